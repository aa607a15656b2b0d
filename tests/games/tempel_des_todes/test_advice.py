"""What bots know about Tempel des Todes."""

from __future__ import annotations

import pytest

from spieltisch.bots.bot import bot_of
from spieltisch.engine.kernel.rng import sow
from spieltisch.games.tempel_des_todes import GAME, advice, rules
from spieltisch.games.tempel_des_todes.rules import CHOOSE_TILE, State
from spieltisch.lab.arena import compete
from tests.games.tempel_des_todes.positions import after, dealt, legal, legal_numbers, settled, temple

TEMPLE = {"7.3": "hammer", "8.1": "wheel", "8.2": "arrow", "8.3": "bricks", "9.1": "drop", "9.2": "circles"}


def choice() -> list[int]:
    generator = [0] * 4
    sow(generator, 5, 0)
    return generator


def advised(s: State) -> str:
    """The label of the move that a playout makes."""
    listed = legal_numbers(s)
    return legal(s)[advice.policy(s, s.turn, listed, len(listed), choice())]


def weighed(s: State) -> dict[str, float]:
    """The weights of the moves by their labels."""
    listed = legal_numbers(s)
    weights = [0.0] * len(listed)
    advice.weigh(s, s.turn, listed, len(listed), weights)
    return dict(zip(legal(s), weights, strict=True))


def chosen(s: State, iterations: int = 100) -> str:
    """The label of the move that a strong bot makes."""
    move = bot_of(GAME, f"strong,iterations={iterations}", 1).choose(s, s.turn)
    return legal(s)[legal_numbers(s).index(move)]


RELIC = temple(
    TEMPLE, cubes={"red": "8.2", "blue": "8.2"}, relics=["red wheel"], hand=["white circles 1", "black drop 2"]
)
CARD_TO_MATCH = temple(
    TEMPLE, cubes={"red": "8.2", "blue": "8.2"}, row=["red bricks"], hand=["white circles 1", "black drop 2"]
)
CRACKED = temple(
    {"8.1": "wheel"},
    {"8.2": "arrow"},
    cubes={"red": "8.2", "blue": "8.1"},
    hand=["white circles 1", "black drop 2"],
)
LAST_TILE = temple({}, {"9.1": "drop", "9.2": "arrow"}, cubes={"red": "9.1 9.1"}, hand=["red arrow 1", "red hammer 1"])
CHOICE = settled(temple({"3.2": "arrow", "3.3": "arrow", "4.3": "drop"}, cubes={"red": "3.3"}, row=["black arrow"]))
BEST = pytest.mark.parametrize(
    ("s", "best"),
    [
        (after(RELIC, "play white circles 1"), "red from 8.2 to 8.1"),
        (after(CARD_TO_MATCH, "play white circles 1"), "red from 8.2 to 8.3"),
        (after(CRACKED, "play white circles 1"), "red from 8.2 to 8.1"),
        (after(LAST_TILE, "play red arrow 1"), "red from 9.1 to the open"),
        (CHOICE, "flip 3.2"),
    ],
    ids=["relic", "temple card", "cracked tile", "exit", "tile to lose"],
)


@BEST
def test_the_best_move_is_seen_at_once_and_found_by_the_search(s: State, best: str) -> None:
    weights = weighed(s)
    assert len(weights) > 1
    assert max(weights, key=weights.__getitem__) == best
    assert advised(s) == best
    assert chosen(s) == best


def test_a_step_is_made_with_the_card_that_is_least_useful_otherwise() -> None:
    s = temple(
        TEMPLE, cubes={"red": "8.2"}, relics=["red wheel"], hand=["white circles 1", "red arrow 1", "black wheel 1"]
    )
    assert advised(s) == "play black wheel 1"


@pytest.mark.parametrize("seats", [1, 3])
def test_moves_are_weighed_and_chosen_in_every_position_of_a_game(seats: int) -> None:
    s = dealt(seats)
    phases = set()
    while rules.actors(s):
        phases.add(s.phase)
        listed = legal_numbers(s)
        assert all(0 < weight < 1e12 for weight in weighed(s).values())
        place = advice.policy(s, s.turn, listed, len(listed), choice())
        assert 0 <= place < len(listed)
        rules.play(s, s.turn, listed[place])
    assert phases == {rules.PLAY_CARD, rules.USE_POINT, CHOOSE_TILE}


def test_a_little_search_with_advice_is_far_better_than_with_none() -> None:
    found = compete(GAME, ["strong,iterations=30", "strong,iterations=30,advice=no"], 12, workers=1)
    advised, alone = found.standings
    assert advised.mean > alone.mean + 6
