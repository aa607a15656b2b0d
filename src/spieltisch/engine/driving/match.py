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
from typing import NamedTuple, cast

from spieltisch.engine.driving.backend import INTERPRETED
from spieltisch.engine.driving.game import Game, Mode, Value
from spieltisch.engine.driving.referee import Referee, referee_of
from spieltisch.engine.kernel.record import Record
from spieltisch.engine.kernel.telling import Event
from spieltisch.engine.showing.hearing import phrase_of
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import Phrase, Who, players, say
from spieltisch.engine.showing.scene import Act

SEED_BYTES = 32

# What was told with so many of the last moves is kept; of earlier ones it is found by playing them again.
RECENT = 8

# How many imagined tables must all look the same for a move to have taught its maker nothing.
IMAGINED = 8

# How many moves of a match can be taken back in all: what can be checked has an end.
MOST_TAKEN_BACK = 1000


class Move(NamedTuple):
    """A legal move and its name."""

    number: int
    label: Phrase


class Part(NamedTuple):
    """A part of an event as somebody sees it: the record at its end, and what happens until then."""

    view: Record
    acts: list[Act]


@dataclass(frozen=True)
class Entry:
    """One line of the log: a move, or the taking back of the last `undone` moves."""

    seat: int
    move: int = -1
    undone: int = 0
    at: int = 0  # milliseconds since 1970


