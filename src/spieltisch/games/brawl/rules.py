"""Brawl: a fight of card decks, in turns or in real time. The state and the rules.

A deck has no order in the record: a card is drawn from those not seen yet when it is drawn, and the three
Freezes come last. So there is nothing about a deck that could be known. `unseen` counts a held card too:
to the others it is one of them.

The Bases of row r lie at the places 3 r to 3 r + 2 of their arrays, in no order; `line` has them from west
to east, `aged` by their numbers. The ends of the Base at place b are 2 b, which is the row's first player's,
and 2 b + 1.
"""

from typing import Any

from spieltisch.engine.kernel.bits import count, lowest
from spieltisch.engine.kernel.record import Record, i8, i16, i32
from spieltisch.engine.kernel.rng import forget, uniform
from spieltisch.engine.kernel.sets import joined, split
from spieltisch.engine.kernel.table import table
from spieltisch.engine.kernel.telling import NUMBER, SEAT, SEATS, moment, tell, tell_only, tell_others, told
from spieltisch.games.brawl import decks as kinds
from spieltisch.games.brawl.decks import BASE, CLEAR, DECK, DECKS, FREEZE, FREEZES, HOLD, ORIGINAL, PRESS, SHUFFLED

MOST_SEATS = 6
MOST_BASES = 3  # in a row
NUMBERS = 14  # Bases that a row can see: both players' seven
PILE = 34  # the most cards that can be discarded
PLACES = MOST_SEATS * MOST_BASES
ALL_ROWS = (1 << MOST_SEATS) - 1
ENDS = 2 * PLACES
MOST_PLAYOFFS = 3
HELD, REVERSED, NULL, DOUBLE, MODIFIERS = range(5)  # what can lie on a Base

# The options.
MODE, DECK_CHOICE, EXPANSIONS, PLAYOFF = range(4)
TRAINING, TOURNAMENT = 0, 1
CHOSEN, DEALT = 0, 1
OFF, ON = 0, 1  # of expansions
WITH, WITHOUT = 0, 1  # play-offs

# Phases: decks are chosen (S1), the race is about to begin (S6), play, the end.
CHOOSE, GET_READY, PLAY, OVER = range(4)

# Moves. A Base is named by its row and number (R18).
PICK = 0  # + deck
READY = 15
DRAW = 16
DISCARD = 17
AT_END = 18  # + (row * NUMBERS + number) * 2 + end
ON_BASE = 186  # + row * NUMBERS + number
AT_SIDE = 270  # + row * 2 + side
LAST_MOVE = AT_SIDE + 2 * MOST_SEATS - 1
MOST_MOVES = 15
WEST, EAST = 0, 1

# What is told. A Base is `told_base`, a row `told_row`; a source is 1 for the discards and 0 for the hand.
ALL_CHOOSE = told("all-choose")
CHOOSES = told("chooses", who=SEAT, deck="deck")
HAS_CHOSEN = told("has-chosen", who=SEAT)
DECKS_SHOWN = told("decks-shown", decks="decks")
BEGINS = told("begins", who=SEAT)
WAITS = told("waits")
IS_READY = told("is-ready", who=SEAT)
GO = told("go")
DRAWS = told("draws", who=SEAT, card="card")
DRAWS_HIDDEN = told("draws-hidden", who=SEAT)
DISCARDS = told("discards", who=SEAT, card="card")
PLAYS_AT = told("plays-at", who=SEAT, card="card", source="source", base="base", end="end")
PLAYS_ON = told("plays-on", who=SEAT, card="card", source="source", base="base")
CLEARS = told("clears", who=SEAT, source="source", base="base", cards=NUMBER)
ADDS = told("adds", who=SEAT, letter="letter", source="source", beside="letter", row="row")
CLOSES = told("closes", row="row")
SKIPPED = told("skipped", who=SEAT)
STUCK = told("stuck")
COUNTED = told("counted", base="base", one=SEAT, a=NUMBER, two=SEAT, b=NUMBER, who=SEAT, why="why", points=NUMBER)
STANDING = told("standing", points="earned")
TIED = told("tied", who=SEATS, playoff=NUMBER)

# What a hand may hold beside the kinds of cards.
NO_CARD = 17
UNKNOWN = 18
NO_DECK = -1

