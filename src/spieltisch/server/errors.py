"""Mistakes that HTTP tells apart by their status."""

from __future__ import annotations

from spieltisch.engine.text import Mistake


class NotFound(Mistake):
    """Something that is not there."""


class NotYours(Mistake):
    """Something that this person may not do."""


class TooMany(Mistake):
    """Something that was asked for too often."""


def no_watching() -> NotYours:
    """What is said to a spectator where none is welcome."""
    return NotYours("Dieser Tisch lässt keine Zuschauer zu.", "This table does not allow spectators.")


def no_table() -> NotFound:
    """What whoever asks for an unknown table hears."""
    return NotFound(
        "Diesen Tisch gibt es nicht oder nicht mehr. Prüfe den Link.",
        "There is no such table, or no longer. Check the link.",
    )
