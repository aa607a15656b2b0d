"""What a seat sees of War 2.0: the world map with its armies, the places for orders and fights, and all cards.

A tile's place is called after it, `c4`. The units of a heap are counted from the ground, `blue-c4-0`; a move is
made with the top one. A card keeps its number, `card-17`, but in a fight: there it is `attack-card` or
`defence-card`, so that a hidden one can turn over without having been called by its name.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from spieltisch.engine.phrase import Phrase, Who
from spieltisch.engine.scene import Flag, Piece, Place, Scene, Seat, Way, Zone
from spieltisch.engine.sets import joined, members
from spieltisch.games.green_box.deck import COLUMNS
from spieltisch.games.green_box.scene import (
    CARD_HEIGHT,
    CARD_WIDTH,
    COLOURS,
    GAP,
    SYMBOLS,
    card_id,
    card_piece,
    hidden_card,
)
from spieltisch.games.green_box.speech import COLOURS as COLOUR_NAMES
from spieltisch.games.green_box.speech import SYMBOLS as SYMBOL_NAMES
from spieltisch.games.war2 import words
from spieltisch.games.war2.maps import FACES, FEWEST, NAMES, NOWHERE, PLACES, VARIANTS, YELLOW, atlas
from spieltisch.games.war2.rules import (
    ACTION,
    ADVANCE,
    ASIDE,
    ATTACK,
    ATTACKING,
    CARD,
    DEFENDING,
    DONE,
    END_TURN,
    FIRST_CARD,
    LAST_TURNS,
    MARCHING,
    MOST_MOVES,
    NEAR_END,
    NO_CARD,
    NOBODY,
    NUMBER,
    OVER,
    REINFORCE,
    REINFORCING,
    SETTLE,
    STEP,
    TAKE_UP,
    TILE,
    UNIT_COLOURS,
    State,
    actors,
    beside,
    holder,
    moves,
    tiles_of,
    variant,
)

say = words.say

# A tile with its symbol above and room for an army below.
CELL = 1.6
ARMY_X, ARMY_Y, ARMY_WIDTH, ARMY_HEIGHT = 0.21, 0.64, 1.18, 0.76

# The strip below the map: places for orders, a fight and the reserves.
STRIP = 1.2
SPLIT = 0.1
ORDERS = ("turn", "reinforce", "march")
ORDER_WIDTHS = (1.1, 2.0, 1.35)
SIDES = ("attack", "defence")
SLOT = STRIP * CARD_WIDTH / CARD_HEIGHT
RESERVE_WIDTH = 0.55

# A player's cards: hand, discard pile and those for later.
OWN_WIDTH, OTHERS_WIDTH = 8.4, 6.0
MOST_SPREAD = 2.0  # width of the discard pile
NEXT = 0.3  # what is seen of a card for later that lies below another


def scene(view: State, seat: int) -> Scene:
    others = [*range(seat + 1, view.seats), *range(max(seat, 0))]
    zones = [cards_zone(view, other, OTHERS_WIDTH) for other in others]
    zones.append(world(view))
    if seat >= 0:
        own = cards_zone(view, seat, OWN_WIDTH)
        own.area = "own"
        zones.append(own)
    table = Scene(zones, [beside_name(view, other) for other in range(view.seats)])
    if view.cards[0] != NO_CARD:
        table.notice = fight_notice(view)
    elif view.ending == NEAR_END:
        table.notice = say("end-near")
    if seat >= 0 and actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        add_ways(view, seat, table)
    return table


def beside_name(view: State, seat: int) -> Seat:
    """Score, reserve, what the score is made of, and a last turn to come."""
    colour, score = COLOURS[unit_colour(view, seat)], words.score(view, seat)
    if not view.playing >> seat & 1:
        return Seat(seat, colour, 0, [say("note-out")], out=True)
    notes = [say("note-reserve", n=view.reserve[seat])]
    if view.ending == LAST_TURNS and view.due >> seat & 1 and view.phase != OVER:
        notes.append(say("note-last-turn"))
    notes.append(say("note-score", **score))
    return Seat(seat, colour, score["points"], notes)


def fight_notice(view: State) -> Phrase:
    """The last fight until another card is played, and perhaps that the end is near."""
    attack, defence = view.strength.tolist()
    attacker, defender = map(Who, view.fighters.tolist())
    return say(
        "notice-fight-and-end" if view.ending == NEAR_END else "notice-fight",
        tile=words.tile_name(view, view.target),
        attacker=attacker,
        attack=attack,
        defence=defence,
        defender=defender,
        winner=attacker if attack > defence else defender,
    )


# The world.


def world(view: State) -> Zone:
    """The map, below it places for orders, for a fight and for everybody's reserve."""
    number = variant(view)
    wide, high = len(VARIANTS[number][0]) * CELL, len(VARIANTS[number]) * CELL
    faces = view.face.tolist()
    places = [tile_place(number, tile, faces[tile], owner) for tile, owner in enumerate(owners(view))]
    pips = (view.actions, view.left * (view.phase == REINFORCING), view.left * (view.phase == MARCHING))
    places += [order_place(i, high, pips[i]) for i in range(len(ORDERS))]
    places += [fight_place(side, high) for side in range(len(SIDES))]
    places += [reserve_place(seat, wide, high) for seat in range(view.seats)]
    pieces = armies(view) + fight_cards(view)
    for seat, n in enumerate(view.reserve.tolist()[: view.seats]):
        pieces += heap(view, seat, f"reserve-{seat}", n, say("note-reserve", n=n))
    title, lanes = say("world"), [*atlas(number, CELL).lanes]
    return Zone("world", wide, high + GAP + STRIP, places, pieces, title=title, surface="sea", lanes=lanes)


