"""A match: a game being played. Seed and log are the whole truth; the record is kept beside them.

Before every entry of the log the record's generator is set from HMAC-SHA256(seed, number of the entry), so
nobody can foresee a die, and whoever knows the seed afterwards can check them all. The seed's hash is
known from the start.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import struct
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from spieltisch.engine.backend import INTERPRETED
from spieltisch.engine.game import Game
from spieltisch.engine.record import Record
from spieltisch.engine.referee import Referee
from spieltisch.engine.text import Mistake, Text

SEED_BYTES = 32

# How many imagined tables must all look the same for a move to have taught its maker nothing.
IMAGINED = 8


class Move(NamedTuple):
    """A legal move and its name."""

    number: int
    label: Text


@dataclass(frozen=True)
class Entry:
    """One line of the log: a move, or the taking back of the last `undone` moves."""

    seat: int
    move: int = -1
    undone: int = 0
    at: int = 0  # milliseconds since 1970


class _Past(NamedTuple):
    """A move that counts, the record before it and its number in the log."""

    entry: Entry
    before: bytes
    number: int


def seed_bytes(seed: int | bytes | None) -> bytes:
    """A seed of 32 bytes: from a number (for tests and puzzles), given, or drawn from the system."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, int):
        return hashlib.sha256(f"spieltisch {seed}".encode()).digest()
    if len(seed) != SEED_BYTES:
        raise Mistake("Ein Startwert hat 32 Bytes.", "A seed has 32 bytes.")
    return seed


def commitment(seed: bytes) -> str:
    """The hash of a seed that is shown before the first move."""
    return hashlib.sha256(seed).hexdigest()


def random_words(seed: bytes, number: int) -> tuple[int, ...]:
    """The generator's four words for one entry of the log; 0 is the deal."""
    digest = hmac.new(seed, struct.pack(">Q", number), hashlib.sha256).digest()
    return struct.unpack(">4I", digest[:16])


def _now() -> int:
    return time.time_ns() // 1_000_000


