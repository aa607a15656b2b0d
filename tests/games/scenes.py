"""What tests look up in a scene."""

from __future__ import annotations

from spieltisch.engine.scene import Piece, Place, Scene, Zone


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
