"""When to double and when to take, from the chances of a game: Janowski's formulas for money play.

With the cube a win is worth more to whoever owns it. A dead cube (efficiency 0) is never used again; a live
one (efficiency 1) is always used at the very best moment; the truth lies between.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from spieltisch.games.backgammon.evaluation import LOSE_GAMMON, WIN, WIN_GAMMON

EFFICIENCY = 0.68

OWN, CENTRE, OTHER = range(3)  # who may double next


class Worth(NamedTuple):
    """Expected points of the player about to roll, won less lost, in units of the cube as it is."""

    rolling: float
    doubling: float  # if the other answers well
    taken: float  # if the other takes


def with_cube(chances: Sequence[float], gammons: float, place: int, efficiency: float) -> float:
    """Expected points, for a cube of 1 at this place."""
    win = min(max(float(chances[WIN]), 1e-6), 1 - 1e-6)
    won = 1 + gammons * float(chances[WIN_GAMMON]) / win  # points of a win on average
    lost = 1 + gammons * float(chances[LOSE_GAMMON]) / (1 - win)
    plain = win * (won + lost + efficiency / 2) - lost
    if place == OWN:
        return plain
    if place == OTHER:
        return plain - efficiency / 2
    return 4 / (4 - efficiency) * (plain - efficiency / 4)


def worth(chances: Sequence[float], owned: bool, jacoby: bool, last: bool) -> Worth:
    """What the player about to roll may expect; `owned`: the cube is his; `last`: nobody may double after him."""
    rolling = with_cube(chances, 0.0 if jacoby and not owned else 1.0, OWN if owned else CENTRE, EFFICIENCY)
    taken = 2 * with_cube(chances, 1.0, OTHER, 0.0 if last else EFFICIENCY)
    return Worth(rolling, min(taken, 1.0), taken)
