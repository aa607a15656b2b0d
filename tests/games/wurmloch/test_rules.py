"""Wurmloch, rule by rule. Names begin with the rule or example they are about."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from spieltisch.engine.driving.match import Match
from spieltisch.engine.kernel.rng import sow
from spieltisch.games.wurmloch import GAME, rules, words
from spieltisch.games.wurmloch.rules import (
    CARD,
    CHOOSING,
    CORNER,
    CRATES,
    HAND,
    KEEP,
    MOST_TURNS,
    OVER,
    PLACES,
    PLANET,
    ROLL,
    ROLLING,
    State,
)
from tests.games.telling import lines
from tests.games.wurmloch.positions import (
    PLANETS,
    crates,
    dealt,
    hand,
    legal,
    numbers,
    played,
    result,
    rolled,
    space,
    symbol,
)

EVERY_NUMBER_OF_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
BOTH_WAYS = pytest.mark.parametrize("sides", ["alternate", "mixed"])
DEALS = 300


def side(s: State, k: int) -> list[int]:
    """What lies between the corners of a side."""
    return [s.face[9 * k + o] for o in range(1, 9)]


def symbols(s: State, k: int) -> list[int]:
    return [face for face in side(s, k) if face < PLANET]


def fourfold(s: State) -> set[int]:
    counts = Counter(s.face.tolist())
    return {face for face in range(6) if counts[face] == 4}


# Set-up.


@BOTH_WAYS
def test_s1_two_symbols_lie_four_times_and_four_twice(sides: str) -> None:
    for number in range(30):
        counts = Counter(face for face in dealt(number=number, sides=sides).face.tolist() if face < PLANET)
        assert sorted(counts.values()) == [2, 2, 2, 2, 4, 4]


def test_s1_every_pair_of_symbols_is_fourfold_equally_often() -> None:
    pairs = Counter(frozenset(fourfold(dealt(number=number))) for number in range(DEALS))
    assert len(pairs) == 15
    assert max(pairs.values()) < 3 * DEALS / 15


@BOTH_WAYS
def test_s2_every_side_has_both_fourfold_symbols_and_two_different_double_ones(sides: str) -> None:
    for number in range(60):
        s = dealt(number=number, sides=sides)
        for k in range(4):
            assert len(symbols(s, k)) == len(set(symbols(s, k))) == 4
            assert fourfold(s) < set(symbols(s, k))


def test_s2_double_symbols_are_dealt_to_the_sides_evenly() -> None:
    twins = Counter[tuple[int, ...]]()
    for number in range(DEALS):
        s = dealt(number=number)
        sides_of = [[k for k in range(4) if face in symbols(s, k)] for face in range(6) if face not in fourfold(s)]
        twins.update(tuple(pair) for pair in sides_of)
    assert len(twins) == 6
    assert max(twins.values()) < 1.5 * min(twins.values())


def test_s3_alternate_planets_on_odd_offsets() -> None:
    for number in range(20):
        s = dealt(number=number)
        for k in range(4):
            assert [face == PLANET for face in side(s, k)] == [True, False] * 4


def test_s3_mixed_four_of_eight_places_are_wormholes_drawn_evenly() -> None:
    patterns, offsets = set(), Counter[int]()
    for number in range(DEALS):
        s = dealt(number=number, sides="mixed")
        for k in range(4):
            holes = tuple(o for o, face in enumerate(side(s, k), 1) if face < PLANET)
            assert len(holes) == 4
            patterns.add(holes)
            offsets.update(holes)
    assert len(patterns) == 70
    assert max(offsets.values()) < 1.2 * min(offsets.values())


@BOTH_WAYS
def test_s3_the_symbols_of_a_side_are_shuffled(sides: str) -> None:
    first = Counter[bool]()
    for number in range(DEALS):
        s = dealt(number=number, sides=sides)
        first.update(symbols(s, k)[0] in fourfold(s) for k in range(4))
    assert 0.4 < first[True] / first.total() < 0.6


@EVERY_NUMBER_OF_SEATS
@BOTH_WAYS
def test_s4_a_crate_of_everybody_at_every_planet_and_none_elsewhere(seats: int, sides: str) -> None:
    s = dealt(seats, sides=sides)
    planets = [place for place in range(PLACES) if s.face[place] == PLANET]
    assert len(planets) == CRATES
    for seat in range(seats):
        assert crates(s, seat) == planets


@pytest.mark.parametrize(("seats", "corners"), [(2, [0, 18]), (3, [0, 9, 18]), (4, [0, 9, 18, 27])])
def test_s5_ships_start_in_corners_of_their_own(seats: int, corners: list[int]) -> None:
    s = dealt(seats)
    assert s.at.tolist()[:seats] == corners
    assert all(s.face[place] == CORNER for place in corners)


@EVERY_NUMBER_OF_SEATS
def test_s6_everybody_has_nine_cards(seats: int) -> None:
    s = dealt(seats)
    assert [hand(s, seat) for seat in range(seats)] == ["1 1 1 2 2 3 4 5 6"] * seats
    assert s.held.tolist()[:seats] == [9] * seats
    assert sum(HAND[number] for number in range(len(HAND))) == 9


@EVERY_NUMBER_OF_SEATS
def test_s7_the_start_player_is_drawn_evenly(seats: int) -> None:
    first = Counter(dealt(seats, number).turn for number in range(DEALS))
    assert sorted(first) == list(range(seats))
    assert max(first.values()) < 1.4 * min(first.values())


# The turn.


@EVERY_NUMBER_OF_SEATS
def test_r1_turns_go_clockwise(seats: int) -> None:
    s = space(seats=seats, ships=dict.fromkeys(range(seats), 0), turn=seats - 1)
    order = []
    for _ in range(seats + 1):
        order.append(s.turn)
        assert rules.actors(s) == 1 << s.turn
        s = rolled(s, 1)
        s.at[order[-1]] = 0
    assert order == [seats - 1, *range(seats)]


def test_r1_a_turn_is_a_roll_and_perhaps_a_card() -> None:
    s = space()
    assert legal(s) == ["roll"]
    s = rolled(s, 2)
    assert (s.turn, s.phase) == (0, CHOOSING)
    s = played(s, "keep")
    assert (s.turn, s.phase) == (1, ROLLING)


def test_r2_every_face_of_the_die_is_equally_likely() -> None:
    faces = Counter[int]()
    for number in range(600):
        s = space()
        sow(s.rng, 3, number)
        rules.play(s, 0, ROLL)
        faces[s.die] += 1
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert max(faces.values()) < 1.6 * min(faces.values())


@pytest.mark.parametrize("die", [1, 3, 5])
def test_r2_the_ship_goes_exactly_as_far_as_the_die_says(die: int) -> None:
    assert rolled(space({0: 0}), die).at[0] == die
    assert rolled(space({0: 27}), die).at[0] == 27 + die


def test_r2_corners_count_and_after_35_comes_0() -> None:
    assert rolled(space({0: 7}), 3).at[0] == 10
    assert rolled(space({0: 34}), 2).at[0] == 0


def test_r3_ships_never_block_and_share_places() -> None:
    s = rolled(space({0: 0, 1: 3}, crates={0: [1]}), 3)
    assert s.at.tolist()[:2] == [3, 3]
    assert rolled(space({0: 0, 1: 3}), 5).at[0] == 5


def test_r3_passing_has_no_effect() -> None:
    s = rolled(space({0: 0}), 5)
    assert s.at[0] == 5
    assert crates(s) == [place for place in PLANETS if place != 5]


@pytest.mark.parametrize(("start", "die", "end"), [(0, 2, 15), (0, 4, 11), (12, 5, 20), (21, 1, 8), (25, 1, 29)])
def test_r4_a_wormhole_leads_on_to_the_next_of_its_symbol_once(start: int, die: int, end: int) -> None:
    assert rolled(space({0: start}), die).at[0] == end


def test_r4_what_a_jump_passes_does_not_count() -> None:
    assert crates(rolled(space({0: 0}), 2)) == list(PLANETS)


@BOTH_WAYS
def test_r5_wormholes_lead_to_the_twin_or_to_the_following_side(sides: str) -> None:
    for number in range(30):
        s = dealt(number=number, sides=sides)
        for place in range(PLACES):
            end = s.leads[place]
            if s.face[place] >= PLANET:
                assert end == place
                continue
            assert end != place
            assert s.face[end] == s.face[place]
            if s.face[place] in fourfold(s):
                assert end // 9 == (place // 9 + 1) % 4
            else:
                assert s.leads[end] == place


def test_r5_the_jump_may_pass_the_start_of_the_numbering() -> None:
    s = space()
    assert [s.leads[place] for place in (31, 33, 35)] == [6, 13, 4]


def test_r6_an_own_crate_is_collected_and_those_of_others_stay() -> None:
    s = rolled(space({0: 0}, seats=3), 3)
    assert 3 not in crates(s, 0)
    assert [len(crates(s, seat)) for seat in range(3)] == [15, 16, 16]


def test_r7_nothing_happens_on_a_planet_without_an_own_crate_or_on_a_corner() -> None:
    empty = rolled(space({0: 0}, crates={0: [1, 5]}), 3)
    assert (empty.at[0], crates(empty), len(crates(empty, 1))) == (3, [1, 5], 16)
    corner = rolled(space({0: 7}), 2)
    assert (corner.at[0], crates(corner)) == (9, list(PLANETS))


@pytest.mark.parametrize(
    ("ship", "die", "own"), [(0, 2, PLANETS), (0, 3, [1, 5]), (7, 2, PLANETS)], ids=["wormhole", "planet", "corner"]
)
def test_r8_who_collected_nothing_may_play_a_card(ship: int, die: int, own: list[int]) -> None:
    s = rolled(space({0: ship}, crates={0: own}), die)
    assert (s.turn, s.phase) == (0, CHOOSING)
    assert legal(s)[0] == "keep"
    assert len(legal(s)) == 13


def test_r8_who_collected_a_crate_may_not() -> None:
    s = rolled(space({0: 0}), 1)
    assert (s.turn, s.phase) == (1, ROLLING)


def test_r8_only_cards_in_hand_are_offered_and_equal_ones_once() -> None:
    s = rolled(space({0: 7}, hands={0: "2 2 5"}), 2)
    assert legal(s) == ["keep", "2 forward", "2 back", "5 forward", "5 back"]
    assert numbers(s) == [KEEP, CARD + 2, CARD + 3, CARD + 8, CARD + 9]


def test_r8_the_card_may_be_left() -> None:
    s = played(rolled(space({0: 7}), 2), "keep")
    assert (s.at[0], hand(s), s.turn) == (9, "1 1 1 2 2 3 4 5 6", 1)


@pytest.mark.parametrize(
    ("card", "end"),
    [("1 forward", 10), ("3 forward", 12), ("5 forward", 14), ("2 back", 7), ("4 back", 5), ("6 back", 3)],
)
def test_r9_a_card_takes_the_ship_exactly_its_number_either_way(card: str, end: int) -> None:
    assert played(rolled(space({0: 7}), 2), card).at[0] == end


def test_r9_back_past_0_comes_35() -> None:
    s = rolled(space({0: 34}), 2)
    assert s.at[0] == 0
    assert played(s, "2 back").at[0] == 34
    assert played(s, "4 back").at[0] == 32


def test_r10_landing_after_a_card_jumps_and_collects() -> None:
    corner = rolled(space({0: 7}), 2)
    assert played(corner, "2 forward").at[0] == 24
    assert crates(played(corner, "1 forward")) == [place for place in PLANETS if place != 10]


def test_r10_a_wormhole_leads_clockwise_after_a_move_back_too() -> None:
    assert played(rolled(space({0: 7}), 2), "3 back").at[0] == 17


def test_r11_the_card_is_gone_also_if_it_brought_nothing() -> None:
    s = played(rolled(space({0: 7}), 2), "2 forward")
    assert hand(s) == "1 1 1 2 3 4 5 6"
    assert s.held[0] == 8
    assert hand(s, 1) == "1 1 1 2 2 3 4 5 6"
    assert len(crates(s)) == 16


def test_r11_there_are_no_new_cards() -> None:
    s = played(rolled(space({0: 7}, hands={0: "6"}), 2), "6 back")
    assert (hand(s), s.held[0]) == ("", 0)


def test_r12_one_card_a_turn() -> None:
    s = played(rolled(space({0: 7}), 2), "2 forward")
    assert (s.turn, s.phase, s.turns) == (1, ROLLING, 1)


# End and score.


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_e1_the_sixteenth_crate_wins_at_once_by_the_die(seat: int) -> None:
    s = rolled(space({seat: 0}, crates={seat: [3]}, turn=seat, seats=3), 3)
    assert rules.actors(s) == 0
    assert result(s) == [16 if other == seat else 0 for other in range(3)]


def test_e1_fifteen_crates_are_not_enough() -> None:
    s = rolled(space({0: 0}, crates={0: [3, 5]}), 3)
    assert (rules.actors(s), result(s)) == (2, [15, 0])


@EVERY_NUMBER_OF_SEATS
def test_e2_after_300_turns_each_the_game_ends(seats: int) -> None:
    last = MOST_TURNS * seats - 1
    s = space({seats - 1: 0}, seats=seats, turn=seats - 1, turns=last - seats)
    assert rules.actors(rolled(s, 1)) == 1
    s.turns = last
    over = rolled(s, 1)
    assert (over.phase, over.turns) == (OVER, 300 * seats)
    assert result(over) == [0] * (seats - 1) + [1]


def test_e2_equal_crates_share_the_win() -> None:
    s = rolled(space({1: 0}, turn=1, turns=599, crates={0: PLANETS[1:]}), 1)
    assert result(s) == [1, 1]
    assert lines(GAME, s)[-1] == "Everybody has had 300 turns."


def test_e2_the_guard_waits_for_the_card_of_the_last_turn() -> None:
    s = rolled(space({1: 7}, turn=1, turns=599), 2)
    assert s.phase == CHOOSING
    assert played(s, "1 forward").phase == OVER


def test_e3_points_are_crates_collected() -> None:
    assert result(space(crates={0: [1, 3], 1: [5]})) == [14, 15]


def test_e4_a_player_without_cards_plays_on_with_the_die() -> None:
    s = rolled(space({0: 7}, hands={0: ""}), 2)
    assert s.turn == 1
    s = rolled(s, 1)
    assert (s.turn, legal(s)) == (0, ["roll"])


def test_e5_the_longest_game_has_two_moves_for_every_turn() -> None:
    assert [GAME.longest(seats, {}) for seats in (2, 3, 4)] == [1200, 1800, 2400]
    assert GAME.most_moves == 13


# Examples.


@BOTH_WAYS
def test_x1_counts_of_the_set_up(sides: str) -> None:
    s = dealt(4, sides=sides)
    faces = s.face.tolist()
    for k in range(4):
        assert (len(symbols(s, k)), side(s, k).count(PLANET)) == (4, 4)
        assert faces[9 * k] == CORNER
    assert (sum(face < PLANET for face in faces), faces.count(PLANET) + faces.count(CORNER)) == (16, 20)
    assert [len(crates(s, seat)) for seat in range(4)] == [16] * 4


def test_x1_the_reference_track_is_one_that_can_be_dealt() -> None:
    s = space()
    assert {rules.SYMBOLS, *fourfold(s)} == {6, 4, 5}
    assert [symbol(s, place) for place in (4, 17)] == ["wheel", "arrow"]
    assert all(len(set(symbols(s, k))) == 4 and fourfold(s) < set(symbols(s, k)) for k in range(4))


def test_x2_a_crate_with_the_die_ends_the_turn() -> None:
    s = rolled(space({0: 0}), 1)
    assert (s.at[0], 1 in crates(s), s.turn) == (1, False, 1)


@pytest.mark.parametrize(
    ("card", "end", "got"),
    [("1 back", 14, [14]), ("1 forward", 16, [16]), ("2 forward", 20, []), ("2 back", 33, [])],
)
def test_x3_after_a_jump_every_card_does_what_it_says(card: str, end: int, got: list[int]) -> None:
    s = rolled(space({0: 0}), 2)
    assert (s.at[0], s.phase) == (15, CHOOSING)
    s = played(s, card)
    assert s.at[0] == end
    assert set(PLANETS) - set(crates(s)) == set(got)


def test_x4_a_jump_past_35_and_0() -> None:
    assert rolled(space({0: 32}), 1).at[0] == 13


def test_x5_jumps_do_not_chain() -> None:
    assert rolled(space({0: 0}), 4).at[0] == 11
    assert rolled(space({0: 31}), 4).at[0] == 4


def test_x6_clockwise_although_the_move_went_back() -> None:
    s = rolled(space({0: 7}), 2)
    assert s.at[0] == 9
    assert played(s, "1 back").at[0] == 22
    taken = played(s, "2 back")
    assert (taken.at[0], 7 in crates(taken)) == (7, False)


def test_x7_a_planet_with_crates_of_others_only_allows_a_card() -> None:
    s = rolled(space({0: 1}, crates={0: [5, 7]}), 2)
    assert (s.at[0], 3 in crates(s, 1), s.phase, s.turn) == (3, True, CHOOSING, 0)


def test_x8_without_cards_the_turn_ends_on_a_corner() -> None:
    s = rolled(space({0: 7}, hands={0: ""}), 2)
    assert (s.at[0], s.turn, s.phase) == (9, 1, ROLLING)


def test_x9_over_the_start_of_the_numbering() -> None:
    s = rolled(space({0: 34}), 3)
    assert (s.at[0], 1 in crates(s)) == (1, False)


def test_x10_the_last_crate_with_a_card_wins_at_once() -> None:
    s = rolled(space({0: 24}, seats=3, crates={0: [28]}), 3)
    assert s.at[0] == 27
    s = played(s, "1 forward")
    assert (s.at[0], rules.actors(s), result(s)) == (28, 0, [16, 0, 0])


def test_x11_starts_of_two_and_of_four() -> None:
    assert dealt(2).at.tolist()[:2] == [0, 18]
    assert dealt(4).at.tolist() == [0, 9, 18, 27]


def test_x12_no_card_after_a_crate() -> None:
    s = rolled(space({0: 9}), 1)
    assert (s.at[0], 10 in crates(s), s.turn) == (10, False, 1)


# Taking back and words.


def test_a_card_may_be_taken_back_until_the_next_roll_and_a_roll_never() -> None:
    match = Match(GAME, 2, seed=bytes(32))
    while cast(State, match.state).phase != CHOOSING:
        match.play(match.actors[0], ROLL)
    (seat,) = match.actors
    assert match.refuse_undo(seat)
    match.play(seat, CARD)
    assert match.refuse_undo(seat) is None
    match.play(1 - seat, ROLL)
    assert match.refuse_undo(seat)


def test_roll_jump_crate_and_card_are_told() -> None:
    start = space({0: 0})
    assert lines(GAME, rolled(start, 2)) == [
        "Ann rolls a 2 and lands on wormhole 2 (drop).",
        "Ann jumps to wormhole 15 (drop).",
    ]
    assert lines(GAME, rolled(start, 1), viewer=0, language="de") == [
        "Du würfelst eine 1 und landest auf Planet 1.",
        "Du lädst eine Kiste, noch 15.",
    ]
    last = rolled(space({0: 24}, crates={0: [28]}), 3)
    assert lines(GAME, played(last, "1 forward")) == [
        "Ann plays the 1, goes forward and lands on planet 28.",
        "Ann loads the last crate.",
    ]


def test_the_winner_is_told() -> None:
    match = Match(GAME, 2, seed=bytes(32))
    while not match.over:
        (seat,) = match.actors
        match.play(seat, match.referee.moves(match.state, seat)[0])
    (winner,) = match.winners
    assert match.story(winner)[-1].in_("en", ("Ann", "Bela"), winner) == "You win with 16 crates."
    assert match.story(-1)[-1].in_("de", ("Ann", "Ann")) == "Ann gewinnt mit 16 Kisten."


def test_reasons_cite_the_rule() -> None:
    rolling, choosing = space(), rolled(space({0: 7}, hands={0: "1"}), 2)
    assert "(R8)" in words.reason(rolling, 0, CARD).in_()
    assert "(R2)" in words.reason(choosing, 0, ROLL).in_()
    assert words.reason(choosing, 0, CARD + 4).in_() == "You have no 3 any more (R11)."
