"""Exact values of Othellino positions: drives the compiled search."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.driving import backend
from spieltisch.engine.driving.advice import Stop
from spieltisch.games.othellino import search
from spieltisch.games.othellino.rules import BOARD, State, captured, colour_of, load, placements

# Beyond so many empty cells (6 x 6, 8 x 8) a search is not worth beginning; up to so many every move is valued.
FARTHEST = (26, 20)
ALL_VALUED = (14, 11)

SLICE = 1 << 16  # positions between two looks at the clock: some hundredths of a second
PLAY_ENTRIES = 1 << 20  # 24 MB

Position = tuple[int, int]  # the discs of the seat on turn, and those of the other

_WORD = (1 << 64) - 1


class Stopped(Exception):
    """The time was up, or the answer is no longer wanted."""


def new_table(entries: int = PLAY_ENTRIES) -> NDArray[np.int64]:
    """An empty hash table; `entries` is a power of two."""
    return np.zeros(entries * search.WORDS, np.int64)


@cache
def _play_table() -> NDArray[np.int64]:
    """The table that all threads share at play."""
    return new_table()


class Search:
    """Exact values, one after another. A thread has its own, the hash table may be shared."""

    def __init__(self, size: int, table: NDArray[np.int64], stop: Stop = lambda: False) -> None:
        from spieltisch.games.othellino import GAME  # the type card, which is made after this module is read

        self.size = size
        self.table = table
        self.stop = stop
        self.move = search.NO_MOVE  # the frame bit of the move that passed the last test
        self.nodes = np.zeros(1, np.int64)
        self._frames = np.zeros((search.LEVELS, search.FRAME), np.int64)
        self._lists = np.zeros((search.LEVELS, search.ROOM, search.ENTRY), np.int64)
        self._run = backend.bind(search.run, GAME)

    def left(self, own: int, other: int) -> int:
        """The number of empty cells."""
        return search.CELLS[self.size] - (own & _WORD).bit_count() - (other & _WORD).bit_count()

    def test(self, own: int, other: int, alpha: int, horizon: int = 0) -> int:
        """A bound on the final difference: at least that if it is above `alpha`, else at most."""
        search.push(self._frames, 0, own, other, alpha, self.left(own, other))
        level = 0
        while level >= 0:
            if self.stop():
                raise Stopped
            level = self._run(self._frames, self._lists, level, SLICE, horizon, self.table, self.size, self.nodes)
        answer = int(self._frames[0, search.BEST])
        if answer > alpha:
            self.move = int(self._frames[0, search.MOVE])
        return answer

    def value(self, own: int, other: int, near: int | None = None) -> int:
        """The final difference under best play; quick searches begin where no value `near` it is known."""
        if near is None:
            near = 0
            for horizon in range(self.left(own, other) - 6, 9, -4):
                near = self._narrow(own, other, near, horizon)
        return self._narrow(own, other, near, 0)

    def _narrow(self, own: int, other: int, near: int, horizon: int) -> int:
        """Tests around `near` until the bounds meet. Full boards differ by even numbers, so steps are of two."""
        cells = search.CELLS[self.size]
        lower, upper = -cells, cells
        while lower < upper:
            alpha = min(max(near - 1, lower), upper - 1)
            answer = self.test(own, other, alpha, horizon)
            if answer > alpha:
                lower, near = answer, answer + 2
            else:
                upper, near = answer, answer - 1
        return lower


# Positions outside compiled code.


def signed(cells: int) -> int:
    """A set of cells as compiled code has it: the last cell of the large board is the sign."""
    return ((cells & _WORD) ^ (1 << 63)) - (1 << 63)


def bit_of(disc: int) -> int:
    """The frame bit of a set of one cell."""
    return (disc & _WORD).bit_length() - 1


def placements_of(own: int, other: int, size: int) -> list[int]:
    """The legal placements, each as a set of one cell."""
    found = placements(own, other, BOARD[size])
    return [signed(1 << bit) for bit in range(64) if found >> bit & 1]


def after(own: int, other: int, disc: int) -> Position:
    """The position after a placement; disc 0 is a pass."""
    turned = captured(disc, own, other) if disc else 0
    return signed(other ^ turned), signed(own | turned | disc)


def position(view: State, seat: int) -> Position:
    """The position of a record, as the seat sees it."""
    colour = colour_of(view, seat)
    return signed(load(view, colour)), signed(load(view, 1 - colour))


def solve(own: int, other: int, size: int, stop: Stop) -> list[tuple[int, int]] | None:
    """The best placement (0: a pass) and its value, near the end all of them; None if stopped before that."""
    searcher = Search(size, _play_table(), stop)
    left = searcher.left(own, other)
    if left > FARTHEST[size]:
        return None
    discs = placements_of(own, other, size) or [0]
    try:
        if left <= ALL_VALUED[size]:
            values = [(disc, 0 - searcher.value(*after(own, other, disc))) for disc in discs]
            return sorted(values, key=lambda item: -item[1])
        value = searcher.value(own, other)
    except Stopped:
        return None
    return [(signed(1 << searcher.move) if searcher.move != search.NO_MOVE else discs[0], value)]
