"""Wurmloch positions in a few lines: the reference track, ships by place, hands as `1 1 4`, moves as `2 back`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from spieltisch.engine.kernel.rng import sow
from spieltisch.games.green_box.pieces import SYMBOLS
from spieltisch.games.wurmloch import GAME, rules
from spieltisch.games.wurmloch.rules import (
    CLOCKWISE,
    CORNER,
    CRATE,
    KEEP,
    LARGEST,
    PLACES,
    PLANET,
    ROLL,
    State,
    card_number,
    direction,
)
from tests.games.telling import listening

WORMHOLES = {
    2: "drop",
    4: "wheel",
    6: "arrow",
    8: "hammer",
    11: "wheel",
    13: "circles",
    15: "drop",
    17: "arrow",
    20: "arrow",
    22: "hammer",
    24: "wheel",
    26: "bricks",
    29: "bricks",
    31: "arrow",
    33: "circles",
    35: "wheel",
}
PLANETS = (1, 3, 5, 7, 10, 12, 14, 16, 19, 21, 23, 25, 28, 30, 32, 34)
NAMES: list[str] = list(SYMBOLS)


def dealt(seats: int = 2, number: int = 0, **options: Any) -> State:
    """The table after set-up; another one for every number."""
    s = cast(State, GAME.blank(seats, options))
    sow(s.rng, 7, number)
    rules.deal(s)
    return s


def space(
    ships: Mapping[int, int] | None = None,
    seats: int = 2,
    turn: int = 0,
    hands: Mapping[int, str] | None = None,
    crates: Mapping[int, Sequence[int]] | None = None,
    turns: int = 0,
) -> State:
    """The reference track before a roll; ships, hands and crates of the seats not named are as at the start."""
    s = dealt(seats)
    for place in range(PLACES):
        s.face[place] = NAMES.index(WORMHOLES[place]) if place in WORMHOLES else PLANET if place in PLANETS else CORNER
    rules.open_wormholes(s)
    for seat in range(seats):
        s.crates[seat] = sum(CRATE[place] for place in (crates or {}).get(seat, PLANETS))
    for seat, place in (ships or {}).items():
        s.at[seat] = place
    for seat, hand in (hands or {}).items():
        numbers = [int(number) for number in hand.split()]
        s.held[seat] = len(numbers)
        for number in range(1, LARGEST + 1):
            s.cards[seat, number] = numbers.count(number)
    s.turn, s.turns = turn, turns
    return s


# Moves.


def rolled(s: State, die: int) -> State:
    """The position after this roll of whoever is on turn."""
    s = listening(s)
    assert legal(s) == ["roll"]
    rules.go_by_die(s, s.turn, die)
    return s


def played(s: State, *words: str) -> State:
    """The position after these cards, `2 forward` or `2 back`, or `keep`."""
    s = listening(s)
    for word in words:
        offered = legal(s)
        assert word in offered, f"{word} is not legal here, but {offered}"
        rules.play(s, s.turn, numbers(s)[offered.index(word)])
    return s


def word(move: int) -> str:
    if move in (ROLL, KEEP):
        return "roll" if move == ROLL else "keep"
    return f"{card_number(move)} {'forward' if direction(move) == CLOCKWISE else 'back'}"


def numbers(s: State, seat: int | None = None) -> list[int]:
    out = [-1] * GAME.most_moves
    return out[: rules.moves(s, s.turn if seat is None else seat, out)]


def legal(s: State) -> list[str]:
    return [word(move) for move in numbers(s)]


# Reading a position.


def crates(s: State, seat: int = 0) -> list[int]:
    """Where the crates of a seat lie."""
    return [place for place in range(PLACES) if s.crates[seat] & CRATE[place]]


def hand(s: State, seat: int = 0) -> str:
    return " ".join(str(n) for n in range(1, LARGEST + 1) for _ in range(s.cards[seat, n]))


def result(s: State) -> list[int]:
    out = [-9] * s.seats
    rules.points(s, out)
    return out


def symbol(s: State, place: int) -> str:
    return NAMES[s.face[place]]
