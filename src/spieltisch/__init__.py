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
    from spieltisch.engine.driving.batch import Batch
    from spieltisch.engine.driving.game import Game, Option, all_games, game, game_ids
    from spieltisch.engine.driving.match import Match, Move
    from spieltisch.engine.driving.matchfile import load, save, verify
    from spieltisch.engine.driving.playouts import Results, simulate
    from spieltisch.engine.kernel.record import Record
    from spieltisch.engine.showing.mistake import Mistake
    from spieltisch.lab.perft import perft

__version__ = "0.1.0"

_HOMES = {
    "Batch": "engine.driving.batch",
    "Game": "engine.driving.game",
    "Match": "engine.driving.match",
    "Mistake": "engine.showing.mistake",
    "Move": "engine.driving.match",
    "Option": "engine.driving.game",
    "Record": "engine.kernel.record",
    "Results": "engine.driving.playouts",
    "game": "engine.driving.game",
    "game_ids": "engine.driving.game",
    "all_games": "engine.driving.game",
    "load": "engine.driving.matchfile",
    "perft": "lab.perft",
    "save": "engine.driving.matchfile",
    "simulate": "engine.driving.playouts",
    "verify": "engine.driving.matchfile",
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
