"""A server on a free port of this machine, and browsers that talk to it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from spieltisch.engine.showing.phrase import Phrase
from spieltisch.server.serve import config_of, listening, url_of
from spieltisch.server.settings import Settings
from spieltisch.server.web.app import App

T = TypeVar("T")

GAME = "othellino"
SOON = 10.0  # seconds within which anything awaited happens

_numbers = itertools.count(1)


def settings(folder: Path, **other: Any) -> Settings:
    """Settings for tests: bots do not hesitate, limits do not matter."""
    limits = ("requests", "messages", "connections", "sockets", "creations", "tables", "public")
    unlimited = dict.fromkeys(limits, 0)
    return replace(Settings(folder, pause=(0.0, 0.0), thinkers=0, look=0.02), **unlimited | other)


@contextlib.contextmanager
def served(chosen: Settings, files: int = 4096) -> Iterator[str]:
    """A server in a thread of this process; gives its address."""
    bound = listening("127.0.0.1", 0)
    server = uvicorn.Server(config_of(App(chosen), chosen, files, graceful=1))
    thread = threading.Thread(target=server.run, args=([bound],))
    thread.start()
    try:
        yield url_of(bound)
    finally:
        server.should_exit = True
        thread.join()


def said(text: Any, language: str = "en") -> str:
    """A sentence that was sent, in words."""
    return msgspec.convert(text, Phrase).in_(language)


def in_loop(work: Coroutine[Any, Any, T]) -> T:
    """Run something asynchronous, in a thread of its own: a browser in this process may have a loop running."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


class Process:
    """A server in a process of its own, which may be killed."""

    def __init__(self, folder: Path, **environment: str) -> None:
        numbers = ("REQUESTS", "MESSAGES", "CREATIONS", "TABLES", "PUBLIC", "PAUSE", "THINKERS")
        settled = {f"SPIELTISCH_{name}": "0" for name in numbers}
        command = [sys.executable, "-m", "spieltisch", "serve", "--port", "0", "--data", str(folder), "--no-warm"]
        self.child = subprocess.Popen(
            command, env=os.environ | settled | environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.child.stdout is not None
        self.url = self.child.stdout.readline().split()[-1]

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        self.child.kill()
        self.child.communicate()

    def stop(self) -> tuple[int, str]:
        """Ask it to end; gives exit code and what it logged."""
        self.child.terminate()
        _, logged = self.child.communicate(timeout=SOON)
        return self.child.returncode, logged


class Browser:
    """Somebody's browser."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=SOON)
        self.me = self.http.get("/api/me").json()
        if name:
            self.http.put("/api/me", json={"name": name}).raise_for_status()

    @property
    def cookie(self) -> str:
        return self.http.cookies["spieltisch"]

    def at(self, url: str) -> Browser:
        """The same browser, talking to another server."""
        other = Browser.__new__(Browser)
        other.url, other.me = url, self.me
        other.http = httpx.Client(base_url=url, timeout=SOON, cookies={"spieltisch": self.cookie})
        return other

    def open(self, **wish: Any) -> dict[str, Any]:
        """Open a table."""
        answer = self.http.post("/api/tables", json={"game": GAME, "seats": 2} | wish)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def wish(self, table: str, action: str, **more: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/wish", json={"action": action} | more)

    def see(self, table: str) -> dict[str, Any]:
        return self.http.get(f"/api/tables/{table}").json()

    def live(self, table: str, since: int = 0, hello: bool = True) -> Live:
        return Live(self.url, f"/api/tables/{table}/live", self._headers, since, hello)

    def lesson(self, game: str, step: int = 0, answers: str = "") -> Live:
        """A lesson, from a step on."""
        return Live(self.url, f"/api/lessons/{game}/live?step={step}&answers={answers}", self._headers)

    @property
    def _headers(self) -> dict[str, str]:
        return {"Cookie": f"spieltisch={self.cookie}"} if "spieltisch" in self.http.cookies else {}


class Live:
    """A browser's socket to a table."""

    def __init__(self, url: str, path: str, headers: dict[str, str], since: int = 0, hello: bool = True) -> None:
        address = url.replace("http", "ws", 1) + path
        opening = connect(address, additional_headers=headers, compression=None, open_timeout=SOON)
        self.socket: ClientConnection = opening.__enter__()
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.step: dict[str, Any] = {}  # of a lesson
        self.log: list[dict[str, Any]] = []
        if hello:
            self.send(t="hello", since=since)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, within: float = SOON) -> dict[str, Any]:
        """The next message, whatever it is."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=within))
        if message["t"] == "view":
            self.view = message
            self.log += message["log"]
        elif message["t"] == "table":
            self.table = message["table"]
        elif message["t"] == "lesson":
            self.step = message
        return message

    def until(self, wanted: Callable[[], bool]) -> None:
        """Receive until something holds."""
        while not wanted():
            self.receive()

    def until_event(self, event: int) -> dict[str, Any]:
        self.until(lambda: self.view.get("event", -1) >= event)
        return self.view

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        message = {"id": f"r{next(_numbers)}"} | message
        self.send(**message)
        while True:
            answer = self.receive()
            if answer["t"] == "answer" and answer["id"] == message["id"]:
                return answer

    def turn(self) -> bool:
        """Whether the view shows that this browser may move."""
        return bool(self.view) and self.view["seat"] in self.view["acting"]

    def first_move(self) -> dict[str, Any]:
        """The request for the first move that the scene offers."""
        view = self.view
        move = view["scene"]["ways"][0]["move"]
        return {"t": "move", "seat": view["seat"], "decision": view["decision"], "move": move}

    def play(self) -> dict[str, Any]:
        """Make the first move that the scene offers, and see the table after it."""
        event = self.view["event"]
        answer = self.ask(**self.first_move())
        if answer["ok"]:
            self.until_event(event + 1)
        return answer

    def close(self) -> None:
        self.socket.close()


def two_at_a_table(url: str, **wish: Any) -> tuple[Browser, Browser, str]:
    """Two people at a table where the match has begun."""
    ann, bob = Browser(url, "Ann"), Browser(url, "Bob")
    table = ann.open(**wish)["id"]
    assert ann.wish(table, "join").status_code == 200
    assert bob.wish(table, "join").status_code == 200
    assert ann.wish(table, "start").status_code == 200
    return ann, bob, table


def lines_of(*people: tuple[Browser, str]) -> list[Live]:
    """Sockets that have seen the table, whoever may move first."""
    lines = [browser.live(table) for browser, table in people]
    for line in lines:
        line.until(lambda line=line: bool(line.view))  # type: ignore[misc]
    return sorted(lines, key=lambda line: not line.turn())


def both_moved(url: str) -> tuple[Live, Live, str]:
    """Two people at a table after a move of each; first who has moved first."""
    ann, bob, table = two_at_a_table(url)
    first, second = lines_of((ann, table), (bob, table))
    first.play()
    second.until_event(1)
    second.play()
    first.until_event(2)
    return first, second, table