# What a string looks like to the next card: nothing there, or a colour and whether it is open (a Hit or Hit-2
# on top), blocked or pressed.
EMPTY, OPEN, BLOCKED, PRESSED = 0, 1, 4, 7
STRINGS = 10


def _followed(card: int, string: int) -> int:
    """What a string is when this card has been played on it; EMPTY if it may not be (R2-R6)."""
    if card == PRESS:
        return string + kinds.COLOURS if BLOCKED <= string < PRESSED else EMPTY
    colour = card % kinds.COLOURS
    if card < kinds.HIT2:
        return OPEN + colour if string in (EMPTY, OPEN + colour, PRESSED + colour) else EMPTY
    if string != OPEN + colour:
        return EMPTY
    return OPEN + colour if card < kinds.BLOCK else BLOCKED + colour


FOLLOWS = table([[_followed(card, string) for string in range(STRINGS)] for card in range(PRESS + 1)])

# Of every card of a string: its hits (E3), and the two bits that tell it from the others of its colour.
HITS = table([1, 1, 1, 2, 2, 2, 0, 0, 0, 0])
SORT = table([0, 0, 0, 1, 1, 1, 2, 2, 2, 3])


class State(Record):
    """Rows of Bases with their strings, decks, hands and discards, and whose moves are awaited."""

    cards = i32[ENDS, 2]  # the cards of every end from the Base outwards, two bits each
    earned = i16[MOST_SEATS]  # points of the games that are over
    gone = i16  # cards that have left the game
    deck = i8[MOST_SEATS]  # the character of each seat
    unseen = i8[MOST_SEATS, SHUFFLED]  # cards of each kind that are in the deck or held; no Freezes
    left = i8[MOST_SEATS]  # cards in each deck, the Freezes underneath
    held = i8[MOST_SEATS]  # the drawn card
    discards = i8[MOST_SEATS, PILE]  # top card last
    discarded = i8[MOST_SEATS]  # how many there are
    ring = i8[MOST_SEATS]  # the seats that play this game
    players = i8  # how many they are
    rows = i8
    mine = i8[MOST_SEATS]  # the rows of each seat, a bit each
    closed = i8  # rows in which nothing more can be played, a bit each
    lying = i8[MOST_SEATS]  # Bases in each row
    line = i8[MOST_SEATS, MOST_BASES]  # their places from west to east
    aged = i8[MOST_SEATS, MOST_BASES]  # their places in the order of their numbers
    west = i8[MOST_SEATS]  # where each row begins on the three places it has on the table
    numbered = i8[MOST_SEATS]  # how many numbers have been given in each row
    number = i8[PLACES]
    owner = i8[PLACES]  # a seat
    frozen = i8[PLACES]
    modifiers = i8[PLACES, MODIFIERS]  # how many of each kind lie on a Base
    string = i8[ENDS]
    hits = i8[ENDS]
    length = i8[ENDS]
    phase = i8
    turn = i8  # in training
    awaited = i8  # mask of the seats that may move
    playoffs = i8  # how many there have been


# Set-up.


def deal(s: State) -> None:
    """Decks are chosen (S1), or dealt, and then the first game is set up."""
    for seat in range(MOST_SEATS):
        s.deck[seat] = NO_DECK
        s.held[seat] = NO_CARD
    s.awaited = (1 << s.seats) - 1
    if s.options[DECK_CHOICE] == DEALT:
        deal_decks(s)
        tell(s, DECKS_SHOWN, s.seats)
        set_up(s, s.awaited)
    else:
        tell(s, ALL_CHOOSE)


def decks(s: State) -> int:
    """How many decks there are to choose from."""
    return len(DECKS) if s.options[EXPANSIONS] == ON else ORIGINAL


def deal_decks(s: State) -> None:
    """A different deck for everybody."""
    dealt = 0
    for seat in range(s.seats):
        deck = uniform(s.rng, decks(s))
        while (dealt >> deck) & 1:
            deck = uniform(s.rng, decks(s))
        s.deck[seat] = deck
        dealt |= 1 << deck


