"""How strong bots are: five levels with the same names in every game."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from spieltisch.engine.driving.game import Game
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import every, say


@dataclass(frozen=True)
class Level:
    """A strength. A game's advice may set single figures otherwise."""

    id: str
    place: int  # 0 is the weakest
    iterations: int  # of the search, at most
    seconds: float  # of thinking, at most
    temperature: float  # how much worse, in chances of winning, a move may look and still be made now and then
    pause: tuple[float, float]  # seconds that pass, from and to, before a move is made
    reaction: float  # in games against the clock: seconds from seeing to acting
    exploration: float = 0.7  # how much the search tries what it knows little of
    advice: bool = True
    threads: int = 1


LEVELS = (
    Level("beginner", 0, 100, 0.3, 0.20, (0.9, 2.2), 3.2),
    Level("casual", 1, 200, 0.4, 0.07, (0.8, 1.9), 2.3),
    Level("good", 2, 600, 0.6, 0.02, (0.7, 1.6), 1.6),
    Level("strong", 3, 2_500, 1.0, 0.0, (0.5, 1.2), 1.1),
    Level("master", 4, 12_000, 3.0, 0.0, (0.4, 1.0), 0.75),
)

LEVEL_IDS = tuple(level.id for level in LEVELS)


def level_of(game: Game, name: str) -> Level:
    """A level as it is in a game."""
    for level in LEVELS:
        if level.id == name:
            changes: dict[str, dict[str, Any]] = getattr(game.advice, "LEVELS", {})
            return replace(level, **changes.get(name, {}))
    raise Mistake(say("no-level", name=name, known=every(LEVEL_IDS)))


def tuned(level: Level, settings: dict[str, str]) -> Level:
    """A level with some figures set by hand, as they are typed."""
    kinds: dict[str, Any] = {"iterations": int, "seconds": float, "temperature": float, "exploration": float}
    kinds |= {"threads": int, "reaction": float, "advice": lambda word: {"yes": True, "no": False}[word]}
    assert kinds.keys() <= {field.name for field in fields(Level)}
    for name, value in settings.items():
        if name not in kinds:
            raise Mistake(say("no-bot-setting", name=name, known=every(kinds)))
        try:
            level = replace(level, **{name: kinds[name](value)})
        except (ValueError, KeyError):
            raise Mistake(say("bad-bot-setting", name=name, value=value)) from None
    return level
