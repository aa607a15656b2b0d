"""Wacklige Warte, advice for bots: aim plumb and take what counts."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.rng import uniform
from spieltisch.engine.rule import table, think
from spieltisch.engine.sets import joined, size
from spieltisch.games.green_box.deck import CARDS, NUMBER, SYMBOL
from spieltisch.games.wacklige_warte.rules import (
    AIMING,
    BONUS,
    CONSOLING,
    ROWS,
    TAKE,
    TAKING,
    plumb_move,
)

SYMBOL_CARDS = table([sum(1 << card for card in range(CARDS) if SYMBOL[card] == symbol) for symbol in range(6)])


@think
def worth(s: Any, seat: int, card: int) -> float:
    """What a card adds to a seat's points, and a little for a set that it brings nearer."""
    alike = size(joined(s.hand[seat]) & SYMBOL_CARDS[SYMBOL[card]])
    return NUMBER[card] + BONUS[alike + 1] - BONUS[alike] + 1.0


@think
def card_at(s: Any, move: int) -> int:
    return s.column[(move - TAKE) // ROWS, (move - TAKE) % ROWS]


@think
def best_card(s: Any, seat: int, out: Any, n: int) -> int:
    """The place of the move that takes the best card in reach."""
    best, found = -1.0, n - 1
    for place in range(n - 1):
        value = worth(s, seat, card_at(s, out[place]))
        if value > best:
            best, found = value, place
    return found


@think
def plumb_place(s: Any, out: Any, n: int) -> int:
    plumb = plumb_move(s)
    for place in range(n):
        if out[place] == plumb:
            return place
    return 0


@think
def policy(s: Any, seat: int, out: Any, n: int, choice: Any) -> int:
    """Aim plumb, take the best card; build anywhere."""
    if s.phase == AIMING:
        return plumb_place(s, out, n)
    if s.phase == TAKING or s.phase == CONSOLING:
        return best_card(s, seat, out, n)
    return uniform(choice, n)
