"""Load: many scripted players at many tables of a server on this machine, with the times they wait."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http.client import HTTPConnection
from secrets import token_hex
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from spieltisch.engine.driving.game import Game, all_games, game
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say
from spieltisch.server.messages import Problem

NO_LIMITS = {f"SPIELTISCH_{of}": "0" for of in ("REQUESTS", "MESSAGES", "SOCKETS", "CREATIONS", "TABLES", "THINKERS")}
AT_ONCE = 8  # requests while tables are laid
CPU = "process_cpu_seconds_total"
EVERY_GAME = "every game"


class _Way(msgspec.Struct):
    move: int


class _Aim(msgspec.Struct):
    base: int
    span: int


class _Scene(msgspec.Struct):
    ways: list[_Way] = []
    aim: _Aim | None = None

    def any_move(self) -> int:
        """A move, each of those that have a way as likely; -1 if there is none."""
        if self.aim:
            return self.aim.base + random.randrange((2 * self.aim.span + 1) ** 2)
        return random.choice(self.ways).move if self.ways else -1


class _Seen(msgspec.Struct):
    """As much of a message as a scripted player reads."""

    t: str
    event: int = -1
    seat: int = -1
    decision: int = 0
    acting: list[int] = []
    scene: _Scene | None = None
    over: bool = False
    ok: bool = True


@dataclass
class Report:
    """What was measured, times in milliseconds: from sending a move to receiving the view after it.

    At the beginning all sockets connect at once: from connecting to the first view.
    """

    game: str
    tables: int
    sockets: int
    seconds: float
    moves: int = 0
    refused: int = 0
    times: list[float] = field(default_factory=list)
    first_views: list[float] = field(default_factory=list)
    connecting: float = 0.0  # the server's work for every connection, in milliseconds of a core
    memory: float = 0.0  # of the server, in MB
    cpu: float = 0.0  # of the server, in cores
    served: float = 0.0  # the server's own 99th percentile, from receipt to broadcast
    driver: float = 0.0  # the load of the players themselves, in cores; they have one

    def as_dict(self) -> dict[str, str | float]:
        """The figures by name."""
        return {
            "game": self.game,
            "tables": self.tables,
            "sockets": self.sockets,
            "seconds": round(self.seconds, 1),
            "moves_per_second": round(self.moves / self.seconds, 1),
            "refused": self.refused,
            "views": len(self.times),
            "first_view_p50_ms": percentile(self.first_views, 0.5),
            "first_view_p99_ms": percentile(self.first_views, 0.99),
            "first_view_max_ms": percentile(self.first_views, 1.0),
            "connect_cpu_ms": round(self.connecting, 2),
            "p50_ms": percentile(self.times, 0.5),
            "p95_ms": percentile(self.times, 0.95),
            "p99_ms": percentile(self.times, 0.99),
            "max_ms": percentile(self.times, 1.0),
            "server_p99_ms": round(self.served, 1),
            "server_mb": round(self.memory, 1),
            "server_cores": round(self.cpu, 2),
            "driver_cores": round(self.driver, 2),
        }


def percentile(times: list[float], share: float) -> float:
    """The time within which that share of them lies."""
    ordered = sorted(times) or [0.0]
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


class Client:
    """A browser without a page: one guest's cookie and plain requests."""

    def __init__(self, url: str) -> None:
        self._host = urlsplit(url).netloc
        self.cookie = ""
        self.ask("GET", "/api/me")

    def ask(self, method: str, path: str, wish: Any = None) -> Any:
        """A request and its answer."""
        connection = HTTPConnection(self._host, timeout=30)
        headers = {"Content-Type": "application/json"} | ({"Cookie": self.cookie} if self.cookie else {})
        if token := os.environ.get("SPIELTISCH_METRICS_TOKEN"):
            headers["Authorization"] = f"Bearer {token}"
        connection.request(method, path, msgspec.json.encode(wish) if wish else None, headers)
        answer = connection.getresponse()
        data = answer.read()
        if given := answer.headers.get("Set-Cookie"):
            self.cookie = given.split(";")[0]
        connection.close()
        if answer.status >= 400:
            raise Mistake(msgspec.json.decode(data, type=Problem).text)
        return msgspec.json.decode(data) if data[:1] in b"{[" else data.decode()


