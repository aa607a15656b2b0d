"""Compiling ahead: everything a game needs, in a child process, once per machine and version."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager

import numpy as np

from spieltisch.bots.bot import ThinkingBot
from spieltisch.bots.levels import LEVEL_IDS, level_of, tuned
from spieltisch.engine.driving import backend
from spieltisch.engine.driving.backend import COMPILED
from spieltisch.engine.driving.batch import Batch
from spieltisch.engine.driving.game import Game, game
from spieltisch.engine.driving.playouts import simulate
from spieltisch.engine.driving.referee import Referee
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say

try:
    import fcntl
except ImportError:  # not on every system; then a game may be compiled twice
    fcntl = None  # type: ignore[assignment]


def is_warm(game_id: str) -> bool:
    """Whether this version of the game has been compiled on this machine."""
    return (backend.cache_folder(game_id) / "warm").exists()


def can_think(game_id: str) -> bool:
    """Whether what bots need of the game has been compiled on this machine; it comes first."""
    return (backend.cache_folder(game_id) / "bots").exists()


def warm(games: Sequence[Game], done: Callable[[Game], None] = lambda game: None, workers: int = 2) -> None:
    """Compile games that are not compiled yet, each in a process of its own, and tell of each when it is ready."""
    with ThreadPoolExecutor(workers) as pool:
        pending = {pool.submit(_in_child, g): g for g in games}
        for ready in as_completed(pending):
            ready.result()
            done(pending[ready])


def _in_child(wanted: Game) -> None:
    with _alone(wanted):
        if not is_warm(wanted.id):
            _compile_in_child(wanted)


@contextmanager
def _alone(wanted: Game) -> Iterator[None]:
    """Nobody else on this machine compiles the same game meanwhile; whoever wants it too waits."""
    with (backend.cache_folder(wanted.id) / "lock").open("w") as file:
        if fcntl:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _compile_in_child(wanted: Game) -> None:
    child = subprocess.run([sys.executable, "-m", __spec__.name, wanted.id], capture_output=True, text=True)
    if child.returncode:
        last = child.stderr.strip().splitlines()[-1:] or ["?"]
        raise Mistake(say("not-compiled", game=wanted.title, why=last[0]))


def compile_all(wanted: Game) -> None:
    """Use every compiled function of a game once, so that all are kept on disk: first what somebody may wait for."""
    compile_bots(wanted)
    (backend.cache_folder(wanted.id) / "bots").touch()
    simulate(wanted, 1, threads=1)
    referee = Referee(wanted, COMPILED)
    s = wanted.blank()
    s.rng[0] = 1
    referee.deal(s)
    seat = referee.actors(s)[0]
    move = referee.moves(s, seat)[0]
    referee.legal(s, seat, wanted.last_move)
    referee.guess(referee.view(s, seat), seat, 1)
    referee.winners(s)
    referee.play(s, seat, move)
    batch = Batch(wanted, 1)
    lists, _ = batch.moves(batch.first_actor)
    batch.step(batch.first_actor, lists[:, 0])
    batch.views(np.zeros(1, np.int32))
    assert batch.points.shape == (1, batch.seats)
    batch.play_out()
    (backend.cache_folder(wanted.id) / "warm").touch()


def compile_bots(wanted: Game) -> None:
    """Let every level think about a first move, so that what bots need is compiled, or loaded from disk."""
    if prepare := getattr(wanted.advice, "prepare", None):
        prepare()
    referee = Referee(wanted, COMPILED)
    s = wanted.blank()
    s.rng[0] = 1
    referee.deal(s)
    seat = referee.actors(s)[0]
    for level in LEVEL_IDS:
        ThinkingBot(wanted, tuned(level_of(wanted, level), {"iterations": "1"})).candidates(referee.view(s, seat), seat)


if __name__ == "__main__":
    compile_all(game(sys.argv[1]))
