"""Speedy: a race of two to be rid of 27 cards each. The state and the rules.

There are no turns: whoever's move arrives first is carried out first. Whether a seat holds a fitting card
is its secret, so while the race runs both seats are actors. A seat that can neither play nor draw has one
more move, `WAIT`, which changes nothing but takes it out of the mask until the other seat lays a card:
nothing else could give it a move. People simply do nothing instead; simulations and searches need it.
"""

from typing import Any

from spieltisch.engine.kernel.bits import count, lowest, nth
from spieltisch.engine.kernel.record import Record, i8, i32
from spieltisch.engine.kernel.rng import forget, shuffle, uniform
from spieltisch.engine.kernel.sets import any_of, joined, list_members, size, split
from spieltisch.engine.kernel.table import table
from spieltisch.engine.kernel.telling import NUMBER as AMOUNT, SEAT, tell, tell_only, tell_others, told
from spieltisch.games.green_box.deck import CARDS, COLOUR, NUMBER, SYMBOL, shuffled_deck

SEATS = 2
BOTH = 0b11  # the mask of both seats
PILES = 2  # centre pile p is the one seat p starts: 0 lies on the left, 1 on the right
SLOTS = 3
ALL_SLOTS = 0b111
STACK = 27  # the cards dealt to a seat
TO_SHED = 26  # those of them that must go: all but the start card

# The option.
REFILL = 0
BY_HAND, AUTO = 0, 1

# Phases: before the start, the race itself, the pause when nobody can go on (R10), the end.
READY, RACE, STUCK, OVER = range(4)

# Moves.
GO = 0
PLAY = 1  # + 2 * slot + pile
DRAW = 7
LAY = 8  # + slot
WAIT = 11
LAST_MOVE = WAIT
MOST_MOVES = 6

# What is told.
DEALT = told("dealt")
IS_READY = told("is-ready", who=SEAT)
BEGINS = told("begins", left="card", right="card")
LAYS = told("lays", who=SEAT, card="card", pile=AMOUNT, shared="shared")
DRAWS = told("draws", who=SEAT)
DRAWS_CARD = told("draws-card", card="card")
WAITS = told("waits", who=SEAT)
NO_WAY_ON = told("no-way-on")
CHOOSES = told("chooses", who=SEAT)
CHOOSES_CARD = told("chooses-card", card="card")
ADDS = told("adds", who=SEAT, card="card", pile=AMOUNT)
KEEPS = told("keeps", who=SEAT, cards=AMOUNT)

# What a place for a card may hold beside the cards 0 to 53.
EMPTY = 54
UNKNOWN = 55
NO_SLOT = -1

WHOLE_DECK = (1 << CARDS) - 1


# What two cards may share, as bits.
SAME_COLOUR, SAME_SYMBOL, SAME_NUMBER = 1, 2, 4


def shared(a: int, b: int) -> int:
    """Which of border colour, symbol and number two cards share; the background never matters (R2, R4)."""
    found = SAME_COLOUR if COLOUR[a] == COLOUR[b] else 0
    found |= SAME_SYMBOL if SYMBOL[a] == SYMBOL[b] else 0
    return found | (SAME_NUMBER if NUMBER[a] == NUMBER[b] else 0)


# The cards that may be laid on each card; none on a place that is empty or unknown.
FITS = table([sum(1 << card for card in range(CARDS) if shared(card, top)) for top in range(CARDS)] + [0, 0])


class State(Record):
    """Stacks, hands and centre piles, and whose moves are awaited."""

    seen = i32[2]  # the set of all cards that lie or lay open in the centre
    stack = i8[54]  # draw piles, top card last: seat 0 from place 0, seat 1 from place 27
    left = i8[2]  # cards in each draw pile
    hand = i8[2, 3]  # seat; slot
    top = i8[2]  # top card of each centre pile; face down in phase READY
    height = i8[2]  # cards in each centre pile
    chosen = i8[2]  # the slot each seat has committed by LAY, NO_SLOT if none
    phase = i8
    awaited = i8  # mask of the seats that may move: not yet committed, or not waiting


# Set-up.


def deal(s: State) -> None:
    """27 cards each (S1): a start card face down (S2), three in the hand (S3), the rest to draw (S4)."""
    shuffled_deck(s.rng, s.stack)
    for seat in range(SEATS):
        s.left[seat] = STACK
        s.top[seat] = taken(s, seat)
        s.height[seat] = 1
        for slot in range(SLOTS):
            s.hand[seat, slot] = taken(s, seat)
        s.chosen[seat] = NO_SLOT
    s.phase = READY
    s.awaited = BOTH
    tell(s, DEALT)


def taken(s: State, seat: int) -> int:
    """The top card of a seat's draw pile, which leaves it."""
    s.left[seat] -= 1
    at = seat * STACK + s.left[seat]
    card = s.stack[at]
    s.stack[at] = EMPTY
    return card


