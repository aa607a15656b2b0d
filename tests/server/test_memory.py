"""A table that nobody needs any more is out of memory at once, not when the garbage collector comes by."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spieltisch.server.running import process
from spieltisch.server.running.room import Room
from spieltisch.server.storage import store
from tests.server.parts import SOON, Browser, lines_of, served, settings, two_at_a_table


@pytest.fixture
def rooms(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[weakref.ref[Any]]]:
    """All rooms that were ever opened, and their tables; they are given up soon, and no garbage is collected."""
    opened: list[weakref.ref[Any]] = []

    class Watched(Room):
        def __init__(self, *about: Any) -> None:
            super().__init__(*about)
            opened.extend((weakref.ref(self), weakref.ref(self.table)))

    monkeypatch.setattr(process, "Room", Watched)
    for idle in ("IDLE", "IDLE_AFTER_ALL"):
        monkeypatch.setattr(process, idle, 0.1)
    for module in (process, store):
        monkeypatch.setattr(module, "DEAD_AFTER", 0.6)
    gc.disable()
    yield opened
    gc.enable()


def play_out(url: str) -> str:
    """A whole match with everything that happens at a table; gives its id."""
    ann, bob, table = two_at_a_table(url)
    lines = lines_of((ann, table), (bob, table))
    cleo = Browser(url)
    watcher = cleo.live(table)
    assert cleo.wish(table, "join").status_code == 400
    first, second = lines
    seat = first.view["seat"]
    assert not second.ask(**first.first_move())["ok"]
    assert not first.ask(**first.first_move() | {"move": 0})["ok"]
    assert first.ask(t="why", seat=seat, move=0)["ok"]
    assert not first.ask(t="hint", seat=seat)["ok"]
    assert first.play()["ok"]
    assert first.ask(t="undo", seat=seat)["ok"]
    for line in lines:
        line.until_event(2)
    while not first.view.get("over"):
        mover = next(line for line in lines if line.turn())
        assert mover.play()["ok"]
        for line in lines:
            line.until_event(mover.view["event"])
    assert ann.http.get(f"/api/tables/{table}/file").status_code == 200
    assert ann.http.get(f"/api/matches/{lines[0].table['match']}/replay?ply=3").status_code == 200
    for line in (*lines, watcher):
        line.close()
    return table


def test_a_room_that_is_given_up_is_freed_at_once(tmp_path: Path, rooms: list[weakref.ref[Any]]) -> None:
    with served(settings(tmp_path)) as url:
        play_out(url)
        ann = Browser(url)
        alone = ann.live(ann.open(quick=True, game="brawl")["id"])
        alone.until(alone.turn)
        alone.close()
        ann.open()
        assert len(rooms) >= 6
        end = time.monotonic() + SOON
        while any(room() for room in rooms) and time.monotonic() < end:
            time.sleep(0.02)
        assert not [referrer for room in rooms if room() for referrer in gc.get_referrers(room())]
