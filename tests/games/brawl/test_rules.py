"""Brawl, rule by rule. Names begin with the rule or example they are about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest

from spieltisch.engine.driving.match import Match
from spieltisch.engine.driving.playouts import random_actor
from spieltisch.engine.kernel.rng import sow, uniform
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.games.brawl import GAME, rules, words
from spieltisch.games.brawl.decks import BASE, DECK, DECKS, FREEZE, FREEZES, HOLD, NAMES, ORIGINAL, SHUFFLED
from spieltisch.games.brawl.rules import CHOOSE, GET_READY, NO_CARD, NO_DECK, OVER, PLAY, UNKNOWN, State
from tests.games.brawl.positions import (
    CARDS,
    Base,
    actors,
    after,
    dealt,
    discarded,
    guessed,
    holding,
    laid,
    legal,
    legal_numbers,
    line,
    number,
    plays,
    score,
    sides,
    start,
    string,
    view,
    without_deck,
)
from tests.games.brawl.reference import NAMES as CARD_NAMES, Fight
from tests.games.moments import seen
from tests.games.telling import is_secret

TOURNAMENT: dict[str, Any] = {"mode": "tournament"}
ALL_ENDS = "end 0.0, end 0.1, end 1.0, end 1.1"
PQS = [Base(0), Base(1), Base(0)]


def frozen(*owners: int) -> list[Base]:
    return [Base(owner, frozen=True) for owner in owners]


def random_positions(seats: int, seed: int, **options: Any) -> Iterator[tuple[State, int, int]]:
    """Every position of a random game with the seat and move that come next."""
    s = dealt(seats, seed, **options)
    choice = [0] * 4
    sow(choice, 3, seed)
    while mask := rules.actors(s):
        seat = random_actor(mask, choice)
        listed = legal_numbers(s, seat)
        move = listed[uniform(choice, len(listed))]
        yield s, seat, move
        rules.play(s, seat, move)
        s.ply += 1


# Parts.


@pytest.mark.parametrize("deck", range(len(NAMES)), ids=NAMES)
def test_parts_every_deck_has_35_cards_and_3_freezes(deck: int) -> None:
    cards = [DECKS[deck, kind] for kind in range(SHUFFLED + 1)]
    assert sum(cards) == DECK
    assert cards[FREEZE] == FREEZES


def test_parts_the_first_six_decks_have_no_modifiers() -> None:
    modified = [deck for deck in range(len(NAMES)) if any(DECKS[deck, kind] for kind in range(HOLD, FREEZE))]
    assert modified == list(range(ORIGINAL, len(NAMES)))


@pytest.mark.parametrize(
    ("deck", "card", "many"),
    [
        ("Bennett", "blue Hit", 8),
        ("Bennett", "Base", 7),
        ("Chris", "red Hit", 8),
        ("Darwin", "Press", 3),
        ("Hale", "blue Block", 0),
        ("Hale", "green Hit-2", 1),
        ("Morgan", "blue Block", 4),
        ("Pearl", "red Hit", 1),
        ("Pearl", "Clear", 5),
        ("Alex", "Hold", 1),
        ("Crane", "Reverse", 2),
        ("Gina", "blue Hit", 9),
        ("Mischo", "Press", 3),
        ("Rent", "Reverse", 3),
        ("Tess", "Null", 3),
        ("Nickie", "Double", 3),
        ("Sonia", "Double", 2),
        ("Tamiya", "red Hit", 10),
    ],
)
def test_parts_decks_are_as_listed(deck: str, card: str, many: int) -> None:
    assert DECKS[NAMES.index(deck), CARDS[card]] == many


# Set-up.


def test_s1_all_choose_at_the_same_time_and_may_choose_alike() -> None:
    s = dealt(3)
    assert actors(s) == [0, 1, 2]
    assert len(legal_numbers(s, 1)) == ORIGINAL
    s = after(s, (2, "pick Pearl"), (0, "pick Pearl"))
    assert actors(s) == [1]
    assert s.phase == CHOOSE
    s = after(s, (1, "pick Hale"))
    assert s.phase == PLAY
    assert [NAMES[s.deck[seat]] for seat in range(3)] == ["Pearl", "Hale", "Pearl"]


def test_s1_a_choice_is_secret_until_all_have_chosen() -> None:
    s = after(dealt(3), (0, "pick Pearl"))
    assert view(s, 0).deck.tolist()[:3] == [NAMES.index("Pearl"), NO_DECK, NO_DECK]
    assert view(s, 1).deck.tolist()[:3] == [NO_DECK] * 3
    assert is_secret(GAME, s, 1, 0)
    s = after(s, (1, "pick Hale"))
    assert view(after(s, (2, "pick Chris")), 1).deck[0] == NAMES.index("Pearl")


def test_s1_a_hidden_choice_may_be_any_deck() -> None:
    s = after(dealt(2, expansions="on"), (0, "pick Pearl"))
    assert {guessed(s, 1, n).deck[0] for n in range(200)} == set(range(len(NAMES)))
    assert {guessed(s, 0, n).deck[0] for n in range(5)} == {NAMES.index("Pearl")}
    assert guessed(s, 0).deck[1] == NO_DECK


def test_s2_two_players_share_one_row_and_more_have_one_with_each_neighbour() -> None:
    assert start("Pearl", "Hale").rows == 1
    s = start(*["Chris"] * 4)
    assert [sides(s, row) for row in range(s.rows)] == [(0, 1), (1, 2), (2, 3), (3, 0)]
    assert [bin(s.mine[seat]) for seat in range(4)] == ["0b1001", "0b11", "0b110", "0b1100"]


@pytest.mark.parametrize(("seats", "left", "bases"), [(2, 34, 1), (3, 33, 2), (6, 33, 2)])
def test_s3_bases_are_taken_out_and_the_freezes_come_last(seats: int, left: int, bases: int) -> None:
    s = start(*["Morgan"] * seats)
    assert s.left.tolist()[:seats] == [left] * seats
    assert s.unseen[0, BASE] == DECKS[NAMES.index("Morgan"), BASE] - bases
    drawn = []
    for _ in range(left):
        rules.play(s, 0, rules.DRAW)
        drawn.append(s.held[0])
        rules.take(s, 0)
    assert [card == FREEZE for card in drawn] == [False] * (left - FREEZES) + [True] * FREEZES
    found = Counter(drawn)
    found[BASE] += bases
    assert [found[kind] for kind in range(FREEZE + 1)] == [
        DECKS[NAMES.index("Morgan"), kind] for kind in range(FREEZE + 1)
    ]


def test_s3_every_card_above_the_freezes_is_equally_likely() -> None:
    s = start("Bennett", "Bennett")
    found: Counter[int] = Counter()
    for n in range(3100):
        sow(s.rng, 5, n)
        found[rules.drawn(s, 0)] += 1
    for kind in range(SHUFFLED):
        assert abs(found[kind] - 100 * s.unseen[0, kind]) <= 40 * s.unseen[0, kind] ** 0.5


def test_s4_each_row_begins_with_a_base_of_either_player() -> None:
    s = start(*["Chris"] * 3)
    for row in range(3):
        assert line(s, row) == [0, 1]
        assert [s.owner[base] for base in words.from_west(s, row)] == list(sides(s, row))
    s = after(holding(s, s.turn, "Base"), (s.turn, "row 1 west" if s.turn else "row 0 west"))
    assert line(s, 1 if s.mine[s.turn] and s.lying[1] == 3 else 0) == [2, 0, 1]


def test_s5_discards_and_hands_are_empty() -> None:
    s = start("Pearl", "Hale")
    assert s.discarded.tolist() == [0] * 6
    assert s.held.tolist() == [NO_CARD] * 6


def test_s6_a_random_player_begins_training() -> None:
    begins = Counter(start("Pearl", "Hale", "Chris", number=n).turn for n in range(300))
    assert all(60 < begins[seat] < 140 for seat in range(3))


def test_s6_the_tournament_begins_when_all_are_ready() -> None:
    s = start("Pearl", "Hale", **TOURNAMENT)
    assert s.phase == GET_READY
    assert (legal(s, 0), legal(s, 1)) == ("ready", "ready")
    s = after(s, (1, "ready"))
    assert actors(s) == [0]
    s = after(s, (0, "ready"))
    assert actors(s) == [0, 1]
    assert (legal(s, 0), legal(s, 1)) == ("draw", "draw")


# Where cards go.


def test_r1_both_ends_of_all_bases_of_the_own_rows_are_open() -> None:
    assert plays(laid([Base(0), Base(1)]), 0, "red Hit") == ALL_ENDS
    s = laid(*[[Base(0), Base(1)]] * 3, seats=3, turn=1)
    assert plays(s, 1, "Freeze") == "row 0 on 0, row 0 on 1, row 1 on 0, row 1 on 1"


def test_r2_a_hit_starts_an_end_follows_its_colour_and_a_press() -> None:
    s = laid([Base(0, "red H", "green H"), Base(1, "red H2", "red HBP")])
    assert plays(s, 0, "red Hit") == "end 0.0, end 1.0, end 1.1"
    assert plays(s, 0, "green Hit") == "end 0.1"
    assert plays(s, 0, "blue Hit") == ""


def test_r3_a_hit_2_follows_only_hits_of_its_colour() -> None:
    s = laid([Base(0, "red H", "green H"), Base(1, "red H2", "red HBP"), Base(0)])
    assert plays(s, 0, "red Hit-2") == "end 0.0, end 1.0"
    assert plays(s, 0, "blue Hit-2") == ""


def test_r4_a_block_follows_only_hits_of_its_colour() -> None:
    s = laid([Base(0, "red H", "red HB"), Base(1, "green H2", "red HBP"), Base(0)])
    assert plays(s, 0, "red Block") == "end 0.0"
    assert plays(s, 0, "green Block") == "end 1.0"


def test_r5_a_press_follows_a_block_of_any_colour() -> None:
    s = laid([Base(0, "red HB", "green HB"), Base(1, "blue H", "red HBP"), Base(0)])
    assert plays(s, 0, "Press") == "end 0.0, end 0.1"


def test_r6_only_a_press_follows_a_block_and_only_a_hit_a_press_and_ends_are_independent() -> None:
    everything = [name for name in CARDS if name.endswith(("Hit", "Hit-2", "Block", "Press"))]
    s = laid([Base(0, "green HB", "green HBP")])
    assert [card for card in everything if "end 0.0" in plays(s, 0, card)] == ["Press"]
    assert [card for card in everything if "end 0.1" in plays(s, 0, card)] == ["green Hit"]


def test_r7_a_base_goes_to_either_side_of_fewer_than_three() -> None:
    s = holding(laid([Base(1, frozen=True), Base(0)]), 0, "Base")
    assert legal(s, 0) == "discard, west, east"
    west, east = after(s, (0, "west")), after(s, (0, "east"))
    assert (line(west), line(east)) == ([2, 0, 1], [0, 1, 2])
    assert west.owner[words.lies_at(west, 0, 2)] == 0
    assert legal(holding(west, 1, "Base"), 1) == "discard"


def test_r7_a_new_base_is_bare_and_gets_the_next_number() -> None:
    s = laid([Base(0, "red HH", "blue H", on=("Double",)), Base(1)], expansions="on")
    s = after(holding(s, 0, "Clear"), (0, "on 0"))
    s = after(holding(s, 1, "Base"), (1, "west"))
    assert line(s) == [2, 1]
    assert (string(s, 2, 0), string(s, 2, 1)) == ("–", "–")
    assert s.modifiers[words.lies_at(s, 0, 2)].tolist() == [0] * 4


@pytest.mark.parametrize(
    ("bases", "places"),
    [
        ([Base(0), Base(1)], "on 0, on 1"),
        (PQS, "on 0, on 2"),
        ([Base(0)], ""),
        ([Base(0, frozen=True), Base(1)], "on 1"),
        ([Base(0, frozen=True), Base(1), Base(1, frozen=True)], ""),
    ],
)
def test_r8_a_clear_takes_an_unfrozen_base_at_a_side(bases: list[Base], places: str) -> None:
    assert plays(laid(bases), 0, "Clear") == places


def test_r8_all_on_the_base_and_the_clear_leave_the_game() -> None:
    s = holding(laid([Base(0, "red HH", "blue HB"), Base(1, "green H")]), 0, "Clear")
    s = after(s, (0, "on 0"))
    assert line(s) == [1]
    assert s.gone == 6
    assert s.discarded.tolist() == [0] * 6
    assert string(s, 1, 0) == "green H"


def test_r9_a_freeze_goes_on_any_unfrozen_base_and_stops_everything_there() -> None:
    s = holding(laid([Base(0, "red H"), Base(1), Base(0, frozen=True)]), 0, "Freeze")
    assert legal(s, 0) == "discard, on 0, on 1"
    s = after(s, (0, "on 0"))
    for card in CARDS:
        assert "end 0" not in plays(s, 1, card)
        assert "on 0" not in plays(s, 1, card)


def test_r10_a_row_of_frozen_bases_is_closed_even_for_a_new_base() -> None:
    s = laid([*frozen(0), Base(1)], [Base(1), Base(2)], [Base(2), Base(0)], seats=3)
    s = after(holding(s, 0, "Freeze"), (0, "row 0 on 1"))
    assert s.closed == 0b001
    assert plays(s, 1, "Base") == "row 1 west, row 1 east"
    assert plays(s, 1, "red Hit") == "row 1 end 0.0, row 1 end 0.1, row 1 end 1.0, row 1 end 1.1"


def test_r10_a_clear_can_close_a_row_too() -> None:
    s = laid([*frozen(0), Base(1)], [Base(1), Base(2)], [Base(2), Base(0)], seats=3)
    s = after(holding(s, 0, "Clear"), (0, "row 0 on 1"))
    assert s.closed == 0b001
    assert s.phase == PLAY


# Training.


def test_r11_a_turn_is_a_drawn_card_played_or_discarded() -> None:
    s = laid([Base(0), Base(1)])
    assert (legal(s, 0), legal(s, 1)) == ("draw", "")
    s = after(s, (0, "draw"))
    assert actors(s) == [0]
    s.held[0] = CARDS["red Hit"]
    assert legal(s, 0) == f"discard, {ALL_ENDS}"
    assert actors(after(s, (0, "discard"))) == [1]
    assert actors(after(s, (0, "end 1.1"))) == [1]


def test_r11_or_the_top_discard_played() -> None:
    s = discarded(laid([Base(0, "green H"), Base(1)]), 0, "red Hit", "green Block")
    assert legal(s, 0) == "draw, end 0.0"
    s = after(s, (0, "end 0.0"))
    assert string(s, 0, 0) == "green HB"
    assert s.discarded[0] == 1
    assert actors(s) == [1]


def test_r11_turns_go_clockwise() -> None:
    s = laid(*[[Base(0), Base(1)]] * 4, seats=4, turn=2)
    order = []
    for _ in range(5):
        order.append(s.turn)
        s = after(holding(s, s.turn, "Press"), (s.turn, "discard"))
    assert order == [2, 3, 0, 1, 2]


def test_r12_after_drawing_only_the_drawn_card_can_be_used() -> None:
    s = holding(discarded(laid([Base(0, "green H"), Base(1)]), 0, "green Block"), 0, "Press")
    assert legal(s, 0) == "discard"


@pytest.mark.parametrize("card", ["red Hit", "Freeze", "Base"])
def test_r12_every_drawn_card_may_be_discarded(card: str) -> None:
    s = after(holding(laid([Base(0), Base(1)]), 0, card), (0, "discard"))
    assert s.discards[0, 0] == CARDS[card]
    assert (s.held[0], s.discarded[0]) == (NO_CARD, 1)


def test_r13_with_an_empty_deck_the_top_discard_must_be_played() -> None:
    s = without_deck(discarded(laid([Base(0), Base(1)]), 0, "Freeze", "red Hit"), 0)
    assert legal(s, 0) == ALL_ENDS


def test_r14_the_discards_are_never_turned_over() -> None:
    s = without_deck(discarded(laid([Base(0), Base(1)]), 0, "red Hit", "red Hit"), 0, 1)
    s = discarded(s, 1, "Freeze", "Freeze")
    s = after(s, (0, "end 0.0"), (1, "on 1"), (0, "end 0.0"))
    assert (s.left[0], s.discarded[0], legal(s, 0)) == (0, 0, "")


def test_r15_who_cannot_act_is_skipped() -> None:
    rows = [[Base(0), Base(1)]] * 3
    s = without_deck(discarded(laid(*rows, seats=3), 1, "red Hit", "red Block"), 1)
    s = after(holding(s, 0, "Press"), (0, "discard"))
    assert actors(s) == [2]
    s = after(holding(s, 2, "red Hit"), (2, "row 1 end 0.0"), (0, "draw"), (0, "discard"))
    assert actors(s) == [1]


def test_r15_a_player_whose_rows_are_all_closed_is_skipped() -> None:
    s = laid(frozen(0, 1), [Base(1), Base(2)], [Base(2), *frozen(3)], frozen(3, 0), seats=4, turn=3)
    s = after(holding(s, 3, "Press"), (3, "discard"))
    assert actors(s) == [1]


def test_r15_somebody_alone_goes_on_alone() -> None:
    s = laid(frozen(0, 1), frozen(1, 2), [Base(2), Base(0)], seats=3, turn=2, playoff="off")
    s = without_deck(s, 0)
    s = after(holding(s, 2, "Press"), (2, "discard"))
    assert (s.phase, actors(s)) == (PLAY, [2])


def test_r15_who_holds_a_card_can_act() -> None:
    s = without_deck(laid([Base(0), Base(1)], **TOURNAMENT), 0)
    assert not rules.able(s, 0)
    s.held[0] = CARDS["Press"]
    assert rules.able(s, 0)


@pytest.mark.parametrize("mode", ["training", "tournament"])
def test_r15_two_players_can_always_act(mode: str) -> None:
    for seed in range(12):
        for s, _, _ in random_positions(2, seed, mode=mode):
            if s.phase == PLAY:
                assert all(rules.able(s, seat) for seat in range(2))


# Tournament.


def test_r16_everybody_moves_at_any_moment() -> None:
    s = discarded(laid([Base(0, "red H"), Base(1)], **TOURNAMENT), 1, "red Block")
    assert (legal(s, 0), legal(s, 1)) == ("draw", "draw, end 0.0")
    s = after(s, (0, "draw"), (1, "draw"), (1, "discard"), (1, "draw"), (0, "discard"), (0, "draw"))
    assert actors(s) == [0, 1]
    assert "draw" not in legal(s, 0)
    assert "discard" in legal(s, 1)


def test_r16_whoever_cannot_act_may_again_when_the_table_has_changed() -> None:
    s = without_deck(discarded(laid([Base(0), Base(1)], **TOURNAMENT), 1, "red Block"), 1)
    s = after(holding(s, 0, "Press"), (0, "discard"))
    assert actors(s) == [0]
    s = after(holding(s, 0, "red Hit"), (0, "end 0.0"))
    assert actors(s) == [0, 1]


def match_of(**options: Any) -> Match:
    match = Match(GAME, 2, {"mode": "tournament", "decks": "random", **options}, seed=4)
    for seat in (0, 1):
        match.play(seat, rules.READY)
    return match


def test_r17_a_late_move_is_refused_and_changes_nothing() -> None:
    s = holding(holding(laid([Base(0), Base(1)], **TOURNAMENT), 0, "Freeze"), 1, "Freeze")
    s = after(s, (1, "on 1"))
    assert number("on 1") not in legal_numbers(s, 0)
    assert legal(s, 0) == "discard, on 0"
    match = match_of()
    before = match.state
    with pytest.raises(Mistake):
        match.play(0, number("on 0"))
    assert match.state == before


def test_r17_in_a_tournament_nothing_is_taken_back() -> None:
    match = match_of()
    match.play(0, rules.DRAW)
    match.play(0, rules.DISCARD)
    assert match.refuse_undo(0) is not None
    assert not match.takeback


def test_r17_in_training_a_card_may_be_taken_back_but_not_the_draw() -> None:
    match = Match(GAME, 2, {"decks": "random"}, seed=4)
    (seat,) = match.actors
    match.play(seat, rules.DRAW)
    assert match.refuse_undo(seat) is not None
    match.play(seat, rules.DISCARD)
    assert match.refuse_undo(seat) is None
    match.undo(seat)
    assert cast(State, match.view(seat)).held[seat] != NO_CARD
    match.play(seat, rules.DISCARD)
    match.play(1 - seat, rules.DRAW)
    assert match.refuse_undo(seat) is not None


def test_r18_a_move_names_a_base_by_its_number_wherever_it_lies() -> None:
    s = holding(laid([Base(0), Base(1)], **TOURNAMENT), 0, "red Hit")
    s = after(holding(s, 1, "Base"), (1, "west"), (0, "end 0.1"))
    assert line(s) == [2, 0, 1]
    assert (string(s, 0, 1), string(s, 2, 1)) == ("red H", "–")


def test_r18_a_base_that_was_cleared_is_not_taken_for_another() -> None:
    s = holding(laid([Base(0), Base(1)], **TOURNAMENT), 0, "red Hit")
    s = after(holding(s, 1, "Clear"), (1, "on 0"))
    s = after(holding(s, 1, "Base"), (1, "west"))
    assert line(s) == [2, 1]
    assert number("end 0.1") not in legal_numbers(s, 0)


def test_r19_a_held_card_may_be_held_as_long_as_one_likes() -> None:
    s = after(laid([Base(0), Base(1)], **TOURNAMENT), (0, "draw"))
    held = s.held[0]
    for _ in range(5):
        s = after(s, (1, "draw"), (1, "discard"))
    assert s.held[0] == held
    assert "discard" in legal(s, 0)


# End and score.


def test_e1_the_game_ends_at_once_when_every_row_is_closed() -> None:
    s = after(holding(laid([*frozen(0), Base(1)]), 0, "Freeze"), (0, "on 1"))
    assert s.phase == OVER
    assert actors(s) == []


def test_e2_a_circle_also_ends_when_nobody_can_act() -> None:
    s = without_deck(laid(*[[Base(0), Base(1)]] * 3, seats=3, playoff="off"), 0, 1, 2)
    s = discarded(discarded(s, 0, "Press"), 1, "red Block")
    s.held[0] = CARDS["Press"]
    for options in (rules.TRAINING, rules.TOURNAMENT):
        t = s.copy()
        t.options[rules.MODE] = options
        t = after(t, (0, "discard"))
        assert t.phase == OVER
        assert score(t) == [3, 3, 0]


@pytest.mark.parametrize(
    ("base", "who"),
    [
        (Base(1, "red H", ""), 0),
        (Base(0, "red H", "blue HH"), 1),
        (Base(1, "red H2", "blue HH"), 0),
        (Base(0, "red HBPH", "blue HHB"), 0),
        (Base(1, "red HBPH", "blue HHB"), 1),
        (Base(1), 1),
    ],
)
def test_e3_more_hits_win_a_base_and_equal_its_owner(base: Base, who: int) -> None:
    s = laid([base])
    assert rules.winner(s, 0, words.from_west(s, 0)[0]) == who


def test_e4_points_are_bases_won_as_the_table_lies() -> None:
    s = laid([Base(0, "red H"), Base(0, "", "red H"), Base(1)])
    assert score(s) == [1, 2]
    s = holding(laid([*frozen(0), Base(0, "red H"), *frozen(1)]), 0, "Freeze")
    s = after(s, (0, "on 1"))
    assert s.phase == OVER
    assert score(s) == [2, 1]


def test_e5_two_players_with_equal_points_share_the_win() -> None:
    s = after(holding(laid([*frozen(0), Base(1)]), 0, "Freeze"), (0, "on 1"))
    assert (s.phase, score(s), s.playoffs) == (OVER, [1, 1], 0)


def tied(**options: Any) -> State:
    """Three players, the last Freeze about to leave seats 0 and 2 with two Bases each."""
    rows = ([Base(0, "red H", frozen=True), Base(0)], frozen(1, 2), frozen(2))
    return holding(laid(*rows, seats=3, **options), 0, "Freeze")


def test_e6_the_leaders_play_off_in_a_game_of_their_own() -> None:
    s = after(tied(), (0, "row 0 on 1"))
    assert (s.phase, s.playoffs) == (PLAY, 1)
    assert words.seats_of(s) == [0, 2]
    assert s.rows == 1
    assert s.turn in (0, 2)
    assert s.left.tolist()[:3] == [34, 0, 34]
    assert score(s) == [3, 1, 3]  # two each, and the first Bases of the play-off
    assert (s.earned[0], s.earned[1], s.earned[2]) == (2, 1, 2)
    assert GAME.census(s) == GAME.census(start("Pearl", "Hale"))


def test_e6_a_random_one_of_the_leaders_begins() -> None:
    begins = Counter[int]()
    for n in range(60):
        s = tied()
        sow(s.rng, 9, n)
        begins[after(s, (0, "row 0 on 1")).turn] += 1
    assert set(begins) == {0, 2}
    assert min(begins.values()) > 15


def test_e6_in_a_tournament_they_get_ready_again() -> None:
    s = after(tied(**TOURNAMENT), (0, "row 0 on 1"))
    assert (s.phase, actors(s)) == (GET_READY, [0, 2])


def played_off(s: State, *hits: str) -> State:
    """The play-off of seats 0 and 2 ends; with a hit at one's end of them, or none."""
    for end, hit in enumerate(hits):
        if hit:
            rules.lengthen(s, end, CARDS["red Hit"])
    s.frozen[0] = 1
    s = holding(s, s.turn, "Freeze")
    return after(s, (s.turn, "on 1"))