# The moves.


def actors(s: State) -> int:
    return s.awaited


def moves(s: State, seat: int, out: Any) -> int:
    if (s.awaited >> seat) & 1 == 0:
        return 0
    if s.phase == RACE:
        return race_moves(s, seat, out)
    if s.phase == READY or s.left[seat] > 0:
        out[0] = GO
        return 1
    return list_members(filled(s, seat), LAY, out, 0)  # any card of the hand (R10)


def race_moves(s: State, seat: int, out: Any) -> int:
    """Every play that fits (R2), the draw (R6); WAIT if there is neither."""
    n = list_members(plays(s, seat), PLAY, out, 0)
    if can_draw(s, seat):
        out[n] = DRAW
        n += 1
    if n == 0:
        out[0] = WAIT
        n = 1
    return n


def plays(s: State, seat: int) -> int:
    """The plays that fit, as bits 2 * slot + pile; both piles are open to both (R2, R3)."""
    on_left = FITS[s.top[0]]
    on_right = FITS[s.top[1]]
    found = 0
    for slot in range(SLOTS):
        card = s.hand[seat, slot]
        found |= (((on_left >> card) & 1) | (((on_right >> card) & 1) << 1)) << (2 * slot)
    return found


def can_draw(s: State, seat: int) -> int:
    """A slot is empty and the draw pile is not (R6). Automatic refilling leaves no such slot."""
    return 1 if s.left[seat] > 0 and filled(s, seat) != ALL_SLOTS else 0


def filled(s: State, seat: int) -> int:
    """The slots of the hand that hold a card, as bits."""
    found = 0
    for slot in range(SLOTS):
        found |= (s.hand[seat, slot] != EMPTY) << slot
    return found


# Carrying them out.


def play(s: State, seat: int, move: int) -> None:
    if move == WAIT:
        s.awaited ^= 1 << seat
        tell(s, WAITS, seat)
    elif move == DRAW:
        draw(s, seat, lowest(ALL_SLOTS ^ filled(s, seat)))
        go_on(s)
    elif PLAY <= move < DRAW:
        lay_in_race(s, seat, (move - PLAY) >> 1, (move - PLAY) & 1)
    else:
        commit(s, seat, move)


def draw(s: State, seat: int, slot: int) -> None:
    """A card of the draw pile comes into the hand (R6); only its owner sees which."""
    s.hand[seat, slot] = taken(s, seat)
    tell_only(s, seat, DRAWS_CARD, s.hand[seat, slot])
    tell_others(s, seat, DRAWS, seat)


def lay_in_race(s: State, seat: int, slot: int, pile: int) -> None:
    """The card becomes the new top card (R5); with the option its slot is refilled. Nobody waits any more."""
    tell(s, LAYS, seat, s.hand[seat, slot], pile, shared(s.hand[seat, slot], s.top[pile]))
    cover(s, pile, s.hand[seat, slot])
    s.hand[seat, slot] = EMPTY
    if s.options[REFILL] == AUTO and s.left[seat] > 0:
        draw(s, seat, slot)
    s.awaited = BOTH
    go_on(s)


def cover(s: State, pile: int, card: int) -> None:
    """Lay a card on top of a centre pile."""
    s.top[pile] = card
    s.height[pile] += 1
    show(s, card)


def show(s: State, card: int) -> None:
    """From now on everybody has seen this card."""
    split(s.seen, joined(s.seen) | 1 << card)


def commit(s: State, seat: int, move: int) -> None:
    """GO, or a card chosen in secret; when both have committed, both cards are turned (S5, R10)."""
    if move >= LAY:
        s.chosen[seat] = move - LAY
        tell_only(s, seat, CHOOSES_CARD, s.hand[seat, s.chosen[seat]])
        tell_others(s, seat, CHOOSES, seat)
    else:
        tell(s, IS_READY, seat)
    s.awaited ^= 1 << seat
    if s.awaited == 0:
        turn_up(s)


def turn_up(s: State) -> None:
    """Both start cards (S5), or a card of each seat onto the pile it started (R11); the race goes on."""
    if s.phase == READY:
        tell(s, BEGINS, s.top[0], s.top[1])
    for seat in range(SEATS):
        if s.phase == READY:
            show(s, s.top[seat])
        else:
            cover(s, seat, given_up(s, seat))
            tell(s, ADDS, seat, s.top[seat], seat)
    s.phase = RACE
    s.awaited = BOTH
    go_on(s)


def given_up(s: State, seat: int) -> int:
    """The card a seat adds when stuck: the chosen one of its hand, else the top of its draw pile (R11)."""
    slot = s.chosen[seat]
    if slot == NO_SLOT:
        return taken(s, seat)
    s.chosen[seat] = NO_SLOT
    card = s.hand[seat, slot]
    s.hand[seat, slot] = EMPTY
    return card


