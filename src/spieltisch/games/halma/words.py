"""What is said of Halma's moves, cells and refusals."""

from __future__ import annotations

from functools import cache

from spieltisch.engine.phrase import Book, Phrase
from spieltisch.games.green_box import speech
from spieltisch.games.halma.boards import CORNERS, TRIANGLE, cells_of
from spieltisch.games.halma.routes import neighbours, owners, reach, route
from spieltisch.games.halma.rules import CELLS, MOST_MOVES, NOBODY, ROWS, State, moves

say = Book("halma")

LETTERS = "abcdefghijklmnop"


# The board.


@cache
def cell_names(shape: int) -> list[str]:
    """Every cell as players write it: column and row, `c4`; on the triangle row and place in it, `h8`."""
    if shape == TRIANGLE:
        return [f"{LETTERS[row]}{column + 1}" for row, column in cells_of(shape)]
    return [f"{LETTERS[column]}{row + 1}" for row, column in cells_of(shape)]


def cell_name(view: State, cell: int) -> str:
    return cell_names(view.board // 2)[cell]


def corner_name(view: State, corner: int) -> str:
    """The cell in a corner."""
    shape = view.board // 2
    last = ROWS[shape] - 1
    square = ((0, 0), (last, 0), (last, last), (0, last))
    corners = ((0, 0), (last, last), (last, 0)) if shape == TRIANGLE else square
    return cell_name(view, cells_of(shape).index(corners[corner]))


def way(view: State, corner: int) -> Phrase:
    """Where pieces go that start in a corner."""
    here = corner_name(view, corner)
    if view.board // 2 != TRIANGLE:
        return say("way", here=here, there=corner_name(view, (corner + 2) % CORNERS))
    one, other = (corner_name(view, (corner + n) % 3) for n in (1, 2))
    return say("way-side", here=here, one=one, other=other)


def hops(view: State, move: int) -> int:
    """The jumps of a move that has just been made; none if it was a step."""
    start, to = parts(view, move)
    return 0 if is_step(view, start, to) else len(route(view, start, to)) - 1


READINGS = {**speech.READINGS, "cell": cell_name, "way": way, "hops": hops}


# Moves.


def is_pass(view: State, move: int) -> bool:
    return move == CELLS[view.board // 2] ** 2


def parts(view: State, move: int) -> tuple[int, int]:
    """The cells that a move leads from and to."""
    return divmod(move, CELLS[view.board // 2])


def is_step(view: State, start: int, to: int) -> bool:
    return to in neighbours(view.board // 2)[start]


def legal(view: State, seat: int) -> list[int]:
    """A seat's moves; none if it must pass."""
    out = [0] * MOST_MOVES
    n = moves(view, seat, out)
    return [] if is_pass(view, out[0]) else out[:n]


def label(view: State, seat: int, move: int) -> Phrase:
    if is_pass(view, move):
        return say("pass")
    start, to = parts(view, move)
    way = f"{cell_name(view, start)}–{cell_name(view, to)}"
    return say("step" if is_step(view, start, to) else "jump", way=way)


def prompt(view: State, seat: int) -> Phrase:
    return prompt_for(legal(view, seat))


def prompt_for(legal: list[int]) -> Phrase:
    return say("prompt-move" if legal else "prompt-pass")


# Refusals.


def reason(view: State, seat: int, move: int) -> Phrase:
    if is_pass(view, move):
        return say("why-pass")
    start, to = parts(view, move)
    if start >= CELLS[view.board // 2]:
        return say("why-no-cell")
    return say(obstacle(view, seat, start, to), start=cell_name(view, start), to=cell_name(view, to))


def obstacle(view: State, seat: int, start: int, to: int) -> str:
    """The message that says why a piece cannot go somewhere."""
    who = owners(view)
    if who[start] != seat:
        return "why-not-yours"
    ways = reach(view.board // 2, who, start)
    if not ways:
        return "why-shut-in"
    if start == to:
        return "why-same"
    if who[to] != NOBODY:
        return "why-taken"
    return "why-kept" if to in ways else "why-no-way"
