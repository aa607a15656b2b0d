"""Othellino, rule by rule. Names begin with the rule or example they are about."""

from __future__ import annotations

from typing import cast

import pytest

from spieltisch.engine.driving.match import Match
from spieltisch.engine.kernel.rng import sow
from spieltisch.games.othellino import GAME, rules, words
from spieltisch.games.othellino.rules import DARK, LIGHT, NOBODY, State
from spieltisch.lab.perft import perft
from tests.games.othellino.positions import after, board, cell, cells, legal, place, score, start
from tests.games.telling import NAMES, lines, listening

FEINSTEIN = "c2 b4 c5 d2 e4 e3 d1 c1 b1 d5 d6 f4 b3 b2 f3 f2 e2 b6 a4 c6 a6 a2 b5 a5 e6 e5 a3 a1 f5 f6 -- e1 f1"


def test_s1_only_the_centre_is_filled() -> None:
    assert score(start(6)) == (2, 2)
    assert score(start(8)) == (2, 2)


def test_s2_the_discs_lie_crosswise() -> None:
    assert (cells(start(6), LIGHT), cells(start(6), DARK)) == ("c3 d4", "d3 c4")
    assert (cells(start(8), LIGHT), cells(start(8), DARK)) == ("d4 e5", "e4 d5")


def test_s3_the_drawn_seat_is_dark_and_begins() -> None:
    drawn = set()
    for number in range(40):
        s = cast(State, GAME.blank())
        sow(s.rng, 3, number)
        rules.deal(s)
        drawn.add(s.dark)
        assert s.turn == s.dark
    assert drawn == {0, 1}


def test_r1_dark_and_light_take_turns_on_empty_cells() -> None:
    s = start()
    assert s.turn == 0
    then = place(s, "c2")
    assert then.turn == 1
    assert words.discs(then)[cell(then, "c2")] == DARK
    assert not set(legal(s).split()) & {"c3", "c4", "d3", "d4"}


def test_r2_a_placement_must_capture() -> None:
    assert legal(start()) == "c2 b3 e4 d5"


def test_r3_and_r5_example_x2_six_captures_in_four_directions() -> None:
    s = board("c1 f3 a5 f6", "c2 d3 e3 b4 d4 e5 a2 b3")
    assert legal(s) == "c3"
    then = place(s, "c3")
    assert cells(then, LIGHT) == "a2 b3"
    assert score(then) == (11, 2)


def test_r4_example_x3_a_gap_or_the_edge_captures_nothing() -> None:
    s = board("a1", "b1 d1 a3")
    assert legal(s) == "c1"
    assert cells(place(s, "c1"), LIGHT) == "d1 a3"


def test_r5_every_capture_is_made_at_once() -> None:
    s = board("a1 c1 e1", "b2 c2 d2")
    assert cells(place(s, "c3"), LIGHT) == ""


def test_r6_example_x4_a_turned_disc_captures_nothing() -> None:
    s = board("a1 b3 f6", "b1 b2")
    assert cells(place(s, "c1"), LIGHT) == "b2"


def test_r7_example_x5_pass_only_when_nothing_can_be_placed() -> None:
    s = after("c2 b2 a2 a1 e4 c5 c6 a3")
    assert legal(s) == "--"
    assert score(s) == (8, 4)
    then = place(s, "--")
    assert legal(then) == "d2 e5"
    assert then.turn == 1
    assert "--" not in legal(start())


def test_r8_and_e1_example_x6_the_game_ends_when_neither_can_place() -> None:
    s = after("c2 b2 a2 d2 e2 e3 e4 c5 c6")
    assert s.turn == NOBODY
    assert rules.actors(s) == 0
    assert score(s) == (13, 0)


def test_e1_a_blocked_board_with_empty_cells_is_over() -> None:
    assert board("a1", "f6").turn == NOBODY


def test_e1_a_full_board_is_over() -> None:
    assert after(FEINSTEIN).turn == NOBODY


def test_e2_points_are_discs_on_the_board() -> None:
    out = [0, 0]
    rules.points(board("a1 b3 f6", "b1 b2"), out)
    assert out == [3, 2]


def test_e2_and_e3_points_follow_the_seat_not_the_colour() -> None:
    s = board("a1 b3 f6", "b1 b2")
    s.dark = 1
    out = [0, 0]
    rules.points(s, out)
    assert out == [2, 3]


