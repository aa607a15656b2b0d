"""The house rules hold in all code that rules reach, and the check finds what breaks them."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from spieltisch.engine.driving.game import Game, all_games
from spieltisch.engine.driving.playouts import play_games
from spieltisch.engine.kernel import contract
from spieltisch.lab.house_rules import foreign_imports, violations
from spieltisch.lab.perft import list_all


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_rules_keep_the_house_rules(game: Game) -> None:
    functions = [getattr(game.rules, name) for name in contract.NAMES if hasattr(game.rules, name)]
    assert violations(functions) == []
    assert isinstance(game.rules, ModuleType)
    assert foreign_imports(game.rules) == []


def test_what_plays_random_games_keeps_the_house_rules() -> None:
    assert violations([play_games, list_all]) == []


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("x = [1]", "no lists"),
        ("x = s.a / 2", "no division with fractions"),
        ("x = 1.5", "no float constants"),
        ("x = 'a'", "no str constants"),
        ("x = -s.a", "no unary minus on a field"),
        ("x = ~s.a", "no bare ~"),
        ("x = s.a[1:3]", "no slices"),
        ("f(s)", "f calls itself"),
        ("s.a.fill(0)", "only plain functions are called"),
        ("raise ValueError", "no exceptions"),
        ("x = 0xFFFFFFFFFFFFFFFF", "no constants beyond 63 bits"),
    ],
)
def test_the_check_finds(body: str, complaint: str, tmp_path: Path) -> None:
    module = loaded(tmp_path / "rules.py", f"def f(s):\n    {body}\n")
    assert [line for line in violations([module.f]) if complaint in line]


def test_the_check_finds_a_foreign_import(tmp_path: Path) -> None:
    assert foreign_imports(loaded(tmp_path / "rules.py", "import numpy\n")) == ["numpy"]


def loaded(path: Path, source: str) -> ModuleType:
    path.write_text(source)
    spec = importlib.util.spec_from_file_location("rules_to_be_checked", path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
