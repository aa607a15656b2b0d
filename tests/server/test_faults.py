"""What happens when something goes wrong, or at the wrong time."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from spieltisch.server.running import process
from spieltisch.server.running.fairness import OneAtATime
from spieltisch.server.storage import store
from spieltisch.server.web import socket
from spieltisch.table import serial
from tests.server.parts import SOON, Browser, both_moved, in_loop, lines_of, served, settings, two_at_a_table


def failing(*_: object, **__: object) -> Any:
    raise ZeroDivisionError


def ended(line: Any) -> int:
    """The code with which a line is closed."""
    with pytest.raises(ConnectionClosed) as closed:
        line.until(lambda: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_table_that_cannot_be_shown_ends_the_line_and_is_logged(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _, table = two_at_a_table(url)
    monkeypatch.setattr(serial, "seen", failing)
    with caplog.at_level(logging.ERROR, "spieltisch"):
        assert ended(ann.live(table)) == 1011
    assert "cannot be shown" in caplog.text


def test_a_request_that_fails_ends_the_line_and_is_logged(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _, table = two_at_a_table(url)
    line = ann.live(table)
    line.until(lambda: bool(line.view))
    monkeypatch.setattr(socket, "why", failing)
    with caplog.at_level(logging.ERROR, "spieltisch"):
        line.send(t="why", id="1", seat=0, move=0)
        assert ended(line) == 1011
    assert "a socket failed" in caplog.text


def test_a_wish_to_take_back_that_is_sent_again_asks_nobody_again(url: str) -> None:
    first, second, table = both_moved(url)
    seat = first.view["seat"]
    assert first.ask(t="undo", seat=seat, id="once")["ok"]
    second.until(lambda: second.view.get("asking", -1) == seat)
    assert second.ask(t="consent", seat=seat, event=2, yes=False)["ok"]
    assert first.ask(t="undo", seat=seat, id="once")["ok"]
    spectator = Browser(url).live(table)
    spectator.until(lambda: bool(spectator.view))
    assert spectator.view.get("asking", -1) == -1


def test_nobody_is_told_that_he_took_back_what_another_took_back(url: str) -> None:
    ann, bob, table = two_at_a_table(url)
    first, second = lines_of((ann, table), (bob, table))
    first.play()
    second.until_event(1)
    seat = first.view["seat"]
    assert first.ask(t="undo", seat=seat, id="mine")["ok"]
    assert not second.ask(t="undo", seat=seat, id="mine")["ok"]


def test_when_a_process_dies_its_people_are_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (process, store):
        monkeypatch.setattr(module, "DEAD_AFTER", 0.9)
    with served(settings(tmp_path, grace=0.1)) as url:
        ann, bob, table = two_at_a_table(url)
        with sqlite3.connect(tmp_path / "spieltisch.db") as database:
            database.execute("INSERT INTO processes VALUES ('dying', ?)", (time.time() + 1,))
            database.execute("INSERT INTO presence VALUES (?, ?, 'dying')", (table, bob.me["id"]))
        database.close()
        line = ann.live(table)
        line.until(lambda: bool(line.table))
        line.until(lambda: any(seat.get("away") for seat in line.table["seats"]))


def test_who_comes_and_goes_is_no_news_of_the_table(url: str) -> None:
    """A second browser of somebody who is there makes nobody else draw the table again."""
    ann, bob, table = two_at_a_table(url)
    first = lines_of((ann, table), (bob, table))[0]
    spectator = Browser(url).live(table)
    spectator.until(lambda: bool(spectator.view))
    spectator.close()
    first.send(t="why", id="last", seat=first.view["seat"], move=0)
    heard = [first.receive()["t"]]
    while heard[-1] != "answer":
        heard.append(first.receive()["t"])
    assert heard == ["answer"]


def test_long_work_lets_others_act_between_two_turns() -> None:
    acted: list[str] = []

    async def long(turns: OneAtATime, name: str) -> None:
        async with turns:
            acted.append(name)

    async def short() -> None:
        for _ in range(4):
            acted.append("move")
            await asyncio.sleep(0)

    async def run() -> None:
        turns = OneAtATime()
        await asyncio.gather(*(long(turns, f"view {n}") for n in range(3)), short())

    in_loop(run())
    between = "".join("v" if name.startswith("view") else "m" for name in acted)
    assert "vv" not in between
    assert between.count("v") == 3


def test_presence_is_written_for_other_processes(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url:
        ann, _, table = two_at_a_table(url)

        def written() -> set[str]:
            database = sqlite3.connect(tmp_path / "spieltisch.db")
            found = {person for (person,) in database.execute("SELECT person FROM presence")}
            database.close()
            return found

        def becomes(people: set[str]) -> bool:
            end = time.monotonic() + SOON
            while written() != people and time.monotonic() < end:
                time.sleep(0.01)
            return written() == people

        line = ann.live(table)
        assert becomes({ann.me["id"]})
        line.close()
        assert becomes(set())
