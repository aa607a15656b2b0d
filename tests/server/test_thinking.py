"""Bots think beside the event loop, in fair order; hints and analyses come from them."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest

from spieltisch.bots.bot import ThinkingBot
from spieltisch.bots.levels import level_of
from spieltisch.bots.warmup import warm
from spieltisch.engine.driving.advice import Candidate, Stop
from spieltisch.engine.driving.game import game
from spieltisch.engine.driving.match import Match
from spieltisch.engine.showing.phrase import NOTHING
from spieltisch.server.messages import Judged
from spieltisch.server.running.analysis import turning_points
from spieltisch.server.running.thinking import ANALYSIS, AT_TABLE, HINT, Thinkers
from tests.server.parts import GAME, Browser, in_loop, said, served, settings, two_at_a_table


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    warm([game(GAME)])


Asked = tuple[int, str]  # a rank, and who asks


async def _in_order(asked: list[Asked]) -> list[Asked]:
    """The questions in the order they were answered by one thread that was busy when they came."""
    thinkers, answered = Thinkers(1), []
    level = "beginner"
    match = Match(game(GAME), seed=1)
    view, seat = match.view(match.actors[0]), match.actors[0]
    free = threading.Event()

    async def busy() -> None:
        def wait(bot: object, stop: Stop) -> None:
            free.wait(10)

        await thinkers._think(AT_TABLE, ["Zoe"], match.game, level_of(match.game, level), wait)

    async def ask(rank: int, person: str) -> None:
        await thinkers.candidates(person, match.game, level, view, seat, 0.01, rank)
        answered.append((rank, person))

    first = asyncio.create_task(busy())
    await asyncio.sleep(0.05)
    others = [asyncio.create_task(ask(*one)) for one in asked]
    await asyncio.sleep(0.05)
    free.set()
    await asyncio.gather(first, *others)
    thinkers.close()
    return answered


def test_tables_come_before_hints_and_hints_before_analyses() -> None:
    asked = [(rank, "Ann") for rank in (ANALYSIS, HINT, AT_TABLE, ANALYSIS, AT_TABLE)]
    assert in_loop(_in_order(asked)) == sorted(asked)


def test_who_has_many_tables_does_not_keep_others_waiting() -> None:
    asked = [(AT_TABLE, "Ann")] * 40 + [(AT_TABLE, "Bob"), (AT_TABLE, "Cleo"), (AT_TABLE, "Bob")]
    order = [person for _, person in in_loop(_in_order(asked))]
    assert order[:5] == ["Ann", "Bob", "Cleo", "Ann", "Bob"]
    assert order[5:] == ["Ann"] * 38


def test_a_table_waits_as_its_people_do_of_whom_the_one_with_the_fewest_counts() -> None:
    async def run() -> list[str]:
        thinkers = Thinkers(0)
        waiting = [asyncio.ensure_future(thinkers._turn(AT_TABLE, ["Ann"])) for _ in range(9)]
        waiting.append(asyncio.ensure_future(thinkers._turn(AT_TABLE, ["Ann", "Bob"])))
        await asyncio.sleep(0)
        people = [one.person for one in thinkers._waiting]
        for one in waiting:
            one.cancel()
        return people

    assert in_loop(run()) == ["Ann", "Bob"] + ["Ann"] * 8


def test_the_time_to_think_is_shared_among_people_first() -> None:
    async def run() -> tuple[int, int]:
        thinkers = Thinkers(0)
        asked = ["Ann"] * 40 + ["Bob"]
        waiting = [asyncio.ensure_future(thinkers._turn(AT_TABLE, [person])) for person in asked]
        await asyncio.sleep(0)
        crowds = thinkers._crowd("Cleo"), thinkers._crowd("Ann")
        for one in waiting:
            one.cancel()
        return crowds

    assert in_loop(run()) == (3, 2 * 41)


def test_many_tables_of_masters_do_not_slow_down_the_bot_of_somebody_else(tmp_path: Path) -> None:
    with served(settings(tmp_path, thinkers=1)) as url:
        ann, bob = Browser(url), Browser(url)
        wish = {"quick": True, "level": "master", "options": {"size": 8}}
        crowd = [ann.live(ann.open(**wish)["id"]) for _ in range(8)]
        line = bob.live(bob.open(**wish)["id"])
        for one in (*crowd, line):
            one.until(one.turn)
        for one in crowd:
            one.ask(**one.first_move())
        line.play()
        line.until(line.turn)
        answered = 0
        for one in crowd:
            with contextlib.suppress(TimeoutError):
                while True:
                    one.receive(0)
            answered += one.turn()
        assert answered < len(crowd) / 2


def test_thinking_that_nobody_waits_for_ends_at_once() -> None:
    async def run() -> float:
        thinkers = Thinkers(1)
        match = Match(game(GAME), options={"size": 8}, seed=1)
        seat = match.actors[0]
        endless = replace(level_of(match.game, "master"), iterations=2**30, seconds=30.0)
        began_thinking = threading.Event()

        def think(bot: ThinkingBot, stop: Stop) -> list[Candidate]:
            began_thinking.set()
            return bot.candidates(match.view(seat), seat, stop)

        await thinkers.candidates("Ann", match.game, "beginner", match.view(seat), seat, 0.01)
        task = asyncio.create_task(thinkers._think(HINT, ["Ann"], match.game, endless, think))
        await asyncio.to_thread(began_thinking.wait)
        task.cancel()
        began = time.perf_counter()
        with pytest.raises(asyncio.CancelledError):
            await task
        await thinkers.candidates("Ann", match.game, "beginner", match.view(seat), seat, 0.01)
        thinkers.close()
        return time.perf_counter() - began

    assert in_loop(run()) < 1.5


def test_a_bot_of_a_level_plays_and_the_match_is_analysed(tmp_path: Path) -> None:
    with served(settings(tmp_path, thinkers=1)) as url:
        ann = Browser(url, "Ann")
        table = ann.open(quick=True, level="good")
        line = ann.live(table["id"])
        while True:
            line.until(lambda: bool(line.view) and (line.turn() or line.view.get("over", False)))
            if line.view.get("over"):
                break
            assert line.play()["ok"]
        match = table["match"]
        for _ in range(600):
            found = ann.http.get(f"/api/matches/{match}/analysis").json()
            if found["done"] == found["of"]:
                break
            time.sleep(0.05)
        assert found["done"] == found["of"] > 0
        assert all(0 <= move["chance"] <= move["best"] <= 1 for move in found["moves"])
        assert found["turning"] == sorted(found["turning"])
        plies = {move["ply"] for move in found["moves"]}
        assert plies
        assert set(found["turning"]) <= plies


def test_a_hint_names_legal_moves_and_is_for_those_alone_with_bots(tmp_path: Path) -> None:
    with served(settings(tmp_path, thinkers=1)) as url:
        ann = Browser(url, "Ann")
        line = ann.live(ann.open(quick=True)["id"])
        line.until(line.turn)
        line.send(t="hint", id="h1", seat=line.view["seat"])
        hint = line.receive()
        while hint["t"] != "tips":
            hint = line.receive()
        legal = {way["move"] for way in line.view["scene"]["ways"]}
        assert hint["id"] == "h1"
        assert {tip["move"] for tip in hint["tips"]} <= legal
        assert all(0 <= tip["chance"] <= 1 for tip in hint["tips"])
        assert said(hint["tips"][0]["label"]) in said(hint["text"])

        ann, _bob, table = two_at_a_table(url)
        line = ann.live(table)
        line.until(lambda: bool(line.view))
        answer = line.ask(t="hint", seat=line.view["seat"])
        assert not answer["ok"]
        assert "computers" in said(answer["text"])


def test_turning_points_are_the_dearest_moves_in_order() -> None:
    none = NOTHING
    costs = {3: 0.30, 8: 0.01, 11: 0.10, 15: 0.5}
    moves = [Judged(ply, 0, 0.5, 0.5 + cost, none, none) for ply, cost in costs.items()]
    assert turning_points(moves) == [3, 11, 15]


def test_where_chances_stay_small_smaller_losses_turn_a_match() -> None:
    none = NOTHING
    costs = {2: 0.035, 5: 0.01, 9: 0.004}
    moves = [Judged(ply, 0, 0.02, 0.02 + cost, none, none) for ply, cost in costs.items()]
    assert turning_points(moves) == [2]
    assert turning_points(moves[1:]) == []
    assert turning_points([]) == []


def test_candidates_that_are_thought_of_are_told_in_percent() -> None:
    from spieltisch.server.running.analysis import judged

    match = Match(game(GAME), seed=1)
    seat = match.actors[0]
    listed = [move.number for move in match.moves(seat)]
    found = [Candidate(move, 0.25, 0.6 - 0.1 * place) for place, move in enumerate(listed)]
    said = judged(match.game, match.view(seat), 1, seat, listed[1], found)
    assert (said.chance, said.best) == (0.5, 0.6)
    assert said.better == match.moves(seat)[0].label
