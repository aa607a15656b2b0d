"""A table in this process: one thing at a time is done there, kept in the database, and told to everybody.

Several processes may have a room for the same table: who finds that another has written first reloads and answers
with the truth.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say
from spieltisch.server.metrics import Metrics
from spieltisch.server.running.analysis import in_words, tips
from spieltisch.server.running.table_socket import TableSocket
from spieltisch.server.running.thinking import Thinkers
from spieltisch.server.storage.store import Store
from spieltisch.table import moves, requests, schedule, starting, steps, views
from spieltisch.table.kept import KeptTable
from spieltisch.table.live import LiveTable, Terms
from spieltisch.table.messages import Answer, Hint, TableInfo, Tips
from spieltisch.table.schedule import BotTurn
from spieltisch.table.storage import Change, Found, Lookup, Stand, Steps, T


class Surroundings(Protocol):
    """What a room needs of the process it is in."""

    id: str
    store: Store
    metrics: Metrics
    thinkers: Thinkers
    terms: Terms

    def publish(self, table: KeptTable) -> None:
        """Tell other processes that a table has changed."""


class Room:
    """A table and the sockets to it."""

    def __init__(self, around: Surroundings, found: Found) -> None:
        self._around = around
        self.table = LiveTable(found, around.terms, time.monotonic())
        self.sockets: set[TableSocket] = set()
        self.table.listeners = self.sockets
        self.changed: Callable[[], None] = lambda: None  # set by who wakes the table
        self.idle_since = time.monotonic()
        self.received = 0.0  # when the request came that led to the last event
        self._told = self.table.stamp
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def kept(self) -> KeptTable:
        """What is kept of the table."""
        return self.table.kept

    # Doing something.

    async def _do(self, work: Callable[[float], Steps[T]]) -> T:
        """Take the steps of some work, one work at a time, and tell of what has changed after each."""
        async with self._lock:
            taken = work(time.monotonic())
            try:
                step = next(taken)
                while True:
                    try:
                        answer = await self._answer(step)
                    except Exception as error:
                        step = taken.throw(error)
                    else:
                        step = taken.send(answer)
                    self._tell()
            except StopIteration as end:
                done: T = end.value
                return done
            finally:
                self._tell()

    async def _answer(self, step: Change | Lookup) -> Found | None:
        """What the database says to a step."""
        store = self._around.store
        if isinstance(step, Lookup):
            found = await store.found(step.table, self._around.id, step.since)
            if found is None:
                for socket in self.sockets:
                    socket.close(1001)
            return found
        await store.keep(step)
        self._around.publish(step.table)
        if step.logged:
            self._around.metrics.moves.labels("person" if step.logged.request else "bot").inc()
        return None

    def _tell(self) -> None:
        """Let every socket look for what is new, if anything is."""
        if self._told != self.table.stamp:
            self._told = self.table.stamp
            for socket in self.sockets:
                socket.wake.set()
            self.changed()

    async def load(self) -> None:
        """Come up to date with the database."""
        await self._do(lambda now: steps.load(self.table, now))

    async def catch_up(self, stand: Stand) -> None:
        """Reload if the database is ahead; see who is there by other processes."""
        if (stand.version, stand.events) != (self.kept.version, self.kept.events):
            await self.load()
        elif self.table.elsewhere != stand.elsewhere:
            self.table.elsewhere = stand.elsewhere
            self.changed()

    async def change(self, wish: Callable[[KeptTable], None]) -> None:
        """Change the table as the wish says; tried anew when somebody else has changed it meanwhile."""
        await self._do(lambda now: steps.change(self.table, wish, now))

    async def start(self, person: str) -> None:
        """Deal and begin."""
        await self._do(lambda now: starting.start(self.table, person, now))

    async def rematch(self, person: str) -> None:
        """Lay a new table for the same people."""
        await self._do(lambda now: starting.rematch(self.table, person, now))

    async def answer(self, person: str, request: requests.TableRequest) -> Answer:
        """Carry a request out, once. The same request again gets the same answer."""
        answer = await self._do(lambda now: requests.answer(self.table, person, request, now))
        if not answer.ok:
            self._around.metrics.refused.inc()
        return answer

    async def hold(self, people: list[str]) -> None:
        """Let bots hold the seats of people who have not come back."""
        await self._do(lambda now: schedule.hold(self.table, people, now))

    async def bot_move(self, turn: BotTurn, move: int) -> None:
        """Make a bot's move, if the question it thought about is still open."""

        def made(now: float) -> Steps[None]:
            self.received = time.perf_counter()
            return moves.bot_move(self.table, turn.seat, turn.decision, move, now)

        await self._do(made)

    # Showing something.

    def info(self, person: str) -> TableInfo:
        """The table as a person sees it."""
        return views.info(self.table, person, time.monotonic())

    def news(self, socket: TableSocket) -> list[str]:
        """Everything a socket has not been told yet, in order."""
        return views.news(self.table, socket, time.monotonic())

    async def recall(self, socket: TableSocket) -> None:
        """Work out the log that a socket lacks; everybody else goes between."""
        for _ in views.recalled(self.table, socket):
            await asyncio.sleep(0)

    async def hint(self, person: str, wish: Hint) -> Tips:
        """What a strong bot would do."""
        match, thinkers = moves.check_hint(self.table, person, wish), self._around.thinkers
        if not thinkers.threads or not thinkers.ready(match.game):
            raise Mistake(say("bots-not-ready"))
        event = match.events
        found = await tips(thinkers, person, match.game, match.view(wish.seat), wish.seat)
        return Tips(wish.id, event, in_words(found, match.mode), found)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that takes a while beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
