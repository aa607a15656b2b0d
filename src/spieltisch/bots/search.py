"""The search of all games: Monte-Carlo tree search over information sets.

Every iteration guesses what the thinker cannot see, walks down the tree choosing for each mover by what that
mover sees, plays out, and lets every mover on the way learn how it went for him. Turns, simultaneous
choices, hidden hands, dice, elimination and common aims are all the same to it.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from math import log, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.bots.tree import DEEPEST, ITERATIONS, MOST_DEPTH, Tree, new_tree, node_of
from spieltisch.engine.driving import backend
from spieltisch.engine.driving.advice import Candidate, Stop, horizon, judge, policy
from spieltisch.engine.driving.game import Game
from spieltisch.engine.driving.playouts import CHOICE, random_actor, standing
from spieltisch.engine.kernel.bits import lowest
from spieltisch.engine.kernel.contract import actors, guess, moves, play, points
from spieltisch.engine.kernel.record import Record
from spieltisch.engine.kernel.rng import sow, uniform

# A task: who thinks, the seed, how many iterations, the kind of game and the span of its points.
SEAT, SEED, COUNT, RACE, COMMON, LEAST, MOST, TASK = range(8)

# What is summed up for each of the thinker's moves.
TRIED, RESULT, POINTS, ENDED, SUMS = range(5)

# How much being far ahead or behind counts beside winning and losing.
MARGIN = 0.04


def rank_of(s: Any, out: Any, seat: int) -> float:
    """Half for the place among all, half for being first: 1 is first alone, 0 last."""
    own = standing(s, seat, out)
    behind = 0.0
    ahead = 0
    level = 0
    for other in range(s.seats):
        if other != seat:
            theirs = standing(s, other, out)
            if theirs < own:
                behind += 1.0
            elif theirs == own:
                behind += 0.5
                level += 1
            else:
                ahead += 1
    first = 1.0 / (level + 1) if ahead == 0 else 0.0
    if s.seats == 2:
        return behind
    return 0.5 * behind / (s.seats - 1) + 0.5 * first


def rewards(s: Any, task: Any, out: Any, values: Any) -> None:
    """What the points of the record are worth to every seat, 0 to 1."""
    points(s, out)
    span = max(1, task[MOST] - task[LEAST])
    if task[COMMON]:
        for seat in range(s.seats):
            won = 1.0 if out[seat] > 0 else 0.0
            values[seat] = 0.5 * won + 0.5 * (out[seat] - task[LEAST]) / span
        return
    if s.seats == 1:
        values[0] = (out[0] - task[LEAST]) / span
        return
    for seat in range(s.seats):
        best = -(1 << 30)
        for other in range(s.seats):
            if other != seat:
                best = max(best, out[other])
        margin = 0.5 + 0.5 * max(-1.0, min(1.0, (out[seat] - best) / span))
        values[seat] = (1.0 - MARGIN) * rank_of(s, out, seat) + MARGIN * margin


def best_edge(tree: Any, slot: int, exploration: float, choice: Any) -> int:
    """The edge to follow: promising or little known."""
    start, n = tree.first[slot], tree.count[slot]
    if tree.weight[start] > 0.0:
        return weighed_edge(tree, slot, exploration)
    visits = tree.visits[slot]
    if visits < n:  # some have not been tried: any of them
        skip = uniform(choice, n - visits)
        for edge in range(start, start + n):
            if tree.tries[edge] == 0:
                if skip == 0:
                    return edge
                skip -= 1
    spread = exploration * sqrt(log(visits + 1.0))
    best, found = -1.0, start
    for edge in range(start, start + n):
        tries = tree.tries[edge] + 1e-9
        score = tree.gain[edge] / tries + spread / sqrt(tries)
        if score > best:
            best, found = score, edge
    return found


def weighed_edge(tree: Any, slot: int, exploration: float) -> int:
    """As `best_edge`, where the game has weighed the moves."""
    start, n = tree.first[slot], tree.count[slot]
    total = 0.0
    for edge in range(start, start + n):
        total += tree.weight[edge]
    spread = exploration * sqrt(tree.visits[slot] + 1.0) / total
    known = 0.0
    for edge in range(start, start + n):
        known += tree.gain[edge]
    fresh = known / tree.visits[slot] if tree.visits[slot] else 0.5
    best, found = -1.0, start
    for edge in range(start, start + n):
        tries = tree.tries[edge]
        mean = tree.gain[edge] / tries if tries else fresh
        score = mean + spread * tree.weight[edge] / (1.0 + tries)
        if score > best:
            best, found = score, edge
    return found


def walk(tree: Any, task: Any, exploration: float, out: Any, choice: Any) -> int:
    """Go down the tree until something new is met; how many moves that were."""
    s = tree.live[0]
    mover = task[SEAT]
    mask = actors(s)
    depth = 0
    while mask and depth < MOST_DEPTH:
        slot = node_of(tree, mover, out)
        if slot < 0:
            break
        edge = best_edge(tree, slot, exploration, choice)
        new = tree.visits[slot] == 0
        tree.path[depth] = edge
        tree.slots[depth] = slot
        tree.movers[depth] = mover
        # Counted at once: whoever meets the node again on this way tries something else.
        tree.visits[slot] += 1
        tree.tries[edge] += 1
        depth += 1
        play(s, mover, tree.move[edge])
        s.ply += 1
        mask = actors(s)
        if new and tree.count[slot] > 1:
            break
        if mask:
            mover = random_actor(mask, choice) if task[RACE] else lowest(mask)
    tree.used[DEEPEST] = max(tree.used[DEEPEST], depth)
    return depth


def play_on(s: Any, out: Any, choice: Any) -> int:
    """A playout as the game advises; whether the game is over then."""
    left = horizon(s)
    mask = actors(s)
    while mask and left > 0:
        seat = random_actor(mask, choice)
        n = moves(s, seat, out)
        move = out[policy(s, seat, out, n, choice)]
        play(s, seat, move)
        s.ply += 1
        mask = actors(s)
        left -= 1
    return mask == 0


def search(view: Any, tree: Any, task: Any, exploration: float, sums: Any, room: int) -> None:
    """So many iterations. `sums` collects, for the thinker's moves, results and points."""
    out = np.empty(room, np.int32)
    choice = np.empty(4, np.uint32)
    values = np.empty(16, np.float64)
    s = tree.live[0]
    seat = task[SEAT]
    for _ in range(task[COUNT]):
        number = tree.used[ITERATIONS]
        tree.used[ITERATIONS] = number + 1
        tree.live[0] = view[0]
        sow(s.rng, task[SEED], number)
        sow(choice, task[SEED] + CHOICE, number)
        guess(s, seat)
        depth = walk(tree, task, exploration, out, choice)
        over = play_on(s, out, choice)
        if not over:
            judge(s, out, values)
        if over or values[0] < 0.0:
            rewards(s, task, out, values)
        for step in range(depth):
            tree.gain[tree.path[step]] += values[tree.movers[step]]
        if depth > 0:
            place = tree.path[0] - tree.first[tree.slots[0]]
            sums[place, TRIED] += 1.0
            sums[place, RESULT] += values[seat]
            if over:
                points(s, out)
                sums[place, POINTS] += out[seat]
                sums[place, ENDED] += 1.0


