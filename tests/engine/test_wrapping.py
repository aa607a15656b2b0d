"""Functions are wrapped for the compiler in many threads at once."""

from __future__ import annotations

import sys
import types
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from spieltisch.engine.driving import backend
from spieltisch.engine.driving.game import Game, all_games


@pytest.fixture
def restless() -> Iterator[None]:
    """Threads take turns all the time."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def answer() -> int:
    return 42


def driver(number: int) -> Any:
    """One of many drivers."""
    made = types.FunctionType(answer.__code__, globals(), f"driver_{number}")
    made.__qualname__, made.__module__ = made.__name__, __name__
    return made


def test_every_game_is_kept_in_its_own_folder_whoever_else_compiles(restless: None) -> None:
    import numba

    settings: Any = numba.config
    before = settings.CACHE_DIR
    games = all_games()[:4]

    def bound(of: tuple[int, Game]) -> tuple[Game, Path]:
        made = backend.bind(driver(of[0]), of[1])
        return of[1], Path(made.stats.cache_path)

    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(bound, [(number, game) for number in range(20) for game in games]))
    assert all(path.is_relative_to(backend.cache_folder(game.id)) for game, path in found)
    assert before == settings.CACHE_DIR
