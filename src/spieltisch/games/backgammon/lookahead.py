"""Looking ahead: what comes of a play after the next rolls, the other's and one's own."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from spieltisch.games.backgammon.evaluation import (
    CHANCES,
    LOSE_GAMMON,
    WIN,
    WIN_GAMMON,
    Mind,
    Pad,
    bearing_off,
    gain,
    judge,
    new_pad,
)
from spieltisch.games.backgammon.plays import MOST_ENDS, Desk, find_ends, first_moves, new_desk
from spieltisch.games.backgammon.rules import DONE, State, pips, throw, use_die

MOST_MOVES = 32
MOST_WAYS = 4 * MOST_ENDS  # 15 first moves, and three more steps: 10,200
PATIENCE = 1e-7  # points that a pip is worth when the game is as good as won


class Table(NamedTuple):
    """What is known about the moves of a decision, and room to find it out."""

    moves: Any  # the legal moves
    chances: Any  # by move: the mover's chances after the best play that begins with it
    worth: Any  # by move: of that play
    way_move: Any  # the ways to play the turn: place of the first move
    way_key: Any  # which position comes of it
    way_chances: Any
    way_worth: Any  # the points to expect; where nothing else counts any more, fewer pips are better
    way_end: Any  # records: that position
    near: Desk
    far: Desk
    pad: Pad


def new_table(mind: Mind) -> Table:
    """An empty table for networks of this size."""
    return Table(
        np.empty(MOST_MOVES, np.int32),
        np.empty((MOST_MOVES, CHANCES), np.float32),
        np.empty(MOST_MOVES),
        np.empty(MOST_WAYS, np.int32),
        np.empty(MOST_WAYS, np.int64),
        np.empty((MOST_WAYS, CHANCES), np.float32),
        np.empty(MOST_WAYS),
        np.empty(MOST_WAYS, State.dtype),
        new_desk(),
        new_desk(),
        new_pad(mind),
    )


def swap(chances: Any) -> None:
    """The same chances as the other side sees them."""
    chances[WIN] = np.float32(1.0) - chances[WIN]
    won = chances[WIN_GAMMON]
    chances[WIN_GAMMON] = chances[LOSE_GAMMON]
    chances[LOSE_GAMMON] = won


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


def is_known(s: Any) -> bool:
    """Whether no looking ahead tells more."""
    return s.own[0] == 0 or s.own[1] == 0 or bearing_off(s)


def expect(mind: Any, s: Any, seat: int, gammons: float, desk: Any, pad: Any, out: Any) -> None:
    """The chances of the seat about to roll, as they look after its best play of every roll."""
    for chance in range(CHANCES):
        out[chance] = 0.0
    if is_known(s):
        judge(mind, s, seat, pad)
        for chance in range(CHANCES):
            out[chance] = pad.chances[chance]
        return
    for small in range(1, 7):
        for large in range(small, 7):
            desk.steps[0] = s
            desk.steps[0].turn = seat
            throw(desk.steps[0], small, large)
            judge(mind, desk.ends[best_end(mind, desk, pad, gammons)], 1 - seat, pad)
            swap(pad.chances)
            weight = np.float32((1.0 if small == large else 2.0) / 36.0)
            for chance in range(CHANCES):
                out[chance] += weight * pad.chances[chance]


def expect_further(
    mind: Any, s: Any, seat: int, gammons: float, near: Any, far: Any, pad: Any, out: Any, inner: Any
) -> None:
    """As `expect`, but every position after a play is looked at for one more roll, that of the other."""
    for chance in range(CHANCES):
        out[chance] = 0.0
    if is_known(s):
        expect(mind, s, seat, gammons, near, pad, out)
        return
    for small in range(1, 7):
        for large in range(small, 7):
            near.steps[0] = s
            near.steps[0].turn = seat
            throw(near.steps[0], small, large)
            end = near.ends[best_end(mind, near, pad, gammons)]
            expect(mind, end, 1 - seat, gammons, far, pad, inner)
            swap(inner)
            weight = np.float32((1.0 if small == large else 2.0) / 36.0)
            for chance in range(CHANCES):
                out[chance] += weight * inner[chance]


# Called from Python.


def survey(mind: Any, view: Any, gammons: float, table: Any) -> tuple[int, int]:
    """Judge all ways to play what is left of the roll without looking ahead; how many moves and ways there are."""
    s, desk, pad = view[0], table.near, table.pad
    seat = s.turn + 0
    ways = 0
    n = first_moves(s, table.moves)
    for place in range(n):
        desk.steps[0] = s
        move = table.moves[place]
        if move != DONE:
            use_die(desk.steps[0], seat, move // 6, move % 6 + 1)
        table.worth[place] = -9.0
        for end in range(min(find_ends(desk), MOST_WAYS - ways)):
            judge(mind, desk.ends[end], 1 - seat, pad)
            worth = -gain(pad.chances, gammons) - PATIENCE * pips(desk.ends[end], seat)
            swap(pad.chances)
            table.way_move[ways] = place
            table.way_key[ways] = desk.keys[end]
            table.way_end[ways] = desk.ends[end]
            table.way_chances[ways] = pad.chances
            table.way_worth[ways] = worth
            ways += 1
            if worth > table.worth[place]:
                table.worth[place] = worth
                table.chances[place] = pad.chances
    return n, ways


def foresee(mind: Any, view: Any, seat: int, gammons: float, further: bool, table: Any, out: Any) -> None:
    """The chances of the seat about to roll, one or two rolls ahead."""
    if further:
        inner = np.empty(CHANCES, np.float32)
        expect_further(mind, view[0], seat, gammons, table.near, table.far, table.pad, out, inner)
    else:
        expect(mind, view[0], seat, gammons, table.near, table.pad, out)
