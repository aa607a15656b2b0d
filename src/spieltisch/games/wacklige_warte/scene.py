"""What a seat sees of Wacklige Warte: columns of cards, towers, the stock of cubes and everybody's cards.

A card is `card-17` in its column and in the hands; `stock-red` is the heap from which red cubes are taken.
"""

from __future__ import annotations

from functools import cache

from spieltisch.engine.phrase import Who
from spieltisch.engine.scene import Aim, Block, Flag, Piece, Place, Scene, Seat, Tower, Way, Zone
from spieltisch.engine.sets import joined, members
from spieltisch.games.green_box import speech
from spieltisch.games.green_box.deck import NUMBER, SYMBOL
from spieltisch.games.green_box.scene import (
    CARD_HEIGHT,
    CARD_WIDTH,
    COLOURS,
    GAP,
    PLAYERS,
    SYMBOLS,
    card_id,
    card_piece,
    cube_piece,
    hidden_card,
)
from spieltisch.games.wacklige_warte import words
from spieltisch.games.wacklige_warte.rules import (
    AIM,
    AIMING,
    BASE,
    BUILD,
    BUILDING,
    COLUMNS,
    FOUNDING,
    HALF_EDGE,
    MOST_HIGH,
    NONE,
    ROWS,
    TAKE,
    TAKING,
    TOWERS,
    WIDEST,
    State,
    actors,
    list_cards,
    moves,
    pile_size,
    plumb_move,
    points,
    tilt,
)
from spieltisch.games.wacklige_warte.rules import COLOURS as CUBE_COLOURS

# The cards of a column lie half over each other, the bottom one uppermost and whole.
STEP = 0.7
COLUMN_PITCH = CARD_WIDTH + 0.2
COLUMNS_WIDTH = COLUMNS * COLUMN_PITCH + CARD_WIDTH
COLUMNS_HEIGHT = CARD_HEIGHT + (ROWS - 1) * STEP
TOWERS_HEIGHT = 4.0

FAN_WIDTH = 1.5
FAN_PITCH = FAN_WIDTH + GAP
OTHERS_WIDTH = 3.0
MOST_MOVES = 32

say = words.say


def scene(view: State, seat: int) -> Scene:
    zones = [columns(view), stock(view), towers(view)]
    zones += [own_cards(view, other) if other == seat else others_cards(view, other) for other in range(view.seats)]
    scores = [0] * view.seats
    points(view, scores)
    table = Scene(zones, [seat_notes(view, other, scores[other]) for other in range(view.seats)])
    if seat >= 0 and actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        add_ways(view, seat, table)
    return table


def seat_notes(view: State, seat: int, points: int) -> Seat:
    """How many cards, which symbols count how often, and what the player is about to do with a cube."""
    held = [SYMBOL[card] for card in by_symbol(view, seat)]
    notes = [say("note-cards", n=len(held))]
    notes += [say("note-symbol", n=held.count(symbol), symbol=speech.SYMBOLS[symbol]) for symbol in sorted(set(held))]
    if view.phase == AIMING and view.turn == seat:
        notes.append(say("note-aims", colour=speech.COLOURS[view.colour], tower=view.tower + 1))
    return Seat(seat, PLAYERS[seat], points, notes)


# The cards on the table.


def columns(view: State) -> Zone:
    """Position 1 of each column at the bottom, next to the towers; the pile at the far end.

    While a cube is in the air, the cards it would open glow.
    """
    pieces = []
    opened = opened_cards(view, view.tower, view.colour) if view.phase == AIMING else []
    for column in range(COLUMNS):
        cards = view.column[column].tolist()[: view.filled[column]]
        pieces += [card_at(card, f"column-{column}", card in opened) for card in reversed(cards)]
    if n := pile_size(view):
        pieces.append(hidden_card("pile-back", "pile", n, label=say("pile-of", n=n)))
    return Zone("columns", COLUMNS_WIDTH, COLUMNS_HEIGHT, column_places(), pieces, title=say("columns"))


@cache
def column_places() -> list[Place]:
    """The columns, in each of which cards lie from the top down, and the place of the pile."""
    places = []
    for column in range(COLUMNS):
        x, label, mark = column * COLUMN_PITCH, say("column", n=column + 1), str(column + 1)
        places.append(Place(f"column-{column}", x, 0, CARD_WIDTH, COLUMNS_HEIGHT, "none", label, mark, heap="down"))
    return [*places, Place("pile", COLUMNS * COLUMN_PITCH, 0, CARD_WIDTH, CARD_HEIGHT, "slot", say("pile"))]