def test_e6_the_points_of_a_play_off_are_added() -> None:
    s = played_off(after(tied(), (0, "row 0 on 1")), "", "red H")
    assert (s.phase, score(s)) == (OVER, [2, 1, 4])


def test_e6_after_three_play_offs_the_win_is_shared() -> None:
    s = after(tied(), (0, "row 0 on 1"))
    for playoff in (2, 3):
        s = played_off(s, "", "")
        assert (s.phase, s.playoffs) == (PLAY, playoff)
    s = played_off(s, "", "")
    assert (s.phase, score(s)) == (OVER, [5, 1, 5])


def test_e6_without_play_offs_they_share_at_once() -> None:
    s = after(tied(playoff="off"), (0, "row 0 on 1"))
    assert (s.phase, score(s)) == (OVER, [2, 1, 2])


def test_e6_three_who_are_tied_sit_in_a_circle_again() -> None:
    rows = ([*frozen(0), Base(0)], frozen(1, 1), frozen(2, 2), frozen(3))
    s = after(holding(laid(*rows, seats=4), 0, "Freeze"), (0, "row 0 on 1"))
    assert words.seats_of(s) == [0, 1, 2]
    assert [sides(s, row) for row in range(s.rows)] == [(0, 1), (1, 2), (2, 0)]
    assert s.left.tolist()[:4] == [33, 33, 33, 0]


