"""What bots know about Blumengarten."""

from __future__ import annotations

import pytest

from spieltisch.bots.bot import bot_of
from spieltisch.engine.kernel.rng import sow
from spieltisch.games.blumengarten import GAME, advice
from spieltisch.games.blumengarten.rules import State
from spieltisch.lab.arena import compete
from tests.games.blumengarten.positions import after, legal, number_of, table, view
from tests.suite.cases import Case, listed_moves, random_game

OTHERS = "red drop 3, red bricks 2"


def promises(s: State) -> dict[int, int]:
    """How promising every legal move looks."""
    beds = advice.wanted(s, s.turn)
    return {move: advice.promise(s, s.turn, beds, move) for move in legal(s)}


def better(s: State, one: str, other: str) -> bool:
    looks = promises(s)
    return looks[number_of(s, one)] > looks[number_of(s, other)]


def test_a_bed_is_more_promising_than_all_else_and_a_large_one_most() -> None:
    s = table(["red wheel 4, red hammer 1, blue drop 1", OTHERS], supply=[{"red": 4}])
    assert max(promises(s), key=promises(s).__getitem__) == number_of(s, "plant red wheel 4")


def test_flowers_for_a_bed_in_the_hand_are_more_promising_than_others() -> None:
    s = table(["red hammer 6, red arrow 1, blue drop 1", OTHERS])
    assert better(s, "grow red arrow 1 new", "grow blue drop 1 new")
    full = table(["red hammer 6, red arrow 1, blue drop 6, blue wheel 1", OTHERS], supply=[{"red": 6}])
    assert better(full, "grow blue wheel 1 new", "grow red arrow 1 new")


def test_a_joker_brings_the_colour_that_is_wanted() -> None:
    s = after(
        table(["black wheel 1, green hammer 5", OTHERS], rows=["green wheel 3"]), "grow black wheel 1 row 0", "finish"
    )
    assert max(promises(s), key=promises(s).__getitem__) == number_of(s, "name green")


def test_without_beds_a_colour_that_has_run_out_is_named() -> None:
    s = after(
        table(["black wheel 1", OTHERS], stock={"blue": 0}, rows=["green wheel 3"]),
        "grow black wheel 1 row 0",
        "finish",
    )
    assert max(promises(s), key=promises(s).__getitem__) == number_of(s, "name blue")


def test_a_longer_row_is_more_promising_as_long_as_its_flowers_find_beds() -> None:
    rows = ["green wheel 3, white wheel 2"]
    s = table(["yellow wheel 1, yellow drop 5", OTHERS], rows=rows)
    assert better(s, "grow yellow wheel 1 row 0", "grow yellow wheel 1 new")
    s = table(["yellow wheel 1, blue drop 1", OTHERS], rows=rows)
    assert better(s, "grow yellow wheel 1 new", "grow yellow wheel 1 row 0")


@pytest.mark.parametrize("seats", [2, 5])
def test_every_move_promises_something_and_the_policy_makes_a_legal_one(seats: int) -> None:
    choice = [0] * 4
    sow(choice, 9, 0)
    for step in random_game(Case(GAME, seats, {}), 3):
        s = step.s.copy()
        listed = listed_moves(GAME, s, step.seat)
        assert all(value >= 1 for value in promises(s).values())
        assert 0 <= advice.policy(s, step.seat, listed, len(listed), choice) < len(listed)
        assert s == step.s


def test_a_strong_bot_plants_when_the_end_is_near() -> None:
    s = table(["red wheel 4, blue drop 1, green drop 2", OTHERS], supply=[{"red": 4}], pile="blue wheel 1", emptied=2)
    move = bot_of(GAME, "strong,iterations=200,seconds=60", 1).choose(view(s, 0), 0)
    assert move == number_of(s, "plant red wheel 4")


def test_even_a_short_thought_beats_chance() -> None:
    result = compete(GAME, ["strong,iterations=60,seconds=60", "random"], 6)
    assert result.standings[0].rate > 0.8
