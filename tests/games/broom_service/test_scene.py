"""What the page relies on in a scene of Broom Service."""

from __future__ import annotations

from itertools import combinations

from spieltisch.engine.showing.atlas import touching
from spieltisch.engine.showing.drawing import drawn
from spieltisch.engine.showing.scene import Scene, Way
from spieltisch.games.broom_service import GAME, rules
from spieltisch.games.broom_service.chart import chart_of
from spieltisch.games.broom_service.rules import State
from tests.games.broom_service.positions import BOARD, REGIONS, ROLES, TOWERS, play, start, tricks, view
from tests.games.scenes import piece, pieces, place, places, zone


def seen(s: State, seat: int = 0) -> Scene:
    return GAME.scene(view(s, seat), seat)


def way(shown: Scene, label: str) -> Way:
    return next(way for way in shown.ways if way.label.in_().startswith(label))


def region(id: str) -> str:
    return f"region-{REGIONS.index(id)}"


def test_the_map_that_is_drawn_has_the_borders_of_the_rules() -> None:
    drawn = {(REGIONS[int(a)], REGIONS[int(b)]) for a, b in chart_of(start()).atlas.borders}
    assert drawn == BOARD.neighbours()


def test_nothing_on_the_map_overlaps() -> None:
    for a, b in combinations(zone(seen(start()), "land").places, 2):
        apart = max(
            abs(a.x + a.w / 2 - b.x - b.w / 2) - (a.w + b.w) / 2, abs(a.y + a.h / 2 - b.y - b.h / 2) - (a.h + b.h) / 2
        )
        assert apart > -0.02, (a.id, b.id)


def test_everything_stands_near_its_own_cells() -> None:
    """A tower is seen to touch the regions that serve it: each of its cells is the nearest or touches the nearest."""
    s = start()
    chart = chart_of(s)
    middles = {at: chart_middle(at) for at in BOARD.cells}
    for number, id in enumerate(TOWERS):
        x, y = chart.towers[number]
        nearest = min(middles, key=lambda at: (middles[at][0] - x) ** 2 + (middles[at][1] - y) ** 2)
        assert all(at == nearest or at in touching(nearest) for at in BOARD.towers[id].cells), id


def chart_middle(at: tuple[int, int]) -> tuple[float, float]:
    from spieltisch.games.broom_service import chart

    return chart.at(at)


def test_a_tower_shows_from_where_it_can_be_served() -> None:
    shown = place(seen(start()), f"tower-{TOWERS.index('T04')}")
    assert (shown.look, shown.colour, shown.caption, shown.signs) == ("tower", "orange", "2", "wand")
    assert sorted(shown.shows) == sorted(region(id) for id in ("B5", "H3", "W2"))
    assert place(seen(start()), f"tower-{TOWERS.index('T01')}").look == "keep"


def test_a_cloud_shows_price_and_bolts_and_is_cheaper_with_the_wind() -> None:
    s = tricks(A="fairy", clouds="C17")
    s.tile_on[16] = 13
    cloud = piece(seen(s), "cloud-13")
    assert (cloud.at, cloud.number, cloud.signs) == ("space-16", 2, ["bolt bolt"])
    s.event = 8
    assert piece(seen(s), "cloud-13").number == 1


def test_ten_roles_to_choose_from_the_picked_ones_raised_and_to_be_put_back() -> None:
    s = start(2)
    rules.play(s, 0, rules.PICK + 3)
    shown = seen(s)
    hand = zone(shown, "hand")
    assert [one.id for one in hand.pieces] == [f"role-0-{role}" for role in range(10)]
    assert [one.id for one in hand.pieces if "chosen" in one.flags] == ["role-0-3"]
    assert {way.piece for way in shown.ways} == {f"role-0-{role}" for role in range(10)}
    assert way(shown, "Put the Mountain Witch back").move == rules.UNPICK + 3
    for role in (0, 1, 2):
        rules.play(s, 0, rules.PICK + role)
    assert [way.label.in_() for way in seen(s).ways if way.button] == ["Take these four roles"]
    rules.play(s, 0, rules.CONFIRM)
    assert len(zone(seen(s), "hand").pieces) == 4
    assert not zone(seen(s, 1), "hand").pieces[0].flags  # nobody sees what the other picked


def test_others_hands_are_not_in_the_scene() -> None:
    s = tricks(A="forest herb", B="fairy hill")
    held = {id for id in pieces(seen(s, 0)) if id.startswith("role-1")}
    assert held == set()


