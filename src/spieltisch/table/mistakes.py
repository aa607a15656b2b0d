"""Mistakes that HTTP tells apart by their status."""

from __future__ import annotations

from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say


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
    return NotNow(say("not-saved"))


def not_read() -> NotNow:
    """What is said when the database does not answer."""
    return NotNow(say("not-reached"))


def no_watching() -> NotYours:
    """What is said to a spectator where none is welcome."""
    return NotYours(say("no-spectators"))


def no_table() -> NotFound:
    """What whoever asks for an unknown table hears."""
    return NotFound(say("no-table"))


def no_seat() -> Mistake:
    """What whoever wants a seat hears where none can be had."""
    return Mistake(say("no-free-seat"))
