"""Matches to be looked at from the shelf: one of every game, played by bots that do not think, always the same."""

from __future__ import annotations

import random
from functools import lru_cache
from threading import Lock

from spieltisch.engine.driving.game import Game
from spieltisch.engine.driving.match import Match

MOST_PLIES = 60
STEPS_KEPT = 256  # of all shows, ready to be sent
_SHOWS_KEPT = 32
AT_WORK = Lock()  # a match is looked at by one thread at a time
_SEED = 1
_ROUND = 3  # so many play where nothing else is usual


@lru_cache(maxsize=_SHOWS_KEPT)
def match_of(game: Game) -> Match:
    """The show of a game, as far as it is played."""
    seats = max(game.seats[0], min(game.seats[-1], game.usual or _ROUND))
    match = Match(game, seats, seed=_SEED, clock=lambda: 0)
    chance = random.Random(_SEED)
    while match.actors and match.ply < MOST_PLIES:
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.referee.moves(match.state, seat)))
    return match
