"""A table by itself: kept in a dictionary, woken by hand, at a time that the test says."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from spieltisch.table import requests, schedule, seating, starting, steps, views
from spieltisch.table.kept import KeptTable
from spieltisch.table.listener import Listener
from spieltisch.table.live import LiveTable, Terms
from spieltisch.table.lobby import new_table
from spieltisch.table.messages import Answer, Clock, Consent, Hello, MakeMove, NewTable, TakeBack
from spieltisch.table.moves import bot_move
from spieltisch.table.storage import Change, Conflict, Found, Lookup, Steps, Storage, T


class Dictionary:
    """All that a table needs to be kept."""

    def __init__(self, *tables: KeptTable) -> None:
        self.found_by_id = {table.id: Found(table.copy(), None, [], set()) for table in tables}

    def keep(self, change: Change) -> None:
        """Keep a change, unless somebody was faster."""
        table, before = change.table, change.before
        there = self.found_by_id[table.id]
        if there.table.events != before.events:
            raise Conflict
        if not change.logged and there.table.version != before.version:
            raise Conflict
        log = [*there.log, change.logged] if change.logged else there.log
        self.found_by_id[table.id] = Found(table.copy(), change.started or there.started, log, set())
        if change.rematch:
            self.found_by_id[change.rematch.id] = Found(change.rematch.copy(), None, [], set())

    def found(self, table: str, since: int) -> Found | None:
        """A table, with the log after an event."""
        there = self.found_by_id.get(table)
        if there is None:
            return None
        started = there.started if since < 0 else None
        return replace(there, table=there.table.copy(), started=started, log=there.log[max(0, since) :])


class Page(Listener):
    """Somebody's page, with what it was sent last."""

    view: dict[str, Any]
    table: dict[str, Any]

    @property
    def turn(self) -> bool:
        """Whether its seat may move."""
        return self.view["seat"] in self.view["acting"]

    def first_move(self, id: str) -> MakeMove:
        """The request for the first move that the scene offers."""
        move = self.view["scene"]["ways"][0]["move"]
        return MakeMove(id, self.view["seat"], self.view["decision"], move)


class Evening:
    """Runs one table, without a loop, a thread or a socket."""

    def __init__(self, storage: Storage, id: str, terms: Terms) -> None:
        self.storage = storage
        self.now = 1000.0
        found = storage.found(id, -1)
        assert found is not None
        self.table = LiveTable(found, terms, self.now)
        self.pages: list[Page] = []
        self.table.listeners = self.pages

    def do(self, work: Steps[T]) -> T:
        """Take all steps of some work."""
        try:
            step = next(work)
            while True:
                try:
                    answer = self._kept(step)
                except Conflict as conflict:
                    step = work.throw(conflict)
                else:
                    step = work.send(answer)
        except StopIteration as done:
            value: T = done.value
            return value
        finally:
            self.tell()

    def _kept(self, step: Change | Lookup) -> Found | None:
        if isinstance(step, Lookup):
            return self.storage.found(step.table, step.since)
        self.storage.keep(step)
        return None

    def tell(self) -> None:
        """Let every page read what it has not read."""
        for page in self.pages:
            for message in map(json.loads, views.news(self.table, page, self.now)):
                if message["t"] == "view":
                    page.view = message
                elif message["t"] == "table":
                    page.table = message["table"]

    def come(self, person: str) -> Page:
        """Somebody opens the page."""
        page = Page(person)
        self.pages.append(page)
        self.change(lambda table: seating.come_back(table, person))
        views.greet(self.table, page, Hello())
        self.tell()
        return page

    def go(self, page: Page) -> None:
        """Somebody closes the page."""
        self.pages.remove(page)
        schedule.due(self.table, self.now)

    def change(self, wish: Callable[[KeptTable], None]) -> None:
        """Change the table."""
        self.do(steps.change(self.table, wish, self.now))

    def start(self, person: str) -> None:
        """Deal."""
        self.do(starting.start(self.table, person, self.now))

    def ask(self, person: str, request: MakeMove | TakeBack | Consent) -> Answer:
        """A request of somebody."""
        return self.do(requests.answer(self.table, person, request, self.now))

    def wake(self) -> bool:
        """Let the time pass until something is due, and let it happen; whether there was anything."""
        due = schedule.due(self.table, self.now)
        if due is None:
            return False
        self.now = max(self.now, due)
        if late := schedule.late(self.table, self.now):
            self.do(schedule.hold(self.table, late, self.now))
        for turn in schedule.turns(self.table, self.now):
            self.take(turn)
        return True

    def take(self, turn: schedule.BotTurn) -> None:
        """Let a bot move, anyhow."""
        match = self.table.match
        assert match is not None
        move = random.choice(match.referee.moves(turn.view, turn.seat)) if turn.move is None else turn.move
        self.do(bot_move(self.table, turn.seat, turn.decision, move, self.now))
        schedule.done(self.table, turn)


def laid(game: str, seats: int, clock: Clock | None = None) -> KeptTable:
    """A new table of Ann's."""
    return new_table(NewTable(game, seats, clock=clock or Clock()), "ann")
