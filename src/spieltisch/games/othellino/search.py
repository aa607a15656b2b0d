"""The exact search of Othellino: alpha-beta over sets of cells. Only ever run compiled.

A test asks whether the seat on turn can end more than `alpha` discs ahead. The answer is a bound: above
`alpha` the true difference is at least that much, else at most. The search keeps a stack of frames instead of
calling itself, so it can pause after any number of positions and go on later. Below a `horizon` of empty
cells it guesses instead of searching: such quick searches find good moves to try first.

All tests share one hash table, threads too: every entry is sealed, so one torn by two writers is not found.
"""

from collections.abc import Iterable
from typing import Any

from spieltisch.engine.kernel.table import table
from spieltisch.games.othellino.rules import BOARD, SHORT, captured, captured_on, ends, placements

LEAST, MOST = -64, 64
UNKNOWN = -99

# The fields of a frame, its states, and what its list holds of each move.
OWN, OTHER, ALPHA, BEST, MOVE, LEFT, STATE, TODO, NEXT, COUNT, FRAME = range(11)
NEW, OPEN, DONE = range(3)
RANK, DISC, TAKEN, ENTRY = range(4)
LEVELS, ROOM = 128, 34

# A hash entry: both sets, sealed, and a word with bounds, move, empty cells and horizon.
WORDS = 3
NO_MOVE = 64
UNSEEN = 99  # the horizon of a position without an entry

# Empty cells from which on positions are hashed and sorted, answers are looked up before they are sorted,
# and the mobility of both sides is weighed; and the lead from which on stable discs are counted.
HASHED = 7
LOOKED_AHEAD = 11
WEIGHED = 12
SURE = 8

CELLS = table([36, 64])
CORNERS = table([(1 << 9) | (1 << 14) | (1 << 49) | (1 << 54), 1 | (1 << 7) | (1 << 56) | (-1 << 63)])
QUARTERS = table(
    [
        [0x000000000E0E0E00, 0x0000000070707000, 0x000E0E0E00000000, 0x0070707000000000],
        [0x000000000F0F0F0F, 0x00000000F0F0F0F0, 0x0F0F0F0F00000000, -0x0F0F0F1000000000],
    ]
)


def _word(cells: Iterable[tuple[int, int]]) -> int:
    """A set of rows and columns of the frame, as a signed word."""
    word = sum(1 << (8 * row + column) for row, column in cells)
    return word - (1 << 64) if word >> 63 else word


FRAME_CELLS = [divmod(bit, 8) for bit in range(64)]


def _diagonal(bit: int, slope: int) -> int:
    """The diagonal through a frame bit."""
    row, column = divmod(bit, 8)
    return _word((r, c) for r, c in FRAME_CELLS if r - row == slope * (c - column))


def _taken_of_full(place: int, own: int) -> int:
    """The discs taken in a line of eight by placing at `place`, when all that is not own is the other's."""
    total = 0
    for step in (-1, 1):
        at = place + step
        while 0 <= at < 8 and not own >> at & 1:
            at += step
        if 0 <= at < 8:
            total += abs(at - place) - 1
    return total


DIAGONALS = table([[_diagonal(bit, 1), _diagonal(bit, -1)] for bit in range(64)])
TAKEN_OF_FULL = table([[_taken_of_full(place, own) for own in range(256)] for place in range(8)])
EACH_ROW = 0x0101010101010101
COLUMN_TO_ROW = 0x0102040810204080


def _off(rows: int, columns: int) -> int:
    """The cells for which so many rows and columns on is off the frame."""
    return _word((r, c) for r, c in FRAME_CELLS if not (0 <= r + rows < 8 and 0 <= c + columns < 8))


