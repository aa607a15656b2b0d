"""Looking ahead: what comes of a play after the next rolls, the other's and one's own."""

from typing import Any, NamedTuple

import numpy as np

from spieltisch.games.backgammon import evaluation
from spieltisch.games.backgammon.evaluation import CHANCES, LOSE_GAMMON, WIN, WIN_GAMMON, bearing_off, gain, judge
from spieltisch.games.backgammon.plays import MOST_ENDS, Desk, find_ends, new_desk
from spieltisch.games.backgammon.rules import DONE, MOST_MOVES, State, moves, pips, throw, use_die

MOST_WAYS = 4 * MOST_ENDS  # 15 first moves, and three more steps: 10,200
PATIENCE = 1e-7  # points that a pip is worth when the game is as good as won


class Table(NamedTuple):
    """What is known about the ways to play a turn, and room to find it out."""

    legal: Any  # the moves that a way may begin with
    first: Any  # by way: the move that it begins with
    key: Any  # which position comes of it
    end: Any  # records: that position
    chances: Any  # the mover's then
    worth: Any  # the points to expect; where nothing else counts any more, fewer pips are better
    near: Desk
    far: Desk
    pad: evaluation.Pad


def new_table(mind: evaluation.Mind) -> Table:
    """An empty table for networks of this size."""
    return Table(
        np.empty(MOST_MOVES + 1, np.int32),
        np.empty(MOST_WAYS, np.int32),
        np.empty(MOST_WAYS, np.int64),
        np.empty(MOST_WAYS, State.dtype),
        np.empty((MOST_WAYS, CHANCES), np.float32),
        np.empty(MOST_WAYS),
        new_desk(),
        new_desk(),
        evaluation.new_pad(mind),
    )


def swap(chances: Any) -> None:
    """The same chances as the other side sees them."""
    chances[WIN] = np.float32(1.0) - chances[WIN]
    chances[WIN_GAMMON], chances[LOSE_GAMMON] = chances[LOSE_GAMMON], chances[WIN_GAMMON]


def best_end(mind: Any, desk: Any, pad: Any, gammons: float) -> int:
    """Of the positions the roll of `steps[0]` can lead to, the one that looks worst to the other."""
    other = 1 - desk.steps[0].turn
    best, found = 9.0, 0
    n = find_ends(desk)
    if n == 1:
        return 0
    for end in range(n):
        judge(mind, desk.ends[end], other, pad)
        theirs = gain(pad.chances, gammons)
        if theirs < best:
            best, found = theirs, end
    return found


def best_reply(mind: Any, s: Any, seat: int, small: int, large: int, gammons: float, desk: Any, pad: Any) -> Any:
    """The position after a seat's best play of a roll."""
    desk.steps[0] = s
    desk.steps[0].turn = seat
    throw(desk.steps[0], small, large)
    return desk.ends[best_end(mind, desk, pad, gammons)]


def weight(small: int, large: int) -> Any:
    """How often a roll comes."""
    return np.float32((1.0 if small == large else 2.0) / 36.0)


def is_known(s: Any) -> bool:
    """Whether no looking ahead tells more."""
    return s.own[0] == 0 or s.own[1] == 0 or bearing_off(s)


def expect(mind: Any, s: Any, seat: int, gammons: float, desk: Any, pad: Any, out: Any) -> None:
    """The chances of the seat about to roll, as they look after its best play of every roll."""
    if is_known(s):
        judge(mind, s, seat, pad)
        out[:] = pad.chances
        return
    out[:] = 0.0
    for small in range(1, 7):
        for large in range(small, 7):
            judge(mind, best_reply(mind, s, seat, small, large, gammons, desk, pad), 1 - seat, pad)
            swap(pad.chances)
            out += weight(small, large) * pad.chances


# Called from Python.


def survey(mind: Any, view: Any, gammons: float, table: Any) -> int:
    """Judge all ways to play what is left of the roll without looking ahead; how many there are."""
    s, desk, pad = view[0], table.near, table.pad
    seat = s.turn + 0
    ways = 0
    for place in range(moves(s, seat, table.legal)):
        move = table.legal[place]
        desk.steps[0] = s
        if move != DONE:
            use_die(desk.steps[0], seat, move // 6, move % 6 + 1)
        for end in range(min(find_ends(desk), MOST_WAYS - ways)):
            judge(mind, desk.ends[end], 1 - seat, pad)
            table.worth[ways] = -gain(pad.chances, gammons) - PATIENCE * pips(desk.ends[end], seat)
            swap(pad.chances)
            table.chances[ways] = pad.chances
            table.first[ways] = move
            table.key[ways] = desk.keys[end]
            table.end[ways] = desk.ends[end]
            ways += 1
    return ways


def foresee(mind: Any, view: Any, seat: int, gammons: float, further: bool, table: Any, out: Any) -> None:
    """The chances of the seat about to roll, one roll ahead, or further: two, its own and the other's."""
    s, pad = view[0], table.pad
    if is_known(s) or not further:
        expect(mind, s, seat, gammons, table.near, pad, out)
        return
    out[:] = 0.0
    inner = np.empty(CHANCES, np.float32)
    for small in range(1, 7):
        for large in range(small, 7):
            end = best_reply(mind, s, seat, small, large, gammons, table.near, pad)
            expect(mind, end, 1 - seat, gammons, table.far, pad, inner)
            swap(inner)
            out += weight(small, large) * inner
