"""The only way from a table to the page: hidden records in, encoded messages out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, cast

import msgspec

from spieltisch.engine.game import Game
from spieltisch.engine.phrase import Phrase
from spieltisch.engine.record import Record
from spieltisch.engine.referee import referee_of
from spieltisch.engine.scene import Act, Scene, resting
from spieltisch.table.messages import LogLine, View

Undo = Literal["no", "free", "ask"]

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
    acts: Sequence[Act] = (),
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
        acts=list(acts),
    )


def moments(game: Game, views: Sequence[Record], seat: int) -> list[Scene]:
    """What a seat sees within an event. The records have gone through `hide` for it; nobody can act there."""
    return [cast(Scene, msgspec.Raw(_encode(resting(game.scene(view, seat))))) for view in views]


def logged(event: int, seat: int, lines: list[Phrase]) -> LogLine:
    """A line of the log, encoded once for all the times it is sent."""
    return cast(LogLine, msgspec.Raw(_encode(LogLine(event, seat, lines))))


def with_log(
    view: View,
    log: list[LogLine],
    clocks: list[float | None],
    moments: Sequence[Scene] = (),
) -> str:
    """A view as it is sent to a page that lacks these lines of the log and has not seen these moments."""
    view.log, view.moments, view.clocks = log, list(moments), clocks
    return encoded(view)


def encoded(message: Any) -> str:
    """A message as JSON."""
    return _encode(message).decode()
