"""What a game may tell bots beyond its rules, in its `advice.py`. All of it is optional.

The compiled functions of this module are what counts without advice; a game's functions of the same names
take their place. They run on the processor only: fractions are fine. The rest is plain Python:

    consider(view, seat, effort, stop)   candidates for the seat, by whatever means the game has of its own
                                         (a solver, an equilibrium, an evaluation); None: search
    prepare()                            compiles, or loads from disk, what `consider` needs
    MIXED                                whether good play chooses at random, by the candidates' shares
    LEVELS                               how this game's levels differ from those of all games
    EVALUATION, learner(data, seed)      the file that tells what positions are worth, and who makes it: `Learner`
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, NamedTuple, Protocol

from spieltisch.engine.kernel.rng import uniform

# No playout is cut short.
ENDLESS = 1 << 30


class Candidate(NamedTuple):
    """A move, and what a bot thinks of it."""

    move: int
    share: float  # how often somebody who plays well makes it; all shares add up to 1
    chance: float  # of winning, or the share of the best result, for the mover: 0 to 1
    points: float | None = None  # what the mover may expect to have in the end


class Effort(NamedTuple):
    """How hard a bot thinks."""

    level: int  # 0 beginner, 1 casual, 2 good, 3 strong, 4 master
    seconds: float  # at most so long


class Learner(Protocol):
    """Somebody who learns by self-play what positions are worth. The same seed teaches the same."""

    @property
    def data(self) -> dict[str, Any]:
        """What is known by now: the content of the evaluation file."""

    def learn(self, games: int, tell: Callable[[int], None]) -> None:
        """Play so many games and learn from them; tells how many are done."""

    def measure(self, other: dict[str, Any], games: int) -> list[float]:
        """What this one wins from another, less what it loses, by pairs of games with the same luck."""


Stop = Callable[[], bool]  # asked now and then: whether to stop thinking at once


def policy(s: Any, seat: int, out: Any, n: int, choice: Any) -> int:
    """The place among the n legal moves in `out` of the one that is made in a playout."""
    return uniform(choice, n)


def weigh(s: Any, seat: int, out: Any, n: int, weights: Any) -> None:
    """How promising the n legal moves in `out` look before they are tried; weights are positive, or all 0."""
    for place in range(n):
        weights[place] = 0.0


def horizon(s: Any) -> int:
    """After how many moves a playout stops and asks `judge`."""
    return ENDLESS


def judge(s: Any, out: Any, values: Any) -> None:
    """The result every seat may expect, 0 to 1. A first value below 0: whatever the running points say."""
    values[0] = -1.0


# For advice to use.


def chances_by_lead(values: Any, seats: int, far: float) -> None:
    """What every seat has, as results: who is ahead of the best other by `far` wins e times as often."""
    first = second = -1.0e9
    for seat in range(seats):
        if values[seat] > first:
            first, second = values[seat], first
        elif values[seat] > second:
            second = values[seat]
    for seat in range(seats):
        other = second if values[seat] == first else first
        values[seat] = 1.0 / (1.0 + exp((other - values[seat]) / far))
