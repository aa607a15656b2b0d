"""Backgammon, rule by rule. Names begin with the rule or example they are about."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, cast

import pytest
from hypothesis import event, given, settings, strategies as st

from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.showing.phrase import players
from spieltisch.games.backgammon import GAME, rules, words
from spieltisch.games.backgammon.rules import BAR, CHECKERS, DONE, DROP, NOBODY, OFF, OVER, TAKE, State
from tests.games import telling
from tests.games.backgammon import reference
from tests.games.backgammon.positions import (
    NAMED,
    START,
    F,
    Men,
    from_id,
    legal,
    lines,
    men_of,
    numbers,
    on,
    play,
    position,
    position_id,
    results,
    rolled,
    scattered,
    score,
    start,
    table,
)

FAR = "1*15"  # an opponent in nobody's way


def dealt(number: int, **options: Any) -> State:
    s = cast(State, GAME.blank(2, options))
    sow(s.rng, 3, number)
    rules.deal(s)
    return s


def turn_over(s: State, dice: str = "") -> State:
    """The position after DONE; with dice, the next player's roll is these."""
    then = play(s, "done")
    return rolled(then, dice) if dice else then


# Set-up.


def test_s1_both_players_begin_with_the_same_four_stacks() -> None:
    s = dealt(0)
    for seat in range(2):
        assert {k: n for k, n in enumerate(s.men[seat].tolist()) if n} == {1: 2, 12: 5, 17: 3, 19: 5}


def test_s2_the_higher_die_begins_and_both_dice_are_the_first_roll() -> None:
    beginners = Counter[int]()
    for number in range(300):
        s = dealt(number)
        beginners[s.turn] += 1
        assert 1 <= s.dice[0] < s.dice[1] <= 6
        assert s.left.tolist() == [1, 1]
    assert min(beginners.values()) > 100


def test_s2_equal_opening_dice_are_rolled_again_and_all_other_rolls_come_up() -> None:
    rolls = {(s.turn, *s.dice.tolist()) for s in (dealt(number) for number in range(600))}
    assert len(rolls) == 30


def test_s3_the_cube_lies_in_the_middle_and_shows_1() -> None:
    s = dealt(0, stakes="full")
    assert (s.cube, s.owner) == (1, NOBODY)


# Play.


def test_r1_the_first_turn_uses_the_opening_roll_without_a_double() -> None:
    for stakes in ("simple", "full"):
        s = dealt(0, stakes=stakes)
        assert rules.actors(s) == 1 << s.turn
        assert all(move < DONE for move in numbers(s))


def test_r1_the_players_take_turns() -> None:
    s = start("31", seat=1)
    assert rules.actors(s) == 2
    then = play(s, "8/5 6/5 done")
    assert then.turn == 0
    assert rules.actors(then) == 1


def test_r2_different_numbers_are_two_dice_to_use() -> None:
    assert legal(play(start("31"), "8/5 6/5")) == "done"


def test_r2_a_double_is_used_four_times() -> None:
    assert legal(play(start("11"), "8/7 8/7 6/5 6/5")) == "done"
    assert "done" not in legal(play(start("11"), "8/7 8/7 6/5"))


def test_r3_a_checker_goes_as_far_as_its_die_says() -> None:
    then = play(start("63"), "24/18")
    assert (on(then, 0, 24), on(then, 0, 18)) == (1, 1)


def test_r3_only_own_checkers_and_rolled_numbers_move() -> None:
    assert {words.move_parts(move) for move in numbers(start("63"))} <= {
        (place, die) for place in (1, 12, 17, 19) for die in (3, 6)
    }


def test_r4_two_opposing_checkers_close_a_place() -> None:
    assert legal(position("13", "18*2", "66")) == "done"
    assert legal(position("13", "18*5", "66")) == "done"


def test_r4_a_place_that_is_empty_or_own_or_holds_one_opposing_checker_is_open() -> None:
    assert legal(position("13", FAR, "66")) == "13/7"
    assert legal(position("13 7", "24*2", "66")) == "13/7"
    assert legal(position("13", "18", "66")) == "13/7*"


def test_r4_places_jumped_over_do_not_matter() -> None:
    assert legal(position("13", "13*2 14*2 15*2 16*2 17*2", "66")) == "13/7"


