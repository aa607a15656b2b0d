"""Tunnelflucht: pirates race through a tunnel, a card at a time. The state and the rules.

Positions are 0, the start, 1-36, the tiles, and 37, out of the tunnel; a set of positions is a whole number
while we calculate. Cards differ by their symbol alone, so some cards are six counts of four bits in one number.
The draw pile is not stored: it is what is neither in a hand nor discarded, and a card is drawn evenly from it.
In a view the closed hands are blank, so pile and closed hands are one heap of unknown cards.
"""

from typing import Any

from spieltisch.engine.kernel.record import Record, i8, i16, i32
from spieltisch.engine.kernel.rng import forget, uniform
from spieltisch.engine.kernel.sets import any_of, first, joined, list_members, split
from spieltisch.engine.kernel.telling import NUMBER, SEAT, tell, tell_only, tell_others, told

# The options.
RULES = 0  # values: basic, extended
BASIC, EXTENDED = 0, 1
CUBES = 1  # values: auto, 1 to 6
AUTO = 0
HAND = 2  # values: 1 to 6
BLOCKING = 3  # values: others, all
OTHERS, ALL = 0, 1

MOST_SEATS = 4
SYMBOLS = 6
COPIES = 9  # cards of every symbol
CARDS = SYMBOLS * COPIES
PACKS = 6
ACTIONS = 3
LAST_TURN = 200
BASIC_PIRATES, EXTENDED_PIRATES = 3, 6

# Where a pirate is.
START, TILES, OUT = 0, 36, 37
PLACES = 38
EVERYWHERE = (1 << PLACES) - 1

# Some cards: a count of four bits for every symbol.
COUNT = 4
MASK = 15
WHOLE_DECK = sum(COPIES << COUNT * symbol for symbol in range(SYMBOLS))

# The moves.
FORWARD = 0  # + FROM * symbol + position
FROM = OUT
BACK = FORWARD + FROM * SYMBOLS  # + position
STOP = BACK + FROM
DRAW = STOP + 1
LAST_MOVE = DRAW
MOST_MOVES = 43

NOBODY = -1

# What is told. The skipped tiles are a set of positions, the cards drawn are counts by symbol.
CREWS = told("crews", pirates=NUMBER, cards=NUMBER)
BEGINS = told("begins", who=SEAT)
RUNS = told("runs", who=SEAT, symbol="symbol", start="place", target="place", skipped="tiles")
GOES_BACK = told("goes-back", who=SEAT, start="place", target="place", met=NUMBER)
STUCK = told("stuck", who=SEAT)
SHUFFLES = told("shuffles")
DRAWS = told("draws", who=SEAT, cards="cards")
DRAWS_HIDDEN = told("draws-hidden", who=SEAT, n=NUMBER)
STOPS = told("stops", who=SEAT)
CUT_SHORT = told("cut-short", who=SEAT)
ESCAPED = told("escaped", who=SEAT)
TIME_UP = told("time-up", turns=NUMBER)


class State(Record):
    """The tunnel, the pirates in it, the cards, and how far the turn has got."""

    tiles = i32[6, 2]  # the positions of every symbol
    crew = i8[4, 38]  # how many pirates of each seat are on each position
    on = i32[4, 2]  # the positions from start to last tile where each seat has pirates
    few = i32[2]  # the tiles with one or two pirates
    hand = i32[4]  # the cards of each seat; 0 where the viewer may not know them
    held = i8[4]  # how many there are
    discard = i32
    pile = i8  # how many cards the draw pile has
    turn = i8  # the seat whose turn it is, or NOBODY
    actions = i8  # taken in this turn
    turns = i16  # ended so far; counted in the extended game only


# Set-up.


def deal(s: State) -> None:
    """Tunnel, pirates, hands and the start player (S1-S5)."""
    build_tunnel(s)
    for seat in range(s.seats):
        s.crew[seat, START] = pirates(s)
        split(s.on[seat], 1 << START)
    s.pile = CARDS
    for seat in range(s.seats):
        take(s, seat, s.options[HAND] + 1)
    s.turn = uniform(s.rng, s.seats)
    tell(s, CREWS, pirates(s), s.options[HAND] + 1)
    tell(s, BEGINS, s.turn)


