"""What bots know about All Your Base."""

from __future__ import annotations

import pytest

from spieltisch.bots.bot import bot_of
from spieltisch.engine.kernel.rng import sow
from spieltisch.games.all_your_base import GAME, advice
from spieltisch.games.all_your_base.rules import State
from spieltisch.lab.arena import compete
from tests.games.all_your_base.positions import actor, after, legal, legal_moves, name_of, table, view


def advised(s: State, number: int = 0) -> str:
    """The move that a playout makes."""
    choice = [0] * 4
    sow(choice, 5, number)
    listed = legal_moves(s, actor(s))
    return name_of(listed[advice.policy(s, actor(s), listed, len(listed), choice)])


def weighed(s: State) -> dict[str, float]:
    """The weights of the moves by their names."""
    listed = legal_moves(s, actor(s))
    weights = [0.0] * len(listed)
    advice.weigh(s, actor(s), listed, len(listed), weights)
    return dict(zip(legal(s), weights, strict=True))


FIRST_CARD = table(("red hammer 1, blue drop 1, black drop 4, green arrow 2, white bricks 1, yellow wheel 1",), seats=2)
JACKPOT = table(
    ("white wheel 2, red wheel 4, black wheel 5, blue drop 1, red arrow 1, yellow drop 1",),
    (["wheel: red red red green", "wheel | black wheel 1", "drop: red"],),
    seats=2,
    phase=3,
    round=5,
)
SAME_COLOUR = table(
    ("green hammer 1, black circles 2, black arrow 1, white circles 1, black drop 2, black bricks 3",),
    (["wheel: red red", "bricks: green green", *["drop", "wheel", "drop", "arrow", "arrow", "bricks"]],),
    seats=2,
    phase=2,
)
KEEPING = after(
    table(
        ("white wheel 2, black hammer 1, black circles 2, red arrow 1, black drop 2, red wheel 4",),
        (["wheel: red red red", "drop | white drop 1"],),
        seats=2,
        phase=3,
        round=2,
    ),
    "black hammer 1: nothing",
    "black circles 2: nothing",
)


def test_the_first_card_builds_a_station() -> None:
    assert all(advised(FIRST_CARD, number).endswith(": station") for number in range(20))


def test_the_last_cards_are_software_where_it_scores_most() -> None:
    assert {advised(JACKPOT, number) for number in range(20)} == {"white wheel 2: software at wheel A"}


def test_cubes_of_a_colour_come_together() -> None:
    weights = weighed(SAME_COLOUR)
    best = max((name for name in weights if name.startswith("green hammer 1: cube")), key=weights.__getitem__)
    assert best != "green hammer 1: cube on wheel A"
    assert weights["green hammer 1: cube on bricks A"] > 2 * weights["green hammer 1: cube on wheel A"]


def test_cards_that_fit_the_base_are_kept() -> None:
    assert {advised(KEEPING, number) for number in range(20)} == {"keep red wheel 4"}


@pytest.mark.parametrize("s", [FIRST_CARD, JACKPOT, SAME_COLOUR, KEEPING])
def test_weights_are_positive(s: State) -> None:
    assert all(0 < weight < 2 for weight in weighed(s).values())


def test_a_strong_bot_finds_the_best_software() -> None:
    move = bot_of(GAME, "strong,iterations=200", 1).choose(view(JACKPOT, 0), 0)
    assert name_of(move) == "white wheel 2: software at wheel A"


def test_a_little_thinking_beats_chance_by_far() -> None:
    result = compete(GAME, ["strong,iterations=30", "random"], 4, workers=1)
    strong = next(one for one in result.standings if one.bot.startswith("strong"))
    assert strong.rate == 1
    assert strong.mean > 40