def owners(view: State) -> list[int]:
    """Who holds each tile."""
    found = [NOBODY] * len(FACES[variant(view)])
    for seat in range(view.seats):
        for tile in members(tiles_of(view, seat)):
            found[tile] = seat
    return found


@cache
def tile_place(number: int, tile: int, face: int, owner: int) -> Place:
    """A region; its border has the colour of whoever holds it."""
    name = NAMES[number][tile]
    row, column = PLACES[number][tile]
    is_green = face != YELLOW
    return Place(
        name,
        round(column * CELL + ARMY_X, 2),
        round(row * CELL + ARMY_Y, 2),
        ARMY_WIDTH,
        ARMY_HEIGHT,
        "land",
        say("land", tile=name, symbol=SYMBOL_NAMES[face]) if is_green else say("land-yellow", tile=name),
        caption=name,
        heap="army",
        symbol=SYMBOLS[face] if is_green else "",
        colour=COLOURS[UNIT_COLOURS[number % 3][owner]] if owner != NOBODY else "",
        outline=atlas(number, CELL).outlines[name],
        ground="meadow" if is_green else "sand",
    )


@cache
def order_place(i: int, high: float, pips: int) -> Place:
    """Where a card is laid for an order; pips count the actions, units or sources left."""
    x, title = sum(ORDER_WIDTHS[:i]) + i * SPLIT, say(f"order-{ORDERS[i]}")
    label = say("order-left", order=title, n=pips) if pips else title
    return Place(ORDERS[i], x, high + GAP, ORDER_WIDTHS[i], STRIP, "tray", label, "●" * pips, title)


@cache
def fight_place(side: int, high: float) -> Place:
    x = sum(ORDER_WIDTHS) + (len(ORDERS) + 1) * SPLIT + side * (SLOT + SPLIT / 2)
    return Place(SIDES[side], x, high + GAP, SLOT, STRIP, "slot", say(f"side-{SIDES[side]}"))


