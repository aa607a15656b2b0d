"""Tunnelflucht, rule by rule. Names begin with the rule or example they are about."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from spieltisch import Match
from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.showing.phrase import players
from spieltisch.games.tunnelflucht import GAME, rules, words
from spieltisch.games.tunnelflucht.rules import BACK, DRAW, FROM, LAST_TURN, STOP, State
from tests.games.telling import NAMES as PEOPLE, lines, listening
from tests.games.tunnelflucht.positions import (
    ALL_CARDS,
    NAMES,
    T0,
    after,
    crew,
    dealt,
    hand,
    kinds,
    legal,
    numbers,
    over,
    position,
    result,
    tunnel,
)

EVERY_NUMBER_OF_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
EXTENDED: dict[str, Any] = {"rules": "extended"}


def drawn(s: State, move: str, number: int) -> State:
    """The position after a move with chance of one's own."""
    s = s.copy()
    sow(s.rng, 5, number)
    return after(s, move)


# Set-up.


def test_s1_every_symbol_is_there_six_times_and_once_in_every_pack() -> None:
    for number in range(20):
        faces = tunnel(dealt(number=number))
        assert all(sorted(faces[first : first + 6]) == sorted(NAMES) for first in range(0, 36, 6))


def test_s2_every_pack_is_shuffled_by_itself() -> None:
    tables = [tunnel(dealt(number=number)) for number in range(300)]
    for tile in range(36):
        found = Counter(faces[tile] for faces in tables)
        assert len(found) == 6
        assert all(30 <= n <= 75 for n in found.values())
    faces = tables[0]
    assert len({tuple(faces[first : first + 6]) for first in range(0, 36, 6)}) > 1


@pytest.mark.parametrize(
    ("options", "pirates"),
    [
        ({}, 3),
        (EXTENDED, 6),
        ({"cubes": 1}, 1),
        ({"cubes": 6}, 6),
        ({"cubes": 4, **EXTENDED}, 4),
    ],
)
def test_s3_all_pirates_are_at_the_start(options: dict[str, Any], pirates: int) -> None:
    s = dealt(3, **options)
    assert [crew(s, seat) for seat in range(3)] == [" ".join(["start"] * pirates)] * 3


@EVERY_NUMBER_OF_SEATS
def test_s4_three_cards_for_everybody_and_the_rest_is_the_pile(seats: int) -> None:
    s = dealt(seats)
    assert [len(hand(s, seat)) for seat in range(seats)] == [3] * seats
    assert s.pile == 54 - 3 * seats
    assert kinds(s.discard) == []
    there = [card for seat in range(seats) for card in hand(s, seat)] + kinds(rules.unseen(s))
    assert sorted(there) == ALL_CARDS


@pytest.mark.parametrize("cards", range(1, 7))
@pytest.mark.parametrize("game", ["basic", "extended"])
def test_s4_the_option_hand_deals_more_or_fewer(cards: int, game: str) -> None:
    s = dealt(4, rules=game, hand=cards)
    assert s.held.tolist() == [cards] * 4
    assert [len(hand(s, seat)) for seat in range(4)] == [cards] * 4


def test_s4_hands_are_dealt_evenly() -> None:
    found = Counter(card for number in range(400) for card in hand(dealt(number=number), 0))
    assert all(150 <= found[name] <= 250 for name in NAMES)


@EVERY_NUMBER_OF_SEATS
def test_s5_the_start_player_is_random(seats: int) -> None:
    found = Counter(dealt(seats, number).turn for number in range(200))
    assert set(found) == set(range(seats))
    assert min(found.values()) > 100 / seats


@EVERY_NUMBER_OF_SEATS
def test_s5_play_goes_clockwise(seats: int) -> None:
    s = position(["start"] * seats, ["drop"] * seats, turn=1)
    order = []
    for _ in range(seats + 1):
        order.append(s.turn)
        s = after(s, legal(s)[0])
    assert order == [(1 + i) % seats for i in range(seats + 1)]


