"""Goldmine, rule by rule. Names begin with the rule or example they are about."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import comb, sqrt
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from spieltisch.engine.driving.match import Match
from spieltisch.engine.kernel.rng import sow, uniform
from spieltisch.engine.kernel.sets import members
from spieltisch.engine.kernel.telling import Told
from spieltisch.games.goldmine import GAME, rules, words
from spieltisch.games.goldmine.rules import (
    BURIED,
    CAVES,
    LEAVE,
    LEAVE_NOW,
    NO_CARD,
    PICK_UP,
    STAY,
    State,
)
from spieltisch.games.green_box.deck import ARROW, CARDS, NUMBER, SYMBOL
from spieltisch.games.green_box.pieces import SYMBOLS
from tests.games.goldmine.ledger import Ledger
from tests.games.goldmine.positions import (
    bank,
    cave,
    choose,
    hand,
    lost,
    lying,
    players,
    row,
    start,
    turned_since,
    view,
)
from tests.games.telling import events, is_secret, lines, listening

# The row of the source's example, and a row of twelve with every symbol twice.
ROW = ("arrow 5", "bricks 2", "arrow 2", "drop 1", "drop 3")
TWELVE = tuple(f"{symbol} {number}" for number in (1, 2) for symbol in SYMBOLS)

# How often, in percent, a cave nobody leaves collapses with the third card, the fourth, … the thirteenth.
COLLAPSES = (2.0, 5.4, 9.5, 13.4, 16.3, 17.0, 15.2, 11.3, 6.6, 2.8, 0.6)


def points(s: State) -> list[int]:
    out = [0] * s.seats
    rules.points(s, out)
    return out


def legal(s: State, seat: int) -> list[int]:
    out = [-1] * 2
    return out[: rules.moves(s, seat, out)]


def told(s: State, kind: Told) -> tuple[int, ...]:
    """The numbers of the one event of a kind that the last choice told; none if there was none."""
    found = [event.numbers for event in events(s) if event.kind is kind]
    assert len(found) <= 1
    return found[0] if found else ()


def left(s: State) -> str:
    """Who left with the last choice."""
    return "".join(players(who) for who in told(s, LEAVE_NOW))


# Whole games.

GAMES = {
    "number": st.integers(0, 10**6),
    "n": st.integers(2, 8),
    "reshuffle": st.sampled_from(["yes", "no"]),
    "sharing": st.sampled_from(["pool", "card"]),
    "patience": st.integers(1, 12),
}
every_game = settings(derandomize=True, deadline=None, max_examples=60)


def steps(number: int, n: int, patience: int, **options: Any) -> list[State]:
    """The positions of a random game right after each reveal with what it told; patient players rarely leave."""
    s = start(n, number, **options)
    luck = [0] * 4
    sow(luck, number, 1)
    found = [s]
    while rules.actors(s):
        s = listening(s)
        for seat in members(rules.actors(s)):
            rules.play(s, seat, STAY if uniform(luck, patience + 1) < patience else LEAVE)
        found.append(s)
    return found


# Set-up.


def test_s1_every_card_can_come_first_and_each_equally_often() -> None:
    first = Counter(start(2, seed).row[0] for seed in range(5400))
    assert len(first) == CARDS
    assert all(abs(often - 100) < 5 * sqrt(100) for often in first.values())


def test_s2_nobody_has_gold_banked() -> None:
    assert bank(start(8)) == [0] * 8


def test_s3_cave_1_starts_with_its_first_card_turned() -> None:
    s = start(5)
    assert (s.cave, s.shown, len(words.pile(s))) == (1, 1, 53)
    assert players(s.inside) == "ABCDE"
    assert sum(hand(s)) + sum(lying(s)) == NUMBER[s.row[0]]


def test_s4_nothing_depends_on_the_order_of_choosing() -> None:
    forwards, backwards = cave(*ROW), cave(*ROW)
    for order, s in ((range(3), forwards), (range(2, -1, -1), backwards)):
        for seat in order:
            rules.play(s, seat, STAY if seat == 1 else LEAVE)
    assert forwards == backwards


# Play.


def test_r1_and_e1_the_game_has_four_caves() -> None:
    s = start(2)
    for number in range(1, 5):
        assert s.cave == number
        assert rules.actors(s)
        s = choose(s, leave="AB")
    assert s.cave == 4
    assert rules.actors(s) == 0


def test_r2_a_new_cave_is_empty_and_everybody_is_inside_with_nothing_in_hand() -> None:
    s = choose(cave(*ROW, inside="AB", seats=4), leave="AB")
    assert players(s.inside) == "ABCD"
    assert (s.shown, sum(hand(s)) + sum(lying(s))) == (1, NUMBER[s.row[0]])
    assert s.row.tolist()[1:] == [NO_CARD] * 12
    assert s.seen == 1 << 2 * SYMBOL[s.row[0]]


def test_r2_with_reshuffle_all_cards_come_back() -> None:
    s = choose(cave(*ROW), leave="ABC")
    assert len(words.pile(s)) == 53
    assert row(choose(cave("arrow 5"), leave="ABC", then="arrow 5")) == ["arrow 5"]


def test_r2_without_reshuffle_the_cards_of_earlier_caves_stay_out() -> None:
    first = cave(*ROW, reshuffle="no")
    used = set(range(CARDS)) - set(words.pile(first))
    s = choose(first, leave="ABC")
    assert len(words.pile(s)) == 54 - len(ROW) - 1
    assert not used & set(words.pile(s))


def test_r3_a_step_adds_one_card_of_the_pile_to_the_row() -> None:
    before = cave(*ROW)
    after = choose(before, then="wheel 5")
    assert row(after) == [*ROW, "wheel 5"]
    assert set(words.pile(before)) - set(words.pile(after)) == {after.row[5]}


def test_r3_every_card_of_the_pile_is_equally_likely_to_come_next() -> None:
    s = cave(*TWELVE)
    drawn: Counter[int] = Counter()
    sow(s.rng, 3, 0)
    for _ in range(4200):
        drawn[rules.draw(s)] += 1
    assert set(drawn) == set(words.pile(s))
    assert all(abs(often - 100) < 5 * sqrt(100) for often in drawn.values())


def test_r4_the_third_card_of_a_symbol_collapses_the_cave() -> None:
    s = choose(cave("arrow 5", "drop 1", "arrow 2", "wheel 4"), then="arrow 1")
    assert (s.cave, words.CARD_NAMES[s.fell].in_(), players(s.trapped)) == (2, "arrow 1", "ABC")


def test_r4_two_of_a_symbol_and_two_of_another_do_not() -> None:
    s = choose(cave("arrow 5", "drop 1", "drop 2"), then="arrow 1")
    assert (s.cave, s.shown) == (1, 4)


def test_r5_those_inside_get_equal_parts_and_the_remainder_stays_on_the_card() -> None:
    s = choose(cave("wheel 6", inside="ABCD"), then="hammer 5")
    assert hand(s) == [2, 2, 2, 2]
    assert lying(s) == [2, 1]


def test_r5_players_outside_get_nothing() -> None:
    s = choose(cave("wheel 3"), leave="C", then="hammer 5")
    assert hand(s) == [3, 3, 0]
    assert lying(s)[1] == 1


def test_r6_everybody_inside_chooses_once_and_in_any_order() -> None:
    s = cave(*ROW, inside="ACD", seats=4)
    assert players(rules.actors(s)) == "ACD"
    rules.play(s, 2, STAY)
    assert players(rules.actors(s)) == "AD"
    assert [legal(s, seat) for seat in range(4)] == [[STAY, LEAVE], [], [], [STAY, LEAVE]]


def test_r6_a_player_alone_inside_chooses_too() -> None:
    s = choose(cave("wheel 6"), leave="AC", then="drop 1")
    assert players(rules.actors(s)) == "B"
    assert legal(s, 1) == [STAY, LEAVE]


def test_r7_nothing_happens_before_the_last_choice() -> None:
    s = cave(*ROW)
    rules.play(s, 0, LEAVE)
    rules.play(s, 1, LEAVE)
    assert (row(s), hand(s), bank(s), players(s.inside)) == (list(ROW), [2, 2, 2], [0, 0, 0], "ABC")


def test_r7_if_nobody_leaves_the_next_card_comes() -> None:
    s = choose(cave("wheel 3"), then="drop 3")
    assert (row(s), hand(s), bank(s), left(s)) == (["wheel 3", "drop 3"], [2, 2, 2], [0, 0, 0], "")
    assert players(rules.actors(s)) == "ABC"


def test_r7_who_left_and_what_they_picked_up_is_told() -> None:
    s = choose(cave("wheel 5"), leave="B", then="drop 5")
    assert (left(s), told(s, PICK_UP)[1:]) == ("B", (2, 0))
    s = choose(s, then="arrow 5")
    assert (left(s), told(s, PICK_UP)) == ("", ())


def test_r8_leavers_share_the_leftovers_of_all_cards() -> None:
    s = choose(cave("wheel 1", "drop 2", "arrow 2"), leave="AB", then="hammer 1")
    assert (left(s), told(s, PICK_UP)[1:]) == ("AB", (2, 1))
    assert lying(s)[:3] == [1, 0, 0]


def test_r8_the_newest_card_is_included() -> None:
    assert bank(choose(cave("wheel 2"), leave="B"))[1] == 2


def test_r9_a_leaver_banks_hand_and_share_and_is_outside() -> None:
    s = choose(cave("wheel 5", "drop 6", bank=[0, 10, 0]), leave="B", then="arrow 2")
    assert bank(s) == [0, 10 + 3 + 2, 0]
    assert hand(s) == [4, 0, 4]
    assert players(s.inside) == "AC"
    assert legal(s, 1) == []


def test_r9_a_collapse_takes_no_banked_gold_away() -> None:
    s = choose(cave("wheel 6", "wheel 4", bank=[7, 8, 9]), then="wheel")
    assert bank(s) == [7, 8, 9]


@given(**GAMES)
@every_game
def test_r9_nobody_ever_has_less_banked_than_before(number: int, n: int, patience: int, **options: Any) -> None:
    for before, after in pairwise(steps(number, n, patience, **options)):
        assert all(then >= now for now, then in zip(bank(before), bank(after), strict=True))


def test_r10_while_somebody_is_inside_the_cave_goes_on() -> None:
    s = choose(cave(*ROW), leave="AB", then="wheel")
    assert (s.cave, s.shown, players(s.inside)) == (1, 6, "C")


def test_r10_when_nobody_is_inside_the_cave_ends_and_gold_on_its_cards_is_lost() -> None:
    s = choose(cave(*ROW), leave="ABC")
    assert (s.cave, s.fell, s.trapped, told(s, BURIED)) == (2, NO_CARD, 0, (1,))
    assert bank(s) == [4, 4, 4]
    assert lost(s) == [0, 0, 0]


def test_r11_the_third_card_pays_nothing_and_all_gold_in_the_cave_is_lost() -> None:
    s = choose(cave(*ROW, number=4), leave="A", then="arrow 4")
    assert bank(s) == [2 + 7, 0, 0]
    assert (hand(s), lost(s), players(s.trapped)) == ([0, 0, 0], [0, 2, 2], "BC")
    assert sum(lying(s)) == 0


def test_r11_leftovers_are_buried_by_a_collapse() -> None:
    assert told(choose(cave(*ROW), then="drop"), BURIED) == (7,)


def test_r12_the_next_cave_starts_at_once_with_its_first_card() -> None:
    for s in (choose(cave(*ROW), leave="ABC"), choose(cave(*ROW), then="arrow")):
        assert (s.cave, s.shown, players(rules.actors(s))) == (2, 1, "ABC")


def test_r13_the_rest_stays_on_the_oldest_cards() -> None:
    s = cave(*ROW, inside="ABCDE", hand=[0] * 5, lying=[1, 2, 2, 1, 3])
    assert lying(choose(s, leave="ABCD", then="wheel 5")) == [1, 0, 0, 0, 0, 0]
    s.rest[0] = 3
    assert lying(choose(s, leave="ABCD", then="wheel 5")) == [3, 0, 0, 0, 0, 0]
    s.rest[0] = 0
    assert lying(choose(s, leave="ABC", then="wheel 4")) == [0, 2, 0, 0, 0, 0]


@given(order=st.permutations(range(CARDS)))
@every_game
def test_r14_a_cave_shows_at_most_thirteen_cards_whatever_the_order(order: list[int]) -> None:
    s = cave(inside="AB", reshuffle="no")
    longest = 0
    for card in order:
        rules.lay(s, card)
        longest = max(longest, s.shown)
        if s.inside == 0:
            if s.cave == CAVES:
                break
            rules.enter(s)
    assert longest <= 13
    assert s.cave == CAVES
    assert words.pile(s)


def test_r14_thirteen_cards_in_all_four_caves_leave_two_in_the_pile() -> None:
    s = cave(inside="AB", reshuffle="no")
    for number in range(1, 5):
        for symbol in range(6):
            for card in [c for c in words.pile(s) if SYMBOL[c] == symbol][:2]:
                rules.lay(s, card)
        rules.lay(s, next(c for c in words.pile(s) if SYMBOL[c] == number))
        assert (s.shown, s.inside) == (13, 0)
        if number < 4:
            rules.enter(s)
    assert len(words.pile(s)) == 2


@given(**GAMES)
@every_game
def test_r2_to_r13_all_gold_is_where_plain_arithmetic_puts_it(
    number: int, n: int, patience: int, **options: Any
) -> None:
    positions = steps(number, n, patience, **options)
    ledger = Ledger(n, options["sharing"])
    ledger.turn(positions[0].row[0])
    for before, after in pairwise(positions):
        ledger.leave({seat for who in told(after, LEAVE_NOW) for seat in members(who)})
        for card in turned_since(before, after):
            ledger.turn(card)
        assert bank(after) == ledger.bank
        assert hand(after) == ledger.hand
        assert sum(ledger.bank) + sum(ledger.hand) + sum(ledger.lying) + ledger.lost == ledger.found
        if rules.actors(after):
            assert lying(after) == ledger.lying
            assert set(members(after.inside)) == ledger.inside
            assert after.cave == ledger.caves + 1
    assert ledger.caves == CAVES


@given(**GAMES)
@every_game
def test_r10_and_r11_the_record_keeps_how_the_last_cave_ended(
    number: int, n: int, patience: int, **options: Any
) -> None:
    for before, after in pairwise(steps(number, n, patience, **options)):
        if after.cave == before.cave and rules.actors(after):
            continue
        leavers, share, rest = told(after, PICK_UP) or (0, 0, sum(lying(before)))
        trapped = before.inside & ~leavers
        assert after.trapped == trapped
        assert (after.fell == NO_CARD) == (trapped == 0)
        assert lost(after) == [gold if trapped >> seat & 1 else 0 for seat, gold in enumerate(hand(before))]
        assert rest == sum(lying(before)) - leavers.bit_count() * share
        assert told(after, BURIED) == ((rest,) if rest else ())


# End and score.


def test_e2_points_are_banked_gold_only() -> None:
    assert points(cave(*ROW, bank=[3, 0, 5])) == [3, 0, 5]


def test_e3_equal_gold_is_equal_points() -> None:
    assert points(choose(cave("wheel 6", inside="AB", number=4), leave="AB")) == [3, 3]


def test_e4_after_a_collapse_everybody_is_in_the_next_cave() -> None:
    s = choose(cave("wheel 6", "wheel 4"), leave="A", then="wheel")
    assert (s.cave, players(rules.actors(s))) == (2, "ABC")


@pytest.mark.parametrize("n", range(2, 9))
def test_e5_the_bound(n: int) -> None:
    assert GAME.longest(n, {}) == 48 * n


def test_e5_twelve_choices_each_in_one_cave_can_happen() -> None:
    s = cave(TWELVE[0], inside="AB")
    choices = 0
    for name in TWELVE[1:]:
        s = choose(s, then=name)
        choices += 1
    s = choose(s)
    assert (choices + 1, s.cave) == (12, 2)


def chance_of_no_third(cards: int) -> float:
    """How likely no symbol lies three times among so many cards: each symbol none, one of 9 or two of 36 ways."""
    ways = [1]
    for _ in range(6):
        ways = [
            sum(ways[n - k] * w for k, w in enumerate((1, 9, 36)) if 0 <= n - k < len(ways))
            for n in range(len(ways) + 2)
        ]
    return ways[cards] / comb(CARDS, cards) if cards < len(ways) else 0.0


def test_e5_the_distribution_of_the_collapsing_card_by_counting() -> None:
    exact = [chance_of_no_third(n - 1) - chance_of_no_third(n) for n in range(3, 14)]
    assert [round(100 * chance, 1) for chance in exact] == list(COLLAPSES)
    assert round(sum(n * chance for n, chance in enumerate(exact, 3)), 1) == 7.7


def test_e5_caves_nobody_leaves_collapse_as_counted() -> None:
    caves = 2400
    length: Counter[int] = Counter()
    for number in range(caves // CAVES):
        s = start(2, number)
        while rules.actors(s):
            shown, inside = s.shown, s.cave
            for seat in range(2):
                rules.play(s, seat, STAY)
            if s.cave != inside or not rules.actors(s):
                length[shown + 1] += 1
    assert length.total() == caves
    for card, percent in enumerate(COLLAPSES, 3):
        expected = caves * percent / 100
        assert abs(length[card] - expected) < 4 * sqrt(expected) + 1
    assert abs(sum(n * often for n, often in length.items()) / caves - 7.7) < 0.2


def test_e5_the_average_card_is_worth_2_78() -> None:
    assert round(sum(NUMBER[card] for card in range(CARDS)) / CARDS, 2) == 2.78


# Examples.


def test_x1_two_leave_one_stays_and_leaves_after_the_wheel() -> None:
    s = cave(*ROW)
    assert (hand(s), lying(s)) == ([2, 2, 2], [2, 2, 2, 1, 0])
    s = choose(s, leave="AC", then="wheel 5")
    assert bank(s) == [5, 0, 5]
    assert sum(lying(s)) == 1
    assert hand(s) == [0, 7, 0]
    s = choose(s, leave="B")
    assert bank(s) == [5, 8, 5]


@pytest.mark.parametrize("card", ["arrow 1", "drop"])
def test_x2_two_leave_and_the_cave_collapses_on_the_third(card: str) -> None:
    s = choose(cave(*ROW), leave="AC", then=card)
    assert bank(s) == [5, 0, 5]
    assert (lost(s), told(s, BURIED)) == ([0, 2, 0], (1,))
    assert (s.cave, s.shown, players(rules.actors(s))) == (2, 1, "ABC")


def test_x3_a_two_for_three_stays_on_the_card() -> None:
    s = cave("hammer 2")
    assert (hand(s), lying(s)) == ([0, 0, 0], [2])


def test_x4_four_leave_and_three_nuggets_are_lost() -> None:
    s = choose(cave("wheel 4", "drop 3", inside="ABCD"), leave="ABCD")
    assert bank(s) == [1, 1, 1, 1]
    assert (told(s, PICK_UP)[1:], told(s, BURIED), s.cave) == ((0, 3), (3,), 2)


def test_x5_one_alone_gets_the_whole_card_and_must_still_choose() -> None:
    s = cave("wheel 4", "bricks 5", inside="A", hand=[4], lying=[0, 5])
    s = choose(s, then="drop 6")
    assert (hand(s)[0], sum(lying(s))) == (10, 5)
    assert players(rules.actors(s)) == "A"
    assert bank(choose(s, leave="A"))[0] == 15


@pytest.mark.parametrize(("sharing", "share", "buried"), [("pool", 3, 0), ("card", 1, 4)])
def test_x6_one_heap_or_card_by_card(sharing: str, share: int, buried: int) -> None:
    s = choose(cave(*ROW, inside="AB", hand=[0, 0], lying=[1, 1, 1, 1, 2], sharing=sharing), leave="AB")
    assert bank(s) == [share, share]
    assert told(s, BURIED) == ((buried,) if buried else ())


def test_x6_card_by_card_every_card_keeps_its_own_remainder() -> None:
    s = cave(*ROW, hand=[0, 0, 0], lying=[1, 1, 1, 1, 2], sharing="card")
    s = choose(s, leave="AB", then="hammer 1")
    assert lying(s) == [1, 1, 1, 1, 0, 0]


def test_x7_three_wheels_in_a_row() -> None:
    s = choose(cave("wheel 6", inside="AB"), then="wheel 4")
    assert hand(s) == [5, 5]
    s = choose(s, then="wheel 1")
    assert (lost(s), bank(s), s.cave) == ([5, 5], [0, 0], 2)


def test_x8_after_twelve_cards_the_next_collapses_the_cave_for_certain() -> None:
    s = cave(*TWELVE, inside="A")
    assert words.dangers(s) == len(words.pile(s)) == 42
    for luck in range(100):
        after = s.copy()
        sow(after.rng, 8, luck)
        rules.play(after, 0, STAY)
        assert (after.cave, players(after.trapped)) == (2, "A")


def test_x9_without_reshuffling_cave_2_is_played_from_the_other_cards() -> None:
    eight = ("arrow 5", "arrow 4", "drop 1", "drop 2", "wheel 3", "bricks 2", "hammer 6", "circles 1")
    s = choose(cave(*eight, inside="AB", reshuffle="no"), then=("arrow 1", "arrow"))
    others = {*words.pile(s), s.row[0]}
    assert len(others) == 45
    assert sum(SYMBOL[card] == ARROW for card in others) == 6
    assert rules.times_seen(s, ARROW) == 1


def test_x10_choices_are_shown_when_the_last_one_is_in() -> None:
    s = cave(*ROW)
    rules.play(s, 1, LEAVE)
    for other in (0, 2, -1):
        assert view(s, other).leaving == 0
        assert players(view(s, other).chosen) == "B"
    rules.play(s, 0, STAY)
    s = listening(s)
    rules.play(s, 2, LEAVE)
    assert left(s) == "BC"
    assert told(s, PICK_UP)[1] == 3
    assert lines(GAME, s)[:2] == ["Bela and Cleo leave.", "Ann stays."]


def test_x11_equal_most_gold_shares_the_win() -> None:
    s = choose(cave("wheel 3", number=4, bank=[13, 13, 8]), leave="ABC")
    assert rules.actors(s) == 0
    assert points(s) == [14, 14, 9]


# Bounds, secrets and chances.


def test_the_most_points_can_be_reached() -> None:
    total = 0
    for number in range(1, 5):
        s = cave("drop 6", inside="ABCDEFGH", bank=[total, *[0] * 7], number=number)
        s = choose(s, leave="BCDEFGH", then="drop 5")
        for symbol in SYMBOLS[1:]:
            s = choose(s, then=f"{symbol} 6")
            s = choose(s, then=f"{symbol} 5")
        s = choose(s, leave="A")
        total = bank(s)[0]
    assert total == GAME.points[1] == 264


def test_a_choice_is_known_to_its_maker_only() -> None:
    s = cave(*ROW)
    rules.play(s, 0, LEAVE)
    rules.play(s, 1, STAY)
    assert [players(view(s, seat).leaving) for seat in (-1, 0, 1, 2)] == ["", "A", "", ""]


def test_every_choice_but_the_last_of_a_step_is_secret() -> None:
    s = cave(*ROW)
    assert is_secret(GAME, s, 1, LEAVE)
    rules.play(s, 1, LEAVE)
    assert is_secret(GAME, s, 2, STAY)
    rules.play(s, 2, STAY)
    assert not is_secret(GAME, s, 0, STAY)
    assert not is_secret(GAME, cave("wheel 5", inside="B", seats=3), 1, LEAVE)


def test_a_choice_that_is_not_the_last_draws_no_random_number() -> None:
    s = cave(*ROW)
    before = s.rng.tolist()
    rules.play(s, 0, STAY)
    rules.play(s, 2, LEAVE)
    assert s.rng.tolist() == before


def test_a_guess_fills_hidden_choices_with_either_of_the_two() -> None:
    s = cave(*ROW, inside="ABCD")
    for seat in range(3):
        rules.play(s, seat, LEAVE)
    seen = set()
    for number in range(60):
        guessed = view(s, 0)
        sow(guessed.rng, 4, number)
        rules.guess(guessed, 0)
        seen.add(players(guessed.leaving))
    assert seen == {"A", "AB", "AC", "ABC"}


@given(**GAMES)
@every_game
def test_the_danger_ahead_is_seven_cards_for_every_symbol_seen_twice(
    number: int, n: int, patience: int, reshuffle: str, sharing: str
) -> None:
    for s in steps(number, n, patience, reshuffle="yes", sharing=sharing)[:-1]:
        twice = sum(rules.times_seen(s, symbol) == 2 for symbol in range(6))
        assert (words.dangers(s), len(words.pile(s))) == (7 * twice, 54 - s.shown)


# Words.


def test_a_secret_choice_is_told_to_its_maker_only() -> None:
    s = listening(cave(*ROW))
    rules.play(s, 1, LEAVE)
    assert lines(GAME, s, viewer=0) == lines(GAME, s) == ["Bela has chosen."]
    assert lines(GAME, s, viewer=1) == ["You have chosen in secret: leave."]


def test_a_reveal_tells_choices_shares_sums_and_the_next_card() -> None:
    s = choose(cave(*ROW, bank=[10, 0, 0]), leave="AC", then="wheel 5")
    assert lines(GAME, s) == [
        "Ann and Cleo leave.",
        "Bela stays.",
        "Ann and Cleo pick up 3 gold each along the way, 1 gold stays there.",
        "Ann brings out 5 gold, 15 in all.",
        "Cleo brings out 5 gold, 5 in all.",
        "Card 6: wheel 5.",
        "Bela finds 5 gold.",
    ]
    assert lines(GAME, s, viewer=2, language="de")[:3] == [
        "Ann und du geht hinaus.",
        "Bela bleibt.",
        "Ann und du sammelt am Weg je 3 Gold ein, 1 Gold bleibt liegen.",
    ]


def test_a_collapse_tells_what_each_one_lost_and_the_new_cave() -> None:
    s = choose(cave(*ROW), then=("arrow 1", "drop 5"))
    assert lines(GAME, s, viewer=2) == [
        "Ann, Bela and you stay.",
        "Card 6: arrow 1.",
        "The third card with this symbol: the cave collapses!",
        "Ann loses 2 gold.",
        "Bela loses 2 gold.",
        "You lose 2 gold.",
        "7 gold on the cards is lost.",
        "Cave 2 begins, all are inside.",
        "Card 1: drop 5.",
        "Ann, Bela and you find 1 gold each, 2 gold stays on the card.",
    ]


def test_the_last_ones_out_are_told() -> None:
    s = choose(cave("wheel 4", number=4), leave="ABC")
    assert lines(GAME, s) == [
        "Ann, Bela and Cleo leave.",
        "1 gold lies along the way: too little to share.",
        "Ann brings out 1 gold, 1 in all.",
        "Bela brings out 1 gold, 1 in all.",
        "Cleo brings out 1 gold, 1 in all.",
        "Everybody is out, the cave is over.",
        "1 gold on the cards is lost.",
    ]


def test_the_result_tells_who_has_the_most_gold() -> None:
    match = Match(GAME, 2, seed=bytes(32))
    while not match.over:
        match.play(match.actors[0], LEAVE)
    assert match.story(-1)[-1].in_("en", ("Ann", "Bela")) == "Ann and Bela share the win with 6 gold each."
    assert match.story(1)[-1].in_("de", ("Ann", "Bela"), 1) == "Ihr gewinnt gemeinsam mit je 6 Gold: Ann und du."


def test_the_two_moves_have_friendly_names() -> None:
    labels = [words.label(start(), 0, move) for move in (STAY, LEAVE)]
    assert [label.in_() for label in labels] == ["stay", "leave"]
    assert [label.in_("de") for label in labels] == ["bleiben", "hinausgehen"]


def test_the_prompt_tells_what_is_at_stake() -> None:
    assert words.prompt(cave(*ROW), 1).in_() == "2 gold in hand, 7 along the way: do you stay or leave?"


def test_reasons_cite_the_rule() -> None:
    s = cave(*ROW, inside="AB", seats=3)
    rules.play(s, 0, STAY)
    for move in (STAY, LEAVE):
        assert "(R6)" in words.reason(s, 0, move).in_()
        assert "(R9)" in words.reason(s, 2, move).in_()
        assert "(E1)" in words.reason(choose(cave(*ROW, number=4), leave="ABC"), 0, move).in_()
    assert "(R6)" in words.reason(s, 1, 2).in_()