@pytest.mark.parametrize(("seats", "longest"), [(2, 208), (3, 1203), (6, 2406)])
def test_e7_no_game_is_longer_than_three_moves_for_every_card(seats: int, longest: int) -> None:
    assert GAME.longest(seats, GAME.chosen()) == longest
    assert sum(1 for _ in random_positions(seats, 7)) <= longest


# Expansions.


def expanded(*bases: Base) -> State:
    return laid(list(bases), expansions="on", deck="Crane")


def test_m1_a_modifier_goes_on_any_unfrozen_base_and_does_not_freeze() -> None:
    for card in ("Hold", "Reverse", "Null", "Double"):
        s = holding(expanded(Base(0), Base(1, on=("Hold", card)), *frozen(0)), 0, card)
        assert legal(s, 0) == "discard, on 0, on 1"
        assert "end 0.0" in plays(after(s, (0, "on 0")), 1, "red Hit")


def test_m2_a_held_base_is_not_cleared() -> None:
    assert plays(expanded(Base(0, on=("Hold",)), Base(1, on=("Null", "Double", "Reverse"))), 0, "Clear") == "on 1"


@pytest.mark.parametrize(
    ("base", "points"),
    [
        (Base(0, "red HH", "blue H", on=("Reverse",)), [0, 1]),
        (Base(1, "red HH", "blue H", on=("Reverse", "Reverse")), [1, 0]),
        (Base(0, "red H", "blue H", on=("Reverse",)), [1, 0]),
        (Base(0, "red HHH", "", on=("Reverse", "Reverse", "Reverse")), [0, 1]),
    ],
)
def test_m3_reversed_bases_go_to_fewer_hits(base: Base, points: list[int]) -> None:
    assert score(expanded(base)) == points