class Crowd:
    """Everybody waits until everybody is there."""

    def __init__(self, size: int) -> None:
        self.size = self._missing = size
        self.there = asyncio.Event()

    async def come(self, number: int) -> None:
        """Be there, and wait for the others."""
        self._missing -= number
        if self._missing <= 0:
            self.there.set()
        await self.there.wait()


class PlayerSocket:
    """A socket at a table, and what was seen there last."""

    def __init__(self, socket: ClientConnection, seen: _Seen, waited: float) -> None:
        self.socket = socket
        self.seen = seen
        self.waited = waited  # for the first view, in milliseconds

    @property
    def may_move(self) -> bool:
        """Whether somebody sits there whose move it is."""
        return self.seen.seat in self.seen.acting


class LoadedTable:
    """A table with its sockets, where one move is made in every interval."""

    def __init__(self, url: str, played: Game, sockets: int, report: Report) -> None:
        self._url = url
        self._game = played
        self._report = report
        self._watchers = max(0, sockets - played.seats[0])
        self._players = [Client(url) for _ in range(played.seats[0])]
        self.sockets = len(self._players) + self._watchers
        self._sent: dict[int, float] = {}  # event to when its move was sent
        self._answer: bool | None = None  # to the move on its way
        self._over = False
        self._news = asyncio.Event()
        self._due = 0.0
        self.lay()

    def lay(self) -> None:
        """Open a table and start a match there."""
        host = self._players[0]
        wish = {"game": self._game.id, "seats": self._game.seats[0]}
        self._id = host.ask("POST", "/api/tables", wish)["id"]
        for player in self._players:
            player.ask("POST", f"/api/tables/{self._id}/wish", {"action": "join"})
        host.ask("POST", f"/api/tables/{self._id}/wish", {"action": "start"})

    async def run(self, interval: float, crowd: Crowd) -> None:
        """Play match after match until it is told to stop; begin when all sockets of all tables are there."""
        while True:
            self._sent.clear()
            self._over = False
            async with contextlib.AsyncExitStack() as stack, asyncio.TaskGroup() as group:
                cookies = [player.cookie for player in self._players] + [""] * self._watchers
                lines = await asyncio.gather(*(self._line(stack, cookie) for cookie in cookies))
                if not crowd.there.is_set():
                    self._report.first_views += [line.waited for line in lines]
                readers = [group.create_task(self._read(line)) for line in lines]
                await crowd.come(len(lines))
                await self._play(lines, interval)
                for reader in readers:
                    reader.cancel()
            await asyncio.to_thread(self.lay)

    async def _line(self, stack: contextlib.AsyncExitStack, cookie: str) -> PlayerSocket:
        """A socket that has seen the table."""
        begun = time.perf_counter()
        address = f"ws{self._url[4:]}/api/tables/{self._id}/live"
        headers = {"Cookie": cookie} if cookie else {}
        opening = connect(address, additional_headers=headers, compression=None, open_timeout=60, ping_interval=None)
        socket = await stack.enter_async_context(opening)
        await socket.send('{"t":"hello"}')
        while (seen := msgspec.json.decode(await socket.recv(), type=_Seen)).t != "view":
            pass
        return PlayerSocket(socket, seen, (time.perf_counter() - begun) * 1000)

    async def _read(self, line: PlayerSocket) -> None:
        """Keep what a socket sees up to date, and note how long it took."""
        async for message in line.socket:
            now = time.perf_counter()
            seen = msgspec.json.decode(message, type=_Seen)
            if seen.t == "answer":
                self._answer = seen.ok
                self._report.refused += not seen.ok
            if seen.t == "view":
                line.seen = seen
                self._over = self._over or seen.over
                if seen.event in self._sent:
                    self._report.times.append((now - self._sent[seen.event]) * 1000)
            self._news.set()
        self._over = True
        self._news.set()

    async def _play(self, lines: list[PlayerSocket], interval: float) -> None:
        """One move after another, by anybody who may move and sees the newest table, until the match is over."""
        self._due = self._due or time.perf_counter() + random.uniform(0, interval)
        while not self._over:
            await asyncio.sleep(self._due - time.perf_counter())
            self._due = max(self._due + interval, time.perf_counter())
            await self._until(lambda: self._level(lines) and any(line.may_move for line in lines))
            if not self._over:
                await self._move(random.choice([line for line in lines if line.may_move]))

    def _level(self, lines: list[PlayerSocket]) -> bool:
        """Whether everybody has seen the same events."""
        return len({line.seen.event for line in lines}) == 1

    async def _until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds, or the match is over."""
        while not (holds() or self._over):
            self._news.clear()
            await self._news.wait()

    async def _move(self, line: PlayerSocket) -> None:
        """Any move that is offered; then wait for the answer and the view after it."""
        seen = line.seen
        move = seen.scene.any_move() if seen.scene else -1
        wish = {"t": "move", "id": token_hex(8), "seat": seen.seat, "decision": seen.decision, "move": move}
        self._answer = None
        self._sent[seen.event + 1] = time.perf_counter()
        self._report.moves += 1
        await line.socket.send(msgspec.json.encode(wish).decode())
        await self._until(lambda: self._answer is False or (self._answer is True and line.seen.event > seen.event))


def load(tables: int, sockets: int, seconds: float, rate: float, url: str | None, id: str | None) -> Report:
    """Drive a server on this machine, one that is started for it by default, and measure. Without an id: every game."""
    games = [game(id)] if id else all_games()
    with contextlib.nullcontext(checked(url)) if url else _own_server() as address:
        return asyncio.run(_drive(address, games, tables, sockets, seconds, rate))


async def _drive(url: str, games: list[Game], tables: int, sockets: int, seconds: float, rate: float) -> Report:
    report = Report(games[0].id if len(games) == 1 else EVERY_GAME, tables, sockets, seconds)
    gate = asyncio.Semaphore(AT_ONCE)

    async def laid(number: int, count: int) -> LoadedTable:
        async with gate:
            return await asyncio.to_thread(LoadedTable, url, games[number % len(games)], count, report)

    counts = [sockets // tables + (number < sockets % tables) for number in range(tables)]
    ready = await asyncio.gather(*(laid(*of) for of in enumerate(counts)))
    gc.collect()
    gc.freeze()  # the players' own pauses are not the server's
    crowd = Crowd(sum(table.sockets for table in ready))
    report.sockets = crowd.size
    empty = await asyncio.to_thread(_metrics, url)
    async with asyncio.TaskGroup() as group:
        runs = [group.create_task(table.run(tables / rate, crowd)) for table in ready]
        await crowd.there.wait()
        before = await asyncio.to_thread(_metrics, url)
        begun, busy = time.perf_counter(), time.process_time()
        await asyncio.sleep(seconds)
        report.seconds = time.perf_counter() - begun
        report.driver = (time.process_time() - busy) / report.seconds
        after = await asyncio.to_thread(_metrics, url)
        for run in runs:
            run.cancel()
    report.connecting = (before[CPU] - empty[CPU]) * 1000 / crowd.size
    report.memory = after["process_resident_memory_bytes"] / 1e6
    report.cpu = (after[CPU] - before[CPU]) / report.seconds
    report.served = _slowest(before, after) * 1000
    return report


def _metrics(url: str) -> dict[str, float]:
    """What the server counts."""
    lines = Client(url).ask("GET", "/metrics").splitlines()
    pairs = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    return {name: float(value) for name, value in pairs}


def _slowest(before: dict[str, float], after: dict[str, float]) -> float:
    """The bound of the server's histogram below which 99 of 100 views were sent, at most its largest."""
    prefix = 'spieltisch_move_seconds_bucket{le="'
    steps = {name[len(prefix) : -2]: n - before.get(name, 0) for name, n in after.items() if name.startswith(prefix)}
    total = steps.pop("+Inf", 0.0)
    reached = (float(bound) for bound, n in steps.items() if total and n >= 0.99 * total)
    return next(reached, max(map(float, steps), default=0.0))


def checked(url: str) -> str:
    """An address of this machine; others are refused."""
    host = urlsplit(url).hostname or ""
    with contextlib.suppress(ValueError):
        if host == "localhost" or ipaddress.ip_address(host).is_loopback:
            return url.rstrip("/")
    raise Mistake(say("not-this-machine", url=url))


@contextlib.contextmanager
def _own_server() -> Iterator[str]:
    """A server of our own with data that are thrown away."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "spieltisch", "serve", "--port", "0", "--data", folder, "--no-warm"]
        child = subprocess.Popen(command, env=os.environ | NO_LIMITS, stdout=subprocess.PIPE, text=True)
        assert child.stdout is not None
        try:
            yield child.stdout.readline().split()[-1]
        finally:
            child.terminate()
            child.wait()
