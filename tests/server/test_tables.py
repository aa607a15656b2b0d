"""Tables in the lobby: who may do what."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.engine.driving.example import examples_of
from spieltisch.engine.driving.game import all_games
from spieltisch.engine.showing.language import LANGUAGES
from tests.server.parts import GAME, Browser, lines_of, said, two_at_a_table


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_the_shelf_shows_every_game(url: str) -> None:
    cards = Browser(url).http.get("/api/games").json()
    assert [card["id"] for card in cards] == [g.id for g in all_games()]


def test_the_rules_can_be_read_in_every_language(url: str) -> None:
    ann = Browser(url)
    books = [ann.http.get(f"/api/games/{GAME}/rules/{language}").text for language in LANGUAGES]
    assert all(book.startswith("#") for book in books)
    assert len(set(books)) == len(LANGUAGES) > 1
    assert ann.http.get(f"/api/games/{GAME}/rules/tlh").status_code == 404


def test_an_example_of_a_rulebook_is_shown_step_by_step(url: str) -> None:
    shown, name = next((g, name) for g in all_games() for name in examples_of(g))
    address = f"/api/games/{shown.id}/examples/{name}"
    ask = Browser(url).http.get
    first, second, last = (ask(address, params={"step": step}).json() for step in (0, 1, 1000))
    assert first["ply"] == 0
    assert not first["lines"]
    assert (second["ply"], last["ply"]) == (1, last["plies"])
    assert second["lines"]
    assert second["scene"] != first["scene"]
    assert all("ways" not in step["scene"] for step in (first, second, last))
    assert ask(f"{address}x").status_code == 404
    assert ask(f"/api/games/nothing/examples/{name}").status_code == 404
    assert ask(address, params={"step": -1}).status_code == 400


def test_a_guest_stays_who_he_is_and_may_take_a_name(url: str) -> None:
    ann = Browser(url, "  Ann\u202e  B ")
    again = ann.http.get("/api/me").json()
    assert again == {"id": ann.me["id"], "name": "Ann B"}


@pytest.mark.parametrize("name", ["", " \n ", "x" * 25, "<>"])
def test_a_name_must_be_one_short_line(url: str, name: str) -> None:
    answer = Browser(url).http.put("/api/me", json={"name": name})
    assert answer.status_code == 400
    assert said(answer.json()["text"])


def test_only_public_tables_are_listed(url: str) -> None:
    ann = Browser(url)
    shown, hidden = ann.open(public=True)["id"], ann.open()["id"]
    listed = [table["id"] for table in Browser(url).http.get("/api/tables").json()]
    assert shown in listed
    assert hidden not in listed


def listed(url: str) -> dict[str, str]:
    """The tables that everybody is shown, with their states."""
    return {table["id"]: table["state"] for table in Browser(url).http.get("/api/tables").json()}


def test_public_matches_can_be_watched_while_somebody_is_there(url: str) -> None:
    ann = Browser(url)
    wish = {"quick": True, "level": "beginner"}
    shown, hidden, closed = (
        ann.open(**wish, **more)["id"] for more in ({"public": True}, {}, {"public": True, "watch": False})
    )
    assert shown not in listed(url)
    lines = [ann.live(id) for id in (shown, hidden, closed)]
    lines[0].until(lambda: shown in listed(url))
    found = listed(url)
    assert (found[shown], hidden in found, closed in found) == ("running", False, False)


@pytest.mark.parametrize("game", [g.id for g in all_games()])
def test_a_match_of_every_game_is_shown_from_the_shelf(url: str, game: str) -> None:
    ann = Browser(url)
    last = ann.http.get(f"/api/games/{game}/show", params={"ply": 60}).json()
    assert (last["game"], last["ply"]) == (game, last["plies"])
    assert 10 < last["plies"] <= 60
    assert last["scene"]["zones"]


def test_the_show_is_the_same_every_time_and_has_an_end(url: str) -> None:
    ann = Browser(url)
    steps = [ann.http.get(f"/api/games/{GAME}/show", params={"ply": 7}).json() for _ in range(2)]
    assert steps[0] == steps[1]
    assert steps[0]["lines"]
    assert ann.http.get(f"/api/games/{GAME}/show", params={"ply": 61}).status_code == 400
    assert ann.http.get("/api/games/nothing/show").status_code == 404


def test_cards_tell_which_option_gives_another_mode(url: str) -> None:
    for card in Browser(url).http.get("/api/games").json():
        other = {mode for option in card["options"] for _, mode in option["modes"]}
        assert other == set(card["modes"][1:])
        assert card["kinds"]
        assert card["difficulty"] in (1, 2, 3)


def test_people_join_and_leave(url: str) -> None:
    ann, bob = Browser(url, "Ann"), Browser(url, "Bob")
    table = ann.open()["id"]
    assert kinds(ann.wish(table, "join", seat=1).json()) == ["open", "person"]
    assert kinds(bob.wish(table, "join").json()) == ["person", "person"]
    assert Browser(url).wish(table, "join").status_code == 400
    assert kinds(bob.wish(table, "leave").json()) == ["open", "person"]


def test_the_lobby_hears_of_every_change(url: str) -> None:
    ann, bob = Browser(url, "Ann"), Browser(url, "Bob")
    table = ann.open()["id"]
    line = ann.live(table)
    bob.wish(table, "join")
    line.until(lambda: bool(line.table) and line.table["seats"][0].get("name") == "Bob")
    bob.http.put("/api/me", json={"name": "Bert"})
    line.until(lambda: line.table["seats"][0]["name"] == "Bert")


def test_the_host_sets_bots_and_starts(url: str) -> None:
    ann, bob = Browser(url, "Ann"), Browser(url, "Bob")
    table = ann.open()["id"]
    ann.wish(table, "join")
    assert ann.wish(table, "start").status_code == 400
    assert bob.wish(table, "bot", seat=1).status_code == 403
    assert ann.wish(table, "bot", seat=1, level="wizard").status_code == 400
    assert kinds(ann.wish(table, "bot", level="good").json()) == ["person", "bot"]
    assert kinds(ann.wish(table, "open", seat=1).json()) == ["person", "open"]
    bob.wish(table, "join")
    assert bob.wish(table, "start").status_code == 403
    assert kinds(ann.wish(table, "kick", seat=1).json()) == ["person", "open"]
    ann.wish(table, "bot", seat=1)
    assert len(ann.wish(table, "start").json()["commitment"]) == 64


def test_the_host_changes_what_is_played(url: str) -> None:
    ann = Browser(url)
    table = ann.open()["id"]
    ann.wish(table, "join")
    changed = ann.wish(table, "setup", setup={"game": GAME, "seats": 2, "options": {"size": 8}, "public": True}).json()
    assert (changed["options"], changed["public"]) == ({"size": 8}, True)
    assert kinds(changed) == ["person", "open"]


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"game": "nix", "seats": 2}, 404),
        ({"game": GAME, "seats": 5}, 400),
        ({"game": GAME, "seats": 2, "options": {"size": 7}}, 400),
        ({"game": "halma", "seats": 4, "options": {"board": "triangle"}}, 400),
        ({"game": GAME, "seats": 2, "clock": {"kind": "total"}}, 400),
        ({"game": GAME, "seats": 2, "cheat": True}, 400),
    ],
)
def test_an_impossible_table_is_refused_in_a_sentence(url: str, wish: dict[str, Any], status: int) -> None:
    answer = Browser(url).http.post("/api/tables", json=wish)
    assert answer.status_code == status
    assert said(answer.json()["text"])


def test_every_game_can_be_played_here(url: str) -> None:
    for game in all_games():
        wish = {"game": game.id, "seats": game.seats[0], "quick": True}
        assert Browser(url).http.post("/api/tables", json=wish).status_code == 201


def test_spectators_only_where_they_are_welcome(url: str) -> None:
    ann, _, table = two_at_a_table(url, watch=False)
    stranger = Browser(url)
    watcher = stranger.live(table)
    assert watcher.receive()["t"] == "table"
    assert not watcher.ask(t="why", seat=0, move=0)["ok"]
    assert not watcher.view
    assert stranger.http.get(f"/api/tables/{table}/file").status_code == 403
    assert ann.http.get(f"/api/tables/{table}/file").status_code == 200


def test_a_rematch_keeps_people_and_options(url: str) -> None:
    ann = Browser(url, "Ann")
    table = ann.open(options={"size": 6})["id"]
    assert ann.wish(table, "rematch").status_code == 403
    ann.wish(table, "join")
    ann.wish(table, "join")
    ann.wish(table, "start")
    assert ann.wish(table, "rematch").status_code == 400
    (line,) = lines_of((ann, table))
    while not line.view.get("over"):
        line.play()
    fresh = ann.wish(table, "rematch").json()["rematch"]
    assert ann.wish(table, "rematch").json()["rematch"] == fresh
    again = ann.see(fresh)
    assert [seat["name"] for seat in again["seats"]] == ["Ann", "Ann"]
    assert again["state"] == "running"


def test_the_schema_names_every_address(url: str) -> None:
    schema = Browser(url).http.get("/schema/openapi.json").json()
    assert "/api/tables/{id}/wish" in schema["paths"]
