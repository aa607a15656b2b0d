"""The ways of pieces over the board, for words and scenes: who stands where, and the hops to every cell."""

from __future__ import annotations

from functools import cache

from spieltisch.games.halma.boards import cells_of, directions_of
from spieltisch.games.halma.rules import CELLS, NOBODY, NOWHERE, PIECES, State

Hops = dict[int, list[int]]  # every cell that can be reached, with the cells on which the piece lands, itself the last


@cache
def neighbours(shape: int) -> list[list[int]]:
    """The cells that touch each cell, ascending."""
    number = {cell: n for n, cell in enumerate(cells_of(shape))}
    ways = directions_of(shape)
    return [[number[row + up, col + on] for up, on in ways if (row + up, col + on) in number] for row, col in number]


@cache
def jumps(shape: int) -> list[list[tuple[int, int]]]:
    """From each cell, over which cell a jump can lead to which."""
    number = {cell: n for n, cell in enumerate(cells_of(shape))}
    ways = directions_of(shape)
    return [
        [
            (number[row + up, column + on], number[row + 2 * up, column + 2 * on])
            for up, on in ways
            if (row + 2 * up, column + 2 * on) in number
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


def hops_from(shape: int, who: list[int], start: int) -> Hops:
    """The shortest chains of jumps from a cell, whoever stands on it; of equals the first in a fixed order."""
    found: Hops = {start: []}
    frontier = [start]
    while frontier:
        landed = []
        for cell in frontier:
            for over, to in jumps(shape)[cell]:
                if to not in found and who[to] == NOBODY and who[over] != NOBODY:
                    found[to] = [*found[cell], to]
                    landed.append(to)
        frontier = landed
    del found[start]
    return found


def reach(shape: int, who: list[int], start: int) -> Hops:
    """All that a piece on a cell can do by R2 and R3: a step is one hop to a cell that touches its own."""
    steps = {to: [to] for to in neighbours(shape)[start] if who[to] == NOBODY}
    return hops_from(shape, who, start) | steps


def route(view: State, start: int, to: int) -> list[int]:
    """The cells of the move that has just led from one cell to another, from start to end."""
    who = owners(view)
    who[to] = NOBODY
    return [start, *reach(view.board // 2, who, start)[to]]


def last_route(view: State) -> list[int]:
    """The cells of the last move; none before the first move and after a pass."""
    return route(view, view.last_from, view.last_to) if view.last_from != NOWHERE else []
