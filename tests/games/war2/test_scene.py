"""What the page relies on in a scene of War 2.0."""

from __future__ import annotations

import re

import pytest

from spieltisch.engine.showing.scene import Scene, Way
from spieltisch.games.green_box.deck import HAMMER
from spieltisch.games.war2 import GAME
from spieltisch.games.war2.maps import FACES, NAMES, NOWHERE, VARIANTS, atlas, neighbours
from spieltisch.games.war2.rules import State
from tests.games.scenes import piece, place, random_moments
from tests.games.war2.positions import SEATS, play, start, view, world


def seen(s: State, seat: int = 0) -> Scene:
    return GAME.scene(view(s, seat), seat)


def at(shown: Scene, place: str) -> list[str]:
    return [piece.id for zone in shown.zones for piece in zone.pieces if piece.at == place]


def way(shown: Scene, label: str) -> Way:
    return next(way for way in shown.ways if way.label.in_().startswith(label))


def buttons(shown: Scene) -> list[str]:
    return [way.label.in_() for way in shown.ways if way.button]


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_the_map_that_is_drawn_has_the_borders_of_the_rules(number: int) -> None:
    names = NAMES[number]
    ours = {(names[t], names[n]) for t in range(len(FACES[number])) for n in neighbours(number, t) if n != NOWHERE}
    assert atlas(number, 1.0).borders == ours


def test_islands_are_joined_by_lanes() -> None:
    lanes = next(zone for zone in seen(start(2, "two_worlds")).zones if zone.id == "world").lanes
    assert lanes == [("d1", "e1"), ("e3", "f3")]
    assert not next(zone for zone in seen(start(2, "ring")).zones if zone.id == "world").lanes


def test_a_region_shows_its_ground_symbol_and_holder() -> None:
    shown = seen(world(A="a1", B="b1", faces={"a1": HAMMER}))
    assert (place(shown, "a1").ground, place(shown, "a1").symbol, place(shown, "a1").colour) == (
        "meadow",
        "hammer",
        "blue",
    )
    assert (place(shown, "d1").ground, place(shown, "d1").symbol, place(shown, "d1").colour) == ("sand", "", "")


def test_units_are_counted_from_the_ground_and_the_top_one_moves() -> None:
    s = play(world(A="a1 3", B="e5", actions=2), "March with wheel 1")
    shown = seen(s)
    assert at(shown, "a1") == ["blue-a1-0", "blue-a1-1", "blue-a1-2"]
    carried = way(shown, "Unit from a1 to b1")
    assert (carried.piece, carried.place) == ("blue-a1-2", "b1")
    after = seen(play(s, "Unit from a1 to b1"))
    assert at(after, "b1") == ["blue-b1-0"]
    assert at(after, "a1") == ["blue-a1-0", "blue-a1-1"]


def test_the_reserve_is_there_unit_by_unit() -> None:
    assert len(at(seen(world(A="a1 3", B="e5")), "reserve-0")) == 17


def test_cards_are_carried_to_their_orders() -> None:
    s = world(A="a1 3", B="b1, e5")
    assert way(seen(s), "Open the turn with hammer 3").place == "turn"
    s = play(s, "Open the turn with hammer 3")
    shown = seen(s)
    assert way(shown, "Reinforce with wheel 1").place == "reinforce"
    assert way(shown, "March with wheel 1").place == "march"
    assert place(shown, "turn").caption == "●●●"
    assert buttons(shown) == ["End turn"]
    assert (way(shown, "Attack b1").piece, way(shown, "Attack b1").place) == ("blue-a1-2", "b1")


def test_pips_count_units_and_sources_left() -> None:
    s = world(A="a1 3, c1", B="e5", actions=2)
    assert place(seen(play(s, "Reinforce with circles 2")), "reinforce").caption == "●●"
    marching = play(s, "March with circles 2", "Unit from a1 to b1")
    assert place(seen(marching), "march").caption == "●"
    assert place(seen(marching), "reinforce").caption == ""


def test_hands_lie_open_played_cards_step_back_and_later_ones_are_locked() -> None:
    shown = seen(world(A="a1", B="e5", hands={"B": "circles 3"}))
    assert [piece(shown, id).number for id in at(shown, "hand-1")] == [3]
    assert [piece(shown, id).number for id in at(shown, "pile-1")] == [1, 1, 1, 2, 2]
    assert [piece(shown, id).number for id in at(shown, "later-1")] == [4, 5, 6]
    assert piece(shown, at(shown, "pile-1")[0]).flags == ["dim"]
    assert piece(shown, at(shown, "later-1")[0]).flags == ["locked"]
    assert [zone.area for zone in shown.zones] == ["side", "board", "own"]


