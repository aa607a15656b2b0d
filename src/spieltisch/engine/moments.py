"""Moments: where rules let the table be seen before they go on. Compiled code passes them by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spieltisch.engine.rule import rule


def moment(s: Any) -> None:
    """Here something has been decided: the table is to be seen like this before the rules go on."""
    if s.moments is not None:
        s.moments.append(s.copy())


@rule
def passed(s: Any) -> None:
    """A moment to compiled code: nothing at all."""


# What is told to whoever watches, and what compiled code has in its place.
UNWATCHED: dict[Callable[..., None], Callable[..., None]] = {moment: passed}
