"""What people and the host are told when nothing can be written: and how it goes on when there is room again."""

from __future__ import annotations

import resource
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.parts import Process, lines_of, said, two_at_a_table

FULL, ROOM = 0, resource.RLIM_INFINITY  # bytes that a file may have


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    process = Process(tmp_path)
    yield process
    process.child.kill()


@pytest.fixture
def disk(server: Process) -> Callable[[int], None]:
    """Lets files of the server's process grow, or not."""
    if not hasattr(resource, "prlimit"):
        pytest.skip("the limits of another process cannot be set here")
    return lambda most: resource.prlimit(server.child.pid, resource.RLIMIT_FSIZE, (most, ROOM)) and None


def test_a_full_disk_is_told_and_the_match_goes_on_when_there_is_room(
    server: Process, disk: Callable[[int], None]
) -> None:
    ann, bob, table = two_at_a_table(server.url)
    first, second = lines_of((ann, table), (bob, table))
    assert first.play()["ok"]
    second.until_event(1)
    disk(FULL)
    wish = second.first_move()
    refused = second.ask(id="again", **wish)
    assert not refused["ok"]
    assert "speichern" in said(refused["text"], "de")
    assert "save" in said(refused["text"])
    for answer in (ann.http.put("/api/me", json={"name": "Anna"}), ann.http.get("/healthz")):
        assert answer.status_code == 503
        assert said(answer.json()["text"])
    assert ann.http.get(f"/api/tables/{table}").status_code == 200
    disk(ROOM)
    assert second.ask(id="again", **wish)["ok"]
    first.until_event(2)
    assert first.play()["ok"]
    code, logged = server.stop()
    assert code == 0
    assert logged.count("the database fails") == logged.count("the database works again") == 1
    assert "Traceback" not in logged
