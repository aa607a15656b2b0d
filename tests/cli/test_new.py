"""A new game runs and passes the suite before anything of it is changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from spieltisch.engine.showing.mistake import Mistake
from spieltisch.new_game import ROOT, create

ID = "pebbles"
LEFT_OUT = shutil.ignore_patterns("page", "browser", "__pycache__", "*.txt")
SUITE = ["cases", "catalogues", "rulebooks", "options", "golden", "lessons"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source without the other games' golden files, and with a new game."""
    root = tmp_path_factory.mktemp("house")
    shutil.copytree(ROOT / "src", root / "src", ignore=shutil.ignore_patterns("page", "__pycache__"))
    shutil.copytree(ROOT / "tests", root / "tests", ignore=LEFT_OUT)
    shutil.copytree(ROOT / "web/tests", root / "web/tests")
    shutil.copy(ROOT / "pyproject.toml", root)
    made = run(root, "spieltisch", "new", ID)
    assert made.stdout.startswith("Pebbles is there:"), made.stderr
    return root


def run(house: Path, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(house / "src"), str(house)])
    environment = os.environ | {"PYTHONPATH": path, "SPIELTISCH_LANG": "en"}
    return subprocess.run(
        [sys.executable, "-m", *command],
        cwd=house,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_new_game_passes_the_suite_as_it_is(house: Path) -> None:
    tests = [f"tests/suite/test_{name}.py" for name in SUITE]
    passed = run(house, "pytest", *tests, f"tests/games/{ID}", "-k", ID, "-p", "no:cacheprovider", "-p", "no:xdist")
    assert passed.returncode == 0, passed.stdout


def test_a_new_game_keeps_to_format_and_types(house: Path) -> None:
    folders = [f"src/spieltisch/games/{ID}", f"tests/games/{ID}"]
    assert run(house, "ruff", "format", "--check", *folders).returncode == 0
    assert run(house, "ruff", "check", *folders).returncode == 0


def test_rules_are_played_before_there_are_words_and_a_scene(house: Path) -> None:
    run(house, "spieltisch", "new", "bare")
    folder = house / "src/spieltisch/games/bare"
    for file in ("words.py", "scene.py", *(path.name for path in folder.glob("words.*.ftl"))):
        (folder / file).unlink()
    card, rules = folder / "__init__.py", folder / "rules.py"
    imported = "from spieltisch.games.bare.words import say"
    own = 'from spieltisch.engine.showing.phrase import Book\n\nsay = Book("bare")'
    card.write_text(card.read_text("utf-8").replace(imported, own), "utf-8")
    rules.write_text(rules.read_text("utf-8").replace("left=NUMBER", 'left="heap"'), "utf-8")
    played = run(house, "spieltisch", "play", "bare", typed="1\n" * 30)
    assert played.returncode == 0, played.stderr
    assert "1 Move 1   2 Move 2   3 Move 3" in played.stdout
    assert "bare/takes (you, 1, " in played.stdout


@pytest.mark.parametrize(
    ("id", "why"),
    [("Can't Stop", "cannot be a game's id"), ("_x", "cannot be a game's id"), ("othellino", "already")],
)
def test_an_id_must_be_new_and_a_name_for_a_folder(id: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(Mistake) as refused:
        create(id, tmp_path)
    assert why in refused.value.text.in_()


def test_an_installed_package_has_no_place_for_new_games(tmp_path: Path) -> None:
    with pytest.raises(Mistake) as refused:
        create(ID, tmp_path)
    assert "where the source is" in refused.value.text.in_()
