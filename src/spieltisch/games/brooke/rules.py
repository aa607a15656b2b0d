"""Brooke: dice are put to three cards; who gets the upper hand at one carries its action out. The state and the rules.

A cell is a slot with a value, 6 * slot + value - 1, so the dice of a colour are eighteen counts and a set of cells.
Slots count from the left as BLUE sees them. The card set is written into the record before the deal (`kit.py`), and
no rule names a card. The pile is a set, and cards are drawn from it when they are needed: there is no order to hide.

What the rulebook leaves open: a card won or tied counts from the end of its round on, but lies on the table with
all dice until the next round is laid out.
"""

from typing import Any

from spieltisch.engine.kernel.bits import count, lowest, nth
from spieltisch.engine.kernel.openly import guess as guess, hide as hide
from spieltisch.engine.kernel.record import Record, i8, i16, i32
from spieltisch.engine.kernel.rng import uniform
from spieltisch.engine.kernel.sets import list_members
from spieltisch.engine.kernel.table import table
from spieltisch.engine.kernel.telling import NUMBER, SEAT, moment, tell, told

# The options and their values, by place.
CARD_SET, LIMIT, START = range(3)
OWNED, PLACED = 0, 1
RANDOM = 0

BLUE, RED = 0, 1
CARDS, SLOTS, ROUNDS = 12, 3, 4
SUPPLY, RESERVE_DICE = 4, 2
DICE = SUPPLY + RESERVE_DICE
SIDES = 6
CELLS = SLOTS * SIDES
MOST_PRINTED = 3
BASE_LIMIT = 11  # plus one for every die (R4)

RIGHT, LEFT, SWAP, FLIP, RESERVE, TURN = range(6)

# What is going on: somebody places a die, chooses for an action, corrects a flip, or lays out the next round.
PLACING, ACTING, FIXING, BETWEEN, OVER = range(5)

# Moves: base + cell for the first three, base + slot, one number, base + CELLS * lower cell + higher cell.
PLACE = 0
DIE = PLACE + CELLS
FIX = DIE + CELLS
CARD = FIX + CELLS
NEXT = CARD + SLOTS
PAIR = NEXT + 1
LAST_MOVE = PAIR + CELLS * CELLS - 1
MOST_MOVES = CELLS

# What is told. A face is `showing` at a slot, a deed an action with dice of a colour, a die a cell of a colour.
LAID_OUT = told("laid-out", round=NUMBER, a="face", b="face", c="face")
ROLLS = told("rolls", who=SEAT, value=NUMBER)
BEGINS = told("begins", who=SEAT)
PLACES = told("places", who=SEAT, value=NUMBER, slot="slot", mine=NUMBER, theirs=NUMBER)
LEADS = told("leads", who=SEAT, value=NUMBER, slot="slot", mine=NUMBER, theirs=NUMBER)
ASKS = told("asks", deed="deed")
VOID = told("void", cause="cause")
GETS_DIE = told("gets-die", who=SEAT)
SHIFTS = told("shifts", who=SEAT, die="die", slot="slot")
SWAPS = told("swaps", who=SEAT, die="die", other="die")
FLIPS = told("flips", who=SEAT, die="die", value=NUMBER)
TURNS = told("turns", who=SEAT, slot="slot")
EXCEEDS = told("exceeds", who=SEAT, pips=NUMBER, most=NUMBER)
LOWERS = told("lowers", who=SEAT, die="die", value=NUMBER)
SHOWS = told("shows", slot="slot", face="face")
SITS_OUT = told("sits-out", who=SEAT, dice=NUMBER)
ROUND_ENDS = told("round-ends", round=NUMBER)
WINS_CARD = told("wins-card", slot="slot", who=SEAT, mine=NUMBER, theirs=NUMBER)
NO_CARD = told("no-card", slot="slot", total=NUMBER)
STANDING = told("standing", blue=SEAT, blues=NUMBER, red=SEAT, reds=NUMBER)
PRINTED_DECIDE = told("printed-decide", cards=NUMBER, blue=SEAT, blues=NUMBER, red=SEAT, reds=NUMBER)

EVERY_SLOT = 1 | 1 << SIDES | 1 << 2 * SIDES  # times a set of values: those values at every slot
ALL_CARDS = (1 << CARDS) - 1

# Where a die goes by colour and action (R8b): RIGHT is up for BLUE and down for RED.
STEP = table([[1, SLOTS - 1], [SLOTS - 1, 1]])


