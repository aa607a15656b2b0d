"""All Your Base: cards become stations, hardware or software, and the rest goes to the left. The state and the rules.

Tile t is 6 * symbol + k, and a stack gives its lowest k first. Sets of cards and of tiles are whole numbers while
we calculate and two words in the record. The draw pile is such a set, and a card is drawn from it when it is
needed, so there is no order to keep secret. All hands are equally large when a round begins.

Where `software` stays, a deal can be short. A player who has no more than two cards left keeps them unasked.
"""

from typing import Any

from spieltisch.engine.kernel.record import Record, i8, i16, i32
from spieltisch.engine.kernel.rng import forget, uniform
from spieltisch.engine.kernel.sets import first, joined, list_members, size, some_of, split
from spieltisch.engine.kernel.table import table
from spieltisch.engine.kernel.telling import NUMBER as AMOUNT, SEAT, moment, tell, tell_only, tell_others, told
from spieltisch.games.green_box.deck import BLACK, CARDS, COLOUR, NUMBER, SYMBOL, WHITE

# The options, and their values other than the default.
THREE, ADVANCED, ORDER, SOFTWARE_RULE = range(4)
SHORT = ON = TOGETHER = STAYS = 1

MOST_SEATS = 6
PHASES = 3
SYMBOLS, OF_A_SYMBOL = 6, 6
TILES = SYMBOLS * OF_A_SYMBOL
CUBE_COLOURS = 4
CUBES = 20  # of each colour
PLAYS, KEEPS = 2, 2
LAST_HAND = 4  # with so many cards or fewer a round of the standard rules is the last (R4)
SHORT_ROUNDS = 5
FULL_HAND = 10  # six players have nine: the deck has no more
SHORT_HAND, SHORT_DRAW = 6, 2
MATCH = 3  # points for a cube of the right colour (E3)

# Tiles of a symbol by number of players.
STACK = table([0, 0, 3, 4, 5, 6, 6])

# Moves: TARGETS * card + target, or KEEP + card.
NOTHING, STATION = 0, 1
HARDWARE = 2  # + tile
SOFTWARE = HARDWARE + TILES  # + tile
TARGETS = SOFTWARE + TILES
KEEP = TARGETS * CARDS
LAST_MOVE = KEEP + CARDS - 1
MOST_MOVES = 270  # ten cards, twenty stations, and for each card either a full stack or six places for it

# What is told. What is new in a hand is told as a set.
LATER = told("later", numbers="later")
PHASE_BEGINS = told("phase-begins", phase=AMOUNT, n=AMOUNT)
ROUND_BEGINS = told("round-begins", round=AMOUNT, who=SEAT)
DISCARDS = told("discards", who=SEAT, card="card")
BUILDS = told("builds", who=SEAT, card="card", symbol="symbol")
MOUNTS = told("mounts", who=SEAT, card="card", colour="colour", station="station", worth=AMOUNT)
INSTALLS = told("installs", who=SEAT, card="card", station="station", worth=AMOUNT)
REPLACES = told("replaces", who=SEAT, card="card", old="card", station="station", worth=AMOUNT)
KEEPS_THIS = told("keeps-this", card="card")
HAS_KEPT = told("has-kept", who=SEAT, n=AMOUNT)
ALL_PASS = told("all-pass", n=AMOUNT)
ALL_DRAW = told("all-draw", n=AMOUNT)
NEW_IN_HAND = told("new-in-hand", cards="cards")
SCORES = told("scores", who=SEAT, phase=AMOUNT, points=AMOUNT, total=AMOUNT)
DECK_CHANGES = told("deck-changes", n=AMOUNT, numbers="new")

NO_CARD = -1

TILES_OF = table([(1 << OF_A_SYMBOL) - 1 << OF_A_SYMBOL * symbol for symbol in range(SYMBOLS)])

# The decks: the usual one, then the advanced ones of 2, 3 and 4 players (R21). Numbers up to these have been put
# into the game in each phase, and so many random cards leave it before the phase.
_NUMBERS = ((6, 6, 6), (2, 4, 6), (3, 4, 6), (4, 5, 6))
IN_GAME = table([[sum(1 << c for c in range(CARDS) if NUMBER[c] <= n) for n in numbers] for numbers in _NUMBERS])
TAKEN_OUT = table([[0, 0, 0], [0, 12, 12], [0, 6, 12], [0, 4, 6]])


