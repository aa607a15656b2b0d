"""Tempel des Todes: eight archaeologists flee from a falling temple. The state and the rules.

Tiles are numbered 0-35 in reading order from the start row. A set of tiles is a whole number while we
calculate and two words in the record (`engine/kernel/sets.py`). Each of the three decks has cards 0-17 and a set of
cards is 18 bits. Piles are such sets: a card is drawn evenly from what is left, so a pile has no order
that could be known.
"""

from typing import Any

from spieltisch.engine.kernel.bits import count, lowest, nth
from spieltisch.engine.kernel.record import Record, i8, i32
from spieltisch.engine.kernel.rng import forget, uniform
from spieltisch.engine.kernel.sets import first, joined, list_members, split
from spieltisch.engine.kernel.table import table
from spieltisch.engine.kernel.telling import NUMBER as AMOUNT, SEAT, moment, tell, told
from spieltisch.games.green_box.deck import BACKGROUND, BLACK, BROWN, CARDS, COLOUR, LEAF, NUMBER, PINK, SYMBOL, WHITE

# The options.
TEMPLE, OPEN_HANDS, TEMPLE_ROW = range(3)
OFF, FILL = 0, 1

TILES = 36
SYMBOLS = 6
CUBES = 8  # two of each cube colour: the colour is cube // 2
DECK = 18
WHOLE_DECK = (1 << DECK) - 1
RELICS_OPEN = 3
NEW_TEMPLE_CARDS = 6
SOLO_CARDS, SHARED_CARDS = 9, 12

# Where an archaeologist is: a tile, or one of these.
OUT, FRONT, DEAD = 36, 37, 38
# Moves.
CARD = 0  # + movement card
STEP = CARD + DECK  # + cube * TARGETS + tile or OUT
TARGETS = TILES + 1
FLIP = STEP + CUBES * TARGETS  # + tile
LAST_MOVE = FLIP + TILES - 1
MOST_MOVES = 48

# What is told. Relics, temple cards, tiles and archaeologists in the plural are sets.
RELICS_COME = told("relics-come", relics="relics")
TEMPLE_CARDS_COME = told("temple-cards-come", cards="row-from")
TEMPLE_RESHUFFLED = told("temple-reshuffled")
MOVEMENT_RESHUFFLED = told("movement-reshuffled")
ROUND_BEGINS = told("round-begins", round=AMOUNT, who=SEAT, result=AMOUNT)
PLAYS = told("plays", who=SEAT, card="movement-card")
POINTS_LOST = told("points-lost", points=AMOUNT)
ENTERS = told("enters", who=SEAT, colour="colour", tile="tile")
STEPS = told("steps", who=SEAT, colour="colour", start="place", tile="tile")
ESCAPES = told("escapes", who=SEAT, colour="colour", escaped=AMOUNT)
ROUND_ENDS = told("round-ends", round=AMOUNT)
COLLECTED = told("collected", relics="relics", all=AMOUNT)
FALLEN = told("fallen", tiles="places")
KILLED = told("killed", dead="cubes")
AVERTED = told("averted", cards="temple-cards")
CHOOSES = told("chooses", who=SEAT)
FLIPPED = told("flipped", tiles="tiles")
FINISHED = told("finished", escaped=AMOUNT, missing=AMOUNT, result=AMOUNT)

# What is to be decided or done next.
PLAY_CARD, USE_POINT, CHOOSE_TILE, NEW_CARDS, OVER = range(5)
NOBODY = NO_CARD = -1

# The three decks as cards of the Green Box.
_BROWN, _PINK, _LEAF = ([c for c in range(CARDS) if BACKGROUND[c] == ground] for ground in (BROWN, PINK, LEAF))
RELIC = table([c for c in _BROWN if COLOUR[c] != BLACK] + [c for c in _PINK if COLOUR[c] == WHITE])
TEMPLE_CARD = table([c for c in _PINK if COLOUR[c] != WHITE] + [c for c in _BROWN if COLOUR[c] == BLACK])
MOVEMENT = table(_LEAF)

