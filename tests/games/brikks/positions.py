"""Brikks positions in a few lines: sheets drawn as text, blocks named `yellow 3`, cells as (column, row)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from spieltisch.engine.kernel.rng import sow
from spieltisch.games.brikks import GAME, rules
from spieltisch.games.brikks.blocks import COLUMNS, FIELDS, ROWS, TURNS
from spieltisch.games.brikks.rules import (
    BACK,
    BOMB,
    CHANGE,
    DROP,
    KEEP,
    LAND,
    LEAVE,
    REROLL,
    ROLL,
    ROLLED,
    ROLLING,
    START,
    State,
)
from spieltisch.games.brikks.words import BLOCKS
from tests.games.telling import listening

FIELD = {BLOCKS[field].in_(): field for field in range(FIELDS)}
SIMPLE = {"bomb": BOMB, "leave": LEAVE, "roll": ROLL, "keep": KEEP, "reroll": REROLL, "back": BACK}
FULL_ROW = "#" * COLUMNS

Cell = tuple[int, int]


def place(column: int, row: int) -> int:
    return COLUMNS * (row - 1) + column - 1


def cell(place: int) -> Cell:
    return place % COLUMNS + 1, place // COLUMNS + 1


def start(seats: int = 2, number: int = 0, **options: Any) -> State:
    """The table after set-up."""
    s = cast(State, GAME.blank(seats, options))
    sow(s.rng, 1, number)
    rules.deal(s)
    return s


def draw(s: State, seat: int, lines: str) -> None:
    """Cross cells of an empty sheet: lines from the top, the last one is row 1."""
    for row, line in enumerate(reversed(lines.split())):
        assert len(line) == COLUMNS
        s.rows[seat, row] = sum(1 << x for x, mark in enumerate(line) if mark == "#")
        if s.rows[seat, row]:
            s.height[seat] = row + 1


def table(sheets: Sequence[str] = ("", ""), roller: int = 0, out: Sequence[int] = (), **options: Any) -> State:
    """A position in which somebody is about to roll, with the energy of the start."""
    s = start(len(sheets), **options)
    for seat, lines in enumerate(sheets):
        draw(s, seat, lines)
        s.level[seat] = s.level[seat] or 2
    s.roller = s.turn = roller
    s.phase = ROLLING
    for seat in out:
        s.inside ^= 1 << seat
    return s


def energy(s: State, seat: int, circled: int, free: int) -> State:
    s.circled[seat] = circled
    s.used[seat] = circled - free
    return s


def rolled(s: State, name: str) -> State:
    """The position after a roll that stands."""
    then = s.copy()
    then.rolled = FIELD[name]
    then.phase = ROLLED
    rules.play(then, then.roller, KEEP)
    return then


def asked(sheet: str, name: str, **options: Any) -> State:
    """One player with a sheet and a rolled block."""
    return rolled(table([sheet], **options), name)


def number_of(name: str) -> int:
    """The move with that name: `land 5 3`, `change red 2`, `start white`, `level 3`, `drop 5 1`, `bomb`, `roll`."""
    verb, *rest = name.split()
    if verb in SIMPLE:
        return SIMPLE[verb]
    if verb == "land":
        return LAND + place(int(rest[0]), int(rest[1]))
    if verb == "drop":
        return DROP + place(int(rest[0]), int(rest[1]))
    if verb == "change":
        return CHANGE + FIELD[" ".join(rest)]
    if verb == "start":
        return START + FIELD[f"{rest[0]} 1"] // TURNS
    return rules.PICK + int(rest[0]) - 1


def legal(s: State, seat: int) -> list[int]:
    if not rules.actors(s) >> seat & 1:
        return []
    out = [0] * GAME.most_moves
    return out[: rules.moves(s, seat, out)]


def may(s: State, seat: int, name: str) -> bool:
    move = number_of(name)
    return move in legal(s, seat) or bool(rules.allowed(s, seat, move))


def after(s: State, *steps: tuple[int, str]) -> State:
    """The position after some moves, seat and name, which has kept what was told."""
    then = listening(s)
    for seat, name in steps:
        assert may(then, seat, name), f"{name} is not legal here"
        rules.play(then, seat, number_of(name))
    return then


def alone(s: State, *names: str) -> State:
    """The same where seat 0 makes all moves."""
    return after(s, *((0, name) for name in names))


def actors(s: State) -> list[int]:
    return [seat for seat in range(s.seats) if rules.actors(s) >> seat & 1]


def places(s: State, seat: int = 0) -> list[Cell]:
    """Where a seat may land its block."""
    return [cell(move - LAND) for move in legal(s, seat) if move < CHANGE]


def cells(s: State, seat: int) -> list[Cell]:
    """Where a seat may drop a mini."""
    return [cell(move - DROP) for move in legal(s, seat) if DROP <= move < BACK]


def landing(sheet: str, name: str) -> list[Cell]:
    """Where a block may land on a sheet."""
    return places(asked(sheet, name))


def offered(s: State, seat: int = 0) -> list[str]:
    """The blocks a seat may change to."""
    return [BLOCKS[move - CHANGE].in_() for move in legal(s, seat) if CHANGE <= move < BOMB]


def sheet(s: State, seat: int = 0) -> list[str]:
    """A sheet from the top, without the empty rows there."""
    lines = ["".join("#" if s.rows[seat, row] >> x & 1 else "." for x in range(COLUMNS)) for row in range(ROWS)]
    while lines and "#" not in lines[-1]:
        lines.pop()
    return lines[::-1]


def crossed(s: State, seat: int = 0) -> set[Cell]:
    return {(x + 1, row + 1) for row in range(ROWS) for x in range(COLUMNS) if s.rows[seat, row] >> x & 1}


def free(s: State, seat: int = 0) -> int:
    return s.circled[seat] - s.used[seat]


def points(s: State) -> list[int]:
    out = [0] * s.seats
    rules.points(s, out)
    return out


def view(s: State, seat: int) -> State:
    seen = s.copy()
    rules.hide(seen, seat)
    return seen
