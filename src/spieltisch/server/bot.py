"""What the server says of bots: their names and levels."""

from __future__ import annotations

import random

from spieltisch.bots.levels import LEVEL_IDS, level_of
from spieltisch.engine.game import Game
from spieltisch.engine.record import Record
from spieltisch.engine.referee import referee_of
from spieltisch.engine.text import Mistake

NAMES = ("Ada", "Bela", "Cleo", "Dario", "Edda", "Falk", "Greta", "Hugo", "Ida", "Jonas", "Kaja", "Levi")

STAND_IN = "good"  # the level of a bot that holds somebody's seat


def any_move(game: Game, view: Record, seat: int) -> int:
    """One of the listed moves, each as likely."""
    return random.choice(referee_of(game).moves(view, seat))


def pause_of(game: Game, level: str) -> tuple[float, float]:
    """From how many to how many seconds a bot of this level takes for a move."""
    chosen = level_of(game, level)
    if game.mode == "race":
        return 0.6 * chosen.reaction, 1.4 * chosen.reaction
    return chosen.pause


def checked_level(level: str) -> str:
    """A level that exists."""
    if level not in LEVEL_IDS:
        known = ", ".join(LEVEL_IDS)
        raise Mistake(f"Die Spielstärke {level} gibt es nicht: {known}.", f"There is no level {level}: {known}.")
    return level


def bot_name(seat: int) -> str:
    """The name of the bot on a seat."""
    return NAMES[seat % len(NAMES)]
