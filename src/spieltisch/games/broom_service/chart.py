"""Where everything lies on a map of Broom Service: outlines of regions, and room for towers, clouds and pawns.

A tower stands in the middle of its cells, so it is seen to touch their regions; a cloud and a castle lie on their
cell; pawns stand where their region has room. Whatever would overlap is pushed apart a little.
"""

from dataclasses import dataclass
from functools import cache
from itertools import islice

from spieltisch.engine.showing.atlas import LINE, ZIGZAG, Atlas, Cell, Point, charted, middle
from spieltisch.games.broom_service.rules import State

CELL = 1.5  # units

# Width and height of what lies on the map, in units.
TOWER, CLOUD, CASTLE, PAWNS = (0.84, 0.98), (1.04, 0.72), (0.8, 0.7), (1.36, 0.72)
NAME = 0.28  # the height of a region's name above its pawns
GAP = 0.03
PUSHES = 60
PULL = 0.1  # how far things are drawn back to where they belong


@dataclass(frozen=True)
class Chart:
    """A map that is drawn, with the middle of everything on it, in units."""

    width: float
    height: float
    atlas: Atlas  # by numbers of regions
    towers: tuple[Point, ...]
    clouds: tuple[Point, ...]
    castles: tuple[Point, ...]
    pawns: tuple[Point, ...]  # of every region


def chart_of(s: State) -> Chart:
    """The map in a record."""
    return drawn(
        s.columns,
        tuple(s.raster.tolist()[: s.lines * s.columns]),
        tuple(tuple(cell for cell in cells if cell >= 0) for cells in s.tower_cells.tolist()[: s.towers]),
        tuple(s.space_cells.tolist()[: s.spaces]),
        tuple(s.castle_cells.tolist()),
    )


@cache
def drawn(
    columns: int,
    raster: tuple[int, ...],
    tower_cells: tuple[tuple[int, ...], ...],
    cloud_cells: tuple[int, ...],
    castle_cells: tuple[int, ...],
) -> Chart:
    """The map of a board."""
    cells = {divmod(place, columns): region for place, region in enumerate(raster)}
    land = {cell: str(region) for cell, region in cells.items() if region >= 0}
    towers = [mean([at(divmod(cell, columns)) for cell in standing]) for standing in tower_cells]
    clouds, castles = ([at(divmod(cell, columns)) for cell in on] for on in (cloud_cells, castle_cells))
    taken = towers + clouds + castles
    pawns = [roomy([c for c, r in cells.items() if r == region], taken) for region in range(max(raster) + 1)]
    lines = len(raster) // columns
    width, height = (columns + 0.5) * CELL, (lines * LINE + 2 * ZIGZAG) * CELL
    sizes = [TOWER] * len(towers) + [CLOUD] * len(clouds) + [CASTLE] * len(castles)
    sizes += [(PAWNS[0], PAWNS[1] + NAME)] * len(pawns)
    found = iter(apart([*taken, *pawns], sizes, (width, height)))
    parts = (tuple(islice(found, len(part))) for part in (towers, clouds, castles, pawns))
    return Chart(width, height, charted(land, size=CELL, shifted=True, margin=ZIGZAG), *parts)


def at(cell: Cell) -> Point:
    """The middle of a cell, in units."""
    x, y = middle(cell, ZIGZAG)
    return x * CELL, y * CELL


def mean(points: list[Point]) -> Point:
    """The middle between points."""
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def roomy(cells: list[Cell], taken: list[Point]) -> Point:
    """Of the middles of a region's cells, and of any two of them side by side, the one farthest from what is taken."""
    middles = [at(cell) for cell in cells]
    between = [mean([a, b]) for a in middles for b in middles if a < b and distance(a, b) < 1.3 * CELL]
    return max(middles + between, key=lambda point: min(distance(point, other) for other in taken))


def distance(a: Point, b: Point) -> float:
    """How far two points are apart."""
    return ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5


def apart(anchors: list[Point], sizes: list[tuple[float, float]], room: tuple[float, float]) -> list[Point]:
    """Points near their anchors at which boxes of these sizes do not overlap."""
    points = [list(anchor) for anchor in anchors]
    for step in range(PUSHES):
        for i, point in enumerate(points):
            for other in range(i):
                push(point, points[other], [(sizes[i][k] + sizes[other][k]) / 2 + GAP for k in (0, 1)])
            for k in (0, 1):
                pull = PULL * (anchors[i][k] - point[k]) if step < PUSHES // 2 else 0
                point[k] = min(room[k] - sizes[i][k] / 2, max(sizes[i][k] / 2, point[k] + pull))
    return [(round(x, 2), round(y, 2)) for x, y in points]


def push(a: list[float], b: list[float], least: list[float]) -> None:
    """Move two middles apart, each by half, along the axis on which less is missing."""
    missing = [least[k] - abs(a[k] - b[k]) for k in (0, 1)]
    if min(missing) <= 0:
        return
    k = 0 if missing[0] < missing[1] else 1
    half = missing[k] / 2 * (1 if a[k] >= b[k] else -1)
    a[k] += half
    b[k] -= half
