"""Somebody who sees a table: what he has been told, and what he has still to be told."""

from __future__ import annotations

from dataclasses import dataclass, field

from spieltisch.table.messages import Answer, Tips


@dataclass(eq=False)
class Listener:
    """One page at a table; a person may have several, and a spectator has no seat."""

    person: str
    greeted: bool = False  # has said hello
    event: int = -1  # the last event it has been told
    view_stamp: int = -1  # of the last view
    news_stamp: int = -1  # of the last news about the table
    answers: list[Answer | Tips] = field(default_factory=list)
