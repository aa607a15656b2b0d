"""Granatensalat: soldiers on an open table, and cards that bring or kill them. The state and the rules.

The table is measured in whole millimetres and distances are compared as squares, so that every machine
agrees. Seat k owns the soldiers 20k to 20k+19; they leave the reserve in this order and never return to
it. A soldier that is not on the table has a place far away, where nothing reaches it. Cards of a symbol
are alike: hands are counts, and the pile is what is neither in a hand nor discarded.
"""

from typing import Any

from spieltisch.engine.kernel.bits import count, lowest
from spieltisch.engine.kernel.record import Record, i8, i16, i32
from spieltisch.engine.kernel.rng import forget, uniform
from spieltisch.engine.kernel.table import table
from spieltisch.engine.kernel.telling import NUMBER, SEAT, moment, tell, tell_only, tell_others, told
from spieltisch.games.green_box.deck import ARROW, BRICKS, CIRCLES, DROP, HAMMER, WHEEL

MOST_SEATS = 4
SOLDIERS = 20  # of each player
SLOTS = MOST_SEATS * SOLDIERS
SYMBOLS = 6
CARDS_EACH = 9
CARDS = SYMBOLS * CARDS_EACH

# The table, in millimetres (G1-G9).
SIDE = 480
CUBE = 10
TILE = 60
SQUARES = SIDE // TILE  # in a row
LOW, HIGH = CUBE // 2, SIDE - CUBE // 2  # where a soldier lies wholly on the table
TOUCHING = CUBE * CUBE
REACH = TILE * TILE
MELEE_REACH = (2 * CUBE) * (2 * CUBE)
IN_THE_WAY = (CUBE // 2) * (CUBE // 2)
BLAST = TILE // 2
SPREAD, NEAREST_FALL = 104, 34  # a fall: four numbers below 104 and 34 on each axis
TRIES = 64
AWAY = 8000  # the place of a soldier that is not on the table, on both axes

# The course of the game.
AT_FIRST = 5  # soldiers of each player on the table
HAND = 5
CARDS_A_TURN = 2
DROPPED = 3  # soldiers that fall with a circles card
QUIET_ROUNDS = 3

# Moves. A point is 480 * y + x.
POINTS = SIDE * SIDE
STEP = 0  # + 230400 * own soldier + point
PLACE = STEP + SOLDIERS * POINTS  # + point
GRENADE = PLACE + POINTS  # + point
MELEE = GRENADE + POINTS  # + soldier
SNIPE = MELEE + SLOTS  # + soldier
DROP3 = SNIPE + SLOTS
END = DROP3 + 1
NO = END + 1
MINE = NO + 1  # + soldier
LAST_MOVE = MINE + SLOTS - 1

# What is going on.
TURN, WINDOW, OVER = range(3)

# Where a soldier is: with the seat that took it, or one of these.
ON_TABLE, IN_RESERVE = MOST_SEATS, MOST_SEATS + 1

NOBODY = -1
NO_SOLDIER = -1
NOWHERE = -1

# Answers in a mine window: a soldier, or one of these.
SILENT, DECLINED = -1, -2

# What is told. A way is how much the number of a point grows.
DEALT = told("dealt", soldiers=NUMBER, cards=NUMBER)
BEGINS = told("begins", who=SEAT)
STEPS_ON = told("steps-on", soldier="soldier", way="way")
PLACES = told("places", soldier="soldier", spot="spot")
DROPS = told("drops", who=SEAT)
LANDS = told("lands", soldier="soldier", spot="spot")
FINDS_NO_ROOM = told("finds-no-room", soldier="soldier")
STRIKES = told("strikes", soldier="soldier", enemy="soldier")
SHOOTS = told("shoots", soldier="soldier", enemy="soldier")
THROWS = told("throws", soldier="soldier", way="way")
ANSWERS = told("answers", mines=NUMBER)
SETS_OFF = told("sets-off", who=SEAT, soldier="soldier")
DIES = told("dies", soldier="soldier")
ENDS_TURN = told("ends-turn", who=SEAT)
DRAWS_THESE = told("draws-these", cards="new cards", left=NUMBER)
DRAWS = told("draws", who=SEAT, n=NUMBER, left=NUMBER)
PILE_EMPTY = told("pile-empty")
QUIET = told("quiet", n=NUMBER)
ALL_PLAYED = told("all-played")
NOBODY_PLAYS = told("nobody-plays")
SCORES = told("scores", who=SEAT, score="score")

# The listed steps: sixteen directions at three distances, ascending by the point they lead to.
RINGS = {
    60: ((60, 0), (55, 23), (42, 42), (23, 55)),
    40: ((40, 0), (37, 15), (28, 28), (15, 37)),
    20: ((20, 0), (18, 8), (14, 14), (8, 18)),
    15: ((15, 0), (14, 6), (11, 11), (6, 14)),
}


def _ring(size: int) -> list[tuple[int, int]]:
    """The sixteen vectors of a ring: the printed quarter, then turned by 90, 180 and 270 degrees."""
    found = list(RINGS[size])
    while len(found) < 16:
        x, y = found[-4]
        found.append((-y, x))
    return found


DIRECTIONS = 16
_STEPS = sorted(_ring(60) + _ring(40) + _ring(20), key=lambda v: SIDE * v[1] + v[0])
STEP_X = table([x for x, _ in _STEPS])
STEP_Y = table([y for _, y in _STEPS])
STEP_AHEAD = table([SIDE * y + x for x, y in _STEPS])  # by so much a point grows
STEPS = len(_STEPS)
CLOSE, FAR = 0, 1  # the rings of aimed steps: into melee reach, and to where a grenade reaches
AIMED_X = table([[x for x, _ in _ring(size)] for size in (15, 60)])
AIMED_Y = table([[y for _, y in _ring(size)] for size in (15, 60)])
MOST_ENEMIES = (MOST_SEATS - 1) * SOLDIERS

MOST_MOVES = 2106  # 1080 steps, 304 placements, 600 grenades, 120 targets, three soldiers and the end


class State(Record):
    """The soldiers, the cards, how far the turn is, and the mine window."""

    x = i16[SLOTS]  # AWAY unless on the table
    y = i16[SLOTS]
    where = i8[SLOTS]  # the seat that took the soldier, ON_TABLE or IN_RESERVE
    standing = i32[4]  # own soldiers on the table, a bit each
    reserve = i8[4]  # how many each player has in reserve
    taken = i8[4]  # how many each player has taken
    hand = i8[4, 6]  # cards of each symbol; 0 where the viewer may not know them
    held = i8[4]  # how many cards each hand has
    discard = i8[6]
    pile = i8  # how many cards it has
    phase = i8
    turn = i8  # the seat on turn, NOBODY when the game is over
    stepped = i8  # 1 once a soldier has made its step in this turn
    cards_left = i8  # how many cards may still be played in this turn
    loud = i8  # 1 once somebody has played a card in this turn
    quiet = i8  # turns in succession without a card
    moved = i8[3]  # the soldiers of the mine window, then NO_SOLDIER
    asked = i8  # who is asked for mines, a bit each
    answered = i8  # those of them who have answered
    answer = i8[4]  # their answers; SILENT where there is none, or none to be seen
    blast = i32[4]  # where each seat set off a blast with the last move, or NOWHERE


# Geometry.


def square(dx: int, dy: int) -> int:
    return dx * dx + dy * dy


def distance(s: State, a: int, b: int) -> int:
    """The squared distance of two soldiers (G3)."""
    return square(s.x[a] - s.x[b], s.y[a] - s.y[b])


def point_of(s: State, soldier: int) -> int:
    """Where a soldier stands."""
    return SIDE * s.y[soldier] + s.x[soldier]


def is_free(s: State, x: int, y: int, but: int) -> int:
    """1 if a soldier can stand at a point, whatever soldier `but` does (G2, G4)."""
    if min(x, y) < LOW or max(x, y) > HIGH:
        return 0
    touched = 0
    for i in range(SOLDIERS * s.seats):
        touched |= (1 if square(s.x[i] - x, s.y[i] - y) < TOUCHING else 0) & (1 if i != but else 0)
    return 1 - touched


def sees(s: State, a: int, b: int) -> int:
    """1 if no soldier stands in the line between two (G7)."""
    vx, vy = s.x[b] - s.x[a], s.y[b] - s.y[a]
    length = square(vx, vy)
    for i in range(SOLDIERS * s.seats):
        wx, wy = s.x[i] - s.x[a], s.y[i] - s.y[a]
        along = wx * vx + wy * vy
        aside = vx * wy - vy * wx
        if 0 < along < length and aside * aside < IN_THE_WAY * length:
            return 0
    return 1


def in_blast(s: State, soldier: int, x: int, y: int) -> int:
    """1 if a soldier is in the blast at a point (G8)."""
    return 1 if abs(s.x[soldier] - x) <= BLAST and abs(s.y[soldier] - y) <= BLAST else 0


def nearest(s: State, seat: int, x: int, y: int) -> int:
    """The seat's soldier nearest to a point, the lowest of equal ones; NO_SOLDIER if it has none."""
    best, least = NO_SOLDIER, AWAY * AWAY
    for i in range(SOLDIERS * seat, next_soldier(s, seat)):
        d = square(s.x[i] - x, s.y[i] - y)
        if d < least:
            best, least = i, d
    return best


def shooter(s: State, seat: int, enemy: int) -> int:
    """The seat's soldier nearest to an enemy that it sees, the lowest of equal ones (R11); NO_SOLDIER if none does."""
    best = NO_SOLDIER
    own = s.standing[seat] + 0
    while own:
        i = SOLDIERS * seat + lowest(own)
        own &= own - 1
        if (best == NO_SOLDIER or distance(s, i, enemy) < distance(s, best, enemy)) and sees(s, i, enemy):
            best = i
    return best


def within(s: State, seat: int, x: int, y: int, most: int) -> int:
    """1 if one of the seat's soldiers is at most at this squared distance from a point."""
    for i in range(SOLDIERS * seat, next_soldier(s, seat)):
        if square(s.x[i] - x, s.y[i] - y) <= most:
            return 1
    return 0


def within_reach(s: State, seat: int, x: int, y: int) -> int:
    """1 if one of the seat's soldiers can throw to a point (G5)."""
    return within(s, seat, x, y, REACH)


# Set-up.


def deal(s: State) -> None:
    """Soldiers (S1, S2), cards (S3), the start player (S4)."""
    for i in range(SLOTS):
        s.where[i] = IN_RESERVE
        s.x[i] = AWAY
        s.y[i] = AWAY
    for seat in range(s.seats):
        s.reserve[seat] = SOLDIERS
    for _ in range(AT_FIRST):
        for seat in range(s.seats):
            fall(s, seat)
    s.pile = CARDS
    for seat in range(s.seats):
        fill_hand(s, seat)
    close_window(s)
    clear_smoke(s)
    begin_turn(s, uniform(s.rng, s.seats))
    tell(s, DEALT, AT_FIRST, HAND)
    tell(s, BEGINS, s.turn)


def next_soldier(s: State, seat: int) -> int:
    """The soldier that leaves the reserve next: the lowest there."""
    return SOLDIERS * seat + SOLDIERS - s.reserve[seat]


def put_down(s: State, seat: int, x: int, y: int) -> int:
    """A soldier of the reserve comes to a point; which one."""
    soldier = next_soldier(s, seat)
    s.reserve[seat] -= 1
    s.where[soldier] = ON_TABLE
    s.x[soldier] = x
    s.y[soldier] = y
    s.standing[seat] |= 1 << (soldier - SOLDIERS * seat)
    return soldier


def axis(rng: Any) -> int:
    """One coordinate of a fall: a bell around the middle (G9)."""
    total = NEAREST_FALL
    for _ in range(4):
        total += uniform(rng, SPREAD)
    return total


def fall(s: State, seat: int) -> int:
    """A soldier of the reserve falls to a free point; NO_SOLDIER if none is found (G9)."""
    for _ in range(TRIES):
        x = axis(s.rng)
        y = axis(s.rng)
        if is_free(s, x, y, NO_SOLDIER):
            return put_down(s, seat, x, y)
    return NO_SOLDIER


# Cards.


def in_pile(s: State, symbol: int) -> int:
    """How many cards of a symbol are neither in a hand nor discarded."""
    n = CARDS_EACH - s.discard[symbol]
    for seat in range(s.seats):
        n -= s.hand[seat, symbol]
    return n


def draw(s: State, seat: int, unseen: int) -> None:
    """One of `unseen` cards, all that are neither in a hand nor discarded, each equally likely."""
    k = uniform(s.rng, unseen)
    symbol = 0
    while k >= in_pile(s, symbol):
        k -= in_pile(s, symbol)
        symbol += 1
    s.hand[seat, symbol] += 1


def fill_hand(s: State, seat: int) -> None:
    """Up to five cards, as far as the pile goes (S3, R19)."""
    while s.held[seat] < HAND and s.pile > 0:
        draw(s, seat, s.pile)
        s.held[seat] += 1
        s.pile -= 1


def spend(s: State, seat: int, symbol: int) -> None:
    """A card of the hand goes to the discard pile (R3); the turn is not quiet (E1)."""
    s.hand[seat, symbol] -= 1
    s.held[seat] -= 1
    s.discard[symbol] += 1
    s.loud = 1


# Who may do what.


def actors(s: State) -> int:
    if s.phase == WINDOW:
        return s.asked ^ s.answered
    return 0 if s.turn < 0 else 1 << s.turn


def may_play(s: State, seat: int, symbol: int) -> int:
    """1 if the seat has such a card and may play one more (R1, R5, R6); its targets are another question."""
    if s.cards_left == 0 or s.hand[seat, symbol] == 0:
        return 0
    if symbol == DROP:
        return 1 if s.reserve[seat] > 0 else 0
    if symbol == CIRCLES:
        return 1 if s.reserve[seat] > 0 and s.pile > 0 else 0
    return 1 if symbol != BRICKS else 0


def may_step(s: State, soldier: int, x: int, y: int) -> int:
    """1 if an own soldier on the table may go to a point, no step having been made (R4)."""
    d = square(s.x[soldier] - x, s.y[soldier] - y)
    return is_free(s, x, y, soldier) if 0 < d <= REACH else 0


def may_strike(s: State, seat: int, enemy: int) -> int:
    """1 if an own soldier is in melee reach of an opposing one (R7)."""
    return within(s, seat, s.x[enemy], s.y[enemy], MELEE_REACH - 1)


def may_shoot(s: State, seat: int, enemy: int) -> int:
    """1 if an own soldier sees an opposing one (R8)."""
    own = s.standing[seat] + 0
    while own:
        if sees(s, SOLDIERS * seat + lowest(own), enemy):
            return 1
        own &= own - 1
    return 0


def enemies_in_blast(s: State, seat: int, x: int, y: int) -> int:
    """How many opposing soldiers the blast at a point would kill."""
    n = 0
    for i in range(SOLDIERS * s.seats):
        n += in_blast(s, i, x, y) if i // SOLDIERS != seat else 0
    return n


def is_enemy(s: State, seat: int, soldier: int) -> int:
    """1 if a soldier is on the table and not the seat's own."""
    return 1 if s.where[soldier] == ON_TABLE and soldier // SOLDIERS != seat else 0


def allowed(s: State, seat: int, move: int) -> int:
    """Every move that the rules permit, listed or not (R4-R10, R15)."""
    if actors(s) >> seat & 1 == 0:
        return 0
    if s.phase == WINDOW:
        return may_answer(s, seat, move)
    if move >= NO:
        return 0
    if move >= DROP3:
        return 1 if move == END else may_play(s, seat, CIRCLES)
    if move >= MELEE:
        return may_hit(s, seat, move) if may_play(s, seat, HAMMER if move < SNIPE else ARROW) else 0
    x, y = move % POINTS % SIDE, move % POINTS // SIDE
    if move >= GRENADE:
        may_throw = may_play(s, seat, WHEEL) and within_reach(s, seat, x, y)
        return 1 if may_throw and enemies_in_blast(s, seat, x, y) > 0 else 0
    if move >= PLACE:
        return is_free(s, x, y, NO_SOLDIER) if may_play(s, seat, DROP) else 0
    own = move // POINTS
    stands = s.standing[seat] >> own & 1
    return may_step(s, SOLDIERS * seat + own, x, y) if stands and s.stepped == 0 else 0


def may_answer(s: State, seat: int, move: int) -> int:
    """1 for no, and with a bricks card for a mine under one of the soldiers just moved (R15)."""
    if move < MINE:
        return 1 if move == NO else 0
    soldier = move - MINE
    is_moved = s.moved[0] == soldier or s.moved[1] == soldier or s.moved[2] == soldier
    return 1 if is_moved and s.hand[seat, BRICKS] > 0 else 0


def may_hit(s: State, seat: int, move: int) -> int:
    """1 if it is an enemy that can be killed with a hammer or an arrow card (R7, R8)."""
    enemy = (move - MELEE) % SLOTS
    if not is_enemy(s, seat, enemy):
        return 0
    return may_strike(s, seat, enemy) if move < SNIPE else may_shoot(s, seat, enemy)


# The listed moves: a useful sample (L1-L6), in ascending order.


def moves(s: State, seat: int, out: Any) -> int:
    if s.phase == WINDOW:
        return list_answers(s, seat, out)
    n = 0
    if s.stepped == 0 and s.standing[seat]:
        n = list_steps(s, seat, out)
    if may_play(s, seat, DROP):
        n = list_places(s, seat, out, n)
    if may_play(s, seat, WHEEL):
        n = list_grenades(s, seat, out, n)
    if may_play(s, seat, HAMMER):
        n = list_targets(s, seat, MELEE, out, n)
    if may_play(s, seat, ARROW):
        n = list_targets(s, seat, SNIPE, out, n)
    if may_play(s, seat, CIRCLES):
        out[n] = DROP3
        n += 1
    out[n] = END
    return n + 1


def list_answers(s: State, seat: int, out: Any) -> int:
    """No, or with a bricks card a mine under one of the soldiers, which lie in ascending order (R15)."""
    out[0] = NO
    n = 1
    if s.hand[seat, BRICKS] > 0:
        for k in range(DROPPED):
            if s.moved[k] != NO_SOLDIER:
                out[n] = MINE + s.moved[k]
                n += 1
    return n


def sort_in(out: Any, first: int, last: int, move: int) -> int:
    """Put a move among the ascending ones from first to before last, once; where they end then."""
    i = last
    while i > first and out[i - 1] > move:
        out[i] = out[i - 1]
        i -= 1
    out[i] = move
    if i == first or out[i - 1] != move:
        return last + 1
    for k in range(i, last):
        out[k] = out[k + 1]
    return last


def list_steps(s: State, seat: int, out: Any) -> int:
    """The steps of the rings, soldier by soldier, and the aimed ones in their places (L2, L3)."""
    n = 0
    own = s.standing[seat] + 0
    while own:
        i = lowest(own)
        own &= own - 1
        soldier = SOLDIERS * seat + i
        base = STEP + POINTS * i + point_of(s, soldier)
        shut = shut_steps(s, soldier)
        for k in range(STEPS):
            if not shut >> k & 1:
                out[n] = base + STEP_AHEAD[k]
                n += 1
    return list_aimed_steps(s, seat, out, n)


def shut_steps(s: State, soldier: int) -> int:
    """The steps of the rings that lead off the table or onto another soldier, a bit each."""
    x, y = s.x[soldier], s.y[soldier]
    shut = 0
    if min(x, y) < LOW + TILE or max(x, y) > HIGH - TILE:
        for k in range(STEPS):
            there_x, there_y = x + STEP_X[k], y + STEP_Y[k]
            if min(there_x, there_y) < LOW or max(there_x, there_y) > HIGH:
                shut |= 1 << k
    for i in range(SOLDIERS * s.seats):
        dx, dy = s.x[i] - x, s.y[i] - y
        if square(dx, dy) < (TILE + CUBE) * (TILE + CUBE) and i != soldier:
            for k in range(STEPS):
                shut |= (1 if square(dx - STEP_X[k], dy - STEP_Y[k]) < TOUCHING else 0) << k
    return shut


def list_aimed_steps(s: State, seat: int, out: Any, n: int) -> int:
    """For every enemy a step towards it of the nearest own soldier, and one to where a grenade reaches it and
    another enemy (L3)."""
    for other in range(s.seats):
        for enemy in range(SOLDIERS * other, next_soldier(s, other)):
            if not is_enemy(s, seat, enemy):
                continue
            soldier = nearest(s, seat, s.x[enemy], s.y[enemy])
            d = distance(s, soldier, enemy)
            if MELEE_REACH <= d < (TILE + 2 * CUBE) * (TILE + 2 * CUBE):
                n = list_aimed_step(s, soldier, enemy, CLOSE, out, n)
            if REACH < d <= 4 * REACH and enemies_in_blast(s, seat, s.x[enemy], s.y[enemy]) > 1:
                n = list_aimed_step(s, soldier, enemy, FAR, out, n)
    return n


def list_aimed_step(s: State, soldier: int, enemy: int, ring: int, out: Any, n: int) -> int:
    """The shortest legal step to a ring around an enemy, if there is one (L3)."""
    best, least = NOWHERE, REACH + 1
    for k in range(DIRECTIONS):
        x, y = s.x[enemy] + AIMED_X[ring, k], s.y[enemy] + AIMED_Y[ring, k]
        d = square(s.x[soldier] - x, s.y[soldier] - y)
        if d < least and may_step(s, soldier, x, y):
            best, least = SIDE * y + x, d
    return n if best == NOWHERE else sort_in(out, 0, n, STEP + POINTS * (soldier % SOLDIERS) + best)


def list_places(s: State, seat: int, out: Any, n: int) -> int:
    """The middles of 60-mm squares, and in their places four points beside every enemy (L6)."""
    first, touched = n, touched_middles(s)
    for k in range(SQUARES * SQUARES):
        if not touched >> k & 1:
            y, x = BLAST + TILE * (k // SQUARES), BLAST + TILE * (k % SQUARES)
            out[n] = PLACE + SIDE * y + x
            n += 1
    for other in range(s.seats):
        for enemy in range(SOLDIERS * other, next_soldier(s, other)):
            if is_enemy(s, seat, enemy):
                n = sort_places(s, enemy, out, first, n)
    return n


def touched_middles(s: State) -> int:
    """The 60-mm squares in whose middle there is no room for a soldier, a bit each."""
    touched = 0
    for i in range(SOLDIERS * s.seats):
        if square(s.x[i] % TILE - BLAST, s.y[i] % TILE - BLAST) < TOUCHING and s.where[i] == ON_TABLE:
            touched |= 1 << (SQUARES * (s.y[i] // TILE) + s.x[i] // TILE)
    return touched


def sort_places(s: State, enemy: int, out: Any, first: int, n: int) -> int:
    """Four points beside an enemy, as far as they are free (L6)."""
    for k in range(0, DIRECTIONS, 4):
        x, y = s.x[enemy] + AIMED_X[CLOSE, k], s.y[enemy] + AIMED_Y[CLOSE, k]
        if is_free(s, x, y, NO_SOLDIER):
            n = sort_in(out, first, n, PLACE + SIDE * y + x)
    return n


def list_grenades(s: State, seat: int, out: Any, n: int) -> int:
    """For every enemy the point nearest to an own soldier from which the blast takes it, and nine around it (L5)."""
    first = n
    for other in range(s.seats):
        for enemy in range(SOLDIERS * other, next_soldier(s, other)):
            point = nearest_throw(s, seat, enemy) if is_enemy(s, seat, enemy) else NOWHERE
            if point != NOWHERE:
                n = sort_in(out, first, n, GRENADE + point)
                n = sort_throws(s, seat, enemy, out, first, n)
    return n


def nearest_throw(s: State, seat: int, enemy: int) -> int:
    """The shortest throw whose blast takes an enemy; NOWHERE if it is out of reach (L5)."""
    best, least = NOWHERE, REACH + 1
    for i in range(SOLDIERS * seat, next_soldier(s, seat)):
        x = min(max(s.x[i], s.x[enemy] - BLAST), s.x[enemy] + BLAST)
        y = min(max(s.y[i], s.y[enemy] - BLAST), s.y[enemy] + BLAST)
        d = square(s.x[i] - x, s.y[i] - y)
        if d < least:
            best, least = SIDE * y + x, d
    return best


def sort_throws(s: State, seat: int, enemy: int, out: Any, first: int, n: int) -> int:
    """The enemy's point and those at the edge of the blast around it, as far as they are in reach (L5)."""
    for dx in range(-BLAST, BLAST + 1, BLAST):
        for dy in range(-BLAST, BLAST + 1, BLAST):
            x, y = s.x[enemy] + dx, s.y[enemy] + dy
            if min(x, y) >= 0 and max(x, y) < SIDE and within_reach(s, seat, x, y):
                n = sort_in(out, first, n, GRENADE + SIDE * y + x)
    return n


def list_targets(s: State, seat: int, base: int, out: Any, n: int) -> int:
    """The enemies that a hammer or an arrow card can kill (L4)."""
    for other in range(s.seats):
        for enemy in range(SOLDIERS * other, next_soldier(s, other)):
            if may_hit(s, seat, base + enemy):
                out[n] = base + enemy
                n += 1
    return n


# Carrying moves out.


def play(s: State, seat: int, move: int) -> None:
    clear_smoke(s)
    if move >= NO:
        answer_window(s, seat, move)
    elif move == END:
        end_turn(s, seat)
    elif move < PLACE:
        step(s, SOLDIERS * seat + move // POINTS, move % POINTS)
        open_window(s, seat)
    else:
        s.cards_left -= 1
        play_card(s, seat, move)


def step(s: State, soldier: int, point: int) -> None:
    """An own soldier goes to a point (R4)."""
    s.stepped = 1
    tell(s, STEPS_ON, soldier, point - point_of(s, soldier))
    s.x[soldier] = point % SIDE
    s.y[soldier] = point // SIDE
    s.moved[0] = soldier


def play_card(s: State, seat: int, move: int) -> None:
    """Carry a card out at once (R3, R5-R9); the nearest soldier throws (R11)."""
    x, y = move % POINTS % SIDE, move % POINTS // SIDE
    if move == DROP3:
        spend(s, seat, CIRCLES)
        drop_three(s, seat)
        open_window(s, seat)
    elif move >= SNIPE:
        spend(s, seat, ARROW)
        tell(s, SHOOTS, shooter(s, seat, move - SNIPE), move - SNIPE)
        kill(s, seat, move - SNIPE)
    elif move >= MELEE:
        spend(s, seat, HAMMER)
        tell(s, STRIKES, nearest(s, seat, s.x[move - MELEE], s.y[move - MELEE]), move - MELEE)
        kill(s, seat, move - MELEE)
    elif move >= GRENADE:
        spend(s, seat, WHEEL)
        thrower = nearest(s, seat, x, y)
        tell(s, THROWS, thrower, SIDE * y + x - point_of(s, thrower))
        explode(s, seat, x, y)
    else:
        spend(s, seat, DROP)
        s.moved[0] = put_down(s, seat, x, y)
        tell(s, PLACES, s.moved[0], s.moved[0])
        open_window(s, seat)


def drop_three(s: State, seat: int) -> None:
    """Three soldiers of the reserve fall, one after the other, or as many as there are (R6)."""
    tell(s, DROPS, seat)
    n = 0
    for _ in range(min(DROPPED, s.reserve[seat])):
        soldier = fall(s, seat)
        if soldier != NO_SOLDIER:
            tell(s, LANDS, soldier, soldier)
            s.moved[n] = soldier
            n += 1
        else:
            tell(s, FINDS_NO_ROOM, next_soldier(s, seat))


def kill(s: State, seat: int, soldier: int) -> None:
    """A soldier leaves the table and is taken by whose card killed it (R12)."""
    s.where[soldier] = seat
    s.taken[seat] += 1
    s.standing[soldier // SOLDIERS] ^= 1 << (soldier % SOLDIERS)
    s.x[soldier] = AWAY
    s.y[soldier] = AWAY


def explode(s: State, seat: int, x: int, y: int) -> None:
    """All soldiers in the blast die, whoever they belong to (R9, R16)."""
    s.blast[seat] = SIDE * y + x
    for i in range(SOLDIERS * s.seats):
        if in_blast(s, i, x, y):
            kill(s, seat, i)
            tell(s, DIES, i)
    moment(s)


def clear_smoke(s: State) -> None:
    """Blasts are shown until the next move."""
    for seat in range(MOST_SEATS):
        s.blast[seat] = NOWHERE


# Mines.


def open_window(s: State, seat: int) -> None:
    """All opponents with cards are asked, as long as a mine may be about (R13, R14)."""
    s.asked = 0
    if s.moved[0] != NO_SOLDIER and s.discard[BRICKS] < CARDS_EACH:
        for other in range(s.seats):
            if other != seat and s.held[other] > 0:
                s.asked |= 1 << other
    if s.asked:
        s.phase = WINDOW
    else:
        close_window(s)


def close_window(s: State) -> None:
    """Nobody is asked; the turn goes on (R18)."""
    s.phase = TURN
    s.asked = 0
    s.answered = 0
    for seat in range(MOST_SEATS):
        s.answer[seat] = SILENT
    for k in range(DROPPED):
        s.moved[k] = NO_SOLDIER


def answer_window(s: State, seat: int, move: int) -> None:
    """Answer in secret; the last answer sets the mines off (R15, R16)."""
    s.answered |= 1 << seat
    s.answer[seat] = DECLINED if move == NO else move - MINE
    tell_only(s, seat, ANSWERS, 0 if move == NO else 1)
    if s.answered == s.asked:
        set_off_mines(s)
        close_window(s)


def set_off_mines(s: State) -> None:
    """Clockwise from the player on turn; a mine whose soldier is dead already lapses (R16, R17)."""
    for k in range(1, s.seats):
        seat = (s.turn + k) % s.seats
        soldier = s.answer[seat]
        if soldier >= 0 and s.where[soldier] == ON_TABLE:
            spend(s, seat, BRICKS)
            tell(s, SETS_OFF, seat, soldier)
            explode(s, seat, s.x[soldier], s.y[soldier])


# The end of a turn and of the game.


def begin_turn(s: State, seat: int) -> None:
    s.turn = seat
    s.stepped = 0
    s.cards_left = CARDS_A_TURN
    s.loud = 0


def end_turn(s: State, seat: int) -> None:
    """Fill the hand up (R19); then the next player, or the end (E1, E2)."""
    tell(s, ENDS_TURN, seat)
    drawn = min(HAND - s.held[seat], s.pile)
    if drawn:
        tell_only(s, seat, DRAWS_THESE, hand_in_one(s, seat), s.pile - drawn)
        tell_others(s, seat, DRAWS, seat, drawn, s.pile - drawn)
    fill_hand(s, seat)
    s.quiet = 0 if s.loud else s.quiet + 1
    if drawn and s.pile == 0:
        s.quiet = 0
        tell(s, PILE_EMPTY)
    begin_turn(s, (seat + 1) % s.seats)
    if is_over(s):
        finish(s)
    elif s.quiet:
        tell(s, QUIET, s.quiet)


def hand_in_one(s: State, seat: int) -> int:
    """A hand as one number: four bits for the cards of each symbol."""
    cards = 0
    for symbol in range(SYMBOLS):
        cards |= s.hand[seat, symbol] << (4 * symbol)
    return cards


def is_over(s: State) -> int:
    """1 if nobody plays cards any more (E2)."""
    if s.pile == 0 and (s.quiet >= s.seats or cards_held(s) == 0):
        return 1
    return 1 if s.quiet >= QUIET_ROUNDS * s.seats else 0


def cards_held(s: State) -> int:
    """How many cards all hands have together."""
    held = 0
    for seat in range(s.seats):
        held += s.held[seat]
    return held


def finish(s: State) -> None:
    s.phase = OVER
    s.turn = NOBODY
    tell(s, NOBODY_PLAYS if cards_held(s) else ALL_PLAYED)
    for seat in range(s.seats):
        tell(s, SCORES, seat, seat)


def points(s: State, out: Any) -> None:
    for seat in range(s.seats):
        out[seat] = points_of(s, seat)


def points_of(s: State, seat: int) -> int:
    """3 for every own soldier on the table, 1 for every one taken (E3)."""
    return 3 * count(s.standing[seat]) + s.taken[seat]


def tie(s: State, seat: int) -> int:
    """Of equal points those with more soldiers in reserve win (E4)."""
    return s.reserve[seat]


# Secrets.


def hide(s: State, seat: int) -> None:
    """The hands and the answers of the others."""
    for other in range(s.seats):
        if other != seat:
            s.answer[other] = SILENT
            for symbol in range(SYMBOLS):
                s.hand[other, symbol] = 0
    forget(s.rng)


def guess(s: State, seat: int) -> None:
    """Hands from the cards not seen, and answers that such hands allow."""
    unseen = s.pile + 0
    for other in range(s.seats):
        unseen += s.held[other] if other != seat else 0
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.held[other]):
                draw(s, other, unseen)
                unseen -= 1
            if s.answered >> other & 1:
                s.answer[other] = guess_answer(s, other)


def guess_answer(s: State, seat: int) -> int:
    """No, or as often, with a bricks card, a mine under any of the soldiers."""
    if s.hand[seat, BRICKS] == 0 or uniform(s.rng, 2):
        return DECLINED
    n = 0
    for k in range(DROPPED):
        n += 1 if s.moved[k] != NO_SOLDIER else 0
    return s.moved[uniform(s.rng, n)]