def build_tunnel(s: State) -> None:
    """Six packs with every symbol once, each shuffled by itself (S1, S2)."""
    for pack in range(PACKS):
        left = (1 << SYMBOLS) - 1
        for i in range(SYMBOLS):
            symbol = any_of(s.rng, left)
            left ^= 1 << symbol
            split(s.tiles[symbol], joined(s.tiles[symbol]) | 1 << (SYMBOLS * pack + i + 1))


def pirates(s: State) -> int:
    """How many everybody has (S3)."""
    if s.options[CUBES] != AUTO:
        return s.options[CUBES] + 0
    return EXTENDED_PIRATES if s.options[RULES] == EXTENDED else BASIC_PIRATES


# Cards.


def draw(s: State, seat: int, n: int) -> None:
    """Cards for whoever has run (R8), gone back (R13) or is stuck (R19): only he knows which."""
    hand = s.hand[seat] + 0
    held = s.held[seat] + 0
    take(s, seat, n)
    tell_only(s, seat, DRAWS, seat, s.hand[seat] - hand)
    tell_others(s, seat, DRAWS_HIDDEN, seat, s.held[seat] - held)


def take(s: State, seat: int, n: int) -> None:
    """So many cards into a hand; an empty pile is made anew from the discards (R9). Less if there is less (R16)."""
    for _ in range(n):
        if s.pile == 0 and s.discard:
            s.pile = number(s.discard)
            s.discard = 0
            tell(s, SHUFFLES)
        if s.pile:
            s.hand[seat] += any_card(s, s.pile)
            s.held[seat] += 1
            s.pile -= 1


def count(cards: int, symbol: int) -> int:
    """How many cards of a symbol there are among some."""
    return cards >> COUNT * symbol & MASK


def number(cards: int) -> int:
    """How many cards some are."""
    n = 0
    for symbol in range(SYMBOLS):
        n += count(cards, symbol)
    return n


def unseen(s: State) -> int:
    """The cards neither discarded nor in a hand one can see: on the true table, the draw pile."""
    cards = WHOLE_DECK - s.discard
    for seat in range(s.seats):
        cards -= s.hand[seat]
    return cards


def any_card(s: State, n: int) -> int:
    """One of the n unseen cards, each equally likely."""
    cards = unseen(s)
    k = uniform(s.rng, n)
    symbol = 0
    while symbol < SYMBOLS - 1 and k >= count(cards, symbol):
        k -= count(cards, symbol)
        symbol += 1
    return 1 << COUNT * symbol


# Who may do what.


def actors(s: State) -> int:
    return 0 if s.turn < 0 else 1 << s.turn


def moves(s: State, seat: int, out: Any) -> int:
    """Any card with any pirate; in the extended game also back, stop (R17) and draw (R19)."""
    n = 0
    pirates_at = joined(s.on[seat])
    for symbol in range(SYMBOLS):
        if count(s.hand[seat], symbol):
            n = list_members(pirates_at, FORWARD + FROM * symbol, out, n)
    if s.options[RULES] == BASIC:
        return n
    n = list_members(may_go_back(s, seat), BACK, out, n)
    if n == 0:
        out[0] = DRAW
        return 1
    if s.actions:
        out[n] = STOP
        n += 1
    return n


def may_go_back(s: State, seat: int) -> int:
    """The positions of the seat's pirates behind which lies a tile with one or two pirates (R12, R14)."""
    few = joined(s.few)
    behind = few & (0 - few)  # the first such tile; beyond it everybody can go back
    return joined(s.on[seat]) & (EVERYWHERE ^ (behind | (behind - 1))) if few else 0