@pytest.mark.parametrize(
    ("on", "points"),
    [(("Double",), 2), (("Double",) * 3, 8), (("Null",), 0), (("Double", "Null"), 0)],
)
def test_m4_doubles_double_and_null_beats_them(on: tuple[str, ...], points: int) -> None:
    assert score(expanded(Base(1, on=on))) == [0, points]


def test_m5_a_second_hold_or_null_changes_nothing() -> None:
    assert score(expanded(Base(1, on=("Null", "Null")))) == [0, 0]
    assert plays(expanded(Base(0, on=("Hold", "Hold")), Base(1)), 0, "Clear") == "on 1"


# Secrets.


def test_secret_a_drawn_card_is_known_to_its_owner_only() -> None:
    s = holding(laid([Base(0), Base(1)]), 0, "red Hit")
    assert view(s, 0).held[0] == CARDS["red Hit"]
    assert [view(s, viewer).held[0] for viewer in (1, -1)] == [UNKNOWN, UNKNOWN]
    other = holding(laid([Base(0), Base(1)]), 0, "Press")
    assert view(s, 1) == view(other, 1)


def test_secret_a_hidden_card_is_any_of_those_not_seen() -> None:
    s = laid([Base(0), Base(1)], deck="Pearl")
    for kind in range(SHUFFLED):
        s.unseen[0, kind] = 0
    s.unseen[0, CARDS["red Hit"]], s.unseen[0, CARDS["Clear"]] = 1, 3
    s.left[0] = 4 + FREEZES
    s = holding(s, 0, "Clear")
    found = Counter(guessed(s, 1, n).held[0] for n in range(400))
    assert set(found) == {CARDS["red Hit"], CARDS["Clear"]}
    assert 60 < found[CARDS["red Hit"]] < 140


