"""Playing at a table: views, moves, once and only once."""

from __future__ import annotations

import json

import msgspec

from spieltisch.engine.showing.phrase import Phrase
from tests.server.parts import Browser, lines_of, said, two_at_a_table


def test_a_quick_table_starts_against_bots_at_once(url: str) -> None:
    ann = Browser(url, "Ann")
    table = ann.open(quick=True)
    assert table["state"] == "running"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    line = ann.live(table["id"])
    line.until(line.turn)
    assert line.play()["ok"]
    line.until(lambda: line.turn() or line.view.get("over", False))


def test_after_hello_come_table_and_view(url: str) -> None:
    ann, _, table = two_at_a_table(url)
    line = ann.live(table)
    assert line.receive()["t"] == "table"
    view = line.receive()
    assert view["t"] == "view"
    assert view["event"] == 0
    assert view["log"][0]["event"] == 0


def test_names_stand_in_the_texts(url: str) -> None:
    ann, bob, table = two_at_a_table(url)
    first, second = lines_of((ann, table), (bob, table))
    first.play()
    second.until_event(1)
    assert "<p" not in json.dumps(second.log)
    told = [msgspec.convert(line, Phrase).in_("en", ["Ann", "Bob"]) for one in second.log for line in one["lines"]]
    assert any("Ann" in line or "Bob" in line for line in told)


def test_everybody_sees_a_move(url: str) -> None:
    ann, bob, table = two_at_a_table(url)
    first, second = lines_of((ann, table), (bob, table))
    watcher = Browser(url).live(table)
    assert first.play()["ok"]
    assert second.until_event(1)["acting"] == [second.view["seat"]]
    assert watcher.until_event(1)["seat"] == -1


def test_a_whole_match_can_be_played_replayed_and_verified(url: str) -> None:
    ann, bob, table = two_at_a_table(url)
    lines = lines_of((ann, table), (bob, table))
    running = ann.http.get(f"/api/tables/{table}/file").json()
    assert "seed" not in running
    event = 0
    while not lines[0].view.get("over"):
        mover = next(line for line in lines if line.turn())
        assert mover.play()["ok"]
        event += 1
        for line in lines:
            line.until_event(event)
    assert lines[0].view["winners"]
    lines[0].until(lambda: lines[0].table["state"] == "over")
    assert not lines[0].ask(t="move", seat=0, decision=99, move=0)["ok"]
    file = bob.http.get(f"/api/tables/{table}/file")
    assert file.json()["seed"]
    checked = bob.http.post("/api/verify", content=file.content)
    assert checked.status_code == 200
    assert len(checked.json()) == 4
    match = bob.see(table)["match"]
    step = bob.http.get(f"/api/matches/{match}/replay", params={"ply": 3}).json()
    assert (step["ply"], step["plies"]) == (3, event)
    assert step["lines"]


def test_a_running_match_has_no_replay(url: str) -> None:
    ann = Browser(url)
    match = ann.open(quick=True)["match"]
    assert ann.http.get(f"/api/matches/{match}/replay").status_code == 400


def test_the_same_request_twice_is_one_move(url: str) -> None:
    ann, bob, table = two_at_a_table(url)
    first, _ = lines_of((ann, table), (bob, table))
    wish = first.first_move()
    assert first.ask(id="click", **wish)["ok"]
    assert first.ask(id="click", **wish)["ok"]
    assert first.until_event(1)["event"] == 1


def test_a_second_click_with_another_id_is_refused(url: str) -> None:
    ann, bob, table = two_at_a_table(url)
    first, _ = lines_of((ann, table), (bob, table))
    wish = first.first_move()
    assert first.ask(**wish)["ok"]
    refused = first.ask(**wish)
    assert not refused["ok"]
    assert said(refused["text"])


def test_a_refusal_is_repeated(url: str) -> None:
    ann, bob, table = two_at_a_table(url)
    _, second = lines_of((ann, table), (bob, table))
    wish = {"t": "move", "id": "early", "seat": second.view["seat"], "decision": 0, "move": 0}
    assert second.ask(**wish) == second.ask(**wish)


def test_why_not_is_answered_with_the_rule(url: str) -> None:
    ann, bob, table = two_at_a_table(url)
    first, _ = lines_of((ann, table), (bob, table))
    shut = first.view["scene"]["shut"][0]
    answer = first.ask(t="why", seat=first.view["seat"], move=shut["move"])
    assert answer["ok"]
    assert "R2" in said(answer["text"], "de")


def test_a_second_tab_sees_the_same(url: str) -> None:
    ann, bob, table = two_at_a_table(url)
    first, _ = lines_of((ann, table), (bob, table))
    (tab,) = lines_of((ann if first.view["seat"] == 0 else bob, table))
    first.play()
    assert tab.until_event(1)["scene"] == first.view["scene"]


def test_whoever_comes_back_hears_what_he_missed(url: str) -> None:
    ann, bob, table = two_at_a_table(url)
    first, second = lines_of((ann, table), (bob, table))
    first.play()
    second.until_event(1)
    second.play()
    late = ann.live(table, since=1)
    late.until(lambda: bool(late.view))
    assert [line["event"] for line in late.view["log"]] == [2]


def test_a_hot_seat_shows_the_seat_that_may_move(url: str) -> None:
    ann = Browser(url, "Ann")
    table = ann.open()["id"]
    ann.wish(table, "join")
    ann.wish(table, "join")
    ann.wish(table, "start")
    (line,) = lines_of((ann, table))
    for event in range(1, 5):
        assert line.turn()
        assert line.play()["ok"]
        line.until_event(event)
