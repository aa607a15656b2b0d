"""What rules tell in a position: records that listen, and what they heard in words."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.game import Game
from spieltisch.engine.scene import Act
from spieltisch.engine.telling import Event, phrase_of

NAMES = ("Ann", "Bela", "Cleo", "Dirk", "Eva", "Finn", "Gül", "Hans", "Ida", "Jan")


def listening(s: Any) -> Any:
    """A copy of a record that keeps what is told from now on."""
    s = s.copy()
    s.told = []
    return s


def events(s: Any, viewer: int = -1) -> list[Event]:
    """What the viewer heard."""
    return [one for one in s.told if isinstance(one, Event) and one.is_for(viewer)]


def lines(game: Game, s: Any, viewer: int = -1, language: str = "en") -> list[str]:
    """What the viewer reads of it."""
    view = s.copy()
    game.rules.hide(view, viewer)
    found = [phrase_of(one, game.id, view, game.words.READINGS) for one in events(s, viewer)]
    return [phrase.in_(language, NAMES, viewer) for phrase in found]


def acts(game: Game, s: Any, viewer: int = -1, before: Any = None) -> list[Act]:
    """What the viewer sees happen; with the record before it, where that matters."""
    views = [(before or s).copy(), s.copy()]
    for view in views:
        game.rules.hide(view, viewer)
    return game.acts(*views, events(s, viewer))
