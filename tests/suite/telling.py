"""What rules tell and show: everybody can draw and read it, it betrays nothing and changes nothing."""

from __future__ import annotations

from typing import Any

import msgspec

from spieltisch.engine.kernel.record import Record
from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.kernel.telling import Event
from spieltisch.engine.showing.hearing import phrase_of
from spieltisch.engine.showing.phrase import Who
from spieltisch.engine.showing.scene import Scene, resting
from tests.suite.cases import Case, hidden, listed_moves, promise, sample, walk

ENOUGH = 12  # moments of a game that are looked at
IMAGINED = 4  # other tables that look alike
MANY = 20  # positions of a game at which tellings are compared
OFTEN = 3  # at most every so many moves are followed by a moment


def watched(case: Case, s: Record, seat: int, move: int) -> tuple[Record, list[Record]]:
    """The record after a move, and its moments."""
    after, told = heard(case, s, seat, move)
    return after, [one for one in told if isinstance(one, Record)]


def heard(case: Case, s: Record, seat: int, move: int) -> tuple[Record, list[Any]]:
    """The record after a move, and everything that was told and shown on the way."""
    after = s.copy()
    told: list[Any] = []
    after.told = told
    case.game.rules.play(after, seat, move)
    after.told = None
    return after, told


def told_to(events: list[Any], viewer: int) -> list[Event]:
    return [one for one in events if isinstance(one, Event) and one.is_for(viewer)]


@promise
def moments_can_be_hidden_and_drawn_for_everybody(case: Case) -> None:
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


@promise
def a_moment_shows_nothing_that_the_tables_around_it_do_not(case: Case) -> None:
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


@promise
def what_somebody_is_told_depends_on_nothing_he_may_not_know(case: Case) -> None:
    """Two tables, or two secret moves of somebody else, that look alike to him before and after are told alike."""
    for step in walk(case)[:: max(1, len(walk(case)) // MANY)]:
        events = step.after[1]
        for viewer in range(-1, case.seats):
            known, wanted = step.view_after(viewer), told_to(events, viewer)
            others = [(other, step.move) for other in imagined(case, step.s, viewer)] if viewer >= 0 else []
            if viewer != step.seat and (not wanted or wanted != told_to(events, step.seat)):
                others += [(step.s, move) for move in step.moves(step.seat)[:IMAGINED]]
            for other, move in others:
                if move in listed_moves(case.game, other, step.seat):
                    then, theirs = heard(case, other, step.seat, move)
                    if hidden(case.game, then, viewer) == known:
                        assert told_to(theirs, viewer) == wanted


@promise
def who_hears_of_a_move_what_its_maker_hears_knows_which_one_it_was(case: Case) -> None:
    """A file for one seat names such moves; of the others it only says that they were made."""
    for step in walk(case)[:: max(1, len(walk(case)) // MANY)]:
        events = step.after[1]
        for viewer in (viewer for viewer in range(-1, case.seats) if viewer != step.seat):
            known, told = step.view_after(viewer), told_to(events, viewer)
            if not told or told != told_to(events, step.seat):
                continue
            for move in step.moves(step.seat)[:IMAGINED]:
                then, theirs = heard(case, step.s, step.seat, move)
                if told_to(theirs, viewer) == told and hidden(case.game, then, viewer) == known:
                    assert move == step.move or hidden(case.game, then, step.seat) == step.view_after(step.seat)


@promise
def what_is_told_agrees_with_the_table(case: Case) -> None:
    """Seats sit there, and whatever a number means can be named from what its hearer sees."""
    game = case.game
    for step in walk(case):
        events = step.after[1]
        for viewer in (-1, step.seat):
            view = step.view_after(viewer)
            for event in told_to(events, viewer):
                phrase = phrase_of(event, game.id, view, game.words.READINGS)
                assert all(arg.seat < case.seats for arg in phrase.args.values() if isinstance(arg, Who))


@promise
def acts_are_of_what_lies_on_the_table(case: Case) -> None:
    """Up to every moment, and from there to the end of a move."""
    for step in sample(case) if hasattr(case.game.drawing, "acts") else ():
        after, events = step.after
        for viewer in (-1, step.seat):
            told: list[Event] = []
            before = hidden(case.game, step.s, viewer)
            for one in [*events, after]:
                if isinstance(one, Event):
                    told += told_to([one], viewer)
                    continue
                view = hidden(case.game, one, viewer)
                for act in case.game.acts(before, view, told):
                    there = names(case.game.scene(view, viewer))
                    assert set(act.over) <= there
                    assert act.of in there | names(case.game.scene(before, viewer))
                before, told = view, []


def names(scene: Scene) -> set[str]:
    """Everything in a scene that has a name."""
    found = {place.id for zone in scene.zones for place in zone.places}
    found |= {piece.id for zone in scene.zones for piece in zone.pieces}
    found |= {shot.id for zone in scene.zones for shot in zone.shots}
    return found | {tower.id for zone in scene.zones for tower in zone.towers}


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


@promise
def moments_are_few_and_change_nothing(case: Case) -> None:
    moves = held = 0
    for step in walk(case):
        after, moments = watched(case, step.s, step.seat, step.move)
        unwatched = step.s.copy()
        case.game.rules.play(unwatched, step.seat, step.move)
        assert bytes(after) == bytes(unwatched)
        moves += 1
        held += bool(moments)
    assert OFTEN * held <= moves
