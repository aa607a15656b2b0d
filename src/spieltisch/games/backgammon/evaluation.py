"""What a position is worth: the chances of the player about to roll.

Two small networks, one for positions with contact and one for races, see the checkers on every place and a few
things that backgammon players count: pips, shots, how well the rearmost checker can escape, primes, closed
points. They give three chances: to win, to win a gammon, to lose a gammon. Bearing off is looked up exactly.
Their weights are the evaluation file, made by self-play: see `learning`.
"""

import json
from base64 import b64decode, b64encode
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from spieltisch.engine.driving.game import Game
from spieltisch.engine.kernel.bits import count, lowest
from spieltisch.engine.kernel.table import table
from spieltisch.games.backgammon.bearoff import bearoff_table, first_off, row_of
from spieltisch.games.backgammon.rules import BAR, BOARD, CHECKERS, NOT_HOME, OFF

EVALUATION = Path(__file__).with_name("evaluation.json")

# What a network says about the player about to roll.
WIN, WIN_GAMMON, LOSE_GAMMON, CHANCES = range(4)

# What a network sees of each side: four inputs for every place, then what players count.
PER_PLACE = 4
COUNTED = 24 * PER_PLACE
(
    ON_BAR,
    MORE_ON_BAR,
    BORNE_OFF,
    PIPS,
    TO_PASS,  # pips until there is no contact any more
    SHOTS,  # rolls that hit a blot of this side
    LOSS,  # pips that costs
    ESCAPES,  # rolls that bring the rearmost checker away
    HELD,  # how badly the worst place ahead of it holds a checker
    HELD_SQUARED,
    SHUT_OUT,  # rolls that do not enter
    DANCING,  # the same if there is a checker on the bar
    PRIME,  # points in a row
    SIDE,
) = range(COUNTED, COUNTED + 14)
INPUTS = 2 * SIDE
MOST_ACTIVE = 2 * (2 * CHECKERS + SIDE - COUNTED) + 1


def _escapes() -> list[int]:
    """For the set of closed places among the next twelve: how many of 36 rolls a single checker can play in full."""
    closed = np.arange(1 << 12)
    found = np.zeros(1 << 12, np.int64)
    for a in range(1, 7):
        for b in range(1, 7):
            blocked = (closed >> (a + b - 1)) | ((closed >> (a - 1)) & (closed >> (b - 1)))
            found += 1 - (blocked & 1)
    return found.tolist()


_ESCAPES = table(_escapes())


class Net(NamedTuple):
    """The weights of a network with one hidden layer."""

    hidden: Any  # input, unit
    hidden_bias: Any  # unit
    out: Any  # chance, unit
    out_bias: Any  # chance


class Mind(NamedTuple):
    """All that is needed to judge positions."""

    contact: Net
    race: Net
    bearoff: Any  # see `bearoff`


class Pad(NamedTuple):
    """Room to judge a position."""

    index: Any  # the inputs that are not 0
    value: Any
    units: Any  # of the hidden layer
    chances: Any


def new_pad(mind: Mind) -> Pad:
    """Room for the networks of a mind."""
    return Pad(
        np.zeros(MOST_ACTIVE, np.int32),
        np.zeros(MOST_ACTIVE, np.float32),
        np.zeros(max(len(mind.contact.hidden_bias), len(mind.race.hidden_bias)), np.float32),
        np.zeros(CHANCES, np.float32),
    )


# What the networks see.


def in_contact(s: Any) -> bool:
    """Whether the two sides still have to pass each other."""
    return lowest(s.own[0]) + lowest(s.own[1]) < OFF


def see(s: Any, seat: int, contact: bool, pad: Any) -> int:
    """Write the inputs for the seat about to roll; return how many may be other than 0."""
    index, value = pad.index, pad.value
    n = 0
    for side in range(2):
        who = seat if side == 0 else 1 - seat
        n = see_checkers(s, who, side * SIDE, index, value, n)
        if contact:
            n = see_contact(s, who, side * SIDE, index, value, n)
    return n