@pytest.mark.parametrize(("left", "freeze"), [(3, False), (2, True), (0, True)])
def test_secret_below_three_cards_a_held_card_is_a_freeze(left: int, freeze: bool) -> None:
    s = without_deck(laid([Base(0), Base(1)]), 0)
    s.left[0] = left + 1
    s = holding(s, 0, "Freeze" if freeze else "red Hit")
    assert all((guessed(s, 1, n).held[0] == FREEZE) == freeze for n in range(20))


# Decisions.


def test_d1_a_deck_is_one_of_six_or_of_fifteen() -> None:
    assert len(legal_numbers(dealt(2), 0)) == 6
    assert len(legal_numbers(dealt(2, expansions="on"), 0)) == 15


def test_d1_random_decks_are_all_different() -> None:
    found = set()
    for n in range(40):
        s = dealt(6, n, decks="random")
        assert s.phase == PLAY
        assert sorted(s.deck.tolist()) == list(range(ORIGINAL))
        found.add(tuple(s.deck.tolist()))
        assert len({*dealt(6, n, decks="random", expansions="on").deck.tolist()}) == 6
    assert len(found) > 30


def test_d2_ready_is_the_only_move_before_a_tournament() -> None:
    assert legal(start("Pearl", "Hale", **TOURNAMENT), 0) == "ready"


