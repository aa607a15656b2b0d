"""Backgammon positions written by points or as Position IDs, moves written as players write them."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterator
from random import Random
from typing import Any, cast

from spieltisch.engine.kernel.rng import sow
from spieltisch.games.backgammon import GAME, rules, words
from spieltisch.games.backgammon.rules import BAR, CHECKERS, DONE, NOBODY, OFF, State
from tests.games.telling import listening

START = "24*2 13*5 8*3 6*5"
F = "mGfwIDCw58EBIQ"
NAMED = {"done": DONE, "roll": rules.ROLL, "double": rules.DOUBLE, "take": rules.TAKE, "drop": rules.DROP}

Men = list[int]  # checkers by place, 0 to 25


def men_of(points: str) -> Men:
    """Checkers by place from a list of usual points, `24*2 13 bar`; all others are off."""
    men = [0] * 26
    for word in points.split():
        point, _, n = word.partition("*")
        men[BAR if point == "bar" else 25 - int(point)] += int(n or 1)
    men[OFF] = CHECKERS - sum(men)
    assert men[OFF] >= 0
    return men


def scattered(choice: Random) -> tuple[Men, Men]:
    """Checkers of the player on turn and of the other, anywhere."""
    first, last = choice.choice([(0, 24), (1, 24), (1, 6), (7, 24), (13, 24), (17, 24), (19, 24)])
    own, other = [0] * 26, [0] * 26
    for _ in range(choice.choice([1, 2, 2, 3, 4, 12])):
        own[choice.randint(first, last)] += 1
    own[BAR] += choice.choice([0, 0, 0, 1, 2, 3])
    own[OFF] = CHECKERS - sum(own)
    free = [place for place in range(1, 25) if own[25 - place] == 0]
    for place in choice.sample(free, min(len(free), choice.randint(2, 7))):
        other[place] = choice.choice([1, 2, 2, 2])
    other[OFF] = CHECKERS - sum(other)
    return own, other


def table(own: Men, other: Men, seat: int = 0, **options: Any) -> State:
    """A position with this seat on turn, before the roll."""
    s = cast(State, GAME.blank(2, options))
    sow(s.rng, 6, 0)
    s.cube, s.owner, s.winner, s.turn, s.phase = 1, NOBODY, NOBODY, seat, rules.ROLLING
    for who, men in ((seat, own), (1 - seat, other)):
        for place, n in enumerate(men):
            if n:
                rules.put(s, who, place, n)
    return s


def rolled(s: State, dice: str) -> State:
    """The same position with a roll, `63`."""
    then = s.copy()
    rules.throw(then, int(dice[0]), int(dice[1]))
    return then


def position(own: str, other: str, dice: str, seat: int = 0, **options: Any) -> State:
    """A position by the points of both, each in the own view, with a roll of the seat on turn."""
    return rolled(table(men_of(own), men_of(other), seat, **options), dice)


def start(dice: str, seat: int = 0, **options: Any) -> State:
    """The start position with a roll."""
    return position(START, START, dice, seat, **options)


def from_id(text: str, seat: int = 0) -> State:
    """The position of a GNU Backgammon Position ID, this seat on turn, before the roll."""
    bits = f"{int.from_bytes(b64decode(text + '=='), 'little'):080b}"[::-1]
    runs = [len(run) for run in bits.split("0")]
    other, own = ([0] * 26 for _ in range(2))
    for i in range(25):
        other[24 - i] = runs[i]
        own[24 - i] = runs[25 + i]
    for men in (own, other):
        men[OFF] = CHECKERS - sum(men)
    return table(own, other, seat)


def position_id(s: State) -> str:
    """The position as GNU Backgammon writes it, 14 characters: first the player not on turn."""
    bits, at = 0, 0
    for seat in (1 - s.turn, s.turn):
        for place in range(24, -1, -1):
            n = s.men[seat, place]
            bits |= ((1 << n) - 1) << at
            at += n + 1
    return b64encode(bits.to_bytes(10, "little")).decode().rstrip("=")


def numbers(s: State) -> list[int]:
    """The legal moves of whoever decides."""
    out = [0] * GAME.most_moves
    return out[: rules.moves(s, rules.actors(s).bit_length() - 1, out)]


def name(s: State, move: int) -> str:
    """A move as players write it, with the die if that is larger than needed: `13/7*`, `4/off:5`."""
    if move >= DONE:
        return next(word for word, known in NAMED.items() if known == move)
    place, die = words.move_parts(move)
    return words.steps_name(s, s.turn, [move]).in_() + (f":{die}" if place + die > OFF else "")


def legal(s: State) -> str:
    """The legal moves in words, by rising move number: rearmost checkers and smaller dice first."""
    return " ".join(name(s, move) for move in numbers(s))


def play(s: State, text: str) -> State:
    """The position after some moves, each checked to be legal, with what they told."""
    then = listening(s)
    for word in text.split():
        found = [move for move in numbers(then) if name(then, move) == word]
        assert len(found) == 1, f"{word} is not one of {legal(then)}"
        rules.play(then, rules.actors(then).bit_length() - 1, found[0])
    return then


def lines(s: State) -> Iterator[State]:
    """The ends of all ways to play a roll, one for every sequence of moves, before DONE."""
    if rules.actors(s) == 0 or numbers(s) == [DONE]:
        yield s
        return
    for move in numbers(s):
        then = s.copy()
        rules.play(then, s.turn, move)
        yield from lines(then)


def results(s: State) -> set[str]:
    """The different positions that a roll can lead to, as Position IDs."""
    return {position_id(end) for end in lines(s)}


def on(s: State, seat: int, point: int) -> int:
    """How many checkers a seat has on one of its usual points."""
    return s.men[seat, 25 - point]


def score(s: State) -> list[int]:
    out = [0, 0]
    rules.points(s, out)
    return out
