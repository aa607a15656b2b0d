"""Interpreted, compiled, checked and, where there is one, the GPU: all agree byte by byte."""

from __future__ import annotations

import numpy as np
import pytest

from spieltisch.engine.driving import backend
from spieltisch.engine.driving.backend import CHECKED, COMPILED, GPU, INTERPRETED
from spieltisch.engine.driving.game import Game, all_games
from spieltisch.engine.driving.playouts import CHOICE, last_records, play_out, simulate
from spieltisch.engine.kernel.rng import sow
from tests.suite.cases import Case, acting, cases, random_game

EVERY_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
LIMIT = 20_000


def cases_of(game: Game) -> list[Case]:
    return [case for case in cases() if case.game is game]


def compiled_ends(case: Case, mode: str, n: int) -> np.ndarray:
    return last_records(case.game, n, case.seats, case.options, seed=5, mode=mode)


def interpreted_end(case: Case, number: int) -> bytes:
    """The same game without the compiler."""
    s = case.dealt(5, number)
    choice = [0] * 4
    sow(choice, 5 + CHOICE, number)
    backend.bind(play_out, case.game, INTERPRETED)(s, [0] * case.game.most_moves, choice, LIMIT)
    return bytes(s)


def few(case: Case) -> int:
    """So many games are played without the compiler: of long ones, one."""
    return max(1, min(4, 800 // game_length(case)))


def game_length(case: Case) -> int:
    return case.game.longest(case.seats, case.game.chosen(case.options))


@EVERY_GAME
def test_random_games_end_within_the_declared_length(game: Game) -> None:
    for case in cases_of(game):
        results = simulate(game, 300, case.seats, case.options, seed=6, threads=1)
        assert 0 < results.shortest <= results.longest <= game_length(case)


@EVERY_GAME
def test_whole_games_end_alike_in_every_mode(game: Game) -> None:
    for case in cases_of(game):
        compiled, checked = compiled_ends(case, COMPILED, 300), compiled_ends(case, CHECKED, 300)
        assert compiled.tobytes() == checked.tobytes()
        for number in range(few(case)):
            assert interpreted_end(case, number) == compiled[number].tobytes()


@EVERY_GAME
def test_every_rule_function_does_the_same_compiled(game: Game) -> None:
    fast = backend.rule_functions(game, CHECKED)
    for case in cases_of(game):
        for step in random_game(case, 41):
            if step.number > 10 and step.number % 11:
                continue
            assert fast["actors"](step.s.array[0]) == game.rules.actors(step.s)
            for seat in acting(game.rules.actors(step.s)):
                ours, theirs = [-1] * game.most_moves, np.full(game.most_moves, -1, np.int32)
                n = game.rules.moves(step.s, seat, ours)
                assert fast["moves"](step.s.array[0], seat, theirs) == n
                assert ours == theirs.tolist()
            ours, theirs = [0] * case.seats, np.zeros(case.seats, np.int32)
            game.rules.points(step.s, ours)
            fast["points"](step.s.array[0], theirs)
            assert ours == theirs.tolist()
            for seat in range(-1, case.seats):
                a, b = step.s.copy(), step.s.copy()
                game.rules.hide(a, seat)
                fast["hide"](b.array[0], seat)
                assert a == b
                if seat >= 0:
                    sow(a.rng, 9, step.number)
                    sow(b.rng, 9, step.number)
                    game.rules.guess(a, seat)
                    fast["guess"](b.array[0], seat)
                    assert a == b
            a, b = step.s.copy(), step.s.copy()
            game.rules.play(a, step.seat, step.move)
            fast["play"](b.array[0], step.seat, step.move)
            assert a == b


@EVERY_GAME
def test_compiled_code_holds_no_floats_and_nothing_64_bits_wide_and_unsigned(game: Game) -> None:
    case = cases_of(game)[0]
    compiled_ends(case, CHECKED, 1)
    for name, types in backend.variable_types(game, CHECKED).items():
        for variable, kind in types.items():
            assert kind not in ("uint64", "float64", "float32"), f"{name}: {variable} is {kind}"


@EVERY_GAME
def test_records_are_small(game: Game) -> None:
    assert game.state.dtype.itemsize <= 4096


@pytest.mark.skipif(not backend.has_gpu(), reason="no GPU here")
@EVERY_GAME
def test_the_gpu_ends_thousands_of_games_alike(game: Game) -> None:
    for case in cases_of(game):
        assert compiled_ends(case, GPU, 4000).tobytes() == compiled_ends(case, COMPILED, 4000).tobytes()
