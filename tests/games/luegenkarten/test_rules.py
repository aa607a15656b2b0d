"""Lügenkarten, rule by rule. Names begin with the rule or example they are about."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from spieltisch.engine.driving.match import Match
from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.kernel.sets import split
from spieltisch.games.green_box.deck import CARDS, NUMBER, SYMBOL
from spieltisch.games.luegenkarten import GAME, rules, words
from spieltisch.games.luegenkarten.rules import (
    BID,
    BIDDING,
    CALLS,
    CAP,
    CHOOSE,
    CHOOSING,
    DEAL,
    LAST_MOVE,
    LIAR,
    MOST_CARDS,
    NO_BID,
    NOBODY,
    OVER,
    SHOWN,
    SUM,
    State,
)
from spieltisch.lab.perft import perft
from tests.games.luegenkarten.positions import NAMES, ROW, after, legal, number_of, of, row, start, table, view
from tests.games.moments import seen
from tests.games.telling import events, lines
from tests.suite.cases import Case, random_game

SEATS = st.integers(3, 10)
SEEDS = st.integers(0, 10_000)
OPTIONS = st.fixed_dictionaries(
    {"joker_choice": st.sampled_from(["off", "on"]), "cubes": st.sampled_from(["five", "hand"])}
)


def moments(seats: int, seed: int, **options: Any) -> list[State]:
    """The positions of a random game; cubes as many as cards are for large rounds."""
    if seats < 8:
        options["cubes"] = "five"
    return [step.s.copy() for step in random_game(Case(GAME, seats, options), seed)]


def hand(s: State, seat: int) -> set[int]:
    cards = rules.hand_of(s, seat)
    return {card for card in range(CARDS) if cards >> card & 1}


def story(before: State, *names: str, viewer: int = -1, language: str = "en") -> list[str]:
    """What is read of the last of some moves."""
    return lines(GAME, after(before, *names), viewer, language)


# Set-up.


def test_s1_the_row_has_every_symbol_once_in_random_order() -> None:
    rows = {row(start(number=number)) for number in range(30)}
    assert len(rows) > 20
    assert all(sorted(r.split()) == sorted(NAMES) for r in rows)


def test_s1_the_row_stays_for_the_whole_game() -> None:
    assert len({row(s) for s in moments(4, 1)}) == 1


@pytest.mark.parametrize("seats", range(3, 11))
def test_s2_everybody_gets_five_cubes(seats: int) -> None:
    assert of(start(seats).cubes, start(seats)) == [5] * seats


@pytest.mark.parametrize(("seats", "cubes"), [(8, 4), (9, 4), (10, 3)])
def test_s2_option_cubes_hand_gives_as_many_as_the_cap(seats: int, cubes: int) -> None:
    s = start(seats, cubes="hand")
    assert of(s.cubes, s) == of(s.cards, s) == [cubes] * seats


def test_s3_every_seat_may_be_drawn_to_open() -> None:
    assert {start(5, number).turn for number in range(60)} == set(range(5))


def test_s4_the_first_round_is_dealt_and_ready_for_the_first_bid() -> None:
    s = start(3)
    assert (of(s.cards, s), s.dealt, s.phase, s.bid) == ([5, 5, 5], 15, BIDDING, NO_BID)


# The round.


@pytest.mark.parametrize(("players", "cap"), [(2, 5), (7, 5), (8, 4), (9, 4), (10, 3)])
def test_r1_the_cap_by_players_still_in(players: int, cap: int) -> None:
    assert CAP[players] == cap == min(5, 39 // players)


def test_r1_no_deal_uses_more_cards_than_declared() -> None:
    assert max(players * CAP[players] for players in range(2, 11)) == MOST_CARDS < 40


@given(SEATS, SEEDS, OPTIONS)
@settings(max_examples=40, deadline=None)
def test_r1_every_hand_has_as_many_different_cards_as_cubes_up_to_the_cap(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    for s in moments(seats, seed, **options):
        hands = [hand(s, seat) for seat in range(seats)]
        assert [len(h) for h in hands] == of(s.cards, s)
        assert len(set().union(*hands)) == s.dealt
        if s.phase != SHOWN:
            cap = CAP[sum(cubes > 0 for cubes in of(s.cubes, s))]
            assert of(s.cards, s) == [min(cubes, cap) for cubes in of(s.cubes, s)]


def test_r1_any_card_may_come_to_any_seat() -> None:
    for seat in range(3):
        assert set().union(*(hand(start(3, number), seat) for number in range(150))) == set(range(CARDS))


def test_r1_every_card_is_dealt_equally_often() -> None:
    times = [0] * CARDS
    for number in range(1000):
        for seat in range(3):
            for card in hand(start(3, number), seat):
                times[card] += 1
    # Each is a binomial number with mean 278 and standard deviation 14.
    assert all(205 < n < 350 for n in times)


@pytest.mark.parametrize(("hands", "sums"), [(["2 drop", "drop", "drop"], False), (["drop", "drop", "drop"], True)])
def test_r2_fewer_than_four_cards_make_a_sum_round(hands: list[str], sums: bool) -> None:
    s = table(hands)
    assert rules.sum_round(s) == sums
    assert all(name.startswith("sum ") == sums for name in legal(s))


# Bidding.


def test_r3_bidding_goes_clockwise_and_skips_players_who_are_out() -> None:
    s = table(["2 drop", "", "2 arrow", "", "2 wheel"], turn=2)
    then = after(s, "1 drop")
    assert then.turn == 4
    assert after(then, "2 drop").turn == 0
    assert after(then, "2 drop", "3 drop").turn == 2


def test_r4_the_number_is_at_most_the_cards_dealt() -> None:
    s = table(["2 drop", "2 arrow", "2 wheel"])
    assert "6 bricks" in legal(s)
    assert "7 hammer" not in legal(s)


def test_r4_a_bid_is_kept_with_its_bidder() -> None:
    s = after(table(["2 drop", "2 arrow", "2 wheel"], turn=1), "3 arrow")
    assert (s.bid, s.bidder, s.said[1]) == (2 * 6 + 3, 1, 2 * 6 + 3)


def test_r17_a_player_without_cubes_is_out_and_gets_no_cards() -> None:
    s = after(table(["2 drop", "wheel", "3 arrow"], bid=(4, "bricks"), turn=2), "liar", "deal")
    assert (of(s.cubes, s), of(s.cards, s)) == ([2, 0, 3], [2, 0, 3])


def test_r5_the_opener_may_bid_anything_and_not_call() -> None:
    s = table(["2 drop", "2 arrow", "2 wheel"])
    assert sorted(legal(s)) == sorted(f"{n} {symbol}" for n in range(1, 7) for symbol in NAMES)


def test_r6_later_players_bid_higher_or_call() -> None:
    s = table(["2 drop", "2 arrow", "2 wheel"], bid=(6, "arrow"), turn=1)
    assert legal(s) == ["liar", "6 circles", "6 bricks"]


def test_r6_only_the_player_on_turn_may_act() -> None:
    s = table(["2 drop", "2 arrow", "2 wheel"], bid=(3, "arrow"), turn=1)
    assert rules.actors(s) == 0b010


def higher(n: int, p: int, than_n: int, than_p: int) -> bool:
    """R7 as the rule says it at length."""
    later_position = p > than_p and n >= than_n
    same_or_earlier_position = p <= than_p and n > than_n
    return later_position or same_or_earlier_position


@given(SEATS, SEEDS, OPTIONS)
@settings(max_examples=25, deadline=None)
def test_r7_exactly_the_higher_bids_are_legal(seats: int, seed: int, options: dict[str, str]) -> None:
    for s in moments(seats, seed, **options):
        if s.phase != BIDDING or s.bid == NO_BID or rules.sum_round(s):
            continue
        than_n, than_p = s.bid // 6 + 1, s.bid % 6
        expected = ["liar"] + [
            f"{n} {NAMES[s.row[p]]}" for n in range(1, s.dealt + 1) for p in range(6) if higher(n, p, than_n, than_p)
        ]
        assert legal(s) == expected


@given(SEATS, SEEDS, OPTIONS)
@settings(max_examples=25, deadline=None)
def test_r7_and_r14_bids_of_a_round_always_rise(seats: int, seed: int, options: dict[str, str]) -> None:
    for before, then in pairwise(moments(seats, seed, **options)):
        if then.phase == BIDDING and before.phase == BIDDING:
            assert then.bid > before.bid


@given(SEATS, SEEDS)
@settings(max_examples=25, deadline=None)
def test_r7_the_number_of_moves_is_six_n_less_the_bids_passed(seats: int, seed: int) -> None:
    for s in moments(seats, seed):
        if s.phase == BIDDING:
            assert len(legal(s)) == 6 * s.dealt - (0 if s.bid == NO_BID else s.bid)


def test_r8_after_the_highest_bid_the_next_player_must_call() -> None:
    s = table(["2 drop", "2 arrow", "2 wheel"], bid=(6, "bricks"), turn=1)
    assert legal(s) == ["liar"]
    assert "(R8)" in words.reason(view(s, 1), 1, number_of(s, "6 circles")).in_()


# The call.


def test_r9_cards_of_the_symbol_and_jokers_are_counted() -> None:
    s = table(["arrow, hammer", "2 arrow, wheel", "hammer, drop"], bid=(5, "arrow"))
    assert rules.counted(s, 3) == 5


def test_r9_a_call_shows_all_hands_to_everybody() -> None:
    s = table(["2 drop", "2 arrow", "2 wheel"], bid=(3, "arrow"))
    then = after(s, "liar")
    for viewer in range(-1, 3):
        assert [hand(view(then, viewer), seat) for seat in range(3)] == [hand(s, seat) for seat in range(3)]


def test_r10a_an_opening_bid_on_the_start_tile_switches_the_jokers_off() -> None:
    s = table(["2 drop, hammer", "2 hammer", "wheel"])
    assert rules.counted(after(s, "1 drop", "2 drop"), 1) == 5
    assert rules.counted(after(s, "1 hammer", "2 drop"), 1) == 2


def test_r10a_a_later_bid_on_the_start_tile_changes_nothing() -> None:
    s = after(table(["2 drop, hammer", "2 hammer", "wheel"]), "1 drop", "2 hammer", "3 hammer", "4 hammer")
    assert rules.counted(s, 1) == 5


def test_r10a_jokers_are_back_in_the_next_round() -> None:
    s = after(table(["2 drop", "2 arrow", "2 wheel"]), "1 hammer", "liar", "deal")
    assert s.opened_on_start == 0


def test_r10a_does_not_exist_in_a_sum_round() -> None:
    assert after(table(["drop", "drop", "drop"]), "sum 1").opened_on_start == 0


def test_r10b_without_a_card_of_the_symbol_jokers_count_nothing() -> None:
    assert rules.counted(table(["2 hammer", "2 hammer", "drop"], bid=(3, "arrow")), 3) == 0


def test_r10c_on_the_start_tile_itself_its_cards_count_once() -> None:
    assert rules.counted(table(["2 hammer", "2 hammer", "drop"], bid=(3, "hammer")), 0) == 4


@given(st.lists(st.integers(0, CARDS - 1), min_size=4, max_size=15, unique=True), st.integers(0, 5), st.booleans())
def test_r10_the_count_is_what_the_rule_says_for_any_cards(cards: list[int], position: int, off: bool) -> None:
    s = table(["", "", ""])
    for seat in range(3):
        split(s.hand[seat], sum(1 << card for card in cards[seat::3]))
    s.opened_on_start = int(off)
    own = sum(SYMBOL[card] == s.row[position] for card in cards)
    wild = sum(SYMBOL[card] == s.row[0] for card in cards)
    active = not off and own > 0 and position != 0
    assert rules.counted(s, position) == own + (wild if active else 0)


@pytest.mark.parametrize(("n", "loser"), [(1, "caller"), (3, "caller"), (4, "bidder"), (6, "bidder")])
def test_r11_the_caller_loses_when_the_bid_holds_else_the_bidder(n: int, loser: str) -> None:
    s = after(table(["arrow, drop", "2 arrow", "2 wheel"], bid=(n, "arrow"), turn=1), "liar")
    assert [event.numbers[:2] for event in events(s) if event.kind is CALLS] == [(1, 0)]
    assert s.loser == (1 if loser == "caller" else 0)


def test_r12_the_loser_gives_up_one_cube() -> None:
    s = after(table(["arrow, drop", "2 arrow", "2 wheel"], bid=(4, "arrow"), turn=1, cubes=[3, 5, 2]), "liar")
    assert (of(s.cubes, s), s.box) == ([2, 5, 2], 1)


# The sum round.


def test_r13_bids_go_from_one_to_six_times_the_cards() -> None:
    assert legal(table(["drop", "drop", "drop"])) == [f"sum {n}" for n in range(1, 19)]
    assert legal(table(["drop", "drop", ""])) == [f"sum {n}" for n in range(1, 13)]


@given(st.lists(st.integers(0, CARDS - 1), min_size=2, max_size=3, unique=True))
def test_r13_the_sum_is_that_of_all_numbers(cards: list[int]) -> None:
    s = table(["", "", ""])
    for seat, card in enumerate(cards):
        split(s.hand[seat], 1 << card)
    assert rules.total(rules.all_hands(s)) == sum(NUMBER[card] for card in cards)


def test_r13_symbols_and_jokers_do_not_matter() -> None:
    hammers, others = ["hammer 6", "hammer 2", "hammer 3"], ["drop 6", "wheel 2", "arrow 3"]
    for n in (11, 12):
        losers = {after(table(hands, bid=n), "liar").loser for hands in (hammers, others)}
        assert losers == {0 if n == 11 else 2}


def test_r14_later_players_bid_more_or_call() -> None:
    s = table(["drop", "drop", "drop"], bid=15)
    assert legal(s) == ["liar", "sum 16", "sum 17", "sum 18"]
    assert "liar" not in legal(table(["drop", "drop", "drop"]))


def test_r15_after_six_times_the_cards_the_next_player_must_call() -> None:
    s = table(["drop", "drop", "drop"], bid=18, turn=2)
    assert legal(s) == ["liar"]
    assert "(R15)" in words.reason(view(s, 2), 2, number_of(s, "sum 3")).in_()


@pytest.mark.parametrize(("n", "loser"), [(10, 1), (11, 1), (12, 0)])
def test_r16_a_sum_that_reaches_the_bid_costs_the_caller_a_cube_else_the_bidder(n: int, loser: int) -> None:
    s = after(table(["drop 6", "drop 2", "drop 3"], bid=n, turn=1), "liar")
    assert s.loser == loser
    assert of(s.cubes, s) == [0 if seat == loser else 1 for seat in range(3)]


# The next round.


def test_r18_the_loser_opens_the_next_round() -> None:
    s = table(["2 drop", "2 wheel", "2 arrow"], bid=(3, "bricks"), turn=2)
    assert after(s, "liar").turn == 1
    assert after(s, "liar", "deal").turn == 1


def test_r18_for_a_loser_who_is_out_the_next_to_the_left_still_in_opens() -> None:
    s = table(["2 drop", "", "wheel", "", "2 arrow"], bid=(3, "bricks"), turn=4)
    assert after(s, "liar").turn == 4
    s = table(["2 drop", "", "2 arrow", "wheel", ""], bid=(1, "drop"), turn=3)
    assert after(s, "liar").turn == 0


def test_r19_the_next_opener_can_only_deal_and_hands_stay_open_until_then() -> None:
    s = after(table(["2 drop", "2 wheel", "2 arrow"], bid=(3, "bricks"), turn=2), "liar")
    assert (legal(s), s.phase) == (["deal"], SHOWN)
    assert hand(view(s, 0), 2)
    then = after(s, "deal")
    assert hand(view(then, 0), 2) == set()
    assert (then.phase, then.bid, then.bidder, then.loser) == (BIDDING, NO_BID, NOBODY, NOBODY)
    assert of(then.said, then) == [NO_BID] * 3


# End.


def test_e1_the_game_ends_right_after_the_call_that_leaves_one_player() -> None:
    s = after(table(["2 drop", "", "wheel"], bid=18, turn=0), "liar")
    assert (s.phase, s.turn, rules.actors(s)) == (OVER, NOBODY, 0)


def test_e1_with_two_players_left_it_goes_on() -> None:
    assert after(table(["drop", "arrow", "wheel"], bid=18), "liar").phase == SHOWN


def test_e2_points_are_cubes_left() -> None:
    out = [9] * 4
    rules.points(table(["2 drop", "", "wheel", "arrow"], cubes=[5, 0, 2, 1]), out)
    assert out == [5, 0, 2, 1]


@given(SEATS, SEEDS, OPTIONS)
@settings(max_examples=25, deadline=None)
def test_e3_each_call_costs_exactly_one_cube_and_there_is_one_winner(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    last = moments(seats, seed, **options)
    for before, then in pairwise(last):
        called = then.phase == SHOWN and before.phase == BIDDING
        assert sum(before.cubes.tolist()) - sum(then.cubes.tolist()) == int(called)
    end = after(last[-1], "liar")
    assert sum(cubes > 0 for cubes in of(end.cubes, end)) == 1


@pytest.mark.parametrize(
    ("seats", "options", "bound"),
    [
        (3, {}, 14 * (90 + 2)),
        (10, {}, 49 * (216 + 2)),
        (10, {"joker_choice": "on"}, 49 * (216 + 3)),
        (10, {"cubes": "hand"}, 29 * (180 + 2)),
    ],
)
def test_e4_the_bound(seats: int, options: dict[str, str], bound: int) -> None:
    assert GAME.longest(seats, GAME.chosen(options)) == bound < 10_800


@pytest.mark.parametrize(("seats", "choice"), [(3, "off"), (10, "on")])
def test_e4_even_the_slowest_game_stays_within_the_bound(seats: int, choice: str) -> None:
    s = start(seats, joker_choice=choice)
    n, calls, out = 0, 0, [0] * GAME.most_moves
    while rules.actors(s):
        found = rules.moves(s, s.turn, out)
        move = out[1] if found > 1 and out[0] == LIAR else out[0]
        calls += move == LIAR
        rules.play(s, s.turn, move)
        n += 1
    assert calls == 5 * seats - 1
    assert n <= GAME.longest(seats, GAME.chosen({"joker_choice": choice}))


# Secrets.


def test_secrets_a_hand_is_seen_by_its_owner_only_until_the_call() -> None:
    s = table(["2 drop", "2 arrow", "2 wheel"], bid=(3, "arrow"))
    for viewer in range(-1, 3):
        assert [bool(hand(view(s, viewer), seat)) for seat in range(3)] == [seat == viewer for seat in range(3)]


def test_secrets_numbers_of_cards_cubes_bids_and_row_are_open() -> None:
    s = after(table(["2 drop", "2 arrow", "3 wheel"]), "1 hammer", "2 drop")
    for viewer in range(-1, 3):
        seen = view(s, viewer)
        for field in ("row", "cubes", "cards", "said"):
            assert getattr(seen, field).tolist() == getattr(s, field).tolist()
        assert (seen.dealt, seen.bid, seen.bidder, seen.opened_on_start) == (7, s.bid, s.bidder, 1)


@given(SEATS, SEEDS, st.integers(0, 9), st.integers(0, 40))
@settings(max_examples=60, deadline=None)
def test_secrets_a_guess_keeps_the_own_hand_and_fills_the_others_with_cards_not_seen(
    seats: int, seed: int, seat: int, moment: int
) -> None:
    game = moments(seats, seed)
    s = game[moment % len(game)]
    seat %= seats
    guessed = view(s, seat)
    sow(guessed.rng, seed, moment)
    rules.guess(guessed, seat)
    hands = [hand(guessed, other) for other in range(seats)]
    assert hands[seat] == hand(s, seat)
    assert [len(h) for h in hands] == of(s.cards, s)
    assert len(set().union(*hands)) == s.dealt


def test_secrets_guesses_differ() -> None:
    s = view(start(3), 0)
    found = set()
    for number in range(20):
        guessed = s.copy()
        sow(guessed.rng, 5, number)
        rules.guess(guessed, 0)
        found.add(rules.hand_of(guessed, 1))
    assert len(found) > 15


# Examples.


@pytest.mark.parametrize(
    ("hands", "count", "loser"),
    [(["2 hammer", "2 hammer", "drop"], 0, "bidder"), (["arrow, drop", "hammer, wheel", "hammer"], 3, "caller")],
)
def test_x1_three_arrows_need_an_arrow(hands: list[str], count: int, loser: str) -> None:
    s = table(hands, bid=(3, "arrow"), turn=1)
    assert rules.counted(s, 3) == count
    then = after(s, "liar")
    assert then.loser == (1 if loser == "caller" else 0)
    assert then.cubes[then.loser] == s.cubes[then.loser] - 1


def test_x2_the_loser_of_round_one_gets_four_cards_and_opens() -> None:
    s = start(3)
    assert s.dealt == 15
    s = after(s, f"15 {NAMES[s.row[5]]}", "liar")
    loser = s.loser
    s = after(s, "deal")
    assert (s.cubes[loser], s.cards[loser], s.dealt, s.turn) == (4, 4, 14, loser)


def test_x3_seventy_six_moves_after_three_wheels() -> None:
    s = table(["5 drop", "5 arrow", "5 bricks"], bid=(3, "wheel"))
    found = legal(s)
    assert found[:4] == ["liar", "3 arrow", "3 circles", "3 bricks"]
    assert set(found[4:]) == {f"{n} {symbol}" for n in range(4, 16) for symbol in NAMES}
    assert len(found) == 76
    assert not {"3 drop", "3 wheel", "2 bricks"} & set(found)


def test_x4_ninety_openings_and_no_call() -> None:
    found = legal(table(["5 drop", "5 arrow", "5 bricks"]))
    assert len(found) == 90
    assert "liar" not in found


def test_x5_opened_on_hammer_the_jokers_are_off() -> None:
    s = table(["2 drop", "3 hammer", "2 circles"])
    then = after(s, "2 hammer", "3 drop")
    assert rules.counted(then, 1) == 2
    assert after(then, "liar").loser == 1


def test_x6_a_later_bid_on_hammer_leaves_the_jokers_active() -> None:
    s = table(["drop, wheel", "drop, hammer", "hammer, arrow"])
    then = after(s, "1 drop", "2 drop", "3 drop", "4 hammer", "4 drop")
    assert rules.counted(then, 1) == 4
    assert (then.turn, after(then, "liar").loser) == (2, 2)


def test_x7_three_hammers_hold_as_themselves() -> None:
    s = table(["2 drop", "2 hammer", "hammer, arrow"], bid=(3, "hammer"), turn=1)
    assert rules.counted(s, 0) == 3
    assert after(s, "liar").loser == 1


def test_x8_ten_players_and_the_cap() -> None:
    s = start(10)
    assert (of(s.cards, s), s.dealt) == ([3] * 10, 30)
    s.cubes[4] = 2
    rules.deal_hands(s)
    assert (s.cards[4], s.dealt) == (2, 29)
    s.cubes[4] = 0
    rules.deal_hands(s)
    assert (of(s.cards, s), s.dealt) == ([4] * 4 + [0] + [4] * 5, 36)


def test_x9_a_sum_round_with_three_cards() -> None:
    s = after(table(["drop 6", "wheel 2", "arrow 3"]), "sum 8", "sum 10", "sum 11", "liar")
    assert rules.total(rules.all_hands(s)) == 11
    assert (s.loser, of(s.cubes, s), s.turn) == (0, [0, 1, 1], 1)
    then = after(s, "deal")
    assert then.dealt == 2
    assert legal(then) == [f"sum {n}" for n in range(1, 13)]


def test_x10_four_cards_are_still_a_symbol_round() -> None:
    found = legal(table(["2 drop", "arrow", "wheel"]))
    assert (len(found), found[-1]) == (24, "4 bricks")


def test_x11_the_opener_chooses_the_joker() -> None:
    s = table(["2 drop", "arrow, wheel", "2 arrow"], phase=CHOOSING, joker_choice="on")
    assert legal(s) == [f"joker {symbol}" for symbol in ROW.split()]
    then = after(s, "joker arrow")
    assert row(then) == "arrow hammer drop wheel circles bricks"
    assert (then.turn, then.phase) == (0, BIDDING)
    assert rules.counted(after(then, "1 drop"), 2) == 5
    assert rules.counted(after(then, "1 arrow", "2 drop"), 2) == 2


def test_x12_the_last_call_leaves_a_winner_and_nobody_deals() -> None:
    s = after(table(["drop 6", "", "wheel 2"], bid=9, turn=2), "liar")
    out = [0] * 3
    rules.points(s, out)
    assert (out, s.phase, rules.actors(s)) == ([0, 0, 1], OVER, 0)


# The option `joker_choice`.


@pytest.mark.parametrize("symbol", ROW.split())
def test_d5_any_tile_moves_to_the_front_and_the_others_keep_their_order(symbol: str) -> None:
    s = table(["2 drop", "2 wheel", "2 arrow"], phase=CHOOSING, joker_choice="on")
    others = [name for name in row(s).split() if name != symbol]
    assert row(after(s, f"joker {symbol}")).split() == [symbol, *others]


def test_d5_the_row_stays_until_the_next_choice_and_every_symbol_round_begins_with_one() -> None:
    s = after(table(["2 drop", "2 wheel", "2 arrow"], phase=CHOOSING, joker_choice="on"), "joker arrow")
    then = after(s, "1 drop", "liar", "deal")
    assert (row(then), then.phase, then.dealt) == (row(s), CHOOSING, 5)


def test_d5_a_sum_round_has_no_choice() -> None:
    s = after(table(["2 drop", "wheel", "arrow"], bid=(4, "bricks"), turn=1, joker_choice="on"), "liar", "deal")
    assert (s.dealt, s.phase) == (3, BIDDING)


def test_d5_without_the_option_nobody_chooses() -> None:
    assert all(s.phase != CHOOSING for s in moments(5, 2))


# Words.


def test_labels_name_number_and_symbol() -> None:
    s = table(["2 drop", "2 wheel", "2 arrow"])
    names = {name: words.label(s, 0, number_of(s, name)) for name in ("3 arrow", "liar", "deal", "joker arrow")}
    assert [label.in_() for label in names.values()] == [
        "bid 3 × arrow",
        "call liar",
        "deal new cards",
        "make arrow the joker",
    ]
    assert [label.in_("de") for label in names.values()] == [
        "3 × Pfeil bieten",
        "Lügner rufen",
        "neue Karten geben",
        "Pfeil zum Joker machen",
    ]
    sums = table(["drop", "wheel", "arrow"])
    assert words.label(sums, 0, SUM + 8).in_() == "bid a sum of 8"
    assert words.label(sums, 0, SUM + 8).in_("de") == "Summe 8 bieten"


@pytest.mark.parametrize(
    ("s", "said"),
    [
        (table(["2 drop", "2 wheel", "arrow"]), "all 5 cards"),
        (table(["2 drop", "2 wheel", "arrow"], bid=(2, "drop")), "higher than 2 × drop"),
        (table(["2 drop", "2 wheel", "arrow"], bid=(5, "bricks")), "Nothing is higher"),
        (table(["drop", "wheel", "arrow"]), "sum"),
        (table(["2 drop", "2 wheel", "arrow"], phase=CHOOSING), "joker"),
        (table(["2 drop", "2 wheel", "arrow"], phase=SHOWN), "Deal"),
    ],
)
def test_prompts_say_what_to_do(s: State, said: str) -> None:
    assert said in words.prompt(view(s, 0), 0).in_()


def test_a_call_is_told_with_every_hand_and_both_counts() -> None:
    s = table(["arrow 6, drop 1", "hammer 2, wheel 3", "hammer 1"], bid=(3, "arrow"), turn=1)
    assert story(s, "liar") == [
        "Bela calls liar: Ann bid 3 × arrow.",
        "Ann shows drop 1 and arrow 6.",
        "Bela shows hammer 2 and wheel 3.",
        "Cleo shows hammer 1.",
        "On the table: 1 × arrow and 2 × hammer (joker). Jokers count: 3 in all, 1 without them.",
        "The bid holds: Bela gives up a cube and has 1 left.",
    ]
    assert story(s, "liar", viewer=0)[:2] == ["Bela calls liar: you bid 3 × arrow.", "You show drop 1 and arrow 6."]
    assert story(s, "liar", viewer=1, language="de")[-1] == "Das Gebot hält: Du gibst einen Würfel ab und hast noch 1."


@pytest.mark.parametrize(
    ("hands", "names", "why"),
    [
        (["2 drop", "3 hammer", "arrow"], ["2 hammer", "3 drop"], "Opened on the start tile, jokers do not count: 2"),
        (["2 drop", "3 hammer", "drop"], ["1 drop", "3 arrow"], "There are no arrows at all, so jokers do not count"),
        (["2 drop", "3 hammer", "drop"], ["1 drop", "3 hammer"], "3 × hammer. This symbol is the joker itself"),
    ],
)
def test_why_jokers_do_not_count_is_told(hands: list[str], names: list[str], why: str) -> None:
    assert any(why in line for line in story(table(hands), *names, "liar"))


def test_who_is_out_is_told() -> None:
    s = table(["drop 6", "", "wheel 2"], bid=9, turn=2)
    assert story(s, "liar")[-2:] == [
        "The numbers on all cards add up to 8.",
        "The bid is false: Ann gives up the last cube and is out.",
    ]
    assert story(s, "liar", viewer=0)[-1] == "The bid is false: you give up your last cube and are out."


def test_bids_deals_and_choices_are_told() -> None:
    s = table(["2 drop", "wheel", "arrow"], phase=CHOOSING, joker_choice="on")
    assert story(s, "joker hammer") == ["Ann keeps hammer as the joker."]
    assert story(s, "joker drop") == [
        "Ann makes drop the joker.",
        "The row: drop, hammer, wheel, arrow, circles, bricks.",
    ]
    assert story(s, "joker drop", "1 drop")[1] == "Opened on the start tile: drop is no joker this round."
    assert story(s, "joker drop", "2 wheel", "3 wheel") == ["Bela bids 3 × wheel."]
    assert story(s, "joker drop", "4 bricks", "liar", "deal") == [
        "Ann shuffles and deals.",
        "3 cards are dealt.",
        "Fewer than four cards: bids are on the sum of all numbers.",
    ]


def test_the_winner_is_told() -> None:
    match = Match(GAME, 3, seed=1)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.referee.moves(match.state, seat)[0])
    (winner,) = match.winners
    left = match.points[winner]
    told = match.story(winner)[-1]
    assert told.in_("en", ("Ann",) * 3, winner) == f"Only you still have cubes and win: {left} left."
    assert told.in_("de", ("Ann",) * 3) == f"Nur Ann hat noch Würfel und gewinnt: {left} übrig."


SYMBOLS_OPEN = table(["2 drop", "2 wheel", "2 arrow"])
SYMBOLS_LATER = table(["2 drop", "2 wheel", "2 arrow"], bid=(3, "wheel"))
SUMS_OPEN = table(["drop", "wheel", "arrow"], joker_choice="on")
SUMS_LATER = table(["drop", "wheel", ""], bid=8)


@pytest.mark.parametrize(
    ("s", "move", "cited"),
    [
        (SYMBOLS_OPEN, LIAR, "(R5)"),
        (SYMBOLS_OPEN, DEAL, "(R19)"),
        (SYMBOLS_OPEN, CHOOSE + 2, "(S1)"),
        (SYMBOLS_OPEN, SUM + 3, "(R2)"),
        (SYMBOLS_OPEN, BID + 6 * 6, "(R4)"),
        (SYMBOLS_LATER, BID + 6 * 2 + 1, "(R7)"),
        (SYMBOLS_LATER, BID + 6 * 2 + 2, "(R7)"),
        (SUMS_OPEN, LIAR, "(R14)"),
        (SUMS_OPEN, BID + 3, "(R13)"),
        (SUMS_OPEN, CHOOSE, "(R13)"),
        (SUMS_LATER, SUM + 8, "(R14)"),
        (SUMS_LATER, SUM + 13, "(R13)"),
        (table(["2 drop", "2 wheel", "2 arrow"], phase=SHOWN), LIAR, "(R19)"),
        (table(["2 drop", "2 wheel", "2 arrow"], phase=CHOOSING, joker_choice="on"), BID, "option"),
        (table(["2 drop", "2 wheel", "2 arrow"], joker_choice="on"), CHOOSE, "option"),
    ],
)
def test_reasons_cite_the_rule(s: State, move: int, cited: str) -> None:
    assert cited in words.reason(view(s, 0), 0, move).in_()
    assert cited.replace("option", "Option") in words.reason(view(s, 0), 0, move).in_("de")


@given(SEATS, SEEDS, OPTIONS)
@settings(max_examples=5, deadline=None)
def test_every_illegal_move_has_a_reason(seats: int, seed: int, options: dict[str, str]) -> None:
    for s in moments(seats, seed, **options)[::9]:
        out = [0] * GAME.most_moves
        possible = set(out[: rules.moves(s, s.turn, out)])
        for move in set(range(LAST_MOVE + 1)) - possible:
            assert words.reason(view(s, s.turn), s.turn, move).in_("de")


def test_perft_counts_openings_and_answers() -> None:
    # 90 openings; after the bid of rank r there are 89 - r higher bids and a call.
    first, second = 90, sum(90 - r for r in range(90))
    assert perft(GAME, 2, seats=3) == [first, second]


# Moments.


def test_all_hands_are_seen_after_a_call_before_anybody_deals() -> None:
    _, moment, _ = next(seen(GAME, 3))
    assert moment.phase == SHOWN
    assert all(hand(view(moment, -1), seat) for seat in range(3))
