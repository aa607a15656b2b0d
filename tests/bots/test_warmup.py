"""Compiling ahead: what bots need comes first, so that nobody waits for the rest."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from spieltisch.bots import warmup
from spieltisch.engine.driving import backend
from spieltisch.engine.driving.game import game
from spieltisch.engine.showing.mistake import Mistake

GAME = "othellino"


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine on which nothing has been compiled."""
    monkeypatch.setattr(backend, "cache_folder", lambda game_id: tmp_path)
    return tmp_path


def test_bots_can_think_before_all_is_compiled(fresh: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def look(*_: Any, **__: Any) -> None:
        seen.append((warmup.can_think(GAME), warmup.is_warm(GAME)))

    monkeypatch.setattr(warmup, "compile_bots", look)
    monkeypatch.setattr(warmup, "simulate", look)
    warmup.compile_all(game(GAME))
    look()
    assert seen == [(False, False), (True, False), (True, True)]


def test_a_game_that_cannot_be_compiled_is_named(fresh: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "false")
    with pytest.raises(Mistake, match=r"Othellino.* could not be compiled"):
        warmup.warm([game(GAME)])
    assert not warmup.can_think(GAME)
    assert not warmup.is_warm(GAME)
