"""Sets of small numbers as bits of a whole number. Written so that compilers see single instructions."""

from __future__ import annotations

from spieltisch.engine.kernel.table import table

# The place of the only set bit of a 32-bit word x: _PLACE[((x * _DE_BRUIJN) & 0xFFFFFFFF) >> 27].
_DE_BRUIJN = 0x077CB531
_PLACE = table([next(i for i in range(32) if ((_DE_BRUIJN << i) & 0xFFFFFFFF) >> 27 == k) for k in range(32)])


def lowest(x: int) -> int:
    """The place of the lowest set bit of a 32-bit word that is not 0."""
    x += 0  # signed from here on, whatever came in
    return _PLACE[(((x & -x) * _DE_BRUIJN) & 0xFFFFFFFF) >> 27]


def count(x: int) -> int:
    """How many bits of a 32-bit word are set."""
    x += 0
    x = x - ((x >> 1) & 0x55555555)
    x = (x & 0x33333333) + ((x >> 2) & 0x33333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F
    return ((x * 0x01010101) & 0xFFFFFFFF) >> 24


def nth(x: int, n: int) -> int:
    """The place of the n-th set bit (from 0) of a 32-bit word that has more than n."""
    x += 0
    for _ in range(n):
        x &= x - 1
    return lowest(x)