def test_e3_equal_numbers_are_equal_points() -> None:
    out = [0, 0]
    rules.points(board("a1", "f6"), out)
    assert out[0] == out[1]


@pytest.mark.parametrize(("size", "bound"), [(6, 63), (8, 119)])
def test_e4_the_bound(size: int, bound: int) -> None:
    assert GAME.longest(2, {"size": size}) == bound


def test_x1_first_moves_and_answers() -> None:
    assert sorted(legal(start()).split()) == ["b3", "c2", "d5", "e4"]
    s = place(start(), "c2")
    assert sorted(legal(s).split()) == ["b2", "b4", "d2"]
    assert "c3" in cells(place(s, "b2"), LIGHT)
    assert "c4" in cells(place(s, "b4"), LIGHT)
    assert "d3" in cells(place(s, "d2"), LIGHT)


def test_x7_the_published_perfect_game() -> None:
    moves = FEINSTEIN.split()
    before = after(" ".join(moves[:26]))
    assert score(before) == (15, 15)
    assert legal(before) == "a3 f5"
    turned = set(cells(before, LIGHT).split()) - set(cells(place(before, "a3"), LIGHT).split())
    assert turned == {"b2", "b3", "b4", "c3", "c5"}
    blocked = after(" ".join(moves[:30]))
    assert score(blocked) == (21, 13)
    assert legal(blocked) == "--"
    assert score(after(FEINSTEIN)) == (16, 20)


def test_x8_the_shortest_large_game() -> None:
    s = after("e6 f4 e3 f6 g5 d6 e7 f5 c5", size=8)
    assert s.turn == NOBODY
    assert score(s) == (13, 0)


@pytest.mark.parametrize(
    ("size", "counts"),
    [(6, [4, 12, 56, 244, 1364, 7604]), (8, [4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288])],
)
def test_x9_perft(size: int, counts: list[int]) -> None:
    assert perft(GAME, len(counts), seats=2, options={"size": size}) == counts


def test_reasons_cite_the_rule() -> None:
    s = start()
    assert "(R1)" in words.reason(s, 0, cell(s, "c3")).in_()
    assert "(R2)" in words.reason(s, 0, cell(s, "a1")).in_()
    assert "(R7)" in words.reason(s, 0, cell(s, "--")).in_()


def test_placements_and_the_discs_they_turn_are_told() -> None:
    assert lines(GAME, place(start(), "c2")) == ["Ann places on c2 and turns the disc on c3."]
    assert lines(GAME, place(start(), "c2"), 0, "de") == ["Du setzt auf c2 und drehst den Stein auf c3 um."]
    six = board("c1 f3 a5 f6", "c2 d3 e3 b4 d4 e5 a2 b3")
    assert lines(GAME, place(six, "c3")) == ["Ann places on c3 and turns 6 discs: c2, d3, e3, b4, d4 and e5."]
    large = after("e6", size=8)
    assert lines(GAME, place(large, "f6"), 1) == ["You place on f6 and turn the disc on e5."]


def test_a_pass_and_the_end_are_told() -> None:
    assert lines(GAME, place(after("c2 b2 a2 a1 e4 c5 c6 a3"), "--")) == ["Ann cannot place a disc and passes."]
    assert lines(GAME, place(after("c2 b2 a2 d2 e2 e3 e4 c5"), "c6"), 0, "de") == [
        "Du setzt auf c6 und drehst 3 Steine um: c3, c4 und c5.",
        "Niemand kann mehr setzen: Rot 13, Gelb 0.",
    ]


def test_the_start_is_told() -> None:
    s = listening(cast(State, GAME.blank()))
    rules.deal(s)
    assert lines(GAME, s) == [f"{NAMES[s.dark]} plays red and begins."]
    assert lines(GAME, s, s.dark) == ["You play red and begin."]


@pytest.mark.parametrize(("seat", "line"), [(-1, "Bela wins."), (0, "Bela wins."), (1, "You win.")])
def test_the_winner_is_told(seat: int, line: str) -> None:
    matches = (Match(GAME, 2, seed=seed) for seed in range(20))
    match = next(match for match in matches if cast(State, match.state).dark == 0)
    for name in FEINSTEIN.split():
        match.play(match.actors[0], cell(cast(State, match.state), name))
    assert [told.in_("en", NAMES, seat) for told in match.story(seat)[-2:]] == [
        "Nobody can place a disc any more: red 16, yellow 20.",
        line,
    ]
