"""Granatensalat, rule by rule. Names begin with the rule or example they are about."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import cast

import pytest
from hypothesis import given, settings, strategies as st

from spieltisch.engine.driving.match import Match
from spieltisch.engine.driving.referee import Referee
from spieltisch.engine.kernel.rng import sow, uniform
from spieltisch.games.granatensalat import GAME, rules, words
from spieltisch.games.granatensalat.rules import (
    AWAY,
    DECLINED,
    DROP3,
    END,
    IN_RESERVE,
    NO,
    NO_SOLDIER,
    NOWHERE,
    ON_TABLE,
    OVER,
    SILENT,
    TURN,
    WINDOW,
    State,
)
from spieltisch.games.green_box.deck import ARROW, BRICKS, CIRCLES, DROP, HAMMER, WHEEL
from tests.games.granatensalat.positions import (
    alive,
    can,
    code,
    grenade,
    listed,
    melee,
    mine,
    nobody_mines,
    place,
    play,
    points,
    snipe,
    start,
    step,
    table,
    taken,
    view,
)
from tests.games.granatensalat.reference import Sample
from tests.games.moments import seen
from tests.games.telling import is_secret, lines, listening
from tests.suite.cases import Case, random_game

# The position of the source's example.
KARI = {0: (200, 200), 20: (250, 270), 40: (215, 200), 41: (270, 300), 60: (285, 290)}


def free(s: State, x: int, y: int, but: int = NO_SOLDIER) -> bool:
    return bool(rules.is_free(s, x, y, but))


def ended(s: State) -> State:
    """After the player on turn has ended the turn."""
    return play(s, (s.turn, END))


# Geometry.


def test_g1_a_point_is_numbered_row_by_row() -> None:
    assert code(3, 2) == 963
    assert words.target(grenade(479, 479)) == (479, 479)


@pytest.mark.parametrize(("x", "y", "fits"), [(5, 5, 1), (475, 475, 1), (4, 9, 0), (9, 4, 0), (476, 9, 0), (9, 476, 0)])
def test_g2_a_soldier_lies_wholly_on_the_field(x: int, y: int, fits: int) -> None:
    assert free(table({}), x, y) == bool(fits)


def test_g3_distances_are_squares() -> None:
    s = table({0: (100, 100), 20: (103, 96)})
    assert rules.distance(s, 0, 20) == 25


@pytest.mark.parametrize(("x", "y", "fits"), [(110, 100, 1), (106, 108, 1), (109, 104, 0), (100, 109, 0)])
def test_g4_soldiers_may_touch_but_not_overlap(x: int, y: int, fits: int) -> None:
    assert free(table({20: (100, 100)}), x, y) == bool(fits)


def test_g4_a_soldier_is_not_in_its_own_way() -> None:
    s = table({0: (100, 100), 1: (120, 100)})
    assert free(s, 104, 100, but=0)
    assert not free(s, 112, 100, but=0)


def test_g5_reach_is_60_mm_inclusive() -> None:
    s = table({0: (100, 100)})
    assert rules.within_reach(s, 0, 160, 100)
    assert rules.within_reach(s, 0, 136, 148)
    assert not rules.within_reach(s, 0, 161, 100)


def test_g6_melee_needs_less_than_20_mm() -> None:
    assert rules.may_strike(table({0: (100, 100), 20: (119, 100)}), 0, 20)
    assert not rules.may_strike(table({0: (100, 100), 20: (120, 100)}), 0, 20)


def test_g7_own_soldiers_block_the_line_too() -> None:
    s = table({0: (100, 100), 1: (150, 100), 20: (200, 100)})
    assert not rules.sees(s, 0, 20)
    assert rules.sees(s, 1, 20)


def test_g7_a_long_line_is_exact() -> None:
    a, b = (5, 5), (475, 474)
    for c, blocks in (((240, 239), True), ((243, 236), True), ((244, 236), False), ((236, 243), False)):
        assert bool(rules.sees(table({0: a, 20: b, 40: c}), 0, 20)) != blocks


@pytest.mark.parametrize(("x", "y", "dies"), [(130, 130, 1), (70, 130, 1), (131, 100, 0), (100, 69, 0), (130, 70, 1)])
def test_g8_the_blast_is_a_square_with_its_edge(x: int, y: int, dies: int) -> None:
    assert rules.in_blast(table({20: (x, y)}), 20, 100, 100) == dies


def test_g9_a_fall_draws_eight_numbers_in_order() -> None:
    s, numbers = table({}), [0] * 4
    sow(numbers, 1, 0)
    drawn = [uniform(numbers, 104) for _ in range(8)]
    assert rules.fall(s, 0) == 0
    assert (s.x[0], s.y[0]) == (34 + sum(drawn[:4]), 34 + sum(drawn[4:]))
    assert s.rng.tolist() == numbers


def test_g9_falls_form_a_bell_around_the_middle() -> None:
    s = table({})
    found = [rules.axis(s.rng) for _ in range(4000)]
    mean = sum(found) / len(found)
    deviation = (sum((x - mean) ** 2 for x in found) / len(found)) ** 0.5
    assert abs(mean - 240) < 4
    assert abs(deviation - 60) < 3
    assert 34 <= min(found) <= max(found) <= 446


def test_g9_after_64_tries_the_soldier_stays_in_reserve() -> None:
    s = table({})
    for word in range(4):
        s.rng[word] = 0  # a blanked generator draws nothing but 0: every fall is to 34/34
    assert rules.fall(s, 0) == 0
    assert rules.fall(s, 1) == NO_SOLDIER
    assert s.reserve[1] == 20


def test_g9_a_fall_is_tried_64_times(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = count(1)
    monkeypatch.setattr(rules, "is_free", lambda *where: next(tries) == 64)
    assert rules.fall(table({}), 0) == 0
    assert next(tries) == 65


# Set-up.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s1_everybody_has_twenty_soldiers(seats: int) -> None:
    s = start(seats)
    for seat in range(seats):
        assert s.reserve[seat] + s.standing[seat].bit_count() == 20
    assert s.where.tolist()[20 * seats :] == [IN_RESERVE] * (80 - 20 * seats)


def test_s2_five_times_around_a_soldier_falls() -> None:
    s, twin = start(3, seed=4), table({}, seats=3, seed=4)
    for _ in range(5):
        for seat in range(3):
            rules.fall(twin, seat)
    assert alive(s) == [0, 1, 2, 3, 4, 20, 21, 22, 23, 24, 40, 41, 42, 43, 44]
    assert (s.x.tolist(), s.y.tolist()) == (twin.x.tolist(), twin.y.tolist())
    assert s.reserve.tolist() == [15, 15, 15, 0]


@pytest.mark.parametrize(("seats", "pile"), [(2, 44), (3, 39), (4, 34)])
def test_s3_five_cards_each_and_the_rest_is_the_pile(seats: int, pile: int) -> None:
    s = start(seats)
    assert s.pile == pile
    assert s.held.tolist()[:seats] == [5] * seats
    assert sum(rules.in_pile(s, symbol) for symbol in range(6)) == pile


def test_s3_every_card_is_as_likely() -> None:
    counts = [0] * 6
    for seed in range(200):
        hand = start(2, seed).hand[0].tolist()
        counts = [a + b for a, b in zip(counts, hand, strict=True)]
    assert sum(counts) == 1000
    assert all(130 < n < 205 for n in counts)


def test_s4_the_start_player_is_drawn() -> None:
    assert {start(4, seed).turn for seed in range(30)} == {0, 1, 2, 3}


# The turn.


def test_r1_a_step_and_two_cards_in_any_order() -> None:
    s = table({0: (100, 100), 20: (110, 100), 21: (100, 112)}, ["hammer hammer hammer"])
    first = play(s, (0, melee(20)), (0, step(0, 100, 98)), (0, melee(21)))
    assert taken(first, 0) == [20, 21]
    assert first.cards_left == 0
    second = play(s, (0, step(0, 100, 98)), (0, melee(20)), (0, melee(21)))
    assert (alive(second), second.hand[0].tolist()) == (alive(first), first.hand[0].tolist())


def test_r1_no_third_card_and_no_second_step() -> None:
    s = table({0: (100, 100), 20: (110, 100), 21: (100, 112), 22: (90, 100)}, ["hammer hammer hammer"])
    s = play(s, (0, melee(20)), (0, melee(21)), (0, step(0, 95, 110)))
    assert not can(s, 0, melee(22))
    assert not can(s, 0, step(0, 95, 115))
    assert listed(s) == [END]


def test_r1_turns_go_clockwise() -> None:
    s = table({}, ["hammer"] * 3, seats=3, turn=1)
    turns = []
    for _ in range(4):
        turns.append(s.turn)
        s = ended(s)
    assert turns == [1, 2, 0, 1]


def test_r1_a_new_turn_has_its_own_step_and_cards() -> None:
    s = table({0: (100, 100), 20: (110, 100), 21: (300, 100)}, ["hammer"], seats=2)
    s = ended(play(s, (0, melee(20)), (0, step(0, 100, 130))))
    assert (s.turn, s.stepped, s.cards_left, s.loud) == (1, 0, 2, 0)


def test_r2_ending_is_always_possible() -> None:
    s = start(4)
    assert listed(s)[-1] == END
    assert can(s, s.turn, END)
    assert all(not can(s, seat, END) for seat in range(4) if seat != s.turn)


def test_r3_a_played_card_is_discarded_at_once() -> None:
    s = play(table({0: (100, 100), 20: (110, 100)}, ["hammer wheel"]), (0, melee(20)))
    assert s.hand[0].tolist() == [0, 0, 0, 0, 1, 0]
    assert s.held[0] == 1
    assert s.discard.tolist() == [0, 1, 0, 0, 0, 0]
    assert alive(s) == [0]


def test_r4_only_own_soldiers_on_the_table_step() -> None:
    s = table({0: (100, 100), 20: (200, 200)})
    assert can(s, 0, step(0, 150, 100))
    assert not can(s, 0, step(1, 150, 100))
    assert not can(s, 1, step(20, 210, 200))


def test_r4_soldiers_in_between_do_not_stop_a_step() -> None:
    s = table({0: (100, 100), 20: (120, 100), 21: (130, 100)})
    assert (play(s, (0, step(0, 150, 100))).x[0], s.x[0]) == (150, 100)


def test_r5_a_drop_card_places_the_lowest_reserve_soldier() -> None:
    s = play(table({0: (100, 100)}, ["drop"]), (0, place(5, 475)))
    assert (s.x[1], s.y[1], s.where[1]) == (5, 475, ON_TABLE)
    assert (s.reserve[0], s.discard[DROP], s.cards_left) == (18, 1, 1)


def test_r5_a_drop_card_needs_a_free_point_a_reserve_and_the_card() -> None:
    s = table({0: (100, 100)}, ["drop"])
    assert can(s, 0, place(110, 100))
    assert not can(s, 0, place(109, 100))
    assert not can(s, 0, place(4, 100))
    assert not can(table({0: (100, 100)}, ["wheel"]), 0, place(110, 100))
    assert not can(table({19: (100, 100)}, ["drop"]), 0, place(110, 100))


def test_r6_three_soldiers_fall_one_after_the_other() -> None:
    s = table({0: (100, 100)}, ["circles"], seed=7)
    twin = s.copy()
    fell = [rules.fall(twin, 0) for _ in range(3)]
    s = play(s, (0, DROP3))
    assert fell == [1, 2, 3]
    assert (s.x.tolist(), s.y.tolist()) == (twin.x.tolist(), twin.y.tolist())
    assert (s.reserve[0], s.discard[CIRCLES], s.cards_left) == (16, 1, 1)


def test_r6_with_fewer_in_reserve_all_of_them_fall() -> None:
    s = play(table({17: (100, 100)}, ["circles"]), (0, DROP3))
    assert s.reserve[0] == 0
    assert alive(s) == [17, 18, 19]


def test_r6_circles_need_a_reserve_and_a_pile() -> None:
    assert can(table({0: (100, 100)}, ["circles"], pile=1), 0, DROP3)
    assert not can(table({0: (100, 100)}, ["circles"], pile=0), 0, DROP3)
    assert not can(table({19: (100, 100)}, ["circles"]), 0, DROP3)
    assert not can(table({0: (100, 100)}, ["drop"]), 0, DROP3)


def test_r7_a_hammer_kills_one_opponent_in_melee_reach() -> None:
    s = table({0: (100, 100), 1: (112, 100), 20: (100, 115), 40: (300, 300)}, ["hammer"])
    assert can(s, 0, melee(20))
    assert not can(s, 0, melee(1))
    assert not can(s, 0, melee(40))
    assert not can(s, 0, melee(21))
    after = play(s, (0, melee(20)))
    assert alive(after) == [0, 1, 40]
    assert after.discard[HAMMER] == 1


def test_r8_an_arrow_kills_at_any_distance() -> None:
    s = table({0: (5, 5), 1: (300, 300), 20: (475, 475), 21: (320, 300)}, ["arrow"])
    assert can(s, 0, snipe(20))
    assert not can(s, 0, snipe(1))
    after = play(s, (0, snipe(21)))
    assert taken(after, 0) == [21]
    assert after.discard[ARROW] == 1


def test_r8_one_soldier_with_a_clear_line_is_enough() -> None:
    hidden = {0: (100, 100), 20: (200, 100), 40: (150, 100)}
    assert not can(table(hidden, ["arrow"]), 0, snipe(20))
    assert can(table({**hidden, 1: (200, 300)}, ["arrow"]), 0, snipe(20))


def test_r9_all_soldiers_in_the_blast_die() -> None:
    s = table({0: (100, 100), 1: (135, 130), 20: (150, 120), 40: (160, 160), 60: (161, 130)}, ["wheel"])
    after = play(s, (0, grenade(130, 130)))
    assert taken(after, 0) == [0, 1, 20, 40]
    assert alive(after) == [60]
    assert after.discard[WHEEL] == 1
    assert after.blast.tolist() == [code(130, 130), NOWHERE, NOWHERE, NOWHERE]


def test_r9_a_grenade_must_hit_an_opponent() -> None:
    s = table({0: (100, 100), 1: (120, 100), 20: (300, 300)}, ["wheel"])
    assert not can(s, 0, grenade(120, 100))
    assert not can(s, 0, grenade(300, 300))


def test_r9_the_point_may_be_at_the_edge_or_taken() -> None:
    s = table({0: (20, 20), 20: (20, 40)}, ["wheel"])
    assert can(s, 0, grenade(0, 40))
    assert can(s, 0, grenade(20, 40))


def test_r10_bricks_cannot_be_played_in_ones_own_turn() -> None:
    s = table({0: (100, 100), 20: (110, 100)}, ["bricks"])
    assert not rules.may_play(s, 0, BRICKS)
    assert not any(can(s, 0, move) for move in (NO, mine(0), mine(20)))


def test_r11_the_nearest_soldier_that_can_is_shown() -> None:
    s = table({0: (100, 100), 1: (300, 100), 20: (200, 100), 40: (250, 100)}, ["arrow hammer wheel"])
    assert rules.shooter(s, 0, 20) == 0
    tie = table({0: (200, 100), 1: (100, 100), 20: (150, 100)}, ["arrow"])
    assert rules.shooter(tie, 0, 20) == 0


def test_r12_own_dead_are_taken_by_the_thrower() -> None:
    s = play(table({0: (100, 100), 20: (110, 100)}, ["wheel"]), (0, grenade(105, 100)))
    assert (taken(s, 0), s.taken.tolist()) == ([0, 20], [2, 0, 0, 0])
    assert points(s) == [2, 0, 0, 0]


# Mines.

ASK = ["bricks drop", "bricks", "bricks", "bricks"]


def test_r13_a_window_opens_after_a_step_a_drop_and_circles() -> None:
    s = table({0: (100, 100), 20: (110, 100)}, ["drop circles hammer arrow", "bricks"], seats=2)
    for move, moved in ((step(0, 100, 120), [0]), (place(300, 300), [1]), (DROP3, [1, 2, 3])):
        after = play(s, (0, move))
        assert (after.phase, after.asked) == (WINDOW, 0b10)
        assert words.moved_soldiers(after) == moved
    for move in (melee(20), snipe(20)):
        assert play(s, (0, move)).phase == TURN


def test_r13_nothing_else_is_declared_before_the_window_is_closed() -> None:
    s = play(table({0: (100, 100)}, ASK), (0, step(0, 100, 120)))
    assert not any(can(s, 0, move) for move in (END, place(300, 300), NO))
    closed = nobody_mines(s)
    assert can(closed, 0, place(300, 300))


def test_r13_there_is_no_window_if_nobody_found_room_to_fall(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "fall", lambda s, seat: NO_SOLDIER)
    s = play(table({0: (100, 100)}, ["circles", "bricks"]), (0, DROP3))
    assert (s.phase, s.discard[CIRCLES]) == (TURN, 1)


def test_r14_all_opponents_with_cards_are_asked_at_once() -> None:
    s = play(table({20: (100, 100)}, ["drop", "wheel", "", "bricks"], turn=1), (1, step(20, 100, 120)))
    assert rules.actors(s) == 0b1001


def test_r14_without_cards_or_bricks_nobody_is_asked() -> None:
    assert play(table({0: (100, 100)}, ["drop"]), (0, step(0, 100, 120))).phase == TURN
    nine = table({0: (100, 100)}, ["", "drop"], discard=" ".join(["bricks"] * 9))
    assert play(nine, (0, step(0, 100, 120))).phase == TURN
    eight = table({0: (100, 100)}, ["", "drop"], discard=" ".join(["bricks"] * 8))
    assert play(eight, (0, step(0, 100, 120))).phase == WINDOW


def test_r15_no_or_with_a_bricks_card_a_mine_under_one_of_the_soldiers() -> None:
    s = play(table({0: (100, 100)}, ["circles", "bricks", "drop"], seats=3), (0, DROP3))
    assert listed(s, 1) == [NO, mine(1), mine(2), mine(3)]
    assert listed(s, 2) == [NO]
    assert can(s, 1, mine(2))
    assert not can(s, 1, mine(0))
    assert not can(s, 1, mine(4))
    assert not can(s, 2, mine(1))


def test_r15_everybody_answers_once() -> None:
    s = play(table({0: (100, 100)}, ASK), (0, step(0, 100, 120)), (2, NO))
    assert rules.actors(s) == 0b1010
    assert not can(s, 2, NO)


def test_r16_a_mine_kills_all_in_its_blast_for_the_miner() -> None:
    s = table({0: (100, 100), 1: (150, 130), 20: (90, 140), 40: (131, 100)}, ["", "bricks wheel"], seats=3)
    s = play(s, (0, step(0, 120, 130)), (1, mine(0)))
    assert taken(s, 1) == [0, 1, 20, 40]
    assert (s.hand[1, BRICKS], s.held[1], s.discard[BRICKS]) == (0, 1, 1)
    assert s.blast.tolist() == [NOWHERE, code(120, 130), NOWHERE, NOWHERE]
    assert s.phase == TURN


def test_r17_a_mine_without_its_soldier_lapses_unseen() -> None:
    s = play(table({0: (100, 100)}, ASK), (0, step(0, 100, 120)))
    s = play(s, (3, mine(0)), (2, mine(0)), (1, mine(0)))
    assert s.held.tolist() == [2, 0, 1, 1]
    assert s.discard[BRICKS] == 1
    assert s.answer.tolist() == [SILENT] * 4
    assert taken(s, 1) == [0]


def test_r18_mines_are_outside_the_two_cards_and_the_turn_goes_on() -> None:
    s = table({0: (100, 100)}, ["drop drop", "bricks drop"], seats=2)
    s = play(s, (0, place(300, 300)), (1, mine(1)), (0, place(300, 300)), (1, NO))
    assert (s.turn, s.cards_left, s.held[1]) == (0, 0, 1)


# The end of a turn.


def test_r19_the_hand_is_filled_up_to_five() -> None:
    s = ended(table({}, ["drop drop", "bricks"]))
    assert (s.held[0], s.held[1], s.pile) == (5, 1, 48)


def test_r19_as_far_as_the_pile_goes_and_never_from_the_discards() -> None:
    s = ended(table({}, ["drop", "drop"], pile=2))
    assert (s.held[0], s.pile) == (3, 0)
    s = ended(s)
    assert (s.held[1], s.pile) == (1, 0)
    assert sum(s.discard.tolist()) == 50


def test_r19_every_card_of_the_pile_is_as_likely() -> None:
    drawn = [0] * 6
    for seed in range(300):
        s = table({}, ["drop drop drop drop"], discard="wheel " * 9 + "arrow " * 6, seed=seed)
        after = ended(s).hand[0].tolist()
        drawn = [a + b - (4 if i == DROP else 0) for i, (a, b) in enumerate(zip(drawn, after, strict=True))]
    assert (sum(drawn), drawn[WHEEL]) == (300, 0)
    shares = [5, 9, 9, 9, 0, 3]  # what the pile holds of each, 35 in all
    assert all(abs(n - 300 * share / 35) < 32 for n, share in zip(drawn, shares, strict=True))


def test_r20_play_goes_on_without_circles_when_the_pile_is_empty() -> None:
    s = table({0: (100, 100)}, ["circles drop", "drop"], seats=2, pile=0)
    assert not can(s, 0, DROP3)
    assert can(s, 0, place(300, 300))
    assert DROP3 not in listed(s)
    assert ended(s).phase == TURN


def test_r21_a_player_without_soldiers_may_come_back() -> None:
    s = table({20: (100, 100)}, ["bricks drop", "drop"], seats=2, turn=1)
    s = play(s, (1, step(20, 100, 120)), (0, NO), (1, END))
    assert s.turn == 0
    assert not [move for move in listed(s) if move < rules.PLACE]
    assert can(s, 0, place(300, 300))


def test_r21_a_player_with_nothing_to_do_ends_the_turn() -> None:
    s = table({20: (100, 100)}, ["", "drop"], seats=2, pile=0)
    assert listed(s) == [END]


# End and score.


def quiet_after(s: State, *moves: tuple[int, int]) -> int:
    return play(s, *moves).quiet


def test_e1_quiet_turns_are_counted_until_somebody_plays_a_card() -> None:
    s = table({0: (100, 100), 20: (110, 100)}, ["hammer", "hammer"], seats=2)
    s.quiet = 2
    assert quiet_after(s, (0, END)) == 3
    assert quiet_after(s, (0, melee(20)), (0, END)) == 0
    assert quiet_after(s, (0, step(0, 100, 120)), (1, NO), (0, END)) == 3


def test_e1_a_mine_breaks_the_quiet() -> None:
    s = table({0: (100, 100)}, ["", "bricks"], seats=2)
    s.quiet = 2
    assert quiet_after(s, (0, step(0, 100, 120)), (1, mine(0)), (0, END)) == 0


def test_e1_the_refill_that_takes_the_last_card_sets_the_count_to_0() -> None:
    s = table({}, ["drop drop", "drop"], seats=2, pile=3)
    s.quiet = 2
    assert quiet_after(s, (0, END)) == 0
    empty = table({}, ["drop drop", "drop"], seats=4, pile=0)
    empty.quiet = 1
    assert quiet_after(empty, (0, END)) == 2


def test_e2_a_quiet_round_with_an_empty_pile_ends_the_game() -> None:
    s = table({}, ["drop"] * 3, seats=3, pile=0)
    s = ended(ended(s))
    assert s.phase == TURN
    s = ended(s)
    assert (s.phase, rules.actors(s)) == (OVER, 0)


def test_e2_empty_hands_and_an_empty_pile_end_the_game() -> None:
    s = table({0: (100, 100), 20: (110, 100)}, ["hammer"], seats=2, pile=0)
    assert ended(play(s, (0, melee(20)))).phase == OVER
    held = table({0: (100, 100), 20: (110, 100)}, ["hammer", "drop"], seats=2, pile=0)
    assert ended(play(held, (0, melee(20)))).phase == TURN


def test_e2_three_quiet_rounds_end_the_game_before_the_pile_is_empty() -> None:
    s = table({}, ["bricks " * 5] * 1, seats=2, pile=20)
    s.held[1] = 5
    for _ in range(5):
        s = ended(s)
    assert (s.quiet, s.phase) == (5, TURN)
    assert ended(s).phase == OVER


def test_e2_with_cards_in_the_pile_a_quiet_round_ends_nothing() -> None:
    s = ended(ended(table({}, ["drop " * 5, "wheel " * 5], seats=2)))
    assert (s.quiet, s.phase) == (2, TURN)


def test_e3_three_points_for_the_living_and_one_for_the_taken() -> None:
    s = table({0: (100, 100), 1: (120, 100), 20: (200, 200)})
    s.taken[0], s.taken[1] = 4, 1
    assert points(s) == [10, 4, 0, 0]


def test_e4_a_tie_goes_to_the_larger_reserve() -> None:
    s = table({0: (100, 100), 21: (200, 200)}, seats=2)
    assert points(s) == [3, 3]
    assert Referee(GAME).winners(s) == (0,)


def test_e4_still_tied_is_a_shared_win() -> None:
    s = table({0: (100, 100), 20: (200, 200), 41: (300, 300)}, seats=3)
    assert Referee(GAME).winners(s) == (0, 1)


# Secrets.


def test_hands_are_known_to_their_owners_only() -> None:
    s = start(3)
    seen = view(s, 1)
    assert seen.hand[1].tolist() == s.hand[1].tolist()
    assert [sum(seen.hand[seat].tolist()) for seat in (0, 2)] == [0, 0]
    assert seen.held.tolist() == s.held.tolist()


def test_answers_are_secret_until_all_are_in() -> None:
    s = play(table({0: (100, 100)}, ASK), (0, step(0, 100, 120)))
    yes, no = play(s, (2, mine(0))), play(s, (2, NO))
    for other in (-1, 0, 1, 3):
        assert view(yes, other) == view(no, other)
    assert view(yes, 2).answer[2] == 0
    assert view(no, 2).answer[2] == DECLINED
    assert view(yes, 0).answered == 0b100


def test_answers_are_told_to_their_maker_only() -> None:
    s = play(table({0: (100, 100)}, ASK), (0, step(0, 100, 120)))
    assert is_secret(GAME, s, 1, mine(0))
    last = play(s, (1, NO), (2, NO))
    assert is_secret(GAME, last, 3, NO)
    dead = play(s, (1, mine(0)), (2, NO))
    assert is_secret(GAME, dead, 3, mine(0))
    assert view(play(dead, (3, mine(0))), 0) == view(play(dead, (3, NO)), 0)


def test_a_mine_that_comes_later_clockwise_does_not_make_an_earlier_one_lapse() -> None:
    s = play(table({0: (100, 100)}, ASK), (0, step(0, 100, 120)), (3, mine(0)), (2, NO))
    assert play(s, (1, mine(0))).held[1] == s.held[1] - 1


def test_whether_one_is_asked_depends_on_no_secret() -> None:
    with_mine = play(table({0: (100, 100)}, ["", "bricks", "bricks"]), (0, step(0, 100, 120)))
    without = play(table({0: (100, 100)}, ["", "drop", "wheel"]), (0, step(0, 100, 120)))
    assert rules.actors(with_mine) == rules.actors(without) == 0b0110


def test_a_guess_has_hands_and_answers_that_fit() -> None:
    s = play(table({0: (100, 100)}, ["circles", "bricks", "bricks drop", "wheel"]), (0, DROP3), (2, mine(2)))
    answers = set()
    for number in range(60):
        guessed = view(s, 1)
        sow(guessed.rng, 5, number)
        rules.guess(guessed, 1)
        assert sum(guessed.hand[2].tolist()) == 2
        assert sum(rules.in_pile(guessed, symbol) for symbol in range(6)) == guessed.pile
        assert guessed.answer[2] == DECLINED or guessed.hand[2, BRICKS] > 0
        answers.add(guessed.answer[2])
    assert answers == {DECLINED, 1, 2, 3}


def test_taking_back_a_step_is_free_until_somebody_has_answered() -> None:
    match = Match(GAME, 2, seed=3)
    seat = match.actors[0]
    match.play(seat, listed(cast(State, match.state))[0])
    assert match.refuse_undo(seat) is None
    other = match.actors[0]
    match.play(other, NO)
    assert match.refuse_undo(seat) is not None


def test_falls_are_never_taken_back_alone() -> None:
    for seed in range(40):
        match = Match(GAME, 2, seed=seed)
        seat = match.actors[0]
        if DROP3 in listed(cast(State, match.state)):
            match.play(seat, DROP3)
            assert match.refuse_undo(seat) is not None
            return
    pytest.fail("no hand with circles")


# The listed moves.


def test_l1_ending_the_turn_is_listed() -> None:
    assert listed(table({}, ["bricks"])) == [END]


def positions() -> Iterable[State]:
    """Tables of random games with two to four players, looked at now and then."""
    for seats in (2, 3, 4):
        for step_ in random_game(Case(GAME, seats, {}), 60 + seats):
            if step_.number % 4 == 0 and step_.s.phase == TURN:
                yield step_.s


def test_l2_to_l6_the_sample_is_the_one_the_rules_name() -> None:
    for s in positions():
        assert listed(s) == Sample(s).moves()


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.lists(st.tuples(st.integers(0, 3), st.integers(5, 200), st.integers(5, 475)), min_size=2, max_size=24))
def test_l2_to_l6_hold_on_crowded_tables_and_at_the_edge(soldiers: list[tuple[int, int, int]]) -> None:
    s = table({}, ["drop wheel hammer arrow circles"])
    for seat, x, y in soldiers:
        if s.reserve[seat] and free(s, x, y):
            rules.put_down(s, seat, x, y)
    assert listed(s) == Sample(s).moves()


def test_l2_steps_are_listed_soldier_by_soldier() -> None:
    s = table({0: (240, 240), 1: (100, 400)})
    moves = listed(s)
    assert len(moves) == 2 * 48 + 1
    assert {move // rules.POINTS for move in moves[:48]} == {0}


def test_l3_a_step_into_melee_reach_goes_the_shortest_way() -> None:
    s = table({0: (240, 240), 20: (290, 240)})
    assert step(0, 275, 240) in listed(s)


def test_l3_a_step_closer_is_listed_from_20_mm_on() -> None:
    assert step(0, 105, 100) in listed(table({0: (100, 100), 20: (120, 100)}))
    assert step(0, 104, 100) not in listed(table({0: (100, 100), 20: (119, 100)}))


def test_l3_a_step_brings_a_crowd_into_reach_of_a_grenade() -> None:
    crowd = {0: (100, 100), 20: (200, 100), 21: (212, 100)}
    assert step(0, 140, 100) in listed(table(crowd))
    apart = table({0: (100, 100), 20: (203, 100), 21: (240, 100)})
    assert step(0, 143, 100) not in listed(apart)


def test_l5_a_wheel_is_playable_just_if_a_grenade_is_listed() -> None:
    near = table({0: (100, 100), 20: (190, 115)}, ["wheel"])
    assert [move for move in listed(near) if rules.GRENADE <= move < rules.MELEE] == [grenade(160, 100)]


def test_l6_no_place_is_listed_twice() -> None:
    s = table({20: (15, 30), 21: (105, 30)}, ["drop"])
    moves = listed(s)
    assert moves.count(place(30, 30)) == 1
    assert moves == sorted(moves)


def test_the_longest_list_has_room() -> None:
    s = table({}, ["drop wheel hammer arrow circles"])
    for k in range(80):
        rules.put_down(s, k % 4, 25 + 50 * (k // 9), 25 + 50 * (k % 9))
    s.reserve[0] = 1
    assert len(listed(s)) <= rules.MOST_MOVES


# The examples.


def test_x1_the_example_of_the_source() -> None:
    s = table(KARI, ["hammer wheel", "", "drop", "drop"])
    assert rules.distance(s, 0, 40) == 225
    s = play(s, (0, melee(40)))
    assert not can(s, 0, grenade(265, 285))
    assert (step(0, 225, 245), grenade(265, 285)) == (117825, 4975465)
    s = nobody_mines(play(s, (0, step(0, 225, 245))))
    s = play(s, (0, grenade(265, 285)))
    assert taken(s, 0) == [20, 40, 41, 60]
    assert points(s)[0] == 7


def test_x2_the_mine_of_the_source() -> None:
    s = table(KARI, ["hammer wheel drop", "drop", "drop", "bricks"])
    s = play(s, (0, melee(40)), (0, step(0, 225, 245)), (1, NO), (2, NO), (3, mine(0)))
    assert taken(s, 3) == [0, 20]
    assert not [move for move in listed(s) if rules.GRENADE <= move < DROP3]
    assert can(s, 0, place(100, 100))


@pytest.mark.parametrize(("x", "y", "reached"), [(119, 100, 1), (120, 100, 0), (114, 113, 1), (112, 116, 0)])
def test_x3_melee(x: int, y: int, reached: int) -> None:
    assert can(table({0: (100, 100), 20: (x, y)}, ["hammer"]), 0, melee(20)) == bool(reached)


@pytest.mark.parametrize(
    ("to", "other", "blocks"),
    [
        ((200, 100), (150, 104), True),
        ((200, 100), (150, 105), False),
        ((200, 100), (250, 100), False),
        ((200, 100), (90, 100), False),
        ((160, 180), (136, 140), True),
        ((160, 180), (138, 141), False),
    ],
)
def test_x4_sight(to: tuple[int, int], other: tuple[int, int], blocks: bool) -> None:
    for soldier in (1, 40):
        s = table({0: (100, 100), 20: to, soldier: other})
        assert bool(rules.sees(s, 0, 20)) != blocks


@pytest.mark.parametrize(
    ("x", "y", "ok"),
    [(160, 100, 1), (142, 142, 1), (143, 142, 0), (102, 94, 1), (103, 94, 0), (100, 100, 0)],
)
def test_x5_steps(x: int, y: int, ok: int) -> None:
    assert can(table({0: (100, 100), 20: (110, 100)}), 0, step(0, x, y)) == bool(ok)


def test_x6_throws() -> None:
    s = table({0: (100, 100), 20: (166, 178), 21: (167, 150)}, ["wheel"])
    assert can(s, 0, grenade(136, 148))
    assert not can(s, 0, grenade(137, 148))
    assert taken(play(s, (0, grenade(136, 148))), 0) == [20]
    near = table({0: (100, 100), 20: (160, 160)}, ["wheel"])
    assert taken(play(near, (0, grenade(130, 130))), 0) == [0, 20]


def test_x7_a_wheel_out_of_reach() -> None:
    assert grenade(160, 100) in listed(table({0: (100, 100), 20: (190, 115)}, ["wheel"]))
    far = table({0: (100, 100), 20: (191, 115)}, ["wheel"])
    assert not [move for move in listed(far) if rules.GRENADE <= move < rules.MELEE]


def test_x8_49_moves_are_listed() -> None:
    moves = listed(table({0: (240, 240), 20: (300, 240)}))
    assert len(moves) == 49
    assert step(0, 285, 240) in moves
    assert step(0, 300, 240) not in moves


def test_x9_a_fall_on_a_soldier_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = [10, 80, 103, 0, 50, 50, 50, 60, 20, 20, 20, 20, 1, 2, 3, 4]
    monkeypatch.setattr(rules, "uniform", lambda rng, n: numbers.pop(0))
    s = table({20: (230, 240)})
    rules.fall(s, 0)
    assert (s.x[0], s.y[0]) == (114, 44)
    alone = table({})
    numbers[:] = [10, 80, 103, 0, 50, 50, 50, 60]
    rules.fall(alone, 0)
    assert (alone.x[0], alone.y[0]) == (227, 244)


def test_x10_two_mines_on_one_soldier() -> None:
    s = play(table({20: (100, 100)}, ["bricks", "", "bricks", "bricks"], turn=1), (1, step(20, 100, 120)))
    s = play(s, (2, NO), (3, mine(20)), (0, mine(20)))
    assert (taken(s, 3), s.held.tolist()) == ([20], [1, 0, 1, 0])


def test_x10_a_mine_lapses_when_another_has_killed_its_soldier() -> None:
    s = table({20: (100, 100)}, ["bricks", "drop", "bricks", "bricks"], turn=1)
    a, b, c = (rules.put_down(s, 1, *at) for at in ((200, 200), (300, 300), (220, 220)))
    for k, soldier in enumerate((a, b, c)):
        s.moved[k] = soldier
    rules.open_window(s, 1)
    s = play(s, (2, mine(a)), (3, mine(c)), (0, mine(b)))
    assert (taken(s, 2), taken(s, 3), taken(s, 0)) == ([a, c], [], [b])
    assert s.held.tolist() == [0, 1, 0, 1]


def test_x11_the_end_of_two_players() -> None:
    s = table({0: (100, 100)}, ["drop", "bricks"], seats=2, pile=0)
    stepped = play(s, (0, step(0, 100, 120)))
    quiet = play(stepped, (1, NO), (0, END))
    assert quiet.quiet == 1
    assert play(quiet, (1, END)).phase == OVER
    assert play(stepped, (1, mine(0)), (0, END)).quiet == 0


def test_x12_the_reserve_decides() -> None:
    s = table({}, seats=2)
    for seat, (standing, won, reserve) in enumerate(((6, 7, 3), (8, 1, 5))):
        s.standing[seat], s.taken[seat], s.reserve[seat] = (1 << standing) - 1, won, reserve
    assert points(s) == [25, 25]
    assert Referee(GAME).winners(s) == (1,)


# Words.


def told(s: State, seat: int, move: int, viewer: int = -1, language: str = "en") -> list[str]:
    """What a viewer reads of a move."""
    return lines(GAME, play(s, (seat, move)), viewer, language)


def test_the_log_tells_of_the_deal() -> None:
    s = listening(cast(State, GAME.blank(2)))
    sow(s.rng, 1, 0)
    rules.deal(s)
    assert lines(GAME, s, s.turn) == [
        "5 soldiers of each player have fallen onto the table, and everybody has 5 cards.",
        "You begin.",
    ]


def test_the_log_names_attacker_and_victims() -> None:
    s = table(KARI, ["hammer wheel"])
    assert told(s, 0, melee(40)) == ["Ann's soldier 1 strikes Cleo's soldier 1 down."]
    assert told(s, 0, melee(40), 2, "de") == ["Soldat 1 von Ann erschlägt deinen Soldaten 1."]
    struck = play(s, (0, melee(40)))
    assert told(struck, 0, step(0, 225, 245), 0) == ["Your soldier 1 goes 25 mm right and 45 mm down."]
    assert told(struck, 0, step(0, 180, 200), 0, "de") == ["Dein Soldat 1 geht 20 mm nach links."]
    moved = play(struck, (0, step(0, 225, 245)))
    assert told(moved, 0, grenade(265, 285)) == [
        "Ann's soldier 1 throws a grenade 40 mm right and 40 mm down.",
        "Bela's soldier 1 dies.",
        "Cleo's soldier 2 dies.",
        "Dirk's soldier 1 dies.",
    ]


def test_the_log_tells_of_a_grenade_where_its_thrower_stands() -> None:
    s = table({0: (100, 100), 20: (110, 100)}, ["wheel"], seats=2)
    assert told(s, 0, grenade(100, 100), 0) == [
        "Your soldier 1 drops a grenade where it stands.",
        "Your soldier 1 dies.",
        "Bela's soldier 1 dies.",
    ]


def test_the_log_tells_who_shoots() -> None:
    s = table({0: (100, 100), 1: (300, 100), 20: (320, 100)}, ["arrow"], seats=2)
    assert told(s, 0, snipe(20), 1) == ["Ann's soldier 2 shoots your soldier 1."]


def test_the_log_tells_beside_whom_soldiers_come_onto_the_table() -> None:
    s = table({20: (300, 200)}, ["drop circles"], seats=2)
    assert told(s, 0, place(315, 180)) == ["Ann's soldier 1 comes in, 15 mm right and 20 mm up from Bela's soldier 1."]
    assert told(s, 0, place(300, 220), 1, "de") == [
        "Soldat 1 von Ann kommt hinzu, 20 mm unterhalb von deinem Soldaten 1."
    ]
    assert told(table({}, ["drop"], seats=2), 0, place(30, 90)) == [
        "Ann's soldier 1 comes in, 30 mm from the left edge and 90 mm from the upper one."
    ]
    first, *landed = told(s, 0, DROP3, 0)
    assert first == "You drop soldiers."
    assert [line[: len("Your soldier 1 lands")] for line in landed] == [f"Your soldier {n} lands" for n in (1, 2, 3)]


def test_the_log_tells_who_found_no_room_to_fall(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "fall", lambda s, seat: NO_SOLDIER)
    s = table({18: (100, 100)}, ["circles"])
    assert told(s, 0, DROP3) == ["Ann drops soldiers.", "Ann's soldier 20 finds no room and stays in reserve."]


def test_the_log_tells_of_windows_only_when_a_mine_goes_off() -> None:
    s = play(table({0: (100, 100)}, ["", "bricks", "drop"], seats=3), (0, step(0, 100, 120)))
    assert told(s, 1, mine(0)) == []
    first = play(s, (1, mine(0)))
    assert told(first, 2, NO) == ["Bela sets off a mine under Ann's soldier 1.", "Ann's soldier 1 dies."]
    assert told(first, 2, NO, 0, "de") == [
        "Bela zündet eine Mine unter deinem Soldaten 1.",
        "Dein Soldat 1 stirbt.",
    ]
    assert told(play(s, (1, NO)), 2, NO) == []


def test_the_log_tells_of_the_pile_and_of_quiet_turns() -> None:
    s = table({}, ["drop drop", "drop"], seats=2, pile=2)
    assert told(s, 0, END) == [
        "Ann ends the turn.",
        "Ann draws 2 cards; the pile has none left.",
        "The pile is empty: circles cannot be played any more.",
    ]
    assert told(s, 0, END, 0)[1] == "New in your hand: bricks and bricks; the pile has none left."
    after = ended(s)
    assert told(after, 1, END) == ["Bela ends the turn.", "A turn without a card."]
    assert told(ended(after), 0, END)[1] == "Nobody plays cards any more: the game is over."


def test_the_log_tells_the_score_and_of_a_reserve_that_decides() -> None:
    s = table({0: (100, 100), 21: (200, 200)}, seats=3, pile=0)
    s.taken[2] = 1
    assert told(s, 0, END)[1:] == [
        "All cards are played: the game is over.",
        "Ann has 3 points: 1 × 3 for soldiers on the table, 0 × 1 for those taken; "
        "in a tie the larger reserve decides, here 19.",
        "Bela has 3 points: 1 × 3 for soldiers on the table, 0 × 1 for those taken; "
        "in a tie the larger reserve decides, here 18.",
        "Cleo has 1 point: 0 × 3 for soldiers on the table, 1 × 1 for those taken.",
    ]


def test_reasons_cite_the_rule() -> None:
    s = table({0: (100, 100), 20: (200, 200), 21: (300, 200)}, ["hammer arrow wheel drop bricks"])
    expected = {
        step(0, 161, 100): "A step is 60 mm at most (R4).",
        step(0, 100, 100): "The soldier stands there already (R4).",
        step(1, 100, 100): "That soldier is not on the table (R4).",
        place(4, 100): "The soldier would stick out over the edge there (R5).",
        place(205, 200): "A soldier is in the way there (R5).",
        melee(20): "None of your soldiers is close enough (R7).",
        melee(22): "No opposing soldier stands there (R7).",
        grenade(300, 300): "A throw is 60 mm at most (R9).",
        grenade(100, 100): "It must hit an opposing soldier (R9).",
        mine(0): "Mines go off in the others' turns only (R10).",
        DROP3: "You have no circles card (R1).",
    }
    for move, sentence in expected.items():
        assert not can(s, 0, move)
        assert words.reason(s, 0, move).in_() == sentence
    asked = play(table({0: (100, 100)}, ["", "drop", "bricks"], seats=3), (0, step(0, 100, 120)))
    assert words.reason(asked, 1, mine(0)).in_() == "That needs a bricks card (R15)."
    assert words.reason(asked, 2, mine(1)).in_() == "A mine is only for soldiers just moved or put down (R15)."
    assert words.reason(asked, 2, END).in_() == "Mines come first (R13)."


def test_soldiers_that_are_away_are_far_from_everything() -> None:
    s = play(table({0: (100, 100), 20: (110, 100)}, ["hammer"]), (0, melee(20)))
    assert (s.x[20], s.y[20]) == (AWAY, AWAY)


# Moments.


def test_r9_every_blast_is_seen() -> None:
    before, moment, _ = next(seen(GAME, 3))
    assert any(point != NOWHERE for point in moment.blast.tolist())
    assert sum(moment.taken.tolist()) > sum(before.taken.tolist())
