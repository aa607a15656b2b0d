"""The boards of Halma as data: cells, neighbours, camps and targets, for rule code, words and scenes.

Every board lies in one frame of 16 by 16 cells, row 0 at the bottom, column 0 at the left. Row r, column c of the
triangle is row r - 1, column c - 1 of the frame: its six directions are then six of the eight.
"""

from functools import cache

FRAME = 16
SIZES = (8, 10, 12, 16)
TRIANGLE = len(SIZES)  # the shape after the four squares
SIDE = 8  # of the triangle
TRIANGLE_SEATS = 3
SHAPES = len(SIZES) + 1

# A camp with two players, and one with three or four: the cells at distances i, j from the two edges with i + j
# up to the first number and both up to the second (the table in Parts).
WIDE, SMALL = 0, 1
CAMPS = (((3, 3), (2, 2)), ((3, 3), (3, 3)), ((4, 4), (3, 3)), ((5, 4), (4, 3)))

# Every shape with both kinds of camps is a board; the triangle is one whatever the camps.
BOARDS = 2 * SHAPES
CORNERS = 4
STARTS = [(board, corner) for board in range(BOARDS) for corner in range(CORNERS)]

Cell = tuple[int, int]  # row and column in the frame


@cache
def cells_of(shape: int) -> list[Cell]:
    """The cells of a board, each at the place of its number."""
    if shape == TRIANGLE:
        return [(row, column) for row in range(SIDE) for column in range(row + 1)]
    return [(row, column) for row in range(SIZES[shape]) for column in range(SIZES[shape])]


def directions_of(shape: int) -> list[Cell]:
    """The ways to all neighbours, in ascending order of their cells (R2, T1)."""
    around = [(row, column) for row in (-1, 0, 1) for column in (-1, 0, 1) if row or column]
    return [(row, column) for row, column in around if shape != TRIANGLE or row * column >= 0]


@cache
def camp_of(board: int, corner: int) -> set[Cell]:
    """The cells of a camp. Corners clockwise: bottom left, top left, top right, bottom right; tip, right, left."""
    shape, kind = divmod(board, 2)
    if shape == TRIANGLE:
        return {cell for cell in cells_of(shape) if from_corner(cell, corner) <= 2}
    most_together, most = CAMPS[shape][kind]
    away = {cell: from_edges(shape, cell, corner) for cell in cells_of(shape)}
    return {cell for cell, both in away.items() if sum(both) <= most_together and max(both) <= most}


@cache
def target_of(board: int, corner: int) -> set[Cell]:
    """Where the pieces from a corner go: the opposite camp (S4), on the triangle the opposite side (T4)."""
    if board // 2 == TRIANGLE:
        return {cell for cell in cells_of(TRIANGLE) if from_corner(cell, corner) == SIDE - 1}
    return camp_of(board, (corner + 2) % CORNERS)


def from_edges(shape: int, cell: Cell, corner: int) -> Cell:
    """How far a cell is from the two edges that meet in a corner."""
    last, (row, column) = SIZES[shape] - 1, cell
    return last - row if corner in (1, 2) else row, last - column if corner in (2, 3) else column


def from_corner(cell: Cell, corner: int) -> int:
    """How many rows of the triangle lie between a corner and a cell."""
    row, column = cell
    return (row, SIDE - 1 - column, SIDE - 1 - row + column, SIDE)[corner]
