"""What the page relies on in a scene of Wurmloch."""

from __future__ import annotations

import pytest

from spieltisch.engine.showing.drawing import drawn
from spieltisch.engine.showing.scene import Act, Piece, Place, Scene, Way
from spieltisch.games.wurmloch import GAME, rules
from spieltisch.games.wurmloch.rules import KEEP, ROLL, State
from tests.games.telling import acts
from tests.games.wurmloch.positions import dealt, played, rolled, space


def seen(s: State, seat: int = 0) -> Scene:
    """The scene as the seat may see it."""
    view = s.copy()
    rules.hide(view, seat)
    return GAME.scene(view, seat)


def places(table: Scene) -> dict[str, Place]:
    return {place.id: place for place in table.zones[0].places}


def pieces(table: Scene) -> dict[str, Piece]:
    return {piece.id: piece for piece in table.zones[0].pieces}


def way(table: Scene, piece: str, place: str = "") -> Way:
    return next(way for way in table.ways if (way.piece, way.place) == (piece, place))


def test_the_ring_has_ten_tiles_on_each_side_clockwise_from_the_top_left() -> None:
    at = places(seen(space()))
    corners = [(at[f"p{n}"].x, at[f"p{n}"].y) for n in (0, 9, 18, 27)]
    low, high = corners[0][0], corners[2][0]
    assert corners == [(low, low), (high, low), (high, high), (low, high)]
    assert high - low == 9
    looks = [at[f"p{n}"].look for n in range(36)]
    assert [looks.count(look) for look in ("planet", "vortex", "void")] == [16, 16, 4]
    assert (at["p1"].look, at["p2"].look, at["p2"].symbol) == ("planet", "vortex", "drop")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_places_overlap(seats: int) -> None:
    table = seen(dealt(seats, sides="mixed"))
    boxes = list(places(table).values())
    tiny = 1e-6
    for i, a in enumerate(boxes):
        assert min(a.x, a.y) >= 0
        assert max(a.x + a.w, a.y + a.h) <= table.zones[0].width
        for b in boxes[:i]:
            apart = a.x + a.w <= b.x + tiny or b.x + b.w <= a.x + tiny
            assert apart or a.y + a.h <= b.y + tiny or b.y + b.h <= a.y + tiny, (a.id, b.id)


@pytest.mark.parametrize("viewer", [-1, 0, 2])
def test_the_own_hand_lies_below_and_own_crates_are_larger(viewer: int) -> None:
    at = places(seen(space(seats=3), viewer))
    own = max(viewer, 0)
    others = [seat for seat in range(3) if seat != own]
    assert all(at[f"hand-{own}-1"].y > at[f"hand-{other}-1"].y for other in others)
    assert all(at[f"beside-1-{own}"].w > at[f"beside-1-{other}"].w for other in others)


def test_a_crate_travels_from_its_planet_to_its_owner() -> None:
    before = space({0: 0})
    after = rolled(before, 1)
    assert pieces(seen(before))["crate-0-1"].at == "beside-1-0"
    assert pieces(seen(after))["crate-0-1"].at == "hold-0"
    assert pieces(seen(after))["crate-1-1"].at == "beside-1-1"
    assert [seat.score for seat in seen(after).seats] == [1, 0]


def test_a_ship_goes_its_path_up_to_where_it_landed() -> None:
    cast, jumped = acts(GAME, rolled(space({0: 34}), 4))
    assert (cast.act, cast.of) == ("cast", "die")
    assert (jumped.of, jumped.over) == ("ship-0", ["p34", "p35", "p0", "p1", "p2"])
    (back,) = acts(GAME, played(rolled(space({0: 34}), 2), "2 back"))
    assert (back.of, back.over) == ("ship-0", ["p0", "p35", "p34"])


def test_crates_travel_after_ships_and_cards_before_them() -> None:
    kinds = [piece.kind for piece in seen(played(rolled(space({0: 7}), 2), "1 forward")).zones[0].pieces]
    assert kinds.index("ship") > len(kinds) - 1 - kinds[::-1].index("card")
    assert kinds.index("cube") > len(kinds) - 1 - kinds[::-1].index("ship")


def test_the_die_is_clicked_and_cards_tell_why_they_wait() -> None:
    table = seen(space(hands={0: "1 1 3"}))
    assert [(way.move, way.piece, way.place) for way in table.ways] == [(ROLL, "die", "")]
    assert [way.piece for way in table.shut] == ["card-0-1-1", "card-0-3-0"]
    assert seen(space(), 1).ways == []


def test_a_card_is_carried_to_either_target_and_shows_jump_or_crate() -> None:
    table = seen(rolled(space({0: 0}), 2))
    assert way(table, "card-0-1-2", "p14").shows == ["ship-0", "crate-0-14"]
    assert way(table, "card-0-2-1", "p17").shows == ["ship-0", "p20", "leap-17"]
    assert [w.move for w in table.ways if w.button] == [KEEP]
    assert len(table.ways) == 13


def test_crates_within_reach_of_a_card_glow_for_whoever_chooses() -> None:
    s = rolled(space({0: 0}, hands={0: "1"}), 2)
    glowing = [id for id, piece in pieces(seen(s)).items() if piece.kind == "cube" and "glow" in piece.flags]
    assert glowing == ["crate-0-14", "crate-0-16"]
    assert "2 crates are within reach" in seen(s).prompt.in_()
    assert not [p for p in pieces(seen(s, 1)).values() if p.kind == "cube" and "glow" in p.flags]
    assert "none of them" in seen(rolled(space({0: 0}, hands={0: "2"}), 2)).prompt.in_()


def test_a_played_card_lies_in_the_middle_until_the_next_roll() -> None:
    s = played(rolled(space({0: 7}), 2), "2 forward")
    assert pieces(seen(s))["card-0-2-1"].at == "played"
    assert pieces(seen(s))["card-0-2-0"].at == "hand-0-2"
    assert "card-0-2-1" not in pieces(seen(rolled(s, 1)))


def test_every_roll_is_a_new_cast_of_the_die() -> None:
    s = space({0: 7})
    assert Act("cast", "die") in acts(GAME, rolled(s, 2))
    assert acts(GAME, played(rolled(s, 2), "keep")) == []
    assert Act("cast", "die") in acts(GAME, rolled(played(rolled(s, 2), "keep"), 2))


def test_every_wormhole_shows_where_it_leads() -> None:
    leaps = {leap.start: leap.end for leap in seen(space()).zones[0].leaps}
    assert len(leaps) == 16
    assert (leaps["p2"], leaps["p15"], leaps["p35"]) == ("p15", "p2", "p4")


def test_the_ship_on_turn_glows_until_the_game_is_over() -> None:
    assert pieces(seen(space(turn=1)))["ship-1"].flags == ["glow"]
    over = pieces(seen(rolled(space({0: 0}, crates={0: [3]}), 3)))
    assert not over["ship-0"].flags + over["ship-1"].flags
    assert over["die"].flags == ["dim"]


def test_the_terminal_draws_the_ring() -> None:
    text = "\n".join(drawn(seen(rolled(space({0: 0}), 2)), "en"))
    assert "2@dro" in text
    assert "15@dro »R" in text
    assert "[2]" in text
