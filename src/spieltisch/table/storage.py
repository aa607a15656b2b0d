"""What a table asks of whoever keeps it. A database can do it, and so can a dictionary.

Whatever changes a table is a generator of steps: it hands out what shall be kept, and goes on, letting it count, when
it has been kept. If somebody else has written first, it is told by a `Conflict`, asks for what there is now and tries
again. So a table itself neither waits nor knows what it is kept in.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from spieltisch.engine.driving.match import Entry
from spieltisch.table.kept import KeptTable

T = TypeVar("T")


class Conflict(Exception):
    """Somebody else has written first: look again."""


@dataclass(frozen=True)
class Started:
    """What never changes about a match."""

    id: str
    table: str
    rules: int
    seed: bytes
    dealt: bytes


@dataclass(frozen=True)
class Logged:
    """An entry of the log as it is kept."""

    entry: Entry
    record: bytes
    request: str | None


@dataclass(frozen=True)
class Found:
    """A table with what was asked of its match, and the people who are there by other processes."""

    table: KeptTable
    started: Started | None
    log: list[Logged]
    elsewhere: set[str]


@dataclass(frozen=True)
class Stand:
    """How far a table is, and the people who are there by other processes."""

    version: int
    events: int
    elsewhere: set[str]


@dataclass(frozen=True)
class Change:
    """What is to be kept, all of it or nothing: a table as it shall be, and what begins or happens by it."""

    before: KeptTable  # the copy it was made from
    table: KeptTable
    started: Started | None = None
    rematch: KeptTable | None = None  # another table that is laid with it
    logged: Logged | None = None  # the next entry of the match's log


@dataclass(frozen=True)
class Lookup:
    """The wish to know what is kept of a table, with the log after so many events; for -1 with the beginning too."""

    table: str
    since: int


Steps = Generator[Change | Lookup, Any, T]


class Storage(Protocol):
    """Keeps tables for somebody who need not wait; the server's waits, but for that it is the same."""

    def keep(self, change: Change) -> None:
        """Keep a change. A `Conflict` if what was changed is old.

        An entry of the log needs as many events as before it, anything else the same version and events.
        """

    def found(self, table: str, since: int) -> Found | None:
        """What there is of a table, if anything."""
