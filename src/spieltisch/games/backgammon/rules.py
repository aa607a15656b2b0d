"""Backgammon: the simple game of the box, or the money game with the doubling cube. The state and the rules.

Each player counts the places in the own direction of travel: 0 is the bar, 1 to 24 the board, 25 the tray.
Place k of one player is place 25 - k of the other. A set of places is a whole number with bit k for place
k, so that `closed >> d` holds the places from which a step of d would end on a closed one.

A player's own moves never change what is closed to him, and a checker that could move still can after
another has moved. So the places a die can be played from are one line of bit work, and only two
different dice before the first of them is played need a look ahead.
"""

from typing import Any

from spieltisch.engine.kernel.bits import lowest
from spieltisch.engine.kernel.openly import guess as guess, hide as hide
from spieltisch.engine.kernel.record import Record, i8, i16, i32, u32
from spieltisch.engine.kernel.rng import uniform
from spieltisch.engine.kernel.telling import NUMBER, SEAT, tell, told

# Moves.
MOVE = 0  # + 6 * place + die - 1
DONE, ROLL, DOUBLE, TAKE, DROP = 150, 151, 152, 153, 154
LAST_MOVE = DROP
MOST_MOVES = 30

# Options.
STAKES, JACOBY = 0, 1
FULL = ON = 1

# Places, and sets of them.
BAR, OFF = 0, 25
BOARD = 0x1FFFFFF  # the bar and the 24 places
NOT_HOME = 0x7FFFF  # the bar and places 1 to 18
FAR_HOME = 0x7F  # the bar and places 1 to 6, the other player's home board
BEYOND = 0x7E000000  # what a die reaches past place 24
TRAY = 1 << OFF

CHECKERS = 15
TOP_CUBE = 64
MOST_TURNS = 1000

# What the table waits for: a checker move or DONE, ROLL or DOUBLE, TAKE or DROP, nothing any more.
MOVING, ROLLING, DOUBLED, OVER = range(4)

NOBODY = -1

# What is told. A die that has been used, or that there is not, is 0.
ROLLS_ONE = told("rolls-one", who=SEAT, die=NUMBER)
BEGINS = told("begins", who=SEAT, larger=NUMBER, smaller=NUMBER)
ROLLS = told("rolls", who=SEAT, larger=NUMBER, smaller=NUMBER, uses=NUMBER)
MOVES = told("moves", who=SEAT, start="place", end="place", die=NUMBER)
HITS = told("hits", who=SEAT, whom=SEAT)
ENDS = told("ends", who=SEAT, larger=NUMBER, smaller=NUMBER)
DOUBLES = told("doubles", who=SEAT, cube=NUMBER)
TAKES = told("takes", who=SEAT, cube=NUMBER)
DROPS = told("drops", who=SEAT)
ALL_OFF = told("all-off", who=SEAT, times=NUMBER, cube=NUMBER)
TIME_UP = told("time-up", turns=NUMBER)


class State(Record):
    """Checkers by place, the same as sets of places, dice, cube and result."""

    own = u32[2]  # seat: the places 0 to 24 with checkers of its own
    closed = u32[2]  # seat: the places 1 to 24 that are closed to it
    legal = u32[2]  # the places the smaller and the larger die may be played from
    turns = i32  # ended so far
    worth = i16  # what the winner gets
    men = i8[2, 26]  # seat and place: checkers there
    dice = i8[2]  # the roll, smaller die first
    left = i8[2]  # unused dice of each number; a double counts in the first
    cube = i8
    owner = i8  # the seat that has the cube, NOBODY while it lies in the middle
    turn = i8  # the seat whose turn it is
    phase = i8
    winner = i8  # NOBODY until the end, and in a draw


# Set-up.


def deal(s: State) -> None:
    """Checkers on their places (S1), the opening roll (S2), the cube in the middle (S3)."""
    for seat in range(2):
        put(s, seat, 1, 2)
        put(s, seat, 12, 5)
        put(s, seat, 17, 3)
        put(s, seat, 19, 5)
    s.cube = 1
    s.owner = NOBODY
    s.winner = NOBODY
    first = second = 0
    while first == second:
        first = uniform(s.rng, 6) + 1
        second = uniform(s.rng, 6) + 1
    s.turn = 0 if first > second else 1
    throw(s, first, second)
    tell(s, ROLLS_ONE, 0, first)
    tell(s, ROLLS_ONE, 1, second)
    tell(s, BEGINS, s.turn, s.dice[1], s.dice[0])


