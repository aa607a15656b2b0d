"""When to double and when to take, from the chances of a game: Janowski's formulas for money play.

With the cube a win is worth more to whoever owns it. A dead cube (efficiency 0) is never used again; a live
one (efficiency 1) is always used at the very best moment; the truth lies between.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from spieltisch.games.backgammon.evaluation import LOSE_GAMMON, WIN, WIN_GAMMON

EFFICIENCY = 0.68

OWN, CENTRE, OTHER = range(3)  # who may double next


class Worth(NamedTuple):
    """Expected points of the player about to roll, won less lost, in units of the cube as it is."""

    rolling: float
    doubling: float  # if the other answers well
    taken: float  # if the other takes


def with_cube(chances: Sequence[float], gammons: float, place: int, efficiency: float) -> float:
    """Expected points, for a cube of 1 at this place: between those with a dead and those with a live cube."""
    win = min(max(float(chances[WIN]), 1e-6), 1 - 1e-6)
    won = 1 + gammons * float(chances[WIN_GAMMON]) / win  # points of a win on average
    lost = 1 + gammons * float(chances[LOSE_GAMMON]) / (1 - win)
    dead = win * (won + lost) - lost
    return (1 - efficiency) * dead + efficiency * _live(win, won, lost, place)


def _live(win: float, won: float, lost: float, place: int) -> float:
    """Straight lines between losing, the other's double that is just dropped, the own one, and winning."""
    total = won + lost + 0.5
    corners = [(0.0, -lost), (1.0, won)]
    if place != OWN:
        corners.append(((lost - 0.5) / total, -1.0))
    if place != OTHER:
        corners.append(((lost + 1) / total, 1.0))
    corners.sort()
    return float(np.interp(win, [at for at, _ in corners], [points for _, points in corners]))


def worth(chances: Sequence[float], owned: bool, jacoby: bool, last: bool) -> Worth:
    """What the player about to roll may expect; `owned`: the cube is his; `last`: nobody may double after him."""
    rolling = with_cube(chances, 0.0 if jacoby and not owned else 1.0, OWN if owned else CENTRE, EFFICIENCY)
    taken = 2 * with_cube(chances, 1.0, OTHER, 0.0 if last else EFFICIENCY)
    return Worth(rolling, min(taken, 1.0), taken)
