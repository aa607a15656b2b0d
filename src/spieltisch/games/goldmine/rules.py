"""Goldmine: deeper into the cave for gold, and out before it collapses. The state and the rules.

The pile has no order in the record: it is the set of cards not turned yet, and a card is drawn from it
when it is turned. Every order stays equally likely, and there is nothing about it that could be known.
"""

from typing import Any

from spieltisch.engine.kernel.bits import count, lowest
from spieltisch.engine.kernel.record import Record, i8, i16, i32
from spieltisch.engine.kernel.rng import forget, uniform
from spieltisch.engine.kernel.sets import joined, split
from spieltisch.engine.kernel.telling import NUMBER as AMOUNT, SEAT, SEATS, moment, tell, tell_only, tell_others, told
from spieltisch.games.green_box.deck import CARDS, NUMBER, SYMBOL

CAVES = 4
MOST_SEATS = 8
LONGEST_ROW = 13  # every symbol twice, and the card that collapses the cave (R14)

# The moves.
STAY, LEAVE = 0, 1
LAST_MOVE = LEAVE
MOST_MOVES = 2

# The options.
RESHUFFLE = 0  # values: yes, no
EVERY_CAVE, ONCE = 0, 1
SHARING = 1  # values: pool, card
POOL, BY_CARD = 0, 1

# What is told.
CAVE_BEGINS = told("cave-begins", cave=AMOUNT)
TURNED = told("turned", step=AMOUNT, card="card")
FIND = told("find", who=SEATS, each=AMOUNT, rest=AMOUNT)
CHOSE = told("chose", choice="choice")
HAS_CHOSEN = told("has-chosen", who=SEAT)
LEAVE_NOW = told("leave-now", who=SEATS)
STAY_ON = told("stay-on", who=SEATS)
PICK_UP = told("pick-up", who=SEATS, share=AMOUNT, rest=AMOUNT)
BANKS = told("banks", who=SEAT, gold=AMOUNT, total=AMOUNT)
COLLAPSES = told("collapses")
LOSES = told("loses", who=SEAT, gold=AMOUNT)
EMPTY = told("empty")
BURIED = told("buried-gold", gold=AMOUNT)

NO_CARD = -1


class State(Record):
    """The cave, the gold, who is inside, and how the last cave ended."""

    turned = i32[2]  # the cards that are not in the pile
    cave = i8  # 1 to 4
    row = i8[LONGEST_ROW]  # the cards of this cave, oldest first, then NO_CARD
    rest = i8[LONGEST_ROW]  # the leftover on each of them
    shown = i8  # how many there are
    seen = i16  # how often each symbol lies in this cave, two bits each
    bank = i16[MOST_SEATS]  # safe gold
    hand = i8[MOST_SEATS]  # gold of this cave, at risk
    inside = i16  # seats, a bit each; nobody: the game is over
    chosen = i16  # those inside who have chosen in this step
    leaving = i16  # those of them who leave; secret until all have chosen

    fell = i8  # the card that collapsed the last cave, NO_CARD if everybody got out
    trapped = i16  # who was inside then
    lost = i8[MOST_SEATS]  # the gold in hand they lost


def deal(s: State) -> None:
    """Nobody has gold (S2); cave 1 with its first card (S1, S3)."""
    s.fell = NO_CARD
    enter(s)
    turn_card(s)


def enter(s: State) -> None:
    """Everybody into the next cave, where no card lies (R2)."""
    for i in range(LONGEST_ROW):
        s.row[i] = NO_CARD
    s.shown = 0
    s.seen = 0
    s.cave += 1
    s.inside = (1 << s.seats) - 1
    if s.options[RESHUFFLE] == EVERY_CAVE:
        split(s.turned, 0)
    tell(s, CAVE_BEGINS, s.cave)


def turn_card(s: State) -> None:
    """A step begins (R3)."""
    lay(s, draw(s))


def draw(s: State) -> int:
    """A card of the pile, each equally likely. The pile is never empty (R14)."""
    turned = joined(s.turned)
    card = uniform(s.rng, CARDS)
    while turned >> card & 1:
        card = uniform(s.rng, CARDS)
    return card


def lay(s: State, card: int) -> None:
    """Add a card to the row; the third of its symbol collapses the cave (R4), any other pays."""
    split(s.turned, joined(s.turned) | 1 << card)
    s.row[s.shown] = card
    s.shown += 1
    tell(s, TURNED, s.shown, card)
    before = times_seen(s, SYMBOL[card])
    s.seen += 1 << (2 * SYMBOL[card])
    if before == 2:
        end_cave(s, card)
    else:
        pay(s, NUMBER[card])


def times_seen(s: State, symbol: int) -> int:
    """How many cards of a symbol lie in this cave."""
    return s.seen >> (2 * symbol) & 3