# Forward.


def test_r1_any_card_with_any_pirate_that_is_not_out() -> None:
    s = position(["start 7 out", "9"], ["drop wheel wheel", "arrow"])
    assert legal(s) == ["drop start", "drop 7", "wheel start", "wheel 7"]


def test_r1_the_card_is_discarded() -> None:
    s = after(position(["3", "start"], ["drop wheel wheel", ""], discard="arrow", **EXTENDED), "wheel 3")
    assert hand(s, 0) == ["drop", "wheel"]
    assert s.held[0] == 2
    assert kinds(s.discard) == ["wheel", "arrow"]


def test_r2_to_the_nearest_tile_of_the_symbol() -> None:
    s = position(["1", "start"], ["arrow", ""])
    assert crew(after(s, "arrow 1"), 0) == "start start 6"
    assert crew(after(s, "arrow start"), 0) == "start 1 6"


def test_r2_the_tile_on_which_the_pirate_stands_is_not_ahead() -> None:
    assert crew(after(position(["6", "start"], ["arrow", ""]), "arrow 6"), 0) == "start start 7"


def test_r3_held_tiles_are_skipped_one_after_another() -> None:
    s = position(["start", "4 9 17", "20"], ["hammer", "", ""])
    assert crew(after(s, "hammer start"), 0) == "start start 30"


def test_r3_a_tile_with_own_and_others_pirates_is_held() -> None:
    s = position(["start 4", "4"], ["hammer", ""])
    assert crew(after(s, "hammer start"), 0) == "start 4 9"


def test_r4_own_pirates_share_a_tile_in_any_number() -> None:
    s = position(["4 4 4 4 4", "start"], ["hammer", ""], cubes=6)
    assert crew(after(s, "hammer start"), 0) == "4 4 4 4 4 4"


def test_r4_with_the_option_own_pirates_are_skipped_too() -> None:
    s = position(["4", "9"], ["hammer", ""], blocking="all")
    assert crew(after(s, "hammer start"), 0) == "start 4 17"
    assert crew(after(s, "hammer 4"), 0) == "start start 17"


def test_r5_pirates_on_other_tiles_do_not_matter() -> None:
    s = position(["start", "1 2 3", "5 6 7"], ["hammer", "", ""])
    assert crew(after(s, "hammer start"), 0) == "start start 4"


def test_r5_pirates_behind_and_beyond_do_not_matter() -> None:
    s = position(["5", "4 17", "start"], ["hammer", "", ""])
    assert crew(after(s, "hammer 5"), 0) == "start start 9"


def test_r6_without_such_a_tile_the_pirate_escapes() -> None:
    s = after(position(["34", "start"], ["drop", ""]), "drop 34")
    assert crew(s, 0) == "start start out"
    assert result(s) == [1, 0]


def test_r6_from_the_last_tile_every_card_leads_out() -> None:
    s = position(["36", "start"], [" ".join(NAMES), ""])
    assert all(crew(after(s, f"{name} 36"), 0) == "start start out" for name in NAMES)


def test_r6_nobody_comes_back() -> None:
    s = position(["out 20 12", "12"], ["drop", ""], cubes=3, **EXTENDED)
    assert legal(s) == ["drop 12", "drop 20", "back 20"]


# The turn of the basic game.


def test_r7_a_turn_is_one_card() -> None:
    s = position(["12 20", "8 10"], ["drop wheel", "arrow"])
    assert legal(s) == ["drop start", "drop 12", "drop 20", "wheel start", "wheel 12", "wheel 20"]
    s = after(s, "drop 12")
    assert (s.turn, s.actions) == (1, 0)


def test_r8_afterwards_one_card_is_drawn() -> None:
    before = position(["start", "start"], ["drop wheel arrow", ""])
    s = after(before, "drop start")
    assert s.held[0] == len(hand(s, 0)) == 3
    assert s.pile == before.pile - 1
    assert Counter(hand(s, 0)) >= Counter(["wheel", "arrow"])


