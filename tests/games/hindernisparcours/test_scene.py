"""What the page relies on in a scene of Hindernisparcours, and that hands and plans stay closed."""

from __future__ import annotations

import pytest

from spieltisch.engine.showing.drawing import drawn
from spieltisch.engine.showing.scene import Act, Scene
from spieltisch.games.hindernisparcours import GAME, rules
from spieltisch.games.hindernisparcours.rules import LAY, State
from tests.games.hindernisparcours.positions import after, dealt, planned, planning, race, randomly_until
from tests.games.scenes import pieces, zone
from tests.games.telling import acts

PLAN_OF_0 = "sword 6, shield 5, drop 4, arrow 3"
PLAN_OF_1 = "arrow 6, bricks 5, logs 4, logs 3"


def seen(s: State, seat: int = 0) -> Scene:
    """The scene as the seat may see it."""
    view = s.copy()
    rules.hide(view, seat)
    return GAME.scene(view, seat)


@pytest.mark.parametrize("course", list(GAME.option("course").values))
def test_every_course_has_36_tiles_and_grass_at_both_ends(course: str) -> None:
    board = zone(seen(dealt(course=course)), "course")
    looks = [place.look for place in board.places]
    assert len(looks) == 38
    assert [looks.count(look) for look in ("wall", "logs", "slit", "start", "tray")] == [6, 6, 6, 1, 2]
    assert looks.count("floor") + looks.count("start") + looks.count("finish") == 18


def test_slits_face_the_way_they_shoot() -> None:
    board = zone(seen(dealt()), "course")
    turns = {place.id: place.turn for place in board.places if place.look == "slit"}
    assert turns == {"B1": 2, "C2": 1, "E3": 3, "C5": 1, "E5": 1, "D6": 0}
    shots = {shot.start: shot.over for shot in board.shots}
    assert shots["C5"] == ["D5", "E5", "F5"]
    assert shots["D6"] == ["D5", "D4", "D3", "D2", "D1"]


def test_a_volley_makes_the_arrows_fly() -> None:
    s = race(["outside", "r3c2"], ["arrow 5", "logs 1"])
    shots = [Act("fire", shot.id) for shot in zone(seen(s), "course").shots]
    assert len(shots) == 6
    assert acts(GAME, after(s, "fire")) == shots


def test_the_die_is_cast_when_a_turn_begins() -> None:
    s = race(["r3c1", "r3c1"], ["drop 5", "drop 1"], die=3, step=3, left=[1, 1])
    s = after(s, "r4c1")
    assert acts(GAME, s) == []
    assert acts(GAME, after(s, "r4c1")) == [Act("cast", "die")]


def test_pointing_at_fire_shows_lines_and_victims() -> None:
    table = seen(race(["outside", "r3c2", "r3c1"], ["arrow 5", "logs 1", "logs 2"]))
    fire = next(way for way in table.ways if way.button)
    assert len([id for id in fire.shows if id.startswith("shot-")]) == 6
    assert [id for id in fire.shows if id.startswith("runner-")] == ["runner-1"]


def test_tiles_and_runners_are_clicked() -> None:
    table = seen(race(["r3c1", "r3c1"], ["sword 5", "logs 1"]))
    assert {way.place for way in table.ways if way.place} == {"A2", "B3", "A4"}
    assert [way.piece for way in table.ways if way.piece] == ["runner-1"]
    assert {way.place for way in table.shut if way.place} == {"goal"}


def test_arrow_tiles_and_obstacles_beside_the_runner_may_be_asked_about() -> None:
    table = seen(race(["r2c2", "outside"], ["drop 5", "logs 1"]))
    assert {"B1", "C2"} <= {way.place for way in table.shut}


def test_the_way_out_is_the_grass_behind_the_finish() -> None:
    table = seen(race(["r3c6", "outside"], ["drop 5", "logs 1"]))
    assert "goal" in {way.place for way in table.ways}


def test_runners_lie_or_have_a_shield_or_glow() -> None:
    s = race(["r3c1", "r3c2", "r4c1"], ["drop 5", "shield 1", ""], life=[3, 3, 0], down={2: 1})
    flags = [pieces(seen(s))[f"runner-{seat}"].flags for seat in range(3)]
    assert flags == [["glow"], ["shield"], ["lying"]]


