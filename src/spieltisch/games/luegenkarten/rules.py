"""Lügenkarten: bids on what all hands together hold, and calling the last bidder a liar. The state and the rules.

A bid has a rank from 0 up to 6 N - 1, N being the number of cards dealt: higher is simply a larger rank. In
a symbol round the rank is 6 (n - 1) + position, in a sum round n - 1.
"""

from typing import Any

from spieltisch.engine.kernel.record import Record, i8, i16, i32
from spieltisch.engine.kernel.rng import forget, shuffle, uniform
from spieltisch.engine.kernel.sets import joined, list_members, size, split
from spieltisch.engine.kernel.table import table
from spieltisch.engine.kernel.telling import NUMBER as AMOUNT, SEAT, moment, tell, told
from spieltisch.games.green_box.deck import CARDS, NUMBER, SYMBOL

MOST_SEATS = 10
TILES = 6
START_TILE = 0  # its symbol is the joker
SYMBOL_ROUND_FROM = 4  # with fewer cards dealt it is a sum round (R2)

# The options.
JOKER_CHOICE = 0  # values: off, on
CUBES = 1  # values: five, hand

# Cards each at most by players still in: always fewer than 40 in all.
CAP = table([5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 3])
MOST_CARDS = 36  # nine players with four cards each
# Cubes at the start: option `cubes`, number of players.
START_CUBES = table([[5] * (MOST_SEATS + 1), [CAP[players] for players in range(MOST_SEATS + 1)]])

# Moves.
DEAL = 0
LIAR = 1
CHOOSE = 2  # + position of the tile that becomes the joker
BID = CHOOSE + TILES  # + 6 (n - 1) + position
SUM = BID + TILES * MOST_CARDS - 1  # + n
LAST_MOVE = SUM + TILES * (SYMBOL_ROUND_FROM - 1)
MOST_MOVES = TILES * MOST_CARDS

CHOOSING, BIDDING, SHOWN, OVER = range(4)  # phases

# What is told.
DEALS = told("deals", who=SEAT)
DEALT = told("dealt", n=AMOUNT)
SUM_ROUND = told("sum-round")
OPENS = told("opens", who=SEAT)
KEEPS_JOKER = told("keeps-joker", who=SEAT, joker="symbol")
MAKES_JOKER = told("makes-joker", who=SEAT, joker="symbol")
NEW_ROW = told(
    "new-row", first="symbol", second="symbol", third="symbol", fourth="symbol", fifth="symbol", sixth="symbol"
)
BIDS = told("bids", who=SEAT, bid="bid")
NO_JOKERS = told("no-jokers", joker="symbol")
CALLS = told("calls", who=SEAT, bidder=SEAT, bid="bid")
SHOWS = told("shows", who=SEAT, hand="hand")
COUNT = told("count", jokers="jokers", plain=AMOUNT, wild=AMOUNT, all=AMOUNT, symbol="symbol", joker="symbol")
TOTAL = told("total", n=AMOUNT)
LOSES = told("loses", holds=AMOUNT, who=SEAT, cubes=AMOUNT)

NOBODY = -1
NO_BID = -1

# Why jokers do not count for a bid (R10).
JOKERS_COUNT, OPENED_ON_START, SYMBOL_MISSING, JOKER_ITSELF = range(4)

# The cards with each symbol and with each number, as bits.
SYMBOL_CARDS = table([sum(1 << card for card in range(CARDS) if SYMBOL[card] == symbol) for symbol in range(6)])
NUMBER_CARDS = table([sum(1 << card for card in range(CARDS) if NUMBER[card] == number) for number in range(7)])


class State(Record):
    """Row, cubes, hands and the bidding of this round."""

    hand = i32[MOST_SEATS, 2]  # a set of cards; empty: not known
    said = i16[MOST_SEATS]  # the rank of every seat's last bid in this round, or NO_BID
    bid = i16  # the rank of the last bid, or NO_BID
    dealt = i8  # N, the cards of all seats together
    box = i8  # cubes given up so far
    phase = i8
    row = i8[TILES]  # the symbol at each position
    cubes = i8[MOST_SEATS]
    cards = i8[MOST_SEATS]  # how many cards every seat was dealt
    turn = i8  # the seat on turn, NOBODY when the game is over
    bidder = i8  # the seat of the last bid, or NOBODY
    loser = i8  # after a call: who gave up a cube; else NOBODY
    opened_on_start = i8  # 1 if this round's opening bid was on the start tile