def test_r4_any_number_of_own_checkers_may_share_a_place() -> None:
    then = play(position("7 6*14", FAR, "61"), "7/6")
    assert on(then, 0, 6) == 15


def test_r5_a_single_opposing_checker_is_hit_and_put_on_the_bar() -> None:
    then = play(position("13 6", "18 1*3", "62"), "13/7*")
    assert (on(then, 1, 18), then.men[1, BAR]) == (0, 1)
    assert on(then, 0, 7) == 1


def test_r5_several_checkers_can_be_hit_in_one_turn() -> None:
    then = play(position("13 6", "18 20 1*3", "62"), "13/7* 7/5*")
    assert then.men[1, BAR] == 2


def test_r6_a_checker_on_the_bar_enters_before_anything_else_moves() -> None:
    one, two = position("bar 13*3", FAR, "63"), position("bar*2 13*3", FAR, "63")
    assert legal(one) == legal(two) == "bar/22 bar/19"
    assert legal(play(one, "bar/22")) == "22/16 13/7"
    assert legal(play(two, "bar/22")) == "bar/19"


def test_r6_entering_obeys_closed_places_and_hits() -> None:
    assert legal(position("bar 13", "6*2 3", "63")) == "bar/22*"
    assert play(position("bar 13", "6*2 3", "63"), "bar/22*").men[1, BAR] == 1


def test_r6_whoever_cannot_enter_can_only_end_the_turn() -> None:
    assert legal(position("bar 13*3", "6*2 3*2", "63")) == "done"


def test_r7_bearing_off_needs_all_checkers_at_home() -> None:
    assert "off" not in legal(position("7 6 5", FAR, "65"))
    assert "6/off" in legal(position("6 5", FAR, "65"))


def test_r7_a_checker_on_the_bar_forbids_bearing_off() -> None:
    assert legal(position("bar 6 5", "1", "65")) == "bar/20 bar/19"


def test_r7_is_tested_anew_before_every_checker_move() -> None:
    assert legal(play(position("7 6*2", FAR, "61"), "7/6")) == "6/off"


def test_r7_a_larger_die_takes_only_the_rearmost_checker_off() -> None:
    assert legal(position("4 3 2", FAR, "66")) == "4/off:6"
    assert legal(position("4*2 3", FAR, "55")) == "4/off:5"
    assert legal(position("4 3 2", FAR, "33")) == "4/1 3/off"


def test_r8_one_checker_may_use_both_dice_in_either_order() -> None:
    s = position("16", FAR, "61")
    assert legal(s) == "16/15 16/10"
    assert on(play(s, "16/15 15/9"), 0, 9) == on(play(s, "16/10 10/9"), 0, 9) == 1


def test_r8_each_landing_must_be_legal_by_itself() -> None:
    s = position("24", "7*2", "62")
    assert legal(s) == "24/22"
    assert legal(play(s, "24/22")) == "22/16"


def test_r9_a_move_that_wastes_a_die_is_not_legal() -> None:
    s = from_id("MDADYBAACAQAAA")
    assert legal(rolled(s, "42")) == "24/22"


def test_r9_applies_to_entering_too() -> None:
    # After entering with the 6 both ways to use the 1 are closed.
    s = position("bar 10", "7*2 16*2", "61")
    assert legal(s) == "bar/24"
    assert legal(play(s, "bar/24")) == "10/4"


def test_r9_a_die_that_cannot_be_used_yet_may_be_after_the_other() -> None:
    # The 5 has no move until the 1 is played.
    s = position("24", "6*2", "51")
    assert legal(s) == "24/23"
    assert legal(play(s, "24/23")) == "23/18"


def test_r10_the_larger_die_must_be_used_if_only_one_can_be() -> None:
    assert legal(rolled(from_id("eO8DgAEAgAAAAA"), "64")) == "16/10"


def test_r10_the_smaller_die_is_used_if_the_larger_cannot_be() -> None:
    s = position("16", "15*2 19*2", "64")
    assert legal(s) == "16/12"
    assert legal(play(s, "16/12")) == "done"


