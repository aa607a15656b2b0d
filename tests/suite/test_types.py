"""The modules of a game's folder are what the engine takes them for: they are found by name, so nobody else checks."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

import spieltisch
from spieltisch.engine.driving.game import game_ids

ROOT = Path(__file__).parents[2]
GAMES = Path(spieltisch.__file__).parent / "games"
PROTOCOLS = {"rules": "Rules", "words": "Words", "scene": "Drawing"}


def uses() -> str:
    """A module that takes the modules of every game, and what stands in for them, for what the engine does."""
    found = [f"from spieltisch.engine.showing.modules import {', '.join(PROTOCOLS.values())}"]
    found += [
        "from spieltisch.engine.driving import plain",
        "plain_words: Words = plain",
        "plain_scene: Drawing = plain",
    ]
    for id in game_ids():
        for name, protocol in PROTOCOLS.items():
            if (GAMES / id / f"{name}.py").exists():
                found.append(f"import spieltisch.games.{id}.{name} as {id}_{name}")
                found.append(f"{id}_{name}_is: {protocol} = {id}_{name}")
    return "\n".join(found) + "\n"


def test_the_modules_of_every_game_are_what_the_engine_takes_them_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)  # with the settings and the cache of the project
    file = tmp_path / "uses.py"
    file.write_text(uses(), "utf-8")
    said, failed, code = api.run(["--pretty", str(file)])
    assert code == 0, said + failed
