"""What a seat sees of Othellino: the board, the discs, and the cells where a disc may be placed."""

from __future__ import annotations

from functools import cache

from spieltisch.engine.scene import Colour, Piece, Place, Scene, Seat, Way, Zone
from spieltisch.engine.text import Text
from spieltisch.games.othellino import words
from spieltisch.games.othellino.rules import (
    BIT,
    DARK,
    LIGHT,
    NOBODY,
    NOWHERE,
    PASS,
    SIZE,
    SIZES,
    State,
    actors,
    colour_of,
    load,
    moves,
)

COLOURS: tuple[Colour, Colour] = ("red", "yellow")


@cache
def cell_names(size: int) -> list[str]:
    """Every cell as players write it, `c2`, row by row."""
    return [f"{column}{row + 1}" for row in range(size) for column in words.COLUMNS[:size]]


@cache
def cells(size: int) -> list[Place]:
    """The board's cells, with letters along the top edge and numbers along the left one."""
    places = []
    for cell, name in enumerate(cell_names(size)):
        row, column = divmod(cell, size)
        edge = (name[0] if row == 0 else "") + (name[1] if column == 0 else "")
        places.append(Place(name, column, row, look="cell", label=Text(name, name), caption=edge))
    return places


@cache
def bits(size: int) -> list[int]:
    """The frame bit of every cell."""
    return [1 << BIT[0 if size == 6 else 1, cell] for cell in range(size * size)]


@cache
def disc_names(size: int, colour: int, cell: int) -> tuple[str, Text]:
    """A disc's id and label. It keeps its id when it is turned, so the page can turn it."""
    name, what = cell_names(size)[cell], words.COLOURS[colour]
    return f"disc-{name}", Text(f"{what.de} auf {name}", f"{what.en} on {name}")


def scene(view: State, seat: int) -> Scene:
    size = SIZES[view.options[SIZE]]
    own = (load(view, DARK), load(view, LIGHT))
    board = Zone("board", size, size, cells(size), discs(view, size, own), title=Text("Brett", "Board"), surface="wood")
    table = Scene([board], [seat_card(view, own, other) for other in range(view.seats)], notice=notice(view, own))
    if seat >= 0 and actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        add_ways(view, seat, size, own, table)
    return table


def seat_card(view: State, own: tuple[int, int], seat: int) -> Seat:
    colour = colour_of(view, seat)
    return Seat(seat, COLOURS[colour], own[colour].bit_count())


def discs(view: State, size: int, own: tuple[int, int]) -> list[Piece]:
    """All discs, the one placed last marked."""
    pieces = []
    names = cell_names(size)
    for cell, bit in enumerate(bits(size)):
        for colour in (DARK, LIGHT):
            if own[colour] & bit:
                id, label = disc_names(size, colour, cell)
                piece = Piece(id, "disc", names[cell], COLOURS[colour], label=label)
                if cell == view.last:
                    piece.flags = ["last"]
                pieces.append(piece)
    return pieces


def notice(view: State, own: tuple[int, int]) -> Text:
    """A pass, before it is made and after. It was made if the last disc is of the colour on turn again."""
    if view.turn == NOBODY:
        return Text("", "")
    colour = colour_of(view, view.turn)
    who, other = words.COLOURS[colour], words.COLOURS[1 - colour]
    if not (view.legal[0] or view.legal[1]):
        return Text(f"{who.de} kann nicht setzen.", f"{who.en} cannot place.")
    if view.last != NOWHERE and own[colour] >> BIT[view.options[SIZE], view.last] & 1:
        return Text(
            f"{other.de} musste passen: {who.de} ist noch einmal an der Reihe.",
            f"{other.en} had to pass: it is {who.en.lower()}'s turn again.",
        )
    return Text("", "")


def add_ways(view: State, seat: int, size: int, own: tuple[int, int], table: Scene) -> None:
    """A click on a cell for every placement, a button for the pass; empty cells may be asked about."""
    out = [0] * 64
    legal = out[: moves(view, seat, out)]
    if legal[0] == PASS[view.options[SIZE]]:
        table.ways.append(Way(legal[0], words.label(view, seat, legal[0]), button=True, key="p", tone="go"))
    names, all_bits = cell_names(size), bits(size)
    for cell, name in enumerate(names):
        if cell in legal:
            taken = turned(view, size, colour_of(view, seat), cell)
            table.ways.append(Way(cell, words.label(view, seat, cell), place=name, shows=taken))
        elif not (own[DARK] | own[LIGHT]) & all_bits[cell]:
            table.shut.append(Way(cell, words.label(view, seat, cell), place=name))


def turned(view: State, size: int, colour: int, cell: int) -> list[str]:
    """The discs that a placement turns, those next to it first."""
    row, column = divmod(cell, size)
    found = sorted(words.captures(view, colour, cell), key=lambda c: max(abs(c // size - row), abs(c % size - column)))
    return [f"disc-{cell_names(size)[c]}" for c in found]
