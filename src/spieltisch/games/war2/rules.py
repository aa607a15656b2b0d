"""War 2.0: conquer a world map with cards that all can count but none can read. The state and the rules.

Tiles are numbered in reading order; a set of tiles is a whole number while we calculate and two words in the
record. A player's nine cards are the columns 0-8 of one colour of the deck (6, 5, 4, 3, 2, 1, 2, 1, 1), and a
set of them is nine bits. Hands are open in effect, so the only secret is which card an attacker has chosen:
until the defender has answered, that card stays in the hand.
"""

from typing import Any

from spieltisch.engine.kernel.bits import count, nth
from spieltisch.engine.kernel.record import Record, i8, i16, i32
from spieltisch.engine.kernel.rng import forget, shuffle, uniform
from spieltisch.engine.kernel.sets import first, joined, list_members, size, split
from spieltisch.engine.kernel.table import table
from spieltisch.engine.kernel.telling import NUMBER as AMOUNT, SEAT, SEATS, moment, tell, tell_only, tell_others, told
from spieltisch.games.green_box.deck import BLUE, COLUMNS, GREEN, NUMBERS, RED, SYMBOL, WHITE, YELLOW as YELLOW_SET
from spieltisch.games.war2.maps import FACES, FEWEST, GRID_WIDTH, MOST, NOWHERE, TILES, VARIANTS, YELLOW, neighbours

# The option.
MAP = 0  # values: grid, archipelago, ring, two_worlds
GRID = 0

OF_A_SYMBOL = 3  # tiles
UNITS = 20  # of every player
START_TERRITORIES = 4
START_UNITS = 6
SHUFFLES = 100  # tries to keep equal symbols of a grid apart

# The cards of seats 0, 1, … as colours of the deck, and the colours of their units, for 2, 3 and 4 players.
CARD_SETS = ((BLUE, YELLOW_SET), (WHITE, YELLOW_SET, BLUE), (RED, YELLOW_SET, GREEN, BLUE))
UNIT_COLOURS = ((BLUE, YELLOW_SET), (RED, YELLOW_SET, BLUE), (RED, YELLOW_SET, GREEN, BLUE))

# The number of a card, and for each number of players the symbol on card c of seat s, in column 9 * s + c.
NUMBER = table(NUMBERS)
_SYMBOLS = [[SYMBOL[COLUMNS * colour + card] for colour in sets for card in range(COLUMNS)] for sets in CARD_SETS]
CARD_SYMBOL = table([symbols + [0] * (COLUMNS * MOST - len(symbols)) for symbols in _SYMBOLS])
ASIDE = 3  # the 6, 5 and 4 are columns 0, 1 and 2
FIRST_HAND = (1 << COLUMNS) - (1 << ASIDE)
NO_CARD = -1

# Symbols in use with 2, 3 and 4 players, three tiles each: without arrow, then without hammer.
IN_USE = table([[0, 2, 3, 4, 0, 0], [0, 1, 2, 3, 4, 0], [0, 1, 2, 3, 4, 5]])

# Maps by 3 * option + players - 2: every tile's symbol, its neighbours by side, and the same as a set.
NUMBER_OF_TILES = table([len(faces) for faces in FACES])
DRAWN = table([[*faces, *[YELLOW] * (TILES - len(faces))] for faces in FACES])
_SIDES = [[neighbours(v, t) for t in range(len(FACES[v]))] for v in range(len(VARIANTS))]
BESIDE = table([side for tiles in _SIDES for side in tiles + [[NOWHERE] * 4] * (TILES - len(tiles))])
NEAR = table([[sum(1 << n for n in s if n != NOWHERE) for s in t] + [0] * (TILES - len(t)) for t in _SIDES])

# Moves.
TILE = 0  # + tile: put a unit there, or retreat there
CARD = TILE + TILES  # + card: open the turn, or fight with it
REINFORCE = CARD + COLUMNS  # + card
MARCH = REINFORCE + COLUMNS  # + card
STEP = MARCH + COLUMNS  # + 4 * tile + side: one unit
ATTACK = STEP + 4 * TILES  # + 4 * tile + side
ADVANCE = ATTACK + 4 * TILES  # + units
DONE = ADVANCE + UNITS + 1
TAKE_UP = DONE + 1
END_TURN = TAKE_UP + 1
LAST_MOVE = END_TURN
MOST_MOVES = 81  # twenty tiles with a unit each and four ways to go, and DONE

