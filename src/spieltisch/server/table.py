"""A table as it is kept: who sits where, what is played, how far it is. Names no game, knows no socket."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from spieltisch.engine.game import Value, game
from spieltisch.engine.match import commitment
from spieltisch.server.messages import Clock, SeatInfo, TableInfo

_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")

State = Literal["lobby", "running", "over"]


def fresh_id() -> str:
    """An id nobody can guess: 128 random bits."""
    return secrets.token_urlsafe(16)


def is_id(id: str) -> bool:
    """Whether there may be something of that id; the database is not asked for anything else."""
    return _ID.fullmatch(id) is not None


@dataclass
class Chair:
    """A seat and who has it."""

    kind: Literal["open", "person", "bot"] = "open"
    person: str = ""
    name: str = ""
    level: str = ""
    away: bool = False

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot moves for this seat now."""
        return self.kind == "bot" or self.away


@dataclass
class Asking:
    """The wish of a seat to take back its last move as long as the log has `events` entries."""

    seat: int
    events: int
    agreed: list[str] = field(default_factory=list)  # people


@dataclass
class Table:
    """What the database holds about a table. Changed on a copy, which then is written."""

    id: str
    game: str
    options: dict[str, Value]
    chairs: list[Chair]
    host: str
    public: bool = False
    watch: bool = True
    clock: Clock = field(default_factory=Clock)
    state: State = "lobby"
    match: str = ""
    rematch: str = ""
    asking: Asking | None = None
    clocks: list[int | None] = field(default_factory=list)
    version: int = 1
    events: int = 0

    def copy(self) -> Table:
        """Another table with the same content."""
        return replace(self, chairs=[replace(chair) for chair in self.chairs], clocks=list(self.clocks))

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and chair.person == person]

    @property
    def people(self) -> list[str]:
        """Everybody who has a seat, once."""
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.kind == "person"))

    @property
    def names(self) -> list[str]:
        """The name for every seat."""
        return [chair.name for chair in self.chairs]

    def info(self, person: str, seed: bytes = b"", left: list[float | None] | None = None) -> TableInfo:
        """The table as a person may see it. Of the seed only its seal is shown."""
        clocks = left or [None] * len(self.chairs)
        seats = [
            SeatInfo(
                chair.kind,
                chair.name,
                chair.kind == "person" and chair.person == person,
                chair.kind == "person" and chair.person == self.host,
                chair.away,
                chair.level,
                clock,
            )
            for chair, clock in zip(self.chairs, clocks, strict=True)
        ]
        return TableInfo(
            self.id,
            self.game,
            game(self.game).mode_of(self.options),
            self.options,
            seats,
            self.state,
            self.public,
            self.watch,
            self.clock,
            self.host == person,
            commitment(seed) if seed else "",
            self.match,
            self.rematch,
        )


def row_of(table: Table) -> dict[str, Any]:
    """The columns of a table's row, but for those that count."""
    return {
        "game": table.game,
        "options": table.options,
        "public": table.public,
        "watch": table.watch,
        "clock": [table.clock.kind, table.clock.seconds, table.clock.increment],
        "host": table.host,
        "state": table.state,
        "match": table.match,
        "rematch": table.rematch,
        "asking": [table.asking.seat, table.asking.events, table.asking.agreed] if table.asking else [],
        "clocks": table.clocks,
    }


def table_of(row: Any, chairs: list[Chair]) -> Table:
    """The table of a row and its seats."""
    return Table(
        row.id,
        row.game,
        row.options,
        chairs,
        row.host,
        row.public,
        row.watch,
        Clock(*row.clock),
        row.state,
        row.match,
        row.rematch,
        Asking(*row.asking) if row.asking else None,
        row.clocks,
        row.version,
        row.events,
    )
