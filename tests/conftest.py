"""For all tests: those of one game follow each other, so that a worker compiles its rules once; cases that
Hypothesis finds are the same in every run, unless it is told to explore (`--hypothesis-profile exploring`)."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from spieltisch.engine.game import Game
from tests.suite.cases import Case

HERE = Path(__file__).parent
TOGETHER = ("bots", "engine", "games", "suite")  # whose tests compile, and share nothing else

settings.register_profile("steady", derandomize=True)
settings.register_profile("exploring", derandomize=False)
settings.load_profile("steady")


def game_of(item: pytest.Item) -> str:
    """The game that a test is about, by its parameters or its folder; nothing if it is about no single one."""
    folder, *rest = item.path.relative_to(HERE).parts
    if folder not in TOGETHER:
        return ""
    if folder == "games" and len(rest) > 1:
        return rest[0]
    call = getattr(item, "callspec", None)
    for value in call.params.values() if call else ():
        if isinstance(value, Case | Game):
            return value.game.id if isinstance(value, Case) else value.id
    return ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: game_of(item) or "~")
