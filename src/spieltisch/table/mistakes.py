"""Mistakes that HTTP tells apart by their status."""

from __future__ import annotations

from spieltisch.engine.text import Mistake


class NotFound(Mistake):
    """Something that is not there."""


class NotYours(Mistake):
    """Something that this person may not do."""


class TooMany(Mistake):
    """Something that was asked for too often."""


class NotNow(Mistake):
    """Something that the server cannot do at the moment, whoever asks."""


def not_kept() -> NotNow:
    """What is said when the database takes nothing: its disk is full, or it is not there."""
    return NotNow(
        "Der Server kann gerade nichts speichern: versuche es gleich noch einmal. Was gespielt ist, bleibt.",
        "The server cannot save anything just now: try again in a moment. What has been played stays.",
    )


def not_read() -> NotNow:
    """What is said when the database does not answer."""
    return NotNow(
        "Der Server kommt gerade nicht an seine Daten: versuche es gleich noch einmal.",
        "The server cannot reach its data just now: try again in a moment.",
    )


def no_watching() -> NotYours:
    """What is said to a spectator where none is welcome."""
    return NotYours("Dieser Tisch lässt keine Zuschauer zu.", "This table does not allow spectators.")


def no_table() -> NotFound:
    """What whoever asks for an unknown table hears."""
    return NotFound(
        "Diesen Tisch gibt es nicht oder nicht mehr. Prüfe den Link.",
        "There is no such table, or no longer. Check the link.",
    )


def no_seat() -> Mistake:
    """What whoever wants a seat hears where none can be had."""
    return Mistake("Hier ist kein Platz mehr frei.", "There is no free seat here any more.")
