"""Blumengarten, rule by rule. Names begin with the rule or example they are about."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import given, settings, strategies as st

from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.kernel.sets import joined, members
from spieltisch.games.blumengarten import GAME, rules, scene, words
from spieltisch.games.blumengarten.rules import (
    ALL_CARDS,
    ALL_PASS,
    CARD_COLOUR,
    CARD_NUMBER,
    CHOOSING,
    COLOURS_EMPTY,
    DECK,
    EXCHANGE,
    FITS,
    GOES_ON,
    GROW,
    GROWING,
    LIMIT,
    NAME,
    NAMING,
    NO_CARD,
    NOBODY,
    OVER,
    PILE_EMPTY,
    PLANT,
    RANKS,
    ROWS,
    State,
)
from spieltisch.games.green_box.deck import CARDS, DROP, NUMBER, SYMBOL, WHEEL
from tests.games.blumengarten.positions import (
    COLOUR,
    after,
    card,
    discards,
    garden,
    hand,
    legal,
    may,
    number_of,
    points,
    row,
    start,
    supply,
    table,
    view,
)
from tests.games.telling import lines, listening
from tests.suite.cases import Case, random_game

SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 10_000)
OTHERS = "red drop 3, red bricks 2"  # somebody's hand that does not matter


def moments(seats: int, seed: int) -> list[State]:
    """The positions of a random game."""
    return [step.s.copy() for step in random_game(Case(GAME, seats, {}), seed)]


def story(before: State, *names: str, viewer: int = -1, language: str = "en") -> list[str]:
    """What a viewer reads of the last of some moves."""
    return lines(GAME, after(after(before, *names[:-1]), names[-1]), viewer, language)


def why(s: State, name: str) -> str:
    """The English reason why a move of whoever is on turn is not legal."""
    assert not may(s, name)
    return words.reason(view(s, s.turn), s.turn, number_of(s, name)).in_()


# The numbering of cards by symbol.


def test_cards_are_numbered_by_symbol_from_high_to_low() -> None:
    assert sorted(DECK[one] for one in range(CARDS)) == list(range(CARDS))
    assert [SYMBOL[DECK[one]] for one in range(CARDS)] == [one // RANKS for one in range(CARDS)]
    for symbol in range(6):
        assert [CARD_NUMBER[RANKS * symbol + rank] for rank in range(RANKS)] == [6, 5, 4, 3, 2, 2, 1, 1, 1]
    assert CARD_COLOUR[card("black wheel 1")] == 5
    assert NUMBER[DECK[card("red hammer 6")]] == 6


# Set-up.


@pytest.mark.parametrize(("seats", "pile"), [(2, 42), (3, 36), (4, 30), (5, 24)])
def test_s1_six_cards_each_the_rest_is_the_pile(seats: int, pile: int) -> None:
    s = start(seats)
    hands = [joined(s.hand[seat]) for seat in range(seats)]
    assert [len(members(cards)) for cards in hands] == [6] * seats == s.held.tolist()[:seats]
    assert s.left == len(members(joined(s.pile))) == pile
    together = joined(s.pile)
    for cards in hands:
        assert together & cards == 0
        together |= cards
    assert together == ALL_CARDS


def test_s1_every_card_is_dealt_equally_often() -> None:
    times = [0] * CARDS
    for number in range(600):
        for one in members(joined(start(5, number).hand[4])):
            times[one] += 1
    # Each is a binomial number with mean 67 and standard deviation 8.
    assert all(35 < n < 105 for n in times)


def test_s2_twenty_flowers_of_each_colour_and_nothing_else_on_the_table() -> None:
    s = start(3)
    assert s.stock.tolist() == [20, 20, 20, 20]
    assert joined(s.discard) == 0
    assert set(s.bed.tolist()) == {-1}
    assert all(value == 0 for slots in s.row.tolist() for value in slots)
    assert s.planted.tolist() == [0] * 5
    assert all(n == 0 for flowers in s.supply.tolist() for n in flowers)


@pytest.mark.parametrize(("seats", "limit"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_s3_the_pile_count_begins_at_nought_and_has_its_limit(seats: int, limit: int) -> None:
    assert (start(seats).emptied, LIMIT[seats]) == (0, limit)


def test_s4_every_seat_may_begin_and_turns_go_clockwise() -> None:
    assert {start(5, number).turn for number in range(60)} == set(range(5))
    s = table([OTHERS, "yellow wheel 1", "blue wheel 1"], turn=1)
    once = after(s, "put yellow wheel 1", "finish")
    assert once.turn == 2
    assert after(once, "put blue wheel 1", "finish").turn == 0


# Growing.

WHEELS = "red wheel 4, green wheel 3, yellow wheel 1, blue wheel 1, red hammer 6, black wheel 5"


def test_r1_the_first_card_decides_the_action() -> None:
    s = table(["red hammer 1, red arrow 1, red circles 1", OTHERS], supply=[{"red": 5}])
    assert may(s, "grow red hammer 1 new")
    assert may(s, "plant red hammer 1")
    assert may(s, "put red hammer 1")
    grown = after(s, "grow red hammer 1 new")
    assert not any(may(grown, name) for name in ("plant red arrow 1", "put red arrow 1", "grow red arrow 1 new"))
    planted = after(s, "plant red hammer 1")
    assert may(planted, "plant red arrow 1")
    assert not any(may(planted, name) for name in ("put red arrow 1", "grow red arrow 1 new"))
    put = after(s, "put red hammer 1")
    assert may(put, "put red arrow 1")
    assert not any(may(put, name) for name in ("plant red arrow 1", "grow red arrow 1 new"))


def test_r1_an_action_must_be_done() -> None:
    s = table(["red hammer 1", OTHERS])
    assert why(s, "finish") == "Move at least one card first (R1)."


def test_r1_other_actions_are_refused_with_a_reason() -> None:
    s = table(["red hammer 1, red arrow 1", OTHERS], supply=[{"red": 5}])
    assert "growing" in why(after(s, "grow red hammer 1 new"), "plant red arrow 1")
    assert "planting" in why(after(s, "plant red hammer 1"), "put red arrow 1")
    assert "exchanging" in why(after(s, "put red hammer 1"), "grow red arrow 1 new")
    assert "do not hold" in why(s, "put blue wheel 1")


def test_r2_a_card_goes_into_a_new_row_or_any_row_of_its_symbol() -> None:
    s = table([WHEELS, OTHERS], rows=["white wheel 2", "red wheel 2"])
    assert may(s, "grow yellow wheel 1 row 0")
    assert may(s, "grow yellow wheel 1 row 1")
    assert may(s, "grow yellow wheel 1 new")
    assert number_of(s, "grow yellow wheel 1 new") == GROW + ROWS * card("yellow wheel 1") + 2
    assert row(after(s, "grow yellow wheel 1 row 1"), WHEEL, 1) == ["red wheel 2", "yellow wheel 1"]


def test_r2_a_new_row_takes_the_lowest_free_place() -> None:
    s = table([WHEELS, OTHERS], rows=["white wheel 2", "red wheel 2"])
    s.row[WHEEL, 0] = 0
    assert may(s, "grow black wheel 5 new")
    slots = {(move - GROW) % ROWS for move in legal(s) if GROW <= move < PLANT}
    assert slots == {0, 1}
    assert words.reason(view(s, 0), 0, GROW + ROWS * card("yellow wheel 1") + 5).in_().endswith("its symbol (R2).")


def test_r2_only_one_row_and_one_symbol_in_a_turn() -> None:
    s = after(table([WHEELS, OTHERS], rows=["white wheel 2"]), "grow yellow wheel 1 new")
    assert "one row" in why(s, "grow blue wheel 1 row 0")
    assert "wheels only (R2)" in why(s, "grow red hammer 6 new")
    assert may(s, "grow blue wheel 1 row 1")


def test_r3_numbers_never_rise() -> None:
    s = after(table([WHEELS, OTHERS]), "grow green wheel 3 new")
    assert why(s, "grow red wheel 4 row 0") == "Too high: the row ends with 3 (R3)."
    assert may(s, "grow yellow wheel 1 row 0")


def test_r3_the_last_card_of_a_row_counts_not_the_first() -> None:
    s = table(["red wheel 2, yellow wheel 1", OTHERS], rows=["green wheel 3, blue wheel 1"])
    assert why(s, "grow red wheel 2 row 0") == "Too high: the row ends with 1 (R3)."
    assert may(s, "grow yellow wheel 1 row 0")


def test_r3_equal_numbers_and_gaps_are_fine() -> None:
    s = table([WHEELS, OTHERS], rows=["white wheel 2"])
    assert may(after(s, "grow black wheel 5 new"), "grow green wheel 3 row 1")
    assert may(after(s, "grow blue wheel 1 row 0"), "grow yellow wheel 1 row 0")
    assert FITS[0] == (1 << RANKS) - 1


def test_r4_finishing_takes_one_card_at_least_and_ends_the_turn() -> None:
    s = table([WHEELS, OTHERS])
    assert not may(s, "finish")
    grown = after(s, "grow green wheel 3 new")
    assert may(grown, "finish")
    assert after(grown, "finish").turn == 1


def test_r4_finishing_is_asked_for_even_if_no_card_fits() -> None:
    s = after(table(["green wheel 3", OTHERS]), "grow green wheel 3 new")
    assert legal(s) == [rules.FINISH]


def test_r5_the_colour_is_that_of_the_card_laid_last() -> None:
    s = table([WHEELS, OTHERS])
    one = after(s, "grow yellow wheel 1 new", "grow blue wheel 1 row 0", "finish")
    other = after(s, "grow blue wheel 1 new", "grow yellow wheel 1 row 0", "finish")
    assert (supply(one, 0), supply(other, 0)) == ({"blue": 2}, {"yellow": 2})


@pytest.mark.parametrize("joker", ["black wheel 1", "white wheel 2"])
def test_r5_a_joker_laid_last_lets_the_player_name_the_colour(joker: str) -> None:
    s = after(table([joker, OTHERS]), f"grow {joker} new", "finish")
    assert (s.phase, s.turn) == (NAMING, 0)
    assert legal(s) == [NAME + colour for colour in range(4)]
    assert supply(after(s, "name green"), 0) == {"green": 1}


def test_r5_a_joker_below_the_last_card_does_not_matter() -> None:
    s = table(["white wheel 2, yellow wheel 1", OTHERS])
    assert supply(after(s, "grow white wheel 2 new", "grow yellow wheel 1 row 0", "finish"), 0) == {"yellow": 2}


def test_r5_a_colour_that_is_out_of_stock_may_be_named() -> None:
    s = table(["black wheel 1, red hammer 1", OTHERS], stock={"red": 0})
    then = after(s, "grow black wheel 1 new", "finish", "name red")
    assert (supply(then, 0), then.phase) == ({}, CHOOSING)


def test_r5_colours_are_named_only_then() -> None:
    s = table([WHEELS, OTHERS])
    assert "laid a joker last (R5)" in why(s, "name red")
    naming = after(table(["black wheel 1, red hammer 1", OTHERS]), "grow black wheel 1 new", "finish")
    assert why(naming, "finish") == "Name the colour of your flowers now (R5)."


def test_r6_a_flower_for_every_card_of_the_row_old_ones_included() -> None:
    s = table([WHEELS, OTHERS], rows=["white wheel 2"])
    then = after(s, "grow yellow wheel 1 row 0", "finish")
    assert (supply(then, 0), then.stock[COLOUR["yellow"]]) == ({"yellow": 2}, 18)


def test_r6_what_the_stock_has_not_is_forfeited() -> None:
    s = table([WHEELS, OTHERS], rows=["white wheel 2"], stock={"yellow": 1})
    then = after(s, "grow yellow wheel 1 row 0", "finish")
    assert (supply(then, 0), then.stock[COLOUR["yellow"]]) == ({"yellow": 1}, 0)
    assert "Ann gets 1 yellow flower (1 forfeited)." in story(s, "grow yellow wheel 1 row 0", "finish")


def test_r7_flowers_are_taken_without_being_asked() -> None:
    s = after(table([WHEELS, OTHERS]), "grow yellow wheel 1 new", "finish")
    assert (supply(s, 0), points(s)) == ({"yellow": 1}, [-1, 0])


def test_r8_two_colours_gone_end_the_game_at_once() -> None:
    s = table(["yellow wheel 1, blue wheel 1", OTHERS], stock={"yellow": 1, "green": 0})
    then = after(s, "grow blue wheel 1 new", "grow yellow wheel 1 row 0", "finish")
    assert (then.phase, then.ending, then.turn) == (OVER, COLOURS_EMPTY, NOBODY)
    assert row(then, WHEEL) == ["blue wheel 1", "yellow wheel 1"]
    assert (discards(then), then.held[0]) == ([], 0)


def test_r9_a_row_with_a_repeated_number_is_discarded_and_the_hand_filled_up() -> None:
    s = table(["blue wheel 1, yellow wheel 1, red hammer 6", OTHERS])
    then = after(s, "grow blue wheel 1 new", "grow yellow wheel 1 row 0", "finish")
    assert (row(then, WHEEL), discards(then)) == ([], ["blue wheel 1", "yellow wheel 1"])
    assert then.held[0] == len(hand(then, 0)) == 6


def test_r9_a_row_of_different_numbers_stays() -> None:
    then = after(table([WHEELS, OTHERS]), "grow green wheel 3 new", "grow yellow wheel 1 row 0", "finish")
    assert (row(then, WHEEL), discards(then)) == (["green wheel 3", "yellow wheel 1"], [])


@given(SEATS, SEEDS)
@settings(max_examples=20, deadline=None)
def test_r9_between_turns_every_row_falls_strictly(seats: int, seed: int) -> None:
    for s in moments(seats, seed):
        if s.phase == CHOOSING:
            assert not any(rules.DOUBLED[cards] for slots in s.row.tolist() for cards in slots)


# Planting.


def test_r10_a_bed_takes_its_number_of_flowers_in_its_colour_from_the_own_supply() -> None:
    s = table(["yellow hammer 2", OTHERS], supply=[{"yellow": 3, "red": 1}, {"yellow": 4}])
    then = after(s, "plant yellow hammer 2")
    assert (supply(then, 0), supply(then, 1)) == ({"yellow": 1, "red": 1}, {"yellow": 4})
    assert garden(then, 0) == [(card("yellow hammer 2"), COLOUR["yellow"])]
    assert (points(s)[0], points(then)[0]) == (-4, 0)


def test_r10_flowers_of_another_colour_do_not_do() -> None:
    s = table(["red wheel 4", OTHERS], supply=[{"blue": 5}])
    assert why(s, "plant red wheel 4 blue") == "On the red wheel 4 only red flowers can be planted (R10)."


@pytest.mark.parametrize("joker", ["black drop 4", "white hammer 4"])
def test_r11_a_joker_is_paid_in_one_colour_of_choice(joker: str) -> None:
    s = table([joker, OTHERS], supply=[{"red": 4, "green": 5, "blue": 3}])
    assert [name for name in COLOUR if may(s, f"plant {joker} {name}")] == ["red", "green"]
    then = after(s, f"plant {joker} green")
    assert (supply(then, 0), garden(then, 0)) == (
        {"red": 4, "green": 1, "blue": 3},
        [(card(joker), COLOUR["green"])],
    )


def test_r11_every_joker_has_a_colour_of_its_own() -> None:
    s = table(["white hammer 2, black drop 2", OTHERS], supply=[{"red": 2, "green": 2}])
    then = after(s, "plant white hammer 2 red", "plant black drop 2 green")
    assert sorted(garden(then, 0)) == [(card("black drop 2"), 2), (card("white hammer 2"), 0)]


def test_r12_a_card_that_cannot_be_paid_may_not_be_laid() -> None:
    s = table(["red wheel 4, black drop 4", OTHERS], supply=[{"red": 3}])
    assert why(s, "plant red wheel 4") == "For the red wheel 4 you need 4 red flowers, and you have 3 (R12)."
    assert why(s, "plant black drop 4 blue") == "For the black drop 4 you need 4 blue flowers, and you have 0 (R12)."


@given(SEATS, SEEDS)
@settings(max_examples=15, deadline=None)
def test_r12_planted_cards_and_flowers_stay_for_good(seats: int, seed: int) -> None:
    beds = [-1] * CARDS
    for s in moments(seats, seed):
        now = s.bed.tolist()
        assert all(was in (-1, bed) for was, bed in zip(beds, now, strict=True))
        beds = now


def test_r13_after_planting_the_hand_is_filled_up() -> None:
    s = table(["yellow hammer 2, yellow drop 1, red hammer 6", OTHERS], supply=[{"yellow": 3}])
    then = after(s, "plant yellow hammer 2", "plant yellow drop 1", "finish")
    assert (then.held[0], then.turn, "red hammer 6" in hand(then, 0)) == (6, 1, True)


# Exchanging.

FIVE = "red hammer 6, red arrow 5, red wheel 4, red arrow 1, red circles 1"


def test_r14_one_to_four_cards_go_to_the_discards() -> None:
    s = table([FIVE, OTHERS])
    four = after(s, "put red hammer 6", "put red arrow 5", "put red wheel 4", "put red arrow 1")
    assert discards(four) == ["red arrow 1", "red arrow 5", "red hammer 6", "red wheel 4"]
    assert legal(four) == [rules.FINISH]
    assert why(four, "put red circles 1") == "You may not put away more than 4 cards (R14)."
    assert may(after(s, "put red hammer 6", "put red arrow 5", "put red wheel 4"), "put red arrow 1")


def test_r15_as_many_cards_are_drawn_as_were_put_away() -> None:
    then = after(table([FIVE, OTHERS]), "put red hammer 6", "put red arrow 5", "finish")
    assert (then.held[0], then.left) == (5, 54 - 7 - 2)
    assert discards(then) == ["red arrow 5", "red hammer 6"]


def test_r15_cards_just_put_away_may_come_back() -> None:
    s = table([FIVE, OTHERS], pile="blue wheel 1")
    then = after(s, "put red hammer 6", "put red arrow 5", "finish")
    assert (then.emptied, then.held[0], then.left) == (1, 5, 1)
    assert "blue wheel 1" in hand(then, 0)
    assert len({"red hammer 6", "red arrow 5"} & set(hand(then, 0))) == 1


# Drawing.


def test_r16_the_count_rises_with_the_last_card_of_the_pile() -> None:
    s = table([FIVE, OTHERS], pile="blue wheel 1, blue drop 1")
    assert after(s, "put red hammer 6", "finish").emptied == 0
    assert after(s, "put red hammer 6", "put red arrow 5", "finish").emptied == 1


def test_r16_every_card_of_the_pile_may_be_drawn() -> None:
    drawn = set()
    for number in range(40):
        s = table([FIVE, OTHERS], pile="blue wheel 1, blue drop 1, green drop 2")
        sow(s.rng, 2, number)
        drawn |= set(hand(after(s, "put red hammer 6", "finish"), 0))
    assert {"blue wheel 1", "blue drop 1", "green drop 2"} <= drawn


def test_r17_at_the_limit_the_game_ends_and_nothing_more_is_drawn() -> None:
    s = table([FIVE, OTHERS], pile="blue wheel 1", emptied=2)
    then = after(s, "put red hammer 6", "put red arrow 5", "finish")
    assert (then.phase, then.ending, then.turn, then.held[0]) == (OVER, PILE_EMPTY, NOBODY, 4)
    assert discards(then) == ["red arrow 5", "red hammer 6"]


def test_r18_the_discards_become_the_pile_at_once() -> None:
    s = table([FIVE, OTHERS], pile="blue wheel 1", discard="blue drop 1, green drop 2")
    then = after(s, "put red hammer 6", "finish")
    assert (then.emptied, then.left, discards(then), then.held[0]) == (1, 3, [], 5)
    assert members(joined(then.pile)) == sorted(card(n) for n in ("blue drop 1", "green drop 2", "red hammer 6"))


def test_r19_without_discards_there_is_no_pile_until_there_are_some() -> None:
    s = table(["red hammer 1, red arrow 5, red circles 1", OTHERS], pile="blue wheel 1", supply=[{"red": 1}])
    then = after(s, "plant red hammer 1", "finish")
    assert (then.emptied, then.left, then.held[0]) == (1, 0, 3)
    later = after(then, "put red drop 3", "finish")
    assert (later.emptied, later.turn) == (2, 0)
    assert "red drop 3" in hand(later, 1)


def test_r19_making_that_pile_does_not_count() -> None:
    s = table([FIVE, OTHERS], pile="", discard="blue drop 1, green drop 2")
    then = after(s, "put red hammer 6", "finish")
    assert (then.emptied, then.left, then.held[0]) == (0, 2, 5)


def test_r20_whoever_has_no_card_draws_before_the_turn() -> None:
    s = table(["red hammer 6", "", OTHERS])
    then = after(s, "put red hammer 6", "finish")
    assert (then.turn, then.held[1]) == (1, 6)
    told = ["Ann draws 1 card.", "Bela has no card left.", "Bela draws 6 cards."]
    assert story(s, "put red hammer 6", "finish") == told


def test_r20_if_there_is_none_the_turn_passes() -> None:
    s = table(["red hammer 1, red arrow 5", "", OTHERS], supply=[{"red": 1}], pile="")
    then = after(s, "plant red hammer 1", "finish")
    assert (then.turn, then.held[1]) == (2, 0)
    assert story(s, "plant red hammer 1", "finish") == [
        "There is no card for Ann to draw.",
        "Bela has no card left.",
        "There is no card for Bela to draw.",
        "Bela passes.",
    ]


def test_r20_drawing_first_may_end_the_game() -> None:
    s = table([f"{FIVE}, red hammer 1", "", OTHERS], supply=[{"red": 1}], pile="blue wheel 1, blue arrow 2", emptied=1)
    then = after(s, "plant red hammer 1", "finish")
    assert (then.ending, then.held[0], then.held[1]) == (PILE_EMPTY, 6, 1)


# The end.


@pytest.mark.parametrize(("seats", "emptied", "ends"), [(2, 1, False), (2, 2, True), (3, 0, False), (3, 1, True)])
def test_e1_the_pile_runs_out_so_often(seats: int, emptied: int, ends: bool) -> None:
    hands = [FIVE, OTHERS, "blue hammer 3"][:seats]
    then = after(table(hands, pile="blue wheel 1", emptied=emptied), "put red hammer 6", "finish")
    assert (then.phase == OVER) == ends
    assert (then.ending == PILE_EMPTY) == ends
    assert rules.actors(then) == (0 if ends else 2)


def test_e2_one_colour_gone_is_not_the_end() -> None:
    s = table(["yellow wheel 1", OTHERS], stock={"yellow": 1})
    then = after(s, "grow yellow wheel 1 new", "finish")
    assert (then.phase, then.stock[COLOUR["yellow"]]) == (CHOOSING, 0)
    s = table(["yellow wheel 1", OTHERS], stock={"yellow": 1, "blue": 0})
    assert after(s, "grow yellow wheel 1 new", "finish").ending == COLOURS_EMPTY


def test_e3_if_all_pass_it_is_over() -> None:
    s = table(["red hammer 1", "", ""], supply=[{"red": 1}], pile="")
    then = after(s, "plant red hammer 1", "finish")
    assert (then.phase, then.ending) == (OVER, ALL_PASS)
    told = story(s, "plant red hammer 1", "finish")
    assert [line for line in told if "passes" in line] == ["Bela passes.", "Cleo passes.", "Ann passes."]
    assert told[-4:] == [
        "The game is over: nobody has a card left (E3).",
        "Ann's flowers: 1 planted, 0 thirsty.",
        "Bela's flowers: 0 planted, 0 thirsty.",
        "Cleo's flowers: 0 planted, 0 thirsty.",
    ]


def test_e3_one_with_cards_plays_on_alone() -> None:
    s = table(["red hammer 1, red arrow 5", "", ""], supply=[{"red": 1}], pile="")
    assert after(s, "plant red hammer 1", "finish").turn == 0


def test_e4_points_are_flowers_planted_less_flowers_left_over() -> None:
    s = table(
        ["", "blue wheel 1"], garden=["red wheel 4, yellow drop 5", "blue hammer 3"], supply=[{"red": 3}, {"blue": 7}]
    )
    assert points(s) == [9 - 3, 3 - 7]


def test_e5_the_running_score_is_the_same_number_and_ties_share() -> None:
    s = table(["red hammer 1", OTHERS], supply=[{"red": 1}, {"blue": 1}])
    assert points(s) == [-1, -1]
    assert points(after(s, "plant red hammer 1")) == [1, -1]
    assert not hasattr(rules, "tie")


@pytest.mark.parametrize(("seats", "actions"), [(2, 174), (5, 138)])
def test_e6_the_longest_game(seats: int, actions: int) -> None:
    assert GAME.longest(seats, {}) == 8 * actions


@given(SEATS, SEEDS)
@settings(max_examples=15, deadline=None)
def test_e6_an_action_has_eight_moves_at_most(seats: int, seed: int) -> None:
    for s in moments(seats, seed):
        assert s.laid <= 6
        assert (s.phase == CHOOSING) == (s.laid == 0)


# Examples.


def test_x1_kari_grows_two_yellow_flowers() -> None:
    s = table([WHEELS, "black wheel 1"])
    then = after(s, "grow green wheel 3 new", "grow yellow wheel 1 row 0", "finish")
    assert (supply(then, 0), row(then, WHEEL)) == ({"yellow": 2}, ["green wheel 3", "yellow wheel 1"])
    assert then.held[0] == 6
    told = story(s, "grow green wheel 3 new", "grow yellow wheel 1 row 0", "finish")
    assert told == ["Ann gets 2 yellow flowers.", "Ann draws 2 cards."]


OLAF = "black wheel 1, red hammer 6, red arrow 5, blue drop 1, blue drop 6, green drop 2"


def test_x2_olaf_adds_a_joker_and_the_row_goes() -> None:
    s = table(["red wheel 4", OLAF], rows=["green wheel 3, yellow wheel 1"], turn=1)
    then = after(s, "grow black wheel 1 row 0", "finish", "name red")
    assert supply(then, 1) == {"red": 3}
    assert discards(then) == ["black wheel 1", "green wheel 3", "yellow wheel 1"]
    assert (row(then, WHEEL), then.held[1]) == ([], 6)
    assert story(s, "grow black wheel 1 row 0", "finish", "name red") == [
        "Bela gets 3 red flowers.",
        "The row 3-1-1 has a number twice: it goes to the discard pile.",
        "Bela draws 1 card.",
    ]


def test_x3_kari_plants_her_flowers() -> None:
    s = table(["yellow hammer 2", OLAF], supply=[{"yellow": 2}, {"red": 3}])
    assert points(after(s, "plant yellow hammer 2")) == [2, -3]


def test_x4_rows_laid_at_once() -> None:
    s = table(["red wheel 4, green wheel 3, blue wheel 1, yellow wheel 1, red hammer 6, red arrow 5", OTHERS])
    three = after(s, "grow red wheel 4 new", "grow green wheel 3 row 0", "grow blue wheel 1 row 0")
    assert (supply(after(three, "finish"), 0), discards(after(three, "finish"))) == ({"blue": 3}, [])
    four = after(three, "grow yellow wheel 1 row 0", "finish")
    assert (supply(four, 0), len(discards(four))) == ({"yellow": 4}, 4)


def test_x4_numbers_repeated_before_the_end_count_too() -> None:
    s = table(["black wheel 5, white wheel 2, red wheel 2, blue wheel 1, red hammer 6, red arrow 5", OTHERS])
    names = ["grow black wheel 5 new", "grow white wheel 2 row 0", "grow red wheel 2 row 0", "grow blue wheel 1 row 0"]
    then = after(s, *names, "finish")
    assert (supply(then, 0), len(discards(then)), row(then, WHEEL)) == ({"blue": 4}, 4, [])


def test_x5_after_a_one_only_ones() -> None:
    s = table(["red wheel 2, yellow wheel 1, green wheel 3", OTHERS], rows=["blue wheel 1"])
    assert not may(s, "grow red wheel 2 row 0")
    assert may(s, "grow yellow wheel 1 row 0")
    assert not may(after(s, "grow yellow wheel 1 new"), "grow green wheel 3 row 1")


def test_x6_red_4_wants_four_red_flowers() -> None:
    s = table(["red wheel 4", OTHERS], supply=[{"red": 3, "blue": 5}])
    assert not [move for move in legal(s) if PLANT <= move < EXCHANGE]


def test_x7_the_order_of_equal_numbers_is_the_players_choice() -> None:
    s = table(["red wheel 2, white wheel 2", OTHERS])
    white_last = after(s, "grow red wheel 2 new", "grow white wheel 2 row 0", "finish")
    assert supply(after(white_last, "name green"), 0) == {"green": 2}
    red_last = after(s, "grow white wheel 2 new", "grow red wheel 2 row 0", "finish")
    assert supply(red_last, 0) == {"red": 2}
    for then in (after(white_last, "name green"), red_last):
        assert discards(then) == ["red wheel 2", "white wheel 2"]


LONG_ROW = "blue drop 6, yellow drop 5, red drop 3"


def test_x8_the_stock_has_fewer_flowers_than_the_row_cards() -> None:
    hands = ["blue drop 1", "red hammer 6"]
    s = table(hands, rows=[LONG_ROW], stock={"blue": 3})
    then = after(s, "grow blue drop 1 row 0", "finish")
    assert (supply(then, 0), then.stock[COLOUR["blue"]], len(row(then, DROP))) == ({"blue": 3}, 0, 4)
    assert then.held[0] == 6
    s = table(hands, rows=[LONG_ROW], stock={"blue": 3, "green": 0})
    then = after(s, "grow blue drop 1 row 0", "finish")
    assert (then.ending, supply(then, 0), then.held[0], len(row(then, DROP))) == (COLOURS_EMPTY, {"blue": 3}, 0, 4)


def test_x9_a_joker_bed_of_four() -> None:
    s = table(["black drop 4", OTHERS], supply=[{"red": 5, "green": 3}])
    assert not may(s, "plant black drop 4 green")
    assert supply(after(s, "plant black drop 4 red"), 0) == {"red": 1, "green": 3}


def test_x10_three_beds_in_one_action() -> None:
    hands = ["yellow hammer 2, yellow drop 1, red circles 1, yellow bricks 2, red hammer 6, red arrow 5", OTHERS]
    s = table(hands, supply=[{"yellow": 3, "red": 1}])
    assert not may(after(s, "plant yellow hammer 2"), "plant yellow bricks 2")
    then = after(s, "plant yellow hammer 2", "plant yellow drop 1", "plant red circles 1", "finish")
    assert (supply(then, 0), then.planted[0], then.held[0]) == ({}, 4, 6)


def test_x11_the_pile_runs_out_while_drawing() -> None:
    five = "red hammer 6, red arrow 5, red bricks 2, blue hammer 3, blue drop 1"
    mine = "black wheel 5, red wheel 4, green wheel 3, yellow hammer 2, green drop 2, green hammer 5"
    hands = [mine, "red drop 3", "yellow circles 3"]
    s = table(hands, pile="white wheel 2", discard=five)
    names = ["grow black wheel 5 new", "grow red wheel 4 row 0", "grow green wheel 3 row 0"]
    then = after(s, *names, "finish")
    assert (then.emptied, then.left, then.held[0], discards(then)) == (1, 3, 6, [])
    assert story(s, *names, "finish")[1:] == [
        "The pile has run out; the next time is the last.",
        "The discards are shuffled and become the new pile: 5 cards.",
        "Ann draws 3 cards.",
    ]


@pytest.mark.parametrize(("seats", "held", "ending"), [(3, 4, PILE_EMPTY), (2, 6, GOES_ON)])
def test_x12_the_second_time_the_pile_runs_out(seats: int, held: int, ending: int) -> None:
    hands = [f"{FIVE}, red hammer 1", OTHERS, "blue hammer 3"][:seats]
    s = table(hands, pile="blue wheel 1, blue drop 1", emptied=1)
    names = ["put red hammer 6", "put red arrow 5", "put red wheel 4", "put red arrow 1"]
    then = after(s, *names, "finish")
    assert (then.emptied, then.ending, then.held[0]) == (2, ending, held)
    assert then.left == (2 if ending == GOES_ON else 0)


def test_x13_the_score_of_three_gardens() -> None:
    gardens = ["red wheel 4, yellow drop 5", "green hammer 5", "red hammer 6"]
    s = table(["", "", "blue wheel 1"], garden=gardens, supply=[{"red": 4}, {}, {"blue": 7}])
    assert points(s) == [5, 5, -1]


# Secrets.


def test_a_view_shows_the_own_hand_and_no_other() -> None:
    s = table(["red hammer 6", "red arrow 5, red wheel 4", OTHERS])
    seen = view(s, 1)
    assert [hand(seen, seat) for seat in range(3)] == [[], ["red arrow 5", "red wheel 4"], []]
    assert seen.held.tolist()[:3] == [1, 2, 2]
    assert all(hand(view(s, -1), seat) == [] for seat in range(3))


def test_hands_that_are_exchanged_with_the_pile_look_alike() -> None:
    one = table(["red hammer 6", "red arrow 5, red wheel 4"])
    other = table(["red hammer 6", "blue wheel 1, black wheel 5"])
    one.rng[0] = other.rng[0]
    assert view(one, 0) == view(other, 0)


def test_a_guess_deals_hidden_cards_and_leaves_open_ones() -> None:
    s = table(["red hammer 6", OTHERS, "blue wheel 1"], rows=["blue drop 6, yellow drop 5, green drop 2"])
    seen = view(s, 0)
    hands = set()
    for number in range(1, 30):
        then = seen.copy()
        sow(then.rng, 2, number)
        rules.guess(then, 0)
        assert hand(then, 0) == ["red hammer 6"]
        assert [len(hand(then, seat)) for seat in (1, 2)] == [2, 1]
        hands.add(tuple(hand(then, 1)))
        open_cards = {"blue drop 6", "yellow drop 5", "green drop 2", "red hammer 6"}
        assert not open_cards & {*hand(then, 1), *hand(then, 2)}
    assert len(hands) > 20


# The words.


def test_finishing_tells_what_it_brings() -> None:
    s = after(table([WHEELS, OTHERS]), "grow yellow wheel 1 new", "grow blue wheel 1 row 0")
    assert words.label(view(s, 0), 0, rules.FINISH).in_() == "finish: 2 blue flowers, the row goes, draw 2 cards"
    s = after(table([WHEELS, OTHERS], pile="blue drop 1", emptied=2), "put red wheel 4")
    assert words.label(view(s, 0), 0, rules.FINISH).in_() == "finish: draw 1 card, the game ends"
    s = after(table(["black wheel 1, red hammer 6", OTHERS]), "grow black wheel 1 new")
    assert words.label(view(s, 0), 0, rules.FINISH).in_() == "finish: name the colour of 1 flower"


def test_only_the_drawer_is_told_the_cards() -> None:
    s = table([FIVE, OTHERS], pile="blue wheel 1, blue drop 1")
    moves = ["put red hammer 6", "put red arrow 5", "finish"]
    assert "You draw 2 cards: blue drop 1 and blue wheel 1." in story(s, *moves, viewer=0)
    assert "Ann draws 2 cards." in story(s, *moves, viewer=1)


def test_the_deal_is_told() -> None:
    s = listening(cast(State, GAME.blank(3)))
    rules.deal(s)
    assert lines(GAME, s, viewer=s.turn) == ["Everybody has six cards, the pile has 36.", "You begin."]


def test_cards_that_are_laid_are_told() -> None:
    s = table([WHEELS, OTHERS], rows=["green wheel 3"])
    assert story(s, "grow yellow wheel 1 row 0") == ["Ann lays the yellow wheel 1 into a row: now 3-1."]
    assert story(s, "grow yellow wheel 1 new", viewer=0) == ["You lay the yellow wheel 1 into a new row."]
    assert story(s, "put yellow wheel 1", language="de") == ["Ann legt die gelbe Rad-1 ab."]
    s = table([WHEELS, OTHERS], supply=[{"yellow": 1}])
    assert story(s, "plant yellow wheel 1", language="de") == ["Ann legt die gelbe Rad-1 als Beet an: 1 gelbe Blume."]
    s = table(["black wheel 1, red hammer 6", OTHERS])
    assert "the colour is still to be named" in story(s, "grow black wheel 1 new", "finish")[0]


def test_the_last_card_of_equal_numbers_is_shown_last() -> None:
    s = after(table([WHEELS, OTHERS]), "grow yellow wheel 1 new", "grow blue wheel 1 row 0")
    other = after(table([WHEELS, OTHERS]), "grow blue wheel 1 new", "grow yellow wheel 1 row 0")
    assert scene.row_cards(s, WHEEL, 0)[-1] == card("blue wheel 1")
    assert scene.row_cards(other, WHEEL, 0)[-1] == card("yellow wheel 1")


def test_a_new_turn_begins_with_nothing_laid() -> None:
    s = after(table([WHEELS, OTHERS], rows=["white wheel 2"]), "grow yellow wheel 1 new")
    assert (s.phase, s.last, s.slot, s.laid) == (GROWING, card("yellow wheel 1"), 1, 1)
    then = after(s, "finish")
    assert (then.phase, then.last, then.laid, then.slot) == (CHOOSING, NO_CARD, 0, 0)