def test_r11_the_last_checker_off_wins_with_a_die_left() -> None:
    then = play(position("3", FAR, "31"), "3/off")
    assert (then.phase, then.winner) == (OVER, 0)


def test_r12_done_is_legal_exactly_when_no_checker_move_is() -> None:
    for s in (start("63"), play(start("63"), "24/18")):
        assert "done" not in legal(s)
    assert legal(play(start("63"), "24/18 24/21")) == "done"
    assert legal(position("bar 13*3", "6*2 3*2", "63")) == "done"


def test_r13_the_next_dice_are_rolled_at_once() -> None:
    then = turn_over(play(start("63"), "24/18 13/10"))
    assert then.turn == 1
    assert min(then.dice.tolist()) >= 1
    assert all(move < DONE for move in numbers(then))


def test_r13_every_roll_comes_up_as_often_as_it_should() -> None:
    s = play(start("63"), "24/18 13/10")
    rolls = Counter[tuple[int, int]]()
    for number in range(3600):
        sow(s.rng, 8, number)
        rolls[tuple(turn_over(s).dice.tolist())] += 1
    assert len(rolls) == 21
    assert all(60 <= n <= 145 for (low, high), n in rolls.items() if low == high)
    assert all(150 <= n <= 255 for (low, high), n in rolls.items() if low < high)


# The cube.


def test_r14_the_choice_before_the_roll() -> None:
    s = turn_over(play(start("63", stakes="full"), "24/18 13/10"))
    assert (rules.actors(s), legal(s)) == (2, "roll double")
    assert s.dice.tolist() == [0, 0]
    then = play(s, "roll")
    assert (then.turn, then.cube, then.owner) == (1, 1, NOBODY)
    assert min(then.dice.tolist()) >= 1


def test_r14_the_simple_game_has_no_cube() -> None:
    assert numbers(turn_over(play(start("63"), "24/18 13/10")))[0] < DONE


def test_r14_only_the_owner_of_the_cube_may_double() -> None:
    s = play(start("63", stakes="full"), "24/18 13/10")
    s.cube, s.owner = 2, 1
    assert legal(turn_over(s)) == "roll double"
    s.owner = 0
    assert numbers(turn_over(s))[0] < DONE


def test_r14_a_cube_that_shows_64_is_not_turned_any_more() -> None:
    s = play(start("63", stakes="full"), "24/18 13/10")
    s.cube, s.owner = 64, 1
    assert numbers(turn_over(s))[0] < DONE
    s.cube = 32
    assert legal(turn_over(s)) == "roll double"


def test_r15_the_opponent_alone_answers_a_double() -> None:
    s = play(turn_over(play(start("63", stakes="full"), "24/18 13/10")), "double")
    assert (rules.actors(s), legal(s)) == (1, "take drop")


def test_r15_a_taken_cube_shows_twice_as_much_and_the_doubler_rolls() -> None:
    s = play(turn_over(play(start("63", stakes="full"), "24/18 13/10")), "double take")
    assert (s.cube, s.owner, s.turn) == (2, 0, 1)
    assert rules.actors(s) == 2
    assert min(s.dice.tolist()) >= 1


def test_r15_a_dropped_double_ends_the_game() -> None:
    s = play(turn_over(play(start("63", stakes="full"), "24/18 13/10")), "double drop")
    assert (rules.actors(s), score(s)) == (0, [0, 1])


def test_r16_a_double_is_answered_by_take_or_drop_only_and_an_equal_roll_doubles_nothing() -> None:
    s = play(turn_over(play(start("63", stakes="full"), "24/18 13/10")), "double")
    assert numbers(s) == [TAKE, DROP]
    assert {dealt(number, stakes="full").cube for number in range(50)} == {1}


# End and score.


def test_e1_all_fifteen_off_wins_at_once() -> None:
    s = position("2 1", FAR, "66")
    then = play(s, "2/off:6")
    assert rules.actors(then) == 1
    then = play(then, "1/off:6")
    assert (rules.actors(then), then.men[0, OFF]) == (0, CHECKERS)


def test_e2_the_simple_game_is_worth_one_point() -> None:
    assert score(play(position("1", FAR, "21"), "1/off:2")) == [1, 0]
    assert score(play(position("1", FAR, "21", seat=1), "1/off:2")) == [0, 1]
    assert score(position("1", FAR, "21")) == [0, 0]


