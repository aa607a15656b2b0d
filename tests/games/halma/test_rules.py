"""Halma, rule by rule. Names begin with the rule or example they are about."""

from __future__ import annotations

import random
from typing import cast

import pytest

from spieltisch.engine.driving.match import Match
from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import players
from spieltisch.games.halma import GAME, rules, words
from spieltisch.games.halma.routes import reach
from spieltisch.games.halma.rules import BLOCKED, CELLS, FULL, GUARD, NOBODY, PIECES, RUNNING, State
from spieltisch.lab.perft import perft
from tests.games.halma.positions import board, cell, cells, moves_of, number, numbers, play, points, start
from tests.games.telling import NAMES, lines

CAMP_0 = "a1 a2 a3 a4 b1 b2 b3 c1 c2 d1"
CAMP_2 = "g10 h10 h9 i10 i8 i9 j10 j7 j8 j9"
ELSEWHERE = "a6 b6 c6 d6 e6 f6 a7 b7 c7 d7"  # ten cells outside both camps


def test_s1_a_drawn_seat_begins_and_turns_go_clockwise() -> None:
    drawn = []
    for game in range(60):
        s = cast(State, GAME.blank(4))
        sow(s.rng, 3, game)
        rules.deal(s)
        assert s.turn == s.first
        drawn.append(s.first)
    assert min(drawn.count(seat) for seat in range(4)) > 5
    s = start(4, first=2)
    turns = []
    for _ in range(5):
        turns.append(s.turn)
        rules.play(s, s.turn, numbers(s)[0])
    assert turns == [2, 3, 0, 1, 2]


@pytest.mark.parametrize(
    ("seats", "corners"), [(2, ["a1", "j10"]), (3, ["a10", "j10", "a1"]), (4, ["a1", "a10", "j10", "j1"])]
)
def test_s2_corners_are_given_by_turn_order(seats: int, corners: list[str]) -> None:
    s = start(seats, first=1)
    for order, corner in enumerate(corners):
        assert corner in cells(s, (1 + order) % seats).split()


@pytest.mark.parametrize(
    ("size", "two", "more"),
    [
        (8, [4, 3, 2, 1], [3, 2, 1]),
        (10, [4, 3, 2, 1], [4, 3, 2, 1]),
        (12, [5, 4, 3, 2, 1], [4, 3, 2, 1]),
        (16, [5, 5, 4, 3, 2], [4, 4, 3, 2]),
    ],
)
def test_s3_everybody_fills_his_camp(size: int, two: list[int], more: list[int]) -> None:
    for seats, lengths in ((2, two), (3, more), (4, more)):
        s = start(seats, size=size)
        seat = next(p for p in range(seats) if "a1" in cells(s, p).split())
        camp = {f"{words.LETTERS[column]}{row + 1}" for row, n in enumerate(lengths) for column in range(n)}
        assert set(cells(s, seat).split()) == camp
        assert PIECES[s.board] == sum(lengths)
        assert len({c for p in range(seats) for c in cells(s, p).split()}) == seats * sum(lengths)


def test_s4_the_target_is_the_opposite_camp() -> None:
    s = start(4)
    for seat in range(4):
        other = set(cells(s, (seat + 2) % 4).split())
        assert {words.cell_name(s, c) for c in range(100) if rules.in_target(s, seat, c)} == other


def test_s4_with_three_the_target_of_the_hereplayer_is_empty() -> None:
    s = start(3)
    target = {words.cell_name(s, c) for c in range(100) if rules.in_target(s, 0, c)}
    assert "j1" in target
    assert not target & {c for seat in range(3) for c in cells(s, seat).split()}


def test_x1_the_camps() -> None:
    assert (cells(start(), 0), cells(start(), 1)) == (CAMP_0, CAMP_2)


