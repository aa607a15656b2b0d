"""Sets of up to 62 things: one whole number while we calculate, two words of 31 bits in a record.

pile = i32[2]            # a field
cards = joined(s.pile)
split(s.pile, cards ^ (1 << card))
"""

from __future__ import annotations

from typing import Any

from spieltisch.engine.kernel.bits import count, lowest, nth
from spieltisch.engine.kernel.rng import uniform

WORD = 31
LOWER = (1 << WORD) - 1


def joined(words: Any) -> int:
    """The set that a field, or a row of one, holds."""
    return words[0] | (words[1] << WORD)


def split(words: Any, things: int) -> None:
    """Put a set into a field, or a row of one."""
    words[0] = things & LOWER
    words[1] = things >> WORD


def size(things: int) -> int:
    """How many things are in a set."""
    return count(things & LOWER) + count(things >> WORD)


def first(things: int) -> int:
    """The lowest thing of a set that is not empty."""
    lower = things & LOWER
    return lowest(lower) if lower else WORD + lowest(things >> WORD)


def any_of(rng: Any, things: int) -> int:
    """One thing of a set that is not empty, each equally likely."""
    n = uniform(rng, size(things))
    below = count(things & LOWER)
    return nth(things & LOWER, n) if n < below else WORD + nth(things >> WORD, n - below)


def some_of(rng: Any, things: int, n: int) -> int:
    """A set of n things of a set that has at least so many, each equally likely."""
    drawn = 0
    for _ in range(n):
        drawn |= 1 << any_of(rng, things ^ drawn)
    return drawn


def list_members(things: int, base: int, out: Any, n: int) -> int:
    """Write base + each thing of a set behind the first n moves; return how many there are then."""
    rest = things
    while rest:
        out[n] = base + first(rest)
        n += 1
        rest &= rest - 1
    return n


def members(things: int) -> list[int]:
    """The things of a set, for words and tests."""
    return [thing for thing in range(things.bit_length()) if things >> thing & 1]