def test_e3_a_drop_costs_what_the_cube_showed_before_the_double() -> None:
    s = play(start("63", stakes="full"), "24/18 13/10")
    s.cube, s.owner = 8, 1
    assert score(play(turn_over(s), "double drop")) == [0, 8]


@pytest.mark.parametrize(
    ("loser", "times"),
    [("6*14", 1), ("6*15", 2), ("19 6*14", 3), ("18 6*14", 2), ("24 6*14", 3), ("bar 6*14", 3), ("bar 6*13", 1)],
)
@pytest.mark.parametrize("cube", [1, 2, 64])
def test_e4_single_gammon_and_backgammon(loser: str, times: int, cube: int) -> None:
    s = position("2", loser, "21", stakes="full")
    s.cube, s.owner = cube, 0
    assert score(play(s, "2/off")) == [cube * times, 0]


def test_e4_a_gammon_counts_with_the_cube_in_the_middle_unless_jacoby_is_on() -> None:
    for jacoby, worth in (("off", 3), ("on", 1)):
        s = position("1", "bar 6*14", "21", stakes="full", jacoby=jacoby)
        assert score(play(s, "1/off")) == [worth, 0]


def test_e4_with_jacoby_a_gammon_counts_once_the_cube_was_turned() -> None:
    s = position("1", "bar 6*14", "21", stakes="full", jacoby="on")
    s.cube, s.owner = 2, 1
    assert score(play(s, "1/off")) == [6, 0]


def test_e4_without_full_stakes_jacoby_and_gammons_mean_nothing() -> None:
    assert score(play(position("1", "bar 6*14", "21", jacoby="on"), "1/off")) == [1, 0]


def last_turn(own: str, other: str, **options: Any) -> State:
    """The table of the thousandth turn, all moves made."""
    s = position(own, other, "66", **options)
    s.left[0] = s.legal[0] = 0
    s.turns = rules.MOST_TURNS - 1
    return s


def test_e5_after_a_thousand_turns_the_shorter_way_wins() -> None:
    assert score(turn_over(last_turn("24 6", "24 5"))) == [0, 1]
    assert score(turn_over(last_turn("bar 3", "24 5"))) == [1, 0]


def test_e5_equal_ways_are_a_draw() -> None:
    then = turn_over(last_turn("24 5", "24 5"))
    assert (rules.actors(then), score(then), then.winner) == (0, [0, 0], NOBODY)


def test_e5_the_guard_pays_the_plain_cube() -> None:
    s = last_turn("24 6", "3", stakes="full")
    s.cube, s.owner = 4, 0
    assert score(turn_over(s)) == [0, 4]


def test_e5_one_turn_earlier_the_game_goes_on() -> None:
    s = last_turn("24 6", "24 5")
    s.turns -= 1
    assert rules.actors(turn_over(s)) == 2


def test_e5_the_bound() -> None:
    assert GAME.longest(2, GAME.chosen()) == 7000


def test_secrets_only_the_generator_is_blanked() -> None:
    s = start("63")
    view = s.copy()
    rules.hide(view, 1)
    for i in range(4):
        s.rng[i] = 0
    assert view == s


# Examples.


def test_x1_the_start_position() -> None:
    s = start("63")
    assert [rules.pips(s, seat) for seat in range(2)] == [167, 167]
    assert position_id(s) == "4HPwATDgc/ABMA"
    assert from_id("4HPwATDgc/ABMA").men.tolist() == s.men.tolist()


def test_x2_one_checker_or_two_in_either_order() -> None:
    s = start("63")
    for way in ("24/18 18/15", "24/21 21/15", "13/7 7/4", "13/10 10/4", "24/18 13/10"):
        play(s, way)


def test_x3_four_fives_from_the_start() -> None:
    s = start("55")
    assert legal(s) == "13/8 8/3"
    ends = {(5 - on(end, 0, 13), on(end, 0, 3)) for end in lines(s)}
    assert ends == {(1, 3), (2, 2), (3, 1), (4, 0)}


