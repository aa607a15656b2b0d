"""Questions that answer themselves: everybody is waited for alike, and silence is an answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from spieltisch.engine.driving.game import game
from tests.server.parts import Browser, Live, lines_of, said, two_at_a_table

GAME = "granatensalat"
SHORT = 0.4


@pytest.fixture
def impatient() -> Iterator[None]:
    """Nobody is waited for long."""
    asking = game(GAME)
    lapse = asking.lapse
    assert lapse is not None
    object.__setattr__(asking, "lapse", replace(lapse, seconds=SHORT))
    yield
    object.__setattr__(asking, "lapse", lapse)


def step(line: Live) -> dict[str, Any]:
    """Carry the first soldier that can be carried to any good point near it."""
    view = line.view
    reach = view["scene"]["reaches"][0]
    zone = next(zone for zone in view["scene"]["zones"] if zone["id"] == reach["zone"])
    piece = next(piece for piece in zone["pieces"] if piece["id"] == reach["piece"])
    place = next(place for place in zone["places"] if place["id"] == piece["at"])
    x, y = (round((place[axis] + place[size] / 2) * zone["grain"]) for axis, size in (("x", "w"), ("y", "h")))
    for dx, dy in ((40, 0), (-40, 0), (0, 40), (0, -40), (30, 30), (-30, -30)):
        move = reach["base"] + (x + dx) * reach["across"] + (y + dy) * reach["down"]
        answer = line.ask(t="move", seat=view["seat"], decision=view["decision"], move=move)
        if answer["ok"]:
            return answer
    raise AssertionError("no step is possible")


def test_a_point_that_is_not_listed_is_checked_by_the_rules(url: str) -> None:
    ann, bob, table = two_at_a_table(url, game=GAME)
    first, _ = lines_of((ann, table), (bob, table))
    reach = first.view["scene"]["reaches"][0]
    seat, decision = first.view["seat"], first.view["decision"]
    refused = first.ask(t="move", seat=seat, decision=decision, move=reach["base"])
    assert not refused["ok"]
    assert "60 mm" in said(refused["text"])
    assert step(first)["ok"]


def test_whoever_says_nothing_has_said_no(url: str, impatient: None) -> None:
    ann, bob, table = two_at_a_table(url, game=GAME)
    first, second = lines_of((ann, table), (bob, table))
    step(first)
    second.until_event(1)
    assert second.view["scene"]["window"]["move"] == second.view["scene"]["ways"][0]["move"]
    second.until_event(2)
    assert second.view["acting"] == [first.view["seat"]]
    assert "window" not in second.view["scene"]


def test_silence_is_no_move_to_take_back(url: str, impatient: None) -> None:
    ann, bob, table = two_at_a_table(url, game=GAME)
    first, second = lines_of((ann, table), (bob, table))
    step(first)
    second.until_event(2)
    assert "undo" not in second.view
    answer = second.ask(t="undo", seat=second.view["seat"])
    assert said(answer["text"]) == "There is no move of yours to take back."
    assert first.until_event(2)["undo"] == "ask"


def test_an_answer_in_time_closes_the_window_at_once(url: str) -> None:
    ann, bob, table = two_at_a_table(url, game=GAME)
    first, second = lines_of((ann, table), (bob, table))
    step(first)
    second.until_event(1)
    assert second.play()["ok"]
    assert first.until_event(2)["acting"] == [first.view["seat"]]


def test_a_bot_that_is_asked_answers_by_itself(url: str) -> None:
    ann = Browser(url, "Ann")
    line = ann.live(ann.open(game=GAME, quick=True)["id"])
    line.until(line.turn)
    while "window" in line.view["scene"]:
        line.play()
        line.until(line.turn)
    step(line)
    line.until(line.turn)