def set_up(s: State, seats: int) -> None:
    """A game of these seats: rows, decks, first Bases; then somebody begins, or all get ready (S2-S6)."""
    s.players = 0
    while seats:
        s.ring[s.players] = lowest(seats)
        s.players += 1
        seats &= seats - 1
    s.rows = 1 if s.players == 2 else s.players
    for row in range(s.rows):
        for end in range(2):
            s.mine[whose(s, row, end)] |= 1 << row
            add_base(s, row, EAST, whose(s, row, end))
    for place in range(s.players):
        shuffle_deck(s, s.ring[place])
    if s.options[MODE] == TRAINING:
        s.phase = PLAY
        s.turn = s.ring[uniform(s.rng, s.players)]
        s.awaited = 1 << s.turn
        tell(s, BEGINS, s.turn)
    else:
        s.phase = GET_READY
        s.awaited = everybody(s)
        tell(s, WAITS)


def whose(s: State, row: int, end: int) -> int:
    """The player of a row whose end it is."""
    return s.ring[(row + end) % s.players]


def told_row(s: State, row: int) -> int:
    """The players of a row, a bit each; 0 if it is the only one."""
    return 0 if s.rows == 1 else 1 << whose(s, row, 0) | 1 << whose(s, row, 1)


def told_base(s: State, row: int, number: int) -> int:
    """A Base and where it lies: NUMBERS * row + number."""
    return NUMBERS * told_row(s, row) + number


def everybody(s: State) -> int:
    """The mask of the seats that play this game."""
    mask = 0
    for place in range(s.players):
        mask |= 1 << s.ring[place]
    return mask


def shuffle_deck(s: State, seat: int) -> None:
    """The deck without the Bases that lie already (S3)."""
    bases = count(s.mine[seat])
    for kind in range(SHUFFLED):
        s.unseen[seat, kind] = DECKS[s.deck[seat], kind]
    s.unseen[seat, BASE] -= bases
    s.left[seat] = DECK - bases


# Whose move it is, and what may be done.


def actors(s: State) -> int:
    return s.awaited


def moves(s: State, seat: int, out: Any) -> int:
    if (s.awaited >> seat) & 1 == 0:
        return 0
    if s.phase == PLAY:
        return card_moves(s, seat, out)
    if s.phase == GET_READY:
        out[0] = READY
        return 1
    for deck in range(decks(s)):
        out[deck] = PICK + deck
    return decks(s)


def card_moves(s: State, seat: int, out: Any) -> int:
    """Draw, discard the held card, or play it or else the top discard (R11, R16)."""
    held = s.held[seat] != NO_CARD
    out[0] = DISCARD if held else DRAW
    n = 1 if held or s.left[seat] > 0 else 0
    card = at_hand(s, seat)
    rows = open_rows(s, seat) if card != NO_CARD else 0
    while rows:
        n = list_plays(s, lowest(rows), card, out, n)
        rows &= rows - 1
    return n


def at_hand(s: State, seat: int) -> int:
    """The card that can be played: the held one, else the top discard."""
    if s.held[seat] != NO_CARD:
        return s.held[seat]
    return s.discards[seat, s.discarded[seat] - 1] if s.discarded[seat] > 0 else NO_CARD


def open_rows(s: State, seat: int) -> int:
    """The seat's rows in which something can be played (R1, R10)."""
    return s.mine[seat] & (ALL_ROWS ^ s.closed)


def list_plays(s: State, row: int, card: int, out: Any, n: int) -> int:
    """Write the moves that play a card in a row behind the first n; return how many there are then."""
    spots = spots_for(s, row, card)
    while spots:
        spot = lowest(spots)
        if card == BASE:
            out[n] = AT_SIDE + 2 * row + spot
        elif card <= PRESS:
            out[n] = AT_END + 2 * (row * NUMBERS + s.number[s.aged[row, spot >> 1]]) + (spot & 1)
        else:
            out[n] = ON_BASE + row * NUMBERS + s.number[s.aged[row, spot]]
        n += 1
        spots &= spots - 1
    return n


def spots_for(s: State, row: int, card: int) -> int:
    """Where in an open row a card may be played, a bit each: ends and Bases by age, sides from the west.

    Cards of a string go where they may follow (R2-R6), all others on a Base, unless it is frozen (R9, M1).
    """
    if card == BASE:
        return 3 if s.lying[row] < MOST_BASES else 0
    found = 0
    for age in range(s.lying[row]):
        base = s.aged[row, age]
        if s.frozen[base]:
            continue
        if card > PRESS:
            found |= 1 << age if card != CLEAR or clearable(s, row, base) else 0
        else:
            for end in range(2):
                if FOLLOWS[card, s.string[2 * base + end]] != EMPTY:
                    found |= 1 << (2 * age + end)
    return found