@pytest.mark.parametrize(
    ("dice", "allowed"), [("55", "5/off"), ("66", "5/off:6"), ("44", "5/1 4/off"), ("33", "5/2 4/1")]
)
def test_x4_bearing_off_from_5_and_4(dice: str, allowed: str) -> None:
    assert legal(position("5 4", "6*2", dice)) == allowed


def test_x5_only_one_die_can_be_used_so_the_larger() -> None:
    s = position("16", "19*2 6*5 5*4 4*4", "64")
    assert position_id(s) == "eO8DgAEAgAAAAA"
    assert legal(s) == "16/10"
    assert legal(play(s, "16/10")) == "done"


def test_x6_only_one_first_move_uses_both_dice() -> None:
    s = position("24 18 4", "24*2 13*2 11*2 5*2", "42")
    assert position_id(s) == "MDADYBAACAQAAA"
    assert rules.sources(s.own[0], s.closed[0], 2) == 1 << 1 | 1 << 7 | 1 << 21
    assert legal(s) == "24/22"
    assert legal(play(s, "24/22")) == "22/18"


def test_x7_a_blocked_checker_behind_bars_the_one_in_front() -> None:
    s = table(men_of("6 4"), men_of("24*2 6*3"))
    assert position_id(s) == "4AAADBIAAAAAAA"
    assert legal(rolled(s, "55")) == "done"
    assert legal(rolled(s, "53")) == "6/3"
    assert legal(play(rolled(s, "53"), "6/3")) == "4/off:5"
    assert legal(rolled(s, "65")) == "6/off"
    assert score(play(rolled(s, "65"), "6/off 4/off:5")) == [1, 0]


def test_x8_two_checkers_on_the_bar() -> None:
    s = table(men_of("bar*2 13*4 8*4 6*5"), men_of("24 13*2 8*4 6*2 5*2 4*2 3*2"))
    assert position_id(s) == "bJsHAyDg8+ABYA"
    assert legal(rolled(s, "62")) == "bar/23"
    assert legal(play(rolled(s, "62"), "bar/23")) == "done"
    assert len(results(rolled(s, "21"))) == 1
    assert len(list(lines(rolled(s, "21")))) == 2
    assert len(results(rolled(s, "11"))) == 8
    assert legal(rolled(s, "63")) == "done"


def test_x9_two_ways_to_bear_off() -> None:
    s = position("6 4", "6*2", "65")
    ends = list(lines(s))
    assert len({position_id(end) for end in ends}) == 2
    assert sorted({end.winner for end in ends}) == [NOBODY, 0]
    play(s, "6/off 4/off:5")
    play(s, "6/1 4/off:6")


def test_x10_both_ways_to_win_are_legal() -> None:
    s = position("3", "6*2", "31")
    assert legal(s) == "3/2 3/off"
    assert score(play(s, "3/off")) == [1, 0]
    assert score(play(s, "3/2 2/off:3")) == [1, 0]


def test_x11_the_cube_goes_to_and_fro() -> None:
    s = turn_over(play(start("63", seat=1, stakes="full"), "24/18 13/10"))
    s = rolled(play(s, "double take"), "31")
    assert (s.cube, s.owner) == (2, 1)
    s = play(play(s, "8/5 6/5 done"), "double")
    assert score(play(s, "drop")) == [0, 2]
    s = rolled(play(s, "take"), "21")
    assert (s.cube, s.owner) == (4, 0)
    s = turn_over(next(lines(s)))
    assert legal(s) == "roll double"
    s = next(lines(rolled(play(s, "roll"), "21")))
    assert numbers(turn_over(s))[0] < DONE


@pytest.mark.parametrize(
    ("loser", "owner", "cube", "jacoby", "worth"),
    [
        ("bar 6*14", 0, 2, "off", 6),
        ("18 6*14", 0, 2, "off", 4),
        ("bar 6*13", 0, 2, "off", 2),
        ("6*15", NOBODY, 1, "on", 1),
    ],
)
def test_x12_what_a_win_is_worth(loser: str, owner: int, cube: int, jacoby: str, worth: int) -> None:
    s = position("1", loser, "21", stakes="full", jacoby=jacoby)
    s.cube, s.owner = cube, owner
    assert score(play(s, "1/off")) == [worth, 0]


