"""What bots may ask about Othellino: perfect moves, from the book and by search."""

import time

from spieltisch.engine.driving.advice import Candidate, Effort, Stop
from spieltisch.games.othellino import book, solver
from spieltisch.games.othellino.rules import CELL, DARK, LIGHT, PASS, SIZE, State, discs_of
from spieltisch.games.othellino.search import CELLS

STRONG, MASTER = 3, 4
PERFECT = {STRONG: 10, MASTER: 64}  # up to how many empty cells a level looks for the perfect move

LEVELS = {
    "beginner": {"temperature": 0.25},
    "casual": {"temperature": 0.12},
    "good": {"iterations": 400, "temperature": 0.04},
    "strong": {"iterations": 2_000},
    "master": {"seconds": 10.0},  # rarely more than two: the first moves are in the book
}


def exact(view: State, seat: int, seconds: float, stop: Stop = lambda: False) -> list[tuple[int, float]] | None:
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


def consider(view: State, seat: int, effort: Effort, stop: Stop) -> list[Candidate] | None:
    """Perfect moves: near the end for the strong, for the master wherever they can be had in time."""
    cells = CELLS[view.options[SIZE]]
    if cells - discs_of(view, DARK) - discs_of(view, LIGHT) > PERFECT.get(effort.level, -1):
        return None
    found = exact(view, seat, effort.seconds, stop)
    if found is None:
        return None
    return [
        Candidate(move, float(place == 0), chance_of(value, cells), (cells + value) / 2)
        for place, (move, value) in enumerate(found)
    ]


def prepare() -> None:
    """Let the exact search be compiled, or loaded from disk."""
    solver.Search(SIZE, solver.new_table(2)).test(1, 2, 0)


def chance_of(value: float, cells: int) -> float:
    """A sure win is 1, a sure loss 0, by however little; a large one counts a little more."""
    won = 1.0 if value > 0 else 0.5 if value == 0 else 0.0
    return 0.96 * won + 0.04 * (0.5 + value / (2 * cells))