def test_a_role_is_led_by_carrying_it_to_the_middle() -> None:
    s = tricks(A="forest herb")
    lead = way(seen(s), "Lead the Herb")
    assert (lead.piece, lead.place) == ("role-0-6", "trick")
    shown = seen(play(s, "lead herb"))
    assert piece(shown, "role-0-6").at == "trick"
    assert [(way.place, way.short.in_(), way.thumb) for way in shown.ways] == [
        ("stance-1", "Brave", True),
        ("stance-0", "Cowardly", True),
    ]
    assert place(shown, "stance-1").signs == "flask:green flask:green wand"
    assert place(shown, "stance-0").signs == "flask:green / wand"


def test_only_who_decides_has_the_two_halves() -> None:
    s = play(tricks(A="forest herb", B="fairy"), "lead herb")
    assert "stance-1" not in places(seen(s, 1))
    assert "says-1" in places(seen(s, 1))


def test_the_broom_lies_before_who_holds_the_claim() -> None:
    s = play(tricks(A="herb", B="herb", C="fairy"), "lead herb")
    assert piece(seen(s), "broom").at == "nobody"
    s = play(s, "brave")
    assert piece(seen(s), "broom").at == "claim-0"
    assert piece(seen(s), "role-0-6").flags == ["upper"]
    s = play(s, "coward")
    assert piece(seen(s), "role-1-6").flags == ["lower"]
    assert piece(seen(s), "broom").at == "claim-0"


def test_bewitched_roles_are_marked() -> None:
    s = tricks(A="forest herb", cursed="herb")
    cursed = piece(seen(s), "role-0-6")
    assert (cursed.number, cursed.flags) == (-3, ["cursed"])
    assert piece(seen(s), "role-0-0").number is None


def test_a_pawn_is_carried_and_either_of_two_will_do() -> None:
    s = play(tricks(A="hill", pawns={"A": "P5 P5"}), "lead hill", "coward")
    go = way(seen(s), "From Castle Heath to Badger Hill")
    assert (go.piece, go.place, go.also) == ("pawn-0-0", region("H5"), [("pawn-0-1", region("H5"))])


def test_a_potion_is_carried_to_a_tower_and_stays_on_a_round_one() -> None:
    s = play(tricks(A="valley", goods={"A": "2 1 0 0"}, B="herb"), "lead valley", "coward")
    shown = seen(s)
    deliver = way(shown, "Deliver to the round green tower at Badger Hill, Castle Heath and Copper Peak: 3 points")
    assert (deliver.piece, deliver.place, deliver.brings.in_()) == ("good-0-0-1", "tower-4", "+3")
    after = seen(play(s, "deliver T05"))
    assert piece(after, "flask-tower-4").at == "tower-4"
    assert "good-0-0-1" not in pieces(after)
    square = seen(play(s, "deliver T02"))
    assert "flask-tower-1" not in pieces(square)


def test_a_cloud_is_cleared_by_a_press_and_lies_before_its_winner() -> None:
    s = tricks(A="fairy", B="herb")
    s.tile_on[16], s.tile_on[0] = 0, s.tile_on[16]
    s = play(s, "lead fairy", "coward")
    assert way(seen(s), "Clear the cloud over Thunder Peak").piece == "cloud-0"
    assert piece(seen(play(s, "cloud C17")), "cloud-0").at == "won-0"


def test_the_notice_tells_the_round_its_event_and_the_bewitched_roles() -> None:
    s = tricks(A="herb", event=8, cursed="herb", number=3)
    assert seen(s).notice.in_() == "Round 3 of 7 · Tailwind: clouds −1 wand · bewitched: Herb Gatherer"


def test_a_player_sees_what_the_final_score_is_made_of() -> None:
    s = tricks(2, A="herb", number=7, scores={"A": 20}, goods={"A": "1 1 1 0", "B": "0 0 0 0"})
    s.bolts[0] = 3
    s = play(s, "lead herb", "brave")
    parts = seen(s).seats[0]
    assert (parts.score, parts.notes[0].in_()) == (34, "20 + 10 (bolts) + 4 (resources)")


def test_the_table_in_a_terminal() -> None:
    s = play(tricks(A="herb fairy", B="herb", clouds="C17"), "lead herb", "brave")
    lines = "\n".join(drawn(seen(s), "en"))
    assert "(O2)" in lines
    assert "[P2]" in lines
    assert "WeatherFairy" in lines
    assert "HerbGatherer↑" in lines


def test_the_roles_of_these_tests_are_in_the_order_of_the_rules() -> None:
    assert len(ROLES) == rules.ROLES
