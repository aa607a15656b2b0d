"""A match that is kept in a database: it comes back from snapshots without being replayed."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache

from spieltisch.engine.backend import INTERPRETED
from spieltisch.engine.game import Game, Value
from spieltisch.engine.match import Entry, Match, _Past, commitment, random_words
from spieltisch.engine.record import Record
from spieltisch.engine.referee import Referee
from spieltisch.engine.text import Mistake, Text, player


@cache
def referee_of(game: Game) -> Referee:
    """The referee that all tables of a game share."""
    return Referee(game, INTERPRETED)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class KeptMatch(Match):
    """A match whose next record can be worked out and stored before it comes to be."""

    def __init__(
        self, game: Game, options: dict[str, Value], seed: bytes, dealt: bytes, clock: Callable[[], int] = now
    ) -> None:
        """The match after the deal. `adopt` its entries to come to where it is."""
        self.game = game
        self.options = options
        self.referee = referee_of(game)
        self.seed = seed
        self.commitment = commitment(seed)
        self.log: list[Entry] = []
        self.records = [dealt]  # after the deal and after every entry
        self._clock = clock
        self._state = self._record(dealt)
        self._past: list[_Past] = []
        self._made = [0] * self._state.seats
        self._taken_back = 0

    @property
    def events(self) -> int:
        """The number of entries in the log."""
        return len(self.log)

    def decision(self, seat: int) -> int:
        """The number of the seat's next decision. It only grows: taking back asks everybody anew."""
        return self._made[seat] + self._taken_back if seat >= 0 else 0

    def refuse(self, seat: int, move: int) -> Mistake | None:
        """Why the seat may not make this move now; nothing if it may."""
        return self.referee.refuse(self._state, seat, move)

    def after(self, entry: Entry) -> Record:
        """The record after an entry that may come next. The match stays as it is."""
        if entry.undone:
            return self._record(self._past[-entry.undone].before)
        state = self._state.copy()
        for place, word in enumerate(random_words(self.seed, len(self.log) + 1)):
            state.rng[place] = word
        self.referee.play(state, entry.seat, entry.move)
        return state

    def adopt(self, entry: Entry, record: bytes) -> None:
        """Let an entry count that is in the database, with the record after it."""
        self.log.append(entry)
        if entry.undone:
            del self._past[-entry.undone :]
            self._taken_back += 1
        else:
            self._past.append(_Past(entry, self.records[-1], len(self.log)))
            self._made[entry.seat] += 1
        self.records.append(record)
        self._state = self._record(record)

    def enter(self, entry: Entry) -> None:
        """Carry an entry out."""
        self.adopt(entry, bytes(self.after(entry)))

    def undone_by(self, seat: int) -> int:
        """How many moves go back when the seat takes back its last one."""
        return next(back for back, past in enumerate(reversed(self._past), 1) if past.entry.seat == seat)

    def story_of(self, event: int, viewer: int) -> list[Text]:
        """The log lines of an event, taken back since or not, as a viewer may read them; 0 is the deal."""
        if event == 0:
            lines: list[Text] = self.game.words.opening(self.referee.view(self._record(self.records[0]), -1))
            return lines
        entry = self.log[event - 1]
        who = player(entry.seat)
        if entry.undone == 1:
            return [Text(f"{who} nimmt den Zug zurück.", f"{who} takes the move back.")]
        if entry.undone:
            return [Text(f"{who} nimmt {entry.undone} Züge zurück.", f"{who} takes {entry.undone} moves back.")]
        before, after = self._record(self.records[event - 1]), self._record(self.records[event])
        known = viewer == entry.seat or not self.referee.secret(before, entry.seat, entry.move)
        views = self.referee.view(before, viewer), self.referee.view(after, viewer)
        return self.game.words.story(*views, entry.seat, entry.move if known else -1, viewer)

    def event_of(self, ply: int) -> int:
        """The event that was the move of that number among those that count; 0 is the deal."""
        return self._past[ply - 1].number if ply else 0

    def seen_after(self, events: int, viewer: int) -> Record:
        """The record after so many events, as a viewer may see it."""
        return self.referee.view(self._record(self.records[events]), viewer)

    def _learned(self, past: _Past) -> bool:
        """As for every match, but quick where nothing is hidden from the seat: then only chance can teach."""
        before = self._record(past.before)
        seen = self.referee.view(before, past.entry.seat)
        for place in range(4):
            before.rng[place] = seen.rng[place] = 0
        if seen == before:
            return tuple(self._state.rng.tolist()) != random_words(self.seed, past.number)
        return super()._learned(past)


def dealt(game: Game, seats: int, options: dict[str, Value], seed: bytes) -> bytes:
    """The record of a new match after the deal."""
    return bytes(Match(game, seats, options, seed).state)