def test_r8_every_card_of_the_pile_is_equally_likely() -> None:
    discard = "drop " * 8 + "hammer " * 9 + "circles " * 6 + "bricks " * 9 + "arrow " * 9
    before = position(["start", "start"], ["drop", ""], discard=discard)
    assert kinds(rules.unseen(before)) == ["circles"] * 3 + ["wheel"] * 9
    found = Counter(hand(drawn(before, "drop start", number), 0)[0] for number in range(800))
    assert set(found) == {"circles", "wheel"}
    assert 160 <= found["circles"] <= 240


def test_r9_an_empty_pile_is_made_from_the_discards_and_the_card_just_played() -> None:
    before = position(["start", "start"], ["drop", ""], discard="arrow arrow", pile=0)
    found = set()
    for number in range(40):
        s = drawn(before, "drop start", number)
        assert (s.pile, kinds(s.discard), s.held[0]) == (2, [], 1)
        found.add(hand(s, 0)[0])
        assert sorted(hand(s, 0) + kinds(rules.unseen(s))) == ["arrow", "arrow", "drop"]
    assert found == {"arrow", "drop"}


def test_r9_the_discards_stay_while_the_pile_has_cards() -> None:
    s = after(position(["start", "start"], ["drop", ""], discard="arrow arrow", pile=1), "drop start")
    assert (s.pile, kinds(s.discard)) == (0, ["drop", "arrow", "arrow"])


# The turn of the extended game.


def test_r10_up_to_three_actions_in_any_mix() -> None:
    s = position(["12 20", "8 10"], ["drop wheel", "arrow"], **EXTENDED)
    s = after(s, "drop 12", "back 20")
    assert (s.turn, s.actions) == (0, 2)
    s = after(s, "wheel 14")
    assert (s.turn, s.actions) == (1, 0)


def test_r10_all_three_with_the_same_pirate() -> None:
    s = after(position(["start", "start"], ["drop wheel arrow", ""], **EXTENDED), "drop start", "wheel 1", "arrow 5")
    assert crew(s, 0) == "start start start start start 6"


def test_r11_a_forward_action_draws_nothing() -> None:
    before = position(["start", "start"], ["drop wheel", ""], **EXTENDED)
    s = after(before, "drop start")
    assert hand(s, 0) == ["wheel"]
    assert s.pile == before.pile


def test_r12_back_to_the_nearest_tile_with_one_or_two_pirates() -> None:
    s = position(["20", "8 8 10 10 10 15"], **EXTENDED)
    assert crew(after(s, "back 20"), 0).endswith("15")
    s = position(["20", "8 8 10 10 10"], **EXTENDED)
    assert crew(after(s, "back 20"), 0).endswith("8")


def test_r12_an_arrival_makes_one_two_and_two_three() -> None:
    s = position(["20 20 20", "8 4"], **EXTENDED)
    s = after(s, "back 20", "back 20")
    assert crew(s, 0).endswith("8 8 20")
    assert s.held[0] == 3
    s = after(s, "back 20")
    assert crew(s, 0).endswith("4 8 8")
    assert s.held[0] == 4


def test_r12_a_departure_makes_three_two() -> None:
    s = position(["9", "8 8 8"], ["drop", "drop"], turn=1, **EXTENDED)
    s = after(s, "drop 8", "stop", "back 9")
    assert crew(s, 0).endswith("8")
    assert s.held[0] == 3


def test_r12_own_pirates_count_as_others_do() -> None:
    s = position(["20 10 10", "start"], **EXTENDED)
    then = after(s, "back 20")
    assert crew(then, 0).endswith("10 10 10")
    assert then.held[0] == 2


def test_r12_three_or_more_are_passed_over_whoever_owns_them() -> None:
    s = position(["20 10", "10", "10 3", "start"], **EXTENDED)
    assert crew(after(s, "back 20"), 0).endswith("start 3 10")


