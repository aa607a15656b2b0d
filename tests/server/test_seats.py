"""Seats whose people are away or out of time, and moves that are taken back."""

from __future__ import annotations

from pathlib import Path

from tests.server.parts import Browser, both_moved, lines_of, said, served, settings, two_at_a_table


def test_a_bot_holds_the_seat_of_who_is_away_and_gives_it_back(url: str) -> None:
    ann, bob, table = two_at_a_table(url)
    first, second = lines_of((ann, table), (bob, table))
    seat = first.view["seat"]
    first.close()
    second.until(lambda: second.table["seats"][seat].get("away", False))
    second.until_event(1)
    returned = (ann if seat == 0 else bob).live(table)
    returned.until(lambda: bool(returned.view) and not returned.table["seats"][seat].get("away", False))
    assert returned.view["seat"] == seat


def test_a_table_where_nobody_is_sleeps(tmp_path: Path) -> None:
    with served(settings(tmp_path, grace=0.01)) as url:
        ann = Browser(url)
        table = ann.open(quick=True)["id"]
        line = ann.live(table)
        line.until(line.turn)
        event = line.view["event"]
        line.close()
        other = ann.open(quick=True)["id"]
        second = ann.live(other)
        second.until(second.turn)
        line = ann.live(table)
        line.until(lambda: bool(line.view))
        assert line.view["event"] == event


def test_when_time_runs_out_the_bot_moves(url: str) -> None:
    ann, bob, table = two_at_a_table(url, clock={"kind": "move", "seconds": 1})
    first, second = lines_of((ann, table), (bob, table))
    assert 0 < first.view["clocks"][first.view["seat"]] <= 1
    assert second.until_event(1)["acting"] == [second.view["seat"]]


def test_a_total_clock_runs_down_and_gets_its_increment(url: str) -> None:
    ann, bob, table = two_at_a_table(url, clock={"kind": "total", "seconds": 100, "increment": 7})
    first, _ = lines_of((ann, table), (bob, table))
    first.play()
    assert 100 < first.view["clocks"][first.view["seat"]] <= 107


def test_a_move_that_taught_nothing_goes_back_at_once(url: str) -> None:
    ann, bob, table = two_at_a_table(url)
    first, second = lines_of((ann, table), (bob, table))
    assert first.view.get("undo", "no") == "no"
    first.play()
    assert first.view["undo"] == "free"
    assert first.ask(t="undo", seat=first.view["seat"])["ok"]
    assert first.until_event(2)["acting"] == [first.view["seat"]]
    second.until_event(2)
    assert "zurück" in said(second.log[-1]["lines"][0], "de")


def test_taking_back_asks_a_new_question(url: str) -> None:
    ann, bob, table = two_at_a_table(url)
    first, _ = lines_of((ann, table), (bob, table))
    wish = first.first_move()
    first.ask(**wish)
    first.ask(t="undo", seat=wish["seat"])
    assert not first.ask(**wish)["ok"]
    first.until_event(2)
    assert first.play()["ok"]


def test_beyond_that_everybody_must_agree(url: str) -> None:
    first, second, _ = both_moved(url)
    assert first.view["undo"] == "ask"
    seat = first.view["seat"]
    assert first.ask(t="undo", seat=seat)["ok"]
    second.until(lambda: second.view.get("asking", -1) == seat)
    assert second.ask(t="consent", seat=seat, event=2, yes=False)["ok"]
    first.until(lambda: first.view.get("asking", -1) == -1)
    assert first.view["event"] == 2
    first.ask(t="undo", seat=seat)
    second.until(lambda: second.view.get("asking", -1) == seat)
    assert not second.ask(t="consent", seat=seat, event=1, yes=True)["ok"]  # too late, or for another wish
    assert not second.ask(t="consent", seat=1 - seat, event=2, yes=True)["ok"]
    assert second.ask(t="consent", seat=seat, event=2, yes=True)["ok"]
    assert first.until_event(3)["acting"] == [seat]


def test_bots_agree(url: str) -> None:
    ann = Browser(url)
    table = ann.open(quick=True)["id"]
    line = ann.live(table)
    line.until(line.turn)
    line.play()
    line.until(line.turn)
    event = line.view["event"]
    assert line.ask(t="undo", seat=line.view["seat"])["ok"]
    line.until_event(event + 1)
    told = said(line.log[-1]["lines"][0], "de")
    assert "Züge zurück" in told or "Zug zurück" in told
