"""Matches between bots: seats rotated, luck mirrored, results with what is sure about them."""

from __future__ import annotations

import itertools
import os
import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import cache, partial
from math import log10, sqrt
from multiprocessing import get_context
from typing import Any

from spieltisch.bots.bot import UNTHINKING, Bot, bot_of
from spieltisch.bots.levels import LEVEL_IDS
from spieltisch.bots.warmup import warm
from spieltisch.engine.driving.backend import COMPILED
from spieltisch.engine.driving.game import Game, Value, game
from spieltisch.engine.driving.match import Match
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say

SURE = 1.96  # standard errors on each side: 95 %


@dataclass(frozen=True)
class Pairing:
    """Who sits where in one match, and its luck."""

    bots: tuple[int, ...]  # by seat
    seed: int


@dataclass(frozen=True)
class Played:
    """A match that was played."""

    pairing: Pairing
    points: list[int]
    standings: list[tuple[int, int]]  # what decides who is ahead of whom
    moves: int
    seconds: list[float]  # by seat: the longest time for one move


@dataclass
class Standing:
    """What a bot has reached."""

    bot: str
    seatings: int = 0  # seats it had, over all matches
    won: float = 0.0  # matches won; a shared win is a share
    points: float = 0.0
    squares: float = 0.0
    slowest: float = 0.0  # seconds for one move
    rating: float = 0.0  # Elo, the mean of all is 0

    @property
    def rate(self) -> float:
        """The share of matches won."""
        return self.won / self.seatings

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        n, p = self.seatings, self.rate
        middle = (p + SURE**2 / (2 * n)) / (1 + SURE**2 / n)
        half = SURE / (1 + SURE**2 / n) * sqrt(p * (1 - p) / n + SURE**2 / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)

    @property
    def mean(self) -> float:
        """Mean points."""
        return self.points / self.seatings

    @property
    def mean_error(self) -> float:
        """Half of the 95 % interval of the mean points."""
        variance = max(0.0, self.squares / self.seatings - self.mean**2)
        return SURE * sqrt(variance / self.seatings)

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        low, high = self.interval
        return {
            "bot": self.bot,
            "matches": self.seatings,
            "win_rate": self.rate,
            "win_rate_95": [low, high],
            "points": self.mean,
            "points_95": self.mean_error,
            "rating": self.rating,
            "slowest_move": self.slowest,
        }


@dataclass
class Result:
    """What came of an arena."""

    game: str
    seats: int
    options: Mapping[str, Value]
    matches: int
    moves: int
    standings: list[Standing]
    duels: dict[tuple[int, int], float] = field(default_factory=dict)  # how often the one was ahead of the other

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        duels = [
            {"bot": self.standings[a].bot, "against": self.standings[b].bot, "ahead": share}
            for (a, b), share in self.duels.items()
        ]
        return {
            "game": self.game,
            "seats": self.seats,
            "options": dict(self.options),
            "matches": self.matches,
            "standings": [standing.as_dict() for standing in self.standings],
            "duels": duels,
        }