ROLLS = ["21", "31", "41", "51", "61", "32", "42", "52", "62", "43", "53", "63", "54", "64", "65", "11", "66"]
START_RESULTS = [15, 16, 14, 8, 10, 17, 18, 8, 14, 17, 9, 14, 9, 14, 7, 42, 11]
F_RESULTS = [26, 19, 23, 16, 17, 25, 30, 18, 25, 22, 12, 20, 15, 21, 14, 54, 20]


@pytest.mark.parametrize(("dice", "n"), list(zip(ROLLS, START_RESULTS, strict=True)))
def test_x13_different_results_from_the_start(dice: str, n: int) -> None:
    assert len(results(start(dice))) == n
    assert len(results(start(dice, seat=1))) == n


@pytest.mark.parametrize(("dice", "n"), list(zip(ROLLS, F_RESULTS, strict=True)))
def test_x13_different_results_from_f(dice: str, n: int) -> None:
    assert len(results(rolled(from_id(F), dice))) == n


def test_x13_the_position_f() -> None:
    own, other = "24 20 13*3 8*4 6*4 5*2", "24*2 18 13*4 8*2 6*4 4*2"
    assert position_id(table(men_of(own), men_of(other))) == F
    assert from_id(F).men.tolist() == [men_of(own), men_of(other)]


@pytest.mark.parametrize(("dice", "sequences", "clicks"), [("21", 30, 7), ("63", 28, 7), ("65", 14, 5), ("11", 245, 3)])
def test_x13_click_sequences_and_first_clicks_from_the_start(dice: str, sequences: int, clicks: int) -> None:
    assert len(list(lines(start(dice)))) == sequences
    assert len(numbers(start(dice))) == clicks


# What holds for all positions.


@st.composite
def checkers(draw: st.DrawFn) -> tuple[Men, Men]:
    """Checkers of the player on turn and of the other, from crowded boards to the last few checkers."""
    first, last = draw(st.sampled_from([(0, 24), (1, 24), (1, 6), (7, 24), (13, 24), (17, 24), (19, 24)]))
    size = draw(st.sampled_from([1, 2, 3, 4, 6, CHECKERS]))
    own = [0] * 26
    for place in draw(st.lists(st.integers(first, last), min_size=1, max_size=size)):
        own[place] += 1
    own[BAR] += draw(st.integers(0, min(3, CHECKERS - sum(own)))) if draw(st.booleans()) else 0
    own[OFF] = CHECKERS - sum(own)
    other = [0] * 26
    free = [place for place in range(1, 25) if own[25 - place] == 0]
    for place in draw(st.lists(st.sampled_from(free), unique=True, max_size=12)):
        other[place] = min(draw(st.sampled_from([2, 1, 3])), CHECKERS - 1 - sum(other))
    other[BAR] = CHECKERS - sum(other)
    return own, other


DICE = st.tuples(st.integers(1, 6), st.integers(1, 6)).map(lambda dice: f"{dice[0]}{dice[1]}")


def follow_turn(s: State, choice: Random) -> int:
    """Play a random turn, each list of moves compared with plain search; how often R9 or R10 forbade a move."""
    seat, forbidden = s.turn, 0
    while rules.actors(s):
        own, other = tuple(s.men[seat].tolist()), tuple(s.men[1 - seat].tolist())
        unused = tuple(words.unused(s))
        steps = reference.legal_steps(own, other, unused)
        assert numbers(s) == (sorted(6 * place + die - 1 for place, die in steps) or [DONE])
        forbidden += len(steps) < len(reference.possible_steps(own, other, unused))
        if not steps:
            break
        place, die = choice.choice(sorted(steps))
        rules.play(s, seat, 6 * place + die - 1)
        then = reference.step(own, other, place, die)
        assert (s.men[seat].tolist(), s.men[1 - seat].tolist()) == (list(then[0]), list(then[1]))
    return forbidden


@given(checkers(), DICE, st.integers(0, 1), st.integers(0, 99))
@settings(max_examples=500, deadline=None)
def test_r3_to_r12_every_move_of_a_turn_is_what_plain_search_finds(
    men: tuple[Men, Men], dice: str, seat: int, number: int
) -> None:
    follow_turn(rolled(table(*men, seat), dice), Random(number))