def test_r12_the_companions_of_a_pirate_are_not_behind_it() -> None:
    s = position(["20 20", "start"], ["drop", ""], **EXTENDED)
    assert "back 20" not in legal(s)


@pytest.mark.parametrize(("there", "cards"), [("8", 1), ("8 8", 2)])
def test_r13_as_many_cards_as_pirates_stood_there(there: str, cards: int) -> None:
    before = position(["20", there], **EXTENDED)
    s = after(before, "back 20")
    assert s.held[0] == len(hand(s, 0)) == cards
    assert s.pile == before.pile - cards


def test_r13_the_cards_can_be_used_at_once() -> None:
    s = after(position(["20", "8"], **EXTENDED), "back 20")
    card = hand(s, 0)[0]
    assert f"{card} 8" in legal(s)


def test_r14_nobody_goes_back_to_the_start() -> None:
    s = position(["4 9 start", "start"], ["drop", ""], **EXTENDED)
    assert legal(s) == ["drop start", "drop 4", "drop 9", "back 9"]


def test_r14_only_tiles_further_on_can_be_left() -> None:
    s = position(["10 10 12 out", "10 8", "start"], **EXTENDED)
    assert legal(s) == ["back 10", "back 12"]
    assert legal(position(["10 10 12 out", "10", "start"], ["drop"], **EXTENDED))[-1] == "drop 12"


def test_r15_symbols_and_blocking_play_no_part() -> None:
    s = position(["20", "15 8"], ["", ""], blocking="all", **EXTENDED)
    then = after(s, "back 20")
    assert crew(then, 0).endswith("15")
    assert kinds(then.discard) == []


def test_r16_whoever_goes_back_draws_what_there_is() -> None:
    s = position(["20", "8 8"], ["", "drop"], discard="", pile=1, **EXTENDED)
    then = after(s, "back 20")
    assert (then.held[0], then.pile) == (1, 0)


def test_r16_going_back_is_allowed_without_cards_to_draw() -> None:
    s = position(["20", "8 8"], pile=0, **EXTENDED)
    then = after(s, "back 20")
    assert (then.held[0], then.pile) == (0, 0)
    assert crew(then, 0).endswith("8")


def test_r17_the_first_action_is_compulsory() -> None:
    s = position(["start", "start"], ["drop wheel arrow", ""], **EXTENDED)
    assert "stop" not in legal(s)
    assert "stop" in legal(after(s, "drop start"))
    assert "stop" in legal(after(s, "drop start", "wheel start"))


def test_r17_stopping_ends_the_turn() -> None:
    s = after(position(["start", "start"], ["drop wheel", "arrow"], **EXTENDED), "drop start", "stop")
    assert (s.turn, s.actions) == (1, 0)
    assert hand(s, 0) == ["wheel"]
    assert "stop" not in legal(s)


def test_r18_the_turn_ends_after_three_actions() -> None:
    s = position(["start", "start"], ["drop drop drop drop", "arrow"], **EXTENDED)
    assert [after(s, *["drop start"] * n).turn for n in range(4)] == [0, 0, 0, 1]


def test_r18_the_turn_ends_when_nothing_is_possible_any_more() -> None:
    s = after(position(["start", "start"], ["drop", "arrow"], **EXTENDED), "drop start")
    assert (s.turn, s.actions) == (1, 0)


def test_r18_the_turn_goes_on_while_somebody_can_go_back() -> None:
    s = after(position(["start 10", "start"], ["drop", "arrow"], **EXTENDED), "drop start")
    assert (s.turn, s.actions) == (0, 1)
    assert legal(s) == ["back 10", "stop"]


def test_r19_who_has_no_action_draws_one_card_and_that_is_the_turn() -> None:
    before = position(["start", "start"], ["", "arrow"], **EXTENDED)
    assert legal(before) == ["draw"]
    s = after(before, "draw")
    assert (s.held[0], s.pile, s.turn) == (1, before.pile - 1, 1)


