"""What is said of Othellino's moves, cells and refusals."""

from functools import cache

from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import Book, Phrase, every
from spieltisch.games.othellino.rules import BIT, DARK, LIGHT, PASS, SIZE, SIZES, State, captured, load

say = Book("othellino")

COLUMNS = "abcdefgh"


@cache
def cell_names(size: int) -> list[str]:
    """Every cell as players write it, `c2`, row by row."""
    return [f"{column}{row + 1}" for row in range(size) for column in COLUMNS[:size]]


def cell_name(view: State, cell: int) -> str:
    return cell_names(SIZES[view.options[SIZE]])[cell]


def cells_of(view: State, bits: int) -> list[int]:
    """The cells of a set of frame bits."""
    size = view.options[SIZE]
    return [cell for cell in range(PASS[size]) if bits >> BIT[size, cell] & 1]


def cell_list(view: State, bits: int) -> Phrase:
    return every(cell_name(view, cell) for cell in cells_of(view, bits))


READINGS: Readings = {"cell": cell_name, "frame": cell_list}


def discs(view: State) -> dict[int, int]:
    """The cells with discs, and their colours."""
    return {cell: colour for colour in (DARK, LIGHT) for cell in cells_of(view, load(view, colour))}


def captures(view: State, colour: int, cell: int) -> list[int]:
    """The cells whose discs a placement would turn."""
    disc = 1 << BIT[view.options[SIZE], cell]
    return cells_of(view, captured(disc, load(view, colour), load(view, 1 - colour)))


def must_pass(view: State) -> bool:
    """Whether whoever is on turn can place nowhere."""
    return not (view.legal[0] or view.legal[1])


def label(view: State, seat: int, move: int) -> Phrase:
    if move == PASS[view.options[SIZE]]:
        return say("pass")
    return say("place", cell=cell_name(view, move))


def prompt(view: State, seat: int) -> Phrase:
    return say("prompt-pass" if must_pass(view) else "prompt-place")


def reason(view: State, seat: int, move: int) -> Phrase:
    last = PASS[view.options[SIZE]]
    if move >= last:
        return say("why-pass" if move == last else "why-no-cell")
    return say("why-taken" if move in discs(view) else "why-nothing", cell=cell_name(view, move))
