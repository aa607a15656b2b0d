"""The server goes on when something it stands on fails for a while, and ends in time whatever state it is in."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.parts import SOON, Browser, Live, Process, two_at_a_table
from tests.server.small_redis import SmallRedis


@pytest.fixture
def redis() -> Iterator[SmallRedis]:
    small = SmallRedis()
    yield small
    small.stop()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Starts servers on one database; they are gone after the test."""
    started: list[Process] = []

    def start(**environment: str) -> Process:
        started.append(Process(tmp_path, **environment))
        return started[-1]

    yield start
    for process in started:
        process.child.kill()


def becomes(true: Callable[[], bool], within: float = SOON) -> bool:
    end = time.monotonic() + within
    while not true() and time.monotonic() < end:
        time.sleep(0.01)
    return true()


def play_one(lines: list[Live]) -> None:
    """Whoever may moves, and everybody sees it."""
    mover = next(line for line in lines if line.turn())
    assert mover.play()["ok"]
    for line in lines:
        line.until_event(mover.view["event"])


def test_a_redis_that_dies_is_used_again_when_it_is_back(server: Callable[..., Process], redis: SmallRedis) -> None:
    servers = [server(SPIELTISCH_REDIS=redis.url) for _ in range(2)]
    ann, bob, table = two_at_a_table(servers[0].url)
    lines = [ann.live(table), bob.at(servers[1].url).live(table)]
    for line in lines:
        line.until(lambda line=line: bool(line.view))  # type: ignore[misc]
    play_one(lines)
    redis.stop()
    play_one(lines)
    redis.start()
    assert becomes(lambda: len(redis.subscribed) == len(servers))
    redis.published.clear()
    play_one(lines)
    assert becomes(lambda: any(table.encode() in news for news in redis.published))
    redis.stop()
    for each in servers:
        code, logged = each.stop()
        assert code == 0
        assert logged.count("Redis fails") >= logged.count("Redis works again") == 1


def test_a_database_that_cannot_be_written_does_not_keep_the_server_from_ending(
    tmp_path: Path, server: Callable[..., Process]
) -> None:
    stuck = server()
    ann, bob, table = two_at_a_table(stuck.url)
    lines = [ann.live(table), bob.live(table)]
    for line in lines:
        line.until(lambda line=line: bool(line.view))  # type: ignore[misc]
    mover = next(line for line in lines if line.turn())
    held = sqlite3.connect(tmp_path / "spieltisch.db", isolation_level=None)
    held.execute("BEGIN IMMEDIATE")
    mover.send(id="never", **mover.first_move())
    try:
        code, logged = stuck.stop()
    finally:
        held.close()
    assert code == 0
    assert "given up" in logged


def test_compiling_does_not_keep_the_server_from_ending(tmp_path: Path, server: Callable[..., Process]) -> None:
    cache = tmp_path / "cache"
    busy = server(SPIELTISCH_CACHE=str(cache), SPIELTISCH_THINKERS="1")
    ann = Browser(busy.url)
    line = ann.live(ann.open(quick=True)["id"])
    line.until(lambda: bool(line.view))
    if line.turn():  # only a bot that is to move lets its code be compiled
        assert line.play()["ok"]
    assert becomes(lambda: bool(list(cache.rglob("lock"))), within=120)
    assert busy.stop() == (0, "")
