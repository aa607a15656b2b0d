"""One server process: its database, its rooms, and how it hears of what other processes write."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say
from spieltisch.server.limits import Buckets
from spieltisch.server.logs import log
from spieltisch.server.metrics import Metrics
from spieltisch.server.running.analysis import Analyses
from spieltisch.server.running.checking import Checker
from spieltisch.server.running.fairness import OneAtATime
from spieltisch.server.running.presence import Presence
from spieltisch.server.running.room import Room
from spieltisch.server.running.table_socket import TableSocket
from spieltisch.server.running.thinking import Thinkers
from spieltisch.server.running.wakeups import Wakeups
from spieltisch.server.settings import Settings
from spieltisch.server.storage.privacy import private_folder
from spieltisch.server.storage.secret import secret_of
from spieltisch.server.storage.store import DEAD_AFTER, Store
from spieltisch.table.kept import KeptTable, fresh_id, is_id
from spieltisch.table.live import Terms
from spieltisch.table.mistakes import TooMany, no_table, not_kept
from spieltisch.table.storage import Stand

CREATING_BURST = 120.0  # seconds' worth of new guests and tables that may come at once
CHECKED = 1.0  # seconds for which it is known whether the database works
HEALTHY = 5.0  # seconds within which a database that works answers
CLOSING = 2.0  # seconds that the database has to take what is still to be written
IDLE = 60.0  # seconds until a room without sockets is given up
IDLE_AFTER_ALL = 10.0  # where the match is over


if TYPE_CHECKING:
    from spieltisch.server.running.redis_channel import News, RedisChannel


class Process:
    """Everything that one server process has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.redis: RedisChannel | None = None
        self.metrics = Metrics()
        self.id = fresh_id()
        self.thinkers = Thinkers(settings.threads)
        self.terms = Terms(settings.grace, settings.pause, lambda game: self.thinkers.ready(game))
        self.analyses = Analyses(self.thinkers)
        self.checker = Checker()
        self.rooms: dict[str, Room] = {}
        self._wakeups: dict[str, Wakeups] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._foreign = asyncio.Event()
        self._check: asyncio.Task[None] | None = None
        self._checked = 0.0
        self.long_work = OneAtATime()
        self._creations = Buckets(settings.creations / 60, CREATING_BURST)

    async def open(self) -> None:
        """Open the database and begin to listen."""
        private_folder(self.settings.data)
        self.secret = secret_of(self.settings.data, self.settings.secret)
        loop = asyncio.get_running_loop()

        def foreign() -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._foreign.set)

        chosen = self.settings
        self.store = await asyncio.to_thread(Store, chosen.url, chosen.look, foreign, chosen.public)
        self.presence = Presence(self.store, self.id)
        await self.store.beat(self.id)
        if self.settings.redis:
            from spieltisch.server.running.redis_channel import RedisChannel  # few need it, and it takes its time

            self.redis = RedisChannel(self.settings.redis, self._hear)
            self._tasks.append(asyncio.create_task(self.redis.keep()))
        for work in (self._watch(), self._tend(), self.presence.keep()):
            self._tasks.append(asyncio.create_task(work))

    async def close(self) -> None:
        """Stop listening, finish writing, close the database."""
        for task in self._tasks:
            task.cancel()
        for wakeups in self._wakeups.values():
            wakeups.close()
        self.analyses.close()
        self.thinkers.close()
        for room in self.rooms.values():
            for socket in room.sockets:
                socket.close(1001)
        patience = CLOSING
        try:
            async with asyncio.timeout(CLOSING):
                await self.store.quit(self.id)
        except Exception as error:
            log.warning("could not say goodbye to the database", extra={"of": {"why": type(error).__name__}})
            patience = 0.0
        await self.store.close(patience)
        if self.redis:
            await self.redis.close()

    # Rooms.

    async def room(self, id: str) -> Room:
        """The room for a table, loaded if it is not here yet."""
        if found := self.rooms.get(id):
            found.idle_since = time.monotonic()
            return found
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._open_room(id))
            self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _open_room(self, id: str) -> Room:
        found = await self.store.found(id, self.id) if is_id(id) else None
        if found is None:
            raise no_table()
        async with self.long_work:
            room = Room(self, found)
        self._wakeups[id] = Wakeups(room, self.thinkers)
        self.rooms[id] = room
        self.metrics.rooms.set(len(self.rooms))
        return room

    def publish(self, table: KeptTable) -> None:
        """Tell other processes that a table has changed."""
        if self.redis:
            self.redis.tell((self.id, table.id, table.version, table.events))

    def count_creation(self, address: str) -> None:
        """Somebody makes a guest or a table; too many from one address are refused."""
        if not self._creations.take(address):
            self.metrics.limited.inc()
            raise TooMany(say("too-many-new"))

    # Sockets.

    def enter(self, room: Room, socket: TableSocket) -> None:
        """A socket comes to a table."""
        if socket.person and socket.person not in room.table.here:
            self.presence.note(room.kept.id, socket.person, True)
        room.sockets.add(socket)
        self.metrics.sockets.inc()
        room.changed()

    def exit(self, room: Room, socket: TableSocket) -> None:
        """A socket has ended."""
        room.sockets.discard(socket)
        room.idle_since = time.monotonic()
        if not room.sockets:
            room.table.rest()
        self.metrics.sockets.dec()
        if socket.person and socket.person not in room.table.here:
            self.presence.note(room.kept.id, socket.person, False)
        room.changed()

    # Other processes.

    async def _hear(self, news: News) -> None:
        """Reload what others say they have changed."""
        teller, id, version, events = news
        if teller != self.id and (room := self.rooms.get(id)):
            await self._calmly(room.catch_up(Stand(version, events, room.table.elsewhere)))

    async def _watch(self) -> None:
        """Reload what others have written, whether they said so or not."""
        while True:
            await self._foreign.wait()
            self._foreign.clear()
            await self._calmly(self._compare())
            await asyncio.sleep(1.0 if self.redis and self.redis.works else self.settings.look)

    async def _compare(self) -> None:
        if not self.rooms:
            return
        for id, stand in (await self.store.stands(list(self.rooms), self.id)).items():
            if room := self.rooms.get(id):
                await self._calmly(room.catch_up(stand))

    async def _tend(self) -> None:
        """Tell that this process is alive, and give up rooms that nobody needs."""
        beats = 0
        while True:
            await asyncio.sleep(DEAD_AFTER / 3)
            await self._calmly(self._beat())
            await self._calmly(self._compare())  # the dead do not say that they go
            self._give_up_idle()
            if beats % 1000 == 0:
                await self._calmly(self.store.sweep())
            beats += 1

    async def _beat(self) -> None:
        if await self.store.beat(self.id):
            for room in self.rooms.values():
                for person in room.table.here:
                    self.presence.note(room.kept.id, person, True)

    async def check(self) -> None:
        """Whether the database can be read and written; found out again after a while, however often it is asked."""
        if self._check is None or self._checked < time.monotonic() - CHECKED:
            self._checked = time.monotonic()
            self._check = asyncio.create_task(self._beat())
            self._check.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may wait for it
        try:
            async with asyncio.timeout(HEALTHY):
                await asyncio.shield(self._check)
        except TimeoutError:
            raise not_kept() from None

    def _give_up_idle(self) -> None:
        now = time.monotonic()
        for id, room in list(self.rooms.items()):
            idle = IDLE_AFTER_ALL if room.kept.state == "over" else IDLE
            if not room.sockets and room.idle_since < now - idle:
                del self.rooms[id]
                self._wakeups.pop(id).close()
        self.metrics.rooms.set(len(self.rooms))

    async def _calmly(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that is tried again anyway; a fault is logged."""
        try:
            await work
        except Mistake:
            pass
        except Exception:
            log.exception("could not look at the database")
