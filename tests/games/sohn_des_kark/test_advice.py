"""What bots know about Sohn des Kark."""

from __future__ import annotations

import pytest

from spieltisch.bots.bot import bot_of
from spieltisch.engine.kernel.rng import sow
from spieltisch.games.sohn_des_kark import GAME, advice, rules
from spieltisch.games.sohn_des_kark.rules import CENTRE, CLOSED, OPEN, State
from spieltisch.lab.arena import compete
from tests.games.sohn_des_kark.positions import (
    RED,
    START,
    YELLOW,
    cell,
    legal_numbers,
    placed,
    random_positions,
    table,
)

HOLE = f"{START}  2,0 B  0,1 D  2,1 H  0,2 A  1,2 C  2,2 H"
WHEELS = f"{START}  2,0 W  3,0 W  4,0 W  5,0 D"
RIVAL_CITY = "0,0 D  1,0 W  0,1 H  1,1 #A 1  0,2 B  1,2 A"  # only circles are missing, and nobody holds a market


def decided(s: State) -> State:
    """The same position with nothing left to win at crossings."""
    for kind in range(rules.CATEGORIES):
        s.influence[YELLOW, kind] = 30
    return s


def weighed(s: State) -> dict[int, float]:
    """The weights of the moves."""
    listed = legal_numbers(s)
    weights = [0.0] * len(listed)
    advice.weigh(s, s.turn, listed, len(listed), weights)
    return dict(zip(listed, weights, strict=True))


def best(s: State) -> int:
    weights = weighed(s)
    return max(weights, key=lambda move: weights[move])


def in_playout(s: State, number: int = 0) -> int:
    """The move that a playout makes."""
    choice, listed = [0] * 4, legal_numbers(s)
    sow(choice, 5, number)
    return listed[advice.policy(s, s.turn, listed, len(listed), choice)]


POSITIONS = pytest.mark.parametrize(
    ("s", "move"),
    [
        (placed(decided(table(HOLE, drawn="W")), "1,1", "closed"), CENTRE),  # a complete city: six points at once
        (placed(table(WHEELS, drawn="W"), "6,0"), CENTRE),  # five wheels and no market yet
        (decided(table(HOLE, drawn="W")), CLOSED + cell("1,1")),
    ],
)


@POSITIONS
def test_the_best_move_looks_most_promising(s: State, move: int) -> None:
    assert best(s) == move


@POSITIONS
def test_a_bot_finds_the_best_move(s: State, move: int) -> None:
    assert bot_of(GAME, "strong,iterations=200", 1).choose(s, s.turn) == move


def test_a_playout_answers_about_the_cube_by_what_it_gains() -> None:
    s = placed(table(WHEELS, drawn="W"), "6,0")
    assert {in_playout(s, number) for number in range(20)} == {CENTRE}


def test_a_playout_lays_tiles_in_many_ways() -> None:
    s = table(WHEELS, drawn="D")
    assert len({in_playout(s, number) for number in range(40)}) > 5


def test_nobody_completes_a_city_for_a_rival() -> None:
    s = table(RIVAL_CITY, turn=RED, drawn="C", supply=0)
    weights = weighed(s)
    assert weights[OPEN + cell("2,1")] < weights[OPEN + cell("-1,0")]
    assert (
        advice.neighbours_gain(s, RED, cell("2,1"), False) < 0 < advice.neighbours_gain(s, YELLOW, cell("2,1"), False)
    )


def test_an_open_tile_feeds_the_market_of_its_symbol() -> None:
    s = table(f"{START}  2,0 W 0  3,0 D", drawn="W")
    assert advice.symbol_gain(s, RED, False) > 0 > advice.symbol_gain(s, YELLOW, False)
    assert advice.symbol_gain(s, YELLOW, True) == 0


def test_a_crossing_is_worth_more_late_and_cubes_less() -> None:
    s = table(f"{START}  1,1 D", drawn="H")
    late = s.copy()
    late.laid = 34  # only the number of tiles matters here
    assert advice.price(late, RED) < advice.price(s, RED)
    assert advice.hope(late) < advice.hope(s)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_weighing_changes_nothing_and_weights_are_positive(seats: int) -> None:
    for s in random_positions(seats, 5):
        if s.turn >= 0:
            before = bytes(s)
            assert all(weight > 0 for weight in weighed(s).values())
            assert in_playout(s) in legal_numbers(s)
            assert bytes(s) == before


def test_a_bot_that_thinks_a_little_beats_chance() -> None:
    result = compete(GAME, ["strong,iterations=60", "random"], 8)
    thinker = next(one for one in result.standings if one.bot.startswith("strong"))
    assert thinker.rate > 0.8
