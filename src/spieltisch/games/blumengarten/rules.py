"""Blumengarten: flowers from the common nursery into your own beds. The state and the rules.

Cards are numbered by symbol here, nine each from high to low: card // 9 is the symbol, card % 9 the rank. So the
cards of a symbol are nine bits of a hand, and a row of the nursery is nine bits too. Piles are sets: a card is
drawn evenly from what is left, so a pile has no order that could be known.
"""

from typing import Any

from spieltisch.engine.kernel.record import Record, i8, i16, i32
from spieltisch.engine.kernel.rng import forget, uniform
from spieltisch.engine.kernel.sets import first, joined, list_members, size, some_of, split
from spieltisch.engine.kernel.table import table
from spieltisch.engine.kernel.telling import NUMBER as AMOUNT, SEAT, tell, tell_only, tell_others, told
from spieltisch.games.green_box.deck import CARDS, COLOUR, NUMBER, SYMBOL, WHITE

# Sizes.
SYMBOLS = 6
RANKS = 9  # cards of a symbol
ROWS = 9  # of a symbol, at most
COLOURS = 4  # of flowers
FLOWERS = 20  # of each colour
HAND = 6
MOST_EXCHANGED = 4
ALL_CARDS = (1 << CARDS) - 1
LIMIT = table([0, 0, 3, 2, 2, 2])  # how often the pile may run out, by seats (S3)

# Moves. Six cards have the most of them: nine rows each, four colours of beds, and put away.
MOST_MOVES = 84
FINISH = 0
NAME = FINISH + 1  # + colour
GROW = NAME + COLOURS  # + ROWS * card + row
PLANT = GROW + ROWS * CARDS  # + COLOURS * card + colour
EXCHANGE = PLANT + COLOURS * CARDS  # + card
LAST_MOVE = EXCHANGE + CARDS - 1

# What the player on turn does.
CHOOSING, GROWING, NAMING, PLANTING, EXCHANGING, OVER = range(6)

# Why the game is over.
GOES_ON, PILE_EMPTY, COLOURS_EMPTY, ALL_PASS = range(4)

# What is told. A row is told by its cards as bits, cards that are drawn as a set.
DEALT = told("dealt", left=AMOUNT)
BEGINS = told("begins", who=SEAT)
GROWS = told("grows", who=SEAT, card="card", into="row")
IS_TO_NAME = told("is-to-name", who=SEAT)
GETS = told("gets", who=SEAT, n=AMOUNT, colour="colour", lost=AMOUNT)
ROW_GOES = told("row-goes", numbers="numbers")
PLANTS = told("plants", who=SEAT, card="card", n=AMOUNT, colour="colour")
PUTS_AWAY = told("puts-away", who=SEAT, card="card")
DRAWS = told("draws", who=SEAT, n=AMOUNT)
DRAWS_THESE = told("draws-these", cards="cards")
RUNS_OUT = told("runs-out", rest=AMOUNT)
NEW_PILE = told("new-pile", left=AMOUNT)
IS_OUT_OF_CARDS = told("is-out-of-cards", who=SEAT)
PASSES = told("passes", who=SEAT)
ENDED = told("ended", ending=AMOUNT)
COUNTS = told("counts", who=SEAT, planted=AMOUNT, thirsty="thirst")

NOBODY = -1
NO_CARD = -1
NO_BED = -1

# Our cards as cards of the deck, and what is printed on them.
DECK = table(sorted(range(CARDS), key=lambda card: (SYMBOL[card], -NUMBER[card], card)))
CARD_COLOUR = table([COLOUR[DECK[card]] for card in range(CARDS)])
CARD_NUMBER = table([NUMBER[DECK[card]] for card in range(CARDS)])


def _numbers(row: int) -> list[int]:
    """The numbers in a row; every symbol has the same ones."""
    return [CARD_NUMBER[rank] for rank in range(RANKS) if row >> rank & 1]