class Search:
    """Thinks about records of one game."""

    SLICE = 0.004  # seconds of compiled work between two looks at the clock
    UNHEARD = 1 << 40  # more iterations than anybody has time for

    def __init__(self, game: Game, nodes: int = 1 << 16, exploration: float = 0.7, advised: bool = True) -> None:
        self.game = game
        self.nodes = nodes
        self.exploration = exploration
        self._search = backend.bind(search, game, advised=advised)

    def new_tree(self) -> Tree:
        """A tree that can be given to several searches of a match, to remember what was found."""
        return new_tree(self.game.state.dtype, self.nodes)

    def candidates(
        self,
        view: Record,
        seat: int,
        listed: Sequence[int],
        iterations: int = UNHEARD,
        seconds: float = 1e9,
        seed: int = 0,
        stop: Stop = lambda: False,
        threads: int = 1,
        tree: Tree | None = None,
    ) -> list[Candidate]:
        """The seat's listed moves, with what came of trying them, the most tried first.

        `view` went through `hide` for the seat. The search ends after so many iterations or seconds, or at
        once when `stop` says so. Several threads grow a tree each; a tree that is given is grown on.
        """
        until = time.perf_counter() + seconds
        trees = [tree or self.new_tree(), *(self.new_tree() for _ in range(threads - 1))]
        jobs = [
            (view, seat, len(listed), share, until, seed + (n << 40), stop, grown)
            for n, (share, grown) in enumerate(zip(_shares(iterations, threads), trees, strict=True))
        ]
        if threads == 1:
            sums = self._grow(*jobs[0])
        else:
            with ThreadPoolExecutor(threads) as pool:
                sums = np.sum(list(pool.map(lambda job: self._grow(*job), jobs)), axis=0)
        return _ranked(listed, sums)

    def _grow(
        self, view: Record, seat: int, n: int, iterations: int, until: float, seed: int, stop: Stop, tree: Tree
    ) -> NDArray[np.float64]:
        """Iterations in slices, until there have been enough."""
        game = self.game
        mode = game.mode_of(view)
        task = np.zeros(TASK, np.int64)
        task[SEAT], task[SEED] = seat, seed
        task[RACE], task[COMMON] = mode == "race", mode == "coop"
        task[LEAST], task[MOST] = game.points
        sums = np.zeros((n, SUMS))
        done, piece = 0, 16
        while done < iterations and not stop():
            began = time.perf_counter()
            if began >= until and done:
                break
            task[COUNT] = piece = min(piece, iterations - done)
            self._search(view.array, tree, task, self.exploration, sums, game.room)
            done += piece
            took = max(time.perf_counter() - began, 1e-6)
            piece = max(1, int(piece * min(2.0, self.SLICE / took)))
        return sums


def _shares(iterations: int, threads: int) -> list[int]:
    return [iterations // threads + (n < iterations % threads) for n in range(threads)]


def _ranked(listed: Sequence[int], sums: NDArray[np.float64]) -> list[Candidate]:
    total = max(1.0, float(sums[:, TRIED].sum()))
    found = []
    for move, (tried, result, scored, ended) in zip(listed, sums.tolist(), strict=True):
        known = max(1.0, tried)
        # Points are told only where playouts came to their end.
        expected = scored / known if tried and ended == tried else None
        found.append(Candidate(move, tried / total, result / known, expected))
    return sorted(found, key=lambda c: (-c.share, -c.chance))
