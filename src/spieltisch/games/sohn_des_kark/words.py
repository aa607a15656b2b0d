"""What is said of Son of Kark's tiles, cubes, moves and refusals."""

from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import MINUS, Book, Phrase
from spieltisch.games.green_box import speech
from spieltisch.games.green_box.speech import SYMBOLS, TILE_NAMES
from spieltisch.games.sohn_des_kark import rules

say = Book("sohn_des_kark")

HALF = rules.WIDTH // 2 - 1  # cells from the western and southern edge to the start tile

KINDS = (*SYMBOLS, say("closed-tiles"))
CORNERS = (say("top-left"), say("top-right"), say("bottom-left"), say("bottom-right"))

READINGS: Readings = {
    **speech.READINGS,
    "cell": lambda view, number: cell_name(number),
    "corner": lambda view, number: CORNERS[number],
    "kind": lambda view, number: KINDS[number],
}


def position(cell: int) -> tuple[int, int]:
    """A cell as x and y."""
    return cell % rules.WIDTH - HALF, cell // rules.WIDTH - HALF


def cell_name(cell: int) -> str:
    """A cell as players write it: `(2, −1)`."""
    x, y = position(cell)
    return f"({signed(x)}, {signed(y)})"


def signed(n: int) -> str:
    """A coordinate: `−1`."""
    return str(n).replace("-", MINUS)


def label(view: rules.State, seat: int, move: int) -> Phrase:
    if move < rules.NONE:
        side = "label-closed" if move >= rules.CLOSED else "label-open"
        return say(side, symbol=SYMBOLS[view.drawn], cell=cell_name(move % rules.CELLS))
    if move == rules.NONE:
        return say("label-none")
    if move >= rules.NW:
        return say("label-crossing", corner=CORNERS[move - rules.NW])
    return say("label-city") if view.laying >= rules.CLOSED else say("label-market", symbol=SYMBOLS[view.drawn])


def prompt(view: rules.State, seat: int) -> Phrase:
    if view.laying == rules.NOT_YET:
        return say("prompt-tile", tile=TILE_NAMES[view.drawn])
    return say("prompt-cube" if view.supply[seat] else "prompt-no-cube")


def reason(view: rules.State, seat: int, move: int) -> Phrase:
    if move < rules.NONE:
        return placement_reason(view, move)
    if view.laying == rules.NOT_YET:
        return say("why-tile-first")
    if view.supply[seat] == 0:
        return say("why-no-cube")
    if move == rules.CENTRE:
        return say("why-own-market", symbol=SYMBOLS[view.drawn])
    return say("why-no-crossing", corner=CORNERS[move - rules.NW])


def placement_reason(view: rules.State, move: int) -> Phrase:
    if view.laying != rules.NOT_YET:
        return say("why-laid")
    cell, name = move % rules.CELLS, cell_name(move % rules.CELLS)
    if cell in view.cell.tolist()[: view.laid]:
        return say("why-taken", cell=name)
    if cell not in view.free.tolist()[: view.free_cells]:
        return say("why-apart", cell=name)
    closed = [view.cell[tile] for tile in range(view.laid) if view.face[tile] >= rules.FACE_DOWN]
    beside = [cell + rules.SIDES[i] for i in range(len(rules.SIDES))]
    return say("why-barred", cell=name, beside=cell_name(next(there for there in closed if there in beside)))
