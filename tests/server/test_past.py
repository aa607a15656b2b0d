"""Looking back at a running table: every event as the own seat saw it, also on a page that was loaded anew."""

from __future__ import annotations

from typing import Any

from tests.server.parts import Browser, lines_of, two_at_a_table

GAME = "blumengarten"


def past(browser: Browser, table: str, event: int) -> Any:
    return browser.http.get(f"/api/tables/{table}/past/{event}")


def test_an_event_looks_as_it_looked_to_the_own_seat(url: str) -> None:
    ann, bob, table = two_at_a_table(url, game=GAME)
    first, second = lines_of((ann, table), (bob, table))
    seen = {line.view["seat"]: line.view for line in (first, second)}
    first.play()
    second.until_event(1)
    told = [past(browser, table, 0).json() for browser in (ann, bob)]
    assert sorted(view["seat"] for view in told) == [0, 1]
    for view in told:
        assert view["scene"] == seen[view["seat"]]["scene"]
        assert view["log"] == seen[view["seat"]]["log"]
    assert past(Browser(url), table, 0).json()["seat"] == -1


def test_what_has_not_happened_cannot_be_seen(url: str) -> None:
    ann, _, table = two_at_a_table(url)
    assert past(ann, table, 0).status_code == 200
    assert past(ann, table, 1).status_code == 404
    assert past(ann, table, -1).status_code == 404


def test_who_may_not_watch_may_not_look_back(url: str) -> None:
    ann, _, table = two_at_a_table(url, watch=False)
    assert past(ann, table, 0).status_code == 200
    assert past(Browser(url), table, 0).status_code == 403


def test_a_table_in_the_lobby_has_no_past(url: str) -> None:
    ann = Browser(url, "Ann")
    assert past(ann, ann.open()["id"], 0).status_code == 404
