"""All Your Base, rule by rule. Names begin with the rule or example they are about."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.kernel.sets import joined, members, size, some_of, split
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.games.all_your_base import GAME, rules, scene, words
from spieltisch.games.all_your_base.rules import KEEP, LAST_MOVE, NO_CARD, TARGETS, State
from spieltisch.games.green_box.deck import CARDS, COLOUR, NUMBER, SYMBOL
from tests.games.all_your_base.positions import (
    STATIONS,
    actor,
    after,
    base,
    cubes,
    discards,
    hand,
    hand_sizes,
    kept,
    legal,
    legal_moves,
    number_of,
    of,
    pile,
    rest_of_phase,
    rest_of_round,
    scores,
    software,
    start,
    table,
    turn,
    uses,
    view,
)
from tests.games.green_box.cards import card, card_name
from tests.games.moments import seen
from tests.games.telling import NAMES, is_secret, lines, listening
from tests.suite.cases import Case, random_game

SIX = "red hammer 6, green hammer 1, blue drop 6, black drop 4, white bricks 6, yellow wheel 1"


def moments(seats: int, seed: int, **options: Any) -> list[State]:
    """The positions of a random game."""
    return [step.s.copy() for step in random_game(Case(GAME, seats, options), seed)]


def in_words(before: State, name: str, viewer: int = -1, language: str = "en") -> list[str]:
    """What a viewer reads of a move."""
    return lines(GAME, after(before, name), viewer, language)


def why(s: State, name: str, seat: int = 0) -> str:
    return words.reason(view(s, seat), seat, number_of(name)).in_()


def numbers(cards: int) -> Counter[int]:
    return Counter(NUMBER[c] for c in members(cards))


# Set-up.


@pytest.mark.parametrize(("seats", "tiles"), [(2, 3), (3, 4), (4, 5), (5, 6), (6, 6)])
def test_s1_every_symbol_has_a_stack_of_its_own(seats: int, tiles: int) -> None:
    assert start(seats).stack.tolist() == [tiles] * 6


def test_s2_there_are_twenty_cubes_of_four_colours() -> None:
    assert start().supply.tolist() == [20, 20, 20, 20, 0, 0]


@pytest.mark.parametrize(
    ("seats", "options", "dealt"),
    [
        (2, {}, 6),
        (3, {}, 10),
        (3, {"three": "short"}, 6),
        (4, {}, 10),
        (5, {}, 10),
        (6, {}, 9),
    ],
)
def test_s3_everybody_gets_the_same_number_of_cards(seats: int, options: dict[str, Any], dealt: int) -> None:
    s = start(seats, **options)
    assert hand_sizes(s) == [dealt] * seats
    assert pile(s) == 54 - seats * dealt


def test_s3_cards_are_dealt_at_random() -> None:
    dealt = Counter(c for number in range(200) for c in members(joined(start(2, number).hand[0])))
    assert set(dealt) == set(range(CARDS))
    assert all(8 <= n <= 42 for n in dealt.values())


def test_s4_every_seat_leads_the_first_round_equally_often() -> None:
    leaders = Counter(start(4, number).leader for number in range(400))
    assert sorted(leaders) == [0, 1, 2, 3]
    assert all(60 <= n <= 140 for n in leaders.values())


def test_s4_the_lead_moves_one_seat_clockwise_every_round() -> None:
    s = table(leader=3)
    assert [s.leader, rest_of_round(s).leader, rest_of_round(rest_of_round(s)).leader] == [3, 0, 1]


# Rounds.


@pytest.mark.parametrize(("seats", "rounds"), [(2, 5), (3, 4), (4, 4), (5, 4), (6, 4)])
def test_r1_three_phases_of_several_rounds(seats: int, rounds: int) -> None:
    places = Counter((s.phase, s.round) for s in moments(seats, 5))
    assert sorted(places) == [(phase, number) for phase in range(3) for number in range(1, rounds + 1)]


def test_r2_turns_go_clockwise_from_the_leader() -> None:
    s, seats = table(leader=2), []
    while s.round == 1:
        seats.append(actor(s))
        assert rules.actors(s) == 1 << seats[-1]
        s = turn(s)
    assert seats == [2, 3, 0, 1]


def test_r2_together_everybody_may_act_until_he_is_done() -> None:
    s = table(seats=3, order="together", leader=1)
    assert rules.actors(s) == 0b111
    s = turn(s)
    assert rules.actors(s) == 0b110
    s = after(s, legal(s, 2)[0], seat=2)
    assert rules.actors(s) == 0b110


def test_r2_together_moves_count_in_the_order_in_which_they_arrive() -> None:
    bases: list[list[str]] = [["drop", "drop"], ["drop"], []]
    hands = ("blue drop 6, red hammer 6, red arrow 5, red wheel 4, red drop 3", "yellow drop 5, blue drop 1")
    s = table(hands, bases, seats=3, order="together")
    s = after(s, "yellow drop 5: station", seat=1)
    assert "station" not in uses(s, "blue drop 6", 0)
    assert base(s, 1) == ["drop C", "drop D"]


def test_r3_two_cards_are_played_and_then_two_kept() -> None:
    s = table((SIX,), seats=2)
    assert words.prompt(view(s, 0), 0).in_() == "Play 2 cards."
    s = after(s, "red hammer 6: station", "black drop 4: nothing")
    assert legal(s) == [
        "keep yellow wheel 1",
        "keep green hammer 1",
        "keep blue drop 6",
        "keep white bricks 6",
    ]
    assert words.prompt(view(s, 0), 0).in_() == "Keep 2 cards; the rest goes to <p1>."
    s = after(s, "keep blue drop 6")
    assert words.prompt(view(s, 0), 0).in_() == "Keep 1 more card; the rest goes to <p1>."
    assert actor(after(s, "keep yellow wheel 1")) == 1


@pytest.mark.parametrize("cards", [3, 4])
def test_r4_the_last_round_plays_all_cards(cards: int) -> None:
    names = ", ".join(SIX.split(", ")[:cards])
    s = table((names,), seats=4, round=4)
    assert words.prompt(view(s, 0), 0).in_() == f"Last round: play {cards} cards."
    for left in range(cards, 0, -1):
        assert actor(s) == 0
        assert len(hand(s, 0)) == left
        s = after(s, legal(s)[0])
    assert actor(s) == 1


def test_r4_with_five_cards_there_is_one_more_round() -> None:
    s = table((", ".join(SIX.split(", ")[:5]),), seats=6, round=3)
    assert (s.plays, s.keeps) == (2, 2)
    s = rest_of_round(s)
    assert (s.phase, s.round, s.size, s.plays, s.keeps) == (0, 4, 3, 3, 0)


def test_r5_the_fifth_round_of_the_short_rules_is_the_last() -> None:
    s = table((SIX,), seats=2, round=5)
    assert (s.plays, s.keeps) == (2, 0)
    s = turn(turn(s))
    assert (s.phase, s.round) == (1, 1)


def test_r5_what_is_left_in_the_last_hands_is_not_played_and_not_shown() -> None:
    s = table((SIX,), seats=2, phase=3, round=5)
    end = rest_of_round(s)
    assert rules.actors(end) == 0
    assert hand_sizes(end) == [4, 4]
    assert hand_sizes(view(end, 0)) == [4, 0]


def test_r6_software_stays_and_other_cards_are_discarded() -> None:
    s = table((SIX,), (["drop"],), seats=2)
    s = after(s, "blue drop 6: software at drop A", "red hammer 6: cube on drop A")
    assert discards(s) == {"red hammer 6"}
    assert software(s, "drop A") == "blue drop 6"
    assert s.top == card("red hammer 6")
    assert hand(s, 0) == {"green hammer 1", "black drop 4", "white bricks 6", "yellow wheel 1"}


# Uses.


def test_r7_a_station_comes_from_its_stack() -> None:
    s = after(table((SIX,)), "red hammer 6: station", "green hammer 1: station")
    assert base(s, 0) == ["hammer A", "hammer B"]
    assert s.stack.tolist() == [5, 3, 5, 5, 5, 5]
    assert discards(s) == {"red hammer 6", "green hammer 1"}


def test_r7_not_from_an_empty_stack() -> None:
    s = table((SIX,), ([], ["hammer"] * 5))
    assert uses(s, "red hammer 6") == ["nothing"]
    assert why(s, "red hammer 6: station") == "The hammer stack is empty (R7)."


def test_r8_a_cube_of_the_cards_colour_goes_onto_any_own_station() -> None:
    s = table((SIX,), (["drop: blue", "wheel"], ["arrow"]))
    assert [use for use in uses(s, "red hammer 6") if "cube" in use] == ["cube on drop A", "cube on wheel A"]
    s = after(s, "red hammer 6: cube on drop A")
    assert cubes(s, "drop A") == [1, 0, 0, 1]
    assert s.supply.tolist() == [19, 20, 20, 19, 0, 0]
    assert why(s, "yellow wheel 1: cube on arrow A") == "That is no station of yours (R8)."


@pytest.mark.parametrize("name", ["black drop 4", "white bricks 6"])
def test_r8_white_and_black_cards_are_no_hardware(name: str) -> None:
    s = table((SIX,), (["wheel"],))
    assert uses(s, name) == ["nothing", "station"]
    assert why(s, f"{name}: cube on wheel A") == f"There are no {name.split()[0]} cubes (R8)."


def test_r8_not_without_a_cube_in_the_supply() -> None:
    s = table((SIX,), (["wheel"], ["arrow: " + "red " * 20]))
    assert uses(s, "red hammer 6") == ["nothing", "station"]
    assert why(s, "red hammer 6: cube on wheel A") == "There are no red cubes left (R8)."
    s = table((SIX,), (["wheel"], ["arrow: " + "red " * 19]))
    assert uses(s, "red hammer 6") == ["nothing", "station", "cube on wheel A"]


def test_r8_cubes_are_never_moved_again() -> None:
    for before, now in zip(seen := moments(3, 8), seen[1:], strict=False):
        rows = zip(before.cubes.tolist(), now.cubes.tolist(), strict=True)
        assert all(new >= old for olds, news in rows for old, new in zip(olds, news, strict=True))


def test_r9_software_goes_to_an_own_station_of_its_symbol() -> None:
    s = table((SIX,), (["drop: red", "wheel"], ["drop"]))
    assert [use for use in uses(s, "blue drop 6") if "software" in use] == ["software at drop A"]
    assert [use for use in uses(s, "black drop 4") if "software" in use] == ["software at drop A"]
    assert why(s, "blue drop 6: software at wheel A") == "Software with drop does not fit the wheel station (R9)."
    assert why(s, "blue drop 6: software at drop B") == "That is no station of yours (R9)."


def test_r9_new_software_sends_the_old_one_to_the_discards() -> None:
    s = table((SIX,), (["drop | blue drop 1"],))
    s = after(s, "black drop 4: software at drop A")
    assert software(s, "drop A") == "black drop 4"
    assert discards(s) == {"blue drop 1"}
    assert s.top == card("blue drop 1")


def test_r10_a_card_may_always_be_played_for_nothing() -> None:
    s = table((SIX,), (["drop"],))
    assert all("nothing" in uses(s, name.strip()) for name in SIX.split(","))
    then = after(s, "blue drop 6: nothing")
    assert discards(then) == {"blue drop 6"}
    assert (base(then, 0), then.supply.tolist(), then.stack.tolist()) == (
        base(s, 0),
        s.supply.tolist(),
        s.stack.tolist(),
    )


# Passing.


def test_r11_the_rest_lies_ready_to_be_passed() -> None:
    s = after(table((SIX,), seats=2), "red hammer 6: nothing", "black drop 4: nothing")
    s = after(s, "keep white bricks 6", "keep green hammer 1")
    assert kept(s, 0) == {"white bricks 6", "green hammer 1"}
    assert hand(s, 0) - kept(s, 0) == {"blue drop 6", "yellow wheel 1"}


def test_r11_a_card_is_kept_once() -> None:
    s = after(table((SIX,), seats=2), "red hammer 6: nothing", "black drop 4: nothing", "keep white bricks 6")
    assert "keep white bricks 6" not in legal(s)
    assert why(s, "keep white bricks 6") == "You keep the white bricks 6 already (R11)."
    assert why(s, "blue drop 6: nothing") == "Now you choose cards to keep (R11)."


def test_r12_nothing_is_passed_before_all_are_ready() -> None:
    s = table(seats=4)
    for _ in range(3):
        s = turn(s)
    assert s.round == 1
    assert hand_sizes(s) == [8, 8, 8, 10]
    assert hand_sizes(turn(s)) == [8, 8, 8, 8]


def test_r12_and_r14_the_rest_goes_to_the_next_player_and_joins_the_kept_cards() -> None:
    s = turn(turn(table(seats=3)))
    s = after(s, legal(s)[0])
    s = after(s, legal(s)[0])
    s = after(s, legal(s)[2])
    last = legal(s)[3]
    keeps = [kept(s, 0), kept(s, 1), kept(s, 2) | {last.removeprefix("keep ")}]
    rests = [hand(s, seat) - keeps[seat] for seat in range(3)]
    then = after(s, last)
    assert [hand(then, seat) for seat in range(3)] == [keeps[seat] | rests[seat - 1] for seat in range(3)]
    assert [kept(then, seat) for seat in range(3)] == [set()] * 3


def test_r13_in_the_short_rules_everybody_draws_two() -> None:
    s = table(seats=2)
    assert (hand_sizes(s), pile(s)) == ([6, 6], 42)
    then = rest_of_round(s)
    assert (hand_sizes(then), pile(then), discards(then) == set()) == ([6, 6], 38, False)
    assert joined(then.pile) & joined(s.pile) == joined(then.pile)


@pytest.mark.parametrize(("left", "drawn"), [(4, 2), (3, 0)])
def test_r13_nobody_draws_when_there_are_not_two_for_everybody(left: int, drawn: int) -> None:
    s = table(seats=2)
    cards = joined(s.pile)
    while size(cards) > left:
        cards &= cards - 1
    split(s.pile, cards)
    split(s.removed, rules.unseen_cards(s, -1) & ~cards & ~joined(s.hand[0]) & ~joined(s.hand[1]))
    then = rest_of_round(s)
    assert hand_sizes(then) == [4 + drawn] * 2
    assert pile(then) == left - 2 * drawn


def test_r13_the_leader_of_the_round_draws_first() -> None:
    s = turn(turn(table(seats=3, three="short", leader=1)))
    while s.chosen[0] == 0:
        s = after(s, legal(s)[0])
    then, luck = after(s, legal(s)[0]), s.copy()
    assert then.round == 2
    cards = joined(s.pile)
    for seat in (1, 2, 0):
        drawn = some_of(luck.rng, cards, 2)
        cards ^= drawn
        assert drawn & ~joined(then.hand[seat]) == 0


def test_r13_discards_do_not_come_back_within_a_phase() -> None:
    s = table(seats=2)
    for _ in range(4):
        s = rest_of_round(s)
    assert len(discards(s)) == 16


def test_r14_the_next_round_begins_with_full_turns_for_everybody() -> None:
    s = rest_of_round(table(seats=4))
    assert (s.round, s.size, of(s.played, s), of(s.chosen, s), s.waiting) == (2, 8, [0] * 4, [0] * 4, 0b1111)


# The end of a phase.


def test_r15_every_phase_is_scored_and_added_up() -> None:
    s = table(bases=(["drop: blue | blue drop 1"], ["wheel | black wheel 5"]), round=4, seats=2)
    s = rest_of_phase(s)
    assert [s.scored[seat].tolist() for seat in range(2)] == [[4, 0, 0], [5, 0, 0]]
    assert scores(s) == [4, 5]


def test_r16_all_cards_are_gathered_and_the_rest_stays() -> None:
    s = table(bases=(["drop: blue red | blue drop 1"], ["wheel: green"]), round=4, seats=2)
    s = rest_of_phase(s)
    assert discards(s) == set()
    assert s.top == NO_CARD
    assert software(s, "drop A") == ""
    assert sum(hand_sizes(s)) + pile(s) == 54
    assert (base(s, 0), base(s, 1)) == (["drop A"], ["wheel A"])
    assert (cubes(s, "drop A"), cubes(s, "wheel A")) == ([1, 0, 0, 1], [0, 0, 1, 0])


@pytest.mark.parametrize(("seats", "dealt"), [(2, 6), (4, 10), (6, 9)])
def test_r17_the_next_phase_is_dealt_like_the_first(seats: int, dealt: int) -> None:
    s = rest_of_phase(start(seats))
    assert (s.phase, s.round, hand_sizes(s)) == (1, 1, [dealt] * seats)


def test_r18_stacks_and_supply_are_not_refilled() -> None:
    s = rest_of_phase(table(bases=(["drop: blue", "drop: blue"], ["wheel: green"]), round=4, seats=2))
    assert s.stack.tolist() == [1, 3, 3, 3, 2, 3]
    assert s.supply.tolist() == [20, 20, 19, 18, 0, 0]


# The advanced deck.


def test_r19_cards_removed_at_random_are_seen_by_nobody() -> None:
    s = rest_of_phase(start(3, advanced="on"))
    assert size(joined(s.removed)) == s.gone == 6
    assert all(joined(view(s, seat).removed) == 0 for seat in range(-1, 3))


def test_r19_removed_cards_stay_out() -> None:
    s = rest_of_phase(start(2, advanced="on"))
    out = joined(s.removed)
    then = rest_of_phase(s)
    assert joined(then.removed) & out == out
    in_play = joined(then.pile) | joined(then.hand[0]) | joined(then.hand[1])
    assert in_play & joined(then.removed) == 0


def test_r19_the_cards_that_leave_are_random() -> None:
    out = [joined(rest_of_phase(start(2, number, advanced="on")).removed) for number in range(40)]
    assert len(set(out)) == 40
    assert sum(1 << c for c in range(CARDS) if any(cards >> c & 1 for cards in out)) == rules.IN_GAME[1, 0]


@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_r20_each_high_number_is_on_six_cards_one_of_every_colour(number: int) -> None:
    assert sorted(COLOUR[c] for c in range(CARDS) if NUMBER[c] == number) == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("seats", "sizes", "highest", "out"),
    [
        (4, [42, 44, 44], [4, 5, 6], [0, 4, 10]),
        (3, [36] * 3, [3, 4, 6], [0, 6, 18]),
        (2, [30] * 3, [2, 4, 6], [0, 12, 24]),
    ],
)
def test_r21_the_deck_grows_better(seats: int, sizes: list[int], highest: list[int], out: list[int]) -> None:
    s = start(seats, advanced="on")
    for phase in range(3):
        cards = joined(s.pile)
        for seat in range(seats):
            cards |= joined(s.hand[seat])
        assert size(cards) == sizes[phase]
        assert s.gone == size(joined(s.removed)) == out[phase]
        assert cards | joined(s.removed) == rules.in_game(s)
        assert max(numbers(rules.in_game(s))) == highest[phase]
        assert min(numbers(rules.in_game(s))) == 1
        if phase < 2:
            s = rest_of_phase(s)


def test_r21_new_cards_are_all_in_the_deck() -> None:
    s = rest_of_phase(start(4, advanced="on"))
    cards = joined(s.pile)
    for seat in range(4):
        cards |= joined(s.hand[seat])
    assert numbers(cards)[5] == 6


@pytest.mark.parametrize("seats", [5, 6])
def test_r21_not_with_more_than_four_players(seats: int) -> None:
    with pytest.raises(Mistake, match="advanced=on"):
        start(seats, advanced="on")


# End and score.


def test_e1_the_game_ends_with_the_scoring_of_phase_3() -> None:
    s = table(bases=(["drop: blue | blue drop 6"], []), phase=3, round=5, seats=2)
    s.scored[0, 0], s.scored[1, 1] = 4, 20
    end = rest_of_round(s)
    assert rules.actors(end) == 0
    assert end.phase == 3
    assert end.scored[0].tolist() == [4, 0, 9]
    assert scores(end) == [13, 20]
    assert software(end, "drop A") == "blue drop 6"


@pytest.mark.parametrize(
    ("station", "points"),
    [
        ("drop | blue drop 6", 6),
        ("drop | white drop 1", 1),
        ("wheel | black wheel 5", 5),
    ],
)
def test_e2_software_scores_its_number(station: str, points: int) -> None:
    assert scores(table(bases=([station],)))[0] == points


@pytest.mark.parametrize(
    ("station", "points"),
    [
        ("drop: blue | blue drop 6", 9),
        ("drop: blue blue blue | blue drop 1", 10),
        ("drop: red green yellow | blue drop 1", 1),
        ("drop: red green yellow blue blue | white drop 1", 16),
        ("drop: red green yellow blue | black drop 4", 4),
        ("drop: red yellow | red drop 3", 6),
        ("drop: red yellow | yellow drop 5", 8),
        ("drop: green | green drop 2", 5),
    ],
)
def test_e3_matching_cubes_score_three(station: str, points: int) -> None:
    assert scores(table(bases=([station],)))[0] == points


def test_e4_without_software_cubes_score_nothing() -> None:
    assert scores(table(bases=(["drop: red red red", "wheel"],)))[0] == 0


def test_e5_the_running_score_is_the_total_and_the_base_as_it_is() -> None:
    s = table(bases=(["drop: blue | blue drop 1"], ["wheel | black wheel 5"]), phase=3, round=2)
    s.scored[0, 0], s.scored[0, 1], s.scored[2, 1] = 4, 10, 7
    assert scores(s) == [18, 5, 7, 0]


# Examples.

SOURCE = [
    "hammer: green | green hammer 5",
    "drop: red | blue drop 6",
    "drop: yellow",
    "circles: red blue | white circles 1",
    "wheel: yellow | black wheel 5",
    "bricks: blue red | red bricks 2",
]


def test_x1_the_example_of_the_source() -> None:
    s = table(bases=(SOURCE,))
    names = ["hammer A", "drop A", "drop B", "circles A", "wheel A", "bricks A"]
    assert [rules.worth(s, STATIONS[name]) for name in names] == [8, 6, 0, 7, 5, 5]
    assert scores(s)[0] == 31


@pytest.mark.parametrize(("seats", "hands", "passed"), [(4, [10, 8, 6, 4], [6, 4, 2]), (6, [9, 7, 5, 3], [5, 3, 1])])
def test_x2_hands_shrink_by_what_is_played(seats: int, hands: list[int], passed: list[int]) -> None:
    s, sizes, given, played = start(seats), [], [], 0
    while s.phase == 0:
        sizes.append(s.size + 0)
        played += s.plays
        if s.keeps:
            given.append(s.size - s.plays - s.keeps)
        s = rest_of_round(s)
    assert (sizes, given, played) == (hands, passed, hands[0])


@pytest.mark.parametrize(
    ("seats", "options", "piles", "hands"),
    [
        (2, {}, [42, 38, 34, 30, 26], [6] * 5),
        (2, {"advanced": "on"}, [18, 14, 10, 6, 2], [6] * 5),
        (3, {"advanced": "on", "three": "short"}, [18, 12, 6, 0, 0], [6, 6, 6, 6, 4]),
    ],
)
def test_x3_short_rules_draw_from_the_pile(
    seats: int, options: dict[str, Any], piles: list[int], hands: list[int]
) -> None:
    s, seen = start(seats, **options), []
    while s.phase == 0:
        seen.append((pile(s), s.size + 0, s.plays + 0))
        s = rest_of_round(s)
    assert seen == [(left, each, 2) for left, each in zip(piles, hands, strict=True)]


def test_x4_the_first_cards_of_a_game() -> None:
    s = table((SIX,))
    for name in ("red hammer 6", "white bricks 6", "black drop 4"):
        assert uses(s, name) == ["nothing", "station"]
    s = after(s, "red hammer 6: station")
    assert uses(s, "green hammer 1") == ["nothing", "station", "cube on hammer A", "software at hammer A"]
    assert uses(s, "black drop 4") == ["nothing", "station"]


def test_x5_two_stations_of_a_symbol() -> None:
    s = table((SIX,), (["drop", "drop"],))
    assert uses(s, "blue drop 6") == [
        "nothing",
        "station",
        "cube on drop A",
        "cube on drop B",
        "software at drop A",
        "software at drop B",
    ]


def test_x6_an_upgrade_can_make_it_worse() -> None:
    s = table(
        ("yellow drop 5, red hammer 6, blue arrow 2, black drop 4, white drop 1, red wheel 4",),
        (["drop: blue blue red | blue drop 1"],),
    )
    assert scores(s)[0] == 7
    assert words.change(s, number_of("yellow drop 5: software at drop A")) == -2
    s = after(s, "yellow drop 5: software at drop A")
    assert scores(s)[0] == 5
    assert discards(s) == {"blue drop 1"}


@pytest.mark.parametrize(("card", "points"), [("white wheel 2", 11), ("red wheel 4", 10)])
def test_x7_white_software_matches_every_cube(card: str, points: int) -> None:
    assert scores(table(bases=([f"wheel: red red green | {card}"],)))[0] == points


def test_x8_cubes_count_again_in_every_phase() -> None:
    s = table(bases=(["drop: blue | blue drop 1"], []), round=5, seats=2)
    s = rest_of_phase(rest_of_phase(s))
    assert (s.phase, scores(s)) == (2, [4, 0])
    s.round = 5
    split(s.hand[0], sum(1 << card(name) for name in ("blue drop 6", "blue drop 1")))
    s.size = s.plays = 2
    s.keeps = 0
    s.leader = s.turn = 0
    s = after(s, "blue drop 6: software at drop A")
    assert scores(s)[0] == 13


def test_x9_an_empty_stack_never_refills() -> None:
    bases = (["drop"], ["drop", "drop"], ["drop"])
    s = table((SIX,), bases, seats=3)
    assert uses(s, "black drop 4") == ["nothing", "software at drop A"]
    assert rest_of_phase(s).stack.tolist()[0] == 0


@pytest.mark.parametrize(
    ("seats", "first", "leaders"),
    [(4, 2, [2, 3, 0, 1] * 3), (2, 0, [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0])],
)
def test_x10_the_lead_goes_round_phase_after_phase(seats: int, first: int, leaders: list[int]) -> None:
    s, seen = table(seats=seats, leader=first), []
    while rules.actors(s):
        seen.append(s.leader + 0)
        s = rest_of_round(s)
    assert seen == leaders


def test_x11_three_players_pass_at_the_same_moment() -> None:
    s = turn(turn(table(seats=3)))
    rests = [hand(s, seat) - kept(s, seat) for seat in range(2)]
    s = turn(s)
    assert rests[0] <= hand(s, 1)
    assert rests[1] <= hand(s, 2)
    assert not rests[0] & (hand(s, 0) | hand(s, 2))


# Options.


def test_option_software_stays_scores_once_at_the_end() -> None:
    s = table(bases=(["drop: blue | blue drop 1"], []), round=5, seats=2, software="stays")
    s = rest_of_phase(s)
    assert (scores(s), s.scored[0].tolist()) == ([4, 0], [0, 0, 0])
    assert software(s, "drop A") == "blue drop 1"
    assert sum(hand_sizes(s)) + pile(s) == 53
    end = rest_of_phase(rest_of_phase(s))
    assert end.scored[0].tolist() == [0, 0, 4]
    assert scores(end) == [4, 0]


def full_of_software(seats: int, leave: int, phase: int = 1, **options: Any) -> State:
    """The last turn of a phase in which all stations but few are built and hold software of the deck in use."""
    s = table(seats=seats, phase=phase, round=5, **options)
    cards = members(rules.in_game(s))
    taken = 0
    for symbol in range(6):
        of_symbol = [c for c in cards if SYMBOL[c] == symbol]
        for c in of_symbol[: s.stack[symbol] - leave]:
            rules.build_station(s, 0, symbol)
            tile = max(t for t in members(joined(s.base[0])) if t // 6 == symbol)
            rules.install_software(s, 0, c, tile)
            taken |= 1 << c
    for seat in range(seats):
        split(s.hand[seat], 0)
    split(s.pile, rules.in_game(s) & ~taken)
    for seat in range(seats):
        rules.draw(s, seat, 3)
    rules.begin_round(s, 3)
    return s


def test_option_software_stays_deals_what_there_is_for_everybody_alike() -> None:
    s = rest_of_phase(full_of_software(6, 0, software="stays"))
    assert (s.phase, hand_sizes(s), pile(s)) == (1, [3] * 6, 0)
    assert (s.plays, s.keeps) == (3, 0)
    assert rest_of_round(s).phase == 2


def test_option_software_stays_plays_large_hands_as_usual() -> None:
    s = rest_of_phase(full_of_software(6, 2, software="stays"))
    assert (hand_sizes(s), s.plays, s.keeps) == ([5] * 6, 2, 2)
    then = rest_of_round(s)
    assert (hand_sizes(then), then.plays, then.keeps) == ([3] * 6, 3, 0)


def test_option_software_stays_takes_cards_out_of_what_was_gathered() -> None:
    s = full_of_software(2, 0, phase=2, software="stays", advanced="on")
    out = some_of(s.rng, joined(s.pile), 12)
    split(s.removed, out)
    split(s.pile, joined(s.pile) ^ out)
    s.gone = 12
    s = rest_of_phase(s)
    assert s.gone == size(joined(s.removed)) == 24
    assert (hand_sizes(s), pile(s)) == ([6, 6], 0)
    assert numbers(joined(s.hand[0]) | joined(s.hand[1])) == {5: 6, 6: 6}


def test_option_software_stays_ends_a_short_phase_when_hands_are_empty() -> None:
    s = table((SIX,), seats=2, software="stays")
    split(s.removed, joined(s.pile))
    s.gone = size(joined(s.pile))
    split(s.pile, 0)
    seen = []
    while s.phase == 0:
        seen.append((s.size + 0, s.plays + 0, s.keeps + 0))
        s = rest_of_round(s)
    assert seen == [(6, 2, 2), (4, 2, 0), (2, 2, 0)]


def test_option_software_stays_keeps_two_cards_unasked() -> None:
    s = table(
        (", ".join(SIX.split(", ")[:4]), "yellow drop 5, red arrow 5, red wheel 4, red drop 3"),
        seats=2,
        software="stays",
    )
    split(s.pile, 0)
    s = turn(s)
    assert actor(s) == 1
    left = hand(s, 0)
    s = turn(s)
    assert (s.round, hand(s, 0)) == (2, left)


# Secrets.


def test_hands_pile_and_kept_cards_are_hidden_from_others() -> None:
    s = turn(table(seats=3))
    seen = view(s, 1)
    assert (hand(seen, 0), hand(seen, 2), kept(seen, 0), pile(seen)) == (set(), set(), set(), 0)
    assert hand(seen, 1) == hand(s, 1)
    assert kept(view(s, 0), 0) == kept(s, 0)
    assert [scene.held(seen, seat) for seat in range(3)] == hand_sizes(s)
    assert scene.pile_size(seen) == pile(s)


def test_a_kept_card_is_told_to_nobody_else() -> None:
    s = after(table((SIX,), seats=2), "red hammer 6: nothing", "black drop 4: nothing")
    assert is_secret(GAME, s, 0, number_of("keep blue drop 6"))
    assert not is_secret(GAME, s, 0, number_of("red hammer 6: nothing"))
    assert in_words(s, "keep blue drop 6", viewer=0) == ["You keep the blue drop 6."]
    assert in_words(s, "keep blue drop 6", viewer=1) == []
    s = after(s, "keep blue drop 6")
    assert in_words(s, "keep white bricks 6", viewer=1) == ["Ann keeps 2 cards."]


def test_the_last_kept_card_stays_secret_though_the_neighbour_sees_what_he_gets() -> None:
    s = turn(table((SIX,), seats=2))
    while len(kept(s, 1)) == 0:
        assert is_secret(GAME, s, 1, legal_moves(s, 1)[0]) == legal(s)[0].startswith("keep")
        s = after(s, legal(s)[0])
    assert is_secret(GAME, s, 1, legal_moves(s, 1)[0])
    told = in_words(s, legal(s)[0], viewer=0)
    assert told[:3] == [
        "Bela keeps 2 cards.",
        "Everybody passes 2 cards to the left.",
        "Everybody draws 2 cards.",
    ]
    new = hand(after(s, legal(s)[0]), 0) - kept(s, 0)
    assert len(new) == 4
    assert told[3].startswith("New in your hand: ")
    assert all(name in told[3] for name in new)
    assert told[4] == "Round 2: Bela leads."


def test_a_guess_uses_every_unseen_card() -> None:
    s = view(turn(rest_of_phase(start(3, advanced="on"))), 2)
    places = Counter[int]()
    for number in range(60):
        sow(s.rng, 5, number)
        guessed = s.copy()
        rules.guess(guessed, 2)
        assert [size(joined(guessed.kept[seat])) for seat in range(3)] == of(s.chosen, s)
        assert all(joined(guessed.kept[seat]) & ~joined(guessed.hand[seat]) == 0 for seat in range(3))
        assert dict(GAME.census(guessed)) == {
            "cards": 54,
            "different cards": 54,
            "cubes": 80,
            "tiles": 24,
            "different tiles": 24,
        }
        places.update(members(joined(guessed.removed)))
    assert set(places) == set(members(rules.unseen_cards(s, 2)))


# Words.


def test_the_log_tells_card_use_station_and_points() -> None:
    s = table((SIX,), (["drop: blue | blue drop 1", "wheel"],))
    assert in_words(s, "blue drop 6: software at drop A") == [
        "Ann replaces the blue drop 1 at the drop station by the blue drop 6, now worth 9 points."
    ]
    assert in_words(s, "yellow wheel 1: software at wheel A", viewer=0) == [
        "You install the yellow wheel 1 at the wheel station, now worth 1 point."
    ]
    assert in_words(s, "blue drop 6: cube on drop A", language="de") == [
        "Ann setzt mit der blauen Tropfen-6 einen blauen Würfel auf die Tropfen-Station: jetzt 7 Punkte."
    ]
    assert in_words(s, "red hammer 6: cube on wheel A") == [
        "Ann plays the red hammer 6 and puts a red cube on the wheel station."
    ]
    assert in_words(s, "red hammer 6: station") == ["Ann plays the red hammer 6 and builds a new hammer station."]
    assert in_words(s, "red hammer 6: nothing", viewer=0) == ["You only discard the red hammer 6."]


def test_of_several_stations_with_one_symbol_their_place_is_told() -> None:
    s = table((SIX,), (["drop", "wheel", "drop"],))
    assert in_words(s, "red hammer 6: cube on drop B") == [
        "Ann plays the red hammer 6 and puts a red cube on drop station 2."
    ]


def test_the_log_tells_scores_and_the_new_deck_at_the_end_of_a_phase() -> None:
    s = table(bases=(["drop: blue | blue drop 1"], []), round=5, seats=2, advanced="on", leader=1)
    s = turn(s)
    s = after(s, legal(s)[0])
    assert in_words(s, legal(s)[0], viewer=0)[1:] == [
        "Phase 1 brings you 4 points.",
        "Phase 1 brings Bela 0 points.",
        "12 cards leave the game unseen; all cards with 3 and 4 come in.",
        "Phase 2 of 3: everybody gets 6 cards.",
        "Round 1: you lead.",
    ]


def test_the_deal_is_told_with_the_leader() -> None:
    s = listening(cast(State, GAME.blank(2, {"advanced": "on"})))
    rules.deal(s)
    assert lines(GAME, s) == [
        "The cards with 3, 4, 5 and 6 come only later.",
        "Phase 1 of 3: everybody gets 6 cards.",
        f"Round 1: {NAMES[s.leader]} leads.",
    ]


def test_cards_that_are_kept_unasked_are_not_new() -> None:
    s = table(("red hammer 6, blue drop 6, black drop 4",), seats=2, software="stays")
    s = turn(s)
    s = after(s, legal(s)[0])
    told = in_words(s, legal(s)[0], viewer=0)
    new = hand(after(s, legal(s)[0]), 0) - hand(s, 0)
    assert len(new) == 2
    assert [line for line in told if "New in your hand" in line] == [
        f"New in your hand: {' and '.join(sorted(new, key=card))}."
    ]


def test_reasons_name_what_is_to_be_done_first() -> None:
    s = table((SIX,))
    assert why(s, "keep blue drop 6") == "First play 2 cards (R3)."
    assert why(s, "blue drop 1: nothing") == "You do not have the blue drop 1 in your hand (R3)."


def test_labels_say_what_a_card_would_change() -> None:
    s = table((SIX,), (["drop: blue blue red | blue drop 1", "drop: blue"],))
    names = ["blue drop 6: software at drop A", "black drop 4: software at drop A", "blue drop 6: cube on drop A"]
    assert [words.label(s, 0, number_of(name)).in_() for name in names] == [
        "blue drop 6: software at drop station 1 (+5)",
        "black drop 4: software at drop station 1 (−3)",
        "blue drop 6: blue cube on drop station 1 (+3)",
    ]
    plain = words.label(s, 0, number_of("blue drop 6: cube on drop B"))
    assert plain.in_() == "blue drop 6: blue cube on drop station 2"


# Numbers.


@pytest.mark.parametrize(
    ("seats", "options", "moves"),
    [(2, {}, 108), (3, {}, 144), (3, {"three": "short"}, 162), (4, {}, 192), (5, {}, 240), (6, {}, 270)],
)
def test_a_game_has_a_fixed_number_of_moves(seats: int, options: dict[str, Any], moves: int) -> None:
    assert len(moments(seats, 3, **options)) == moves
    assert GAME.longest(seats, GAME.chosen(options)) == moves


def test_no_list_of_moves_is_longer_than_promised() -> None:
    colours = ["red", "yellow", "green", "blue"]
    base_ = ["drop"] * 6 + ["wheel"] * 5 + ["arrow"] * 5 + ["bricks"] * 4
    names = [f"{card_name(c)}" for c in range(CARDS) if card_name(c).split()[0] in colours]
    best = [n for n in names if n.split()[1] in ("drop", "wheel", "arrow")][:10]
    s = table((", ".join(best),), (base_,), seats=5, phase=3)
    assert len(legal(s)) == GAME.most_moves


def test_move_numbers_are_those_of_the_page() -> None:
    assert (TARGETS, KEEP, LAST_MOVE) == (74, 3996, 4049)
    assert number_of("blue drop 6: cube on drop B") == 74 * 27 + 2 + 1
    assert number_of("blue drop 6: software at drop B") == 74 * 27 + 38 + 1


# Moments.


def test_r15_the_bases_are_seen_before_the_software_is_gathered() -> None:
    _, moment, after = next(seen(GAME, 4))
    assert (moment.phase, after.phase) == (0, 1)
    assert set(moment.software.tolist()) > {NO_CARD}
    assert set(after.software.tolist()) == {NO_CARD}
