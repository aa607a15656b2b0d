"""What rules tell in a position: records that listen, and what they heard in words."""

from __future__ import annotations

from typing import TypeVar

from spieltisch.engine.driving.game import Game
from spieltisch.engine.kernel.record import Record
from spieltisch.engine.kernel.telling import Event
from spieltisch.engine.showing.hearing import phrase_of
from spieltisch.engine.showing.scene import Act

S = TypeVar("S", bound=Record)

NAMES = ("Ann", "Bela", "Cleo", "Dirk", "Eva", "Finn", "Gül", "Hans", "Ida", "Jan")


def listening(s: S) -> S:
    """A copy of a record that keeps what is told from now on."""
    s = s.copy()
    s.told = []
    return s


def events(s: Record, viewer: int = -1) -> list[Event]:
    """What the viewer heard."""
    return [one for one in s.told or () if isinstance(one, Event) and one.is_for(viewer)]


def lines(game: Game, s: Record, viewer: int = -1, language: str = "en") -> list[str]:
    """What the viewer reads of it."""
    seen = view(game, s, viewer)
    found = [phrase_of(one, game.id, seen, game.words.READINGS) for one in events(s, viewer)]
    return [phrase.in_(language, NAMES, viewer) for phrase in found]


def acts(game: Game, s: Record, viewer: int = -1, before: Record | None = None) -> list[Act]:
    """What the viewer sees happen; with the record before it, where that matters."""
    return game.acts(view(game, before or s, viewer), view(game, s, viewer), events(s, viewer))


def is_secret(game: Game, s: Record, seat: int, move: int) -> bool:
    """Whether nobody else is told all that the seat is told of its move."""
    after = listening(s)
    game.rules.play(after, seat, move)
    others = (events(after, viewer) for viewer in range(-1, s.seats) if viewer != seat)
    return all(not heard or heard != events(after, seat) for heard in others)


def view(game: Game, s: S, viewer: int) -> S:
    """What the viewer sees."""
    seen = s.copy()
    game.rules.hide(seen, viewer)
    return seen