@cache
def reserve_place(seat: int, wide: float, high: float) -> Place:
    """From the right end of the strip, seat 0 last."""
    label, x = say("reserve", who=Who(seat)), wide - (seat + 1) * RESERVE_WIDTH
    return Place(f"reserve-{seat}", x, high + GAP, RESERVE_WIDTH, STRIP, "none", label, heap="up")


def unit_colour(view: State, seat: int) -> int:
    return UNIT_COLOURS[view.seats - FEWEST][seat]


def armies(view: State) -> list[Piece]:
    """All units on the map. In a fight both heaps glow; in a march the source does, and closed ones step back."""
    lit = {view.source, view.target} if view.phase in (ATTACKING, DEFENDING) else {view.source}
    closed = joined(view.served) if view.phase == MARCHING else 0
    units, pieces = view.units.tolist(), []
    for seat in range(view.seats):
        for tile in members(tiles_of(view, seat)):
            flags: list[Flag] = ["glow"] if tile in lit else ["dim"] if closed >> tile & 1 else []
            name, where = words.tile_name(view, tile), words.tile_and_symbol(view, tile)
            label = say("army", tile=where, n=units[tile], colour=COLOUR_NAMES[unit_colour(view, seat)])
            pieces += heap(view, seat, name, units[tile], label, flags)
    return pieces


def heap(view: State, seat: int, at: str, n: int, label: Phrase, flags: Sequence[Flag] = ()) -> list[Piece]:
    """So many units of a player on one place."""
    colour = COLOURS[unit_colour(view, seat)]
    return [Piece(f"{colour}-{at}-{k}", "cube", at, colour, flags=[*flags], label=label) for k in range(n)]


def top_unit(view: State, tile: int) -> str:
    """The id of the unit that moves first."""
    colour = COLOURS[unit_colour(view, holder(view, tile))]
    return f"{colour}-{words.tile_name(view, tile)}-{view.units[tile] - 1}"


def fight_cards(view: State) -> list[Piece]:
    """The card chosen in secret, its back to the others; then both cards, until they are history or taken up."""
    if view.phase == DEFENDING and view.cards[0] == NO_CARD:
        label = say("card-secret")
        if view.chosen == NO_CARD:
            return [hidden_card("attack-card", "attack", label=label)]
        return [card_piece(words.deck_card(view, view.turn, view.chosen), "attack-card", "attack", label=label)]
    cards = [
        (side, words.deck_card(view, view.fighters[i], view.cards[i]))
        for i, side in enumerate(SIDES)
        if in_fight(view, view.fighters[i])
    ]
    return [card_piece(card, f"{side}-card", side, label=words.CARD_NAMES[card]) for side, card in cards]


def in_fight(view: State, seat: int) -> int:
    """The card of a player that lies in the fight's place, as a set; it is not drawn elsewhere."""
    if view.phase == DEFENDING and seat == view.turn and view.chosen != NO_CARD:
        return 1 << view.chosen
    for side in range(len(SIDES)):
        if seat != NOBODY and view.fighters[side] == seat and view.cards[side] != NO_CARD:
            return view.discard[seat] & 1 << view.cards[side]
    return 0


# The cards.


def cards_zone(view: State, seat: int, width: float) -> Zone:
    """Everybody's cards lie open: the hand low numbers first, the discard pile, and the cards for later."""
    away = in_fight(view, seat)
    pile, later = view.discard[seat] & ~away, (1 << (ASIDE - view.taken[seat])) - 1
    places = card_places(seat, width, pile.bit_count(), later.bit_count())
    pieces = open_cards(view, seat, view.hand[seat] & ~away, f"hand-{seat}")
    pieces += open_cards(view, seat, pile, f"pile-{seat}", "dim")
    pieces += open_cards(view, seat, later, f"later-{seat}", "locked")
    title = say("cards", who=Who(seat))
    return Zone(f"cards-{seat}", width, CARD_HEIGHT, places, pieces, area="side", title=title, owner=seat)


