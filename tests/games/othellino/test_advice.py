"""What bots are told about Othellino."""

from __future__ import annotations

from typing import cast

import pytest

from spieltisch.engine.driving.advice import Effort
from spieltisch.engine.driving.backend import COMPILED
from spieltisch.engine.driving.match import Match
from spieltisch.games.othellino import GAME
from spieltisch.games.othellino.advice import MASTER, STRONG, chance_of, consider, prepare
from spieltisch.games.othellino.rules import State


def never() -> bool:
    return False


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    prepare()


def late(left: int, seed: int) -> Match:
    """A match played at random until so few cells are empty."""
    match = Match(GAME, seed=seed, mode=COMPILED)
    number = seed
    while 36 - sum(match.points) > left and not match.over:
        seat = match.actors[0]
        moves = match.moves(seat)
        number = (number * 1103515245 + 12345) % (1 << 31)
        match.play(seat, moves[(number >> 8) % len(moves)].number)
    return match


def seen(match: Match, seat: int) -> State:
    return cast(State, match.view(seat))


@pytest.mark.parametrize("seed", range(8))
def test_near_the_end_every_move_is_told_with_what_it_leads_to(seed: int) -> None:
    match = late(8, seed)
    seat = match.actors[0]
    found = consider(seen(match, seat), seat, Effort(STRONG, 5.0), never)
    assert found is not None
    assert sorted(c.move for c in found) == [move.number for move in match.moves(seat)]
    assert sum(c.share for c in found) == 1
    assert [c.chance for c in found] == sorted((c.chance for c in found), reverse=True)
    # Whoever follows the advice on both sides ends where the first advice said.
    expected = found[0].points
    while not match.over:
        mover = match.actors[0]
        advised = consider(seen(match, mover), mover, Effort(MASTER, 5.0), never)
        assert advised is not None
        match.play(mover, advised[0].move)
    difference = match.points[seat] - match.points[1 - seat]
    assert (36 + difference) / 2 == expected


def test_weaker_levels_are_told_nothing_and_the_strong_only_near_the_end() -> None:
    match = late(8, 1)
    seat = match.actors[0]
    assert consider(seen(match, seat), seat, Effort(2, 1.0), never) is None
    early = late(18, 1)
    seat = early.actors[0]
    assert consider(seen(early, seat), seat, Effort(STRONG, 1.0), never) is None


def test_nothing_is_told_when_time_is_up() -> None:
    match = late(20, 2)
    seat = match.actors[0]
    assert consider(seen(match, seat), seat, Effort(MASTER, 1.0), lambda: True) is None


def test_a_win_is_worth_more_than_any_margin() -> None:
    assert chance_of(2, 36) > 0.96 > 0.9 > chance_of(0, 36) > 0.1 > chance_of(-2, 36) > chance_of(-36, 36) == 0
    assert chance_of(36, 36) == 1
