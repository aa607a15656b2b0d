"""One server process: its database, its rooms, and how it hears of what other processes write."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from spieltisch.engine.text import Mistake
from spieltisch.server.analysis import Analyses
from spieltisch.server.errors import no_table
from spieltisch.server.identity import secret_of
from spieltisch.server.line import Line
from spieltisch.server.logs import log
from spieltisch.server.metrics import Metrics
from spieltisch.server.room import Room
from spieltisch.server.settings import Settings
from spieltisch.server.steward import Steward
from spieltisch.server.store import DEAD_AFTER, Store
from spieltisch.server.table import Table, fresh_id
from spieltisch.server.thinking import Thinkers

CHANNEL = "tables"
IDLE = 60.0  # seconds until a room without lines is given up


def channels_of(settings: Settings) -> ChannelsPlugin:
    """How processes tell each other of news: in memory, or through Redis."""
    if not settings.redis:
        return ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    return ChannelsPlugin(RedisChannelsPubSubBackend(redis=Redis.from_url(settings.redis)), channels=[CHANNEL])


class House:
    """Everything that one process has."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.channels = channels
        self.metrics = Metrics()
        self.process = fresh_id()
        self.thinkers = Thinkers(settings.threads)
        self.analyses = Analyses(self.thinkers)
        self.rooms: dict[str, Room] = {}
        self._stewards: dict[str, Steward] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._foreign = asyncio.Event()

    async def open(self) -> None:
        """Open the database and begin to listen."""
        self.settings.data.mkdir(parents=True, exist_ok=True)
        self.secret = secret_of(self.settings.data, self.settings.secret)
        loop = asyncio.get_running_loop()

        def foreign() -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._foreign.set)

        self.store = await asyncio.to_thread(Store, self.settings.url, self.settings.look, foreign)
        await self.store.beat(self.process)
        for work in (self._listen(), self._watch(), self._tend()):
            self._tasks.append(asyncio.create_task(work))

    async def close(self) -> None:
        """Stop listening, finish writing, close the database."""
        for task in self._tasks:
            task.cancel()
        for steward in self._stewards.values():
            steward.close()
        self.analyses.close()
        self.thinkers.close()
        for room in self.rooms.values():
            for line in room.lines:
                line.close(1001)
        await self.store.quit(self.process)
        await asyncio.to_thread(self.store.close)

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
        table = await self.store.table(id) if len(id) <= 32 else None
        if table is None:
            raise no_table()
        room = Room(self, table)
        await room.load()
        self._stewards[id] = Steward(room, self.settings, self.thinkers)
        self.rooms[id] = room
        self.metrics.rooms.set(len(self.rooms))
        return room

    def publish(self, table: Table) -> None:
        """Tell other processes that a table has changed."""
        if self.settings.redis:
            self.channels.publish([table.id, table.version, table.events], CHANNEL)

    # Lines.

    async def enter(self, room: Room, line: Line) -> None:
        """A line comes to a table. Whoever has his seat held by a bot gets it back."""
        first = line.person and all(other.person != line.person for other in room.lines)
        room.lines.add(line)
        self.metrics.sockets.inc()
        if first:
            await self.store.come(room.table.id, line.person, self.process)
            await room.load()
        room.changed()

    async def exit(self, room: Room, line: Line) -> None:
        """A line has ended."""
        room.lines.discard(line)
        room.idle_since = time.monotonic()
        self.metrics.sockets.dec()
        if line.person and all(other.person != line.person for other in room.lines):
            await self.store.go(room.table.id, line.person, self.process)
            with suppress(Mistake):
                await room.load()
        room.changed()

    # Other processes.

    async def _listen(self) -> None:
        """Reload what others say they have changed."""
        async with self.channels.start_subscription(CHANNEL) as heard:
            async for message in heard.iter_events():
                id, version, events = msgspec.json.decode(message, type=tuple[str, int, int])
                if room := self.rooms.get(id):
                    await self._calmly(room.stale(version, events))

    async def _watch(self) -> None:
        """Reload what others have written, whether they said so or not."""
        while True:
            await self._foreign.wait()
            self._foreign.clear()
            await self._calmly(self._compare())
            await asyncio.sleep(1.0 if self.settings.redis else self.settings.look)

    async def _compare(self) -> None:
        if not self.rooms:
            return
        versions = await self.store.versions(list(self.rooms))
        for id, (version, events) in versions.items():
            if room := self.rooms.get(id):
                await self._calmly(room.stale(version, events))

    async def _tend(self) -> None:
        """Tell that this process is alive, and give up rooms that nobody needs."""
        beats = 0
        while True:
            await asyncio.sleep(DEAD_AFTER / 3)
            await self._calmly(self._beat())
            self._give_up_idle()
            if beats % 1000 == 0:
                await self._calmly(self.store.sweep())
            beats += 1

    async def _beat(self) -> None:
        if not await self.store.beat(self.process):
            return
        for room in list(self.rooms.values()):
            for person in {line.person for line in room.lines if line.person}:
                await self.store.come(room.table.id, person, self.process)

    def _give_up_idle(self) -> None:
        old = time.monotonic() - IDLE
        for id, room in list(self.rooms.items()):
            if not room.lines and room.idle_since < old:
                del self.rooms[id]
                self._stewards.pop(id).close()
        self.metrics.rooms.set(len(self.rooms))

    async def _calmly(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that is tried again anyway; a fault is logged."""
        try:
            await work
        except Mistake:
            pass
        except Exception:
            log.exception("could not look at the database")
