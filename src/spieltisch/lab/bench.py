"""The speed of random play, ours and that of other engines, measured in one run on one machine."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from tempfile import TemporaryDirectory
from typing import Any

from spieltisch.bots.search import Search
from spieltisch.engine.driving.game import Game
from spieltisch.engine.driving.match import Match
from spieltisch.engine.driving.playouts import simulate
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.lab.peers import PEERS, measure


@dataclass
class Row:
    """The speed of one game in one setting."""

    game: str
    seats: int
    options: Mapping[str, Any]
    record_bytes: int
    games_per_second: dict[str, float] = field(default_factory=dict)  # by device
    moves_per_second: dict[str, float] = field(default_factory=dict)
    peers: dict[str, float] = field(default_factory=dict)  # games per second of other engines
    ratios: dict[str, float] = field(default_factory=dict)  # ours to theirs, like with like
    missing: list[str] = field(default_factory=list)  # why a peer was not measured

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


def rate(game: Game, options: Mapping[str, Any], seconds: float, threads: int | None, gpu: bool) -> tuple[float, float]:
    """Games and moves per second, over about that many seconds."""
    games = 100_000 if gpu else 200
    while True:
        result = simulate(game, games, options=options, threads=threads, gpu=gpu)
        if result.seconds >= seconds / 3:
            return result.games_per_second, result.moves_per_second
        games = int(games * min(50, 1 + seconds / max(result.seconds, 1e-3)))


def bench(
    games: Sequence[Game],
    peers: bool = False,
    gpu: bool = False,
    seconds: float = 3.0,
    tell: Callable[[str], None] = lambda what: None,
) -> list[Row]:
    """Measure games; with `peers` those that other engines have are measured beside them, in turns.

    A game with peers is measured under the options that make it the same game.
    """
    rows = []
    for game in games:
        same = dict(game.peers.options) if game.peers else {}
        settings: list[dict[str, Any]] = [{}] if not same or same.items() <= game.chosen().items() else [{}, same]
        for options in settings:
            row = Row(game.id, game.checked_seats(), game.chosen(options), game.state.dtype.itemsize)
            comparable = bool(game.peers) and options == settings[-1]
            _measure(row, game, options, peers and comparable, gpu, seconds, tell)
            rows.append(row)
    return rows


def _measure(
    row: Row,
    game: Game,
    options: Mapping[str, Any],
    peers: bool,
    gpu: bool,
    seconds: float,
    tell: Callable[[str], None],
) -> None:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    devices = {"1 core": (1, False), f"{cores} cores": (cores, False)} | ({"GPU": (None, True)} if gpu else {})
    for device, (threads, on_gpu) in devices.items():
        tell(f"{game.id}: {device}")
        games, moves = rate(game, options, seconds, threads, on_gpu)
        row.games_per_second[device], row.moves_per_second[device] = games, moves
    if not peers or not game.peers:
        return
    for peer, name in game.peers.names.items():
        title = PEERS[peer][1]
        tell(f"{game.id}: {title}")
        try:
            theirs = measure(peer, name, seconds, gpu)
        except Mistake as mistake:
            row.missing.append(str(mistake))
            continue
        row.peers[title] = theirs.games_per_second
        # One core against one core, one GPU against one GPU; a batched engine without a GPU has all cores.
        ours = "1 core" if peer == "openspiel" else "GPU" if gpu else f"{cores} cores"
        row.ratios[f"{ours} / {title}"] = row.games_per_second[ours] / theirs.games_per_second


def search_rate(game: Game, options: Mapping[str, Any], seconds: float) -> float:
    """Iterations of the search per second on one core at the first decision, with random playouts."""
    match = Match(game, options=options, seed=1)
    seat = match.actors[0]
    view, listed = match.view(seat), [move.number for move in match.moves(seat)]
    search = Search(game, advised=False)
    search.candidates(view, seat, listed, iterations=100)
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        search.candidates(view, seat, listed, iterations=1000)
        done += 1000
    return done / (time.perf_counter() - start)


@dataclass
class SearchRow:
    """How fast the search of one game is."""

    game: str
    options: Mapping[str, Any]
    iterations_per_second: float
    peer: float | None = None  # iterations per second of another engine's search

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self) | ({"ratio": self.iterations_per_second / self.peer} if self.peer else {})


def bench_search(
    games: Sequence[Game], peers: bool = False, seconds: float = 3.0, tell: Callable[[str], None] = lambda what: None
) -> list[SearchRow]:
    """The search of games in iterations per second; with `peers` beside that of OpenSpiel where it has the game."""
    rows = []
    for game in games:
        options = game.chosen(game.peers.options if game.peers else {})
        tell(game.id)
        row = SearchRow(game.id, options, search_rate(game, options, seconds))
        if peers and game.peers and "openspiel" in game.peers.names:
            tell(f"{game.id}: {PEERS['openspiel-search'][1]}")
            row.peer = measure("openspiel-search", game.peers.names["openspiel"], seconds).games_per_second
        rows.append(row)
    return rows


@dataclass
class Startup:
    """How long a fresh process takes to its first random game, in seconds."""

    game: str
    cold: float  # nothing compiled yet
    cached: float  # machine code on disk


def startup(games: Sequence[Game], tell: Callable[[str], None] = lambda what: None) -> tuple[float, list[Startup]]:
    """The seconds to import the package, and those of `spieltisch sim` for each game, cold and from the cache."""
    tell("import")
    importing = min(_seconds(["-c", "import spieltisch"], {}) for _ in range(3))
    rows = []
    for game in games:
        tell(game.id)
        with TemporaryDirectory() as folder:
            command, cache = ["-m", "spieltisch", "sim", game.id, "-n", "1"], {"SPIELTISCH_CACHE": folder}
            rows.append(Startup(game.id, _seconds(command, cache), _seconds(command, cache)))
    return importing, rows


def _seconds(arguments: list[str], environment: dict[str, str]) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, capture_output=True, env=dict(os.environ) | environment)
    return time.perf_counter() - start
