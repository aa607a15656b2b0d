"""What the page relies on in Brikks: whose sheet lies where, what can be pressed when, and what a landing shows."""

from __future__ import annotations

from spieltisch.engine.showing.scene import Act, Landing, Scene, Way, Well
from spieltisch.games.brikks import GAME
from spieltisch.games.brikks.rules import State
from tests.games.brikks.positions import (
    FIELD,
    FULL_ROW,
    after,
    alone,
    asked,
    energy,
    number_of,
    place,
    places,
    rolled,
    start,
    table,
    view,
)
from tests.games.scenes import piece, zone
from tests.games.telling import acts


def shown(s: State, seat: int) -> Scene:
    return GAME.scene(view(s, seat), seat)


def well(scene: Scene, id: str) -> Well:
    found = zone(scene, id).well
    assert found is not None
    return found


def way(scene: Scene, name: str) -> Way:
    return next(way for way in scene.ways if way.move == number_of(name))


def landing(scene: Scene, column: int, row: int) -> Landing:
    return next(one for one in well(scene, "sheet-0").landings if one.id == f"land-{place(column, row)}")


def test_the_own_sheet_is_the_board_and_the_others_are_small_pictures() -> None:
    s = rolled(table(["", "", ""]), "red 1")
    for seat in range(3):
        areas = {one.id: one.area for one in shown(s, seat).zones}
        assert [id for id, area in areas.items() if area == "board"] == [f"sheet-{seat}"]
        assert sorted(id for id, area in areas.items() if area == "others") == [
            f"sheet-{other}" for other in range(3) if other != seat
        ]
    assert zone(shown(s, -1), "sheet-0").area == "board"


def test_every_landing_has_a_way_and_only_before_its_player() -> None:
    s = rolled(table(["", ""]), "red 1")
    mine = shown(s, 0)
    assert len(well(mine, "sheet-0").landings) == len(places(s)) == 9
    assert well(mine, "sheet-1").landings == []
    assert well(shown(s, 1), "sheet-0").landings == []
    assert well(shown(s, -1), "sheet-0").landings == []
    assert way(mine, "land 3 1").place == f"land-{place(3, 1)}"


def test_a_landing_shows_its_way_under_an_overhang() -> None:
    scene = shown(asked("####...... #......... #.........", "black 4"), 0)
    path = landing(scene, 2, 1).path
    assert path[0] == place(5, 12)
    assert path[-4:] == [place(5, 1), place(4, 1), place(3, 1), place(2, 1)]


def test_a_landing_tells_what_it_brings() -> None:
    grid = "..#....... ..#......# ####..#### ####.##### " + " ".join([FULL_ROW] * 4)
    s = rolled(energy(table([grid]), 0, 12, 12), "red 2")
    scene = shown(s, 0)
    assert landing(scene, 5, 5).full == [4, 5]
    assert way(scene, "land 5 5").brings.in_() == "+2 energy, 2 rows and 2 crosses"
    assert landing(scene, 7, 7).full == []
    assert way(scene, "land 7 7").brings.in_() == ""


def test_prices_stand_at_what_can_be_had_and_the_rest_steps_back() -> None:
    scene = shown(rolled(energy(table([""]), 0, 10, 2), "yellow 1"), 0)
    assert {mark.at: mark.text for mark in zone(scene, "overview").marks} == {"field-5": "1", "field-6": "2"}
    assert piece(scene, f"shape-{FIELD['yellow 4']}").flags == ["dim"]
    assert piece(scene, f"shape-{FIELD['yellow 2']}").flags == []
    assert way(scene, "change yellow 3").place == f"field-{FIELD['yellow 3']}"
    assert number_of("change yellow 4") in [one.move for one in scene.shut]


def test_what_could_be_paid_but_fits_nowhere_is_locked() -> None:
    full = ".......... .......... .......... " + " ".join([FULL_ROW] * 8)
    scene = shown(rolled(energy(table([full]), 0, 10, 4), "black 4"), 0)
    assert piece(scene, f"shape-{FIELD['black 3']}").flags == ["locked"]