def play(s: State, seat: int, move: int) -> None:
    if move < BACK:
        forward(s, seat, move // FROM, move % FROM)
    elif move < STOP:
        back(s, seat, move - BACK)
    elif move == STOP:
        tell(s, STOPS, seat)
        end_turn(s)
    else:
        tell(s, STUCK, seat)
        draw(s, seat, 1)
        end_turn(s)


# The actions.


def forward(s: State, seat: int, symbol: int, position: int) -> None:
    """A card is discarded and a pirate goes on (R1); whoever is out with all of them has won (E1)."""
    card = 1 << COUNT * symbol
    s.hand[seat] -= card
    s.held[seat] -= 1
    s.discard += card
    target = ahead(s, seat, symbol, position)
    tell(s, RUNS, seat, symbol, position, target, joined(s.tiles[symbol]) & ((1 << target) - (2 << position)))
    shift(s, seat, position, target)
    if s.crew[seat, OUT] == pirates(s):
        s.turn = NOBODY
        tell(s, ESCAPED, seat)
    elif s.options[RULES] == BASIC:
        draw(s, seat, 1)
        end_turn(s)
    else:
        end_action(s, seat)


def ahead(s: State, seat: int, symbol: int, position: int) -> int:
    """The nearest tile of the symbol ahead that nobody blocks, or out of the tunnel (R2-R6)."""
    not_ahead = (2 << position) - 1
    free = joined(s.tiles[symbol]) & (EVERYWHERE ^ (blocked(s, seat) | not_ahead))
    return first(free) if free else OUT


def blocked(s: State, seat: int) -> int:
    """The positions where opponents stand (R3); with the option, also those of the seat itself (R4)."""
    held = 0
    for other in range(s.seats):
        if other != seat or s.options[BLOCKING] == ALL:
            held |= joined(s.on[other])
    return held


def shift(s: State, seat: int, start: int, target: int) -> None:
    """A pirate leaves one position for another."""
    s.crew[seat, start] -= 1
    s.crew[seat, target] += 1
    on = joined(s.on[seat])
    if s.crew[seat, start] == 0:
        on ^= 1 << start
    if target != OUT:
        on |= 1 << target
    split(s.on[seat], on)
    recount(s, start)
    recount(s, target)


def crowd(s: State, position: int) -> int:
    """How many pirates are on a position, whoever owns them."""
    n = 0
    for seat in range(s.seats):
        n += s.crew[seat, position]
    return n


def recount(s: State, position: int) -> None:
    """Whether a position is a tile with one or two pirates, after somebody came or left."""
    if position == START or position == OUT:
        return
    n = crowd(s, position)
    bit = 1 << position
    few = joined(s.few) & (EVERYWHERE ^ bit)
    split(s.few, few | bit if n == 1 or n == 2 else few)


def back(s: State, seat: int, position: int) -> None:
    """A pirate goes back to one or two others and brings as many cards (R12, R13)."""
    target = behind(s, position)
    found = crowd(s, target)
    tell(s, GOES_BACK, seat, position, target, found)
    shift(s, seat, position, target)
    draw(s, seat, found)
    end_action(s, seat)


def behind(s: State, position: int) -> int:
    """The nearest tile behind with one or two pirates, START if there is none (R12, R14)."""
    few = joined(s.few)
    tile = position - 1
    while tile > START and (few >> tile & 1) == 0:
        tile -= 1
    return tile


def end_action(s: State, seat: int) -> None:
    """The turn is over after three actions, or when nothing is possible any more (R18)."""
    s.actions += 1
    if s.actions == ACTIONS:
        end_turn(s)
    elif s.held[seat] == 0 and not may_go_back(s, seat):
        tell(s, CUT_SHORT, seat)
        end_turn(s)


def end_turn(s: State) -> None:
    """The left neighbour is next; in the extended game everybody has 200 turns at most (E3)."""
    s.actions = 0
    s.turn = (s.turn + 1) % s.seats
    if s.options[RULES] == EXTENDED:
        s.turns += 1
        if s.turns == LAST_TURN * s.seats:
            s.turn = NOBODY
            tell(s, TIME_UP, LAST_TURN)


def points(s: State, out: Any) -> None:
    """Escaped pirates (E2)."""
    for seat in range(s.seats):
        out[seat] = s.crew[seat, OUT]


# Secrets.


def hide(s: State, seat: int) -> None:
    """Only the own hand is known."""
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = 0
    forget(s.rng)


def guess(s: State, seat: int) -> None:
    """Every other hand is dealt anew from the unseen cards."""
    n = number(unseen(s))
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.held[other]):
                s.hand[other] += any_card(s, n)
                n -= 1
