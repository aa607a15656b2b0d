"""Rules tell what happens, where it happens. Whoever watches hears it; compiled code has nothing in its place.

    ROLLS = told("rolls", who=SEAT, number=NUMBER)
    ...
    tell(s, ROLLS, seat, number)

A kind of event has the name of its message in the game's catalogue, and its numbers have the names of that message's
arguments. What each number means is a `reading`: a seat, several seats as bits, a plain number, or a word for which the
game's `words` has a function in `READINGS` that puts it into words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

SEAT, SEATS, NUMBER = "seat", "seats", "number"


class Told(int):
    """A kind of event: a number to compiled code, and to everybody else what is told and of what."""

    id: str
    readings: Mapping[str, str]  # what each number is called, and how it is read

    def __repr__(self) -> str:
        return f"Told({self.id!r})"


def told(id: str, **readings: str) -> Told:
    """Declare a kind of event: its message, and its numbers with their readings."""
    kind = Told()
    kind.id, kind.readings = id, readings
    return kind


EVERYBODY, NOBODY = -2, -2


class Event(NamedTuple):
    """Something that happened: its kind, its numbers, and who may know."""

    kind: Told
    numbers: tuple[int, ...]
    only: int = EVERYBODY  # a seat: nobody else is told
    but: int = NOBODY  # a seat: everybody else is told

    def is_for(self, viewer: int) -> bool:
        """Whether a viewer (-1: a spectator) is told."""
        return self.only in (EVERYBODY, viewer) and self.but != viewer


def tell(s: Any, kind: Told, *numbers: int) -> None:
    """This happens, and everybody may know."""
    _hear(s, kind, numbers)


def tell_only(s: Any, seat: int, kind: Told, *numbers: int) -> None:
    """This happens, and only one seat may know."""
    _hear(s, kind, numbers, only=seat)


def tell_others(s: Any, seat: int, kind: Told, *numbers: int) -> None:
    """This happens, as everybody but one seat may know it."""
    _hear(s, kind, numbers, but=seat)


def moment(s: Any) -> None:
    """Here something has been decided: the table is to be seen like this before the rules go on."""
    if s.told is not None:
        s.told.append(s.copy())


def _hear(s: Any, kind: Told, numbers: tuple[int, ...], only: int = EVERYBODY, but: int = NOBODY) -> None:
    if s.told is not None:
        assert len(numbers) == len(kind.readings), f"{kind} has {len(kind.readings)} numbers"
        s.told.append(Event(kind, tuple(int(number) for number in numbers), only, but))


# What compiled code has in place of telling.


def _unseen(s: Any) -> None:
    """Nothing at all."""


def _unheard(s: Any, *told: int) -> None:
    """Nothing at all."""


UNWATCHED: dict[Callable[..., None], Callable[..., None]] = {
    moment: _unseen,
    tell: _unheard,
    tell_only: _unheard,
    tell_others: _unheard,
}
