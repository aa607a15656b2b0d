"""Mistakes that HTTP tells apart by their status."""

from __future__ import annotations

from spieltisch.engine.text import Mistake


class NotFound(Mistake):
    """Something that is not there."""


class NotYours(Mistake):
    """Something that this person may not do."""


class TooMany(Mistake):
    """Something that was asked for too often."""


def no_table() -> NotFound:
    """What whoever asks for an unknown table hears."""
    return NotFound(
        "Diesen Tisch gibt es nicht oder nicht mehr. Prüfe den Link.",
        "There is no such table, or no longer. Check the link.",
    )


def no_seat() -> Mistake:
    """What whoever wants a seat hears where none can be had."""
    return Mistake("Hier ist kein Platz mehr frei.", "There is no free seat here any more.")
