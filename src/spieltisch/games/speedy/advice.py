"""Speedy, advice for bots: who is quick, wins."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.rng import uniform
from spieltisch.engine.rule import think
from spieltisch.games.speedy.rules import DRAW


@think
def policy(s: Any, seat: int, out: Any, n: int, choice: Any) -> int:
    """Draw at once; else any card that fits."""
    return n - 1 if out[n - 1] == DRAW else uniform(choice, n)
