"""What a seat sees of Halma: the board with the own camp at the lower left, the pieces, and where each can go.

A piece has no identity in the record, so it is named by its colour and cell, `red-c3`: a move ends one id and
begins another of the same kind, and the page lets it hop from cell to cell.
"""

from collections.abc import Sequence
from functools import cache

from spieltisch.engine.kernel.telling import Event
from spieltisch.engine.showing.phrase import Who
from spieltisch.engine.showing.scene import Act, Colour, Place, Way
from spieltisch.engine.showing.stage import PLAYERS, Layout, Stage, on
from spieltisch.games.halma import rules, words
from spieltisch.games.halma.boards import SIDE, SIZES, TRIANGLE, Cell, camp_of, cells_of, from_corner, target_of
from spieltisch.games.halma.routes import owners, reach, route
from spieltisch.games.halma.rules import NOBODY, PIECES, State, corner_of, in_target

EDGE = 0.34  # the room for letters and numbers
SEAM = 0.05  # between tiles; a tile has four cells, on the triangle one
TILE = 2


def draw(stage: Stage[State]) -> None:
    view, who = stage.view, owners(stage.view)
    board = stage.zone("board", title=words.say("board"), surface="wood")
    board.places += cells(view.board, tuple(corner_of(view, seat) for seat in range(view.seats)), stage.seat)
    if view.board // 2 == TRIANGLE:
        board.size(2 * EDGE + SIDE + (SIDE - 1) * SEAM, SIDE + (SIDE - 1) * SEAM)
    pieces(stage, board, who)
    stage.button(len(who) ** 2, key="p", tone="go")
    if view.turn != NOBODY and words.must_pass(view):
        stage.notice(words.say("notice-pass", who=Who(view.turn)))
    for seat, points in enumerate(stage.points):
        notes = [words.say("note-target", count=view.arrived[seat], all=PIECES[view.board])]
        if blocked := blockers(view, seat, who):
            notes.append(words.say("note-blocked", n=len(blocked)))
        stage.panel(seat, PLAYERS[seat], points, notes)


def acts(before: State, view: State, told: Sequence[Event]) -> list[Act]:
    """A piece hops from cell to cell."""
    found = []
    for event in told:
        if event.kind is rules.GOES:
            seat, start, to, _ = event.numbers
            cells = [words.cell_name(view, cell) for cell in route(view, start, to)]
            found.append(Act("hop", f"{PLAYERS[seat]}-{cells[-1]}", cells))
    return found


@cache
def cells(kind: int, corners: tuple[int, ...], seat: int) -> list[Place]:
    """The cells, camps in the colours of their owners and the viewer's target with his rim; letters and numbers."""
    shape, below = kind // 2, corners[max(seat, 0)]
    tint: dict[Cell, Colour] = {}
    if shape != TRIANGLE:
        tint = {cell: "grey" for corner in corners for cell in target_of(kind, corner)}
    tint |= {cell: PLAYERS[owner] for owner, corner in enumerate(corners) for cell in camp_of(kind, corner)}
    rims: dict[Cell, Colour] = dict.fromkeys(target_of(kind, below), PLAYERS[seat])
    places = []
    for cell, name in zip(cells_of(shape), words.cell_names(shape), strict=True):
        x, y = spot(shape, below, cell)
        label, caption = words.say("cell", n=name), name if shape == TRIANGLE else ""
        colour, rim = tint.get(cell, ""), rims.get(cell, "")
        places.append(Place(name, x, y, look="cell", label=label, caption=caption, colour=colour, rim=rim))
        along, up = (name[0], name[1:]) if below in (0, 2) else (name[1:], name[0])
        if shape != TRIANGLE and y > SIZES[shape] - 1:
            places.append(Place(f"edge-{along}", x, round(y + 1, 2), 1, EDGE, caption=along))
        if shape != TRIANGLE and x == EDGE:
            places.append(Place(f"edge-{up}", 0, round(y + 0.5 - EDGE / 2, 2), EDGE, EDGE, caption=up))
    return places


def spot(shape: int, corner: int, cell: Cell) -> tuple[float, float]:
    """Where a cell lies for a viewer who starts in a corner: that corner is at the lower left."""
    row, column = cell
    if shape == TRIANGLE:  # whose corners are tip, right and left
        left, tip = from_corner(cell, corner), from_corner(cell, (corner + 1) % 3)
        return round(EDGE + (1 + SEAM) * (left + (tip - SIDE + 1) / 2), 3), round((1 + SEAM) * tip, 2)
    last = SIZES[shape] - 1
    x, y = ((column, last - row), (last - row, last - column), (last - column, row), (row, column))[corner]
    return round(EDGE + x + x // TILE * SEAM, 2), round(y + y // TILE * SEAM, 2)


def pieces(stage: Stage[State], board: Layout, who: list[int]) -> None:
    """All pieces: the last one marked, and those that keep the viewer's target from being filled.

    A piece that can move is carried to a cell; all others may be asked about.
    """
    view, names = stage.view, words.cell_names(stage.view.board // 2)
    blocking = blockers(view, stage.seat, who) if stage.seat >= 0 else []
    movable = {move // len(who) for move in stage.legal}
    for cell, owner in enumerate(who):
        if owner == NOBODY:
            continue
        id, label = f"{PLAYERS[owner]}-{names[cell]}", words.say(f"piece-{PLAYERS[owner]}", n=names[cell])
        if cell in movable:
            ways(stage, who, cell, id)
        else:
            stage.offer(Way(cell * len(who) + cell, label, id))
        flags = on(last=cell == view.last, glow=cell in blocking)
        if cell in blocking:
            label = words.say("piece-blocking", piece=label)
        board.piece(id, "pawn", names[cell], PLAYERS[owner], flags=flags, label=label)


def ways(stage: Stage[State], who: list[int], start: int, piece: str) -> None:
    """Where a piece can go, with every hop."""
    names = words.cell_names(stage.view.board // 2)
    for to, hops in reach(stage.view.board // 2, who, start).items():
        move = start * len(who) + to
        if move in stage.legal:
            stage.way(move, piece, names[to], hops=[names[cell] for cell in hops])


def blockers(view: State, seat: int, who: list[int]) -> list[int]:
    """Others' pieces in a target that half of the own pieces have reached."""
    if 2 * view.arrived[seat] < PIECES[view.board]:
        return []
    return [cell for cell, owner in enumerate(who) if owner not in (NOBODY, seat) and in_target(view, seat, cell)]
