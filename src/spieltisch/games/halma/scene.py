"""What a seat sees of Halma: the board with the own camp at the lower left, the pieces, and where each can go.

A piece has no identity in the record, so it is named by its colour and cell, `red-c3`: a move ends one id and
begins another of the same kind, and the page lets it hop along the trail.
"""

from __future__ import annotations

from functools import cache

from spieltisch.engine.phrase import Phrase, Who
from spieltisch.engine.scene import Colour, Flag, Piece, Place, Scene, Seat, Way, Zone
from spieltisch.games.green_box.scene import PLAYERS
from spieltisch.games.halma import words
from spieltisch.games.halma.boards import SIDE, SIZES, TRIANGLE, Cell, camp_of, cells_of, target_of
from spieltisch.games.halma.routes import last_route, owners, reach
from spieltisch.games.halma.rules import (
    CELLS,
    NOBODY,
    PIECES,
    State,
    corner_of,
    in_target,
)

say = words.say

EDGE = 0.34  # the room for letters and numbers
SEAM = 0.05  # between tiles; a tile has four cells, on the triangle one
TILE = 2


# The board.


@cache
def spot(shape: int, corner: int, cell: Cell) -> tuple[float, float]:
    """Where a cell lies for a viewer who starts in a corner: that corner is at the lower left."""
    row, column = cell
    if shape == TRIANGLE:
        return triangle_spot(corner, cell)
    last = SIZES[shape] - 1
    x, y = ((column, last - row), (last - row, last - column), (last - column, row), (row, column))[corner]
    return round(EDGE + x + x // TILE * SEAM, 2), round(y + y // TILE * SEAM, 2)


def triangle_spot(corner: int, cell: Cell) -> tuple[float, float]:
    """The same on the triangle, whose corners are tip, right and left: a cell by its way from each of them."""
    (row, column), last = cell, SIDE - 1
    away = (row, last - column, last - row + column)
    left, tip = away[corner], away[(corner + 1) % 3]
    place = left - last + tip
    return round(EDGE + (1 + SEAM) * (place + (last - tip) / 2), 3), round((1 + SEAM) * tip, 2)


@cache
def extent(shape: int) -> tuple[float, float]:
    """Width and height of the board with its edge."""
    if shape == TRIANGLE:
        return 2 * EDGE + SIDE + (SIDE - 1) * SEAM, SIDE + (SIDE - 1) * SEAM
    side = EDGE + SIZES[shape] + (SIZES[shape] // TILE - 1) * SEAM
    return side, side


@cache
def places(board: int, seats: int, first: int, viewer: int, below: int) -> list[Place]:
    """The cells, camps in the colours of their owners and the viewer's target with his rim; letters and numbers."""
    shape = board // 2
    corners = [corner_at(board, seats, first, seat) for seat in range(seats)]
    tint: dict[Cell, Colour] = {}
    for corner in corners if shape != TRIANGLE else []:
        tint |= dict.fromkeys(target_of(board, corner), "grey")
    for seat, corner in enumerate(corners):
        tint |= dict.fromkeys(camp_of(board, corner), PLAYERS[seat])
    goal = target_of(board, below) if viewer >= 0 else set()
    found = []
    for cell, name in zip(cells_of(shape), words.cell_names(shape), strict=True):
        x, y = spot(shape, below, cell)
        rim: Colour = PLAYERS[viewer] if cell in goal else ""
        label, caption, colour = say("cell", n=name), name if shape == TRIANGLE else "", tint.get(cell, "")
        found.append(Place(name, x, y, look="cell", label=label, caption=caption, colour=colour, rim=rim))
    return found + (edge_marks(shape, below) if shape != TRIANGLE else [])


def corner_at(board: int, seats: int, first: int, seat: int) -> int:
    """The corner of a seat, from what never changes in a game."""
    s = State()
    s.board, s.seats, s.first = board, seats, first
    return corner_of(s, seat)


def edge_marks(shape: int, below: int) -> list[Place]:
    """The letters and numbers of the cells along the lower and the left edge."""
    marks = []
    last = SIZES[shape] - 1
    for (row, column), name in zip(cells_of(shape), words.cell_names(shape), strict=True):
        x, y = spot(shape, below, (row, column))
        letter, number = name[0], name[1:]
        upright = below in (0, 2)
        if y > last:
            caption = letter if upright else number
            marks.append(Place(f"edge-{caption}", x, round(y + 1, 2), 1, EDGE, caption=caption))
        if x == EDGE:
            caption = number if upright else letter
            marks.append(Place(f"edge-{caption}", 0, round(y + 0.5 - EDGE / 2, 2), EDGE, EDGE, caption=caption))
    return marks


# The scene.


def scene(view: State, seat: int) -> Scene:
    shape = view.board // 2
    below = corner_of(view, max(seat, 0))
    who = owners(view)
    width, height = extent(shape)
    names = words.cell_names(shape)
    board = Zone(
        "board",
        width,
        height,
        places(view.board, view.seats, view.first, seat, below),
        pieces(view, seat, who),
        title=say("board"),
        surface="wood",
        trail=[names[cell] for cell in last_route(view)],
    )
    table = Scene([board], [beside_name(view, other, who) for other in range(view.seats)])
    if view.turn == NOBODY:
        return table
    legal = words.legal(view, view.turn)
    if not legal:
        table.notice = say("notice-pass", who=Who(view.turn))
    if seat == view.turn:
        table.prompt = words.prompt_for(legal)
        add_ways(view, seat, who, legal, table)
    return table


@cache
def piece_id(shape: int, seat: int, cell: int) -> str:
    return f"{PLAYERS[seat]}-{words.cell_names(shape)[cell]}"


@cache
def piece_name(shape: int, seat: int, cell: int) -> Phrase:
    return say(f"piece-{PLAYERS[seat]}", n=words.cell_names(shape)[cell])


def pieces(view: State, viewer: int, who: list[int]) -> list[Piece]:
    """All pieces: the last one marked, and those that keep the viewer's target from being filled."""
    shape = view.board // 2
    blocking = blockers(view, viewer, who) if viewer >= 0 else []
    found = []
    for cell, owner in enumerate(who):
        if owner == NOBODY:
            continue
        id, label = piece_id(shape, owner, cell), piece_name(shape, owner, cell)
        flags: list[Flag] = ["last"] if cell == view.last_to else []
        if cell in blocking:
            flags.append("glow")
            label = say("piece-blocking", piece=label)
        found.append(Piece(id, "pawn", words.cell_name(view, cell), PLAYERS[owner], flags=flags, label=label))
    return found


def blockers(view: State, seat: int, who: list[int]) -> list[int]:
    """Others' pieces in a target that half of the own pieces have reached."""
    if 2 * view.arrived[seat] < PIECES[view.board]:
        return []
    return [cell for cell, owner in enumerate(who) if owner not in (NOBODY, seat) and in_target(view, seat, cell)]


def beside_name(view: State, seat: int, who: list[int]) -> Seat:
    """Colour and pieces in the target."""
    total, arrived = PIECES[view.board], view.arrived[seat]
    notes = [say("note-target", count=arrived, all=total)]
    if blocked := len(blockers(view, seat, who)):
        notes.append(say("note-blocked", n=blocked))
    return Seat(seat, PLAYERS[seat], total if seat == view.winner else arrived, notes)


# Ways.


def add_ways(view: State, seat: int, who: list[int], legal: list[int], table: Scene) -> None:
    """A piece carried to a cell for every move, a button for the pass; all other pieces may be asked about."""
    shape, cells, names = view.board // 2, CELLS[view.board // 2], words.cell_names(view.board // 2)
    if not legal:
        passing = cells * cells
        table.ways = [Way(passing, words.label(view, seat, passing), button=True, key="p", tone="go")]
    hops = {start: reach(shape, who, start) for start in {move // cells for move in legal}}
    for move in legal:
        start, to = divmod(move, cells)
        over = [names[cell] for cell in hops[start][to]]
        label = words.label(view, seat, move)
        table.ways.append(Way(move, label, piece_id(shape, seat, start), names[to], hops=over))
    for cell, owner in enumerate(who):
        if owner != NOBODY and cell not in hops:
            asked, label = piece_id(shape, owner, cell), piece_name(shape, owner, cell)
            table.shut.append(Way(cell * cells + cell, label, piece=asked))
