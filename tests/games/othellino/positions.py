"""Othellino positions written as a board, and games written as cells."""

from __future__ import annotations

from typing import cast

from spieltisch.engine.kernel.rng import sow
from spieltisch.games.othellino import GAME, rules, words
from spieltisch.games.othellino.rules import BIT, DARK, LIGHT, SIZE, State
from tests.games.telling import listening


def start(size: int = 6) -> State:
    """The table after set-up, seat 0 dark and on turn."""
    for number in range(100):
        s = cast(State, GAME.blank(2, {"size": size}))
        sow(s.rng, 1, number)
        rules.deal(s)
        if s.dark == 0:
            return s
    raise AssertionError("seat 0 was never drawn")


def cell(s: State, name: str) -> int:
    """The move that places on a cell, `c2`; `--` is the pass."""
    size = rules.SIZES[s.options[SIZE]]
    return size * size if name == "--" else words.COLUMNS.index(name[0]) + size * (int(name[1]) - 1)


def board(dark: str, light: str, to_move: int = DARK, size: int = 6) -> State:
    """A position from two lists of cells, seat 0 dark."""
    s = start(size)
    own = [sum(1 << BIT[s.options[SIZE], cell(s, name)] for name in cells.split()) for cells in (dark, light)]
    rules.store(s, DARK, own[DARK])
    rules.store(s, LIGHT, own[LIGHT])
    rules.hand_over(s, 1 - to_move, own[1 - to_move], own[to_move])
    return s


def after(moves: str, size: int = 6) -> State:
    """The position after a game's first moves."""
    s = start(size)
    for name in moves.split():
        assert cell(s, name) in legal_numbers(s), f"{name} is not legal here"
        rules.play(s, s.turn, cell(s, name))
    return s


def legal_numbers(s: State) -> list[int]:
    out = [0] * GAME.most_moves
    return out[: rules.moves(s, s.turn, out)]


def legal(s: State) -> str:
    """The legal moves of whoever is on turn, in words."""
    size = rules.SIZES[s.options[SIZE]]
    return " ".join("--" if m == size * size else words.cell_name(s, m) for m in legal_numbers(s))


def cells(s: State, colour: int) -> str:
    """The cells with discs of a colour."""
    return " ".join(words.cell_name(s, c) for c, other in sorted(words.discs(s).items()) if other == colour)


def place(s: State, name: str) -> State:
    """The position after one placement of whoever is on turn."""
    then = listening(s)
    rules.play(then, s.turn, cell(s, name))
    return then


def score(s: State) -> tuple[int, int]:
    """The discs of dark and light."""
    return rules.discs_of(s, DARK), rules.discs_of(s, LIGHT)
