"""Spieltisch: board games to play and to simulate.

import spieltisch

match = spieltisch.Match(spieltisch.game("backgammon"), seed=7)
seat = match.actors[0]
match.play(seat, match.moves(seat)[0].number)
data = spieltisch.save(match)             # a match file; spieltisch.load(data) plays on
spieltisch.simulate(match.game, 100_000).points
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from spieltisch.engine.batch import Batch
    from spieltisch.engine.game import Game, Option, all_games, game, game_ids
    from spieltisch.engine.match import Match, Move
    from spieltisch.engine.matchfile import load, save, verify
    from spieltisch.engine.playouts import Results, simulate
    from spieltisch.engine.record import Record
    from spieltisch.engine.text import Mistake
    from spieltisch.lab.perft import perft

__version__ = "0.1.0"

_HOMES = {
    "Batch": "engine.batch",
    "Game": "engine.game",
    "Match": "engine.match",
    "Mistake": "engine.text",
    "Move": "engine.match",
    "Option": "engine.game",
    "Record": "engine.record",
    "Results": "engine.playouts",
    "game": "engine.game",
    "game_ids": "engine.game",
    "all_games": "engine.game",
    "load": "engine.matchfile",
    "perft": "lab.perft",
    "save": "engine.matchfile",
    "simulate": "engine.playouts",
    "verify": "engine.matchfile",
}

__all__ = [
    "Batch",
    "Game",
    "Match",
    "Mistake",
    "Move",
    "Option",
    "Record",
    "Results",
    "all_games",
    "game",
    "game_ids",
    "load",
    "perft",
    "save",
    "simulate",
    "verify",
]


def __getattr__(name: str) -> Any:
    """Import what is asked for when it is asked for: the package itself is there at once."""
    if name not in _HOMES:
        raise AttributeError(f"module 'spieltisch' has no attribute {name!r}")
    return getattr(importlib.import_module(f"spieltisch.{_HOMES[name]}"), name)
