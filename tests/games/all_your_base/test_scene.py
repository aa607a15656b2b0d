"""What the page relies on in a scene of All Your Base."""

from __future__ import annotations

import msgspec
import pytest

from spieltisch.engine.showing.scene import Act, Scene, Way
from spieltisch.games.all_your_base import GAME, rules
from spieltisch.games.all_your_base.rules import State
from spieltisch.games.green_box.pieces import card_id
from tests.games.all_your_base.positions import after, legal, number_of, rest_of_phase, start, table, turn, view
from tests.games.green_box.cards import card
from tests.games.scenes import pieces, places, zone
from tests.games.telling import acts, listening

SIX = "red hammer 6, green hammer 1, blue drop 6, black drop 4, white bricks 6, yellow wheel 1"
BASES = (["drop: blue red | blue drop 1", "wheel"], ["hammer: green | green hammer 5"])


def seen(s: State, seat: int = 0) -> Scene:
    return GAME.scene(view(s, seat), seat)


def way(shown: Scene, name: str) -> Way:
    return next(one for one in [*shown.ways, *shown.shut] if one.move == number_of(name))


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("blue drop 6: nothing", "discard"),
        ("blue drop 6: station", "stack-0"),
        ("blue drop 6: cube on wheel A", "at-24"),
        ("blue drop 6: software at drop A", "soft-0"),
    ],
)
def test_a_card_is_carried_to_where_it_acts(name: str, place: str) -> None:
    found = way(seen(table((SIX,), BASES)), name)
    assert (found.piece, found.place) == (card_id(card("blue drop 6")), place)


def test_a_held_card_shows_what_it_would_bring() -> None:
    shown = seen(table((SIX,), BASES))
    names = [
        "blue drop 6: software at drop A",
        "black drop 4: software at drop A",
        "blue drop 6: cube on drop A",
        "red hammer 6: cube on drop A",
        "blue drop 6: station",
    ]
    assert [way(shown, name).brings.in_() for name in names] == ["+5", "±0", "+3", "", ""]


def test_cards_to_keep_are_clicked_and_slide_up() -> None:
    s = after(table((SIX,), seats=2), "red hammer 6: nothing", "black drop 4: nothing")
    assert all(one.piece and not one.place for one in seen(s).ways)
    shown = seen(after(s, "keep blue drop 6"))
    raised = [id for id, piece in pieces(shown).items() if "chosen" in piece.flags]
    assert raised == [card_id(card("blue drop 6"))]
    assert [one.piece for one in shown.shut] == raised


def test_what_cannot_be_used_may_be_asked_about() -> None:
    shut = {one.move for one in seen(table((SIX,), BASES)).shut}
    asked = ["white bricks 6: cube on drop A", "red hammer 6: software at drop A"]
    assert {number_of(name) for name in asked} <= shut


def test_a_tile_keeps_its_id_from_the_stack_to_the_base() -> None:
    s = table((SIX,))
    before, then = pieces(seen(s)), pieces(seen(after(s, "red hammer 6: station")))
    assert (before["tile-6"].at, then["tile-6"].at) == ("stack-1", "at-6")
    on_stack = [piece.id for piece in zone(seen(s), "market").pieces if piece.at == "stack-1"]
    assert on_stack == ["tile-10", "tile-9", "tile-8", "tile-7", "tile-6"]


def test_a_cube_leaves_the_supply_for_the_station() -> None:
    s = table((SIX,), BASES)
    before, then = pieces(seen(s)), pieces(seen(after(s, "red hammer 6: cube on wheel A")))
    assert set(before) - set(then) == {"supply-0-18"}
    assert set(then) - set(before) == {"cube-24-0-0"}
    assert then["cube-24-0-0"].at == "at-24"
    assert then["cube-24-0-0"].colour == "red"


def test_a_card_keeps_its_id_from_the_hand_to_a_station_and_to_the_discards() -> None:
    s = table((SIX,), BASES)
    then = pieces(seen(after(s, "blue drop 6: software at drop A"), 1))
    assert then[card_id(card("blue drop 6"))].at == "soft-0"
    assert then[card_id(card("blue drop 1"))].at == "discard"


def test_a_software_lights_up_its_station_and_the_cubes_on_it() -> None:
    software = pieces(seen(table((SIX,), BASES)))[card_id(card("blue drop 1"))]
    assert software.shows == ["tile-0", "cube-0-0-0", "cube-0-3-0"]


