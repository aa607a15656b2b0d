"""Nothing that was acknowledged is lost, whenever the server is killed."""

from __future__ import annotations

import random
import threading
from pathlib import Path

from websockets.exceptions import WebSocketException

from tests.server.parts import Browser, Live, Process

KILLS = 4


def test_acknowledged_moves_survive_every_kill(tmp_path: Path) -> None:
    chance = random.Random(1)
    server = Process(tmp_path)
    ann = Browser(server.url, "Ann")
    table = ann.open(options={"size": 8})["id"]
    ann.wish(table, "join")
    ann.wish(table, "join")
    ann.wish(table, "start")
    acknowledged: list[tuple[int, int]] = []  # seat and move
    pending: dict = {}
    for _ in range(KILLS):
        killer = threading.Timer(chance.uniform(0.05, 0.3), server.kill)
        killer.start()
        try:
            pending = play_on(ann.at(server.url), table, acknowledged, pending)
        except (OSError, WebSocketException) as broken:
            pending = getattr(broken, "pending", {})
        killer.join()
        server = Process(tmp_path)
    line = ann.at(server.url).live(table)
    line.until(lambda: bool(line.view))
    file = ann.at(server.url).http.get(f"/api/tables/{table}/file").json()
    kept = [(entry["seat"], entry.get("move", -1)) for entry in file["log"]]
    server.stop()
    assert acknowledged
    # What was sent last may have been written without the answer having come through.
    assert kept[: len(acknowledged)] == acknowledged
    assert len(kept) <= len(acknowledged) + 1


def play_on(ann: Browser, table: str, acknowledged: list[tuple[int, int]], pending: dict) -> dict:
    """Play until the line breaks; a request without an answer is sent again with its id."""
    line: Live = ann.live(table)
    line.until(lambda: bool(line.view))
    number = len(acknowledged)
    while not line.view.get("over"):
        wish = pending or {"id": f"w{number}"} | line.first_move()
        number += 1
        try:
            answer = line.ask(**wish)
        except (OSError, WebSocketException) as broken:
            broken.pending = wish  # type: ignore[union-attr]
            raise
        assert answer["ok"], answer
        pending = {}
        acknowledged.append((wish["seat"], wish["move"]))
        line.until_event(len(acknowledged))
    return {}


def test_the_server_stops_gracefully_and_keeps_secrets_out_of_its_logs(tmp_path: Path) -> None:
    server = Process(tmp_path)
    ann = Browser(server.url, "Ann")
    table = ann.open(quick=True)["id"]
    line = ann.live(table)
    line.until(line.turn)
    line.play()
    code, logged = server.stop()
    assert code == 0
    assert not any(secret in logged for secret in (table, ann.cookie, ann.me["id"]))
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
