"""What the page relies on in a scene of Sohn des Kark, and that secrets do not show."""

from __future__ import annotations

from spieltisch.engine.showing.drawing import drawn
from spieltisch.engine.showing.scene import Scene, Way
from spieltisch.games.sohn_des_kark import GAME, rules, words
from spieltisch.games.sohn_des_kark.rules import CENTRE, CLOSED, NONE, OPEN, State
from tests.games.scenes import pieces, places, random_moments, zone
from tests.games.sohn_des_kark.positions import (
    RED,
    START,
    YELLOW,
    after,
    cell,
    dealt,
    ended,
    hidden,
    holding,
    placed,
    random_positions,
    table,
)
from tests.games.telling import acts


def seen(s: State, seat: int = RED) -> Scene:
    """The scene as the seat may see it."""
    return GAME.scene(hidden(s, seat), seat)


def way(shown: Scene, move: int) -> Way:
    return next(way for way in shown.ways if way.move == move)


# The landscape.


def test_north_is_up_and_east_is_right() -> None:
    where = places(seen(table(f"{START}  1,1 D")))
    assert where["0,0"].x < where["1,0"].x
    assert where["1,1"].y < where["1,0"].y


def test_the_board_grows_with_a_margin_of_one_cell() -> None:
    small, large = (zone(seen(table(tiles)), "board") for tiles in (START, f"{START}  2,0 D  3,0 H  4,0 A"))
    assert small.width < large.width
    assert small.height == large.height
    assert "5,0" in places(seen(table(f"{START}  2,0 D  3,0 H  4,0 A")))
    assert large.roams


def test_coordinates_stand_at_the_edges() -> None:
    where = places(seen(table(START)))
    assert where["column -2"].caption == "−2"
    assert where["column -2"].x == where["0,0"].x - 2
    assert where["row 0"].y + where["row 0"].h / 2 == where["0,0"].y + 0.5


def test_free_cells_appear_for_the_player_on_turn_only() -> None:
    s = table(START)
    assert "2,0" in places(seen(s, RED))
    assert "2,0" not in places(seen(s, YELLOW))
    assert "1,1" not in places(seen(placed(s, "2,0"), RED))


def test_cells_where_no_tile_can_be_closed_have_a_bar() -> None:
    where = places(seen(table(START)))
    assert where["0,1"].caption
    assert not where["1,1"].caption


def test_the_last_tile_is_marked() -> None:
    s = table(f"{START}  2,0 D  3,0 H")
    assert "last" in pieces(seen(s))["tile-3"].flags
    assert "last" not in pieces(seen(s))["tile-2"].flags
    assert "last" not in pieces(seen(table(START)))["tile-1"].flags


def test_own_closed_tiles_show_their_symbol_and_those_of_others_do_not() -> None:
    s = table(f"{START}  1,1 #D 0  2,0 #H 1")
    mine, others = pieces(seen(s, RED))["tile-2"], pieces(seen(s, RED))["tile-3"]
    assert (mine.symbol, mine.flags) == ("drop", ["back"])
    assert (others.symbol, others.flags) == ("", ["back", "last"])
    assert pieces(seen(s, -1))["tile-2"].symbol == ""


def test_cubes_stand_in_the_middle_or_on_the_crossing() -> None:
    s = table(f"{START}  0,1 H 0  1,1 A 1SW  2,0 D 0  3,0 D")
    found = {p.id for p in pieces(seen(s)).values() if p.kind == "cube" and "supply" not in p.id}
    assert found == {"cube-0-0,1 centre", "cube-0-2,0 centre", "cube-1-0,0 crossing"}
    where = places(seen(s))
    crossing, corner = where["0,0 crossing"], where["1,0"]
    assert abs(crossing.x + crossing.w / 2 - corner.x) < 1e-6
    assert abs(crossing.y + crossing.h / 2 - corner.y) < 1e-6


def test_a_cube_says_what_it_is_worth() -> None:
    s = table(f"{START}  2,0 W 0  3,0 W")
    assert "2 points" not in pieces(seen(s))["cube-0-2,0 centre"].label.in_()
    assert "3 points" in pieces(seen(s))["cube-0-2,0 centre"].label.in_()


