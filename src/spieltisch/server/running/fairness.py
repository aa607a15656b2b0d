"""Fairness in one process: what takes long is done one piece at a time, and everybody else goes between."""

from __future__ import annotations

import asyncio
from types import TracebackType


class OneAtATime:
    """`async with long_work:` waits for the turn; afterwards all others may act before the next turn begins."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def __aenter__(self) -> None:
        await self._lock.acquire()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            await asyncio.sleep(0)
        finally:
            self._lock.release()