def test_software_that_is_replaced_is_counted() -> None:
    s = after(table((SIX,), BASES), "blue drop 6: software at drop A")
    assert acts(GAME, s) == [Act("count", card_id(card("blue drop 1")), ["tile-0", "cube-0-0-0", "cube-0-3-0"])]


def test_software_is_counted_when_a_phase_ends() -> None:
    before = table((SIX,), BASES)
    s = listening(before)
    rules.end_phase(s)
    assert acts(GAME, s, before=before) == [
        Act("count", card_id(card("blue drop 1")), ["tile-0", "cube-0-0-0", "cube-0-3-0"]),
        Act("count", card_id(card("green hammer 5")), ["tile-6", "cube-6-2-0"]),
    ]


def test_a_hand_says_to_whom_its_rest_goes_and_from_whom_another_comes() -> None:
    assert zone(seen(start(3)), "hand-of-0").passing == ("hand-1", "hand-2")
    assert zone(seen(start(2)), "hand-of-0").passing == ("hand-1", "hand-1")


def test_the_last_card_discarded_lies_on_top() -> None:
    s = after(table((SIX,)), "white bricks 6: nothing", "red hammer 6: nothing")
    assert zone(seen(s), "market").pieces[-1].id == card_id(card("red hammer 6"))


def test_what_a_station_scores_stands_below_it() -> None:
    shown = places(seen(table((SIX,), BASES)))
    assert (shown["soft-0"].note.in_(), shown["soft-24"].note.in_()) == ("1 + 3", "")


@pytest.mark.parametrize(("viewer", "near"), [(-1, 0), (0, 0), (2, 2)])
def test_the_own_base_is_in_front_and_the_others_follow_clockwise(viewer: int, near: int) -> None:
    zones = [one for one in seen(table(seats=4), viewer).zones if one.id.startswith("base-")]
    assert [one.owner for one in zones] == [(near + i) % 4 for i in range(4)]
    assert [one.area for one in zones] == ["board", "others", "others", "others"]


def test_the_left_neighbour_is_marked() -> None:
    notes = [[note.in_() for note in one.notes] for one in seen(table(seats=3), 2).seats]
    assert [("gets your rest" in one) for one in notes] == [True, False, False]
    assert not any("gets your rest" in note.in_() for one in seen(table(seats=3), -1).seats for note in one.notes)


def test_everybody_sees_how_far_the_others_are() -> None:
    s = turn(table(seats=3))
    s = after(s, legal(s)[0])
    notes = [[note.in_() for note in one.notes][:2] for one in seen(s, 2).seats]
    assert notes == [["8 cards", "ready"], ["9 cards", "plays 1 more"], ["10 cards", "plays 2 more"]]


def test_the_score_beside_a_name_is_the_running_one() -> None:
    s = table((SIX,), BASES, phase=2)
    s.scored[0, 0] = 10
    assert [one.score for one in seen(s).seats] == [14, 8, 0, 0]


def test_the_last_scoring_is_shown_during_the_next_round() -> None:
    s = rest_of_phase(table(bases=(["drop: blue | blue drop 1"], []), seats=2, round=5))
    assert seen(s).notice.in_() == "Phase 1 scored: <p0> 4 and <p1> 0"
    assert seen(start(2)).notice.in_() == ""


@pytest.mark.parametrize("viewer", [-1, 1])
def test_nothing_in_a_scene_tells_what_others_hold_or_keep(viewer: int) -> None:
    s = after(table((SIX,), seats=2), "red hammer 6: nothing", "black drop 4: nothing")
    views = {msgspec.json.encode(seen(after(s, name), viewer)) for name in legal(s)}
    assert len(views) == 1


def test_more_than_six_stations_take_a_second_line() -> None:
    few, many = table(bases=(["drop"] * 6,), seats=5), table(bases=(["drop"] * 6 + ["wheel"],), seats=5)
    assert zone(seen(many), "base-0").width == zone(seen(few), "base-0").width
    assert zone(seen(many), "base-0").height > 2 * zone(seen(few), "base-0").height - 0.01


def test_with_many_players_the_others_bases_stay_narrow() -> None:
    built = (["drop"] * 5 + ["wheel"] * 5,)
    near, far = (zone(seen(table(bases=built, seats=seats), 1), "base-0") for seats in (6, 4))
    assert near.width < 6 < far.width
    assert near.height > far.height