def test_a_cube_lights_up_the_tiles_it_counts() -> None:
    s = table(f"{START}  2,0 W 0  3,0 W  1,1 # 1  2,1 D  0,1 D 1SE")
    cubes = pieces(seen(s))
    symbols = {piece.id: (piece.at, piece.symbol) for piece in cubes.values() if piece.kind == "tile"}
    market = [symbols[tile] for tile in cubes["cube-0-2,0 centre"].shows]
    assert sorted(at for at, _ in market) == ["1,0", "2,0", "3,0"]
    city = [symbols[tile] for tile in cubes["cube-1-1,1 centre"].shows]
    assert sorted(symbol for _, symbol in city) == ["drop", "wheel"], "one of every symbol"
    assert [cube.shows for cube in cubes.values() if "crossing" in cube.at] == [[]]


def test_what_a_market_brings_is_counted_when_its_cube_goes() -> None:
    before = holding(table(f"{START}  2,0 W 1  3,0 W"), "W")
    s = after(before, "4,0", cube="centre")
    (count,) = acts(GAME, s, before=before)
    assert (count.act, count.of) == ("count", "cube-1-2,0 centre")
    tiles = pieces(seen(s))
    assert sorted(tiles[tile].at for tile in count.over) == ["1,0", "2,0", "3,0", "4,0"]


# The drawn tile.


def test_the_drawn_tile_has_two_sides() -> None:
    shown = seen(table(START, drawn="A"))
    front, back = pieces(shown)["tile-2"], pieces(shown)["tile-2-closed"]
    assert (front.reverse, back.reverse) == (back.id, front.id)
    assert front.at == back.at == "hand-0"
    assert front.symbol == "arrow"
    assert "back" in back.flags


def test_both_sides_can_be_carried_and_a_barred_cell_explains_itself() -> None:
    shown = seen(table(START))
    assert (way(shown, OPEN + cell("0,1")).piece, way(shown, OPEN + cell("0,1")).place) == ("tile-2", "0,1")
    assert way(shown, CLOSED + cell("1,1")).piece == "tile-2-closed"
    assert [w.place for w in shown.shut if w.move == CLOSED + cell("0,1")] == ["0,1"]


def test_others_see_the_back_of_the_drawn_tile_until_the_cube_is_decided() -> None:
    s = table(START, drawn="A")
    for position in (s, placed(s, "2,0")):
        tile = pieces(seen(position, YELLOW))["tile-2"]
        assert (tile.at, tile.symbol, tile.flags) == ("hand-0", "", ["back"])
    assert pieces(seen(after(s, "2,0"), YELLOW))["tile-2"].at == "2,0"


def test_others_are_told_that_somebody_is_laying() -> None:
    s = table(START)
    assert "is laying a tile" not in [note.in_() for note in seen(s, YELLOW).seats[RED].notes]
    between = placed(s, "2,0")
    assert "is laying a tile" in [note.in_() for note in seen(between, YELLOW).seats[RED].notes]
    assert "is laying a tile" not in [note.in_() for note in seen(between, RED).seats[RED].notes]


def test_the_tile_of_this_turn_lies_on_the_board_for_its_player() -> None:
    shown = seen(placed(table(START), "2,0", "closed"))
    assert pieces(shown)["tile-2"].at == "2,0"
    assert "back" in pieces(shown)["tile-2"].flags
    assert "tile-2-closed" not in pieces(shown)


# The cube.


def test_ghosts_stand_where_a_cube_can_be_put() -> None:
    s = placed(table(f"{START}  1,1 D", drawn="H"), "0,1")
    shown = seen(s)
    ghosts = {p.id: p.at for p in pieces(shown).values() if "ghost" in p.flags}
    assert ghosts == {"ghost-1": "0,1 centre", "ghost-5": "0,0 crossing"}
    assert way(shown, CENTRE).piece == "ghost-1"
    assert way(shown, NONE).button
    assert not [p for p in pieces(seen(s, YELLOW)).values() if "ghost" in p.flags]


def test_a_ghost_in_the_middle_says_what_it_would_be_worth() -> None:
    s = table(f"{START}  2,0 W  0,1 D", drawn="W")
    assert pieces(seen(placed(s, "1,1")))["ghost-1"].number == 3
    assert pieces(seen(placed(s, "1,1", "closed")))["ghost-1"].number == 2


