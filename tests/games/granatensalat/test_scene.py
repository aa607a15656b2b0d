"""What the page relies on: where soldiers are drawn, how moves are made, what the lines of fire show."""

from __future__ import annotations

from spieltisch.engine.showing.scene import Reach, Scene
from spieltisch.games.granatensalat import GAME
from spieltisch.games.granatensalat.rules import DROP3, END, NO, State
from tests.games.granatensalat.positions import grenade, melee, mine, place, play, snipe, step, table, view
from tests.games.scenes import zone


def seen(s: State, seat: int = 0) -> Scene:
    return GAME.scene(view(s, seat), seat)


def ways(found: Scene) -> dict[int, tuple[str, str]]:
    return {way.move: (way.piece, way.place) for way in found.ways}


def reach(found: Scene, piece: str) -> Reach:
    return next(reach for reach in found.reaches if reach.piece == piece)


def where(found: Scene, piece: str) -> str:
    return next(p.at for zone in found.zones for p in zone.pieces if p.id == piece)


def test_soldiers_lie_where_they_stand() -> None:
    field = zone(seen(table({0: (90, 120)})), "field")
    spot = field.places[0]
    assert (spot.id, field.pieces[0].at) == ("at-90-120", "at-90-120")
    assert (round((spot.x + spot.w / 2) * field.grain), round((spot.y + spot.h / 2) * field.grain)) == (90, 120)


def test_a_soldier_keeps_its_id_on_its_way_from_the_reserve_to_who_took_it() -> None:
    s = table({0: (100, 100), 20: (300, 300)}, ["drop", "hammer bricks"], seats=2)
    assert where(seen(s), "soldier-1") == "reserve-0"
    placed = play(s, (0, place(310, 310)))
    assert where(seen(placed), "soldier-1") == "at-310-310"
    assert where(seen(play(placed, (1, mine(1)))), "soldier-1") == "taken-1"


def test_a_step_is_a_reach_of_the_soldier() -> None:
    found = reach(seen(table({0: (100, 100)})), "soldier-0")
    assert (found.around, found.radius, found.gap) == (["soldier-0"], 60, 10)
    assert found.base + 120 * found.across + 110 * found.down == step(0, 120, 110)


def test_after_the_step_nothing_on_the_table_can_be_carried() -> None:
    s = play(table({0: (100, 100)}, ["drop"]), (0, step(0, 100, 120)))
    assert [found.piece for found in seen(s).reaches] == ["hand-drop-0"]


def test_a_grenade_is_a_reach_around_all_own_soldiers() -> None:
    s = table({0: (100, 100), 1: (200, 100), 20: (120, 150)}, ["wheel wheel"])
    found = reach(seen(s), "hand-wheel-1")
    assert (found.around, found.blast, found.strikes) == (["soldier-0", "soldier-1"], 30, ["soldier-20"])
    assert found.base + 110 * found.across + 140 * found.down == grenade(110, 140)


def test_a_card_without_a_target_says_why() -> None:
    s = table({0: (100, 100), 20: (300, 300)}, ["wheel hammer bricks"])
    found = seen(s)
    assert not [r for r in found.reaches if r.piece.startswith("hand")]
    assert {way.piece for way in found.shut} == {"hand-wheel-0", "hand-hammer-0", "hand-bricks-0"}


def test_a_hammer_is_carried_to_an_enemy_and_shows_who_strikes() -> None:
    s = table({0: (100, 100), 1: (112, 100), 20: (100, 115), 21: (300, 300)}, ["hammer"])
    found = seen(s)
    assert ways(found)[melee(20)] == ("hand-hammer-0", "at-100-115")
    assert next(way for way in found.ways if way.move == melee(20)).shows == ["soldier-0"]
    assert [way.place for way in found.shut] == ["at-300-300"]


def test_clear_lines_of_fire_reach_the_enemy_and_blocked_ones_end_at_the_blocker() -> None:
    s = table({0: (100, 100), 20: (200, 100), 40: (150, 102), 41: (100, 200)}, ["arrow"])
    found = seen(s)
    lines = {(sight.start, sight.end, sight.clear) for sight in zone(found, "field").sights}
    assert lines == {
        ("soldier-0", "soldier-40", False),
        ("soldier-0", "soldier-40", True),
        ("soldier-0", "soldier-41", True),
    }
    assert snipe(40) in ways(found)
    assert snipe(20) not in ways(found)


def test_the_nearest_soldier_that_sees_the_enemy_shoots() -> None:
    s = table({0: (100, 100), 1: (200, 250), 20: (200, 100), 40: (150, 100)}, ["arrow"])
    sights = {sight.end: sight.start for sight in zone(seen(s), "field").sights}
    assert sights["soldier-20"] == "soldier-1"


def test_circles_need_one_click() -> None:
    assert ways(seen(table({0: (100, 100)}, ["circles"])))[DROP3] == ("hand-circles-0", "")


def test_the_turn_is_ended_by_a_button() -> None:
    way = seen(table({}, ["bricks"])).ways[-1]
    assert (way.move, way.button, way.key) == (END, True, "e")


def test_a_window_asks_those_with_a_mine_and_those_without_alike() -> None:
    s = play(table({0: (100, 100), 1: (120, 120)}, ["", "bricks", "drop"], seats=3), (0, step(0, 100, 120)))
    holder, other, mover = seen(s, 1), seen(s, 2), seen(s, 0)
    assert holder.window == other.window
    assert ways(holder) == {NO: ("", ""), mine(0): ("hand-bricks-0", "at-100-120")}
    assert holder.ways[1].shows == ["soldier-0", "soldier-1"]
    assert ways(other) == {NO: ("", "")}
    assert mover.window is not None
    assert mover.window.move == -1
    assert [piece.id for piece in zone(mover, "field").pieces if "glow" in piece.flags] == ["soldier-0"]


def test_a_blast_leaves_its_mark_until_the_next_move() -> None:
    s = play(table({0: (100, 100), 20: (150, 120)}, ["wheel"]), (0, grenade(120, 120)))
    mark = zone(seen(s), "field").blasts[0]
    assert (mark.x * 60, mark.y * 60, mark.half * 60) == (120, 120, 30)
    assert zone(seen(play(s, (0, END))), "field").blasts == []


def test_hidden_hands_are_numbers_only() -> None:
    found = GAME.scene(view(table({}, ["drop", "wheel"], seats=2), -1), -1)
    assert not [zone for zone in found.zones if zone.id == "hand"]
    assert found.seats[1].notes[-1].in_() == "1 card"
    assert found.window is None
