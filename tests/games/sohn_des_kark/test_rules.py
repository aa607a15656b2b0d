"""Sohn des Kark, rule by rule. Names begin with the rule, ruling or example they are about."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import cast

import pytest
from hypothesis import given, settings, strategies as st

from spieltisch.engine.driving.referee import Referee
from spieltisch.engine.kernel.rng import sow
from spieltisch.games.sohn_des_kark import GAME, rules
from spieltisch.games.sohn_des_kark.rules import (
    BARRED,
    CELLS,
    CENTRE,
    CITY,
    CLOSED,
    EMPTY,
    FACE_DOWN,
    FREE,
    GROUND,
    NOBODY,
    NONE,
    NOT_YET,
    NOTHING,
    ON_CENTRE,
    ON_CORNER,
    OPEN,
    SECRET,
    START_TILES,
    SYMBOLS,
    UNKNOWN,
    State,
)
from tests.games.moments import seen
from tests.games.sohn_des_kark.positions import (
    BLUE,
    LETTERS,
    RED,
    START,
    YELLOW,
    after,
    cell,
    cubes,
    dealt,
    ended,
    hidden,
    holding,
    legal_numbers,
    market_holders,
    placed,
    placements,
    random_positions,
    scores,
    supplies,
    table,
    tile_at,
)
from tests.games.telling import is_secret, lines, listening

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
TABLES = st.builds(dealt, st.integers(2, 4), st.integers(0, 10**6))

# A city on (1,1) that sees five symbols; circles are missing.
CITY_TILES = f"{START}  0,1 D  1,1 #C 0  2,1 H  0,2 A  1,2 B"


# Set-up.


@SEATS
def test_s1_six_tiles_of_each_symbol_and_cubes_by_the_number_of_players(seats: int) -> None:
    s = dealt(seats)
    held = [s.face[1], s.drawn]
    assert [s.bag[symbol] + held.count(symbol) for symbol in range(SYMBOLS)] == [6] * 6
    assert supplies(s) == [{2: 9, 3: 7, 4: 5}[seats]] * seats


def test_s2_a_closed_tile_that_nobody_knows_lies_on_the_origin() -> None:
    s = dealt()
    assert s.cell[0] == cell("0,0") == 72 * 35 + 35
    assert s.face[0] == FACE_DOWN + UNKNOWN


def test_s3_an_open_tile_lies_east_of_it() -> None:
    tables = [dealt(number=number) for number in range(200)]
    assert {s.cell[1] for s in tables} == {cell("1,0")}
    assert {s.face[1] for s in tables} == set(range(SYMBOLS))
    assert all(s.shown[s.face[1]] == 1 and sum(s.shown.tolist()) == 1 for s in tables)


@SEATS
def test_s4_removed_tiles_are_never_drawn(seats: int) -> None:
    s = ended(seats)
    never_seen = 1 + (seats - 2)  # the closed start tile and those removed
    assert sum(s.bag.tolist()) == never_seen


@SEATS
def test_s4_and_s5_turns_of_each_player(seats: int) -> None:
    turns = Counter(s.turn for s in random_positions(seats) if s.laying == NOT_YET and s.turn != NOBODY)
    assert turns == dict.fromkeys(range(seats), {2: 17, 3: 11, 4: 8}[seats])
    assert ended(seats).laid == {2: 36, 3: 35, 4: 34}[seats]


@SEATS
def test_s6_the_start_player_is_random_and_points_are_zero(seats: int) -> None:
    tables = [dealt(seats, number) for number in range(100)]
    assert {s.start for s in tables} == set(range(seats))
    assert all(s.turn == s.start for s in tables)
    assert all(scores(s) == [0] * seats for s in tables)


# Play.


@SEATS
def test_r1_turns_go_clockwise(seats: int) -> None:
    turns = [s.turn for s in random_positions(seats) if s.laying == NOT_YET and s.turn != NOBODY]
    assert all(later == (sooner + 1) % seats for sooner, later in pairwise(turns))


def test_r1_only_the_player_on_turn_acts() -> None:
    s = table(START, seats=3, turn=1)
    assert rules.actors(s) == 0b010
    assert rules.actors(placed(s, "2,0")) == 0b010
    assert rules.actors(after(s, "2,0")) == 0b100


def test_r2_the_next_player_has_drawn_when_the_turn_begins() -> None:
    s = table(START, drawn="A")
    then = after(s, "2,0")
    assert then.drawn in range(SYMBOLS)
    assert then.bag[then.drawn] == s.bag[then.drawn] - 1
    assert sum(then.bag.tolist()) == sum(s.bag.tolist()) - 1


def test_r2_every_tile_of_the_bag_is_equally_likely() -> None:
    bag = table(START)
    for symbol, n in enumerate((0, 1, 0, 4, 2, 1)):
        bag.bag[symbol] = n
    drawn: Counter[int] = Counter()
    for number in range(4000):
        s = bag.copy()
        sow(s.rng, 5, number)
        drawn[rules.draw(s)] += 1
    assert set(drawn) == {1, 3, 4, 5}
    assert drawn[3] == pytest.approx(2000, abs=150)
    assert drawn[4] == pytest.approx(1000, abs=130)
    assert drawn[5] == pytest.approx(500, abs=110)


def test_r3_a_tile_needs_a_side_in_common() -> None:
    s = table(START)
    assert {p for p in placements(s) if p.endswith("open")} == {
        "-1,0 open", "0,1 open", "0,-1 open", "1,1 open", "1,-1 open", "2,0 open",
    }  # fmt: skip


def test_r3_holes_are_free_cells_too() -> None:
    ring = f"{START}  2,0 D  0,1 H  2,1 A  0,2 C  1,2 B  2,2 D"
    assert "1,1 open" in placements(table(ring))


@given(TABLES, st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_r3_and_r4_against_a_plain_reading_of_the_landscape(s: State, number: int) -> None:
    for position in random_positions(s.seats, number):
        if position.laying != NOT_YET or position.turn == NOBODY:
            continue
        tiles = {position.cell[t]: position.face[t] for t in range(position.laid)}
        sides = (-72, -1, 1, 72)
        free = {c + step for c in tiles for step in sides} - set(tiles)
        closable = {c for c in free if all(tiles.get(c + step, 0) < FACE_DOWN for step in sides)}
        assert legal_numbers(position) == sorted(free) + sorted(CLOSED + c for c in closable)
        assert not any(position.free.tolist()[len(free) :])


def test_r4_a_closed_tile_keeps_its_distance_to_closed_tiles() -> None:
    s = table(f"{START}  1,1 #D")
    assert "2,1 closed" not in placements(s)
    assert "2,1 open" in placements(s)
    assert "0,1 closed" not in placements(s)


def test_r4_closed_tiles_may_touch_at_a_corner() -> None:
    assert "1,1 closed" in placements(table(START))
    assert "2,0 closed" in placements(table(f"{START}  1,1 #D"))


def test_r4_an_open_tile_laid_later_does_not_lift_the_bar() -> None:
    s = after(table(START), "-1,0")
    assert "0,1 closed" not in placements(after(s, "-1,1"))


def test_r4_an_open_tile_bars_nothing() -> None:
    s = after(table(START), "2,0")
    assert {"3,0 closed", "2,1 closed", "2,-1 closed"} <= placements(s)


def test_r5a_the_centre_of_an_open_tile_is_a_market() -> None:
    s = after(table(START, drawn="H"), "2,0", cube="centre")
    assert market_holders(s) == {"H": RED}
    assert s.cube[2] == ON_CENTRE


def test_r5b_the_centre_of_a_closed_tile_is_a_city() -> None:
    s = after(table(START, drawn="H"), "2,0", "closed", "centre")
    assert market_holders(s) == {}
    assert rules.is_city(s, 2)
    assert not rules.is_city(after(table(START), "2,0", cube="centre"), 2)


@pytest.mark.parametrize(("at", "corner"), [("1,1", "SW"), ("0,1", "SE"), ("0,0", "NE"), ("1,0", "NW")])
def test_r5c_each_corner_of_a_tile_that_closes_a_square(at: str, corner: str) -> None:
    square = ["0,0", "1,0", "0,1", "1,1"]
    square.remove(at)
    s = table("  ".join(f"{c} {letter}" for c, letter in zip(square, "WHC", strict=True)))
    assert cubes(s, at) == ["none", "centre", corner]


def test_r5c_three_tiles_are_not_a_crossing() -> None:
    assert cubes(table(START), "1,1") == ["none", "centre"]
    assert cubes(table(f"{START}  2,0 H"), "1,1") == ["none", "centre"]


def test_r5c_two_sides_without_the_tile_between_them_are_not_a_crossing() -> None:
    assert cubes(table("0,1 D  1,0 W"), "1,1") == ["none", "centre"]
    assert cubes(table("0,1 D  1,0 W  0,0 H"), "1,1") == ["none", "centre", "SW"]


def test_r5c_a_closed_tile_may_complete_a_crossing() -> None:
    s = table("0,0 D  1,0 W  1,1 H")
    then = after(s, "0,1", "closed", "SE")
    assert then.influence[s.turn, CITY] == 1


def test_r6_one_cube_from_the_supply() -> None:
    s = table(START)
    assert supplies(after(s, "2,0")) == [9, 9]
    assert supplies(after(s, "2,0", cube="centre")) == [8, 9]
    assert after(s, "2,0", cube="centre").turn == YELLOW


def test_r6_without_a_cube_only_none_is_offered() -> None:
    s = table(f"{START}  0,1 D", supply=0)
    assert cubes(s, "1,1") == ["none"]


def test_r6_the_supply_of_others_does_not_matter() -> None:
    s = table(START)
    s.supply[YELLOW] = 0
    assert cubes(s, "1,1") == ["none", "centre"]


def test_r7_only_the_tile_just_laid_is_asked_about() -> None:
    s = table(f"{START}  0,1 D  1,1 H")  # a complete crossing that stayed empty
    assert cubes(s, "2,0") == ["none", "centre"]


@SEATS
def test_r7_a_cube_belongs_to_whoever_laid_its_tile(seats: int) -> None:
    owners = {}
    for s in random_positions(seats):
        if s.laying != NOT_YET:
            owners[s.laid] = s.turn
    last = ended(seats)
    assert owners == {tile: rules.owner(last, tile) for tile in range(START_TILES, last.laid)}


def test_r8_no_second_market_of_the_same_symbol() -> None:
    s = table(f"{START}  2,0 H 0  2,1 D", drawn="H")
    assert cubes(s, "3,0") == ["none"]
    assert cubes(holding(s, "B"), "3,0") == ["none", "centre"]
    assert cubes(s, "3,0", "closed") == ["none", "centre"]  # a city is no market


def test_r8_a_crossing_cube_is_still_possible() -> None:
    s = table(f"{START}  0,1 W 0  2,0 H", drawn="W")
    assert cubes(s, "1,1") == ["none", "SW"]


def test_r9_a_placement_changes_nothing_on_the_table() -> None:
    s = table(START)
    between = placed(s, "2,0")
    assert between.laying == OPEN + cell("2,0")
    between.laying = NOT_YET
    assert between == s


def test_r9_others_learn_of_a_placement_only_with_the_answer() -> None:
    s = table(START)
    views = [hidden(placed(s, at, side), YELLOW) for at, side in (("2,0", "open"), ("1,1", "closed"))]
    assert views[0] == views[1]
    assert views[0].laying == SECRET
    assert hidden(placed(s, "2,0"), RED).laying == OPEN + cell("2,0")
    assert hidden(after(s, "2,0"), YELLOW).face[2] == s.drawn


def test_r9_placements_are_secret_and_cubes_are_not() -> None:
    s = table(START)
    assert all(is_secret(GAME, s, RED, move) for move in legal_numbers(s))
    s = placed(s, "2,0")
    assert not any(is_secret(GAME, s, RED, move) for move in legal_numbers(s))


# Scoring in the turn.


def test_r10_the_displaced_market_is_paid_for_all_open_tiles_of_its_symbol() -> None:
    s = table(f"{START}  2,0 W 0  3,0 H  2,1 W  2,-1 #W  3,1 D", turn=YELLOW, drawn="W")
    then = after(s, "4,0", cube="centre")
    assert scores(then) == [4, 0]  # (1,0), (2,0), (2,1) and the new one; closed ones do not count (Q6, Q7)
    assert supplies(then) == [9, 8]
    assert market_holders(then) == {"W": YELLOW}
    assert then.cube[tile_at(then, "2,0")] == 0


def test_r10_other_markets_stay() -> None:
    s = table(f"{START}  2,0 W 0  3,0 H", drawn="H")
    then = after(s, "4,0", cube="centre")
    assert market_holders(then) == {"W": RED, "H": RED}
    assert scores(then) == [0, 0]


@pytest.mark.parametrize(("side", "cube"), [("open", "none"), ("open", "SW"), ("closed", "none"), ("closed", "centre")])
def test_r11_only_a_market_displaces_a_market(side: str, cube: str) -> None:
    s = table("0,0 D  1,0 W  2,0 W 0  0,1 H  3,0 H", turn=YELLOW, drawn="W")
    then = after(s, "1,1", side, cube)
    assert market_holders(then) == {"W": RED}
    assert scores(then) == [0, 0]


def test_r12_a_city_pays_for_each_different_symbol_once() -> None:
    s = table(f"{START}  2,0 W  0,1 D  1,1 #C 0  2,1 D  0,2 D  1,2 B", turn=YELLOW, drawn="B")
    then = after(s, "2,2")
    assert scores(then) == [3, 0]  # W, D, B
    assert supplies(then) == [9, 9]
    assert not rules.is_city(then, tile_at(then, "1,1"))


def test_r12_seven_neighbours_without_six_symbols_are_not_enough() -> None:
    s = table(f"{START}  2,0 W  0,1 D  1,1 #C 0  2,1 D  0,2 D", turn=YELLOW, drawn="B")
    then = after(s, "1,2")
    assert scores(then) == [0, 0]
    assert rules.is_city(then, tile_at(then, "1,1"))


def test_r12_a_closed_tile_shows_no_symbol_but_fills() -> None:
    s = table(f"{START}  2,0 B  0,1 D  1,1 #C 0  2,1 H  0,2 A  1,2 A", turn=YELLOW, drawn="C")
    assert scores(after(s, "2,2", "closed")) == [5, 0]
    assert scores(after(s, "2,2", "open")) == [6, 0]


def test_r12_a_new_city_may_be_complete_at_once() -> None:
    s = table("0,0 D  1,0 W  0,1 H  2,1 C  0,2 B  1,2 A  2,2 D  2,0 D", drawn="A")
    then = after(s, "1,1", "closed", "centre")
    assert scores(then) == [6, 0]
    assert supplies(then) == [9, 9]


def test_r12_a_crossing_cube_on_a_closed_tile_is_no_city() -> None:
    s = table(f"{START}  2,0 B  0,1 D  1,1 #C 0SW  2,1 H  0,2 A  1,2 A", turn=YELLOW, drawn="C")
    then = after(s, "2,2")
    assert scores(then) == [0, 0]
    assert supplies(then) == [8, 9]


def test_r12_a_tile_far_away_completes_nothing() -> None:
    s = table(CITY_TILES, seats=3, turn=BLUE, drawn="C")
    assert scores(after(s, "-1,0")) == [0, 0, 0]


def test_r13_one_tile_completes_two_cities() -> None:
    two = "0,0 D  1,0 W  2,0 D  3,0 W  4,0 D  0,1 D  1,1 #H 0  3,1 #H 1  4,1 A  0,2 W  1,2 D  2,2 W  3,2 D  4,2 B"
    s = table(two, drawn="H")
    then = after(s, "2,1")
    assert scores(then) == [3, 5]
    assert supplies(then) == [9, 9]
    assert [then.face[tile_at(then, at)] for at in ("1,1", "3,1")] == [FACE_DOWN + 1] * 2


def test_r14_a_cube_that_comes_back_is_not_offered_before_the_next_turn() -> None:
    s = table(f"{START}  2,0 B  0,1 D  1,1 #C 0  2,1 H  0,2 A  1,2 A", drawn="C", supply=0)
    assert cubes(s, "2,2") == ["none"]
    assert supplies(after(s, "2,2")) == [1, 0]


def test_r15_tiles_stay_as_they_are() -> None:
    before: list[tuple[int, int]] = []
    for s in random_positions(3):
        tiles = list(zip(s.cell.tolist(), s.face.tolist(), strict=True))[: s.laid]
        assert tiles[: len(before)] == before
        before = tiles


# End and score.


@SEATS
def test_e1_the_game_ends_after_the_turn_of_the_last_tile(seats: int) -> None:
    s = dealt(seats)
    for position in random_positions(seats):
        s = position.copy() if position.turn != NOBODY else s
    assert s.laid == rules.LAID_IN_ALL[seats] - 1
    assert s.laying != NOT_YET
    rules.play(s, s.turn, NONE)
    assert rules.actors(s) == 0
    assert (s.turn, s.drawn) == (NOBODY, NOTHING)


def test_e2_markets_score_at_the_end() -> None:
    s = table(f"{START}  2,0 W 0  3,0 H 1  3,1 W  4,1 #W")
    rules.final_score(s)
    assert scores(s) == [3, 1]


def test_e3_cities_score_at_the_end() -> None:
    s = table(f"{START}  2,0 D  1,1 #C 0  2,1 D")
    rules.final_score(s)
    assert scores(s) == [2, 0]


def test_e4_markets_and_cities_are_taken_off_and_crossings_stay() -> None:
    s = table(f"{START}  2,0 D 0  3,0 #C 1  0,1 H  1,1 A 1SW")
    rules.final_score(s)
    assert [s.cube[tile] for tile in range(s.laid) if s.cube[tile]] == [rules.SW - NONE]
    assert supplies(s) == [9, 8]
    assert market_holders(s) == {}


def test_e5_a_tile_touched_by_two_cubes_counts_twice() -> None:
    s = table(f"{START}  2,0 D  0,1 H  1,1 A 0SW  2,1 B 0SW", turn=0)
    influence = dict(zip([*LETTERS, "#"], s.influence[RED].tolist(), strict=True))
    assert influence == {"D": 1, "H": 1, "C": 0, "B": 1, "W": 2, "A": 2, "#": 1}


def test_e5_every_closed_tile_counts_as_city() -> None:
    s = after(table("0,0 #  1,0 W  0,1 H"), "1,1", "closed", "SW")
    assert s.influence[RED, CITY] == 2


@pytest.mark.parametrize(
    ("influence", "shares"),
    [
        ((2, 2, 1, 0), [3, 3, 0, 0]),
        ((1, 1, 1, 0), [2, 2, 2, 0]),
        ((1, 1, 1, 1), [1, 1, 1, 1]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
        ((0, 0, 3, 1), [0, 0, 5, 0]),
        ((1, 2, 2, 3), [0, 0, 0, 5]),
    ],
)
def test_e6_and_x11_shares_of_a_category(influence: tuple[int, ...], shares: list[int]) -> None:
    s = table(START, seats=4)
    for seat, n in enumerate(influence):
        s.influence[seat, 5] = n
    rules.score_category(s, 5)
    assert scores(s) == shares


def test_e6_all_seven_categories_score() -> None:
    s = table(START)
    for kind in range(7):
        s.influence[YELLOW, kind] = 1
    rules.final_score(s)
    assert scores(s) == [0, 35]


def test_e7_points_are_what_was_scored_so_far() -> None:
    s = table(f"{START}  2,0 W 0  3,0 W", turn=YELLOW, drawn="D")
    assert scores(s) == [0, 0]
    s.score[RED], s.score[YELLOW] = 3, 4
    assert scores(s) == [3, 4]


@pytest.mark.parametrize(("points", "winners"), [((9, 12, 7), (1,)), ((9, 9, 7), (0, 1)), ((4, 4, 4), (0, 1, 2))])
def test_e7_most_points_win_and_a_tie_is_shared(points: tuple[int, ...], winners: tuple[int, ...]) -> None:
    s = ended(3)
    for seat, n in enumerate(points):
        s.score[seat] = n
    assert Referee(GAME).winners(s) == winners


# Secrets.


def test_secrets_closed_tiles_are_known_to_whoever_laid_them() -> None:
    s = table(f"{START}  1,1 #D 0  2,0 #H 1")
    red, yellow, nobody = (hidden(s, seat) for seat in (RED, YELLOW, -1))
    assert red.face.tolist()[2:4] == [FACE_DOWN + 0, FACE_DOWN + UNKNOWN]
    assert yellow.face.tolist()[2:4] == [FACE_DOWN + UNKNOWN, FACE_DOWN + 1]
    assert nobody.face.tolist()[2:4] == [FACE_DOWN + UNKNOWN] * 2


def test_secrets_closed_tiles_stay_secret_at_the_end() -> None:
    s = ended(3)
    closed = [tile for tile in range(START_TILES, s.laid) if s.face[tile] >= FACE_DOWN]
    assert closed
    for seat in range(3):
        view = hidden(s, seat)
        for tile in closed:
            assert (view.face[tile] == FACE_DOWN + UNKNOWN) == (rules.owner(s, tile) != seat)


def test_secrets_only_the_player_on_turn_knows_the_drawn_tile() -> None:
    s = table(START, drawn="A")
    assert hidden(s, RED).drawn == LETTERS.index("A")
    assert hidden(s, YELLOW).drawn == hidden(s, -1).drawn == UNKNOWN


def test_secrets_the_bag_of_a_view_is_all_that_its_viewer_has_not_seen() -> None:
    s = table(f"{START}  1,1 #D 0  2,0 #H 1", drawn="A")
    assert hidden(s, RED).bag.tolist() == [5, 6, 6, 6, 5, 5]
    assert hidden(s, YELLOW).bag.tolist() == [6, 5, 6, 6, 5, 6]
    assert hidden(s, -1).bag.tolist() == [6, 6, 6, 6, 5, 6]


def test_secrets_open_tiles_cubes_supplies_and_points_are_public() -> None:
    s = ended(3)
    view = hidden(s, -1)
    for mine, true in ((view.cube, s.cube), (view.supply, s.supply), (view.score, s.score), (view.cell, s.cell)):
        assert mine.tolist() == true.tolist()
    shown = [face for face in s.face.tolist()[: s.laid] if face < FACE_DOWN]
    assert [face for face in view.face.tolist()[: s.laid] if face < FACE_DOWN] == shown


def test_secrets_a_guess_deals_what_is_unseen() -> None:
    s = table(f"{START}  1,1 #D 0  2,0 #H 1", turn=YELLOW)
    mine, others, view = tile_at(s, "1,1"), tile_at(s, "2,0"), hidden(s, RED)
    faces, drawn = set(), set()
    for number in range(150):
        s = view.copy()
        sow(s.rng, 3, number)
        rules.guess(s, RED)
        assert GAME.census(s) == GAME.census(dealt())
        assert s.face[mine] == FACE_DOWN + 0
        faces.add(s.face[others] - FACE_DOWN)
        drawn.add(s.drawn)
    assert faces == drawn == set(range(SYMBOLS))


def test_secrets_a_guess_finds_a_legal_placement() -> None:
    s = table(START)
    view = hidden(placed(s, "2,0"), YELLOW)
    found = set()
    for number in range(150):
        guessed = view.copy()
        sow(guessed.rng, 3, number)
        rules.guess(guessed, YELLOW)
        found.add(guessed.laying)
    assert found == set(legal_numbers(s))


# The ground.


def test_cells_up_to_37_steps_apart_never_share_a_byte_of_the_ground() -> None:
    for dy in range(38):
        for dx in range(dy - 37, 38 - dy):
            assert (dx, dy) == (0, 0) or (72 * dy + dx) % GROUND


PATHS: dict[str, list[tuple[int, int]]] = {"east": [(1, 0)], "north": [(0, 1)], "stairs": [(0, 1), (1, 0)]}


@pytest.mark.parametrize("path", PATHS)
def test_the_longest_landscapes_have_room(path: str) -> None:
    steps = PATHS[path]
    s, x, y = dealt(), 1, 0
    turns = 0
    while rules.actors(s):
        dx, dy = steps[turns % len(steps)]
        x, y, turns = x + dx, y + dy, turns + 1
        rules.play(s, s.turn, OPEN + cell((x, y)))
        rules.play(s, s.turn, NONE)
    assert turns == 34
    tiles = set(s.cell.tolist())
    assert len(tiles) == 36
    free = sorted({c + d for c in tiles for d in (-1, 1, 72, -72)} - tiles)
    assert s.free.tolist()[: s.free_cells] == free
    assert all(s.ground[c % GROUND] in (FREE, BARRED) for c in free)
    assert sum(1 for there in s.ground.tolist() if there == EMPTY) == GROUND - 36 - len(free)


def test_move_numbers() -> None:
    assert (OPEN, CLOSED, NONE, CENTRE) == (0, 5184, 10368, 10369)
    assert (rules.NW, rules.NE, rules.SW, rules.SE) == (10370, 10371, 10372, 10373)
    assert CELLS == 5184
    assert ON_CORNER == rules.NW - NONE


# Rulings that no rule above tells already.


def test_q4_holding_two_markets_of_different_symbols_is_fine() -> None:
    s = table(f"{START}  2,0 H 0  2,1 D", drawn="B")
    assert market_holders(after(s, "3,0", cube="centre")) == {"H": RED, "B": RED}


def test_q10_a_cube_is_placed_before_cities_are_scored() -> None:
    s = table(CITY_TILES + "  -1,0 D", seats=3, turn=RED, drawn="C")
    then = after(s, "2,2", cube="centre")
    assert scores(then) == [6, 0, 0]
    assert supplies(then) == [6, 7, 7]


# Examples.


def test_x1_the_first_turn() -> None:
    s = table(START)
    assert len(placements(s)) == 9
    assert {p for p in placements(s) if p.endswith("closed")} == {"1,1 closed", "1,-1 closed", "2,0 closed"}
    assert cubes(s, "1,1") == cubes(s, "2,0", "closed") == ["none", "centre"]


def test_x2_the_second_turn() -> None:
    s = table(START)
    assert Counter(p.split()[1] for p in placements(after(s, "2,0"))) == {"open": 8, "closed": 5}
    assert Counter(p.split()[1] for p in placements(after(s, "1,1", "closed"))) == {"open": 7, "closed": 2}


def test_x3_the_corner_of_four_tiles() -> None:
    s = table(f"{START}  1,1 D", drawn="H")
    assert "0,1 closed" not in placements(s)
    assert cubes(s, "0,1") == ["none", "centre", "SE"]


def test_x4_two_crossings_one_cube() -> None:
    s = table(f"{START}  2,0 D  0,1 H  2,1 A", drawn="B")
    assert cubes(s, "1,1") == ["none", "centre", "SW", "SE"]
    then = after(s, "1,1", cube="SW")
    influence = dict(zip([*LETTERS, "#"], then.influence[RED].tolist(), strict=True))
    assert influence == {"D": 0, "H": 1, "C": 0, "B": 1, "W": 1, "A": 0, "#": 1}
    assert "SW" not in cubes(then, "3,1")  # the crossing at (1,1) SE is no corner of a later tile
    assert cubes(then, "1,2") == ["none", "centre"]


def test_x5_a_market_changes_hands() -> None:
    s = table(f"{START}  2,0 W 0", turn=YELLOW, drawn="W")
    then = after(s, "3,0", cube="centre")
    assert scores(then) == [3, 0]
    assert supplies(then) == [9, 8]
    assert market_holders(then) == {"W": YELLOW}
    without = after(s, "3,0")
    assert (scores(without), market_holders(without)) == ([0, 0], {"W": RED})
    red = table(f"{START}  2,0 W 0  2,1 D", turn=RED, drawn="W")
    assert cubes(red, "3,0") == ["none"]


def test_x6_a_city_sees_six_symbols_or_is_surrounded() -> None:
    s = table(CITY_TILES, seats=3, turn=BLUE, drawn="C")
    assert rules.worth(s, tile_at(s, "1,1")) == 5
    assert scores(after(s, "2,2")) == [6, 0, 0]
    closed = after(s, "2,2", "closed", then="A")
    assert scores(closed) == [0, 0, 0]
    full = after(closed, "2,0")
    assert scores(full) == [5, 0, 0]
    assert supplies(full) == [7, 7, 7]


def test_x7_a_city_in_a_hole_scores_at_once() -> None:
    s = table(f"{START}  2,0 B  0,1 D  2,1 H  0,2 A  1,2 A  2,2 H", drawn="C")
    assert "1,1 closed" in placements(s)
    then = after(s, "1,1", "closed", "centre")
    assert scores(then) == [5, 0]
    assert supplies(then) == [9, 9]


def test_x8_no_cube_left_but_one_comes_back() -> None:
    s = table(CITY_TILES + "  -1,0 D", seats=3, turn=RED, drawn="C", supply=0)
    assert cubes(s, "2,2") == ["none"]
    then = after(s, "2,2")
    assert scores(then) == [6, 0, 0]
    assert supplies(then) == [1, 0, 0]


def test_x9_the_influence_of_one_cube() -> None:
    s = after(table("0,0 #  1,0 A  0,1 A", drawn="D"), "1,1", cube="SW")
    influence = dict(zip([*LETTERS, "#"], s.influence[RED].tolist(), strict=True))
    assert influence == {"D": 1, "H": 0, "C": 0, "B": 0, "W": 0, "A": 2, "#": 1}


def test_x10_the_end_of_a_game_with_three_players() -> None:
    s = table(
        "0,0 #  1,0 W  -1,2 A 0  0,2 A  1,2 A 2SW  2,2 H 1SE  3,2 # 1  4,2 C  5,2 C 2  0,1 D  1,1 # 0  2,1 H  3,1 D",
        seats=3,
        turn=RED,
    )
    worth = {at: rules.worth(s, tile_at(s, at)) for at in ("-1,2", "1,1", "3,2", "5,2")}
    assert worth == {"-1,2": 3, "1,1": 4, "3,2": 3, "5,2": 2}
    rules.final_score(s)
    assert scores(s) == [7, 14, 13]


# Moments.


def test_e1_the_last_tile_is_seen_before_the_cubes_are_taken_off() -> None:
    before, moment, after = next(seen(GAME, 3))
    assert moment.laid == before.laid + 1
    assert moment.score.tolist() != after.score.tolist()
    assert moment.cube.tolist() != after.cube.tolist()


# What is told.


def test_set_up_is_told() -> None:
    s = listening(cast(State, GAME.blank(3, {})))
    sow(s.rng, 7, 0)
    rules.deal(s)
    start, begins = lines(GAME, s, viewer=s.start)
    assert start.endswith("The stack has 33 tiles.")
    assert begins == "You begin."


def test_a_market_that_changes_hands_is_told() -> None:
    s = after(table(f"{START}  2,0 W 0", turn=YELLOW, drawn="W"), "3,0", cube="centre")
    assert lines(GAME, s, viewer=RED) == [
        "Bela lays a tile open on (3, 0): wheel.",
        "Bela opens the wheel market.",
        "You lose your wheel market: 3 points, your cube comes back.",
    ]
    assert lines(GAME, s, viewer=YELLOW, language="de") == [
        "Du legst ein Plättchen offen auf (3, 0): Rad.",
        "Du eröffnest den Rad-Markt.",
        "Ann verliert den Rad-Markt: 3 Punkte, der Würfel kommt zurück.",
    ]


def test_r9_a_placement_is_told_with_the_cube_and_a_closed_symbol_only_to_its_player() -> None:
    s = table(START, drawn="A")
    assert lines(GAME, placed(s, "1,1", "closed"), viewer=YELLOW) == []
    s = after(s, "1,1", "closed", "centre")
    assert lines(GAME, s, viewer=RED) == ["You lay a tile closed on (1, 1): arrow.", "You found a city."]
    assert lines(GAME, s, viewer=YELLOW) == ["Ann lays a tile closed on (1, 1).", "Ann founds a city."]


def test_cities_are_told_with_what_completed_them() -> None:
    s = table(CITY_TILES, seats=3, turn=BLUE, drawn="C")
    sees = "Ann's city on (1, 1) sees all six symbols: 6 points, the cube comes back."
    assert lines(GAME, after(s, "2,2"))[-1] == sees
    full = after(after(s, "2,2", "closed", then="A"), "2,0")
    assert lines(GAME, full, RED)[-1] == "Your city on (1, 1) is surrounded: 5 points, the cube comes back."


def test_a_crossing_is_told() -> None:
    s = after(table("0,0 #  1,0 A  0,1 A", drawn="D"), "1,1", cube="SW")
    assert lines(GAME, s)[-1] == "Ann puts a cube on the crossing at the bottom left."


def test_the_end_is_told_category_by_category() -> None:
    s = table(
        "0,0 #  1,0 W  -1,2 A 0  0,2 A  1,2 A 2SW  2,2 H 1SE  3,2 # 1  4,2 C  5,2 C 2  0,1 D  1,1 # 0  2,1 H  3,1 D",
        seats=3,
        turn=RED,
    )
    s = listening(s)
    rules.final_score(s)
    assert lines(GAME, s, viewer=YELLOW) == [
        "Ann's arrow market: 3 points.",
        "Your city on (3, 2): 3 points.",
        "Cleo's circles market: 2 points.",
        "Ann's city on (1, 1): 4 points.",
        "Cleo and you have the most influence on drops (1 each): 3 points each.",
        "You have the most influence on hammers (2): 5 points.",
        "Cleo has the most influence on arrows (2): 5 points.",
        "Cleo and you have the most influence on closed tiles (1 each): 3 points each.",
    ]
    assert lines(GAME, s, viewer=YELLOW, language="de")[-2:] == [
        "Cleo hat den größten Einfluss auf Pfeile (2): 5 Punkte.",
        "Cleo und du habt den größten Einfluss auf verdeckte Plättchen (je 1): je 3 Punkte.",
    ]
