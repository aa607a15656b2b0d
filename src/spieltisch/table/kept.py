"""A table as it is kept: who sits where, what is played, how far it is. Names no game."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass, field, replace
from typing import Literal

from spieltisch.engine.driving.game import Value, game
from spieltisch.engine.driving.match import commitment
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import Phrase, say
from spieltisch.table.messages import Clock, Note, NoteKind, SeatInfo, TableInfo
from spieltisch.table.mistakes import NotYours, no_seat

_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")

Stage = Literal["lobby", "running", "over"]

MOST_NOTES = 100  # of comings and goings: the last ones are kept


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


@dataclass(frozen=True)
class KeptNote:
    """Somebody's coming or going after so many events of the match; `before`: whose place it was."""

    event: int
    what: NoteKind
    seats: list[int]
    name: str
    before: str = ""

    @property
    def text(self) -> Phrase:
        """It in words, by the names of that time."""
        name, before = self.name, self.before
        match self.what:
            case "away":
                return say("note-away", name=name)
            case "back":
                return say("note-back", name=name)
            case "left":
                return say("note-left", name=name)
            case "took":
                return say("note-took", name=name, before=before)


@dataclass
class KeptTable:
    """What is kept of a table. Changed on a copy, which is kept before it counts.

    `version` counts changes of the table and its seats, `events` the entries of the match's log: whoever holds a copy
    sees from the two whether it is old.
    """

    id: str
    game: str
    options: dict[str, Value]
    chairs: list[Chair]
    host: str
    public: bool = False
    watch: bool = True
    clock: Clock = field(default_factory=Clock)
    state: Stage = "lobby"
    match: str = ""
    rematch: str = ""
    asking: Asking | None = None
    clocks: list[int | None] = field(default_factory=list)
    origin: str = ""  # where the host is, sealed; kept as long as people are waited for
    removed: dict[str, str] = field(default_factory=dict)  # people the host has sent away, with their names
    leavers: dict[str, list[int]] = field(default_factory=dict)  # people who have left the match, and their seats
    notes: list[KeptNote] = field(default_factory=list)
    version: int = 1
    events: int = 0

    def copy(self) -> KeptTable:
        """Another table with the same content."""
        return replace(
            self,
            chairs=[replace(chair) for chair in self.chairs],
            clocks=list(self.clocks),
            removed=dict(self.removed),
            leavers=dict(self.leavers),
            notes=list(self.notes),
        )

    def note(self, what: NoteKind, seats: list[int], name: str, before: str = "") -> None:
        """Keep for everybody who came or went."""
        self.notes = [*self.notes, KeptNote(self.events, what, seats, name, before)][-MOST_NOTES:]

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

    def refuse_seat(self, person: str, seat: int) -> Mistake | None:
        """Why somebody may not sit down there; nothing if he may."""
        chair = self.chairs[seat]
        if person in self.removed:
            return NotYours(say("removed"))
        if chair.kind == "person" and chair.away:
            return Mistake(say("seat-held"))
        if chair.kind == "person" or self.state == "over":
            return no_seat()
        if chair.kind == "bot" and self.seats_of(person):
            return Mistake(say("have-seat"))
        if seat not in self.leavers.get(person, [seat]):
            return Mistake(say("another-seat"))
        return None

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
                self.refuse_seat(person, seat) is None,
            )
            for seat, (chair, clock) in enumerate(zip(self.chairs, clocks, strict=True))
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
            [Note(note.event, note.what, note.seats, note.text) for note in self.notes],
            list(self.removed.values()) if self.host == person else [],
            person in self.removed,
        )