def test_r19_even_when_there_is_no_card_left() -> None:
    s = after(position(["start", "start"], pile=0, **EXTENDED), "draw")
    assert (s.held[0], s.turn) == (0, 1)


def test_r19_not_for_those_who_can_go_back() -> None:
    assert legal(position(["4 9", "start"], **EXTENDED)) == ["back 9"]


def test_r20_there_is_no_hand_limit() -> None:
    s = position(["20", "8"], [" ".join(NAMES * 5), ""], **EXTENDED)
    assert after(s, "back 20").held[0] == 31


# The end.


def test_e1_the_game_ends_at_once_when_the_last_pirate_escapes() -> None:
    s = position(["out out 36", "out out 36", "out"], ["drop", "drop", ""])
    assert over(after(s, "drop 36"))
    assert result(after(s, "drop 36")) == [3, 2, 1]


def test_e1_in_the_extended_game_too() -> None:
    s = position(["out out out out out 36", "start"], ["drop wheel", "arrow"], **EXTENDED)
    then = after(s, "drop 36")
    assert over(then)
    assert hand(then, 0) == ["wheel"]


@pytest.mark.parametrize("game", ["basic", "extended"])
def test_e1_with_the_number_of_pirates_one_plays_with(game: str) -> None:
    s = position(["out 36", "start"], ["drop wheel", "arrow"], rules=game, cubes=2)
    assert over(after(s, "drop 36"))
    s = position(["out 36", "start"], ["drop wheel", "arrow"], rules=game, cubes=3)
    assert not over(after(s, "drop 36"))


def test_e2_points_are_escaped_pirates() -> None:
    assert result(position(["out out 12", "out 36", "35 36"])) == [2, 1, 0]


def test_e3_after_two_hundred_turns_each_the_game_ends() -> None:
    for seats in (2, 4):
        nearly = position(["out"] + ["start"] * (seats - 1), turn=1, turns=LAST_TURN * seats - 2, **EXTENDED)
        last = after(nearly, "draw")
        assert not over(last)
        end = after(last, "draw")
        assert over(end)
        assert result(end) == [1] + [0] * (seats - 1)


def test_e3_every_way_of_ending_a_turn_counts() -> None:
    s = position(["start", "start"], ["drop wheel", ""], **EXTENDED)
    assert after(s, "drop start", "stop").turns == 1
    assert after(s, "drop start", "wheel 1").turns == 1
    assert after(s, "drop start", "stop", "draw").turns == 2


def test_e3_ties_share_the_win() -> None:
    s = position(["out", "out", "start"], turn=2, turns=3 * LAST_TURN - 1, **EXTENDED)
    assert result(after(s, "draw")) == [1, 1, 0]


def test_e3_is_for_the_extended_game_only() -> None:
    s = after(position(["start", "start"], ["drop", "drop"]), "drop start")
    assert s.turns == 0


# The examples.


def test_x1_yellow_skips_the_hammer_that_blue_holds() -> None:
    assert crew(after(position(["2", "4"], ["hammer", ""]), "hammer 2"), 0) == "start start 9"


def test_x2_and_the_next_one_too() -> None:
    assert crew(after(position(["2", "4 9"], ["hammer", ""]), "hammer 2"), 0) == "start start 17"


def test_x3_own_pirates_share_a_tile_unless_all_block() -> None:
    assert crew(after(position(["2 4", "start"], ["hammer", ""]), "hammer 2"), 0) == "start 4 4"
    s = position(["2 4", "start"], ["hammer", ""], blocking="all")
    assert crew(after(s, "hammer 2"), 0) == "start 4 9"


def test_x4_a_shared_tile_is_held() -> None:
    s = position(["2 4", "4"], ["hammer", ""], **EXTENDED)
    assert crew(after(s, "hammer 2"), 0).endswith("start 4 9")