# What is to be decided.
SETTLE, STRENGTHEN, FIRST_CARD, ACTION, REINFORCING, MARCHING = range(6)
ATTACKING, DEFENDING, RETREATING, ADVANCING, OVER = range(6, 11)
NOBODY = -1

# How far the end is: nothing yet, the turn that brought it, the last turns.
FAR, NEAR_END, LAST_TURNS = range(3)

# What is told. A told card is 9 * seat + card.
SETTLES_FIRST = told("settles-first", who=SEAT)
SETTLES_LAST = told("settles-last", who=SEAT)
SETTLES = told("settles", who=SEAT, tile="tile")
NEXT_TURN = told("next-turn", who=SEAT)
LAST_TURN = told("last-turn", who=SEAT)
TAKES_UP = told("takes-up", who=SEAT)
TAKES_UP_MORE = told("takes-up-more", who=SEAT, card="card")
OPENS = told("opens", who=SEAT, card="card", n=AMOUNT)
REINFORCES_WITH = told("reinforces-with", who=SEAT, card="card")
REINFORCES = told("reinforces", who=SEAT, tile="tile")
ENDS_REINFORCING = told("ends-reinforcing", who=SEAT)
MARCHES_WITH = told("marches-with", who=SEAT, card="card")
MARCHES = told("marches", who=SEAT, here="tile", there="tile")
ENDS_MARCH = told("ends-march", who=SEAT)
ATTACKS = told("attacks", who=SEAT, whom=SEAT, here="tile", there="tile and symbol")
CHOOSES = told("chooses", card="card")
HAS_CHOSEN = told("has-chosen", who=SEAT)
FIGHTS = told("fights", who=SEAT, card="card", n=AMOUNT, symbol=AMOUNT, strength=AMOUNT)
LOSES = told("loses", who=SEAT, tile="tile")
RETREATS = told("retreats", who=SEAT, n=AMOUNT, tile="tile")
STAYS = told("stays", who=SEAT, n=AMOUNT, tile="tile")
ADVANCES = told("advances", who=SEAT, n=AMOUNT, tile="tile")
ENDS_TURN = told("ends-turn", who=SEAT)
FALLS = told("falls", who=SEAT)
END_NEAR = told("end-near")
LAST_TURNS_OVER = told("last-turns-over")
ONE_LEFT = told("one-left", who=SEATS)
SCORES = told("scores", who=SEAT, score="score")


class State(Record):
    """The map, the units and cards of everybody, and how far the turn, an action or a fight has got."""

    face = i8[36]  # the symbol of every tile, or YELLOW
    yellow = i32[2]  # the tiles without a symbol
    held = i32[4, 2]  # every player's territories
    units = i8[36]  # on every tile
    reserve = i8[4]
    hand = i16[4]
    discard = i16[4]
    taken = i8[4]  # how many of 4, 5, 6 each has taken
    start = i8  # the start player
    placed = i8  # units put on the map before the first turn
    phase = i8
    turn = i8  # whose turn it is
    actor = i8  # who decides, or NOBODY
    playing = i8  # the players still in, as bits
    ending = i8
    due = i8  # who still has a last turn

    actions = i8  # left in this turn
    reinforced = i8  # 1 after this turn's reinforce card
    must_act = i8  # 1 after taking up, until the next action
    left = i8  # units to place with the reinforce card, or sources of the march card
    served = i32[2]  # territories that got a unit, or sources that are closed
    source = i8  # the tile units march from or that attacks, or NOWHERE
    chosen = i8  # the attacker's card; secret until the defender has chosen his

    target = i8  # the last fight, until another card is played: the tile that was attacked, or NOWHERE
    fighters = i8[2]  # attacker and defender, or NOBODY
    cards = i8[2]  # theirs, NO_CARD before both are revealed
    strength = i8[2]


