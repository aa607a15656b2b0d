"""Wakes a room when something is due there, and has bots think whose turn has come."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from spieltisch.engine.showing.mistake import Mistake
from spieltisch.server.logs import log
from spieltisch.server.running.room import Room
from spieltisch.server.running.thinking import LEAST, Thinkers
from spieltisch.table import schedule
from spieltisch.table.mistakes import NotNow
from spieltisch.table.schedule import BotTurn


class Wakeups:
    """One timer per room, set for whatever is due first."""

    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self._room = room
        self._thinkers = thinkers
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        room.changed = self.look

    def look(self) -> None:
        """See what is due when, and set the timer for it."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        now = time.monotonic()
        due = schedule.due(self._room.table, now)
        if due is not None:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, due - now), self._act)

    def close(self) -> None:
        """Stop, and let go of the room: what holds each other stays in memory until the garbage collector comes."""
        self._room.changed = lambda: None
        if self._timer:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()

    def _act(self) -> None:
        """Do what is due."""
        self._timer = None
        table, now = self._room.table, time.monotonic()
        if late := schedule.late(table, now):
            self._begin(self._hold(late))
        for turn in schedule.turns(table, now):
            self._begin(self._take(turn))
        self.look()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _hold(self, people: list[str]) -> None:
        with suppress(Mistake):
            await self._room.hold(people)

    async def _take(self, turn: BotTurn) -> None:
        """Let a bot choose, and make its move."""
        table = self._room.table
        try:
            move = await self._chosen(turn) if turn.move is None else turn.move
            if move is not None and schedule.in_same_hands(table, turn):
                await self._room.bot_move(turn, move)
            schedule.done(table, turn)
        except Exception as error:
            if not isinstance(error, NotNow):  # which everybody is told
                log.exception("a bot failed", extra={"of": {"game": table.kept.game}})
            schedule.failed(table, turn, time.monotonic())
        self.look()

    async def _chosen(self, turn: BotTurn) -> int | None:
        """What a bot chooses, in a thread, from what the seat may see; nothing while it cannot think yet."""
        table = self._room.table
        about = table.served, table.game, turn.level, turn.view, turn.seat
        if not self._thinkers.ready(table.game):
            return None
        if turn.wait is None:
            return await self._thinkers.choose(*about)
        at = time.monotonic() + turn.wait
        move = await self._thinkers.choose(*about, max(LEAST, turn.wait))
        await asyncio.sleep(at - time.monotonic())
        return move
