"""What bots make of what they think."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from spieltisch.bots.bot import RandomBot, ThinkingBot, bot_of
from spieltisch.bots.levels import LEVELS, level_of, tuned
from spieltisch.engine.driving.advice import Candidate
from spieltisch.engine.driving.backend import COMPILED
from spieltisch.engine.driving.game import game
from spieltisch.engine.driving.match import Match
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.games.tempel_des_todes.rules import FRONT, State

# A sound move, a slightly worse one, a blunder, a lucky guess that was tried once, and one never tried.
THOUGHTS = [
    Candidate(1, 0.60, 0.50),
    Candidate(2, 0.25, 0.45),
    Candidate(3, 0.14, 0.10),
    Candidate(4, 0.01, 1.00),
    Candidate(5, 0.00, 0.00),
]


def bot(temperature: float) -> ThinkingBot:
    played = game("othellino")
    return ThinkingBot(played, tuned(level_of(played, "good"), {"temperature": str(temperature)}), seed=1)


def picked(temperature: float, tried: bool) -> Counter[int]:
    thinker = bot(temperature)
    return Counter(thinker.pick(THOUGHTS, tried) for _ in range(2000))


def test_at_temperature_zero_the_best_is_made() -> None:
    assert picked(0.0, tried=True) == {1: 2000}


def test_a_loose_bot_makes_small_mistakes_more_often_than_blunders() -> None:
    often = picked(0.1, tried=True)
    assert often[1] > often[2] > often[3]
    assert often[2] > 200
    assert often[3] < 20


def test_what_was_never_tried_is_never_made_and_a_lucky_trial_rarely() -> None:
    often = picked(0.1, tried=True)
    assert often[5] == 0
    assert often[4] < 60


def test_even_the_loosest_prefers_what_it_tried_often() -> None:
    often = picked(0.5, tried=True)
    assert often[5] == 0
    assert often[1] > often[2] > often[3] > often[4]


def test_where_all_moves_are_rare_one_of_them_is_made() -> None:
    played = game("goldmine")
    thinker = ThinkingBot(played, tuned(level_of(played, "strong"), {"temperature": "0"}), seed=1)
    many = [Candidate(move, 0.02, 0.5) for move in range(50)]
    assert thinker.pick(many, tried=True) in range(50)


def test_what_is_known_counts_by_chances_alone() -> None:
    assert picked(0.1, tried=False).most_common(1)[0][0] == 4


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.id)
def test_a_bot_is_known_by_its_level(level: object) -> None:
    assert bot_of(game("goldmine"), level.id).name == level.id  # type: ignore[attr-defined]


def test_bots_can_be_set_by_hand_and_faults_are_named() -> None:
    played = game("goldmine")
    made = bot_of(played, "strong,iterations=7,advice=no")
    assert isinstance(made, ThinkingBot)
    assert (made.level.iterations, made.level.advice) == (7, False)
    assert isinstance(bot_of(played, "random"), RandomBot)
    for spec in ("weird", "strong,iterations", "strong,luck=3", "strong,iterations=x"):
        with pytest.raises(Mistake):
            bot_of(played, spec)


def test_a_policy_bot_does_what_playouts_do() -> None:
    """In the temple that is far from chance: the archaeologists go on."""
    played = game("tempel_des_todes")
    match = Match(played, seed=3, mode=COMPILED)
    habit = bot_of(played, "policy", seed=1)
    moves = []
    while match.ply < 12:
        seat = match.actors[0]
        move = habit.choose(match.view(seat), seat)
        assert move in match.referee.moves(match.state, seat)
        match.play(seat, move)
        moves.append(move)
    chosen = bot_of(played, "policy", seed=1).choose(Match(played, seed=3).view(0), 0)
    assert chosen == moves[0]
    inside = sum(place < FRONT for place in cast(State, match.state).cube.tolist())
    assert inside >= 4


def test_a_policy_bot_has_no_settings() -> None:
    with pytest.raises(Mistake):
        bot_of(game("othellino"), "policy,seconds=1")