def test_r1_every_move_takes_one_own_piece() -> None:
    s = start()
    own = {cell(s, name) for name in CAMP_0.split()}
    assert {move // 100 for move in numbers(s)} <= own
    then = play(s, "d1 e1")
    assert cells(then, 0) == CAMP_0.replace("d1", "e1")
    assert cells(then, 1) == CAMP_2
    assert then.turn == 1


def test_r2_a_step_leads_to_every_touching_cell() -> None:
    assert moves_of(board("e5"), "e5") == "d4 d5 d6 e4 e6 f4 f5 f6"


def test_x2_the_first_moves() -> None:
    s = start()
    expected = {
        "a1": "c3",
        "a2": "c4",
        "a3": "a5 b4 c3",
        "a4": "a5 b4 b5",
        "b1": "d3",
        "b2": "b4 c3 d2",
        "b3": "b4 c3 c4",
        "c1": "c3 d2 e1",
        "c2": "c3 d2 d3",
        "d1": "d2 e1 e2",
    }
    assert {name: moves_of(s, name) for name in CAMP_0.split()} == expected
    assert len(numbers(s)) == 24


@pytest.mark.parametrize("other", [0, 1])
def test_x3_r4_a_chain_turns_and_may_stop_after_any_jump(other: int) -> None:
    over = "e5 f7 e8 h6"
    s = board("d4", over) if other else board(f"d4 {over}")
    assert moves_of(s, "d4") == "c3 c4 c5 d3 d5 d8 e3 e4 f6 f8"


def test_r3_jumps_go_in_all_eight_directions() -> None:
    s = board("e5 d4 d5 d6 e4 e6 f4 f5 f6")
    assert moves_of(s, "e5") == "c3 c5 c7 e3 e7 g3 g5 g7"


def test_x4_two_pieces_behind_each_other_are_not_jumped() -> None:
    assert moves_of(board("d4", "e4 f4"), "d4") == "c3 c4 c5 d3 d5 e3 e5"


def test_x5_nothing_lies_behind_the_edge() -> None:
    assert moves_of(board("b1", "a1 a2"), "b1") == "b2 c1 c2"


def test_r4_a_step_is_not_followed_by_a_jump() -> None:
    assert "g5" not in moves_of(board("d5", "f5"), "d5")


def test_r5_what_is_jumped_over_stays() -> None:
    s = play(board("d4", "e5 f7 e8"), "d4 d8")
    assert {"e5", "f7", "e8"} <= set(cells(s, 1).split())


def test_x6_r6_a_round_trip_is_no_move() -> None:
    s = board("c3", "d3 e4 d5 c4")
    assert moves_of(s, "c3") == "b2 b3 b4 c2 c5 d2 d4 e3 e5"


def test_x7_a_long_ladder() -> None:
    assert moves_of(board("a1", "b2 d4 f6 h8"), "a1") == "a2 b1 c3 e5 g7 i9"


def test_r7_every_pair_of_cells_is_one_move() -> None:
    for s in (
        start(),
        start(4, size=8),
        play(start(), "a1 c3", "j10 h8", "c3 d4", "h8 g7"),
        play(start(), "a1 c3", "j10 h8"),
    ):
        assert numbers(s) == sorted(set(numbers(s)))


def test_r8_camps_are_open_to_all() -> None:
    assert "i9" in moves_of(board("h8", "a5"), "h8")
    assert "g8" in moves_of(board("h9", "a5"), "h9")
    assert "b2" in moves_of(board("c3", "a5"), "c3")


def test_x12_with_keep_a_piece_stays_in_its_target() -> None:
    s = board("h9", "a5", keep="on")
    assert moves_of(s, "h9") == "g10 h10 i10 i8 i9"
    assert "g8" in moves_of(board("h9", "a5"), "h9")


def test_keep_allows_a_chain_that_leaves_the_target_and_comes_back() -> None:
    s = board("h10", "h9 h7 i7 g8 j8", keep="on")
    assert moves_of(s, "h10") == "g10 i10 i9"
    s = board("h10", "h9 i8", keep="on")
    assert "j8" in moves_of(s, "h10")


def test_keep_binds_nobody_in_the_target_of_another() -> None:
    assert "g8" in moves_of(board("a5", "h9", turn=1, keep="on"), "h9")


def shut_in() -> State:
    """All that seat 0 has is shut in at a1."""
    return board("a1", "a2 b1 b2 a3 b3 c3 c1 c2 e5 f5", rest="a1")


def test_r9_whoever_cannot_move_passes() -> None:
    s = shut_in()
    assert numbers(s) == [number(s, "--")]
    then = play(s, "--")
    assert (then.turn, then.passes, then.last) == (1, 1, -1)
    assert play(then, "e5 e6").passes == 0
    assert number(start(), "--") not in numbers(start())


def test_r9_when_all_pass_in_succession_the_game_ends() -> None:
    s = shut_in()
    s.passes = 1
    then = play(s, "--")
    assert (then.ending, then.turn, then.winner) == (GUARD, NOBODY, NOBODY)


def test_e1_x8_all_pieces_in_the_target_win_at_once() -> None:
    s = board(CAMP_2.replace("g10", "f9"), ELSEWHERE)
    then = play(s, "f9 g10")
    assert (then.ending, then.winner, then.turn) == (FULL, 0, NOBODY)
    assert points(then) == [10, 0]
    assert rules.actors(then) == 0


def test_e1_needs_all_of_them() -> None:
    s = board(CAMP_2.replace("g10", "f9"), ELSEWHERE)
    assert play(s, "f9 f8").ending == RUNNING


NINE = CAMP_2.replace(" j10", "")


def test_e2_x9_a_straggler_does_not_keep_the_target_from_being_won() -> None:
    s = board(NINE.replace("g10", "f9") + " a6", "j10 " + ELSEWHERE.replace("a6 ", "").replace("b6", "b8"))
    then = play(s, "f9 g10")
    assert (then.ending, then.winner) == (BLOCKED, 0)
    assert points(then) == [10, 0]


def test_x9_with_strict_the_game_goes_on() -> None:
    s = board(NINE.replace("g10", "f9") + " a6", "j10", block="strict")
    then = play(s, "f9 g10")
    assert (then.ending, then.turn) == (RUNNING, 1)
    assert points(then)[0] == 9


def test_x10_half_of_the_target_is_not_enough() -> None:
    own, other = CAMP_2.split()[1:5], CAMP_2.split()[5:]
    five = board(" ".join([*own, "f9"]), " ".join(other))
    assert play(five, "f9 g10").ending == RUNNING
    six = board(" ".join([*own, other[0], "f9"]), " ".join(other[1:]))
    assert play(six, "f9 g10").ending == BLOCKED


def test_e2_needs_every_cell_occupied() -> None:
    s = board("h10 h9 i10 i8 i9 j7 f9", "j8 j9")
    assert play(s, "f9 g10").ending == RUNNING


def test_x11_e4_the_move_of_another_can_complete_a_target() -> None:
    s = board("g10 h10 h9 i10 i8 i9", "j7 j8 j9 h8", turn=1)
    then = play(s, "h8 j10")
    assert (then.ending, then.winner, then.turn) == (BLOCKED, 0, NOBODY)
    assert points(then) == [10, 0]


def test_e4_with_three_the_one_after_the_next_is_looked_at_too() -> None:
    s = board("d2", "a1 b1 c1 d1 e1", "f1 g1 h3 h2", turn=2, board="triangle")
    then = play(s, "h3 h1")
    assert (then.ending, then.winner, then.turn) == (BLOCKED, 1, NOBODY)


@pytest.mark.parametrize(("size", "turns"), [(8, 160), (10, 200), (12, 240), (16, 320)])
def test_e3_the_guard(size: int, turns: int) -> None:
    s = start(size=size)
    s.made = 2 * turns - 2
    s = play(s, "d1 d2" if size < 12 else "e1 e2" if size == 12 else "e2 f3")
    assert s.ending == RUNNING
    rules.play(s, s.turn, numbers(s)[0])
    assert (s.ending, s.turn, s.winner, s.made) == (GUARD, NOBODY, NOBODY, 2 * turns)


def test_e3_most_pieces_in_the_target_win_and_ties_share() -> None:
    s = board("j10 j9 a6", "a1 b6")
    s.made = 399
    assert points(play(s, "a6 a7")) == [2, 1]
    s = board("j10 a6", "a1 b6")
    s.made = 399
    assert points(play(s, "a6 a7")) == [1, 1]


def test_e5_points_are_the_own_pieces_in_the_own_target() -> None:
    s = board("j10 j9 h9 g9", "a1 b5", "j1", seats=4)
    assert points(s) == [3, 0, 0, 0]
    s = board("j10 j9 h9 g9", "i1", "a1 b1", seats=4)
    assert points(s) == [3, 1, 2, 0]
    assert points(play(s, "g9 g10"))[0] == 4
    assert points(play(s, "h9 g8"))[0] == 2


@pytest.mark.parametrize(("size", "seats", "bound"), [(10, 2, 400), (16, 4, 1280), (8, 3, 480)])
def test_e6_the_bound(size: int, seats: int, bound: int) -> None:
    assert GAME.longest(seats, {"size": size, "board": "square"}) == bound
    assert GAME.longest(3, {"size": size, "board": "triangle"}) == 480


# The triangle.


def test_t1_six_neighbours_and_jumps_straight_on() -> None:
    s = board("e3", board="triangle", seats=3)
    assert moves_of(s, "e3") == "d2 d3 e2 e4 f3 f4"
    s = board("e3", "d2 d3 e2 e4 f3 f4", board="triangle", seats=3, rest="a1")
    assert moves_of(s, "e3") == "c1 c3 e1 e5 g3 g5"
    assert cell(s, "e3") == 12


def test_t2_and_t3_camps_at_tip_right_and_left() -> None:
    s = start(3, board="triangle")
    assert [cells(s, seat) for seat in range(3)] == [
        "a1 b1 b2 c1 c2 c3",
        "f6 g6 g7 h6 h7 h8",
        "f1 g1 g2 h1 h2 h3",
    ]
    assert "a1" in cells(start(3, first=2, board="triangle"), 2).split()


def test_t4_the_target_is_the_opposite_side() -> None:
    s = start(3, board="triangle")
    targets = [" ".join(words.cell_name(s, c) for c in range(36) if rules.in_target(s, p, c)) for p in range(3)]
    assert targets == ["h1 h2 h3 h4 h5 h6 h7 h8", "a1 b1 c1 d1 e1 f1 g1 h1", "a1 b2 c3 d4 e5 f6 g7 h8"]
    assert points(s) == [0, 0, 0]


def test_t4_all_six_on_the_side_win() -> None:
    s = board("h1 h2 h4 h6 h8 g4", board="triangle", seats=3)
    then = play(s, "g4 h5")
    assert (then.ending, then.winner, points(then)[0]) == (FULL, 0, 6)


def test_t4_a_full_side_with_five_own_wins_and_with_four_does_not() -> None:
    s = board("h1 h2 h3 h4 g5", "h6 h7 h8", board="triangle", seats=3)
    assert play(s, "g5 h5").ending == BLOCKED
    s = board("h1 h2 h3 g5", "h4 h6 h7 h8", board="triangle", seats=3)
    assert play(s, "g5 h5").ending == RUNNING


def test_t5_the_guard_of_the_triangle() -> None:
    s = start(3, board="triangle")
    s.made = 3 * 160 - 1
    rules.play(s, s.turn, numbers(s)[0])
    assert s.ending == GUARD


@pytest.mark.parametrize("seats", [2, 4])
def test_the_triangle_is_for_three(seats: int) -> None:
    with pytest.raises(Mistake, match="board=triangle"):
        Match(GAME, seats, {"board": "triangle"})


@pytest.mark.parametrize(
    ("size", "seats", "counts"),
    [
        (8, 2, [24, 576, 20050]),
        (8, 4, [16, 258, 4160]),
        (10, 2, [24, 576, 20040]),
        (10, 3, [24, 578, 13920]),
        (10, 4, [24, 578, 13920]),
        (12, 2, [32, 1024, 46016]),
        (16, 2, [40, 1600, 85440]),
        (16, 4, [32, 1024, 32768]),
    ],
)
def test_x13_perft(size: int, seats: int, counts: list[int]) -> None:
    assert perft(GAME, 3, seats=seats, options={"size": size}) == counts


def test_x13_perft_of_the_triangle() -> None:
    assert perft(GAME, 3, seats=3, options={"board": "triangle"}) == [10, 101, 1030]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"size": 8}), (4, {}), (2, {"size": 12}), (4, {"size": 16}), (2, {"size": 16}), (3, {"board": "triangle"})],
)
def test_flooding_a_quarter_finds_what_hopping_from_cell_to_cell_finds(seats: int, options: dict[str, int]) -> None:
    s = start(seats, **options)
    chance = random.Random(4)
    for _ in range(60):
        shape = s.board // 2
        who = [NOBODY] * CELLS[shape]
        places = chance.sample(range(CELLS[shape]), seats * PIECES[s.board])
        for c in places:
            who[c] = 0
        for row in range(16):
            s.rows[row] = rules.OUTSIDE[shape, row]
        for quarter in range(4):
            s.taken[quarter, 0] = s.taken[quarter, 1] = 0
        for seat in range(seats):
            own = sorted(places[seat * PIECES[s.board] : (seat + 1) * PIECES[s.board]])
            for piece, c in enumerate(own):
                s.at[seat, piece] = c
                rules.flip(s, c)
        at = s.at.tolist()[s.turn][: PIECES[s.board]]
        expected = [here * CELLS[shape] + to for here in at for to in sorted(reach(shape, who, here))]
        assert numbers(s) == expected


