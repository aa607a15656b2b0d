"""A table in this process: its match, the lines to it, and who acts when.

The database is the truth. A room holds a copy that is changed only after the commit, so whatever a line is
told is kept. Several processes may have a room for the same table: who finds that another has written first
reloads and answers with the truth.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from spieltisch.engine.game import Game, game
from spieltisch.engine.match import Entry, Match, now
from spieltisch.engine.text import Mistake, Text
from spieltisch.server import serial, wishes
from spieltisch.server.analysis import in_words, tips
from spieltisch.server.clocks import Clocks, first_clocks
from spieltisch.server.errors import NotYours, no_table
from spieltisch.server.line import Line
from spieltisch.server.messages import (
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
from spieltisch.server.metrics import Metrics
from spieltisch.server.store import Conflict, Logged, Started, Store
from spieltisch.server.table import Asking, Table, fresh_id
from spieltisch.server.thinking import Thinkers

TRIES = 5  # how often a change is tried again after others have written first
REFUSALS = 200  # refused requests that are remembered
LONGEST_ID = 64


class House(Protocol):
    """What a room needs of the process it is in."""

    store: Store
    metrics: Metrics
    thinkers: Thinkers

    def publish(self, table: Table) -> None:
        """Tell other processes that a table has changed."""


class Room:
    """A table and the lines to it."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.match: Match | None = None
        self.clocks = Clocks(table.clock, [], [])
        self.present: set[str] = set()
        self.lines: set[Line] = set()
        self.changed: Callable[[], None] = lambda: None  # set by the steward
        self.idle_since = time.monotonic()
        self.received = 0.0  # when the request came that led to the last event
        self._lock = asyncio.Lock()
        self._requests: set[tuple[int, str]] = set()  # seats and ids whose moves have been made
        self._refused: OrderedDict[tuple[str, str], Answer] = OrderedDict()
        self._stamp = 0  # grows with everything that changes a view
        self._views: dict[int, View] = {}
        self._messages: dict[tuple[int, int], str] = {}
        self._log: dict[int, list[LogLine]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return game(self.table.game)

    # From and to the database.

    async def load(self) -> None:
        """Come up to date with the database."""
        async with self._lock:
            await self._load()

    async def _load(self) -> None:
        store, old = self.house.store, self.table
        table = await store.table(old.id)
        if table is None:
            for line in self.lines:
                line.close(1001)
            raise no_table()
        self.present = await store.present(table.id)
        if table.match and (self.match is None or self.match.events < table.events):
            await self._load_match(table)
        self._take(table)

    async def _load_match(self, table: Table) -> None:
        """Adopt the entries of the log that are not known here yet."""
        store = self.house.store
        if self.match is None:
            started = await store.started(table.match)
            assert started is not None
            played = game(table.game)
            if started.rules != played.version:
                raise Mistake(
                    f"Diese Partie folgt einer anderen Fassung der Regeln von {played.title.de} und ruht.",
                    f"This match follows another version of the rules of {played.title.en} and rests.",
                )
            self.match = Match(played, options=table.options, seed=started.seed, dealt=started.dealt)
        for logged in await store.log(table.match, self.match.events):
            self._adopt(logged)
        # An entry may have been written since the table was read.
        table.events = self.match.events
        self.clocks = Clocks.resumed(table.clock, table.clocks, self.match.actors, time.monotonic())

    def _adopt(self, logged: Logged) -> None:
        assert self.match is not None
        self.match.adopt(logged.entry, logged.record)
        if logged.request:
            self._requests.add((logged.entry.seat, logged.request))

    def _take(self, table: Table) -> None:
        """Let a table that is in the database be the one that is shown."""
        self.table = table
        self._tell()

    def _tell(self) -> None:
        """Let every line look for what is new."""
        self._stamp += 1
        self._views.clear()
        self._messages.clear()
        for line in self.lines:
            line.wake.set()
        self.changed()

    async def stale(self, version: int, events: int) -> None:
        """Reload if the database is ahead."""
        if (version, events) != (self.table.version, self.table.events):
            await self.load()

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
        for _ in range(TRIES):
            table = self.table.copy()
            wish(table)
            try:
                await self.house.store.change(table)
            except Conflict:
                await self._load()
                continue
            self._take(table)
            self.house.publish(table)
            return
        raise too_busy()

    async def start(self, person: str) -> None:
        """Deal and begin."""
        async with self._lock:
            for _ in range(TRIES):
                wishes.check_start(self.table, person)
                table, started = begun(self.table)
                try:
                    await self.house.store.change(table, started)
                except Conflict:
                    await self._load()
                    continue
                await self._load_match(table)
                self._take(table)
                self.house.publish(table)
                return
            raise too_busy()

    async def rematch(self, person: str) -> None:
        """Lay a new table for the same people, once; alone with bots it starts at once."""
        async with self._lock:
            for _ in range(TRIES):
                fresh = wishes.again(self.table, person)
                if self.table.rematch:
                    return
                table = self.table.copy()
                table.rematch = fresh.id
                try:
                    await self.house.store.change(table, rematch=fresh)
                except Conflict:
                    await self._load()
                    continue
                if len(fresh.people) == 1:
                    running, started = begun(fresh)
                    await self.house.store.change(running, started)
                self._take(table)
                self.house.publish(table)
                return
            raise too_busy()

    # Moves.

    async def move(self, person: str, wish: MakeMove) -> Answer:
        """Make a move, once. The same request again gets the same answer."""
        async with self._lock:
            key = person, wish.id
            for _ in range(TRIES):
                if (wish.seat, wish.id) in self._requests and wish.seat in self.table.seats_of(person):
                    return Answer(wish.id, True)
                if key in self._refused:
                    return self._refused[key]
                try:
                    match = self._playing(person, wish.seat, wish.id)
                    self._check_decision(match, wish)
                    if refusal := match.refuse(wish.seat, wish.move):
                        raise refusal
                    await self._enter(Entry(wish.seat, wish.move, at=now()), wish.id)
                except Conflict:
                    await self._load()
                except Mistake as mistake:
                    return self._refuse(key, mistake)
                else:
                    if self.table.chairs[wish.seat].away:
                        await self._change(lambda table: wishes.come_back(table, person))
                    return Answer(wish.id, True)
            return self._refuse(key, too_busy())

    def _playing(self, person: str, seat: int, id: str) -> Match:
        """The match, if this person may act for this seat."""
        if not 0 < len(id) <= LONGEST_ID:
            raise Mistake("Die Anfrage hat keine brauchbare Kennung.", "The request has no usable id.")
        if seat not in self.table.seats_of(person):
            raise NotYours("Auf diesem Platz sitzt du nicht.", "You do not sit there.")
        if self.match is None:
            raise Mistake("Die Partie hat noch nicht begonnen.", "The match has not begun yet.")
        if self.table.state == "over":
            raise Mistake("Das Spiel ist schon zu Ende.", "The game is over already.")
        return self.match

    def _check_decision(self, match: Match, wish: MakeMove) -> None:
        """An answer to an earlier question is none to the present one."""
        if wish.decision != match.decision(wish.seat):
            raise Mistake(
                "Diese Entscheidung ist schon gefallen: der Tisch hat sich inzwischen verändert.",
                "That decision has been made already: the table has changed since.",
            )

    def _refuse(self, key: tuple[str, str], mistake: Mistake) -> Answer:
        answer = Answer(key[1], False, mistake.text.named(self.table.names))
        self._refused[key] = answer
        if len(self._refused) > REFUSALS:
            self._refused.popitem(last=False)
        self.house.metrics.refused.inc()
        return answer

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

    async def why(self, person: str, wish: Why) -> Answer:
        """Why a move cannot be made now."""
        try:
            match = self._playing(person, wish.seat, wish.id)
        except Mistake as mistake:
            return Answer(wish.id, False, mistake.text)
        refusal = match.refuse(wish.seat, wish.move)
        said = refusal.text if refusal else Text("Dieser Zug ist erlaubt.", "This move is allowed.")
        return Answer(wish.id, True, said.named(self.table.names))

    # Hints.

    async def hint(self, person: str, wish: Hint) -> Tips:
        """What a strong bot would do. Only where nobody else at the table is a person: it would not be fair."""
        match = self._playing(person, wish.seat, wish.id)
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
        found = await tips(self.house.thinkers, match.game, match.view(wish.seat), wish.seat)
        return Tips(wish.id, event, in_words(found), found)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that takes a while beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Taking back.

    async def take_back(self, person: str, wish: TakeBack) -> Answer:
        """Take the last move back, or ask everybody whether it may be."""
        async with self._lock:
            if (wish.seat, wish.id) in self._requests:
                return Answer(wish.id, True)
            try:
                match = self._playing(person, wish.seat, wish.id)
                if not match.game.takeback:
                    raise Mistake("In diesem Spiel gilt jeder Zug.", "In this game every move stands.")
                if match.refuse_undo(wish.seat) is None:
                    await self._undo(match, wish.seat, wish.id)
                    return Answer(wish.id, True)
                if refusal := match.refuse_undo(wish.seat, consent=True):
                    raise refusal
                await self._ask(wish.seat, person, wish.id)
            except Conflict:
                await self._load()
                return Answer(wish.id, False, too_busy().text)
            except Mistake as mistake:
                return Answer(wish.id, False, mistake.text.named(self.table.names))
            return Answer(wish.id, True)

    async def _ask(self, seat: int, person: str, request: str) -> None:
        """Ask the others; bots, and people whose seats bots hold, agree."""
        events = self.table.events

        def ask(table: Table) -> None:
            if table.events != events:
                raise Mistake("Inzwischen hat jemand gezogen.", "Somebody has moved since.")
            table.asking = Asking(seat, events, [person])

        await self._change(ask)
        await self._undo_if_agreed(request)

    async def consent(self, person: str, wish: Consent) -> Answer:
        """Agree that a move is taken back, or not."""
        async with self._lock:
            asking = self.table.asking
            if asking is None or asking.events != self.table.events:
                said = Text("Es wird nichts mehr zurückgenommen.", "Nothing is to be taken back any more.")
                return Answer(wish.id, False, said)
            if not self.table.seats_of(person):
                return Answer(wish.id, False, Text("Du spielst hier nicht mit.", "You do not play here."))

            def reply(table: Table) -> None:
                if table.asking is None or not wish.yes:
                    table.asking = None
                else:
                    table.asking = Asking(asking.seat, asking.events, sorted({*table.asking.agreed, person}))

            try:
                await self._change(reply)
                await self._undo_if_agreed(None)
            except Conflict:
                await self._load()
            except Mistake as mistake:
                return Answer(wish.id, False, mistake.text)
            return Answer(wish.id, True)

    async def _undo_if_agreed(self, request: str | None) -> None:
        asking, match = self.table.asking, self.match
        if asking is None or match is None or asking.events != match.events:
            return
        asked = {chair.person for chair in self.table.chairs if not chair.played_by_bot}
        if asked <= set(asking.agreed):
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
        told = [serial.encoded(answer, self.table.names) for answer in line.answers]
        line.answers.clear()
        if not line.greeted:
            return told
        if line.news_stamp != self.table.version:
            line.news_stamp = self.table.version
            told.append(serial.encoded(TableNews(self.info(line.person))))
        seat = self.seat_shown(line.person)
        if self.match and line.view_stamp != self._stamp and (seat >= 0 or self.table.watch):
            told.append(self._message(seat, line.event))
            line.view_stamp, line.event = self._stamp, self.match.events
        return told

    def _message(self, seat: int, since: int) -> str:
        """The view of a seat with the log after an event, made once for all lines that need the same."""
        found = self._messages.get((seat, since))
        if found is None or self.table.clock.kind != "none":
            clocks = self.clocks.shown(time.monotonic())
            log = self._lines(seat)[since + 1 :]
            found = serial.with_log(self._view(seat), log, clocks, self.table.names)
            self._messages[seat, since] = found
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
            )
        return view

    def _preparing(self, match: Match) -> bool:
        """Whether everybody waits for a bot that cannot think yet."""
        bots = any(self.table.chairs[seat].played_by_bot for seat in match.actors)
        return bots and not self.house.thinkers.ready(match.game)

    def _undo_of(self, match: Match, seat: int) -> serial.Undo:
        """What taking back would mean for a seat."""
        if seat < 0 or self.table.state != "running" or not match.game.takeback:
            return "no"
        if match.refuse_undo(seat, consent=True):
            return "no"
        return "ask" if match.refuse_undo(seat) else "free"

    def _lines(self, seat: int) -> list[LogLine]:
        """The whole log as a seat may read it; what was worked out stays."""
        match = self.match
        assert match is not None
        log = self._log.setdefault(seat, [])
        for event in range(len(log), match.events + 1):
            by = match.log[event - 1].seat if event else -1
            log.append(serial.logged(event, by, match.story_of(event, seat)))
        return log


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
