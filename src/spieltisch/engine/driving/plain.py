"""Words and drawing of a game that has none of its own yet: its moves by number, each with a button."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.showing.hearing import Reading, Readings
from spieltisch.engine.showing.phrase import Arg, Phrase, say
from spieltisch.engine.showing.stage import PLAYERS, Stage


class Numbers(dict[str, Reading]):
    """Whatever a told number means, it is read as a number."""

    def __missing__(self, reading: str) -> Reading:
        return number


def number(view: Any, told: int) -> Arg:
    """The number itself."""
    return told


READINGS: Readings = Numbers()


def label(view: Any, seat: int, move: int) -> Phrase:
    """Its number."""
    return say("plain-move", n=move)


def prompt(view: Any, seat: int) -> Phrase:
    """That it is somebody's turn."""
    return say("plain-prompt")


def reason(view: Any, seat: int, move: int) -> Phrase:
    """That there is no such move now."""
    return say("plain-reason", n=move)


def draw(stage: Stage[Any]) -> None:
    """The points and a button for every move."""
    for seat, points in enumerate(stage.points):
        stage.panel(seat, PLAYERS[seat % len(PLAYERS)], points)
    for move in stage.legal:
        stage.button(move)