class State(Record):
    """Cards in hands, pile and discards, everybody's base, and how far the round has got."""

    hand = i32[MOST_SEATS, 2]  # sets of cards, those to keep and to pass included
    kept = i32[MOST_SEATS, 2]  # of these the ones chosen to keep
    pile = i32[2]
    removed = i32[2]  # left the game at random; nobody knows them
    discard = i32[2]
    base = i32[MOST_SEATS, 2]  # everybody's tiles
    scored = i16[MOST_SEATS, PHASES]  # points of the phases that are over
    cubes = i8[TILES, CUBE_COLOURS]
    software = i8[TILES]  # a card, or NO_CARD
    stack = i8[SYMBOLS]  # tiles left
    supply = i8[6]  # cubes left; of white and black there are none
    gone = i8  # how many cards were removed
    top = i8  # the last card discarded, NO_CARD if none was in this phase
    phase = i8  # 0 to 2; 3: the game is over
    round = i8  # of the phase, from 1
    leader = i8
    turn = i8  # whose turn it is; of no meaning where all act together
    waiting = i8  # those who have not finished their turn, as bits
    size = i8  # cards in every hand when the round began
    plays = i8  # cards everybody plays in this round
    keeps = i8  # cards everybody chooses to keep, 0 where there is no choice
    played = i8[MOST_SEATS]
    chosen = i8[MOST_SEATS]  # cards chosen to keep so far


# Set-up.


def deal(s: State) -> None:
    """Stations (S1), hardware (S2), the first hands (S3) and a random leader (S4)."""
    for symbol in range(SYMBOLS):
        s.stack[symbol] = STACK[s.seats]
    for colour in range(CUBE_COLOURS):
        s.supply[colour] = CUBES
    for tile in range(TILES):
        s.software[tile] = NO_CARD
    s.leader = uniform(s.rng, s.seats)
    split(s.pile, in_game(s))
    if deck(s):
        tell(s, LATER, s.phase)
    deal_hands(s)


def in_game(s: State) -> int:
    """All cards put into the game so far, whether or not they left it again."""
    return IN_GAME[deck(s), min(s.phase, PHASES - 1)]


def deck(s: State) -> int:
    """Which deck is used; the advanced ones are for 2 to 4 players (R21)."""
    return s.seats - 1 if s.options[ADVANCED] == ON and s.seats <= 4 else 0


def is_short(s: State) -> bool:
    """Whether the short rules are used."""
    return s.seats == 2 or (s.seats == 3 and s.options[THREE] == SHORT)


