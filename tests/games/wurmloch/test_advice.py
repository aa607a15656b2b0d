"""What bots know about Wurmloch."""

from __future__ import annotations

from itertools import pairwise

import pytest

from spieltisch.bots.bot import bot_of
from spieltisch.engine.driving.advice import ENDLESS
from spieltisch.engine.kernel.rng import sow
from spieltisch.games.wurmloch import GAME, advice
from spieltisch.games.wurmloch.advice import ODD, SOUND, TURNS
from spieltisch.games.wurmloch.rules import State
from spieltisch.lab.arena import compete
from tests.games.wurmloch.positions import PLANETS, legal, numbers, rolled, space

LAST = rolled(space({0: 24}, crates={0: [28]}), 3)
EARLY = rolled(space({0: 0}), 2)
LATE = rolled(space({0: 0}, crates={0: [14, 25]}, hands={0: "1 2 6"}), 2)


def advised(s: State) -> set[str]:
    """The moves that playouts make."""
    listed, found = numbers(s), set()
    for number in range(20):
        choice = [0] * 4
        sow(choice, 5, number)
        found.add(legal(s)[advice.policy(s, s.turn, listed, len(listed), choice)])
    return found


def chosen(s: State, iterations: int = 400) -> str:
    """The move that a strong bot makes."""
    move = bot_of(GAME, f"strong,iterations={iterations},seconds=60", 1).choose(s, s.turn)
    return legal(s)[numbers(s).index(move)]


def judged(s: State) -> list[float]:
    values = [-1.0] * s.seats
    advice.judge(s, [0] * s.seats, values)
    return values


def test_playouts_save_cards_while_more_crates_than_cards_are_left() -> None:
    assert advised(EARLY) == {"keep"}
    assert advised(LATE) == {"1 back"}
    assert advised(LAST) == {"1 forward"}
    assert advised(space()) == {"roll"}


def test_playouts_play_any_card_that_brings_a_crate() -> None:
    assert advised(rolled(space({0: 0}, crates={0: [12, 14, 16]}), 2)) == {"1 forward", "1 back", "3 back"}


def test_cards_that_bring_nothing_weigh_little() -> None:
    listed = numbers(LATE)
    weights = [0.0] * len(listed)
    advice.weigh(LATE, 0, listed, len(listed), weights)
    assert dict(zip(legal(LATE), weights, strict=True)) == {
        "keep": SOUND,
        "1 forward": ODD,
        "1 back": SOUND,
        "2 forward": ODD,
        "2 back": ODD,
        "6 forward": ODD,
        "6 back": ODD,
    }


def test_the_table_of_turns_grows_with_crates_and_shrinks_with_cards() -> None:
    rows = [[TURNS[crates, cards] for cards in range(10)] for crates in range(17)]
    for row, longer in pairwise(rows):
        assert all(a < b for a, b in zip(row, longer, strict=True))
    assert all(a > b for row in rows[1:] for a, b in pairwise(row))


def test_playouts_go_to_the_end_when_the_last_crates_decide() -> None:
    assert advice.horizon(space(seats=3)) < 100
    assert advice.horizon(space(crates={1: [1, 3, 5]})) == ENDLESS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_judged_chances_are_alike_at_the_start(seats: int) -> None:
    values = judged(space(seats=seats))
    assert len({round(value, 6) for value in values}) == 1
    assert 0.0 < values[0] <= 0.5


def test_fewer_crates_and_more_cards_are_better() -> None:
    ahead, behind = judged(space(crates={0: PLANETS[3:]}))
    assert 1.0 > ahead > 0.5 > behind > 0.0
    assert ahead + behind == pytest.approx(1.0)
    assert judged(space(hands={0: "1 2 3"}))[0] < 0.2
    assert judged(space(crates={0: []}))[0] > 0.99


def test_a_strong_bot_takes_the_last_crate_and_keeps_its_cards_in_the_beginning() -> None:
    assert chosen(LAST) == "1 forward"
    assert chosen(rolled(space({0: 7}, crates={0: PLANETS[:4] + PLANETS[5:]}), 3)) == "keep"


def test_bots_beat_chance() -> None:
    strong, chance = compete(GAME, ["strong,iterations=60,seconds=60", "random"], 12, workers=1).standings
    assert strong.rate > 0.7 > chance.rate
