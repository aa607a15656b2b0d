"""What bots are told about backgammon: an evaluation, looked ahead from, and the doubling cube."""

import time
from math import exp
from typing import Any, NamedTuple

import numpy as np

from spieltisch.engine.driving import backend
from spieltisch.engine.driving.advice import Candidate, Effort, Learner, Stop
from spieltisch.engine.driving.game import Game, game
from spieltisch.games.backgammon import cube, rules
from spieltisch.games.backgammon.evaluation import CHANCES, EVALUATION, LOSE_GAMMON, WIN, WIN_GAMMON, gain, own_mind
from spieltisch.games.backgammon.lookahead import foresee, new_table, survey

__all__ = ["EVALUATION", "LEVELS", "consider", "learner"]

# Small differences decide: every turn has two choices or more, and a bot is as loose in each of them.
LEVELS = {
    "beginner": {"temperature": 0.085},
    "casual": {"temperature": 0.058},
    "good": {"temperature": 0.037},
    "strong": {"temperature": 0.021},
    "master": {"temperature": 0.0},
}

MASTER = 4
# One roll ahead, then two: how many plays are looked at, and how many points they may seem worse than the best.
LOOKS = ((6, 0.10), (3, 0.03))
MOST_FORESEEN = 512  # positions that are remembered from decision to decision
SHARPNESS = 0.01  # moves that are worse by so much are made rarely by somebody who plays well


# A turn has several decisions, and what was foreseen in the first serves the others.
_foreseen: dict[tuple[bytes, int, float, bool], list[float]] = {}


class Outlook(NamedTuple):
    """What a play promises. The better of two is the larger."""

    depth: int  # how many rolls it was looked ahead
    gain: float  # points to expect then
    at_once: float  # points to expect without looking ahead
    chances: list[float]


def consider(view: rules.State, seat: int, effort: Effort, stop: Stop) -> list[Candidate] | None:
    """The moves of a decision with the mover's chances, the best first."""
    thinker = Thinker(game("backgammon"), effort, stop)
    return thinker.plays(view) if view.phase == rules.MOVING else thinker.cube(view)


def learner(data: dict[str, Any] | None, seed: int) -> Learner:
    """Somebody who goes on from an evaluation file, or from nothing."""
    from spieltisch.games.backgammon.learning import SelfPlay

    return SelfPlay(game("backgammon"), data, seed)


def gammon_value(view: rules.State) -> float:
    """What a gammon counts beyond the win: nothing in the simple game, nor by Jacoby's rule before a double."""
    idle = view.options[rules.JACOBY] == rules.ON and view.owner == rules.NOBODY
    return 1.0 if view.options[rules.STAKES] == rules.FULL and not idle else 0.0


def share_of_best(points: float) -> float:
    """Points that may be expected in the money game, won less lost, as something like a chance of winning."""
    return 1.0 / (1.0 + exp(-2.0 * points))


class Thinker:
    """Thinks about one decision."""

    def __init__(self, of: Game, effort: Effort, stop: Stop) -> None:
        self.mind = own_mind(of)
        self.deep = effort.level >= MASTER
        self.seconds = effort.seconds
        self.stop = stop
        self.table = new_table(self.mind)
        self._survey = backend.bind(survey, of)
        self._foresee = backend.bind(foresee, of)

    def plays(self, view: rules.State) -> list[Candidate]:
        """The checker moves, each with what comes of the best play that begins with it."""
        gammons, full = gammon_value(view), view.options[rules.STAKES] == rules.FULL
        best = self._outlooks(view, gammons)
        found = []
        for move in sorted(best, key=lambda move: best[move], reverse=True):
            chances = best[move].chances
            chance = share_of_best(gain(chances, gammons)) if full else chances[WIN]
            found.append(Candidate(move, 0.0, chance, view.cube * (chances[WIN] + gammons * chances[WIN_GAMMON])))
        return _shared(found)

    def cube(self, view: rules.State) -> list[Candidate]:
        """Roll or double, take or drop."""
        chances = self._ahead(view.array, view.turn, 1.0, self.deep)
        owned, jacoby = view.owner == view.turn, view.options[rules.JACOBY] == rules.ON
        worth = cube.worth(chances, owned, jacoby, 2 * view.cube == rules.TOP_CUBE)
        if view.phase == rules.DOUBLED:
            points = {rules.TAKE: -worth.taken, rules.DROP: -1.0}
        else:
            points = {rules.ROLL: worth.rolling, rules.DOUBLE: worth.doubling}
        found = [Candidate(move, 0.0, share_of_best(p)) for move, p in points.items()]
        return _shared(sorted(found, key=lambda candidate: -candidate.chance))

    def _ahead(self, position: Any, seat: int, gammons: float, further: bool) -> list[float]:
        """The chances of a seat about to roll, one or two rolls ahead."""
        key = position["men"].tobytes(), seat, gammons, further
        known = _foreseen.get(key)
        if known is None:
            out = np.empty(CHANCES, np.float32)
            self._foresee(self.mind, position, seat, gammons, further, self.table, out)
            if len(_foreseen) >= MOST_FORESEEN:
                _foreseen.clear()
            known = _foreseen[key] = out.tolist()
        return known

    def _outlooks(self, view: rules.State, gammons: float) -> dict[int, Outlook]:
        """The best outlook of every move, after the most promising plays were looked ahead from."""
        until = time.perf_counter() + self.seconds
        table, ways = self.table, self._survey(self.mind, view.array, gammons, self.table)
        moves, keys, worths = (part[:ways].tolist() for part in (table.first, table.key, table.worth))
        place_of = {key: way for way, key in enumerate(keys)}
        known = {k: Outlook(0, worths[way], worths[way], table.chances[way].tolist()) for k, way in place_of.items()}
        looks = LOOKS if self.deep and moves[0] != moves[-1] else ()
        for depth, (most, margin) in enumerate(looks, start=1):
            ranked = sorted(known, key=lambda key: known[key], reverse=True)[:most]
            least = (depth - 1, known[ranked[0]].gain - margin)
            close = [key for key in ranked if known[key][:2] >= least]
            if len(close) < 2:
                break
            seen = {}
            for key in close:
                if self.stop() or time.perf_counter() > until:
                    break
                way = place_of[key]
                chances = self._ahead(table.end[way : way + 1], 1 - view.turn, gammons, depth > 1)
                chances = [1.0 - chances[WIN], chances[LOSE_GAMMON], chances[WIN_GAMMON]]
                seen[key] = Outlook(depth, gain(chances, gammons), worths[way], chances)
            else:  # plays are compared only when all of them were looked at alike
                known |= seen
        best: dict[int, Outlook] = {}
        for move, key in zip(moves, keys, strict=True):
            best[move] = max(best.get(move, known[key]), known[key])
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