def _rim(size: int, by_row: bool, by_column: bool) -> int:
    """The cells in the first and last rows, or columns, of a board."""
    ends = ((8 - size) // 2, (6 + size) // 2)
    board = [cell for cell in FRAME_CELLS if all(ends[0] <= x <= ends[1] for x in cell)]
    return _word((r, c) for r, c in board if (by_row and r in ends) or (by_column and c in ends))


# For both diagonals (steps 9 and 7): cells without a neighbour 1, 2 and 4 steps up, then down.
OFF = table([[_off(way * n, way * n * slope) for way in (1, -1) for n in (1, 2, 4)] for slope in (1, -1)])
# Cells that are safe from one side by lying on the rim: along rows, along columns, along diagonals.
RIM = table([[_rim(size, False, True), _rim(size, True, False), _rim(size, True, True)] for size in (6, 8)])


# Sets of cells.


def count(cells: int) -> int:
    """How many cells are in a set."""
    x = cells - ((cells >> 1) & 0x5555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((x * EACH_ROW) >> 56) & 0x7F


def place_of(disc: int) -> int:
    """The frame bit of a set of one cell."""
    return count(disc - 1)


def around(cells: int) -> int:
    """A set and its neighbours; on the large board a few more across its edges, which does for guessing."""
    wide = cells | (cells << 1) | (cells >> 1)
    return wide | (wide << 8) | (wide >> 8)


def taken(disc: int, own: int, other: int, size: int) -> int:
    """What `captured` of the rules says, a little faster on the small board."""
    if size:
        return captured(disc, own, other)
    flat = captured_on(disc, own, other, 1, SHORT) | captured_on(disc, own, other, 8, SHORT)
    return flat | captured_on(disc, own, other, 7, SHORT) | captured_on(disc, own, other, 9, SHORT)


def legal(own: int, other: int, size: int) -> int:
    """What `placements` of the rules says, a little faster on the small board."""
    if size:
        return placements(own, other, BOARD[size])
    flat = ends(own, other, 1, SHORT) | ends(own, other, 8, SHORT)
    found = flat | ends(own, other, 7, SHORT) | ends(own, other, 9, SHORT)
    return found & (BOARD[0] ^ (own | other))


def odd_quarters(empty: int, size: int) -> int:
    """The quarters of the board with an odd number of empty cells: placing there leaves an even number."""
    odd = 0
    for i in range(4):
        quarter = QUARTERS[size, i]
        odd |= quarter & (0 - (count(empty & quarter) & 1))
    return odd


def pick(todo: int, odd: int) -> int:
    """One cell of a set, from an odd quarter if possible."""
    good = todo & odd
    if good == 0:
        good = todo
    return good & (0 - good)


# Discs that nobody can turn any more.


def full_diagonals(filled: int, way: int, step: int) -> int:
    """The cells on diagonals of one direction that are filled from end to end."""
    up = filled & (OFF[way, 0] | (filled >> step))
    up &= OFF[way, 1] | (up >> (2 * step))
    up &= OFF[way, 2] | (up >> (4 * step))
    down = filled & (OFF[way, 3] | (filled << step))
    down &= OFF[way, 4] | (down << (2 * step))
    down &= OFF[way, 5] | (down << (4 * step))
    return up & down


def stable(discs: int, other: int, size: int) -> int:
    """Some of the discs that can never be turned: on each line, full or safe from one side."""
    filled = discs | other | (-1 ^ BOARD[size])
    rows = filled & (filled >> 4)
    rows &= rows >> 2
    rows = ((rows & (rows >> 1)) & EACH_ROW) * 0xFF
    columns = filled & ((filled >> 32) & 0xFFFFFFFF)
    columns &= columns >> 16
    columns = ((columns & (columns >> 8)) & 0xFF) * EACH_ROW
    rows |= RIM[size, 0]
    columns |= RIM[size, 1]
    falling = full_diagonals(filled, 0, 9) | RIM[size, 2]
    rising = full_diagonals(filled, 1, 7) | RIM[size, 2]
    safe = discs & rows & columns & falling & rising
    before = 0
    while safe != before:
        before = safe
        safe = discs & (rows | (safe << 1) | (safe >> 1)) & (columns | (safe << 8) | (safe >> 8))
        safe &= (falling | (before << 9) | (before >> 9)) & (rising | (before << 7) | (before >> 7))
    return safe


# The last four cells, from the last one up.


def taken_at_last(own: int, at: int) -> int:
    """How many discs a placement on the only empty cell takes."""
    column = at & 7
    total = TAKEN_OF_FULL[column, (own >> (at & 56)) & 0xFF]
    total += TAKEN_OF_FULL[at >> 3, ((((own >> column) & EACH_ROW) * COLUMN_TO_ROW) >> 56) & 0xFF]
    total += TAKEN_OF_FULL[column, (((own & DIAGONALS[at, 0]) * EACH_ROW) >> 56) & 0xFF]
    total += TAKEN_OF_FULL[column, (((own & DIAGONALS[at, 1]) * EACH_ROW) >> 56) & 0xFF]
    return total


def last_1(own: int, other: int, disc: int, size: int) -> int:
    """The difference in the end, with one cell empty."""
    lead = 2 * count(own) - CELLS[size] + 1
    at = place_of(disc)
    mine = taken_at_last(own, at)
    if mine:
        return lead + 2 * mine + 1
    his = taken_at_last(other, at)
    if his:
        return lead - 2 * his - 1
    return lead


def last_2(own: int, other: int, alpha: int, rest: int, size: int) -> int:
    """A test with two cells empty. Who cannot place passes, once."""
    first = rest & (0 - rest)
    second = rest ^ first
    sign = 1
    for _ in range(2):
        best = UNKNOWN
        f = taken(first, own, other, size)
        if f:
            best = 0 - last_1(other ^ f, own | f | first, second, size)
        if best <= alpha:
            f = taken(second, own, other, size)
            if f:
                best = max(best, 0 - last_1(other ^ f, own | f | second, first, size))
        if best != UNKNOWN:
            return sign * best
        own, other = other, own
        alpha = -1 - alpha
        sign = -1
    return count(own) - count(other)


def last_3(own: int, other: int, alpha: int, rest: int, size: int) -> int:
    """A test with three cells empty."""
    odd = odd_quarters(rest, size)
    sign = 1
    for _ in range(2):
        best = UNKNOWN
        todo = rest
        while todo and best <= alpha:
            disc = pick(todo, odd)
            todo ^= disc
            f = taken(disc, own, other, size)
            if f:
                best = max(best, 0 - last_2(other ^ f, own | f | disc, -1 - alpha, rest ^ disc, size))
        if best != UNKNOWN:
            return sign * best
        own, other = other, own
        alpha = -1 - alpha
        sign = -1
    return count(own) - count(other)


def last_4(own: int, other: int, alpha: int, rest: int, size: int) -> int:
    """A test with four cells empty."""
    odd = odd_quarters(rest, size)
    sign = 1
    for _ in range(2):
        best = UNKNOWN
        todo = rest
        while todo and best <= alpha:
            disc = pick(todo, odd)
            todo ^= disc
            f = taken(disc, own, other, size)
            if f:
                best = max(best, 0 - last_3(other ^ f, own | f | disc, -1 - alpha, rest ^ disc, size))
        if best != UNKNOWN:
            return sign * best
        own, other = other, own
        alpha = -1 - alpha
        sign = -1
    return count(own) - count(other)


# The hash table: pairs of entries, the first of which gives way only to positions with as many cells left.


def pair_of(own: int, other: int, hashes: Any) -> int:
    """Where the two entries for a position begin."""
    mixed = own * 0x1E3779B97F4A7C15 + other * 0x42B2AE3D27D4EB4F
    mixed = (mixed ^ (mixed >> 29)) * 0x165667B19E3779F9
    return WORDS * ((mixed >> 24) & (len(hashes) // WORDS - 2))


def seal(info: int) -> int:
    """A word that changes in many bits when `info` changes in one."""
    return info * 0x27D4EB2F165667C5


def entry_of(own: int, other: int, hashes: Any) -> tuple[int, int]:
    """Where the entry of a position is, or -1, and what it says. Read once, as another thread may be writing."""
    at = pair_of(own, other, hashes)
    for _ in range(2):
        info = hashes[at + 2]
        mark = seal(info)
        if hashes[at] ^ mark == own and hashes[at + 1] ^ mark == other and info:
            return at, info
        at += WORDS
    return -1, 0


def known(own: int, other: int, hashes: Any) -> tuple[int, int, int, int]:
    """The least and the most a position is worth, the frame bit of the best move or NO_MOVE, and where guessing began.

    A horizon of 0: the bounds are exact; of UNSEEN: nothing is known.
    """
    _, info = entry_of(own, other, hashes)
    if info == 0:
        return LEAST, MOST, NO_MOVE, UNSEEN
    return (info & 0xFF) + LEAST, (info >> 8 & 0xFF) + LEAST, info >> 16 & 0xFF, info >> 32


def note(own: int, other: int, lower: int, upper: int, move: int, left: int, horizon: int, hashes: Any) -> None:
    """Write an entry over the position's old one, or over the less valuable of its pair."""
    at, _ = entry_of(own, other, hashes)
    if at < 0:
        at = pair_of(own, other, hashes)
        if (hashes[at + 2] >> 24 & 0xFF) > left:
            at += WORDS
    info = (lower - LEAST) | ((upper - LEAST) << 8) | (move << 16) | (left << 24) | (horizon << 32)
    mark = seal(info)
    hashes[at] = own ^ mark
    hashes[at + 1] = other ^ mark
    hashes[at + 2] = info


def remember(frames: Any, level: int, horizon: int, hashes: Any) -> None:
    """Note what a finished frame has shown. Exact knowledge never gives way to a guess."""
    own, other = frames[level, OWN], frames[level, OTHER]
    best, move = frames[level, BEST], frames[level, MOVE]
    lower, upper, hint, before = known(own, other, hashes)
    if before < horizon:
        return
    if before > horizon:
        lower, upper = LEAST, MOST
    if best > frames[level, ALPHA]:
        lower = max(lower, best)
    else:
        upper = min(upper, best)
        move = move if hint == NO_MOVE else hint
    note(own, other, lower, upper, move, frames[level, LEFT], horizon, hashes)


# Judging and sorting.


def guess(own: int, other: int, size: int) -> int:
    """Roughly how far ahead the seat on turn will end: mobility, corners, cells next to empty corners."""
    board = BOARD[size]
    mine, his = legal(own, other, size), legal(other, own, size)
    if mine == 0 and his == 0:
        return count(own) - count(other)
    corners = CORNERS[size]
    risky = around((board ^ (own | other)) & corners)
    lead = 7 * count(mine) - 4 * count(his) + 14 * count(mine & corners) - 8 * count(his & corners)
    lead += 36 * (count(own & corners) - count(other & corners))
    lead -= 6 * (count(own & risky) - count(other & risky))
    return max(-34, min(34, lead >> 2))


def rank(own: int, other: int, disc: int, odd: int, left: int, size: int) -> int:
    """How soon to try the placement of `disc` that left the seat on turn `own` and him who placed it `other`."""
    board, corners = BOARD[size], CORNERS[size]
    replies = legal(own, other, size)
    empty = board ^ (own | other)
    score = 0 - 18 * count(replies) - 9 * count(replies & corners) - 4 * count(around(other) & empty)
    if disc & corners:
        score += 24
    if left >= WEIGHED:
        score += 8 * count(legal(other, own, size)) - 4 * count(other & around(empty & corners))
    else:
        score -= 12 * count(replies)
    if disc & odd:
        score += 6
    return score


def insert(lists: Any, level: int, n: int, score: int, disc: int, turned: int) -> None:
    """Put a move into a frame's list of n moves, best first."""
    i = n
    while i > 0 and lists[level, i - 1, RANK] < score:
        for field in range(ENTRY):
            lists[level, i, field] = lists[level, i - 1, field]
        i -= 1
    lists[level, i, RANK] = score
    lists[level, i, DISC] = disc
    lists[level, i, TAKEN] = turned


def sort(frames: Any, lists: Any, level: int, todo: int, hint: int, horizon: int, hashes: Any, size: int) -> None:
    """List the moves of a frame, the hinted one first; or be done if an answer is known to be bad enough."""
    own, other = frames[level, OWN], frames[level, OTHER]
    left = frames[level, LEFT]
    odd = odd_quarters(BOARD[size] ^ (own | other), size)
    n = 0
    while todo:
        disc = todo & (0 - todo)
        todo ^= disc
        f = taken(disc, own, other, size)
        his, mine = other ^ f, own | f | disc
        if left >= LOOKED_AHEAD:
            _, most, _, before = known(his, mine, hashes)
            least = 0 - most
            if before <= horizon and least > frames[level, ALPHA]:
                frames[level, BEST] = least
                frames[level, MOVE] = place_of(disc)
                return
        score = 1 << 20
        if place_of(disc) != hint:
            score = rank(his, mine, disc, odd, left, size)
        insert(lists, level, n, score, disc, f)
        n += 1
    frames[level, COUNT] = n


# The stack.


def push(frames: Any, level: int, own: int, other: int, alpha: int, left: int) -> None:
    """Put a position on the stack."""
    frames[level, OWN] = own
    frames[level, OTHER] = other
    frames[level, ALPHA] = alpha
    frames[level, LEFT] = left
    frames[level, STATE] = NEW


def settle(frames: Any, level: int, best: int, move: int) -> None:
    """A frame that needs no search."""
    frames[level, BEST] = best
    frames[level, MOVE] = move
    frames[level, STATE] = DONE


def enter(frames: Any, lists: Any, level: int, horizon: int, hashes: Any, size: int) -> None:
    """Open a new frame: settle it by what is known, or find its moves."""
    own, other = frames[level, OWN], frames[level, OTHER]
    alpha, left = frames[level, ALPHA], frames[level, LEFT]
    frames[level, STATE] = OPEN
    frames[level, BEST] = UNKNOWN
    frames[level, MOVE] = NO_MOVE
    for field in range(TODO, COUNT + 1):
        frames[level, field] = 0
    if left <= horizon:
        settle(frames, level, guess(own, other, size), NO_MOVE)
        return
    if alpha >= SURE and 2 * count(other) >= CELLS[size] - alpha:
        most = CELLS[size] - 2 * count(stable(other, own, size))
        if most <= alpha:
            settle(frames, level, most, NO_MOVE)
            return
    hint = NO_MOVE
    if left >= HASHED:
        lower, upper, hint, before = known(own, other, hashes)
        if before <= horizon and (lower > alpha or upper <= alpha):
            settle(frames, level, lower if lower > alpha else upper, hint)
            return
    todo = legal(own, other, size)
    if todo == 0 and legal(other, own, size) == 0:
        settle(frames, level, count(own) - count(other), NO_MOVE)
    elif todo == 0:
        insert(lists, level, 0, 0, 0, 0)  # a pass: no disc, none turned
        frames[level, COUNT] = 1
    elif left < HASHED:
        frames[level, TODO] = todo
    else:
        sort(frames, lists, level, todo, hint, horizon, hashes, size)


def leave(frames: Any, lists: Any, level: int, horizon: int, hashes: Any) -> None:
    """Close a frame and tell the one below of its result."""
    best = frames[level, BEST]
    if frames[level, STATE] == OPEN and frames[level, LEFT] >= HASHED:
        remember(frames, level, horizon, hashes)
    below = level - 1
    if below >= 0 and 0 - best > frames[below, BEST]:
        frames[below, BEST] = 0 - best
        if frames[below, LEFT] >= HASHED:
            disc = lists[below, frames[below, NEXT] - 1, DISC]
            frames[below, MOVE] = place_of(disc) if disc else NO_MOVE


def advance(frames: Any, lists: Any, level: int, size: int) -> int:
    """Try the next move of an open frame: on the stack, or at once near the end. The level to go on with."""
    own, other, alpha = frames[level, OWN], frames[level, OTHER], frames[level, ALPHA]
    todo = frames[level, TODO]
    if todo:
        disc = pick(todo, odd_quarters(BOARD[size] ^ (own | other), size))
        frames[level, TODO] = todo ^ disc
        f = taken(disc, own, other, size)
    else:
        i = frames[level, NEXT]
        frames[level, NEXT] = i + 1
        disc, f = lists[level, i, DISC], lists[level, i, TAKEN]
    his, mine = other ^ f, own | f | disc
    left = frames[level, LEFT] - 1 if disc else frames[level, LEFT]
    if left == 4:
        value = 0 - last_4(his, mine, -1 - alpha, BOARD[size] ^ (his | mine), size)
        frames[level, BEST] = max(frames[level, BEST], value)
        return level
    push(frames, level + 1, his, mine, -1 - alpha, left)
    return level + 1


def run(frames: Any, lists: Any, level: int, budget: int, horizon: int, hashes: Any, size: int, nodes: Any) -> int:
    """Go on with a test from `level` for some positions; the level reached, -1 when frame 0 has the answer."""
    visited = 0
    while level >= 0 and visited < budget:
        if frames[level, STATE] == NEW:
            enter(frames, lists, level, horizon, hashes, size)
        more = frames[level, TODO] != 0 or frames[level, NEXT] < frames[level, COUNT]
        if frames[level, STATE] == OPEN and frames[level, BEST] <= frames[level, ALPHA] and more:
            visited += 1
            level = advance(frames, lists, level, size)
        else:
            leave(frames, lists, level, horizon, hashes)
            level -= 1
    nodes[0] += visited
    return level