def test_d3_and_d4_there_are_at_most_six_places_in_each_row() -> None:
    s = holding(laid(*[[Base(0), Base(1), Base(1)]] * 3, seats=3), 0, "red Hit")
    assert len(legal_numbers(s, 0)) == 13


# Examples.


def test_x1_pearl_against_hale() -> None:
    s = start("Pearl", "Hale")
    assert [NAMES[s.deck[s.owner[base]]] for base in words.from_west(s, 0)] == ["Pearl", "Hale"]
    assert s.left.tolist()[:2] == [34, 34]
    assert [s.unseen[seat, BASE] for seat in (0, 1)] == [4, 5]
    for seat in (0, 1):
        s.left[seat] = FREEZES
        assert rules.drawn(s, seat) == FREEZE


def test_x2_what_follows_what() -> None:
    def fits(string: str, *cards: str) -> list[bool]:
        return ["end 0.0" in plays(laid([Base(0, string)]), 0, card) for card in cards]

    assert fits("", "red Hit", "green Hit", "blue Hit", "red Hit-2", "red Block", "Press") == [1, 1, 1, 0, 0, 0]
    assert fits("red H", "red Hit", "red Hit-2", "red Block", "green Hit", "green Block") == [1, 1, 1, 0, 0]
    assert fits("red HB", "Press", "red Hit", "red Hit-2", "red Block", "green Hit") == [1, 0, 0, 0, 0]
    assert fits("red HBP", "red Hit", "red Hit-2", "red Block", "green Hit", "Press") == [1, 0, 0, 0, 0]
    assert fits("red HBPH", "red Block") == [1]