def test_pointing_at_a_cube_shows_what_it_counts() -> None:
    s = table(f"{START}  2,0 W  0,1 D", drawn="W")
    market, city = seen(placed(s, "1,1")), seen(placed(s, "1,1", "closed"))
    assert set(way(market, CENTRE).shows) == {"tile-1", "tile-2", "tile-4"}
    assert set(way(city, CENTRE).shows) == {"tile-1", "tile-3"}, "one of every symbol"
    assert set(way(market, rules.SW).shows) == {"tile-0", "tile-1", "tile-3", "tile-4"}


def test_every_cube_has_a_button_on_a_phone() -> None:
    shown = seen(placed(table(f"{START}  1,1 D", drawn="H"), "0,1"))
    named = {w.short.in_(): w.thumb for w in shown.ways if not w.button}
    assert named == {"Market: 1": True, "Crossing bottom right": True}


def test_without_a_market_the_tile_tells_why() -> None:
    s = placed(table(f"{START}  2,0 H 0  2,1 D", drawn="H"), "3,0")
    (shut,) = seen(s).shut
    assert (shut.move, shut.piece) == (CENTRE, "tile-4")
    assert "(R8)" in words.reason(hidden(s, RED), RED, CENTRE).in_()


def test_a_cube_leaves_a_gap_in_the_supply() -> None:
    s = table(START)
    before, then = (pieces(seen(p)) for p in (s, after(s, "2,0", cube="centre")))
    assert set(before) - set(then) == {"cube-0-supply-8", "tile-2-closed"}
    assert "cube-0-2,0 centre" in then


# Beside the board.


def test_lamps_show_who_holds_which_market() -> None:
    s = table(f"{START}  2,0 W 0  3,0 A 1  4,0 D 0  5,0 H")
    assert [seat.symbols for seat in seen(s).seats] == [["drop", "wheel"], ["arrow"]]


def test_the_chart_counts_tiles_and_influence_and_dims_who_does_not_lead() -> None:
    s = table(f"{START}  2,0 D  0,1 H  1,1 A 0SW  2,1 B 0SW")
    s.influence[YELLOW, 4] = 1
    shown = pieces(seen(s))
    assert [shown[f"head-{kind}"].number for kind in range(7)] == [1, 1, 0, 1, 1, 1, 1]
    assert (shown["influence-0-4-disc"].number, shown["influence-0-4-disc"].flags) == (2, [])
    assert (shown["influence-1-4-disc"].number, shown["influence-1-4-disc"].flags) == (1, ["dim"])
    assert "influence-1-5-disc" not in shown


def test_the_stack_shrinks_to_nothing() -> None:
    stacks = [pieces(seen(dealt(seats)))["stack-back"].count for seats in (2, 3, 4)]
    assert stacks == [33, 32, 31]  # one is in the hand already
    assert "stack-back" not in pieces(seen(ended(2)))


def test_at_the_end_only_crossing_cubes_are_on_the_board() -> None:
    s = ended(3, number=1)
    left = [p.at for p in zone(seen(s), "board").pieces if p.kind == "cube"]
    assert left
    assert all(at.endswith("crossing") for at in left)


def test_tiles_keep_their_ids() -> None:
    known: dict[str, str] = {}
    for s in random_positions(2, number=3):
        board = {p.id: p.at for p in zone(seen(s, -1), "board").pieces if p.kind == "tile"}
        assert known.items() <= board.items()
        known = board


def test_the_terminal_shows_both_sides_lamps_and_ghosts() -> None:
    lines = "\n".join(drawn(seen(table(f"{START}  2,0 W 0  3,0 H", drawn="A")), "en"))
    assert "arrow" in lines
    assert "[?]" in lines
    assert "8 cubes, wheel" in lines
    between = "\n".join(drawn(seen(placed(table(START), "2,0")), "en"))
    assert "R1?" in between.replace(" ", "")


def test_a_cube_that_could_be_put_tells_what_it_will_be_worth() -> None:
    for s, view, seat, move in random_moments("sohn_des_kark", 2):
        if move == CENTRE and s.laid + 1 < rules.LAID_IN_ALL[2]:
            then = s.copy()
            rules.play(then, seat, move)
            assert pieces(GAME.scene(view, seat))["ghost-1"].number == rules.worth(then, s.laid)