def pairings(bots: int, seats: int, n: int, coop: bool, seed: int) -> list[Pairing]:
    """At least n matches in which all bots sit on all seats equally often, with the same luck on each.

    Two bots at a table for more share it as evenly as can be. In a common game everybody is the same bot.
    """
    if coop:
        tables = {(bot,) * seats for bot in range(bots)}
    elif bots >= seats:
        tables = set(itertools.combinations(range(bots), seats))
    else:
        tables = {tuple((first + place) % bots for place in range(seats)) for first in range(bots)}
    seatings = sorted({table[turn:] + table[:turn] for table in tables for turn in range(seats)})
    lucks = -(-n // len(seatings))
    return [Pairing(seating, seed + luck) for luck in range(lucks) for seating in seatings]


def play(played: Game, options: Mapping[str, object], specs: Sequence[str], pairing: Pairing) -> Played:
    """One match to its end."""
    seats = len(pairing.bots)
    match = Match(played, seats, options, pairing.seed, COMPILED, clock=lambda: 0)
    bots = [
        bot_of(played, specs[bot], (pairing.seed << 8) + (seat << 4) + bot) for seat, bot in enumerate(pairing.bots)
    ]
    order = _hurry(match, bots, pairing.seed) if match.mode == "race" else None
    slowest = [0.0] * seats
    while actors := match.actors:
        seat = order(actors) if order else actors[0]
        began = time.perf_counter()
        move = bots[seat].choose(match.view(seat), seat)
        slowest[seat] = max(slowest[seat], time.perf_counter() - began)
        match.play(seat, move)
    return Played(pairing, match.points, match.standings, match.ply, slowest)


def _hurry(match: Match, bots: Sequence[Bot], seed: int) -> Callable[[tuple[int, ...]], int]:
    """Who acts first in a game against the clock: everybody after his own time for seeing and acting."""
    chance = random.Random(seed)

    def after(seat: int) -> float:
        return bots[seat].reaction * chance.uniform(0.6, 1.4)

    due = [after(seat) for seat in range(len(bots))]

    def next_of(actors: tuple[int, ...]) -> int:
        seat = min(actors, key=lambda actor: due[actor])
        now = due[seat]
        due[seat] = now + after(seat)
        for other in range(len(bots)):  # who could not act until now has to look anew
            if other not in actors:
                due[other] = max(due[other], now + after(other) / 2)
        return seat

    return next_of


@cache
def _ready(id: str, seats: int, specs: tuple[str, ...]) -> None:
    """Let everything be compiled, or loaded from disk, that a match needs: no move is slow because of that."""
    match = Match(game(id), seats, seed=0, mode=COMPILED)
    seat = match.actors[0]
    match.moves(seat)
    if prepare := getattr(match.game.advice, "prepare", None):
        prepare()
    for spec in specs:
        name, *settings = spec.split(",")
        hasty = ",".join([name, *(s for s in settings if not s.startswith("iterations")), "iterations=1"])
        bot_of(match.game, name if name in UNTHINKING else hasty).choose(match.view(seat), seat)


def _play_many(id: str, options: Mapping[str, object], specs: Sequence[str], some: list[Pairing]) -> list[Played]:
    _ready(id, len(some[0].bots), tuple(specs))
    return [play(game(id), options, specs, pairing) for pairing in some]


def compete(
    played: Game,
    specs: Sequence[str],
    n: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 1,
    workers: int | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Result:
    """About n matches between bots. The results depend on the seed alone where bots think by iterations."""
    coop = played.mode_of(options) == "coop"
    if len(specs) < (1 if coop else 2):
        raise Mistake(say("two-bots"))
    for spec in specs:
        bot_of(played, spec)
    chosen = played.chosen(options)
    table = played.checked_seats(seats)
    todo = pairings(len(specs), table, n, coop, seed)
    progress(0, len(todo))
    done: list[Played] = []
    workers = workers or len(os.sched_getaffinity(0))
    for some in _spread(played, chosen, specs, todo, workers):
        done += some
        progress(len(done), len(todo))
    return _result(played, table, chosen, specs, done)


def _spread(
    played: Game, options: Mapping[str, object], specs: Sequence[str], todo: list[Pairing], workers: int
) -> Iterator[list[Played]]:
    if workers == 1:
        for pairing in todo:
            yield _play_many(played.id, options, specs, [pairing])
        return
    warm([played])
    piece = max(1, min(8, len(todo) // (4 * workers)))
    pieces = [todo[start : start + piece] for start in range(0, len(todo), piece)]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        pending = [pool.submit(_play_many, played.id, options, specs, some) for some in pieces]
        for ready in as_completed(pending):
            yield ready.result()


def _result(played: Game, seats: int, options: Mapping[str, Value], specs: Sequence[str], done: list[Played]) -> Result:
    standings = [Standing(spec) for spec in specs]
    ahead: dict[tuple[int, int], list[float]] = {}
    coop = played.mode_of(options) == "coop"
    for match in done:
        winners = match.standings.count(max(match.standings))
        for seat, bot in enumerate(match.pairing.bots):
            standing, p = standings[bot], match.points[seat]
            standing.seatings += 1
            standing.points += p
            standing.squares += p * p
            standing.slowest = max(standing.slowest, match.seconds[seat])
            if coop:
                standing.won += p > 0
            elif match.standings[seat] == max(match.standings):
                standing.won += 1 / winners
        for one, other in itertools.combinations(range(seats), 2):
            a, b = match.pairing.bots[one], match.pairing.bots[other]
            if a == b or coop:
                continue
            mine, theirs = match.standings[one], match.standings[other]
            score = 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
            ahead.setdefault((a, b) if a < b else (b, a), []).append(score if a < b else 1 - score)
    duels = {pair: sum(scores) / len(scores) for pair, scores in sorted(ahead.items())}
    _rate(standings, ahead)
    return Result(played.id, seats, options, len(done), sum(m.moves for m in done), standings, duels)


def _rate(standings: list[Standing], ahead: Mapping[tuple[int, int], list[float]]) -> None:
    """Elo ratings that explain best who was ahead of whom (Bradley and Terry; half a point each way is added)."""
    strength = [1.0] * len(standings)
    for _ in range(500):
        fresh = []
        for one in range(len(standings)):
            score, weight = 0.0, 0.0
            for (a, b), scores in ahead.items():
                if one in (a, b):
                    mine = sum(scores) if one == a else len(scores) - sum(scores)
                    score += mine + 0.5
                    weight += (len(scores) + 1) / (strength[a] + strength[b])
            fresh.append(score / weight if weight else 1.0)
        strength = fresh
    elo = [400 * log10(x) for x in strength]
    for standing, rating in zip(standings, elo, strict=True):
        standing.rating = rating - sum(elo) / len(elo)


# The ladder: every level against the one below it, and the strong one against chance.

LADDER = [*itertools.pairwise(LEVEL_IDS), ("random", "strong")]


def ladder(
    played: Game,
    n: int,
    seats: int | None = None,
    workers: int | None = None,
    progress: Callable[[str, int, int], None] = lambda *_: None,
) -> list[Result]:
    """The matches of a game's ladder, about n for each step, the weaker bot first."""
    found = []
    for pair in LADDER:
        title = f"{played.id}: {' – '.join(pair)}"
        found.append(compete(played, pair, n, seats, workers=workers, progress=partial(progress, title)))
    return found
