"""A table in this process: its match, the lines to it, and who acts when.

The database is the truth. A room holds a copy that is changed only after the commit, so whatever a line is
told is kept. Several processes may have a room for the same table: who finds that another has written first
reloads and answers with the truth.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol

from spieltisch.engine.game import Game, game
from spieltisch.engine.match import Entry, Match, now
from spieltisch.engine.scene import Scene
from spieltisch.engine.text import Mistake, Text
from spieltisch.server.metrics import Metrics
from spieltisch.server.running.analysis import in_words, tips
from spieltisch.server.running.listener import Line
from spieltisch.server.running.thinking import Thinkers
from spieltisch.server.storage.store import Conflict, Found, Logged, Stand, Started, Store
from spieltisch.table import lobby as wishes
from spieltisch.table import serial
from spieltisch.table.clocks import Clocks, first_clocks
from spieltisch.table.kept import Asking, Table, fresh_id
from spieltisch.table.messages import (
    Answer,
    Consent,
    Hint,
    LogLine,
    MakeMove,
    TableInfo,
    TableNews,
    TakeBack,
    Tips,
    View,
    Why,
)
from spieltisch.table.mistakes import NotFound, NotNow, NotYours, no_table, no_watching

TRIES = 5  # how often a change is tried again after others have written first
REMEMBERED = 200  # answers to requests
LONGEST_ID = 64
MOST_MOMENTS = 4  # that one view carries
A_LITTLE = 8  # events of a log that are worked out in one go


class House(Protocol):
    """What a room needs of the process it is in."""

    store: Store
    metrics: Metrics
    thinkers: Thinkers
    process: str

    def publish(self, table: Table) -> None:
        """Tell other processes that a table has changed."""


class Room:
    """A table and the lines to it."""

    def __init__(self, house: House, found: Found) -> None:
        self.house = house
        self.table = found.table
        self.match: Match | None = None
        self.clocks = Clocks(found.table.clock, [], [])
        self.elsewhere: set[str] = set()  # people whose sockets other processes have
        self.lines: set[Line] = set()
        self.changed: Callable[[], None] = lambda: None  # set by the steward
        self.idle_since = time.monotonic()
        self.received = 0.0  # when the request came that led to the last event
        self._lock = asyncio.Lock()
        self._requests: set[tuple[int, str]] = set()  # seats and ids whose moves have been made
        self._by_hand: set[int] = set()  # the events that somebody asked for: no bot's, and no silence
        self._answers: OrderedDict[tuple[str, str], Answer] = OrderedDict()  # person and id to the first answer
        self._stamp = 0  # grows with everything that changes a view
        self._views: dict[int, View] = {}
        self._messages: dict[tuple[int, int, bool], str] = {}
        self._log: dict[int, dict[int, LogLine]] = {}  # seat and event to the line
        self._tasks: set[asyncio.Task[None]] = set()
        self._bring(found)

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return game(self.table.game)

    @property
    def present(self) -> set[str]:
        """The people with a socket here, in any process that is alive."""
        return self.elsewhere | self.here

    @property
    def served(self) -> list[str]:
        """The people for whom bots think here: who plays and is present, or else the host."""
        return [person for person in self.table.people if person in self.present] or [self.table.host]

    @property
    def here(self) -> set[str]:
        """The people with a socket here in this process."""
        return {line.person for line in self.lines if line.person}

    # From and to the database.

    async def load(self) -> None:
        """Come up to date with the database."""
        async with self._lock:
            await self._load()

    async def _load(self) -> None:
        known = self.match.events if self.match else -1
        found = await self.house.store.found(self.table.id, self.house.process, known)
        if found is None:
            for line in self.lines:
                line.close(1001)
            raise no_table()
        self._bring(found)

    def _bring(self, found: Found) -> None:
        """Let what is in the database be what is shown. Nothing is told before all of it is here."""
        table = found.table
        if found.started:
            self._begin(found.started, table)
        self.elsewhere = found.elsewhere
        for logged in found.log:
            self._adopt(logged)
        if self.match and found.log:
            # An entry may have been written since the table was read.
            table.events = self.match.events
            self._resume_clocks(table)
        self._take(table)

    def _begin(self, started: Started, table: Table) -> None:
        """The match after its deal."""
        played = game(table.game)
        if started.rules != played.version:
            raise Mistake(
                f"Diese Partie folgt einer anderen Fassung der Regeln von {played.title.de} und ruht.",
                f"This match follows another version of the rules of {played.title.en} and rests.",
            )
        self.match = Match(played, options=table.options, seed=started.seed, dealt=started.dealt)
        self._resume_clocks(table)

    def _resume_clocks(self, table: Table) -> None:
        acting = self.match.actors if self.match else ()
        self.clocks = Clocks.resumed(table.clock, table.clocks, acting, time.monotonic())

    def _adopt(self, logged: Logged) -> None:
        assert self.match is not None
        self.match.adopt(logged.entry, logged.record)
        if logged.request:
            self._requests.add((logged.entry.seat, logged.request))
            self._by_hand.add(self.match.events)

    def _take(self, table: Table) -> None:
        """Let a table that is in the database be the one that is shown."""
        self.table = table
        if self.match:
            self.clocks = self.clocks.with_newcomers(table.clocks, self.match.actors, time.monotonic())
        self._tell()

    def _tell(self) -> None:
        """Let every line look for what is new."""
        self._stamp += 1
        self._views.clear()
        self._messages.clear()
        for line in self.lines:
            line.wake.set()
        self.changed()

    def rest(self) -> None:
        """Nobody looks: what was shown is worked out again when somebody comes."""
        self._views.clear()
        self._messages.clear()
        self._log.clear()

    async def catch_up(self, stand: Stand) -> None:
        """Reload if the database is ahead; see who is there by other processes."""
        if (stand.version, stand.events) != (self.table.version, self.table.events):
            await self.load()
        elif self.elsewhere != stand.elsewhere:
            self.elsewhere = stand.elsewhere
            self.changed()

    # The table.

    def info(self, person: str) -> TableInfo:
        """The table as a person sees it."""
        seed = self.match.seed if self.match else b""
        return self.table.info(person, seed, self.clocks.shown(time.monotonic()) or None)

    async def change(self, wish: Callable[[Table], None]) -> None:
        """Change the table as the wish says; tried anew when somebody else has changed it meanwhile."""
        async with self._lock:
            await self._change(wish)

    async def _change(self, wish: Callable[[Table], None]) -> None:
        async def once() -> None:
            table = self.table.copy()
            wish(table)
            await self.house.store.change(table)
            self._take(table)
            self.house.publish(table)

        await self._persist(once)

    async def start(self, person: str) -> None:
        """Deal and begin."""

        async def once() -> None:
            wishes.check_start(self.table, person)
            table, started = begun(self.table)
            await self.house.store.change(table, started)
            self._begin(started, table)
            self._take(table)
            self.house.publish(table)

        async with self._lock:
            await self._persist(once)

    async def rematch(self, person: str) -> None:
        """Lay a new table for the same people, once; alone with bots it starts at once."""

        async def once() -> None:
            fresh = wishes.again(self.table, person)
            if self.table.rematch:
                return
            table = self.table.copy()
            table.rematch = fresh.id
            await self.house.store.change(table, rematch=fresh)
            if len(fresh.people) == 1:
                await self.house.store.change(*begun(fresh))
            self._take(table)
            self.house.publish(table)

        async with self._lock:
            await self._persist(once)

    # Moves.

    async def move(self, person: str, wish: MakeMove) -> Answer:
        """Make a move, once. The same request again gets the same answer."""
        return await self._once(person, wish.id, lambda: self._move(person, wish))

    async def _once(self, person: str, id: str, work: Callable[[], Awaitable[None]]) -> Answer:
        """The answer to a request; the first one is repeated if it comes again."""
        if not 0 < len(id) <= LONGEST_ID or not id.isprintable():
            return Answer(id, False, Text("Die Anfrage hat keine brauchbare Kennung.", "The request has no usable id."))
        async with self._lock:
            if (person, id) in self._answers:
                return self._answers[person, id]
            try:
                await self._persist(work)
                answer = Answer(id, True)
            except NotNow:  # the same may be asked again
                raise
            except Mistake as mistake:
                answer = Answer(id, False, mistake.text)
                self.house.metrics.refused.inc()
            self._answers[person, id] = answer
            if len(self._answers) > REMEMBERED:
                self._answers.popitem(last=False)
            return answer

    async def _persist(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something; tried anew when somebody else has written first."""
        for _ in range(TRIES):
            try:
                await work()
            except Conflict:
                await self._load()
            else:
                return
        raise too_busy()

    async def _move(self, person: str, wish: MakeMove) -> None:
        match = self._playing(person, wish.seat)
        if (wish.seat, wish.id) in self._requests:
            return
        self._check_running()
        self._check_decision(match, wish)
        if refusal := match.refuse(wish.seat, wish.move):
            raise refusal
        await self._enter(Entry(wish.seat, wish.move, at=now()), wish.id)
        if self.table.chairs[wish.seat].away:
            with suppress(Mistake):  # the move is made in any case
                await self._change(lambda table: wishes.come_back(table, person))

    def _playing(self, person: str, seat: int) -> Match:
        """The match, if this person may act for this seat."""
        if seat not in self.table.seats_of(person):
            raise NotYours("Auf diesem Platz sitzt du nicht.", "You do not sit there.")
        if self.match is None:
            raise Mistake("Die Partie hat noch nicht begonnen.", "The match has not begun yet.")
        return self.match

    def _check_running(self) -> None:
        if self.table.state == "over":
            raise Mistake("Das Spiel ist schon zu Ende.", "The game is over already.")

    def _check_decision(self, match: Match, wish: MakeMove) -> None:
        """An answer to an earlier question is none to the present one."""
        if wish.decision != match.decision(wish.seat):
            raise Mistake(
                "Diese Entscheidung ist schon gefallen: der Tisch hat sich inzwischen verändert.",
                "That decision has been made already: the table has changed since.",
            )

    async def _enter(self, entry: Entry, request: str | None) -> None:
        """Write an entry that may come next, then let it count and tell of it."""
        match = self.match
        assert match is not None
        record = match.after(entry)
        acting = match.referee.actors(record)
        clocks = self.clocks.moved(-1 if entry.undone else entry.seat, acting, time.monotonic())
        table = self.table.copy()
        table.asking, table.clocks = None, clocks.left
        if not acting:
            table.state = "over"
        logged = Logged(entry, bytes(record), request)
        await self.house.store.append(table, match.events + 1, logged)
        self._adopt(logged)
        self.clocks = clocks
        self._take(table)
        self.house.publish(table)
        self.house.metrics.moves.labels("person" if request else "bot").inc()

    async def bot_move(self, seat: int, decision: int, move: int) -> None:
        """Make a bot's move, if the question it thought about is still open."""
        async with self._lock:
            match = self.match
            if match is None or self.table.state != "running" or match.decision(seat) != decision:
                return
            if match.refuse(seat, move):
                return
            self.received = time.perf_counter()
            try:
                await self._enter(Entry(seat, move, at=now()), None)
            except Conflict:
                await self._load()

    def why(self, person: str, wish: Why) -> Answer:
        """Why a move cannot be made now."""
        try:
            match = self._playing(person, wish.seat)
            self._check_running()
        except Mistake as mistake:
            return Answer(wish.id, False, mistake.text)
        refusal = match.refuse(wish.seat, wish.move)
        said = refusal.text if refusal else Text("Dieser Zug ist erlaubt.", "This move is allowed.")
        return Answer(wish.id, True, said)

    # Hints.

    async def hint(self, person: str, wish: Hint) -> Tips:
        """What a strong bot would do. Only where nobody else at the table is a person: it would not be fair."""
        match = self._playing(person, wish.seat)
        if self.table.people != [person]:
            raise Mistake(
                "Tipps gibt es nur, wenn alle anderen Computer sind.",
                "There are hints only when all the others are computers.",
            )
        if wish.seat not in match.actors:
            raise Mistake("Dieser Platz ist gerade nicht am Zug.", "That seat may not move now.")
        if not self.house.thinkers.threads or not self.house.thinkers.ready(match.game):
            raise Mistake(
                "Die starken Bots dieses Spiels werden noch vorbereitet: versuche es gleich noch einmal.",
                "The strong bots of this game are still being prepared: try again in a moment.",
            )
        event = match.events
        found = await tips(self.house.thinkers, person, match.game, match.view(wish.seat), wish.seat)
        return Tips(wish.id, event, in_words(found, match.mode), found)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that takes a while beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Taking back.

    async def take_back(self, person: str, wish: TakeBack) -> Answer:
        """Take the last move back, or ask everybody whether it may be."""
        return await self._once(person, wish.id, lambda: self._take_back(person, wish))

    async def _take_back(self, person: str, wish: TakeBack) -> None:
        match = self._playing(person, wish.seat)
        if (wish.seat, wish.id) in self._requests:
            return
        self._check_running()
        if not match.takeback:
            raise Mistake("In diesem Spiel gilt jeder Zug.", "In this game every move stands.")
        if not self._moved_by_hand(match, wish.seat):
            raise Mistake("Es gibt keinen Zug von dir zum Zurücknehmen.", "There is no move of yours to take back.")
        if match.refuse_undo(wish.seat) is None:
            await self._undo(match, wish.seat, wish.id)
        elif refusal := match.refuse_undo(wish.seat, consent=True):
            raise refusal
        else:
            await self._ask(wish.seat, person, wish.id)

    async def _ask(self, seat: int, person: str, request: str) -> None:
        """Ask everybody else who is a person; bots agree, but not for somebody who is away."""
        self._check_others_here(person)
        events = self.table.events

        def ask(table: Table) -> None:
            if table.events != events:
                raise Mistake("Inzwischen hat jemand gezogen.", "Somebody has moved since.")
            table.asking = Asking(seat, events, [person])

        await self._change(ask)
        await self._undo_if_agreed(request)

    def _check_others_here(self, person: str) -> None:
        away = list(dict.fromkeys(c.name for c in self.table.chairs if c.away and c.person != person))
        if away:
            who, one = ", ".join(away), len(away) == 1
            raise Mistake(
                f"{who} {'ist' if one else 'sind'} gerade weg: Zurücknehmen geht, wenn alle wieder da sind.",
                f"{who} {'is' if one else 'are'} away: it can be taken back when everybody is here again.",
            )

    async def consent(self, person: str, wish: Consent) -> Answer:
        """Agree that a move is taken back, or not."""
        return await self._once(person, wish.id, lambda: self._consent(person, wish))

    async def _consent(self, person: str, wish: Consent) -> None:
        if not self.table.seats_of(person):
            raise NotYours("Du spielst hier nicht mit.", "You do not play here.")

        def reply(table: Table) -> None:
            asking = table.asking
            if asking is None or not (asking.seat == wish.seat and asking.events == wish.event == table.events):
                raise Mistake("Es wird nichts mehr zurückgenommen.", "Nothing is to be taken back any more.")
            agreed = sorted({*asking.agreed, person})
            table.asking = Asking(asking.seat, asking.events, agreed) if wish.yes else None

        await self._change(reply)
        await self._undo_if_agreed(None)

    async def _undo_if_agreed(self, request: str | None) -> None:
        asking, match = self.table.asking, self.match
        if asking is None or match is None or asking.events != match.events:
            return
        if set(self.table.people) <= set(asking.agreed):
            await self._undo(match, asking.seat, request)

    async def _undo(self, match: Match, seat: int, request: str | None) -> None:
        entry = Entry(seat, undone=match.undone_by(seat), at=now())
        await self._enter(entry, request)

    # What a line is told.

    def seat_shown(self, person: str) -> int:
        """The seat whose view a person gets: of several the first that may move; -1 for a spectator."""
        mine = self.table.seats_of(person) if person else []
        if len(mine) > 1 and self.match:
            acting = self.match.actors
            return next((seat for seat in mine if seat in acting), mine[0])
        return mine[0] if mine else -1

    def news(self, line: Line) -> list[str]:
        """Everything a line has not been told yet, in order."""
        told = [serial.answered(answer, self.table.names) for answer in line.answers]
        line.answers.clear()
        if not line.greeted:
            return told
        if line.news_stamp != self.table.version:
            line.news_stamp = self.table.version
            told.append(serial.encoded(TableNews(self.info(line.person))))
        seat = self.seat_shown(line.person)
        if self.match and line.view_stamp != self._stamp and (seat >= 0 or self.table.watch):
            told.append(self._message(seat, line.event, line.view_stamp >= 0))
            line.view_stamp, line.event = self._stamp, self.match.events
        return told

    def _message(self, seat: int, since: int, there: bool) -> str:
        """The view of a seat with what came after an event, made once for all lines that need the same.

        Whoever was there sees the moments on the way; whoever comes sees the table as it is.
        """
        found = self._messages.get((seat, since, there))
        if found is None or self.table.clock.kind != "none":
            clocks = self.clocks.shown(time.monotonic())
            log = [self._line(seat, event) for event in self._unheard(since)]
            moments = self._moments(seat, since) if there else []
            found = serial.with_log(self._view(seat), log, clocks, self.table.names, moments)
            self._messages[seat, since, there] = found
        return found

    def _view(self, seat: int) -> View:
        match = self.match
        assert match is not None
        if (view := self._views.get(seat)) is None:
            asking = self.table.asking
            view = self._views[seat] = serial.seen(
                match.game,
                match.view(seat),
                seat,
                match.events,
                match.decision(seat),
                self._undo_of(match, seat),
                asking.seat if asking and asking.events == match.events else -1,
                self._preparing(match),
                match.acts(match.events, seat),
            )
        return view

    def _preparing(self, match: Match) -> bool:
        """Whether everybody waits for a bot that cannot think yet."""
        bots = any(self.table.chairs[seat].played_by_bot for seat in match.actors)
        return bots and not self.house.thinkers.ready(match.game)

    def _undo_of(self, match: Match, seat: int) -> serial.Undo:
        """What taking back would mean for a seat."""
        if seat < 0 or self.table.state != "running" or not match.takeback:
            return "no"
        if not self._moved_by_hand(match, seat) or match.refuse_undo(seat, consent=True):
            return "no"
        return "ask" if match.refuse_undo(seat) else "free"

    def _moved_by_hand(self, match: Match, seat: int) -> bool:
        """Whether the last move of a seat was made by whoever sits there, not by silence or by a bot in his place."""
        back = match.undone_by(seat)
        return back > 0 and match.event_of(match.ply - back + 1) in self._by_hand

    def past(self, person: str, event: int) -> str:
        """The table after an event, as it was to be seen from this person's seat."""
        match, seat = self.match, self.seat_shown(person)
        if match is None or not 0 <= event <= match.events:
            raise NotFound("So weit ist die Partie nicht.", "The match has not come that far.")
        if seat < 0 and not self.table.watch:
            raise no_watching()
        view = serial.seen(match.game, match.seen_after(event, seat), seat, event, 0, acts=match.acts(event, seat))
        view.log = [self._line(seat, event)]
        return serial.encoded(view, self.table.names)

    def _unheard(self, since: int) -> range:
        """The events after the last that a line was told of; -1: it has heard of none."""
        assert self.match is not None
        return range(since + 1, self.match.events + 1)

    def _line(self, seat: int, event: int) -> LogLine:
        """What a seat may read of an event, worked out once."""
        match = self.match
        assert match is not None
        lines = self._log.setdefault(seat, {})
        if event not in lines:
            by = match.log[event - 1].seat if event else -1
            lines[event] = serial.logged(event, by, match.story_of(event, seat))
        return lines[event]

    def _moments(self, seat: int, since: int) -> list[Scene]:
        """What a seat sees on the way from an event to the table as it is."""
        match = self.match
        assert match is not None
        views = [view for event in self._unheard(since) for view in match.moments(event, seat)]
        return serial.moments(match.game, views[-MOST_MOMENTS:], seat)

    async def recall(self, line: Line) -> None:
        """Work out the log that a line lacks, a little at a time: others must not wait for a long one."""
        if self.match is None or not line.greeted:
            return
        seat = self.seat_shown(line.person)
        for event in self._unheard(line.event):
            self._line(seat, event)
            if event % A_LITTLE == 0:
                await asyncio.sleep(0)


def begun(table: Table) -> tuple[Table, Started]:
    """A copy of a full table with a match dealt."""
    table = table.copy()
    match = Match(game(table.game), len(table.chairs), table.options)
    table.match, table.state = fresh_id(), "running"
    table.clocks = first_clocks(table.clock, [chair.kind == "bot" for chair in table.chairs])
    return table, Started(table.match, table.id, match.game.version, match.seed, match.records[0])


def too_busy() -> Mistake:
    """What is said when others were always faster."""
    return Mistake("Gerade kommt zu viel zugleich: versuche es noch einmal.", "Too much at once: try again.")
