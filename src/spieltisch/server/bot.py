"""Bots at a table. They get what a player gets, a hidden record, and return a move."""

from __future__ import annotations

import random
from typing import Protocol

from spieltisch.engine.game import Game
from spieltisch.engine.record import Record
from spieltisch.engine.referee import referee_of
from spieltisch.engine.text import Mistake

LEVELS = ("beginner", "casual", "good", "strong", "master")

NAMES = ("Ada", "Bela", "Cleo", "Dario", "Edda", "Falk", "Greta", "Hugo", "Ida", "Jonas", "Kaja", "Levi")


class Bot(Protocol):
    """Somebody who can choose a move. Runs in a thread."""

    def choose(self, game: Game, view: Record, seat: int) -> int:
        """A move that the seat may make, from a record that went through `hide` for it."""


class RandomBot:
    """Chooses any legal move."""

    def choose(self, game: Game, view: Record, seat: int) -> int:
        """One of the listed moves, each as likely."""
        return random.choice(referee_of(game).moves(view, seat))


def bot_of(level: str) -> Bot:
    """The bot of a level."""
    return RandomBot()


def checked_level(level: str) -> str:
    """A level that exists."""
    if level not in LEVELS:
        known = ", ".join(LEVELS)
        raise Mistake(f"Die Spielstärke {level} gibt es nicht: {known}.", f"There is no level {level}: {known}.")
    return level


def bot_name(seat: int) -> str:
    """The name of the bot on a seat."""
    return NAMES[seat % len(NAMES)]
