"""Lessons over the socket: step by step, backwards, left and resumed, and played on."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from spieltisch.engine.driving import lesson as lessons
from spieltisch.engine.driving.game import game
from tests.server.parts import Browser, Live, said

GAME = "goldmine"
LESSON = lessons.known_lesson(game(GAME))
STEPS = [step.id for step in LESSON.steps]
FIRST_ASKED = next(number for number, step in enumerate(LESSON.steps) if step.asks)


def at(live: Live, step: int) -> None:
    """Wait until the lesson is at a step and its table is seen."""
    live.until(lambda: live.step.get("step") == step and bool(live.view))


def go_on(live: Live, step: int) -> None:
    assert live.ask(t="step", step=step)["ok"]
    at(live, step)


def move(live: Live, label: str) -> dict[str, object]:
    """Ask for a move by its English name."""
    way = next(way for way in live.view["scene"]["ways"] if said(way["label"]) == label)
    return live.ask(t="move", seat=live.view["seat"], decision=live.view["decision"], move=way["move"])


def test_a_lesson_goes_from_step_to_step(url: str) -> None:
    live = Browser(url, "Ann").lesson(GAME)
    at(live, 0)
    assert live.step["steps"] == len(STEPS)
    assert live.step["text"]["id"] == f"{GAME}.lesson/aim"
    assert live.table["seats"][0]["name"] == "Ann"
    for step in range(1, FIRST_ASKED + 1):
        go_on(live, step)
    assert live.step["asks"]
    assert said(move(live, "leave")["text"]).startswith("Leaving would bring you one gold.")
    assert live.step["step"] == FIRST_ASKED
    assert move(live, "stay")["ok"]
    at(live, FIRST_ASKED + 1)
    assert live.step["answers"] == [0]


def test_what_is_only_said_lets_nobody_move(url: str) -> None:
    live = Browser(url, "Ann").lesson(GAME)
    at(live, 0)
    assert said(move(live, "stay")["text"]) == "Read on first: your turn comes soon."


def test_who_is_stuck_is_helped_and_may_be_shown(url: str) -> None:
    live = Browser(url, "Ann").lesson(GAME, FIRST_ASKED)
    at(live, FIRST_ASKED)
    live.send(t="hint", id="h", seat=0)
    while (tips := live.receive())["t"] != "tips":
        pass
    assert said(tips["text"]) == "The green button, or the key S."
    assert said(tips["tips"][0]["label"]) == "stay"
    go_on(live, FIRST_ASKED + 1)
    assert live.step["answers"] == [0]


def test_a_lesson_is_stepped_back_and_resumed(url: str) -> None:
    ann = Browser(url, "Ann")
    live = ann.lesson(GAME, len(STEPS) - 1, "0,0,0,1")
    at(live, len(STEPS) - 1)
    events = live.view["event"]
    live.view = {}
    go_on(live, FIRST_ASKED)
    assert live.view["event"] < events
    assert live.step["answers"] == []
    for wrong in ("7,x,,-3", "9" * 400, "1,1,1,1,1"):  # what does not fit is answered as the lesson would
        other = ann.lesson(GAME, 99, wrong)
        at(other, len(STEPS) - 1)
        assert other.step["answers"] == [0, 0, 0, 1]


def test_one_plays_on_where_a_lesson_has_ended(url: str) -> None:
    ann = Browser(url, "Ann")
    end = ann.lesson(GAME, len(STEPS) - 1)
    at(end, len(STEPS) - 1)
    table = ann.open(game=GAME, seats=3, lesson=end.step["answers"])
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert {seat.get("level") for seat in table["seats"][1:]} == {"beginner"}
    live = ann.live(table["id"])
    live.until_event(end.view["event"])
    assert live.log[0]["event"] == 0
    live.until(live.turn)
    assert live.play()["ok"]


def test_a_game_that_is_not_there_has_no_lesson(url: str) -> None:
    with pytest.raises(ConnectionClosed):
        Browser(url, "Ann").lesson("chess").receive()
    refused = Browser(url, "Ann").http.post("/api/tables", json={"game": "chess", "seats": 2, "lesson": []})
    assert refused.status_code == 404
