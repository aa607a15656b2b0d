"""Self-play that makes the evaluation: temporal differences, TD(λ).

Both sides play the move that looks best to the networks. After every game each position is taught what came of
it: a mixture of how the next position was judged and of what the one after that was taught, and so on to the
result.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from spieltisch.engine.driving import backend
from spieltisch.engine.driving.game import Game
from spieltisch.engine.kernel.rng import sow
from spieltisch.games.backgammon import evaluation
from spieltisch.games.backgammon.evaluation import CHANCES, MOST_ACTIVE, bearing_off, in_contact, judge, run, see
from spieltisch.games.backgammon.lookahead import best_end, swap
from spieltisch.games.backgammon.plays import new_desk
from spieltisch.games.backgammon.rules import OFF, OVER, deal, roll

Data = dict[str, Any]  # the content of an evaluation file

UNITS = {"contact": 64, "race": 16}  # of the hidden layers
FRESH_RATE, LATER_RATE, LAST_RATE = 0.1, 0.02, 0.002  # how fast networks learn: new ones, taught ones, in the end
TRACE = 0.7  # λ at the beginning; it falls to 0

MOST_TURNS = 600  # longer games, which only beginners play, are given up


class Diary(NamedTuple):
    """What was seen and thought in a game, by turn."""

    index: Any
    value: Any
    active: Any  # how many inputs
    contact: Any
    chances: Any


def new_diary() -> Diary:
    """An empty diary."""
    return Diary(
        np.zeros((MOST_TURNS, MOST_ACTIVE), np.int32),
        np.zeros((MOST_TURNS, MOST_ACTIVE), np.float32),
        np.zeros(MOST_TURNS, np.int32),
        np.zeros(MOST_TURNS, np.int32),
        np.zeros((MOST_TURNS + 1, CHANCES), np.float32),
    )


def write_down(mind: Any, s: Any, seat: int, pad: Any, diary: Any, turn: int) -> None:
    """Note what the networks see and say before the roll."""
    contact = in_contact(s)
    n = see(s, seat, contact, pad)
    diary.index[turn, :n] = pad.index[:n]
    diary.value[turn, :n] = pad.value[:n]
    diary.active[turn] = n
    diary.contact[turn] = contact
    judge(mind, s, seat, pad)
    diary.chances[turn] = pad.chances


def play_game(mind: Any, desk: Any, pad: Any, diary: Any) -> int:
    """A game of self-play until its result is known, written down; how many turns it had, 0 if too many."""
    s = desk.steps[0]
    for turn in range(MOST_TURNS):
        seat = s.turn + 0
        if s.phase == OVER or bearing_off(s):
            judge(mind, s, seat, pad)
            diary.chances[turn] = pad.chances
            return turn
        write_down(mind, s, seat, pad, diary, turn)
        if turn > 0:
            roll(s)
        desk.steps[0] = desk.ends[best_end(mind, desk, pad, 1.0)]
        s.turn = 1 - seat
    return 0


def teach(net: Any, pad: Any, n: int, taught: Any, rate: float) -> None:
    """Move what a network says about the n inputs of the pad towards what it is taught."""
    run(net, pad, n)
    units = pad.units
    width = len(net.hidden_bias)
    pad.chances[:] = rate * (taught - pad.chances)
    net.out_bias[:] += pad.chances
    for unit in range(width):
        back = np.float32(0.0)
        for chance in range(CHANCES):
            back += pad.chances[chance] * net.out[chance, unit]
            net.out[chance, unit] += pad.chances[chance] * units[unit]
        slope = np.float32(1.0) - abs(units[unit])
        units[unit] = back * slope * slope
        net.hidden_bias[unit] += units[unit]
    for k in range(n):
        value = pad.value[k]
        if value != 0.0:
            row = net.hidden[pad.index[k]]
            for unit in range(width):
                row[unit] += value * units[unit]


def look_back(mind: Any, pad: Any, diary: Any, turns: int, rate: float, trace: float) -> None:
    """Teach all positions of a game, the last first."""
    taught = diary.chances[turns].copy()
    for turn in range(turns - 1, -1, -1):
        swap(taught)
        n = diary.active[turn]
        pad.index[:n] = diary.index[turn, :n]
        pad.value[:n] = diary.value[turn, :n]
        teach(mind.contact if diary.contact[turn] else mind.race, pad, n, taught, rate)
        taught[:] = trace * taught + (1.0 - trace) * diary.chances[turn]


def open_game(desk: Any, blank: Any, seed: int, number: int) -> None:
    """Deal game `number`, with its opening roll, on `steps[0]`."""
    desk.steps[0] = blank[0]
    sow(desk.steps[0].rng, seed, number)
    deal(desk.steps[0])


# Called from Python.


def practise(
    mind: Any, desk: Any, pad: Any, diary: Any, blank: Any, seed: int, first: int, games: int, rate: float, trace: float
) -> None:
    """Play and learn from the games numbered from `first`."""
    for number in range(first, first + games):
        open_game(desk, blank, seed, number)
        look_back(mind, pad, diary, play_game(mind, desk, pad, diary), rate, trace)


def compete(minds: Any, desk: Any, pad: Any, blank: Any, seed: int, results: Any) -> None:
    """Money games between two minds, each two with the same dice and changed seats: what the first won."""
    for number in range(len(results)):
        open_game(desk, blank, seed, number // 2)
        s = desk.steps[0]
        while True:
            seat = s.turn + 0
            mind = minds[0] if seat == number % 2 else minds[1]
            desk.steps[0] = desk.ends[best_end(mind, desk, pad, 1.0)]
            if s.phase == OVER:
                break
            s.turn = 1 - seat
            roll(s)
        worth = 1.0 if s.men[1 - seat, OFF] else 2.0
        results[number] = worth if seat == number % 2 else -worth


class SelfPlay:
    """Networks that learn by playing against themselves. The same seed, the same networks."""

    PIECE = 1000  # games played with the same rate

    def __init__(self, game: Game, data: Data | None, seed: int) -> None:
        chance = np.random.default_rng(seed)
        fresh = {name: evaluation.packed(evaluation.fresh_net(units, chance)) for name, units in UNITS.items()}
        self.game, self.seed, self.games = game, seed, 0
        self.mind = evaluation.mind_of(data or fresh, game)
        self.rate = (FRESH_RATE if data is None else LATER_RATE, LAST_RATE)
        self._room = new_desk(), evaluation.new_pad(self.mind), new_diary()
        self._practise = backend.bind(practise, game)
        self._compete = backend.bind(compete, game)

    def learn(self, games: int, tell: Callable[[int], None]) -> None:
        """So many games, the rate falling from the first to the last; tells how many are done."""
        blank = self.game.blank().array
        fast, slow = self.rate
        for done in range(0, games, self.PIECE):
            part = done / games
            rate, trace = fast * (slow / fast) ** part, TRACE * (1.0 - part)
            piece = min(self.PIECE, games - done)
            self._practise(self.mind, *self._room, blank, self.seed, self.games, piece, rate, trace)
            self.games += piece
            tell(done + piece)

    @property
    def data(self) -> Data:
        """What stands in the evaluation file."""
        return {"contact": evaluation.packed(self.mind.contact), "race": evaluation.packed(self.mind.race)}

    def measure(self, other: Data, games: int) -> list[float]:
        """What the networks win against others in so many games without looking ahead, by pairs of mirrored games."""
        minds = evaluation.mind_of(self.data, self.game), evaluation.mind_of(other, self.game)
        results = np.zeros(games + games % 2)
        pad = evaluation.new_pad(max(minds, key=lambda mind: len(mind.contact.hidden_bias)))
        self._compete(minds, new_desk(), pad, self.game.blank().array, self.seed + 1, results)
        return results.reshape(-1, 2).mean(axis=1).tolist()