def card_at(card: int, at: str, glows: bool = False) -> Piece:
    return card_piece(card, card_id(card), at, ["glow"] if glows else [], speech.CARD_NAMES[card])


def own_cards(view: State, seat: int) -> Zone:
    """One's cards by symbol, the way they count (E5)."""
    name = f"cards-{seat}"
    pieces = [card_at(card, f"{name}-{SYMBOLS[SYMBOL[card]]}") for card in by_symbol(view, seat)]
    width = len(SYMBOLS) * FAN_PITCH - GAP
    title = say("cards-of", who=Who(seat))
    return Zone(name, width, CARD_HEIGHT, own_places(name), pieces, area="own", title=title, owner=seat)


@cache
def own_places(name: str) -> list[Place]:
    places = []
    for i, symbol in enumerate(SYMBOLS):
        at, x, label = f"{name}-{symbol}", i * FAN_PITCH, speech.SYMBOLS[i]
        places.append(Place(at, x, 0, FAN_WIDTH, CARD_HEIGHT, "slot", label, heap="fan", symbol=symbol))
    return places


def others_cards(view: State, seat: int) -> Zone:
    """Somebody's cards as one open fan, sorted by symbol."""
    name, title = f"cards-{seat}", say("cards-of", who=Who(seat))
    place = Place(name, 0, 0, OTHERS_WIDTH, CARD_HEIGHT, label=title, heap="fan")
    pieces = [card_at(card, name) for card in by_symbol(view, seat)]
    return Zone(name, OTHERS_WIDTH, CARD_HEIGHT, [place], pieces, area="others", title=title, owner=seat)


def by_symbol(view: State, seat: int) -> list[int]:
    """The cards of a seat sorted by symbol, then number."""
    return sorted(members(joined(view.hand[seat])), key=lambda card: (SYMBOL[card], NUMBER[card]))


# The cubes.


def tower_id(tower: int) -> str:
    return f"tower-{tower}"


def towers(view: State) -> Zone:
    found = [tower_of(view, tower) for tower in range(TOWERS)]
    return Zone("towers", COLUMNS_WIDTH, TOWERS_HEIGHT, [], kind="towers", title=say("towers"), towers=found)


def tower_of(view: State, tower: int) -> Tower:
    """A tower; right after a fall it is empty and tells which cubes fell which way."""
    n, fell = view.height[tower], view.fallen
    axes = [axis[tower].tolist() for axis in (view.x, view.y)]
    label = say("tower", tower=tower + 1, cubes=n)
    found = Tower(tower_id(tower), blocks(view, tower, n), label, str(tower + 1))
    found.strain = max(strain(axis[:n]) for axis in axes)
    if view.tower == tower and view.phase == AIMING:
        found.above = COLOURS[view.colour]
    if view.tower == tower and view.phase == FOUNDING:
        found.fallen = blocks(view, tower, fell)
        found.broken = min(broken(axis[:fell]) for axis in axes)
        found.tip_x, found.tip_y = (tilt(axis, fell) for axis in axes)
    return found


def blocks(view: State, tower: int, n: int) -> list[Block]:
    """The lowest cubes of a tower."""
    cells = (cells[tower].tolist()[:n] for cells in (view.cube, view.x, view.y))
    return [Block(COLOURS[colour], x, y) for colour, x, y in zip(*cells, strict=True)]


def strain(x: list[int]) -> float:
    """How near a tower is to falling on one axis: 1 where the mass above a contact reaches its edge (R6)."""
    worst = 0.0
    for level in range(1, len(x)):
        middle = sum(x[level:]) / len(x[level:])
        contact = x[level - 1 : level + 1]
        worst = max(worst, max(contact) - middle, middle - min(contact))
    return round(worst / HALF_EDGE, 3)


def broken(x: list[int]) -> int:
    """The level above the contact that gave way on one axis; the top if none did."""
    for level in range(len(x) - 1, 0, -1):
        above = x[level - 1 :]
        if tilt(above, len(above)):
            return level
    return len(x) - 1


def stock_id(colour: int) -> str:
    return f"stock-{COLOURS[colour]}"


