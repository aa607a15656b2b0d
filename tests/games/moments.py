"""The moments of a random game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from spieltisch.engine.driving.game import Game
from spieltisch.engine.kernel.record import Record
from tests.suite.cases import Case, random_game

MOST_GAMES = 60


class Seen(NamedTuple):
    """The records around a move and one of its moments."""

    before: Any
    moment: Any
    after: Any


def seen(game: Game, seats: int, **options: Any) -> Iterator[Seen]:
    """What is seen in random games, one moment after the other."""
    case = Case(game, seats, options)
    for seed in range(MOST_GAMES):
        for step in random_game(case, seed):
            after = step.s.copy()
            found: list[Any] = []
            after.told = found
            game.rules.play(after, step.seat, step.move)
            yield from (Seen(step.s.copy(), one, after) for one in found if isinstance(one, Record))
