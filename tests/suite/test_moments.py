"""The moments of every game: they can be drawn for everybody, show no secret, are few, and change nothing."""

from __future__ import annotations

import msgspec
import pytest

from spieltisch.engine.record import Record
from spieltisch.engine.rng import sow
from spieltisch.engine.scene import resting
from tests.suite.cases import Case, cases, hidden, listed_moves, walk

EVERY_CASE = pytest.mark.parametrize("case", cases(), ids=str)
ENOUGH = 12  # moments of a game that are looked at
IMAGINED = 6  # other tables that look alike
OFTEN = 3  # at most every so many moves are followed by a moment


def watched(case: Case, s: Record, seat: int, move: int) -> tuple[Record, list[Record]]:
    """The record after a move, and its moments."""
    after = s.copy()
    after.told = seen = []
    case.game.rules.play(after, seat, move)
    return after, seen


@EVERY_CASE
def test_moments_can_be_hidden_and_drawn_for_everybody(case: Case) -> None:
    left = ENOUGH
    for step in walk(case):
        for moment in watched(case, step.s, step.seat, step.move)[1] if left else ():
            left -= 1
            for viewer in range(-1, case.seats):
                view = hidden(case.game, moment, viewer)
                assert hidden(case.game, view, viewer) == view
                assert view.rng.tolist() == [0, 0, 0, 0]
                scene = resting(case.game.scene(view, viewer))
                assert msgspec.json.encode(scene)
                places = {place.id for zone in scene.zones for place in zone.places}
                pieces = [piece for zone in scene.zones for piece in zone.pieces]
                assert all(piece.at in places for piece in pieces)
                assert len({piece.id for piece in pieces}) == len(pieces)


@EVERY_CASE
def test_a_moment_shows_nothing_that_the_tables_around_it_do_not(case: Case) -> None:
    """Two tables that look alike to somebody before and after a move look alike to him at its moments."""
    left = ENOUGH
    for step in walk(case):
        after, moments = watched(case, step.s, step.seat, step.move)
        if not moments or not left:
            continue
        left -= 1
        for viewer in range(case.seats):
            known = hidden(case.game, after, viewer)
            for other in imagined(case, step.s, viewer):
                if step.move not in listed_moves(case.game, other, step.seat):
                    continue
                then, theirs = watched(case, other, step.seat, step.move)
                if hidden(case.game, then, viewer) == known:
                    assert [hidden(case.game, m, viewer) for m in theirs] == [
                        hidden(case.game, m, viewer) for m in moments
                    ]


def imagined(case: Case, s: Record, viewer: int) -> list[Record]:
    """Tables that look to the viewer like this one, with the same dice to come."""
    found = []
    for number in range(IMAGINED):
        other = hidden(case.game, s, viewer)
        sow(other.rng, 79, number)
        case.game.rules.guess(other, viewer)
        for i in range(4):
            other.rng[i] = s.rng[i]
        found.append(other)
    return found


@EVERY_CASE
def test_moments_are_few_and_change_nothing(case: Case) -> None:
    moves = held = 0
    for step in walk(case):
        after, moments = watched(case, step.s, step.seat, step.move)
        unwatched = step.s.copy()
        case.game.rules.play(unwatched, step.seat, step.move)
        assert bytes(after) == bytes(unwatched)
        moves += 1
        held += bool(moments)
    assert OFTEN * held <= moves