def heap_id(colour: int) -> str:
    return f"heap-{COLOURS[colour]}"


def stock(view: State) -> Zone:
    """Four heaps of cubes below each other; the one that a cube is being taken from is marked."""
    pieces = [stock_cubes(view, colour) for colour in range(CUBE_COLOURS) if view.stock[colour]]
    return Zone("stock", 1.0, stock_places()[-1].y + 1.0, stock_places(), pieces, title=say("stock"))


@cache
def stock_places() -> list[Place]:
    return [
        Place(heap_id(colour), 0, colour * COLUMN_PITCH, 1.0, 1.0, "tray", speech.COLOURS[colour])
        for colour in range(CUBE_COLOURS)
    ]


def stock_cubes(view: State, colour: int) -> Piece:
    n = view.stock[colour]
    flags: list[Flag] = ["chosen"] if view.phase == AIMING and view.colour == colour else []
    label = say("stock-of", cube=speech.CUBE_NAMES[colour], n=n)
    return cube_piece(colour, stock_id(colour), heap_id(colour), n, flags, label)


# Moves.


def add_ways(view: State, seat: int, table: Scene) -> None:
    """The ways of the phase; every other card and heap may be asked why it is not its turn."""
    if view.phase == AIMING:
        table.aim = aim(view)
    else:
        out = [0] * MOST_MOVES
        for move in out[: moves(view, seat, out)]:
            table.ways.append(way(view, seat, move))
    if view.phase == BUILDING:
        show_opened_cards(view, table)
    shut_cards(view, seat, table)
    shut_cubes(view, seat, table)


def aim(view: State) -> Aim:
    """The cube in the hand, above its tower."""
    plumb_x, plumb_y = words.aim_of(plumb_move(view))
    return Aim("towers", tower_id(view.tower), AIM, WIDEST, plumb_x, plumb_y, COLOURS[view.colour])


def way(view: State, seat: int, move: int) -> Way:
    """A cube of the stock onto a tower, a click on a card, no card, or a click on a cube for a new base."""
    label = words.label(view, seat, move)
    if move < AIM:
        colour, tower = words.build_of(move)
        return Way(move, label, piece=stock_id(colour), place=tower_id(tower))
    if move < NONE:
        column, position = words.place_of(move)
        return Way(move, label, piece=card_id(view.column[column, position]))
    if move == NONE:
        return Way(move, label, button=True, key="n")
    return Way(move, label, piece=stock_id(move - BASE))


def show_opened_cards(view: State, table: Scene) -> None:
    """Each way to build shows the cards it would open, should the tower stand."""
    for build in table.ways:
        colour, tower = words.build_of(build.move)
        build.shows = [card_id(card) for card in opened_cards(view, tower, colour)]


def opened_cards(view: State, tower: int, colour: int) -> list[int]:
    """The cards that a cube would open on a tower, should it stand (R8)."""
    then = view.copy()
    then.phase, then.tower, then.colour = TAKING, tower, colour
    then.counts[tower, colour] += 1
    out = [0] * MOST_MOVES
    places = [words.place_of(move) for move in out[: list_cards(then, out)]]
    return [view.column[column, position] for column, position in places]


def shut_cards(view: State, seat: int, table: Scene) -> None:
    """The cards that cannot be taken now."""
    legal = {open_way.move for open_way in table.ways}
    for column in range(COLUMNS):
        for position in range(view.filled[column]):
            move = TAKE + ROWS * column + position
            if move not in legal:
                table.shut.append(way(view, seat, move))


def shut_cubes(view: State, seat: int, table: Scene) -> None:
    """Heaps that are empty, towers that are full, and the stock when no cube is to be taken."""
    for colour in range(CUBE_COLOURS):
        first = BUILD + TOWERS * colour
        if view.stock[colour] == 0:
            move = BASE + colour if view.phase == FOUNDING else first
            table.shut.append(Way(move, words.label(view, seat, move), place=heap_id(colour)))
        elif view.phase == BUILDING:
            full = [tower for tower in range(TOWERS) if view.height[tower] == MOST_HIGH]
            table.shut += [way(view, seat, first + tower) for tower in full]
        elif view.phase != FOUNDING:
            table.shut.append(Way(first, words.label(view, seat, first), piece=stock_id(colour)))
