"""Moments: what rules let everybody see before they go on."""

from __future__ import annotations

from typing import Any, cast

from spieltisch.engine.driving import backend
from spieltisch.engine.driving.backend import CHECKED, COMPILED
from spieltisch.engine.driving.game import game
from spieltisch.engine.driving.match import Match
from spieltisch.engine.driving.matchfile import load, save
from spieltisch.games.goldmine.rules import STAY, State
from spieltisch.games.green_box.deck import SYMBOL

MINE = game("goldmine")


def collapsed(mode: str = backend.INTERPRETED, seed: int = 3) -> Match:
    """A match in which everybody stayed until the first cave fell."""
    match = Match(MINE, 3, seed=seed, mode=mode)
    while cast(State, match.state).cave == 1:
        match.play(match.actors[0], STAY)
    return match


def moments(match: Match, event: int, viewer: int) -> list[Any]:
    """The records within an event at which the table is held to be seen."""
    return [part.view for part in match.parts(event, viewer)[:-1]]


def symbols(record: Any) -> list[int]:
    return [SYMBOL[card] for card in record.row.tolist()[: record.shown]]


def test_the_card_that_lets_the_cave_collapse_lies_there_before_the_next_cave() -> None:
    match = collapsed()
    (moment,) = moments(match, match.events, 0)
    view = cast(State, match.view(0))
    assert symbols(moment).count(symbols(moment)[-1]) == 3
    assert (moment.cave, view.cave) == (1, 2)
    assert view.shown == 1


def test_other_moves_and_the_deal_have_no_moments() -> None:
    match = collapsed()
    assert not any(moments(match, event, 0) for event in range(match.events))


def test_taking_back_has_no_moments_and_the_move_keeps_its_own() -> None:
    match = collapsed()
    fell = match.events
    match.undo(match.log[-1].seat, consent=True)
    assert moments(match, match.events, -1) == []
    assert len(moments(match, fell, -1)) == 1


def test_compiled_matches_and_files_tell_the_same_moments() -> None:
    match = collapsed()
    wanted = moments(match, match.events, 1)
    compiled = collapsed(COMPILED)
    again = load(save(match))
    assert compiled.records == match.records
    assert moments(compiled, match.events, 1) == wanted == moments(again, match.events, 1)


def test_moments_of_long_ago_are_found_by_playing_the_move_again() -> None:
    match = collapsed()
    fell, moment = match.events, moments(match, match.events, -1)
    while not match.over:
        match.play(match.actors[0], STAY)
    assert moments(match, fell, -1) == moment


def test_compiled_code_passes_moments_by() -> None:
    rules = backend.rule_functions(MINE, CHECKED)
    match = collapsed()
    before = match.game.state.of(match.records[-2])
    before.told = []
    rules["play"](before.array[0], match.log[-1].seat, STAY)
    assert before.told == []


def test_moments_are_hidden_for_whoever_sees_them() -> None:
    table = game("granatensalat")
    match = Match(table, 3, seed=1)
    while not moments(match, match.events, -1):
        seat = match.actors[0]
        listed = match.referee.moves(match.state, seat)
        match.play(seat, listed[(7 * match.ply) % len(listed)])
    for viewer in range(-1, 3):
        for moment in moments(match, match.events, viewer):
            assert moment.rng.tolist() == [0, 0, 0, 0]
            assert all(seat == viewer or not any(moment.hand[seat].tolist()) for seat in range(3))
