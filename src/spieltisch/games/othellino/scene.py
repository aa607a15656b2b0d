"""What a seat sees of Othellino: the board, the discs, and the cells where a disc may be placed."""

from __future__ import annotations

from functools import cache

from spieltisch.engine.phrase import Phrase, Who
from spieltisch.engine.scene import Colour, Piece, Place, Scene, Seat, Way, Zone
from spieltisch.games.green_box import speech
from spieltisch.games.othellino import words
from spieltisch.games.othellino.rules import (
    NOBODY,
    NOWHERE,
    PASS,
    SIZE,
    SIZES,
    State,
    actors,
    colour_of,
    discs_of,
    moves,
)

say = words.say

COLOURS: tuple[Colour, Colour] = ("red", "yellow")


@cache
def cells(size: int) -> list[Place]:
    """The board's cells, with letters along the top edge and numbers along the left one."""
    places = []
    for cell, name in enumerate(words.cell_names(size)):
        row, column = divmod(cell, size)
        edge = (name[0] if row == 0 else "") + (name[1] if column == 0 else "")
        places.append(Place(name, column, row, look="cell", label=say("cell", name=name), caption=edge))
    return places


@cache
def disc_name(colour: int, cell: str) -> Phrase:
    return say("disc", colour=speech.COLOURS[colour], cell=cell)


def scene(view: State, seat: int) -> Scene:
    size = SIZES[view.options[SIZE]]
    discs = words.discs(view)
    board = Zone("board", size, size, cells(size), pieces(view, discs), title=say("board"), surface="wood")
    table = Scene([board], [beside_name(view, other) for other in range(view.seats)])
    if about_a_pass := notice(view, discs):
        table.notice = about_a_pass
    if seat >= 0 and actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        add_ways(view, seat, discs, table)
    return table


def beside_name(view: State, seat: int) -> Seat:
    colour = colour_of(view, seat)
    return Seat(seat, COLOURS[colour], discs_of(view, colour))


def pieces(view: State, discs: dict[int, int]) -> list[Piece]:
    """All discs, the one placed last marked. A disc keeps its id when it is turned, so the page can turn it."""
    found = []
    for cell, colour in sorted(discs.items()):
        name = words.cell_name(view, cell)
        piece = Piece(f"disc-{name}", "disc", name, COLOURS[colour], label=disc_name(colour, name))
        if cell == view.last:
            piece.flags = ["last"]
        found.append(piece)
    return found


def notice(view: State, discs: dict[int, int]) -> Phrase | None:
    """A pass, before it is made and after. It was made if the last disc is of the colour on turn again."""
    if view.turn == NOBODY:
        return None
    if words.must_pass(view):
        return say("stuck", who=Who(view.turn))
    if view.last != NOWHERE and discs[view.last] == colour_of(view, view.turn):
        return say("again", who=Who(view.turn), other=Who(1 - view.turn))
    return None


def add_ways(view: State, seat: int, discs: dict[int, int], table: Scene) -> None:
    """A click on a cell for every placement, a button for the pass; empty cells may be asked about."""
    out = [0] * 64
    legal = out[: moves(view, seat, out)]
    if legal[0] == PASS[view.options[SIZE]]:
        table.ways.append(Way(legal[0], words.label(view, seat, legal[0]), button=True, key="p", tone="go"))
    for cell, name in enumerate(words.cell_names(SIZES[view.options[SIZE]])):
        if cell in legal:
            shows = turned(view, colour_of(view, seat), cell)
            table.ways.append(Way(cell, words.label(view, seat, cell), place=name, shows=shows))
        elif cell not in discs:
            table.shut.append(Way(cell, words.label(view, seat, cell), place=name))


def turned(view: State, colour: int, cell: int) -> list[str]:
    """The discs that a placement turns, those next to it first."""
    size = SIZES[view.options[SIZE]]
    row, column = divmod(cell, size)
    found = words.captures(view, colour, cell)
    found.sort(key=lambda other: max(abs(other // size - row), abs(other % size - column)))
    return [f"disc-{words.cell_name(view, other)}" for other in found]
