"""The ways of pieces over the board, for words and scenes: who stands where, and the hops to every cell."""

from functools import cache

from spieltisch.games.halma.boards import cells_of, directions_of
from spieltisch.games.halma.rules import CELLS, NOBODY, NOWHERE, PIECES, State

Hops = dict[int, list[int]]  # every cell that can be reached, with the cells on which the piece lands, itself the last


@cache
def lines(shape: int) -> list[list[tuple[int, int]]]:
    """From each cell the next one in every direction, and the one behind that or NOWHERE."""
    number = {cell: n for n, cell in enumerate(cells_of(shape))}
    return [
        [
            (number[row + up, column + on], number.get((row + 2 * up, column + 2 * on), NOWHERE))
            for up, on in directions_of(shape)
            if (row + up, column + on) in number
        ]
        for row, column in number
    ]


def owners(view: State) -> list[int]:
    """The seat whose piece stands on each cell, or NOBODY."""
    found = [NOBODY] * CELLS[view.board // 2]
    for seat, cells in enumerate(view.at.tolist()[: view.seats]):
        for cell in cells[: PIECES[view.board]]:
            found[cell] = seat
    return found


def reach(shape: int, who: list[int], start: int) -> Hops:
    """All that a piece on a cell can do by R2 and R3: the shortest chains of jumps, and steps, which are one hop.

    Of equally short chains it is the first in a fixed order, whoever stands on the cell.
    """
    found: Hops = {start: []}
    frontier = [start]
    for cell in frontier:
        for over, to in lines(shape)[cell]:
            if to != NOWHERE and to not in found and who[to] == NOBODY and who[over] != NOBODY:
                found[to] = [*found[cell], to]
                frontier.append(to)
    del found[start]
    return found | {to: [to] for to, _ in lines(shape)[start] if who[to] == NOBODY}


def route(view: State, start: int, to: int) -> list[int]:
    """The cells of the move that has just led from one cell to another, from start to end."""
    who = owners(view)
    who[to] = NOBODY
    return [start, *reach(view.board // 2, who, start)[to]]
