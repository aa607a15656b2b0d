"""Advice to bots of Granatensalat: cards are played, attacks first, and whoever has more is ahead."""

from __future__ import annotations

import pytest

from spieltisch.engine.kernel.rng import sow
from spieltisch.games.granatensalat import GAME, advice, rules
from spieltisch.games.granatensalat.rules import END, GRENADE, PLACE, TURN, State
from spieltisch.lab.arena import compete
from tests.games.granatensalat.positions import start, table
from tests.suite.cases import Case, random_game

CLOSE = {0: (100, 100), 20: (115, 100)}  # one soldier each, within reach of a hand


def listed(s: State, seat: int) -> list[int]:
    out = [0] * GAME.room
    return out[: rules.moves(s, seat, out)]


def made(s: State, times: int) -> set[int]:
    """The moves that playouts make."""
    moves, choice = listed(s, 0), [0] * 4
    sow(choice, 5, 0)
    return {moves[advice.policy(s, 0, moves, len(moves), choice)] for _ in range(times)}


def judged(s: State) -> list[float]:
    values = [-1.0] * s.seats
    advice.judge(s, [0] * GAME.room, values)
    return values


def test_moves_are_listed_in_ascending_order_as_advice_believes() -> None:
    for step in random_game(Case(GAME, 3, {}), 5):
        if step.s.phase == TURN:
            assert (moves := listed(step.s, step.seat)) == sorted(moves)
            for least in (0, PLACE, GRENADE, END, END + 1):
                assert advice.first_of(moves, len(moves), least) == sum(move < least for move in moves)


@pytest.mark.parametrize("card", ["hammer", "arrow", "wheel", "circles"])
def test_a_playout_attacks_when_it_can(card: str) -> None:
    s = table(CLOSE, [f"{card} drop"], seats=2)
    assert all(GRENADE <= move < END for move in made(s, 20))


def test_a_playout_plays_other_cards_before_it_walks() -> None:
    s = table(CLOSE, ["drop"], seats=2)
    assert all(PLACE <= move < GRENADE for move in made(s, 20))


def test_without_cards_a_playout_walks_or_ends() -> None:
    found = made(table(CLOSE, seats=2), 60)
    assert END in found
    assert any(move < PLACE for move in found)


def test_all_steps_together_look_as_good_as_one_attack() -> None:
    s = table(CLOSE, ["hammer drop"], seats=2)
    moves = listed(s, 0)
    weights = [-1.0] * len(moves)
    advice.weigh(s, 0, moves, len(moves), weights)
    assert all(weight > 0 for weight in weights)
    steps = sum(weight for move, weight in zip(moves, weights, strict=True) if move < PLACE)
    attacks = [weight for move, weight in zip(moves, weights, strict=True) if GRENADE <= move < END]
    assert attacks == [pytest.approx(steps)]
    assert weights[-1] < min(attacks)


def test_equals_have_equal_chances_and_more_soldiers_are_better() -> None:
    even, odd = table(CLOSE, seats=2), table({**CLOSE, 1: (300, 300)}, seats=2)
    assert judged(even) == [0.5, 0.5]
    assert judged(odd)[0] > 0.6
    assert sum(judged(odd)) == pytest.approx(1)
    assert judged(start(2))[0] == pytest.approx(0.5)


def test_a_bot_that_thinks_a_little_beats_chance() -> None:
    result = compete(GAME, ["strong,iterations=200", "random"], 12, 2, workers=1)
    thinker = next(one for one in result.standings if one.bot.startswith("strong"))
    assert thinker.rate >= 0.6
