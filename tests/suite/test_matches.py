"""Every game as a match: refused moves, taking back, saving, loading, replaying."""

from __future__ import annotations

import random

import pytest

from spieltisch.engine.driving.backend import CHECKED
from spieltisch.engine.driving.match import Match
from spieltisch.engine.driving.matchfile import load, read, save, verify
from spieltisch.engine.showing.mistake import Mistake
from tests.suite.cases import Case, cases

EVERY_CASE = pytest.mark.parametrize("case", cases(), ids=str)
FEW = pytest.mark.parametrize("case", [c for c in cases() if c.seats == c.game.seats[0]], ids=str)


def played(case: Case, seed: int, most: int = 10_000) -> Match:
    """A match after `most` random moves, or to its end."""
    match = Match(case.game, case.seats, case.options, seed, clock=lambda: 0)
    chance = random.Random(seed)
    while not match.over and match.ply < most:
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.referee.moves(match.state, seat)))
    return match


@FEW
def test_a_saved_match_loads_to_the_same_record_and_goes_on_alike(case: Case) -> None:
    match = played(case, 1, most=25)
    again = load(save(match))
    assert again.state == match.state
    assert again.history == match.history
    if not match.over:
        seat = match.actors[0]
        move = match.referee.moves(match.state, seat)[0]
        match.play(seat, move)
        again.play(seat, move)
        assert again.state == match.state


@FEW
def test_a_finished_match_verifies_and_nothing_of_it_is_taken_back(case: Case) -> None:
    match = played(case, 2)
    assert all(match.refuse_undo(seat, consent=True) for seat in range(case.seats))
    said = verify(save(match))
    assert len(said) == 4


@FEW
def test_a_match_is_the_same_in_checked_machine_code(case: Case) -> None:
    match = played(case, 3)
    twin = Match(case.game, case.seats, case.options, 3, mode=CHECKED, clock=lambda: 0)
    for entry in match.history:
        assert twin.referee.legal(twin.state, entry.seat, entry.move)
        twin.enter(entry)
    assert twin.state == match.state
    assert twin.points == match.points
    assert twin.winners == match.winners


@FEW
def test_illegal_moves_are_refused_with_a_reason_and_change_nothing(case: Case) -> None:
    match = played(case, 4, most=7)
    for _ in range(6):
        if match.over:
            break
        before, log = match.state, list(match.log)
        for seat in range(-1, case.seats + 1):
            for move in (-1, case.game.last_move + 1, *range(0, case.game.last_move, 1 + case.game.last_move // 25)):
                if 0 <= seat < case.seats and match.referee.legal(match.state, seat, move):
                    continue
                with pytest.raises(Mistake) as refused:
                    match.play(seat, move)
                assert refused.value.text.in_("de").strip()
                assert refused.value.text.in_().strip()
        assert match.state == before
        assert match.log == log
        seat = match.actors[0]
        match.play(seat, match.referee.moves(match.state, seat)[-1])


@FEW
def test_whatever_may_be_taken_back_is_taken_back_whole(case: Case) -> None:
    match = Match(case.game, case.seats, case.options, 5)
    chance = random.Random(5)
    while not match.over and match.ply < 60:
        seat = chance.choice(match.actors)
        before, history = match.state, match.history
        match.play(seat, chance.choice(match.referee.moves(match.state, seat)))
        if match.refuse_undo(seat) is None:
            match.undo(seat)
            assert match.state == before
            assert match.history == history
            match.play(seat, chance.choice(match.referee.moves(match.state, seat)))
    assert load(save(match)).state == match.state


@FEW
def test_a_running_match_is_saved_for_a_seat_without_seed_and_secrets(case: Case) -> None:
    match = Match(case.game, case.seats, case.options, 6)
    chance = random.Random(6)
    while not match.over and match.ply < 40:
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.referee.moves(match.state, seat)))
        if match.over or match.ply % 10:
            continue
        for viewer in range(-1, case.seats):
            parts = read(save(match, viewer))
            assert parts.seed == ""
            assert match.seed.hex().encode() not in save(match, viewer)
            assert parts.commitment == match.commitment
            for entry, line in zip(match.log, parts.log, strict=True):
                assert line.move in ((entry.move,) if entry.seat == viewer else (entry.move, -1))


@FEW
def test_two_tables_that_look_alike_to_a_seat_tell_it_the_same(case: Case) -> None:
    """The prompt and the moves a seat gets depend on nothing it cannot know."""
    match = Match(case.game, case.seats, case.options, 7)
    chance = random.Random(7)
    while not match.over and match.ply < 30:
        for seat in range(case.seats):
            imagined = match.referee.guess(match.view(seat), seat, seed=match.ply)
            assert match.referee.view(imagined, seat) == match.view(seat)
            if seat in match.actors:
                assert match.referee.moves(imagined, seat) == match.referee.moves(match.state, seat)
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.referee.moves(match.state, seat)))
