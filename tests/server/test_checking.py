"""Match files that people send are checked beside everything else, and for a short time only."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from spieltisch.engine.driving.game import game
from spieltisch.engine.driving.match import Match
from spieltisch.engine.driving.matchfile import save
from spieltisch.server.running import checking
from tests.server.parts import GAME, SOON, said, served, settings


def started() -> bytes:
    return save(Match(game(GAME), seed=1))


@pytest.fixture
def endless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """Let checks never end; gives the id of the process that checks, once it runs."""
    script, running = tmp_path / "endless", tmp_path / "running"
    script.write_text(f"#!/bin/sh\necho $$ > {running}.new && mv {running}.new {running}\nexec sleep 1000\n")
    script.chmod(0o700)
    monkeypatch.setattr("sys.executable", str(script))

    def process() -> int:
        end = time.monotonic() + SOON
        while not running.exists() and time.monotonic() < end:
            time.sleep(0.01)
        return int(running.read_text())

    return process


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_one_file_is_checked_at_a_time(url: str, endless: Callable[[], int], monkeypatch: pytest.MonkeyPatch) -> None:
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(lambda: httpx.post(f"{url}/api/verify", content=started(), timeout=SOON))
        process = endless()
        second = httpx.post(f"{url}/api/verify", content=started())
        os.kill(process, signal.SIGKILL)
        assert first.result().status_code == 500
    assert second.status_code == 429
    assert said(second.json()["text"])
    monkeypatch.undo()
    assert httpx.post(f"{url}/api/verify", content=started(), timeout=SOON).status_code == 200


def test_a_check_that_takes_too_long_is_given_up(
    url: str, endless: Callable[[], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking, "LONGEST", 0.2)
    answer = httpx.post(f"{url}/api/verify", content=started())
    assert answer.status_code == 400
    assert "spieltisch verify" in said(answer.json()["text"])
    assert not alive(endless())


def test_the_server_stops_in_the_middle_of_a_check(tmp_path: Path, endless: Callable[[], int]) -> None:
    with ThreadPoolExecutor(1) as pool:
        with served(settings(tmp_path)) as url:
            asked = pool.submit(lambda: httpx.post(f"{url}/api/verify", content=started()))
            process = endless()
            begun = time.monotonic()
        assert time.monotonic() - begun < checking.LONGEST / 2
        assert not alive(process)
        asked.exception()
