"""Makes a game's evaluation file better, or anew, by self-play.

Goes on from the game's file, or from nothing, and measures what was learned against the file as it was. The same
seed, number of games and start give the same file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

from spieltisch.engine.driving.advice import Learner
from spieltisch.engine.driving.game import Game
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say

SURE = 1.96  # standard errors on each side: 95 %


@dataclass(frozen=True)
class Tuned:
    """What came of learning: the file, and the points a game it wins from the file before, if there was one."""

    file: Path
    games: int
    gain: float | None = None
    error: float = 0.0  # half of the 95 % interval


def mean(results: Sequence[float]) -> tuple[float, float]:
    """The mean of some results, and half of its 95 % interval."""
    middle = sum(results) / len(results)
    variance = sum((result - middle) ** 2 for result in results) / max(1, len(results) - 1)
    return middle, SURE * sqrt(variance / len(results))


def tune(
    game: Game,
    games: int,
    seed: int,
    fresh: bool,
    out: Path | None,
    trial: int,
    tell: Callable[[int], None] = lambda done: None,
) -> Tuned:
    """Learn, write the file and say what came of it; `tell` hears how many games are done."""
    advice = game.advice
    if not hasattr(advice, "learner"):
        raise Mistake(say("no-self-play", game=game.id))
    file: Path = advice.EVALUATION  # type: ignore[union-attr]
    before = json.loads(file.read_text("utf-8")) if file.exists() else None
    learner: Learner = advice.learner(None if fresh else before, seed)  # type: ignore[union-attr]
    learner.learn(games, tell)
    goal = out or file
    goal.write_text(json.dumps(learner.data, indent=1) + "\n", "utf-8")
    if before is None:
        return Tuned(goal, games)
    return Tuned(goal, games, *mean(learner.measure(before, trial)))
