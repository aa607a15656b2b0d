"""Speedy, rule by rule. Names begin with the rule or example they are about."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from spieltisch.engine.driving import backend
from spieltisch.engine.driving.match import Match
from spieltisch.engine.driving.playouts import CHOICE, begin
from spieltisch.engine.kernel.contract import actors, play
from spieltisch.engine.kernel.rng import sow, uniform
from spieltisch.engine.kernel.sets import joined
from spieltisch.games.green_box.deck import BACKGROUND, CARDS, COLOUR, NUMBER, SYMBOL, shuffled_deck
from spieltisch.games.speedy import GAME, rules, words
from spieltisch.games.speedy.rules import (
    BOTH,
    EMPTY,
    FITS,
    NO_SLOT,
    OVER,
    RACE,
    READY,
    SLOTS,
    STUCK,
    UNKNOWN,
    WAIT,
    State,
    cards_left,
)
from spieltisch.lab.perft import list_all
from tests.games.green_box.cards import card
from tests.games.speedy.positions import (
    NAMES,
    after,
    guessed,
    hand,
    legal,
    legal_numbers,
    number,
    on_the_way,
    pile,
    positions_where,
    race,
    score,
    start,
    tops,
    view,
)
from tests.games.telling import is_secret, lines

X3_TOPS = ("green wheel 3", "white bricks 6")
X6_TOPS = ("red drop 3", "blue wheel 1")
X6_HANDS = (
    ["white circles 5", "black arrow 6", "green hammer 5"],
    ["yellow bricks 4", "green arrow 4", "white hammer 4"],
)
X6_PILES = (["yellow hammer 2", "red bricks 2"], ["green drop 2", "yellow drop 5"])

ANY_POSITION = given(draw=st.sampled_from(["hand", "auto"]), number=st.integers(0, 10_000), steps=st.integers(0, 110))
QUICK = settings(max_examples=80, deadline=None)


def fits(name: str, top: str) -> bool:
    return bool(FITS[card(top)] >> card(name) & 1)


def dead_end(piles: tuple[int, int], cards: tuple[int, int]) -> State:
    """The stuck position of X6 with so many cards."""
    s = race(X6_TOPS, (X6_HANDS[0][: cards[0]], X6_HANDS[1][: cards[1]]), piles)
    assert s.phase == STUCK
    return s


# Set-up.


def test_s1_all_54_cards_are_dealt_27_to_each_seat() -> None:
    s = start()
    dealt = [[s.top[seat], *s.hand[seat].tolist(), *pile(s, seat)] for seat in range(2)]
    assert [len(cards) for cards in dealt] == [27, 27]
    assert sorted(dealt[0] + dealt[1]) == list(range(CARDS))


def test_s1_the_cards_are_shuffled() -> None:
    assert len({start(number=n).top[0] for n in range(200)}) > 40


def test_s2_s3_and_s4_start_card_hand_and_draw_pile_come_off_the_stack_in_this_order() -> None:
    s = cast(State, GAME.blank())
    sow(s.rng, 1, 0)
    shuffled_deck(s.rng, s.stack)
    shuffled = s.stack.tolist()
    s = start()
    for seat, stack in enumerate((shuffled[26::-1], shuffled[:26:-1])):
        assert s.top[seat] == stack[0]
        assert s.hand[seat].tolist() == stack[1:4]
        assert pile(s, seat) == stack[4:]


def test_s2_the_start_cards_lie_face_down_for_everybody() -> None:
    assert [tops(view(start(), seat)) for seat in (-1, 0, 1)] == [["?", "?"]] * 3


def test_s5_the_race_begins_when_both_have_said_go() -> None:
    s = start()
    waiting = after(s, (1, "go"))
    assert (waiting.phase, tops(view(waiting, 0))) == (READY, ["?", "?"])
    begun = after(waiting, (0, "go"))
    assert begun.phase == RACE
    assert tops(view(begun, 0)) == tops(view(begun, 1)) == tops(s)


# Play.


def test_r1_both_may_move_at_any_moment_and_several_times_in_a_row() -> None:
    s = race(("red drop 3", "blue wheel 1"), (["red hammer 6", "red arrow 5"], ["blue drop 6"]))
    assert rules.actors(s) == BOTH
    then = after(s, (0, "play 0>0"), (0, "play 1>0"), (1, "play 0>1"), (0, "draw"))
    assert tops(then) == ["red arrow 5", "blue drop 6"]
    assert rules.actors(then) == BOTH


def test_r2_one_agreement_is_enough_and_none_is_not() -> None:
    for a in range(CARDS):
        for b in range(CARDS):
            shared = (COLOUR[a] == COLOUR[b]) + (SYMBOL[a] == SYMBOL[b]) + (NUMBER[a] == NUMBER[b])
            assert FITS[a] >> b & 1 == (shared > 0)


def test_r3_both_piles_are_open_to_both_seats() -> None:
    s = race(("red drop 3", "red wheel 4"), (["red hammer 6"], ["red arrow 5"]))
    assert legal(s, 0) == legal(s, 1) == "play 0>0, play 0>1, draw"


def test_r4_black_and_white_are_ordinary_colours() -> None:
    assert fits("white circles 5", "white hammer 4")
    assert fits("black arrow 6", "black wheel 5")
    assert not fits("white circles 5", "black arrow 6")


def test_r4_the_background_never_matters() -> None:
    a, b = card("red hammer 6"), card("blue circles 4")
    assert BACKGROUND[a] == BACKGROUND[b]
    assert not fits("red hammer 6", "blue circles 4")


def test_r5_the_played_card_is_the_new_top_and_its_slot_is_empty() -> None:
    s = race(("red drop 3", "blue wheel 1"), (["green drop 2", "red hammer 6"], ["blue drop 6"]))
    then = after(s, (0, "play 1>0"))
    assert tops(then) == ["red hammer 6", "blue wheel 1"]
    assert hand(then, 0) == ["green drop 2", "", ""]
    assert then.height.tolist() == [s.height[0] + 1, s.height[1]]


def test_r6_drawing_is_never_forced() -> None:
    s = race(("red drop 3", "blue wheel 1"), (["red hammer 6", "red arrow 5"], ["blue drop 6"]))
    then = after(s, (0, "play 0>0"), (0, "play 1>0"))
    assert hand(then, 0) == ["", "", ""]
    assert legal(then, 0) == "draw"


def test_r6_an_empty_draw_pile_gives_no_card() -> None:
    s = race(("red drop 3", "blue wheel 1"), (["red hammer 6"], ["blue drop 6"]), piles=(0, 3))
    assert legal(s, 0) == "play 0>0"
    assert "(R6)" in words.reason(view(s, 0), 0, number("draw")).in_()


def test_r6_the_top_card_of_the_pile_is_drawn() -> None:
    s = race(("red drop 3", "blue wheel 1"), (["red hammer 6"], ["blue drop 6"]), (["white drop 1", "red arrow 1"], 5))
    then = after(s, (0, "draw"))
    assert hand(then, 0) == ["red hammer 6", "white drop 1", ""]
    assert then.left.tolist() == [1, 5]


def test_r6_with_auto_the_slot_is_refilled_at_once_and_nobody_draws() -> None:
    s = race(
        ("red drop 3", "blue wheel 1"),
        (["green drop 2", "red hammer 6", "red arrow 5"], ["blue drop 6", "blue bricks 5", "blue circles 4"]),
        (["white drop 1"], 3),
        draw="auto",
    )
    then = after(s, (0, "play 1>0"))
    assert hand(then, 0) == ["green drop 2", "white drop 1", "red arrow 5"]
    assert then.left[0] == 0
    assert hand(after(then, (0, "play 2>0")), 0) == ["green drop 2", "white drop 1", ""]
    assert "draw" not in legal(s, 0) + legal(then, 0)


@given(number=st.integers(0, 10_000), steps=st.integers(0, 60))
@QUICK
def test_r6_with_auto_an_empty_slot_means_an_empty_pile(number: int, steps: int) -> None:
    s = on_the_way("auto", number, steps)
    for seat in range(2):
        assert s.left[seat] == 0 or EMPTY not in s.hand[seat].tolist()


@ANY_POSITION
@QUICK
def test_r7_only_the_owners_moves_change_his_slots(draw: str, number: int, steps: int) -> None:
    s = on_the_way(draw, number, steps)
    for seat in range(2):
        for move in legal_numbers(s, seat):
            then = s.copy()
            rules.play(then, seat, move)
            changed = [i for i in range(SLOTS) if then.hand[seat, i] != s.hand[seat, i]]
            assert len(changed) <= 1
            if s.phase != STUCK or s.awaited == BOTH:
                assert then.hand[1 - seat].tolist() == s.hand[1 - seat].tolist()


def test_r8_a_late_move_is_judged_against_the_new_top_card() -> None:
    s = race(X3_TOPS, (["yellow wheel 6"], ["green drop 2", "black wheel 5"]))
    assert "play 0>0" in legal(s, 1)
    assert "play 1>0" in legal(s, 1)
    then = after(s, (0, "play 0>0"))
    assert "play 0>0" not in legal(then, 1)
    assert "play 1>0" in legal(then, 1)


@ANY_POSITION
@QUICK
def test_r9_the_race_pauses_exactly_when_neither_can_play_or_draw(draw: str, number: int, steps: int) -> None:
    s = on_the_way(draw, number, steps)
    possible = False
    for seat in range(2):
        cards = [c for c in s.hand[seat].tolist() if c != EMPTY]
        possible |= len(cards) < 3 and s.left[seat] > 0
        for c in cards:
            for top in s.top.tolist():
                possible |= COLOUR[c] == COLOUR[top] or SYMBOL[c] == SYMBOL[top] or NUMBER[c] == NUMBER[top]
    if s.phase != READY:
        assert (s.phase == STUCK) == (not possible)


def test_r9_is_tested_after_the_start_cards_are_turned() -> None:
    stuck = next(s for s in (start(number=n) for n in range(3000)) if not any(rules.plays(s, p) for p in range(2)))
    assert after(stuck, (0, "go"), (1, "go")).phase == STUCK


def test_r9_is_tested_after_a_play() -> None:
    s = race(("red drop 3", "blue wheel 1"), (["red arrow 5", "white bricks 6"], ["green circles 6"]), piles=(0, 0))
    assert s.phase == RACE
    assert after(s, (0, "play 0>0")).phase == STUCK


def test_r9_is_tested_after_a_draw() -> None:
    s = race(X6_TOPS, (X6_HANDS[0], X6_HANDS[1][:2]), piles=(4, ["white hammer 4"]))
    assert s.phase == RACE
    assert after(s, (1, "draw")).phase == STUCK


def test_r9_is_tested_after_turning_cards_up() -> None:
    s = race(X6_TOPS, X6_HANDS, piles=(["red wheel 2"], ["blue drop 1"]))
    then = after(s, (0, "go"), (1, "go"))
    assert tops(then) == ["red wheel 2", "blue drop 1"]
    assert (then.phase, rules.actors(then)) == (STUCK, BOTH)


def test_r10_with_a_draw_pile_go_is_the_only_choice() -> None:
    s = dead_end(piles=(4, 4), cards=(3, 3))
    assert (legal(s, 0), legal(s, 1)) == ("go", "go")
    assert "(R10)" in words.reason(view(s, 0), 0, number("lay 0")).in_()


def test_r10_without_a_draw_pile_any_hand_card_may_be_laid() -> None:
    s = dead_end(piles=(0, 4), cards=(3, 3))
    assert (legal(s, 0), legal(s, 1)) == ("lay 0, lay 1, lay 2", "go")
    assert "(R10)" in words.reason(view(s, 0), 0, number("go")).in_()


@pytest.mark.parametrize("first", [0, 1])
def test_r10_both_commit_once_in_any_order(first: int) -> None:
    s = after(dead_end(piles=(4, 4), cards=(3, 3)), (first, "go"))
    assert rules.actors(s) == 1 << (1 - first)
    assert legal(s, first) == ""
    assert s.phase == STUCK
    assert after(s, (1 - first, "go")).phase == RACE


def test_r10_a_chosen_card_is_secret_until_both_have_committed() -> None:
    s = dead_end(piles=(0, 0), cards=(2, 2))
    assert is_secret(GAME, s, 0, number("lay 1"))
    assert not is_secret(GAME, dead_end(piles=(4, 4), cards=(3, 3)), 0, number("go"))
    assert view(after(s, (0, "lay 1")), 0).chosen.tolist() == [1, NO_SLOT]
    assert view(after(s, (0, "lay 1")), 1).chosen.tolist() == [NO_SLOT, NO_SLOT]


def test_r11_each_card_goes_on_the_pile_its_seat_started_and_need_not_fit() -> None:
    s = race(X6_TOPS, X6_HANDS, piles=(0, ["green drop 2", "red arrow 1"]))
    then = after(s, (0, "lay 2"), (1, "go"))
    assert tops(then) == ["green hammer 5", "green drop 2"]
    assert hand(then, 0) == ["white circles 5", "black arrow 6", ""]
    assert then.left.tolist() == [0, 1]
    assert then.chosen.tolist() == [NO_SLOT, NO_SLOT]


# End and score.


def test_e1_the_last_card_wins_at_once() -> None:
    s = race(("red drop 3", "blue wheel 1"), (["red hammer 6"], ["red arrow 5"]), piles=(0, 3))
    then = after(s, (0, "play 0>0"))
    assert (then.phase, rules.actors(then)) == (OVER, 0)
    assert score(then) == [26, 22]


def test_e1_an_empty_hand_with_cards_to_draw_does_not_win() -> None:
    s = race(("red drop 3", "blue wheel 1"), (["red hammer 6"], ["red arrow 5"]), piles=(1, 3))
    assert after(s, (0, "play 0>0")).phase == RACE


def test_e2_only_a_common_last_card_is_a_draw() -> None:
    s = dead_end(piles=(0, 0), cards=(1, 2))
    assert score(after(s, (0, "lay 0"), (1, "lay 1"))) == [26, 25]
    s = dead_end(piles=(0, 0), cards=(1, 1))
    assert score(after(s, (0, "lay 0"), (1, "lay 0"))) == [26, 26]


def test_e3_points_count_the_cards_shed() -> None:
    assert score(start()) == [0, 0]
    s = race(("red drop 3", "blue wheel 1"), (["red hammer 6", "red arrow 5"], ["red circles 1"]), piles=(10, 4))
    assert score(s) == [14, 21]
    assert score(after(s, (0, "play 0>0"))) == [15, 21]
    assert score(after(s, (0, "draw"))) == [14, 21]


@pytest.mark.parametrize(("draw", "bound"), [("hand", 100), ("auto", 54)])
def test_e4_the_bound_without_and_with_waiting(draw: str, bound: int) -> None:
    counts = tallied(draw)
    assert counts["longest"] <= bound
    assert GAME.longest(2, {"draw": draw}) == bound + 2 * 26
    assert counts["longest with waits"] <= GAME.longest(2, {"draw": draw})


# Examples.


def test_x1_after_set_up_go_is_the_only_move() -> None:
    s = start()
    assert (s.left.tolist(), s.height.tolist()) == ([23, 23], [1, 1])
    assert [rules.filled(s, seat) for seat in range(2)] == [rules.ALL_SLOTS] * 2
    assert (legal(s, 0), legal(s, 1)) == ("go", "go")
    then = after(s, (0, "go"))
    assert rules.actors(then) == 0b10
    assert (legal(then, 0), legal(then, 1)) == ("", "go")
    assert tops(view(then, 0)) == ["?", "?"]


@pytest.mark.parametrize(
    ("name", "shared"),
    [
        ("red hammer 6", "colour"),
        ("blue drop 6", "symbol"),
        ("yellow circles 3", "number"),
    ],
)
def test_x2_a_card_fits_by_colour_symbol_or_number(name: str, shared: str) -> None:
    s = race(("red drop 3", "white bricks 6"), ([name], ["red arrow 5"]))
    assert "play 0>0" in legal(s, 0)
    assert words.shared(s, rules.shared(card(name), card("red drop 3"))).in_() == shared


def test_x2_a_card_without_agreement_does_not_fit() -> None:
    s = race(("red drop 3", "white bricks 6"), (["blue wheel 1"], ["red arrow 5"]))
    assert legal(s, 0) == "draw"
    assert "(R2)" in words.reason(view(s, 0), 0, number("play 0>0")).in_()


def test_x3_a_card_that_no_longer_fits_is_refused_and_stays() -> None:
    s = race(X3_TOPS, (["yellow wheel 6"], ["green drop 2", "red arrow 5", "red wheel 4"]))
    assert "play 0>0" in legal(s, 1)
    then = after(s, (0, "play 0>0"))
    assert "play 0>0" not in legal(then, 1)
    assert "(R2)" in words.reason(view(then, 1), 1, number("play 0>0")).in_()
    assert hand(then, 1)[0] == "green drop 2"


def test_x4_a_card_that_still_fits_is_played() -> None:
    s = race(X3_TOPS, (["yellow wheel 6"], ["black wheel 5"]))
    then = after(s, (0, "play 0>0"), (1, "play 0>0"))
    assert tops(then)[0] == "black wheel 5"


def test_x5_drawing_fills_the_lowest_empty_slot() -> None:
    s = race(X6_TOPS, (["", "white arrow 3", ""], X6_HANDS[1]), piles=(10, 10))
    once = after(s, (0, "draw"))
    assert [bool(name) for name in hand(once, 0)] == [True, True, False]
    twice = after(once, (0, "draw"))
    assert hand(twice, 0)[:2] == hand(once, 0)[:2]
    assert hand(twice, 0)[2]
    assert "draw" not in legal(twice, 0)
    assert "(R6)" in words.reason(view(twice, 0), 0, number("draw")).in_()


def test_x6_stuck_and_on_again() -> None:
    s = race(X6_TOPS, X6_HANDS, X6_PILES)
    assert s.phase == STUCK
    assert (legal(s, 0), legal(s, 1)) == ("go", "go")
    then = after(s, (0, "go"), (1, "go"))
    assert tops(then) == ["yellow hammer 2", "green drop 2"]
    assert then.phase == RACE
    assert legal(then, 0) == "play 2>0, play 2>1"


def test_x7_not_stuck_while_one_may_draw() -> None:
    s = race(X6_TOPS, (X6_HANDS[0], X6_HANDS[1][:2]))
    assert s.phase == RACE
    assert (legal(s, 0), legal(s, 1)) == ("wait", "draw")


def test_x8_the_last_card_may_be_shed_when_stuck() -> None:
    s = dead_end(piles=(0, 4), cards=(1, 3))
    assert (legal(s, 0), legal(s, 1)) == ("lay 0", "go")
    then = after(s, (0, "lay 0"), (1, "go"))
    assert rules.actors(then) == 0
    assert score(then) == [26, 20]


def test_x9_both_shed_their_last_card_together() -> None:
    s = dead_end(piles=(0, 0), cards=(1, 1))
    then = after(s, (1, "lay 0"), (0, "lay 0"))
    assert rules.actors(then) == 0
    assert score(then) == [26, 26]


def test_x10_others_see_only_that_a_choice_was_made() -> None:
    s = dead_end(piles=(0, 0), cards=(2, 2))
    assert legal(s, 0) == "lay 0, lay 1"
    one, two = after(s, (0, "lay 0")), after(s, (0, "lay 1"))
    for viewer in (-1, 1):
        assert view(one, viewer) == view(two, viewer)
        assert rules.actors(view(one, viewer)) == 0b10
    assert view(one, 0) != view(two, 0)


# Waiting keeps the mask free of secrets.


@ANY_POSITION
@QUICK
def test_waiting_is_listed_exactly_when_a_seat_can_do_nothing_else(draw: str, number: int, steps: int) -> None:
    s = on_the_way(draw, number, steps)
    for seat in range(2):
        if s.phase == RACE and s.awaited >> seat & 1:
            assert (legal(s, seat) == "wait") == (not rules.can_move(s, seat))


@ANY_POSITION
@QUICK
def test_somebody_is_always_awaited_and_able_until_the_end(draw: str, number: int, steps: int) -> None:
    s = on_the_way(draw, number, steps)
    assert s.phase != OVER
    assert s.awaited
    if s.phase == RACE:
        assert any(s.awaited >> seat & 1 and rules.can_move(s, seat) for seat in range(2))


def test_a_waiting_seat_is_awaited_again_when_the_other_lays_a_card() -> None:
    s = race(X6_TOPS, (X6_HANDS[0], ["red hammer 6", "red arrow 5"]))
    waiting = after(s, (0, "wait"))
    assert (rules.actors(waiting), legal(waiting, 0)) == (0b10, "")
    waiting.awaited = s.awaited
    assert waiting.hand.tolist() == s.hand.tolist()
    assert tops(waiting) == tops(s)
    assert rules.actors(after(s, (0, "wait"), (1, "draw"))) == 0b10
    then = after(s, (0, "wait"), (1, "draw"), (1, "play 0>0"))
    assert rules.actors(then) == BOTH
    assert legal(then, 0) == "play 1>0, play 2>0"


def test_a_waiting_seat_answers_when_the_others_draw_ends_in_a_dead_end() -> None:
    s = race(X6_TOPS, (X6_HANDS[0], X6_HANDS[1][:2]), piles=(4, ["white hammer 4"]))
    then = after(s, (0, "wait"), (1, "draw"))
    assert (then.phase, rules.actors(then)) == (STUCK, BOTH)


# Secrets.


def test_a_seat_sees_its_own_hand_and_only_backs_of_the_other() -> None:
    s = race(X6_TOPS, (X6_HANDS[0], ["red hammer 6", "", "red arrow 5"]))
    assert hand(view(s, 0), 0) == X6_HANDS[0]
    assert hand(view(s, 0), 1) == ["?", "", "?"]
    assert [hand(view(s, -1), seat) for seat in range(2)] == [["?", "?", "?"], ["?", "", "?"]]


@ANY_POSITION
@QUICK
def test_nobody_knows_the_draw_piles_but_everybody_how_high_they_are(draw: str, number: int, steps: int) -> None:
    s = on_the_way(draw, number, steps)
    for seat in (-1, 0, 1):
        seen = view(s, seat)
        assert seen.left.tolist() == s.left.tolist()
        assert set(pile(seen, 0) + pile(seen, 1)) <= {UNKNOWN}


@ANY_POSITION
@QUICK
def test_views_tell_nothing_of_hidden_cards(draw: str, number: int, steps: int) -> None:
    s = on_the_way(draw, number, steps)
    for seat in range(2):
        assert view(guessed(s, seat, 1), seat) == view(guessed(s, seat, 2), seat) == view(s, seat)


def test_covered_cards_are_remembered_and_never_guessed_again() -> None:
    s = race(("red drop 3", "blue wheel 1"), (["red hammer 6", "red arrow 5"], ["blue drop 6"]))
    then = after(s, (0, "play 0>0"), (0, "play 1>0"))
    for name in ("red drop 3", "red hammer 6", "red arrow 5"):
        assert joined(then.seen) >> card(name) & 1
        assert not any(card(name) in guessed(then, 1, n).stack.tolist() for n in range(20))


@ANY_POSITION
@QUICK
def test_a_guess_is_a_whole_deck_in_which_the_race_can_go_on(draw: str, number: int, steps: int) -> None:
    s = on_the_way(draw, number, steps)
    for seat in range(2):
        imagined = guessed(s, seat, steps)
        assert GAME.census(imagined) == GAME.census(s) == GAME.census(start())
        if s.phase == RACE:
            assert any(s.awaited >> p & 1 and rules.can_move(imagined, p) for p in range(2))


def test_a_guess_gives_a_waiting_seat_nothing_that_fits() -> None:
    for s in positions_where(lambda s: s.phase == RACE and s.awaited == 0b10, 12):
        assert not any(rules.can_move(guessed(s, 1, n), 0) for n in range(20))


def test_a_guess_gives_the_other_a_fitting_card_if_nothing_else_keeps_the_race_going() -> None:
    def helpless(s: State) -> bool:
        return s.phase == RACE and not rules.can_move(s, 0) and not rules.can_draw(s, 1)

    for s in positions_where(helpless, 12):
        assert all(rules.plays(guessed(s, 0, n), 1) for n in range(20))


def test_a_guess_of_a_dead_end_is_a_dead_end() -> None:
    for s in positions_where(lambda s: s.phase == STUCK, 12):
        for n in range(20):
            imagined = guessed(s, 0, n)
            assert not rules.can_move(imagined, 0)
            assert not rules.can_move(imagined, 1)


def test_a_guess_of_a_secret_choice_is_any_card_of_the_hand() -> None:
    s = after(race(X6_TOPS, (X6_HANDS[0], ["yellow bricks 4", "", "white hammer 4"]), piles=(0, 0)), (1, "lay 0"))
    assert {guessed(s, 0, n).chosen[1] for n in range(30)} == {0, 2}
    assert {guessed(s, 1, n).chosen[1] for n in range(30)} == {0}
    assert {guessed(s, 1, n).chosen[0] for n in range(30)} == {NO_SLOT}


def test_a_guess_of_a_hand_that_must_fit_makes_all_such_hands_equally_likely() -> None:
    # Seat 0 can do nothing and seat 1 cannot draw, so one of its two cards fits. Of the four unseen cards
    # red hammer 6 and red arrow 5 fit, white hammer 4 and green arrow 4 do not.
    hands = (X6_HANDS[0], ["red hammer 6", "green arrow 4"])
    s = race(X6_TOPS, hands, piles=(["white hammer 4", "red arrow 5"], 0))
    found = Counter(tuple(hand(guessed(s, 0, n), 1)[:2]) for n in range(2000))
    assert len(found) == 4 * 3 - 2 * 1
    assert all(140 <= n <= 260 for n in found.values())


def test_a_guess_before_the_race_imagines_the_start_cards_too() -> None:
    s = start()
    assert len({guessed(s, 0, n).top[1] for n in range(300)}) > 40
    assert s.hand[0].tolist() == guessed(s, 0).hand[0].tolist()


# Words.


def told(s: State, seat: int, name: str, viewer: int) -> list[str]:
    """What a viewer reads of a move in English."""
    return lines(GAME, after(s, (seat, name)), viewer)


def test_a_play_tells_card_pile_and_what_the_cards_share() -> None:
    s = race(("red drop 3", "blue wheel 1"), (["red hammer 6", "blue bricks 1"], ["red arrow 5"]))
    for viewer in (-1, 1):
        assert told(s, 0, "play 0>0", viewer) == ["Ann lays the red hammer 6 onto the left pile (same colour)."]
    assert told(s, 0, "play 1>1", 0) == ["You lay the blue bricks 1 onto the right pile (same colour and number)."]
    assert lines(GAME, after(s, (0, "play 1>1")), 0, "de") == [
        "Du legst die blaue Ziegel-1 auf den rechten Stapel (gleich: Farbe und Zahl)."
    ]


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    s = race(("red drop 3", "blue wheel 1"), (["red hammer 6"], ["red arrow 5"]), (["white drop 1"], 5))
    assert told(s, 0, "draw", 0) == ["You draw the white drop 1."]
    assert told(s, 0, "draw", 1) == told(s, 0, "draw", -1) == ["Ann draws a card."]


def test_a_card_drawn_by_itself_is_told_to_its_owner_only() -> None:
    hands = (["red hammer 6", "green drop 2", "white bricks 6"], ["red arrow 5", "red circles 1", "red wheel 4"])
    s = race(("red drop 3", "blue wheel 1"), hands, (["white drop 1"], 5), draw="auto")
    assert told(s, 0, "play 0>0", 0) == [
        "You lay the red hammer 6 onto the left pile (same colour).",
        "You draw the white drop 1.",
    ]
    assert told(s, 0, "play 0>0", 1) == [
        "Ann lays the red hammer 6 onto the left pile (same colour).",
        "Ann draws a card.",
    ]


def test_the_start_is_told() -> None:
    s = race(("red drop 3", "blue wheel 1"), ([], []))
    s.phase, s.awaited = READY, 0b10
    assert told(s, 1, "go", 0) == [
        "Bela is ready.",
        "The race begins with the red drop 3 (left) and the blue wheel 1 (right).",
    ]


def test_a_dead_end_and_the_cards_added_are_told() -> None:
    s = race(X6_TOPS, (X6_HANDS[0], X6_HANDS[1][:2]), piles=(4, ["white hammer 4"]))
    assert told(s, 1, "draw", 0)[1].startswith("Nobody can go on")
    s = race(X6_TOPS, X6_HANDS, X6_PILES)
    assert told(s, 0, "go", 1) == ["Ann is ready."]
    assert told(after(s, (0, "go")), 1, "go", 1) == [
        "You are ready.",
        "Ann adds the yellow hammer 2 to the left pile.",
        "You add the green drop 2 to the right pile.",
    ]


def test_a_card_chosen_in_secret_is_told_to_its_owner_only() -> None:
    s = dead_end(piles=(0, 0), cards=(2, 2))
    assert told(s, 0, "lay 1", 0) == ["You have chosen the black arrow 6."]
    assert told(s, 0, "lay 1", 1) == ["Ann has chosen a card from the hand."]


def test_what_the_loser_keeps_is_told() -> None:
    s = race(("red drop 3", "blue wheel 1"), (["red hammer 6"], ["red arrow 5"]), piles=(0, 0))
    assert told(s, 0, "play 0>0", 0)[-1] == "Bela still has 1 card."
    s = after(dead_end(piles=(0, 0), cards=(1, 1)), (0, "lay 0"))
    assert told(s, 1, "lay 0", 0)[-1] == "Bela adds the yellow bricks 4 to the right pile."


def test_the_winner_is_told() -> None:
    match = Match(GAME, 2, seed=1)
    while not match.over:
        match.play(seat := match.actors[0], match.referee.moves(match.state, seat)[0])
    (winner,) = match.winners
    assert match.story(winner)[-1].in_("en", ("Ann", "Ann"), winner) == "You have shed all your cards and win."
    assert match.story(-1)[-1].in_("de", ("Ann", "Ann")) == "Ann ist alle Karten los und gewinnt."


def reasons(s: State, seat: int) -> dict[str, str]:
    """The rule cited for every illegal move."""
    illegal = set(range(GAME.last_move + 1)) - set(legal_numbers(s, seat))
    texts = {move: words.reason(view(s, seat), seat, move) for move in illegal}
    return {NAMES[move]: text.in_()[text.in_().rindex("(") + 1 : -2] for move, text in texts.items()}


@pytest.mark.parametrize(
    ("s", "seat", "cited"),
    [
        (start(), 0, {"play 0>0": "S5", "draw": "S5", "lay 0": "S5", "wait": "R1"}),
        (dead_end((4, 4), (3, 3)), 0, {"play 0>0": "R10", "draw": "R10", "lay 0": "R10", "wait": "R1"}),
        (dead_end((0, 4), (1, 3)), 0, {"go": "R10", "lay 1": "R10"}),
        (
            race(X6_TOPS, (["red hammer 6", "", "white bricks 6"], X6_HANDS[1])),
            0,
            {"go": "R9", "play 0>1": "R2", "play 1>0": "R5", "play 2>0": "R2", "lay 0": "R10", "wait": "R1"},
        ),
    ],
    ids=["ready", "stuck", "stuck without pile", "race"],
)
def test_reasons_cite_the_rule(s: State, seat: int, cited: dict[str, str]) -> None:
    found = reasons(s, seat)
    assert {name: found[name] for name in cited} == cited


# Statistics of random races.

KINDS = ("games", "moves", "never stuck", "ended stuck", "drawn", "longest", "longest with waits")
GAMES, MOVES, NEVER_STUCK, ENDED_STUCK, DRAWN, LONGEST, LONGEST_WITH_WAITS = range(len(KINDS))


def run_races(blank: Any, seed: int, n: int, room: int, counts: Any) -> None:
    """Play races in which every move of either seat is equally likely, and count how they went. Compiled."""
    states = blank.copy()
    out, pairs = np.empty(room, np.int32), np.empty(2 * room, np.int32)
    choice = np.empty(4, np.uint32)
    for game in range(n):
        begin(states, blank, seed, game)
        sow(choice, seed + CHOICE, game)
        s = states[0]
        pauses = made = waits = last_phase = 0
        while actors(s):
            last_phase = s.phase
            pauses += 1 if last_phase == STUCK else 0
            pair = pairs[uniform(choice, list_all(s, pairs, out))]
            play(s, pair >> 24, pair & 0xFFFFFF)
            made += 1
            waits += 1 if pair & 0xFFFFFF == WAIT else 0
        counts[GAMES] += 1
        counts[MOVES] += made - waits
        counts[NEVER_STUCK] += 1 if pauses == 0 else 0
        counts[ENDED_STUCK] += 1 if last_phase == STUCK else 0
        counts[DRAWN] += 1 if cards_left(s, 0) + cards_left(s, 1) == 0 else 0
        counts[LONGEST] = max(counts[LONGEST], made - waits)
        counts[LONGEST_WITH_WAITS] = max(counts[LONGEST_WITH_WAITS], made)


@cache
def tallied(draw: str) -> dict[str, int]:
    """The counts of 40,000 races."""
    counts = np.zeros(len(KINDS), np.int64)
    blank = GAME.blank(2, {"draw": draw}).array
    backend.bind(run_races, GAME)(blank, 11, 40_000, GAME.most_moves, counts)
    return dict(zip(KINDS, counts.tolist(), strict=True))


def share(kind: str) -> float:
    """The share of such races, drawing by hand."""
    return tallied("hand")[kind] / tallied("hand")["games"]


def test_two_random_cards_fit_with_probability_045() -> None:
    fitting = sum(FITS[a] >> b & 1 for a in range(CARDS) for b in range(CARDS) if a != b)
    assert fitting / (CARDS * (CARDS - 1)) == pytest.approx(0.45, abs=0.005)


def test_random_races_take_about_93_moves() -> None:
    assert share("moves") == pytest.approx(93, abs=0.6)


def test_random_races_are_seldom_stuck_and_seldom_drawn() -> None:
    assert share("never stuck") == pytest.approx(0.85, abs=0.01)
    assert share("ended stuck") == pytest.approx(0.09, abs=0.012)
    assert share("drawn") == pytest.approx(0.04, abs=0.006)
