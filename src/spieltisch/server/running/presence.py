"""Who has a socket at which table: told to other processes a moment later, all changes of that moment together."""

from __future__ import annotations

import asyncio
from itertools import islice

from spieltisch.engine.showing.mistake import Mistake
from spieltisch.server.logs import log
from spieltisch.server.storage.store import Store

MOMENT = 0.05  # seconds for which changes are gathered
MOST = 200  # changes that are written at once: moves wait behind them
AFTER_FAULT = 1.0  # seconds until what could not be written is tried again


class Presence:
    """The comings and goings that this process has still to write. Its own rooms know of them at once."""

    def __init__(self, store: Store, process: str) -> None:
        self._store = store
        self._process = process
        self._changes: dict[tuple[str, str], bool] = {}  # table and person to whether he is there
        self._any = asyncio.Event()

    def note(self, table: str, person: str, there: bool) -> None:
        """A person has come to a table, or has no socket there any more."""
        self._changes[table, person] = there
        self._any.set()

    async def keep(self) -> None:
        """Write, for ever."""
        while True:
            await self._any.wait()
            await asyncio.sleep(MOMENT)
            some = dict(islice(self._changes.items(), MOST))
            for key in some:
                del self._changes[key]
            try:
                await self._store.note(self._process, some)
            except Exception as error:
                if not isinstance(error, Mistake):
                    log.exception("could not write who is there")
                self._changes = some | self._changes
                await asyncio.sleep(AFTER_FAULT)
            if not self._changes:
                self._any.clear()