class Match:
    """A game from the deal to the end, with its log."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | bytes | None = None,
        mode: str = INTERPRETED,
        clock: Callable[[], int] = _now,
    ) -> None:
        """Set up a new match. `seed` None means that the operating system draws it."""
        self.game = game
        self.options = game.chosen(options)
        self.referee = Referee(game, mode)
        self.seed = seed_bytes(seed)
        self.commitment = commitment(self.seed)
        self.log: list[Entry] = []
        self._clock = clock
        self._state = game.blank(seats, options)
        self._past: list[_Past] = []  # the moves that count
        self._shake()
        self.referee.deal(self._state)

    # What the table is like.

    @property
    def state(self) -> Record:
        """A copy of the true record. Show players `view`, never this."""
        return self._state.copy()

    @property
    def seats(self) -> int:
        """The number of players."""
        return self._state.seats

    @property
    def ply(self) -> int:
        """The number of moves that count."""
        return len(self._past)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may move now; none when the match is over."""
        return self.referee.actors(self._state)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return not self.actors

    @property
    def points(self) -> list[int]:
        """The points of every seat: final when over, else the running score."""
        return self.referee.points(self._state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners when the match is over; several share the win."""
        return self.referee.winners(self._state) if self.over else ()

    @property
    def history(self) -> list[Entry]:
        """The moves that count, in order."""
        return [past.entry for past in self._past]

    def moves(self, seat: int) -> list[Move]:
        """The legal moves of a seat with their names; none if it may not move now."""
        listed = self.referee.moves(self._state, seat)
        view = self.view(seat) if listed else None
        return [Move(number, self.game.words.label(view, seat, number)) for number in listed]

    def view(self, seat: int) -> Record:
        """The record as a seat may see it; -1 is a spectator."""
        return self.referee.view(self._state, seat)

    def prompt(self, seat: int) -> Text:
        """What a seat may do now."""
        return self.game.words.prompt(self.view(seat), seat)

    def picture(self, seat: int) -> list[Text]:
        """The table in lines of text, as a seat sees it."""
        return self.game.words.picture(self.view(seat), seat)

    # Playing.

    def play(self, seat: int, move: int) -> None:
        """Make a move. An illegal one is refused with the reason and changes nothing."""
        if refusal := self.referee.refuse(self._state, seat, move):
            raise refusal
        self.enter(Entry(seat, move, at=self._clock()))

    def opening(self) -> list[Text]:
        """The log lines of the deal."""
        dealt = self._record(self._past[0].before) if self._past else self._state
        lines: list[Text] = self.game.words.opening(self.referee.view(dealt, -1))
        return lines

    def story(self, viewer: int, ply: int = -1) -> list[Text]:
        """The log lines of a move (the last by default) as a viewer may read them."""
        at = range(len(self._past))[ply]
        seat, move = self._past[at].entry.seat, self._past[at].entry.move
        before = self._record(self._past[at].before)
        after = self._state if at == len(self._past) - 1 else self._record(self._past[at + 1].before)
        known = viewer == seat or not self.referee.secret(before, seat, move)
        views = self.referee.view(before, viewer), self.referee.view(after, viewer)
        return self.game.words.story(*views, seat, move if known else -1, viewer)

    def refuse_entry(self, entry: Entry) -> Mistake | None:
        """Why this entry cannot come next in the log; nothing if it can."""
        if not entry.undone:
            return self.referee.refuse(self._state, entry.seat, entry.move)
        if not 0 < entry.undone <= len(self._past):
            return Mistake("So viele Züge gibt es nicht zurückzunehmen.", "There are not so many moves to take back.")
        return None

    def enter(self, entry: Entry) -> None:
        """Carry an entry out that may come next, and write it into the log."""
        self.log.append(entry)
        if entry.undone:
            self._state = self._record(self._past[-entry.undone].before)
            del self._past[-entry.undone :]
        else:
            before = bytes(self._state)
            self._shake()
            self.referee.play(self._state, entry.seat, entry.move)
            self._past.append(_Past(entry, before, len(self.log)))

    def _shake(self) -> None:
        """Set the generator for the entry of the log just made (0: the deal)."""
        for i, word in enumerate(random_words(self.seed, len(self.log))):
            self._state.rng[i] = word

    def _record(self, data: bytes) -> Record:
        return self.game.state.of(data)

    # Taking back.

    def undo(self, seat: int, consent: bool = False) -> None:
        """Take the seat's last move back: alone while nothing was learned by it, else with everybody's consent."""
        if refusal := self.refuse_undo(seat, consent):
            raise refusal
        moves_back = next(i for i, past in enumerate(reversed(self._past), 1) if past.entry.seat == seat)
        self.enter(Entry(seat, undone=moves_back, at=self._clock()))

    def refuse_undo(self, seat: int, consent: bool = False) -> Mistake | None:
        """Why the seat may not take its last move back; nothing if it may."""
        if all(past.entry.seat != seat for past in self._past):
            return Mistake("Es gibt keinen Zug zum Zurücknehmen.", "There is no move to take back.")
        if consent:
            return None
        if not self.game.takeback:
            return Mistake("In diesem Spiel gilt jeder Zug.", "In this game every move stands.")
        if self._past[-1].entry.seat != seat:
            return Mistake(
                "Inzwischen hat jemand anderes gezogen: Zurücknehmen geht nur, wenn alle einverstanden sind.",
                "Somebody else has moved since: it can be taken back only if everybody agrees.",
            )
        if self._learned(self._past[-1]):
            return Mistake(
                "Durch den Zug wurde etwas bekannt: Zurücknehmen geht nur, wenn alle einverstanden sind.",
                "Something became known by the move: it can be taken back only if everybody agrees.",
            )
        return None

    def _learned(self, past: _Past) -> bool:
        """Whether the last move drew a random number or showed its maker something hidden.

        Nothing was shown if the move leads to the same view from every table that looked alike before it.
        """
        if tuple(self._state.rng.tolist()) != random_words(self.seed, past.number):
            return True
        seat, move = past.entry.seat, past.entry.move
        known = self.view(seat)
        before = self.referee.view(self._record(past.before), seat)
        for number in range(IMAGINED):
            other = self.referee.guess(before, seat, seed=self.ply, number=number)
            self.referee.play(other, seat, move)
            if self.referee.view(other, seat) != known:
                return True
        return False