def test_x5_nothing_or_nothing_free_ahead_means_escape() -> None:
    assert crew(after(position(["31", "start"], ["hammer", ""]), "hammer 31"), 0) == "start start out"
    assert crew(after(position(["30", "31"], ["hammer", ""]), "hammer 30"), 0) == "start start out"


def test_x6_the_first_pack_from_the_start() -> None:
    s = position(["start", "start"], [" ".join(NAMES), ""])
    reached = {name: crew(after(s, f"{name} start"), 0).split()[-1] for name in NAMES}
    assert reached == {"drop": "1", "circles": "2", "bricks": "3", "hammer": "4", "wheel": "5", "arrow": "6"}
    assert T0[:6] == sorted(reached, key=lambda name: int(reached[name]))


def test_x7_three_are_passed_over_and_the_arrival_changes_the_count() -> None:
    s = position(["12 8 10", "10 10 5", "8"], **EXTENDED)
    first = after(s, "back 12")
    assert crew(first, 0).endswith("8 8 10")
    assert first.held[0] == 2
    second = after(first, "back 10")
    assert crew(second, 0).endswith("5 8 8")
    assert second.held[0] == 3


def test_x8_with_nothing_behind_and_no_card_one_is_drawn() -> None:
    s = position(["3 3", "start"], ["", "arrow"], **EXTENDED)
    assert legal(s) == ["draw"]
    then = after(s, "draw")
    assert (then.held[0], then.turn) == (1, 1)


def test_x9_the_pile_runs_out_between_two_cards() -> None:
    s = position(["12", "8 8"], discard="arrow arrow drop wheel", pile=1, **EXTENDED)
    last = kinds(rules.unseen(s))[0]
    for number in range(10):
        then = drawn(s, "back 12", number)
        assert (then.held[0], then.pile, kinds(then.discard)) == (2, 3, [])
        assert last in hand(then, 0)
        assert Counter(hand(then, 0)) - Counter([last]) <= Counter(["arrow", "arrow", "drop", "wheel"])


def test_x10_the_winner_draws_no_card() -> None:
    before = position(["start", "out out 36"], ["", "drop wheel arrow"], turn=1)
    s = after(before, "drop 36")
    assert over(s)
    assert hand(s, 1) == ["wheel", "arrow"]
    assert s.pile == before.pile


# The moves, secrets and taking back.


def test_moves_have_the_numbers_of_the_rules_page() -> None:
    assert (FROM, BACK, STOP, DRAW, GAME.last_move) == (37, 222, 259, 260, 260)


def test_at_most_43_moves_are_listed() -> None:
    s = position(["5 10 15 20 25 30", "1"], [" ".join(NAMES), ""], actions=1, **EXTENDED)
    assert len(numbers(s)) == GAME.most_moves == 43


@pytest.mark.parametrize(
    ("options", "longest"), [({}, 222), ({"cubes": 6}, 444), (EXTENDED, 1200), ({"cubes": 1, **EXTENDED}, 1200)]
)
def test_the_longest_match(options: dict[str, Any], longest: int) -> None:
    assert GAME.longest(2, GAME.chosen(options)) == longest


def test_a_hand_is_known_to_its_owner_only() -> None:
    s = position(["start"] * 3, ["drop wheel", "arrow arrow", "hammer"], discard="bricks")
    for seat in range(-1, 3):
        view = s.copy()
        rules.hide(view, seat)
        assert [hand(view, other) for other in range(3)] == [hand(s, o) if o == seat else [] for o in range(3)]
        assert view.held.tolist() == s.held.tolist()
        assert (view.pile, view.discard) == (s.pile, s.discard)
        assert view.rng.tolist() == [0] * 4


