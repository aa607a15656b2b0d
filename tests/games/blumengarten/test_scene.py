"""What the page relies on in a scene of Blumengarten."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from spieltisch.engine.showing.scene import Scene, Way
from spieltisch.games.blumengarten import GAME
from spieltisch.games.blumengarten.rules import FINISH, State
from tests.games.blumengarten.positions import after, number_of, start, table, view
from tests.games.green_box.cards import card as deck_card
from tests.games.scenes import pieces, places, zone

HAND = "red wheel 4, yellow wheel 1, black wheel 1, yellow hammer 2, white hammer 2, red hammer 6"
OTHERS = "red drop 3, red bricks 2"
ROW = "green wheel 3, blue wheel 1"


def seen(s: State, seat: int = 0) -> Scene:
    return GAME.scene(view(s, seat), seat)


def way(s: State, name: str) -> Way:
    move = number_of(s, name)
    return next(way for way in seen(s, s.turn).ways if way.move == move)


def id_of(name: str) -> str:
    return f"card-{deck_card(name)}"


def test_a_card_is_carried_to_its_row_and_shows_what_it_brings() -> None:
    s = table([HAND, OTHERS], rows=[ROW])
    grow = way(s, "grow yellow wheel 1 row 0")
    assert (grow.piece, grow.place, grow.brings.in_()) == (id_of("yellow wheel 1"), "row-wheel-0", "3 yellow, row goes")
    assert way(s, "grow red wheel 4 new").brings.in_() == "1 red"
    assert way(s, "grow red wheel 4 new").place == "new-wheel"
    assert way(s, "grow black wheel 1 row 0").brings.in_() == "3 of your choice, row goes"


def test_beds_are_laid_in_the_garden_and_jokers_on_the_heap_of_their_colour() -> None:
    s = table([HAND, OTHERS], supply=[{"yellow": 2, "red": 2}])
    assert way(s, "plant yellow hammer 2").place == "new-bed-0"
    assert way(s, "plant white hammer 2 red").place == "supply-0-red"
    assert way(s, "plant white hammer 2 yellow").place == "supply-0-yellow"
    assert way(s, "put red hammer 6").place == "discard"


def test_the_button_tells_what_finishing_brings() -> None:
    s = after(table([HAND, OTHERS], rows=[ROW]), "grow yellow wheel 1 row 0")
    buttons = [way for way in seen(s).ways if way.button]
    assert [(b.move, b.key, b.tone) for b in buttons] == [(FINISH, "f", "go")]
    assert buttons[0].label.in_() == "finish: 3 yellow flowers, the row goes, draw 1 card"
    assert not any(way.button for way in seen(table([HAND, OTHERS])).ways)


def test_colours_are_named_at_the_stock() -> None:
    s = after(table([HAND, OTHERS]), "grow black wheel 1 new", "finish")
    assert [way.place for way in seen(s).ways] == ["stock-red", "stock-yellow", "stock-green", "stock-blue"]
    assert seen(s).shut == []


def test_the_row_that_grows_glows_and_shows_the_last_card_on_top() -> None:
    s = after(table([HAND, OTHERS], rows=[ROW]), "grow yellow wheel 1 row 0")
    row = [piece for piece in zone(seen(s), "nursery").pieces if piece.at == "row-wheel-0"]
    assert [piece.id for piece in row] == [id_of(n) for n in ("green wheel 3", "blue wheel 1", "yellow wheel 1")]
    assert all(piece.flags == ["glow"] for piece in row)


def test_flowers_travel_from_the_stock_to_the_tray_and_onto_the_bed() -> None:
    s = after(table([HAND, OTHERS]), "grow yellow wheel 1 new")
    before, then = pieces(seen(s)), pieces(seen(after(s, "finish")))
    assert set(before) - set(then) >= {"stock-yellow-19"}
    assert then["supply-0-yellow-0"].at == "supply-0-yellow"
    planted = pieces(seen(after(table([HAND, OTHERS], supply=[{"yellow": 2}]), "plant yellow hammer 2")))
    bed = f"bed-{id_of('yellow hammer 2')}"
    assert planted[id_of("yellow hammer 2")].at == planted[f"{bed}-0"].at == planted[f"{bed}-1"].at == bed


def test_every_flower_is_on_the_table_once() -> None:
    s = table([HAND, OTHERS], supply=[{"yellow": 2}, {"blue": 3}])
    cubes = [piece.colour for piece in pieces(seen(s)).values() if piece.kind == "cube"]
    assert {colour: cubes.count(colour) for colour in set(cubes)} == dict.fromkeys(
        ("red", "yellow", "green", "blue"), 20
    )


@pytest.mark.parametrize(("seats", "emptied", "pips"), [(2, 0, 3), (2, 2, 1), (3, 0, 2)])
def test_a_die_counts_down_to_the_end(seats: int, emptied: int, pips: int) -> None:
    s = start(seats)
    s.emptied = emptied
    assert pieces(seen(s))["count"].number == pips


def test_after_the_end_there_is_no_die() -> None:
    s = after(table([HAND, OTHERS], pile="blue drop 1", emptied=2), "put red hammer 6", "finish")
    assert "count" not in pieces(seen(s))


@pytest.mark.parametrize("viewer", [-1, 0])
def test_backs_tell_nothing_about_the_cards(viewer: int) -> None:
    scenes = {
        msgspec.json.encode(seen(table([HAND, other]), viewer)) for other in (OTHERS, "blue drop 1, green drop 2")
    }
    assert len(scenes) == 1
    backs = [piece for piece in zone(seen(table([HAND, OTHERS]), viewer), "others-1").pieces if piece.kind == "card"]
    assert [(back.id, back.flags) for back in backs] == [(f"hidden-1-{slot}", ["back"]) for slot in range(2)]


def test_the_own_hand_can_be_sorted_and_comes_by_symbol() -> None:
    hand = zone(seen(table([HAND, OTHERS])), "hand-0")
    assert hand.sorts
    assert [piece.symbol for piece in hand.pieces] == ["hammer"] * 3 + ["wheel"] * 3


def test_rows_of_a_crowded_shelf_stay_on_it() -> None:
    singles = ["black wheel 5", "red wheel 4", "green wheel 3", "white wheel 2", "red wheel 2", "blue wheel 1"]
    s = table(["yellow wheel 1", OTHERS], rows=[*singles, "black wheel 1"])
    shelf = [place for id, place in places(seen(s)).items() if id.endswith("wheel") or "-wheel-" in id]
    assert len(shelf) == 8
    shelf.sort(key=lambda place: place.x)
    assert all(a.x + a.w <= b.x + 1e-5 for a, b in pairwise(shelf))
    assert shelf[-1].x + shelf[-1].w == pytest.approx(zone(seen(s), "nursery").width)


@pytest.mark.parametrize("beds", [1, 5, 6, 20, 30])
def test_a_growing_garden_keeps_its_size(beds: int) -> None:
    s = table(["", OTHERS])
    for card in range(beds):
        s.bed[card + 9] = 0
    shown = zone(seen(s), "garden-0")
    assert len(shown.places) == beds + 1
    for place in shown.places:
        assert place.x + place.w <= shown.width + 1e-5
        assert place.y + place.h <= shown.height + 1e-5
    corners = {(round(place.x, 3), round(place.y, 3)) for place in shown.places}
    assert len(corners) == beds + 1


def test_what_cannot_be_done_with_a_card_may_be_asked_about() -> None:
    s = table([HAND, OTHERS], rows=[ROW])
    shut = {(way.piece, way.place) for way in seen(s).shut}
    assert (id_of("red wheel 4"), "row-wheel-0") in shut
    assert (id_of("yellow hammer 2"), "new-bed-0") in shut
    assert (id_of("white hammer 2"), "supply-0-blue") in shut


def test_scores_and_what_they_are_made_of_stand_beside_the_names() -> None:
    s = table([HAND, OTHERS], garden=["red wheel 2"], supply=[{"red": 5}])
    mine = seen(s).seats[0]
    assert (mine.score, [note.in_() for note in mine.notes]) == (-3, ["2 planted", "5 thirsty", "6 cards"])
