"""Bearing off without contact, exactly: how many rolls it takes to get up to 15 checkers off the home board.

The table has a row for each of the 54,264 ways to place at most 15 checkers on six places: with what chance
they are all off after 0, 1, 2 … rolls, if the player brings them off in as few rolls as possible on average.
"""

import os
from functools import cache
from math import comb
from threading import get_ident
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.driving import backend
from spieltisch.engine.driving.game import Game
from spieltisch.engine.kernel.table import table
from spieltisch.games.backgammon.plays import find_ends, new_desk
from spieltisch.games.backgammon.rules import CHECKERS, OFF, throw

HOME = 19  # the first place of the home board
PLACES = 6
ROWS = comb(CHECKERS + PLACES, PLACES)
MOST_ROLLS = 24  # more have a chance below one in a billion; they count as so many

_WAYS = table([[comb(n, k) for k in range(PLACES + 1)] for n in range(CHECKERS + PLACES + 1)])


def row_of(men: Any, seat: int) -> int:
    """The row of a seat whose checkers are all home or off. Every checker move leads to a smaller row."""
    row = so_far = 0
    for k in range(PLACES):
        so_far += men[seat, HOME + k]
        row += _WAYS[so_far + k, k + 1]
    return row


def set_row(s: Any, row: int) -> None:
    """Put the checkers of seat 0 as the row says; nobody else is on the board."""
    upper = CHECKERS + PLACES - 1
    rest, left = row, CHECKERS
    for k in range(PLACES, 0, -1):
        while _WAYS[upper, k] > rest:
            upper -= 1
        rest -= _WAYS[upper, k]
        s.men[0, HOME + k] = left - (upper + 1 - k)
        left = upper + 1 - k  # checkers further back
    s.men[0, HOME] = left
    s.own[0] = 0
    for place in range(HOME, OFF):
        if s.men[0, place] > 0:
            s.own[0] |= 1 << place


def fill(chances: Any, mean: Any, desk: Any) -> None:
    """Compute the whole table, from the empty board on."""
    chances[0, 0] = 1.0
    s = desk.steps[0]
    for row in range(1, ROWS):
        for small in range(1, 7):
            for large in range(small, 7):
                set_row(s, row)
                throw(s, small, large)
                n = find_ends(desk)
                best = row_of(desk.ends[0].men, 0)
                for end in range(1, n):
                    other = row_of(desk.ends[end].men, 0)
                    if mean[other] < mean[best]:
                        best = other
                weight = (1.0 if small == large else 2.0) / 36.0
                mean[row] += weight * (1.0 + mean[best])
                chances[row, 1:] += weight * chances[best, :-1]


@cache
def bearoff_table(game: Game) -> NDArray[np.float32]:
    """The table; computed once and kept on disk."""
    kept = backend.cache_folder(game.id) / "bearoff.npy"
    if kept.exists():
        return np.load(kept)
    chances = np.zeros((ROWS, MOST_ROLLS))
    backend.bind(fill, game)(chances, np.zeros(ROWS), new_desk())
    found = chances.astype(np.float32)
    partial = kept.with_suffix(f".{os.getpid()}-{get_ident()}.npy")
    np.save(partial, found)
    partial.replace(kept)
    return found


def first_off(chances: Any, mine: int, theirs: int) -> float:
    """The chance that the player on roll, with the row `mine`, is off before the other."""
    still_there = 1.0  # the chance that the other has not finished in fewer rolls
    win = 0.0
    for rolls in range(1, MOST_ROLLS):
        still_there -= chances[theirs, rolls - 1]
        win += chances[mine, rolls] * still_there
    return win
