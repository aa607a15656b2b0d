"""The contract's `hide` and `guess` for games in which everybody sees everything."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.kernel.rng import forget


def hide(s: Any, seat: int) -> None:
    """Only what chance will bring is unknown."""
    forget(s.rng)


def guess(s: Any, seat: int) -> None:
    """There is nothing to fill in."""
