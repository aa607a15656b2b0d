"""What bots may ask about Othellino: perfect moves, from the book and by search."""

from __future__ import annotations

import time
from collections.abc import Callable

from spieltisch.games.othellino import book, solver
from spieltisch.games.othellino.rules import CELL, PASS, SIZE, State


def exact(
    view: State, seat: int, seconds: float, stop: Callable[[], bool] = lambda: False
) -> list[tuple[int, float]] | None:
    """The best move of the seat on turn with its exact final difference; None if that takes too long.

    Near the end the other moves follow with theirs, best first.
    """
    if view.turn != seat:
        return None
    size = view.options[SIZE]
    own, other = solver.position(view, seat)
    known = book.look_up(own, other) if size == book.SIZE else None
    if known is None:
        ends = time.monotonic() + seconds
        known = solver.solve(own, other, size, lambda: stop() or time.monotonic() >= ends)
    if known is None:
        return None
    return [(CELL[size, solver.bit_of(disc)] if disc else PASS[size], float(v)) for disc, v in known]