def seed_bytes(seed: int | bytes | None) -> bytes:
    """A seed of 32 bytes: from a number (for tests and puzzles), given, or drawn from the system."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, int):
        return hashlib.sha256(f"spieltisch {seed}".encode()).digest()
    if len(seed) != SEED_BYTES:
        raise Mistake(say("seed-size", bytes=SEED_BYTES))
    return seed


def commitment(seed: bytes) -> str:
    """The hash of a seed that is shown before the first move."""
    return hashlib.sha256(seed).hexdigest()


def random_words(seed: bytes, number: int) -> tuple[int, ...]:
    """The generator's four words for one entry of the log; 0 is the deal."""
    digest = hmac.new(seed, struct.pack(">Q", number), hashlib.sha256).digest()
    return struct.unpack(">4I", digest[:16])


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Match:
    """A game from the deal to the end, with its log and the record after every entry of it."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | bytes | None = None,
        mode: str = INTERPRETED,
        clock: Callable[[], int] = now,
        dealt: bytes | None = None,
    ) -> None:
        """Set up a new match. `seed` None means that the operating system draws it.

        With the record after its deal a match that was kept begins again; `adopt` then brings it to where it was.
        """
        self.game = game
        # A kept match goes on as it was dealt, also if a kit is gone.
        self.options = cast(dict[str, Value], dict(options or {})) if dealt else game.chosen(options)
        self.referee = referee_of(game, mode)
        self.seed = seed_bytes(seed)
        self.commitment = commitment(self.seed)
        self.log: list[Entry] = []
        self._clock = clock
        # What was told with an entry of that number (0: the deal), and the records at its moments, where known.
        self._told: dict[tuple[int, Entry | None], list[Event | bytes]] = {}
        self._state = self._record(dealt) if dealt else self._dealt(seats)
        self.records = [bytes(self._state)]  # after the deal and after every entry
        self._counting: list[int] = []  # the numbers of the entries that are moves and count
        self._made = [0] * self.seats  # moves ever made by each seat
        self._taken_back = 0  # how often moves were taken back

    def _dealt(self, seats: int | None) -> Record:
        state = self.game.blank(seats, self.options)
        self._shake(state, 0)
        return self._watched(0, None, state, self.referee)

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
    def mode(self) -> Mode:
        """How it is played: in turns, together, as a race, or in common."""
        return self.game.mode_of(self.options)

    @property
    def takeback(self) -> bool:
        """Whether moves can be taken back at all: in a race every move stands."""
        return self.mode != Mode.RACE

    @property
    def ply(self) -> int:
        """The number of moves that count."""
        return len(self._counting)

    @property
    def events(self) -> int:
        """The number of entries in the log."""
        return len(self.log)

    @property
    def most_events(self) -> int:
        """No log is longer: all moves that count, those taken back, and as often the taking back."""
        return self.game.longest(self.seats, self.options) + 2 * MOST_TAKEN_BACK

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
    def standings(self) -> list[tuple[int, int]]:
        """What decides who is ahead of whom."""
        return self.referee.standings(self._state)

    @property
    def ranks(self) -> list[int]:
        """The place of every seat; who is level shares it."""
        return self.referee.ranks(self._state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners when the match is over; several share the win."""
        return self.referee.winners(self._state) if self.over else ()

    @property
    def history(self) -> list[Entry]:
        """The moves that count, in order."""
        return [self.log[number - 1] for number in self._counting]

    def decision(self, seat: int) -> int:
        """The number of the seat's next decision. It only grows: taking back asks everybody anew."""
        return self._made[seat] + self._taken_back if seat >= 0 else 0

    def moves(self, seat: int) -> list[Move]:
        """The legal moves of a seat with their names; none if it may not move now."""
        listed = self.referee.moves(self._state, seat)
        view = self.view(seat) if listed else None
        return [Move(number, self.game.words.label(view, seat, number)) for number in listed]

    def view(self, seat: int) -> Record:
        """The record as a seat may see it; -1 is a spectator."""
        return self.referee.view(self._state, seat)

    def prompt(self, seat: int) -> Phrase:
        """What a seat may do now."""
        return self.game.words.prompt(self.view(seat), seat)

    # Playing.

    def play(self, seat: int, move: int) -> None:
        """Make a move. An illegal one is refused with the reason and changes nothing."""
        if refusal := self.refuse(seat, move):
            raise refusal
        self.enter(Entry(seat, move, at=self._clock()))

    def refuse(self, seat: int, move: int) -> Mistake | None:
        """Why the seat may not make this move now; nothing if it may."""
        return self.referee.refuse(self._state, seat, move)

    def refuse_entry(self, entry: Entry) -> Mistake | None:
        """Why this entry cannot come next in the log; nothing if it can."""
        if not entry.undone:
            return self.refuse(entry.seat, entry.move)
        if self.over:
            return Mistake(say("ended-so"))
        if not 0 < entry.undone <= self.ply:
            return Mistake(say("not-so-many-back"))
        return self._refuse_more(entry.undone)

    def _refuse_more(self, moves_back: int) -> Mistake | None:
        """Why so many more moves may not be taken back; nothing if they may."""
        taken_back = self.events - self.ply - self._taken_back
        if taken_back + moves_back <= MOST_TAKEN_BACK:
            return None
        return Mistake(say("all-taken-back", moves=taken_back))

    def enter(self, entry: Entry) -> None:
        """Carry an entry out that may come next, and write it into the log."""
        self.adopt(entry, bytes(self.after(entry)))

    def after(self, entry: Entry) -> Record:
        """The record after an entry that may come next. The match stays as it is."""
        if entry.undone:
            return self._before(self._counting[-entry.undone])
        state = self._state.copy()
        self._shake(state, self.events + 1)
        return self._watched(self.events + 1, entry, state, self.referee)

    def _watched(self, number: int, entry: Entry | None, state: Record, referee: Referee) -> Record:
        """Carry a move (none: the deal) out on the record before it. What an interpreted one tells is kept."""
        state.told = []
        if entry:
            referee.play(state, entry.seat, entry.move)
        else:
            referee.deal(state)
        if referee.mode == INTERPRETED:
            self._told[number, entry] = [bytes(one) if isinstance(one, Record) else one for one in state.told]
            if len(self._told) > RECENT:
                del self._told[next(iter(self._told))]
        state.told = None
        return state

    def adopt(self, entry: Entry, record: bytes) -> None:
        """Write an entry into the log that leads to this record, without carrying it out."""
        self.log.append(entry)
        self.records.append(record)
        self._state = self._record(record)
        if entry.undone:
            del self._counting[-entry.undone :]
            self._taken_back += 1
        else:
            self._counting.append(self.events)
            self._made[entry.seat] += 1

    def _shake(self, state: Record, number: int) -> None:
        """Set the generator for an entry of the log (0: the deal)."""
        for place, word in enumerate(random_words(self.seed, number)):
            state.rng[place] = word

    def _record(self, data: bytes) -> Record:
        return self.game.state.of(data)

    def _before(self, event: int) -> Record:
        return self._record(self.records[event - 1])

    # Looking back. Events are the deal, 0, and the entries of the log from 1 on.

    def opening(self, viewer: int = -1) -> list[Phrase]:
        """The log lines of the deal."""
        return self.story_of(0, viewer)

    def story(self, viewer: int, ply: int = -1) -> list[Phrase]:
        """The log lines of a move that counts (the last by default) as a viewer may read them."""
        return self.story_of(self._counting[ply], viewer)

    def story_of(self, event: int, viewer: int) -> list[Phrase]:
        """The log lines of an event, taken back since or not, as a viewer may read them."""
        entry = self.log[event - 1] if event else None
        if entry and entry.undone:
            return [say("takes-back", who=Who(entry.seat), moves=entry.undone)]
        view, readings = self.seen_after(event, viewer), self.game.words.READINGS
        lines = [phrase_of(one, self.game.id, view, readings) for one in self.told(event, viewer)]
        return [*lines, *self._result(view)]

    def _result(self, view: Record) -> list[Phrase]:
        """Who has won, if it is over."""
        if self.referee.actors(view):
            return []
        winners = self.referee.winners(view)
        best = self.referee.points(view)[winners[0]] if winners else 0
        return [Phrase(f"{self.game.id}/result", {"winners": players(winners), "points": best})]

    def acts(self, event: int, viewer: int) -> list[Act]:
        """What a viewer sees happen with an event, in its order."""
        return [act for part in self.parts(event, viewer) for act in part.acts]

    def parts(self, event: int, viewer: int) -> list[Part]:
        """An event as a viewer sees it: up to each of its moments, and from the last of them to its end."""
        parts: list[Part] = []
        told: list[Event] = []
        before = self.seen_after(event - 1, viewer) if event else None
        for one in [*self._heard(event), self.records[event]]:
            if isinstance(one, bytes):
                view = self.referee.view(self._record(one), viewer)
                parts.append(Part(view, self.game.acts(before, view, told) if before else []))
                before, told = view, []
            elif one.is_for(viewer):
                told.append(one)
        return parts

    def told(self, event: int, viewer: int) -> list[Event]:
        """What a viewer is told with an event, in the order in which it happened."""
        return [one for one in self._heard(event) if isinstance(one, Event) and one.is_for(viewer)]

    def _heard(self, event: int) -> list[Event | bytes]:
        """What is told with an event, and the records at its moments."""
        entry = self.log[event - 1] if event else None
        if entry and entry.undone:
            return []
        if (event, entry) not in self._told:
            state = self._before(event) if entry else self.game.blank(self.seats, self.options)
            self._shake(state, event)
            self._watched(event, entry, state, referee_of(self.game))
        return self._told[event, entry]

    def secret(self, event: int, viewer: int) -> bool:
        """Whether an event was a move of which this viewer was told nothing, or not what its maker was told."""
        entry, heard = self.log[event - 1], self.told(event, viewer)
        if entry.undone or viewer == entry.seat:
            return False
        return not heard or heard != self.told(event, entry.seat)

    def event_of(self, ply: int) -> int:
        """The event that was the move of that number among those that count; 0 is the deal."""
        return self._counting[ply - 1] if ply else 0

    def seen_after(self, event: int, viewer: int) -> Record:
        """The record after an event, as a viewer may see it."""
        return self.referee.view(self._record(self.records[event]), viewer)

    # Taking back.

    def undo(self, seat: int, consent: bool = False) -> None:
        """Take the seat's last move back: alone while nothing was learned by it, else with everybody's consent."""
        if refusal := self.refuse_undo(seat, consent):
            raise refusal
        self.enter(Entry(seat, undone=self.undone_by(seat), at=self._clock()))

    def undone_by(self, seat: int) -> int:
        """How many moves go back when the seat takes back its last one; 0 if it has none."""
        last_first = enumerate(reversed(self._counting), 1)
        return next((back for back, number in last_first if self.log[number - 1].seat == seat), 0)

    def refuse_undo(self, seat: int, consent: bool = False) -> Mistake | None:
        """Why the seat may not take its last move back; nothing if it may."""
        if self.over:
            return Mistake(say("ended-so"))
        moves_back = self.undone_by(seat)
        if not moves_back:
            return Mistake(say("nothing-to-take-back"))
        if refusal := self._refuse_more(moves_back):
            return refusal
        if not self.takeback:
            return Mistake(say("every-move-stands"))
        if consent:
            return None
        if moves_back > 1:
            return Mistake(say("moved-since-agree"))
        if self._final():
            return Mistake(say("move-stands-agree"))
        if self._learned():
            return Mistake(say("known-agree"))
        return None

    def _final(self) -> bool:
        """Whether the last move stands by the rules of the game."""
        number, final = self._counting[-1], self.game.final
        entry = self.log[number - 1]
        return final is not None and final(self._before(number), self._state, entry.seat, entry.move)

    def _learned(self) -> bool:
        """Whether the last move drew a random number or showed anybody what its maker did not know.

        Nothing was shown if from every table that looked alike to the maker before it, the move leads to the same
        view for him and changes the others' views alike. What he shows of his own is his to show.
        """
        number = self._counting[-1]
        if tuple(self._state.rng.tolist()) != random_words(self.seed, number):
            return True
        seat, move = self.log[number - 1].seat, self.log[number - 1].move
        before = self.seen_after(number - 1, seat)
        if self.referee.certain(before, seat):
            return False
        known, news = self.view(seat), self._news(self._before(number), self._state, seat)
        for guess in range(IMAGINED):
            table = self.referee.guess(before, seat, seed=self.ply, number=guess)
            after = table.copy()
            self.referee.play(after, seat, move)
            if self.referee.view(after, seat) != known or self._news(table, after, seat) != news:
                return True
        return False

    def _news(self, before: Record, after: Record, mover: int) -> list[int]:
        """What changes in the views of everybody else, as the bits that are no longer the same."""

        def bits(record: Record, seat: int) -> int:
            return int.from_bytes(bytes(self.referee.view(record, seat)))

        return [bits(before, seat) ^ bits(after, seat) for seat in range(self.seats) if seat != mover]
