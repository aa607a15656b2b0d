"""Maps from small drawings: an outline for every region, who borders whom, and lanes over narrow water.

A drawing has a letter for every cell; cells with the same letter are one region. Corners and borders are bent a
little, always in the same way and alike for both neighbours, so that the land fits together and its coast looks
grown. Regions of different islands that lie side by side are parted by a strait with a lane across it.

The cells of a drawing are squares, or, where every second line is shifted half a cell to the right, six-sided: such
a cell touches two cells of the line above and two of the line below.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from spieltisch.engine.kernel.rng import mix

Cell = tuple[int, int]  # row and column
Point = tuple[float, float]  # to the right and down, in cells

# How far, in cells: corners shift, coasts draw back from water, the lines between corners bend.
SHIFT, SHORE, BEND = 0.07, 0.2, 0.065

# The sides of a square clockwise: the corners at their ends, and the cell beyond.
SIDES = (((0, 0), (0, 1), (-1, 0)), ((0, 1), (1, 1), (0, 1)), ((1, 1), (1, 0), (1, 0)), ((1, 0), (0, 0), (0, -1)))

# Six-sided cells: the height of a line, and how far corners lie above and below the line they are on, in cells.
LINE, ZIGZAG = 0.866, 0.144

Side = tuple[Cell, Cell, Cell]  # the corners at its ends, and the cell beyond


@dataclass(frozen=True)
class Atlas:
    """A map: all by the names of its regions."""

    outlines: Mapping[str, str]  # closed paths as SVG writes them, in hundredths of a unit
    hearts: Mapping[str, Point]  # the middle of a cell of the region, in units
    borders: frozenset[tuple[str, str]]  # neighbours, every pair in both orders, lanes included
    lanes: tuple[tuple[str, str], ...]  # those with water between them


def charted(
    regions: Mapping[Cell, str],
    islands: Mapping[Cell, str] | None = None,
    size: float = 1.0,
    shifted: bool = False,
    margin: float = 0.0,
) -> Atlas:
    """The map of a drawing: the region of every cell of land, its island if there are several, a cell's size.

    In a `shifted` raster every second line is moved to the right; `margin` is room above the first line, in cells.
    """
    raster = _Shifted(margin) if shifted else _Squares()
    land = _Land(dict(regions), dict(islands or {}), raster)
    cells = defaultdict(list)
    for cell, name in regions.items():
        cells[name].append(cell)
    around = {cell: [beyond for _, _, beyond in raster.sides(cell)] for cell in regions}
    pairs = {(regions[a], regions[b], land.are_joined(a, b)) for a in regions for b in around[a] if b in regions}
    return Atlas(
        outlines={name: _path(land.border(name, cells[name]), 100 * size) for name in cells},
        hearts={name: _heart(cells[name], raster, size) for name in cells},
        borders=frozenset((a, b) for a, b, _ in pairs if a != b),
        lanes=tuple(sorted((a, b) for a, b, joined in pairs if a < b and not joined)),
    )


def touching(cell: Cell) -> list[Cell]:
    """The six cells that a cell of a shifted raster touches."""
    return [beyond for _, _, beyond in _Shifted().sides(cell)]


def middle(cell: Cell, margin: float = 0.0) -> Point:
    """The middle of a cell of a shifted raster, in cells."""
    return _Shifted(margin).middle(cell)


class _Squares:
    """Cells are squares; a corner is called by the cell to its lower right."""

    parts = 4  # of a side, with a bend between them

    def sides(self, cell: Cell) -> list[Side]:
        """The sides of a cell, clockwise."""
        return [tuple((cell[0] + down, cell[1] + right) for down, right in side) for side in SIDES]  # type: ignore[misc]

    def ring(self, corner: Cell) -> list[Cell]:
        """The cells around a corner, each beside the next."""
        row, column = corner
        return [(row - 1, column - 1), (row - 1, column), (row, column), (row, column - 1)]

    def corner(self, corner: Cell) -> Point:
        """Where a corner lies, in cells."""
        return corner[1], corner[0]

    def middle(self, cell: Cell) -> Point:
        """Where the middle of a cell lies, in cells."""
        return cell[1] + 0.5, cell[0] + 0.5


@dataclass(frozen=True)
class _Shifted:
    """Cells are six-sided; a corner is called by its line and by half cells from the left."""

    margin: float = 0.0
    parts: int = 3

    def sides(self, cell: Cell) -> list[Side]:
        """The sides of a cell, clockwise from the upper left."""
        row, column = cell
        odd = row % 2
        at = 2 * column + odd
        corners = [(row, at), (row, at + 1), (row, at + 2), (row + 1, at + 2), (row + 1, at + 1), (row + 1, at)]
        left, right = column - 1 + odd, column + odd
        beyond = [(row - 1, left), (row - 1, right), (row, column + 1), (row + 1, right), (row + 1, left)]
        beyond.append((row, column - 1))
        return [(corners[i], corners[(i + 1) % 6], beyond[i]) for i in range(6)]

    def ring(self, corner: Cell) -> list[Cell]:
        """The cells around a corner, each beside the next."""
        row, at = corner
        return [(r, (at - r % 2 - 2 + i) // 2) for r in (row - 1, row) for i in self._halves(r, at)]

    def _halves(self, row: int, at: int) -> tuple[int, ...]:
        """Two cells of a line meet at a place, or one has its middle there."""
        return (0, 2) if (at - row) % 2 == 0 else (1,)

    def corner(self, corner: Cell) -> Point:
        """Where a corner lies, in cells: higher where the side of a cell above ends there."""
        row, at = corner
        return at / 2, self.margin + row * LINE + (ZIGZAG if (at - row) % 2 == 0 else -ZIGZAG)

    def middle(self, cell: Cell) -> Point:
        """Where the middle of a cell lies, in cells."""
        row, column = cell
        return column + 0.5 + row % 2 / 2, self.margin + (row + 0.5) * LINE


def _heart(cells: list[Cell], raster: _Squares | _Shifted, size: float) -> Point:
    """The middle of the cell that lies most in the middle."""
    row, column = (sum(cell[i] for cell in cells) / len(cells) for i in (0, 1))
    best = min(cells, key=lambda cell: (abs(cell[0] - row) + abs(cell[1] - column), cell))
    x, y = raster.middle(best)
    return x * size, y * size


def _noise(*key: int) -> float:
    """A number from -1 to 1 that is always the same for the same key."""
    word = 0
    for part in key:
        word = mix(word ^ (part & 0xFFFFFFFF))
    return word / 0x7FFFFFFF - 1


@dataclass(frozen=True)
class _Land:
    """The cells with their regions and islands."""

    regions: dict[Cell, str]
    islands: dict[Cell, str]
    raster: _Squares | _Shifted

    def are_joined(self, a: Cell, b: Cell) -> bool:
        """Whether no water is between two cells side by side."""
        return a in self.regions and b in self.regions and self.islands.get(a) == self.islands.get(b)

    def meeting(self, corner: Cell, cell: Cell) -> frozenset[Cell]:
        """The cells at a corner that hang together there with this one."""
        ring = self.raster.ring(corner)
        found, frontier = set[Cell](), {cell}
        while frontier:
            found |= frontier
            near = {(c, ring[(ring.index(c) + turn) % len(ring)]) for c in frontier for turn in (1, -1)}
            frontier = {other for c, other in near if self.are_joined(c, other)} - found
        return frozenset(found)

    def point(self, corner: Cell, cell: Cell) -> Point:
        """Where a corner of a cell lies: shifted a little, and drawn back from water."""
        x, y = self.raster.corner(corner)
        x, y = x + SHIFT * _noise(*corner, 1), y + SHIFT * _noise(*corner, 2)
        meeting = self.meeting(corner, cell)
        if len(meeting) == len(self.raster.ring(corner)):
            return x, y
        middles = [self.raster.middle(c) for c in meeting]
        middle = [sum(point[i] for point in middles) / len(middles) for i in (0, 1)]
        return x + SHORE * (middle[0] - x), y + SHORE * (middle[1] - y)

    def border(self, name: str, cells: list[Cell]) -> list[list[list[Point]]]:
        """The closed lines around a region, clockwise, each as its sides of some points."""
        sides = defaultdict(list)
        for cell in cells:
            for here, there, other in self.raster.sides(cell):
                if self.regions.get(other) != name or not self.are_joined(cell, other):
                    sides[here, self.meeting(here, cell)].append((self.side(here, there, cell, other), there, cell))
        lines: list[list[list[Point]]] = []
        for start, from_start in sides.items():
            while from_start:
                lines.append([])
                at = start
                while sides[at]:
                    points, corner, cell = sides[at].pop()
                    lines[-1].append(points)
                    at = corner, self.meeting(corner, cell)
        return lines

    def side(self, here: Cell, there: Cell, cell: Cell, other: Cell) -> list[Point]:
        """The line along a side of a cell: the same for both neighbours, one for each where water is between."""
        if here > there:
            return self.side(there, here, cell, other)[::-1]
        (x, y), (to_x, to_y) = self.point(here, cell), self.point(there, cell)
        shore = (0, 0) if self.are_joined(cell, other) else cell
        points = []
        parts = self.raster.parts
        for i in range(parts + 1):
            bend = BEND * _noise(*here, *there, *shore, i) if 0 < i < parts else 0
            along_x, along_y = (to_x - x), (to_y - y)
            points.append((x + along_x * i / parts - bend * along_y, y + along_y * i / parts + bend * along_x))
        return points


def _path(lines: list[list[list[Point]]], scale: float) -> str:
    """Closed lines as a path of curves: each side bends smoothly between its corners."""
    path = ""
    for line in lines:
        at = _rounded(line[0][0], scale)
        path += f"M{at[0]} {at[1]}"
        for side in line:
            *controls, last = side[1:]
            ends = [*(_middle(a, b) for a, b in pairwise(controls)), last]
            for control, end in zip(controls, ends, strict=True):
                (cx, cy), (x, y) = _rounded(control, scale), _rounded(end, scale)
                path += f"q{cx - at[0]} {cy - at[1]} {x - at[0]} {y - at[1]}"
                at = x, y
        path += "z"
    return path


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _rounded(point: Point, scale: float) -> tuple[int, int]:
    return round(point[0] * scale), round(point[1] * scale)