def test_x3_a_block_on_a_hit_2() -> None:
    assert "end 0.0" in plays(laid([Base(0, "blue H2")]), 0, "blue Block")


def test_x4_clearing_until_only_a_frozen_base_is_left() -> None:
    s = laid([Base(0), Base(1), *frozen(1)])
    assert plays(s, 0, "Clear") == "on 0"
    s = after(holding(s, 0, "Clear"), (0, "on 0"))
    assert line(s) == [1, 2]
    s = after(holding(s, 1, "Clear"), (1, "on 1"))
    assert (s.phase, score(s)) == (OVER, [0, 1])


def test_x5_a_clear_on_the_only_base_can_only_be_discarded() -> None:
    assert legal(holding(laid([Base(0)]), 0, "Clear"), 0) == "discard"


def test_x6_bases_beside_frozen_ones() -> None:
    s = laid([Base(0), *frozen(1)])
    assert plays(s, 0, "Base") == "west, east"
    assert plays(laid(PQS), 0, "Base") == ""


def test_x7_the_second_picture_of_the_book() -> None:
    s = laid([Base(1, "red HH2", "blue HHHB"), Base(0, "green HH", "red HH"), Base(0)])
    assert score(s) == [3, 0]


def test_x8_a_draw() -> None:
    s = after(holding(laid([Base(0, "red H", frozen=True), Base(1)]), 0, "Freeze"), (0, "on 1"))
    assert (s.phase, score(s)) == (OVER, [1, 1])


