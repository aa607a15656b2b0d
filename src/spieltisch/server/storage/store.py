"""Everything that is asked of the database, in the words of tables and matches."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, bindparam, delete, exists, func, insert, not_, or_, select, update
from sqlalchemy.exc import IntegrityError, InternalError, OperationalError
from sqlalchemy.sql.functions import count

from spieltisch.engine.driving.match import Entry
from spieltisch.engine.showing.phrase import say
from spieltisch.server.logs import log
from spieltisch.server.storage.rows import row_of, table_of
from spieltisch.server.storage.schema import (
    entries,
    matches,
    migrate,
    opened,
    people,
    presence,
    processes,
    seats,
    tables,
)
from spieltisch.server.storage.writer import Job, Writer
from spieltisch.table.kept import Chair, KeptTable
from spieltisch.table.mistakes import TooMany, not_kept, not_read
from spieltisch.table.names import apart
from spieltisch.table.storage import Change, Conflict, Found, Logged, Stand, Started

# A process that has not been heard of for so long is dead, and so are its sockets.
DEAD_AFTER = 15.0

# What a database says that is full, locked, not there or on its way to another machine.
FAILING = (OperationalError, InternalError)

# Reads are short and Python runs one thread at a time: more would only keep the loop waiting.
READERS = 2

FORGOTTEN = 86_400.0  # seconds after which a table where nothing happens is not expected to go on

LOBBY_FOR = 600.0  # seconds that a public table without anybody present is shown
LISTED = 100  # public tables
WATCHED = 24  # public matches
SHARED = 4  # so many people who show tables may share an address


class Store:
    """The database of one process."""

    def __init__(self, url: str, look: float, foreign: Callable[[], None], public: int = 0) -> None:
        """Open the database and bring it up to date. `foreign` hears, in another thread, of others' commits.

        One person shows at most `public` tables to everybody at once; 0: no limit.
        """
        self._public = public
        self.engine = opened(url)
        migrate(self.engine)
        self._reading = self.engine.execution_options(reading=True)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = Writer(self.engine, look, foreign)
        self._failing = False

    async def close(self, patience: float) -> None:
        """Finish writing and close. A database that does not answer is left as it is."""
        if await asyncio.to_thread(self._writer.close, patience):
            self._readers.shutdown()
            self.engine.dispose()
        else:
            log.warning("what was still to be written is given up")

    async def _read(self, question: Callable[[Connection], Any]) -> Any:
        def ask() -> Any:
            with self._reading.begin() as connection:
                return question(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, ask)
        except FAILING as error:
            self._fail(error)
            raise not_read() from None

    async def _write(self, key: str, job: Job) -> Any:
        try:
            done = await self._writer.write(key, job)
        except FAILING as error:
            self._fail(error)
            raise not_kept() from None
        if self._failing:
            self._failing = False
            log.warning("the database works again")
        return done

    def _fail(self, error: OperationalError | InternalError) -> None:
        """Tell the host, once: everybody who asks is told too."""
        if not self._failing:
            self._failing = True
            log.error("the database fails", extra={"of": {"why": str(error.orig)}})

    # People.

    async def name_of(self, person: str) -> str | None:
        """The name of a person, if known."""
        name: str | None = await self._read(lambda c: c.scalar(select(people.c.name).where(people.c.id == person)))
        return name

    async def name(self, person: str, name: str) -> list[str]:
        """Give a person a name, here and at the tables; returns their ids."""

        def job(c: Connection) -> list[str]:
            if not c.execute(update(people).where(people.c.id == person).values(name=name)).rowcount:
                c.execute(insert(people).values(id=person, name=name, created=time.time()))
            mine = select(seats.c.table_id).where(seats.c.person == person)
            theirs = list(c.scalars(select(tables.c.id).where(tables.c.id.in_(mine), tables.c.state != "over")))
            for id in theirs:
                others = [chair.name for chair in _chairs(c, id) if chair.person != person]
                here = seats.c.person == person, seats.c.table_id == id
                c.execute(update(seats).where(*here).values(name=apart(name, others)))
            c.execute(update(tables).where(tables.c.id.in_(theirs)).values(version=tables.c.version + 1))
            return theirs

        named: list[str] = await self._write(f"~{person}", job)
        return named

    # Tables.

    async def add(self, table: KeptTable, most: int = 0) -> None:
        """Keep a new table, if its host has fewer than so many; 0: no limit."""

        def job(c: Connection) -> bool:
            if most and _hosted(c, table.host) >= most:
                return False
            _check_public(c, table, self._public)
            _insert(c, table)
            return True

        if not await self._write(table.id, job):
            raise TooMany(say("too-many-tables", tables=most))

    async def found(self, id: str, process: str, events: int = -1) -> Found | None:
        """The table of that id with the log after so many events; for -1 also with the beginning of the match."""

        def question(c: Connection) -> Found | None:
            row = c.execute(select(tables).where(tables.c.id == id)).first()
            if row is None:
                return None
            table = table_of(row, _chairs(c, id))
            started = _started(c, table.match) if table.match and events < 0 else None
            log = _log(c, table.match, events) if table.match and events < table.events else []
            return Found(table, started, log, _elsewhere(c, [id], process).get(id, set()))

        found: Found | None = await self._read(question)
        return found

    async def keep(self, change: Change) -> None:
        """Keep a change of a table; `Conflict` if what was changed is old."""
        if change.logged:
            await self._append(change, change.logged)
        else:
            await self._change(change)

    async def _change(self, change: Change) -> None:
        table, before, start = change.table, change.before, change.started

        def job(c: Connection) -> None:
            here = tables.c.id == table.id, tables.c.version == before.version, tables.c.events == before.events
            row = row_of(table) | {"version": table.version, "touched": time.time()}
            if not c.scalar(select(tables.c.public).where(tables.c.id == table.id)):
                _check_public(c, table, self._public)
            if not c.execute(update(tables).where(*here).values(row)).rowcount:
                raise Conflict
            c.execute(delete(seats).where(seats.c.table_id == table.id))
            c.execute(insert(seats), _seat_rows(table))
            if start:
                row = {"id": start.id, "table_id": start.table, "rules": start.rules, "seed": start.seed}
                c.execute(insert(matches).values(row | {"dealt": start.dealt, "started": time.time()}))
            if change.rematch:
                _insert(c, change.rematch)

        await self._write(table.id, job)

    async def _append(self, change: Change, logged: Logged) -> None:
        """Write the next entry of a table's match, with what it changes at the table; people may come meanwhile."""
        table, entry = change.table, logged.entry

        def job(c: Connection) -> None:
            c.execute(
                insert(entries).values(
                    match_id=table.match,
                    number=table.events,
                    seat=entry.seat,
                    move=entry.move,
                    undone=entry.undone,
                    at=entry.at,
                    request=logged.request,
                    record=logged.record,
                )
            )
            row = {"events": table.events, "clocks": table.clocks, "asking": [], "touched": time.time()}
            if table.state == "over":
                row |= {"state": "over", "version": tables.c.version + 1}
            here = tables.c.id == table.id, tables.c.events == table.events - 1
            if not c.execute(update(tables).where(*here).values(row)).rowcount:
                raise Conflict

        try:
            await self._write(table.id, job)
        except IntegrityError:
            raise Conflict from None

    async def public(self) -> list[KeptTable]:
        """The public tables that wait for players: the newest of every host first, then their second newest."""

        return await self._listed(_in_turns(_shown(), LISTED))

    async def watched(self) -> list[KeptTable]:
        """The public matches that run, with spectators welcome and somebody there; hosts take turns too."""
        return await self._listed(_in_turns(_played(), WATCHED))

    async def _listed(self, wanted: Any) -> list[KeptTable]:
        def question(c: Connection) -> list[KeptTable]:
            return [table_of(row, _chairs(c, row.id)) for row in c.execute(wanted).all()]

        found: list[KeptTable] = await self._read(question)
        return found

    async def stands(self, ids: Sequence[str], process: str) -> dict[str, Stand]:
        """How far every table of those is."""

        def question(c: Connection) -> dict[str, Stand]:
            wanted = select(tables.c.id, tables.c.version, tables.c.events)
            found = {}
            for some in _parts(ids):
                people = _elsewhere(c, some, process)
                for row in c.execute(wanted.where(tables.c.id.in_(some))):
                    found[row.id] = Stand(row.version, row.events, people.get(row.id, set()))
            return found

        stands: dict[str, Stand] = await self._read(question)
        return stands

    async def sweep(self) -> None:
        """Forget tables in the lobby at which nothing has happened for a day and nobody is."""

        def job(c: Connection) -> None:
            old = tables.c.touched < time.time() - FORGOTTEN
            c.execute(delete(tables).where(tables.c.state == "lobby", old, not_(_visited())))

        await self._write("~sweep", job)

    # Matches.

    async def started(self, match: str) -> Started | None:
        """The beginning of the match of that id."""

        found: Started | None = await self._read(lambda c: _started(c, match))
        return found

    # Who is there.

    async def beat(self, process: str) -> bool:
        """Tell that a process is alive, and bury the dead; whether it had been buried itself."""

        def job(c: Connection) -> bool:
            new = _alive(c, process)
            c.execute(delete(processes).where(processes.c.seen < time.time() - DEAD_AFTER))
            return new

        buried: bool = await self._write("~beat", job)
        return buried

    async def quit(self, process: str) -> None:
        """Tell that a process ends."""
        await self._write("~beat", lambda c: c.execute(delete(processes).where(processes.c.id == process)))

    async def note(self, process: str, changes: Mapping[tuple[str, str], bool]) -> None:
        """Tables and people: whether the person has a socket there in this process now."""
        rows = [{"t": table, "p": person} for table, person in changes]

        def job(c: Connection) -> None:
            _alive(c, process)
            mine = presence.c.process == process
            one = presence.c.table_id == bindparam("t"), presence.c.person == bindparam("p")
            c.execute(delete(presence).where(mine, *one), rows)
            known: set[str] = set()
            for some in _parts([table for table, _ in changes]):
                known.update(c.scalars(select(tables.c.id).where(tables.c.id.in_(some))))
            there = [key for key, here in changes.items() if here and key[0] in known]
            if there:
                c.execute(insert(presence), [{"table_id": t, "person": p, "process": process} for t, p in there])

        await self._write("~beat", job)


