"""Maps from drawings: outlines that fit together, neighbours, and lanes across straits."""

from __future__ import annotations

import re

from spieltisch.engine.showing.atlas import SHIFT, Atlas, charted


def drawn(*lines: str, islands: tuple[str, ...] = (), size: float = 1.0) -> Atlas:
    """The map of a drawing, `.` for water."""
    cells = {(r, c): name for r, line in enumerate(lines) for c, name in enumerate(line) if name != "."}
    return charted(cells, {(r, c): islands[r][c] for r, c in cells} if islands else None, size)


def points(path: str) -> list[tuple[int, int]]:
    """The points a path goes through, the bends between them left out."""
    found = []
    for command, numbers in re.findall(r"([Mq])([-\d ]+)", path):
        values = [int(n) for n in numbers.split()]
        if command == "M":
            found.append((values[0], values[1]))
        else:
            found.append((found[-1][0] + values[2], found[-1][1] + values[3]))
    return found


def area(path: str) -> float:
    """The area inside a path of one line, in cells, bends taken as straight."""
    corners = points(path)
    pairs = zip(corners, corners[1:] + corners[:1], strict=True)
    return sum(x * to_y - to_x * y for (x, y), (to_x, to_y) in pairs) / 20_000


def test_every_region_has_a_closed_outline() -> None:
    atlas = drawn("aab", "ccb", "c.b")
    assert set(atlas.outlines) == set("abc")
    for path in atlas.outlines.values():
        assert path.count("M") == path.count("z") == 1
        assert points(path)[0] == points(path)[-1]


def test_neighbours_share_their_border_point_by_point() -> None:
    atlas = drawn("ab")
    shared = set(points(atlas.outlines["a"])) & set(points(atlas.outlines["b"]))
    assert len(shared) == 4  # two corners, and two points between


def test_a_region_of_several_cells_is_as_large_as_they_are() -> None:
    atlas = drawn("....", ".aa.", ".ab.", "....", size=1.0)
    assert 2 < area(atlas.outlines["a"]) < 3.2
    assert 0.5 < area(atlas.outlines["b"]) < 1.1


def test_neighbours_share_a_side_and_not_just_a_corner() -> None:
    assert drawn("ab", "cd").borders == {(x, y) for x, y in ("ab", "ba", "ac", "ca", "bd", "db", "cd", "dc")}
    assert drawn("a.", ".b").borders == frozenset()


def test_land_that_meets_at_a_corner_only_does_not_touch() -> None:
    atlas = drawn("a.", ".b")
    assert not set(points(atlas.outlines["a"])) & set(points(atlas.outlines["b"]))


def test_islands_side_by_side_are_parted_by_a_strait_with_a_lane() -> None:
    atlas = drawn("abc", islands=("112",))
    assert atlas.lanes == (("b", "c"),)
    assert ("b", "c") in atlas.borders
    east = max(x for x, _ in points(atlas.outlines["b"]))
    west = min(x for x, _ in points(atlas.outlines["c"]))
    assert west - east > 4
    assert drawn("abc").lanes == ()


def test_a_lake_is_left_out() -> None:
    atlas = drawn("aaa", "a.a", "aaa")
    assert atlas.outlines["a"].count("M") == 2


def test_hearts_lie_in_a_cell_of_the_region() -> None:
    atlas = drawn("aaab", size=2.0)
    assert atlas.hearts == {"a": (3.0, 1.0), "b": (7.0, 1.0)}


def test_corners_stay_near_their_place() -> None:
    atlas = drawn("ab", "cd")
    inner = set.intersection(*(set(points(path)) for path in atlas.outlines.values()))
    assert len(inner) == 1
    x, y = inner.pop()
    assert max(abs(x - 100), abs(y - 100)) <= 100 * SHIFT + 1


def test_the_same_drawing_gives_the_same_map() -> None:
    assert drawn("ab", "cd") == drawn("ab", "cd")
