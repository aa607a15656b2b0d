"""Wacklige Warte: cubes on shaky towers buy cards. The state and the rules.

A cube's edge is 16 units and its place is counted in units from the centre of its tower's base. A set of
cards is a whole number while we calculate and two words in the record (`engine/kernel/sets.py`). The draw pile is
such a set, and a card is drawn from it when it is turned up, so there is no order to keep secret.
"""

from typing import Any

from spieltisch.engine.kernel.openly import guess as guess, hide as hide
from spieltisch.engine.kernel.record import Record, i8, i32
from spieltisch.engine.kernel.rng import uniform
from spieltisch.engine.kernel.sets import any_of, first, joined, list_members, split
from spieltisch.engine.kernel.table import table
from spieltisch.engine.kernel.telling import NUMBER as AMOUNT, SEAT, moment, tell, told
from spieltisch.games.green_box.deck import CARDS, COLOUR, NUMBER, SYMBOL

# The options and their values, by place.
HANDS, BLACK_CARDS, BALANCED, FALL_CARD, FINISH_ROUND = range(5)
YES, NO = 0, 1
WAVER = table([6, 7, 8])  # the reach of a steady, a normal and a shaky hand (R5)

# Sizes.
COLOURS = 4  # of cubes
COLUMNS, ROWS = 4, 6
TOWERS, MOST_HIGH = 4, 24
CUBES = 20  # of each colour
HALF_EDGE = 8
WIDEST = 12  # the widest aim on an axis
AIMS = 2 * WIDEST + 1

# Moves.
BUILD = 0  # + 4 * colour + tower
AIM = BUILD + COLOURS * TOWERS  # + 25 * (ax + 12) + ay + 12
TAKE = AIM + AIMS * AIMS  # + 6 * column + position
NONE = TAKE + COLUMNS * ROWS
BASE = NONE + 1  # + colour
LAST_MOVE = BASE + COLOURS - 1
MOST_MOVES = 26

# What is told.
SET_UP = told("set-up", who=SEAT)
HOLDS = told("holds", who=SEAT, colour="colour", tower=AMOUNT, cubes=AMOUNT)
LETS_GO = told("lets-go", who=SEAT, colour="colour", aim="aim")
STEADY = told("steady", who=SEAT)
WAVERS = told("wavers", who=SEAT, error="aim")
STANDS = told("stands", tower=AMOUNT, cubes=AMOUNT)
FALLS = told("falls", tower=AMOUNT, side="side", cubes=AMOUNT)
FOUNDS = told("founds", who=SEAT, colour="colour", tower=AMOUNT)
NOTHING_IN_REACH = told("nothing-in-reach")
NOTHING_FITS = told("nothing-fits")
TAKES = told("takes", who=SEAT, card="card")
TAKES_NONE = told("takes-none", who=SEAT)
NEW_CARD = told("new-card", card="card")
COLUMN_EMPTY = told("column-empty")
ENDS = told("ends", why="ending")

# The aims that are always listed, ascending.
STEPS = (-6, -3, 0, 3, 6)
SAMPLE = table([AIM + AIMS * (ax + WIDEST) + ay + WIDEST for ax in STEPS for ay in STEPS])

# What the player on turn does, and the first move of each phase.
BUILDING, AIMING, TAKING, FOUNDING, CONSOLING, OVER = range(6)
FIRST_MOVE = table([BUILD, AIM, TAKE, BASE, TAKE, LAST_MOVE])

# Why the game is over.
GOES_ON, COLUMNS_EMPTY, NOBODY_TAKES, STOCK_EMPTY = range(4)
IDLE_ROUNDS = 3

NOBODY = EMPTY = NOWHERE = -1

ALL_CARDS = (1 << CARDS) - 1
WITHOUT_BLACK = ALL_CARDS >> 9  # black cards are the last nine

# A purse counts cubes in six bits each: red, yellow, green, blue, all. The highest bit is a guard that is
# lost when more is paid than there is. A cube is worth one of its colour and one of all.
GUARD = 0b100000_100000_100000_100000_100000
COIN = table([(1 << (6 * colour)) | (1 << 24) for colour in range(COLOURS)])
PRICE = table([COIN[colour] for colour in range(COLOURS)] + [1 << 24, 3 << 24])  # R10

# What a card adds to the score: its number from bit 24 on, one to the four-bit count of its symbol.
VALUE = table([(NUMBER[card] << 24) | (1 << (4 * SYMBOL[card])) for card in range(CARDS)])
BONUS = table([0, 0, 0, 5, 5, 10, 10, 10, 15, 15])  # E5


