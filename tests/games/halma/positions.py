"""Halma positions from lists of cells, and moves written as cells: `c3 e5`."""

from __future__ import annotations

from typing import Any, cast

from spieltisch.engine.kernel.rng import sow
from spieltisch.games.halma import GAME, rules, words
from spieltisch.games.halma.rules import CELLS, COLUMN, PIECES, ROW, State
from tests.games.telling import listening


def start(seats: int = 2, first: int = 0, **options: Any) -> State:
    """The table after set-up, the given seat on turn; it has heard the deal."""
    for number in range(200):
        s = listening(cast(State, GAME.blank(seats, options)))
        sow(s.rng, 1, number)
        rules.deal(s)
        if s.first == first:
            return s
    raise AssertionError("that seat was never drawn")


def cell(s: State, name: str) -> int:
    return words.cell_names(s.board // 2).index(name)


def board(*cells: str, turn: int = 0, seats: int = 2, rest: str = "", **options: Any) -> State:
    """A position from the cells of every seat, seat 0 having started.

    Pieces that are not named do not matter: they stand together on one cell, `rest` or one far from all others.
    """
    s = start(max(seats, len(cells)), **options)
    for seat in range(s.seats):
        for piece in range(PIECES[s.board]):
            rules.flip(s, s.at[seat, piece])
    named = [[cell(s, name) for name in names.split()] for names in cells] + [[]] * (s.seats - len(cells))
    busy = {c for own in named for c in own}
    away = cell(s, rest) if rest else out_of_the_way(s, busy)
    for seat, own in enumerate(named):
        for piece, c in enumerate(sorted(own + [away] * (PIECES[s.board] - len(own)))):
            s.at[seat, piece] = c
        s.arrived[seat] = sum(rules.in_target(s, seat, c) for c in own)
    for c in busy | {away}:
        rules.flip(s, c)
    s.turn = turn
    return s


def out_of_the_way(s: State, busy: set[int]) -> int:
    """The cell outside all targets that is farthest from those named."""
    shape = s.board // 2

    def away(c: int) -> int:
        return min(max(abs(ROW[shape, c] - ROW[shape, b]), abs(COLUMN[shape, c] - COLUMN[shape, b])) for b in busy)

    outside = (c for c in range(CELLS[shape]) if not any(rules.in_target(s, seat, c) for seat in range(s.seats)))
    return max(outside, key=away)


def numbers(s: State) -> list[int]:
    out = [0] * GAME.most_moves
    return out[: rules.moves(s, s.turn, out)]


def moves_of(s: State, name: str) -> str:
    """Where the piece on a cell can go, sorted by name."""
    here = cell(s, name)
    pairs = [divmod(move, CELLS[s.board // 2]) for move in numbers(s)]
    return " ".join(sorted(words.cell_name(s, to) for at, to in pairs if at == here))


def number(s: State, move: str) -> int:
    """The number of a move, `c3 e5`; `--` is the pass."""
    cells = CELLS[s.board // 2]
    if move == "--":
        return cells * cells
    here, there = move.split()
    return cell(s, here) * cells + cell(s, there)


def play(s: State, *moves: str) -> State:
    """The position after some moves, each of whoever is on turn."""
    then = listening(s)
    for move in moves:
        assert number(then, move) in numbers(then), f"{move} is not legal here"
        rules.play(then, then.turn, number(then, move))
    return then


def cells(s: State, seat: int) -> str:
    """The cells of a seat's pieces, by name."""
    return " ".join(sorted(words.cell_name(s, c) for c in s.at.tolist()[seat][: PIECES[s.board]]))


def points(s: State) -> list[int]:
    out = [0] * s.seats
    rules.points(s, out)
    return out