# Colour and symbol of a card in one number: the bit it looks for among those who stand on symbols.
_KIND = [SYMBOLS * COLOUR[card] + SYMBOL[card] for card in range(CARDS)]
RELIC_KIND = table([_KIND[RELIC[i]] for i in range(DECK)])
TEMPLE_KIND = table([_KIND[TEMPLE_CARD[i]] for i in range(DECK)])
TEMPLE_SYMBOL = table([SYMBOL[TEMPLE_CARD[i]] for i in range(DECK)])
MOVE_COLOUR = table([COLOUR[MOVEMENT[i]] for i in range(DECK)])
MOVE_SYMBOL = table([SYMBOL[MOVEMENT[i]] for i in range(DECK)])
MOVE_POINTS = table([NUMBER[MOVEMENT[i]] for i in range(DECK)])

# The temple, normal and easy: tiles in each row, start row first.
WIDTHS = ((6, 5, 4, 5, 4, 3, 4, 3, 2), (6, 5, 4, 5, 4, 5, 4, 3))
PLACE = tuple(tuple((row, k) for row, w in enumerate(widths, 1) for k in range(1, w + 1)) for widths in WIDTHS)
START_WIDTH = WIDTHS[0][0]
START_ROW = (1 << START_WIDTH) - 1
ALL_TILES = (1 << TILES) - 1
OUT_BIT = 1 << OUT


def _neighbours(temple: int) -> list[int]:
    """Where a point can lead from every place, as bits: tiles, and OUT from the exit row (R6, R7)."""
    middles = [(2 * k - WIDTHS[temple][row - 1], row) for row, k in PLACE[temple]]
    near = [OUT_BIT if row == len(WIDTHS[temple]) else 0 for _, row in middles] + [0, START_ROW, 0]
    for i, (x, row) in enumerate(middles):
        for j, (other, above) in enumerate(middles):
            if (abs(x - other), abs(row - above)) in ((2, 0), (1, 1)):  # beside each other, or shifted by half a tile
                near[i] |= 1 << j
    return near


NEIGHBOURS = table([_neighbours(temple) for temple in range(2)])
ROW = table([[sum(1 << i for i, p in enumerate(ps) if p[0] == row) for row, _ in ps] for ps in PLACE])


class State(Record):
    """Tiles, archaeologists, the three decks, and how far a card or the end of a round has got."""

    symbols = i32[6, 2]  # the tiles with each symbol, whatever has become of them
    open = i32[2]  # tiles with their symbol up
    flipped = i32[2]  # tiles with their yellow side up; all others are gone
    cube = i8[8]  # where each archaeologist is
    relics = i32  # relics that lie open
    collected = i32
    relic_pile = i32
    row = i8[18]  # temple cards beside the temple, oldest first
    row_length = i8
    temple_pile = i32
    temple_discard = i32
    hand = i32[6]  # movement cards of each seat; 0 where the viewer may not know them
    held = i8[6]  # how many cards each hand has
    discard = i32  # movement cards played, the one in play included; the rest is pile
    leftover = i32  # the cards dealt first this round, what was left of the pile (R21)
    from_leftover = i8[6]  # how many of them each hand has
    card = i8  # the movement card in play, or NO_CARD
    points_left = i8  # of that card
    phase = i8
    turn = i8  # the seat that decides, or NOBODY
    start = i8  # the start player of the round
    rounds = i8  # rounds whose end has come
    cursor = i8  # the end of the round: cards of the row in order, then once more those that wait
    waiting = i32  # places of the row whose cards found no open tile with their symbol


def floor(s: State) -> int:
    """The tiles one can stand on: open and flipped."""
    return joined(s.open) | joined(s.flipped)


def as_it_lies(s: State, tile: int) -> int:
    """A tile to be told: its number, and TILES more if it is flipped."""
    return tile + TILES * ((joined(s.flipped) >> tile) & 1)


# Set-up.


def deal(s: State) -> None:
    """Temple, archaeologists, open cards and the first hands (S1-S6)."""
    build_temple(s)
    for cube in range(CUBES):
        s.cube[cube] = FRONT
    s.relic_pile = WHOLE_DECK
    s.temple_pile = WHOLE_DECK
    open_relics(s)
    add_temple_cards(s, NEW_TEMPLE_CARDS)
    s.start = uniform(s.rng, s.seats)
    deal_hands(s)


