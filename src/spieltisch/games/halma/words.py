"""What is said of Halma's moves, cells and refusals."""

from functools import cache

from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import Book, Phrase
from spieltisch.games.green_box import speech
from spieltisch.games.halma.boards import CORNERS, TRIANGLE, cells_of
from spieltisch.games.halma.routes import owners, reach, route
from spieltisch.games.halma.rules import CELLS, KEEP, NOBODY, PIECES, ROWS, State, in_target, moves_of

say = Book("halma")

LETTERS = "abcdefghijklmnop"


@cache
def cell_names(shape: int) -> list[str]:
    """Every cell as players write it: column and row, `c4`; on the triangle row and place in it, `h8`."""
    if shape == TRIANGLE:
        return [f"{LETTERS[row]}{column + 1}" for row, column in cells_of(shape)]
    return [f"{LETTERS[column]}{row + 1}" for row, column in cells_of(shape)]


def cell_name(view: State, cell: int) -> str:
    return cell_names(view.board // 2)[cell]


def way(view: State, corner: int) -> Phrase:
    """Where pieces go that start in a corner."""
    names, rows = cell_names(view.board // 2), ROWS[view.board // 2]
    if view.board // 2 == TRIANGLE:
        corners = [names[0], names[-1], names[-rows]]
        one, other = corners[corner - 2], corners[corner - 1]
        return say("way-side", here=corners[corner], one=one, other=other)
    corners = [names[0], names[-rows], names[-1], names[rows - 1]]
    return say("way", here=corners[corner], there=corners[corner - CORNERS // 2])


def hops(view: State, move: int) -> int:
    """The jumps of a move that has just been made; none if it was a step."""
    start, to = parts(view, move)
    return 0 if is_step(view, start, to) else len(route(view, start, to)) - 1


READINGS: Readings = {**speech.READINGS, "cell": cell_name, "way": way, "hops": hops}


def parts(view: State, move: int) -> tuple[int, int]:
    """The cells that a move leads from and to."""
    return divmod(move, CELLS[view.board // 2])


def is_step(view: State, start: int, to: int) -> bool:
    """Whether a move leads to the next row or column: a jump cannot."""
    cells = cells_of(view.board // 2)
    return 1 in (abs(cells[start][0] - cells[to][0]), abs(cells[start][1] - cells[to][1]))


def must_pass(view: State) -> bool:
    """Whether no piece of the seat on turn can move."""
    out = [0] * CELLS[view.board // 2]
    return not any(moves_of(view, view.turn, view.at[view.turn, piece], out, 0) for piece in range(PIECES[view.board]))


def label(view: State, seat: int, move: int) -> Phrase:
    start, to = parts(view, move)
    names = cell_names(view.board // 2)
    if start == len(names):
        return say("pass")
    way = f"{names[start]}–{names[to]}"
    return say("step" if is_step(view, start, to) else "jump", way=way)


def prompt(view: State, seat: int) -> Phrase:
    return say("prompt-pass" if must_pass(view) else "prompt-move")


def reason(view: State, seat: int, move: int) -> Phrase:
    passing = CELLS[view.board // 2] ** 2
    if move >= passing:
        return say("why-pass" if move == passing else "why-no-cell")
    start, to = parts(view, move)
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
        return "why-kept" if view.options[KEEP] and in_target(view, seat, start) else "why-same"
    if who[to] != NOBODY:
        return "why-taken"
    return "why-kept" if to in ways else "why-no-way"
