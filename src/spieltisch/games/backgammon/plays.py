"""All ways to play what is left of a roll, found with the rules' own functions."""

from typing import Any, NamedTuple

import numpy as np

from spieltisch.engine.kernel.bits import lowest
from spieltisch.engine.kernel.table import table
from spieltisch.games.backgammon.rules import BOARD, OFF, OVER, State, use_die

MOST_ENDS = 4096  # a double shares four steps among at most 15 checkers: 3,060 ways and no more
MOST_STEPS = 4

# What a checker on a place adds to the key of a position: powers of a number without any pattern.
_SPREAD = table([pow(0x5851F42D4C957F2D, place + 1, 1 << 62) for place in range(OFF + 1)])


class Desk(NamedTuple):
    """Room to try plays."""

    steps: Any  # records: the position before the first checker moves, after it, after the second …
    ends: Any  # records: the different positions a roll can lead to
    keys: Any  # their keys
    todo: Any  # by step and die: the places still to be tried


def new_desk() -> Desk:
    """An empty desk."""
    return Desk(
        np.zeros(MOST_STEPS + 1, State.dtype),
        np.zeros(MOST_ENDS, State.dtype),
        np.zeros(MOST_ENDS, np.int64),
        np.zeros((MOST_STEPS + 1, 2), np.int64),
    )


def key_of(s: Any, seat: int) -> int:
    """A number that tells apart the positions the seat can reach in a turn."""
    key = (s.own[1 - seat] + 0) * 0x5851F42D4C957F2D
    for place in range(OFF + 1):
        key += s.men[seat, place] * _SPREAD[place]
    return key


def find_ends(desk: Any) -> int:
    """Write the positions to which the roll of `steps[0]` can lead, each once; return how many.

    With a double the moves are made from rising places: every result can be reached so, and in one way only.
    """
    steps, todo = desk.steps, desk.todo
    s = steps[0]
    seat, small, large = s.turn + 0, s.dice[0] + 0, s.dice[1] + 0
    todo[0, 0] = s.legal[0]
    todo[0, 1] = s.legal[1]
    if todo[0, 0] | todo[0, 1] == 0:
        return add_end(desk, s, seat, 0)
    n = depth = 0
    while depth >= 0 and n < MOST_ENDS:
        which = 0 if todo[depth, 0] else 1
        rest = todo[depth, which]
        if rest == 0:
            depth -= 1
            continue
        todo[depth, which] = rest & (rest - 1)
        place = lowest(rest)
        steps[depth + 1] = steps[depth]
        then = steps[depth + 1]
        use_die(then, seat, place, small if which == 0 else large)
        if then.phase == OVER or (then.legal[0] | then.legal[1]) == 0:
            n = add_end(desk, then, seat, n)
        else:
            depth += 1
            behind = (1 << place) - 1 if small == large else 0
            todo[depth, 0] = then.legal[0] & (BOARD ^ behind)
            todo[depth, 1] = then.legal[1]
    return n


def add_end(desk: Any, then: Any, seat: int, n: int) -> int:
    """Add a position unless it is among the first n already; return how many there are then."""
    key = key_of(then, seat)
    if then.dice[0] != then.dice[1]:
        for place in range(n):
            if desk.keys[place] == key:
                return n
    desk.ends[n] = then
    desk.keys[n] = key
    return n + 1