def pay(s: State, gold: int) -> None:
    """Equal parts for those inside; the remainder stays on the newest card (R5)."""
    inside = count(s.inside)
    each = gold // inside
    s.rest[s.shown - 1] = gold - each * inside
    tell(s, FIND, s.inside, each, s.rest[s.shown - 1])
    if each:
        seats = s.inside + 0
        while seats:
            s.hand[lowest(seats)] += each
            seats &= seats - 1


def actors(s: State) -> int:
    """Those inside who have not chosen in this step (R6)."""
    return s.inside ^ s.chosen


def moves(s: State, seat: int, out: Any) -> int:
    if (actors(s) >> seat & 1) == 0:
        return 0
    out[0] = STAY
    out[1] = LEAVE
    return 2


def play(s: State, seat: int, move: int) -> None:
    """Choose in secret; the last choice reveals all (R6, R7)."""
    s.chosen |= 1 << seat
    if move == LEAVE:
        s.leaving |= 1 << seat
    if s.chosen == s.inside:
        reveal(s)
    else:
        tell_only(s, seat, CHOSE, move)
        tell_others(s, seat, HAS_CHOSEN, seat)


def reveal(s: State) -> None:
    """Leavers go out; then the next card, the next cave or the end (R7-R12)."""
    leavers = s.leaving + 0
    s.chosen = 0
    s.leaving = 0
    if leavers:
        tell(s, LEAVE_NOW, leavers)
    if leavers != s.inside:
        tell(s, STAY_ON, s.inside ^ leavers)
    if leavers:
        go_out(s, leavers)
    if s.inside:
        turn_card(s)
    else:
        end_cave(s, NO_CARD)
    if s.inside == 0 and s.cave < CAVES:
        moment(s)
        enter(s)
        turn_card(s)


def go_out(s: State, leavers: int) -> None:
    """Leavers share what lies on the cards (R8) and bank it with what they have in hand (R9)."""
    by_heap = s.options[SHARING] == POOL
    share = pick_up_heap(s, count(leavers)) if by_heap else pick_up_by_card(s, count(leavers))
    tell(s, PICK_UP, leavers, share, leftovers(s))
    s.inside ^= leavers
    while leavers:
        seat = lowest(leavers)
        s.bank[seat] += s.hand[seat] + share
        tell(s, BANKS, seat, s.hand[seat] + share, s.bank[seat])
        s.hand[seat] = 0
        leavers &= leavers - 1


def leftovers(s: State) -> int:
    """All gold on the cards of this cave."""
    gold = 0
    for i in range(LONGEST_ROW):
        gold += s.rest[i]
    return gold


def pick_up_heap(s: State, leavers: int) -> int:
    """Each leaver's share of the whole heap; it is taken from the newest cards (R8, R13)."""
    share = leftovers(s) // leavers
    wanted = share * leavers
    i = s.shown - 1
    while wanted:
        taken = min(wanted, s.rest[i])
        s.rest[i] -= taken
        wanted -= taken
        i -= 1
    return share


def pick_up_by_card(s: State, leavers: int) -> int:
    """The same where every single card is shared and keeps its own remainder."""
    share = 0
    for i in range(s.shown):
        each = s.rest[i] // leavers
        s.rest[i] -= each * leavers
        share += each
    return share


def end_cave(s: State, card: int) -> None:
    """Leftovers are lost (R10, R11), and after a collapse by `card` all gold in hand too (R11)."""
    s.fell = card
    s.trapped = s.inside
    s.inside = 0
    tell(s, EMPTY if card == NO_CARD else COLLAPSES)
    for seat in range(MOST_SEATS):
        s.lost[seat] = s.hand[seat]
        s.hand[seat] = 0
        if s.trapped >> seat & 1:
            tell(s, LOSES, seat, s.lost[seat])
    buried = leftovers(s)
    if buried:
        tell(s, BURIED, buried)
    for i in range(LONGEST_ROW):
        s.rest[i] = 0


def points(s: State, out: Any) -> None:
    """Banked gold; gold in hand does not count (E2)."""
    for seat in range(s.seats):
        out[seat] = s.bank[seat]


def hide(s: State, seat: int) -> None:
    """Choices not yet revealed are known to their makers only."""
    s.leaving &= own_bit(seat)
    forget(s.rng)


def guess(s: State, seat: int) -> None:
    """Every hidden choice is one of the two. The pile has no order to guess."""
    hidden = s.chosen & (-1 ^ own_bit(seat))
    s.leaving |= uniform(s.rng, 1 << MOST_SEATS) & hidden


def own_bit(seat: int) -> int:
    """The bit of a seat; a spectator has none."""
    return 1 << seat if seat >= 0 else 0