def deal(s: State) -> None:
    """A random row (S1), cubes for everybody (S2), a random opener (S3) and the first hands (S4)."""
    for position in range(TILES):
        s.row[position] = position
    shuffle(s.rng, s.row, TILES)
    for seat in range(s.seats):
        s.cubes[seat] = START_CUBES[s.options[CUBES], s.seats]
    s.turn = uniform(s.rng, s.seats)
    deal_hands(s)
    tell(s, OPENS, s.turn)


def deal_hands(s: State) -> None:
    """New hands from the whole deck, as many cards as cubes up to the cap; the seat on turn opens (R1, R2)."""
    cap = CAP[players_in(s)]
    used = 0
    s.dealt = 0
    for seat in range(s.seats):
        n = min(s.cubes[seat] + 0, cap)
        cards = drawn(s.rng, used, n)
        used |= cards
        split(s.hand[seat], cards)
        s.cards[seat] = n
        s.dealt += n
        s.said[seat] = NO_BID
    s.bid = NO_BID
    s.bidder = NOBODY
    s.loser = NOBODY
    s.opened_on_start = 0
    tell(s, DEALT, s.dealt)
    if sum_round(s):
        tell(s, SUM_ROUND)
    s.phase = CHOOSING if s.options[JOKER_CHOICE] and not sum_round(s) else BIDDING


def drawn(rng: Any, used: int, n: int) -> int:
    """A set of n random cards that are not in use."""
    cards = 0
    for _ in range(n):
        card = 1 << uniform(rng, CARDS)
        while (used | cards) & card:
            card = 1 << uniform(rng, CARDS)
        cards |= card
    return cards


def sum_round(s: State) -> bool:
    """Whether so few cards are dealt that bids are on the sum of their numbers (R2)."""
    return s.dealt < SYMBOL_ROUND_FROM


def actors(s: State) -> int:
    return 0 if s.phase == OVER else 1 << s.turn


def moves(s: State, seat: int, out: Any) -> int:
    if s.phase == SHOWN:
        out[0] = DEAL
        return 1
    if s.phase == CHOOSING:
        return list_members((1 << TILES) - 1, CHOOSE, out, 0)
    n = 0
    if s.bid != NO_BID:
        out[0] = LIAR
        n = 1
    first = lowest_bid(s) + s.bid + 1
    higher = top_rank(s) - s.bid
    for i in range(higher):
        out[n + i] = first + i
    return n + higher


def lowest_bid(s: State) -> int:
    """The move with the bid of rank 0 in this round."""
    return SUM + 1 if sum_round(s) else BID


def top_rank(s: State) -> int:
    """The rank of the highest bid there is in this round."""
    return TILES * s.dealt - 1


def play(s: State, seat: int, move: int) -> None:
    if move >= BID:
        make_bid(s, seat, move - lowest_bid(s))
    elif move == LIAR:
        call_liar(s, seat)
    elif move == DEAL:
        tell(s, DEALS, seat)
        deal_hands(s)
    else:
        choose_joker(s, seat, move - CHOOSE)


def choose_joker(s: State, seat: int, position: int) -> None:
    """A tile moves to the front of the row, the others close up (option `joker_choice`)."""
    tile = s.row[position]
    for later in range(position, 0, -1):
        s.row[later] = s.row[later - 1]
    s.row[START_TILE] = tile
    s.phase = BIDDING
    if position == START_TILE:
        tell(s, KEEPS_JOKER, seat, tile)
    else:
        tell(s, MAKES_JOKER, seat, tile)
        tell(s, NEW_ROW, s.row[0], s.row[1], s.row[2], s.row[3], s.row[4], s.row[5])


def make_bid(s: State, seat: int, rank: int) -> None:
    """A bid (R4, R13); the next player still in is on turn (R3)."""
    tell(s, BIDS, seat, rank)
    if s.bid == NO_BID and not sum_round(s) and rank % TILES == START_TILE:
        s.opened_on_start = 1
        tell(s, NO_JOKERS, s.row[START_TILE])
    s.bid = rank
    s.bidder = seat
    s.said[seat] = rank
    s.turn = next_in(s, seat)


