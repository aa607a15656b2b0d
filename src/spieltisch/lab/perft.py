"""Perft: how many sequences of moves of each length there are from the deal. Compiled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from spieltisch.engine.driving import backend
from spieltisch.engine.driving.game import Game
from spieltisch.engine.driving.playouts import begin
from spieltisch.engine.kernel.contract import actors, moves, play


def list_all(s: Any, pairs: Any, out: Any) -> int:
    """Write every move of every actor as seat * 2^24 + move; return how many there are."""
    mask = actors(s)
    total = 0
    seat = 0
    while mask:
        if mask & 1:
            n = moves(s, seat, out)
            for i in range(n):
                pairs[total + i] = (seat << 24) | out[i]
            total += n
        mask >>= 1
        seat += 1
    return total


def count_sequences(blank: Any, seed: int, depth: int, room: int, counts: Any) -> None:
    """Count the sequences of every length up to `depth` by walking them all, depth first."""
    states = np.zeros(depth + 1, blank.dtype)
    pairs = np.zeros((depth + 1, 32 * room), np.int32)
    total = np.zeros(depth + 1, np.int64)
    at = np.zeros(depth + 1, np.int64)
    out = np.zeros(room, np.int32)
    begin(states, blank, seed, 0)
    total[0] = list_all(states[0], pairs[0], out)
    counts[0] = total[0]
    level = 0
    while level >= 0:
        if at[level] == total[level] or level == depth - 1:
            level -= 1
            continue
        pair = pairs[level, at[level]]
        at[level] += 1
        states[level + 1] = states[level]
        s = states[level + 1]
        play(s, pair >> 24, pair & 0xFFFFFF)
        s.ply += 1
        level += 1
        total[level] = list_all(s, pairs[level], out)
        at[level] = 0
        counts[level] += total[level]


def perft(
    game: Game,
    depth: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    mode: str = backend.COMPILED,
) -> list[int]:
    """The number of move sequences of length 1, 2, … `depth`. Chance comes from the seed; a finished game ends."""
    counts = np.zeros(max(depth, 1), np.int64)
    blank = game.blank(seats, options).array
    backend.bind(count_sequences, game, mode)(blank, seed, depth, game.room, counts)
    return [int(n) for n in counts[:depth]]
