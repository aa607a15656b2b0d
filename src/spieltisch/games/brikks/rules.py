"""Brikks: everybody lets the same rolled block fall onto a sheet of his own. The state and the rules.

A row of a sheet is ten bits, so all columns are looked at together when places to land are searched. A set of
places is four words of three rows each: the place is 30 * word + bit.
"""

from typing import Any

from spieltisch.engine.kernel.bits import lowest
from spieltisch.engine.kernel.openly import guess as guess, hide as hide
from spieltisch.engine.kernel.record import Record, i8, i16, i32
from spieltisch.engine.kernel.rng import uniform
from spieltisch.engine.kernel.sets import list_members
from spieltisch.engine.kernel.table import table
from spieltisch.engine.kernel.telling import NUMBER, SEAT, tell, told
from spieltisch.games.brikks import blocks

# The options.
LEVEL = 0  # values: 1 to 4, choose
CHOOSE = 4
MODE = 1  # values: points, duel
POINTS, DUEL = 0, 1

LEVELS = 4
MOST_ROLLS = 30  # the start block, 26 more, three bombs, leaving
MOST_MINIS = 18  # from a sheet: eight pink X, and 4 + 4 + 2 for eleven rows

WORDS = 4  # of a set of places
WORD = 30

# The moves.
LAND = 0  # + place
CHANGE = LAND + blocks.PLACES  # + field
BOMB = CHANGE + blocks.FIELDS
LEAVE = BOMB + 1
ROLL = LEAVE + 1
KEEP = ROLL + 1
REROLL = KEEP + 1
START = REROLL + 1  # + colour
PICK = START + blocks.COLOURS  # + level - 1
DROP = PICK + LEVELS  # + place
BACK = DROP + blocks.PLACES
LAST_MOVE = BACK
MOST_MOVES = 64  # 45 places to land, 18 other blocks and a bomb

# What is told.
PLAYS_ALONE = told("plays-alone", who=SEAT)
ROLLS_FIRST = told("rolls-first", who=SEAT)
STARTS_FIRST = told("starts-first", who=SEAT)
PLAYS_LEVEL = told("plays-level", who=SEAT, level=NUMBER)
TAKES_START = told("takes-start", who=SEAT, block="block")
LANDS_START = told("lands-start", who=SEAT, block="block")
DICE_BEGIN = told("dice-begin", who=SEAT)
ROLLS = told("rolls", who=SEAT, block="block", again=NUMBER)
KEEPS = told("keeps", who=SEAT, block="block")
CHANGES = told("changes", who=SEAT, block="block", price=NUMBER)
THINKS_AGAIN = told("thinks-again", who=SEAT)
LANDS = told("lands", who=SEAT, block="block", price=NUMBER)
WINS = told("wins", who=SEAT, energy=NUMBER)
LOSES = told("loses", who=SEAT, energy=NUMBER)
FILLS = told("fills", who=SEAT, rows=NUMBER)
CROSSES = told("crosses", who=SEAT, crosses=NUMBER)
EARNS = told("earns", who=SEAT, minis=NUMBER)
BLOWS_UP = told("blows-up", who=SEAT, left=NUMBER)
LEAVES = told("leaves", who=SEAT)
DROPS = told("drops", who=SEAT, whom=SEAT)
SCORES = told("scores", who=SEAT, rows=NUMBER, extra=NUMBER, bombs=NUMBER, energy=NUMBER, points=NUMBER)
RANKED = told("ranked", level=NUMBER, rank="rank")
STILL_IN = told("still-in", who=SEAT)
BOTH_LEFT = told("both-left")
HAS_FULL = told("has-full", who=SEAT, points=NUMBER)

PICKING, STARTING, ROLLING, ROLLED, ANSWERING, DROPPING, OVER = range(7)

NO_FIELD = -1
BOTH = 3  # players of a duel
START_ENERGY = table([0, 5, 4, 4, 4])  # circled at the start, by seats (S3)
START_USED = table([0, 0, 2, 1, 0])

# What circles of the own and of another colour bring, by level (R8).
OWN_COLOUR = 2
OTHER_WIN = table([0, 1, 0, 0, 0])
OTHER_LOSS = table([0, 0, 0, 1, 2])
ROWS_AT_ONCE = table([0, 0, 1, 2, 4])  # crosses for so many rows (R9)


