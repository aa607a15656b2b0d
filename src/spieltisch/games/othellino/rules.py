"""Othellino: Othello on six by six cells, or eight by eight. The state and the rules.

Both boards lie in one frame of 8 x 8 bits, cell a1 of the small board one step in from the corner, so
that lines never run over an edge of the small board and masks keep them from doing so on the large one.
A set of cells is a whole number of 64 bits while we calculate and two 32-bit halves in the record.
"""

from typing import Any

from spieltisch.engine.kernel.bits import count, lowest
from spieltisch.engine.kernel.openly import guess as guess, hide as hide
from spieltisch.engine.kernel.record import Record, i8, u32
from spieltisch.engine.kernel.rng import uniform
from spieltisch.engine.kernel.table import table
from spieltisch.engine.kernel.telling import NUMBER, SEAT, tell, told

DARK, LIGHT = 0, 1

# The option.
SIZE = 0  # values: 6, 8
SIZES = table([6, 8])

# Frame bit of every cell, and cell of every frame bit, for both sizes.
BIT = table([[(i // 6 + 1) * 8 + i % 6 + 1 if i < 36 else -1 for i in range(64)], list(range(64))])
CELL = table(
    [[(b // 8 - 1) * 6 + b % 8 - 1 if 1 <= b // 8 <= 6 and 1 <= b % 8 <= 6 else -1 for b in range(64)], list(range(64))]
)
PASS = table([36, 64])
LAST_MOVE = 64
MOST_MOVES = 60

# The cells of the boards (-1: all 64), and the four centre cells.
BOARD = table([0x007E7E7E7E7E7E00, -1])
CENTRE_LIGHT = (1 << 27) | (1 << 36)
CENTRE_DARK = (1 << 28) | (1 << 35)

# Discs that can have a neighbour on both sides: in a row, in a column, on a diagonal.
INNER_ROW = 0x7E7E7E7E7E7E7E7E
INNER_COLUMN = 0x00FFFFFFFFFFFF00
INNER_DIAGONAL = 0x007E7E7E7E7E7E00

# How often two cells are added to a run of two: up to four are all that the small board has, up to six the large one.
SHORT, LONG = 1, 2

NOBODY = -1
NOWHERE = -1

# What is told. The turned discs are a set of frame bits.
BEGINS = told("begins", who=SEAT)
PLACES = told("places", who=SEAT, cell="cell", turned="frame")
PASSES = told("passes", who=SEAT)
BLOCKED = told("blocked", red=NUMBER, yellow=NUMBER)


class State(Record):
    """Discs by colour, and the legal placements of whoever is on turn."""

    discs = u32[2, 2]  # colour; lower and upper half of the frame
    legal = u32[2]  # halves; both 0: the player on turn must pass
    dark = i8  # the seat that plays dark
    turn = i8  # the seat on turn, NOBODY when the game is over
    last = i8  # the cell of the last placement, NOWHERE before the first


def deal(s: State) -> None:
    """Four discs in the centre (S1, S2); the drawn seat plays dark and begins (S3)."""
    store(s, DARK, CENTRE_DARK)
    store(s, LIGHT, CENTRE_LIGHT)
    s.dark = uniform(s.rng, s.seats)
    s.turn = s.dark
    s.last = NOWHERE
    offer(s, placements(CENTRE_DARK, CENTRE_LIGHT, BOARD[s.options[SIZE]]))
    tell(s, BEGINS, s.dark)


def actors(s: State) -> int:
    return 0 if s.turn < 0 else 1 << s.turn


def moves(s: State, seat: int, out: Any) -> int:
    size = s.options[SIZE]
    n = 0
    for half in range(2):
        rest = s.legal[half] + 0
        while rest:
            out[n] = CELL[size, half * 32 + lowest(rest)]
            n += 1
            rest &= rest - 1
    if n == 0:
        out[0] = PASS[size]
        n = 1
    return n


def play(s: State, seat: int, move: int) -> None:
    size = s.options[SIZE]
    colour = colour_of(s, seat)
    own = load(s, colour)
    other = load(s, 1 - colour)
    if move == PASS[size]:
        tell(s, PASSES, seat)
    else:
        disc = 1 << BIT[size, move]
        taken = captured(disc, own, other)
        own |= disc | taken
        other ^= taken
        store(s, colour, own)
        store(s, 1 - colour, other)
        s.last = move
        tell(s, PLACES, seat, move, taken)
    hand_over(s, seat, own, other)


def hand_over(s: State, seat: int, own: int, other: int) -> None:
    """Who is on turn after this seat: the other, or nobody if neither can place (R7, R8)."""
    board = BOARD[s.options[SIZE]]
    s.turn = 1 - seat
    offer(s, placements(other, own, board))
    if s.legal[0] == 0 and s.legal[1] == 0 and placements(own, other, board) == 0:
        s.turn = NOBODY
        tell(s, BLOCKED, discs_of(s, DARK), discs_of(s, LIGHT))


def placements(own: int, other: int, board: int) -> int:
    """The empty cells that end a line of opposing discs behind an own one (R2-R4)."""
    flat = ends(own, other & INNER_ROW, 1, LONG) | ends(own, other & INNER_COLUMN, 8, LONG)
    inner = other & INNER_DIAGONAL
    found = flat | ends(own, inner, 7, LONG) | ends(own, inner, 9, LONG)
    return found & board & (-1 ^ (own | other))


def ends(own: int, between: int, step: int, doublings: int) -> int:
    """The cells behind runs of `between` that begin next to an own disc, in both directions of a line."""
    up, down = runs(own, between, step, doublings)
    return (up << step) | (down >> step)


def captured(disc: int, own: int, other: int) -> int:
    """The opposing discs between the new disc and own ones, on all lines at once (R3, R5)."""
    flat = captured_on(disc, own, other & INNER_ROW, 1, LONG) | captured_on(disc, own, other & INNER_COLUMN, 8, LONG)
    inner = other & INNER_DIAGONAL
    return flat | captured_on(disc, own, inner, 7, LONG) | captured_on(disc, own, inner, 9, LONG)


def captured_on(disc: int, own: int, between: int, step: int, doublings: int) -> int:
    """The captures in both directions of one line; none where no own disc stands behind (R4)."""
    up, down = runs(disc, between, step, doublings)
    return (up if (up << step) & own else 0) | (down if (down >> step) & own else 0)


def runs(start: int, between: int, step: int, doublings: int) -> tuple[int, int]:
    """The unbroken runs of `between` that begin next to `start`, towards higher and towards lower bits.

    `between` never holds the top bits, so a sign that moves in is cut off.
    """
    pairs = between & (between << step)
    up = between & (start << step)
    up |= between & (up << step)
    down = between & (start >> step)
    down |= between & (down >> step)
    for _ in range(doublings):
        up |= pairs & (up << (2 * step))
        down |= (pairs >> step) & (down >> (2 * step))
    return up, down


def colour_of(s: State, seat: int) -> int:
    return DARK if seat == s.dark else LIGHT


def load(s: State, colour: int) -> int:
    return ((s.discs[colour, 1] + 0) << 32) | (s.discs[colour, 0] + 0)


def store(s: State, colour: int, cells: int) -> None:
    s.discs[colour, 0] = cells & 0xFFFFFFFF
    s.discs[colour, 1] = (cells >> 32) & 0xFFFFFFFF


def offer(s: State, cells: int) -> None:
    s.legal[0] = cells & 0xFFFFFFFF
    s.legal[1] = (cells >> 32) & 0xFFFFFFFF


def discs_of(s: State, colour: int) -> int:
    return count(s.discs[colour, 0]) + count(s.discs[colour, 1])


def points(s: State, out: Any) -> None:
    """The discs on the board (E2)."""
    for seat in range(s.seats):
        out[seat] = discs_of(s, colour_of(s, seat))