# The map.


def variant(s: State) -> int:
    return (MOST - FEWEST + 1) * s.options[MAP] + s.seats - FEWEST


def beside(s: State, tile: int, side: int) -> int:
    """The tile on that side of a tile, or NOWHERE."""
    return BESIDE[TILES * variant(s) + tile, side]


def tiles_of(s: State, seat: int) -> int:
    """A player's territories."""
    return joined(s.held[seat])


def tiles_of_others(s: State, seat: int) -> int:
    tiles = 0
    for other in range(s.seats):
        if other != seat:
            tiles |= tiles_of(s, other)
    return tiles


def free_tiles(s: State) -> int:
    """The tiles without units."""
    return ((1 << NUMBER_OF_TILES[variant(s)]) - 1) ^ tiles_of_others(s, NOBODY)


def holder(s: State, tile: int) -> int:
    """The player whose units are on a tile, or NOBODY."""
    for seat in range(s.seats):
        if tiles_of(s, seat) >> tile & 1:
            return seat
    return NOBODY


def add_units(s: State, seat: int, tile: int, n: int) -> None:
    """Units onto a tile that is free or the player's own."""
    s.units[tile] += n
    split(s.held[seat], tiles_of(s, seat) | 1 << tile)


def take_units(s: State, seat: int, tile: int, n: int) -> None:
    """Units away from a tile; without units it is free (R8)."""
    s.units[tile] -= n
    if s.units[tile] == 0:
        split(s.held[seat], tiles_of(s, seat) ^ 1 << tile)


# Set-up.


def deal(s: State) -> None:
    """The map, hands, reserves and the start player (S1-S3)."""
    lay_map(s)
    for seat in range(s.seats):
        s.hand[seat] = FIRST_HAND
        s.reserve[seat] = UNITS
    s.playing = (1 << s.seats) - 1
    s.start = uniform(s.rng, s.seats)
    s.turn = s.start
    s.source = NOWHERE
    s.chosen = NO_CARD
    forget_fight(s)
    next_to_settle(s)
    tell(s, SETTLES_FIRST, s.actor)
    tell(s, SETTLES_LAST, s.start)


def lay_map(s: State) -> None:
    """The chosen map, or a new grid (S1)."""
    for tile in range(TILES):
        s.face[tile] = DRAWN[variant(s), tile]
    if s.options[MAP] == GRID:
        lay_grid(s)
    yellow = 0
    for tile in range(NUMBER_OF_TILES[variant(s)]):
        if s.face[tile] == YELLOW:
            yellow |= 1 << tile
    split(s.yellow, yellow)


def lay_grid(s: State) -> None:
    """Three green tiles in every row; their symbols as evenly spread as chance allows."""
    green = 0
    for start in range(0, NUMBER_OF_TILES[variant(s)], GRID_WIDTH):
        green |= green_in_row(s) << start
    for _ in range(SHUFFLES):
        lay_symbols(s, green)
        if not equal_neighbours(s):
            return


def green_in_row(s: State) -> int:
    """The green ones of six tiles: three, at random. The units' cells serve to shuffle them."""
    for i in range(GRID_WIDTH):
        s.units[i] = 1 if i < GRID_WIDTH // 2 else 0
    shuffle(s.rng, s.units, GRID_WIDTH)
    green = 0
    for i in range(GRID_WIDTH):
        green |= s.units[i] << i
        s.units[i] = 0
    return green


