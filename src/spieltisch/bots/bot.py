"""Bots: somebody who gets a hidden record and chooses a move."""

from __future__ import annotations

import random
from functools import cache
from math import exp
from typing import Any, Protocol

import numpy as np

from spieltisch.bots.levels import Level, level_of, tuned
from spieltisch.bots.search import Search
from spieltisch.engine.driving.advice import Candidate, Effort, Stop, policy
from spieltisch.engine.driving.backend import COMPILED, bind
from spieltisch.engine.driving.game import Game
from spieltisch.engine.driving.referee import referee_of
from spieltisch.engine.kernel.contract import guess, moves
from spieltisch.engine.kernel.record import Record
from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say

# Where several moves are right at random, those that are right more rarely than this are left out.
RARE = 0.05


# Bots that are no level.
UNTHINKING = ("random", "policy")


def never() -> bool:
    """Nobody says stop."""
    return False


@cache
def search_of(game: Game, exploration: float, advice: bool) -> Search:
    """The search that all bots of a game share."""
    return Search(game, exploration=exploration, advised=advice)


class Bot(Protocol):
    """Somebody who can choose a move. `view` went through `hide` for the seat."""

    name: str
    reaction: float  # seconds from seeing to acting in games against the clock

    def choose(self, view: Record, seat: int, stop: Stop = never) -> int:
        """A move that the seat may make."""


class RandomBot:
    """Makes any legal move, each as likely."""

    name = "random"
    reaction = 3.2

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self._referee = referee_of(game, COMPILED)
        self._chance = random.Random(seed)

    def choose(self, view: Record, seat: int, stop: Stop = never) -> int:
        """Any of the listed moves."""
        return self._chance.choice(self._referee.moves(view, seat))


def make_up_mind(view: Any, seat: int, seed: int, room: int) -> int:
    """The move that a playout would make from a guess at what the seat cannot see."""
    out = np.empty(room, np.int32)
    choice = np.empty(4, np.uint32)
    s = view[0]
    sow(s.rng, seed, 0)
    sow(choice, seed, 1)
    guess(s, seat)
    n = moves(s, seat, out)
    return out[policy(s, seat, out, n, choice)]


class PolicyBot:
    """Makes the moves that the game advises for playouts, without thinking further."""

    name = "policy"
    reaction = 3.2

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self._room = game.room
        self._make_up_mind = bind(make_up_mind, game)
        self._chance = random.Random(seed)

    def choose(self, view: Record, seat: int, stop: Stop = never) -> int:
        """The advised move."""
        return int(self._make_up_mind(view.copy().array, seat, self._chance.getrandbits(60), self._room))


class ThinkingBot:
    """A bot of some level: what the game itself can tell comes first, then the search."""

    def __init__(self, game: Game, level: Level, seed: int | None = None, name: str = "") -> None:
        self.game = game
        self.level = level
        self.name = name or level.id
        self.reaction = level.reaction
        self._chance = random.Random(seed)

    def choose(self, view: Record, seat: int, stop: Stop = never) -> int:
        """The move that this bot makes."""
        listed = referee_of(self.game, COMPILED).moves(view, seat)
        if len(listed) == 1:
            return listed[0]
        mixed = getattr(self.game.advice, "MIXED", self.game.mode_of(view) == "together")
        known = self._known(view, seat, stop)
        return self.pick(known or self._searched(view, seat, stop), tried=not known, mixed=mixed)

    def candidates(self, view: Record, seat: int, stop: Stop = never) -> list[Candidate]:
        """The seat's moves with what the bot thinks of them, the best first."""
        return self._known(view, seat, stop) or self._searched(view, seat, stop)

    def _known(self, view: Record, seat: int, stop: Stop) -> list[Candidate] | None:
        """What the game itself can tell."""
        level, advice = self.level, self.game.advice
        if advice is None or not level.advice or not hasattr(advice, "consider"):
            return None
        known: list[Candidate] | None = advice.consider(view, seat, Effort(level.place, level.seconds), stop)
        return known

    def _searched(self, view: Record, seat: int, stop: Stop) -> list[Candidate]:
        level = self.level
        listed = referee_of(self.game, COMPILED).moves(view, seat)
        search = search_of(self.game, level.exploration, level.advice)
        seed = self._chance.getrandbits(60)
        return search.candidates(view, seat, listed, level.iterations, level.seconds, seed, stop, level.threads)

    def pick(self, candidates: list[Candidate], tried: bool = False, mixed: bool = False) -> int:
        """One of the candidates: the best, or now and then one that looks nearly as good; if mixed, by their shares.

        Where shares tell how often moves were tried, a move that only seems good because of a lucky trial or two
        is about as rare as its trials, the higher the temperature the less so; what was never tried is never made.
        """
        best = candidates[0]
        if self.level.temperature:
            top = best.chance if tried else max(c.chance for c in candidates)
            weights = [exp(min(0.0, c.chance - top) / self.level.temperature) for c in candidates]
            if tried:
                power = max(0.01, 1.0 - self.level.temperature)
                weights = [weight * c.share**power for weight, c in zip(weights, candidates, strict=True)]
        elif mixed:
            rare = min(RARE, max(c.share for c in candidates))  # of very many moves all may be rare
            weights = [c.share if c.share >= rare else 0.0 for c in candidates]
        else:
            return best.move
        return self._chance.choices(candidates, weights)[0].move


def bot_of(game: Game, spec: str, seed: int | None = None) -> Bot:
    """A bot by its name: `random`, `policy`, or a level, also with settings: `strong,seconds=0.2,advice=no`."""
    name, *rest = spec.split(",")
    settings = {}
    for item in rest:
        key, equals, value = item.partition("=")
        if not equals:
            raise Mistake(say("no-setting", word=item))
        settings[key] = value
    if name == "random" and not settings:
        return RandomBot(game, seed)
    if name == "policy" and not settings:
        return PolicyBot(game, seed)
    return ThinkingBot(game, tuned(level_of(game, name), settings), seed, spec)
