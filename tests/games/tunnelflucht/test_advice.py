"""What bots know about Tunnelflucht."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.bots.bot import bot_of
from spieltisch.engine.driving.advice import ENDLESS
from spieltisch.engine.kernel.rng import sow
from spieltisch.games.tunnelflucht import GAME, advice
from spieltisch.games.tunnelflucht.rules import State
from spieltisch.lab.arena import compete
from tests.games.tunnelflucht.positions import legal, numbers, position

EXTENDED: dict[str, Any] = {"rules": "extended"}


def gains(s: State) -> dict[str, float]:
    return {word: advice.gain_of(s, s.turn, move) for word, move in zip(legal(s), numbers(s), strict=True)}


def judged(s: State) -> list[float]:
    values = [-1.0] * s.seats
    advice.judge(s, [0] * GAME.room, values)
    return values


def test_a_move_gains_the_tiles_it_leads_over() -> None:
    s = position(["2 31", "4 9"], ["hammer drop", ""])
    assert gains(s) == {
        "drop start": 1,
        "drop 2": 8,
        "drop 31": 3,
        "hammer start": 17,
        "hammer 2": 15,
        "hammer 31": 6,
    }


def test_in_the_extended_game_cards_count_as_tiles() -> None:
    s = position(["12", "8 8"], ["drop", ""], actions=1, **EXTENDED)
    found = gains(s)
    assert found["drop 12"] == 2 - advice.CARD
    assert found["back 12"] == 2 * advice.CARD - 4
    assert found["stop"] == 0


def test_playouts_prefer_what_leads_further() -> None:
    s = position(["start", "4 9 17"], ["hammer drop", ""])
    listed = numbers(s)
    places = []
    for number in range(60):
        choice = [0] * 4
        sow(choice, 5, number)
        places.append(advice.policy(s, 0, listed, len(listed), choice))
    far = [legal(s)[place] for place in places].count("hammer start")
    assert 35 <= far < 60


def test_weights_are_positive_and_grow_with_the_gain() -> None:
    s = position(["2 31", "4 9"], ["hammer drop", ""], actions=1, **EXTENDED)
    listed = numbers(s)
    weights = [0.0] * len(listed)
    advice.weigh(s, 0, listed, len(listed), weights)
    assert min(weights) > 0
    found = gains(s)
    assert sorted(found, key=lambda word: found[word]) == sorted(found, key=lambda word: weights[legal(s).index(word)])


def test_who_is_ahead_wins_more_often() -> None:
    values = judged(position(["30 20", "10", "10"], ["", "", "drop drop"], **EXTENDED))
    assert sum(values) == pytest.approx(1)
    assert values[0] > values[2] > values[1] > 0
    assert judged(position(["9", "9"], **EXTENDED)) == pytest.approx([0.5, 0.5])


def test_only_extended_playouts_are_cut_short() -> None:
    assert advice.horizon(position(["start", "start"])) == ENDLESS
    assert advice.horizon(position(["start", "start"], **EXTENDED)) == advice.LOOK


def test_a_bot_takes_the_win() -> None:
    s = position(["out out 31", "30 30 30"], ["hammer circles", "drop drop drop"])
    move = bot_of(GAME, "master,iterations=200", 1).choose(s, 0)
    assert legal(s)[numbers(s).index(move)] == "hammer 31"


def test_few_thoughts_beat_chance_in_the_extended_game() -> None:
    bots = ["strong,iterations=40,seconds=60", "random"]
    options = {**EXTENDED, "cubes": 2}
    found = {standing.bot: standing.rate for standing in compete(GAME, bots, 6, 2, options, workers=1).standings}
    assert found[bots[0]] >= 5 / 6