def _fitting(row: int) -> int:
    """The cards whose number is at most the last of a row (R3)."""
    last = min(_numbers(row), default=CARD_NUMBER[0])
    return sum(1 << rank for rank in range(RANKS) if CARD_NUMBER[rank] <= last)


# What a row of these cards accepts, whether a number is there twice, and how many cards it has.
FITS = table([_fitting(row) for row in range(1 << RANKS)])
DOUBLED = table([int(len(set(_numbers(row))) < len(_numbers(row))) for row in range(1 << RANKS)])
LENGTH = table([len(_numbers(row)) for row in range(1 << RANKS)])


class State(Record):
    """Cards in the pile, the nursery, hands and gardens; flowers in the stock, in supplies and in beds."""

    pile = i32[2]  # a set of cards; in a view those of all hidden hands too
    discard = i32[2]
    hand = i32[5, 2]  # empty in a view: not known
    row = i16[6, 9]  # the nursery: the cards of a symbol in each of its rows, 0 where no row lies
    bed = i8[54]  # whose garden a card lies in, and the colour of the flowers on it: 4 * seat + colour, or NO_BED
    left = i8  # cards in the pile
    held = i8[5]  # cards in each hand
    stock = i8[4]
    supply = i8[5, 4]  # flowers that wait for a bed
    planted = i8[5]  # flowers in each garden
    emptied = i8  # how often the pile has run out
    turn = i8  # the seat on turn, NOBODY when the game is over
    phase = i8
    last = i8  # growing: the card laid last, else NO_CARD
    slot = i8  # growing: the row it lies in
    laid = i8  # cards moved in this turn
    ending = i8  # why the game is over


# Set-up.


def deal(s: State) -> None:
    """Six cards for everybody (S1), all flowers in stock (S2), a start player (S4)."""
    split(s.pile, ALL_CARDS)
    s.left = CARDS
    for seat in range(s.seats):
        take_cards(s, seat, HAND)
    for card in range(CARDS):
        s.bed[card] = NO_BED
    for colour in range(COLOURS):
        s.stock[colour] = FLOWERS
    s.turn = uniform(s.rng, s.seats)
    s.last = NO_CARD
    tell(s, DEALT, s.left)
    tell(s, BEGINS, s.turn)


def take_cards(s: State, seat: int, n: int) -> None:
    """Draw so many cards of a pile that has them, each equally likely."""
    pile = joined(s.pile)
    cards = some_of(s.rng, pile, n)
    split(s.pile, pile ^ cards)
    split(s.hand[seat], joined(s.hand[seat]) | cards)
    s.left -= n
    s.held[seat] += n


# The turn.


def actors(s: State) -> int:
    return 0 if s.phase == OVER else 1 << s.turn


def moves(s: State, seat: int, out: Any) -> int:
    """The first card of an action, then more of the same until the player is finished (R1)."""
    if s.phase == NAMING:
        for colour in range(COLOURS):  # a joker laid last: any colour, also one that is out of stock (R5)
            out[colour] = NAME + colour
        return COLOURS
    n = 0
    if s.phase != CHOOSING:
        out[0] = FINISH
        n = 1
    if s.phase == CHOOSING or s.phase == GROWING:
        n = list_grows(s, seat, out, n)
    if s.phase == CHOOSING or s.phase == PLANTING:
        n = list_plants(s, seat, out, n)
    if s.phase == CHOOSING or (s.phase == EXCHANGING and s.laid < MOST_EXCHANGED):
        n = list_members(joined(s.hand[seat]), EXCHANGE, out, n)
    return n