class State(Record):
    """Cards in the pile, in the columns and in hands; cubes in the stock and in the towers."""

    pile = i32[2]  # sets of cards
    hand = i32[8, 2]
    column = i8[4, 6]  # cards from the bottom up, EMPTY above them
    filled = i8[4]  # cards in each column
    x = i8[4, 24]  # cubes from the base up: to the right; no cube of a standing tower is farther off than 29
    y = i8[4, 24]  # away from the viewer
    cube = i8[4, 24]  # colours
    height = i8[4]
    counts = i8[4, 4]  # tower, colour
    stock = i8[4]
    start = i8  # the seat that began
    turn = i8  # the seat on turn, NOBODY when the game is over
    phase = i8
    tower = i8  # where the last cube was brought, NOWHERE before the first
    colour = i8  # the colour of the last cube, base cubes included
    idle = i8  # turns in a row without a card taken


# Set-up.


def deal(s: State) -> None:
    """Lay the columns (S1-S4), found the towers (S5) and draw the start player (S6)."""
    split(s.pile, ALL_CARDS if s.options[BLACK_CARDS] == YES else WITHOUT_BLACK)
    for column in range(COLUMNS):
        for position in range(ROWS):
            s.column[column, position] = EMPTY
    aside = 0
    while s.filled[COLUMNS - 1] < ROWS:
        card = draw(s)
        if not lay_out(s, card):
            aside |= 1 << card
    split(s.pile, joined(s.pile) | aside)
    for colour in range(COLOURS):
        s.stock[colour] = CUBES
        put_cube(s, colour, colour, 0, 0)
    s.start = uniform(s.rng, s.seats)
    s.turn = s.start
    s.tower = NOWHERE
    tell(s, SET_UP, s.start)


def lay_out(s: State, card: int) -> int:
    """Lay a card on the next place of the set-up; 0 if it is set aside instead (S2, S3)."""
    column = 0
    while s.filled[column] == ROWS:
        column += 1
    if s.options[BALANCED] == YES and s.filled[column] < 3 and NUMBER[card] >= 4:
        return 0
    lay(s, column, card)
    return 1


def lay(s: State, column: int, card: int) -> None:
    """Lay a card on top of a column."""
    s.column[column, s.filled[column]] = card
    s.filled[column] += 1


def draw(s: State) -> int:
    """Take one card out of the pile, each equally likely."""
    card = any_of(s.rng, joined(s.pile))
    split(s.pile, joined(s.pile) ^ (1 << card))
    return card


# The turn.


def actors(s: State) -> int:
    return 0 if s.phase == OVER else 1 << s.turn


def moves(s: State, seat: int, out: Any) -> int:
    return list_aims(s, out) if s.phase == AIMING else list_members(choices(s), FIRST_MOVE[s.phase], out, 0)


def allowed(s: State, seat: int, move: int) -> int:
    """All 625 aims are allowed; of the other moves just those that are listed."""
    if s.phase == OVER or seat != s.turn:
        return 0
    if s.phase == AIMING:
        return 1 if AIM <= move < TAKE else 0
    i = move - FIRST_MOVE[s.phase]
    return (choices(s) >> i) & 1 if 0 <= i < MOST_MOVES else 0


def choices(s: State) -> int:
    """The moves of any phase but aiming, as bits from its first one on."""
    if s.phase == TAKING or s.phase == CONSOLING:
        return in_reach(s) | 1 << (NONE - TAKE)
    towers = 0
    for tower in range(TOWERS):
        towers |= 1 << tower if s.height[tower] < MOST_HIGH else 0
    found = 0
    for colour in range(COLOURS):  # in stock, and for building every tower that is not full (R1, R14, R16)
        if s.stock[colour]:
            found |= 1 << colour if s.phase == FOUNDING else towers << (TOWERS * colour)
    return found