def test_a_guess_deals_the_unseen_cards_evenly() -> None:
    discard = "drop " * 8 + "hammer " * 9 + "circles " * 6 + "bricks " * 9 + "arrow " * 9
    s = position(["start", "start", "start"], ["drop", "circles circles wheel", "wheel"], discard=discard)
    found: Counter[str] = Counter()
    for number in range(300):
        view = s.copy()
        rules.hide(view, 0)
        sow(view.rng, 6, number)
        rules.guess(view, 0)
        assert [len(hand(view, seat)) for seat in range(3)] == [1, 3, 1]
        assert sorted(kinds(rules.unseen(view)) + hand(view, 1) + hand(view, 2)) == ["circles"] * 3 + ["wheel"] * 9
        found.update(hand(view, 1) + hand(view, 2))
    assert 300 <= found["circles"] <= 450


def test_an_extended_forward_action_can_be_taken_back_until_a_card_is_drawn() -> None:
    match = Match(GAME, 2, EXTENDED, seed=8)
    seat = match.actors[0]
    match.play(seat, match.referee.moves(match.state, seat)[0])
    assert match.refuse_undo(seat) is None


def test_a_basic_move_stands() -> None:
    match = Match(GAME, 2, seed=8)
    seat = match.actors[0]
    match.play(seat, match.referee.moves(match.state, seat)[0])
    assert match.refuse_undo(seat) is not None


def test_a_backward_action_stands() -> None:
    match = Match(GAME, 2, EXTENDED, seed=8)
    for _ in range(400):
        seat = match.actors[0]
        listed = match.referee.moves(match.state, seat)
        back = [move for move in listed if BACK <= move < STOP]
        match.play(seat, back[0] if back else listed[0])
        if back:
            break
    assert match.refuse_undo(seat) is not None


# Words.


def test_the_deal_is_told() -> None:
    s = listening(cast(State, GAME.blank(3, {"hand": 1})))
    rules.deal(s)
    assert lines(GAME, s, s.turn, "de") == ["Alle beginnen mit 3 Piraten und einer Karte.", "Du beginnst."]


def test_symbol_way_and_skipped_tiles_are_told() -> None:
    s = position(["2", "4 9"], ["hammer hammer", ""])
    assert lines(GAME, after(s, "hammer 2"), 1) == [
        "Ann plays hammer and runs from 2 to 17, past the held tiles 4 and 9.",
        "Ann draws a card.",
    ]
    assert lines(GAME, after(s, "hammer start"), 0, "de")[0] == (
        "Du spielst Hammer und rennst vom Start nach 17, vorbei an den besetzten Plättchen 4 und 9."
    )
    free = position(["2", "start"], ["hammer", ""])
    assert lines(GAME, after(free, "hammer 2"), 1)[0] == "Ann plays hammer and runs from 2 to 4."


def test_only_the_drawer_is_told_which_card() -> None:
    s = position(["2", "4"], ["hammer", ""], discard=" ".join(NAMES * 8), pile=3)
    then = after(s, "hammer 2")
    assert lines(GAME, then, 0)[1] == f"You draw a card: {hand(then, 0)[0]}."
    assert lines(GAME, then, 1)[1] == lines(GAME, then, -1)[1] == "Ann draws a card."


def test_an_escape_and_the_end_are_told() -> None:
    s = after(position(["out out 36", "start"], ["drop", ""]), "drop 36")
    assert lines(GAME, s, 1) == [
        "Ann plays drop and runs from 36 to the harbour.",
        "Ann's whole crew has escaped.",
    ]
    assert lines(GAME, s, 0, "de") == [
        "Du spielst Tropfen und rennst von 36 in den Hafen.",
        "Deine ganze Mannschaft ist entkommen.",
    ]


def test_going_back_is_told() -> None:
    s = after(position(["12", "8 8"], **EXTENDED), "back 12")
    assert lines(GAME, s, 1) == ["Ann goes back from 12 to 8, where 2 pirates stand.", "Ann draws 2 cards."]
    first, second = hand(s, 0)
    assert lines(GAME, s, 0)[1] == f"You draw 2 cards: {first} and {second}."
    none = after(position(["12", "8"], pile=0, **EXTENDED), "back 12")
    assert lines(GAME, none, 1) == [
        "Ann goes back from 12 to 8, where 1 pirate stands.",
        "Ann draws no card: none is left.",
        "Ann cannot do anything more.",
    ]
    assert lines(GAME, none, 0)[1] == "You draw no card: none is left."


