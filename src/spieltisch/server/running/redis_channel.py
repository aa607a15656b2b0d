"""Tells the other processes of news through Redis, and hears theirs. Where it fails, it is tried again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from spieltisch.server.logs import log

CHANNEL = "spieltisch"
PATIENCE = 2.0  # seconds that Redis has for an answer
BEAT = 2.0  # seconds of silence after which a process says something to hear whether it arrives
AGAIN = 0.5  # seconds until a Redis that has failed is tried again
MOST = 1000  # news that wait; what is not told is found by looking

News = tuple[str, str, int, int]  # the process that tells, a table's id, its version and its events


class RedisChannel:
    """One process's end of the channel."""

    def __init__(self, url: str, heard: Callable[[News], Awaitable[None]]) -> None:
        """`heard` gets what any process has told, this one included."""
        never = Retry(NoBackoff(), 0)  # again by `keep`, which says so
        self._redis = Redis.from_url(
            url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE, retry=never, protocol=2
        )
        self._heard = heard
        self._untold: asyncio.Queue[News] = asyncio.Queue(MOST)
        self._failing = False
        self.works = False  # others hear at once what is told

    def tell(self, news: News) -> None:
        """Say something to all. It does not wait."""
        with suppress(asyncio.QueueFull):
            self._untold.put_nowait(news)

    async def keep(self) -> None:
        """Speak and listen, for ever."""
        while True:
            try:
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._listen())
                    both.create_task(self._speak())
            except* (RedisError, OSError) as failed:
                self._fail(failed.exceptions[0])
            await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        """Leave."""
        with suppress(RedisError, OSError):
            async with asyncio.timeout(PATIENCE):
                await self._redis.aclose()

    async def _speak(self) -> None:
        news: News | None = None
        while True:
            await self._redis.publish(CHANNEL, msgspec.json.encode(news))
            news = None
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    news = await self._untold.get()

    async def _listen(self) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            last = time.monotonic()
            while time.monotonic() < last + 2 * BEAT + PATIENCE:
                message = await channel.get_message(timeout=BEAT)
                if message is None:
                    continue
                last = time.monotonic()
                self._work()
                with suppress(msgspec.DecodeError):  # somebody else may use the same Redis
                    if news := msgspec.json.decode(message["data"], type=News | None):
                        await self._heard(news)
        raise TimeoutError("nothing arrives")

    def _work(self) -> None:
        if self._failing:
            log.warning("Redis works again")
        self.works, self._failing = True, False

    def _fail(self, error: Exception) -> None:
        if not self._failing:
            log.warning("Redis fails: processes look for news themselves meanwhile", extra={"of": {"why": str(error)}})
        self.works, self._failing = False, True