def go_on(s: State) -> None:
    """The end if somebody has shed all cards (E1, E2); a pause if nobody can move (R9)."""
    if cards_left(s, 0) == 0 or cards_left(s, 1) == 0:
        s.phase = OVER
        s.awaited = 0
        for seat in range(SEATS):
            if cards_left(s, seat):
                tell(s, KEEPS, seat, cards_left(s, seat))
    elif can_move(s, 0) == 0 and can_move(s, 1) == 0:
        s.phase = STUCK
        s.awaited = BOTH
        tell(s, NO_WAY_ON)


def can_move(s: State, seat: int) -> int:
    """The seat has a legal draw or a legal play (R9)."""
    return 1 if can_draw(s, seat) or plays(s, seat) else 0


def cards_left(s: State, seat: int) -> int:
    """The cards of a seat that are not in the centre yet."""
    return s.left[seat] + count(filled(s, seat))


# Score and secrets.


def points(s: State, out: Any) -> None:
    """Cards shed (E3)."""
    for seat in range(SEATS):
        out[seat] = TO_SHED - cards_left(s, seat)


def hide(s: State, seat: int) -> None:
    """Draw piles and unturned start cards are unknown to all; hands and chosen cards to the other seat."""
    forget(s.rng)
    for place in range(CARDS):
        if s.stack[place] != EMPTY:
            s.stack[place] = UNKNOWN
    for other in range(SEATS):
        if s.phase == READY:
            s.top[other] = UNKNOWN
        if other != seat:
            s.chosen[other] = NO_SLOT
        for slot in range(SLOTS):  # which slots are filled is public
            if other != seat and s.hand[other, slot] != EMPTY:
                s.hand[other, slot] = UNKNOWN


def guess(s: State, seat: int) -> None:
    """The unseen cards in any arrangement that leaves the other seat as able to move as it is known to be."""
    other = 1 - seat
    unseen = WHOLE_DECK ^ joined(s.seen)
    for slot in range(SLOTS):
        if s.hand[seat, slot] != EMPTY:
            unseen ^= 1 << s.hand[seat, slot]
    fitting = FITS[s.top[0]] | FITS[s.top[1]]
    if s.phase == STUCK or (s.phase == RACE and (s.awaited >> other) & 1 == 0):
        unseen = guess_hand(s, other, unseen & (WHOLE_DECK ^ fitting), fitting, 0) | (unseen & fitting)
    else:
        useful = s.phase == RACE and can_move(s, seat) == 0 and can_draw(s, other) == 0
        unseen = guess_hand(s, other, unseen, fitting, 1 if useful else 0)
    guess_piles(s, unseen)
    if s.phase == STUCK and s.left[other] == 0 and (s.awaited >> other) & 1 == 0:
        slots = filled(s, other)
        s.chosen[other] = nth(slots, uniform(s.rng, count(slots)))


def guess_hand(s: State, seat: int, unseen: int, fitting: int, useful: int) -> int:
    """A hand, if `useful` with at least one fitting card, all equally likely; returns the cards still unseen."""
    slots = count(filled(s, seat))
    for slot in range(SLOTS):
        if s.hand[seat, slot] != EMPTY:
            choices = unseen
            if useful:
                hands = ways(size(unseen), slots) - ways(size(unseen & (WHOLE_DECK ^ fitting)), slots)
                with_first = size(unseen & fitting) * ways(size(unseen) - 1, slots - 1)  # a fitting card comes first
                fits_now = uniform(s.rng, hands) < with_first
                choices &= fitting if fits_now else WHOLE_DECK ^ fitting
                useful = 0 if fits_now else 1
            card = any_of(s.rng, choices)
            s.hand[seat, slot] = card
            unseen ^= 1 << card
            slots -= 1
    return unseen


def ways(cards: int, slots: int) -> int:
    """How many ways there are to fill so many slots with so many cards."""
    product = 1
    for i in range(slots):
        product *= cards - i
    return product


def guess_piles(s: State, unseen: int) -> None:
    """All other unseen cards in random order: onto the draw piles and, before the race, as start cards."""
    n = 0
    for card in range(CARDS):
        if (unseen >> card) & 1:
            s.stack[n] = card
            n += 1
    shuffle(s.rng, s.stack, n)
    if s.phase == READY:
        for pile in range(PILES):
            n -= 1
            s.top[pile] = s.stack[n]
    for i in range(s.left[1] - 1, -1, -1):
        s.stack[STACK + i] = s.stack[s.left[0] + i]
    for place in range(CARDS):
        if place % STACK >= s.left[place // STACK]:
            s.stack[place] = EMPTY
