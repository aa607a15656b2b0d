"""The functions every game's `rules` module has. Generic code calls these; the backend puts the game's there.

A seat is a number from 0, a move a small whole number. `s` is the record; `out` is an array of 32-bit
numbers with room for what is written into it.
"""

from __future__ import annotations

from typing import Any

NAMES = ("deal", "actors", "moves", "allowed", "play", "points", "hide", "guess", "tie")


def deal(s: Any) -> None:
    """Set the table up. Seats, options, generator and what a kit fills in are set, everything else is 0."""
    raise NotImplementedError


def actors(s: Any) -> int:
    """The seats that may move now, as bits; 0: the game is over. Public: it depends on no secret."""
    raise NotImplementedError


def moves(s: Any, seat: int, out: Any) -> int:
    """Write the seat's legal moves into `out`, ascending, and return how many there are."""
    raise NotImplementedError


def play(s: Any, seat: int, move: int) -> None:
    """Carry one legal move out."""
    raise NotImplementedError


def points(s: Any, out: Any) -> None:
    """Write the points of every seat into `out`: final when the game is over, else the running score."""
    raise NotImplementedError


def hide(s: Any, seat: int) -> None:
    """Blank what this seat (-1: a spectator) may not know, the generator included."""
    raise NotImplementedError


def guess(s: Any, seat: int) -> None:
    """Fill what `hide` blanked for this seat with one random possibility, drawn from the record's generator."""
    raise NotImplementedError


def allowed(s: Any, seat: int, move: int) -> int:
    """Optional, where `moves` lists only a sample: 1 if the seat may make this move, else 0."""
    raise NotImplementedError


def tie(s: Any, seat: int) -> int:
    """Optional: of seats with equal points those with the largest of these numbers (0 to 65535) win."""
    return 0