def build_temple(s: State) -> None:
    """Every symbol once in the start row and five times in the rows behind, at random (S1)."""
    front = START_ROW
    others = ALL_TILES >> START_WIDTH
    for symbol in range(SYMBOLS):
        place = drawn(s, front, 1)
        front ^= place
        behind = drawn(s, others, TILES // SYMBOLS - 1)
        others ^= behind
        split(s.symbols[symbol], place | behind << START_WIDTH)
    split(s.open, ALL_TILES)


def drawn(s: State, things: int, n: int) -> int:
    """A set of n things of a set of at most 31 that has so many, each equally likely."""
    found = 0
    for _ in range(n):
        found |= 1 << nth(things ^ found, uniform(s.rng, count(things ^ found)))
    return found


def open_relics(s: State) -> None:
    """Until three lie open or the pile is empty (S4, R20)."""
    new = drawn(s, s.relic_pile, min(RELICS_OPEN - count(s.relics), count(s.relic_pile)))
    s.relic_pile ^= new
    s.relics |= new
    if new:
        tell(s, RELICS_COME, new)


def add_temple_cards(s: State, n: int) -> None:
    """So many to the end of the row; an empty pile is made anew from the discards (S4, R19)."""
    kept = s.row_length + 0
    for _ in range(n):
        if s.temple_pile == 0 and s.temple_discard:
            s.temple_pile = s.temple_discard
            s.temple_discard = 0
            tell(s, TEMPLE_RESHUFFLED)
        if s.temple_pile:
            card = drawn(s, s.temple_pile, 1)
            s.temple_pile ^= card
            s.row[s.row_length] = lowest(card)
            s.row_length += 1
    if s.row_length > kept:
        tell(s, TEMPLE_CARDS_COME, kept)


def movement_pile(s: State) -> int:
    """The movement cards that are neither played nor in a hand. In a view: nor in a hand one can see."""
    seen = s.discard + 0
    for seat in range(s.seats):
        seen |= s.hand[seat]
    return WHOLE_DECK ^ seen


def deal_hands(s: State) -> None:
    """One card at a time clockwise from the start player, what is left of the pile first (S6, R21)."""
    n = SOLO_CARDS if s.seats == 1 else SHARED_CARDS
    pile = movement_pile(s)
    s.leftover = pile if count(pile) < n else 0
    for i in range(n):
        if pile == 0:
            pile = s.discard + 0
            s.discard = 0
            tell(s, MOVEMENT_RESHUFFLED)
        card = drawn(s, pile, 1)
        pile ^= card
        seat = (s.start + i) % s.seats
        s.hand[seat] |= card
        s.held[seat] += 1
        if card & s.leftover:
            s.from_leftover[seat] += 1
    s.card = NO_CARD
    s.turn = s.start
    s.phase = PLAY_CARD
    tell(s, ROUND_BEGINS, s.rounds + 1, s.start, result(s))


# Who may do what.


def actors(s: State) -> int:
    return 0 if s.turn < 0 else 1 << s.turn


def moves(s: State, seat: int, out: Any) -> int:
    if s.phase == PLAY_CARD:
        return list_members(s.hand[seat] + 0, CARD, out, 0)
    if s.phase == CHOOSE_TILE:
        return list_members(endangered(s), FLIP, out, 0)
    n = 0
    for cube in range(CUBES):
        if not is_second_of_two(s, cube):
            n = list_members(targets(s, cube, s.card), STEP + cube * TARGETS, out, n)
    return n


def is_second_of_two(s: State, cube: int) -> int:
    """1 if the lower-numbered cube of the same colour stands on the same place: they are alike."""
    return 1 if cube & 1 and s.cube[cube] == s.cube[cube - 1] else 0


def play(s: State, seat: int, move: int) -> None:
    """What follows by itself runs up to the next decision. Chance comes last: new cards."""
    if move < STEP:
        play_card(s, seat, move - CARD)
    elif move < FLIP:
        step(s, (move - STEP) // TARGETS, (move - STEP) % TARGETS)
    else:
        tell(s, CHOOSES, seat)
        strike_tiles(s, 1 << (move - FLIP))
    if s.phase == OVER:
        tell(s, FINISHED, escaped(s), DECK - count(s.collected), result(s))
    if s.phase == NEW_CARDS:
        moment(s)
        new_cards(s)


# Playing cards.


def play_card(s: State, seat: int, card: int) -> None:
    """A card of the hand into the middle; it gives 1 or 2 points (R1, R2, R10)."""
    s.hand[seat] &= WHOLE_DECK ^ (1 << card)
    s.held[seat] -= 1
    s.from_leftover[seat] -= (s.leftover >> card) & 1
    s.discard |= 1 << card
    s.card = card
    s.points_left = MOVE_POINTS[card]
    tell(s, PLAYS, seat, card)
    go_on_moving(s)


def step(s: State, cube: int, target: int) -> None:
    """One point moves one archaeologist (R3); an escape may end the game (E1)."""
    start = s.cube[cube] + 0
    s.cube[cube] = target
    s.points_left -= 1
    if target == OUT:
        tell(s, ESCAPES, s.turn, cube // 2, escaped(s))
    elif start == FRONT:
        tell(s, ENTERS, s.turn, cube // 2, as_it_lies(s, target))
    else:
        tell(s, STEPS, s.turn, cube // 2, start, as_it_lies(s, target))
    if target != OUT or not ends(s):
        go_on_moving(s)


def go_on_moving(s: State) -> None:
    """The next point, or if none is left or nothing can move (R9) a card of the next player who has one (R1)."""
    s.phase = USE_POINT
    if s.points_left and not anything_moves(s):
        tell(s, POINTS_LOST, s.points_left)
        s.points_left = 0
    if s.points_left:
        return
    s.card = NO_CARD
    for i in range(1, s.seats + 1):
        seat = (s.turn + i) % s.seats
        if s.held[seat]:
            s.turn = seat
            s.phase = PLAY_CARD
            return
    end_round(s)


def targets(s: State, cube: int, card: int) -> int:
    """Where a movement card can take an archaeologist: by colour (R4, R7), else by symbol (R5)."""
    near = NEIGHBOURS[s.options[TEMPLE], s.cube[cube]]
    if MOVE_COLOUR[card] == WHITE or MOVE_COLOUR[card] == cube // 2:
        return near & (floor(s) | OUT_BIT)
    return near & joined(s.open) & joined(s.symbols[MOVE_SYMBOL[card]])


def anything_moves(s: State) -> int:
    """1 if the card in play can move somebody (R9)."""
    for cube in range(CUBES):
        if targets(s, cube, s.card):
            return 1
    return 0


# End of the round.


def end_round(s: State) -> None:
    """Relics, fall, check, and the flips up to the first choice (R11-R17)."""
    s.rounds += 1
    s.phase = NEW_CARDS
    s.turn = NOBODY
    tell(s, ROUND_ENDS, s.rounds)
    relics = s.relics + 0
    collect_relics(s)
    ground = floor(s)
    dead = cubes_at(s, DEAD)
    lose_tiles(s, joined(s.flipped))
    tell_losses(s, ground, dead)
    if ends(s):
        return
    if floor(s) != ground or s.relics != relics:
        moment(s)
    check_temple_cards(s)
    s.cursor = 0
    s.waiting = 0
    strike_tiles(s, 0)


def standing(s: State) -> int:
    """Who stands on which open symbol, as kinds of cards: bit 6 * colour + symbol (R11, R13)."""
    found = 0
    for cube in range(CUBES):
        found |= met_by(s, cube)
    return found


def met_by(s: State, cube: int) -> int:
    """What an archaeologist meets where he stands: his colour and white with the symbol of an open tile."""
    here = (joined(s.open) >> s.cube[cube]) & 1
    for symbol in range(SYMBOLS):
        if here & (joined(s.symbols[symbol]) >> s.cube[cube]):
            return (1 << (SYMBOLS * (cube // 2) + symbol)) | (1 << (SYMBOLS * WHITE + symbol))
    return 0


def collect_relics(s: State) -> None:
    """Each open relic on its own (R11)."""
    there = standing(s)
    found = 0
    rest = s.relics + 0
    while rest:
        found |= ((there >> RELIC_KIND[lowest(rest)]) & 1) << lowest(rest)
        rest &= rest - 1
    s.relics ^= found
    s.collected |= found
    if found:
        tell(s, COLLECTED, found, count(s.collected))


def lose_tiles(s: State, tiles: int) -> None:
    """Tiles are gone, with everybody on them (R12, R16)."""
    split(s.open, joined(s.open) & (ALL_TILES ^ tiles))
    split(s.flipped, joined(s.flipped) & (ALL_TILES ^ tiles))
    for cube in range(CUBES):
        if (tiles >> s.cube[cube]) & 1:
            s.cube[cube] = DEAD


def cubes_at(s: State, place: int) -> int:
    """The archaeologists who are at a place, as a set."""
    found = 0
    for cube in range(CUBES):
        found |= 1 << cube if s.cube[cube] == place else 0
    return found


def tell_losses(s: State, ground: int, dead: int) -> None:
    """The tiles that are gone since there was this ground, and the archaeologists who have joined these dead."""
    if floor(s) != ground:
        tell(s, FALLEN, ground ^ floor(s))
    if cubes_at(s, DEAD) != dead:
        tell(s, KILLED, cubes_at(s, DEAD) ^ dead)


def check_temple_cards(s: State) -> None:
    """Matched cards leave the row, the others close up (R13, R18). No bit stands for black."""
    there = standing(s)
    kept = 0
    matched = 0
    for i in range(s.row_length):
        card = s.row[i] + 0
        s.row[i] = 0
        if (there >> TEMPLE_KIND[card]) & 1:
            matched |= 1 << card
        else:
            s.row[kept] = card
            kept += 1
    s.row_length = kept
    s.temple_discard |= matched
    if matched:
        tell(s, AVERTED, matched)


def strike_tiles(s: State, chosen: int) -> None:
    """The chosen tile, if there is one, then one card after the other until somebody must choose (R14-R17).

    It is told together, whatever came first.
    """
    shown = joined(s.open)
    ground = floor(s)
    dead = cubes_at(s, DEAD)
    s.phase = NEW_CARDS
    s.turn = NOBODY
    if chosen:
        strike(s, chosen)
    while s.phase == NEW_CARDS and s.cursor < 2 * s.row_length:
        tiles = endangered(s)
        if tiles & (tiles - 1):
            s.phase = CHOOSE_TILE
            s.turn = s.start
        else:
            strike(s, tiles)
    if joined(s.open) != shown:
        tell(s, FLIPPED, shown ^ joined(s.open))
    tell_losses(s, ground, dead)


def endangered(s: State) -> int:
    """The tiles in the front row of which the card at the cursor takes one; none if it waits or has had its tile."""
    tiles = 0
    if s.cursor < s.row_length:
        tiles = joined(s.open) & joined(s.symbols[TEMPLE_SYMBOL[s.row[s.cursor]]])
    elif (s.waiting >> (s.cursor - s.row_length)) & 1:
        tiles = joined(s.open) if joined(s.open) else joined(s.flipped)
    return tiles & ROW[s.options[TEMPLE], first(tiles)] if tiles else 0


def strike(s: State, tile: int) -> None:
    """The card at the cursor flips its open tile or breaks a flipped one; without a tile it waits (R14-R16)."""
    if tile == 0:
        if s.cursor < s.row_length:
            s.waiting |= 1 << s.cursor
    elif tile & joined(s.open):
        split(s.open, joined(s.open) ^ tile)
        split(s.flipped, joined(s.flipped) | tile)
    else:
        lose_tiles(s, tile)
        ends(s)
    s.cursor += 1


def new_cards(s: State) -> None:
    """Temple cards, relics, the next start player and new hands (R19-R22)."""
    add_temple_cards(s, NEW_TEMPLE_CARDS - (s.row_length if s.options[TEMPLE_ROW] == FILL else 0))
    open_relics(s)
    s.start = (s.start + (2 if s.seats == 5 else 1)) % s.seats
    deal_hands(s)


# End and score.


def ends(s: State) -> int:
    """1 if nobody stands on a tile, nor in front of a start row that has one: then it is over (E1)."""
    can_enter = floor(s) & START_ROW
    for cube in range(CUBES):
        place = s.cube[cube]
        if place < TILES or (place == FRONT and can_enter):
            return 0
    s.phase = OVER
    s.turn = NOBODY
    return 1


def escaped(s: State) -> int:
    return count(cubes_at(s, OUT))


def points(s: State, out: Any) -> None:
    """The same for all (E4, E5)."""
    for seat in range(s.seats):
        out[seat] = result(s)


def result(s: State) -> int:
    """Escaped archaeologists minus missing relics (E3)."""
    return escaped(s) - (DECK - count(s.collected))


def hide(s: State, seat: int) -> None:
    """The hands of the others. Piles have no order, so there is none to hide."""
    if s.options[OPEN_HANDS] == OFF:
        for other in range(s.seats):
            if other != seat:
                s.hand[other] = 0
    forget(s.rng)


def guess(s: State, seat: int) -> None:
    """Hands from the cards not seen; how many of the leftover cards each one holds is known (R21)."""
    unseen = movement_pile(s)
    for other in range(s.seats):
        if s.hand[other] == 0:
            cards = drawn(s, unseen & s.leftover, s.from_leftover[other])
            cards |= drawn(s, unseen & (WHOLE_DECK ^ s.leftover), s.held[other] - s.from_leftover[other])
            s.hand[other] = cards
            unseen ^= cards
