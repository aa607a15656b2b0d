"""A match that was kept: it comes back from its records, and what happened can be looked up by event."""

from __future__ import annotations

import pytest

from spieltisch.engine.driving.game import Game, all_games, game
from spieltisch.engine.driving.match import Entry, Match

EVERY_GAME = pytest.mark.parametrize("played", all_games(), ids=lambda g: g.id)


def some_way_on(played: Game, plies: int = 12) -> Match:
    """A match after some moves, one of them taken back with everybody's consent where that can be."""
    match = Match(played, seed=7, clock=lambda: 0)
    for _ in range(plies):
        if match.over:
            break
        seat = match.actors[-1]
        match.play(seat, match.referee.moves(match.state, seat)[0])
        if match.ply == 4 and match.events == 4 and match.takeback:
            match.undo(seat, consent=True)
    return match


def resumed(match: Match) -> Match:
    """The same match from what a database would hold of it."""
    again = Match(match.game, options=match.options, seed=match.seed, dealt=match.records[0])
    for entry, record in zip(match.log, match.records[1:], strict=True):
        again.adopt(entry, record)
    return again


@EVERY_GAME
def test_a_match_comes_back_from_its_records(played: Game) -> None:
    match = some_way_on(played)
    again = resumed(match)
    assert again.state == match.state
    assert (again.seats, again.ply, again.history) == (match.seats, match.ply, match.history)
    for seat in range(match.seats):
        assert again.decision(seat) == match.decision(seat)
        assert (again.refuse_undo(seat) is None) == (match.refuse_undo(seat) is None)


@EVERY_GAME
def test_a_match_that_came_back_goes_on_alike(played: Game) -> None:
    match = some_way_on(played, 6)
    again = resumed(match)
    seat = match.actors[0]
    move = match.referee.moves(match.state, seat)[0]
    match.play(seat, move)
    again.play(seat, move)
    assert again.state == match.state


def test_adopting_replays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = some_way_on(game("backgammon"))
    for rule in ("deal", "play"):
        monkeypatch.setattr("spieltisch.engine.driving.referee.Referee." + rule, lambda *_: pytest.fail("replayed"))
    assert resumed(match).state == match.state


@EVERY_GAME
def test_the_record_after_an_entry_is_known_before_it_counts(played: Game) -> None:
    match = some_way_on(played, 6)
    before, log = match.state, list(match.log)
    seat = match.actors[0]
    entry = Entry(seat, match.referee.moves(before, seat)[0])
    foreseen = match.after(entry)
    assert (match.state, match.log) == (before, log)
    match.enter(entry)
    assert match.state == foreseen


def test_the_record_after_taking_back_is_known_before_it_counts() -> None:
    match = some_way_on(game("othellino"), 6)
    assert match.after(Entry(0, undone=2)) == match.game.state.of(match.records[match.event_of(match.ply - 2)])


def test_every_move_and_every_taking_back_asks_new_questions() -> None:
    match = Match(game("othellino"), seed=1)
    mover = match.actors[0]
    asked = match.decision(mover), match.decision(1 - mover)
    match.play(mover, match.moves(mover)[0].number)
    assert (match.decision(mover), match.decision(1 - mover)) == (asked[0] + 1, asked[1])
    match.undo(mover)
    assert (match.decision(mover), match.decision(1 - mover)) == (asked[0] + 2, asked[1] + 1)
    assert match.decision(-1) == 0


def test_taking_back_counts_the_moves_made_since() -> None:
    match = some_way_on(game("othellino"), 6)
    last, before = match.history[-1].seat, match.history[-2].seat
    assert (match.undone_by(last), match.undone_by(before)) == (1, 2)
    assert Match(game("othellino")).undone_by(0) == 0


@EVERY_GAME
def test_events_tell_what_moves_tell(played: Game) -> None:
    match = some_way_on(played)
    assert match.story_of(0, -1) == match.opening()
    for viewer in range(-1, match.seats):
        moves = [match.story(viewer, ply) for ply in range(match.ply)]
        assert moves == [match.story_of(match.event_of(ply + 1), viewer) for ply in range(match.ply)]


def test_a_move_taken_back_and_the_taking_back_are_still_told() -> None:
    match = some_way_on(game("othellino"), 6)
    told = [match.story_of(event, -1)[0].in_() for event in range(1, match.events + 1)]
    assert told[4].endswith("takes their last move back.")
    assert "takes" not in told[3]
    assert match.event_of(3) == 3
    assert match.event_of(4) == 6


def test_taking_back_several_moves_says_how_many() -> None:
    match = some_way_on(game("othellino"), 6)
    match.undo(match.history[-2].seat, consent=True)
    assert (
        match.story_of(match.events, 0)[0]
        .in_()
        .endswith("takes their last move back and all that followed, 2 moves in all.")
    )


def test_what_was_seen_after_an_event_is_hidden_as_it_was_then() -> None:
    match = Match(game("luegenkarten"), seed=1)
    dealt = match.view(0)
    seat = match.actors[0]
    match.play(seat, match.moves(seat)[-1].number)
    assert match.seen_after(0, 0) == dealt
    assert match.seen_after(0, 0) != match.seen_after(0, 1)
    assert match.seen_after(match.events, 0) == match.view(0)


def test_a_secret_move_is_secret_to_all_but_its_maker() -> None:
    match = Match(game("goldmine"), 3, seed=1)
    match.play(match.actors[0], 0)
    maker = match.log[0].seat
    assert [viewer for viewer in range(-1, 3) if not match.secret(1, viewer)] == [maker]


def test_a_secret_that_looks_like_its_blank_is_a_secret_still() -> None:
    """Whoever has chosen to stay looks, once blanked, like himself: that teaches nobody what he chose."""
    match = Match(game("goldmine"), 3, seed=1)
    match.play(0, 0)
    blanked, true = match.view(1), match.state
    for place in range(4):
        true.rng[place] = 0
    assert blanked == true
    assert not match.referee.certain(blanked, 1)


@pytest.mark.parametrize("id", ["othellino", "backgammon", "wacklige_warte"])
def test_where_nothing_is_hidden_a_seat_is_certain(id: str) -> None:
    match = some_way_on(game(id), 5)
    assert all(match.referee.certain(match.view(seat), seat) for seat in range(match.seats))
