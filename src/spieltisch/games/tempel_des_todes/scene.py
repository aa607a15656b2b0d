"""What a seat sees of Tempel des Todes: the temple, the archaeologists, the cards beside it and the hands.

Places of tiles go by their names, `6.2`. A cube keeps its number and an open card its own, wherever it
lies: `cube-3`, `relic-7`, `temple-7`, `move-7`. The card of a closed hand is called after seat and slot.
"""

from __future__ import annotations

from functools import cache

from spieltisch.engine.bits import count
from spieltisch.engine.phrase import Who
from spieltisch.engine.scene import Flag, Look, Piece, Place, Scene, Seat, Way, Zone
from spieltisch.engine.sets import members
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
from spieltisch.games.green_box.speech import COLOURS, HIDDEN_CARD
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

say = words.say

# The temple: strips before and behind it, and rows of tiles close to each other, with their numbers on the left.
STRIP = 0.9
MARK = 0.45
SEAM = 0.08
PITCH = TILE + SEAM
WIDE = max(WIDTHS[0])
TEMPLE_WIDTH = MARK + WIDE * PITCH - SEAM
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
    notes = [say("note-cards", n=view.held[seat])]
    if view.seats > 1 and seat == view.start:
        notes.append(say("note-start"))
    return Seat(seat, score=result(view), notes=notes)


# The temple.


def temple(view: State) -> Zone:
    """The start row below, the exit above; in the corners beside it the dead and the card in play."""
    variant, ground = view.options[TEMPLE], floor(view)
    places = [tile_place(variant, tile, ground >> tile & 1) for tile in range(TILES)]
    places += [*row_marks(variant), *strips(variant), in_play(view.points_left if view.phase == USE_POINT else 0)]
    pieces = tiles(view) + [archaeologist(variant, cube, view.cube[cube]) for cube in range(CUBES)]
    if view.phase == USE_POINT:
        pieces.append(movement_card(view.card, IN_PLAY))
    title = say("temple", round=words.round_number(view))
    return Zone("temple", TEMPLE_WIDTH, temple_height(variant), places, pieces, title=title, surface="stone")


def temple_height(variant: int) -> float:
    return 2 * STRIP + 2 * SEAM + len(WIDTHS[variant]) * PITCH - SEAM


def place_id(variant: int, where: int) -> str:
    """The place of an archaeologist: a tile, or one of those beyond."""
    return BEYOND[where] if where >= TILES else words.NAMES[variant][where]


def corner(variant: int, row: int, k: int) -> tuple[float, float]:
    """The top left corner of a place of the temple."""
    widths = WIDTHS[variant]
    x = MARK + (WIDE - widths[row - 1]) / 2 * PITCH + (k - 1) * PITCH
    return round(x, 2), round(STRIP + SEAM + (len(widths) - row) * PITCH, 2)


@cache
def tile_place(variant: int, tile: int, stands: int) -> Place:
    name = words.NAMES[variant][tile]
    x, y = corner(variant, *PLACE[variant][tile])
    look: Look = "bed" if stands else "hole"
    return Place(name, x, y, TILE, TILE, look, say("place", place=name), heap="beside")


@cache
def row_marks(variant: int) -> list[Place]:
    """The number of every row, left of its first tile."""
    marks = []
    for row in range(1, len(WIDTHS[variant]) + 1):
        x, y = corner(variant, row, 1)
        x, y = round(x - MARK, 2), y + TILE / 4
        marks.append(Place(f"row-{row}", x, y, MARK, TILE / 2, label=say("row", n=row), caption=str(row)))
    return marks


@cache
def strips(variant: int) -> list[Place]:
    """Daylight behind the exit, the ground in front of the start row, and a corner for the dead."""
    door = (MARK + TEMPLE_WIDTH - DOOR_WIDTH) / 2
    front = temple_height(variant) - STRIP
    return [
        Place("out", door, 0, DOOR_WIDTH, STRIP, "tray", say(BEYOND[OUT]), heap="beside", colour="gold"),
        Place("front", 0, front, TEMPLE_WIDTH, STRIP, "tray", say(BEYOND[FRONT]), heap="beside"),
        Place("dead", 0, 0, door - GAP, STRIP, "none", say(BEYOND[DEAD]), heap="beside"),
    ]


@cache
def in_play(points: int) -> Place:
    """The place of the card in play, with a pip for every point left."""
    label = say("in-play", points=points)
    return Place(IN_PLAY, TEMPLE_WIDTH - CARD_WIDTH, 0, CARD_WIDTH, CARD_HEIGHT, "slot", label, caption="●" * points)


def tiles(view: State) -> list[Piece]:
    """The tiles that are not gone. An open one has a crack if it would be flipped as things stand."""
    shown, doomed = open_tiles(view), would_flip(view)
    pieces = [flipped_tile(view, tile) for tile in members(flipped_tiles(view))]
    for symbol in range(SYMBOLS):
        with_symbol = members(shown & tiles_with(view, symbol))
        pieces += [open_tile(view, tile, symbol, doomed >> tile & 1) for tile in with_symbol]
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


def open_tile(view: State, tile: int, symbol: int, doomed: int) -> Piece:
    name, label = words.tile_name(view, tile), words.tile_and_face(view, tile)
    if doomed:
        return tile_piece(symbol, f"tile-{name}", name, ["crack"], say("tile-in-danger", tile=label))
    return tile_piece(symbol, f"tile-{name}", name, label=label)


