"""The steward of a room: lets bots move, watches clocks, and has a bot hold the seat of who is away.

Where a game takes silence for an answer, the steward gives it after the same time for everybody.

A table at which nobody is present sleeps: bots do not play on alone.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from spieltisch.engine.text import Mistake
from spieltisch.server.logs import log
from spieltisch.server.running.room import Room
from spieltisch.server.running.thinking import LEAST, Thinkers
from spieltisch.server.settings import Settings
from spieltisch.table import lobby as wishes
from spieltisch.table.bot_seats import STAND_IN, pause_of, thought_of
from spieltisch.table.kept import Table
from spieltisch.table.mistakes import NotNow

PREPARING = 0.5  # seconds between two looks whether the game's bots can think already
IN_A_WINDOW = 1.5  # seconds after which bots answer where silence is an answer
AFTER_FAULT = 5.0  # seconds until a bot that failed is asked again


class Steward:
    """Acts for seats when their time has come. One timer per room, set for whatever is due first."""

    def __init__(self, room: Room, settings: Settings, thinkers: Thinkers) -> None:
        self._room = room
        self._thinkers = thinkers
        self._grace = settings.grace
        self._pause = settings.pause
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._gone: dict[str, float] = {}  # since when people are away
        self._due: dict[tuple[int, int], float] = {}  # seat and decision to when its bot moves
        self._thinking: set[tuple[int, int]] = set()
        room.changed = self.look

    def look(self) -> None:
        """See what is due when, and set the timer for it."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        times = self._times()
        if times:
            delay = max(0.0, min(times) - time.monotonic())
            self._timer = asyncio.get_running_loop().call_later(delay, self._act)

    def close(self) -> None:
        """Stop, and let go of the room: what holds each other stays in memory until the garbage collector comes."""
        self._room.changed = lambda: None
        if self._timer:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()

    def _awake(self) -> bool:
        return bool(self._room.lines) and self._room.table.state == "running" and self._room.match is not None

    def _times(self) -> list[float]:
        if not self._awake():
            self._due.clear()
            self._gone.clear()
            return []
        return [*self._graces().values(), *self._moves().values()]

    def _graces(self) -> dict[str, float]:
        """Until when people who are away may come back before a bot holds their seat."""
        table, now = self._room.table, time.monotonic()
        away = {c.person for c in table.chairs if c.kind == "person" and not c.away} - self._room.present
        self._gone = {person: self._gone.get(person, now) for person in away}
        return {person: since + self._grace for person, since in self._gone.items()}

    def _moves(self) -> dict[tuple[int, int], float]:
        """When bots move, for themselves or for somebody whose time has run out."""
        match = self._room.match
        assert match is not None
        lapse = match.game.lapse
        due = {}
        for seat in match.actors:
            question = seat, match.decision(seat)
            if question in self._thinking:
                continue
            known = self._due.get(question)
            if self._room.table.chairs[seat].played_by_bot:
                due[question] = known or time.monotonic() + self._pause_of(seat)
            elif lapse and self._silence(seat) is not None:
                due[question] = known or time.monotonic() + lapse.seconds
            elif (deadline := self._room.clocks.deadline(seat)) is not None:
                due[question] = max(deadline, known or 0.0)
        self._due = due
        return due

    @property
    def _mode(self) -> str:
        return self._room.match.mode if self._room.match else ""

    def _level(self, seat: int) -> str:
        chair = self._room.table.chairs[seat]
        return chair.level if chair.kind == "bot" else STAND_IN

    def _pause_of(self, seat: int) -> float:
        """How long the bot of a seat waits before it moves."""
        if not self._thinkers.ready(self._room.game):
            return PREPARING
        if self._silence(seat) is not None:
            return 0.0
        return random.uniform(*self._pause or pause_of(self._room.game, self._level(seat), self._mode))

    def _silence(self, seat: int) -> int | None:
        """The move that is assumed if the seat does not answer; nothing if it is waited for."""
        match = self._room.match
        if match is None or match.game.lapse is None:
            return None
        move = match.game.lapse.move(match.view(seat), seat)
        return None if move < 0 else move

    def _act(self) -> None:
        """Do what is due."""
        self._timer = None
        if not self._awake():
            return
        now = time.monotonic()
        late = [person for person, until in self._graces().items() if until <= now]
        if late:
            self._begin(self._hold(late))
        for question, at in self._moves().items():
            if at <= now:
                self._thinking.add(question)
                self._begin(self._think(*question))
        self.look()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _hold(self, people: list[str]) -> None:
        """Let bots hold the seats of people who have not come back."""
        for person in people:
            self._gone[person] = time.monotonic()

        def hold(table: Table) -> None:
            for person in people:
                wishes.hold(table, person)

        with suppress(Mistake):
            await self._room.change(hold)

    async def _answer(self, seat: int, silence: int | None) -> int | None:
        """What a bot chooses; nothing while it cannot think yet.

        Where silence is an answer too, its time must not betray it: it is always the same. In a race thinking longer
        must not make a bot slower.
        """
        match = self._room.match
        assert match is not None
        if not self._thinkers.ready(match.game):
            return None
        level = self._level(seat)
        if silence is None and self._mode != "race":
            return await self._thinkers.choose(self._room.served, match.game, level, match.view(seat), seat)
        wait = IN_A_WINDOW if silence is not None else thought_of(match.game, level)
        wait = self._pause[1] if self._pause else wait
        at = time.monotonic() + wait
        view, served = match.view(seat), self._room.served
        move = await self._thinkers.choose(served, match.game, level, view, seat, max(LEAST, wait))
        await asyncio.sleep(at - time.monotonic())
        return move

    async def _think(self, seat: int, decision: int) -> None:
        """Let a bot choose in a thread, from what the seat may see, and make its move."""
        room = self._room
        match = room.match
        assert match is not None
        question = seat, decision
        bots, move = room.table.chairs[seat].played_by_bot, self._silence(seat)
        try:
            if move is None or bots:
                move = await self._answer(seat, move)
            # Whoever has sat down meanwhile moves himself.
            if move is not None and room.table.chairs[seat].played_by_bot == bots:
                await room.bot_move(seat, decision, move)
        except Exception as error:
            if not isinstance(error, NotNow):  # which everybody is told
                log.exception("a bot failed", extra={"of": {"game": room.table.game}})
            self._due[question] = time.monotonic() + AFTER_FAULT
        self._thinking.discard(question)
        self.look()