def test_r3_to_r12_plain_search_agrees_on_thousands_of_turns() -> None:
    choice = Random(1)
    forbidden = 0
    for _ in range(6000):
        dice = f"{choice.randint(1, 6)}{choice.randint(1, 6)}"
        forbidden += follow_turn(rolled(table(*scattered(choice), choice.randint(0, 1)), dice), choice)
        reference.most_dice.cache_clear()
    assert forbidden > 100


@given(checkers(), DICE)
@settings(max_examples=200, deadline=None)
def test_r9_all_ways_to_play_a_roll_use_equally_many_dice(men: tuple[Men, Men], dice: str) -> None:
    s = rolled(table(*men), dice)
    ends = [end for _, end in zip(range(300), lines(s), strict=False)]
    event("wins" if any(end.winner == 0 for end in ends) else "goes on")
    assert len({sum(end.left.tolist()) if end.winner == NOBODY else 0 for end in ends}) == 1


@given(st.integers(0, 10**6), st.sampled_from(["simple", "full"]))
@settings(max_examples=20, deadline=None)
def test_the_sets_of_places_always_say_what_the_checkers_say(number: int, stakes: str) -> None:
    s = dealt(number, stakes=stakes)
    choice = number
    while rules.actors(s):
        allowed = [move for move in numbers(s) if move != DROP]
        choice = (choice * 1103515245 + 12345) % 2**31
        rules.play(s, rules.actors(s).bit_length() - 1, allowed[(choice >> 8) % len(allowed)])
        same = table(s.men[0].tolist(), s.men[1].tolist())
        assert (s.own.tolist(), s.closed.tolist()) == (same.own.tolist(), same.closed.tolist())


@given(checkers(), st.integers(0, 1))
@settings(max_examples=100, deadline=None)
def test_a_position_id_holds_the_whole_position(men: tuple[Men, Men], seat: int) -> None:
    s = table(*men, seat)
    assert len(position_id(s)) == 14
    assert from_id(position_id(s), seat).men.tolist() == s.men.tolist()


@given(checkers(), DICE)
@settings(max_examples=60, deadline=None)
def test_every_illegal_move_has_a_reason_that_cites_a_rule(men: tuple[Men, Men], dice: str) -> None:
    s = rolled(table(*men), dice)
    for move in set(range(GAME.last_move + 1)) - set(numbers(s)):
        reason = words.reason(s, 0, move)
        assert reason.in_("de").endswith(").")
        assert reason.in_("de")[-6:].split("(")[1] == reason.in_()[-6:].split("(")[1]


# Words.


def cited(s: State, text: str) -> str:
    """The rule that the reason against a move of seat 0 cites; a checker move is written with its die, `13/7 6`."""
    if text in NAMED:
        move = NAMED[text]
    else:
        origin, die = text.split("/")[0], int(text[-1])
        move = 6 * (BAR if origin == "bar" else 25 - int(origin)) + die - 1
    assert rules.actors(s) != 1 or move not in numbers(s)
    return words.reason(s, 0, move).in_().rpartition("(")[2].rstrip(").")


@pytest.mark.parametrize(
    ("s", "move", "rule"),
    [
        (start("63"), "13/9 4", "R2"),
        (start("63"), "14/8 6", "R3"),
        (start("65"), "24/19 5", "R4"),
        (start("63"), "bar/22 3", "R6"),
        (position("bar 13", "6", "63"), "13/7 6", "R6"),
        (start("66"), "6/off 6", "R7"),
        (position("6 4", "24*2 6*3", "55"), "4/off 5", "R7"),
        (position("24 18 4", "24*2 13*2 11*2 5*2", "42"), "18/16 2", "R9"),
        (position("16", "19*2 6*5 5*4 4*4", "64"), "16/12 4", "R10"),
        (start("63"), "done", "R12"),
        (start("63"), "roll", "R1"),
        (start("63"), "double", "R14"),
        (start("63", stakes="full"), "double", "R14"),
        (start("63", stakes="full"), "take", "R15"),
        (table(men_of(START), men_of(START), stakes="full"), "done", "R14"),
        (table(men_of(START), men_of(START), stakes="full"), "13/7 6", "R14"),
        (play(table(men_of(START), men_of(START), seat=1, stakes="full"), "double"), "roll", "R15"),
        (play(table(men_of(START), men_of(START), seat=1, stakes="full"), "double"), "13/7 6", "R15"),
    ],
)
def test_reasons_cite_the_rule(s: State, move: str, rule: str) -> None:
    assert cited(s, move) == rule