def open_cards(view: State, seat: int, cards: int, at: str, *flags: Flag) -> list[Piece]:
    """Some cards of a player by their numbers; flags say that they are not in the hand."""
    pieces = []
    for card in sorted(members(cards), key=lambda card: (NUMBER[card], card)):
        number = words.deck_card(view, seat, card)
        name = words.CARD_NAMES[number]
        label = say(f"card-{flags[0]}", card=name) if flags else name
        pieces.append(card_piece(number, card_id(number), at, flags, label))
    return pieces


@cache
def card_places(seat: int, width: float, played: int, later: int) -> list[Place]:
    """A pile that grows takes room from the hand, which shrinks."""
    end = CARD_WIDTH + NEXT * (later - 1) + GAP if later else 0
    pile = min(MOST_SPREAD, CARD_WIDTH + 0.25 * max(0, played - 1))
    hand = width - end - pile - GAP
    places = [
        Place(f"hand-{seat}", 0, 0, hand, CARD_HEIGHT, "none", say("hand"), heap="fan"),
        Place(f"pile-{seat}", hand + GAP, 0, pile, CARD_HEIGHT, "slot", say("pile"), heap="fan"),
    ]
    if later:
        x = width - end + GAP
        places.append(Place(f"later-{seat}", x, 0, width - x, CARD_HEIGHT, "none", say("later"), heap="fan"))
    return places


# Moves.


def add_ways(view: State, seat: int, table: Scene) -> None:
    """All moves, what one usually presses first."""
    out = [0] * MOST_MOVES
    legal = out[: moves(view, seat, out)]
    table.ways = sorted((way(view, seat, move) for move in legal), key=lambda way: way.tone != "go")
    known = set(legal)
    table.shut = [way(view, seat, move) for move in tempting(view, seat) if move not in known]


def way(view: State, seat: int, move: int) -> Way:
    """Where a move is made: a tile, a card carried to its place, a unit carried to a neighbour, or a button."""
    label = words.label(view, seat, move)
    if move < CARD:
        return Way(move, label, place=words.tile_name(view, move - TILE))
    if move < STEP:
        kind, card = divmod(move - CARD, COLUMNS)
        return Way(move, label, piece=card_id(words.deck_card(view, seat, card)), place=card_target(view, kind))
    if move < ADVANCE:
        tile, other = words.way_of(view, move)
        return Way(move, label, piece=top_unit(view, tile), place=words.tile_name(view, other))
    if ADVANCE < move < DONE:
        there, short = words.tile_name(view, view.target), say("units", n=move - ADVANCE)
        return Way(move, label, piece=top_unit(view, view.source), place=there, short=short)
    key, go = BUTTONS[move]
    return Way(move, label, button=True, key=key, tone="go" if go else "")


BUTTONS = {ADVANCE: ("n", False), DONE: ("d", True), TAKE_UP: ("t", True), END_TURN: ("e", False)}


def card_target(view: State, kind: int) -> str:
    """Where a card goes: to open a turn, into the fight, or to an order."""
    if kind:
        return ORDERS[kind]
    return {ATTACKING: "attack", DEFENDING: "defence"}.get(view.phase, "turn")


def tempting(view: State, seat: int) -> list[int]:
    """Moves that somebody might try although they may not be legal now."""
    if view.phase in (SETTLE, REINFORCING):
        tiles = range(len(FACES[variant(view)])) if view.phase == SETTLE else members(tiles_of(view, seat))
        return [TILE + tile for tile in tiles]
    if view.phase == FIRST_CARD:
        return steps(view, seat, ATTACK)
    if view.phase == MARCHING:
        return steps(view, seat, STEP)
    if view.phase == ACTION:
        return [REINFORCE + card for card in members(view.hand[seat])] + steps(view, seat, STEP)
    return []


def steps(view: State, seat: int, base: int) -> list[int]:
    """Every own army to every neighbour."""
    return [
        base + 4 * tile + side
        for tile in members(tiles_of(view, seat))
        for side in range(4)
        if beside(view, tile, side) != NOWHERE
    ]
