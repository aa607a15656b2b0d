"""Wurmloch: a race around planets and wormholes for sixteen crates. The state and the rules.

The track has the places 0 to 35, clockwise; every ninth is a corner. For each place the record knows where a
ship that lands there comes to rest, so a landing is one look. Only planets can have crates: a player's crates are
a set of the 32 places between the corners, and one set without a bit for wormholes says all about collecting.
"""

from typing import Any

from spieltisch.engine.kernel.bits import count
from spieltisch.engine.kernel.openly import guess as guess, hide as hide
from spieltisch.engine.kernel.record import Record, i8, i16, u32
from spieltisch.engine.kernel.rng import shuffle, uniform
from spieltisch.engine.kernel.table import table
from spieltisch.engine.kernel.telling import NUMBER, SEAT, tell, told

# The option.
SIDES = 0  # values: alternate, mixed
MIXED = 1

SIDE_COUNT = 4
LENGTH = 8  # places of a side between its corners
PACE = LENGTH + 1  # from corner to corner
PLACES = SIDE_COUNT * PACE
HALF = 2 * PACE
CRATES = 16
MOST_TURNS = 300  # of each player

# What lies on a place: one of the six symbols, or one of these.
SYMBOLS = 6
PLANET, CORNER = 6, 7

# The symbols that lie four times, and the tiles of those that lie twice.
FOURFOLD = 2
DOUBLES = 8

# A hand: how many cards there are of the numbers 0 to 6.
HAND = table([0, 3, 2, 1, 1, 1, 1])
LARGEST = 6
CARDS = 9

# Moves.
ROLL = 0
KEEP = 1  # no card
CARD = 2  # + 2 * (number - 1) + direction
CLOCKWISE, COUNTER = range(2)
LAST_MOVE = CARD + 2 * LARGEST - 1
MOST_MOVES = 13

# What the table waits for.
ROLLING, CHOOSING, OVER = range(3)

# What is told.
LAID = told("laid", first="symbol", second="symbol")
BEGINS = told("begins", who=SEAT)
ROLLS = told("rolls", who=SEAT, number=NUMBER, start="place", at="place")
PLAYS = told("plays", who=SEAT, number=NUMBER, way="way", start="place", at="place")
KEEPS = told("keeps", who=SEAT)
JUMPS = told("jumps", who=SEAT, at="place")
LOADS = told("loads", who=SEAT, rest=NUMBER)
TIME_UP = told("time-up", turns=NUMBER)

