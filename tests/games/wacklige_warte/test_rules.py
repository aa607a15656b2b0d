"""Wacklige Warte, rule by rule. Names begin with the rule or example they are about."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from spieltisch.engine.driving import backend
from spieltisch.engine.kernel.rng import sow, uniform
from spieltisch.engine.kernel.sets import joined, members, split
from spieltisch.games.green_box.deck import BLACK, CARDS, COLOUR, NUMBER, SYMBOL, WHITE
from spieltisch.games.wacklige_warte import GAME, rules, words
from spieltisch.games.wacklige_warte.rules import (
    AIM,
    AIMING,
    BASE,
    BUILDING,
    COLUMNS_EMPTY,
    CONSOLING,
    FOUNDING,
    GOES_ON,
    NOBODY_TAKES,
    NONE,
    OVER,
    STOCK_EMPTY,
    TAKE,
    TAKING,
    State,
    hand_error,
    plumb_aim,
    safe_window,
    tilt,
)
from tests.games.green_box.cards import card
from tests.games.moments import seen
from tests.games.telling import events, lines
from tests.games.wacklige_warte.positions import (
    BASES,
    BLUE,
    COLOUR_NAMES,
    GREEN,
    RED,
    YELLOW,
    after,
    aim,
    build,
    dealt,
    ending,
    fell,
    hold,
    idle_turn,
    landed,
    lean,
    legal,
    names,
    offered,
    points,
    stood,
    table,
    take,
)

LAST_CUBE = ("red " * 20, "yellow " * 20, "green " * 20, "blue " * 19)  # one blue cube is left in the stock
EVERYWHERE = settings(max_examples=200, deadline=None, derandomize=True)


def stands(x: list[int]) -> bool:
    """Whether a tower with these places on one axis stands."""
    return tilt(x, len(x)) == 0


# Set-up.


@pytest.mark.parametrize(("black", "cards"), [("yes", 54), ("no", 45)])
def test_s1_without_black_the_nine_black_cards_are_out_of_the_game(black: str, cards: int) -> None:
    s = dealt(black=black)
    in_game = members(joined(s.pile)) + [one for column in s.column.tolist() for one in column]
    assert len(set(in_game)) == cards
    assert (BLACK in {COLOUR[one] for one in in_game}) == (black == "yes")


def test_s2_four_columns_of_six_cards_are_laid() -> None:
    s = dealt()
    assert s.filled.tolist() == [6, 6, 6, 6]
    assert len({one for column in s.column.tolist() for one in column}) == 24


def test_s2_a_column_is_filled_from_the_bottom_before_the_next_one() -> None:
    s = cast(State, GAME.blank())
    for one in range(8):
        assert rules.lay_out(s, one)
    assert s.column[0].tolist() == [0, 1, 2, 3, 4, 5]
    assert s.column[1].tolist()[:2] == [6, 7]


def test_s3_balanced_columns_have_no_high_card_on_the_three_lowest_positions() -> None:
    for number in range(50):
        s = dealt(number=number, balanced="yes")
        assert all(NUMBER[s.column[column, low]] < 4 for column in range(4) for low in range(3))


def test_s3_without_the_option_high_cards_lie_anywhere() -> None:
    tables = [dealt(number=number) for number in range(20)]
    assert any(NUMBER[s.column[column, 0]] >= 4 for s in tables for column in range(4))


def test_s3_cards_set_aside_return_to_the_pile_only_after_all_columns_are_laid() -> None:
    deals = 1500
    ours = sum(
        high_cards([c for column in dealt(number=n, balanced="yes").column.tolist() for c in column])
        for n in range(deals)
    )
    theirs = sum(high_cards(laid_by_hand(n)) for n in range(deals))
    assert abs(ours - theirs) / deals < 0.2
    assert abs(ours / deals - 4) < 0.15  # every third card; with an immediate return there would be 4.9


def high_cards(cards: list[int]) -> int:
    return sum(NUMBER[one] >= 4 for one in cards)


def laid_by_hand(number: int) -> list[int]:
    """The cards of the columns when a shuffled pack is laid out balanced, literally."""
    pack = random.Random(number).sample(range(CARDS), CARDS)
    laid: list[int] = []
    for one in pack:
        if len(laid) < 24 and not (len(laid) % 6 < 3 and NUMBER[one] >= 4):
            laid.append(one)
    return laid


@pytest.mark.parametrize("balanced", ["yes", "no"])
@pytest.mark.parametrize(("black", "size"), [("yes", 30), ("no", 21)])
def test_s4_the_rest_is_the_pile(black: str, size: int, balanced: str) -> None:
    s = dealt(black=black, balanced=balanced)
    assert len(members(joined(s.pile))) == size
    assert not set(members(joined(s.pile))) & {one for column in s.column.tolist() for one in column}


def test_s5_every_tower_has_a_base_of_its_own_colour() -> None:
    s = dealt()
    assert s.height.tolist() == [1, 1, 1, 1]
    assert [s.cube[tower, 0] for tower in range(4)] == [RED, YELLOW, GREEN, BLUE]
    assert s.stock.tolist() == [19, 19, 19, 19]


def test_s6_every_seat_is_drawn_to_begin() -> None:
    tables = [dealt(8, number) for number in range(100)]
    assert {s.start for s in tables} == set(range(8))
    assert all(s.turn == s.start for s in tables)


def test_s6_turns_go_clockwise() -> None:
    s = dealt(3)
    seats = [s.turn]
    for _ in range(3):
        s = idle_turn(s)
        seats.append(s.turn)
    assert seats == [(seats[0] + i) % 3 for i in range(4)]


# Building.


def test_r1_a_turn_begins_with_any_colour_on_any_tower() -> None:
    assert legal(dealt()) == list(range(16))


def test_r1_a_tower_of_24_cubes_is_full() -> None:
    tall = "red " * 8 + "yellow " * 8 + "green " * 7
    assert 1 in legal(table(towers=("red", tall, "green", "blue")))
    full = table(towers=("red", tall + "blue", "green", "blue"))
    assert legal(full) == [4 * colour + tower for colour in range(4) for tower in (0, 2, 3)]


def test_r2_all_625_aims_are_allowed_and_nothing_else() -> None:
    s = build(dealt(), "red", 2)
    permitted = [move for move in range(-5, GAME.last_move + 5) if rules.allowed(s, s.turn, move)]
    assert permitted == list(range(AIM, TAKE))
    assert len(permitted) == 625
    assert (words.aim_of(AIM), words.aim_of(TAKE - 1)) == ((-12, -12), (12, 12))


def test_r2_only_the_seat_on_turn_may_aim() -> None:
    s = build(dealt(3), "red", 2)
    assert not any(rules.allowed(s, seat, AIM) for seat in range(3) if seat != s.turn)


def error(s: State) -> tuple[int, int]:
    """How the hand wavered with the last move, as it was told."""
    return next((words.aim_of(event.numbers[1]) for event in events(s) if event.kind is rules.WAVERS), (0, 0))


@pytest.mark.parametrize(("ax", "ay"), [(0, 0), (3, -2), (-12, 12), (12, -12)])
def test_r3_the_cube_lands_at_top_plus_aim_plus_error(ax: int, ay: int) -> None:
    s = lean(table(towers=("red red", *BASES[1:])), 0, "0 3", "0 -2")
    for number in range(40):
        sow(s.rng, 5, number)
        then = after(build(s, "blue", 0), aim(ax, ay))
        error_x, error_y = error(then)
        x, y = 3 + ax + error_x, -2 + ay + error_y
        if then.phase == FOUNDING:
            assert tilt([0, 3, x], 3) or tilt([0, -2, y], 3)
        else:
            assert (then.x[0, 2], then.y[0, 2], then.cube[0, 2]) == (x, y, BLUE)


def test_r4_places_are_counted_from_the_base() -> None:
    s = table("green", "green", "green")
    s = landed(landed(s, "red", 1, 3, -2), "blue", 1, 1, 4)
    assert (s.x[1].tolist()[:3], s.y[1].tolist()[:3]) == ([0, 3, 4], [0, -2, 2])


def test_r4_the_farthest_leaning_tower_is_29_off() -> None:
    """Every cube as far out as the ones above allow: the harmonic overhang."""
    places = [0]
    while len(places) < 24:
        places.insert(0, sum(places) // len(places) - 7)
    assert stands(places)
    assert places[-1] - places[0] <= 29


@EVERYWHERE
@given(st.lists(st.integers(-7, 7), min_size=1, max_size=23))
def test_r4_no_cube_of_a_standing_tower_is_farther_off_than_29(steps: list[int]) -> None:
    x = [0]
    for step in steps:
        low, high = safe_window(x, len(x))
        x.append(min(max(x[-1] + 3 * step, low + 1), high - 1))
        if not stands(x):
            break
        assert abs(x[-1]) <= 29


@pytest.mark.parametrize(("hands", "widest"), [(0, 6), (1, 7), (2, 8)])
@pytest.mark.parametrize(("h", "more"), [(1, 0), (9, 0), (10, 1), (19, 1), (20, 2), (23, 2)])
def test_r5_the_error_is_the_sum_of_two_even_draws(hands: int, widest: int, h: int, more: int) -> None:
    near = (widest + more) // 2
    far = widest + more - near
    ours, theirs = [0] * 4, [0] * 4
    sow(ours, 1, h)
    sow(theirs, 1, h)
    errors = []
    for _ in range(300):
        errors.append(hand_error(ours, hands, h))
        assert errors[-1] == uniform(theirs, 2 * near + 1) - near + uniform(theirs, 2 * far + 1) - far
    assert max(abs(e) for e in errors) <= near + far


@pytest.mark.parametrize(("place", "hands"), [(0, "steady"), (1, "normal"), (2, "shaky")])
def test_r5_x_is_drawn_before_y_with_the_hands_of_the_game(place: int, hands: str) -> None:
    s = build(table(towers=("red " * 10, *BASES[1:]), hands=hands), "blue", 0)
    for number in range(20):
        sow(s.rng, 7, number)
        rng = s.rng.tolist()
        then = after(s, aim(0, 0))
        assert error(then) == (hand_error(rng, place, 10), hand_error(rng, place, 10))


@pytest.mark.parametrize(("hands", "spread"), [("steady", 2.8), ("normal", 3.3), ("shaky", 3.7)])
def test_r5_the_spread_of_the_hands(hands: str, spread: float) -> None:
    place = GAME.option("hands").place(hands)
    errors = all_errors(rules.WAVER[place])
    assert (sum(e * e for e in errors) / len(errors)) ** 0.5 == pytest.approx(spread, abs=0.06)


def all_errors(reach: int) -> list[int]:
    """Every error of one axis, as often as it is likely (R5)."""
    near = reach // 2
    far = reach - near
    return [a + b for a in range(-near, near + 1) for b in range(-far, far + 1)]


def heavy_centre_stands(x: list[int]) -> bool:
    """The stand test of one axis in fractions: the centre of mass above each contact lies inside it."""
    for j in range(1, len(x)):
        above = x[j:]
        centre = Fraction(sum(above), len(above))
        left, right = max(x[j - 1], x[j]) - 8, min(x[j - 1], x[j]) + 8
        if not left < centre < right:
            return False
    return True


def towers(widest: int = 9) -> Any:
    """Places of towers of up to 24 cubes on one axis."""
    steps = st.lists(st.integers(-widest, widest), max_size=23)
    return steps.map(lambda found: [sum(found[:i]) for i in range(len(found) + 1)])


@EVERYWHERE
@given(towers(3) | towers(9))
def test_r6_the_stand_test_is_the_centre_of_mass_in_fractions(x: list[int]) -> None:
    assert stands(x) == heavy_centre_stands(x)


@EVERYWHERE
@given(towers(4) | towers(9))
def test_r6_mirrored_towers_behave_alike(x: list[int]) -> None:
    mirrored = [-place for place in x]
    assert tilt(mirrored, len(x)) == -tilt(x, len(x))
    assert plumb_aim(mirrored, len(x)) == -plumb_aim(x, len(x))


@EVERYWHERE
@given(towers(2), towers(2))
def test_r6_the_tower_falls_if_either_axis_fails(xs: list[int], ys: list[int]) -> None:
    h = min(len(xs), len(ys), 8)
    s = build(table("red", towers=("yellow " * h, *BASES[1:])), "red", 0)
    lean(s, 0, " ".join(map(str, xs[:h])), " ".join(map(str, ys[:h])))
    rules.drop(s, 0, xs[h - 1] + 4, ys[h - 1] - 4)
    x, y = [*xs[:h], xs[h - 1] + 4], [*ys[:h], ys[h - 1] - 4]
    assert (s.phase != FOUNDING) == (heavy_centre_stands(x) and heavy_centre_stands(y))


def test_r7_a_standing_cube_stays_and_a_card_may_be_taken() -> None:
    s = stood(table("red"), "red", 1)
    assert (s.height[1], s.phase) == (2, TAKING)
    assert s.stock.tolist() == [18, 19, 19, 19]


def test_r7_a_fall_asks_for_a_new_base() -> None:
    s = fell(table("red"), "red", 1)
    assert (s.height[1], s.phase) == (0, FOUNDING)


@pytest.mark.parametrize(
    ("dx", "dy", "side"),
    [
        (8, 0, "to the right"),
        (-8, 0, "to the left"),
        (0, 8, "to the back"),
        (0, -8, "to the front"),
        (9, -9, "to the right and to the front"),
    ],
)
def test_r7_the_tower_tips_towards_the_failed_contact(dx: int, dy: int, side: str) -> None:
    told = lines(GAME, landed(dealt(), "red", 1, dx, dy))
    assert told == [f"Tower 2 topples {side}: 2 cubes go back to the stock."]


def test_r8_the_player_takes_one_card_or_none() -> None:
    s = stood(table("red", "red", "blue"), "red", 1)
    assert legal(s) == [TAKE, TAKE + 6, NONE]
    assert take(s, 1).turn == 1
    assert after(s, NONE).turn == 1
    assert points(after(s, NONE)) == [0, 0]


def test_r8_without_a_card_to_take_the_turn_ends_by_itself() -> None:
    s = stood(table("blue", "green", "green"), "red", 1)
    assert (s.turn, s.phase) == (1, BUILDING)


@pytest.mark.parametrize("cube", BASES)
def test_r9_own_colour_white_and_black_fit(cube: str) -> None:
    s = stood(table("red, blue", "yellow, green", "white", "black"), cube, 0)
    fitting = {COLOUR[s.column[column, 0]] for column, position in offered(s) if position == 0}
    assert fitting == {COLOUR_NAMES.index(cube), WHITE, BLACK} - {GREEN, BLUE}


def pays(cubes: list[int], skipped: list[int]) -> bool:
    """Whether every skipped card can be given cubes of its own (R10), by matching."""
    demands = [colour for colour in skipped for _ in range(3 if colour == BLACK else 1)]
    paid_by: dict[int, int] = {}

    def give(demand: int, tried: set[int]) -> bool:
        for i, cube in enumerate(cubes):
            if i not in tried and (demands[demand] >= 4 or demands[demand] == cube):
                tried.add(i)
                if i not in paid_by or give(paid_by[i], tried):
                    paid_by[i] = demand
                    return True
        return False

    return all(give(demand, set()) for demand in range(len(demands)))


@EVERYWHERE
@given(
    st.lists(st.integers(0, 5), min_size=1, max_size=6),
    st.lists(st.integers(0, 3), min_size=1, max_size=14),
    st.integers(0, 3),
)
def test_r10_reach_is_a_matching_of_cubes_and_skipped_cards(column: list[int], tower: list[int], cube: int) -> None:
    s = table(
        ", ".join(COLOUR_NAMES[colour] for colour in column),
        towers=(" ".join(COLOUR_NAMES[colour] for colour in tower), "", "", ""),
    )
    expected = [(0, i) for i, colour in enumerate(column) if colour in (cube, WHITE, BLACK) and pays(tower, column[:i])]
    assert offered(stood(s, COLOUR_NAMES[cube], 0)) == expected


def test_r10_other_towers_do_not_pay() -> None:
    s = table("yellow, red", towers=("red", "yellow", "green", "blue"))
    assert offered(stood(s, "red", 1)) == [(0, 1)]
    assert offered(stood(s, "red", 0)) == []


def test_r11_bottom_cards_are_always_in_reach() -> None:
    s = table("red", "red", "white", "black, red")
    assert offered(stood(s, "red", 3)) == [(0, 0), (1, 0), (2, 0), (3, 0)]


def test_r12_the_column_slides_down_and_is_filled_from_the_pile() -> None:
    s = stood(table("red circles 1, yellow drop 5, blue", "red", "red", towers=BASES), "yellow", 0)
    assert offered(s) == [(0, 1)]
    then = take(s, 0, 1)
    assert members(joined(then.hand[0])) == [card("yellow drop 5")]
    assert names(then, 0)[:2] == ["red circles 1", names(s, 0)[2]]
    assert then.column[0, 2] in members(joined(s.pile))
    assert len(members(joined(then.pile))) == len(members(joined(s.pile))) - 1
    assert (then.turn, then.phase) == (1, BUILDING)


def test_r12_from_an_empty_pile_no_card_comes() -> None:
    s = take(stood(table("red, blue, green", "red", "red", "red", pile=0), "red", 0), 0)
    assert s.filled.tolist() == [2, 1, 1, 1]
    assert s.column[0].tolist()[2:] == [rules.EMPTY] * 4


def test_r12_the_last_card_of_the_pile_comes_too() -> None:
    s = stood(table("red", "blue", "blue", pile=1), "red", 0)
    then = take(s, 0)
    assert [then.column[0, 0]] == members(joined(s.pile))
    assert len(members(joined(then.pile))) == 0


def test_r12_every_card_of_the_pile_is_equally_likely_to_come() -> None:
    s = stood(table("red", pile=0), "red", 0)
    split(s.pile, 1 << 1 | 1 << 26 | 1 << 27 | 1 << 40 | 1 << 53)
    come: Counter[int] = Counter()
    for number in range(1000):
        sow(s.rng, 6, number)
        come[take(s, 0).column[0, 0]] += 1
    assert set(come) == {1, 26, 27, 40, 53}
    assert all(150 <= n <= 250 for n in come.values())


# Falling.


def test_r13_all_cubes_of_the_fallen_tower_return_and_no_others() -> None:
    s = table("red", towers=("red", "yellow blue blue", "green green", "blue"))
    then = fell(s, "green", 1)
    assert then.height.tolist() == [1, 0, 2, 1]
    assert then.stock.tolist() == [19, 20, 18, 19]
    based = after(then, BASE + 0)
    assert based.x[1].tolist() == based.y[1].tolist() == based.cube[1].tolist() == [0] * 24


def test_r14_a_new_base_must_be_set_and_stands_in_the_centre() -> None:
    s = fell(table("red"), "green", 1)
    assert legal(s) == [BASE, BASE + 1, BASE + 2, BASE + 3]
    then = after(s, BASE + BLUE)
    assert (then.height[1], then.x[1, 0], then.y[1, 0], then.cube[1, 0]) == (1, 0, 0, BLUE)
    assert then.stock[BLUE] == 18


def test_r15_after_a_fall_only_bottom_cards_that_fit_the_base() -> None:
    s = after(fell(table("red, blue", "blue, red", "white, blue"), "red", 0), BASE + BLUE)
    assert s.phase == CONSOLING
    assert offered(s) == [(1, 0), (2, 0)]
    then = take(s, 1)
    assert COLOUR[members(joined(then.hand[0]))[0]] == BLUE
    assert (then.filled[1], then.turn, then.phase) == (2, 1, BUILDING)


def test_r15_a_tall_tower_that_fell_does_not_help() -> None:
    s = fell(table("yellow, red", towers=("yellow yellow yellow", *BASES[1:])), "red", 0)
    assert offered(after(s, BASE + RED)) == []


def test_r15_without_a_fitting_bottom_card_the_turn_ends() -> None:
    s = after(fell(table("red", "green", "green"), "red", 0), BASE + BLUE)
    assert (s.turn, s.phase) == (1, BUILDING)


def test_r15_without_the_fall_card_the_turn_ends_with_the_base() -> None:
    s = after(fell(table("red", "green", "green", fall_card="no"), "red", 0), BASE + RED)
    assert (s.turn, s.phase, s.height[0]) == (1, BUILDING, 1)


def test_r16_a_colour_out_of_stock_cannot_be_built() -> None:
    s = table(towers=("red " * 20, *BASES[1:]))
    assert legal(s) == list(range(4, 16))


def test_r16_a_colour_out_of_stock_cannot_be_a_base() -> None:
    s = fell(table(towers=("red " * 20, *BASES[1:])), "blue", 1)
    assert legal(s) == [BASE + YELLOW, BASE + GREEN, BASE + BLUE]


def test_r16_after_a_fall_there_is_always_a_cube_for_the_base() -> None:
    assert legal(fell(table(towers=LAST_CUBE), "blue", 0)) == [BASE + RED, BASE + BLUE]


def test_r17_cubes_stay_in_the_tower_when_cards_are_taken() -> None:
    s = stood(table("yellow, red", towers=("yellow", *BASES[1:])), "red", 0)
    then = take(s, 0, 1)
    assert then.counts.tolist() == s.counts.tolist()
    assert then.stock.tolist() == s.stock.tolist()


# End and score.


def test_e1_one_empty_column_is_not_the_end() -> None:
    s = take(stood(table("red", "red, blue", "blue", "green", pile=0), "red", 0), 0)
    assert (s.filled.tolist(), ending(s)) == ([0, 2, 1, 1], GOES_ON)


def test_e1_two_empty_columns_end_the_game_at_once() -> None:
    s = take(stood(table("red", "", "blue", "green", pile=0, seats=4), "red", 0), 0)
    assert (s.phase, ending(s), rules.actors(s)) == (OVER, COLUMNS_EMPTY, 0)


def test_e2_the_round_is_completed_first() -> None:
    s = table("red", "", "blue", "green", pile=0, seats=3, finish_round="yes")
    s = take(stood(s, "red", 0), 0)
    assert (s.turn, ending(s)) == (1, GOES_ON)
    s = take(stood(s, "blue", 0), 2)
    assert (s.turn, ending(s)) == (2, GOES_ON)
    assert ending(idle_turn(s)) == COLUMNS_EMPTY


def test_e2_the_player_to_the_right_of_the_start_player_ends_the_round() -> None:
    s = table("red", "", "blue", "green", pile=0, seats=3, finish_round="yes")
    s.start = 2
    s.turn = 1
    assert ending(take(stood(s, "red", 0), 0)) == COLUMNS_EMPTY


def test_e2_the_game_ends_at_once_when_all_columns_are_empty() -> None:
    s = table("red", "", "", "", pile=0, seats=3, finish_round="yes")
    assert ending(take(stood(s, "red", 0), 0)) == COLUMNS_EMPTY


@pytest.mark.parametrize("seats", [2, 5])
def test_e3_three_rounds_without_a_card_end_the_game(seats: int) -> None:
    s = table("blue", "green", "blue", "green", seats=seats)
    for _ in range(3 * seats - 1):
        s = idle_turn(s)
        assert ending(s) == GOES_ON
    assert ending(idle_turn(s)) == NOBODY_TAKES


def test_e3_a_card_taken_begins_the_count_anew() -> None:
    s = table("blue", "green", "blue", "green")
    for _ in range(5):
        s = idle_turn(s)
    s = take(stood(s, "blue", 0), 0)
    assert s.idle == 0
    assert ending(idle_turn(s)) == GOES_ON


def test_e4_an_empty_stock_ends_the_game() -> None:
    s = stood(table("red", "red", "red", towers=LAST_CUBE), "blue", 3)
    assert (s.stock.tolist(), s.phase, ending(s)) == ([0, 0, 0, 0], OVER, STOCK_EMPTY)


def test_e4_a_turn_is_finished_on_an_empty_stock() -> None:
    s = stood(table("blue", "red", "red", towers=LAST_CUBE), "blue", 3)
    assert s.phase == TAKING
    assert ending(take(s, 0)) == STOCK_EMPTY


def best_split(n: int) -> int:
    """The best bonus from sets of three and of five of n equal symbols."""
    return max(5 * threes + 10 * fives for threes in range(4) for fives in range(2) if 3 * threes + 5 * fives <= n)


@pytest.mark.parametrize("n", range(10))
def test_e5_the_bonus_is_the_best_split_into_threes_and_fives(n: int) -> None:
    s = table()
    wheels = [one for one in range(CARDS) if SYMBOL[one] == 4][:n]
    hold(s, 0, wheels)
    assert points(s) == [sum(NUMBER[one] for one in wheels) + best_split(n), 0]


def test_e5_every_symbol_earns_its_own_bonus() -> None:
    s = table()
    hold(s, 1, [one for one in range(CARDS) if SYMBOL[one] in (0, 5)])
    assert points(s) == [0, 25 + 15 + 25 + 15]


def test_e6_the_running_score_is_the_same_sum() -> None:
    s = stood(table("red hammer 6", "blue"), "red", 0)
    assert points(s) == [0, 0]
    assert points(take(s, 0)) == [6, 0]


def test_e6_equal_hands_are_equal_points() -> None:
    s = table(seats=3)
    hold(s, 0, [card("red hammer 6")])
    hold(s, 2, [card("blue drop 6")])
    assert points(s) == [6, 0, 6]


def test_e6_no_hand_is_worth_more_than_the_declared_bound() -> None:
    """At most 52 cards come into one hand: two lie in other columns, or a round ends before the next turn."""
    s = table()
    ones = [one for one in range(CARDS) if NUMBER[one] <= 2]
    best = 0
    for left in combinations(ones, 2):
        hold(s, 0, [one for one in range(CARDS) if one not in left])
        best = max(best, points(s)[0])
    assert GAME.points == (0, best)


@pytest.mark.parametrize(
    ("options", "turns"),
    [
        ({}, 53 * 3),
        ({"finish_round": "yes"}, 55 * 3),
        ({"black": "no"}, 44 * 3),
        ({"black": "no", "finish_round": "yes"}, 46 * 3),
    ],
)
def test_e7_the_bound(options: dict[str, str], turns: int) -> None:
    for seats in GAME.seats:
        assert GAME.longest(seats, GAME.chosen(options)) == turns * seats * 4 <= 55 * 3 * seats * 4


# Secrets.


def test_nothing_but_the_generator_is_hidden() -> None:
    s = dealt(4)
    other = s.copy()
    sow(other.rng, 99, 0)
    rules.hide(s, 1)
    rules.hide(other, 1)
    assert s == other
    assert len(members(joined(s.pile))) == 30


# Examples.


def takes(s: Any, cube: str, tower: int, column: int, position: int) -> bool:
    """Whether a cube that stands on a tower lets its player take a card."""
    return (column, position) in offered(stood(s, cube, tower))


@pytest.mark.parametrize(("tower", "taken"), [("yellow blue blue green", True), ("yellow blue green green", False)])
def test_x1_the_fifth_card(tower: str, taken: bool) -> None:
    s = table("yellow, blue, blue, green, red", towers=(tower, *BASES[1:]))
    assert takes(s, "red", 0, 0, 4) == taken


@pytest.mark.parametrize("tower", ["blue blue blue", "red yellow green"])
def test_x2_three_cubes_of_any_colour_skip_a_black_card(tower: str) -> None:
    s = table("black, red", towers=(tower, "blue blue", "", ""))
    assert takes(s, "red", 0, 0, 1)
    assert not takes(s, "red", 1, 0, 1)


def test_x3_the_cards_of_the_source() -> None:
    s = table(
        "blue circles 4",
        "blue hammer 3, red hammer 6",
        "green wheel 3, blue arrow 2, yellow drop 5",
        "white",
        towers=("red red", "yellow blue", "blue green red", "green"),
    )
    assert [tower for tower in range(4) if takes(s, "blue", tower, 0, 0)] == [0, 1, 2, 3]
    assert [tower for tower in range(4) if takes(s, "red", tower, 1, 1)] == [1, 2]
    assert [tower for tower in range(4) if takes(s, "yellow", tower, 2, 2)] == [2]
    assert all(takes(s, cube, tower, 3, 0) for cube in BASES for tower in range(4))


@pytest.mark.parametrize(("tower", "paid"), [("blue red", True), ("red red", False), ("blue", False)])
def test_x4_white_and_blue_skipped(tower: str, paid: bool) -> None:
    s = table("white, blue, green", towers=(tower, *BASES[1:]))
    assert takes(s, "green", 0, 0, 2) == paid


@pytest.mark.parametrize(
    ("tower", "paid"), [("red blue blue green", True), ("blue blue green green", False), ("red blue blue", False)]
)
def test_x5_black_and_red_skipped(tower: str, paid: bool) -> None:
    s = table("black, red, green", towers=(tower, *BASES[1:]))
    assert takes(s, "green", 0, 0, 2) == paid


@pytest.mark.parametrize(("tower", "positions"), [("red", [(0, 0), (0, 1)]), ("blue", [(0, 0)])])
def test_x6_the_new_cube_does_not_pay(tower: str, positions: list[tuple[int, int]]) -> None:
    assert offered(stood(table("red, red", towers=(tower, "", "", "")), "red", 0)) == positions


def test_x7_half_an_edge_off_is_too_far() -> None:
    assert stands([0, 7])
    assert stands([0, -7])
    assert not stands([0, 8])
    assert not stands([0, -8])


def test_x8_touching_the_edge_is_falling() -> None:
    assert stands([0, 5, 10])
    assert not stands([0, 5, 11])


def test_x9_small_steps_add_up() -> None:
    assert stands([0, 4, 8, 11])
    assert not stands([0, 4, 8, 12])


def test_x10_a_leaning_tower_wants_to_be_set_right() -> None:
    tower = [0, 6, 9]
    assert [place for place in range(-20, 30) if stands([*tower, place])] == list(range(2, 9))
    assert safe_window(tower, 3) == (1, 9)
    assert plumb_aim(tower, 3) == -4
    for ax, standing in ((0, 28), (-4, 43)):
        assert sum(stands([*tower, 9 + ax + error]) for error in all_errors(7)) == standing
    assert len(all_errors(7)) == 63


def test_x11_it_can_be_overcorrected() -> None:
    assert tilt([0, 6, 9, 1], 4) == -1


def test_x12_one_axis_is_enough_to_fall() -> None:
    s = table("red", towers=("red red red", *BASES[1:]))
    assert landed(s, "red", 0, 0, 8).phase == FOUNDING
    assert landed(s, "red", 0, 0, 7).phase == TAKING


def test_x13_zigzag_is_no_lean() -> None:
    assert stands([0, 7, 0, 7, 0, 7])


def test_x14_a_fall_and_the_cards_after_it() -> None:
    s = table("red 1", "green 3", "white 2", "blue 6", towers=("red", "yellow blue blue green green", "green", "blue"))
    before = sum(s.stock.tolist())
    s = fell(s, "red", 1)
    assert s.phase == FOUNDING
    assert sum(s.stock.tolist()) == before + 5  # the sixth is the new one, back where it came from
    s = after(s, BASE + GREEN)
    assert legal(s) == [TAKE + 6, TAKE + 12, NONE]
    assert [NUMBER[s.column[column, 0]] for column, _ in offered(s)] == [3, 2]


def test_x15_drops_and_wheels() -> None:
    s = table()
    drops = ["yellow drop 1", "blue drop 1", "black drop 4"]
    wheels = ["yellow wheel 1", "black wheel 1", "white wheel 2", "green wheel 3", "black wheel 5"]
    hold(s, 0, [card(name) for name in drops + wheels])
    assert points(s)[0] == 6 + 5 + 12 + 10


def test_x16_the_second_empty_column_ends_the_game() -> None:
    s = table("", "red", "blue, blue, green", "green, red", pile=0, seats=4)
    s.turn = 1
    then = take(stood(s, "red", 0), 1)
    assert (ending(then), rules.actors(then)) == (COLUMNS_EMPTY, 0)


def test_x17_high_cards_are_set_aside_below_and_laid_above() -> None:
    s = cast(State, GAME.blank(2, {"balanced": "yes"}))
    numbers = [5, 1, 2, 6, 3, 6, 5, 4, 4, 1]
    laid = [rules.lay_out(s, next(one for one in range(CARDS) if NUMBER[one] == number)) for number in numbers]
    assert laid == [0, 1, 1, 0, 1, 1, 1, 1, 0, 1]
    assert [NUMBER[one] for one in s.column[0].tolist()] == [1, 2, 3, 6, 5, 4]
    assert NUMBER[s.column[1, 0]] == 1


# Aiming well.


@EVERYWHERE
@given(towers(2) | towers(5), st.integers(-30, 30))
def test_the_safe_window_is_the_stand_test(x: list[int], shift: int) -> None:
    low, high = safe_window(x, len(x))
    place = x[-1] + shift
    assert stands([*x, place]) == (low < place < high)


@EVERYWHERE
@given(towers(2) | towers(9))
def test_the_plumb_aim_is_the_middle_of_the_window_within_reach(x: list[int]) -> None:
    low, high = safe_window(x, len(x))
    middle = Fraction(low + high, 2) - x[-1]
    assert plumb_aim(x, len(x)) == max(-12, min(12, int(middle)))


@pytest.mark.parametrize("x", ["0", "0 6 9", "0 -6 -9", "0 1", "0 7 7", "0 -7 -6 -5"])
@pytest.mark.parametrize("y", ["0", "0 6 9", "0 -7 -7"])
def test_the_listed_aims_are_the_sample_and_the_plumb_aim_once(x: str, y: str) -> None:
    h = max(len(x.split()), len(y.split()))
    s = lean(build(table(towers=("red " * h, *BASES[1:])), "red", 0), 0, x, y)
    plumb = aim(plumb_aim(s.x[0], h), plumb_aim(s.y[0], h))
    sample = {aim(ax, ay) for ax, ay in product((-6, -3, 0, 3, 6), repeat=2)}
    assert legal(s) == sorted(sample | {plumb})


# How high towers get: the average, and the chance in per cent that the k-th cube brings the tower down.

KTH = (3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20)
HEIGHTS = [
    ("steady", "centre", 9.7, (1, 4, 7, 9, 11, 12, 13, 14, 16, 20, 23, 24, 25)),
    ("steady", "plumb", 13.3, (0, 1, 2, 3, 4, 5, 5, 6, 10, 13, 14, 15, 17)),
    ("normal", "centre", 7.4, (5, 10, 13, 16, 17, 19, 20, 21, 27, 28, 30, 31, 32)),
    ("normal", "plumb", 9.5, (3, 5, 7, 9, 10, 11, 12, 13, 20, 22, 23, 24, 24)),
    ("shaky", "centre", 5.6, (12, 17, 20, 23, 25, 26, 27, 28, 34, 36, 38, 38, 41)),
    ("shaky", "plumb", 6.5, (10, 13, 15, 17, 18, 19, 20, 21, 29, 30, 32, 33, 35)),
]
ALONE = 100_000


def build_alone(hands: int, plumb: int, seed: int, n: int, tried: Any, fallen: Any) -> None:
    """Build n towers to their fall or to 24 cubes; count by k how often a k-th cube was placed and fell."""
    rng = np.empty(4, np.uint32)
    x = np.zeros(24, np.int64)
    y = np.zeros(24, np.int64)
    for number in range(n):
        sow(rng, seed, number)
        h = 1
        while h < 24:
            ax = plumb_aim(x, h) if plumb else 0
            ay = plumb_aim(y, h) if plumb else 0
            x[h] = x[h - 1] + ax + hand_error(rng, hands, h)
            y[h] = y[h - 1] + ay + hand_error(rng, hands, h)
            h += 1
            tried[h] += 1
            if tilt(x, h) or tilt(y, h):
                fallen[h] += 1
                break


@pytest.mark.parametrize(("hands", "aimer", "average", "per_cent"), HEIGHTS)
def test_towers_get_as_high_as_the_table_says(
    hands: str, aimer: str, average: float, per_cent: tuple[int, ...]
) -> None:
    tried, fallen = np.zeros(25, np.int64), np.zeros(25, np.int64)
    simulate = backend.bind(build_alone, GAME)
    simulate(GAME.option("hands").place(hands), int(aimer == "plumb"), 4, ALONE, tried, fallen)
    assert 1 + (tried - fallen).sum() / ALONE == pytest.approx(average, abs=0.1)
    for k, chance in zip(KTH, per_cent, strict=True):
        found = fallen[k] / tried[k]
        noise = (found * (1 - found) / tried[k]) ** 0.5
        assert found == pytest.approx(chance / 100, abs=0.0055 + 4 * noise), f"cube {k}"
    second = {"steady": 0, "normal": 0, "shaky": 0.05}[hands]
    assert fallen[2] / ALONE == pytest.approx(second, abs=0.005)
    assert (fallen[2] > 0) == (hands == "shaky")


# Words.


def test_all_625_aims_have_labels_of_their_own() -> None:
    s = lean(build(table(towers=("red red", *BASES[1:])), "red", 0), 0, "0 6")
    labels = [words.label(s, 0, move) for move in range(AIM, TAKE)]
    assert len({label.in_("de") for label in labels}) == len({label.in_() for label in labels}) == 625
    assert words.label(s, 0, aim(3, 2)).in_("de") == "zielen: 3 nach rechts und 2 nach hinten"
    assert words.label(s, 0, aim(0, -1)).in_() == "aim: 1 to the front"
    assert [label.in_() for label in labels if "plumb" in label.in_()] == ["aim: 2 to the left (plumb)"]


def test_the_story_of_a_card() -> None:
    s = table("red hammer 6", "blue", pile=0)
    assert lines(GAME, build(s, "red", 1), 0) == ["You hold a red cube above tower 2 (1 cube high)."]
    stand = stood(s, "red", 1)
    assert lines(GAME, stand, language="de") == ["Turm 2 steht und ist jetzt 2 Würfel hoch."]
    assert lines(GAME, take(stand, 0)) == [
        "Ann takes the red hammer 6.",
        "The column is empty now.",
        "The game is over: at least two columns are empty.",
    ]
    assert lines(GAME, take(stood(table("red hammer 6", pile=1), "red", 1), 0))[1].endswith("on top of the column.")


def test_the_story_of_an_aim() -> None:
    s = build(table("red", towers=("red red red red", *BASES[1:])), "blue", 0)
    told = {error(then): lines(GAME, then, 0) for then in (dropped(s, number) for number in range(400))}
    assert {tuple(one[:1]) for one in told.values()} == {("You aim 3 to the right and let go of the blue cube.",)}
    assert told[0, 0][1] == "Your hand is steady."
    assert told[-2, 1][1] == "Your hand wavers 2 to the left and 1 to the back."


def dropped(s: State, number: int) -> State:
    """The position after an aim to the right, with the luck of a number."""
    s = s.copy()
    sow(s.rng, 3, number)
    return after(s, aim(3, 0))


def test_the_story_of_a_fall() -> None:
    s = table("red", "red", "red", towers=("red", "yellow blue", "green", "blue"))
    down = fell(s, "red", 1)
    assert lines(GAME, down) == ["Tower 2 topples to the right: 3 cubes go back to the stock."]
    base = after(down, BASE + BLUE)
    assert lines(GAME, base) == ["Ann sets a blue cube as the new base of tower 2.", "No bottom card fits it."]


def moments() -> list[Any]:
    """A position of every phase."""
    start = table("yellow, red, green", "black, red", towers=("red " * 20, "yellow blue", "green", "blue"))
    start.stock[YELLOW] = 0
    down = fell(start, "blue", 2)
    return [start, build(start, "green", 1), stood(start, "green", 1), down, after(down, BASE + BLUE)]


def test_every_illegal_move_is_explained_with_its_rule() -> None:
    phases = [s.phase for s in moments()]
    assert phases == [BUILDING, AIMING, TAKING, FOUNDING, CONSOLING]
    for s in moments():
        for move in range(GAME.last_move + 1):
            if not rules.allowed(s, 0, move):
                told = words.reason(s, 0, move)
                assert "(R" in told.in_("de")
                assert "(R" in told.in_()


@pytest.mark.parametrize(
    ("moment", "move", "rule"),
    [
        (0, 0, "R16"),
        (0, NONE, "R1"),
        (1, 0, "R2"),
        (2, TAKE, "R9"),
        (2, TAKE + 5, "R8"),
        (2, AIM, "R8"),
        (3, NONE, "R14"),
        (3, BASE + YELLOW, "R16"),
        (4, TAKE + 1, "R15"),
        (4, TAKE, "R9"),
        (4, BASE, "R15"),
    ],
)
def test_reasons_cite_the_rule(moment: int, move: int, rule: str) -> None:
    s = moments()[moment]
    assert not rules.allowed(s, 0, move)
    assert f"({rule})" in words.reason(s, 0, move).in_()


def test_the_reason_for_a_card_out_of_reach_cites_r10() -> None:
    s = stood(table("yellow, red", "red", towers=BASES), "red", 0)
    assert "(R10)" in words.reason(s, 0, TAKE + 1).in_("de")


def test_the_reason_for_a_full_tower_cites_r1() -> None:
    full = table(towers=("red " * 12 + "blue " * 12, *BASES[1:]))
    assert "(R1)" in words.reason(full, 0, 0).in_()


def test_nobody_plays_on_after_the_end() -> None:
    over = take(stood(table("red", "blue", pile=0), "red", 0), 0)
    assert not any(rules.allowed(over, seat, move) for seat in range(-1, 2) for move in range(GAME.last_move + 1))


# Moments.


def test_r13_a_tower_is_seen_falling_before_a_new_base_is_set() -> None:
    _, moment, _ = next(seen(GAME, 2))
    assert moment.phase == FOUNDING
    assert moment.height[moment.tower] == 0
