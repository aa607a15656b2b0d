"""What bots are told about Halma."""

from __future__ import annotations

import pytest

from spieltisch.bots.bot import bot_of
from spieltisch.games.halma import GAME, rules
from spieltisch.games.halma.advice import judge, weigh
from spieltisch.games.halma.rules import CELLS, State
from tests.games.halma.positions import board, cell, number, numbers, start

CAMP_2 = "g10 h10 h9 i10 i8 i9 j10 j7 j8 j9"


def weights(s: State) -> dict[int, float]:
    """How promising every move looks."""
    listed, found = numbers(s), [0.0] * GAME.most_moves
    weigh(s, s.turn, listed, len(listed), found)
    return dict(zip(listed, found, strict=False))


def chances(s: State) -> list[float]:
    values = [0.0] * s.seats
    judge(s, [], values)
    return values


def test_all_moves_have_a_weight_and_long_ways_forward_the_most() -> None:
    s = board("a1", "b2 d4 f6 h8")
    found = weights(s)
    assert min(found.values()) > 0
    own = {move: weight for move, weight in found.items() if move // CELLS[1] == cell(s, "a1")}
    assert max(own, key=lambda move: own[move]) == number(s, "a1 i9")


def test_a_pass_has_a_weight_too() -> None:
    s = board("a1", "a2 b1 b2 a3 b3 c3 c1 c2 e5 f5", rest="a1")
    assert list(weights(s)) == [number(s, "--")]
    assert weights(s)[number(s, "--")] > 0


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {"size": 16}), (3, {"board": "triangle"})])
def test_chances_are_nearly_equal_at_the_start(seats: int, options: dict[str, int]) -> None:
    found = chances(start(seats, **options))
    assert all(0 < chance < 0.96 for chance in found)
    assert max(found) - min(found) < 0.2
    assert found[0] == max(found)  # on turn


def test_whoever_is_nearer_to_the_target_has_the_better_chance() -> None:
    ahead, behind = chances(board("h9 h10 i9 i10", "h8 g9", rest="e5"))
    assert ahead > 0.5 > behind
    outside, inside = (chances(board(f"{CAMP_2[4:]} {last}", rest="e5"))[0] for last in ("f9", "g10"))
    assert inside > outside


def test_nothing_is_judged_as_good_as_a_game_that_is_won() -> None:
    nearly = chances(board(CAMP_2.replace("g10", "f9"), "a6 b6 c6 d6 e6 a7 b7 c7 d7 e7"))
    assert 0.9 < nearly[0] < 0.96
    assert 0 < nearly[1] < 0.1


def test_a_bot_finishes_what_is_nearly_won() -> None:
    s = board(CAMP_2.replace("g10", "f9"), "a6 b6 c6 d6 e6 a7 b7 c7 d7 e7")
    assert bot_of(GAME, "strong,iterations=300,seconds=60", seed=1).choose(s, 0) == number(s, "f9 g10")


def test_even_a_beginner_beats_chance_in_few_moves() -> None:
    for seed in range(4):
        s = start()
        bots = [bot_of(GAME, "beginner,seconds=60", seed=seed), bot_of(GAME, "random", seed=seed)]
        while rules.actors(s):
            seat = s.turn
            rules.play(s, seat, bots[seat].choose(s, seat))
        assert s.winner == 0
        assert s.made < 200