class State(Record):
    """The card set, where the cards are, everybody's dice, and how far the round has got."""

    action = i8[CARDS, 2]  # by card and face
    printed = i8[CARDS, 2, 2]  # the printed die by card, face and its colour, 0 if there is none
    there = i32[2]  # the cells where a colour has dice, as a set
    pile = i16  # sets of cards
    won = i16[2]
    tied = i16
    dice = i8[2, CELLS]  # by colour and cell
    total = i8[2, SLOTS]  # the values of a colour's dice at a slot, without printed ones
    card = i8[SLOTS]
    face = i8[SLOTS]  # the colour that is up
    supply = i8[2]
    reserve = i8[2]
    rolled = i8[2]  # the value of the die rolled for this round, 0 once it is placed
    round = i8  # from 0
    start = i8  # who had, or has, the first turn of the round
    turn = i8  # who places, or has placed, or lays out the next round
    phase = i8
    slot = i8  # the triggered one, while an action or a correction is chosen


# Set-up.


def deal(s: State) -> None:
    """All cards into the pile (S1), a start player (S2), and the first round."""
    s.pile = ALL_CARDS
    s.start = uniform(s.rng, 2) if s.options[START] == RANDOM else s.options[START] - 1
    begin_round(s)


def begin_round(s: State) -> None:
    """Three cards (S3) with their faces (S4), all dice back (S5), and a roll for both (S6)."""
    for slot in range(SLOTS):
        card = nth(s.pile, uniform(s.rng, count(s.pile)))
        s.pile ^= 1 << card
        s.card[slot] = card
        s.face[slot] = s.start ^ (slot & 1)
    for colour in range(2):
        for cell in range(CELLS):
            s.dice[colour, cell] = 0
        for slot in range(SLOTS):
            s.total[colour, slot] = 0
        s.there[colour] = 0
        s.supply[colour] = SUPPLY
        s.reserve[colour] = RESERVE_DICE
        s.rolled[colour] = uniform(s.rng, SIDES) + 1
    s.turn = s.start
    s.phase = PLACING
    tell(s, LAID_OUT, s.round + 1, showing(s, 0), showing(s, 1), showing(s, 2))
    tell(s, ROLLS, BLUE, s.rolled[BLUE])
    tell(s, ROLLS, RED, s.rolled[RED])
    tell(s, BEGINS, s.start)


# Who may do what.


def actors(s: State) -> int:
    """Whoever is on turn; a colour that exceeds its limit is corrected by its opponent (R9)."""
    if s.phase == OVER:
        return 0
    return 1 << (1 - s.face[s.slot] if s.phase == FIXING else s.turn + 0)


def moves(s: State, seat: int, out: Any) -> int:
    if s.phase == PLACING:
        return list_members(placeable(s, seat), PLACE, out, 0)
    if s.phase == FIXING:
        return list_members(fixable(s), FIX, out, 0)
    if s.phase == BETWEEN:
        out[0] = NEXT
        return 1
    if action(s) == TURN:
        return list_members((1 << SLOTS) - 1, CARD, out, 0)
    cells = s.there[s.face[s.slot]] + 0
    return list_pairs(cells, out) if action(s) == SWAP else list_members(cells, DIE, out, 0)


