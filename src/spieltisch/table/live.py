"""A table at which people are: what is kept of it, its match, and what is known beside.

The state only; what can be done with it are the functions of `steps`, `requests`, `moves`, `takeback`, `starting`,
`schedule` and `views`. All of them are handed the time, in seconds of any clock that only runs forward.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from spieltisch.engine.driving.game import Game, game
from spieltisch.engine.driving.match import Match, now as date
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say
from spieltisch.table.clocks import Clocks
from spieltisch.table.kept import KeptTable
from spieltisch.table.listener import Listener
from spieltisch.table.messages import Answer, LogLine, View
from spieltisch.table.mistakes import NotYours
from spieltisch.table.storage import Found, Logged, Started


@dataclass(frozen=True)
class Terms:
    """What a table is told by whoever runs it. Times are in seconds."""

    grace: float = 30.0  # until a bot holds the seat of somebody who is away
    pause: tuple[float, float] | None = None  # how long bots seem to think; None: as people of their level
    can_think: Callable[[Game], bool] = lambda game: True  # whether a game's bots are ready; if not, they will be
    date: Callable[[], int] = date  # milliseconds since 1970, for the log


Question = tuple[int, int]  # a seat and the number of its decision


@dataclass
class Pending:
    """What is waited for: people who are away, and seats whose time comes."""

    gone: dict[str, float] = field(default_factory=dict)  # since when people are away
    due: dict[Question, float] = field(default_factory=dict)  # when a bot moves, or silence is an answer
    thinking: set[Question] = field(default_factory=set)  # what bots think about


@dataclass
class Shown:
    """What has been worked out of the table as it is; the log stays right."""

    views: dict[int, View] = field(default_factory=dict)  # by seat
    messages: dict[tuple[int, int, bool], str] = field(
        default_factory=dict
    )  # by seat, last event known, and who was there
    log: dict[int, dict[int, LogLine]] = field(default_factory=dict)  # by seat and event

    def clear(self) -> None:
        """The table has changed."""
        self.views.clear()
        self.messages.clear()


class LiveTable:
    """A copy of what is kept, changed only after that: whatever a listener is told is kept."""

    def __init__(self, found: Found, terms: Terms, now: float) -> None:
        self.terms = terms
        self.kept = found.table
        self.match: Match | None = None
        self.clocks = Clocks(found.table.clock, [], [])
        self.elsewhere: set[str] = set()  # people whom other processes tell of the table
        self.listeners: Collection[Listener] = ()
        self.stamp = 0  # grows with everything that changes a view
        self.made: set[tuple[int, str]] = set()  # seats and ids of requests whose moves have been made
        self.by_hand: set[int] = set()  # the events that somebody asked for: no bot's, and no silence
        self.answers: OrderedDict[tuple[str, str], Answer] = OrderedDict()  # person and id to the first answer
        self.pending = Pending()
        self.shown = Shown()
        self.bring(found, now)

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return game(self.kept.game)

    @property
    def here(self) -> set[str]:
        """The people who listen here."""
        return {listener.person for listener in self.listeners if listener.person}

    @property
    def present(self) -> set[str]:
        """The people who are there, here or elsewhere."""
        return self.elsewhere | self.here

    @property
    def served(self) -> list[str]:
        """The people for whom bots think here: who plays and is present, or else the host."""
        return [person for person in self.kept.people if person in self.present] or [self.kept.host]

    # From what is kept.

    def bring(self, found: Found, now: float) -> None:
        """Let what is kept be what is shown. Nothing is told before all of it is here."""
        table = found.table
        if found.started:
            self.begin(found.started, table, now)
        self.elsewhere = found.elsewhere
        for logged in found.log:
            self.adopt(logged)
        if self.match and found.log:
            # An entry may have been written since the table was read.
            table.events = self.match.events
            self._resume_clocks(table, now)
        self.take(table, now)

    def begin(self, started: Started, table: KeptTable, now: float) -> None:
        """The match after its deal."""
        played = game(table.game)
        if started.rules != played.version:
            raise Mistake(say("match-rests", game=played.title))
        self.match = Match(played, options=table.options, seed=started.seed, dealt=started.dealt)
        self._resume_clocks(table, now)

    def _resume_clocks(self, table: KeptTable, now: float) -> None:
        acting = self.match.actors if self.match else ()
        self.clocks = Clocks.resumed(table.clock, table.clocks, acting, now)

    def adopt(self, logged: Logged) -> None:
        """Let an entry of the log count that is kept."""
        assert self.match is not None
        self.match.adopt(logged.entry, logged.record)
        if logged.request:
            self.made.add((logged.entry.seat, logged.request))
            self.by_hand.add(self.match.events)

    def take(self, table: KeptTable, now: float) -> None:
        """Let a table that is kept be the one that is shown."""
        self.kept = table
        if self.match and table.clock.kind != "none":
            self.clocks = self.clocks.with_newcomers(table.clocks, self.match.actors, now)
        self.stamp += 1
        self.shown.clear()

    def rest(self) -> None:
        """Nobody looks: what was shown is worked out again when somebody comes."""
        self.shown = Shown()

    # What may be done.

    def playing(self, person: str, seat: int) -> Match:
        """The match, if this person may act for this seat."""
        if seat not in self.kept.seats_of(person):
            raise NotYours(say("not-your-seat"))
        if self.match is None:
            raise Mistake(say("not-begun"))
        return self.match

    def check_running(self) -> None:
        """Refuse what needs a match that goes on."""
        if self.kept.state == "over":
            raise Mistake(say("game-over"))
