"""Several server processes on one database, SQLite or PostgreSQL, are one server."""

from __future__ import annotations

import concurrent.futures
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.parts import SOON, Browser, Process, two_at_a_table


def play_across(folder: Path, **environment: str) -> None:
    """A match between people at two processes, and both trying to write at once."""
    with concurrent.futures.ThreadPoolExecutor() as pool:  # both migrate at once
        one, two = pool.map(lambda _: Process(folder, **environment), range(2))
    try:
        ann, bob, table = two_at_a_table(one.url)
        here, there = ann.live(table), bob.at(two.url).live(table)
        lines = [here, there]
        for line in lines:
            line.until(lambda line=line: bool(line.view))  # type: ignore[misc]
        for event in range(1, 9):
            mover = next(line for line in lines if line.turn())
            assert mover.play()["ok"]
            for line in lines:
                line.until_event(event)
        compete(ann, bob, table, one.url, two.url)
    finally:
        one.kill()
        two.kill()


def compete(ann: Browser, bob: Browser, table: str, one: str, two: str) -> None:
    """The same person's two tabs at two processes answer the same question: one of them wins."""
    tabs = [person.at(url).live(table) for person in (ann, bob) for url in (one, two)]
    for tab in tabs:
        tab.until(lambda tab=tab: bool(tab.view))  # type: ignore[misc]
    pair = [tab for tab in tabs if tab.turn()]
    event = pair[0].view["event"]
    with concurrent.futures.ThreadPoolExecutor() as pool:
        answers = list(pool.map(lambda tab: tab.ask(**tab.first_move()), pair))
    assert sorted(answer["ok"] for answer in answers) == [False, True]
    for tab in tabs:
        assert tab.until_event(event + 1)["event"] == event + 1


def test_two_processes_on_sqlite(tmp_path: Path) -> None:
    play_across(tmp_path)


def test_two_processes_on_postgresql(tmp_path: Path, postgres: str) -> None:
    play_across(tmp_path, SPIELTISCH_DATABASE=postgres)
    assert not (tmp_path / "spieltisch.db").exists()


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[str]:
    """The URL of a Redis that runs for this test."""
    if not shutil.which("redis-server"):
        pytest.skip("no Redis is installed")
    socket = tmp_path / "redis.sock"
    quiet = ["--port", "0", "--unixsocket", str(socket), "--save", "", "--appendonly", "no", "--dir", str(tmp_path)]
    server = subprocess.Popen(["redis-server", *quiet], stdout=subprocess.DEVNULL)
    try:
        end = time.monotonic() + SOON
        while not socket.exists() and time.monotonic() < end:
            time.sleep(0.01)
        yield f"unix://{socket}"
    finally:
        server.kill()
        server.wait()


def test_two_processes_that_tell_each_other_through_redis(tmp_path: Path, redis: str) -> None:
    play_across(tmp_path, SPIELTISCH_REDIS=redis)
