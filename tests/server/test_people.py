"""People at a table: who comes, goes, takes over, is sent away, and is asked."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spieltisch.engine.driving.game import Game
from spieltisch.engine.kernel.record import Record
from spieltisch.games.luegenkarten.rules import LIAR
from spieltisch.server.running.thinking import Thinkers, any_move
from tests.server.parts import (
    SOON,
    Browser,
    Live,
    both_moved,
    lines_of,
    said,
    served,
    settings,
    two_at_a_table,
)

CARDS = "luegenkarten"


def three_at_a_table(url: str, **wish: Any) -> tuple[list[Browser], str]:
    """Ann, Bob and Cleo at a table where the match has begun."""
    people = [Browser(url, name) for name in ("Ann", "Bob", "Cleo")]
    table = people[0].open(seats=3, **wish)["id"]
    for one in people:
        assert one.wish(table, "join").status_code == 200
    people[0].wish(table, "start")
    return people, table


def until_table(line: Live, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Listen until something holds of the table."""
    line.until(lambda: bool(line.table) and holds(line.table))
    return line.table


def is_away(seat: int) -> Callable[[dict[str, Any]], bool]:
    return lambda table: table["seats"][seat].get("away", False)


def notes_of(table: dict[str, Any]) -> list[str]:
    """What the log says of comings and goings."""
    return [said(note["text"]) for note in table.get("notes", [])]


# Taking back.


def called(lines: list[Live]) -> Live:
    """Bid once, then call: all hands are open. Gives who called."""
    first = next(line for line in lines if line.turn())
    first.play()
    second = lines[(lines.index(first) + 1) % len(lines)]
    second.until_event(1)
    assert second.ask(**second.first_move() | {"move": LIAR})["ok"]
    second.until_event(2)
    return second


def test_nobody_takes_back_what_he_saw_while_somebody_is_away(url: str) -> None:
    people, table = three_at_a_table(url, game=CARDS)
    lines = [one.live(table) for one in people]
    for line in lines:
        line.until(lambda line=line: bool(line.view))  # type: ignore[misc]
    caller = called(lines)
    seat = caller.view["seat"]
    absent = next(line for line in lines if line is not caller and not line.turn())
    absent.close()
    until_table(caller, is_away(absent.view["seat"]))
    refused = caller.ask(t="undo", seat=seat)
    assert not refused["ok"]
    name = ("Ann", "Bob", "Cleo")[absent.view["seat"]]
    assert said(refused["text"], "de").startswith(f"{name} ist gerade weg")
    assert said(refused["text"]).startswith(f"{name} is away")


def test_who_goes_away_before_he_has_answered_has_not_agreed(url: str) -> None:
    first, second, _ = both_moved(url)
    seat = first.view["seat"]
    assert first.ask(t="undo", seat=seat)["ok"]
    first.until(lambda: first.view.get("asking", -1) == seat)
    second.close()
    until_table(first, is_away(1 - seat))
    first.until(lambda: first.view.get("asking", -1) == -1)
    assert first.view["event"] == 2


# Absence.


def test_everybody_reads_who_is_away_and_who_is_back(url: str) -> None:
    ann, bob, table = two_at_a_table(url)
    first, second = lines_of((ann, table), (bob, table))
    watcher = Browser(url).live(table)
    seat, gone = first.view["seat"], ann if first.view["seat"] == 0 else bob
    name = "Ann" if seat == 0 else "Bob"
    first.close()
    second.until_event(1)
    returned = gone.live(table)
    away, back = f"{name} is away: a computer plays on for {name}.", f"{name} is back."
    for line in (watcher, second, returned):
        assert notes_of(until_table(line, lambda table: len(table.get("notes", [])) > 1)) == [away, back]
    late = Browser(url).see(table)["notes"]
    assert [(note["event"], note["what"], note["seats"]) for note in late] == [(0, "away", [seat]), (1, "back", [seat])]


def test_only_the_last_comings_and_goings_are_kept(url: str) -> None:
    ann, bob, table = two_at_a_table(url)
    lines_of((ann, table), (bob, table))
    for _ in range(60):
        bob.wish(table, "leave")
        bob.wish(table, "join")
    assert len(ann.see(table)["notes"]) == 100


# Taking over.


def test_in_the_lobby_a_newcomer_takes_a_bots_seat(url: str) -> None:
    ann, bob = Browser(url, "Ann"), Browser(url, "Bob")
    table = ann.open()["id"]
    ann.wish(table, "join")
    ann.wish(table, "bot", seat=1)
    assert "free" not in ann.see(table)["seats"][1]  # who has a seat sends the bot away first
    assert bob.see(table)["seats"][1]["free"]
    seats = bob.wish(table, "join", seat=1).json()["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", "Ann"), ("person", "Bob")]


