"""What bots know about Halma: how far every piece has to go, and that it should go there."""

from math import exp
from typing import Any

from spieltisch.engine.kernel.table import table
from spieltisch.games.halma import boards
from spieltisch.games.halma.boards import CORNERS, SIDE, TRIANGLE, Cell, cells_of, from_corner, from_edges, target_of
from spieltisch.games.halma.rules import CELLS, PIECES, State, corner_of

STEP = 16  # the unit of ways: a step straight towards the far corner is a little more
OUTSIDE = 2.0  # what it costs, in steps, not to be in the target
LATE = 0.12  # a long way costs more than two of half its length
ASIDE = 0.4  # a step away from the diagonal


def _way(board: int, corner: int, cell: Cell) -> int:
    """The way from a cell to the far end of the target, by which pieces are drawn there."""
    if board // 2 == TRIANGLE:
        steps = float(SIDE - 1 - from_corner(cell, corner))
    else:
        up, on = from_edges(board // 2, cell, (corner + 2) % CORNERS)
        steps = (up + on) / 2 + ASIDE * abs(up - on)
    cost = steps + LATE * steps * steps + (0 if cell in target_of(board, corner) else OUTSIDE)
    return round(STEP * cost)


def _ways(board: int, corner: int) -> list[int]:
    ways = [_way(board, corner, cell) for cell in cells_of(board // 2)]
    return ways + [0] * (boards.FRAME**2 - len(ways))


WAY = table([_ways(board, corner) for board, corner in boards.STARTS])

TEMPERATURE = 1.5  # steps: a move that gains so much more than another looks e times as promising
WAITING = 0.0001  # how promising, beside others, a move looks that brings its piece no nearer
AHEAD = 0.22  # how much being a step ahead counts: e ** AHEAD to 1
TEMPO = 1.0  # steps that being on turn is worth
LOST, WON = 0.03, 0.95  # the least and the most that a game which is not over can be worth

LEVELS = {
    "beginner": {"iterations": 50, "temperature": 0.3},
    "casual": {"iterations": 120, "temperature": 0.12},
    "good": {"iterations": 400, "temperature": 0.04},
    "strong": {"iterations": 1_500},
    "master": {"iterations": 6_000},
}


def weigh(s: State, seat: int, out: Any, n: int, weights: Any) -> None:
    """By how far a move brings its piece. Who waits for the other to go first may wait for ever: all go forward."""
    cells = CELLS[s.board // 2]
    way = 4 * s.board + corner_of(s, seat)
    for place in range(n):
        move = out[place]
        gain = 0
        if move < cells * cells:
            gain = WAY[way, move // cells] - WAY[way, move % cells]
        weights[place] = exp(gain / (STEP * TEMPERATURE)) * (1.0 if gain > 0 else WAITING)


def horizon(s: State) -> int:
    """Nothing is played out: everybody's way is measured at once."""
    return 0


def strength(s: State, seat: int) -> float:
    """The shorter a seat's way, the larger."""
    way = 4 * s.board + corner_of(s, seat)
    left = 0
    for piece in range(PIECES[s.board]):
        left += WAY[way, s.at[seat, piece]]
    return exp(-AHEAD * (left / STEP - (TEMPO if seat == s.turn else 0.0)))


def judge(s: State, out: Any, values: Any) -> None:
    """Half everybody's chance to be first, half to be ahead of each other; never as much as a game that is won."""
    for seat in range(s.seats):
        own = strength(s, seat)
        total, ahead = own, 0.0
        for other in range(s.seats):
            if other != seat:
                theirs = strength(s, other)
                total += theirs
                ahead += own / (own + theirs)
        values[seat] = LOST + (WON - LOST) * (own / total + ahead / (s.seats - 1)) / 2
