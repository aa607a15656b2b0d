"""Brikks, rule by rule. Names begin with the rule or example they are about."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import given, settings, strategies as st

from spieltisch.engine.kernel.rng import sow, uniform
from spieltisch.engine.kernel.sets import members
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.games.brikks import GAME, rules, words
from spieltisch.games.brikks.blocks import (
    CIRCLES,
    COLUMNS,
    EXTRA,
    FACTOR,
    FIELDS,
    MINI,
    OFFER,
    PINK,
    PRICE,
    ROW_POINTS,
    ROWS,
    SHAPES,
    cells_of,
)
from spieltisch.games.brikks.rules import (
    ANSWERING,
    DROPPING,
    MOST_MINIS,
    MOST_ROLLS,
    NO_FIELD,
    OVER,
    PICKING,
    ROLLED,
    ROLLING,
    STARTING,
    State,
)
from spieltisch.games.brikks.scene import drawn_blocks
from tests.games.brikks.positions import (
    FIELD,
    FULL_ROW,
    Cell,
    actors,
    after,
    alone,
    asked,
    cells,
    crossed,
    energy,
    free,
    landing,
    legal,
    may,
    number_of,
    offered,
    place,
    places,
    points,
    rolled,
    sheet,
    start,
    table,
    view,
)
from tests.games.telling import lines, listening
from tests.suite.cases import Case, random_game

SEATS = st.integers(1, 4)
SEEDS = st.integers(0, 10_000)
SHEETS = st.lists(st.integers(0, 1023), max_size=ROWS)
EMPTY = ""
LOW = "####......"


def drawn(rows: list[int]) -> str:
    """A sheet of some rows, the first at the bottom."""
    return " ".join("".join("#" if row >> x & 1 else "." for x in range(COLUMNS)) for row in reversed(rows))


def story(before: State, *steps: tuple[int, str]) -> list[str]:
    """The English log of the last of some moves."""
    return lines(GAME, after(after(before, *steps[:-1]), steps[-1]))


def why(s: State, seat: int, name: str) -> str:
    """The English reason why a move is not legal."""
    assert not may(s, seat, name)
    return words.reason(view(s, seat), seat, number_of(name)).in_()


# The parts.


def test_there_are_19_different_blocks() -> None:
    assert len({(field // 4, " ".join(SHAPES[field])) for field in range(FIELDS)}) == 19
    assert all(len(cells_of(field)) == 4 for field in range(FIELDS))
    assert cells_of(MINI) == [(0, 0)]


def test_every_colour_turns_clockwise_or_stays() -> None:
    """Column by column a block is turned by a quarter, always the same way round."""
    for field in range(FIELDS - 4):
        if field % 4 == 3 or SHAPES[field] == SHAPES[field + 1]:
            continue
        turned = [line[::-1] for line in zip(*SHAPES[field], strict=True)]
        back = ["".join(line) for line in zip(*SHAPES[field], strict=True)][::-1]
        assert SHAPES[field + 1] in (["".join(line) for line in turned], back)


def test_two_circles_of_every_colour_are_on_the_sheet() -> None:
    assert sorted(CIRCLES.values()) == [colour for colour in range(6) for _ in range(2)]
    assert CIRCLES[5, 3] == CIRCLES[8, 8] == FIELD["white 1"] // 4
    assert CIRCLES[6, 6] == CIRCLES[1, 10] == FIELD["red 1"] // 4


def test_every_third_circle_from_the_seventh_is_pink() -> None:
    assert [n for n in range(1, 29) if PINK[n] > PINK[n - 1]] == [7, 10, 13, 16, 19, 22, 25, 28]


def test_rows_count_once_twice_and_four_times() -> None:
    assert [FACTOR[row] for row in range(ROWS)] == [1] * 5 + [2] * 5 + [4]


# Set-up.


def test_s1_every_seat_begins_equally_often() -> None:
    times = [0] * 4
    for number in range(400):
        times[start(4, number).start] += 1
    assert all(60 < n < 140 for n in times)  # binomial: mean 100, standard deviation 9


def test_s2_everybody_plays_the_level_of_the_option() -> None:
    assert start(3, level=4).level.tolist()[:3] == [4, 4, 4]
    assert start(3).level.tolist()[:3] == [2, 2, 2]


def test_s2_with_choose_all_pick_at_the_same_time() -> None:
    s = start(3, level="choose")
    assert s.phase == PICKING
    assert actors(s) == [0, 1, 2]
    s = after(s, (1, "level 4"))
    assert actors(s) == [0, 2]
    s = after(s, (2, "level 1"), (0, "level 3"))
    assert s.level.tolist()[:3] == [3, 4, 1]
    assert s.phase == STARTING
    assert s.answered == 0


@pytest.mark.parametrize(("seats", "circled", "unused"), [(1, 5, 5), (2, 4, 2), (3, 4, 3), (4, 4, 4)])
def test_s3_energy_at_the_start(seats: int, circled: int, unused: int) -> None:
    s = start(seats)
    assert all(s.circled[seat] == circled and free(s, seat) == unused for seat in range(seats))
    assert s.bombs.tolist()[:seats] == [3] * seats


def test_s4_the_right_neighbour_picks_first_and_the_start_player_last() -> None:
    s = start(4)
    s.start = s.roller = 2
    s.turn = 1
    order = []
    for colour in ("white", "red", "blue", "black"):
        order.append(actors(s))
        s = after(s, (order[-1][0], f"start {colour}"), (order[-1][0], "land 2 1"))
    assert order == [[1], [0], [3], [2]]


def test_s4_nobody_takes_a_block_that_somebody_has() -> None:
    s = start(2)
    first, second = s.turn, 1 - s.turn
    assert [move - rules.START for move in legal(s, first)] == [0, 1, 2, 3, 4, 5]
    s = after(s, (first, "start green"), (first, "land 1 1"))
    assert [move - rules.START for move in legal(s, second)] == [0, 1, 3, 4, 5]
    assert why(s, second, "start green") == "Somebody has that start block already (S4)."


def test_s4_it_stands_in_row_1_in_any_columns() -> None:
    assert places(alone(start(1), "start white")) == [(x, 1) for x in range(1, 9)]
    assert places(alone(start(1), "start black")) == [(x, 1) for x in range(1, 10)]


def test_s4_it_covers_circles_without_effect() -> None:
    for level in (1, 2, 3, 4):
        s = alone(start(1, level=level), "start yellow", "land 4 1")
        assert (5, 3) in crossed(s)
        assert (s.circled[0], free(s), s.extra[0]) == (5, 5, 0)


def test_s4_another_block_may_be_taken_instead() -> None:
    s = alone(start(1), "start white", "back")
    assert s.chip[0] == NO_FIELD
    assert len(legal(s, 0)) == 6
    assert alone(s, "start red", "land 3 1").drawn[0] == 1


def test_s5_then_the_start_player_rolls() -> None:
    s = start(2)
    first, second = s.turn, 1 - s.turn
    s = after(s, (first, "start green"), (first, "land 1 1"), (second, "start red"), (second, "land 4 1"))
    assert second == s.start == s.roller
    assert s.phase == ROLLING
    assert actors(s) == [second]
    assert may(s, second, "roll")


# Play.


def test_r1_both_dice_may_be_rolled_once_more() -> None:
    s = after(table(), (0, "roll"))
    assert s.phase == ROLLED
    assert [may(s, 0, name) for name in ("keep", "reroll", "roll")] == [True, True, False]
    assert actors(s) == [0]
    again = after(s, (0, "reroll"))
    assert again.phase == ANSWERING
    assert lines(GAME, again) == [f"Ann rolls again: {words.BLOCKS[again.rolled].in_('en')}."]
    kept = after(s, (0, "keep"))
    assert kept.rolled == s.rolled


def test_r1_alone_the_first_result_stands() -> None:
    assert alone(table([EMPTY]), "roll").phase == ANSWERING


def test_r1_every_field_is_rolled_equally_often_both_times() -> None:
    first, second = [0] * FIELDS, [0] * FIELDS
    s = table()
    for _ in range(2400):
        rules.play(s, 0, number_of("roll"))
        first[s.rolled] += 1
        rules.play(s, 0, number_of("reroll"))
        second[s.rolled] += 1
        s.phase = ROLLING
    assert all(55 < n < 145 for n in first + second)  # binomial: mean 100, standard deviation 10


def test_r2_everybody_still_in_has_the_rolled_block() -> None:
    s = rolled(table([EMPTY] * 3, out=[1]), "green 3")
    assert s.chip.tolist()[:3] == [FIELD["green 3"], NO_FIELD, FIELD["green 3"]]


def test_r3_all_answer_at_the_same_time_and_then_the_next_one_rolls() -> None:
    s = rolled(table([EMPTY] * 3, roller=2), "black 4")
    assert actors(s) == [0, 1, 2]
    s = after(s, (1, "land 1 1"))
    assert actors(s) == [0, 2]
    assert s.phase == ANSWERING
    s = after(s, (2, "bomb"), (0, "land 7 1"))
    assert (s.phase, s.roller, s.answered) == (ROLLING, 0, 0)
    assert actors(s) == [0]


def test_r3_who_is_out_does_not_roll() -> None:
    s = rolled(table([EMPTY] * 4, roller=3, out=[0, 1]), "black 4")
    assert actors(s) == [2, 3]
    assert actors(after(s, (2, "bomb"), (3, "bomb"))) == [2]


def test_r3_the_last_of_several_rolls_for_himself_and_may_roll_again() -> None:
    s = rolled(table([EMPTY, EMPTY], out=[1]), "black 4")
    s = after(s, (0, "land 1 1"))
    assert actors(s) == [0]
    assert after(s, (0, "roll")).phase == ROLLED


def test_r4_a_turn_costs_the_way_along_the_line_and_another_colour_five() -> None:
    assert [PRICE[FIELD["yellow 1"], FIELD[f"yellow {n}"]] for n in (1, 2, 3, 4)] == [0, 1, 2, 3]
    assert [PRICE[FIELD["yellow 4"], FIELD[f"yellow {n}"]] for n in (1, 2, 3, 4)] == [3, 2, 1, 0]
    assert PRICE[FIELD["yellow 4"], FIELD["green 4"]] == PRICE[FIELD["white 1"], FIELD["black 4"]] == 5


@pytest.mark.parametrize(
    ("unused", "found"),
    [(0, []), (1, ["yellow 2"]), (2, ["yellow 2", "yellow 3"]), (4, ["yellow 2", "yellow 3", "yellow 4"])],
)
def test_r4_what_the_energy_buys_is_offered(unused: int, found: list[str]) -> None:
    assert offered(rolled(energy(table([EMPTY]), 0, 10, unused), "yellow 1")) == found


def test_r4_equal_blocks_are_offered_once_the_cheapest_then_the_lowest() -> None:
    s = rolled(energy(table([EMPTY]), 0, 10, 5), "red 4")
    found = offered(s)
    assert [name for name in found if name.startswith("red")] == ["red 2"]
    assert [name for name in found if name.startswith("blue")] == ["blue 1", "blue 3"]
    assert why(s, 0, "change red 1") == ("Another field has the same block, cheaper or for the same price (R4).")
    assert why(s, 0, "change red 3") == "That is the same block (R4)."


def test_r4_only_blocks_that_may_land_are_offered() -> None:
    sheet = " ".join([FULL_ROW] * 8)
    s = rolled(energy(table([f".......... .......... .......... {sheet}"]), 0, 10, 4), "black 4")
    assert offered(s) == ["black 2"]
    assert why(s, 0, "change black 3") == "That block fits nowhere any more (R4)."


def test_r4_at_most_18_fields_are_offered() -> None:
    assert max(OFFER[field, 5].bit_count() for field in range(FIELDS)) == 18
    assert all(OFFER[field, 5].bit_count() == 18 for field in range(FIELDS))


def test_r4_once_per_answer_and_back_before_anything_is_paid() -> None:
    s = alone(rolled(energy(table([EMPTY]), 0, 10, 4), "yellow 1"), "change yellow 3")
    assert free(s) == 4
    assert offered(s) == []
    assert not may(s, 0, "bomb")
    assert why(s, 0, "change yellow 2").startswith("Now a block falls")
    assert alone(s, "back").chip[0] == FIELD["yellow 1"]
    assert alone(s, "back", "change yellow 2", "land 1 1").used[0] == 7
    assert not may(alone(s, "back"), 0, "back")


def test_r5_a_block_need_not_slide_on() -> None:
    assert (5, 2) in landing("....##....", "black 4")


def test_r5_it_lies_completely_inside_the_sheet() -> None:
    tower = "..... .....".replace(" ", "") + " " + " ".join(["####......"] * 10)
    assert (1, 11) not in landing(tower, "black 1")
    assert (1, 11) in landing(tower, "black 4")
    s = asked(tower, "black 1")
    assert why(s, 0, "land 1 11") == "The block must lie inside the sheet (R5)."


def test_r5_reasons_tell_what_is_in_the_way() -> None:
    s = asked("####...... #......... #.........", "black 1")
    assert why(s, 0, "land 1 1") == "There is no room for the block (R5)."
    assert why(s, 0, "land 7 2") == "The block falls further there (R5)."
    shaft = asked("##.####### ##..######", "black 1")
    assert why(shaft, 0, "land 3 1") == "There is no room for the block (R5)."
    cave = asked("########## #..####### #..#######", "black 1")
    assert why(cave, 0, "land 2 1") == "The block cannot get there from above (R6)."


def slow_places(rows: list[int], field: int) -> list[Cell]:
    """Rule R6 to the letter: a search step by step."""
    taken = {(x + 1, row + 1) for row, bits in enumerate(rows) for x in range(COLUMNS) if bits >> x & 1}
    width, height = len(SHAPES[field][0]), len(SHAPES[field])

    def is_free(x: int, y: int) -> bool:
        spots = [(x + dx, y + dy) for dx, dy in cells_of(field)]
        return all(1 <= a <= COLUMNS and b >= 1 and (a, b) not in taken for a, b in spots)

    frontier = [(x, ROWS + 1) for x in range(1, COLUMNS + 2 - width)]
    reached = set(frontier)
    while frontier:
        x, y = frontier.pop()
        for step in ((x - 1, y), (x + 1, y), (x, y - 1)):
            if step not in reached and is_free(*step):
                reached.add(step)
                frontier.append(step)
    found = [(x, y) for x, y in reached if y + height - 1 <= ROWS and not is_free(x, y - 1)]
    return sorted(found, key=lambda spot: (spot[1], spot[0]))


@settings(max_examples=300, deadline=None)
@given(SHEETS, st.integers(0, FIELDS - 1))
def test_r6_the_search_by_rows_finds_what_the_rule_says(rows: list[int], field: int) -> None:
    assert landing(drawn(rows), words.BLOCKS[field].in_()) == slow_places(rows, field)


@settings(max_examples=200, deadline=None)
@given(st.lists(st.lists(st.integers(0, 9), max_size=4), max_size=ROWS), st.integers(0, FIELDS - 1))
def test_r6_also_on_sheets_with_few_crosses(columns: list[list[int]], field: int) -> None:
    rows = [sum(1 << x for x in set(row)) for row in columns]
    assert landing(drawn(rows), words.BLOCKS[field].in_()) == slow_places(rows, field)


def test_r6_a_row_is_spread_over_gap_by_gap() -> None:
    for gaps in range(1 << COLUMNS):
        start = 0
        for x in range(COLUMNS):
            if not gaps >> x & 1:
                start = x + 1
                continue
            end = x
            while gaps >> end & 1:
                end += 1
            assert rules.spread(1 << x, gaps) == (1 << end) - (1 << start)
        assert rules.spread(gaps, gaps) == gaps


@settings(max_examples=100, deadline=None)
@given(SHEETS)
def test_r4_r6_only_blocks_that_fit_are_offered(rows: list[int]) -> None:
    s = asked(drawn(rows), "white 1")
    s.circled[0], s.used[0] = 10, 0
    fitting = {field for field in range(FIELDS) if slow_places(rows, field)}
    for s.rolled in range(FIELDS):
        assert set(members(rules.affordable(s, 0))) == set(members(OFFER[s.rolled, 5])) & fitting


def test_r7_the_price_is_crossed_and_the_cells_are_drawn() -> None:
    s = alone(rolled(energy(table([EMPTY]), 0, 10, 4), "yellow 1"), "change yellow 3", "land 2 1")
    assert (s.circled[0], s.used[0]) == (10, 8)
    assert crossed(s) == {(2, 1), (2, 2), (2, 3), (3, 3)}
    assert drawn_blocks(s, 0) == [(FIELD["yellow 3"], place(2, 1))]


def test_r7_the_block_has_the_colour_of_its_field() -> None:
    s = alone(rolled(energy(table(["....#..... ....#....."]), 0, 10, 5), "red 1"), "change white 1", "land 4 3")
    assert s.circled[0] == 12  # the white circle at (5, 3)


@pytest.mark.parametrize(("level", "circled", "unused"), [(1, 11, 4), (2, 10, 3), (3, 10, 2), (4, 10, 1)])
def test_r8_another_colour_by_level(level: int, circled: int, unused: int) -> None:
    s = energy(table(["....#..... ....#....."], level=level), 0, 10, 3)
    s = alone(rolled(s, "black 4"), "land 2 3")
    assert (s.circled[0], free(s)) == (circled, unused)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_r8_the_own_colour_brings_two_at_every_level(level: int) -> None:
    s = energy(table(["....#..... ....#....."], level=level), 0, 10, 3)
    s = alone(rolled(s, "white 1"), "land 4 3")
    assert (s.circled[0], free(s)) == (12, 5)


def test_r8_losses_stop_at_no_energy() -> None:
    s = energy(table(["....#..... ....#....."], level=4), 0, 10, 1)
    assert free(alone(rolled(s, "black 4"), "land 2 3")) == 0


def test_r8_a_pink_cross_gives_an_extra_cross_and_energy_beyond_28_lapses() -> None:
    s = alone(rolled(energy(table(["....#..... ....#....."]), 0, 27, 3), "white 1"), "land 4 3")
    assert (s.circled[0], free(s), s.extra[0]) == (28, 4, 1)


def test_r8_an_extra_cross_is_never_lost() -> None:
    s = energy(table(["#......### #......### #......###"], level=4), 0, 6, 0)
    s = alone(rolled(s, "green 4"), "land 8 4")
    assert (free(s), s.extra[0]) == (0, 1)


@pytest.mark.parametrize(
    ("gap", "name", "crosses"), [(1, "black 3", 0), (2, "black 3", 1), (3, "black 3", 2), (4, "black 3", 4)]
)
def test_r9_rows_filled_at_once(gap: int, name: str, crosses: int) -> None:
    lower = ["#########."] * gap + ["########.."] * (4 - gap)
    s = alone(asked(" ".join(reversed(lower)), name), "land 10 1")
    assert s.extra[0] == crosses


def test_r9_rows_stay() -> None:
    s = alone(asked("#########. #########.", "black 3"), "land 10 1")
    assert sheet(s) == [".........#", ".........#", FULL_ROW, FULL_ROW]


def test_r10_a_bomb_instead_of_a_block_also_if_it_fits() -> None:
    s = asked(LOW, "black 1")
    assert len(places(s)) > 0
    s = alone(s, "bomb")
    assert s.bombs[0] == 2
    assert sheet(s) == [LOW]
    assert free(s) == 5
    for _ in range(2):
        s = alone(rolled(s, "black 1"), "bomb")
    s = rolled(s, "black 1")
    assert why(s, 0, "bomb") == "You have no bomb left (R10)."


def test_r11_leaving_only_if_the_rolled_block_fits_nowhere() -> None:
    s = asked(LOW, "black 1")
    assert why(s, 0, "leave") == "You may leave only if the rolled block fits nowhere (R11)."
    full = " ".join([FULL_ROW] * 10)
    stuck = rolled(energy(table([full]), 0, 10, 5), "black 1")
    assert places(stuck) == []
    assert offered(stuck) == ["black 4"]  # energy and bombs need not be used
    assert may(stuck, 0, "bomb")
    assert alone(stuck, "leave").inside == 0


def test_r11_who_is_out_neither_rolls_nor_draws() -> None:
    full = " ".join([FULL_ROW] * 10)
    s = rolled(table([full, EMPTY, EMPTY], roller=2), "black 1")
    s = after(s, (0, "leave"), (1, "land 1 1"), (2, "land 1 1"))
    assert actors(s) == [1]
    assert actors(rolled(s, "black 1")) == [1, 2]


def test_r12_energy_won_can_be_used_from_the_next_roll_on() -> None:
    s = alone(rolled(energy(table(["....#..... ....#....."]), 0, 10, 0), "white 1"), "land 4 3")
    assert offered(rolled(s, "yellow 1")) == ["yellow 2", "yellow 3"]


# End and score.


def test_e1_the_game_ends_when_all_are_out() -> None:
    full = " ".join([FULL_ROW] * 10)
    s = rolled(table([full, full]), "black 1")
    s = after(s, (0, "leave"))
    assert s.phase == ANSWERING
    s = after(s, (1, "bomb"))
    assert actors(s) == [1]
    s = after(rolled(s, "black 1"), (1, "leave"))
    assert s.phase == OVER
    assert actors(s) == []


@pytest.mark.parametrize(
    ("row", "score"), [("##########", 5), (".#########", 2), ("#.########", 2), (".########.", 1), ("#######...", 0)]
)
def test_e2_rows_by_crosses(row: str, score: int) -> None:
    s = table([row])
    assert rules.row_points(s, 0) == score
    assert rules.row_points(table([" ".join([row] + ["#........."] * 5)]), 0) == 2 * score
    assert rules.row_points(table([" ".join([row] + ["#........."] * 10)]), 0) == 4 * score


def test_e3_the_extra_bar_counts_its_first_free_field() -> None:
    assert [EXTRA[n] for n in range(15)] == [0, 1, 3, 6, 10, 15, 21, 28, 36, 44, 51, 58, 64, 70, 75]
    s = energy(table([EMPTY]), 0, 5, 0)
    s.bombs[0] = 0
    s.extra[0] = 3
    assert points(s) == [6]


@pytest.mark.parametrize(("bombs", "score"), [(3, 7), (2, 6), (1, 4), (0, 0)])
def test_e4_unused_bombs(bombs: int, score: int) -> None:
    s = energy(table([EMPTY]), 0, 5, 0)
    s.bombs[0] = bombs
    assert points(s) == [score]


@pytest.mark.parametrize(("unused", "score"), [(0, 0), (1, 0), (2, 1), (5, 2), (28, 14)])
def test_e5_a_point_for_two_energy(unused: int, score: int) -> None:
    s = energy(table([EMPTY]), 0, 28, unused)
    s.bombs[0] = 0
    assert points(s) == [score]


def test_e6_the_score_is_the_sum_and_equal_scores_share_the_win() -> None:
    s = energy(table([FULL_ROW]), 0, 5, 4)
    s.extra[0] = 2
    assert points(s) == [5 + 3 + 7 + 2]
    assert not hasattr(rules, "tie")


@pytest.mark.parametrize(
    ("score", "rank"),
    [(0, 1), (59, 1), (60, 2), (70, 3), (80, 4), (90, 5), (99, 5), (100, 6), (110, 7), (130, 8), (150, 8), (151, 9)],
)
def test_e7_the_rank_of_a_solo_game(score: int, rank: int) -> None:
    assert words.rank(score, 1) == rank
    assert words.rank(score - 5, 2) == rank
    assert words.rank(score - 15, 4) == rank


def test_e7_the_log_tells_score_and_rank() -> None:
    s = rolled(table([" ".join([FULL_ROW] * 10)], level=3), "black 1")
    s.bombs[0] = 1
    assert story(s, (0, "leave")) == [
        "Ann leaves the game.",
        "Ann: rows 75, extra bar 0, bombs 4, energy 2 – 81 points in all.",
        "Level 3: rank 5 of 9.",
    ]


# The duel.


def duel(first: str = EMPTY, second: str = EMPTY, roller: int = 0) -> State:
    return table([first, second], roller=roller, mode="duel")


FOUR_GAPS = " ".join(["#########."] * 4)
TWO_GAPS = "########.. #########. #########."  # a block in column 10 fills two rows


def test_d1_crosses_become_minis_for_the_opponent() -> None:
    s = after(rolled(duel(TWO_GAPS), "black 3"), (0, "land 10 1"))
    assert (s.extra[0], s.owed[0]) == (0, 1)
    s = after(rolled(duel(FOUR_GAPS), "black 3"), (0, "land 10 1"))
    assert s.owed[0] == 4
    s = energy(duel("....#..... ....#....."), 0, 6, 2)
    assert after(rolled(s, "white 1"), (0, "land 4 3")).owed[0] == 1


def test_d1_there_are_no_points() -> None:
    s = duel(FOUR_GAPS, FULL_ROW)
    assert points(s) == [0, 0]


def test_d1_the_extra_bar_has_no_cap_there() -> None:
    s = duel(FOUR_GAPS)
    s.owed[0] = 13
    assert after(rolled(s, "black 3"), (0, "land 10 1")).owed[0] == 17


def test_d2_when_both_have_answered_the_roller_drops_first_then_the_other() -> None:
    s = rolled(duel(FOUR_GAPS, TWO_GAPS, roller=1), "black 3")
    s = after(s, (0, "land 10 1"))
    assert s.phase == ANSWERING
    s = after(s, (1, "land 10 1"))
    assert (s.phase, actors(s)) == (DROPPING, [1])
    s = after(s, (1, "drop 1 5"))
    assert actors(s) == [0]
    for spot in ("1 4", "3 4", "5 4"):
        s = after(s, (0, f"drop {spot}"))
    assert actors(s) == [0]
    s = after(s, (0, "drop 7 4"))
    assert (s.phase, s.roller, actors(s)) == (ROLLING, 0, [0])


def test_d2_they_fall_like_blocks() -> None:
    s = rolled(duel(TWO_GAPS, "####...... #........."), "black 3")
    s = after(s, (0, "land 10 1"), (1, "bomb"))
    assert cells(s, 0) == [(x, 1) for x in range(2, 11)] + [(x, 3) for x in range(1, 5)]
    assert why(s, 0, "drop 7 2") == "The block falls further there (R5)."


def test_d3_a_mini_without_a_cell_lapses() -> None:
    narrow = " ".join(["#########."] + [FULL_ROW] * 10)
    s = rolled(duel(FOUR_GAPS, narrow), "black 3")
    s = after(s, (0, "land 10 1"), (1, "bomb"))
    assert cells(s, 0) == [(10, 11)]
    s = after(s, (0, "drop 10 11"))
    assert (s.phase, s.owed[0]) == (ROLLING, 0)


def test_d3_in_the_next_roll_they_may_lie_beside_each_other() -> None:
    s = rolled(duel("########.. ########.. ########.. ########.."), "black 1")
    s.owed[0] = 1
    s = after(s, (0, "land 9 1"), (1, "bomb"), (0, "drop 5 1"), (0, "drop 7 1"))
    s = rolled(s, "black 1")
    s = after(s, (1, "bomb"), (0, "land 9 3"))
    assert (6, 1) in cells(s, 0)


@pytest.mark.parametrize(("first", "other"), [("10 1", (1, 2)), ("1 2", (10, 1))])
def test_d3_neighbours_at_the_walls_are_not_those_of_the_next_row(first: str, other: Cell) -> None:
    s = rolled(duel(FOUR_GAPS, "#........."), "black 3")
    s = after(s, (0, "land 10 1"), (1, "bomb"), (0, f"drop {first}"))
    assert other in cells(s, 0)


def test_d3_a_mini_does_not_lie_on_another_of_the_same_roll() -> None:
    s = rolled(duel(FOUR_GAPS, EMPTY), "black 3")
    s = after(s, (0, "land 10 1"), (1, "bomb"), (0, "drop 5 1"))
    assert (5, 2) not in cells(s, 0)
    assert why(s, 0, "drop 5 2") == "Minis of one roll must not lie side by side (D3)."


def test_d4_a_mini_crosses_a_cell_and_brings_nothing() -> None:
    s = rolled(duel(TWO_GAPS, "....#..... ....#....."), "black 3")
    s = after(s, (0, "land 10 1"), (1, "bomb"), (0, "drop 5 3"))
    assert (5, 3) in crossed(s, 1)
    assert (free(s, 0), free(s, 1)) == (2, 2)
    assert s.drawn[1] == 0
    s = after(rolled(s, "white 1"), (0, "bomb"), (1, "land 4 4"))
    assert s.circled[1] == 4  # the white circle is covered


def test_d4_a_row_filled_by_a_mini_is_full_without_a_mini_for_it() -> None:
    s = rolled(duel(TWO_GAPS, "#########."), "black 3")
    s = after(s, (0, "land 10 1"), (1, "bomb"), (0, "drop 10 1"))
    assert sheet(s, 1) == [FULL_ROW]
    assert s.owed.tolist()[:2] == [0, 0]
    assert rules.full_row_points(s, 1) == 5


def test_d5_who_is_still_in_wins_at_once() -> None:
    full = " ".join([FULL_ROW] * 10)
    s = after(rolled(duel(full, TWO_GAPS), "black 1"), (0, "leave"))
    assert s.phase == ANSWERING
    s = after(s, (1, "bomb"))
    assert s.phase == OVER
    assert points(s) == [0, 1]


def test_d5_minis_do_not_fall_any_more_then() -> None:
    full = " ".join([FULL_ROW] * 10)
    s = after(rolled(duel(full, FOUR_GAPS), "black 3"), (1, "land 10 1"), (0, "leave"))
    assert s.phase == OVER


def test_d5_if_both_leave_full_rows_decide() -> None:
    lower, upper = " ".join(["#########."] * 5 + [FULL_ROW] * 5), " ".join([FULL_ROW] + ["#########."] * 9)
    s = after(rolled(duel(lower, upper), "black 1"), (0, "leave"), (1, "leave"))
    assert (rules.full_row_points(s, 0), rules.full_row_points(s, 1)) == (25, 10)
    assert points(s) == [1, 0]
    s = after(rolled(duel(upper, upper), "black 1"), (1, "leave"), (0, "leave"))
    assert points(s) == [1, 1]


def test_the_duel_is_for_two() -> None:
    with pytest.raises(Mistake, match="2"):
        start(3, mode="duel")


# The examples.


def test_x1_two_energy_turn_the_block_twice() -> None:
    s = rolled(energy(table([EMPTY]), 0, 10, 2), "yellow 1")
    s = alone(s, "change yellow 3", "land 5 1")
    assert sheet(s) == ["....##....", "....#.....", "....#....."]
    assert free(s) == 0


def test_x2_half_of_it_lies_on_the_black_block() -> None:
    s = alone(start(1), "start black", "land 2 1")
    s = alone(rolled(s, "green 3"), "land 3 1")
    assert crossed(s) >= {(4, 1), (4, 2), (4, 3), (3, 3)}


def test_x3_a_block_two_wide_does_not_go_through_a_shaft_of_one() -> None:
    grid = "....#..... ...##.#### .####.#### #####.#### ####..####"
    assert landing(grid, "yellow 1") == [
        (1, 4), (2, 4), (3, 5), (6, 5), (7, 5), (8, 5), (9, 5), (4, 6), (5, 6)
    ]  # fmt: skip
    assert (6, 1) in landing(grid, "black 3")


def test_x4_a_white_circle_under_a_white_block() -> None:
    s = table(["....#....."] + [EMPTY] * 3)
    s = after(rolled(s, "white 3"), (0, "land 4 2"))
    assert (5, 3) in crossed(s)
    assert (s.circled[0], free(s), s.extra[0]) == (6, 6, 0)


def test_x5_a_second_throw_a_turn_and_two_rows() -> None:
    grid = "..#....... ..#......# ####..#### ####.##### " + " ".join([FULL_ROW] * 4)
    s = energy(table([grid, EMPTY]), 0, 12, 12)
    s.extra[0] = 2
    s.rolled = FIELD["blue 1"]
    s.phase = ROLLED
    while after(s, (0, "reroll")).rolled != FIELD["red 4"]:
        uniform(s.rng, 2)
    s = after(s, (0, "reroll"))
    assert s.phase == ANSWERING
    s = after(s, (0, "change red 2"))
    told = story(s, (0, "land 5 5"))
    s = after(s, (0, "land 5 5"))
    assert crossed(s) >= {(5, 5), (5, 6), (6, 6), (6, 7)}
    assert (s.circled[0], s.extra[0], free(s)) == (14, 4, 12)
    assert EXTRA[s.extra[0]] == 10
    assert told == [
        "Ann lets red 2 fall, for 2 energy.",
        "Ann wins 2 energy.",
        "Ann gets a cross on the extra bar.",
        "Ann fills 2 rows at once.",
        "Ann gets a cross on the extra bar.",
    ]


X6 = ".#......#. ##.####### #.#####..# ########## ##.####### ###.###### " + " ".join([FULL_ROW] * 5)


def test_x6_a_whole_sheet_is_scored() -> None:
    s = energy(table([X6]), 0, 12, 2)
    s.extra[0] = 6
    s.bombs[0] = 1
    rows = [ROW_POINTS[s.rows[0, row]] * FACTOR[row] for row in range(ROWS)]
    assert rows == [5, 5, 5, 5, 5, 4, 4, 10, 0, 4, 0]
    assert rules.row_points(s, 0) == 47
    assert points(s) == [73]
    s = rolled(s, "yellow 3")
    assert legal(s, 0) == [number_of("bomb"), number_of("leave")]


def test_x7_under_an_overhang() -> None:
    found = landing("####...... #......... #.........", "black 4")
    assert found == [(x, 1) for x in range(2, 8)] + [(x, 4) for x in range(1, 5)]


def test_x8_into_a_cavity() -> None:
    grid = "####..#### ###...#### ###...####"
    assert {(5, 1), (4, 1)} <= set(landing(grid, "black 1"))
    assert all(y > 2 for _, y in landing(grid, "white 1"))
    assert [spot for spot in landing(grid, "white 3") if spot[1] == 3] == [(4, 3), (5, 3)]


def test_x9_a_shaft_at_the_wall() -> None:
    grid = " ".join([".#########"] * 10)
    s = asked(grid, "black 1")
    assert places(s) == []
    assert may(s, 0, "leave")
    assert landing(grid, "black 3") == [(1, 1)]
    assert landing(grid, "yellow 3") == [(1, 9)]
    assert landing(grid, "black 4") == [(x, 11) for x in range(1, 8)]


@pytest.mark.parametrize(("level", "circled", "unused"), [(1, 9, 3), (2, 8, 2), (3, 8, 1), (4, 8, 0)])
def test_x10_two_circles_under_one_block(level: int, circled: int, unused: int) -> None:
    s = energy(table([".......### .......### .......###"], level=level), 0, 6, 0)
    s = alone(rolled(s, "green 4"), "land 8 4")
    assert crossed(s) >= {(8, 4), (10, 5)}
    assert (s.circled[0], free(s), s.extra[0]) == (circled, unused, 1)


def test_x11_what_is_offered_for_red_3() -> None:
    assert offered(rolled(energy(table([EMPTY]), 0, 10, 3), "red 3")) == ["red 2"]
    assert PRICE[FIELD["red 3"], FIELD["red 2"]] == 1
    some = [f"{colour} {n}" for colour in ("white", "yellow", "green") for n in (1, 2, 3, 4)]
    all_of_them = [*some, "red 2", "blue 1", "blue 3", "black 1", "black 3", "black 4"]
    assert offered(rolled(energy(table([EMPTY]), 0, 10, 5), "red 3")) == all_of_them


def test_x12_rows_that_were_full_do_not_count_again() -> None:
    s = asked(f"########.. #######... {FULL_ROW} {FULL_ROW}", "black 1")
    s = alone(s, "land 9 3")
    assert (sheet(s)[0], sheet(s)[1]) == (FULL_ROW, "#######.##")
    assert s.extra[0] == 0


def test_x13_crosses_beyond_14_lapse() -> None:
    s = asked(FOUR_GAPS, "black 3")
    s.extra[0] = 13
    s = alone(s, "land 10 1")
    assert (s.extra[0], EXTRA[s.extra[0]]) == (14, 75)


def test_x14_the_order_of_start_blocks() -> None:
    s = next(s for s in (start(3, number) for number in range(50)) if s.start == 1)
    order = []
    for colour in ("white", "red", "blue"):
        order += actors(s)
        s = after(s, (order[-1], f"start {colour}"), (order[-1], "land 2 1"))
    assert order == [0, 2, 1]


def test_x15_level_and_score_make_the_rank() -> None:
    assert words.rank(92, 3) == 6


def test_x16_two_minis() -> None:
    s = rolled(duel("########.. #########. #########. #########.", LOW), "black 3")
    s = after(s, (0, "land 10 1"), (1, "bomb"))
    assert s.owed[0] == 2
    s = after(s, (0, "drop 5 1"))
    assert cells(s, 0) == [(x, 1) for x in range(7, 11)] + [(x, 2) for x in range(1, 5)]
    assert why(s, 0, "drop 6 1") == "Minis of one roll must not lie side by side (D3)."
    assert why(s, 0, "drop 5 2") == "Minis of one roll must not lie side by side (D3)."


# What holds in every game.


@settings(max_examples=40, deadline=None)
@given(SEATS, SEEDS, st.sampled_from(["1", "2", "3", "4", "choose"]), st.booleans())
def test_there_are_at_most_30_rolls_and_18_minis(seats: int, seed: int, level: str, duel: bool) -> None:
    rolls, minis = 0, [0] * 4
    mode = "duel" if duel and seats == 2 else "points"
    for step in random_game(Case(GAME, seats, {"level": level, "mode": mode}), seed):
        rolls += step.move == number_of("roll")
        minis[step.seat] += rules.DROP <= step.move < rules.BACK
        assert step.s.height.tolist()[:seats] == [
            max((row + 1 for row in range(ROWS) if step.s.rows[seat, row]), default=0) for seat in range(seats)
        ]
        assert all(step.s.rows[seat, row] == 0 for seat in range(seats) for row in range(ROWS, len(step.s.rows[0])))
        assert all(0 <= free(step.s, seat) <= step.s.circled[seat] <= 28 for seat in range(seats))
    assert rolls <= MOST_ROLLS
    assert max(minis) <= MOST_MINIS


def test_nothing_is_hidden_but_the_dice_to_come() -> None:
    s = rolled(table(), "red 1")
    seen = view(s, 1)
    assert seen.rng.tolist() == [0] * 4
    seen.rng[0], seen.rng[1], seen.rng[2], seen.rng[3] = s.rng.tolist()
    assert seen == s


# Words.


def test_the_log_tells_dice_and_answers() -> None:
    s = after(table(), (0, "roll"))
    s.rolled = FIELD["yellow 1"]
    assert story(s, (0, "keep")) == ["Ann keeps yellow 1."]
    s = after(s, (0, "keep"))
    assert story(s, (1, "change yellow 2")) == ["Bela wants to pay 1 energy to turn the block to yellow 2."]
    assert story(s, (1, "change yellow 2"), (1, "back")) == ["Bela thinks again."]
    assert story(s, (1, "bomb")) == ["Bela blows the block up and has 2 bombs left."]
    assert story(s, (1, "land 3 1")) == ["Bela lets yellow 1 fall."]


def test_the_log_tells_how_a_duel_ends() -> None:
    full = " ".join([FULL_ROW] * 10)
    s = rolled(duel(full, full), "black 1")
    assert story(s, (0, "leave"), (1, "leave"))[1:] == [
        "Both have left. Now full rows count.",
        "Ann has 75 points in full rows.",
        "Bela has 75 points in full rows.",
    ]
    assert story(s, (0, "leave"), (1, "bomb"))[1:] == ["Bela is still in."]


def test_a_mini_is_told_to_both_sides() -> None:
    s = after(rolled(duel(TWO_GAPS), "black 3"), (0, "land 10 1"), (1, "bomb"))
    assert "Ann gets a mini to drop." in lines(GAME, s)
    s = after(s, (0, "drop 4 1"))
    assert lines(GAME, s, viewer=0) == ["You drop a mini onto Bela's sheet."]
    assert lines(GAME, s, viewer=1, language="de") == ["Ann lässt ein Mini auf dein Blatt fallen."]


def test_the_start_is_told() -> None:
    s = listening(cast(State, GAME.blank(2, {})))
    sow(s.rng, 1, 0)
    rules.deal(s)
    assert lines(GAME, s, viewer=s.start)[0] == "You will roll first."
    assert lines(GAME, s, viewer=s.turn)[1] == "You pick the first start block."
    s = after(start(1), (0, "start black"), (0, "land 2 1"))
    assert lines(GAME, s, viewer=0) == [
        "You take black 1 as your start block.",
        "You draw black 1 at the bottom of your sheet.",
        "Now you roll the dice.",
    ]


def test_a_full_bar_is_told() -> None:
    s = rolled(energy(table(["....#..... ....#....."]), 0, 28, 3), "white 1")
    assert story(s, (0, "land 4 3")) == ["Ann lets white 1 fall.", "Ann's energy bar is full already."]
    s = energy(table([FOUR_GAPS]), 0, 10, 3)
    s.extra[0] = 14
    assert story(rolled(s, "black 3"), (0, "land 10 1"))[1:] == [
        "Ann fills 4 rows at once.",
        "Ann's extra bar is full already.",
    ]


def test_who_cannot_land_is_told_what_is_left() -> None:
    full = " ".join([FULL_ROW] * 10)
    s = rolled(energy(table([full]), 0, 10, 5), "black 1")
    assert (
        words.prompt(s, 0).in_() == "The block black 1 fits nowhere any more: change it, blow it up or leave the game."
    )
    s = rolled(energy(table([full]), 0, 10, 0), "black 1")
    s.bombs[0] = 0
    assert words.prompt(s, 0).in_() == "The block black 1 fits nowhere any more: leave the game."
