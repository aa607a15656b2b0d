"""What bots are told about backgammon: an evaluation, looked ahead from, and the doubling cube."""

from __future__ import annotations

import time
from math import exp
from typing import Any

import numpy as np

from spieltisch.engine import backend
from spieltisch.engine.advice import Candidate, Effort, Learner, Stop
from spieltisch.engine.game import Game, game
from spieltisch.games.backgammon import cube
from spieltisch.games.backgammon.evaluation import CHANCES, EVALUATION, WIN, WIN_GAMMON, gain, own_mind
from spieltisch.games.backgammon.lookahead import foresee, new_table, survey, swap
from spieltisch.games.backgammon.rules import (
    DOUBLE,
    DOUBLED,
    DROP,
    FULL,
    JACOBY,
    MOVING,
    NOBODY,
    ON,
    ROLL,
    STAKES,
    TAKE,
    TOP_CUBE,
    State,
)

__all__ = ["EVALUATION", "LEVELS", "consider", "learner"]

LEVELS = {
    "beginner": {"looseness": 0.2},
    "casual": {"looseness": 0.1},
    "good": {"looseness": 0.05},
    "strong": {"looseness": 0.0},
    "master": {"looseness": 0.0},
}

MASTER = 4
LOOKS = ((False, 10), (True, 4))  # how many plays are looked at one roll ahead, and then two
SHARPNESS = 0.01  # moves that are worse by so much are made rarely by somebody who plays well

# How far a play was looked ahead from, and the mover's chances after it.
Outlook = tuple[int, list[float]]


def consider(view: State, seat: int, effort: Effort, stop: Stop) -> list[Candidate] | None:
    """The moves of a decision with the mover's chances, the best first."""
    thinker = Thinker(game("backgammon"), effort, stop)
    return thinker.plays(view) if view.phase == MOVING else thinker.cube(view)


def learner(data: dict[str, Any] | None, seed: int) -> Learner:
    """Somebody who goes on from an evaluation file, or from nothing."""
    from spieltisch.games.backgammon.learning import SelfPlay

    return SelfPlay(game("backgammon"), data, seed)


def gammon_value(view: State) -> float:
    """What a gammon counts beyond the win: nothing in the simple game, nor by Jacoby's rule before a double."""
    idle = view.options[JACOBY] == ON and view.owner == NOBODY
    return 1.0 if view.options[STAKES] == FULL and not idle else 0.0


def share_of_best(points: float) -> float:
    """Points that may be expected in the money game, won less lost, as something like a chance of winning."""
    return 1.0 / (1.0 + exp(-2.0 * points))


class Thinker:
    """Thinks about one decision."""

    def __init__(self, of: Game, effort: Effort, stop: Stop) -> None:
        self.mind = own_mind(of)
        self.deep = effort.level >= MASTER
        self.until = time.perf_counter() + effort.seconds
        self.stop = stop
        self.table = new_table(self.mind)
        self._survey = backend.bind(survey, of)
        self._foresee = backend.bind(foresee, of)

    def plays(self, view: State) -> list[Candidate]:
        """The checker moves, each with what comes of the best play that begins with it."""
        gammons = gammon_value(view)
        n, ways = self._survey(self.mind, view.array, gammons, self.table)
        outlooks: list[Outlook] = [(0, chances) for chances in self.table.chances[:n].tolist()]
        if self.deep and n > 1:
            outlooks = self._look_ahead(view.turn, n, ways, gammons)
        full = view.options[STAKES] == FULL
        found = []
        for move, (depth, chances) in zip(self.table.moves[:n].tolist(), outlooks, strict=True):
            worth = gain(chances, gammons)
            points = view.cube * (chances[WIN] + gammons * chances[WIN_GAMMON])
            found.append((depth, worth, Candidate(move, 0.0, share_of_best(worth) if full else chances[WIN], points)))
        found.sort(key=lambda known: (-known[0], -known[1]))
        return _shared([candidate for _, _, candidate in found])

    def cube(self, view: State) -> list[Candidate]:
        """Roll or double, take or drop."""
        chances = self._ahead(view.array, view.turn, 1.0, self.deep).tolist()
        owned, jacoby = view.owner == view.turn, view.options[JACOBY] == ON
        worth = cube.worth(chances, owned, jacoby, 2 * view.cube == TOP_CUBE)
        if view.phase == DOUBLED:
            points = {TAKE: -worth.taken, DROP: -1.0}
        else:
            points = {ROLL: worth.rolling, DOUBLE: worth.doubling}
        found = [Candidate(move, 0.0, share_of_best(p)) for move, p in points.items()]
        return _shared(sorted(found, key=lambda candidate: -candidate.chance))

    def _ahead(self, position: Any, seat: int, gammons: float, further: bool) -> Any:
        """The chances of a seat about to roll, one or two rolls ahead."""
        out = np.empty(CHANCES, np.float32)
        self._foresee(self.mind, position, seat, gammons, further, self.table, out)
        return out

    def _look_ahead(self, seat: int, n: int, ways: int, gammons: float) -> list[Outlook]:
        """The best outlook of every move, after the most promising plays were looked ahead from."""
        table = self.table
        keys = table.way_key[:ways].tolist()
        place_of = {key: way for way, key in enumerate(keys)}
        known: dict[int, Outlook] = {key: (0, table.way_chances[way].tolist()) for key, way in place_of.items()}

        def rank(key: int) -> tuple[int, float]:
            depth, chances = known[key]
            return depth, gain(chances, gammons)

        for depth, (further, width) in enumerate(LOOKS, start=1):
            seen: dict[int, Outlook] = {}
            for key in sorted(known, key=rank, reverse=True)[:width]:
                if self.stop() or time.perf_counter() > self.until:
                    break
                way = place_of[key]
                chances = self._ahead(table.way_end[way : way + 1], 1 - seat, gammons, further)
                swap(chances)
                seen[key] = depth, chances.tolist()
            else:  # plays are compared only when all of them were looked at alike
                known |= seen
        best: list[Outlook] = []
        for place in range(n):
            mine = {key for key, move in zip(keys, table.way_move[:ways].tolist(), strict=True) if move == place}
            best.append(known[max(mine, key=rank)])
        return best


def _shared(ranked: list[Candidate]) -> list[Candidate]:
    """The candidates with shares; none looks better than one that was looked at more closely and ranks higher."""
    found, top = [], 1.0
    for candidate in ranked:
        top = min(top, candidate.chance)
        found.append(candidate._replace(chance=top))
    weights = [exp((candidate.chance - found[0].chance) / SHARPNESS) for candidate in found]
    total = sum(weights)
    return [candidate._replace(share=weight / total) for candidate, weight in zip(found, weights, strict=True)]
