"""Whole games of random legal moves: the generic drivers, and running them on all cores or on the GPU."""

from __future__ import annotations

from typing import Any

import numpy as np

from spieltisch.engine.bits import lowest
from spieltisch.engine.contract import actors, deal, moves, play, points
from spieltisch.engine.rng import sow, uniform
from spieltisch.engine.rule import rule

# What a tally counts; then the points and the best results of every seat.
GAMES, MOVES, SHORTEST, LONGEST, STUCK, SHARED, HEAD = range(7)
MOST_SEATS = 10
TALLY = HEAD + 2 * MOST_SEATS

# The lane of a run's seeds that chooses moves; the games' own generators use the seed as it is.
CHOICE = 1 << 61


@rule
def begin(states: Any, blank: Any, seed: int, number: int) -> None:
    """Deal game `number` of a run into `states[0]`."""
    states[0] = blank[0]
    s = states[0]
    sow(s.rng, seed, number)
    deal(s)


@rule
def random_actor(mask: int, choice: Any) -> int:
    """One of the seats of the mask, each equally likely."""
    if mask & (mask - 1):
        n = 0
        rest = mask
        while rest:
            rest &= rest - 1
            n += 1
        for _ in range(uniform(choice, n)):
            mask &= mask - 1
    return lowest(mask)


@rule
def random_move(s: Any, mask: int, out: Any, choice: Any) -> None:
    """Let one of the actors make one of his listed moves."""
    seat = random_actor(mask, choice)
    n = moves(s, seat, out)
    play(s, seat, out[uniform(choice, n)])
    s.ply += 1


@rule
def play_out(s: Any, out: Any, choice: Any, limit: int) -> int:
    """Random moves until the game is over or `limit` is reached; the number of moves."""
    n = 0
    mask = actors(s)
    while mask and n < limit:
        random_move(s, mask, out, choice)
        mask = actors(s)
        n += 1
    return n


@rule
def note_result(s: Any, n: int, out: Any, tally: Any) -> None:
    """Add a finished game of n moves to the tally."""
    points(s, out)
    best = out[0]
    for seat in range(1, s.seats):
        best = max(best, out[seat])
    winners = 0
    for seat in range(s.seats):
        tally[HEAD + seat] += out[seat]
        if out[seat] == best:
            tally[HEAD + MOST_SEATS + seat] += 1
            winners += 1
    tally[SHARED] += 1 if winners > 1 else 0
    tally[GAMES] += 1
    tally[MOVES] += n
    tally[SHORTEST] = min(tally[SHORTEST], n)
    tally[LONGEST] = max(tally[LONGEST], n)
    tally[STUCK] += 1 if actors(s) else 0


def run_games(blank: Any, seed: int, first: int, last: int, limit: int, room: int, tally: Any) -> None:
    """Play the games first..last-1 of a run and add them to the tally. For one thread of the processor."""
    states = blank.copy()
    out = np.empty(room, np.int32)
    choice = np.empty(4, np.uint32)
    for number in range(first, last):
        begin(states, blank, seed, number)
        sow(choice, seed + CHOICE, number)
        n = play_out(states[0], out, choice, limit)
        note_result(states[0], n, out, tally)


def run_ends(blank: Any, seed: int, first: int, limit: int, room: int, ends: Any) -> None:
    """Play games and keep their last records, to compare modes byte by byte."""
    states = blank.copy()
    out = np.empty(room, np.int32)
    choice = np.empty(4, np.uint32)
    for i in range(len(ends)):
        begin(states, blank, seed, first + i)
        sow(choice, seed + CHOICE, first + i)
        play_out(states[0], out, choice, limit)
        ends[i] = states[0]
