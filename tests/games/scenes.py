"""What tests look up in a scene."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spieltisch.engine.driving.game import game
from spieltisch.engine.showing.scene import Piece, Place, Scene, Zone
from tests.suite.cases import Case, hidden, random_game


def zone(shown: Scene, id: str) -> Zone:
    return next(zone for zone in shown.zones if zone.id == id)


def pieces(shown: Scene) -> dict[str, Piece]:
    return {piece.id: piece for zone in shown.zones for piece in zone.pieces}


def places(shown: Scene) -> dict[str, Place]:
    return {place.id: place for zone in shown.zones for place in zone.places}


def piece(shown: Scene, id: str) -> Piece:
    return next(piece for zone in shown.zones for piece in zone.pieces if piece.id == id)


def place(shown: Scene, id: str) -> Place:
    return next(place for zone in shown.zones for place in zone.places if place.id == id)


def random_moments(id: str, seats: int, **options: Any) -> Iterator[tuple[Any, Any, int, int]]:
    """Every moment of a random game: the record, what the seat about to move sees of it, the seat and its move."""
    played = game(id)
    for step in random_game(Case(played, seats, options), 64):
        yield step.s, hidden(played, step.s, step.seat), step.seat, step.move
