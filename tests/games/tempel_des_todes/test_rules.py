"""Tempel des Todes, rule by rule. Names begin with the rule or example they are about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import cast

import pytest
from hypothesis import example, given, settings, strategies as st

from spieltisch.engine.driving.referee import referee_of
from spieltisch.engine.kernel.bits import count
from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.kernel.sets import joined, members
from spieltisch.engine.showing.phrase import players
from spieltisch.games.green_box.deck import BLACK, BLUE, COLOUR, RED, SYMBOL, WHITE
from spieltisch.games.tempel_des_todes import GAME, rules, words
from spieltisch.games.tempel_des_todes.rules import (
    CHOOSE_TILE,
    DEAD,
    DECK,
    FLIP,
    FRONT,
    NEW_CARDS,
    NOBODY,
    OUT,
    OVER,
    PLAY_CARD,
    STEP,
    TARGETS,
    TILES,
    USE_POINT,
    State,
)
from tests.games.moments import seen
from tests.games.telling import lines, listening
from tests.games.tempel_des_todes.positions import (
    SYMBOL_NAMES,
    after,
    at_round,
    dealt,
    flipped_names,
    legal,
    legal_numbers,
    movement,
    names,
    next_round,
    open_names,
    place,
    randomly_until,
    relic_names,
    result,
    row_names,
    settled,
    started_by,
    steps,
    temple,
    temple_card,
    where,
)

START_ROW = {"1.1": "drop", "1.2": "hammer", "1.3": "circles", "1.4": "bricks", "1.5": "wheel", "1.6": "arrow"}
CARD_NAMES = [name.in_() for name in words.TEMPLE_NAMES]
OPTIONS = {"temple": ("normal", "easy"), "open_hands": ("off", "on"), "temple_row": ("grow", "fill")}

TABLES = st.builds(
    lambda seats, number, open_hands, **options: dealt(
        seats, number, open_hands=open_hands if seats > 1 else "off", **options
    ),
    st.integers(1, 6),
    st.integers(0, 10**6),
    **{name: st.sampled_from(values) for name, values in OPTIONS.items()},
)


# Set-up.


@pytest.mark.parametrize("shape", ["normal", "easy"])
def test_s1_the_start_row_has_every_symbol_once_and_the_rest_five_times(shape: str) -> None:
    for number in range(20):
        s = dealt(number=number, temple=shape)
        shown = [words.symbol_of(s, tile) for tile in range(TILES)]
        assert sorted(shown[:6]) == list(range(6))
        assert Counter(shown[6:]) == dict.fromkeys(range(6), 5)
        assert joined(s.open) == rules.ALL_TILES
        assert joined(s.flipped) == 0


def test_s1_the_order_of_the_tiles_is_random() -> None:
    tables = [dealt(number=number) for number in range(300)]
    for tile in (0, 5, 6, 20, 35):
        assert {words.symbol_of(s, tile) for s in tables} == set(range(6))


def test_s2_all_archaeologists_stand_in_front() -> None:
    assert set(dealt().cube.tolist()) == {FRONT}
    assert len(dealt().cube) == 8


def test_s3_the_three_decks() -> None:
    decks = [[deck[i] for i in range(DECK)] for deck in (rules.RELIC, rules.TEMPLE_CARD, rules.MOVEMENT)]
    assert sorted(card for deck in decks for card in deck) == list(range(54))
    for deck in decks:
        assert Counter(SYMBOL[c] for c in deck) == dict.fromkeys(range(6), 3)
    cubes = dict.fromkeys(range(RED, BLUE + 1), 3)
    assert Counter(COLOUR[c] for c in decks[0]) == {WHITE: 6, **cubes}
    assert Counter(COLOUR[c] for c in decks[1]) == {BLACK: 6, **cubes}
    assert Counter((COLOUR[c], rules.MOVE_POINTS[i]) for i, c in enumerate(decks[2])) == {
        (colour, points): 3 - points for colour in range(6) for points in (1, 2)
    }


def test_s4_three_relics_and_six_temple_cards_lie_open() -> None:
    s = dealt()
    assert (count(s.relics), count(s.relic_pile), s.collected) == (3, 15, 0)
    assert (s.row_length, count(s.temple_pile), s.temple_discard) == (6, 12, 0)
    assert len(set(row_names(s))) == 6


def test_s3_and_s4_every_card_can_be_the_first() -> None:
    tables = [dealt(number=number) for number in range(300)]
    assert {s.row[0] for s in tables} == set(range(DECK))
    assert {r for s in tables for r in members(s.relics)} == set(range(DECK))


def test_s5_the_start_player_is_random_and_begins() -> None:
    tables = [dealt(6, number) for number in range(100)]
    assert {s.start for s in tables} == set(range(6))
    assert all(s.turn == s.start for s in tables)


@pytest.mark.parametrize(
    ("seats", "hands"),
    [(1, [9]), (2, [6, 6]), (3, [4, 4, 4]), (4, [3] * 4), (5, [3, 3, 2, 2, 2]), (6, [2] * 6)],
)
def test_s6_cards_are_dealt_clockwise_from_the_start_player(seats: int, hands: list[int]) -> None:
    s = started_by(seats - 1, seats)
    clockwise = [(s.start + i) % seats for i in range(seats)]
    assert [s.held[seat] for seat in clockwise] == hands
    assert [count(s.hand[seat]) for seat in clockwise] == hands


# The temple.


def neighbour_names(s: State, name: str) -> str:
    near = rules.NEIGHBOURS[s.options[rules.TEMPLE], place(s, name)]
    return names(s, near & rules.ALL_TILES)


@pytest.mark.parametrize(
    ("tile", "near"),
    [
        ("1.1", "1.2 2.1"),
        ("3.1", "2.1 2.2 3.2 4.1 4.2"),
        ("6.2", "5.2 5.3 6.1 6.3 7.2 7.3"),
        ("9.1", "8.1 8.2 9.2"),
    ],
)
def test_parts_neighbours_of_the_normal_temple(tile: str, near: str) -> None:
    assert neighbour_names(temple(), tile) == near


@pytest.mark.parametrize(("tile", "near"), [("6.1", "5.1 6.2 7.1"), ("6.5", "5.4 6.4 7.4"), ("8.2", "7.2 7.3 8.1 8.3")])
def test_parts_neighbours_of_the_easy_temple(tile: str, near: str) -> None:
    assert neighbour_names(temple(temple="easy"), tile) == near


@pytest.mark.parametrize("shape", [0, 1])
def test_parts_neighbours_are_neighbours_of_each_other(shape: int) -> None:
    for tile in range(TILES):
        for other in range(TILES):
            there = rules.NEIGHBOURS[shape, tile] >> other & 1
            assert there == rules.NEIGHBOURS[shape, other] >> tile & 1
            assert not (there and tile == other)


@pytest.mark.parametrize("shape", [0, 1])
def test_parts_rows_lie_shifted_by_half_a_tile(shape: int) -> None:
    middle = [(2 * k - rules.WIDTHS[shape][row - 1], row) for row, k in rules.PLACE[shape]]
    for tile, (x, y) in enumerate(middle):
        near = {o for o, (v, w) in enumerate(middle) if (abs(x - v), abs(y - w)) in ((2, 0), (1, 1))}
        assert set(members(rules.NEIGHBOURS[shape, tile] & rules.ALL_TILES)) == near


# Playing cards.


def test_r1_solo_plays_nine_cards_in_any_order() -> None:
    s = dealt()
    assert len(legal(s)) == 9
    played = randomly_until(s, lambda s: s.held[0] == 1 and s.phase == PLAY_CARD)
    assert (count(played.discard), played.rounds) == (8, 0)
    assert at_round(s, 1).rounds == 1


def test_r1_one_card_each_clockwise() -> None:
    s = started_by(2, 4)
    turns = []
    while s.rounds == 0:
        if s.phase == PLAY_CARD:
            turns.append(s.turn)
        rules.play(s, s.turn, legal_numbers(s)[0])
    assert turns == [2, 3, 0, 1] * 3


def test_r1_players_without_cards_are_skipped() -> None:
    s = temple({**START_ROW}, cubes={"red": "front"}, hand=["red arrow 1", "red hammer 1"], seats=3)
    s.hand[2], s.held[2] = 1 << movement("white bricks 1"), 1
    s = after(s, "play red arrow 1", "red enters 1.1")
    assert s.turn == 2
    assert after(s, "play white bricks 1", "red from 1.1 to 1.2").turn == 0


def test_r2_a_two_may_move_two_archaeologists_by_colour_and_by_symbol() -> None:
    s = temple({**START_ROW}, cubes={"red": "front", "blue": "front"}, hand=["red wheel 2", "black drop 2"])
    s = after(s, "play red wheel 2", "red enters 1.2", "blue enters 1.5")
    assert (where(s, "red")[0], where(s, "blue")[0]) == ("1.2", "1.5")
    assert s.phase == PLAY_CARD


def test_r2_a_two_may_move_one_archaeologist_twice() -> None:
    s = temple({**START_ROW}, cubes={"red": "front"}, hand=["red wheel 2", "black drop 2"])
    s = after(s, "play red wheel 2", "red enters 1.2")
    assert (s.phase, s.points_left) == (USE_POINT, 1)
    assert where(after(s, "red from 1.2 to 1.3"), "red")[0] == "1.3"


def test_r2_no_other_card_before_the_points_are_used() -> None:
    s = after(temple(others="front", hand=["red wheel 2", "black drop 2"]), "play red wheel 2")
    assert not [label for label in legal(s) if label.startswith("play")]
    assert "(R2)" in words.reason(s, 0, movement("black drop 2")).in_()


def test_r3_one_tile_in_any_direction_unless_it_is_gone() -> None:
    tiles = dict.fromkeys(["5.2", "6.1", "6.2", "7.2", "7.3", "8.2"], "bricks")
    s = temple(tiles, flipped=["6.3"], cubes={"red": "6.2"})
    assert steps(s, "red hammer 1") == [f"red from 6.2 to {to}" for to in ("5.2", "6.1", "6.3", "7.2", "7.3")]


def test_r4_by_colour_onto_open_and_flipped_tiles() -> None:
    s = temple({"1.1": "drop", "1.2": "bricks"}, flipped=["2.1"], cubes={"red": "1.1", "blue": "1.1"})
    assert steps(s, "red hammer 1") == ["red from 1.1 to 1.2", "red from 1.1 to 2.1"]


def test_r4_white_is_every_colour_and_black_none() -> None:
    s = temple({"1.1": "wheel", "1.2": "drop"}, cubes={"red": "1.1", "green": "1.1"})
    assert steps(s, "white hammer 2") == ["red from 1.1 to 1.2", "green from 1.1 to 1.2"]
    assert steps(s, "black arrow 1") == []


def test_r5_by_symbol_anybody_onto_an_open_tile_only() -> None:
    s = temple({"1.1": "drop", "1.2": "wheel"}, flipped={"2.1": "wheel"}, cubes={"green": "1.1", "blue": "1.1"})
    assert steps(s, "black wheel 1") == ["green from 1.1 to 1.2", "blue from 1.1 to 1.2"]


def test_r6_from_in_front_to_any_tile_of_the_start_row_and_never_back() -> None:
    s = temple({**START_ROW, "2.1": "drop"}, cubes={"red": "front"})
    assert steps(s, "red hammer 1") == [f"red enters 1.{k}" for k in range(1, 7)]
    inside = temple({**START_ROW, "2.1": "drop"}, cubes={"red": "1.1"})
    assert steps(inside, "red hammer 1") == ["red from 1.1 to 1.2", "red from 1.1 to 2.1"]


@pytest.mark.parametrize(("shape", "last"), [("normal", "9.2"), ("easy", "8.3")])
def test_r7_out_from_the_exit_row_by_colour_only(shape: str, last: str) -> None:
    s = temple({last: "wheel", "1.1": "drop"}, cubes={"red": last, "blue": "1.1"}, temple=shape)
    assert f"red from {last} to the open" in steps(s, "red hammer 1")
    assert f"red from {last} to the open" in steps(s, "white circles 1")
    assert steps(s, "green hammer 1") == []
    assert steps(s, "black wheel 1") == []


def test_r7_no_way_out_from_the_row_before() -> None:
    s = temple({"8.1": "wheel", "9.1": "drop"}, cubes={"red": "8.1"})
    assert steps(s, "white circles 1") == ["red from 8.1 to 9.1"]


def test_r8_any_number_may_share_a_tile() -> None:
    s = temple({**START_ROW}, cubes={"red": "1.1 1.1", "blue": "1.1 front"}, hand=["white hammer 2", "red arrow 1"])
    assert where(after(s, "play white hammer 2", "blue enters 1.1"), "blue") == ["1.1", "1.1"]


def test_r9_a_point_must_be_used() -> None:
    s = after(temple(others="front", hand=["black wheel 1"]), "play black wheel 1")
    assert all(STEP <= move < FLIP for move in legal_numbers(s))


def test_r9_a_card_that_moves_nobody_still_counts_as_played() -> None:
    s = temple({"1.1": "drop"}, cubes={"red": "1.1"}, hand=["white hammer 2", "red arrow 1"])
    s = after(s, "play white hammer 2")
    assert (s.phase, legal(s)) == (PLAY_CARD, ["play red arrow 1"])
    assert s.discard >> movement("white hammer 2") & 1


def test_r9_the_second_point_is_lost_alone() -> None:
    s = temple({"1.1": "drop", "1.2": "wheel"}, cubes={"green": "1.1"}, hand=["red wheel 2", "red arrow 1"])
    then = after(s, "play red wheel 2", "green from 1.1 to 1.2")
    assert (then.phase, then.points_left, where(then, "green")[0]) == (PLAY_CARD, 0, "1.2")


def test_r10_played_cards_go_to_the_discard_pile() -> None:
    s = temple(others="front", hand=["black wheel 1", "red arrow 1"])
    s = after(s, "play black wheel 1")
    assert s.discard == 1 << movement("black wheel 1")
    assert s.hand[0] == 1 << movement("red arrow 1")


# End of the round.


def test_r11_relics_need_colour_and_symbol_on_an_open_tile() -> None:
    s = temple(
        {"1.1": "hammer", "1.2": "wheel", "1.3": "drop"},
        flipped={"1.4": "arrow"},
        cubes={"red": "1.1 1.4", "blue": "1.2"},
        relics=["red hammer", "red wheel", "red arrow"],
    )
    assert relic_names(settled(s).collected) == ["red hammer"]
    assert relic_names(settled(s).relics) == ["red arrow", "red wheel"]


def test_r11_one_archaeologist_may_serve_several_relics_and_white_takes_anybody() -> None:
    s = temple({"1.1": "drop"}, cubes={"blue": "1.1"}, relics=["blue drop", "white drop", "yellow drop"])
    assert relic_names(settled(s).collected) == ["blue drop", "white drop"]


def test_r11_nobody_in_front_or_outside_serves_a_relic() -> None:
    s = temple({"1.1": "drop"}, cubes={"blue": "front out"}, relics=["blue drop"])
    assert settled(s).collected == 0


def test_r12_flipped_tiles_fall_with_everybody_on_them() -> None:
    s = temple({"1.1": "drop"}, flipped=["1.2", "2.1"], cubes={"red": "1.1 1.2", "blue": "2.1 2.1"})
    then = settled(s)
    assert (open_names(then), flipped_names(then)) == ("1.1", "")
    assert (where(then, "red"), where(then, "blue")) == (["1.1", "dead"], ["dead", "dead"])


def test_r13_matched_cards_go_to_the_discard_pile() -> None:
    s = temple({"1.1": "drop", "1.2": "drop"}, cubes={"red": "1.1"}, row=["green drop", "red drop", "black drop"])
    then = randomly_until(settled(s), lambda s: s.phase != CHOOSE_TILE)
    assert then.temple_discard == 1 << temple_card("red drop")
    assert row_names(then)[:2] == ["green drop", "black drop"]


def test_r13_black_cards_are_never_matched() -> None:
    s = temple({"1.1": "drop", "1.2": "hammer"}, cubes={"red": "1.1", "blue": "1.1"}, row=["black drop"])
    assert settled(s).temple_discard == 0


def test_r13_the_symbol_must_be_open() -> None:
    s = temple({"1.1": "wheel"}, flipped={"1.2": "drop"}, cubes={"red": "1.1 1.2"}, row=["red drop"])
    assert row_names(settled(s)) == ["red drop"]


def test_r14_the_lowest_row_with_the_symbol_is_struck_and_those_on_it_stay() -> None:
    s = temple({"2.1": "drop", "1.5": "wheel", "4.1": "drop"}, cubes={"blue": "2.1"}, row=["black drop"])
    then = settled(s)
    assert (flipped_names(then), where(then, "blue")[0]) == ("2.1", "2.1")


def test_r14_oldest_card_first() -> None:
    tiles = {"3.1": "wheel", "3.2": "drop", "3.3": "drop", "4.1": "wheel", "4.2": "wheel", "5.1": "arrow"}
    s = temple(tiles, cubes={"red": "5.1"}, row=["black drop", "black wheel", "red drop"])
    first = settled(s)
    assert (flipped_names(first), legal(first)) == ("", ["flip 3.2", "flip 3.3"])
    assert flipped_names(after(first, "flip 3.3")).startswith("3.1 3.2 3.3")


def test_r15_waiting_cards_come_after_all_others_and_take_any_open_tile() -> None:
    tiles = {"2.1": "wheel", "2.2": "bricks", "4.1": "wheel", "5.1": "arrow"}
    s = temple(tiles, cubes={"red": "5.1"}, row=["black drop", "red drop", "black wheel"])
    assert flipped_names(settled(s)) == "2.1 2.2 4.1"


def test_r16_without_open_tiles_flipped_ones_of_the_lowest_row_break() -> None:
    s = temple({"5.1": "wheel", "6.1": "arrow"}, cubes={"red": "5.1", "blue": "6.1"}, row=["black drop", "black wheel"])
    assert (flipped_names(settled(s)), open_names(settled(s))) == ("5.1 6.1", "")
    s = temple(
        {"5.1": "wheel", "6.1": "arrow"},
        cubes={"red": "5.1", "blue": "6.1"},
        row=["black drop", "black wheel", "red drop"],
    )
    then = settled(s)
    assert (flipped_names(then), where(then, "red")[0], where(then, "blue")[0]) == ("6.1", "dead", "6.1")


def test_r16_with_a_choice_among_the_flipped_tiles_of_a_row() -> None:
    s = temple({"5.1": "drop", "5.2": "drop"}, cubes={"red": "5.1", "blue": "5.2"}, row=["black wheel"])
    s = settled(s)
    assert legal(s) == ["flip 5.1", "flip 5.2"]
    s = temple(
        {"5.1": "drop", "5.2": "wheel", "6.1": "arrow"},
        cubes={"red": "5.1", "blue": "5.2"},
        row=["black drop", "black wheel", "black arrow", "green drop"],
    )
    s = settled(s)
    assert legal(s) == ["let 5.1 fall", "let 5.2 fall"]
    then = after(s, "let 5.2 fall")
    assert (where(then, "red")[0], where(then, "blue")[0]) == ("5.1", "dead")


def test_r17_the_start_player_of_the_round_chooses() -> None:
    s = temple({"3.1": "drop", "3.2": "drop"}, cubes={"red": "3.1"}, row=["black drop"], seats=4)
    s.start, s.turn = 2, 1
    then = settled(s)
    assert (then.phase, rules.actors(then)) == (CHOOSE_TILE, 1 << 2)


def test_r17_a_single_tile_is_taken_by_itself() -> None:
    s = temple({"3.1": "drop", "4.1": "drop"}, cubes={"red": "4.1"}, row=["black drop"])
    assert (settled(s).phase, flipped_names(settled(s))) == (NEW_CARDS, "3.1")


def test_r18_unmatched_cards_stay_in_their_order() -> None:
    s = temple(
        {"1.1": "drop", "2.1": "wheel", "3.1": "arrow", "4.1": "bricks"},
        cubes={"red": "1.1"},
        row=["black wheel", "red drop", "blue arrow", "green bricks"],
    )
    then = next_round(s)
    assert row_names(then)[:3] == ["black wheel", "blue arrow", "green bricks"]


def test_r19_six_more_temple_cards_are_added() -> None:
    s = temple({"1.1": "drop", "2.1": "wheel"}, cubes={"red": "2.1"}, row=["black drop", "black wheel"])
    then = next_round(s)
    assert (then.row_length, count(then.temple_pile)) == (8, 10)
    assert len(set(row_names(then))) == 8


def test_r19_an_empty_pile_is_made_anew_from_the_discards() -> None:
    left = ["red bricks", "green wheel", "blue hammer", "black arrow"]
    s = temple({**START_ROW}, cubes={"red": "1.1"}, row=["black drop"], pile=left)
    assert (count(s.temple_pile), count(s.temple_discard)) == (4, 13)
    then = next_round(s)
    assert set(left) < set(row_names(then))
    assert (then.row_length, then.temple_discard, count(then.temple_pile)) == (7, 0, 11)


def test_r19_fewer_are_added_when_all_lie_in_the_row() -> None:
    s = temple(cubes={"red": "9.1"}, row=CARD_NAMES[:16], pile=CARD_NAMES[16:17])
    s = randomly_until(settled(s), lambda s: s.phase == PLAY_CARD)
    assert (s.rounds, s.temple_pile, s.temple_discard) == (1, 0, 0)
    assert sorted(row_names(s)) == sorted(CARD_NAMES)


def test_r20_relics_are_opened_until_three_lie_open() -> None:
    s = temple({"1.1": "drop"}, cubes={"blue": "1.1"}, relics=["blue drop", "white drop", "yellow drop"])
    then = next_round(s)
    assert (count(then.relics), count(then.relic_pile), count(then.collected)) == (3, 13, 2)


def test_r20_an_empty_pile_leaves_fewer() -> None:
    s = temple({"1.1": "drop"}, cubes={"blue": "1.1"}, relics=["blue drop", "red wheel", "red arrow"], collected=14)
    then = next_round(s)
    assert (count(then.relics), then.relic_pile, count(then.collected)) == (3, 0, 15)
    s = temple({"1.1": "drop"}, cubes={"blue": "1.1"}, relics=["blue drop", "red wheel"], collected=16)
    assert relic_names(next_round(s).relics) == ["red wheel"]


def test_r21_solo_deals_nine_and_nine_then_shuffles_all() -> None:
    s = dealt()
    first = s.hand[0]
    s = at_round(s, 1)
    assert (s.hand[0], count(s.discard)) == (rules.WHOLE_DECK ^ first, 9)
    s = at_round(s, 2)
    assert s.rounds == 2
    assert (count(s.hand[0]), s.discard, count(rules.movement_pile(s))) == (9, 0, 9)


def test_r22_the_start_player_moves_on_to_the_left() -> None:
    s = started_by(2, 3)
    assert (at_round(s, 1).start, at_round(s, 1).turn) == (0, 0)
    assert at_round(dealt(1), 1).start == 0


def test_r22_before_the_new_hands_are_dealt() -> None:
    s = at_round(started_by(0, 5), 1)
    assert (s.start, s.held.tolist()[:5]) == (2, [2, 2, 3, 3, 2])


# End and score.


def test_e1_the_game_ends_when_the_last_one_on_the_floor_escapes() -> None:
    s = temple({**START_ROW, "9.1": "drop"}, cubes={"red": "9.1", "blue": "out"}, hand=["red arrow 1", "red hammer 1"])
    then = after(s, "play red arrow 1", "red from 9.1 to the open")
    assert (then.phase, then.turn, rules.actors(then)) == (OVER, NOBODY, 0)


def test_e1_the_last_escape_ends_the_game_in_the_middle_of_a_card() -> None:
    s = temple({"9.1": "drop", "9.2": "wheel"}, cubes={"red": "9.1"}, hand=["white hammer 2", "red hammer 1"])
    then = after(s, "play white hammer 2", "red from 9.1 to the open")
    assert (then.phase, then.rounds, result(then)) == (OVER, 0, -17)


def test_e1_an_escape_does_not_end_the_game_while_somebody_can_enter() -> None:
    hand = ["red arrow 1", "red hammer 1"]
    can = temple({"1.1": "drop", "9.1": "drop"}, cubes={"red": "9.1 front"}, hand=hand)
    cannot = temple({"2.1": "drop", "9.1": "drop"}, cubes={"red": "9.1 front"}, hand=hand)
    assert rules.actors(after(can, "play red arrow 1", "red from 9.1 to the open"))
    assert not rules.actors(after(cannot, "play red arrow 1", "red from 9.1 to the open"))


def test_e1_checked_after_the_fall_before_new_cards_come() -> None:
    s = temple({"2.1": "drop"}, flipped=["3.1"], cubes={"red": "3.1", "blue": "front"}, row=["black drop"])
    then = settled(s)
    assert (then.phase, open_names(then), where(then, "blue")[0]) == (OVER, "2.1", "front")


def test_e1_checked_after_each_tile_that_breaks() -> None:
    s = temple(
        {"5.1": "wheel", "6.1": "arrow"},
        cubes={"red": "5.1"},
        row=["black drop", "black wheel", "red drop", "green drop"],
    )
    then = settled(s)
    assert (then.phase, flipped_names(then), where(then, "red")[0]) == (OVER, "6.1", "dead")


def test_e1_no_tile_is_left() -> None:
    s = temple({}, flipped=["9.1"], cubes={"red": "front", "blue": "9.1"})
    assert (settled(s).phase, rules.floor(settled(s))) == (OVER, 0)


def test_e2_who_is_left_inside_or_in_front_does_not_count() -> None:
    s = temple({"2.1": "drop"}, cubes={"red": "front 2.1", "blue": "out dead"}, collected=18)
    assert result(s) == 1


def test_e3_all_missing_relics_count_the_undrawn_too() -> None:
    assert result(dealt()) == -18
    assert result(temple(others="out", relics=["red wheel"], collected=10)) == 8 - 8


def test_e4_every_seat_has_the_result() -> None:
    s = temple(others="out", collected=18, seats=6)
    out = [0] * 6
    rules.points(s, out)
    assert out == [8] * 6


def test_e4_above_zero_is_won() -> None:
    for relics, winners in ((10, ()), (11, (0, 1))):
        assert referee_of(GAME).winners(temple(others="out", collected=relics, seats=2)) == winners


def test_e5_the_running_score_is_the_same_formula() -> None:
    s = temple({"9.1": "drop", "1.1": "drop"}, cubes={"red": "9.1 1.1"}, collected=5, hand=["red arrow 1"])
    assert result(s) == -13
    assert result(after(s, "play red arrow 1", "red from 9.1 to the open")) == -12


def test_e6_the_bound_counts_nine_rounds_of_cards_points_and_choices() -> None:
    twos = sum(1 for card in range(DECK) if rules.MOVE_POINTS[card] == 2)
    choices = 2 * TILES  # a tile is flipped once and broken once
    solo = 4 * (18 + 18 + twos) + 9 + 9 + twos
    assert solo + choices <= GAME.longest(1, GAME.chosen()) == 270
    for seats in range(2, 7):
        assert 9 * (12 + 12 + twos) + choices <= GAME.longest(seats, GAME.chosen()) == 345


@pytest.mark.parametrize("mode", ["grow", "fill"])
def test_e6_games_have_at_most_nine_rounds(mode: str) -> None:
    for number in range(10):
        s = dealt(2, number, temple="easy", temple_row=mode)
        assert randomly_until(s, lambda s: False, number).rounds <= 9


def test_e6_all_black_cards_lie_in_the_row_by_round_three() -> None:
    for number in range(10):
        s = at_round(dealt(1, number), 2, number)
        if rules.actors(s):
            assert sum(1 for name in row_names(s) if name.startswith("black")) == 6


# Options.


def test_option_easy_has_eight_rows_and_five_tiles_in_the_sixth() -> None:
    easy = dealt(temple="easy")
    rows = Counter(row for row, _ in rules.PLACE[easy.options[rules.TEMPLE]])
    assert [rows[row] for row in range(1, 9)] == [6, 5, 4, 5, 4, 5, 4, 3]
    assert sum(rows.values()) == TILES
    assert words.tile_name(easy, 35) == "8.3"


def test_option_open_hands_shows_every_hand_to_everybody() -> None:
    s = dealt(3, open_hands="on")
    view = s.copy()
    rules.hide(view, -1)
    assert view.hand.tolist() == s.hand.tolist()


def test_option_fill_adds_temple_cards_only_up_to_six() -> None:
    s = temple(
        {"1.1": "drop", "2.1": "wheel"}, cubes={"red": "2.1"}, row=["black drop", "black wheel"], temple_row="fill"
    )
    then = next_round(s)
    assert (then.row_length, row_names(then)[:2]) == (6, ["black drop", "black wheel"])


def test_option_fill_never_has_more_than_six_cards_in_the_row() -> None:
    for number in range(10):
        s = randomly_until(dealt(1, number, temple_row="fill"), lambda s: s.row_length > 6, number)
        assert rules.actors(s) == 0


# Secrets.


def hidden(s: State, seat: int) -> State:
    view = s.copy()
    rules.hide(view, seat)
    return view


def test_secrets_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    s = dealt(3)
    view = hidden(s, 1)
    assert view.hand.tolist() == [0, s.hand[1], 0, 0, 0, 0]
    assert view.held.tolist() == s.held.tolist()
    assert hidden(s, -1).hand.tolist() == [0] * 6


def test_secrets_hands_that_were_dealt_otherwise_look_the_same() -> None:
    s = dealt(3)
    other = s.copy()
    other.hand[1], other.hand[2] = s.hand[2], s.hand[1]
    assert hidden(other, 0) == hidden(s, 0)
    other.hand[2] = rules.movement_pile(s) & -rules.movement_pile(s) | s.hand[2] & (s.hand[2] - 1)
    assert count(other.hand[2]) == 4
    assert hidden(other, 0) == hidden(s, 0)


def test_secrets_a_guess_keeps_the_leftover_cards_in_the_hands_they_were_dealt_to() -> None:
    for seats in range(2, 7):
        s = randomly_until(at_round(dealt(seats, 3), 1), lambda s: sum(s.held.tolist()) <= 9)
        assert s.leftover
        for number in range(20):
            guessed = hidden(s, s.turn)
            sow(guessed.rng, 5, number)
            rules.guess(guessed, s.turn)
            for seat in range(seats):
                assert count(guessed.hand[seat]) == s.held[seat]
                assert count(guessed.hand[seat] & s.leftover) == count(s.hand[seat] & s.leftover)
            assert guessed.hand[s.turn] == s.hand[s.turn]


def test_secrets_after_the_last_card_of_a_round_nothing_is_hidden() -> None:
    s = next(
        s
        for number in range(50)
        if (s := randomly_until(dealt(4, number), lambda s: s.phase == CHOOSE_TILE, number)).phase == CHOOSE_TILE
    )
    view = hidden(s, -1)
    assert rules.movement_pile(view) == rules.movement_pile(s)
    assert count(rules.movement_pile(view)) == 6


# Examples.


def test_x1_the_movement_example_of_the_source() -> None:
    s = temple(
        {"1.1": "bricks", "1.2": "drop", "2.1": "wheel", "2.2": "arrow", "3.1": "drop", "3.2": "hammer"},
        cubes={"red": "1.1", "yellow": "2.1", "green": "3.2"},
        hand=["yellow drop 1", "black arrow 1", "green arrow 2", "blue drop 1", "red hammer 1"],
    )
    s = after(s, "play yellow drop 1", "red from 1.1 to 1.2", "play black arrow 1", "red from 1.2 to 2.2")
    s = after(s, "play green arrow 2", "yellow from 2.1 to 2.2", "green from 3.2 to 2.2")
    s = after(s, "play blue drop 1", "green from 2.2 to 3.1")
    assert (where(s, "red")[0], where(s, "yellow")[0], where(s, "green")[0]) == ("2.2", "2.2", "3.1")


def test_x2_the_end_of_a_round_of_the_source() -> None:
    s = temple(
        {
            "1.1": "bricks",
            "1.2": "circles",
            "1.3": "hammer",
            "1.4": "arrow",
            "1.5": "drop",
            "1.6": "wheel",
            "2.1": "drop",
        },
        cubes={"red": "1.1 1.2", "yellow": "1.3", "blue": "1.4"},
        relics=["white bricks", "white hammer", "green arrow"],
        row=["red bricks", "green drop", "red circles", "yellow hammer", "black wheel", "blue arrow"],
    )
    before = settled(s)
    assert relic_names(before.collected) == ["white bricks", "white hammer"]
    assert count(before.temple_discard) == 4
    assert (flipped_names(before), row_names(before)) == ("1.5 1.6", ["green drop", "black wheel"])
    then = next_round(s)
    assert (then.row_length, count(then.relics)) == (8, 3)
    assert "green arrow" in relic_names(then.relics)


@pytest.mark.parametrize(("out", "relics", "points"), [(5, 16, 3), (8, 18, 8), (1, 18, 1), (4, 14, 0)])
def test_x3_results(out: int, relics: int, points: int) -> None:
    s = temple(collected=relics)
    for cube in range(out):
        s.cube[cube] = OUT
    assert result(s) == points
    assert referee_of(GAME).winners(s) == ((0,) if points > 0 else ())


@pytest.mark.parametrize(("card", "options"), [("white bricks 1", 24), ("red arrow 1", 9), ("black wheel 1", 4)])
def test_x4_options_of_the_first_point(card: str, options: int) -> None:
    assert len(steps(temple(others="front"), card)) == options


def test_x5_alone_in_the_exit_row() -> None:
    s = temple({"8.1": "arrow", "8.2": "wheel", "9.1": "drop", "9.2": "bricks"}, cubes={"red": "9.1"}, others="out")
    anywhere = ["red from 9.1 to 8.1", "red from 9.1 to 8.2", "red from 9.1 to 9.2", "red from 9.1 to the open"]
    assert steps(s, "red hammer 1") == anywhere
    assert steps(s, "white hammer 2") == anywhere
    assert steps(s, "green arrow 2") == ["red from 9.1 to 8.1"]
    assert steps(s, "black arrow 1") == ["red from 9.1 to 8.1"]
    holes = temple({"8.1": "arrow", "9.1": "drop"}, cubes={"red": "9.1"}, others="out")
    assert steps(holes, "red hammer 1") == ["red from 9.1 to 8.1", "red from 9.1 to the open"]


def test_x6_one_archaeologist_serves_relics_and_temple_cards() -> None:
    s = temple({"1.1": "wheel", "1.2": "drop"}, cubes={"red": "1.1"}, relics=["red wheel", "white wheel"])
    assert relic_names(settled(s).collected) == ["red wheel", "white wheel"]
    kind = {colour: 6 * colour + SYMBOL_NAMES.index("wheel") for colour in range(6)}
    assert [colour for colour in range(6) if rules.standing(s) >> kind[colour] & 1] == [RED, WHITE]
    s = temple({"1.1": "drop", "1.2": "wheel"}, cubes={"red": "1.1"}, row=["red drop", "black drop"])
    assert row_names(settled(s)) == ["black drop"]


def test_x7_getting_off_a_flipped_tile() -> None:
    s = temple(
        {"3.1": "arrow", "4.2": "bricks", "1.1": "hammer"},
        flipped={"3.2": "circles"},
        cubes={"green": "3.2"},
        relics=["green circles", "white circles"],
        row=["green wheel"],
    )
    off = ["green from 3.2 to 3.1", "green from 3.2 to 4.2"]
    assert steps(s, "green hammer 1") == off
    assert steps(s, "white circles 1") == off
    assert steps(s, "black arrow 1") == ["green from 3.2 to 3.1"]
    assert steps(s, "red hammer 1") == []
    stayed = settled(s)
    assert (stayed.collected, where(stayed, "green")[0], stayed.phase) == (0, "dead", OVER)


def test_x7_the_fallen_tile_is_gone_before_the_check() -> None:
    s = temple({"3.1": "arrow"}, flipped={"3.2": "wheel"}, cubes={"green": "3.2", "red": "3.1"}, row=["green wheel"])
    then = settled(s)
    assert (row_names(then), flipped_names(then), where(then, "green")[0]) == (["green wheel"], "3.1", "dead")


def test_x8_the_second_arrow_has_a_choice() -> None:
    s = temple(
        {"1.4": "arrow", "3.1": "bricks", "3.2": "arrow", "3.3": "arrow"},
        cubes={"red": "3.1"},
        row=["black arrow", "yellow arrow"],
    )
    then = settled(s)
    assert (flipped_names(then), legal(then)) == ("1.4", ["flip 3.2", "flip 3.3"])


def test_x9_a_card_without_its_symbol_comes_last() -> None:
    s = temple(
        {"5.1": "wheel", "5.2": "bricks", "6.1": "arrow"}, cubes={"red": "6.1"}, row=["black drop", "black wheel"]
    )
    then = settled(s)
    assert (then.phase, flipped_names(then), open_names(then)) == (NEW_CARDS, "5.1 5.2", "6.1")


def test_x10_the_last_tiles() -> None:
    s = temple(
        {"8.2": "arrow", "9.1": "bricks"},
        cubes={"red": "8.2", "blue": "9.1"},
        row=["black drop", "red drop", "black arrow"],
    )
    then = settled(s)
    assert (flipped_names(then), open_names(then)) == ("9.1", "")
    assert (where(then, "red")[0], where(then, "blue")[0]) == ("dead", "9.1")


@pytest.mark.parametrize("seats", range(2, 7))
def test_x11_the_six_left_over_are_dealt_first(seats: int) -> None:
    s = dealt(seats, 1)
    left = rules.movement_pile(s)
    s = at_round(s, 1)
    assert (count(left), s.leftover) == (6, left)
    for i in range(seats):
        seat = (s.start + i) % seats
        first_places = len([p for p in range(6) if p % seats == i])
        assert count(s.hand[seat] & left) == s.from_leftover[seat] == first_places
    assert (s.discard, count(rules.movement_pile(s))) == (0, 6)


def test_x12_five_players() -> None:
    s = started_by(3, 5)
    assert s.held.tolist() == [2, 2, 2, 3, 3, 0]
    s = at_round(s, 1)
    assert (s.start, s.held.tolist()) == (0, [3, 3, 2, 2, 2, 0])


# What holds in every position.


def targets_by_the_book(s: State, cube: int) -> set[int]:
    """Where the card in play can take an archaeologist, read off the table without the rules' own sets."""
    shape, at = s.options[rules.TEMPLE], s.cube[cube]
    card = rules.MOVEMENT[s.card]
    own = COLOUR[card] in (cube // 2, WHITE)
    shown, turned = members(joined(s.open)), members(joined(s.flipped))
    if at in (OUT, DEAD):
        return set()
    if at == FRONT:
        near = set(range(6))
    else:
        row, k = rules.PLACE[shape][at]
        x = 2 * k - rules.WIDTHS[shape][row - 1]
        near = {
            tile
            for tile, (r, j) in enumerate(rules.PLACE[shape])
            if (abs(row - r), abs(x - 2 * j + rules.WIDTHS[shape][r - 1])) in ((0, 2), (1, 1))
        }
    reached = {t for t in near if t in shown and (own or words.symbol_of(s, t) == SYMBOL[card])}
    reached |= {t for t in near if t in turned and own}
    leaves = own and at < TILES and rules.PLACE[shape][at][0] == len(rules.WIDTHS[shape])
    return reached | ({OUT} if leaves else set())


def reached(phase: int, rounds: int) -> Callable[[State], bool]:
    """Whether this phase of a round is reached, so many rounds having been played."""
    return lambda s: s.rounds >= rounds and s.phase == phase


@settings(max_examples=20, deadline=None)
@given(TABLES, st.integers(0, 1000))
def test_r3_to_r8_steps_are_those_of_the_book(s: State, number: int) -> None:
    for rounds in range(10):
        s = randomly_until(s, reached(USE_POINT, rounds), number)
        if not rules.actors(s):
            break
        offered = {((m - STEP) // TARGETS, (m - STEP) % TARGETS) for m in legal_numbers(s)}
        twins = {cube for cube in range(1, 8, 2) if s.cube[cube] == s.cube[cube - 1]}
        assert offered == {(c, t) for c in range(8) if c not in twins for t in targets_by_the_book(s, c)}


@settings(max_examples=15, deadline=None)
@given(TABLES, st.integers(0, 1000))
def test_tiles_only_go_from_open_to_flipped_to_gone_and_nobody_comes_back(s: State, number: int) -> None:
    at_first = GAME.census(s)
    while rules.actors(s):
        before = s.copy()
        rules.play(s, s.turn, legal_numbers(s)[number % len(legal_numbers(s))])
        assert joined(s.open) & joined(before.open) == joined(s.open)
        assert rules.floor(s) & rules.floor(before) == rules.floor(s)
        assert s.collected & before.collected == before.collected
        for was, now in zip(before.cube.tolist(), s.cube.tolist(), strict=True):
            assert now == was or was not in (OUT, DEAD)
            assert now != FRONT or was == FRONT
        assert GAME.census(s) == at_first
        number = number * 5 + 1
    assert s.rounds <= 9


TILE_NAMES = [f"{row}.{k}" for row, k in rules.PLACE[0]]


@settings(max_examples=60, deadline=None)
@given(
    st.permutations([symbol for symbol in SYMBOL_NAMES for _ in range(6)]),
    st.sets(st.sampled_from(TILE_NAMES[:-1]), max_size=20),
    st.lists(st.sampled_from(CARD_NAMES), unique=True, max_size=18),
    st.integers(0, 1000),
)
@example(
    [symbol for symbol in SYMBOL_NAMES for _ in range(6)], {"9.1"}, ["red drop", "red bricks", "red circles"], 1
)  # the only archaeologist falls before the last tile does
def test_r14_to_r16_every_unmatched_card_strikes_one_tile(
    faces: list[str], there: set[str], row: list[str], number: int
) -> None:
    symbols = dict(zip(TILE_NAMES, faces, strict=True))
    s = temple({name: symbols[name] for name in [*there, "9.2"]}, cubes={"red": "9.2"}, row=row)
    unmatched = [name for name in row if name != f"red {symbols['9.2']}"]
    open_before = count_tiles(joined(s.open))
    then = settled(s)
    while then.phase == CHOOSE_TILE and then.rounds == 1:
        rules.strike_tiles(then, 1 << (legal_numbers(then)[number % len(legal_numbers(then))] - FLIP))
    broken = open_before - count_tiles(rules.floor(then))
    flips = open_before - count_tiles(joined(then.open))
    due = max(0, len(unmatched) - open_before)
    assert flips == min(open_before, len(unmatched))
    if then.phase == OVER:  # by the last tile, or by the one under the only archaeologist
        assert (rules.floor(then) >> TILE_NAMES.index("9.2")) & 1 == 0
        assert 0 < broken <= due
    else:
        assert broken == due


def count_tiles(tiles: int) -> int:
    return tiles.bit_count()


# Words.


def told(s: State, move: int, viewer: int = 0, language: str = "en") -> list[str]:
    then = listening(s)
    rules.play(then, s.turn, move)
    return lines(GAME, then, viewer, language)


def test_the_deal_tells_what_lies_open_and_who_begins() -> None:
    s = cast(State, GAME.blank(2, {}))
    sow(s.rng, 7, 0)
    s.told = []
    rules.deal(s)
    relics, cards, begins = lines(GAME, s, s.start)
    assert relics == f"Relics turned up: {', '.join(relic_names(s.relics)[:2])} and {relic_names(s.relics)[2]}."
    assert cards.startswith(f"Temple cards turned up: {row_names(s)[0]}, ")
    assert begins == "Round 1: you begin. The result so far is −18."


END_OF_ROUND = temple(
    {"1.1": "drop", "1.2": "wheel", "1.5": "arrow", "2.5": "arrow", "2.1": "bricks"},
    flipped=["1.3"],
    cubes={"red": "1.1 1.3"},
    relics=["white drop"],
    row=["red drop", "black arrow"],
    hand=["blue circles 2"],
)


def test_the_end_of_a_round_is_told_in_its_order() -> None:
    found = told(END_OF_ROUND, movement("blue circles 2"))
    assert found[:8] == [
        "You play the blue circles 2.",
        "Nobody can move with the card: both points are lost.",
        "Round 1 ends.",
        "Collected: white drop, 1 of 18 so far.",
        "Fallen: 1.3.",
        "Killed: a red archaeologist.",
        "Averted: red drop.",
        "Flipped: 1.5 (arrow).",
    ]
    assert found[8].startswith("Temple cards turned up: ")
    assert found[9].startswith("Relics turned up: ")
    assert found[-1] == "Round 2: you begin. The result so far is −17."


def test_the_end_of_a_round_is_told_in_german() -> None:
    assert told(END_OF_ROUND, movement("blue circles 2"), -1, "de")[:8] == [
        "Ann spielt die blaue Kreise-2.",
        "Niemand kann mit der Karte ziehen: Beide Punkte verfallen.",
        "Runde 1 ist zu Ende.",
        "Geborgen: weißer Tropfen, bisher 1 von 18.",
        "Eingestürzt: 1.3.",
        "Umgekommen: ein roter Archäologe.",
        "Abgewendet: roter Tropfen.",
        "Umgedreht: 1.5 (Pfeil).",
    ]


def test_steps_tell_what_the_tiles_showed() -> None:
    s = temple(START_ROW, flipped=["2.1"], cubes={"red": "front 1.1"}, hand=["red wheel 2", "black drop 2"])
    s = after(s, "play red wheel 2", "red enters 1.2")
    assert lines(GAME, s) == ["Ann plays the red wheel 2.", "Ann sends red in, to 1.2 (hammer)."]
    red = STEP + TARGETS + place(s, "2.1")
    assert told(s, red)[0] == "You move red from 1.1 to 2.1 (flipped)."
    assert told(s, red, -1, "de")[0] == "Ann zieht Rot von 1.1 nach 2.1 (umgedreht)."


def test_what_follows_a_choice_is_told() -> None:
    s = temple(
        {"5.1": "drop", "5.2": "drop", "6.1": "wheel"},
        cubes={"red": "6.1", "blue": "5.1", "green": "5.2"},
        row=["black drop", "red drop", "black bricks", "black wheel", "black arrow"],
    )
    s = after(settled(s), "flip 5.2")
    assert legal(s) == ["let 5.1 fall", "let 5.2 fall"]
    assert told(s, FLIP + place(s, "5.1"))[:3] == [
        "You choose the tile.",
        "Fallen: 5.1 and 5.2.",
        "Killed: a green archaeologist and a blue archaeologist.",
    ]


def test_escapes_and_the_result_are_told() -> None:
    s = temple({"9.1": "drop"}, cubes={"red": "9.1"}, others="out", collected=18, hand=["red arrow 1"])
    s = after(s, "play red arrow 1")
    assert told(s, STEP + OUT) == [
        "You bring red out: 8 of 8 have escaped.",
        "8 archaeologists have escaped, no relic is missing: the result is 8.",
    ]


@pytest.mark.parametrize(
    ("winners", "points", "line"),
    [((), 0, "That is not above zero: the temple wins."), ((0,), 3, "You win."), ((0, 1), 3, "You win together.")],
)
def test_the_result_is_for_all_together(winners: tuple[int, ...], points: int, line: str) -> None:
    result = words.say("result", winners=players(winners), points=points)
    assert result.in_("en", ("Ann", "Bela"), 0) == line


@pytest.mark.parametrize("left", [5, 6])
def test_a_new_pile_of_temple_cards_is_told(left: int) -> None:
    s = temple(START_ROW, others="front", row=CARD_NAMES[:2], pile=CARD_NAMES[2 : 2 + left])
    told = lines(GAME, next_round(s))
    assert ("The discarded temple cards are shuffled into a new pile." in told) == (left < 6)


def reason_of(s: State, cube: int, target: str) -> str:
    return words.reason(s, s.turn, STEP + cube * TARGETS + place(s, target)).in_()


def test_reasons_of_steps_cite_the_rule() -> None:
    s = temple(
        {"1.1": "drop", "1.2": "wheel", "2.2": "drop", "9.1": "drop"},
        flipped=["2.1"],
        cubes={"red": "front 1.1", "yellow": "1.1 1.1", "green": "9.1 out", "blue": "1.1 dead"},
        hand=["red wheel 2", "red arrow 1"],
    )
    assert "(R1)" in reason_of(s, 0, "1.1")
    s = after(s, "play red wheel 2")
    assert "(R6)" in reason_of(s, 0, "2.1")
    assert "(R3)" in reason_of(s, 1, "1.1")
    assert "(R3)" in reason_of(s, 1, "2.2")
    assert "(R3)" in reason_of(s, 3, "1.2")
    assert "gone (R3)" in reason_of(s, 0, "1.3")
    assert "(R4)" in reason_of(s, 2, "2.1")
    assert "(R7)" in reason_of(s, 1, "out")
    assert "(R7)" in reason_of(s, 4, "out")
    assert "escaped already (R7)" in reason_of(s, 5, "9.1")
    assert "(R12)" in reason_of(s, 7, "1.1")
    blue = temple({"1.1": "drop", "1.2": "wheel"}, cubes={"blue": "1.1", "red": "1.1"}, hand=["red arrow 1"])
    assert "(R5)" in reason_of(after(blue, "play red arrow 1"), 6, "1.2")


def test_reasons_of_cards_and_tiles_cite_the_rule() -> None:
    s = temple(
        {"3.1": "drop", "3.2": "drop", "4.1": "drop", "4.2": "wheel"},
        cubes={"red": "4.1"},
        row=["black drop"],
        hand=["red arrow 1"],
    )
    assert "(R1)" in words.reason(s, 0, movement("red hammer 1")).in_()
    assert "(R14)" in words.reason(s, 0, FLIP).in_()
    s = settled(s)
    assert "(R17)" in words.reason(s, 0, movement("red arrow 1")).in_()
    assert "(R17)" in reason_of(s, 0, "3.1")
    assert "gone already (R14)" in words.reason(s, 0, FLIP + place(s, "1.1")).in_()
    assert "does not show drop (R14)" in words.reason(s, 0, FLIP + place(s, "4.2")).in_()
    assert "comes first (R14)" in words.reason(s, 0, FLIP + place(s, "4.1")).in_()


def test_reasons_of_waiting_cards_cite_the_rule() -> None:
    tiles = {"3.1": "wheel", "3.2": "wheel", "4.1": "wheel", "4.2": "wheel"}
    s = settled(temple(tiles, cubes={"red": "4.1"}, row=["black drop"]))
    assert "(R15)" in words.reason(s, 0, FLIP + place(s, "4.1")).in_()
    many = ["black drop", "red drop", "green drop", "black bricks", "black arrow"]
    s = after(settled(temple(tiles, cubes={"red": "4.1"}, row=many)), "flip 3.1", "flip 4.2")
    assert legal(s) == ["let 3.1 fall", "let 3.2 fall"]
    assert "(R16)" in words.reason(s, 0, FLIP + place(s, "4.1")).in_()


def test_every_move_number_has_a_reason_or_a_label() -> None:
    for number, phase in ((1, PLAY_CARD), (2, USE_POINT), (3, CHOOSE_TILE)):
        s = randomly_until(dealt(2, number), reached(phase, 1), number)
        for move in range(GAME.last_move + 1):
            is_legal = move in legal_numbers(s)
            text = words.label(s, s.turn, move) if is_legal else words.reason(s, s.turn, move)
            assert text.in_("de")
            assert is_legal or text.in_().rstrip(").").split("(")[-1][0] == "R"


# Moments.


def test_the_end_of_a_round_is_seen_before_new_cards_come() -> None:
    _, moment, after = next(one for one in seen(GAME, 2) if one.after.phase == PLAY_CARD)
    assert sum(moment.held.tolist()) == 0
    assert sum(after.held.tolist()) == 12
    assert moment.row_length < after.row_length


def test_who_falls_is_seen_before_the_next_tiles_crack() -> None:
    before, moment, _ = next(one for one in seen(GAME, 2) if one.before.flipped.tolist() != [0, 0])
    assert moment.flipped.tolist() == [0, 0]
    assert moment.open.tolist() == before.open.tolist()
