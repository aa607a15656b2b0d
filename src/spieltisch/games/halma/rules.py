"""Halma: bring all your pieces into the opposite camp, by steps and by chains of jumps. The state and the rules.

A jump changes a row and a column by 0 or 2, so a jumper stays in one of four quarters of the board: the cells
whose rows and columns are even or odd like its own. In a frame of 16 x 16 a quarter has 8 x 8 cells, one word of
64 bits, and what is jumped over lies in the other three: all chains of a piece are found by flooding one word.
"""

from collections.abc import Iterable
from typing import Any

from spieltisch.engine.kernel.bits import lowest
from spieltisch.engine.kernel.openly import guess as guess, hide as hide
from spieltisch.engine.kernel.record import Record, i8, i16, u8, u16, u32
from spieltisch.engine.kernel.rng import uniform
from spieltisch.engine.kernel.table import table
from spieltisch.engine.kernel.telling import NUMBER, SEAT, tell, told
from spieltisch.games.halma.boards import BOARDS, FRAME, SHAPES, SIZES, STARTS, TRIANGLE, camp_of, cells_of, target_of

# The options.
SIZE, BOARD, KEEP, BLOCK = range(4)  # values: 8, 10, 12, 16; square, triangle; off, on; majority, strict

MOST_PIECES = 19
MOST_MOVES = MOST_PIECES * (7 + (FRAME // 2) * (FRAME // 2))  # every step and the whole quarter of every piece
LAST_MOVE = (FRAME * FRAME) * (FRAME * FRAME)  # the pass on the largest board

NOBODY = -1
NOWHERE = -1
RUNNING, FULL, BLOCKED, GUARD = range(4)  # how a game ends: E1, E2, E3

# What is told. The hops follow from the move and the table after it.
BEGINS = told("begins", who=SEAT)
SETS_OUT = told("sets-out", who=SEAT, colour="colour", way="way")
GOES = told("goes", who=SEAT, start="cell", to="cell", hops="hops")
IN_TARGET = told("in-target", who=SEAT, count=NUMBER, all=NUMBER, rest=NUMBER)
PASSES = told("passes", who=SEAT)
FILLED = told("filled", who=SEAT, own=NUMBER, cells=NUMBER)
STUCK = told("stuck")
TIME_UP = told("time-up", turns=NUMBER)

# Corners by players (from two on) and turn order (S2); on the triangle they are in turn order (T2).
CORNER = table([[0, 2, -1, -1], [1, 2, 0, -1], [0, 1, 2, 3]])


def quarter_of(row: int, column: int) -> int:
    return (row & 1) * 2 + (column & 1)


def place_of(row: int, column: int) -> int:
    """The bit of a cell in its quarter."""
    return (row >> 1) * 8 + (column >> 1)


def _words(cells: Iterable[tuple[int, int]]) -> list[int]:
    """Some cells as bits of the four quarters; with the highest bit set, the same bits as a signed number."""
    words = [0] * 4
    for cell in cells:
        words[quarter_of(*cell)] |= 1 << place_of(*cell)
    return [word - (1 << 64) if word >> 63 else word for word in words]


def _filled(values: list[int], length: int) -> list[int]:
    return values + [NOWHERE] * (length - len(values))


# Of every shape: how many cells, where they are, the number of each row's first cell, the cells of a quarter.
CELLS = table([len(cells_of(shape)) for shape in range(SHAPES)])
ROW = table([_filled([row for row, _ in cells_of(shape)], FRAME * FRAME) for shape in range(SHAPES)])
COLUMN = table([_filled([column for _, column in cells_of(shape)], FRAME * FRAME) for shape in range(SHAPES)])
ROWS = table([cells_of(shape)[-1][0] + 1 for shape in range(SHAPES)])
FIRST = table([[row * size for row in range(FRAME)] for size in SIZES] + [[r * (r + 1) // 2 for r in range(FRAME)]])
GROUND = table([_words(cells_of(shape)) for shape in range(SHAPES)])
OUTSIDE = table(
    [
        [sum(1 << column for column in range(FRAME) if (row, column) not in cells_of(shape)) for row in range(FRAME)]
        for shape in range(SHAPES)
    ]
)

# The columns next to one in the row below, in its own and in the row above, as bits one place to the left (R2, T1).
NEAR = table([[7, 5, 7]] * len(SIZES) + [[3, 5, 6]])

# The camps' cells in ascending order, at 4 * board + corner, and their number; the targets as words, and theirs.
HOME = table(
    [
        _filled([n for n, cell in enumerate(cells_of(board // 2)) if cell in camp_of(board, corner)], MOST_PIECES)
        for board, corner in STARTS
    ]
)
PIECES = table([len(camp_of(board, 0)) for board in range(BOARDS)])
TARGET = table([_words(target_of(board, corner)) for board, corner in STARTS])
TARGET_CELLS = table([len(target_of(board, 0)) for board in range(BOARDS)])

# What lies between a cell of a quarter and the next one to the right, up, up right and up left: a cell of another
# quarter at the same place, or at one that is this many further on. Words are shifted down to bring it there.
TO_RIGHT = table([0, 1, 0, 1])
TO_UP = table([0, 0, 8, 8])
TO_UP_RIGHT = table([0, 1, 8, 9])
TO_UP_LEFT = table([0, 0, 7, 8])  # of the first quarter one back: see `landings`

# The cells of a quarter from which there is a way right, up, up right, up left; on the triangle none up left.
NOT_LAST_COLUMN = 0x7F7F7F7F7F7F7F7F
NOT_LAST_ROW = 0x00FFFFFFFFFFFFFF
NEITHER_LAST = 0x007F7F7F7F7F7F7F
UP_LEFT = table([0x00FEFEFEFEFEFEFE] * len(SIZES) + [0])

# The eight bits of a quarter's row, each moved to its column of a row of the board.
SPREAD = table([sum((bits >> i & 1) << 2 * i for i in range(8)) for bits in range(256)])

TURNS = table([20 * ROWS[shape] for shape in range(SHAPES)])  # that everybody has at most (E3, T5)


class State(Record):
    """The pieces by cells, and the occupied cells twice: by quarters for jumps, by rows for steps."""

    at = u8[4, MOST_PIECES]  # the cells of a seat's pieces, ascending
    taken = u32[4, 2]  # quarter; lower and upper half
    rows = u16[FRAME]  # occupied columns; those outside the board too
    arrived = i8[4]  # a seat's pieces in its target
    board = i8  # twice the shape, and 1 with the small camps
    first = i8  # the start player
    turn = i8  # the seat on turn, NOBODY when the game is over
    made = i16  # moves so far, passes too
    passes = i8  # in succession
    ending = i8
    winner = i8  # by E1 or E2
    last = i16  # where the last move led; NOWHERE before the first and after a pass


def deal(s: State) -> None:
    """A drawn seat begins (S1); everybody fills his camp (S2, S3)."""
    shape = TRIANGLE if s.options[BOARD] else s.options[SIZE]
    s.board = 2 * shape + (1 if s.seats > 2 else 0)
    for row in range(FRAME):
        s.rows[row] = OUTSIDE[shape, row]
    s.first = uniform(s.rng, s.seats)
    s.turn = s.first
    s.winner = NOBODY
    s.last = NOWHERE
    tell(s, BEGINS, s.first)
    for seat in range(s.seats):
        corner = corner_of(s, seat)
        tell(s, SETS_OUT, seat, seat, corner)
        for piece in range(PIECES[s.board]):
            s.at[seat, piece] = HOME[4 * s.board + corner, piece]
            flip(s, s.at[seat, piece])
    for seat in range(s.seats):
        for piece in range(PIECES[s.board]):
            s.arrived[seat] += in_target(s, seat, s.at[seat, piece])


def corner_of(s: State, seat: int) -> int:
    """The corner from which a seat starts (S2, T2)."""
    order = (seat - s.first + s.seats) % s.seats
    return order if s.board // 2 == TRIANGLE else CORNER[s.seats - 2, order]


def in_target(s: State, seat: int, cell: int) -> int:
    """Whether a cell belongs to a seat's target (S4, T4)."""
    shape = s.board // 2
    row, column = ROW[shape, cell], COLUMN[shape, cell]
    target = TARGET[4 * s.board + corner_of(s, seat), quarter_of(row, column)]
    return (target >> place_of(row, column)) & 1


def flip(s: State, cell: int) -> None:
    """Empty an occupied cell, or occupy an empty one."""
    shape = s.board // 2
    row, column = ROW[shape, cell], COLUMN[shape, cell]
    place = place_of(row, column)
    s.taken[quarter_of(row, column), place >> 5] ^= 1 << (place & 31)
    s.rows[row] ^= 1 << column


# The turn.


def actors(s: State) -> int:
    return 0 if s.turn < 0 else 1 << s.turn


def moves(s: State, seat: int, out: Any) -> int:
    """All pairs of a piece's cell and one that it can reach (R1, R7); a pass if there are none (R9)."""
    n = 0
    for piece in range(PIECES[s.board]):
        n = moves_of(s, seat, s.at[seat, piece] + 0, out, n)
    if n == 0:
        out[0] = CELLS[s.board // 2] * CELLS[s.board // 2]
        n = 1
    return n


def moves_of(s: State, seat: int, cell: int, out: Any, n: int) -> int:
    """The moves of the piece on a cell, written after the first n."""
    shape = s.board // 2
    row, column = ROW[shape, cell], COLUMN[shape, cell]
    landed = landings(s, shape, quarter_of(row, column), 1 << place_of(row, column))
    kept = s.options[KEEP] * in_target(s, seat, cell)
    for to_row in range(ROWS[shape]):
        reached = steps(s, shape, row, column, to_row)
        if (to_row ^ row) & 1 == 0:
            reached |= SPREAD[(landed >> (to_row >> 1) * 8) & 255] << (column & 1)
        while reached:
            to = FIRST[shape, to_row] + lowest(reached)
            reached &= reached - 1
            if kept == 0 or in_target(s, seat, to):
                out[n] = cell * CELLS[shape] + to
                n += 1
    return n


def steps(s: State, shape: int, row: int, column: int, to_row: int) -> int:
    """The empty columns of a row that touch a cell (R2)."""
    away = to_row - row
    if away < -1 or away > 1:
        return 0
    near = (NEAR[shape, away + 1] << column) >> 1
    return near & (s.rows[to_row] ^ 0xFFFF)


def landings(s: State, shape: int, quarter: int, start: int) -> int:
    """The cells of its quarter that a piece can reach by jumps (R3-R6)."""
    beside = occupied(s, quarter ^ 1)
    above = occupied(s, quarter ^ 2)
    across = occupied(s, quarter ^ 3)
    right = (beside >> TO_RIGHT[quarter]) & NOT_LAST_COLUMN
    up = (above >> TO_UP[quarter]) & NOT_LAST_ROW
    up_right = (across >> TO_UP_RIGHT[quarter]) & NEITHER_LAST
    if quarter == 0:
        across <<= 1
    up_left = (across >> TO_UP_LEFT[quarter]) & UP_LEFT[shape]
    free = GROUND[shape, quarter] ^ occupied(s, quarter)
    landed = start
    before = 0
    while landed != before:
        before = landed
        landed = ((before & right) << 1) | ((before >> 1) & right)
        landed |= ((before & up) << 8) | ((before >> 8) & up)
        landed |= ((before & up_right) << 9) | ((before >> 9) & up_right)
        landed |= ((before & up_left) << 7) | ((before >> 7) & up_left)
        landed = before | (landed & free)
    return landed ^ start


def occupied(s: State, quarter: int) -> int:
    return ((s.taken[quarter, 1] + 0) << 32) | (s.taken[quarter, 0] + 0)


def play(s: State, seat: int, move: int) -> None:
    cells = CELLS[s.board // 2]
    s.made += 1
    s.passes += 1
    s.last = NOWHERE
    if move < cells * cells:
        s.passes = 0
        s.last = move % cells
        tell(s, GOES, seat, move // cells, move % cells, move)
        carry(s, seat, move // cells, move % cells)
    else:
        tell(s, PASSES, seat)
    s.turn = (seat + 1) % s.seats
    end(s, seat)


def carry(s: State, seat: int, start: int, to: int) -> None:
    """Bring a piece to another cell; whatever it jumps over stays (R5). The cells stay in order."""
    flip(s, start)
    flip(s, to)
    gained = in_target(s, seat, to) - in_target(s, seat, start)
    s.arrived[seat] += gained
    if gained:
        tell_arrived(s, seat)
    place = 0
    while s.at[seat, place] != start:
        place += 1
    while place > 0 and s.at[seat, place - 1] > to:
        s.at[seat, place] = s.at[seat, place - 1]
        place -= 1
    while place < PIECES[s.board] - 1 and s.at[seat, place + 1] < to:
        s.at[seat, place] = s.at[seat, place + 1]
        place += 1
    s.at[seat, place] = to


def tell_arrived(s: State, seat: int) -> None:
    tell(s, IN_TARGET, seat, s.arrived[seat], PIECES[s.board], PIECES[s.board] - s.arrived[seat])


# The end.


def end(s: State, mover: int) -> None:
    """Whether somebody has won, the mover first (E4); or nobody has for too long (E3, R9)."""
    for order in range(s.seats):
        seat = (mover + order) % s.seats
        if s.ending == RUNNING:
            s.ending = reached(s, seat)
            s.winner = seat if s.ending else NOBODY
    if s.ending == RUNNING and (s.passes == s.seats or s.made == TURNS[s.board // 2] * s.seats):
        stop(s)
    if s.ending == BLOCKED:
        tell(s, FILLED, s.winner, s.arrived[s.winner], TARGET_CELLS[s.board])
    if s.ending != RUNNING:
        s.turn = NOBODY


def stop(s: State) -> None:
    """All have passed in a row (R9), or have had their turns (E3)."""
    s.ending = GUARD
    if s.passes == s.seats:
        tell(s, STUCK)
    else:
        tell(s, TIME_UP, TURNS[s.board // 2])
    for seat in range(s.seats):
        tell_arrived(s, seat)


def reached(s: State, seat: int) -> int:
    """How a seat has won: with all its pieces in the target (E1), or most of them and no cell empty (E2)."""
    if s.arrived[seat] == PIECES[s.board]:
        return FULL
    if s.options[BLOCK] or 2 * s.arrived[seat] <= TARGET_CELLS[s.board]:
        return RUNNING
    target = 4 * s.board + corner_of(s, seat)
    empty = 0
    for quarter in range(4):
        missing = TARGET[target, quarter] & (-1 ^ occupied(s, quarter))
        empty |= (missing | (missing >> 32)) & 0xFFFFFFFF
    return RUNNING if empty else BLOCKED


def points(s: State, out: Any) -> None:
    """The own pieces in the target; whoever wins has all of them (E5)."""
    for seat in range(s.seats):
        out[seat] = PIECES[s.board] if seat == s.winner else s.arrived[seat] + 0


# Secrets.
