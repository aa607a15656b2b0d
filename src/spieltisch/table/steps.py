"""How a table changes: every change is kept before it counts, and tried again when somebody else was faster."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from spieltisch.engine.driving.match import Entry
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say
from spieltisch.table.kept import KeptTable
from spieltisch.table.live import LiveTable
from spieltisch.table.mistakes import no_table
from spieltisch.table.storage import Change, Conflict, Found, Logged, Lookup, Steps, T

TRIES = 5  # how often a change is tried again after others have written first


def load(table: LiveTable, now: float) -> Steps[None]:
    """Come up to date with what is kept."""
    found: Found | None = yield Lookup(table.kept.id, table.match.events if table.match else -1)
    if found is None:
        raise no_table()
    table.bring(found, now)


def persistently(table: LiveTable, work: Callable[[], Steps[T]], now: float) -> Steps[T]:
    """Do something; from the beginning when somebody else has written first."""
    for _ in range(TRIES):
        try:
            return (yield from work())
        except Conflict:
            yield from load(table, now)
        except Mistake as mistake:
            # How it came about is of no interest, and would keep the table in memory: it was made there.
            raise mistake.with_traceback(None) from None
    raise Mistake(say("too-much"))


def change(table: LiveTable, wish: Callable[[KeptTable], None], now: float) -> Steps[None]:
    """Change the table as the wish says."""

    def once() -> Steps[None]:
        changed = table.kept.copy()
        wish(changed)
        changed.version += 1
        yield Change(table.kept, changed)
        table.take(changed, now)

    yield from persistently(table, once, now)


def enter(table: LiveTable, entry: Entry, request: str | None, now: float) -> Steps[None]:
    """Write an entry that may come next, then let it count."""
    match = table.match
    assert match is not None
    record = match.after(entry)
    acting = match.referee.actors(record)
    clocks = table.clocks.moved(-1 if entry.undone else entry.seat, acting, now)
    # The seats stay as they are, and may be shared.
    changed = replace(table.kept, asking=None, clocks=clocks.left, events=match.events + 1)
    if not acting:
        changed.state = "over"
        changed.version += 1
    logged = Logged(entry, bytes(record), request)
    yield Change(table.kept, changed, logged=logged)
    table.adopt(logged)
    table.clocks = clocks
    table.take(changed, now)
