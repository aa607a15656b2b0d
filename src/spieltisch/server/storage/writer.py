"""The one thread of a process that writes to the database. What comes at the same time shares a commit."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine

from spieltisch.server.logs import log

MOST_AT_ONCE = 100

Job = Callable[[Connection], Any]


@dataclass
class _Task:
    """A piece of writing, and who waits for it."""

    key: str
    job: Job
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None

    def tell(self) -> None:
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Writer:
    """Carries jobs out, each wholly or not at all, and answers after the commit.

    `foreign` is called, in the writer's thread, when another process may have written.
    """

    def __init__(self, engine: Engine, look: float, foreign: Callable[[], None]) -> None:
        self._engine = engine
        self._look = look
        self._foreign = foreign
        self._queue: SimpleQueue[_Task | None] = SimpleQueue()
        self._seen_version = -1
        # A database may keep it waiting for long: the process ends without it.
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, key: str, job: Job) -> Any:
        """Run a job in a transaction; jobs with the same key are about the same rows."""
        loop = asyncio.get_running_loop()
        task = _Task(key, job, loop, loop.create_future())
        self._queue.put(task)
        return await task.future

    def close(self, patience: float) -> bool:
        """Finish what is waiting and stop; whether that was done within so many seconds."""
        self._queue.put(None)
        self._thread.join(patience)
        return not self._thread.is_alive()

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while True:
                batch = self._gathered()
                last = None in batch
                tasks = [task for task in batch if task]
                if tasks:
                    self._carry_out(connection, tasks)
                if last:
                    return
                try:
                    self._look_around(connection)
                except Exception:
                    log.exception("could not look for what others wrote")

    def _gathered(self) -> list[_Task | None]:
        """The next task and all that wait behind it; nothing after a while without any."""
        batch: list[_Task | None] = []
        with suppress(Empty):
            batch.append(self._queue.get(timeout=self._look))
            while batch[-1] and len(batch) < MOST_AT_ONCE:
                batch.append(self._queue.get_nowait())
        return batch

    def _carry_out(self, connection: Connection, tasks: list[_Task]) -> None:
        # Every process takes rows in the same order, so that two cannot wait for each other.
        tasks.sort(key=lambda task: task.key)
        if not self._together(connection, tasks):
            for task in tasks:
                self._alone(connection, task)
        loops: dict[asyncio.AbstractEventLoop, list[_Task]] = {}
        for task in tasks:
            loops.setdefault(task.loop, []).append(task)
        for loop, theirs in loops.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_tell, theirs)

    def _together(self, connection: Connection, tasks: list[_Task]) -> bool:
        """All jobs in one transaction; if one fails, none is done."""
        try:
            with connection.begin():
                for task in tasks:
                    task.result = task.job(connection)
        except Exception:
            return False
        return True

    def _alone(self, connection: Connection, task: _Task) -> None:
        try:
            with connection.begin():
                task.result = task.job(connection)
        except Exception as error:
            task.error = error
            if connection.invalidated:
                connection.rollback()

    def _look_around(self, connection: Connection) -> None:
        """SQLite tells a connection whether others have committed; PostgreSQL is asked each time."""
        if connection.dialect.name != "sqlite":
            self._foreign()
            return
        raw: Any = connection.connection.dbapi_connection
        version = raw.execute("PRAGMA data_version").fetchone()[0]
        if version != self._seen_version:
            self._seen_version = version
            self._foreign()


def _tell(tasks: list[_Task]) -> None:
    for task in tasks:
        task.tell()
