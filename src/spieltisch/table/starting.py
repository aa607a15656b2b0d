"""The start of a match, and the table for another one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from spieltisch.engine.driving.game import game
from spieltisch.engine.driving.match import Match
from spieltisch.table.clocks import first_clocks
from spieltisch.table.kept import KeptTable, fresh_id
from spieltisch.table.live import LiveTable
from spieltisch.table.lobby import again, check_start
from spieltisch.table.steps import persistently
from spieltisch.table.storage import Change, Logged, Started, Steps


def begun(table: KeptTable, dealt: Match | None = None) -> Change:
    """The change by which a match begins at a full table: one that was dealt already, or a new one."""
    changed = table.copy()
    match = dealt or Match(game(table.game), len(table.chairs), table.options)
    changed.match, changed.state = fresh_id(), "running"
    changed.clocks = first_clocks(table.clock, [chair.kind == "bot" for chair in table.chairs])
    changed.version += 1
    started = Started(changed.match, table.id, match.game.version, match.seed, match.records[0])
    return Change(table, changed, started)


def start(table: LiveTable, person: str, now: float) -> Steps[None]:
    """Deal and begin."""

    def once() -> Steps[None]:
        check_start(table.kept, person)
        change = begun(table.kept)
        yield change
        assert change.started is not None
        table.begin(change.started, change.table, now)
        table.take(change.table, now)

    yield from persistently(table, once, now)


def rematch(table: LiveTable, person: str, now: float) -> Steps[None]:
    """Lay a new table for the same people, once; alone with bots it starts at once."""

    def once() -> Steps[None]:
        fresh = again(table.kept, person)
        if table.kept.rematch:
            return
        changed = table.kept.copy()
        changed.rematch = fresh.id
        changed.version += 1
        yield Change(table.kept, changed, rematch=fresh)
        if len(fresh.people) == 1:
            yield begun(fresh)
        table.take(changed, now)

    yield from persistently(table, once, now)


def entered(table: KeptTable, match: Match) -> Iterator[Change]:
    """The changes by which the entries of a match become those of a table at which it has begun."""
    for number, entry in enumerate(match.log, 1):
        changed = replace(table, events=number)
        if number == match.events and match.over:
            changed.state = "over"
        yield Change(table, changed, logged=Logged(entry, match.records[number], None))
        table = changed
