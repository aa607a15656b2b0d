"""The printed things of Brikks: the blocks of the overview, the circles on the sheet, the bars. Only constants.

A field of the overview is 4 * colour + column, counted from 0. A place is 10 * (row - 1) + column - 1: that of a
cell, and that of a block by the lower left corner of its box.
"""

from spieltisch.engine.kernel.table import table

COLUMNS, ROWS = 10, 11
PLACES = COLUMNS * ROWS
FULL = (1 << COLUMNS) - 1

WHITE, YELLOW, GREEN, RED, BLUE, BLACK = range(6)
COLOURS = 6
TURNS = 4  # fields of a colour
FIELDS = COLOURS * TURNS
MINI = FIELDS  # a block of one cell, not on the overview

# The blocks by colour and column, top row first, and the block of one cell.
DRAWINGS = (
    (".#. ###", "#. ## #.", "### .#.", ".# ## .#"),
    (".# .# ##", "#.. ###", "## #. #.", "### ..#"),
    ("#. #. ##", "### #..", "## .# .#", "..# ###"),
    (".# ## #.", ".# ## #.", "##. .##", "##. .##"),
    ("#. ## .#", "#. ## .#", ".## ##.", ".## ##."),
    ("## ##", "## ##", "# # # #", "####"),
)
SHAPES = [drawing.split() for line in DRAWINGS for drawing in line] + [["#"]]


def cells_of(field: int) -> list[tuple[int, int]]:
    """The cells of a block by column and row from the lower left corner of its box."""
    shape = SHAPES[field][::-1]
    return [(dx, dy) for dy, line in enumerate(shape) for dx, mark in enumerate(line) if mark == "#"]


def cells_at(field: int, place: int) -> list[int]:
    """The places of the cells of a block."""
    return [place + COLUMNS * dy + dx for dx, dy in cells_of(field)]


def _four(values: list[int]) -> list[int]:
    """Four numbers; those of the single cell four times."""
    return values * (4 // len(values))


# The cells of every block, and the size of its box.
RIGHT = table([_four([dx for dx, _ in cells_of(field)]) for field in range(FIELDS + 1)])
UP = table([_four([dy for _, dy in cells_of(field)]) for field in range(FIELDS + 1)])
WIDTH = table([len(shape[0]) for shape in SHAPES])
HEIGHT = table([len(shape) for shape in SHAPES])

# What a block crosses in each of its rows.
PART = table(
    [[sum(1 << dx for dx, dy in cells_of(field) if dy == up) for up in range(4)] for field in range(FIELDS + 1)]
)

# The price of another field of the same colour is the way there, of any field of another colour 5 (R4).
EXCHANGE = 5
PRICE = table([[abs(f - g) if f // TURNS == g // TURNS else EXCHANGE for g in range(FIELDS)] for f in range(FIELDS)])


def _offer(rolled: int, energy: int) -> int:
    """The fields that so much energy buys; of equal blocks the cheapest, then the first (R4)."""
    best: dict[tuple[int, str], int] = {}
    for field in sorted(range(FIELDS), key=lambda field: (PRICE[rolled, field], field)):
        if SHAPES[field] != SHAPES[rolled] and PRICE[rolled, field] <= energy:
            best.setdefault((field // TURNS, " ".join(SHAPES[field])), field)
    return sum(1 << field for field in best.values())


OFFER = table([[_offer(rolled, energy) for energy in range(EXCHANGE + 1)] for rolled in range(FIELDS)])

# The printed circles: their colours by column and row.
CIRCLES = {
    (5, 3): WHITE,
    (8, 8): WHITE,
    (10, 5): YELLOW,
    (2, 7): YELLOW,
    (8, 4): GREEN,
    (7, 11): GREEN,
    (6, 6): RED,
    (1, 10): RED,
    (3, 5): BLUE,
    (9, 10): BLUE,
    (1, 4): BLACK,
    (4, 9): BLACK,
}
NO_CIRCLE = -1
CIRCLE = table([CIRCLES.get((place % COLUMNS + 1, place // COLUMNS + 1), NO_CIRCLE) for place in range(PLACES)])

# The energy bar: how many pink X are among its first circles.
ENERGY = 28
PINK = table([sum(circle >= 7 and circle % 3 == 1 for circle in range(1, n + 1)) for n in range(ENERGY + 1)])

# The extra bar and the bombs (E3, E4).
EXTRA = table([0, 1, 3, 6, 10, 15, 21, 28, 36, 44, 51, 58, 64, 70, 75])
MOST_EXTRA = 14
BOMBS = 3
BOMB_POINTS = table([0, 4, 6, 7])

# Rows count more the higher they are, and by their crosses (E2).
FACTOR = table([1] * 5 + [2] * 5 + [4])
ROW_POINTS = table([{8: 1, 9: 2, 10: 5}.get(row.bit_count(), 0) for row in range(FULL + 1)])
