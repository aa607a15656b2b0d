"""What the page relies on in a scene of Tunnelflucht, and that hands stay closed."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.engine.showing.drawing import drawn
from spieltisch.engine.showing.scene import Mark, Scene, Way
from spieltisch.games.tunnelflucht import GAME, rules
from spieltisch.games.tunnelflucht.rules import BACK, DRAW, STOP, State
from tests.games.scenes import pieces, random_moments, zone
from tests.games.tunnelflucht.positions import after, position

EXTENDED: dict[str, Any] = {"rules": "extended"}


def seen(s: State, seat: int = 0) -> Scene:
    """The scene as the seat may see it."""
    view = s.copy()
    rules.hide(view, seat)
    return GAME.scene(view, seat)


def marks(table: Scene) -> dict[str, Mark]:
    return {mark.id: mark for mark in zone(table, "tunnel").marks}


def way(table: Scene, label: str) -> Way:
    return next(way for way in table.ways if way.label.in_() == label)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tunnel_winds_in_lines_of_twelve_or_of_six(seats: int) -> None:
    tunnel = zone(seen(position(["start"] * seats)), "tunnel")
    assert tunnel.upright is not None
    wide = {place.id: (place.x, place.y) for place in tunnel.places}
    tall = {place.id: box[:2] for place, box in zip(tunnel.places, tunnel.upright.boxes, strict=True)}
    for at, length in ((wide, 12), (tall, 6)):
        lines = {at[f"t{tile}"][1] for tile in range(1, 37)}
        assert len(lines) == 36 // length
        assert at["t1"][0] < at["t2"][0]
        assert at[f"t{length}"][0] == at[f"t{length + 1}"][0]
        assert at[f"t{length + 1}"][0] > at[f"t{length + 2}"][0]
    assert wide["start-0"][0] < wide["t1"][0]
    assert wide["harbour-0"][0] > wide["t36"][0]
    assert tall["start-0"][1] < tall["t1"][1]
    assert tall["harbour-0"][1] > tall["t36"][1]


def test_the_route_runs_from_the_start_over_all_tiles_to_the_harbour() -> None:
    route = zone(seen(position(["start"] * 3)), "tunnel").route
    assert route[0] == ["start-0", "start-1", "start-2"]
    assert route[1:-1] == [[f"t{tile}"] for tile in range(1, 37)]
    assert route[-1] == ["harbour-0", "harbour-1", "harbour-2"]


def test_a_card_is_laid_on_a_pirate_or_the_pirate_carried_to_his_tile() -> None:
    table = seen(position(["2", "4"], ["hammer hammer", ""]))
    move = way(table, "hammer: pirate from 2 to 9")
    assert (move.piece, move.place) == ("hand-0-hammer-1", "t2")
    assert move.also == [("pirate-0-2-0", "t9")]
    move = way(table, "hammer: pirate from the start to 9")
    assert (move.place, move.also) == ("start-0", [("pirate-0-0-1", "t9")])


def test_an_escape_leads_to_the_own_berth_of_the_harbour() -> None:
    table = seen(position(["start", "36"], ["", "hammer drop"], turn=1), 1)
    moves = [move for move in table.ways if move.place == "t36"]
    assert [move.also for move in moves] == [[("pirate-1-36-0", "harbour-1")]] * 2
    assert [move.short.in_() for move in moves] == ["drop", "hammer"]


def test_pointing_shows_a_ghost_on_the_target_and_a_bar_on_every_skipped_tile() -> None:
    table = seen(position(["2", "4 9"], ["hammer", ""]))
    assert way(table, "hammer: pirate from 2 to 17").shows == ["ghost-17", "bar-4", "bar-9"]
    known = marks(table)
    assert (known["ghost-17"].at, known["ghost-17"].sign, known["ghost-17"].colour) == ("t17", "ghost", "red")
    assert (known["bar-4"].at, known["bar-4"].sign) == ("t4", "barrier")
    assert not any(mark.always for mark in known.values())


def test_only_who_is_to_move_sees_what_would_be() -> None:
    s = position(["2", "4 9"], ["hammer", ""])
    assert marks(seen(s, 1)) == {}
    assert marks(seen(s, -1)) == {}
    assert not seen(s, 1).ways


def test_going_back_is_carrying_the_pirate_and_tells_what_it_brings() -> None:
    table = seen(position(["12", "8 8"], **EXTENDED))
    move = way(table, "pirate from 12 back to 8, 2 cards")
    assert (move.move, move.piece, move.place) == (BACK + 12, "pirate-0-12-0", "t8")
    assert move.shows == ["ghost-8", "gain-8"]


def test_tiles_with_one_or_two_pirates_are_marked_in_the_extended_game() -> None:
    crews = ["4 8 8 12 12", "12"]
    known = marks(seen(position(crews, cubes=5, **EXTENDED), 1))
    assert {id: mark.text for id, mark in known.items()} == {"gain-4": "+1", "gain-8": "+2"}
    assert all(mark.always for mark in known.values())
    assert marks(seen(position(crews, cubes=5), 1)) == {}


def test_a_tile_with_pirates_shows_its_symbol_in_the_corner() -> None:
    table = pieces(seen(position(["4", "start"])))
    assert table["tile-4"].flags == ["corner"]
    assert table["tile-5"].flags == []


def test_a_journey_ends_one_id_and_begins_another() -> None:
    s = position(["4 4", "4"], ["hammer", ""], cubes=3)
    before, then = pieces(seen(s)), pieces(seen(after(s, "hammer 4")))
    pirates = [{id for id in table if id.startswith("pirate")} for table in (before, then)]
    assert pirates[0] - pirates[1] == {"pirate-0-4-1"}
    assert pirates[1] - pirates[0] == {"pirate-0-9-0"}
    assert "discard-hammer-0" in then


def test_three_lamps_show_the_actions_that_are_left() -> None:
    s = position(["start", "start"], ["drop wheel arrow", ""], **EXTENDED)
    for used, then in enumerate((s, after(s, "drop start"), after(s, "drop start", "wheel start"))):
        lamps = [pieces(seen(then))[f"light-{i}"].flags for i in range(3)]
        assert lamps == [["dim"]] * used + [[]] * (3 - used)
    assert "light-0" not in pieces(seen(position(["start", "start"])))


def test_stopping_is_a_button_and_drawing_a_click_on_the_pile() -> None:
    s = position(["start", "start"], ["drop wheel", ""], **EXTENDED)
    assert not any(way.button for way in seen(s).ways)
    stop = next(way for way in seen(after(s, "drop start")).ways if way.button)
    assert (stop.move, stop.key) == (STOP, "e")
    table = seen(after(s, "drop start", "stop"), 1)
    assert [(way.move, way.place) for way in table.ways] == [(DRAW, "pile")]


def test_the_pile_and_missing_cards_may_be_asked_about() -> None:
    table = seen(position(["start", "start"], ["drop wheel", ""]))
    assert {way.place for way in table.shut} == {
        "pile",
        "hand-0-hammer",
        "hand-0-circles",
        "hand-0-bricks",
        "hand-0-arrow",
    }


def test_without_cards_pirates_that_cannot_go_back_may_be_asked_about() -> None:
    table = seen(position(["4 9", "start"], **EXTENDED))
    assert [way.piece for way in table.ways] == ["pirate-0-9-0"]
    assert {way.piece for way in table.shut if way.piece} == {"pirate-0-0-3", "pirate-0-4-0"}


def test_the_own_hand_lies_open_by_symbol_and_the_others_are_backs() -> None:
    s = position(["start", "start"], ["drop wheel wheel", "arrow arrow"])
    own = zone(seen(s), "hand-0")
    assert [(piece.at, piece.symbol) for piece in own.pieces] == [
        ("hand-0-drop", "drop"),
        ("hand-0-wheel", "wheel"),
        ("hand-0-wheel", "wheel"),
    ]
    other = zone(seen(s), "hand-1")
    assert [piece.flags for piece in other.pieces] == [["back"]] * 2
    assert other.title.in_() == "<p1>: 2 cards"
    assert not any(piece.symbol for piece in other.pieces)


def test_a_spectator_sees_all_hands_closed() -> None:
    table = seen(position(["start", "start"], ["drop wheel", "arrow"]), -1)
    hands = [zone(table, f"hand-{seat}") for seat in range(2)]
    assert [[piece.flags for piece in hand.pieces] for hand in hands] == [[["back"]] * 2, [["back"]]]
    assert not table.ways


def test_beside_the_names_stand_escaped_pirates_cards_and_actions() -> None:
    s = position(["out out", "out"], ["drop wheel", "arrow"], actions=1, **EXTENDED)
    shown = [(seat.score, [note.in_() for note in seat.notes]) for seat in seen(s).seats]
    assert shown == [(2, ["2 cards", "action 2 of 3"]), (1, ["1 card"])]


def test_the_terminal_draws_the_tunnel_in_order() -> None:
    table = seen(position(["2 out", "4 4"], ["drop", ""], **EXTENDED))
    lines = drawn(table, "en")
    text = "\n".join(lines)
    assert "1 drop" in text
    assert "2 circles R +1" in text
    assert "4 hammer 2×Y +2" in text
    assert all(len(line) <= 102 for line in lines)
    assert text.index("36 arrow") < text.index("Your cards")


def test_going_back_brings_as_many_cards_as_is_written_on_the_tile() -> None:
    for _, view, seat, _ in random_moments("tunnelflucht", 4, rules="extended"):
        shown = GAME.scene(view, seat)
        for back in (way for way in shown.ways if BACK <= way.move < STOP):
            gain = marks(shown)[f"gain-{back.place.removeprefix('t')}"].text.removeprefix("+")
            assert f", {gain} card" in back.label.in_()