def flipped_tile(view: State, tile: int) -> Piece:
    name = words.tile_name(view, tile)
    label = say("tile-falling", tile=words.tile_and_face(view, tile + TILES))
    return hidden_tile(f"tile-{name}", name, flags=["crack"], label=label)


def archaeologist(variant: int, cube: int, where: int) -> Piece:
    at = place_id(variant, where)
    place = say(at) if where >= TILES else say("on-tile", tile=at)
    label = say("archaeologist", colour=COLOURS[cube // 2], at=place)
    flags: list[Flag] = ["hat", "dim"] if where == DEAD else ["hat"]
    return cube_piece(cube // 2, f"cube-{cube}", at, flags=flags, label=label)


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
        for i, relic in enumerate(members(view.relics))
    ]
    pieces += [relic_card(relic, COLLECTED, 0) for relic in members(view.collected)]
    places = [*card_places("relic", RELICS_OPEN), collected_place(count(view.collected))]
    return Zone("relics", ROW_WIDTH, CARD_HEIGHT, places, pieces, area="side", title=say("relics"))


@cache
def collected_place(n: int) -> Place:
    x = RELICS_OPEN * CARD_PITCH + GAP
    label = say("collected-of", n=n, of=DECK)
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
    title = say("temple-row")
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
    sizes = zip((PILES[0], PILES[1], PILES[3]), words.pile_sizes(view), strict=True)
    pieces = [hidden_card(f"{id}-back", id, n, label=say("pile-of", pile=say(id), n=n)) for id, n in sizes if n]
    pieces += [temple_card(card, PILES[2]) for card in members(view.temple_discard)]
    in_play = 1 << view.card if view.phase == USE_POINT else 0
    pieces += [movement_card(card, PILES[4]) for card in members(view.discard ^ in_play)]
    title = say("piles")
    return Zone("piles", len(PILES) * CARD_PITCH - GAP, CARD_HEIGHT, pile_places(), pieces, area="side", title=title)


@cache
def pile_places() -> list[Place]:
    return [Place(id, i * CARD_PITCH, 0, CARD_WIDTH, CARD_HEIGHT, "slot", say(id)) for i, id in enumerate(PILES)]


def relic_card(relic: int, at: str, served: int) -> Piece:
    """A relic; its number is of no use here and is not shown."""
    name = words.RELIC_NAMES[relic]
    label = say("relic-served", card=name) if served else name
    piece = card_piece(RELIC[relic], f"relic-{relic}", at, ["glow"] if served else [], label)
    piece.number = None
    return piece


def temple_card(card: int, at: str, flag: Flag | None = None) -> Piece:
    name = words.TEMPLE_NAMES[card]
    label = say(f"temple-{flag}", card=name) if flag else name
    piece = card_piece(TEMPLE_CARD[card], f"temple-{card}", at, [flag] if flag else [], label)
    piece.number = None
    return piece


def movement_card(card: int, at: str) -> Piece:
    return card_piece(MOVEMENT[card], f"move-{card}", at, label=words.MOVEMENT_NAMES[card])


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
    pieces = [movement_card(card, f"{name}-{i}") for i, card in enumerate(members(view.hand[seat]))]
    places = hand_places(name, n, in_line)
    width, height = in_line * CARD_PITCH - GAP, lines * LINE_PITCH - GAP
    return Zone(name, width, height, places, pieces, area="own", title=say("hand", who=Who(seat)), owner=seat)


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
        pieces = [movement_card(card, at) for card in members(view.hand[seat])]
    else:
        pieces = [hidden_card(f"hidden-{seat}-{slot}", at, label=HIDDEN_CARD) for slot in range(view.held[seat])]
    title = say("hand", who=Who(seat))
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
    return members(NEIGHBOURS[view.options[TEMPLE], view.cube[cube]] & (floor(view) | OUT_BIT))


def movable(view: State) -> dict[int, list[str]]:
    """The archaeologists whom each card of the hand could move (R4, R5)."""
    then, by_colour, shown = view.copy(), floor(view) | OUT_BIT, open_tiles(view)
    found = {}
    for card in members(view.hand[view.turn]):
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
    for card in members(view.hand[seat]):
        table.shut.append(Way(CARD + card, words.label(view, seat, CARD + card), piece=f"move-{card}"))


def serving(view: State) -> dict[tuple[int, int], list[str]]:
    """The relics and temple cards that an archaeologist of a colour would serve on an open tile (R11, R13)."""
    wanted = [(RELIC_KIND[relic], f"relic-{relic}") for relic in members(view.relics)]
    wanted += [(TEMPLE_KIND[card], f"temple-{card}") for card in view.row.tolist()[: view.row_length]]
    found: dict[tuple[int, int], list[str]] = {}
    for kind, card in wanted:
        colour, symbol = divmod(kind, SYMBOLS)
        for tile in members(open_tiles(view) & tiles_with(view, symbol)):
            for cube_colour in range(WHITE) if colour == WHITE else [colour]:
                found.setdefault((cube_colour, tile), []).append(card)
    return found


def add_flip_ways(view: State, seat: int, legal: list[int], table: Scene) -> None:
    """A click on a tile; all the others may be asked about."""
    for tile in members(floor(view)):
        move = FLIP + tile
        way = Way(move, words.label(view, seat, move), place=words.tile_name(view, tile))
        (table.ways if move in legal else table.shut).append(way)
