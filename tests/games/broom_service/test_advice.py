"""Advice to bots of Broom Service: nothing is given away, and whoever has more is ahead."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.games.broom_service import GAME, advice, rules
from spieltisch.games.broom_service.rules import ROUNDS, SKIP, State
from tests.suite.cases import Case, random_game

from .positions import tricks


def judged(s: State) -> list[float]:
    values = [-1.0] * s.seats
    advice.judge(s, [0] * GAME.room, values)
    return values


def test_a_playout_declines_nothing() -> None:
    declined = 0
    for step in random_game(Case(GAME, 3, {}), 5):
        out = [0] * GAME.most_moves
        n = rules.moves(step.s, step.seat, out)
        for luck in range(5):
            move = out[advice.policy(step.s, step.seat, out, n, [luck, 2, 3, 4])]
            assert move in out[:n]
            assert move != SKIP or n == 1
        declined += SKIP in out[:n]
    assert declined > 5


def test_equals_have_equal_chances() -> None:
    assert judged(tricks(2, A="forest", B="forest")) == [0.5, 0.5]


@pytest.mark.parametrize(
    "better",
    [{"scores": {"A": 13}}, {"goods": {"A": "1 2 1 1"}}, {"goods": {"A": "1 1 1 3"}}],
)
def test_more_points_potions_or_wands_are_better(better: dict[str, Any]) -> None:
    values = judged(tricks(3, A="forest", B="forest", C="forest", **better))
    assert 1 > values[0] > 0.5 > values[1] == values[2] > 0


def test_bolts_are_better() -> None:
    s = tricks(2, A="forest", B="forest")
    s.bolts[1] = 3
    assert judged(s)[1] > 0.7


def test_what_is_held_is_worth_less_towards_the_end() -> None:
    early, late = (tricks(2, goods={"A": "4 4 4 4"}, number=n, A="forest", B="forest") for n in (1, ROUNDS))
    assert judged(early)[0] > judged(late)[0] > 0.5