def _parts(ids: Sequence[str]) -> list[Sequence[str]]:
    """So many at a time that a database takes them all in one question."""
    return [ids[start : start + 500] for start in range(0, len(ids), 500)]


def _living() -> Any:
    return select(processes.c.id).where(processes.c.seen > time.time() - DEAD_AFTER)


def _visited() -> Any:
    return exists().where(presence.c.table_id == tables.c.id, presence.c.process.in_(_living()))


def _elsewhere(c: Connection, ids: Sequence[str], process: str) -> dict[str, set[str]]:
    """The people with a socket at those tables in other processes that are alive."""
    there = presence.c.table_id.in_(ids), presence.c.process != process, presence.c.process.in_(_living())
    people: dict[str, set[str]] = {}
    for row in c.execute(select(presence.c.table_id, presence.c.person).where(*there)):
        people.setdefault(row.table_id, set()).add(row.person)
    return people


def _hosted(c: Connection, person: str) -> int:
    """How many tables somebody hosts at which something has happened lately and the match is not over."""
    lately = tables.c.touched > time.time() - FORGOTTEN
    mine = tables.c.host == person, tables.c.state != "over", lately
    return c.scalar(select(count()).select_from(tables).where(*mine)) or 0


def _shown() -> Any:
    """The public tables that everybody is shown."""
    return tables.c.state == "lobby", tables.c.public, or_(_visited(), _recent())


