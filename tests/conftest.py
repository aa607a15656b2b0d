"""For all tests: those of one game follow each other, so that a worker compiles its rules once, and among them those
of one case, so that it is walked through once. Cases that Hypothesis finds are the same in every run, unless it is
told to explore (`--hypothesis-profile exploring`)."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from hypothesis import settings

from spieltisch.engine.driving.game import Game
from tests.suite.cases import Case

HERE = Path(__file__).parent
LAST = ("~", "")
TOGETHER = ("bots", "engine", "games", "suite")  # whose tests compile, and share nothing else

# Rules are compiled by much Python, which makes many small things that stay: they need not be looked through so often.
gc.set_threshold(100_000, 20, 50)

settings.register_profile("steady", derandomize=True)
settings.register_profile("exploring", derandomize=False)
settings.load_profile("steady")


def game_of(item: pytest.Item) -> tuple[str, str]:
    """The game that a test is about, and the case of it, by its parameters or its folder; those of none come last."""
    folder, *rest = item.path.relative_to(HERE).parts
    if folder not in TOGETHER:
        return LAST
    if folder == "games" and len(rest) > 1:
        return rest[0], ""
    call = getattr(item, "callspec", None)
    for value in call.params.values() if call else ():
        if isinstance(value, Case):
            return value.game.id, str(value) if folder == "suite" else ""
        if isinstance(value, Game):
            return value.id, ""
    return LAST


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=game_of)
