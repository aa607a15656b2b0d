"""Whole games of random legal moves: the generic drivers, and running them on all cores or on the GPU."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.driving import backend
from spieltisch.engine.driving.game import Game
from spieltisch.engine.kernel.bits import lowest
from spieltisch.engine.kernel.contract import actors, deal, moves, play, points, tie
from spieltisch.engine.kernel.rng import sow, uniform
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say

# What a tally counts; then the points and the best results of every seat.
GAMES, MOVES, SHORTEST, LONGEST, STUCK, SHARED, WON, HEAD = range(8)
MOST_SEATS = 10
TALLY = HEAD + 2 * MOST_SEATS

# The lane of a run's seeds that chooses moves; the games' own generators use the seed as it is.
CHOICE = 1 << 61


def begin(states: Any, blank: Any, seed: int, number: int) -> None:
    """Deal game `number` of a run into `states[0]`."""
    states[0] = blank[0]
    s = states[0]
    sow(s.rng, seed, number)
    deal(s)


def random_actor(mask: int, choice: Any) -> int:
    """One of the seats of the mask, each equally likely."""
    if mask & (mask - 1):
        n = 0
        rest = mask
        while rest:
            rest &= rest - 1
            n += 1
        for _ in range(uniform(choice, n)):
            mask &= mask - 1
    return lowest(mask)


def random_move(s: Any, mask: int, out: Any, choice: Any) -> None:
    """Let one of the actors make one of his listed moves."""
    seat = random_actor(mask, choice)
    n = moves(s, seat, out)
    play(s, seat, out[uniform(choice, n)])
    s.ply += 1


def play_out(s: Any, out: Any, choice: Any, limit: int) -> int:
    """Random moves until the game is over or `limit` is reached; the number of moves."""
    n = 0
    mask = actors(s)
    while mask and n < limit:
        random_move(s, mask, out, choice)
        mask = actors(s)
        n += 1
    return n


def standing(s: Any, seat: int, scores: Any) -> int:
    """What is compared to find the winners: the points, and what decides between equal ones."""
    return (scores[seat] << 16) + tie(s, seat)


def note_result(s: Any, n: int, out: Any, tally: Any) -> None:
    """Add a finished game of n moves to the tally."""
    points(s, out)
    best = standing(s, 0, out)
    for seat in range(1, s.seats):
        best = max(best, standing(s, seat, out))
    winners = 0
    for seat in range(s.seats):
        tally[HEAD + seat] += out[seat]
        if standing(s, seat, out) == best:
            tally[HEAD + MOST_SEATS + seat] += 1
            winners += 1
    tally[SHARED] += 1 if winners > 1 else 0
    tally[WON] += 1 if out[0] > 0 else 0
    tally[GAMES] += 1
    tally[MOVES] += n
    tally[SHORTEST] = min(tally[SHORTEST], n)
    tally[LONGEST] = max(tally[LONGEST], n)
    tally[STUCK] += 1 if actors(s) else 0


# A job is the numbers seed, first game, last game (not played any more) and the most moves of a game.
SEED, FIRST, LAST, LIMIT = range(4)


def play_games(
    thread: int, threads: int, states: Any, out: Any, choice: Any, tally: Any, blank: Any, job: Any, ends: Any
) -> None:
    """One thread's share of a job: every so many-th game. Keeps the last records if `ends` has room.

    One loop over moves, not games within games: on a GPU, threads that move in step stay together.
    """
    number = job[FIRST] + thread
    n = 0
    if number < job[LAST]:
        begin(states, blank, job[SEED], number)
        sow(choice, job[SEED] + CHOICE, number)
    while number < job[LAST]:
        s = states[0]
        mask = actors(s)
        if mask and n < job[LIMIT]:
            random_move(s, mask, out, choice)
            n += 1
        else:
            note_result(s, n, out, tally)
            if len(ends) > 0:
                ends[number - job[FIRST]] = states[0]
            number += threads
            n = 0
            if number < job[LAST]:
                begin(states, blank, job[SEED], number)
                sow(choice, job[SEED] + CHOICE, number)


def run_games(blank: Any, job: Any, room: int, tally: Any, ends: Any) -> None:
    """A job on one core."""
    states = blank.copy()
    out = np.empty(room, np.int32)
    choice = np.empty(4, np.uint32)
    play_games(0, 1, states, out, choice, tally, blank, job, ends)


def new_tally() -> NDArray[np.int64]:
    """A tally of no games."""
    tally = np.zeros(TALLY, np.int64)
    tally[SHORTEST] = np.iinfo(np.int64).max
    return tally


def merge(total: NDArray[np.int64], part: NDArray[np.int64]) -> None:
    """Add one tally to another."""
    shortest = min(total[SHORTEST], part[SHORTEST])
    longest = max(total[LONGEST], part[LONGEST])
    total += part
    total[SHORTEST], total[LONGEST] = shortest, longest


@dataclass(frozen=True)
class Results:
    """What came of many random games."""

    game: Game
    seats: int
    options: Mapping[str, Any]
    games: int
    seconds: float
    moves: int
    shortest: int
    longest: int
    points: list[float]  # mean of each seat
    best: list[float]  # share of games in which the seat had the most points (alone or shared)
    shared: float  # share of games in which several seats had the most points
    won: float | None  # cooperative games: share of games won by all together

    @property
    def games_per_second(self) -> float:
        """Whole games each second."""
        return self.games / self.seconds

    @property
    def moves_per_second(self) -> float:
        """Moves each second."""
        return self.moves / self.seconds


def _results(game: Game, seats: int, options: Mapping[str, Any], tally: NDArray[np.int64], seconds: float) -> Results:
    n = int(tally[GAMES])
    if tally[STUCK]:
        raise AssertionError(f"{game.id}: {int(tally[STUCK])} games went on beyond the declared length")
    return Results(
        game,
        seats,
        options,
        n,
        seconds,
        int(tally[MOVES]),
        int(tally[SHORTEST]),
        int(tally[LONGEST]),
        [float(p) / n for p in tally[HEAD : HEAD + seats]],
        [float(w) / n for w in tally[HEAD + MOST_SEATS : HEAD + MOST_SEATS + seats]],
        float(tally[SHARED]) / n,
        float(tally[WON]) / n if game.mode_of(options) == "coop" else None,
    )


# Games per piece of work: small enough for progress and fair threads, large enough to cost nothing.
PIECE_SECONDS = 0.2


def simulate(
    game: Game,
    n: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    threads: int | None = None,
    gpu: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> Results:
    """Play n random games on `threads` cores (all of them by default) or on the GPU.

    The results depend on the seed alone, not on how the work was spread. Compiling is not timed;
    `progress` is told of the games done, first of 0 when compiling is over.
    """
    if n < 1:
        raise Mistake(say("no-games"))
    blank = game.blank(seats, options)
    chosen = game.chosen(options)
    limit = game.longest(blank.seats, chosen)
    device = _Gpu(game, blank.array) if gpu else None
    run = device.run if device else _Cores(game, blank.array, threads).run
    run(np.array([seed, 0, 1, limit], np.int64))  # compile
    progress(0)
    total = new_tally()
    start = time.perf_counter()
    done = 0
    piece = 1 << 18 if device else 256
    while done < n:
        last = min(n, done + piece)
        began = time.perf_counter()
        merge(total, run(np.array([seed, done, last, limit], np.int64)))
        if last == done + piece and time.perf_counter() - began < PIECE_SECONDS:
            piece *= 2
        done = last
        progress(done)
    return _results(game, blank.seats, chosen, total, time.perf_counter() - start)


def last_records(
    game: Game,
    n: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    mode: str = backend.COMPILED,
) -> NDArray[Any]:
    """The last records of n random games, in any compiled mode: to compare modes byte by byte."""
    blank = game.blank(seats, options)
    ends = np.zeros(n, game.state.dtype)
    job = np.array([seed, 0, n, game.longest(blank.seats, game.chosen(options))], np.int64)
    if mode == backend.GPU:
        _Gpu(game, blank.array).run(job, ends)
    else:
        backend.bind(run_games, game, mode)(blank.array, job, game.room, new_tally(), ends)
    return ends


class _Cores:
    """Runs jobs on the processor's cores, in threads: compiled code does not hold Python up."""

    def __init__(self, game: Game, blank: NDArray[Any], threads: int | None) -> None:
        self.game = game
        self.blank = blank
        self.threads = threads or os.cpu_count() or 1
        self.nothing = np.zeros(0, blank.dtype)
        self.driver = backend.bind(run_games, game)

    def _part(self, job: NDArray[np.int64]) -> NDArray[np.int64]:
        tally = new_tally()
        self.driver(self.blank, job, self.game.room, tally, self.nothing)
        return tally

    def run(self, job: NDArray[np.int64]) -> NDArray[np.int64]:
        """The tally of a job, its games spread over the threads."""
        bounds = np.linspace(job[FIRST], job[LAST], self.threads + 1).astype(np.int64)
        parts = [job.copy() for _ in range(self.threads)]
        for part, first, last in zip(parts, bounds, bounds[1:], strict=False):
            part[FIRST], part[LAST] = first, last
        total = new_tally()
        with ThreadPoolExecutor(self.threads) as pool:
            for tally in pool.map(self._part, parts):
                merge(total, tally)
        return total


class _Gpu:
    """Runs jobs on the GPU, whole games inside its threads."""

    BLOCK = 128
    BLOCKS_PER_PROCESSOR = 16

    def __init__(self, game: Game, blank: NDArray[Any]) -> None:
        self.cuda = backend.cuda()
        self.kernel = backend.kernel(play_games, game, TALLY, SHORTEST, LONGEST)
        self.blank = self.cuda.to_device(blank)
        self.nothing = np.zeros(0, blank.dtype)
        self.grid = self.cuda.get_current_device().MULTIPROCESSOR_COUNT * self.BLOCKS_PER_PROCESSOR

    def run(self, job: NDArray[np.int64], ends: NDArray[Any] | None = None) -> NDArray[np.int64]:
        """The tally of a job; the last records go to `ends` if given."""
        total = self.cuda.to_device(new_tally())
        kept = self.cuda.to_device(self.nothing if ends is None else ends)
        self.kernel[self.grid, self.BLOCK](self.blank, self.cuda.to_device(job), total, kept)
        if ends is not None:
            kept.copy_to_host(ends)
        tally: NDArray[np.int64] = total.copy_to_host()
        return tally