def test_reasons_cite_the_rule() -> None:
    s = start()
    assert "(R9)" in words.reason(s, 0, number(s, "--")).in_()
    assert "(R1)" in words.reason(s, 0, number(s, "j10 j6")).in_()
    assert "stands on e5 (R1)" in words.reason(s, 0, number(s, "e5 e6")).in_()
    assert "(R1)" in words.reason(s, 0, number(s, "--") + 7).in_()
    assert "(R6)" in words.reason(s, 0, number(s, "d1 d1")).in_()
    assert "already (R2, R3)" in words.reason(s, 0, number(s, "d1 c1")).in_()
    assert "leads from d1 to h8 (R2, R3)" in words.reason(s, 0, number(s, "d1 h8")).in_()
    assert "shut in" in words.reason(shut_in(), 0, number(s, "a1 a4")).in_()
    kept = board("h9", "a5", keep="on")
    assert "stays in it (R8)" in words.reason(kept, 0, number(kept, "h9 g8")).in_()
    assert "stays in it (R8)" in words.reason(kept, 0, number(kept, "h9 h9")).in_()


def test_steps_hops_and_arrivals_are_told() -> None:
    s = board("d4", "e5 f7 e8")
    assert lines(GAME, play(s, "d4 d5")) == ["Ann steps from d4 to d5."]
    assert lines(GAME, play(s, "d4 f6")) == ["Ann jumps from d4 to f6."]
    assert lines(GAME, play(s, "d4 d8")) == ["Ann jumps from d4 to d8 in 3 hops."]
    assert lines(GAME, play(s, "d4 d8"), 0, "de") == ["Du kommst mit 3 Sprüngen von d4 nach d8."]
    assert lines(GAME, play(board("h8", "a5"), "h8 h9")) == [
        "Ann steps from h8 to h9.",
        "Ann has 1 of 10 pieces in the target.",
    ]
    assert lines(GAME, play(board("h9", "a5"), "h9 h8"), 0)[1] == "You have 0 of 10 pieces in the target."
    assert lines(GAME, play(shut_in(), "--"), 0) == ["You cannot move and pass."]