def clearable(s: State, row: int, base: int) -> bool:
    """Whether a Base lies at a side of two or three and nothing holds it (R8, M2)."""
    last = s.lying[row] - 1
    outside = base == s.line[row, 0] or base == s.line[row, last]
    return last > 0 and outside and s.modifiers[base, HELD] == 0


def able(s: State, seat: int) -> int:
    """Whether the seat can act (R15). All that decides it is public."""
    rows = open_rows(s, seat)
    if rows == 0:
        return 0
    if s.held[seat] != NO_CARD or s.left[seat] > 0:
        return 1
    card = at_hand(s, seat)
    if card == NO_CARD:
        return 0
    while rows:
        if spots_for(s, lowest(rows), card) != 0:
            return 1
        rows &= rows - 1
    return 0


# Carrying it out.


def play(s: State, seat: int, move: int) -> None:
    if move == DRAW:
        s.held[seat] = drawn(s, seat)
        s.left[seat] -= 1
        tell_only(s, seat, DRAWS, seat, s.held[seat])
        tell_others(s, seat, DRAWS_HIDDEN, seat)
    elif move < READY:
        pick_deck(s, seat, move - PICK)
    elif move == READY:
        s.awaited ^= 1 << seat
        tell(s, IS_READY, seat)
        if s.awaited == 0:
            s.phase = PLAY
            s.awaited = everybody(s)
            tell(s, GO)
    else:
        lay(s, seat, at_hand(s, seat), move)
        take(s, seat)
        go_on(s, seat)


def pick_deck(s: State, seat: int, deck: int) -> None:
    """Choose in secret; with the last choice all decks are shown (S1)."""
    s.deck[seat] = deck
    s.awaited ^= 1 << seat
    tell_only(s, seat, CHOOSES, seat, deck)
    tell_others(s, seat, HAS_CHOSEN, seat)
    if s.awaited == 0:
        tell(s, DECKS_SHOWN, s.seats)
        set_up(s, (1 << s.seats) - 1)


def drawn(s: State, seat: int) -> int:
    """The top card of a deck: any of those above the Freezes, then a Freeze (S3)."""
    if s.left[seat] <= FREEZES:
        return FREEZE
    return any_unseen(s, seat, s.left[seat] - FREEZES)


def any_unseen(s: State, seat: int, cards: int) -> int:
    """One of so many unseen cards, each equally likely."""
    n = uniform(s.rng, cards)
    kind = 0
    while n >= s.unseen[seat, kind]:
        n -= s.unseen[seat, kind]
        kind += 1
    return kind


