"""What rules told, as somebody hears it: an event becomes a phrase of the game's catalogue."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from spieltisch.engine.kernel.telling import NUMBER, SEAT, SEATS, Event
from spieltisch.engine.showing.phrase import Arg, Phrase, Who, players

Reading = Callable[[Any, int], Arg]  # the record after it as the hearer sees it, and a number, to an argument
Readings = Mapping[str, Reading]  # by the word in a declaration


def phrase_of(event: Event, book: str, view: Any, readings: Readings) -> Phrase:
    """An event in words, as somebody who sees `view` after it hears it."""
    args: dict[str, Arg] = {}
    for (name, reading), number in zip(event.kind.readings.items(), event.numbers, strict=True):
        if reading == SEAT:
            args[name] = Who(number)
        elif reading == SEATS:
            args[name] = players(seat for seat in range(number.bit_length()) if number >> seat & 1)
        elif reading == NUMBER:
            args[name] = number
        else:
            args[name] = readings[reading](view, number)
    return Phrase(f"{book}/{event.kind.id}", args)
