"""Brooke, rule by rule. Names begin with the rule or example they are about."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest

from spieltisch import Match
from spieltisch.engine.kernel.rng import sow
from spieltisch.games.brooke import GAME, rules
from spieltisch.games.brooke.rules import BETWEEN, BLUE, FIXING, OVER, PLACING, RED, State
from tests.games.brooke.positions import (
    actor,
    after,
    cards_of,
    cards_set,
    dealt,
    dice,
    faces,
    legal,
    position,
    told,
    totals,
    winners,
)
from tests.games.moments import seen

PLAIN = "1 blue, 2 red, 5 blue"  # without printed dice
# One die is left, which triggers nothing: 6 : 5, 2 : 4 and 2 : 5 in the end.
LAST_DIE: dict[str, Any] = {"cards": PLAIN, "blue": ["6", "1", "2"], "red": ["5", "4", "3 2"]}
EVERY_SLOT = [f"place {slot} {{}}" for slot in range(3)]


def walk(number: int, **options: Any) -> Iterator[State]:
    """All positions of a random game, the deal first."""
    s, chance = dealt(number, **options), random.Random(number)
    yield s
    while rules.actors(s):
        s = after(s, chance.choice(legal(s)))
        yield s


# Set-up.


def test_s1_all_cards_are_in_the_pile_but_those_laid_out() -> None:
    s = dealt()
    assert len(cards_of(s.pile)) == 9
    assert sorted(cards_of(s.pile) + [card + 1 for card in s.card.tolist()]) == list(range(1, 13))


def test_s1_the_cards_are_shuffled() -> None:
    found = Counter((slot, card) for number in range(600) for slot, card in enumerate(dealt(number).card.tolist()))
    assert len(found) == 36
    assert all(25 <= n <= 80 for n in found.values())


def test_s2_the_start_player_is_random() -> None:
    found = Counter(dealt(number).turn for number in range(200))
    assert 70 <= found[BLUE] <= 130


@pytest.mark.parametrize(("start", "seat"), [("blue", BLUE), ("red", RED)])
def test_s2_the_option_start_names_the_start_player(start: str, seat: int) -> None:
    assert {dealt(number, start=start).turn for number in range(20)} == {seat}


def test_s3_three_cards_are_laid_out_in_every_round() -> None:
    laid = {s.round: s.card.tolist() for s in walk(3)}
    assert sorted(card for cards in laid.values() for card in cards) == list(range(12))


@pytest.mark.parametrize(("start", "up"), [("blue", ["blue", "red", "blue"]), ("red", ["red", "blue", "red"])])
def test_x1_s4_faces_up_by_start_player(start: str, up: list[str]) -> None:
    assert faces(dealt(start=start)) == up


def test_s4_the_next_round_has_the_faces_of_its_own_start_player() -> None:
    s = after(position(**LAST_DIE), "place 1 1", "next")
    assert s.start == s.turn == RED
    assert faces(s) == ["red", "blue", "red"]


def test_s5_four_dice_in_the_supply_and_two_in_reserve() -> None:
    s = dealt()
    assert s.supply.tolist() == [4, 4]
    assert s.reserve.tolist() == [2, 2]


def test_s5_the_next_round_begins_with_as_many_whatever_happened() -> None:
    s = position(PLAIN, ["6", "1 1", "1 1"], ["5", "4 2", "3 2"], taken=(2, 1))
    s = after(s, "place 1 1", "next")
    assert s.supply.tolist() == [4, 4]
    assert s.reserve.tolist() == [2, 2]
    assert dice(s, BLUE) == dice(s, RED) == ["", "", ""]
    assert [totals(s, slot) for slot in range(3)] == [
        tuple(s.printed[s.card[slot], s.face[slot]].tolist()) for slot in range(3)
    ]


def test_s6_both_roll_a_die_that_stays_in_the_supply() -> None:
    found = Counter(value for number in range(300) for value in dealt(number).rolled.tolist())
    assert set(found) == {1, 2, 3, 4, 5, 6}
    assert min(found.values()) > 60
    pairs = {tuple(dealt(number).rolled.tolist()) for number in range(300)}
    assert len(pairs) > 30
    assert dealt().supply.tolist() == [4, 4]


# A turn.


def test_r1_the_start_player_has_the_first_turn() -> None:
    for number in range(10):
        s = dealt(number)
        assert actor(s) == s.start


def test_r1_exactly_one_die_is_placed_at_any_of_the_cards() -> None:
    s = position(PLAIN, ["", "", "5"], ["", "6", ""])
    assert len(legal(s)) == 18
    s = after(s, "place 1 4")
    assert dice(s, BLUE) == ["", "4", "5"]
    assert s.supply.tolist() == [2, 3]
    assert actor(s) == RED


def test_r1_any_number_of_dice_may_lie_at_a_card() -> None:
    s = after(position(PLAIN, ["", "3 3 2 1", ""], ["", "6 5", ""], taken=(1, 0)), "place 1 1")
    assert dice(s, BLUE) == ["", "3 3 2 1 1", ""]


def test_r2_the_first_die_is_the_rolled_one() -> None:
    s = position(PLAIN, rolled=(5, 2))
    assert legal(s) == [move.format(5) for move in EVERY_SLOT]
    s = after(s, "place 1 5")
    assert dice(s, BLUE) == ["", "5", ""]
    assert legal(s) == [move.format(2) for move in EVERY_SLOT]
    assert s.rolled.tolist() == [0, 2]


def test_r3_later_values_are_chosen_within_the_limit() -> None:
    s = position(PLAIN, ["6", "5", ""])
    assert legal(s) == [f"place {slot} {value}" for slot in range(3) for value in (1, 2, 3, 4)]


def test_r3_printed_dice_do_not_count() -> None:
    s = position("7 blue, 6 blue, 4 blue", ["6", "5", ""])
    assert legal(s)[3] == "place 0 4"
    assert len(legal(s)) == 12


@pytest.mark.parametrize(("taken", "most"), [(0, 15), (1, 16), (2, 17)])
def test_r4_the_limit_is_eleven_and_all_dice_of_the_round(taken: int, most: int) -> None:
    s = position(PLAIN, ["6", "6", ""], taken=(taken, 0))
    assert rules.limit(s, BLUE) == most
    assert legal(s)[-1] == f"place 2 {most - 12}"


def test_r4_with_the_option_only_placed_dice_count() -> None:
    s = position(PLAIN, ["6", "", ""], limit="placed")
    assert rules.limit(s, BLUE) == 12
    assert legal(s)[-1] == "place 2 6"
    s = position(PLAIN, ["6", "6", ""], limit="placed")
    assert rules.limit(s, BLUE) == 13
    assert legal(s) == [f"place {slot} {value}" for slot in range(3) for value in (1, 2)]
    s = position(PLAIN, ["6", "6", "2"], limit="placed")
    assert legal(s) == [move.format(1) for move in EVERY_SLOT]


def test_r5_who_has_no_die_sits_out() -> None:
    s = position(PLAIN, ["1", "", ""], ["6", "2", "1 1"])
    assert actor(after(s, "place 0 1")) == BLUE


def test_r5_who_has_reached_the_limit_sits_out() -> None:
    s = position(PLAIN, ["1", "", ""], ["6", "6", "3"])
    assert actor(after(s, "place 0 1")) == BLUE


def test_r5_who_gets_a_die_comes_back() -> None:
    s = position("12 red, 2 red, 5 blue", ["", "", ""], ["6 6", "3", ""], turn="blue", rolled=(6, 0))
    assert actor(after(s, "place 0 6")) == BLUE
    s = position("12 red, 2 red, 5 blue", ["4", "4", ""], ["3", "5 5", "2"])
    s = after(s, "place 0 1")
    assert (s.supply[RED], rules.limit(s, RED)) == (1, 16)
    assert actor(s) == RED
    assert legal(s) == [move.format(1) for move in EVERY_SLOT]


def test_r6_totals_are_dice_and_the_printed_die_of_the_colour_on_the_visible_face() -> None:
    assert totals(position("7 blue, 2 red, 5 blue", ["4 1", "", ""], ["2", "", ""]), 0) == (8, 2)
    assert totals(position("7 red, 2 red, 5 blue", ["4 1", "", ""], ["2", "", ""]), 0) == (5, 5)
    assert totals(position("11 red, 2 red, 5 blue", ["4", "", ""], ["2", "", ""]), 0) == (5, 2)


@pytest.mark.parametrize(("value", "up"), [(2, "blue"), (3, "blue"), (4, "red")])
def test_r7_only_a_strictly_higher_total_triggers(value: int, up: str) -> None:
    s = after(position(PLAIN, ["", "", ""], ["3", "", ""], rolled=(value, 0)), f"place 0 {value}")
    assert faces(s)[0] == up


def test_r7_the_placers_total_counts_not_blues() -> None:
    s = after(position(PLAIN, ["6", "", ""], ["", "", ""], turn="red"), "place 0 4")
    assert faces(s) == ["blue", "red", "blue"]


def test_r8_the_colour_of_the_face_is_moved_whoever_places() -> None:
    s = position("2 red, 1 blue, 5 blue", ["", "", "2"], ["", "4", "6"])
    s = after(s, "place 0 3")
    assert legal(s) == ["die 1 4", "die 2 6"]
    assert actor(s) == BLUE


def test_r8_an_action_is_compulsory() -> None:
    s = after(position(PLAIN, ["2", "", ""], ["", "", "3"]), "place 0 1")
    assert legal(s) == ["die 0 1", "die 0 2"]


def test_r8a_any_die_of_the_colour_also_the_one_just_placed() -> None:
    s = after(position("8 blue, 2 red, 5 blue", ["", "5 5", "1"], ["", "", ""]), "place 0 2")
    assert legal(s) == ["die 0 2", "die 1 5", "die 2 1"]


@pytest.mark.parametrize(
    ("card", "face", "colour", "from_", "to"),
    [
        (1, "blue", BLUE, 0, 1),
        (1, "blue", BLUE, 2, 0),
        (2, "blue", BLUE, 1, 0),
        (2, "blue", BLUE, 0, 2),
        (1, "red", RED, 2, 1),
        (1, "red", RED, 0, 2),
        (2, "red", RED, 0, 1),
        (2, "red", RED, 2, 0),
    ],
)
def test_r8b_directions_are_those_of_the_faces_colour_around_the_ring(
    card: int, face: str, colour: int, from_: int, to: int
) -> None:
    lying = ["4" if slot == from_ else "" for slot in range(3)]
    own: dict[str, Any] = {["blue", "red"][colour]: lying}
    s = position(f"5 blue, {card} {face}, 10 blue", **own, turn=face)
    s = after(s, "place 1 5")
    s = after(s, f"die {from_} 4")
    assert dice(s, colour)[to].split().count("4") == 1
    assert dice(s, colour)[1].split().count("5") == 1


def test_r8c_two_dice_at_different_cards_are_swapped() -> None:
    s = after(position("5 blue, 2 red, 1 blue", ["6", "3", ""], ["", "", ""]), "place 0 2")
    assert legal(s) == ["swap 0 2 1 3", "swap 0 6 1 3"]
    s = after(s, "swap 0 6 1 3")
    assert dice(s, BLUE) == ["3 2", "6", ""]
    assert totals(s, 0) == (5, 0)
    assert totals(s, 1) == (6, 0)


def test_r8c_equal_values_may_be_swapped() -> None:
    s = after(position("5 blue, 2 red, 1 blue", ["", "3", "3"], ["", "", ""]), "place 0 3")
    assert legal(s) == ["swap 0 3 1 3", "swap 0 3 2 3", "swap 1 3 2 3"]
    assert dice(after(s, "swap 0 3 2 3"), BLUE) == ["3", "3", "3"]


def test_r8c_pairs_over_all_three_cards() -> None:
    s = after(position("5 red, 2 red, 1 blue", ["5", "", ""], ["2 1", "3", "4"], rolled=(0, 0)), "place 0 3")
    assert legal(s) == [
        *["swap 0 1 1 3", "swap 0 1 2 4", "swap 0 2 1 3"],
        *["swap 0 2 2 4", "swap 1 3 2 4"],
    ]
    assert dice(after(s, "swap 0 2 2 4"), RED) == ["4 1", "3", "2"]


def test_r8c_pairs_away_from_the_triggered_card() -> None:
    s = after(position("5 red, 2 red, 1 blue", ["", "", ""], ["", "3 2", "4"], rolled=(1, 0)), "place 0 1")
    assert legal(s) == ["swap 1 2 2 4", "swap 1 3 2 4"]


def test_r8d_the_player_of_the_faces_colour_takes_a_die_from_the_reserve() -> None:
    s = after(position("12 blue, 2 red, 5 blue", ["", "", ""], ["", "", ""], turn="red", rolled=(0, 4)), "place 0 4")
    assert s.supply.tolist() == [5, 3]
    assert s.reserve.tolist() == [1, 2]
    assert [rules.limit(s, seat) for seat in (BLUE, RED)] == [16, 15]


def test_r8d_the_last_die_of_the_reserve_is_taken_too() -> None:
    s = after(position("11 blue, 2 red, 5 blue", ["3", "3", ""], taken=(1, 0)), "place 0 4")
    assert (s.supply[BLUE], s.reserve[BLUE]) == (3, 0)
    assert rules.limit(s, BLUE) == 17


def test_r8d_with_an_empty_reserve_it_is_void() -> None:
    s = after(position("11 blue, 2 red, 5 blue", ["3", "3", ""], taken=(2, 0)), "place 0 4")
    assert (s.supply[BLUE], s.reserve[BLUE]) == (3, 0)
    assert faces(s)[0] == "red"


def test_r8e_any_card_may_be_turned_and_nothing_else_happens_there() -> None:
    s = after(position("10 blue, 7 red, 6 blue", ["", "6", "6"]), "place 0 1")
    assert legal(s) == ["turn 0", "turn 1", "turn 2"]
    s = after(s, "turn 1")
    assert faces(s) == ["red", "blue", "blue"]
    assert dice(s, BLUE) == ["1", "6", "6"]
    assert s.phase == PLACING


def test_r8f_without_dice_the_action_is_void_and_the_card_turns() -> None:
    s = after(position("5 blue, 2 red, 1 blue", ["1", "", ""]), "place 0 2")
    assert dice(s, BLUE) == ["2 1", "", ""]
    assert faces(s)[0] == "red"
    assert actor(s) == RED


def test_r9_the_opponent_of_the_colour_lowers_a_die() -> None:
    s = position("7 red, 2 red, 5 blue", ["", "6", ""], ["1", "6 6", ""])
    s = after(s, "place 0 5", "die 0 1")
    assert s.phase == FIXING
    assert actor(s) == BLUE
    assert legal(s) == ["fix 0 6", "fix 1 6"]
    s = after(s, "fix 1 6")
    assert dice(s, RED) == ["6", "6 3", ""]
    assert rules.placed_sum(s, RED) == rules.limit(s, RED) == 15
    assert faces(s)[0] == "blue"
    assert actor(s) == BLUE  # RED has reached the limit


def test_r9_only_dice_above_the_excess_can_be_lowered() -> None:
    s = after(position("7 blue, 2 red, 5 blue", ["1", "6 3", ""]), "place 0 3", "die 0 1")
    assert rules.excess(s, BLUE) == 3
    assert actor(s) == RED
    assert legal(s) == ["fix 0 6", "fix 1 6"]


def test_r9_a_single_die_that_can_be_lowered_is_lowered_at_once() -> None:
    s = position("8 blue, 2 red, 5 blue", ["", "1 5 5", ""])
    s = after(s, "place 0 4", "die 1 1")
    assert s.phase == PLACING
    assert dice(s, BLUE) == ["4", "5 5 1", ""]
    assert faces(s)[0] == "red"


def test_r9_a_flip_up_to_the_limit_needs_no_correction() -> None:
    s = position("7 blue, 2 red, 5 blue", ["", "4 1", ""], ["", "", ""])
    s = after(s, "place 0 5", "die 1 1")
    assert rules.placed_sum(s, BLUE) == 15
    assert s.phase == PLACING


def test_r9_with_limit_placed_the_limit_is_that_of_the_placed_dice() -> None:
    s = position("7 blue, 2 red, 5 blue", ["", "6 1", ""], ["", "", ""], limit="placed")
    s = after(s, "place 0 5", "die 1 1")
    assert rules.excess(s, BLUE) == 17 - 14
    assert after(s, "fix 0 5").supply[BLUE] == 1


def test_r10_the_card_turns_also_if_the_action_moved_dice_away() -> None:
    s = after(position(PLAIN, rolled=(4, 0)), "place 0 4")
    assert dice(s, BLUE) == ["", "4", ""]
    assert faces(s) == ["red", "red", "blue"]


def test_r11_a_moved_die_triggers_nothing() -> None:
    s = after(position(PLAIN, ["6", "", ""], ["", "", ""]), "place 0 1", "die 0 6")
    assert totals(s, 1) == (6, 0)
    assert faces(s) == ["red", "red", "blue"]
    assert s.phase == PLACING


def test_r11_swapping_flipping_and_lowering_trigger_nothing() -> None:
    s = after(position("5 blue, 2 red, 8 blue", ["", "2", ""], ["", "5", ""]), "place 0 6")
    assert totals(s, 1) == (6, 5)
    assert faces(s) == ["red", "red", "blue"]
    s = after(position("8 blue, 2 red, 5 blue", ["", "1", ""], ["", "5", ""]), "place 0 3", "die 1 1")
    assert totals(s, 1) == (6, 5)
    assert faces(s) == ["red", "red", "blue"]


def test_r12_the_opponent_has_the_next_turn() -> None:
    s = after(position(PLAIN, ["6", "", ""], ["6", "", ""]), "place 1 3")
    assert (s.phase, actor(s)) == (PLACING, RED)


def test_r12_else_the_same_player_again() -> None:
    s = after(position(PLAIN, ["6", "", ""], ["6", "6 3", ""]), "place 1 3")
    assert (s.phase, actor(s)) == (PLACING, BLUE)


def test_r12_after_a_correction_it_is_the_turn_of_the_placers_opponent() -> None:
    s = position("7 blue, 2 red, 5 blue", ["1", "6", "3"], ["", "6", ""])
    s = after(s, "place 0 3", "die 0 1", "fix 1 6")
    assert actor(s) == RED


def test_r12_else_the_round_ends() -> None:
    s = after(position(PLAIN, ["1", "1", "1"], ["6", "6", "3"]), "place 0 1")
    assert s.phase == BETWEEN


# End and score.


def test_e1_every_card_goes_to_the_higher_total() -> None:
    s = after(position(**LAST_DIE), "place 1 1")
    assert cards_of(s.won[BLUE]) == [1]
    assert cards_of(s.won[RED]) == [2, 5]
    assert cards_of(s.tied) == []


def test_e1_printed_dice_count() -> None:
    s = after(position(**(LAST_DIE | {"cards": "11 blue, 7 red, 6 blue"})), "place 1 1")
    assert cards_of(s.won[BLUE]) == [11]
    s = position("2 red, 7 blue, 1 blue", ["6", "1", "2"], ["5", "4", "3 2"])
    s = after(s, "place 2 1")
    assert totals(s, 1) == (4, 4)
    assert cards_of(s.tied) == [7]


def test_e2_a_tied_card_belongs_to_nobody() -> None:
    s = after(position(PLAIN, ["5", "1", "2"], ["5", "4", "3 2"]), "place 1 1")
    assert cards_of(s.tied) == [1]
    assert cards_of(s.won[BLUE]) == []
    assert cards_of(s.won[RED]) == [2, 5]


def test_e2_a_card_without_dice_goes_by_its_printed_die() -> None:
    s = after(position("7 blue, 12 blue, 5 blue", ["", "", "2 2 1"], ["", "", "6 6 3"]), "place 2 1")
    assert cards_of(s.won[BLUE]) == [7]
    assert cards_of(s.won[RED]) == [5, 12]


def test_e3_the_start_player_changes_and_lays_out_the_next_round() -> None:
    positions = list(walk(5, start="red"))
    assert [s.start for s in positions if s.round == 0][-1] == RED
    for n, start in enumerate((RED, BLUE, RED, BLUE)):
        in_round = [s for s in positions if s.round == n]
        assert {s.start for s in in_round} == {start}
        assert actor(in_round[0]) == start
        if n < 3:
            assert legal(in_round[-1]) == ["next"]
            assert actor(in_round[-1]) == 1 - start


def test_e4_the_game_ends_after_four_rounds() -> None:
    s = after(position(**LAST_DIE, round=4, won=[(3, 4, 6), (7, 8)], tied=(9, 10, 11, 12)), "place 1 1")
    assert s.phase == OVER
    assert rules.actors(s) == 0
    assert (len(cards_of(s.won[BLUE])), len(cards_of(s.won[RED]))) == (4, 4)
    assert after(position(**LAST_DIE, round=3), "place 1 1").phase == BETWEEN


def test_e4_more_cards_win() -> None:
    s = ended(blue=[1, 2, 5, 8, 9], red=[6, 7, 4, 12])
    assert winners(s) == [BLUE]
    out = [0, 0]
    rules.points(s, out)
    assert out == [5, 4]


def test_e5_equal_cards_are_decided_by_printed_dice_of_the_own_colour() -> None:
    assert winners(ended(blue=[1, 2], red=[5, 12])) == [RED]
    assert winners(ended(blue=[1, 3], red=[5, 12])) == [BLUE]


def test_e5_a_card_counts_once_with_the_larger_value() -> None:
    s = ended(blue=[11], red=[7])
    s.printed[10, RED, BLUE] = 3
    assert rules.tie(s, BLUE) == 3
    s.printed[10, BLUE, BLUE], s.printed[10, RED, BLUE] = 3, 1
    assert rules.tie(s, BLUE) == 3


def test_e5_dice_of_the_other_colour_and_of_other_cards_do_not_count() -> None:
    s = ended(blue=[12, 1], red=[11, 2], tied=[6, 7])
    assert [rules.tie(s, seat) for seat in (BLUE, RED)] == [0, 0]


def test_e6_still_equal_is_a_draw() -> None:
    assert winners(ended(blue=[1, 3], red=[2, 4])) == [BLUE, RED]


def test_e7_the_ranking_is_that_of_a_hundred_times_the_cards_and_the_printed_dice() -> None:
    for number in range(25):
        *_, s = walk(number)
        match_like = [100 * len(cards_of(s.won[seat])) + rules.tie(s, seat) for seat in (BLUE, RED)]
        assert winners(s) == [seat for seat in (BLUE, RED) if match_like[seat] == max(match_like)]
        assert rules.tie(s, BLUE) < 100


def ended(blue: list[int], red: list[int], tied: list[int] | None = None) -> State:
    """A finished game with these captured cards."""
    s = dealt()
    s.won[BLUE], s.won[RED], s.tied = cards_set(blue), cards_set(red), cards_set(tied or [])
    s.phase = OVER
    return s


# Examples of the rules, X1 and X4 above.


def test_x2_a_limit_of_fifteen() -> None:
    s = position(PLAIN, ["6", "6", ""], ["", "", ""], rolled=(0, 1))
    assert legal(s) == [f"place {slot} {value}" for slot in range(3) for value in (1, 2, 3)]
    s = after(s, "place 0 3", "die 0 6")
    assert s.supply[BLUE] == 1
    s = after(s, "place 1 1")
    assert actor(s) == RED


def test_x3_an_action_without_dice() -> None:
    s = position("1 blue, 2 red, 5 blue", rolled=(5, 3))
    assert told(s, "place 1 5") == [
        "Ann puts a 5 at B and leads 5 to 0.",
        "Left is void: no red die lies at a card.",
        "Card B turns over and shows Left in blue.",
    ]
    s = after(s, "place 1 5")
    assert faces(s) == ["blue", "blue", "blue"]
    assert dice(s, RED) == ["", "", ""]
    assert actor(s) == RED


@pytest.mark.parametrize(("card", "face", "slot", "to"), [(1, "blue", 2, 0), (1, "red", 0, 2), (2, "red", 0, 1)])
def test_x4_around_the_ring(card: int, face: str, slot: int, to: int) -> None:
    own: dict[str, Any] = {face: ["4" if at == slot else "" for at in range(3)]}
    s = position(f"5 blue, {card} {face}, 10 red", **own, turn=face)
    s = after(s, "place 1 6", f"die {slot} 4")
    assert dice(s, ["blue", "red"].index(face))[to].endswith("4")


def test_x5_a_flip_over_the_limit() -> None:
    s = position("7 blue, 2 red, 5 blue", ["6", "5", "1"], ["2", "", ""])
    s = after(s, "place 0 1", "die 2 1")
    assert actor(s) == RED
    assert legal(s) == ["fix 0 6", "fix 1 5", "fix 2 6"]
    s = after(s, "fix 2 6")
    assert dice(s, BLUE) == ["6 1", "5", "3"]
    assert faces(s)[0] == "red"
    assert totals(s, 0) == (7, 5)


def test_x6_a_reserve_die_for_the_opponent() -> None:
    s = after(position("1 blue, 11 red, 5 blue", ["", "", ""], ["", "2", ""], rolled=(2, 0)), "place 1 2")
    assert (s.supply.tolist(), s.reserve.tolist()) == ([3, 4], [2, 1])
    assert rules.limit(s, RED) == 16
    assert faces(s)[1] == "blue"
    assert totals(s, 1) == (3, 2)


def test_x7_equal_totals() -> None:
    s = after(position("5 blue, 2 red, 1 blue", ["", "", ""], ["", "", "3"], rolled=(3, 0)), "place 2 3")
    assert faces(s) == ["blue", "red", "blue"]
    assert actor(s) == RED


def test_x8_a_single_pair_is_swapped_at_once() -> None:
    s = after(position("6 blue, 2 red, 1 blue", ["", "2", ""], ["5", "", ""]), "place 0 4")
    assert dice(s, BLUE) == ["2", "4", ""]
    assert faces(s)[0] == "red"
    assert totals(s, 0) == (2, 8)


def test_x9_turning_the_triggered_card_itself() -> None:
    s = after(position("1 blue, 10 red, 5 blue", ["", "", ""], rolled=(3, 0)), "place 1 3")
    assert faces(after(s, "turn 1")) == ["blue", "red", "blue"]
    assert faces(after(s, "turn 0")) == ["red", "blue", "blue"]


def test_x10_who_is_ahead_triggers_again() -> None:
    s = after(position("1 blue, 2 red, 5 blue", ["6", "", ""], ["1", "", ""]), "place 0 1")
    assert legal(s) == ["die 0 1", "die 0 6"]
    for move in legal(s):
        then = after(s, move)
        assert faces(then) == ["red", "red", "blue"]
        assert then.phase == PLACING


@pytest.mark.parametrize(("face", "next_"), [("blue", BLUE), ("red", RED)])
def test_x11_sitting_out_and_coming_back(face: str, next_: int) -> None:
    s = position(f"12 {face}, 2 red, 5 blue", ["", "1 1", ""], ["3", "4 1", "5"])
    s = after(s, "place 0 6")
    assert s.supply.tolist() == ([2, 0] if face == "blue" else [1, 1])
    assert actor(s) == next_


def test_x12_the_end_of_a_round() -> None:
    s = position("3 blue, 4 red, 5 blue", ["5", "", ""], ["6 1", "", ""])
    rules.end_round(s)
    assert cards_of(s.tied) == [3, 5]
    assert cards_of(s.won[RED]) == [4]
    assert cards_of(s.won[BLUE]) == []


def test_x13_a_draw_by_printed_dice() -> None:
    s = ended(blue=[3, 6, 11, 1, 2], red=[4, 7, 12, 5, 8], tied=[9, 10])
    assert [rules.tie(s, seat) for seat in (BLUE, RED)] == [6, 6]
    assert winners(s) == [BLUE, RED]
    s = ended(blue=[3, 6, 12, 1, 2], red=[4, 7, 11, 5, 8], tied=[9, 10])
    assert [rules.tie(s, seat) for seat in (BLUE, RED)] == [5, 5]
    assert winners(s) == [BLUE, RED]


# Decisions.


def test_d_a_choice_of_one_is_no_move() -> None:
    s = after(position(PLAIN, ["", "", ""], rolled=(4, 2)), "place 0 4")
    assert dice(s, BLUE) == ["", "4", ""]
    assert actor(s) == RED


def test_d_equal_dice_at_a_card_are_one_choice() -> None:
    s = after(position(PLAIN, ["2 2", "", ""], rolled=(0, 0)), "place 0 2")
    assert dice(s, BLUE) == ["2 2", "2", ""]
    s = after(position("5 blue, 2 red, 1 blue", ["3 3", "4", ""]), "place 0 3")
    assert dice(s, BLUE) == ["4 3 3", "3", ""]


def test_d_the_last_placement_can_be_taken_back_but_not_the_next_round() -> None:
    match = Match(GAME, seed=1, options={"start": "blue"})
    while cast(State, match.state).phase != BETWEEN:
        seat = match.actors[0]
        match.play(seat, match.moves(seat)[0].number)
    assert match.refuse_undo(match.history[-1].seat) is None
    match.play(match.actors[0], rules.NEXT)
    assert match.refuse_undo(match.history[-1].seat) is not None


def test_d_the_bounds_of_the_type_card_hold_in_the_largest_lists() -> None:
    s = after(position("1 blue, 2 red, 5 blue", ["1 2", "1 2", "1"], ["", "", ""], taken=(2, 0)), "place 2 2")
    assert len(legal(s)) == 12


# Secrets.


def test_nothing_is_hidden_but_the_cards_to_come() -> None:
    s = dealt()
    view = s.copy()
    rules.hide(view, BLUE)
    assert view.rng.tolist() == [0, 0, 0, 0]
    for i in range(4):
        view.rng[i] = s.rng[i]
    assert view == s


def test_the_next_cards_depend_on_chance_alone() -> None:
    s = after(position(**LAST_DIE), "place 1 1")
    found = set()
    for number in range(20):
        sow(s.rng, number, 0)
        found.add(tuple(after(s, "next").card.tolist()))
    assert len(found) > 10


# Moments.


def test_e1_who_won_the_cards_is_seen_before_the_next_round() -> None:
    _, moment, _ = next(seen(GAME, 2))
    assert moment.phase == BETWEEN
    assert (moment.won[0] | moment.won[1] | moment.tied).bit_count() == 3