class State(Record):
    """Everybody's sheet with its bars, the block on the chip, and how far the roll has got."""

    rows = i16[4, 14]  # the crossed cells, row 1 first; above row 11, where blocks may stick out, there are none
    laid = i16[4, 27]  # the blocks of a sheet, 110 cells, in their order: PLACES * field + place
    land = i32[4, 4]  # the places for what each player has to let fall now
    offer = i32[4]  # the fields each player may change to
    near = i32[4]  # beside minis dropped in this turn
    height = i8[4]  # the highest row with a cross
    drawn = i8[4]  # how many blocks there are
    level = i8[4]  # 0: not picked yet
    circled = i8[4]  # on the energy bar
    used = i8[4]  # circled and crossed
    extra = i8[4]  # crosses on the extra bar
    bombs = i8[4]  # not used yet
    chip = i8[4]  # the field of the block each player has
    owed = i8[4]  # minis to drop
    start = i8  # the seat that begins
    roller = i8
    turn = i8  # the seat that acts where only one does
    rolled = i8  # the field of the dice
    inside = i8  # the seats still in, a bit each
    answered = i8
    phase = i8


# Set-up.


def deal(s: State) -> None:
    """A start player (S1), levels (S2), energy (S3), bombs."""
    s.start = uniform(s.rng, s.seats)
    s.inside = (1 << s.seats) - 1
    s.rolled = NO_FIELD
    for seat in range(s.seats):
        s.circled[seat] = START_ENERGY[s.seats]
        s.used[seat] = START_USED[s.seats]
        s.bombs[seat] = blocks.BOMBS
        s.chip[seat] = NO_FIELD
        if s.options[LEVEL] != CHOOSE:
            s.level[seat] = s.options[LEVEL] + 1
    s.roller = s.start
    s.turn = right_of(s, s.start)
    s.phase = PICKING if s.options[LEVEL] == CHOOSE else STARTING
    if s.seats == 1:
        tell(s, PLAYS_ALONE, s.start)
    else:
        tell(s, ROLLS_FIRST, s.start)
        tell(s, STARTS_FIRST, s.turn)


def right_of(s: State, seat: int) -> int:
    """The neighbour on the right, counter-clockwise."""
    return (seat + s.seats - 1) % s.seats


def pick_level(s: State, seat: int, level: int) -> None:
    """Openly and at the same time (S2)."""
    s.level[seat] = level
    tell(s, PLAYS_LEVEL, seat, level)
    s.answered |= 1 << seat
    if s.answered == s.inside:
        s.answered = 0
        s.phase = STARTING


