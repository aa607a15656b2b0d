"""Halma in words: moves, log, reasons and the board as text."""

from __future__ import annotations

from functools import cache

from spieltisch.engine.text import Text, player
from spieltisch.games.green_box.words import COLOURS
from spieltisch.games.halma.boards import CORNERS, TRIANGLE, cells_of
from spieltisch.games.halma.routes import last_route, neighbours, owners, reach
from spieltisch.games.halma.rules import (
    BLOCKED,
    CELLS,
    FULL,
    MOST_MOVES,
    NOBODY,
    PIECES,
    ROWS,
    TARGET_CELLS,
    TURNS,
    State,
    corner_of,
    moves,
)

LETTERS = "abcdefghijklmnop"


@cache
def cell_names(shape: int) -> list[str]:
    """Every cell as players write it: column and row, `c4`; on the triangle row and place in it, `h8`."""
    if shape == TRIANGLE:
        return [f"{LETTERS[row]}{column + 1}" for row, column in cells_of(shape)]
    return [f"{LETTERS[column]}{row + 1}" for row, column in cells_of(shape)]


def cell_name(view: State, cell: int) -> str:
    return cell_names(view.board // 2)[cell]


def is_pass(view: State, move: int) -> bool:
    return move == CELLS[view.board // 2] ** 2


def parts(view: State, move: int) -> tuple[int, int]:
    """The cells that a move leads from and to."""
    return divmod(move, CELLS[view.board // 2])


def legal(view: State, seat: int) -> list[int]:
    """A seat's moves; none if it must pass."""
    out = [0] * MOST_MOVES
    n = moves(view, seat, out)
    return [] if is_pass(view, out[0]) else out[:n]


# Moves.


def label(view: State, seat: int, move: int) -> Text:
    if is_pass(view, move):
        return Text("passen", "pass")
    start, to = parts(view, move)
    here, there = cell_name(view, start), cell_name(view, to)
    if to in neighbours(view.board // 2)[start]:
        return Text(f"{here} zieht nach {there}", f"{here} steps to {there}")
    return Text(f"{here} springt nach {there}", f"{here} jumps to {there}")


def prompt(view: State, seat: int) -> Text:
    return prompt_for(legal(view, seat))


def prompt_for(legal: list[int]) -> Text:
    if not legal:
        return Text("Keiner deiner Steine kann ziehen: passe.", "None of your pieces can move: pass.")
    return Text("Ziehe einen Stein: einen Schritt oder in Sprüngen.", "Move a piece: one step, or by jumps.")


def reason(view: State, seat: int, move: int) -> Text:
    if is_pass(view, move):
        return Text(
            "Passen darfst du nur, wenn keiner deiner Steine ziehen kann (R9).",
            "You may pass only when none of your pieces can move (R9).",
        )
    start, to = parts(view, move)
    if start >= CELLS[view.board // 2]:
        return Text("Dieses Feld liegt nicht auf dem Brett (R1).", "That cell is not on the board (R1).")
    who, here, there = owners(view), cell_name(view, start), cell_name(view, to)
    if who[start] != seat:
        return Text(f"Auf {here} steht kein Stein von dir (R1).", f"No piece of yours stands on {here} (R1).")
    return no_way(view, reach(view.board // 2, who, start), who[to] != NOBODY, here, there)


def no_way(view: State, ways: dict[int, list[int]], taken: bool, here: str, there: str) -> Text:
    """Why an own piece cannot go somewhere."""
    if not ways:
        return Text(
            f"Der Stein auf {here} ist eingeschlossen: kein Schritt und kein Sprung ist frei (R2, R3).",
            f"The piece on {here} is shut in: no step and no jump is free (R2, R3).",
        )
    if here == there:
        return Text("Ein Zug endet auf einem anderen Feld (R6).", "A move ends on another cell (R6).")
    if taken:
        return Text(f"Auf {there} steht schon ein Stein (R2, R3).", f"There is a piece on {there} already (R2, R3).")
    if there in {cell_name(view, cell) for cell in ways}:
        return Text(
            f"Der Stein auf {here} hat sein Ziel erreicht und bleibt darin (R8).",
            f"The piece on {here} has reached its target and stays in it (R8).",
        )
    return Text(
        f"Von {here} führt weder ein Schritt noch eine Kette von Sprüngen nach {there} (R2, R3).",
        f"Neither a step nor a chain of jumps leads from {here} to {there} (R2, R3).",
    )


# The log.


def corner_name(view: State, corner: int) -> str:
    """The cell in a corner."""
    cells = cells_of(view.board // 2)
    last = ROWS[view.board // 2] - 1
    if view.board // 2 == TRIANGLE:
        return cell_name(view, cells.index(((0, 0), (last, last), (last, 0))[corner]))
    return cell_name(view, cells.index(((0, 0), (last, 0), (last, last), (0, last))[corner]))


def journey(view: State, seat: int) -> Text:
    """Where a seat starts and where its pieces go."""
    corner = corner_of(view, seat)
    here = corner_name(view, corner)
    if view.board // 2 != TRIANGLE:
        there = corner_name(view, (corner + 2) % CORNERS)
        return Text(f"von {here} nach {there}", f"from {here} to {there}")
    one, other = (corner_name(view, (corner + n) % 3) for n in (1, 2))
    return Text(f"von {here} an die Seite {one}–{other}", f"from {here} to the side {one}–{other}")


def opening(view: State) -> list[Text]:
    lines = [Text(f"{player(view.first)} beginnt.", f"{player(view.first)} begins.")]
    for order in range(view.seats):
        seat = (view.first + order) % view.seats
        who, colour, way = player(seat), COLOURS[seat], journey(view, seat)
        lines.append(Text(f"{who} spielt {colour.de}, {way.de}.", f"{who} plays {colour.en}, {way.en}."))
    return lines


def story(before: State, after: State, seat: int, move: int, viewer: int) -> list[Text]:
    who = player(seat)
    if is_pass(before, move):
        lines = [Text(f"{who} kann nicht ziehen und passt.", f"{who} cannot move and passes.")]
    else:
        told, arrived = carried(after), ""
        if before.arrived[seat] != after.arrived[seat]:
            arrived = f"{after.arrived[seat]}/{PIECES[after.board]}"
        de, en = (f"; im Ziel {arrived}", f"; {arrived} in the target") if arrived else ("", "")
        lines = [Text(f"{who} {told.de}{de}.", f"{who} {told.en}{en}.")]
    return lines + ([ended(after)] if after.turn == NOBODY else [])


def carried(after: State) -> Text:
    """What the last piece did: a step, a jump or several."""
    route = last_route(after)
    here, there, hops = cell_name(after, route[0]), cell_name(after, route[-1]), len(route) - 1
    if hops == 1 and route[1] in neighbours(after.board // 2)[route[0]]:
        return Text(f"zieht {here}–{there}", f"steps {here}–{there}")
    if hops == 1:
        return Text(f"springt {here}–{there}", f"jumps {here}–{there}")
    return Text(f"springt {here}–{there} in {hops} Sprüngen", f"jumps {here}–{there} in {hops} hops")


def ended(after: State) -> Text:
    """Who has won and how, or that it went on for too long."""
    who, pieces = player(after.winner), PIECES[after.board]
    if after.ending == FULL:
        return Text(f"{who} hat alle {pieces} Steine im Ziel.", f"{who} has all {pieces} pieces in the target.")
    if after.ending == BLOCKED:
        own, cells = after.arrived[after.winner], TARGET_CELLS[after.board]
        return Text(
            f"Das Ziel von {who} ist voll, {own} der {cells} Felder mit eigenen Steinen: gewonnen.",
            f"The target of {who} is full, {own} of its {cells} cells with own pieces: won.",
        )
    score = ", ".join(f"{player(seat)} {after.arrived[seat]}" for seat in range(after.seats))
    if after.passes == after.seats:
        return Text(
            f"Niemand kann mehr ziehen. Im Ziel: {score}.", f"Nobody can move any more. In the target: {score}."
        )
    turns = TURNS[after.board // 2]
    return Text(
        f"Alle hatten {turns} Züge. Im Ziel: {score}.",
        f"Everybody has had {turns} turns. In the target: {score}.",
    )
