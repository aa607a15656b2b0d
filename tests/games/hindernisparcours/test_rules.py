"""Hindernisparcours, rule by rule. Names begin with the rule or example they are about."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from itertools import product
from typing import Any, cast

import pytest

from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.kernel.sets import joined, members, split
from spieltisch.games.green_box.deck import BRICKS
from spieltisch.games.hindernisparcours import GAME, rules, words
from spieltisch.games.hindernisparcours.rules import (
    ACT,
    ALL_CARDS,
    DRAW,
    FACES,
    FIRE,
    GO,
    LAY,
    LEAF_CARDS,
    LEAVE,
    LOGS,
    NO_CARD,
    NOBODY,
    OUTSIDE,
    OVER,
    PLAN,
    SHIELD,
    STOP,
    STRIKE,
    TAKE,
    TILES,
    State,
)
from tests.games.hindernisparcours.positions import (
    actor,
    after,
    dealt,
    discards,
    display,
    hand,
    kind,
    kinds,
    legal,
    order,
    pile,
    place,
    planned,
    planning,
    race,
    randomly_until,
    result,
    started_by,
    symbol_and_number,
    tile,
    where,
)
from tests.games.moments import seen
from tests.games.telling import is_secret, lines, listening

COURSES = list(GAME.option("course").values)
EVERY_COURSE = pytest.mark.parametrize("course", COURSES)
EVERY_NUMBER_OF_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


# Set-up.


@EVERY_COURSE
def test_s1_every_course_has_its_tiles(course: str) -> None:
    faces = FACES[COURSES.index(course)]
    assert len(faces) == TILES
    assert [sum(face in some for face in faces) for some in ("^>v<", "B", "W", ".SF", "S")] == [6, 6, 6, 18, 1]
    assert dealt(course=course).options[rules.COURSE] == COURSES.index(course)


def fewest(course: str, obstacles: int) -> int | None:
    """The fewest movements from beside the start to outside over so many obstacle tiles at most."""
    faces, row = FACES[COURSES.index(course)], 6 * COURSES.index(course)
    queue = deque([(OUTSIDE, 0, 0)])
    seen = {(OUTSIDE, 0)}
    while queue:
        at, climbed, far = queue.popleft()
        near = rules.TARGETS[row + BRICKS, at] | rules.TARGETS[row + LOGS, at]
        if at != OUTSIDE and near >> OUTSIDE & 1:
            return far + 1
        for there in members(near):
            up = climbed + (faces[there] in "BW")
            if up <= obstacles and (there, up) not in seen:
                seen.add((there, up))
                queue.append((there, up, far + 1))
    return None


@pytest.mark.parametrize(
    ("course", "obstacles", "movements"),
    [
        ("two_walls", 1, None),
        ("two_walls", 2, 8),
        ("serpentine", 0, 18),
        ("serpentine", 1, 12),
        ("serpentine", 2, 9),
        ("stepping_stones", 5, None),
        ("stepping_stones", 6, 15),
    ],
)
def test_s1_every_course_can_be_finished(course: str, obstacles: int, movements: int | None) -> None:
    assert fewest(course, obstacles) == movements


@EVERY_NUMBER_OF_SEATS
def test_s2_runners_wait_outside_with_three_lives(seats: int) -> None:
    s = dealt(seats)
    assert where(s) == ["outside"] * seats
    assert s.life.tolist()[:seats] == [3] * seats


@EVERY_NUMBER_OF_SEATS
def test_s3_the_start_player_is_random_and_first_to_draw(seats: int) -> None:
    tables = [dealt(seats, number) for number in range(60)]
    assert {s.start for s in tables} == set(range(seats))
    assert all(actor(s) == s.start for s in tables)


@EVERY_NUMBER_OF_SEATS
def test_s4_everybody_starts_with_a_shield_bricks_and_wood(seats: int) -> None:
    s = dealt(seats)
    for seat in range(seats):
        assert sorted(symbol for symbol, _ in symbol_and_number(joined(s.hand[seat]))) == [LOGS, BRICKS, SHIELD]
        assert s.held[seat] == 3


def twos(s: State) -> list[int]:
    """For every seat the symbol of its 2."""
    return [symbol for seat in range(s.seats) for symbol, n in symbol_and_number(joined(s.hand[seat])) if n == 2]


@pytest.mark.parametrize("seats", [3, 4])
def test_s5_two_ones_and_a_two(seats: int) -> None:
    for number in range(40):
        s = dealt(seats, number)
        for seat in range(seats):
            assert sorted(n for _, n in symbol_and_number(joined(s.hand[seat]))) == [1, 1, 2]


def test_s5_the_twos_are_spread_over_the_symbols() -> None:
    for number in range(40):
        assert sorted(twos(dealt(3, number))) == [LOGS, BRICKS, SHIELD]
        assert sorted(Counter(twos(dealt(4, number))).values()) == [1, 1, 2]
    of_four = [twos(dealt(4, number)) for number in range(200)]
    assert {max(Counter(t), key=Counter(t).__getitem__) for t in of_four} == {LOGS, BRICKS, SHIELD}
    assert {t[seat] for t in of_four for seat in range(4)} == {LOGS, BRICKS, SHIELD}
    assert {tuple(twos(dealt(3, number))) for number in range(100)} == {
        t for t in product((LOGS, BRICKS, SHIELD), repeat=3) if len(set(t)) == 3
    }


def test_s6_two_players_have_one_two_and_three_differently() -> None:
    seen = set()
    for number in range(60):
        s = dealt(2, number)
        mine, yours = (dict(symbol_and_number(joined(s.hand[seat]))) for seat in range(2))
        assert sorted(mine.values()) == [1, 2, 3]
        assert all(yours[symbol] == mine[symbol] % 3 + 1 for symbol in mine)
        seen.add((mine[SHIELD], mine[BRICKS], mine[LOGS]))
    assert len(seen) == 6


@pytest.mark.parametrize(("seats", "cards"), [(2, 36), (3, 54), (4, 54)])
def test_s7_the_rest_is_pile_and_three_open_cards_for_everybody(seats: int, cards: int) -> None:
    s = dealt(seats)
    assert len(display(s)) == 3 * seats
    assert pile(s).bit_count() == cards - 6 * seats
    assert discards(s) == 0
    if seats == 2:
        assert not pile(s) & LEAF_CARDS
        assert GAME.census(s)["different cards"] == 54


def test_s7_any_card_can_be_open() -> None:
    shown = {card for number in range(200) for card in dealt(3, number).display.tolist() if card != NO_CARD}
    assert shown == set(range(54))


def test_only_symbol_and_number_count_so_starting_hands_have_any_colour() -> None:
    ones = {card for number in range(300) for card in members(joined(dealt(3, number).hand[0]))}
    assert Counter(kind(card) for card in ones) == {
        f"{symbol} {number}": 4 - number for symbol in ("shield", "bricks", "logs") for number in (1, 2)
    }


# Phases 1 and 2.


def test_r1_the_die_gives_three_to_six_equally_often() -> None:
    rolled = Counter(dealt(2, number).die for number in range(800))
    assert set(rolled) == {3, 4, 5, 6}
    assert all(150 < n < 250 for n in rolled.values())


def turn_is(turn: int) -> Callable[[State], bool]:
    return lambda s: s.turn == turn


def test_r1_every_turn_has_a_roll_of_its_own() -> None:
    s, dice = dealt(2), set()
    for turn in range(2, 30):
        s = randomly_until(s, turn_is(turn))
        dice.add(s.die)
    assert len(dice) > 1


def test_r2_the_display_is_filled_before_drawing() -> None:
    s = randomly_until(dealt(3), lambda s: s.phase == PLAN)
    assert len(display(s)) == 3
    s = randomly_until(s, lambda s: s.turn == 2)
    assert s.phase == DRAW
    assert len(display(s)) == 9


def test_r2_players_who_are_down_count_for_the_display() -> None:
    s = race(
        ["r3c1", "r3c2", "r3c1"], ["drop 1", "drop 2", ""], life=[3, 3, 0], die=3, step=3, left=[1, 1, 0], down={2: 2}
    )
    s = after(s, "r2c2", "r2c1")
    assert (s.phase, s.down[2]) == (DRAW, 1)
    assert len(display(s)) == 9


def test_r3_take_one_and_get_one_twice_clockwise() -> None:
    s = started_by(1, 3)
    takers = []
    for turn in range(6):
        seat, shown = actor(s), s.display[turn]
        takers.append(seat)
        then = after(s, f"take {turn}")
        new = joined(then.hand[seat]) ^ joined(s.hand[seat])
        assert new.bit_count() == 2
        assert new >> shown & 1
        assert pile(s) & new == new ^ 1 << shown
        s = then
    assert takers == [1, 2, 0, 1, 2, 0]
    assert s.phase == PLAN
    assert s.held.tolist()[:3] == [7, 7, 7]


def test_r3_who_is_down_does_not_draw() -> None:
    s = race(
        ["r3c1", "r3c2", "r3c1"], ["drop 1", "drop 2", ""], life=[3, 3, 0], step=3, left=[1, 1, 0], down={2: 2}, start=1
    )
    s = after(s, "r2c2", "r2c1")
    assert s.start == 2
    s = after(s, "take 0")
    assert joined(s.hand[0]).bit_count() == 5
    s = after(s, "take 1", "take 2", "take 3")
    assert s.phase == PLAN
    assert s.held.tolist()[:3] == [7, 7, 3]
    assert rules.actors(s) == 0b011


def test_r4_the_display_is_not_filled_in_between() -> None:
    s = after(dealt(2), "take 3")
    assert len(display(s)) == 5
    assert legal(s) == ["take 0", "take 1", "take 2", "take 4", "take 5"]


def test_r4_an_empty_pile_is_made_of_the_discards() -> None:
    s = dealt(3)
    in_pile = pile(s)
    split(s.discard, in_pile)
    split(s.away, ALL_CARDS)
    s = after(s, "take 0")
    assert discards(s) == 0
    assert pile(s).bit_count() == in_pile.bit_count() - 1
    assert pile(s) & in_pile == pile(s)


def test_r4_discards_stay_while_the_pile_has_a_card() -> None:
    s = dealt(3)
    last = 1 << members(pile(s))[0]
    split(s.discard, pile(s) ^ last)
    split(s.away, ALL_CARDS ^ last)
    seat, kept = actor(s), discards(s)
    s = after(s, "take 0")
    assert joined(s.hand[seat]) & last
    assert discards(s) == kept
    assert pile(s) == 0


# Phase 3.

PLAN_OF_0 = "sword 6, shield 5, drop 4, arrow 3"
PLAN_OF_1 = "arrow 6, bricks 5, logs 4, logs 3"


def test_r5_three_cards_and_a_discard_in_order() -> None:
    s = planning([PLAN_OF_0, PLAN_OF_1])
    assert rules.actors(s) == 0b11
    for name in PLAN_OF_0.split(", "):
        s = after(s, f"lay {name}", seat=0)
    assert [kind(card) for card in s.plan[0].tolist()] == ["sword 6", "shield 5", "drop 4"]
    assert kind(s.thrown[0]) == "arrow 3"
    assert s.held[0] == 3
    assert len(hand(s, 0)) == 3
    assert rules.actors(s) == 0b10
    assert not set(PLAN_OF_0.split(", ")) & set(hand(s, 0))


def test_r5_every_card_of_the_hand_may_be_planned_in_any_order_of_players() -> None:
    s = planning([PLAN_OF_0, PLAN_OF_1])
    assert len(legal(s, 0)) == 7
    s = after(s, "lay bricks 5", seat=1)
    s = after(s, "lay drop 4", seat=0)
    s = after(s, "lay arrow 6", seat=1)
    assert [len(legal(s, seat)) for seat in range(2)] == [6, 5]


def test_r6_discards_are_shown_when_all_have_finished() -> None:
    s = planning([PLAN_OF_0, PLAN_OF_1])
    for name in PLAN_OF_0.split(", "):
        s = after(s, f"lay {name}", seat=0)
    view = s.copy()
    rules.hide(view, 1)
    assert view.thrown[0] == NO_CARD
    assert discards(s) == 0
    s = planned(planning([PLAN_OF_0, PLAN_OF_1]), PLAN_OF_0, PLAN_OF_1)
    rules.hide(s, 1)
    assert sorted(kinds(discards(s))) == ["arrow 3", "logs 3"]
    assert kind(s.thrown[0]) == "arrow 3"


# Phase 4.


def test_r7_all_cards_of_a_step_are_shown_together() -> None:
    s = planned(planning([PLAN_OF_0, PLAN_OF_1]), PLAN_OF_0, PLAN_OF_1)
    assert (s.phase, s.step) == (ACT, 0)
    for viewer in (0, 1, -1):
        view = s.copy()
        rules.hide(view, viewer)
        assert [kind(view.plan[seat, 0]) for seat in range(2)] == ["sword 6", "arrow 6"]
        hidden = [seat for seat in range(2) if view.plan[seat, 1] == NO_CARD]
        assert hidden == [seat for seat in range(2) if seat != viewer]


def test_r7_everybody_has_the_whole_die_to_move() -> None:
    s = planned(planning([PLAN_OF_0, PLAN_OF_1], die=6), PLAN_OF_0, PLAN_OF_1)
    assert s.left.tolist()[:2] == [6, 6]


def test_r8_high_numbers_act_first() -> None:
    s = race(["r3c1"] * 3, ["logs 2", "bricks 6", "drop 4"])
    assert order(s) == [1, 2, 0]
    assert actor(s) == 1
    s = after(s, "r2c1", "stop")
    assert actor(s) == 2


def test_r8_equal_numbers_act_clockwise_from_the_start_player() -> None:
    s = race(["r3c1"] * 4, ["logs 1", "bricks 1", "drop 1", "shield 1"], start=2)
    assert order(s) == [2, 3, 0, 1]


def test_r8_a_start_player_who_is_down_keeps_his_place() -> None:
    s = race(["r3c1"] * 4, ["logs 1", "bricks 1", "", "shield 1"], start=2, down={2: 1})
    assert order(s) == [3, 0, 1]
    assert s.order.tolist() == [3, 0, 1, NOBODY]


def test_r9_the_card_is_used_once_before_between_or_after_movements() -> None:
    s = race(["r3c1", "outside"], ["arrow 5", "logs 1"])
    assert "fire" in legal(s)
    assert "fire" in legal(after(s, "r4c1"))
    assert "fire" in legal(after(s, "r4c1", "r5c1", "r4c1"))
    assert "fire" not in legal(after(s, "fire"))
    assert "fire" not in legal(after(s, "r4c1", "fire"))


def test_r9_a_card_used_by_one_player_says_nothing_about_the_next() -> None:
    s = race(["r3c1", "r3c1"], ["arrow 5", "arrow 1"])
    s = after(s, "fire", "r4c1", "stop")
    assert actor(s) == 1
    assert "fire" in legal(s)


def test_r10_from_outside_only_onto_the_start_tile() -> None:
    s = race(["outside", "outside"], ["logs 5", "bricks 1"])
    assert legal(s) == ["r3c1"]


def test_r10_to_neighbours_that_share_a_side() -> None:
    s = race(["r3c2", "outside"], ["drop 5", "bricks 1"])
    assert legal(s) == ["r2c2", "r3c1", "r4c2"]


def test_r10_nobody_goes_back_outside_over_the_start() -> None:
    s = race(["r3c1", "outside"], ["drop 5", "bricks 1"])
    assert legal(s) == ["r2c1", "r3c2", "r4c1"]


def test_r10_the_course_is_left_from_a_finish_tile() -> None:
    s = race(["r3c6", "outside"], ["drop 5", "bricks 1"])
    assert legal(s) == ["r2c6", "r4c6", "leave"]
    assert "leave" not in legal(race(["r2c6", "outside"], ["drop 5", "bricks 1"]))


def test_r10_neighbours_across_a_gap_do_not_count() -> None:
    s = race(["r4c2", "outside"], ["logs 5", "bricks 1"], course="serpentine")
    assert legal(s) == ["r3c2", "r4c3", "r5c2"]


def test_r11_arrow_tiles_are_never_entered() -> None:
    for card in ("arrow 5", "bricks 5", "logs 5"):
        s = race(["r2c2", "outside"], [card, "drop 1"])
        assert "r1c2" not in legal(s)
        assert "r2c3" not in legal(s)


@pytest.mark.parametrize(
    ("card", "climbed"),
    [("bricks 5", ["r3c3"]), ("logs 5", []), ("drop 5", []), ("sword 5", []), ("shield 5", []), ("arrow 5", [])],
)
def test_r11_bricks_need_a_bricks_card(card: str, climbed: list[str]) -> None:
    s = race(["r3c2", "outside"], [card, "drop 1"])
    assert [t for t in legal(s) if t == "r3c3"] == climbed


def test_r11_wood_needs_a_wood_card() -> None:
    assert "r4c3" in legal(race(["r4c2", "outside"], ["logs 5", "drop 1"]))
    assert "r4c3" not in legal(race(["r4c2", "outside"], ["bricks 5", "drop 1"]))


def test_r11_the_own_card_of_the_step_counts_not_that_of_others_or_of_other_steps() -> None:
    s = race(["r3c2", "outside"], ["drop 5, bricks 4", "bricks 1"])
    assert "r3c3" not in legal(s)


def test_r12_several_runners_share_a_tile_and_going_back_is_allowed() -> None:
    s = race(["r3c1", "r3c2"], ["drop 5", "drop 1"])
    s = after(s, "r3c2")
    assert where(s) == ["r3c2", "r3c2"]
    assert "r3c1" in legal(s)


@pytest.mark.parametrize(("die", "most"), [(3, 1), (4, 2), (5, 3), (6, 4)])
def test_r13_in_step_1_at_least_one_and_at_most_the_die_minus_two(die: int, most: int) -> None:
    s = race(["r3c1", "r3c1"], ["drop 5", "drop 1"], die=die)
    assert "stop" not in legal(s)
    for moved in range(1, most):
        s = after(s, "r4c1" if moved % 2 else "r3c1")
        assert actor(s) == 0
        assert "stop" in legal(s)
    s = after(s, "r4c1" if most % 2 else "r3c1")
    assert actor(s) == 1
    assert s.left[0] == 2


def test_r13_in_step_2_one_movement_stays_for_step_3() -> None:
    s = race(["r3c1", "r3c1"], ["drop 5", "drop 1"], die=6, step=2, left=[4, 4])
    assert "stop" not in legal(s)
    s = after(s, "r4c1", "r3c1")
    assert "stop" in legal(s)
    s = after(s, "r4c1")
    assert actor(s) == 1
    assert s.left[0] == 1


def test_r13_in_step_3_exactly_what_is_left() -> None:
    s = race(["r3c1", "r3c1"], ["drop 5", "drop 1"], die=6, step=3, left=[3, 1])
    for there in ("r4c1", "r3c1", "r4c1"):
        assert "stop" not in legal(s)
        s = after(s, there)
    assert actor(s) == 1


def test_r13_movements_add_up_to_the_die_over_three_steps() -> None:
    s = race(["r3c1", "outside"], ["drop 5, drop 3, shield 6", "drop 1, shield 1, shield 2"], die=6)
    s = after(s, "r4c1", "stop", "r3c1", "stop")
    assert s.left.tolist()[:2] == [5, 5]
    s = after(s, "r3c1", "r4c1", "stop", "r4c1", "stop")
    assert s.left.tolist()[:2] == [3, 4]
    s = after(s, "r3c1", "r4c1", "r3c1")
    assert actor(s) == 1


def test_r14_a_blocked_runner_stops_and_keeps_his_movements() -> None:
    s = race(["r6c2", "r3c1"], ["drop 5, shield 3, logs 6", "shield 1, drop 1"])
    assert actor(s) == 1
    s = after(s, "r4c1", "stop", "r3c1", "stop")
    assert s.step == 2
    assert actor(s) == 0
    assert s.left[0] == 5


def test_r14_what_is_left_after_step_3_is_lost() -> None:
    s = race(["r6c2", "r3c1"], ["drop 5", "shield 1"], step=3, left=[3, 1])
    s = after(s, "r4c1")
    assert s.phase == DRAW
    assert s.left.tolist()[:2] == [0, 0]


def test_r14_blocked_after_having_moved() -> None:
    s = race(["r5c2", "r3c1"], ["logs 5, drop 5", "shield 1"], die=6, step=2, left=[5, 2])
    s = after(s, "r5c1", "r6c1")
    assert legal(s) == ["r5c1", "stop"]


def test_r15_a_runner_on_an_obstacle_must_move_on() -> None:
    s = race(["r3c3", "outside"], ["drop 5", "bricks 1"])
    assert legal(s) == ["r3c2", "r3c4"]
    s = race(["r3c3", "outside"], ["logs 5", "bricks 1"])
    assert legal(s) == ["r3c2", "r3c4", "r4c3"]


def test_r16_obstacle_cards_do_nothing_else() -> None:
    s = race(["r3c1", "r3c1"], ["logs 5", "bricks 1"])
    assert legal(s) == ["r2c1", "r3c2", "r4c1"]
    s = after(s, "r4c1")
    assert "stop" in legal(s)


def test_r17_a_shield_holds_from_the_reveal_before_its_owner_acts() -> None:
    s = race(["r3c2", "r3c2"], ["arrow 6", "shield 1"])
    s = after(s, "fire")
    assert s.life.tolist()[:2] == [2, 3]


def test_r17_a_shield_holds_against_swords_too_and_for_one_step_only() -> None:
    s = race(["r4c1", "r3c1"], ["sword 6, sword 5", "shield 1, drop 1"])
    s = after(s, "strike 1", "r5c1", "stop", "r4c1", "stop")
    assert s.life[1] == 3
    s = after(s, "strike 1")
    assert s.life[1] == 2


def test_r17_a_shield_gives_no_action() -> None:
    s = race(["r3c1", "r3c1"], ["shield 5", "bricks 1"])
    assert legal(s) == ["r2c1", "r3c2", "r4c1"]


def test_r18_a_drop_heals_by_itself_at_the_beginning_of_the_action() -> None:
    s = race(["r3c1", "r3c1"], ["drop 5", "drop 1"], life=[1, 1])
    assert s.life.tolist()[:2] == [2, 1]
    s = after(s, "r4c1", "stop")
    assert s.life.tolist()[:2] == [2, 2]


def test_r18_never_more_than_three_lives() -> None:
    assert race(["r3c1", "r3c1"], ["drop 5", "bricks 1"]).life[0] == 3


@pytest.mark.parametrize(
    ("other", "in_reach"),
    [("r3c2", True), ("r2c2", True), ("r4c2", True), ("r3c1", True), ("r3c3", True), ("r2c1", False), ("r3c4", False)],
)
def test_r19_a_sword_reaches_the_same_tile_and_its_neighbours(other: str, in_reach: bool) -> None:
    s = race(["r3c2", other], ["sword 5", "logs 1"])
    assert ("strike 1" in legal(s)) == in_reach


def test_r19_the_victim_loses_one_life() -> None:
    s = race(["r3c2", "r3c2", "r3c2"], ["sword 5", "logs 1", "logs 2"])
    assert [m for m in legal(s) if m.startswith("strike")] == ["strike 1", "strike 2"]
    s = after(s, "strike 2")
    assert s.life.tolist()[:3] == [3, 3, 2]
    assert not [m for m in legal(s) if m.startswith("strike")]


def test_r20_an_arrow_fires_all_arrow_tiles_once() -> None:
    s = race(["outside", "r3c2", "r2c4", "r1c1"], ["arrow 6", "logs 1", "logs 2", "drop 3"])
    s = after(s, "fire")
    assert s.life.tolist() == [3, 2, 1, 3]


def test_r21_an_arrow_must_be_used() -> None:
    s = race(["r3c1", "outside"], ["arrow 5", "logs 1"], die=4)
    s = after(s, "r4c1")
    assert "stop" not in legal(s)
    s = after(s, "r3c1")
    assert legal(s) == ["fire"]
    assert actor(after(s, "fire")) == 1
    assert actor(after(race(["r3c1", "outside"], ["arrow 5", "logs 1"]), "r4c1", "fire", "stop")) == 1


def test_r21_a_sword_without_a_target_is_lost() -> None:
    s = race(["r3c1", "r3c6"], ["sword 5", "logs 1"], die=3)
    s = after(s, "r4c1")
    assert actor(s) == 1
    assert "stop" in legal(after(race(["r3c1", "r3c6"], ["sword 5", "logs 1"]), "r4c1"))


def test_r22_outside_down_or_gone_cannot_be_struck() -> None:
    s = race(["r3c1", "outside", "r3c1", "r3c6"], ["sword 5", "logs 1", "", "logs 2"], down={2: 1}, life=[3, 3, 0, 3])
    assert not [m for m in legal(s) if m.startswith("strike")]
    gone = race(["r3c6", "gone"], ["sword 5", ""])
    assert not [m for m in legal(gone) if m.startswith("strike")]


def test_r22_who_is_outside_cannot_strike_but_may_fire() -> None:
    assert legal(race(["outside", "r3c1"], ["sword 5", "logs 1"])) == ["r3c1"]
    assert legal(race(["outside", "outside"], ["sword 5", "logs 1"])) == ["r3c1"]
    assert legal(race(["outside", "r3c1"], ["arrow 5", "logs 1"])) == ["r3c1", "fire"]


def test_r23_stopping_is_legal_after_a_movement_and_not_in_step_3() -> None:
    s = race(["r3c1", "outside"], ["logs 5", "logs 1"])
    assert "stop" not in legal(s)
    assert "stop" in legal(after(s, "r4c1"))
    s = race(["r3c1", "outside"], ["logs 5", "logs 1"], step=3, left=[2, 1])
    assert "stop" not in legal(after(s, "r4c1"))


def test_r23_stopping_happens_by_itself_when_nothing_else_is_possible() -> None:
    s = race(["r3c1", "outside"], ["logs 5", "logs 1"], die=3)
    assert actor(after(s, "r4c1")) == 1


def test_r23_a_blocked_swordsman_must_strike_first() -> None:
    s = race(["r6c2", "r6c2"], ["sword 5", "logs 1"])
    assert legal(s) == ["strike 1"]
    s = after(s, "strike 1")
    assert actor(s) == 1


def test_r24_leaving_ends_the_action_even_with_the_card_unused() -> None:
    s = race(["r3c6", "r3c1"], ["arrow 5, shield 6, drop 6", "drop 1, shield 1"], life=[2, 3])
    s = after(s, "leave")
    assert actor(s) == 1
    assert s.left[0] == 0
    assert s.playing == 0b10
    assert {"shield 6", "drop 6"} <= set(kinds(discards(s)))
    s = after(s, "r4c1", "stop")
    assert order(s) == [1]


def test_r25_life_never_falls_below_0() -> None:
    s = race(["r2c4", "outside"], ["arrow 5", "logs 1"], life=[1, 3])
    assert after(s, "fire").life[0] == 0


def test_r25_who_has_no_life_left_still_acts_in_this_step() -> None:
    s = race(["r3c1", "r3c6"], ["arrow 5", "logs 1"], life=[3, 0])
    s = after(s, "fire", "r4c1", "stop")
    assert actor(s) == 1
    s = after(s, "leave")
    assert where(s)[1] == "gone"
    assert s.down[1] == 0


def test_r25_who_has_no_life_left_can_be_struck_in_vain() -> None:
    s = race(["r3c1", "r3c1"], ["sword 5", "logs 1"], life=[3, 0])
    assert after(s, "strike 1").life[1] == 0


def test_r26_revealed_cards_are_discarded_after_the_step() -> None:
    s = race(["r3c1", "r3c1"], ["shield 5, drop 6", "bricks 1"], die=3)
    cards = s.plan[0, 0], s.plan[1, 0]
    assert not any(discards(s) >> card & 1 for card in cards)
    s = after(s, "r4c1")
    assert not any(discards(s) >> card & 1 for card in cards)
    s = after(s, "r4c1")
    assert all(discards(s) >> card & 1 for card in cards)


def test_r26_a_step_in_which_nobody_acts_is_skipped() -> None:
    s = race(["r3c6", "r2c1"], ["drop 5", ""], down={1: 1}, life=[3, 0])
    assert after(s, "leave").phase == OVER


SHOTS = {
    "r1c2": ["r2c2", "r3c2", "r4c2"],
    "r2c3": ["r2c4"],
    "r3c5": ["r3c4"],
    "r5c3": ["r5c4", "r5c5", "r5c6"],
    "r5c5": ["r5c6"],
    "r6c4": ["r5c4", "r4c4", "r3c4", "r2c4", "r1c4"],
}


def test_r27_shots_run_to_the_first_obstacle_gap_or_edge() -> None:
    s = dealt()
    assert {tile(s, a): [tile(s, t) for t in rules.shot(0, a)] for a in rules.arrow_tiles(0)} == SHOTS
    serpentine = dealt(course="serpentine")
    across_gap = rules.shot(1, place(serpentine, "r5c6"))
    assert [tile(serpentine, t) for t in across_gap] == ["r5c5", "r5c4", "r5c3", "r5c2"]
    assert [tile(serpentine, t) for t in rules.shot(1, place(serpentine, "r7c2"))] == ["r7c3", "r7c4", "r7c5"]
    assert [tile(serpentine, t) for t in rules.shot(1, place(serpentine, "r2c3"))] == ["r3c3"]


HIT = {"r1c4": 1, "r2c2": 1, "r2c4": 2, "r3c2": 1, "r3c4": 2, "r4c2": 1, "r4c4": 1, "r5c4": 2, "r5c6": 2}


def test_r27_hits_of_a_volley_on_every_free_tile() -> None:
    s = dealt()
    free = [number for number in range(TILES) if FACES[0][number] in ".SF"]
    for number in free:
        t = tile(s, number)
        fired = after(race(["outside", t], ["arrow 6", "logs 1"]), "fire")
        assert 3 - fired.life[1] == HIT.get(t, 0), t


def test_r27_the_shooter_is_hit_too_and_a_shield_protects() -> None:
    assert after(race(["r3c2", "outside"], ["arrow 5", "logs 1"]), "fire").life[0] == 2
    assert after(race(["outside", "r3c4"], ["arrow 5", "shield 1"]), "fire").life[1] == 3


def test_r27_obstacles_outside_down_and_gone_are_never_hit() -> None:
    s = race(["outside", "r4c3", "r3c2"], ["arrow 5", "logs 1", ""], life=[3, 3, 1], down={2: 1})
    assert after(s, "fire").life.tolist()[:3] == [3, 3, 1]
    s = race(["outside", "gone"], ["arrow 5", ""], life=[3, 2])
    assert after(s, "fire").life.tolist()[:2] == [3, 2]
    for course in range(3):
        assert all(rules.HITS[course, t] == 0 for t in range(TILES) if FACES[course][t] not in ".SF")


def test_r28_without_life_at_the_end_of_a_step_a_runner_goes_down() -> None:
    s = race(["r3c2", "r3c1"], ["arrow 5", "drop 1"], life=[1, 3], die=3)
    s = after(s, "fire", "r2c2")
    assert s.down[0] == 0
    s = after(s, "r4c1")
    assert s.down[0] == 2
    assert order(s) == [1]


def test_r29_planned_cards_are_discarded_hand_and_place_are_kept() -> None:
    s = race(["r3c2", "r3c1"], ["arrow 5, shield 6, drop 6", "drop 1"], life=[1, 3], die=3)
    kept = hand(s, 0)
    s = after(s, "fire", "r2c2", "r4c1")
    assert {"shield 6", "drop 6"} <= set(kinds(discards(s)))
    assert hand(s, 0) == kept
    assert where(s)[0] == "r2c2"
    assert s.left[0] == 0


def test_r30_down_means_sitting_out_the_whole_next_turn() -> None:
    s = race(["r3c1", "r3c1"], ["drop 5", ""], life=[3, 0], step=3, left=[1, 0], down={1: 2}, turn=5)
    s = after(s, "r4c1")
    assert (s.turn, s.down[1]) == (6, 1)
    while s.phase == DRAW:
        assert actor(s) == 0
        s = after(s, legal(s)[0])
    assert rules.actors(s) == 0b01
    for _ in range(4):
        s = after(s, legal(s)[0])
    assert order(s) == [0]


def test_r31_then_he_has_three_lives_where_he_fell() -> None:
    s = race(["r3c1", "r4c2"], ["drop 5", ""], life=[3, 0], step=3, left=[1, 0], down={1: 1}, turn=6)
    s = after(s, "r4c1")
    assert s.turn == 7
    assert (s.down[1], s.life[1], where(s)[1]) == (0, 3, "r4c2")
    assert s.playing == 0b11


@pytest.mark.parametrize("seats", [2, 3])
def test_r32_the_die_goes_left(seats: int) -> None:
    s = race(["r3c1"] * seats, ["drop 5", "drop 1", "drop 2"][:seats], step=3, left=[1] * seats, start=seats - 1)
    s = randomly_until(s, lambda s: s.phase == DRAW)
    assert s.start == 0
    s = randomly_until(s, lambda s: s.turn == 7)
    assert s.start == 1


def test_r32_also_to_somebody_who_is_down() -> None:
    s = race(["r3c1", "r4c2"], ["drop 5", ""], life=[3, 0], step=3, left=[1, 0], down={1: 2})
    s = after(s, "r4c1")
    assert s.start == 1
    assert actor(s) == 0


def test_r33_a_turn_without_anybody_is_skipped() -> None:
    s = race(["r3c2", "r3c2"], ["arrow 5", "bricks 1"], life=[1, 1], turn=5, die=3)
    s = after(s, "fire", "r2c2", "r4c2")
    assert s.turn == 7
    assert s.phase == DRAW
    assert s.start == 0
    assert s.life.tolist()[:2] == [3, 3]
    assert s.playing == 0b11


# End and score.


def test_e1_the_turn_is_played_to_its_end_after_somebody_has_left() -> None:
    s = race(["r3c6", "r3c1"], ["drop 5", "drop 1, drop 2, shield 1"], die=3)
    s = after(s, "leave")
    assert rules.actors(s) == 0b10
    s = after(s, "r4c1", "r3c1")
    assert rules.actors(s) == 0b10
    s = after(s, "r4c1")
    assert rules.actors(s) == 0
    assert s.phase == OVER
    assert result(s) == [1, 0]


def both_leave(life: list[int], steps: str) -> list[int]:
    """The result when seat 0 leaves in the first of two steps and seat 1 in the second; `33`: both in step 3."""
    s = race(["r3c6", "r3c6"], ["shield 5, shield 4", "shield 2, shield 1"], life=life, step=2, left=[3, 3], start=0)
    if steps == "23":
        return result(after(s, "leave", "r4c6", "stop", "r3c6", "leave"))
    return result(after(s, "r4c6", "stop", "r4c6", "stop", "leave", "leave"))


def test_e2_most_life_wins_then_the_earlier_step_then_the_earlier_action() -> None:
    assert both_leave([1, 2], "23") == [0, 1]
    assert both_leave([2, 2], "23") == [1, 0]
    assert both_leave([3, 2], "23") == [1, 0]
    assert both_leave([2, 2], "33") == [1, 0]
    assert both_leave([1, 2], "33") == [0, 1]


def test_e2_life_counts_more_than_any_step() -> None:
    s = race(["r3c6", "r3c6"], ["shield 5", "shield 2, shield 1"], life=[1, 2])
    assert result(after(s, "leave", "r4c6", "stop", "r3c6", "stop", "leave")) == [0, 1]


def test_e2_who_did_not_leave_does_not_win() -> None:
    s = race(["r3c6", "r4c6"], ["shield 5", "shield 2"], life=[1, 3], step=3, left=[1, 1])
    assert result(after(s, "leave", "r3c6")) == [1, 0]


def test_e2_without_life_one_can_win_too() -> None:
    s = race(["r3c6", "r4c6"], ["logs 5", "shield 2"], life=[0, 3], step=3, left=[1, 1])
    assert result(after(s, "leave", "r3c6")) == [1, 0]


def last_turn(at: list[str], life: list[int], **more: Any) -> State:
    """A position with the last action of turn 40 to come: both move away and back."""
    return race(at, ["shield 5", "shield 1"], life=life, step=3, left=[1, 1], turn=40, **more)


def test_e3_after_40_turns_the_nearest_wins() -> None:
    s = after(last_turn(["r3c2", "r3c1"], [1, 3]), "r2c2", "r2c1")
    assert s.phase == OVER
    assert result(s) == [1, 0]
    assert result(after(last_turn(["r3c1", "r4c4"], [3, 1]), "r2c1", "r3c4")) == [0, 1]
    assert (
        after(race(["r3c1", "r3c1"], ["shield 5", "shield 1"], step=3, left=[1, 1], turn=39), "r2c1", "r2c1").turn == 40
    )


def test_e3_equally_near_more_life_wins_and_then_both() -> None:
    assert result(after(last_turn(["r3c1", "r3c1"], [2, 1]), "r2c1", "r2c1")) == [1, 0]
    assert result(after(last_turn(["r3c1", "r3c1"], [2, 2]), "r2c1", "r2c1")) == [1, 1]


def test_e3_outside_is_one_more_than_the_start_tile() -> None:
    for course in range(3):
        assert rules.FAR[course, OUTSIDE] == rules.FAR[course, FACES[course].index("S")] + 1
        finish = [number for number, face in enumerate(FACES[course]) if face == "F"]
        assert all(rules.FAR[course, number] == 1 for number in finish)


def test_e3_obstacles_are_open_and_arrows_closed() -> None:
    s = dealt()
    far = {tile(s, number): rules.FAR[0, number] for number in range(TILES)}
    assert (far["r3c4"], far["r4c5"], far["r2c6"], far["r6c1"]) == (4, 2, 2, 8)


def test_e4_points_are_0_until_the_end() -> None:
    s = race(["r3c6", "r3c1"], ["drop 5", "drop 1"])
    assert result(s) == [0, 0]
    assert result(after(s, "leave")) == [0, 0]


@EVERY_NUMBER_OF_SEATS
@EVERY_COURSE
def test_e5_every_game_ends_within_the_bound(seats: int, course: str) -> None:
    s, n = dealt(seats, course=course), 0

    def counts(s: State) -> bool:
        nonlocal n
        n += 1
        return False

    s = randomly_until(s, counts)
    assert s.phase == OVER
    assert n <= 40 * seats * 18 == GAME.longest(seats, {})
    assert sum(result(s)) >= 1


# Examples.


def test_x1_the_example_of_the_source() -> None:
    red, yellow, green, blue = range(4)
    s = race(
        ["r3c4", "r5c1", "r4c1", "r3c1"],
        [
            "shield 4, drop 3, bricks 4",
            "arrow 3, drop 2, logs 6",
            "sword 5, logs 4, arrow 5",
            "arrow 6, bricks 1, logs 3",
        ],
        die=5,
    )
    assert order(s) == [blue, green, red, yellow]
    s = after(s, "fire")
    assert s.life.tolist() == [3, 3, 3, 3]
    s = after(s, "r4c1", "r3c1", "r3c2")
    assert actor(s) == green
    s = after(s, f"strike {yellow}")
    assert s.life[yellow] == 2
    s = after(s, "r3c1", "r3c2", "r4c2")
    s = after(s, "r2c4", "r3c4", "r2c4")
    assert actor(s) == yellow
    s = after(s, "fire")
    assert s.life.tolist() == [3, 2, 2, 2]
    s = after(s, "r4c1", "r3c1", "r2c1")

    assert (s.step, order(s)) == (1, [green, red, yellow, blue])
    s = after(s, "r5c2", "r1c4", "r3c1", "r4c2")
    assert s.life.tolist() == [3, 3, 2, 2]

    assert (s.step, order(s)) == (2, [yellow, green, red, blue])
    assert legal(s) == ["r2c1", "r3c2", "r4c1"]
    s = after(s, "r3c2", "fire")
    assert s.life.tolist() == [2, 2, 2, 1]
    assert legal(s) == ["r4c2", "r5c1"]
    s = after(s, "r4c2")
    assert "r1c5" in legal(s)
    s = after(s, "r1c5")
    assert "r4c3" in legal(s)
    s = after(s, "r4c3")
    assert s.phase == DRAW


def test_x2_die_4_and_die_3() -> None:
    s = race(["r3c1", "r3c6"], ["shield 5, drop 6, drop 5", "shield 1, bricks 1, bricks 2"], die=4)
    s = after(s, "r4c1", "r3c1")
    assert actor(s) == 1
    s = after(s, "r4c6", "stop")
    assert (s.step, actor(s), s.left[0]) == (1, 0, 2)
    s = after(s, "r4c1")
    assert (actor(s), s.left[0]) == (1, 1)
    three = race(["r3c1", "r3c6"], ["shield 5, drop 6, drop 5", "shield 1, bricks 1, bricks 2"], die=3)
    for step in range(3):
        assert three.step == step
        three = after(three, "r4c1" if step % 2 == 0 else "r3c1")
        assert actor(three) == 1
        three = after(three, "r4c6" if step % 2 == 0 else "r3c6")
    assert three.phase == DRAW


def test_x3_two_shots_in_the_middle_and_none_on_bricks() -> None:
    s = after(race(["r3c4", "r4c5"], ["arrow 5", "logs 1"]), "fire")
    assert s.life.tolist()[:2] == [1, 3]


def test_x4_a_shot_crosses_an_arrow_tile() -> None:
    assert after(race(["r5c6", "outside"], ["arrow 5", "logs 1"]), "fire").life[0] == 1


def test_x5_a_blocked_runner_ends_by_himself_and_goes_on_in_step_3() -> None:
    s = race(["r6c2", "outside"], ["drop 5, logs 6", "drop 1, shield 1"], step=2, left=[3, 3])
    assert actor(s) == 1
    assert s.left[0] == 3
    s = after(s, "r3c1", "stop")
    assert (s.step, actor(s)) == (2, 0)
    s = after(s, "r6c1", "r5c1")
    assert "stop" not in legal(s)
    s = after(s, "r4c1")
    assert s.left[0] == 0


def test_x6_life_0_and_a_drop_in_the_same_step() -> None:
    s = race(["outside", "r2c4"], ["arrow 6", "drop 1"], life=[3, 1], die=3)
    s = after(s, "fire")
    assert s.life[1] == 0
    s = after(s, "r3c1")
    assert s.life[1] == 1
    s = after(s, "r3c4")
    assert (s.step, s.down[1]) == (1, 0)


def test_x7_who_wins_among_several_leavers() -> None:
    assert both_leave([1, 2], "23") == [0, 1]
    assert both_leave([2, 2], "23") == [1, 0]
    assert both_leave([2, 2], "33") == [1, 0]


def test_x8_a_fall_after_step_2_of_turn_5() -> None:
    s = race(["r3c2", "r3c1"], ["arrow 5, drop 6", "drop 1, drop 2"], life=[1, 3], die=3, step=2, left=[2, 2], turn=5)
    s = after(s, "fire", "r2c2", "r4c1")
    assert s.step == 2
    assert "drop 6" in kinds(discards(s))
    s = after(s, "r3c1")
    assert (s.turn, s.down[0]) == (6, 1)
    s = randomly_until(s, lambda s: s.turn == 7)
    assert s.life[0] == 3
    assert s.down[0] == 0
    s = randomly_until(s, lambda s: s.phase == PLAN)
    assert s.held[0] == 7


def test_x9_the_order_of_action() -> None:
    s = race(["r3c1"] * 4, ["logs 4", "bricks 6", "drop 4", "shield 4"], start=2)
    assert order(s) == [1, 2, 3, 0]


def test_x10_strike_or_go_out_of_reach() -> None:
    s = race(["r3c1", "r4c1"], ["sword 5", "logs 1"], die=5)
    s = after(s, "r4c1")
    assert s.left[0] == 4
    assert legal(s) == ["r3c1", "r4c2", "r5c1", "strike 1"]
    s = after(s, "r3c1", "r2c1")
    assert actor(s) == 1
    assert s.life[1] == 3


def test_x11_two_obstacles_with_one_card() -> None:
    s = race(["r2c4", "outside"], ["bricks 5", "logs 1"], course="stepping_stones")
    s = after(s, "r2c5", "r2c6", "r2c7")
    assert where(s)[0] == "r2c7"


@pytest.mark.parametrize(("seats", "counts"), [(4, (12, 12, 30)), (3, (9, 9, 36)), (2, (6, 6, 24))])
def test_x12_cards_after_set_up(seats: int, counts: tuple[int, int, int]) -> None:
    s = dealt(seats)
    in_hands = sum(joined(s.hand[seat]).bit_count() for seat in range(seats))
    assert (in_hands, len(display(s)), pile(s).bit_count()) == counts


# Secrets.


def test_hands_face_down_cards_and_the_pile_are_hidden() -> None:
    s = planning([PLAN_OF_0, PLAN_OF_1])
    s = after(s, "lay sword 6", seat=0)
    view = s.copy()
    rules.hide(view, 1)
    assert joined(view.hand[0]) == 0
    assert view.plan[0, 0] == NO_CARD
    assert (view.held[0], view.laid[0]) == (6, 1)
    assert hand(view, 1) == hand(s, 1)
    seen = joined(view.hand[1]) | LEAF_CARDS | sum(1 << card for card in s.display.tolist() if card != NO_CARD)
    assert joined(view.away) == seen


def test_a_spectator_sees_no_hand_at_all() -> None:
    view = planning([PLAN_OF_0, PLAN_OF_1])
    rules.hide(view, -1)
    assert [joined(view.hand[seat]) for seat in range(2)] == [0, 0]


def test_planning_is_secret() -> None:
    s = planning([PLAN_OF_0, PLAN_OF_1])
    for name in PLAN_OF_0.split(", "):
        assert is_secret(GAME, s, 0, LAY + 3)
        s = after(s, f"lay {name}", seat=0)
    for name in PLAN_OF_1.split(", ")[:3]:
        assert is_secret(GAME, s, 1, LAY + 3)
        s = after(s, f"lay {name}", seat=1)


def test_discarded_plans_of_the_fallen_are_open() -> None:
    s = race(["r3c2", "r3c1"], ["arrow 5, shield 6, drop 6", "drop 1"], life=[1, 3], die=3)
    s = after(s, "fire", "r2c2", "r4c1")
    view = s.copy()
    rules.hide(view, 1)
    assert [kind(card) for card in view.plan[0].tolist()] == ["arrow 5", "shield 6", "drop 6"]


def test_nobody_can_tell_from_the_record_who_got_which_two() -> None:
    for number in range(20):
        view = dealt(4, number)
        rules.hide(view, -1)
        assert view.order.tolist() == [NOBODY] * 4


def test_a_guess_fills_hands_plans_and_discards() -> None:
    s = planning([PLAN_OF_0, PLAN_OF_1])
    for name in PLAN_OF_0.split(", "):
        s = after(s, f"lay {name}", seat=0)
    rules.hide(s, 1)
    guessed = set()
    for number in range(30):
        full = s.copy()
        sow(full.rng, 5, number)
        rules.guess(full, 1)
        assert joined(full.hand[0]).bit_count() == 3
        assert NO_CARD not in full.plan[0].tolist()
        assert full.thrown[0] != NO_CARD
        assert GAME.census(full) == GAME.census(dealt())
        guessed.add(full.plan[0, 0])
    assert len(guessed) > 8


# What people are told.


def story(s: State, move: str, viewer: int = -1, language: str = "en") -> list[str]:
    """The log lines of a move."""
    return lines(GAME, after(s, move), viewer, language)


def test_the_log_tells_the_deal() -> None:
    s = listening(cast(State, GAME.blank(2, {})))
    sow(s.rng, 7, 0)
    rules.deal(s)
    begins, shown = lines(GAME, s, s.start)
    assert begins == f"Turn 1: you roll a {s.die}."
    assert shown.startswith("New in the display: ")
    assert shown.count(",") + shown.count(" and ") == 5


def test_the_log_tells_a_volley_with_its_losses() -> None:
    s = race(["outside", "r3c4", "r2c2"], ["arrow 6", "logs 1", "shield 2"])
    assert story(s, "fire", viewer=2) == [
        "Ann fires the arrows.",
        "Bela loses 2 lives and has 1 left.",
        "Your shield holds.",
    ]
    assert story(s, "fire", viewer=1, language="de")[1] == "Du verlierst 2 Leben und hast noch 1."
    missed = race(["outside", "outside"], ["arrow 6", "logs 1"])
    assert story(missed, "fire") == ["Ann fires the arrows.", "Nobody is hit."]


def test_the_log_tells_a_strike() -> None:
    s = race(["r3c1", "r3c1", "r3c1"], ["sword 5", "logs 1", "shield 1"], life=[3, 1, 3])
    assert story(s, "strike 1", viewer=1) == ["Ann strikes you.", "You lose 1 life and have none left."]
    assert story(s, "strike 1", language="de")[1] == "Bela verliert 1 Leben und hat keins mehr."
    assert story(s, "strike 2", viewer=0) == ["You strike Cleo.", "Cleo's shield holds."]
    in_vain = race(["r3c1", "r3c1"], ["sword 5", "logs 1"], life=[3, 0])
    assert story(in_vain, "strike 1")[1] == "Bela has no life to lose."


def test_the_log_tells_falls_the_next_step_and_healing() -> None:
    s = race(["r3c1", "r3c2"], ["shield 6, drop 5", "arrow 1"], life=[2, 1], die=3)
    s = after(s, "r4c1", "fire")
    assert story(s, "r2c2", viewer=1) == [
        "You run to B2.",
        "You go down on B2 and are back in turn 7.",
        "Step 2: drop 5 (Ann).",
        "Ann heals and has 3 lives.",
    ]


def test_the_log_tells_of_blocked_runners() -> None:
    s = race(["r3c1", "r6c2"], ["shield 6, drop 5", "sword 1, shield 1"], die=3)
    assert story(s, "r4c1", viewer=0) == [
        "You run to A4.",
        "Bela is stuck on B6 (bricks).",
        "Step 2: drop 5 (you) and wheel 1 (Bela).",
        "You have 3 lives already.",
    ]


def test_the_log_tells_of_climbers_and_of_those_who_stay() -> None:
    s = race(["r4c2", "r3c1"], ["logs 5", "drop 1"])
    assert story(s, "r4c3", language="de") == ["Ann klettert auf C4 (Stämme)."]
    assert story(after(s, "r4c3"), "stop")[0] == "Ann stays on C4 (logs)."


def test_the_log_tells_a_whole_turn_that_passes_by_itself() -> None:
    s = race(["r3c2", "r3c2"], ["arrow 5", "bricks 1"], life=[1, 1], turn=5, die=3)
    s = after(s, "fire", "r2c2")
    told = story(s, "r4c2")
    assert told[1:6] == [
        "Ann goes down on B2 and is back in turn 7.",
        "Bela goes down on B4 and is back in turn 7.",
        "Turn 6 is skipped: all are down.",
        "Ann stands up with 3 lives.",
        "Bela stands up with 3 lives.",
    ]
    assert told[6].startswith("Turn 7: Ann rolls ")
    assert told[7] == "The discards are shuffled into a new pile."
    assert told[8].startswith("New in the display: ")


@pytest.mark.parametrize(
    ("life", "last"),
    [
        ([3, 2], "Of all who left the course Ann has the most life: 3 lives."),
        ([2, 2], "Others left with as much life in the same step, but Ann was out first."),
    ],
)
def test_the_log_tells_what_decided_it(life: list[int], last: str) -> None:
    s = race(["r3c6", "r3c6"], ["shield 5", "shield 2"], life=life, step=3, left=[1, 1])
    assert story(after(s, "leave"), "leave")[-1] == last


def test_the_log_tells_who_was_out_alone_or_earlier_or_nearest() -> None:
    alone = race(["r3c6", "r4c6"], ["shield 5", "shield 2"], step=3, left=[1, 1])
    assert story(after(alone, "leave"), "r3c6", viewer=0)[-1] == "You alone have left the course."
    earlier = race(["r3c6", "r3c6"], ["shield 5, shield 4", "shield 2, shield 1"], step=2, left=[3, 3])
    earlier = after(earlier, "leave", "r4c6", "stop", "r3c6")
    assert story(earlier, "leave")[-1] == "Others left with as much life, but Ann was out first, in step 2."
    near = after(last_turn(["r3c1", "r3c1"], [2, 2]), "r2c1")
    assert story(near, "r2c1", viewer=1)[-1] == (
        "Nobody is out after 40 turns. Nearest to the way out: Ann and you, 8 movements away, 2 lives."
    )


def test_only_the_drawer_is_told_what_came_from_the_pile() -> None:
    s = dealt(2)
    seat = actor(s)
    mine, others = story(s, "take 0", seat)[0], story(s, "take 0", 1 - seat)[0]
    assert "and a card from the pile" in others
    assert "and get the" in mine


def test_plans_are_told_to_their_owners_and_discards_to_all() -> None:
    s = planning([PLAN_OF_0, PLAN_OF_1])
    laid = after(s, "lay sword 6", seat=0)
    assert lines(GAME, laid, 0) == ["You lay the hammer 6 for step 1."]
    assert lines(GAME, laid, 1) == ["Ann lays a card for step 1."]
    told = lines(GAME, planned(s, PLAN_OF_0, PLAN_OF_1), 1)
    assert told == [
        "You discard the circles 3 and are ready.",
        "Discarded: arrow 3 (Ann) and circles 3 (you).",
        "Step 1: hammer 6 (Ann) and arrow 6 (you).",
    ]


def test_cards_are_called_after_their_picture_and_what_it_is_for() -> None:
    s = race(["r3c1", "r4c1"], ["sword 5", "logs 1"])
    assert (
        words.prompt(s, 0).in_() == "Step 1, hammer 5 (strike): go 1 to 3 tiles and strike while somebody is in reach."
    )
    assert words.prompt(s, 0).in_("de") == (
        "Schritt 1, Hammer-5 (schlagen): Geh 1 bis 3 Felder und schlag zu, solange jemand in Reichweite ist."
    )


REASONS = [
    (["r3c1", "outside"], "drop 5", GO + 0, "(R10)"),
    (["outside", "outside"], "drop 5", GO + 0, "(R10)"),
    (["r2c2", "outside"], "drop 5", GO + 1, "(R11)"),
    (["r3c2", "outside"], "drop 5", GO + 14, "(R11)"),
    (["r3c1", "outside"], "drop 5", STOP, "(R13)"),
    (["r3c1", "outside"], "arrow 5", STOP, "(R21)"),
    (["r3c1", "r3c1"], "sword 5", STOP, "(R21)"),
    (["r3c1", "r3c1"], "drop 5", STRIKE + 1, "(R9)"),
    (["r3c1", "outside"], "sword 5", STRIKE + 1, "(R22)"),
    (["outside", "r3c1"], "sword 5", STRIKE + 1, "(R22)"),
    (["r3c1", "r3c6"], "sword 5", STRIKE + 1, "(R19)"),
    (["r3c1", "r3c1"], "drop 5", FIRE, "(R9)"),
    (["r3c1", "r3c1"], "drop 5", LEAVE, "(R10)"),
    (["r3c1", "r3c1"], "drop 5", TAKE, "(R3)"),
    (["r3c1", "r3c1"], "drop 5", LAY, "(R5)"),
]


@pytest.mark.parametrize(("at", "card", "move", "rule"), REASONS)
def test_reasons_cite_the_rule(at: list[str], card: str, move: int, rule: str) -> None:
    assert rule in words.reason(race(at, [card, "logs 1"]), 0, move).in_()


def test_reasons_while_cards_are_taken() -> None:
    s = dealt(2)
    assert "(R5)" in words.reason(s, actor(s), LAY).in_()
    s = after(s, "take 0")
    assert "(R4)" in words.reason(s, actor(s), TAKE).in_()


# Moments.


def test_r28_who_goes_down_is_seen_before_the_next_cards() -> None:
    _, moment, _ = next(seen(GAME, 3))
    fallen = [seat for seat in range(3) if moment.down[seat] == 2]
    assert fallen
    assert all(moment.life[seat] == 0 for seat in fallen)