def test_lost_lives_are_broken_hearts() -> None:
    shown = pieces(seen(race(["r3c1", "r3c2"], ["logs 5", "shield 1"], life=[1, 3])))
    assert ["dim" in shown[f"heart-0-{i}"].flags for i in range(3)] == [False, True, True]
    assert not any("dim" in shown[f"heart-1-{i}"].flags for i in range(3))


def test_planning_fills_three_places_and_the_bin() -> None:
    s = planning([PLAN_OF_0, PLAN_OF_1])
    table = seen(s)
    assert table.plan is not None
    assert table.plan.places == ["plan-0-0", "plan-0-1", "plan-0-2", "bin-0"]
    assert [label.in_() for label in table.plan.labels] == ["step 1", "step 2", "step 3", "discard"]
    later = seen(after(s, "lay sword 6", seat=0)).plan
    assert later is not None
    assert later.places == ["plan-0-1", "plan-0-2", "bin-0"]


def test_the_others_see_backs_until_the_step_comes() -> None:
    s = after(planning([PLAN_OF_0, PLAN_OF_1]), "lay sword 6", seat=0)
    card = next(way.piece for way in seen(planning([PLAN_OF_0, PLAN_OF_1])).ways if way.move == LAY + s.plan[0, 0])
    assert pieces(seen(s, 0))[card].at == "plan-0-0"
    other = pieces(seen(s, 1))
    assert card not in other
    assert other["planned-0-0"].flags == ["back"]
    assert sum(piece.at == "hand-0" for piece in other.values()) == 6
    shown = planned(planning([PLAN_OF_0, PLAN_OF_1]), PLAN_OF_0, PLAN_OF_1)
    assert pieces(seen(shown, 1))[card].at == "plan-0-0"


def test_played_cards_stay_in_sight_until_the_turn_is_over() -> None:
    s = race(["r3c1", "r3c1"], ["shield 5, drop 6", "bricks 1"], die=3)
    card = f"card-{s.plan[0, 0]}"
    s = after(s, "r4c1", "r4c1")
    assert s.step == 1
    assert (pieces(seen(s))[card].at, pieces(seen(s))[card].flags) == ("plan-0-0", ["dim"])
    s = randomly_until(s, lambda s: s.turn == 6)
    assert "plan-0-0" not in [piece.at for piece in pieces(seen(s)).values() if piece.id == card]


def test_the_order_of_action_stands_beside_the_names() -> None:
    table = seen(race(["r3c1"] * 3, ["logs 2", "bricks 6", "drop 4"]))
    assert [seat.notes[1].in_() for seat in table.seats] == [
        "acts third, 5 tiles left",
        "acts first, 5 tiles left",
        "acts second, 5 tiles left",
    ]


def test_below_the_own_cards_stands_what_they_are_for() -> None:
    s = planned(planning([PLAN_OF_0, PLAN_OF_1]), PLAN_OF_0, PLAN_OF_1)
    places = {place.id: place.note.in_() for place in zone(seen(s), "plan-0").places}
    assert [places[f"plan-0-{step}"] for step in range(3)] == ["strike", "shield", "heal"]
    assert all(place.note.in_() for place in zone(seen(s), "hand-0").places)
    assert pieces(seen(s))[f"card-{s.plan[0, 0]}"].label.in_().endswith("hammer 6 (strike)")


def test_the_die_lies_with_the_start_player() -> None:
    for start in range(3):
        s = race(["r3c1"] * 3, ["logs 2", "bricks 6", "drop 4"], start=start, die=4)
        die = pieces(seen(s))["die"]
        assert (die.at, die.number) == (f"die-{start}", 4)


def test_the_terminal_draws_ground_runners_and_hearts() -> None:
    lines = drawn(seen(race(["r3c1", "r3c3"], ["logs 5", "shield 1"], life=[1, 3])), "en")
    text = "\n".join(lines)
    assert "▓Y()" in text
    assert "SR*" in text
    assert "♥" in text
    assert "♡" in text
    assert all(arrow in text for arrow in "↑→↓←")