def test_a_new_pile_a_turn_cut_short_and_a_stop_are_told() -> None:
    s = position(["start", "start"], ["drop", ""], discard="arrow", pile=0)
    assert lines(GAME, after(s, "drop start"), 1)[1:] == [
        "The discards are shuffled into a new pile.",
        "Ann draws a card.",
    ]
    s = position(["start", "start"], ["drop", "arrow"], **EXTENDED)
    assert lines(GAME, after(s, "drop start"), 1)[-1] == "Ann cannot do anything more."
    s = position(["start", "start"], ["drop drop", "arrow"], actions=1, **EXTENDED)
    assert lines(GAME, after(s, "stop"), 0) == ["You end your turn."]
    assert lines(GAME, after(position(["start", "start"], ["", ""], **EXTENDED), "draw"), 1) == [
        "Ann has neither a card nor a way back.",
        "Ann draws a card.",
    ]


def test_the_last_turn_is_told() -> None:
    s = position(["out", "start"], turns=2 * LAST_TURN - 1, turn=1, **EXTENDED)
    assert lines(GAME, after(s, "draw"), 0)[-1] == "Everybody has had 200 turns."


@pytest.mark.parametrize(
    ("winners", "viewer", "german", "english"),
    [
        ([0], 0, "Du gewinnst mit 2 Piraten im Hafen.", "You win with 2 pirates in the harbour."),
        ([0], 1, "Ann gewinnt mit 2 Piraten im Hafen.", "Ann wins with 2 pirates in the harbour."),
        (
            [0, 1],
            0,
            "Ihr gewinnt gemeinsam mit je 2 Piraten im Hafen: Bela und du.",
            "Bela and you share the win with 2 pirates each in the harbour.",
        ),
        (
            [0, 1],
            2,
            "Ann und Bela gewinnen gemeinsam mit je 2 Piraten im Hafen.",
            "Ann and Bela share the win with 2 pirates each in the harbour.",
        ),
    ],
)
def test_the_winners_are_told(winners: list[int], viewer: int, german: str, english: str) -> None:
    result = words.say("result", winners=players(winners), points=2)
    assert result.in_("de", PEOPLE, viewer) == german
    assert result.in_("en", PEOPLE, viewer) == english


@pytest.mark.parametrize(
    ("move", "options", "why"),
    [
        (FROM * 5 + 2, {}, "(R1)"),
        (FROM * 1 + 3, {}, "(R1)"),
        (FROM * 1 + 0, {}, "(R1)"),
        (BACK + 2, {}, "(R7)"),
        (STOP, {}, "(R7)"),
        (BACK + 0, EXTENDED, "(R14)"),
        (BACK + 2, EXTENDED, "(R12, R14)"),
        (BACK + 7, EXTENDED, "(R1)"),
        (STOP, EXTENDED, "(R17)"),
        (DRAW, EXTENDED, "(R19)"),
    ],
)
def test_reasons_cite_the_rule(move: int, options: dict[str, Any], why: str) -> None:
    s = position(["2 2 2", "start"], ["hammer", ""], cubes=3, **options)
    reason = words.reason(s, 0, move)
    assert reason.in_().endswith(f"{why}.")
    assert reason.in_("de").endswith(f"{why}.")


def test_the_prompt_says_what_is_possible() -> None:
    assert words.prompt(position(["start", "start"], ["drop", ""]), 0).in_() == "Play a card on one of your pirates."
    s = position(["4 9", "start"], ["drop", ""], actions=1, **EXTENDED)
    assert words.prompt(s, 0).in_() == "Action 2 of 3: forward with a card, back for cards or end the turn."
    s = position(["start", "start"], **EXTENDED)
    assert words.prompt(s, 0).in_().endswith("draw a card from the pile.")