def list_pairs(cells: int, out: Any) -> int:
    """All pairs of cells at different slots (R8c)."""
    n = 0
    while cells:
        low = lowest(cells)
        cells &= cells - 1
        beyond = (low // SIDES + 1) * SIDES  # the first cell of the next slot
        n = list_members(cells >> beyond << beyond, PAIR + CELLS * low, out, n)
    return n


def action(s: State) -> int:
    """What the triggered card asks for."""
    return s.action[s.card[s.slot], s.face[s.slot]]


def showing(s: State, slot: int) -> int:
    """The face that is up at a slot: 2 * card + colour."""
    return 2 * s.card[slot] + s.face[slot]


def deed(s: State) -> int:
    """The triggered action and whose dice it is carried out with: 2 * action + colour."""
    return 2 * action(s) + s.face[s.slot]


# Values and limits.


def total(s: State, colour: int, slot: int) -> int:
    """A colour's dice at a card with the printed die of that colour on the visible face (R6)."""
    return s.total[colour, slot] + s.printed[s.card[slot], s.face[slot], colour]


def placed_sum(s: State, colour: int) -> int:
    """The sum of all placed dice of a colour; printed ones do not count (R3)."""
    return s.total[colour, 0] + s.total[colour, 1] + s.total[colour, 2]


def limit(s: State, colour: int) -> int:
    """What that sum must not exceed (R4)."""
    owned = DICE - s.reserve[colour]
    return BASE_LIMIT + owned - (s.supply[colour] if s.options[LIMIT] == PLACED else 0)


def next_limit(s: State, colour: int) -> int:
    """The same with the next die, which may count for the limit itself (R3)."""
    return limit(s, colour) + (1 if s.options[LIMIT] == PLACED and s.supply[colour] else 0)


def room(s: State, seat: int) -> int:
    """The highest value the next die may have (R3)."""
    return min(SIDES, next_limit(s, seat) - placed_sum(s, seat))


def placeable(s: State, seat: int) -> int:
    """The cells where a player may put his next die: the rolled one first (R2), then any value up to the limit (R3)."""
    if s.rolled[seat]:
        return EVERY_SLOT << (s.rolled[seat] - 1)
    return EVERY_SLOT * ((1 << room(s, seat)) - 1)


def can_place(s: State, seat: int) -> bool:
    """Whether a player has a die and may place at least a 1 (R5)."""
    return s.supply[seat] > 0 and (s.rolled[seat] > 0 or room(s, seat) > 0)


def excess(s: State, colour: int) -> int:
    """By how much a colour exceeds its limit (R9)."""
    return placed_sum(s, colour) - limit(s, colour)


def fixable(s: State) -> int:
    """The cells with dice that can be lowered by what is too much (R9)."""
    colour = s.face[s.slot] + 0
    low = (1 << excess(s, colour)) - 1
    return s.there[colour] & EVERY_SLOT * ((1 << SIDES) - 1 - low)


# A turn.


def play(s: State, seat: int, move: int) -> None:
    if move == NEXT:
        s.round += 1
        s.start = seat
        begin_round(s)
    elif move < DIE:
        place(s, seat, move - PLACE)
    elif FIX <= move < CARD:
        fix(s, move - FIX)
    else:
        act(s, move)


def place(s: State, seat: int, cell: int) -> None:
    """A die from the supply to a card (R1), which it may trigger (R7)."""
    s.supply[seat] -= 1
    s.rolled[seat] = 0
    put(s, seat, cell)
    slot = cell // SIDES
    mine, theirs = total(s, seat, slot), total(s, 1 - seat, slot)
    tell(s, LEADS if mine > theirs else PLACES, seat, cell % SIDES + 1, slot, mine, theirs)
    if mine > theirs:
        trigger(s, slot)
    else:
        end_turn(s)


def put(s: State, colour: int, cell: int) -> None:
    """One more die on a cell."""
    s.dice[colour, cell] += 1
    s.there[colour] |= 1 << cell
    s.total[colour, cell // SIDES] += cell % SIDES + 1


def change(s: State, colour: int, cell: int, goal: int) -> None:
    """A die from one cell to another."""
    s.dice[colour, cell] -= 1
    if s.dice[colour, cell] == 0:
        s.there[colour] ^= 1 << cell
    s.total[colour, cell // SIDES] -= cell % SIDES + 1
    put(s, colour, goal)


# Actions. All are carried out with dice of the colour of the visible face (R8).


def trigger(s: State, slot: int) -> None:
    """The action of a card: at once where there is nothing to choose, else somebody is asked."""
    s.slot = slot
    s.phase = ACTING
    colour, n = s.face[slot] + 0, choices(s)
    if n == 0:
        tell(s, VOID, deed(s))
        finish(s)
    elif action(s) == RESERVE:  # a die into the supply (R8d)
        s.reserve[colour] -= 1
        s.supply[colour] += 1
        tell(s, GETS_DIE, colour)
        finish(s)
    elif n == 1:
        act(s, only_choice(s))
    else:
        tell(s, ASKS, deed(s))


def choices(s: State) -> int:
    """How many dice, pairs or cards the triggered action may be carried out with; 0: it is void (R8f)."""
    if action(s) == TURN:
        return SLOTS
    if action(s) == RESERVE:
        return s.reserve[s.face[s.slot]] + 0
    cells = s.there[s.face[s.slot]] + 0
    if action(s) != SWAP:
        return count(cells)
    side = (1 << SIDES) - 1
    left, middle, right = count(cells & side), count(cells >> SIDES & side), count(cells >> 2 * SIDES)
    return left * middle + left * right + middle * right


def only_choice(s: State) -> int:
    """The move where there is just one."""
    cells = s.there[s.face[s.slot]] + 0
    first = lowest(cells)
    return PAIR + CELLS * first + lowest(cells & (cells - 1)) if action(s) == SWAP else DIE + first


def act(s: State, move: int) -> None:
    """Carry the chosen action out; a flip may have to be corrected (R9)."""
    colour = s.face[s.slot] + 0
    if move >= PAIR:
        swap(s, colour, (move - PAIR) // CELLS, (move - PAIR) % CELLS)
    elif move >= CARD:
        tell(s, TURNS, s.turn, move - CARD)
        s.face[move - CARD] ^= 1
    elif action(s) == FLIP:
        flip(s, colour, move - DIE)
        return
    else:
        goal = moved(move - DIE, STEP[colour, action(s)])
        tell(s, SHIFTS, s.turn, CELLS * colour + move - DIE, goal // SIDES)
        change(s, colour, move - DIE, goal)
    finish(s)


def moved(cell: int, step: int) -> int:
    """The cell of the same value some slots on, around the ring (R8b)."""
    return (cell + step * SIDES) % CELLS


def swap(s: State, colour: int, a: int, b: int) -> None:
    """Two dice change places (R8c)."""
    tell(s, SWAPS, s.turn, CELLS * colour + a, CELLS * colour + b)
    across = b // SIDES - a // SIDES
    change(s, colour, a, a + across * SIDES)
    change(s, colour, b, b - across * SIDES)


def flipped(cell: int) -> int:
    """The cell of the opposite side: v becomes 7 - v."""
    return cell // SIDES * SIDES + SIDES - 1 - cell % SIDES


def flip(s: State, colour: int, cell: int) -> None:
    """A die to its opposite side; whatever is too much then must be corrected (R9)."""
    tell(s, FLIPS, s.turn, CELLS * colour + cell, SIDES - cell % SIDES)
    change(s, colour, cell, flipped(cell))
    if excess(s, colour) <= 0:
        finish(s)
        return
    tell(s, EXCEEDS, colour, placed_sum(s, colour), limit(s, colour))
    s.phase = FIXING
    cells = fixable(s)
    if count(cells) == 1:
        fix(s, lowest(cells))


def fix(s: State, cell: int) -> None:
    """A die lowered so far that the sum equals the limit (R9)."""
    colour = s.face[s.slot] + 0
    lower = excess(s, colour)
    tell(s, LOWERS, 1 - colour, CELLS * colour + cell, cell % SIDES + 1 - lower)
    change(s, colour, cell, cell - lower)
    finish(s)


def finish(s: State) -> None:
    """The triggered card turns over (R10)."""
    s.face[s.slot] ^= 1
    tell(s, SHOWS, s.slot, showing(s, s.slot + 0))
    end_turn(s)


def end_turn(s: State) -> None:
    """The opponent if he can place, else the same player again, else the round is over (R12)."""
    s.phase = PLACING
    s.slot = 0
    if can_place(s, 1 - s.turn):
        s.turn = 1 - s.turn
    elif can_place(s, s.turn + 0):
        tell(s, SITS_OUT, 1 - s.turn, s.supply[1 - s.turn])
    else:
        end_round(s)


# The end of a round and of the game.


def end_round(s: State) -> None:
    """Every card to the higher total (E1) or away (E2); the other player starts the next round (E3)."""
    tell(s, ROUND_ENDS, s.round + 1)
    for slot in range(SLOTS):
        card = 1 << s.card[slot]
        winner = winner_of(s, slot)
        if winner < 0:
            s.tied |= card
            tell(s, NO_CARD, slot, total(s, BLUE, slot))
        else:
            s.won[winner] |= card
            tell(s, WINS_CARD, slot, winner, total(s, winner, slot), total(s, 1 - winner, slot))
    tell(s, STANDING, BLUE, count(s.won[BLUE]), RED, count(s.won[RED]))
    s.turn = 1 - s.start
    s.phase = OVER if s.round == ROUNDS - 1 else BETWEEN
    if s.phase == BETWEEN:
        moment(s)
    elif count(s.won[BLUE]) == count(s.won[RED]):
        tell(s, PRINTED_DECIDE, count(s.won[BLUE]), BLUE, tie(s, BLUE), RED, tie(s, RED))


def winner_of(s: State, slot: int) -> int:
    """Who has the higher total at a card; -1: nobody."""
    lead = total(s, BLUE, slot) - total(s, RED, slot)
    return -1 if lead == 0 else BLUE if lead > 0 else RED


def points(s: State, out: Any) -> None:
    """The cards won (E4)."""
    for seat in range(2):
        out[seat] = count(s.won[seat])


def tie(s: State, seat: int) -> int:
    """The printed dice of the own colour on the own cards, the larger one of a card (E5)."""
    found = 0
    for card in range(CARDS):
        if s.won[seat] >> card & 1:
            found += max(s.printed[card, BLUE, seat], s.printed[card, RED, seat])
    return found


# Secrets.
