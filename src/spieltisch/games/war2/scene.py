"""What a seat sees of War 2.0: the world map with its armies, the places for orders and fights, and all cards.

A tile's place is called after it, `c4`. The units of a heap are counted from the ground, `blue-c4-0`; a move is
made with the top one. A card keeps its number, `card-17`, but in a fight: there it is `attack-card` or
`defence-card`, so that a hidden one can turn over without having been called by its name.
"""

from __future__ import annotations

from functools import cache

from spieltisch.engine.scene import Area, Flag, Ground, Piece, Place, Scene, Seat, Way, Zone
from spieltisch.engine.sets import joined, members
from spieltisch.engine.text import Text, player
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
from spieltisch.games.green_box.words import COLOURS as COLOUR_NAMES
from spieltisch.games.green_box.words import SYMBOLS as SYMBOL_NAMES
from spieltisch.games.war2 import words
from spieltisch.games.war2.maps import FACES, FEWEST, NAMES, NOWHERE, PLACES, VARIANTS, YELLOW, atlas
from spieltisch.games.war2.rules import (
    ACTION,
    ADVANCE,
    ATTACK,
    ATTACKING,
    CARD,
    CARD_SETS,
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
        zones.append(cards_zone(view, seat, OWN_WIDTH, own=True))
    table = Scene(zones, [beside_name(view, other) for other in range(view.seats)], notice=notice(view))
    if seat >= 0 and actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        add_ways(view, seat, table)
    return table


def beside_name(view: State, seat: int) -> Seat:
    """Score, reserve, what the score is made of, and a last turn to come."""
    out = not view.playing >> seat & 1
    land, variety, sets = words.score_parts(view, seat)
    notes = [Text("ausgeschieden", "out")] if out else [reserve_said(view, seat)]
    if view.ending == LAST_TURNS and view.due & view.playing >> seat & 1 and view.phase != OVER:
        notes.append(Text("letzter Zug", "last turn"))
    if not out:
        parts = f"{land} + {variety} + {sets}"
        notes.append(Text(f"{parts} (Gebiete, Symbole, Sätze)", f"{parts} (territories, symbols, sets)"))
    return Seat(seat, COLOURS[words.colour_of(view, seat)], land + variety + sets, notes, out=out)


def reserve_said(view: State, seat: int) -> Text:
    n = view.reserve[seat]
    return Text(f"Reserve {n}", f"reserve {n}")


def notice(view: State) -> Text:
    """The last fight until another card is played, and that the end is near."""
    lines = []
    if view.cards[0] != NO_CARD:
        lines.append(words.fight_said(view))
    if view.ending == NEAR_END:
        lines.append(words.LAST_TURNS_SOON)
    return Text(" · ".join(line.de for line in lines), " · ".join(line.en for line in lines))


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
    for seat in range(view.seats):
        pieces += heap(view, seat, f"reserve-{seat}", view.reserve[seat], reserve_said(view, seat))
    title, lanes = Text("Weltkarte", "World map"), [*atlas(number, CELL).lanes]
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
    ground: Ground = "sand" if face == YELLOW else "meadow"
    symbol = SYMBOL_NAMES[face] if face != YELLOW else Text("gelb", "yellow")
    label = Text(f"{name}, {symbol.de}", f"{name}, {symbol.en}")
    return Place(
        name,
        round(column * CELL + ARMY_X, 2),
        round(row * CELL + ARMY_Y, 2),
        ARMY_WIDTH,
        ARMY_HEIGHT,
        "land",
        label,
        caption=name,
        heap="army",
        symbol=SYMBOLS[face] if face != YELLOW else "",
        colour=COLOURS[UNIT_COLOURS[number % 3][owner]] if owner != NOBODY else "",
        outline=atlas(number, CELL).outlines[name],
        ground=ground,
    )


@cache
def order_place(i: int, high: float, pips: int) -> Place:
    """Where a card is laid for an order; pips count the actions, units or sources left."""
    x, title = sum(ORDER_WIDTHS[:i]) + i * SPLIT, ORDER_NAMES[i]
    left = Text(f"{title.de}, noch {pips}", f"{title.en}, {pips} left") if pips else title
    return Place(ORDERS[i], x, high + GAP, ORDER_WIDTHS[i], STRIP, "tray", left, "●" * pips, title)


ORDER_NAMES = (Text("Zug", "Turn"), Text("Verstärken", "Reinforce"), Text("Marsch", "March"))


@cache
def fight_place(side: int, high: float) -> Place:
    x = sum(ORDER_WIDTHS) + (len(ORDERS) + 1) * SPLIT + side * (SLOT + SPLIT / 2)
    name = (Text("Angriff", "attack"), Text("Verteidigung", "defence"))[side]
    return Place(SIDES[side], x, high + GAP, SLOT, STRIP, "slot", name)


@cache
def reserve_place(seat: int, wide: float, high: float) -> Place:
    """From the right end of the strip, seat 0 last."""
    label = Text(f"Reserve von {player(seat)}", f"reserve of {player(seat)}")
    x = wide - (seat + 1) * RESERVE_WIDTH
    return Place(f"reserve-{seat}", x, high + GAP, RESERVE_WIDTH, STRIP, "none", label, heap="up")


def armies(view: State) -> list[Piece]:
    """All units on the map. In a fight both heaps glow; in a march the source does, and closed ones step back."""
    lit = {view.source, view.target} if view.phase in (ATTACKING, DEFENDING) else {view.source}
    closed = joined(view.served) if view.phase == MARCHING else 0
    units, pieces = view.units.tolist(), []
    for seat in range(view.seats):
        for tile in members(tiles_of(view, seat)):
            flags: list[Flag] = ["glow"] if tile in lit else ["dim"] if closed >> tile & 1 else []
            pieces += heap(view, seat, words.tile_name(view, tile), units[tile], army_said(view, seat, tile), flags)
    return pieces


def army_said(view: State, seat: int, tile: int) -> Text:
    colour, many = COLOUR_NAMES[words.colour_of(view, seat)], words.units_said(view.units[tile])
    where = words.tile_and_face(view, tile)
    return Text(f"{where.de}: {colour.de}, {many.de}", f"{where.en}: {colour.en}, {many.en}")


def heap(view: State, seat: int, at: str, n: int, label: Text, flags: list[Flag] | None = None) -> list[Piece]:
    """So many units of a player on one place."""
    colour = COLOURS[words.colour_of(view, seat)]
    return [Piece(f"{colour}-{at}-{k}", "cube", at, colour, flags=flags or [], label=label) for k in range(n)]


def top_unit(view: State, tile: int) -> str:
    """The id of the unit that moves first."""
    colour = COLOURS[words.colour_of(view, holder(view, tile))]
    return f"{colour}-{words.tile_name(view, tile)}-{view.units[tile] - 1}"


def fight_cards(view: State) -> list[Piece]:
    """The card chosen in secret, its back to the others; then both cards, until they are history or taken up."""
    if view.phase == DEFENDING and view.cards[0] == NO_CARD:
        label = Text("verdeckt gewählt", "chosen in secret")
        if view.chosen == NO_CARD:
            return [hidden_card("attack-card", "attack", label=label)]
        return [card_piece(deck_card(view, view.turn, view.chosen), "attack-card", "attack", label=label)]
    return [
        card_piece(deck_card(view, view.fighters[side], view.cards[side]), f"{SIDES[side]}-card", SIDES[side])
        for side in range(len(SIDES))
        if in_fight(view, view.fighters[side]) and view.cards[side] != NO_CARD
    ]


def in_fight(view: State, seat: int) -> int:
    """The card of a player that lies in the fight's place, as a set; it is not drawn elsewhere."""
    if view.phase == DEFENDING and seat == view.turn and view.chosen != NO_CARD:
        return 1 << view.chosen
    for side in range(len(SIDES)):
        if seat != NOBODY and view.fighters[side] == seat and view.cards[side] != NO_CARD:
            return view.discard[seat] & 1 << view.cards[side]
    return 0


# The cards.


def deck_card(view: State, seat: int, card: int) -> int:
    """A player's card by its number in the deck."""
    return COLUMNS * CARD_SETS[view.seats - FEWEST][seat] + card


def cards_zone(view: State, seat: int, width: float, own: bool = False) -> Zone:
    """Everybody's cards lie open: the hand low numbers first, the discard pile, and the cards for later."""
    away = in_fight(view, seat)
    hand, pile = view.hand[seat] & ~away, view.discard[seat] & ~away
    later = words.sorted_cards(words.aside(view, seat))
    places = card_places(seat, width, pile.bit_count(), len(later))
    pieces = [open_card(view, seat, card, f"hand-{seat}") for card in words.sorted_cards(hand)]
    pieces += [open_card(view, seat, card, f"pile-{seat}", "dim") for card in words.sorted_cards(pile)]
    pieces += [open_card(view, seat, card, f"later-{seat}", "locked") for card in later]
    title = Text("Deine Karten", "Your cards") if own else Text(player(seat), player(seat))
    area: Area = "own" if own else "side"
    return Zone(f"cards-{seat}", width, CARD_HEIGHT, places, pieces, area=area, title=title, owner=seat)


# The states of a card that is not in the hand.
STATES: dict[Flag | None, Text] = {
    "dim": Text(", gespielt", ", played"),
    "locked": Text(", kommt später dazu", ", for later"),
    None: Text("", ""),
}


def open_card(view: State, seat: int, card: int, at: str, flag: Flag | None = None) -> Piece:
    name, state, number = words.card_name(view, seat, card), STATES[flag], deck_card(view, seat, card)
    label = Text(f"{name.de}{state.de}", f"{name.en}{state.en}")
    return card_piece(number, card_id(number), at, [flag] if flag else [], label)


@cache
def card_places(seat: int, width: float, played: int, later: int) -> list[Place]:
    """A pile that grows takes room from the hand, which shrinks."""
    end = CARD_WIDTH + NEXT * (later - 1) + GAP if later else 0
    pile = min(MOST_SPREAD, CARD_WIDTH + 0.25 * max(0, played - 1))
    hand = width - end - pile - GAP
    places = [
        Place(f"hand-{seat}", 0, 0, hand, CARD_HEIGHT, "none", Text("Hand", "hand"), heap="fan"),
        Place(f"pile-{seat}", hand + GAP, 0, pile, CARD_HEIGHT, "slot", Text("Ablage", "discard pile"), heap="fan"),
    ]
    if later:
        name = Text("für später", "for later")
        x = width - end + GAP
        places.append(Place(f"later-{seat}", x, 0, width - x, CARD_HEIGHT, "none", name, heap="fan"))
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
        return Way(move, label, piece=card_id(deck_card(view, seat, card)), place=card_target(view, kind))
    if move < ADVANCE:
        tile, side = divmod(move - (STEP if move < ATTACK else ATTACK), 4)
        return Way(move, label, piece=top_unit(view, tile), place=words.tile_name(view, beside(view, tile, side)))
    if ADVANCE < move < DONE:
        there, many = words.tile_name(view, view.target), words.units_said(move - ADVANCE)
        return Way(move, label, piece=top_unit(view, view.source), place=there, short=many)
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
