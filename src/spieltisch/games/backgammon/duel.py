"""Our bots against other programs, over cubeless money games with the same dice on both sides.

    python -m spieltisch.games.backgammon.duel --against pubeval --level master -n 20000 [--json]

Opponents are `pubeval`, Tesauro's public benchmark, and `gnubg`, GNU Backgammon's networks without looking
ahead; both come with the package gnubg-nn, which is no part of this one. Every roll of the dice is played twice
with changed seats. A gammon counts two points, a backgammon three.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import exp, sqrt
from types import ModuleType
from typing import Any

import numpy as np

from spieltisch.engine.driving import backend
from spieltisch.engine.driving.advice import Effort
from spieltisch.engine.driving.game import game
from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.games.backgammon import advice, rules
from spieltisch.games.backgammon.evaluation import new_pad, own_mind
from spieltisch.games.backgammon.lookahead import best_end
from spieltisch.games.backgammon.plays import new_desk
from spieltisch.games.backgammon.words import say

Boards = list[list[int]]  # of the side not on roll and the side on roll: points 1 to 24 in the own view, then the bar
Guest = Callable[[Boards, int, int], Boards]  # the boards after the best play of a roll, sides as before

SURE = 1.96  # standard errors on each side: 95 %
LEVELS = tuple(advice.LEVELS)


def peer() -> ModuleType:
    """The package with the opponents."""
    try:
        import gnubg_nn
    except ImportError:
        raise Mistake(say("no-peer")) from None
    return gnubg_nn


def gnubg(boards: Boards, first: int, second: int) -> Boards:
    """How GNU Backgammon plays without looking ahead."""
    _, key = peer().best_move(boards, first, second, n=0, b=1)
    theirs, mine = peer().board_from_position_key(key)
    return [mine, theirs]


def pubeval(boards: Boards, first: int, second: int) -> Boards:
    """How pubeval plays."""
    theirs, mine = (list(board) for board in boards)
    steps = peer().pub_best_move(boards, first, second)
    for start, end in zip(steps[::2], steps[1::2], strict=True):
        mine[start] -= 1
        if end >= 0:
            mine[end] += 1
            if theirs[23 - end] == 1:
                theirs[23 - end] = 0
                theirs[24] += 1
    return [theirs, mine]


GUESTS: dict[str, Guest] = {"pubeval": pubeval, "gnubg": gnubg}


def boards_of(s: rules.State, seat: int) -> Boards:
    """The position as the guests know it, with this seat on roll."""
    return [s.men[who].tolist()[rules.OFF - 1 :: -1] for who in (1 - seat, seat)]


def set_boards(s: Any, boards: Any, seat: int) -> None:
    """Put the checkers as the boards of the seat on roll say."""
    for who in range(2):
        s.own[who] = 0
        s.closed[who] = 0
    for side in range(2):
        who = seat if side else 1 - seat
        off = rules.CHECKERS
        for place in range(rules.OFF):
            n = boards[side, rules.OFF - 1 - place]
            s.men[who, place] = 0
            off -= n
            if n > 0:
                rules.put(s, who, place, n)
        s.men[who, rules.OFF] = off


def play_best(mind: Any, view: Any, desk: Any, pad: Any) -> None:
    """Our whole turn, always the best by evaluation: what `consider` finds move by move without looking ahead."""
    desk.steps[0] = view[0]
    view[0] = desk.ends[best_end(mind, desk, pad, 1.0)]


@dataclass(frozen=True)
class Result:
    """What came of a duel, for our side."""

    level: str
    temperature: float
    against: str
    games: int
    points_per_game: float
    points_95: float  # half of the 95 % interval
    win_rate: float
    win_rate_95: float
    gammons_won: float
    gammons_lost: float
    seconds: float


class Duel:
    """Games of one of our levels against a guest."""

    def __init__(self, level: str, against: str, seed: int, temperature: float | None = None) -> None:
        self.level, self.against, self.seed = level, against, seed
        self.guest = GUESTS[against]
        self.effort = Effort(LEVELS.index(level), 60.0)
        self.temperature = advice.LEVELS[level]["temperature"] if temperature is None else temperature
        self.chance = random.Random(seed)
        self.game = game("backgammon")
        self.mind = own_mind(self.game)
        self._room = new_desk(), new_pad(self.mind)
        driven = (set_boards, rules.roll, rules.play, play_best)
        self._set, self._roll, self._move, self._best = (backend.bind(f, self.game) for f in driven)

    def play(self, number: int, seat: int) -> int:
        """One game with us on this seat: the points we won, below 0 those we lost."""
        s: Any = self.game.blank(options={"stakes": "full"})
        sow(s.rng, self.seed, number)
        rules.deal(s)
        while True:
            mover = s.turn
            if mover == seat:
                self._our_turn(s, seat)
            else:
                boards = self.guest(boards_of(s, mover), s.dice[0], s.dice[1])
                self._set(s.array[0], np.array(boards, np.int64), mover)
            if s.own[mover] == 0:
                return rules.multiplier(s, 1 - mover) * (1 if mover == seat else -1)
            s.turn = 1 - mover
            self._roll(s.array[0])

    def _our_turn(self, s: Any, seat: int) -> None:
        if not self.temperature and self.effort.level < advice.MASTER:
            self._best(self.mind, s.array, *self._room)
            return
        while s.own[seat] and (s.legal[0] or s.legal[1]):
            candidates = advice.consider(s, seat, self.effort, lambda: False) or []
            move = candidates[0].move
            if self.temperature:
                top = max(c.chance for c in candidates)
                weights = [exp((c.chance - top) / self.temperature) for c in candidates]
                move = self.chance.choices(candidates, weights)[0].move
            self._move(s.array[0], seat, move)

    def run(self, n: int) -> Result:
        """About n games, each roll of the dice with both seatings."""
        began = time.perf_counter()
        pairs = [(self.play(number, 0), self.play(number, 1)) for number in range((n + 1) // 2)]
        every = [points for pair in pairs for points in pair]
        points, points_95 = _mean([sum(pair) / 2 for pair in pairs])
        wins, wins_95 = _mean([sum(p > 0 for p in pair) / 2 for pair in pairs])
        won, lost = (sum(p * sign > 1 for p in every) / len(every) for sign in (1, -1))
        took = time.perf_counter() - began
        return Result(
            self.level, self.temperature, self.against, len(every), points, points_95, wins, wins_95, won, lost, took
        )


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    mean = sum(values) / len(values)
    variance = sum((v - mean) ** 2 for v in values) / max(1, len(values) - 1)
    return mean, SURE * sqrt(variance / len(values))


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="spieltisch.games.backgammon.duel", description=__doc__.splitlines()[0])
    parser.add_argument("--against", choices=GUESTS, default="pubeval")
    parser.add_argument("--level", choices=LEVELS, default="master")
    parser.add_argument("--temperature", type=float, help="that of the level by default; 0: always the best move")
    parser.add_argument("-n", type=int, default=1000, help="number of games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(arguments)
    try:
        peer()
    except Mistake as mistake:
        sys.exit(str(mistake))
    result = Duel(chosen.level, chosen.against, chosen.seed, chosen.temperature).run(chosen.n)
    text = (
        f"{result.level} against {result.against}, {result.games} games: "
        f"{result.points_per_game:+.3f} ± {result.points_95:.3f} points per game, "
        f"{result.win_rate:.1%} ± {result.win_rate_95:.1%} won"
    )
    sys.stdout.write((json.dumps(asdict(result)) if chosen.json else text) + "\n")


if __name__ == "__main__":
    main()
