"""Where bots think: in a few threads beside the event loop, for one person after the other.

Bots at tables come before hints, hints before the analysis of matches that are over. Of those who wait for the same,
people take turns, however many tables somebody has. The more wait, the shorter each may think.
"""

from __future__ import annotations

import asyncio
import itertools
import math
import os
import random
import signal
import subprocess
import sys
import threading
from bisect import insort
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TypeVar

from spieltisch.bots.bot import ThinkingBot
from spieltisch.bots.levels import Level, level_of
from spieltisch.bots.warmup import can_think, compile_bots
from spieltisch.engine.driving.advice import Candidate, Stop
from spieltisch.engine.driving.game import Game
from spieltisch.engine.driving.referee import referee_of
from spieltisch.engine.kernel.record import Record
from spieltisch.server.logs import log

T = TypeVar("T")

AT_TABLE, HINT, ANALYSIS = range(3)
ROUND = 3.0  # seconds within which everybody who waits should have had his turn
RETRY = 30.0  # seconds until compiling that failed is tried again
LEAST = 0.02  # seconds that anybody gets


@dataclass(order=True)
class QueuedThought:
    """A thought that waits for a thread. People who wait for the same get one in every round."""

    rank: int
    round: int
    number: int
    person: str = field(compare=False)
    turn: asyncio.Future[None] = field(compare=False)


class Thinkers:
    """The threads of one process. With none, bots make any legal move and nothing is compiled."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._pool = ThreadPoolExecutor(max(1, threads), "bot")
        self._free = threads
        self._waiting: list[QueuedThought] = []
        self._numbers = itertools.count()
        self._round = 0
        self._asked: dict[str, int] = {}  # person to the last round in which he has a turn
        self._loaded: set[str] = set()
        self._preparing: dict[str, asyncio.Future[None]] = {}
        self._compiling: set[subprocess.Popen[str]] = set()
        self._closed = threading.Event()

    def close(self) -> None:
        """Stop all thinking at once."""
        self._closed.set()
        self._stop_compiling()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def ready(self, game: Game) -> bool:
        """Whether bots of this game can think already; if not, their code is compiled in a child process."""
        if not self.threads or game.id in self._loaded or can_think(game.id):
            return True
        if game.id not in self._preparing or self._preparing[game.id].done():
            self._preparing[game.id] = asyncio.ensure_future(asyncio.to_thread(self._compile, game))
        return False

    def _compile(self, game: Game) -> None:
        command = [sys.executable, "-m", "spieltisch", "warm", game.id]
        quiet, pipe = subprocess.DEVNULL, subprocess.PIPE
        child = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=pipe, text=True, process_group=0)
        self._compiling.add(child)
        if self._closed.is_set():
            self._stop_compiling()
        _, complaint = child.communicate()
        self._compiling.discard(child)
        if child.returncode and not self._closed.is_set():
            log.error(complaint.strip())
            self._closed.wait(RETRY)

    def _stop_compiling(self) -> None:
        for child in list(self._compiling):
            with suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGTERM)

    async def choose(
        self, people: Sequence[str], game: Game, level: str, view: Record, seat: int, seconds: float = math.inf
    ) -> int:
        """A bot's move for the people at a table, thought of for at most so long."""
        if not self.threads:
            return any_move(game, view, seat)
        wanted = level_of(game, level)
        wanted = replace(wanted, seconds=min(wanted.seconds, seconds))
        return await self._think(AT_TABLE, people, game, wanted, lambda bot, stop: bot.choose(view, seat, stop))

    async def candidates(
        self, person: str, game: Game, level: str, view: Record, seat: int, seconds: float, rank: int = HINT
    ) -> list[Candidate]:
        """What a bot thinks of a seat's moves, the best first, for somebody who has asked."""
        wanted = level_of(game, level)
        wanted = replace(wanted, seconds=min(wanted.seconds, seconds))
        return await self._think(rank, [person], game, wanted, lambda bot, stop: bot.candidates(view, seat, stop))

    async def _think(
        self, rank: int, people: Sequence[str], game: Game, level: Level, work: Callable[[ThinkingBot, Stop], T]
    ) -> T:
        """Do work of a bot in a thread when its turn has come. Cancelled, it ends at once."""
        person = await self._turn(rank, people)
        given_up = threading.Event()
        fair = max(LEAST, ROUND * self.threads / self._crowd(person))
        bot = ThinkingBot(game, replace(level, seconds=min(level.seconds, fair)))
        try:
            job = partial(self._run, game, work, bot, lambda: given_up.is_set() or self._closed.is_set())
            return await asyncio.get_running_loop().run_in_executor(self._pool, job)
        finally:
            given_up.set()
            self._free += 1
            self._admit()

    def _run(self, game: Game, work: Callable[[ThinkingBot, Stop], T], bot: ThinkingBot, stop: Stop) -> T:
        if game.id not in self._loaded:
            compile_bots(game)
            self._loaded.add(game.id)
        return work(bot, stop)

    def _crowd(self, person: str) -> int:
        """By how much a round is shared: among the people who wait, and a person's part among his tables."""
        others = {waiting.person for waiting in self._waiting} - {person}
        return (1 + len(others)) * (1 + sum(waiting.person == person for waiting in self._waiting))

    async def _turn(self, rank: int, people: Sequence[str]) -> str:
        """Wait until a thread is free for these people; gives the one whose turn it is."""
        person = min(people, key=lambda one: self._asked.get(one, 0))
        at = self._asked[person] = max(self._round, self._asked.get(person, 0) + 1)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = QueuedThought(rank, at, next(self._numbers), person, turn)
        insort(self._waiting, waiting)
        self._admit()
        try:
            await turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not turn.cancelled():  # admitted and cancelled in the same breath
                self._free += 1
                self._admit()
            raise
        return person

    def _admit(self) -> None:
        while self._free > 0 and self._waiting:
            waiting = self._waiting.pop(0)
            if not waiting.turn.done():
                self._free -= 1
                self._begin_round(waiting.round)
                waiting.turn.set_result(None)

    def _begin_round(self, number: int) -> None:
        """Who had his last turn before this round is forgotten."""
        if number > self._round:
            self._round = number
            self._asked = {person: last for person, last in self._asked.items() if last >= number}


def any_move(game: Game, view: Record, seat: int) -> int:
    """One of the listed moves, each as likely."""
    return random.choice(referee_of(game).moves(view, seat))