def see_checkers(s: Any, who: int, base: int, index: Any, value: Any, n: int) -> int:
    """The checkers of one side, place by place, off and in pips."""
    pips = 0
    rest = s.own[who] & (BOARD - 1)
    while rest:
        place = lowest(rest)
        rest &= rest - 1
        men = s.men[who, place] + 0
        pips += men * (OFF - place)
        index[n] = base + PER_PLACE * (place - 1) + min(men, 3) - 1
        value[n] = 1.0
        n += 1
        if men > 3:
            index[n] = base + PER_PLACE * place - 1
            value[n] = 0.5 * (men - 3)
            n += 1
    bar = s.men[who, BAR] + 0
    for k in range(PIPS - ON_BAR + 1):
        index[n + k] = base + ON_BAR + k
    value[n] = min(bar, 1)
    value[n + 1] = max(0, bar - 1)
    value[n + 2] = s.men[who, OFF] * (2 / 15)
    value[n + 3] = (pips + OFF * bar) * (1 / 75) - 1.0
    return n + 4


def see_contact(s: Any, who: int, base: int, index: Any, value: Any, n: int) -> int:
    """What matters to one side while the other can still hit or block it."""
    own, closed = s.own[who] + 0, s.closed[who] + 0
    rear = lowest(own)
    rolls, loss = shots_at(s, who)
    worst = 36
    for place in range(rear, max(rear + 1, 13)):
        worst = min(worst, escapes(closed, place))
    held = (36 - worst) * (1 / 18)
    shut = count(closed & 0x7E)
    out = shut * shut * (1 / 18)
    for k in range(SIDE - TO_PASS):
        index[n + k] = base + TO_PASS + k
    value[n] = pips_to_pass(s, who) * (1 / 75)
    value[n + 1] = rolls * (1 / 18)
    value[n + 2] = loss * (1 / 360)
    value[n + 3] = escapes(closed, rear) * (1 / 18)
    value[n + 4] = held
    value[n + 5] = 0.5 * held * held
    value[n + 6] = out
    value[n + 7] = out if own & 1 else 0.0
    value[n + 8] = longest_run(s.closed[1 - who] + 0) * (1 / 3)
    return n + SIDE - TO_PASS


def escapes(closed: int, place: int) -> int:
    """How many of 36 rolls one checker on a place can play in full."""
    return _ESCAPES[(closed >> (place + 1)) & 0xFFF]


def longest_run(places: int) -> int:
    """The length of the longest row of neighbours in a set."""
    length = 0
    while places:
        places &= places >> 1
        length += 1
    return length


def pips_to_pass(s: Any, who: int) -> int:
    """How many pips a side needs until all its checkers are past the rearmost of the other."""
    line = OFF - lowest(s.own[1 - who])
    rest = s.own[who] & ((1 << line) - 1)
    pips = 0
    while rest:
        place = lowest(rest)
        rest &= rest - 1
        pips += s.men[who, place] * (line - place)
    return pips


def blots_of(s: Any, who: int) -> int:
    """The blots of a side as a set of places of the other."""
    found = 0
    rest = s.own[who] & (BOARD - 1)
    while rest:
        place = lowest(rest)
        rest &= rest - 1
        if s.men[who, place] == 1:
            found |= 1 << (OFF - place)
    return found


def shots_at(s: Any, who: int) -> tuple[int, int]:
    """How many of 36 rolls hit a blot of this side, and how many pips that costs, over all rolls."""
    blots = blots_of(s, who)
    rolls = loss = 0
    if blots >> lowest(s.own[1 - who]) == 0:
        return rolls, loss
    for a in range(1, 7):
        for b in range(a, 7):
            hit = hits(s, 1 - who, a, b) & blots
            if hit:
                weight = 1 if a == b else 2
                rolls += weight
                loss += weight * (OFF - lowest(hit))
    return rolls, loss


def hits(s: Any, who: int, a: int, b: int) -> int:
    """The places a side can reach with a roll; closed ones may be among them."""
    own, free = s.own[who] + 0, BOARD ^ s.closed[who]
    waiting = s.men[who, BAR] + 0
    first = 1 if waiting else own  # who is on the bar enters first
    by_a, by_b = (first << a) & free, (first << b) & free
    found = by_a | by_b
    if waiting < 2 and by_a:
        found |= (own ^ waiting | by_a) << b
    if waiting < 2 and by_b:
        found |= (own ^ waiting | by_b) << a
    if waiting == 0 and a == b:
        third = (((by_a << a) & free) << a) & free
        found |= third | (third << a)
    return found


# What they say.


