"""Nothing that was acknowledged is lost, whenever the server is killed."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from tests.server.parts import Browser, Live, Process

KILLS = 4
MOVES = 8  # between two kills, at least


def test_acknowledged_moves_survive_every_kill(tmp_path: Path) -> None:
    chance = random.Random(1)
    server = Process(tmp_path)
    ann = Browser(server.url, "Ann")
    table = ann.open(game="backgammon")["id"]
    ann.wish(table, "join")
    ann.wish(table, "join")
    ann.wish(table, "start")
    sent: list[dict[str, Any]] = []  # every request; all but the last have been acknowledged
    for _ in range(KILLS):
        play_until_killed(server, ann.at(server.url), table, sent, chance.uniform(0, 0.02))
        server = Process(tmp_path)
    file = ann.at(server.url).http.get(f"/api/tables/{table}/file").json()
    server.stop()
    kept = [(entry["seat"], entry["move"]) for entry in file["log"]]
    wished = [(wish["seat"], wish["move"]) for wish in sent]
    # What was sent last may have been written without its answer having come through.
    assert kept in (wished, wished[:-1])


def play_until_killed(server: Process, ann: Browser, table: str, sent: list[dict[str, Any]], delay: float) -> None:
    """Play on; some moves later the server is killed in the middle of it."""
    enough = len(sent) + MOVES
    line: Live = ann.live(table)
    line.until(lambda: bool(line.view))
    killer = threading.Timer(delay, server.kill)
    try:
        if sent:  # without an answer it is sent again, with its id
            assert line.ask(**sent[-1])["ok"]
        while True:
            line.until_event(len(sent))
            sent.append({"id": f"w{len(sent)}"} | line.first_move())
            if len(sent) == enough:
                killer.start()
            assert line.ask(**sent[-1])["ok"]
    except (OSError, WebSocketException):
        killer.join()


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
