"""What the page relies on in a scene of Tempel des Todes, and that closed hands stay closed."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from spieltisch.engine.kernel.sets import members
from spieltisch.engine.showing.scene import Scene, Way
from spieltisch.games.tempel_des_todes import GAME, rules, words
from spieltisch.games.tempel_des_todes.rules import State
from tests.games.scenes import pieces, places, zone
from tests.games.tempel_des_todes.positions import after, dealt, place, settled, started_by, temple

START_ROW = {"1.1": "drop", "1.2": "hammer", "1.3": "circles", "1.4": "bricks", "1.5": "wheel", "1.6": "arrow"}


def seen(s: State, seat: int = 0) -> Scene:
    """The scene as the seat may see it."""
    view = s.copy()
    rules.hide(view, seat)
    return GAME.scene(view, seat)


def carries(ways: list[Way]) -> set[tuple[str, str]]:
    return {(way.piece, way.place) for way in ways}


# The temple.


@pytest.mark.parametrize("variant", ["normal", "easy"])
def test_the_rows_rise_from_the_start_to_the_exit(variant: str) -> None:
    where = places(seen(dealt(temple=variant)))
    rows = [where[f"{row}.1"] for row in range(1, len(rules.WIDTHS[variant == "easy"]) + 1)]
    assert all(higher.y < lower.y for lower, higher in pairwise(rows))
    assert where["out"].y < rows[-1].y
    assert where["front"].y > rows[0].y


@pytest.mark.parametrize("variant", ["normal", "easy"])
def test_no_two_places_of_the_temple_overlap(variant: str) -> None:
    for a, b in combinations(zone(seen(dealt(temple=variant)), "temple").places, 2):
        beside = a.x + a.w <= b.x + 1e-6 or b.x + b.w <= a.x + 1e-6
        above = a.y + a.h <= b.y + 1e-6 or b.y + b.h <= a.y + 1e-6
        assert beside or above, (a.id, b.id)


@pytest.mark.parametrize("variant", ["normal", "easy"])
def test_every_row_has_its_number_beside_its_first_tile(variant: str) -> None:
    where = places(seen(dealt(temple=variant)))
    for row in range(1, len(rules.WIDTHS[variant == "easy"]) + 1):
        mark, tile = where[f"row-{row}"], where[f"{row}.1"]
        assert (mark.caption, mark.label.in_("de")) == (str(row), f"Reihe {row}")
        assert mark.x + mark.w == pytest.approx(tile.x)
        assert mark.x >= 0


def test_a_flipped_tile_shows_its_back_and_cracks() -> None:
    table = seen(temple(START_ROW, flipped={"2.1": "wheel"}, others="front"))
    tile = pieces(table)["tile-2.1"]
    assert tile.symbol == ""
    assert set(tile.flags) == {"back", "crack"}
    assert "wheel" not in tile.label.in_()


def test_a_tile_that_is_gone_leaves_a_hole() -> None:
    table = seen(temple(START_ROW, others="front"))
    assert "tile-5.1" not in pieces(table)
    assert places(table)["5.1"].look == "hole"


def test_archaeologists_stand_where_they_are() -> None:
    table = seen(temple(START_ROW, cubes={"red": "1.2 front", "blue": "out dead"}))
    found = {id: pieces(table)[id].at for id in ("cube-0", "cube-1", "cube-6", "cube-7")}
    assert found == {"cube-0": "1.2", "cube-1": "front", "cube-6": "out", "cube-7": "dead"}
    assert all("hat" in pieces(table)[f"cube-{cube}"].flags for cube in range(rules.CUBES))


# The cards.


def test_cards_that_are_served_now_glow() -> None:
    relics, row = ["red wheel", "yellow drop", "white bricks"], ["red bricks", "black bricks"]
    table = seen(temple(START_ROW, cubes={"red": "1.5 1.4"}, relics=relics, row=row, hand=["red arrow 1"]))
    glowing = [piece.label.in_() for piece in pieces(table).values() if "glow" in piece.flags]
    assert glowing == ["red wheel, will be collected", "white bricks, will be collected", "red bricks, averted"]


def test_tiles_that_the_row_would_flip_have_a_crack() -> None:
    tiles = {"1.4": "arrow", "3.2": "arrow", "3.3": "arrow", "5.1": "arrow", "1.1": "drop"}
    table = seen(temple(tiles, others="front", row=["black arrow", "yellow arrow"], hand=["red arrow 1"]))
    cracked = {id for id, piece in pieces(table).items() if "crack" in piece.flags}
    assert cracked == {"tile-1.4", "tile-3.2", "tile-3.3"}


def test_the_card_in_play_lies_beside_the_temple_with_its_points() -> None:
    s = temple(START_ROW, others="front", hand=["red wheel 2", "black drop 2"])
    first = seen(after(s, "play red wheel 2"))
    second = seen(after(s, "play red wheel 2", "red enters 1.1"))
    assert [piece.label.in_() for piece in pieces(first).values() if piece.at == "in-play"] == ["red wheel 2"]
    assert [places(table)["in-play"].caption for table in (first, second)] == ["●●", "●"]


def test_a_long_temple_row_is_wrapped() -> None:
    s = temple(START_ROW, others="front", row=[name.in_() for name in words.TEMPLE_NAMES])
    row = zone(seen(s), "temple-row")
    assert len(row.pieces) == 18
    assert row.width < 8


def test_the_card_that_strikes_is_marked_while_a_tile_is_chosen() -> None:
    tiles = {"1.4": "arrow", "3.2": "arrow", "3.3": "arrow", "1.1": "drop"}
    s = settled(temple(tiles, others="front", row=["black arrow", "yellow arrow", "green drop"]))
    assert s.phase == rules.CHOOSE_TILE
    table = seen(s)
    assert {way.place for way in table.ways} == {"3.2", "3.3"}
    assert [piece.flags for piece in zone(table, "temple-row").pieces] == [["dim"], ["chosen"], []]


# Moves.


def test_a_card_shows_whom_it_could_move() -> None:
    s = temple(START_ROW, cubes={"red": "1.1", "blue": "1.2 1.4"}, hand=["red wheel 2", "black wheel 1"])
    shown = {way.label.in_(): way.shows for way in seen(s).ways}
    assert shown == {"play red wheel 2": ["cube-0", "cube-7"], "play black wheel 1": ["cube-7"]}


def test_a_cube_is_carried_to_a_tile_or_out() -> None:
    tiles = {"9.1": "drop", "9.2": "wheel", "8.1": "arrow"}
    s = after(temple(tiles, cubes={"red": "9.1"}, hand=["red arrow 1", "black drop 2"]), "play red arrow 1")
    assert carries(seen(s).ways) == {("cube-0", "9.2"), ("cube-0", "8.1"), ("cube-0", "out")}


def test_a_neighbour_that_the_card_does_not_lead_to_says_why() -> None:
    tiles = {"9.1": "drop", "9.2": "wheel", "8.1": "arrow"}
    s = after(temple(tiles, cubes={"blue": "9.1"}, hand=["red arrow 1", "black drop 2"]), "play red arrow 1")
    table = seen(s)
    assert carries(table.ways) == {("cube-6", "8.1")}
    assert ("cube-6", "out") in carries(table.shut)
    out = next(way for way in table.shut if way.place == "out")
    assert "R7" in words.reason(s, 0, out.move).in_()


def test_a_step_shows_the_cards_it_would_serve() -> None:
    row = ["yellow hammer", "blue hammer"]
    s = temple(START_ROW, cubes={"blue": "1.1"}, relics=["white hammer"], row=row, hand=["blue circles 2"])
    table = seen(after(s, "play blue circles 2"))
    way = next(way for way in table.ways if way.place == "1.2")
    assert [pieces(table)[id].label.in_() for id in way.shows] == ["white hammer", "blue hammer"]


# Players.


def test_closed_hands_show_only_how_many_cards_there_are() -> None:
    s = started_by(0, 3)
    table = seen(s, 1)
    backs = zone(table, "hand-0").pieces
    assert [piece.id for piece in backs] == ["hidden-0-0", "hidden-0-1", "hidden-0-2", "hidden-0-3"]
    assert {(piece.colour, piece.symbol, piece.number, piece.label.in_()) for piece in backs} == {
        ("", "", None, "face-down card")
    }
    mine = {f"move-{card}" for card in members(s.hand[1])}
    assert {id for id in pieces(table) if id.startswith("move-") and id[5:].isdigit()} == mine


def test_open_hands_are_seen_by_all() -> None:
    s = dealt(3, open_hands="on")
    shown = {piece.id for piece in zone(seen(s, 1), "hand-0").pieces}
    assert shown == {f"move-{card}" for card in members(s.hand[0])}


def test_seats_tell_the_common_result_and_the_start_player() -> None:
    seats = seen(started_by(1, 5)).seats
    assert [seat.score for seat in seats] == [-18] * 5
    assert [[note.in_() for note in seat.notes] for seat in seats[:3]] == [
        ["2 cards"],
        ["3 cards", "start player"],
        ["3 cards"],
    ]


def test_a_played_card_goes_from_the_hand_to_the_discards() -> None:
    s = temple(START_ROW, others="front", hand=["red hammer 1", "black drop 2"])
    card = next(way.piece for way in seen(s).ways if way.label.in_() == "play red hammer 1")
    then = after(s, "play red hammer 1", "red enters 1.1")
    assert pieces(seen(s))[card].at.startswith("hand-0-")
    assert pieces(seen(then))[card].at == "move-discard"
    assert then.cube[0] == place(s, "1.1")