def run(net: Any, pad: Any, n: int) -> None:
    """Let a network look at the n inputs: hidden units and chances."""
    units, out = pad.units, net.out
    width = len(net.hidden_bias)
    for unit in range(width):
        units[unit] = net.hidden_bias[unit]
    pad.index[n] = 0  # inputs are taken two by two
    pad.value[n] = 0.0
    for k in range(0, n, 2):
        one, other = net.hidden[pad.index[k]], net.hidden[pad.index[k + 1]]
        by_one, by_other = pad.value[k], pad.value[k + 1]
        for unit in range(width):
            units[unit] += by_one * one[unit] + by_other * other[unit]
    win, won, lost = net.out_bias[WIN], net.out_bias[WIN_GAMMON], net.out_bias[LOSE_GAMMON]
    for unit in range(width):
        units[unit] /= np.float32(1.0) + abs(units[unit])
    for unit in range(width):
        win += out[WIN, unit] * units[unit]
        won += out[WIN_GAMMON, unit] * units[unit]
        lost += out[LOSE_GAMMON, unit] * units[unit]
    pad.chances[WIN] = chance_of(win)
    pad.chances[WIN_GAMMON] = chance_of(won)
    pad.chances[LOSE_GAMMON] = chance_of(lost)


def chance_of(x: Any) -> Any:
    """Any number as a chance: the logistic function."""
    return np.float32(1.0) / (np.float32(1.0) + np.exp(-x))


def judge(mind: Any, s: Any, seat: int, pad: Any) -> None:
    """The chances of the seat about to roll."""
    other = 1 - seat
    chances = pad.chances
    if s.own[other] == 0:  # the other has just borne off the last checker
        chances[WIN] = chances[WIN_GAMMON] = 0.0
        chances[LOSE_GAMMON] = 1.0 if s.men[seat, OFF] == 0 else 0.0
        return
    if bearing_off(s):
        chances[WIN] = first_off(mind.bearoff, row_of(s.men, seat), row_of(s.men, other))
        chances[WIN_GAMMON] = chances[LOSE_GAMMON] = 0.0
        return
    contact = in_contact(s)
    run(mind.contact if contact else mind.race, pad, see(s, seat, contact, pad))
    # No gammon against somebody who has borne off a checker, nor more gammons than wins.
    won = chances[WIN_GAMMON] if s.men[other, OFF] == 0 else np.float32(0.0)
    lost = chances[LOSE_GAMMON] if s.men[seat, OFF] == 0 else np.float32(0.0)
    chances[WIN_GAMMON] = min(won, chances[WIN])
    chances[LOSE_GAMMON] = min(lost, np.float32(1.0) - chances[WIN])


def bearing_off(s: Any) -> bool:
    """Whether both sides are bearing off and nobody can win a gammon any more: then the table knows all."""
    home = (s.own[0] | s.own[1]) & NOT_HOME == 0
    return home and s.men[0, OFF] > 0 and s.men[1, OFF] > 0


def gain(chances: Any, gammons: float) -> float:
    """Expected points, won less lost, when a gammon counts `gammons` points more."""
    return 2.0 * chances[WIN] - 1.0 + gammons * (chances[WIN_GAMMON] - chances[LOSE_GAMMON])


# The evaluation file.


def fresh_net(units: int, chance: np.random.Generator) -> Net:
    """A network that knows nothing."""
    return Net(
        chance.normal(0.0, 0.1, (INPUTS, units)).astype(np.float32),
        np.zeros(units, np.float32),
        chance.normal(0.0, 0.1, (CHANCES, units)).astype(np.float32),
        np.array([0.0, -1.0, -1.0], np.float32),
    )


def packed(net: Net) -> dict[str, Any]:
    """A network as it stands in the file: half-precision numbers."""
    words = [np.asarray(part, "<f2").tobytes() for part in net]
    return {"units": len(net.hidden_bias), "weights": b64encode(b"".join(words)).decode()}


def unpacked(data: dict[str, Any]) -> Net:
    """The network that `packed` wrote."""
    units = int(data["units"])
    shapes = (INPUTS, units), (units,), (CHANCES, units), (CHANCES,)
    numbers = np.frombuffer(b64decode(data["weights"]), "<f2").astype(np.float32)
    ends = np.cumsum([np.prod(shape) for shape in shapes])
    return Net(*(part.reshape(shape) for part, shape in zip(np.split(numbers, ends[:-1]), shapes, strict=True)))


def mind_of(data: dict[str, Any], game: Game) -> Mind:
    """The mind that an evaluation file describes."""
    return Mind(unpacked(data["contact"]), unpacked(data["race"]), bearoff_table(game))


@cache
def own_mind(game: Game) -> Mind:
    """The mind of the evaluation file."""
    return mind_of(json.loads(EVALUATION.read_text("utf-8")), game)