def play(s: State, seat: int, move: int) -> None:
    if s.phase == BUILDING:
        s.colour = move // TOWERS
        s.tower = move % TOWERS
        s.phase = AIMING
        tell(s, HOLDS, seat, s.colour, s.tower + 1, s.height[s.tower])
    elif s.phase == AIMING:
        release(s, seat, (move - AIM) // AIMS - WIDEST, (move - AIM) % AIMS - WIDEST)
    elif s.phase == FOUNDING:
        found(s, seat, move - BASE)
    elif move == NONE:
        tell(s, TAKES_NONE, seat)
        end_turn(s, seat, 0)
    else:
        take(s, seat, (move - TAKE) // ROWS, (move - TAKE) % ROWS)
        end_turn(s, seat, 1)


# Building.


def list_aims(s: State, out: Any) -> int:
    """The aims of the sample, and the plumb aim in its place among them."""
    plumb = plumb_move(s)
    n = 0
    for i in range(len(SAMPLE)):
        if plumb < SAMPLE[i] and (n == 0 or out[n - 1] < plumb):
            out[n] = plumb
            n += 1
        out[n] = SAMPLE[i]
        n += 1
    if out[n - 1] < plumb:
        out[n] = plumb
        n += 1
    return n


def aim_move(ax: int, ay: int) -> int:
    return AIM + AIMS * (ax + WIDEST) + ay + WIDEST


def plumb_move(s: State) -> int:
    """The move that aims plumb at the chosen tower."""
    h = s.height[s.tower]
    return aim_move(plumb_aim(s.x[s.tower], h), plumb_aim(s.y[s.tower], h))


def plumb_aim(x: Any, h: int) -> int:
    """The aim at the middle of the safe window of one axis, from the top cube's centre, rounded towards 0."""
    low, high = safe_window(x, h)
    twice = low + high - 2 * x[h - 1]
    aim = twice // 2 if twice >= 0 else 0 - (0 - twice) // 2
    return max(0 - WIDEST, min(WIDEST, aim))


def safe_window(x: Any, h: int) -> tuple[int, int]:
    """The tower of h cubes stands with one more just if that lies between these two places of the axis (R6)."""
    low = x[h - 1] - HALF_EDGE
    high = x[h - 1] + HALF_EDGE
    total = 0
    n = 1
    for j in range(h - 1, 0, -1):
        n += 1
        total += x[j]
        low = max(low, n * (max(x[j - 1], x[j]) - HALF_EDGE) - total)
        high = min(high, n * (min(x[j - 1], x[j]) + HALF_EDGE) - total)
    return low, high


def release(s: State, seat: int, ax: int, ay: int) -> None:
    """The aim, the error of the hand, and where they bring the cube (R2, R3)."""
    h = s.height[s.tower]
    error_x = hand_error(s.rng, s.options[HANDS], h)
    error_y = hand_error(s.rng, s.options[HANDS], h)
    tell(s, LETS_GO, seat, s.colour, aim_move(ax, ay))
    if error_x == 0 and error_y == 0:
        tell(s, STEADY, seat)
    else:
        tell(s, WAVERS, seat, aim_move(error_x, error_y))
    drop(s, seat, s.x[s.tower, h - 1] + ax + error_x, s.y[s.tower, h - 1] + ay + error_y)


def hand_error(rng: Any, hands: int, h: int) -> int:
    """How far the hand is off on one axis, above a tower of h cubes (R5)."""
    reach = WAVER[hands] + h // 10
    near = reach // 2
    far = reach - near
    return uniform(rng, 2 * near + 1) - near + uniform(rng, 2 * far + 1) - far


def drop(s: State, seat: int, x: int, y: int) -> None:
    """The cube lands at a place; the tower stands on both axes or falls (R7)."""
    put_cube(s, s.tower, s.colour, x, y)
    h = s.height[s.tower]
    tip_x = tilt(s.x[s.tower], h)
    tip_y = tilt(s.y[s.tower], h)
    if tip_x == 0 and tip_y == 0:
        tell(s, STANDS, s.tower + 1, h)
        offer_cards(s, seat, TAKING)
    else:
        clear(s, s.tower)
        s.phase = FOUNDING
        tell(s, FALLS, s.tower + 1, 3 * (tip_x + 1) + tip_y + 1, h)
        moment(s)


def put_cube(s: State, tower: int, colour: int, x: int, y: int) -> None:
    """Bring a cube from the stock onto a tower (R4)."""
    h = s.height[tower]
    s.x[tower, h] = x
    s.y[tower, h] = y
    s.cube[tower, h] = colour
    s.height[tower] = h + 1
    s.counts[tower, colour] += 1
    s.stock[colour] -= 1


def tilt(x: Any, m: int) -> int:
    """Which way a tower of m cubes tips on one axis, 1 or -1; 0 if it stands (R6).

    It stands if the centre of mass of the cubes above every contact lies inside that contact.
    """
    total = 0
    n = 0
    for j in range(m - 1, 0, -1):
        n += 1
        total += x[j]
        if total <= n * (max(x[j - 1], x[j]) - HALF_EDGE):
            return -1
        if total >= n * (min(x[j - 1], x[j]) + HALF_EDGE):
            return 1
    return 0


# Taking a card.


def offer_cards(s: State, seat: int, phase: int) -> None:
    """Let the player take a card; if there is none for him, his turn ends (R8, R15)."""
    s.phase = phase
    if in_reach(s) == 0:
        tell(s, NOTHING_IN_REACH if phase == TAKING else NOTHING_FITS)
        end_turn(s, seat, 0)


def in_reach(s: State) -> int:
    """The cards that fit and are in reach, as bits 6 * column + position (R8).

    The cubes of the tower as it was before the new one pay for the cards below (R10, R11). A new base has none below
    it: after a fall only bottom cards are in reach (R15).
    """
    purse = GUARD - COIN[s.colour]
    for colour in range(COLOURS):
        purse += s.counts[s.tower, colour] * COIN[colour]
    found = 0
    for column in range(COLUMNS):
        left = purse
        position = 0
        while position < s.filled[column] and (left & GUARD) == GUARD:
            found |= fits(s, column, position) << (ROWS * column + position)
            left -= PRICE[COLOUR[s.column[column, position]]]
            position += 1
    return found


def fits(s: State, column: int, position: int) -> int:
    """A card has the colour of the cube just placed, or is white or black (R9)."""
    colour = COLOUR[s.column[column, position]]
    return 1 if colour == s.colour or colour >= COLOURS else 0


def take(s: State, seat: int, column: int, position: int) -> None:
    """Give the card to the player, let the column slide down and fill it up from the pile (R12)."""
    card = s.column[column, position] + 0
    tell(s, TAKES, seat, card)
    split(s.hand[seat], joined(s.hand[seat]) | (1 << card))
    s.filled[column] -= 1
    for i in range(position, s.filled[column]):
        s.column[column, i] = s.column[column, i + 1]
    s.column[column, s.filled[column]] = EMPTY
    if joined(s.pile):
        new = draw(s)
        lay(s, column, new)
        tell(s, NEW_CARD, new)
    elif s.filled[column] == 0:
        tell(s, COLUMN_EMPTY)


def clear(s: State, tower: int) -> None:
    """All cubes of a tower return to the stock (R13)."""
    for colour in range(COLOURS):
        s.stock[colour] += s.counts[tower, colour]
        s.counts[tower, colour] = 0
    for level in range(s.height[tower]):
        s.x[tower, level] = 0
        s.y[tower, level] = 0
        s.cube[tower, level] = 0
    s.height[tower] = 0


def found(s: State, seat: int, colour: int) -> None:
    """A new base, and perhaps a bottom card (R14, R15)."""
    s.colour = colour
    put_cube(s, s.tower, colour, 0, 0)
    tell(s, FOUNDS, seat, colour, s.tower + 1)
    if s.options[FALL_CARD] == YES:
        offer_cards(s, seat, CONSOLING)
    else:
        end_turn(s, seat, 0)


# End and score.


def end_turn(s: State, seat: int, took: int) -> None:
    s.idle = 0 if took else s.idle + 1
    s.phase = BUILDING
    s.turn = (seat + 1) % s.seats
    why = ending(s)
    if why != GOES_ON:
        s.phase = OVER
        s.turn = NOBODY
        tell(s, ENDS, why)


def ending(s: State) -> int:
    """Why the game is over before the turn that would come now (E1-E4)."""
    empty = 0
    stock = 0
    for i in range(COLUMNS):
        empty += 1 if s.filled[i] == 0 else 0
        stock += s.stock[i]
    round_is_full = s.options[FINISH_ROUND] == NO or s.turn == s.start or empty == COLUMNS
    if empty >= 2 and round_is_full:
        return COLUMNS_EMPTY
    if s.idle >= IDLE_ROUNDS * s.seats:
        return NOBODY_TAKES
    return STOCK_EMPTY if stock == 0 else GOES_ON


def points(s: State, out: Any) -> None:
    """The numbers on the cards and the bonus for sets of equal symbols (E5, E6)."""
    for seat in range(s.seats):
        total = 0
        rest = joined(s.hand[seat])
        while rest:
            total += VALUE[first(rest)]
            rest &= rest - 1
        out[seat] = total >> 24
        for symbol in range(6):
            out[seat] += BONUS[(total >> (4 * symbol)) & 15]
