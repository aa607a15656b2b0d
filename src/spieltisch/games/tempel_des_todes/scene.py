"""What a seat sees of Tempel des Todes: the temple, the archaeologists, the cards beside it and the hands.

Places of tiles go by their names, `6.2`. A cube keeps its number and an open card its own, wherever it
lies: `cube-3`, `relic-7`, `temple-7`, `move-7`. The card of a closed hand is called after seat and slot.
"""

from __future__ import annotations

from functools import cache

from spieltisch.engine.bits import count
from spieltisch.engine.scene import Flag, Look, Piece, Place, Scene, Seat, Way, Zone
from spieltisch.engine.text import Text, player
from spieltisch.games.green_box.deck import WHITE
from spieltisch.games.green_box.scene import (
    CARD_HEIGHT,
    CARD_WIDTH,
    GAP,
    TILE,
    card_piece,
    cube_piece,
    hidden_card,
    hidden_tile,
    tile_piece,
)
from spieltisch.games.green_box.words import SYMBOLS as SYMBOL_NAMES
from spieltisch.games.tempel_des_todes import words
from spieltisch.games.tempel_des_todes.rules import (
    CARD,
    CHOOSE_TILE,
    CUBES,
    DEAD,
    DECK,
    FLIP,
    FRONT,
    MOVE_SYMBOL,
    MOVEMENT,
    NEIGHBOURS,
    OPEN_HANDS,
    OUT,
    OUT_BIT,
    OVER,
    PLACE,
    PLAY_CARD,
    RELIC,
    RELIC_KIND,
    RELICS_OPEN,
    SHARED_CARDS,
    SOLO_CARDS,
    STEP,
    SYMBOLS,
    TARGETS,
    TEMPLE,
    TEMPLE_CARD,
    TEMPLE_KIND,
    TILES,
    USE_POINT,
    WIDTHS,
    State,
    actors,
    check_temple_cards,
    endangered,
    flipped_tiles,
    floor,
    lose_tiles,
    moves,
    open_tiles,
    result,
    standing,
    strike,
    targets,
    tiles_with,
)

# The temple: strips before and behind it, and rows of tiles close to each other.
STRIP = 0.9
SEAM = 0.08
PITCH = TILE + SEAM
WIDE = max(WIDTHS[0])
TEMPLE_WIDTH = WIDE * PITCH - SEAM
DOOR_WIDTH = 3.0

CARD_PITCH = CARD_WIDTH + GAP
LINE_PITCH = CARD_HEIGHT + GAP
CARDS_IN_LINE = 6
ROW_WIDTH = CARDS_IN_LINE * CARD_PITCH - GAP
MOST_MOVES = 48

IN_PLAY = "in-play"
COLLECTED = "collected"
PILES = ("relic-pile", "temple-pile", "temple-discard", "move-pile", "move-discard")
BEYOND = {OUT: "out", FRONT: "front", DEAD: "dead"}
BEYOND_NAMES = {
    OUT: Text("im Freien", "in the open"),
    FRONT: Text("vor dem Tempel", "in front of the temple"),
    DEAD: Text("umgekommen", "dead"),
}
PILE_NAMES = (
    Text("Relikte, Stapel", "relics, pile"),
    Text("Tempelkarten, Stapel", "temple cards, pile"),
    Text("Tempelkarten, Ablage", "temple cards, discards"),
    Text("Bewegungskarten, Stapel", "movement cards, pile"),
    Text("Bewegungskarten, Ablage", "movement cards, discards"),
)


def scene(view: State, seat: int) -> Scene:
    zones = [temple(view), relics(view), temple_row(view), piles(view)]
    zones += [own_hand(view, other) if other == seat else others_hand(view, other) for other in range(view.seats)]
    table = Scene(zones, [seat_notes(view, other) for other in range(view.seats)])
    if seat >= 0 and actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        add_ways(view, seat, table)
    return table


def seat_notes(view: State, seat: int) -> Seat:
    """All have the same result; the rest is who holds how many cards and who began."""
    n = view.held[seat]
    notes = [Text("1 Karte", "1 card") if n == 1 else Text(f"{n} Karten", f"{n} cards")]
    if view.seats > 1 and seat == view.start:
        notes.append(Text("Startspieler", "start player"))
    return Seat(seat, score=result(view), notes=notes)