def test_x9_a_hit_for_the_other_and_a_block_from_the_discards() -> None:
    s = holding(discarded(laid([Base(0), Base(1)]), 0, "green Block"), 0, "green Hit")
    s = after(s, (0, "end 1.1"), (1, "draw"), (1, "discard"), (0, "end 1.1"))
    assert string(s, 1, 1) == "green HB"
    assert "end 1.1" in plays(s, 1, "Press")
    assert "end 1.1" not in plays(s, 1, "green Hit")


def test_x10_the_last_freeze_must_be_played() -> None:
    s = without_deck(discarded(laid([Base(1, "", "red H"), *frozen(0), *frozen(0)]), 0, "Freeze"), 0)
    assert legal(s, 0) == "on 0"
    assert score(after(s, (0, "on 0"))) == [2, 1]


def test_x11_late_moves_of_a_tournament() -> None:
    s = holding(holding(laid([Base(0), Base(1)], **TOURNAMENT), 0, "Freeze"), 1, "Freeze")
    s = after(s, (1, "on 1"))
    assert number("on 1") not in legal_numbers(s, 0)
    assert s.held[0] == FREEZE
    s = holding(holding(laid([Base(0), Base(1)], **TOURNAMENT), 0, "red Hit"), 1, "Base")
    s = after(s, (1, "west"), (0, "end 0.0"))
    assert (line(s), string(s, 0, 0)) == ([2, 0, 1], "red H")


def test_x12_four_players() -> None:
    s = laid(
        [Base(0, "red H"), Base(1, "red H"), Base(1)],
        [Base(1), Base(2)],
        [Base(2), Base(3)],
        [Base(3, "", "blue H"), Base(3)],
        seats=4,
    )
    assert set(plays(s, 0, "Freeze").split(", ")) == {f"row 0 on {n}" for n in range(3)} | {"row 3 on 0", "row 3 on 1"}
    assert score(s)[0] == 3


def test_x13_reverse_double_and_null() -> None:
    assert score(expanded(Base(0, "red HHH", "blue H", on=("Reverse", "Double")))) == [0, 2]
    assert score(expanded(Base(0, "red HHH", "blue H", on=("Reverse", "Double", "Reverse")))) == [2, 0]
    assert score(expanded(Base(0, "red HHH", "blue H", on=("Reverse", "Double", "Null")))) == [0, 0]


# The whole game once more, written differently.


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("mode", ["training", "tournament"])
def test_random_games_agree_with_the_reference(seats: int, mode: str) -> None:
    for seed in range(4):
        fight, game = None, -1
        options = {"mode": mode, "expansions": "on" if seed % 2 else "off"}
        for s, seat, move in random_positions(seats, seed, **options):
            if s.phase != PLAY:
                continue
            if fight is None or s.playoffs != game:
                fight, game = Fight(s), s.playoffs
                earned = s.earned.tolist()
            expected = [own + won for own, won in zip(earned, fight.points(seats), strict=False)]
            assert score(s) == expected
            drawn = s.held[seat] != NO_CARD
            card = rules.at_hand(s, seat)
            name = CARD_NAMES[card] if card != NO_CARD else ""
            assert fight.piles[seat] == [CARD_NAMES[c] for c in s.discards[seat].tolist()[: s.discarded[seat]]]
            places = [number(place) for place in fight.places(seat, name)] if name else []
            free = [rules.DISCARD] if drawn else [rules.DRAW] if s.left[seat] else []
            assert legal_numbers(s, seat) == free + places
            for row, known in enumerate(fight.rows):
                assert line(s, row) == [base.number for base in known.bases]
                assert 0 <= s.west[row] <= 3 - s.lying[row]
            fight.play(seat, name, move, drawn)


# Moments.


def test_e6_the_end_of_a_game_is_seen_before_the_playoff() -> None:
    _, moment, after = next(seen(GAME, 3, mode="training"))
    assert (moment.playoffs, after.playoffs) == (0, 1)
    assert sum(moment.lying.tolist()) > 0