def play(s: State, seat: int, move: int) -> None:
    if move == FINISH:
        finish(s, seat)
    elif move < GROW:
        gather(s, seat, move - NAME)
    elif move < PLANT:
        grow(s, seat, (move - GROW) // ROWS, (move - GROW) % ROWS)
    elif move < EXCHANGE:
        plant(s, seat, (move - PLANT) // COLOURS, (move - PLANT) % COLOURS)
    else:  # a card onto the discard pile (R14)
        take_out(s, seat, move - EXCHANGE, EXCHANGING)
        split(s.discard, joined(s.discard) | 1 << (move - EXCHANGE))
        tell(s, PUTS_AWAY, seat, move - EXCHANGE)
    if s.phase == OVER:
        tell(s, ENDED, s.ending)
        for each in range(s.seats):
            tell(s, COUNTS, each, s.planted[each], each)


def finish(s: State, seat: int) -> None:
    """The player has moved all the cards he wants to (R4, R13, R14)."""
    if s.phase == EXCHANGING:
        end_turn(s, seat, s.laid + 0)
    elif s.phase == PLANTING:
        end_turn(s, seat, HAND - s.held[seat])
    elif CARD_COLOUR[s.last] >= WHITE:
        s.phase = NAMING
        tell(s, IS_TO_NAME, seat)
    else:
        gather(s, seat, CARD_COLOUR[s.last])


def take_out(s: State, seat: int, card: int, phase: int) -> None:
    """A card leaves the hand, and with it the action is decided (R1)."""
    split(s.hand[seat], joined(s.hand[seat]) ^ (1 << card))
    s.held[seat] -= 1
    s.laid += 1
    s.phase = phase


# Growing.


def list_grows(s: State, seat: int, out: Any, n: int) -> int:
    """Every card in every row that takes it: at first any row and a new one, then the same row only (R2, R3)."""
    cards = joined(s.hand[seat])
    slots = (0, ROWS)
    if s.phase == GROWING:
        cards &= FITS[s.row[s.last // RANKS, s.slot]] << (s.last // RANKS * RANKS)
        slots = (s.slot + 0, s.slot + 1)
    while cards:
        n = list_rows(s, first(cards), slots, out, n)
        cards &= cards - 1
    return n


def list_rows(s: State, card: int, slots: tuple[int, int], out: Any, n: int) -> int:
    """The rows from one place to another that take a card; the lowest free place is where a new one begins."""
    opened = 0
    for slot in range(slots[0], slots[1]):
        row = s.row[card // RANKS, slot]
        if (row or not opened) and FITS[row] >> (card % RANKS) & 1:
            out[n] = GROW + ROWS * card + slot
            n += 1
        if row == 0:
            opened = 1
    return n


def grow(s: State, seat: int, card: int, slot: int) -> None:
    """Lay a card into a row (R2)."""
    take_out(s, seat, card, GROWING)
    s.row[card // RANKS, slot] |= 1 << (card % RANKS)
    tell(s, GROWS, seat, card, s.row[card // RANKS, slot])
    s.last = card
    s.slot = slot


def gather(s: State, seat: int, colour: int) -> None:
    """A flower for every card of the row (R6-R8), then the row goes or stays and the hand is filled up (R9)."""
    symbol = s.last // RANKS
    row = s.row[symbol, s.slot]
    flowers = min(LENGTH[row], s.stock[colour])
    s.stock[colour] -= flowers
    s.supply[seat, colour] += flowers
    tell(s, GETS, seat, flowers, colour, LENGTH[row] - flowers)
    gone = 0
    for other in range(COLOURS):
        gone += 1 if s.stock[other] == 0 else 0
    if gone >= 2:
        end_game(s, COLOURS_EMPTY)
        return
    if DOUBLED[row]:
        split(s.discard, joined(s.discard) | row << (symbol * RANKS))
        s.row[symbol, s.slot] = 0
        tell(s, ROW_GOES, row)
    end_turn(s, seat, HAND - s.held[seat])


# Planting.


def list_plants(s: State, seat: int, out: Any, n: int) -> int:
    """The cards that can be paid, a joker with every colour there is enough of (R10-R12)."""
    cards = joined(s.hand[seat])
    while cards:
        card = first(cards)
        cards &= cards - 1
        for colour in range(COLOURS):
            fits = CARD_COLOUR[card] == colour or CARD_COLOUR[card] >= WHITE
            if fits and s.supply[seat, colour] >= CARD_NUMBER[card]:
                out[n] = PLANT + COLOURS * card + colour
                n += 1
    return n


def plant(s: State, seat: int, card: int, colour: int) -> None:
    """Lay a card into the garden and put flowers on it (R10)."""
    take_out(s, seat, card, PLANTING)
    s.bed[card] = COLOURS * seat + colour
    s.supply[seat, colour] -= CARD_NUMBER[card]
    s.planted[seat] += CARD_NUMBER[card]
    tell(s, PLANTS, seat, card, CARD_NUMBER[card], colour)


# Drawing.


def draw(s: State, seat: int, n: int) -> None:
    """So many cards, as long as there are any and the game goes on (R16-R19)."""
    hand = joined(s.hand[seat])
    while n > 0:
        if s.left == 0 and s.phase != OVER:
            renew_pile(s)
        if s.left == 0:
            break
        taken = min(n, s.left + 0)
        take_cards(s, seat, taken)
        n -= taken
        if s.left == 0:
            run_out(s)
    drawn = joined(s.hand[seat]) ^ hand
    tell_others(s, seat, DRAWS, seat, size(drawn))
    tell_only(s, seat, DRAWS_THESE, drawn)


def run_out(s: State) -> None:
    """The last card of the pile was drawn: counted, and the end or a new pile (R16-R18)."""
    s.emptied += 1
    if s.emptied == LIMIT[s.seats]:
        end_game(s, PILE_EMPTY)
    else:
        tell(s, RUNS_OUT, LIMIT[s.seats] - s.emptied)
        renew_pile(s)


def renew_pile(s: State) -> None:
    """The discards become the pile (R18, R19)."""
    pile = joined(s.discard)
    split(s.pile, pile)
    split(s.discard, 0)
    s.left = size(pile)
    if s.left:
        tell(s, NEW_PILE, s.left)


# The next turn and the end.


def end_turn(s: State, seat: int, n: int) -> None:
    """So many cards, and the next player; one without any draws first or passes, if all pass it is over (R20, E3)."""
    draw(s, seat, n)
    if s.phase == OVER:
        return
    s.phase = CHOOSING
    s.last = NO_CARD
    s.slot = 0
    s.laid = 0
    for _ in range(s.seats):
        s.turn = (s.turn + 1) % s.seats
        if s.held[s.turn] == 0:
            tell(s, IS_OUT_OF_CARDS, s.turn)
            draw(s, s.turn, HAND)
        if s.phase == OVER or s.held[s.turn] > 0:
            return
        tell(s, PASSES, s.turn)
    end_game(s, ALL_PASS)


def end_game(s: State, ending: int) -> None:
    """At once (E1-E3)."""
    s.ending = ending
    s.phase = OVER
    s.turn = NOBODY


def points(s: State, out: Any) -> None:
    """Flowers planted less flowers left over (E4)."""
    for seat in range(s.seats):
        total = s.planted[seat] + 0
        for colour in range(COLOURS):
            total -= s.supply[seat, colour]
        out[seat] = total


def hide(s: State, seat: int) -> None:
    """The hands of the others cannot be told from the pile."""
    unseen = joined(s.pile)
    for other in range(s.seats):
        if other != seat:
            unseen |= joined(s.hand[other])
            split(s.hand[other], 0)
    split(s.pile, unseen)
    forget(s.rng)


def guess(s: State, seat: int) -> None:
    """Deal the cards that nobody has shown to the other hands; the rest is the pile."""
    unseen = joined(s.pile)
    for other in range(s.seats):
        if other != seat:
            cards = some_of(s.rng, unseen, s.held[other])
            split(s.hand[other], cards)
            unseen ^= cards
    split(s.pile, unseen)