# The temple.


def temple(view: State) -> Zone:
    """The start row below, the exit above; in the corners beside it the dead and the card in play."""
    variant, ground = view.options[TEMPLE], floor(view)
    places = [tile_place(variant, tile, ground >> tile & 1) for tile in range(TILES)]
    places += [*strips(variant), in_play(view.points_left if view.phase == USE_POINT else 0)]
    pieces = tiles(view) + [archaeologist(variant, cube, view.cube[cube]) for cube in range(CUBES)]
    if view.phase == USE_POINT:
        pieces.append(movement_card(view.card, IN_PLAY))
    n = words.round_number(view)
    title = Text(f"Tempel, Runde {n}", f"Temple, round {n}")
    return Zone("temple", TEMPLE_WIDTH, temple_height(variant), places, pieces, title=title, surface="stone")


def temple_height(variant: int) -> float:
    return 2 * STRIP + 2 * SEAM + len(WIDTHS[variant]) * PITCH - SEAM


@cache
def tile_id(variant: int, tile: int) -> str:
    """The name of a tile's place, `6.2`."""
    row, k = PLACE[variant][tile]
    return f"{row}.{k}"


def place_id(variant: int, where: int) -> str:
    """The place of an archaeologist: a tile, or one of those beyond."""
    return BEYOND[where] if where >= TILES else tile_id(variant, where)


@cache
def tile_place(variant: int, tile: int, stands: int) -> Place:
    row, k = PLACE[variant][tile]
    widths = WIDTHS[variant]
    x = round((WIDE - widths[row - 1]) / 2 * PITCH + (k - 1) * PITCH, 2)
    y = round(STRIP + SEAM + (len(widths) - row) * PITCH, 2)
    name = tile_id(variant, tile)
    edge = name if k == 1 else ""
    look: Look = "bed" if stands else "hole"
    return Place(name, x, y, TILE, TILE, look, Text(name, name), caption=edge, heap="beside")


@cache
def strips(variant: int) -> list[Place]:
    """Daylight behind the exit, the ground in front of the start row, and a corner for the dead."""
    door = (TEMPLE_WIDTH - DOOR_WIDTH) / 2
    front = temple_height(variant) - STRIP
    return [
        Place("out", door, 0, DOOR_WIDTH, STRIP, "tray", BEYOND_NAMES[OUT], heap="beside", colour="gold"),
        Place("front", 0, front, TEMPLE_WIDTH, STRIP, "tray", BEYOND_NAMES[FRONT], heap="beside"),
        Place("dead", 0, 0, door - GAP, STRIP, "none", BEYOND_NAMES[DEAD], heap="beside"),
    ]


@cache
def in_play(points: int) -> Place:
    """The place of the card in play, with a pip for every point left."""
    left = Text("1 Punkt" if points == 1 else f"{points} Punkte", "1 point" if points == 1 else f"{points} points")
    label = Text(f"Karte im Spiel, noch {left.de}", f"card in play, {left.en} left")
    if not points:
        label = Text("Karte im Spiel: keine", "card in play: none")
    return Place(IN_PLAY, TEMPLE_WIDTH - CARD_WIDTH, 0, CARD_WIDTH, CARD_HEIGHT, "slot", label, caption="●" * points)


def tiles(view: State) -> list[Piece]:
    """The tiles that are not gone. An open one has a crack if it would be flipped as things stand."""
    variant, shown, flipped, doomed = view.options[TEMPLE], open_tiles(view), flipped_tiles(view), would_flip(view)
    pieces = [flipped_tile(variant, tile) for tile in words.members(flipped)]
    for symbol in range(SYMBOLS):
        with_symbol = words.members(shown & tiles_with(view, symbol))
        pieces += [open_tile(variant, tile, symbol, doomed >> tile & 1) for tile in with_symbol]
    return pieces


