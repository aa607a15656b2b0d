"""How a game is played may depend on an option: everybody asks the type card with the options at hand."""

from __future__ import annotations

import pytest

from spieltisch.bots.bot import ThinkingBot
from spieltisch.bots.levels import level_of, tuned
from spieltisch.engine.driving.advice import Candidate
from spieltisch.engine.driving.game import Game, all_games, game
from spieltisch.engine.driving.match import Match
from spieltisch.table.bot_seats import pause_of, thought_of

TWOFOLD = "brawl"  # in turns, or a race
RACE = {"mode": "tournament"}


def test_the_mode_follows_the_options() -> None:
    played = game(TWOFOLD)
    assert played.mode_of() == played.mode_of({"mode": "training"}) == "turns"
    assert played.mode_of(RACE) == "race"
    assert played.modes == ["turns", "race"]


def test_the_mode_is_known_from_a_record_too() -> None:
    played = game(TWOFOLD)
    assert played.mode_of(played.blank(2, RACE)) == "race"
    assert played.mode_of(played.blank(2)) == "turns"


@pytest.mark.parametrize("played", all_games(), ids=lambda g: g.id)
def test_every_mode_is_one_of_four(played: Game) -> None:
    assert set(played.modes) <= {"turns", "together", "race", "coop"}
    assert played.mode_of() == played.mode
    for option in played.options:
        assert option.modes.keys() <= option.values.keys()


def test_in_a_race_every_move_stands_and_in_turns_it_does_not() -> None:
    assert not Match(game(TWOFOLD), options=RACE, seed=1).takeback
    assert Match(game(TWOFOLD), seed=1).takeback
    assert not Match(game("speedy"), seed=1).takeback


def test_only_where_all_choose_at_once_bots_choose_at_random_by_shares() -> None:
    thoughts = [Candidate(1, 0.6, 0.5), Candidate(2, 0.4, 0.5)]
    played = game(TWOFOLD)
    strict = ThinkingBot(played, tuned(level_of(played, "strong"), {"temperature": "0"}), 1)
    assert {strict.pick(thoughts) for _ in range(50)} == {1}
    assert {strict.pick(thoughts, mixed=True) for _ in range(50)} == {1, 2}


def test_bots_take_their_reaction_in_a_race_and_think_within_it() -> None:
    played = game(TWOFOLD)
    for level in ("beginner", "master"):
        reaction, thought = level_of(played, level).reaction, thought_of(played, level)
        least, most = pause_of(played, level, "race")
        assert (least + thought, most + thought) == pytest.approx((0.6 * reaction, 1.4 * reaction))
        assert pause_of(played, level, "turns") == level_of(played, level).pause
