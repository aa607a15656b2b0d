"""Bots at a table: their names and levels, and how long they hesitate."""

from __future__ import annotations

from spieltisch.bots.levels import LEVEL_IDS, level_of
from spieltisch.engine.driving.game import Game
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import every, say

NAMES = ("Ada", "Bela", "Cleo", "Dario", "Edda", "Falk", "Greta", "Hugo", "Ida", "Jonas", "Kaja", "Levi")

STAND_IN = "good"  # the level of a bot that holds somebody's seat
IN_THOUGHT = 0.3  # of the reaction of a bot: from the look that it decides by to the move


def pause_of(game: Game, level: str, mode: str) -> tuple[float, float]:
    """From how many to how many seconds a bot of this level waits before it thinks of a move.

    In a race it acts after 0.6 to 1.4 of its reaction, and what it thinks is a part of that.
    """
    chosen = level_of(game, level)
    if mode == "race":
        return (0.6 - IN_THOUGHT) * chosen.reaction, (1.4 - IN_THOUGHT) * chosen.reaction
    return chosen.pause


def thought_of(game: Game, level: str) -> float:
    """The seconds between a bot's last look at a race and its move."""
    return IN_THOUGHT * level_of(game, level).reaction


def checked_level(level: str) -> str:
    """A level that exists."""
    if level not in LEVEL_IDS:
        raise Mistake(say("no-level", name=level, known=every(LEVEL_IDS)))
    return level


def bot_name(seat: int) -> str:
    """The name of the bot on a seat."""
    return NAMES[seat % len(NAMES)]