# The bit of every place in a set of crates; corners have none.
CRATE = table([0 if place % PACE == 0 else 1 << (place - place // PACE - 1) for place in range(PLACES)])


class State(Record):
    """Track, crates, ships and hands."""

    crates = u32[4]  # seat: the places where its crates lie
    face = i8[36]  # what lies on a place
    leads = i8[36]  # where a ship that lands there comes to rest
    at = i8[4]  # where each ship is
    cards = i8[4, 7]  # seat and number: cards in hand
    held = i8[4]  # cards in hand, all together
    turns = i16  # ended so far
    turn = i8  # the seat whose turn it is
    phase = i8
    die = i8  # the last roll, 0 before the first
    card = i8  # the card that was played last, 0 since the die was rolled

    symbols = i8[6]  # of the set-up: the fourfold symbols, then the double ones
    doubles = i8[8]  # of the set-up: two double symbols for each side
    lot = i8[8]  # of the set-up: the tiles of the last side


# Set-up.


def deal(s: State) -> None:
    """Track (S1-S3), crates, ships and hands (S4-S6), and who begins (S7)."""
    draw_symbols(s)
    for side in range(SIDE_COUNT):
        lay_side(s, side)
    open_wormholes(s)
    planets = 0
    for place in range(PLACES):
        planets |= CRATE[place] if s.face[place] == PLANET else 0
    for seat in range(s.seats):
        s.crates[seat] = planets
        s.at[seat] = seat * (HALF if s.seats == 2 else PACE)
        s.held[seat] = CARDS
        for number in range(1, LARGEST + 1):
            s.cards[seat, number] = HAND[number]
    s.turn = uniform(s.rng, s.seats)
    tell(s, LAID, s.symbols[0], s.symbols[1])
    tell(s, BEGINS, s.turn)


def draw_symbols(s: State) -> None:
    """Which symbols lie four times and which twice (S1), and two different double ones for each side (S2)."""
    for i in range(SYMBOLS):
        s.symbols[i] = i
    shuffle(s.rng, s.symbols, SYMBOLS)
    for i in range(DOUBLES):
        s.doubles[i] = s.symbols[FOURFOLD + i // 2]
    while a_side_has_equals(s):
        shuffle(s.rng, s.doubles, DOUBLES)


def a_side_has_equals(s: State) -> int:
    """Whether both double symbols of a side are the same. In the order of the box they are."""
    for side in range(SIDE_COUNT):
        if s.doubles[2 * side] == s.doubles[2 * side + 1]:
            return 1
    return 0


def lay_side(s: State, side: int) -> None:
    """A corner, then four wormholes in random order and four planets, by turns or mixed (S3)."""
    corner = side * PACE
    s.face[corner] = CORNER
    for i in range(2):
        s.lot[i] = s.symbols[i]
        s.lot[i + 2] = s.doubles[2 * side + i]
    for i in range(4, LENGTH):
        s.lot[i] = PLANET
    mixed = s.options[SIDES] == MIXED
    shuffle(s.rng, s.lot, LENGTH if mixed else 4)
    for i in range(LENGTH):
        s.face[corner + 1 + i] = s.lot[i if mixed else i // 2 if i % 2 else 4 + i // 2]


def open_wormholes(s: State) -> None:
    """A wormhole leads to the next of its symbol, clockwise (R4, R5); elsewhere a ship stays."""
    for place in range(PLACES):
        end = place
        if s.face[place] < PLANET:
            end = onward(place, 1)
            while s.face[end] != s.face[place]:
                end = onward(end, 1)
        s.leads[place] = end


# Whose decision it is, and which moves there are.


def actors(s: State) -> int:
    return 0 if s.phase == OVER else 1 << s.turn


def moves(s: State, seat: int, out: Any) -> int:
    if s.phase == ROLLING:
        out[0] = ROLL
        return 1
    out[0] = KEEP
    n = 1
    for number in range(1, LARGEST + 1):
        if s.cards[seat, number]:
            out[n] = CARD + 2 * (number - 1) + CLOCKWISE
            out[n + 1] = CARD + 2 * (number - 1) + COUNTER
            n += 2
    return n


def play(s: State, seat: int, move: int) -> None:
    if move == ROLL:
        go_by_die(s, seat, 1 + uniform(s.rng, 6))
    elif move == KEEP:
        tell(s, KEEPS, seat)
        end_turn(s)
    else:  # a card takes the ship on in either direction and is gone; then the turn is over (R9-R12)
        number, steps = card_number(move), steps_of(move)
        s.cards[seat, number] -= 1
        s.held[seat] -= 1
        s.card = number
        tell(s, PLAYS, seat, number, direction(move), s.at[seat], onward(s.at[seat], steps))
        travel(s, seat, steps)
        end_turn(s)


# A turn.


def card_number(move: int) -> int:
    """The number of the card that a move plays."""
    return (move - CARD) // 2 + 1


def direction(move: int) -> int:
    """Where that card takes the ship."""
    return (move - CARD) % 2


def steps_of(move: int) -> int:
    """How far that card takes the ship, negative against the clock."""
    return card_number(move) if direction(move) == CLOCKWISE else 0 - card_number(move)


def onward(place: int, steps: int) -> int:
    """The place so many steps clockwise, or against the clock if negative; not once round or more."""
    there = place + steps
    if there < 0:
        there += PLACES
    return there if there < PLACES else there - PLACES


def go_by_die(s: State, seat: int, die: int) -> None:
    """The roll (R2). Who collects nothing and has a card may play it (R8)."""
    s.die = die
    s.card = 0
    tell(s, ROLLS, seat, die, s.at[seat], onward(s.at[seat], die))
    if travel(s, seat, die) or s.held[seat] == 0:
        end_turn(s)
    else:
        s.phase = CHOOSING


def travel(s: State, seat: int, steps: int) -> int:
    """The ship goes and lands, jumps from a wormhole (R4) and takes an own crate (R6). Whether it took one."""
    landing = onward(s.at[seat], steps)
    end = s.leads[landing]
    s.at[seat] = end
    if end != landing:
        tell(s, JUMPS, seat, end)
    crates = s.crates[seat] + 0
    found = crates & CRATE[end]
    s.crates[seat] = crates ^ found
    if found:
        tell(s, LOADS, seat, count(s.crates[seat]))
    return 1 if found else 0


def end_turn(s: State) -> None:
    """The next player, unless the last crate is loaded (E1) or all have had their turns (E2)."""
    s.turns += 1
    if s.crates[s.turn] == 0:
        s.phase = OVER
    elif s.turns == MOST_TURNS * s.seats:
        s.phase = OVER
        tell(s, TIME_UP, MOST_TURNS)
    else:
        s.phase = ROLLING
        s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0


def points(s: State, out: Any) -> None:
    """Crates collected (E3)."""
    for seat in range(s.seats):
        out[seat] = CRATES - count(s.crates[seat])
