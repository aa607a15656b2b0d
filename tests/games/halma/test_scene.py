"""The scene of Halma: what the page relies on."""

from __future__ import annotations

import pytest

from spieltisch.engine.showing.scene import Act, Place, Scene, Way
from spieltisch.games.halma import GAME, rules
from tests.games.halma.positions import board, play, start
from tests.games.telling import NAMES, acts

LADDER = ("a1", "b2 d4 f6 h8")


def places(seen: Scene) -> dict[str, Place]:
    return {place.id: place for place in seen.zones[0].places}


def way(seen: Scene, place: str) -> Way:
    return next(way for way in seen.ways if way.place == place)


@pytest.mark.parametrize(("seats", "corners"), [(2, ["a1", "j10"]), (4, ["a1", "a10", "j10", "j1"])])
def test_everybody_has_his_own_camp_at_the_lower_left_and_his_goal_at_the_upper_right(
    seats: int, corners: list[str]
) -> None:
    s = start(seats)
    for seat, corner in enumerate(corners):
        spots = {id: (place.x, place.y) for id, place in places(GAME.scene(s, seat)).items() if place.look == "cell"}
        left, bottom = min(x for x, _ in spots.values()), max(y for _, y in spots.values())
        assert spots[corner] == (left, bottom)
        opposite = {"a1": "j10", "j10": "a1", "a10": "j1", "j1": "a10"}[corner]
        assert spots[opposite] == (max(x for x, _ in spots.values()), 0)


def test_on_the_triangle_too_the_own_corner_is_at_the_lower_left() -> None:
    s = start(3, board="triangle")
    for seat, corner in enumerate(["a1", "h8", "h1"]):
        spots = {id: (place.x, place.y) for id, place in places(GAME.scene(s, seat)).items()}
        assert spots[corner] == (min(x for x, _ in spots.values()), max(y for _, y in spots.values()))
        assert len(set(spots.values())) == 36


def test_neighbours_on_the_triangle_touch_for_every_viewer() -> None:
    s = board("e3", board="triangle", seats=3)
    for viewer in range(3):
        spots = places(GAME.scene(s, viewer))
        here = spots["e3"]
        for name in ["d2", "d3", "e2", "e4", "f3", "f4"]:
            away = abs(spots[name].x - here.x), abs(spots[name].y - here.y)
            assert max(away) == pytest.approx(1.05, abs=0.01)


def test_a_turned_board_has_the_same_ids_and_its_letters_turn_with_it() -> None:
    s = start(4)
    assert set(places(GAME.scene(s, 0))) == set(places(GAME.scene(s, 1)))
    for viewer in range(4):
        spots = places(GAME.scene(s, viewer))
        for mark in ("edge-c", "edge-4"):
            line = [
                p for id, p in spots.items() if p.look == "cell" and mark[5:] == (id[0] if mark[5] == "c" else id[1:])
            ]
            along_x = abs(spots[mark].x - line[0].x) < 0.01
            assert all((p.x == line[0].x) if along_x else (p.y == line[0].y) for p in line)


def test_camps_have_their_owners_colours_and_the_goal_the_viewers_rim() -> None:
    seen = places(GAME.scene(start(3), 0))
    assert [seen[id].colour for id in ("a10", "j10", "a1", "j1", "e5")] == ["red", "yellow", "green", "grey", ""]
    goal = {f"{column}{row}" for row, columns in enumerate(("ghij", "hij", "ij", "j"), 1) for column in columns}
    assert {id for id, place in seen.items() if place.rim} == goal
    assert {place.rim for place in seen.values()} == {"", "red"}
    assert not any(place.rim for place in places(GAME.scene(start(3), -1)).values())


def test_a_way_tells_every_hop() -> None:
    seen = GAME.scene(board(*LADDER), 0)
    assert way(seen, "i9").hops == ["c3", "e5", "g7", "i9"]
    assert way(seen, "a2").hops == ["a2"]
    assert way(seen, "i9").piece == "red-a1"


def test_hops_take_a_shortest_way() -> None:
    seen = GAME.scene(board("c3", "d3 e4 d5 c4"), 0)
    assert way(seen, "e3").hops == ["e3"]
    assert len(way(seen, "e5").hops) == 2


def test_a_move_tells_its_hops_and_marks_its_piece() -> None:
    s = play(board(*LADDER), "a1 g7")
    assert acts(GAME, s) == [Act("hop", "red-g7", ["a1", "c3", "e5", "g7"])]
    assert [piece.id for piece in GAME.scene(s, 1).zones[0].pieces if "last" in piece.flags] == ["red-g7"]


def test_all_but_the_moved_piece_keep_their_ids() -> None:
    s = start()
    before = {piece.id for piece in GAME.scene(s, 0).zones[0].pieces}
    after = {piece.id for piece in GAME.scene(play(s, "a1 c3"), 0).zones[0].pieces}
    assert before - after == {"red-a1"}
    assert after - before == {"red-c3"}


def test_pieces_that_cannot_move_and_those_of_others_may_be_asked_about() -> None:
    seen = GAME.scene(board("a1 a2 b1 b2 c1 c2 c3 a3 b3", "j1"), 0)
    asked = {way.piece for way in seen.shut}
    assert {"red-a1", "yellow-j1"} <= asked
    assert not asked & {way.piece for way in seen.ways}


def test_a_pass_is_one_button_that_everybody_is_told_of() -> None:
    s = board("a1", "a2 b1 b2 a3 b3 c3 c1 c2 e5 f5", rest="a1")
    (only,) = GAME.scene(s, 0).ways
    assert (only.button, only.key, only.tone) == (True, "p", "go")
    assert [GAME.scene(s, seat).notice.in_("en", NAMES, seat) for seat in (-1, 0, 1)] == [
        "Ann cannot move.",
        "You cannot move.",
        "Ann cannot move.",
    ]
    assert GAME.scene(start(), 0).notice.in_() == ""


def test_who_is_nearly_there_sees_what_is_in_his_way() -> None:
    s = board("g10 h10 h9 i10 i8 f9", "j10 j7")
    glowing = [piece.id for piece in GAME.scene(s, 0).zones[0].pieces if "glow" in piece.flags]
    assert sorted(glowing) == ["yellow-j10", "yellow-j7"]
    assert [note.in_() for note in GAME.scene(s, 0).seats[0].notes] == [
        "5 of 10 in the target",
        "2 opposing pieces in the target",
    ]
    assert not [piece for piece in GAME.scene(s, 1).zones[0].pieces if "glow" in piece.flags]
    s = board("g10 h10 h9 i10 f9", "j10 j7")
    assert not [piece for piece in GAME.scene(s, 0).zones[0].pieces if "glow" in piece.flags]


def test_seats_tell_colour_and_pieces_in_the_target() -> None:
    s = board("g10 h10", "a1")
    assert [(seat.colour, seat.score) for seat in GAME.scene(s, -1).seats] == [("red", 2), ("yellow", 1)]


def test_whoever_wins_by_a_full_target_has_all_points() -> None:
    s = play(board("h10 h9 i10 i8 i9 j7 f9", "j8 j9 j10"), "f9 g10")
    assert s.ending == rules.BLOCKED
    assert GAME.scene(s, 0).seats[0].score == 10


def test_nobody_is_asked_when_the_game_is_over() -> None:
    s = play(board("h10 h9 i10 i8 i9 j7 f9", "j8 j9 j10"), "f9 g10")
    assert not GAME.scene(s, 1).ways
    assert not GAME.scene(s, 1).notice.in_()
