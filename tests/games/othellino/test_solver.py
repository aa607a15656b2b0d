"""Perfect play of Othellino: the search against plain minimax over the rules, the book, and whole games."""

from __future__ import annotations

import random
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import count
from typing import Any

import numpy as np
import pytest

from spieltisch.engine.driving import backend
from spieltisch.engine.kernel.contract import actors, moves, play, points
from spieltisch.games.othellino import GAME, book, rules, search, solver
from spieltisch.games.othellino.advice import exact
from spieltisch.games.othellino.rules import DARK, LIGHT, NOBODY, State
from tests.games.othellino.positions import after, cell, legal_numbers, score, start

PLENTY = 120.0  # seconds; no search of these tests comes near


def minimax(root: Any, room: int) -> int:
    """The final difference for the seat on turn, by trying everything with the rules themselves."""
    states = np.zeros(130, root.dtype)
    lists = np.zeros((130, room), np.int32)
    total = np.zeros(130, np.int64)
    at = np.zeros(130, np.int64)
    best = np.zeros(130, np.int64)  # for seat 0
    out = np.zeros(room, np.int32)
    states[0] = root[0]
    level = 0
    fresh = True
    while True:
        s = states[level]
        mask = actors(s)
        seat = mask >> 1
        if fresh:
            at[level] = 0
            total[level] = moves(s, seat, lists[level]) if mask else 0
            best[level] = -999 if seat == 0 else 999
            if mask == 0:
                points(s, out)
                best[level] = out[0] - out[1]
        if at[level] < total[level]:
            states[level + 1] = states[level]
            play(states[level + 1], seat, lists[level, at[level]])
            at[level] += 1
            level += 1
            fresh = True
            continue
        if level == 0:
            return best[0] if seat == 0 else 0 - best[0]
        level -= 1
        below = actors(states[level]) >> 1
        better = max(best[level], best[level + 1]) if below == 0 else min(best[level], best[level + 1])
        best[level] = better
        fresh = False


@cache
def by_minimax() -> Any:
    return backend.bind(minimax, GAME)


def wander(seed: int, left: int, size: int = 6) -> State:
    """A position after random moves with so many cells empty and somebody on turn."""
    choice = random.Random(seed)
    while True:
        s = start(size)
        while s.turn != NOBODY and size * size - sum(score(s)) > left:
            rules.play(s, s.turn, choice.choice(legal_numbers(s)))
        if s.turn != NOBODY and size * size - sum(score(s)) == left:
            return s


@pytest.mark.parametrize(("size", "many"), [(6, 300), (8, 100)])
def test_the_search_agrees_with_minimax(size: int, many: int) -> None:
    for seed in range(many):
        s = wander(seed, 1 + seed % 8, size)
        found = exact(s, s.turn, PLENTY)
        assert found is not None
        assert found[0][1] == by_minimax()(s.array, GAME.room)


@pytest.mark.parametrize("size", [6, 8])
def test_near_the_end_every_move_has_its_value(size: int) -> None:
    for seed in range(40):
        s = wander(seed, 6, size)
        found = exact(s, s.turn, PLENTY)
        assert found is not None
        assert sorted(move for move, _ in found) == legal_numbers(s)
        for move, value in found:
            then = s.copy()
            rules.play(then, s.turn, move)
            sign = 1 if then.turn == s.turn else -1
            if then.turn == NOBODY:
                out = [0, 0]
                rules.points(then, out)
                assert value == out[s.turn] - out[1 - s.turn]
            else:
                assert value == sign * by_minimax()(then.array, GAME.room)


@pytest.mark.parametrize("size", [6, 8])
def test_stable_discs_are_never_turned(size: int) -> None:
    found = 0
    for seed in range(120):
        choice = random.Random(seed)
        s = wander(seed, 1 + seed % 24, size)
        for colour in (DARK, LIGHT):
            then = s.copy()
            stable = search.stable(rules.load(s, colour), rules.load(s, 1 - colour), s.options[rules.SIZE])
            found += stable.bit_count()
            while then.turn != NOBODY:
                rules.play(then, then.turn, choice.choice(legal_numbers(then)))
            assert rules.load(then, colour) & stable == stable
    assert found > 500


def test_a_pass_is_advised_with_its_value() -> None:
    s = next(s for seed in range(200) if legal_numbers(s := wander(seed, 9)) == [36])
    found = exact(s, s.turn, PLENTY)
    assert found == [(36, by_minimax()(s.array, GAME.room))]


def test_nobody_else_is_advised() -> None:
    assert exact(start(), 1, PLENTY) is None