def test_after_a_change_one_may_go_back() -> None:
    s = rolled(energy(table([""]), 0, 10, 2), "yellow 1")
    assert all(one.move != number_of("back") for one in shown(s, 0).ways)
    scene = shown(alone(s, "change yellow 3"), 0)
    assert way(scene, "back").button
    assert piece(scene, "chip-0").at == f"field-{FIELD['yellow 3']}"
    assert zone(scene, "overview").marks == []


def test_the_topmost_bomb_is_pressed() -> None:
    s = rolled(table([""]), "yellow 1")
    assert way(shown(s, 0), "bomb").piece == "bomb-0"
    s = rolled(alone(s, "bomb"), "yellow 1")
    assert way(shown(s, 0), "bomb").piece == "bomb-1"
    assert piece(shown(s, 0), "bomb-0").flags == ["dim"]


def test_the_dice_are_pressed_and_cast() -> None:
    s = table()
    assert way(shown(s, 0), "roll").place == "dice"
    s = after(s, (0, "roll"))
    assert way(shown(s, 0), "reroll").place == "dice"
    assert way(shown(s, 0), "keep").button
    assert acts(GAME, s, viewer=1) == [Act("cast", "die-colour"), Act("cast", "die-number")]
    assert acts(GAME, after(s, (0, "keep"))) == []


def test_blocks_keep_their_ids() -> None:
    s = alone(start(1), "start black", "land 2 1")
    before = well(shown(s, 0), "sheet-0").shapes
    s = alone(rolled(s, "green 3"), "land 3 1")
    now = well(shown(s, 0), "sheet-0").shapes
    assert [shape.id for shape in now] == ["block-0-0", "block-0-1"]
    assert now[0] == before[0]
    assert (now[1].colour, set(now[1].cells)) == ("green", {3, 13, 23, 22})


def test_circles_vanish_under_blocks() -> None:
    s = asked("....#.....", "black 3")
    rings = dict(well(shown(s, 0), "sheet-0").rings)
    assert (len(rings), rings[place(5, 3)]) == (12, "white")
    rings = dict(well(shown(alone(s, "land 5 2"), 0), "sheet-0").rings)
    assert place(5, 3) not in rings


def test_who_drops_minis_has_the_other_sheet_before_him() -> None:
    s = rolled(table(["########.. #########. #########.", ""], mode="duel"), "black 3")
    s = after(s, (0, "land 10 1"), (1, "bomb"))
    scene = shown(s, 0)
    assert zone(scene, "sheet-1").area == "board"
    assert zone(scene, "sheet-0").area == "others"
    assert len(well(scene, "sheet-1").landings) == 10
    assert zone(shown(s, 1), "sheet-1").area == "board"
    assert well(shown(s, 1), "sheet-1").landings == []
    s = after(s, (0, "drop 4 1"))
    assert well(shown(s, 1), "sheet-1").shapes[-1].id == f"mini-1-{place(4, 1)}"


def test_a_duel_has_no_extra_bar() -> None:
    assert [bar.id for bar in zone(shown(table(mode="duel"), 0), "sheet-0").bars] == ["energy"]
    bars = zone(shown(energy(table(), 0, 9, 5), 0), "sheet-0").bars
    assert [(bar.id, bar.won, bar.used) for bar in bars] == [("extra", 0, 0), ("energy", 9, 4)]
    assert bars[1].gifts == [6, 9, 12, 15, 18, 21, 24, 27]


def test_the_notice_counts_answers() -> None:
    s = rolled(table(["", "", ""]), "red 1")
    assert shown(s, 0).notice.in_() == ""
    assert shown(after(s, (1, "bomb")), 0).notice.in_() == "1 of 3 has answered"


def test_the_rank_stands_beside_the_name_of_a_lone_player() -> None:
    s = alone(rolled(table([" ".join([FULL_ROW] * 10)], level=3), "black 1"), "leave")
    assert shown(s, 0).seats[0].notes[0].in_() == "rank 5 of 9"
    assert well(shown(s, 0), "sheet-0").off


def test_levels_are_told_where_they_were_chosen() -> None:
    s = after(start(2, level="choose"), (0, "level 4"))
    assert shown(s, 1).seats[0].notes[0].in_() == "level 4"
    assert way(shown(s, 1), "level 2").key == "2"
