"""What a seat sees of Othellino: the board, the discs, and the cells where a disc may be placed."""

from __future__ import annotations

from functools import cache

from spieltisch.engine.scene import Colour, Piece, Place, Scene, Seat, Way, Zone
from spieltisch.engine.text import Text
from spieltisch.games.othellino import words
from spieltisch.games.othellino.rules import DARK, PASS, SIZE, SIZES, State, actors, colour_of, moves

COLOURS: tuple[Colour, Colour] = ("red", "yellow")


@cache
def cells(size: int) -> list[Place]:
    """The board's cells, named as in Othello, coordinates along the top and the left edge."""
    places = []
    for row in range(size):
        for column in range(size):
            name = f"{words.COLUMNS[column]}{row + 1}"
            edge = name if row == 0 or column == 0 else ""
            places.append(Place(name, column, row, look="cell", label=Text(name, name), caption=edge))
    return places


def scene(view: State, seat: int) -> Scene:
    size = SIZES[view.options[SIZE]]
    discs = [disc(view, cell) for cell in range(size * size) if words.disc_at(view, cell) is not None]
    board = Zone("board", size, size, cells(size), discs, title=Text("Brett", "Board"), surface="wood")
    seats = [
        Seat(other, COLOURS[colour_of(view, other)], words.discs(view, colour_of(view, other)))
        for other in range(view.seats)
    ]
    table = Scene([board], seats)
    if seat >= 0 and actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        add_ways(view, seat, table)
    return table


def disc(view: State, cell: int) -> Piece:
    """A disc keeps its id when it is turned, so the page can turn it."""
    colour = words.disc_at(view, cell)
    name = words.cell_name(view, cell)
    what = words.COLOURS[DARK if colour == DARK else 1]
    return Piece(
        f"disc-{name}",
        "disc",
        name,
        COLOURS[DARK if colour == DARK else 1],
        flags=["last"] if cell == view.last else [],
        label=Text(f"{what.de} auf {name}", f"{what.en} on {name}"),
    )


def add_ways(view: State, seat: int, table: Scene) -> None:
    """A click on a cell for every placement, a button for the pass; empty cells may be asked about."""
    size = view.options[SIZE]
    out = [0] * 64
    legal = out[: moves(view, seat, out)]
    for move in legal:
        if move == PASS[size]:
            table.ways.append(Way(move, words.label(view, seat, move), button=True, key="p", tone="go"))
            continue
        name = words.cell_name(view, move)
        taken = [f"disc-{words.cell_name(view, c)}" for c in words.captures(view, colour_of(view, seat), move)]
        table.ways.append(Way(move, words.label(view, seat, move), place=name, shows=taken))
    for cell in range(SIZES[size] ** 2):
        if cell not in legal and words.disc_at(view, cell) is None:
            table.shut.append(Way(cell, words.label(view, seat, cell), place=words.cell_name(view, cell)))