def log(s: State, move: str, viewer: int = -1, language: str = "en") -> str:
    """What a viewer reads of one move."""
    return " ".join(telling.lines(GAME, play(s, move), viewer, language))


def test_the_opening_roll_is_told() -> None:
    s = telling.listening(cast(State, GAME.blank(2)))
    sow(s.rng, 3, 0)
    rules.deal(s)
    low, high = s.dice.tolist()
    first, second = (high, low) if s.turn == 0 else (low, high)
    who = ("You begin", "Bela begins")[s.turn]
    assert telling.lines(GAME, s, 0) == [
        f"You roll a {first}.",
        f"Bela rolls a {second}.",
        f"{who} with {high}–{low}.",
    ]


def test_the_log_tells_plays_in_the_usual_notation() -> None:
    s = position("13 6", "18 1*3", "62")
    assert log(s, "13/7*") == "Ann plays 13/7 with the 6. Ann hits one of Bela's checkers: it goes to the bar."
    assert (
        log(s, "13/7*", 1, "de") == "Ann zieht 13/7 mit der 6. Ann schlägt einen Stein von dir: Er kommt auf die Bar."
    )
    assert log(s, "13/7*", 0).endswith("You hit one of Bela's checkers: it goes to the bar.")
    assert log(position("bar 13*3", "1*2", "63"), "bar/22") == "Ann plays bar/22 with the 3."
    assert log(position("6 4", "6*2", "65"), "6/off", 0, "de") == "Du ziehst 6/aus mit der 6."


def test_the_log_tells_unused_dice_and_the_next_roll() -> None:
    s = position("bar 13*3", "6*2 3*2", "63")
    then = turn_over(s)
    roll = f"{then.dice[1]}–{then.dice[0]}"
    assert log(s, "done").startswith(f"Ann cannot use the 6 and the 3 and ends the turn. Bela rolls {roll}")
    assert log(play(start("63"), "24/18 13/10"), "done", 0).startswith("You end the turn. Bela rolls ")
    s = position("bar 13*3", "6*2 3*2", "66")
    assert log(s, "done", -1, "de").startswith("Ann kann die 6 nicht ziehen und beendet den Zug. Bela würfelt ")


def test_the_log_tells_a_double() -> None:
    s = play(start("63"), "24/18 13/10")
    doubles = (log(s, "done") for s.rng[0] in range(100))
    assert any(line.endswith(", a double.") for line in doubles)


def test_the_log_tells_the_cube_and_the_end() -> None:
    s = table(men_of(START), men_of(START), stakes="full")
    assert log(s, "double", 0) == "You double to 2."
    assert log(play(s, "double"), "drop") == "Bela drops the double."
    assert log(play(s, "double"), "take").startswith("Bela takes and gets the doubling cube at 2. Ann rolls ")
    assert log(s, "roll").startswith("Ann rolls ")
    s = position("1", "bar 6*14", "21", stakes="full")
    s.cube, s.owner = 2, 1
    assert log(s, "1/off").endswith("Ann has borne off all checkers: a backgammon, 3 × 2.")
    assert log(position("1", FAR, "21"), "1/off", 0, "de").endswith("Du hast alle Steine ausgespielt.")
    assert log(last_turn("24 5", "24 5"), "done").endswith("After 1,000 turns the shorter way home wins.")


@pytest.mark.parametrize(
    ("winners", "points", "line"),
    [
        ([0], 1, "You win 1 point."),
        ([1], 6, "Bela wins 6 points."),
        ([0, 1], 0, "Both have the same way to go: a draw."),
    ],
)
def test_the_result_in_words(winners: list[int], points: int, line: str) -> None:
    result = words.say("result", winners=players(winners), points=points)
    assert result.in_("en", telling.NAMES, 0) == line