def test_the_others_see_the_back_of_the_attackers_card_and_his_whole_hand() -> None:
    s = play(world(A="a1 3", B="b1, e5", actions=2), "Attack b1 from a1", "Fight with wheel 1")
    for viewer in (1, -1):
        shown = seen(s, viewer)
        assert piece(shown, "attack-card").flags == ["back"]
        assert len(at(shown, "hand-0")) == 6
    own = seen(s, 0)
    assert (piece(own, "attack-card").symbol, piece(own, "attack-card").number) == ("wheel", 1)
    assert len(at(own, "hand-0")) == 5


def test_both_cards_lie_in_the_fight_until_the_next_card() -> None:
    s = world(A="a1 2, c5", B="b1 2, e5", actions=2)
    s = play(s, "Attack b1 from a1", "Fight with wheel 1", "Fight with drop 1")
    shown = seen(s)
    assert (piece(shown, "attack-card").symbol, piece(shown, "defence-card").symbol) == ("wheel", "drop")
    assert at(shown, "pile-0") == []
    assert shown.notice.in_("en", SEATS, 0) == "Fight for b1: you 3 : 3 B, B wins"
    after = seen(play(s, "March with bricks 1"))
    assert at(after, "attack") == []
    assert len(at(after, "pile-0")) == 2
    assert after.notice.in_() == ""


def test_a_fight_card_that_was_taken_up_is_in_the_hand_again() -> None:
    s = world(A="b1, a4", B="c1 3", actions=1, hands={"B": "drop 1"})
    s = play(s, "Attack c1 from b1", "Fight with wheel 1", "Fight with drop 1")
    shown = seen(s)
    assert at(shown, "defence") == []
    assert len(at(shown, "hand-1")) == 7
    assert at(shown, "attack") == ["attack-card"]


def test_both_armies_of_a_fight_glow() -> None:
    shown = seen(play(world(A="a1 2, c5", B="b1, e5", actions=2), "Attack b1 from a1"))
    lit = {p.at for zone in shown.zones for p in zone.pieces if "glow" in p.flags}
    assert lit == {"a1", "b1"}


def test_the_source_of_a_march_glows_and_closed_ones_step_back() -> None:
    s = play(world(A="a1 2, c1 2", B="e5", actions=2), "March with circles 2", "Unit from a1 to a2")
    shown = seen(play(s, "Unit from c1 to d1"))
    assert piece(shown, "blue-c1-0").flags == ["glow"]
    assert piece(shown, "blue-a1-0").flags == ["dim"]
    assert piece(shown, "blue-d1-0").flags == []


def test_an_advance_asks_for_a_number_at_the_tile_and_none_is_a_button() -> None:
    s = play(world(A="a1 3", B="b1, e5", actions=2), "Attack b1 from a1", "Fight with hammer 3", "Fight with drop 1")
    shown = seen(s)
    assert buttons(shown) == ["Do not advance"]
    assert [way.short.in_() for way in shown.ways if not way.button] == ["1 unit", "2 units", "3 units"]
    assert {(way.piece, way.place) for way in shown.ways if not way.button} == {("blue-a1-2", "b1")}


def test_an_empty_hand_offers_taking_up() -> None:
    assert buttons(seen(world(A="a1", B="e5", actions=2, hands={"A": ""}))) == ["Take up cards and go on", "End turn"]


def test_marching_without_a_card_and_onto_an_enemy_is_explained() -> None:
    s = world(A="a1", B="b1, e5", actions=2)
    carried = {(way.piece, way.place) for way in seen(s).shut}
    assert ("blue-a1-0", "a2") in carried
    marching = seen(play(s, "March with wheel 1"))
    assert ("blue-a1-0", "b1") in {(way.piece, way.place) for way in marching.shut}


def test_players_have_score_reserve_and_what_is_due() -> None:
    s = world("ring", 3, A="d1, b2", B="", C="e1", turn="C", taken={"A": 3, "B": 3, "C": 3})
    s.ending, s.due = 2, 0b101
    seats = seen(s).seats
    assert [note.in_() for note in seats[0].notes] == [
        "18 in reserve",
        "last turn",
        "territories 2, symbols 1, sets 0",
    ]
    assert seats[1].out
    assert [note.in_() for note in seats[1].notes] == ["out"]
    assert seats[0].score == 3


def test_the_parts_beside_a_name_add_up_to_the_points() -> None:
    for _, known, seat, _ in random_moments("war2", 3):
        for beside in GAME.scene(known, seat).seats:
            for note in beside.notes:
                if note.in_().startswith("territories"):
                    assert sum(map(int, re.findall(r"\d+", note.in_()))) == beside.score
