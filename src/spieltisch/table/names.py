"""Names of people: what may be one, and when two look so alike that one of them gets a number."""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Iterable

from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say

LONGEST_NAME = 24

# Characters that are drawn as nothing though they count as letters, marks or signs.
_BLANK = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x16FE4, 0x1D159}
_BLANK |= {*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0000, 0xE1000)}

# Letters that look like Latin ones: capitals first, since small ones may look like others.
_CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕЅІЈКМНОРСТУХЗԌԚԜҮ", "ABEZHIKMNOPTYXABESIJKMHOPCTYX3GQWY")
_SMALL = str.maketrans(
    "αβεηικνορτυχγωаеорсухіѕјһԁԛԝвгикмнптʏօսհոɑɡıłøđħŧ", "abenikvoptuxywaeopcyxisjhdqwbrukmhntyouhnagilodht"
)
_STROKES = str.maketrans("i1|!0", "llllo")
_PAIRS = (("rn", "m"), ("vv", "w"))


def checked_name(name: str) -> str:
    """A name as it may be shown to others: one short line in which something can be read."""
    tidy = " ".join("".join(c for c in unicodedata.normalize("NFC", name) if c.isspace() or _is_drawn(c)).split())
    if not 0 < len(tidy) <= LONGEST_NAME:
        raise Mistake(say("name-length", most=LONGEST_NAME))
    if not any(unicodedata.category(c)[0] in "LN" for c in tidy):
        raise Mistake(say("name-letter"))
    return tidy


def _is_drawn(c: str) -> bool:
    # Angle brackets mark players in texts.
    return unicodedata.category(c)[0] != "C" and ord(c) not in _BLANK and c not in "<>"


def look(name: str) -> str:
    """What is left of a name if everything is taken away that is easily overlooked. Equal looks: easily confused."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name) if unicodedata.category(c) != "Mn")
    small = plain.translate(_CAPITALS).casefold().translate(_SMALL).translate(_STROKES)
    for pair, one in _PAIRS:
        small = small.replace(pair, one)
    return "".join(small.split())


def apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it if somebody else's looks like it."""
    taken = {look(other) for other in others}
    numbered = (f"{name} {number}" for number in itertools.count(2))
    return next(one for one in itertools.chain([name], numbered) if look(one) not in taken)