def test_the_value_does_not_depend_on_how_the_board_lies() -> None:
    own, other = solver.position(wander(5, 12), 0)
    values = set()
    for way in range(8):
        image = book.turned(own, way), book.turned(other, way)
        assert (book.returned(image[0], way), book.returned(image[1], way)) == (own, other)
        values.add(solver.Search(0, solver.new_table(1 << 16)).value(*image))
    assert len(values) == 1


def test_threads_share_a_table() -> None:
    wanted = [wander(seed, 12) for seed in range(24)]
    alone = [solver.Search(0, solver.new_table(1 << 16)).value(*solver.position(s, s.turn)) for s in wanted]
    shared = solver.new_table(1 << 10)
    with ThreadPoolExecutor(4) as pool:
        found = pool.map(lambda s: solver.Search(0, shared).value(*solver.position(s, s.turn)), wanted * 4)
        assert list(found) == alone * 4


def test_a_search_ends_when_its_time_is_up() -> None:
    s = wander(1, 26)
    exact(wander(1, 8), wander(1, 8).turn, PLENTY)  # compile
    began = time.monotonic()
    assert exact(s, s.turn, 0.1) is None
    assert time.monotonic() - began < 2


def test_a_search_can_be_called_off() -> None:
    s = wander(1, 26)
    asked = count()
    assert exact(s, s.turn, PLENTY, lambda: next(asked) > 3) is None
    assert next(asked) == 5


def test_what_is_too_far_is_not_begun() -> None:
    s = start(8)
    assert exact(s, s.turn, PLENTY) is None


def test_the_large_board_is_exact_near_the_end() -> None:
    s = wander(2, 14, 8)
    found = exact(s, s.turn, PLENTY)
    assert found is not None
    then = s.copy()
    rules.play(then, s.turn, found[0][0])
    answer = exact(then, then.turn, PLENTY)
    assert answer is not None
    assert answer[0][1] == (found[0][1] if then.turn == s.turn else -found[0][1])


# Whole games.


def best(s: State) -> tuple[int, float]:
    """The perfect move of whoever is on turn, and what it is worth."""
    found = exact(s, s.turn, PLENTY)
    assert found is not None
    return found[0]


def margin(s: State, seat: int) -> int:
    """How far a seat is ahead."""
    out = [0, 0]
    rules.points(s, out)
    return out[seat] - out[1 - seat]


def end_against_chance(s: State, perfect: int, seed: int) -> None:
    """Let a perfect player play against random moves: what he can be sure of only grows, and he gets it."""
    choice = random.Random(seed)
    sure = -64.0
    while s.turn != NOBODY:
        move = choice.choice(legal_numbers(s))
        if s.turn == perfect:
            move, value = best(s)
            assert value >= sure
            sure = value
        rules.play(s, s.turn, move)
    assert margin(s, perfect) >= sure


@pytest.mark.parametrize("seed", range(20))
def test_a_perfect_player_keeps_what_he_can_be_sure_of(seed: int) -> None:
    end_against_chance(wander(seed, 16), seed % 2, seed)


def test_perfect_players_end_at_the_value() -> None:
    for seed in range(5):
        s = wander(seed, 16)
        seat, value = s.turn, best(s)[1]
        while s.turn != NOBODY:
            rules.play(s, s.turn, best(s)[0])
        assert margin(s, seat) == value


# The book.


def test_the_second_player_wins_by_four() -> None:
    assert best(start())[1] == -4


def test_the_book_knows_the_published_game() -> None:
    assert best(after("c2"))[1] == 4
    assert best(after("c2"))[0] == cell(start(), "b4")


def test_perfect_players_end_at_16_to_20() -> None:
    s = start()
    while s.turn != NOBODY:
        rules.play(s, s.turn, best(s)[0])
    assert score(s) == (16, 20)


def test_the_book_agrees_with_the_search() -> None:
    held = sorted(at for at in book.entries() if book.left(at) == book.SEARCHED + 1)
    searcher = solver.Search(0, solver.new_table())
    for at in random.Random(1).sample(held, 5):
        disc, value = book.entries()[at]
        assert searcher.value(*at, near=value) == value
        assert searcher.value(*solver.after(*at, disc), near=-value) == -value


def test_the_book_is_whole() -> None:
    """From every entry, all that the other can do leads to an entry or to what is searched at play."""
    held = book.entries()
    assert book.beginnings() <= set(held)
    sample = random.Random(2).sample(sorted(held), min(300, len(held)))
    for at in sample:
        assert book.followers(at, held[at][0]) <= set(held)


@pytest.mark.parametrize("seed", range(20))
def test_a_perfect_player_keeps_the_value_from_the_start(seed: int) -> None:
    end_against_chance(start(), seed % 2, seed)