def put(s: State, seat: int, place: int, n: int) -> None:
    """Put n > 0 checkers on a place that is empty."""
    s.men[seat, place] = n
    if place < OFF:
        s.own[seat] |= 1 << place
    if n > 1 and BAR < place < OFF:
        s.closed[1 - seat] |= 1 << (25 - place)


# Whose decision it is, and which moves there are.


def actors(s: State) -> int:
    if s.phase == OVER:
        return 0
    return 2 >> s.turn if s.phase == DOUBLED else 1 << s.turn


def moves(s: State, seat: int, out: Any) -> int:
    if s.phase != MOVING:
        out[0] = ROLL if s.phase == ROLLING else TAKE
        out[1] = DOUBLE if s.phase == ROLLING else DROP
        return 2
    low = s.legal[0] + 0
    high = s.legal[1] + 0
    with_low = s.dice[0] - 1 + MOVE
    with_high = s.dice[1] - 1 + MOVE
    n = 0
    rest = low | high
    while rest:
        place = lowest(rest)
        rest &= rest - 1
        out[n] = 6 * place + with_low
        n += (low >> place) & 1
        out[n] = 6 * place + with_high
        n += (high >> place) & 1
    if n == 0:
        out[0] = DONE
        n = 1
    return n


def play(s: State, seat: int, move: int) -> None:
    if move < DONE:
        use_die(s, seat, (move - MOVE) // 6, (move - MOVE) % 6 + 1)
    elif move == DONE:
        tell(s, ENDS, seat, s.dice[1] * s.left[1], s.dice[0] * (s.left[0] > 0))
        end_turn(s)
    elif move == DOUBLE:  # (R14)
        tell(s, DOUBLES, seat, 2 * s.cube)
        s.phase = DOUBLED
    elif move == DROP:  # what the cube showed before the double is lost (R15, E3)
        tell(s, DROPS, seat)
        finish(s, s.turn + 0, s.cube + 0)
    else:
        if move == TAKE:  # (R15)
            s.cube *= 2
            s.owner = seat
            tell(s, TAKES, seat, s.cube)
        roll(s)


# The dice.


def roll(s: State) -> None:
    """Roll for the player on turn (R1)."""
    first = uniform(s.rng, 6) + 1
    throw(s, first, uniform(s.rng, 6) + 1)
    tell(s, ROLLS, s.turn, s.dice[1], s.dice[0], s.left[0])


def throw(s: State, first: int, second: int) -> None:
    """Let the dice show these numbers; a double is used four times (R2)."""
    s.phase = MOVING
    s.dice[0] = min(first, second)
    s.dice[1] = max(first, second)
    s.left[0] = 4 if first == second else 1
    s.left[1] = 0 if first == second else 1
    offer_roll(s, s.turn)


def offer_roll(s: State, seat: int) -> None:
    """The first moves of a roll that use as many dice as possible (R9), or else the larger one (R10)."""
    own = s.own[seat] + 0
    closed = s.closed[seat] + 0
    a = s.dice[0] + 0
    b = s.dice[1] + 0
    low = sources(own, closed, a)
    high = 0
    if a != b:  # with a double no move takes another one away
        all_low = low
        all_high = sources(own, closed, b)
        low = followed(s, seat, all_low, a, all_high, b)
        high = followed(s, seat, all_high, b, all_low, a)
        if low | high == 0:
            high = all_high
            low = 0 if high else all_low
    s.legal[0] = low
    s.legal[1] = high


def sources(own: int, closed: int, die: int) -> int:
    """The places from which one checker can move by the die, whatever comes after."""
    if own & 1:  # from the bar first (R6)
        return ((closed >> die) & 1) ^ 1
    if own & NOT_HOME:  # nothing to bear off (R3, R4)
        return own & (BOARD ^ ((closed | BEYOND) >> die))
    found = own & (BOARD ^ ((closed | (BEYOND ^ TRAY)) >> die))
    if own & ((1 << (26 - die)) - 1) == 0:  # the rearmost may leave with a larger die (R7)
        found |= own & -own
    return found


def followed(s: State, seat: int, places: int, die: int, next_places: int, next_die: int) -> int:
    """Those of `places` that leave a move for the next die when a checker moves from there by this die."""
    if next_places & (next_places - 1):  # of two checkers that can use the next die one always stays
        return places
    own = s.own[seat] + 0
    closed = s.closed[seat] + 0
    found = 0
    rest = places
    while rest:
        place = lowest(rest)
        rest &= rest - 1
        then = moved(own, s.men[seat, place], place, die)
        if then == 0 or sources(then, closed, next_die):  # bearing off the last uses all dice (R11)
            found |= 1 << place
    return found


def moved(own: int, men: int, place: int, die: int) -> int:
    """The places with own checkers after one of the `men` on a place has moved by the die."""
    if men == 1:
        own ^= 1 << place
    return (own | (1 << (place + die))) & BOARD


# Moving a checker.


def use_die(s: State, seat: int, place: int, die: int) -> None:
    """Move one checker (R3), then offer what is left to move or end the game (E1)."""
    tell(s, MOVES, seat, place, min(place + die, OFF), die)
    leave(s, seat, place)
    if place + die < OFF:
        arrive(s, seat, place + die)
    else:
        s.men[seat, OFF] += 1
    s.left[0 if die == s.dice[0] else 1] -= 1
    own = s.own[seat] + 0
    unused = 0 if s.left[0] else 1
    s.legal[1 - unused] = 0
    s.legal[unused] = sources(own, s.closed[seat] + 0, s.dice[unused] + 0) if s.left[unused] else 0
    if own == 0:
        tell(s, ALL_OFF, seat, multiplier(s, 1 - seat), s.cube)
        finish(s, seat, s.cube * multiplier(s, 1 - seat))


def leave(s: State, seat: int, place: int) -> None:
    """Take one checker from a place."""
    n = s.men[seat, place] - 1
    s.men[seat, place] = n
    s.own[seat] ^= (n == 0) << place
    s.closed[1 - seat] &= BOARD ^ ((n == 1) << (25 - place))


def arrive(s: State, seat: int, place: int) -> None:
    """Put one checker on a place; a single opposing one goes to the bar (R5)."""
    n = s.men[seat, place] + 1
    s.men[seat, place] = n
    theirs = 25 - place
    s.own[seat] |= 1 << place
    s.closed[1 - seat] |= (n > 1) << theirs
    foes = s.own[1 - seat] + 0
    if (foes >> theirs) & 1:
        s.own[1 - seat] = (foes ^ (1 << theirs)) | 1
        s.men[1 - seat, theirs] = 0
        s.men[1 - seat, BAR] += 1
        tell(s, HITS, seat, 1 - seat)


# The end of a turn.


def end_turn(s: State) -> None:
    """The turn passes (R12, R13), unless too many were played (E5)."""
    s.turns += 1
    s.turn = 1 - s.turn
    if s.turns < MOST_TURNS and not may_double(s):
        roll(s)
        return
    for i in range(2):  # nothing of the last roll remains
        s.dice[i] = 0
        s.left[i] = 0
        s.legal[i] = 0
    s.phase = ROLLING
    if s.turns == MOST_TURNS:
        settle_by_pips(s)


def may_double(s: State) -> int:
    """Whether the player on turn may use the cube (R14)."""
    return s.options[STAKES] == FULL and s.cube < TOP_CUBE and s.owner != 1 - s.turn


# End and score.


def finish(s: State, winner: int, worth: int) -> None:
    """The game is over."""
    s.phase = OVER
    s.winner = winner
    s.worth = worth


def multiplier(s: State, loser: int) -> int:
    """1, or in the money game 2 for a gammon and 3 for a backgammon (E2, E4)."""
    if s.options[STAKES] != FULL or s.men[loser, OFF]:
        return 1
    if s.options[JACOBY] == ON and s.owner == NOBODY:
        return 1
    return 3 if s.own[loser] & FAR_HOME else 2


def settle_by_pips(s: State) -> None:
    """The shorter way home wins the plain value of the cube; equal ways are a draw (E5)."""
    tell(s, TIME_UP, s.turns)
    lead = pips(s, 1) - pips(s, 0)
    if lead == 0:
        finish(s, NOBODY, 0)
    else:
        finish(s, 0 if lead > 0 else 1, s.cube + 0)


def pips(s: State, seat: int) -> int:
    """How many steps all checkers of a seat still have to go."""
    total = 0
    for place in range(OFF):
        total += s.men[seat, place] * (25 - place)
    return total


def points(s: State, out: Any) -> None:
    """What the winner has won (E2-E5), and nothing before the end."""
    for seat in range(s.seats):
        out[seat] = s.worth if seat == s.winner else 0


# Secrets.