def lay_symbols(s: State, green: int) -> None:
    """Shuffle the symbols in use and put them on the green tiles in order."""
    n = NUMBER_OF_TILES[variant(s)] // 2
    for i in range(n):
        s.units[i] = IN_USE[s.seats - FEWEST, i // OF_A_SYMBOL]
    shuffle(s.rng, s.units, n)
    rest = green
    for i in range(n):
        s.face[first(rest)] = s.units[i]
        s.units[i] = 0
        rest &= rest - 1


def equal_neighbours(s: State) -> int:
    """1 if two tiles that share a side show the same symbol."""
    for tile in range(NUMBER_OF_TILES[variant(s)]):
        if s.face[tile] != YELLOW:
            for side in range(2):
                other = beside(s, tile, side)
                if other != NOWHERE and s.face[other] == s.face[tile]:
                    return 1
    return 0


def next_to_settle(s: State) -> None:
    """Counter-clockwise, the start player last: four territories each, then two units more (S4, S6, S7)."""
    if s.placed == START_UNITS * s.seats:
        begin_turn(s)
        return
    s.phase = SETTLE if s.placed < START_TERRITORIES * s.seats else STRENGTHEN
    s.actor = (s.start + s.seats - 1 - s.placed % s.seats) % s.seats


def places_to_settle(s: State, seat: int) -> int:
    """Free yellow tiles away from one's own territories; if there are none, any free yellow tile (S5)."""
    free = free_tiles(s) & joined(s.yellow)
    own = tiles_of(s, seat)
    near = 0
    while own:
        near |= NEAR[variant(s), first(own)]
        own &= own - 1
    apart = free & (free ^ near)
    return apart if apart else free


# Who may do what.


def actors(s: State) -> int:
    return 0 if s.actor < 0 else 1 << s.actor


def moves(s: State, seat: int, out: Any) -> int:
    if s.actor != seat:
        return 0
    if s.phase == ACTION:
        return list_actions(s, seat, out)
    if s.phase == FIRST_CARD or s.phase == ATTACKING or s.phase == DEFENDING:
        return list_members(s.hand[seat] + 0, CARD, out, 0)
    if s.phase == ADVANCING:
        return list_members((1 << (s.units[s.source] + 1)) - 1, ADVANCE, out, 0)
    if s.phase == MARCHING:
        n = list_steps(s, marchers(s), free_tiles(s) | tiles_of(s, seat), STEP, out, 0)
    else:
        n = list_members(tiles_to_choose(s, seat), TILE, out, 0)
    if s.phase == MARCHING or s.phase == REINFORCING:
        out[n] = DONE
        n += 1
    return n


def tiles_to_choose(s: State, seat: int) -> int:
    """The tiles one of which is to be chosen."""
    if s.phase == SETTLE:
        return places_to_settle(s, seat)
    if s.phase == RETREATING:
        return retreats(s, seat)
    own = tiles_of(s, seat)
    return own & (own ^ joined(s.served))


def list_steps(s: State, sources: int, targets: int, base: int, out: Any, n: int) -> int:
    """Write base + 4 * tile + side for every source with one of the targets on that side."""
    rest = sources
    while rest:
        tile = first(rest)
        rest &= rest - 1
        if NEAR[variant(s), tile] & targets:
            for side in range(4):
                if targets >> beside(s, tile, side) & 1:
                    out[n] = base + 4 * tile + side
                    n += 1
    return n


def list_actions(s: State, seat: int, out: Any) -> int:
    """The three actions, or taking up without cards; ending the turn unless one has just taken up (R2, R21)."""
    n = 0
    hand = s.hand[seat] + 0
    if hand:
        if not s.reinforced:
            n = list_members(hand, REINFORCE, out, n)
        n = list_members(hand, MARCH, out, n)
        n = list_steps(s, tiles_of(s, seat), tiles_of_others(s, seat), ATTACK, out, n)
    else:
        out[n] = TAKE_UP
        n += 1
    if not s.must_act:
        out[n] = END_TURN
        n += 1
    return n


def play(s: State, seat: int, move: int) -> None:
    if move < CARD:
        choose_tile(s, seat, move - TILE)
    elif move < REINFORCE:
        play_card(s, seat, move - CARD)
    elif move < STEP:
        order(s, seat, (move - REINFORCE) % COLUMNS, REINFORCING if move < MARCH else MARCHING)
    elif move < ATTACK:
        step(s, seat, (move - STEP) // 4, (move - STEP) % 4)
    elif move < ADVANCE:
        attack(s, (move - ATTACK) // 4, (move - ATTACK) % 4)
    elif move < DONE:
        advance(s, seat, move - ADVANCE)
    elif move == DONE:  # an order ends before it must (R6, R11)
        tell(s, ENDS_REINFORCING if s.phase == REINFORCING else ENDS_MARCH, seat)
        end_action(s)
    elif move == TAKE_UP:
        take_up(s, seat)
        s.must_act = 1
    else:
        tell(s, ENDS_TURN, seat)
        end_turn(s)


def choose_tile(s: State, seat: int, tile: int) -> None:
    """A unit before the first turn, a reinforcement, at most one on each territory (R4), or a retreat."""
    if s.phase == RETREATING:
        retreat(s, seat, tile)
        return
    s.reserve[seat] -= 1
    add_units(s, seat, tile, 1)
    if s.phase == REINFORCING:
        tell(s, REINFORCES, seat, tile)
        split(s.served, joined(s.served) | 1 << tile)
        s.left -= 1
        go_on_reinforcing(s, seat)
    else:
        tell(s, SETTLES, seat, tile)
        s.placed += 1
        next_to_settle(s)


def play_card(s: State, seat: int, card: int) -> None:
    """The first card of a turn (R1), or one for a fight (R14), for which a defender without cards takes up (R20)."""
    if s.phase == FIRST_CARD:
        forget_fight(s)
        lay(s, seat, card)
        s.actions = NUMBER[card]
        tell(s, OPENS, seat, COLUMNS * seat + card, s.actions)
        s.phase = ACTION
    elif s.phase == ATTACKING:
        s.chosen = card
        tell_only(s, seat, CHOOSES, COLUMNS * seat + card)
        tell_others(s, seat, HAS_CHOSEN, seat)
        s.phase = DEFENDING
        s.actor = s.fighters[1]
        if s.hand[s.actor] == 0:
            take_up(s, s.actor)
    else:
        fight(s, seat, card)


# The turn.


def begin_turn(s: State) -> None:
    """The first card is compulsory; without cards one takes up for it (R1, R20)."""
    s.phase = FIRST_CARD
    s.actor = s.turn
    s.actions = 0
    s.reinforced = 0
    tell(s, LAST_TURN if s.ending == LAST_TURNS else NEXT_TURN, s.turn)
    if s.hand[s.turn] == 0:
        take_up(s, s.turn)


def lay(s: State, seat: int, card: int) -> None:
    """A card from the hand onto the discard pile (R1)."""
    s.hand[seat] ^= 1 << card
    s.discard[seat] |= 1 << card


def take_up(s: State, seat: int) -> None:
    """The whole discard pile and the next of 4, 5, 6 (R20, R22)."""
    s.hand[seat] |= s.discard[seat]
    s.discard[seat] = 0
    if s.taken[seat] < ASIDE:
        s.taken[seat] += 1
        s.hand[seat] |= 1 << (ASIDE - s.taken[seat])
        tell(s, TAKES_UP_MORE, seat, COLUMNS * seat + ASIDE - s.taken[seat])
    else:
        tell(s, TAKES_UP, seat)
    look_for_end(s)


def begin_action(s: State) -> None:
    forget_fight(s)
    s.actions -= 1
    s.must_act = 0


def end_action(s: State) -> None:
    """Back to the choice of an action, or the end of the turn without any left (R2)."""
    clear_action(s)
    if s.actions:
        s.phase = ACTION
        s.actor = s.turn
    else:
        end_turn(s)


def clear_action(s: State) -> None:
    s.left = 0
    split(s.served, 0)
    s.source = NOWHERE


def forget_fight(s: State) -> None:
    """The last fight is history."""
    s.target = NOWHERE
    for side in range(2):
        s.fighters[side] = NOBODY
        s.cards[side] = NO_CARD
        s.strength[side] = 0


# Reinforce and march.


def order(s: State, seat: int, card: int, phase: int) -> None:
    """Up to the card's number of units, once in a turn (R4, R5), or of sources (R7)."""
    begin_action(s)
    lay(s, seat, card)
    s.left = NUMBER[card]
    s.phase = phase
    if phase == REINFORCING:
        tell(s, REINFORCES_WITH, seat, COLUMNS * seat + card)
        s.reinforced = 1
        go_on_reinforcing(s, seat)
    else:
        tell(s, MARCHES_WITH, seat, COLUMNS * seat + card)
        go_on_marching(s, seat)


def go_on_reinforcing(s: State, seat: int) -> None:
    """Until the number is reached, the reserve is empty or all territories are served (R6)."""
    if s.left == 0 or s.reserve[seat] == 0 or tiles_to_choose(s, seat) == 0:
        end_action(s)


def marchers(s: State) -> int:
    """The tiles a unit may leave: the current source, and while there are sources left any that is not closed (R9)."""
    own = tiles_of(s, s.turn)
    if s.left:
        return own & (own ^ joined(s.served))
    return own & 1 << s.source


def step(s: State, seat: int, tile: int, side: int) -> None:
    """One unit one step; a tile that units leave closes the source before it (R8, R9)."""
    if tile != s.source:
        if s.source != NOWHERE:
            split(s.served, joined(s.served) | 1 << s.source)
        s.source = tile
        s.left -= 1
    take_units(s, seat, tile, 1)
    add_units(s, seat, beside(s, tile, side), 1)
    tell(s, MARCHES, seat, tile, beside(s, tile, side))
    go_on_marching(s, seat)


def go_on_marching(s: State, seat: int) -> None:
    """Until no unit can move any more (R11), onto a free or an own tile (R8)."""
    targets = free_tiles(s) | tiles_of(s, seat)
    rest = marchers(s)
    while rest:
        if NEAR[variant(s), first(rest)] & targets:
            return
        rest &= rest - 1
    end_action(s)


# Attack.


def attack(s: State, tile: int, side: int) -> None:
    """One of the own territories against a neighbour held by an opponent (R13)."""
    begin_action(s)
    s.source = tile
    s.target = beside(s, tile, side)
    s.fighters[0] = s.turn
    s.fighters[1] = holder(s, s.target)
    tell(s, ATTACKS, s.turn, s.fighters[1], tile, s.target)
    s.phase = ATTACKING


def fight(s: State, defender: int, card: int) -> None:
    """Both cards are revealed; the higher strength wins, a tie is the defender's (R14, R16).

    After a lost attack the turn goes on, unless it was the attacker's last unit (R24).
    """
    attacker = s.turn + 0
    s.cards[0] = s.chosen
    s.cards[1] = card
    show_strength(s, 0, s.source)
    show_strength(s, 1, s.target)
    lay(s, attacker, s.chosen)
    lay(s, defender, card)
    s.chosen = NO_CARD
    s.actor = NOBODY
    moment(s)
    s.actor = attacker
    if s.strength[0] > s.strength[1]:
        lose_unit(s, defender, s.target)
        if s.phase != OVER:
            follow_up(s, defender)
        return
    lose_unit(s, attacker, s.source)
    if s.phase != OVER:
        s.actions = s.actions if s.playing >> attacker & 1 else 0
        end_action(s)


def show_strength(s: State, side: int, tile: int) -> None:
    """How strong the attacker (0) or the defender (1) is."""
    seat = s.fighters[side]
    card = s.cards[side]
    s.strength[side] = strength(s, seat, card, tile)
    tell(s, FIGHTS, seat, COLUMNS * seat + card, s.units[tile], has_symbol(s, seat, card), s.strength[side])


def strength(s: State, seat: int, card: int, tile: int) -> int:
    """Card, units on one's tile, and 1 if the card has the symbol of the attacked tile (R15)."""
    return NUMBER[card] + s.units[tile] + has_symbol(s, seat, card)


def has_symbol(s: State, seat: int, card: int) -> int:
    """1 if a card has the symbol of the attacked tile."""
    return 1 if CARD_SYMBOL[s.seats - FEWEST, COLUMNS * seat + card] == s.face[s.target] else 0


def lose_unit(s: State, seat: int, tile: int) -> None:
    """The loser's unit goes back to his reserve; without a territory he is out (R17, R24)."""
    take_units(s, seat, tile, 1)
    s.reserve[seat] += 1
    tell(s, LOSES, seat, tile)
    if tiles_of(s, seat) == 0:
        s.playing ^= 1 << seat
        tell(s, FALLS, seat)
        look_for_end(s)


def follow_up(s: State, defender: int) -> None:
    """After a won attack the defenders left must retreat, if they can (R18)."""
    if s.units[s.target] == 0:
        s.phase = ADVANCING
        return
    tiles = retreats(s, defender)
    if tiles == 0:
        tell(s, STAYS, defender, s.units[s.target], s.target)
        end_action(s)
    elif tiles & (tiles - 1):
        s.phase = RETREATING
        s.actor = defender
    else:
        retreat(s, defender, first(tiles))


def retreats(s: State, defender: int) -> int:
    """Where the beaten may go: to a neighbour of their own, else to a free one (R18)."""
    near = NEAR[variant(s), s.target]
    own = near & tiles_of(s, defender)
    return own if own else near & free_tiles(s)


def retreat(s: State, defender: int, tile: int) -> None:
    """All together to one tile (R18)."""
    n = s.units[s.target] + 0
    take_units(s, defender, s.target, n)
    add_units(s, defender, tile, n)
    tell(s, RETREATS, defender, n, tile)
    s.phase = ADVANCING
    s.actor = s.turn


def advance(s: State, seat: int, n: int) -> None:
    """Any number of units onto the tile that was won (R19)."""
    tell(s, ADVANCES, seat, n, s.target)
    if n:
        take_units(s, seat, s.source, n)
        add_units(s, seat, s.target, n)
    end_action(s)


# End and score.


def look_for_end(s: State) -> None:
    """One player left ends the game at once; all with their 6 bring the last turns (E1, E3)."""
    if (s.playing & (s.playing - 1)) == 0:
        tell(s, ONE_LEFT, s.playing)
        finish(s)
        return
    if s.ending != FAR:
        return
    for seat in range(s.seats):
        if s.playing >> seat & 1 and s.taken[seat] < ASIDE:
            return
    s.ending = NEAR_END
    tell(s, END_NEAR)


def end_turn(s: State) -> None:
    """The next player clockwise who is still in, unless the last turns are over (E2)."""
    if s.ending == NEAR_END:
        s.ending = LAST_TURNS
        s.due = s.playing
    elif s.ending == LAST_TURNS:
        s.due &= s.playing & (-1 ^ 1 << s.turn)
        if s.due == 0:
            tell(s, LAST_TURNS_OVER)
            finish(s)
            return
    s.turn = (s.turn + 1) % s.seats
    while (s.playing >> s.turn & 1) == 0:
        s.turn = (s.turn + 1) % s.seats
    begin_turn(s)


def finish(s: State) -> None:
    clear_action(s)
    s.actions = 0
    s.phase = OVER
    s.actor = NOBODY
    for seat in range(s.seats):
        tell(s, SCORES, seat, seat)


def points(s: State, out: Any) -> None:
    for seat in range(s.seats):
        variety, sets = points_for_symbols(s, seat)
        out[seat] = territories(s, seat) + variety + sets


def territories(s: State, seat: int) -> int:
    """How many tiles a player holds."""
    return size(tiles_of(s, seat))


def points_for_symbols(s: State, seat: int) -> tuple[int, int]:
    """1, 3, 6 … points for different symbols (E5), and 5 for every symbol of which a player holds all (E6)."""
    counts = 0  # of the tiles with every symbol, four bits each
    rest = tiles_of(s, seat)
    green = rest & (rest ^ joined(s.yellow))
    while green:
        counts += 1 << (4 * s.face[first(green)])
        green &= green - 1
    different, whole = 0, 0
    while counts:
        different += 1 if counts & 15 else 0
        whole += 1 if (counts & 15) == OF_A_SYMBOL else 0
        counts >>= 4
    return different * (different + 1) // 2, 5 * whole


# Secrets.


def hide(s: State, seat: int) -> None:
    """Which card an attacker has chosen is for him alone."""
    if seat != s.turn:
        s.chosen = NO_CARD
    forget(s.rng)


def guess(s: State, seat: int) -> None:
    """The card chosen in secret is any card of the attacker's hand."""
    if s.phase == DEFENDING and s.chosen == NO_CARD:
        hand = s.hand[s.turn] + 0
        s.chosen = nth(hand, uniform(s.rng, count(hand)))
