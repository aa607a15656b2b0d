"""The only way from a table to the page: hidden records in, encoded messages out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple, cast

import msgspec

from spieltisch.engine.driving.game import Game
from spieltisch.engine.driving.match import Part
from spieltisch.engine.driving.referee import referee_of
from spieltisch.engine.kernel.record import Record
from spieltisch.engine.showing.phrase import Phrase
from spieltisch.engine.showing.scene import Act, Scene, resting
from spieltisch.table.messages import LogLine, Moment, View

Undo = Literal["no", "free", "ask"]

MOST_MOMENTS = 4  # that one view carries

_encode = msgspec.json.Encoder().encode


def seen(
    game: Game,
    view: Record,
    seat: int,
    event: int,
    decision: int,
    undo: Undo = "no",
    asking: int = -1,
    preparing: bool = False,
) -> View:
    """What a seat (-1: a spectator) sees. `view` has gone through `hide` for it; nothing else is looked at.

    The scene is encoded at once: a thousand scenes in memory would keep the garbage collector busy.
    """
    referee = referee_of(game)
    acting = list(referee.actors(view))
    return View(
        event,
        seat,
        decision,
        acting,
        cast(Scene, msgspec.Raw(_encode(game.scene(view, seat)))),
        [],
        not acting,
        referee.points(view),
        list(referee.winners(view)) if not acting else [],
        referee.ranks(view) if not acting else [],
        undo=undo,
        asking=asking,
        preparing=preparing,
    )


def moment(game: Game, view: Record, seat: int, acts: int) -> Moment:
    """What a seat sees within an event, after so many acts. The record has gone through `hide`; nobody can act."""
    return Moment(cast(Scene, msgspec.Raw(_encode(resting(game.scene(view, seat))))), acts)


class Course(NamedTuple):
    """What a seat sees of events before the table as it is: what happens, and the moments on the way."""

    acts: list[Act]
    moments: list[Moment]


NOTHING_NEW = Course([], [])


def course(game: Game, events: Iterable[Sequence[Part]], seat: int) -> Course:
    """The course of some events, each in its parts as the seat sees them; of many moments only the last."""
    acts: list[Act] = []
    moments: list[tuple[Record, int]] = []
    for parts in events:
        for part in parts:
            acts += part.acts
            moments.append((part.view, len(acts)))
        moments.pop()
    return Course(acts, [moment(game, view, seat, n) for view, n in moments[-MOST_MOMENTS:]])


def logged(event: int, seat: int, lines: list[Phrase]) -> LogLine:
    """A line of the log, encoded once for all the times it is sent."""
    return cast(LogLine, msgspec.Raw(_encode(LogLine(event, seat, lines))))


def with_log(
    view: View,
    log: list[LogLine],
    clocks: list[float | None],
    course: Course = NOTHING_NEW,
) -> str:
    """A view as it is sent to a page that lacks these lines of the log and has not seen this course."""
    view.log, view.clocks = log, clocks
    view.moments, view.acts = course.moments, course.acts
    return encoded(view)


def encoded(message: Any) -> str:
    """A message as JSON."""
    return _encode(message).decode()