def would_flip(view: State) -> int:
    """The tiles that the end of the round would flip if it came now; where one is chosen, all of them."""
    if view.phase not in (PLAY_CARD, USE_POINT):
        return 0
    then = view.copy()
    lose_tiles(then, flipped_tiles(then))
    check_temple_cards(then)
    then.cursor = then.waiting = 0
    doomed = 0
    while then.phase != OVER and then.cursor < 2 * then.row_length:
        struck = endangered(then)
        doomed |= struck
        strike(then, struck & -struck)
    return doomed


def open_tile(variant: int, tile: int, symbol: int, doomed: int) -> Piece:
    name, face = tile_id(variant, tile), SYMBOL_NAMES[symbol]
    label = Text(f"{name}, {face.de}", f"{name}, {face.en}")
    if doomed:
        label = Text(f"{label.de}, bedroht", f"{label.en}, in danger")
    return tile_piece(symbol, f"tile-{name}", name, ["crack"] if doomed else [], label)


def flipped_tile(variant: int, tile: int) -> Piece:
    name = tile_id(variant, tile)
    label = Text(f"{name}, umgedreht: stürzt bald ein", f"{name}, flipped: about to fall")
    return hidden_tile(f"tile-{name}", name, flags=["crack"], label=label)


def archaeologist(variant: int, cube: int, where: int) -> Piece:
    colour = words.cube_colour(cube)
    place = BEYOND_NAMES[where] if where >= TILES else Text(*[f"{tile_id(variant, where)}"] * 2)
    label = Text(f"Archäologe {colour.de}, {place.de}", f"{colour.en} archaeologist, {place.en}")
    flags: list[Flag] = ["hat", "dim"] if where == DEAD else ["hat"]
    return cube_piece(cube // 2, f"cube-{cube}", place_id(variant, where), flags=flags, label=label)


# The cards beside it.


@cache
def card_places(name: str, n: int, in_line: int = CARDS_IN_LINE) -> list[Place]:
    """So many places for cards in lines, `relic-place-0` and so on."""
    return [
        Place(f"{name}-place-{i}", i % in_line * CARD_PITCH, i // in_line * LINE_PITCH, CARD_WIDTH, CARD_HEIGHT, "slot")
        for i in range(n)
    ]


def relics(view: State) -> Zone:
    """The open relics, those an archaeologist serves now glowing, and the collected ones as a fan."""
    there = standing(view) if view.phase in (PLAY_CARD, USE_POINT) else 0
    pieces = [
        relic_card(relic, f"relic-place-{i}", there >> RELIC_KIND[relic] & 1)
        for i, relic in enumerate(words.members(view.relics))
    ]
    pieces += [relic_card(relic, COLLECTED, 0) for relic in words.members(view.collected)]
    places = [*card_places("relic", RELICS_OPEN), collected_place(count(view.collected))]
    return Zone("relics", ROW_WIDTH, CARD_HEIGHT, places, pieces, area="side", title=Text("Relikte", "Relics"))


@cache
def collected_place(n: int) -> Place:
    x = RELICS_OPEN * CARD_PITCH + GAP
    label = Text(f"geborgen: {n} von {DECK}", f"collected: {n} of {DECK}")
    return Place(COLLECTED, x, 0, ROW_WIDTH - x, CARD_HEIGHT, "tray", label, caption=f"{n}/{DECK}", heap="fan")


def temple_row(view: State) -> Zone:
    """The temple cards, oldest first; averted ones glow, and at the end of a round the one that strikes is marked."""
    there = standing(view)
    pieces = []
    for i, card in enumerate(view.row.tolist()[: view.row_length]):
        flag: Flag | None = None
        if view.phase == CHOOSE_TILE:
            flag = strike_flag(view, i)
        elif view.phase != OVER and there >> TEMPLE_KIND[card] & 1:
            flag = "glow"
        pieces.append(temple_card(card, f"temple-place-{i}", flag))
    lines = max(1, -(-view.row_length // CARDS_IN_LINE))
    places = card_places("temple", lines * CARDS_IN_LINE)
    title = Text("Tempelkarten", "Temple cards")
    return Zone("temple-row", ROW_WIDTH, lines * LINE_PITCH - GAP, places, pieces, area="side", title=title)


def strike_flag(view: State, i: int) -> Flag | None:
    """While tiles are chosen: the card that strikes is chosen, those that have had their tile step back (R14, R15)."""
    if i == view.cursor % view.row_length:
        return "chosen"
    second_time = view.cursor >= view.row_length
    waits = view.waiting >> i & 1 and (not second_time or i > view.cursor - view.row_length)
    return "dim" if not waits and (second_time or i < view.cursor) else None


def piles(view: State) -> Zone:
    """The three piles face down, and the discards with every card of theirs."""
    pieces = [pile(name, n) for name, n in zip((0, 1, 3), words.pile_sizes(view), strict=True) if n]
    pieces += [temple_card(card, PILES[2]) for card in words.members(view.temple_discard)]
    in_play = 1 << view.card if view.phase == USE_POINT else 0
    pieces += [movement_card(card, PILES[4]) for card in words.members(view.discard ^ in_play)]
    title = Text("Stapel", "Piles")
    return Zone("piles", len(PILES) * CARD_PITCH - GAP, CARD_HEIGHT, pile_places(), pieces, area="side", title=title)


@cache
def pile_places() -> list[Place]:
    return [
        Place(name, i * CARD_PITCH, 0, CARD_WIDTH, CARD_HEIGHT, "slot", PILE_NAMES[i]) for i, name in enumerate(PILES)
    ]


def pile(i: int, n: int) -> Piece:
    name = PILE_NAMES[i]
    return hidden_card(f"{PILES[i]}-back", PILES[i], n, label=Text(f"{name.de}: {n}", f"{name.en}: {n}"))


def relic_card(relic: int, at: str, served: int) -> Piece:
    """A relic; its number is of no use here and is not shown."""
    label = words.kind_name(RELIC[relic])
    if served:
        label = Text(f"{label.de}, wird geborgen", f"{label.en}, will be collected")
    piece = card_piece(RELIC[relic], f"relic-{relic}", at, ["glow"] if served else [], label)
    piece.number = None
    return piece


FLAG_WORDS: dict[Flag | None, Text] = {
    "glow": Text(", abgewendet", ", averted"),
    "chosen": Text(", trifft jetzt", ", strikes now"),
    "dim": Text(", hat getroffen", ", has struck"),
    None: Text("", ""),
}


def temple_card(card: int, at: str, flag: Flag | None = None) -> Piece:
    name, state = words.kind_name(TEMPLE_CARD[card]), FLAG_WORDS[flag]
    label = Text(f"{name.de}{state.de}", f"{name.en}{state.en}")
    piece = card_piece(TEMPLE_CARD[card], f"temple-{card}", at, [flag] if flag else [], label)
    piece.number = None
    return piece


def movement_card(card: int, at: str) -> Piece:
    return card_piece(MOVEMENT[card], f"move-{card}", at)


# Hands.


def most_held(seats: int) -> int:
    """The cards of the fullest hand after the deal (S6)."""
    return SOLO_CARDS if seats == 1 else -(-SHARED_CARDS // seats)


def own_hand(view: State, seat: int) -> Zone:
    """The cards at the thumb, in one or two lines."""
    n = most_held(view.seats)
    lines = -(-n // CARDS_IN_LINE)
    in_line = -(-n // lines)
    name = f"hand-{seat}"
    pieces = [movement_card(card, f"{name}-{i}") for i, card in enumerate(words.members(view.hand[seat]))]
    places = hand_places(name, n, in_line)
    width, height = in_line * CARD_PITCH - GAP, lines * LINE_PITCH - GAP
    return Zone(name, width, height, places, pieces, area="own", title=Text("Deine Hand", "Your hand"), owner=seat)


@cache
def hand_places(name: str, n: int, in_line: int) -> list[Place]:
    return [
        Place(f"{name}-{i}", i % in_line * CARD_PITCH, i // in_line * LINE_PITCH, CARD_WIDTH, CARD_HEIGHT)
        for i in range(n)
    ]


def others_hand(view: State, seat: int) -> Zone:
    """The hand of somebody else as a fan of backs, or of cards if hands are open."""
    at = f"hand-{seat}"
    if view.options[OPEN_HANDS]:
        pieces = [movement_card(card, at) for card in words.members(view.hand[seat])]
    else:
        pieces = [hidden_card(f"hidden-{seat}-{slot}", at) for slot in range(view.held[seat])]
    title = Text(f"Hand von {player(seat)}", f"Hand of {player(seat)}")
    width = 0.5 * (most_held(view.seats) + 1)
    place = Place(at, 0, 0, width, CARD_HEIGHT, label=title, heap="fan")
    return Zone(at, width, CARD_HEIGHT, [place], pieces, area="others", title=title, owner=seat)


# Moves.


def add_ways(view: State, seat: int, table: Scene) -> None:
    out = [0] * MOST_MOVES
    legal = out[: moves(view, seat, out)]
    if view.phase == PLAY_CARD:
        add_card_ways(view, seat, legal, table)
    elif view.phase == USE_POINT:
        add_step_ways(view, seat, legal, table)
    else:
        add_flip_ways(view, seat, legal, table)


def add_card_ways(view: State, seat: int, legal: list[int], table: Scene) -> None:
    """A click on a card, which shows whom it could move; archaeologists answer that a card comes first."""
    moved_by = movable(view)
    for move in legal:
        card, label = move - CARD, words.label(view, seat, move)
        table.ways.append(Way(move, label, piece=f"move-{card}", shows=moved_by[card]))
    for cube in range(CUBES):
        if near := neighbours(view, cube):
            move = STEP + cube * TARGETS + near[0]
            table.shut.append(Way(move, words.label(view, seat, move), piece=f"cube-{cube}"))


def neighbours(view: State, cube: int) -> list[int]:
    """The tiles next to an archaeologist that are not gone, and the way out if he stands before it."""
    return words.members(NEIGHBOURS[view.options[TEMPLE], view.cube[cube]] & (floor(view) | OUT_BIT))


def movable(view: State) -> dict[int, list[str]]:
    """The archaeologists whom each card of the hand could move (R4, R5)."""
    then, by_colour, shown = view.copy(), floor(view) | OUT_BIT, open_tiles(view)
    found = {}
    for card in words.members(view.hand[view.turn]):
        then.card = card
        by_symbol = shown & tiles_with(view, MOVE_SYMBOL[card])
        found[card] = [f"cube-{cube}" for cube in range(CUBES) if targets(then, cube, by_colour, by_symbol)]
    return found


def add_step_ways(view: State, seat: int, legal: list[int], table: Scene) -> None:
    """A cube carried to a tile or out. Neighbouring tiles that the card does not lead to may be asked about."""
    variant, ready = view.options[TEMPLE], serving(view)
    for cube in range(CUBES):
        for target in neighbours(view, cube):
            move = STEP + cube * TARGETS + target
            way = Way(move, words.label(view, seat, move), piece=f"cube-{cube}", place=place_id(variant, target))
            if move in legal:
                way.shows = ready.get((cube // 2, target), [])
                table.ways.append(way)
            else:
                table.shut.append(way)
    for card in words.members(view.hand[seat]):
        table.shut.append(Way(CARD + card, words.label(view, seat, CARD + card), piece=f"move-{card}"))


def serving(view: State) -> dict[tuple[int, int], list[str]]:
    """The relics and temple cards that an archaeologist of a colour would serve on an open tile (R11, R13)."""
    wanted = [(RELIC_KIND[relic], f"relic-{relic}") for relic in words.members(view.relics)]
    wanted += [(TEMPLE_KIND[card], f"temple-{card}") for card in view.row.tolist()[: view.row_length]]
    found: dict[tuple[int, int], list[str]] = {}
    for kind, card in wanted:
        colour, symbol = divmod(kind, SYMBOLS)
        for tile in words.members(open_tiles(view) & tiles_with(view, symbol)):
            for cube_colour in range(WHITE) if colour == WHITE else [colour]:
                found.setdefault((cube_colour, tile), []).append(card)
    return found


def add_flip_ways(view: State, seat: int, legal: list[int], table: Scene) -> None:
    """A click on a tile; all the others may be asked about."""
    for tile in words.members(floor(view)):
        move = FLIP + tile
        way = Way(move, words.label(view, seat, move), place=tile_id(view.options[TEMPLE], tile))
        (table.ways if move in legal else table.shut).append(way)
