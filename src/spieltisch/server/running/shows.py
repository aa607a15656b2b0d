"""Matches to be looked at from the shelf: one of every game, played as its advice says, always the same."""

from __future__ import annotations

import random
from functools import lru_cache
from threading import Lock
from typing import Any

from spieltisch.engine.driving.advice import policy
from spieltisch.engine.driving.backend import INTERPRETED, bind
from spieltisch.engine.driving.game import Game
from spieltisch.engine.driving.match import Match
from spieltisch.engine.kernel.contract import guess, moves
from spieltisch.engine.kernel.rng import sow

MOST_PLIES = 60
STEPS_KEPT = 256  # of all shows, ready to be sent
AT_WORK = Lock()  # a match is looked at by one thread at a time
_SHOWS_KEPT = 32
_SEEDS = range(1, 5)
_ROUND = 3  # so many play where nothing else is usual


def _advised(s: Any, seat: int, seed: int, out: Any) -> int:
    """The move that a playout would make from a guess at what the seat cannot see."""
    choice = [0, 0, 0, 0]
    sow(s.rng, seed, 0)
    sow(choice, seed, 1)
    guess(s, seat)
    n = moves(s, seat, out)
    return int(out[policy(s, seat, out, n, choice)])


@lru_cache(maxsize=_SHOWS_KEPT)
def match_of(game: Game) -> Match:
    """The show of a game: the first of a few matches that goes on for long, else the longest. Nothing is compiled."""
    best = _played(game, _SEEDS[0])
    for seed in _SEEDS[1:]:
        if best.ply == MOST_PLIES:
            break
        best = max(best, _played(game, seed), key=lambda match: match.ply)
    return best


def _played(game: Game, seed: int) -> Match:
    """A match as far as it is shown."""
    advised = bind(_advised, game, INTERPRETED)
    seats = max(game.seats[0], min(game.seats[-1], game.usual or _ROUND))
    match = Match(game, seats, seed=seed, clock=lambda: 0)
    chance = random.Random(seed)
    while match.actors and match.ply < MOST_PLIES:
        seat = chance.choice(match.actors)
        match.play(seat, advised(match.view(seat), seat, chance.getrandbits(60), [0] * game.room))
    return match
