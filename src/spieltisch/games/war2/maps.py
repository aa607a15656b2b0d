"""The maps of War 2.0: which tiles there are, what they show and which share a side.

In a drawing `.` is a yellow tile, a letter a green one with that symbol, `_` no tile. Tiles are numbered in
reading order. A second drawing, where there is one, says which island a tile is part of: neighbours of
different islands are drawn with a strait between them, which changes nothing in the rules.
"""

from functools import cache

from spieltisch.engine.showing.atlas import Atlas, charted
from spieltisch.games.green_box.deck import ARROW, BRICKS, CIRCLES, DROP, HAMMER, WHEEL

TILES = 36  # on the largest map
FEWEST, MOST = 2, 4  # players
YELLOW = 6  # what a tile without a symbol shows
NOWHERE = 36  # where no tile is: a bit that no set of tiles has

LETTERS = {"d": DROP, "h": HAMMER, "c": CIRCLES, "b": BRICKS, "w": WHEEL, "a": ARROW, ".": YELLOW}

# The six columns of the default map, with a row more for every player.
GRID_WIDTH = 6
GRIDS = tuple(" ".join(["." * GRID_WIDTH] * rows) for rows in (4, 5, 6))

ARCHIPELAGOS = (
    ".c__.d d.w.b. .____c b____. .c.d.w w.__b.",
    "_c.__.h_ w.hb.d.c .d____w. _.____._ _b.__.b_ __c..d__ __.wh.__",
    "_h.__c._ b.w.a.d. .c____.b _.____h_ _d____._ a.____w. .w.b.c.a _.h__.d_",
)
RINGS = (
    "c.b.w .w.d. d._.c .c.b. b.w.d",
    "_..c.h b.h.d. .w__.b d.__w. .c.h.c w.b.d_",
    ".b.ca.w h.d..h. .w___.b c.___d. .a..w.c d.hb.a.",
)
TWO_WORLDS = (
    "dd....bb. d.c___b.w .cc....ww",
    "dd.....bb d.c___c.b h..___..w hh..c..ww",
    "dd....aa d.h__.wa .h....w. ch.__w.b cc....bb",
)

# The islands of the archipelagos and the continents of the two worlds.
ISLANDS = (
    "11__22 111222 3____4 3____4 555666 55__66",
    "_11__22_ 11133222 11____22 _4____5_ _44__55_ __6666__ __6666__",
    "_11__22_ 11133222 11____22 _4____5_ _4____5_ 66____77 66688777 _66__77_",
)
CONTINENTS = (
    "111122222 111___222 111112222",
    "111112222 111___222 111___222 111122222",
    "11112222 111__222 11112222 111__222 11112222",
)

# One drawing for every map and number of players, 2 to 4.
DRAWINGS = (GRIDS, ARCHIPELAGOS, RINGS, TWO_WORLDS)
VARIANTS = tuple(tuple(drawing.split()) for of_map in DRAWINGS for drawing in of_map)

_WHOLE = tuple("" for _ in GRIDS)
PARTS = tuple(tuple(drawing.split()) for of_map in (_WHOLE, ISLANDS, _WHOLE, CONTINENTS) for drawing in of_map)

# Where every tile lies: row and column, both from 0.
PLACES = tuple(
    tuple((row, column) for row, line in enumerate(lines) for column, face in enumerate(line) if face != "_")
    for lines in VARIANTS
)
FACES = tuple(tuple(LETTERS[face] for line in lines for face in line if face != "_") for lines in VARIANTS)

NAMES = tuple(tuple(f"{chr(ord('a') + column)}{row + 1}" for row, column in places) for places in PLACES)

# The four sides of a tile, clockwise from the north: rows down, columns to the right.
SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))


def neighbours(variant: int, tile: int) -> list[int]:
    """The tile on each of the four sides, NOWHERE if there is none."""
    row, column = PLACES[variant][tile]
    numbers = {place: number for number, place in enumerate(PLACES[variant])}
    return [numbers.get((row + down, column + right), NOWHERE) for down, right in SIDES]


@cache
def atlas(variant: int, size: float) -> Atlas:
    """The map as it is drawn, with tiles of that size."""
    regions = dict(zip(PLACES[variant], NAMES[variant], strict=True))
    parts = PARTS[variant]
    return charted(regions, {(row, column): parts[row][column] for row, column in regions} if parts else None, size)