def lay(s: State, seat: int, card: int, move: int) -> None:
    """Put the card at hand where the move says."""
    if move == DISCARD:
        s.discards[seat, s.discarded[seat]] = card
        s.discarded[seat] += 1
        tell(s, DISCARDS, seat, card)
    elif move >= AT_SIDE:
        row, side = (move - AT_SIDE) >> 1, (move - AT_SIDE) & 1
        beside = s.number[s.line[row, (s.lying[row] - 1) * side]]
        tell(s, ADDS, seat, s.numbered[row], source(s, seat), beside, told_row(s, row))
        add_base(s, row, side, seat)
    elif move >= ON_BASE:
        lay_on_base(s, seat, (move - ON_BASE) // NUMBERS, (move - ON_BASE) % NUMBERS, card)
    else:
        row = (move - AT_END) // (2 * NUMBERS)
        number = ((move - AT_END) >> 1) % NUMBERS
        end = (move - AT_END) & 1
        tell(s, PLAYS_AT, seat, card, source(s, seat), told_base(s, row, number), whose(s, row, end))
        lengthen(s, 2 * base_of(s, row, number) + end, card)


def source(s: State, seat: int) -> int:
    """Whether the card at hand comes from the discards."""
    return 1 if s.held[seat] == NO_CARD else 0


def take(s: State, seat: int) -> None:
    """The card that was played or discarded leaves the hand, or else the top of the discards."""
    card = s.held[seat]
    if card == NO_CARD:
        s.discarded[seat] -= 1
        s.discards[seat, s.discarded[seat]] = 0
        return
    s.held[seat] = NO_CARD
    if card != FREEZE:
        s.unseen[seat, card] -= 1


def base_of(s: State, row: int, number: int) -> int:
    """The place of the Base with this number, which lies in the row."""
    age = 0
    while s.number[s.aged[row, age]] != number:
        age += 1
    return s.aged[row, age]


def lengthen(s: State, end: int, card: int) -> None:
    """A string grows by one card."""
    split(s.cards[end], joined(s.cards[end]) | SORT[card] << (2 * s.length[end]))
    s.length[end] += 1
    s.hits[end] += HITS[card]
    s.string[end] = FOLLOWS[card, s.string[end]]


def add_base(s: State, row: int, side: int, seat: int) -> None:
    """A Base at the west or east of a row, with the next number (S4, R7)."""
    n = s.lying[row]
    base = free_place(s, row)
    if side == WEST:
        for place in range(n, 0, -1):
            s.line[row, place] = s.line[row, place - 1]
        s.line[row, 0] = base
        s.west[row] -= 1 if s.west[row] > 0 else 0
    else:
        s.line[row, n] = base
        s.west[row] -= 1 if s.west[row] + n == MOST_BASES else 0
    s.aged[row, n] = base
    s.lying[row] = n + 1
    s.number[base] = s.numbered[row]
    s.numbered[row] += 1
    s.owner[base] = seat


def free_place(s: State, row: int) -> int:
    """A place where no Base of the row is kept."""
    used = 0
    for age in range(s.lying[row]):
        used |= 1 << (s.aged[row, age] - MOST_BASES * row)
    return MOST_BASES * row + lowest(7 ^ used)


def lay_on_base(s: State, seat: int, row: int, number: int, card: int) -> None:
    """A Clear, a Freeze or a modifier; the first two may close the row (R8-R10, M1)."""
    base = base_of(s, row, number)
    if card == CLEAR:
        tell(s, CLEARS, seat, source(s, seat), told_base(s, row, number), 1 + cards_at(s, base))
        clear(s, row, base)
    else:
        tell(s, PLAYS_ON, seat, card, source(s, seat), told_base(s, row, number))
        if card == FREEZE:
            s.frozen[base] = 1
        else:
            s.modifiers[base, card - HOLD] += 1
    if spots_for(s, row, FREEZE) == 0:
        s.closed |= 1 << row
        tell(s, CLOSES, told_row(s, row))


def cards_at(s: State, base: int) -> int:
    """How many cards lie at a Base, itself among them."""
    cards = 1 + s.length[2 * base] + s.length[2 * base + 1]
    for modifier in range(MODIFIERS):
        cards += s.modifiers[base, modifier]
    return cards


def clear(s: State, row: int, base: int) -> None:
    """The Base, all that lies on it and the Clear leave the game (R8)."""
    s.gone += 1 + cards_at(s, base)
    n = s.lying[row] - 1
    s.west[row] += 1 if s.line[row, 0] == base else 0
    at = 0
    old = 0
    for place in range(n):
        at += 1 if s.line[row, place] == base else 0
        old += 1 if s.aged[row, place] == base else 0
        s.line[row, place] = s.line[row, place + at]
        s.aged[row, place] = s.aged[row, place + old]
    s.line[row, n] = 0
    s.aged[row, n] = 0
    s.lying[row] = n
    sweep(s, base)


def sweep(s: State, base: int) -> None:
    """Nothing lies at this place."""
    s.number[base] = 0
    s.owner[base] = 0
    s.frozen[base] = 0
    for modifier in range(MODIFIERS):
        s.modifiers[base, modifier] = 0
    for end in range(2 * base, 2 * base + 2):
        split(s.cards[end], 0)
        s.string[end] = EMPTY
        s.hits[end] = 0
        s.length[end] = 0


def go_on(s: State, seat: int) -> None:
    """After every card: whose move it is now (R11, R15, R16), or the end (E1, E2)."""
    if s.closed == (1 << s.rows) - 1:
        end_game(s)
    elif s.options[MODE] == TRAINING:
        pass_turn(s, seat)
    else:
        s.awaited = 0
        for place in range(s.players):
            if able(s, s.ring[place]):
                s.awaited |= 1 << s.ring[place]
        if s.awaited == 0:
            end_game(s)


def pass_turn(s: State, seat: int) -> None:
    """The next player who can act; whoever cannot is skipped (R15)."""
    at = 0
    while s.ring[at] != seat:
        at += 1
    for step in range(1, s.players + 1):
        other = s.ring[(at + step) % s.players]
        if able(s, other):
            s.turn = other
            s.awaited = 1 << other
            return
        tell(s, SKIPPED, other)
    end_game(s)


# The end.


def end_game(s: State) -> None:
    """Points are settled; those tied for the most may have to play on (E6)."""
    if s.closed != (1 << s.rows) - 1:
        tell(s, STUCK)
    for row in range(s.rows):
        for place in range(s.lying[row]):
            count_base(s, row, s.line[row, place])
    tell(s, STANDING, s.seats)
    s.phase = OVER
    s.awaited = 0
    leaders = first(s)
    if s.seats > 2 and s.options[PLAYOFF] == WITH and s.playoffs < MOST_PLAYOFFS and count(leaders) > 1:
        moment(s)
        s.playoffs += 1
        tell(s, TIED, leaders, s.playoffs)
        clear_table(s)
        set_up(s, leaders)


def count_base(s: State, row: int, base: int) -> None:
    """The points for a Base go to its winner."""
    who, name = winner(s, row, base), told_base(s, row, s.number[base])
    s.earned[who] += worth(s, base)
    a, b = s.hits[2 * base], s.hits[2 * base + 1]
    why = 0 if a == b else 1 + (s.modifiers[base, REVERSED] & 1)  # its owner, more hits, fewer hits (E3, M3)
    tell(s, COUNTED, name, whose(s, row, 0), a, whose(s, row, 1), b, who, why, worth(s, base))


def winner(s: State, row: int, base: int) -> int:
    """The seat that wins a Base: with more hits on its end, with fewer if reversed; if equal its owner (E3, M3)."""
    lead = s.hits[2 * base] - s.hits[2 * base + 1]
    if s.modifiers[base, REVERSED] & 1:
        lead = 0 - lead
    if lead == 0:
        return s.owner[base]
    return whose(s, row, 0 if lead > 0 else 1)


def worth(s: State, base: int) -> int:
    """The points for a Base: 1, doubled by every Double, nothing with a Null (M4)."""
    return 0 if s.modifiers[base, NULL] else 1 << s.modifiers[base, DOUBLE]


def first(s: State) -> int:
    """The mask of those with the most points among the players of this game."""
    most = 0
    for place in range(s.players):
        most = max(most, s.earned[s.ring[place]])
    mask = 0
    for place in range(s.players):
        if s.earned[s.ring[place]] == most:
            mask |= 1 << s.ring[place]
    return mask


def clear_table(s: State) -> None:
    """All cards are taken up for another game."""
    for base in range(PLACES):
        sweep(s, base)
    for row in range(MOST_SEATS):
        s.lying[row] = 0
        s.west[row] = 0
        s.numbered[row] = 0
        for place in range(MOST_BASES):
            s.line[row, place] = 0
            s.aged[row, place] = 0
    for seat in range(MOST_SEATS):
        s.ring[seat] = 0
        s.mine[seat] = 0
        s.left[seat] = 0
        s.held[seat] = NO_CARD
        s.discarded[seat] = 0
        for kind in range(SHUFFLED):
            s.unseen[seat, kind] = 0
        for place in range(PILE):
            s.discards[seat, place] = 0
    s.closed = 0
    s.gone = 0


def points(s: State, out: Any) -> None:
    """Bases won in this game, as the table lies, and the points of earlier games (E4, E6)."""
    for seat in range(s.seats):
        out[seat] = s.earned[seat]
    if s.phase == OVER:
        return
    for row in range(s.rows):
        for age in range(s.lying[row]):
            base = s.aged[row, age]
            out[winner(s, row, base)] += worth(s, base)


# Secrets.


def hide(s: State, seat: int) -> None:
    """Drawn cards, and decks not yet shown, are known to their owners only."""
    forget(s.rng)
    for other in range(s.seats):
        if other != seat:
            if s.held[other] != NO_CARD:
                s.held[other] = UNKNOWN
            if s.phase == CHOOSE:
                s.deck[other] = NO_DECK


def guess(s: State, seat: int) -> None:
    """Any of the decks, any of the unseen cards; a card drawn when only Freezes were left is one."""
    for other in range(s.seats):
        if s.held[other] == UNKNOWN:
            above = s.left[other] - FREEZES + 1
            s.held[other] = any_unseen(s, other, above) if above > 0 else FREEZE
        if s.phase == CHOOSE and other != seat and (s.awaited >> other) & 1 == 0:
            s.deck[other] = uniform(s.rng, decks(s))
