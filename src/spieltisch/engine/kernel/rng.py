"""The record's random generator, xoshiro128** by Blackman and Vigna, and what rules draw with it.

Everything is 32-bit arithmetic on whole numbers, so every machine and mode draws the same.
"""

from __future__ import annotations

from typing import Any

# The state of a generator: the field `rng` of a record, or any four 32-bit words.
Generator = Any


def next_word(rng: Generator) -> int:
    """The next 32 random bits."""
    a = rng[0] + 0
    b = rng[1] + 0
    c = rng[2] + 0
    d = rng[3] + 0
    x = (b * 5) & 0xFFFFFFFF
    x = ((x << 7) | (x >> 25)) & 0xFFFFFFFF
    x = (x * 9) & 0xFFFFFFFF
    c ^= a
    d ^= b
    rng[0] = a ^ d
    rng[2] = c ^ ((b << 9) & 0xFFFFFFFF)
    rng[1] = b ^ c
    rng[3] = ((d << 11) | (d >> 21)) & 0xFFFFFFFF
    return x


def uniform(rng: Generator, n: int) -> int:
    """A whole number from 0 to n-1, each equally likely (Lemire's method; n up to 2^31).

    A blanked generator, which never draws anything but 0, is left after one try.
    """
    wide = next_word(rng) * n
    low = wide & 0xFFFFFFFF
    if low < n:
        rest = (0x100000000 - n) % n
        while low < rest and (rng[0] + 0) | (rng[1] + 0) | (rng[2] + 0) | (rng[3] + 0):
            wide = next_word(rng) * n
            low = wide & 0xFFFFFFFF
    return wide >> 32


def shuffle(rng: Generator, cells: Any, n: int) -> None:
    """Bring the first n cells into a random order, each equally likely."""
    for last in range(n - 1, 0, -1):
        other = uniform(rng, last + 1)
        kept = cells[last]
        cells[last] = cells[other]
        cells[other] = kept


def mix(x: int) -> int:
    """Spread the bits of a 32-bit word over the whole word (a bijection)."""
    x = (x + 0x9E3779B9) & 0xFFFFFFFF
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & 0xFFFFFFFF
    x = ((x ^ (x >> 15)) * 0x735A2D97) & 0xFFFFFFFF
    return x ^ (x >> 15)


def sow(rng: Generator, seed: int, number: int) -> None:
    """Set the generator for game `number` of the run `seed` (both from 0 to 2^62)."""
    word = mix(seed & 0xFFFFFFFF)
    word = mix(word ^ ((seed >> 32) & 0xFFFFFFFF))
    word = mix(word ^ (number & 0xFFFFFFFF))
    word = mix(word ^ ((number >> 32) & 0xFFFFFFFF))
    for i in range(4):
        word = mix(word)
        rng[i] = word
    rng[3] = word | 1


def forget(rng: Generator) -> None:
    """Blank the generator: nobody may foresee what it will draw."""
    for i in range(4):
        rng[i] = 0