def _played() -> Any:
    """The public matches that everybody may watch."""
    return tables.c.state == "running", tables.c.public, tables.c.watch, _visited()


def _in_turns(listed: Any, most: int) -> Any:
    """So many of the tables that are listed. Addresses take turns, and at an address hosts: nobody fills the list."""
    newest = tables.c.touched.desc()
    by_host = func.row_number().over(partition_by=tables.c.host, order_by=newest)
    hosts = select(tables.c.id, tables.c.origin, tables.c.touched, by_host.label("turn")).where(*listed).subquery()
    order = hosts.c.turn, hosts.c.touched.desc()
    by_address = func.row_number().over(partition_by=hosts.c.origin, order_by=order)
    turns = select(hosts.c.id, by_address.label("turn")).subquery()
    return select(tables).join(turns, turns.c.id == tables.c.id).order_by(turns.c.turn, newest).limit(most)


def _check_public(c: Connection, table: KeptTable, most: int) -> None:
    """Refuse to show one more table of this host, or of this address, if there are enough."""
    if not (most and table.public and table.state == "lobby"):
        return

    def others(whose: Any) -> int:
        counted = select(count()).select_from(tables).where(*_shown(), whose, tables.c.id != table.id)
        return c.scalar(counted) or 0

    if others(tables.c.host == table.host) >= most:
        raise TooMany(say("too-many-public", tables=most))
    if table.origin and others(tables.c.origin == table.origin) >= SHARED * most:
        raise TooMany(say("too-many-shown"))


def _recent() -> Any:
    return tables.c.touched > time.time() - LOBBY_FOR


def _alive(c: Connection, process: str) -> bool:
    """Note that a process is alive; whether it was unknown."""
    at = time.time()
    known = c.execute(update(processes).where(processes.c.id == process).values(seen=at)).rowcount
    if not known:
        c.execute(insert(processes).values(id=process, seen=at))
    return not known


def _insert(c: Connection, table: KeptTable) -> None:
    row = {"id": table.id, "version": table.version, "events": table.events, "touched": time.time()}
    c.execute(insert(tables).values(row | row_of(table)))
    c.execute(insert(seats), _seat_rows(table))


def _seat_rows(table: KeptTable) -> list[dict[str, Any]]:
    return [{"table_id": table.id, "seat": seat} | vars(chair) for seat, chair in enumerate(table.chairs)]


def _started(c: Connection, match: str) -> Started | None:
    row = c.execute(select(matches).where(matches.c.id == match)).first()
    return Started(row.id, row.table_id, row.rules, row.seed, row.dealt) if row else None


def _log(c: Connection, match: str, since: int) -> list[Logged]:
    wanted = select(entries).where(entries.c.match_id == match, entries.c.number > since)
    return [
        Logged(Entry(row.seat, row.move, row.undone, row.at), row.record, row.request)
        for row in c.execute(wanted.order_by(entries.c.number))
    ]


def _chairs(c: Connection, table: str) -> list[Chair]:
    rows = c.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.seat))
    return [Chair(row.kind, row.person, row.name, row.level, row.away) for row in rows]