def deal_hands(s: State) -> None:
    """Full hands, or as many cards as there are for everybody alike."""
    full = SHORT_HAND if is_short(s) else FULL_HAND
    each = min(full, size(joined(s.pile)) // s.seats)
    for seat in range(s.seats):
        split(s.hand[seat], 0)
        draw(s, seat, each)
    s.top = NO_CARD
    s.round = 1
    tell(s, PHASE_BEGINS, s.phase + 1, each)
    begin_round(s, each)


def draw(s: State, seat: int, n: int) -> None:
    """Cards from the pile into a hand."""
    cards = some_of(s.rng, joined(s.pile), n)
    split(s.pile, joined(s.pile) ^ cards)
    split(s.hand[seat], joined(s.hand[seat]) | cards)


# A round.


def begin_round(s: State, each: int) -> None:
    """All turns are to come, clockwise from the leader (R2), with so many cards in every hand."""
    s.size = each
    s.plays = each if each <= LAST_HAND and not is_short(s) else min(PLAYS, each)
    s.keeps = 0 if is_last_round(s) or each - s.plays <= KEEPS else KEEPS
    for seat in range(s.seats):
        split(s.kept[seat], 0)
        s.played[seat] = 0
        s.chosen[seat] = 0
    s.turn = s.leader
    s.waiting = (1 << s.seats) - 1
    tell(s, ROUND_BEGINS, s.round, s.leader)


def is_last_round(s: State) -> bool:
    """Whether nothing is passed after this round: all is played (R4), or it is the fifth (R5)."""
    return s.round == SHORT_ROUNDS if is_short(s) else s.size <= LAST_HAND


def actors(s: State) -> int:
    """The player on turn, or everybody who has not finished (R2)."""
    return s.waiting + 0 if s.options[ORDER] == TOGETHER else s.waiting & 1 << s.turn


def moves(s: State, seat: int, out: Any) -> int:
    """What every card can be used for (R7-R10), or the cards that can be kept."""
    cards = joined(s.hand[seat])
    n = 0
    if s.played[seat] == s.plays:
        return list_members(cards ^ joined(s.kept[seat]), KEEP, out, n)
    tiles = joined(s.base[seat])
    while cards:
        card = first(cards)
        cards &= cards - 1
        out[n] = TARGETS * card + NOTHING
        n += 1
        if s.stack[SYMBOL[card]]:
            out[n] = TARGETS * card + STATION
            n += 1
        if s.supply[COLOUR[card]]:
            n = list_members(tiles, TARGETS * card + HARDWARE, out, n)
        n = list_members(tiles & TILES_OF[SYMBOL[card]], TARGETS * card + SOFTWARE, out, n)
    return n


def play(s: State, seat: int, move: int) -> None:
    """One card of a turn: first those to play, then those to keep (R3)."""
    if move >= KEEP:
        split(s.kept[seat], joined(s.kept[seat]) | 1 << move - KEEP)
        s.chosen[seat] += 1
        tell_only(s, seat, KEEPS_THIS, move - KEEP)
        if s.chosen[seat] == s.keeps:
            tell_others(s, seat, HAS_KEPT, seat, s.keeps)
    else:
        use_card(s, seat, move // TARGETS, move % TARGETS)
        s.played[seat] += 1
    if s.played[seat] == s.plays and s.chosen[seat] == s.keeps:
        s.waiting ^= 1 << seat
        s.turn = seat + 1 if seat + 1 < s.seats else 0
    if s.waiting == 0:
        end_round(s)


# Uses of a card.


def use_card(s: State, seat: int, card: int, target: int) -> None:
    """Play a card for one of its uses; it is discarded unless it is software (R6)."""
    split(s.hand[seat], joined(s.hand[seat]) ^ 1 << card)
    if target >= SOFTWARE:
        install_software(s, seat, card, target - SOFTWARE)
        return
    lay_off(s, card)
    if target >= HARDWARE:  # a cube from the supply onto a station (R8)
        tile = target - HARDWARE
        s.supply[COLOUR[card]] -= 1
        s.cubes[tile, COLOUR[card]] += 1
        tell(s, MOUNTS, seat, card, COLOUR[card], tile, worth(s, tile))
    elif target == STATION:
        build_station(s, seat, SYMBOL[card])
        tell(s, BUILDS, seat, card, SYMBOL[card])
    else:
        tell(s, DISCARDS, seat, card)


def lay_off(s: State, card: int) -> None:
    """A card onto the discard pile."""
    split(s.discard, joined(s.discard) | 1 << card)
    s.top = card


def build_station(s: State, seat: int, symbol: int) -> None:
    """The next tile of a stack into the base (R7)."""
    tile = OF_A_SYMBOL * symbol + STACK[s.seats] - s.stack[symbol]
    s.stack[symbol] -= 1
    split(s.base[seat], joined(s.base[seat]) | 1 << tile)


def install_software(s: State, seat: int, card: int, tile: int) -> None:
    """The card at a station; one that lay there is discarded (R9)."""
    old = s.software[tile] + 0
    s.software[tile] = card
    if old == NO_CARD:
        tell(s, INSTALLS, seat, card, tile, worth(s, tile))
    else:
        lay_off(s, old)
        tell(s, REPLACES, seat, card, old, tile, worth(s, tile))


# Passing.


def end_round(s: State) -> None:
    """All pass at once and perhaps draw; the lead goes on by one seat (S4), into a new phase too."""
    is_last = is_last_round(s)
    each = s.size - s.plays
    if s.keeps:
        pass_on(s)
    elif not is_last:
        for seat in range(s.seats):  # so few cards are left that everybody keeps them unasked
            split(s.kept[seat], joined(s.hand[seat]))
    if is_short(s) and not is_last and size(joined(s.pile)) >= SHORT_DRAW * s.seats:
        for i in range(s.seats):  # clockwise from the leader (R13)
            draw(s, (s.leader + i) % s.seats, SHORT_DRAW)
        tell(s, ALL_DRAW, SHORT_DRAW)
        each += SHORT_DRAW
    s.leader = s.leader + 1 if s.leader + 1 < s.seats else 0
    if is_last or each == 0:
        end_phase(s)
        return
    s.round += 1
    for seat in range(s.seats):  # everybody is told what has come to the cards he kept
        new = joined(s.hand[seat]) ^ joined(s.kept[seat])
        if new:
            tell_only(s, seat, NEW_IN_HAND, new)
    begin_round(s, each)


def pass_on(s: State) -> None:
    """Everybody's rest goes to the next player clockwise and joins the cards kept there (R12, R14)."""
    last = s.seats - 1
    coming = joined(s.hand[last]) ^ joined(s.kept[last])
    for seat in range(s.seats):
        kept = joined(s.kept[seat])
        going = joined(s.hand[seat]) ^ kept
        split(s.hand[seat], kept | coming)
        coming = going
    tell(s, ALL_PASS, s.size - s.plays - s.keeps)


# The end of a phase.


def end_phase(s: State) -> None:
    """Score (R15), gather and deal again (R16, R17); after phase 3 the game is over (E1)."""
    if s.phase < PHASES - 1:
        moment(s)
    if s.options[SOFTWARE_RULE] != STAYS or s.phase == PHASES - 1:
        for seat in range(s.seats):
            s.scored[seat, s.phase] = worth_of_base(s, seat)
            total = s.scored[seat, 0] + s.scored[seat, 1] + s.scored[seat, 2]
            tell(s, SCORES, seat, s.phase + 1, s.scored[seat, s.phase], total)
    s.phase += 1
    if s.phase < PHASES:
        renew_pile(s)
        deal_hands(s)


def renew_pile(s: State) -> None:
    """All cards of the last phase but software that stays; other software leaves its station (R16).

    Some of them leave the game unseen, others come into it (R19, R21). Even full stations leave enough of them.
    """
    cards = IN_GAME[deck(s), s.phase - 1] ^ joined(s.removed)
    for tile in range(TILES):
        if s.options[SOFTWARE_RULE] != STAYS:
            s.software[tile] = NO_CARD
        elif s.software[tile] != NO_CARD:
            cards ^= 1 << s.software[tile]
    split(s.discard, 0)
    n = TAKEN_OUT[deck(s), s.phase]
    out = some_of(s.rng, cards, n)
    split(s.removed, joined(s.removed) | out)
    s.gone += n
    new = in_game(s) ^ IN_GAME[deck(s), s.phase - 1]
    split(s.pile, (cards ^ out) | new)
    if new:
        tell(s, DECK_CHANGES, n, s.phase)


# Score.


def worth(s: State, tile: int) -> int:
    """What a station scores: its software and every cube that matches it (E2-E4)."""
    card = s.software[tile]
    return 0 if card == NO_CARD else NUMBER[card] + MATCH * matching(s, tile, COLOUR[card])


def matching(s: State, tile: int, colour: int) -> int:
    """The cubes on a station that match software of a colour: white matches all, black none (E3)."""
    if colour == BLACK:
        return 0
    if colour == WHITE:
        return s.cubes[tile, 0] + s.cubes[tile, 1] + s.cubes[tile, 2] + s.cubes[tile, 3]
    return s.cubes[tile, colour] + 0


def worth_of_base(s: State, seat: int) -> int:
    """What all stations of a player score."""
    total = 0
    tiles = joined(s.base[seat])
    while tiles:
        total += worth(s, first(tiles))
        tiles &= tiles - 1
    return total


def points(s: State, out: Any) -> None:
    """The phases that are over, and in the running one what the base would score now (E1, E5)."""
    for seat in range(s.seats):
        out[seat] = s.scored[seat, 0] + s.scored[seat, 1] + s.scored[seat, 2]
        if s.phase < PHASES:
            out[seat] += worth_of_base(s, seat)


def hide(s: State, seat: int) -> None:
    """The other hands, the pile and the removed cards."""
    forget(s.rng)
    split(s.pile, 0)
    split(s.removed, 0)
    for other in range(s.seats):
        if other != seat:
            split(s.hand[other], 0)
            split(s.kept[other], 0)


def guess(s: State, seat: int) -> None:
    """Unseen cards at random into the other hands and out of the game; the rest is the pile."""
    unseen = unseen_cards(s, seat)
    for other in range(s.seats):
        if other != seat:
            cards = some_of(s.rng, unseen, s.size - s.played[other])
            unseen ^= cards
            split(s.hand[other], cards)
            split(s.kept[other], some_of(s.rng, cards, s.chosen[other]))
    out = some_of(s.rng, unseen, s.gone)
    split(s.removed, out)
    split(s.pile, unseen ^ out)


def unseen_cards(s: State, seat: int) -> int:
    """The cards put into the game that a seat sees neither in his hand nor on the table."""
    cards = in_game(s) ^ joined(s.discard)
    if seat >= 0:
        cards ^= joined(s.hand[seat])
    for tile in range(TILES):
        if s.software[tile] != NO_CARD:
            cards ^= 1 << s.software[tile]
    return cards