def test_in_a_match_a_newcomer_takes_a_bots_seat_and_plays_on(url: str) -> None:
    ann, bob = Browser(url, "Ann"), Browser(url, "Bob")
    table = ann.open(quick=True)["id"]
    line, watcher = ann.live(table), bob.live(table)
    line.until(line.turn)
    bot, name = 1 - line.view["seat"], line.table["seats"][1 - line.view["seat"]]["name"]
    watcher.until_event(line.view["event"])
    assert bob.wish(table, "join", seat=bot).status_code == 200
    assert notes_of(until_table(line, lambda table: "notes" in table)) == [f"Bob plays for {name} from now on."]
    line.play()
    watcher.until(watcher.turn)
    assert watcher.view["seat"] == bot
    assert watcher.play()["ok"]


def test_who_is_only_away_keeps_his_seat(url: str) -> None:
    ann, bob, table = two_at_a_table(url)
    first, second = lines_of((ann, table), (bob, table))
    seat = first.view["seat"]
    first.close()
    until_table(second, is_away(seat))
    cleo = Browser(url, "Cleo")
    refused = cleo.wish(table, "join", seat=seat)
    assert refused.status_code == 400
    assert said(refused.json()["text"]) == "Who sits here is only away for a while."
    assert not any(seat.get("free") for seat in cleo.see(table)["seats"])


def test_who_leaves_a_match_gives_his_seat_to_a_bot_and_may_take_it_back(url: str) -> None:
    ann, bob, table = two_at_a_table(url)
    lines = lines_of((ann, table), (bob, table))
    assert ann.wish(table, "leave").json()["seats"][0]["kind"] == "bot"
    if lines[0].view["seat"] == 0:
        lines[1].until_event(1)
    assert ann.wish(table, "join").json()["seats"][0]["mine"]
    assert notes_of(ann.see(table)) == ["Ann has left the table: a computer plays on.", "Ann is back."]


def test_who_has_left_knows_secrets_and_takes_no_other_seat(url: str) -> None:
    people, table = three_at_a_table(url, game=CARDS)
    ann, bob, cleo = people
    ann.wish(table, "leave")
    bob.wish(table, "leave")
    assert [seat.get("free", False) for seat in ann.see(table)["seats"]] == [True, False, False]
    refused = ann.wish(table, "join", seat=1)
    assert refused.status_code == 400
    assert "another seat" in said(refused.json()["text"])
    assert cleo.wish(table, "join", seat=1).status_code == 200  # she has a seat: it is hers that she asks for
    assert [seat.get("mine", False) for seat in cleo.see(table)["seats"]] == [False, False, True]


def test_who_takes_a_bots_seat_gets_a_clock(url: str) -> None:
    ann, bob = Browser(url, "Ann"), Browser(url, "Bob")
    table = ann.open(quick=True, clock={"kind": "total", "seconds": 100})["id"]
    line = ann.live(table)
    line.until(line.turn)
    bot = 1 - line.view["seat"]
    assert line.view["clocks"][bot] is None
    bob.wish(table, "join")
    line.until(lambda: line.view["clocks"][bot] == 100)
    line.play()
    assert 0 < ann.see(table)["seats"][bot]["left"] < 100


def test_a_bot_does_not_move_for_who_has_sat_down_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, seated = threading.Event(), threading.Event()

    async def slowly(_: Thinkers, people: list[str], game: Game, level: str, view: Record, seat: int) -> int:
        thinking.set()
        await asyncio.to_thread(seated.wait, SOON)
        return any_move(game, view, seat)

    monkeypatch.setattr(Thinkers, "choose", slowly)
    with served(settings(tmp_path)) as url:
        ann, bob = Browser(url), Browser(url)
        table = ann.open(quick=True)["id"]
        (line,) = lines_of((ann, table))
        if line.turn():
            line.play()
        assert thinking.wait(SOON)
        bob.wish(table, "join")
        seated.set()
        (newcomer,) = lines_of((bob, table))
        assert newcomer.turn()
        assert newcomer.play()["ok"]


# Removed.


