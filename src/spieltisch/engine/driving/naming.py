"""Moves by their names, where files tell of them: lessons, examples.

A move is named as it is in English, where `*` stands for anything; or by its number, `#12`, `#12-18`. A line names who
makes it, too: `1: leave`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from spieltisch.engine.driving.match import Match


def is_named(name: str, label: str, move: int) -> bool:
    """Whether a move has this name."""
    if name.startswith("#"):
        return move in numbers(name)
    return re.fullmatch(re.escape(name).replace(r"\*", ".*"), label) is not None


def numbers(name: str) -> range:
    """The moves that a name with numbers means."""
    first, _, last = name[1:].partition("-")
    return range(int(first), int(last or first) + 1)


def label_of(match: Match, seat: int, move: int) -> str:
    """What a move is called in English."""
    return match.game.words.label(match.view(seat), seat, move).in_()


def found(match: Match, seat: int, names: list[str]) -> int:
    """The first of a seat's moves that has one of these names."""
    moves = match.moves(seat)
    for name in names:
        if name.startswith("#"):
            return numbers(name)[0]
        for move, label in moves:
            if is_named(name, label.in_(), move):
                return move
    raise LookupError(f"No move of seat {seat} is called {names}; there are {[str(label) for _, label in moves]}.")


def named(match: Match, lines: Iterable[str]) -> Iterator[tuple[int, int]]:
    """The seats and moves that lines name, one after another. Each is made by whoever asks for the next."""
    for line in lines:
        seat, _, name = line.partition(": ")
        yield int(seat), found(match, int(seat), [name])