def call_liar(s: State, seat: int) -> None:
    """The hands are shown (R9) and the loser gives up a cube (R11, R12, R16)."""
    tell(s, CALLS, seat, s.bidder, s.bid)
    show_hands(s)
    loser = seat if bid_holds(s) else s.bidder + 0
    s.loser = loser
    s.cubes[loser] -= 1
    s.box += 1
    tell(s, LOSES, 1 if loser == seat else 0, loser, s.cubes[loser])
    if players_in(s) == 1:
        s.phase = OVER
        s.turn = NOBODY
    else:
        s.phase = SHOWN
        s.turn = loser if s.cubes[loser] > 0 else next_in(s, loser)
        moment(s)


def show_hands(s: State) -> None:
    """Everybody hears what all hold, and what counts for the bid (R9, R13)."""
    for seat in range(s.seats):
        if s.cards[seat]:
            tell(s, SHOWS, seat, seat)
    if sum_round(s):
        tell(s, TOTAL, total(all_hands(s)))
    else:
        at = s.bid % TILES
        plain, wild = dealt_with(s, s.row[at]), dealt_with(s, s.row[START_TILE])
        tell(s, COUNT, jokers(s, at), plain, wild, plain + wild, s.row[at], s.row[START_TILE])


def bid_holds(s: State) -> bool:
    """Whether the hands make the last bid true (R11, R16)."""
    if sum_round(s):
        return total(all_hands(s)) > s.bid
    return counted(s, s.bid % TILES) > s.bid // TILES


def counted(s: State, position: int) -> int:
    """The cards that count for the symbol at a position, jokers included where they are active (R9)."""
    n = dealt_with(s, s.row[position])
    if jokers(s, position) == JOKERS_COUNT:
        n += dealt_with(s, s.row[START_TILE])
    return n


def jokers(s: State, position: int) -> int:
    """Whether jokers count for a bid on a position, or why they do not (R10)."""
    if position == START_TILE:
        return JOKER_ITSELF
    if s.opened_on_start:
        return OPENED_ON_START
    if dealt_with(s, s.row[position]) == 0:
        return SYMBOL_MISSING
    return JOKERS_COUNT


def dealt_with(s: State, symbol: int) -> int:
    """How many of the cards dealt show a symbol."""
    return size(all_hands(s) & SYMBOL_CARDS[symbol])


def total(cards: int) -> int:
    """The numbers on some cards, added up (R13)."""
    points = 0
    for number in range(1, 7):
        points += number * size(cards & NUMBER_CARDS[number])
    return points


def all_hands(s: State) -> int:
    """All cards dealt, as one set."""
    cards = 0
    for seat in range(s.seats):
        cards |= hand_of(s, seat)
    return cards


def hand_of(s: State, seat: int) -> int:
    return joined(s.hand[seat])


def players_in(s: State) -> int:
    """How many players have cubes (R17)."""
    n = 0
    for seat in range(s.seats):
        n += 1 if s.cubes[seat] > 0 else 0
    return n


def next_in(s: State, seat: int) -> int:
    """The next player clockwise who is still in (R3, R18)."""
    other = seat + 1 if seat + 1 < s.seats else 0
    while s.cubes[other] == 0:
        other = other + 1 if other + 1 < s.seats else 0
    return other


def points(s: State, out: Any) -> None:
    """Cubes left (E2)."""
    for seat in range(s.seats):
        out[seat] = s.cubes[seat]


def hands_shown(s: State) -> bool:
    """Whether everybody sees all hands: from the call to the next deal (R9, R19)."""
    return s.phase >= SHOWN


def hide(s: State, seat: int) -> None:
    """The other hands until the call; undealt cards are in no record."""
    forget(s.rng)
    if hands_shown(s):
        return
    for other in range(s.seats):
        if other != seat:
            split(s.hand[other], 0)


def guess(s: State, seat: int) -> None:
    """Random hands for the others from the cards this seat does not see."""
    if hands_shown(s):
        return
    used = 0 if seat < 0 else hand_of(s, seat)
    for other in range(s.seats):
        if other != seat:
            cards = drawn(s.rng, used, s.cards[other])
            used |= cards
            split(s.hand[other], cards)