def test_who_was_removed_does_not_come_straight_back(url: str) -> None:
    ann, bob = Browser(url, "Ann"), Browser(url, "Bob")
    table = ann.open()["id"]
    ann.wish(table, "join")
    bob.wish(table, "join")
    assert ann.wish(table, "kick", seat=1).json()["removed"] == ["Bob"]
    refused = bob.wish(table, "join")
    assert refused.status_code == 403
    assert "removed you" in said(refused.json()["text"])
    seen = bob.see(table)
    assert seen["out"]
    assert "removed" not in seen
    assert not any(seat.get("free") for seat in seen["seats"])
    assert bob.wish(table, "readmit").status_code == 403
    assert "removed" not in ann.wish(table, "readmit").json()
    assert bob.wish(table, "join").status_code == 200


# Names.


@pytest.mark.parametrize(
    "name", ["\u3164\u3164", "\u2800", "\u115f", "\ufe0f", "...", "★", "\u200b\u2060", "\U000e0041"]
)
def test_a_name_must_be_readable(url: str, name: str) -> None:
    answer = Browser(url).http.put("/api/me", json={"name": name})
    assert answer.status_code == 400
    assert said(answer.json()["text"])


def test_what_cannot_be_seen_is_no_part_of_a_name(url: str) -> None:
    ann = Browser(url, "A\u3164n\ufe0fn\u2066\u034f")
    assert ann.http.get("/api/me").json()["name"] == "Ann"


LOOKING_LIKE_IT = ["Iris", "IRIS", "lris", "Ιris", "Іrіs", "Ìrïs", "𝐈𝐫𝐢𝐬", "Ｉris", "1ris"]


@pytest.mark.parametrize("name", LOOKING_LIKE_IT)
def test_a_second_name_that_looks_alike_gets_a_number(url: str, name: str) -> None:
    ann, bob = Browser(url, "Iris"), Browser(url, name)
    table = ann.open()["id"]
    ann.wish(table, "join")
    assert [seat["name"] for seat in bob.wish(table, "join").json()["seats"]] == ["Iris", f"{name} 2"]


def test_also_a_new_name_gets_a_number_where_it_would_look_alike(url: str) -> None:
    people, table = three_at_a_table(url, game=CARDS)
    line = people[0].live(table)
    for one in people[1:]:
        one.http.put("/api/me", json={"name": "ANN"})
    until_table(line, lambda table: [seat["name"] for seat in table["seats"]] == ["Ann", "ANN 2", "ANN 3"])
    assert people[1].http.get("/api/me").json()["name"] == "ANN"


def test_bots_have_other_names_than_people(url: str) -> None:
    bela = Browser(url, "bela")
    seats = bela.open(quick=True)["seats"]
    assert [seat["name"] for seat in seats] == ["bela", "Cleo"]


# The list of public tables.


def listed(browser: Browser) -> list[str]:
    return [table["id"] for table in browser.http.get("/api/tables").json()]


def test_nobody_fills_the_list_of_public_tables(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url:
        bob, ann = Browser(url), Browser(url)
        waiting = bob.open(public=True)["id"]
        mine = [ann.open(public=True)["id"] for _ in range(126)]
        found = listed(ann)
        assert found[:3] == [mine[-1], waiting, mine[-2]]
        assert len(found) == 100


def test_addresses_take_turns_too(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url:
        bob, guests = Browser(url), [Browser(url) for _ in range(5)]
        bob.http.headers["X-Forwarded-For"] = "203.0.113.9"
        waiting = bob.open(public=True)["id"]
        for guest in guests:
            guest.open(public=True)
        assert listed(bob).index(waiting) == 1


def test_one_person_and_one_address_show_only_so_many_tables(tmp_path: Path) -> None:
    with served(settings(tmp_path, public=1)) as url:
        guests = [Browser(url) for _ in range(5)]
        wish = {"game": "othellino", "seats": 2}

        def show(guest: Browser) -> Any:
            return guest.http.post("/api/tables", json=wish | {"public": True})

        assert [show(guest).status_code for guest in guests] == [201, 201, 201, 201, 429]
        assert "Anschluss" in said(show(guests[4]).json()["text"], "de")
        hidden = guests[0].open()["id"]
        refused = guests[0].wish(hidden, "setup", setup=wish | {"public": True})
        assert refused.status_code == 429
        assert "einen Tisch" in said(refused.json()["text"], "de")
        shown = listed(guests[0])
        own = next(id for id in shown if guests[0].see(id).get("host"))
        assert guests[0].wish(own, "setup", setup=wish).status_code == 200
        assert guests[0].wish(hidden, "setup", setup=wish | {"public": True}).status_code == 200
        assert guests[0].wish(hidden, "setup", setup=wish | {"public": True, "watch": False}).status_code == 200