def list_start_blocks(s: State, out: Any) -> int:
    """The blocks in column 1 that nobody has yet (S4)."""
    taken = 0
    for seat in range(s.seats):
        if s.chip[seat] != NO_FIELD:
            taken |= 1 << (s.chip[seat] // blocks.TURNS)
    return list_members(taken ^ ((1 << blocks.COLOURS) - 1), START, out, 0)


def land_start_block(s: State, seat: int, place: int) -> None:
    """No energy, no circles (S4). The start player is last and then rolls (S5)."""
    draw_block(s, seat, s.chip[seat], place)
    tell(s, LANDS_START, seat, s.chip[seat])
    no_places(s, seat)
    if seat == s.start:
        s.phase = ROLLING
        tell(s, DICE_BEGIN, seat)
    else:
        s.turn = right_of(s, seat)


# Who may do what.


def actors(s: State) -> int:
    """Everybody who has not picked or answered yet, or the one whose turn it is; nobody when it is over."""
    if s.phase == OVER:
        return 0
    if s.phase == PICKING or s.phase == ANSWERING:
        return s.inside & (s.inside ^ s.answered)
    return 1 << s.turn


def moves(s: State, seat: int, out: Any) -> int:
    if s.phase == ANSWERING:
        return list_answers(s, seat, out)
    if s.phase == DROPPING:
        return list_places(s, seat, DROP, out)
    if s.phase == STARTING:
        return list_start_blocks(s, out) if s.chip[seat] == NO_FIELD else list_places(s, seat, LAND, out)
    if s.phase == PICKING:
        return list_members((1 << LEVELS) - 1, PICK, out, 0)
    if s.phase == ROLLING:
        out[0] = ROLL
        return 1
    out[0] = KEEP
    out[1] = REROLL
    return 2


def list_answers(s: State, seat: int, out: Any) -> int:
    """Land the block; before it was changed also change it, use a bomb, or leave if it fits nowhere (R3-R11)."""
    n = list_places(s, seat, LAND, out)
    if s.chip[seat] != s.rolled:
        return n
    fits = n
    n = list_members(s.offer[seat] + 0, CHANGE, out, n)
    if s.bombs[seat]:
        out[n] = BOMB
        n += 1
    if fits == 0:
        out[n] = LEAVE
        n += 1
    return n


def allowed(s: State, seat: int, move: int) -> int:
    """Back to the rolled block, or to the choice of start blocks, when none is rolled: nothing was paid yet."""
    if move != BACK or (actors(s) >> seat & 1) == 0:
        return 0
    return 1 if (s.phase == STARTING or s.phase == ANSWERING) and s.chip[seat] != s.rolled else 0


def play(s: State, seat: int, move: int) -> None:
    if move < CHANGE:
        if s.phase == STARTING:
            land_start_block(s, seat, move - LAND)
        else:
            land(s, seat, move - LAND)
    elif move < BOMB:
        tell(s, CHANGES, seat, move - CHANGE, blocks.PRICE[s.rolled, move - CHANGE])
        take_field(s, seat, move - CHANGE)
    elif move < ROLL:
        decline(s, seat, move)
    elif move < START:
        play_dice(s, move)
    elif move < PICK:
        tell(s, TAKES_START, seat, blocks.TURNS * (move - START))
        take_field(s, seat, blocks.TURNS * (move - START))
    elif move < DROP:
        pick_level(s, seat, move - PICK + 1)
    elif move < BACK:
        drop(s, seat, move - DROP)
    else:
        go_back(s, seat)


def take_field(s: State, seat: int, field: int) -> None:
    """Put the chip on a field: that block has to land now (S4, R4)."""
    s.chip[seat] = field
    find_places(s, seat, seat, field)


def go_back(s: State, seat: int) -> None:
    tell(s, THINKS_AGAIN, seat)
    if s.phase == STARTING:
        s.chip[seat] = NO_FIELD
        no_places(s, seat)
    else:
        take_field(s, seat, s.rolled + 0)


# Places to land.


def no_places(s: State, seat: int) -> None:
    for word in range(WORDS):
        s.land[seat, word] = 0


def find_places(s: State, seat: int, sheet: int, field: int) -> int:
    """Where a block may land on a sheet (R5, R6), noted for a seat; 1 if there is any place.

    Row by row downwards: a bit of `reached` says that the box may come to this row with its left side in that
    column. Down to the highest cross it may be anywhere.
    """
    no_places(s, seat)
    found = 0
    reached = (1 << (blocks.COLUMNS + 1 - blocks.WIDTH[field])) - 1
    row = s.height[sheet] + 0  # below the box, counted from 1
    while reached:
        free = free_columns(s, sheet, field, row) if row else 0
        resting = reached & (blocks.FULL ^ free)
        if resting and row + blocks.HEIGHT[field] <= blocks.ROWS:
            s.land[seat, row // 3] |= resting << (blocks.COLUMNS * (row % 3))
            found = 1
        reached = spread(reached & free, free)
        row -= 1
    return found


def free_columns(s: State, sheet: int, field: int, row: int) -> int:
    """The columns in which the box may stand with its lowest line in a row."""
    crossed = 0
    for cell in range(4):
        crossed |= s.rows[sheet, row - 1 + blocks.UP[field, cell]] >> blocks.RIGHT[field, cell]
    return (blocks.FULL ^ crossed) & ((1 << (blocks.COLUMNS + 1 - blocks.WIDTH[field])) - 1)


def spread(reached: int, free: int) -> int:
    """Some of the free columns and all others that can be reached from them sideways."""
    reached |= (free + reached) ^ free  # a carry runs to the upper end of every gap
    reached &= free
    reached |= free & (reached >> 1)
    free &= free >> 1
    reached |= free & (reached >> 2)
    free &= free >> 2
    reached |= free & (reached >> 4)
    free &= free >> 4
    return reached | (free & (reached >> 8))


def list_places(s: State, seat: int, base: int, out: Any) -> int:
    n = 0
    for word in range(WORDS):
        n = list_members(s.land[seat, word] + 0, base + WORD * word, out, n)
    return n


# The roll.


def play_dice(s: State, move: int) -> None:
    """Throw both dice; whoever plays with others may throw once more (R1)."""
    if move == KEEP:
        tell(s, KEEPS, s.turn, s.rolled)
    else:
        s.rolled = uniform(s.rng, blocks.FIELDS)
        tell(s, ROLLS, s.turn, s.rolled, 1 if move == REROLL else 0)
    if move == ROLL and s.seats > 1:
        s.phase = ROLLED
    else:
        ask_everybody(s)


def ask_everybody(s: State) -> None:
    """All players still in have the rolled block and may answer (R2, R3)."""
    s.phase = ANSWERING
    for seat in range(s.seats):
        if s.inside >> seat & 1:
            s.offer[seat] = affordable(s, seat)
            take_field(s, seat, s.rolled + 0)


def free_energy(s: State, seat: int) -> int:
    return s.circled[seat] - s.used[seat]


def affordable(s: State, seat: int) -> int:
    """The fields that the seat's energy buys and whose blocks may land (R4)."""
    fields = blocks.OFFER[s.rolled, min(blocks.EXCHANGE, free_energy(s, seat))] + 0
    rest = fields
    while rest:
        field = lowest(rest)
        rest &= rest - 1
        if s.height[seat] + blocks.HEIGHT[field] > blocks.ROWS and not find_places(s, seat, seat, field):
            fields ^= 1 << field  # below enough empty rows it always fits
    return fields


# Answers.


def land(s: State, seat: int, place: int) -> None:
    """Pay for the change, draw the block, then circles and rows (R7-R9)."""
    field = s.chip[seat] + 0
    tell(s, LANDS, seat, field, blocks.PRICE[s.rolled, field])
    s.used[seat] += blocks.PRICE[s.rolled, field]
    draw_block(s, seat, field, place)
    cover_circles(s, seat, field, place)
    rows = 0
    for up in range(blocks.HEIGHT[field]):
        rows += s.rows[seat, place // blocks.COLUMNS + up] == blocks.FULL
    if rows:
        tell(s, FILLS, seat, rows)
        give_crosses(s, seat, ROWS_AT_ONCE[rows])
    answer(s, seat)


def draw_block(s: State, sheet: int, field: int, place: int) -> None:
    """Cross the cells of a block (R7)."""
    row = place // blocks.COLUMNS
    for up in range(blocks.HEIGHT[field]):
        s.rows[sheet, row + up] |= blocks.PART[field, up] << (place % blocks.COLUMNS)
    s.height[sheet] = max(s.height[sheet], row + blocks.HEIGHT[field])
    if field != blocks.MINI:
        s.laid[sheet, s.drawn[sheet]] = blocks.PLACES * field + place
        s.drawn[sheet] += 1


def cover_circles(s: State, seat: int, field: int, place: int) -> None:
    """First all wins, the next circles of the bar, whose pink X give crosses; then all losses (R8)."""
    own, other = circles_under(field, place)
    won = OWN_COLOUR * own + OTHER_WIN[s.level[seat]] * other
    if won:
        before = s.circled[seat] + 0
        s.circled[seat] = min(blocks.ENERGY, before + won)
        tell(s, WINS, seat, s.circled[seat] - before)
        give_crosses(s, seat, blocks.PINK[s.circled[seat]] - blocks.PINK[before])
    lost = min(OTHER_LOSS[s.level[seat]] * other, free_energy(s, seat))
    if lost:
        s.used[seat] += lost
        tell(s, LOSES, seat, lost)


def circles_under(field: int, place: int) -> tuple[int, int]:
    """How many circles of its own colour, and how many others, a block covers at a place."""
    own = other = 0
    for cell in range(4):
        colour = blocks.CIRCLE[place + blocks.COLUMNS * blocks.UP[field, cell] + blocks.RIGHT[field, cell]]
        if colour == field // blocks.TURNS:
            own += 1
        elif colour != blocks.NO_CIRCLE:
            other += 1
    return own, other


def give_crosses(s: State, seat: int, n: int) -> None:
    """Crosses on the extra bar (R8, R9); in the duel minis for the opponent (D1)."""
    if n == 0:
        return
    if s.options[MODE] == DUEL:
        s.owed[seat] += n
        tell(s, EARNS, seat, n)
    else:
        before = s.extra[seat] + 0
        s.extra[seat] = min(blocks.MOST_EXTRA, before + n)
        tell(s, CROSSES, seat, s.extra[seat] - before)


def decline(s: State, seat: int, move: int) -> None:
    """A bomb instead of the block (R10), or out of the game (R11)."""
    if move == BOMB:
        s.bombs[seat] -= 1
        tell(s, BLOWS_UP, seat, s.bombs[seat])
    else:
        s.inside ^= 1 << seat
        tell(s, LEAVES, seat)
    answer(s, seat)


def answer(s: State, seat: int) -> None:
    """The last answer ends the roll (R3)."""
    s.answered |= 1 << seat
    s.offer[seat] = 0
    no_places(s, seat)
    if actors(s):
        return
    if s.options[MODE] == POINTS:
        next_roll(s)
    elif s.inside == BOTH:
        begin_dropping(s, s.roller + 0)
        next_mini(s)
    else:
        end_duel(s)


def next_roll(s: State) -> None:
    """The next player clockwise who is still in, or the end (R3, E1)."""
    s.answered = 0
    for seat in range(s.seats):
        s.chip[seat] = NO_FIELD
    if s.inside == 0:
        end(s)
        return
    s.roller = (s.roller + 1) % s.seats
    while (s.inside >> s.roller & 1) == 0:
        s.roller = (s.roller + 1) % s.seats
    s.turn = s.roller
    s.phase = ROLLING


def end(s: State) -> None:
    """Everybody's sheet is scored (E1-E7)."""
    s.phase = OVER
    for seat in range(s.seats):
        extra = blocks.EXTRA[s.extra[seat]]
        bombs = blocks.BOMB_POINTS[s.bombs[seat]]
        energy = free_energy(s, seat) // 2
        tell(s, SCORES, seat, row_points(s, seat), extra, bombs, energy, sheet_points(s, seat))
    if s.seats == 1:
        tell(s, RANKED, s.level[0], sheet_points(s, 0))


# The duel.


def next_mini(s: State) -> None:
    """The roller drops all his minis, then the other all of his, then comes the next roll (D2)."""
    while not can_drop(s, s.turn + 0):
        if s.turn != s.roller:
            next_roll(s)
            return
        begin_dropping(s, 1 - s.turn)


def begin_dropping(s: State, seat: int) -> None:
    s.phase = DROPPING
    s.turn = seat
    for word in range(WORDS):
        s.near[word] = 0


def can_drop(s: State, seat: int) -> int:
    """1 if a player has a mini and a cell for it; minis without one lapse (D3)."""
    if s.owed[seat]:
        find_places(s, seat, 1 - seat, blocks.MINI)
        cells = 0
        for word in range(WORDS):
            s.land[seat, word] &= s.near[word] ^ ((1 << WORD) - 1)
            cells |= s.land[seat, word]
        if cells:
            return 1
    s.owed[seat] = 0
    no_places(s, seat)
    return 0


def drop(s: State, seat: int, place: int) -> None:
    """A mini crosses a cell of the opponent, and nothing else happens there (D4)."""
    draw_block(s, 1 - seat, blocks.MINI, place)
    tell(s, DROPS, seat, 1 - seat)
    s.owed[seat] -= 1
    if place % blocks.COLUMNS:
        shun(s, place - 1)
    if place % blocks.COLUMNS < blocks.COLUMNS - 1:
        shun(s, place + 1)
    if place < blocks.PLACES - blocks.COLUMNS:
        shun(s, place + blocks.COLUMNS)
    next_mini(s)


def end_duel(s: State) -> None:
    """Somebody has left, or both have (D5)."""
    s.phase = OVER
    if s.inside:
        tell(s, STILL_IN, lowest(s.inside))
    else:
        tell(s, BOTH_LEFT)
        for seat in range(s.seats):
            tell(s, HAS_FULL, seat, full_row_points(s, seat))


def shun(s: State, place: int) -> None:
    """Minis of one turn are no side neighbours (D3). Below one there is never room."""
    s.near[place // WORD] |= 1 << (place % WORD)


# The score.


def row_points(s: State, seat: int) -> int:
    """Rows with 8, 9 or 10 crosses, times their factor (E2)."""
    total = 0
    for row in range(blocks.ROWS):
        total += blocks.ROW_POINTS[s.rows[seat, row]] * blocks.FACTOR[row]
    return total


def sheet_points(s: State, seat: int) -> int:
    """Rows, extra bar, bombs and energy (E2-E6)."""
    return (
        row_points(s, seat)
        + blocks.EXTRA[s.extra[seat]]
        + blocks.BOMB_POINTS[s.bombs[seat]]
        + free_energy(s, seat) // 2
    )


def full_row_points(s: State, seat: int) -> int:
    """Full rows alone (D5)."""
    total = 0
    for row in range(blocks.ROWS):
        if s.rows[seat, row] == blocks.FULL:
            total += blocks.ROW_POINTS[blocks.FULL] * blocks.FACTOR[row]
    return total


def has_won_duel(s: State, seat: int) -> int:
    """1 for whoever is left, or has at least as much in full rows if both left together (D5)."""
    if s.phase != OVER:
        return 0
    if s.inside:
        return s.inside >> seat & 1
    return 1 if full_row_points(s, seat) >= full_row_points(s, 1 - seat) else 0


def points(s: State, out: Any) -> None:
    for seat in range(s.seats):
        out[seat] = has_won_duel(s, seat) if s.options[MODE] == DUEL else sheet_points(s, seat)


# Secrets: there are none but the dice to come.
