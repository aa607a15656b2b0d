"""Advice to bots of Brikks: what looks good is good, and thinking about it changes nothing."""

from __future__ import annotations

from spieltisch.games.brikks import GAME, advice, rules
from spieltisch.games.brikks.rules import State
from tests.games.brikks.positions import (
    FIELD,
    FULL_ROW,
    after,
    alone,
    asked,
    energy,
    legal,
    number_of,
    place,
    rolled,
    start,
    table,
)
from tests.suite.cases import Case, random_game

CHOICE = [1, 2, 3, 4]


def advised(s: State, seat: int = 0) -> int:
    """The move of a playout."""
    out = [0] * GAME.most_moves
    n = rules.moves(s, seat, out)
    return out[advice.policy(s, seat, out, n, list(CHOICE))]


def weights(s: State, seat: int = 0) -> list[float]:
    out = [0] * GAME.most_moves
    n = rules.moves(s, seat, out)
    found = [-1.0] * n
    advice.weigh(s, seat, out, n, found)
    return found


def test_empty_cells_below_a_block_are_counted() -> None:
    s = asked("###....... ###.......", "black 4")
    assert advice.hollow(s, 0, FIELD["black 4"], place(1, 3)) == 2
    assert advice.hollow(s, 0, FIELD["black 4"], place(4, 1)) == 0
    assert advice.hollow(s, 0, FIELD["yellow 4"], place(4, 1)) == 2


def test_sides_at_walls_and_blocks_are_counted() -> None:
    s = asked("##........ ##........", "black 1")
    assert advice.contact(s, 0, FIELD["black 1"], place(3, 1)) == 2
    assert advice.contact(s, 0, FIELD["black 1"], place(9, 1)) == 2
    assert advice.contact(s, 0, FIELD["black 1"], place(5, 1)) == 0


def test_two_rows_are_filled_where_that_is_possible() -> None:
    assert advised(asked("########.. ########..", "black 1")) == number_of("land 9 1")


def test_a_circle_of_the_own_colour_is_covered() -> None:
    s = asked("....#..... #########. #########.", "white 1")
    assert advice.circles_worth(s, 0, FIELD["white 1"], place(4, 3)) > 0
    assert advice.circles_worth(s, 0, FIELD["black 1"], place(4, 3)) < 0


def test_a_turn_is_paid_where_it_fills_rows() -> None:
    s = rolled(energy(table(["#########. #########. #########. #########."]), 0, 10, 3), "black 4")
    assert advised(s) == number_of("change black 3")
    assert advised(alone(s, "change black 3")) == number_of("land 10 1")


def test_a_bomb_is_used_rather_than_leaving() -> None:
    full = " ".join([FULL_ROW] * 10)
    s = rolled(energy(table([full]), 0, 5, 0), "black 1")
    assert advised(s) == number_of("bomb")
    s.bombs[0] = 0
    assert advised(s) == number_of("leave")


def test_minis_are_dropped_high() -> None:
    s = rolled(table(["########.. #########. #########.", "####......"], mode="duel"), "black 3")
    s = after(s, (0, "land 10 1"), (1, "bomb"))
    assert advised(s) == number_of("drop 4 2")


def test_weights_are_positive_and_follow_what_moves_are_worth() -> None:
    s = asked("########.. ########..", "black 1")
    found = weights(s)
    assert all(0.0 < weight <= 1.0 for weight in found)
    assert legal(s, 0)[found.index(max(found))] == number_of("land 9 1")
    assert weights(start(2), start(2).turn) == [0.0] * 6


def test_thinking_leaves_the_table_as_it_is() -> None:
    for step in random_game(Case(GAME, 2, {"mode": "duel"}), 7):
        before = step.s.copy()
        advised(step.s, step.seat)
        weights(step.s, step.seat)
        assert step.s == before


def test_a_greedy_player_has_several_times_the_points_of_chance() -> None:
    total = 0
    for number in range(3):
        s = start(1, number)
        while rules.actors(s):
            rules.play(s, 0, advised(s))
        out = [0]
        rules.points(s, out)
        total += out[0]
    assert total > 3 * 30  # chance has 7 on average, the greedy player 68