def test_how_the_game_ended_is_told() -> None:
    full = play(board(CAMP_2.replace("g10", "f9"), ELSEWHERE), "f9 g10")
    assert lines(GAME, full)[1:] == ["Ann has all 10 pieces in the target."]
    straggler = play(board(NINE.replace("g10", "f9") + " a6", "j10"), "f9 g10")
    assert lines(GAME, straggler)[2:] == [
        "Every cell of Ann's target is taken, 9 of 10 by the player's own pieces.",
    ]
    late = board("j10 a6", "a1 b6")
    late.made = 399
    assert lines(GAME, play(late, "a6 a7"), 1)[1:] == [
        "Everybody has had 200 turns.",
        "Ann has 1 of 10 pieces in the target.",
        "You have 1 of 10 pieces in the target.",
    ]
    stuck = shut_in()
    stuck.passes = 1
    assert lines(GAME, play(stuck, "--"))[1:] == [
        "Nobody can move any more.",
        "Ann has 0 of 10 pieces in the target.",
        "Bela has 7 of 10 pieces in the target.",
    ]


def test_the_deal_tells_who_begins_and_where_everybody_goes() -> None:
    assert lines(GAME, start(2, first=1), 0) == [
        "Bela begins.",
        "You play red, from j10 to a1.",
        "Bela plays yellow, from a1 to j10.",
    ]
    triangle = start(3, board="triangle")
    assert lines(GAME, triangle)[2] == "Bela plays yellow, from h8 to the side h1–a1."


@pytest.mark.parametrize(
    ("winners", "viewer", "line"),
    [
        ([1], 1, "Du gewinnst."),
        ([1], 0, "Bela gewinnt."),
        ([0, 1], 0, "Ihr gewinnt gemeinsam: Bela und du."),
        ([0, 1], -1, "Ann und Bela gewinnen gemeinsam."),
    ],
)
def test_the_winners_are_told(winners: list[int], viewer: int, line: str) -> None:
    assert words.say("result", winners=players(winners), points=10).in_("de", NAMES, viewer) == line
