"""The sample of listed moves (L1-L6), written once more as plainly as the rules say it, to compare with."""

from __future__ import annotations

from collections.abc import Iterator

from spieltisch.games.granatensalat.rules import DROP3, END, ON_TABLE, SLOTS, SOLDIERS, State, allowed
from tests.games.granatensalat.positions import grenade, melee, place, snipe, step

QUARTERS = {
    60: [(60, 0), (55, 23), (42, 42), (23, 55)],
    40: [(40, 0), (37, 15), (28, 28), (15, 37)],
    20: [(20, 0), (18, 8), (14, 14), (8, 18)],
    15: [(15, 0), (14, 6), (11, 11), (6, 14)],
}

Point = tuple[int, int]


def ring(size: int) -> list[Point]:
    first = QUARTERS[size]
    second = [(-y, x) for x, y in first]
    return [*first, *second, *[(-x, -y) for x, y in first], *[(-x, -y) for x, y in second]]


def squared(a: Point, b: Point) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


class Sample:
    """All moves that L1-L6 name for the seat on turn."""

    def __init__(self, s: State) -> None:
        self.s, self.seat = s, s.turn
        points = {i: (s.x[i], s.y[i]) for i in range(SLOTS) if s.where[i] == ON_TABLE}
        self.own = {i: p for i, p in points.items() if i // SOLDIERS == s.turn}
        self.enemies = {i: p for i, p in points.items() if i // SOLDIERS != s.turn}

    def moves(self) -> list[int]:
        """The legal ones of them, each once, ascending."""
        named = {END, DROP3, *self.steps(), *self.throws(), *self.placements()}
        named |= {melee(e) for e in self.enemies} | {snipe(e) for e in self.enemies}
        return sorted(move for move in named if self.legal(move))

    def legal(self, move: int) -> bool:
        return bool(allowed(self.s, self.seat, move))

    def steps(self) -> Iterator[int]:
        for i, (x, y) in self.own.items():
            for dx, dy in ring(60) + ring(40) + ring(20):
                if 0 <= x + dx < 480 and 0 <= y + dy < 480:
                    yield step(i, x + dx, y + dy)
        for e in self.enemies:
            yield from self.aimed(e)

    def aimed(self, e: int) -> Iterator[int]:
        """L3 for one enemy."""
        if not self.own:
            return
        at = self.enemies[e]
        i = min(self.own, key=lambda i: (squared(self.own[i], at), i))
        d = squared(self.own[i], at)
        together = sum(max(abs(p[0] - at[0]), abs(p[1] - at[1])) <= 30 for p in self.enemies.values())
        for size, wanted in ((15, d >= 400), (60, d > 3600 and together >= 2)):
            goals = [(at[0] + dx, at[1] + dy) for dx, dy in ring(size)]
            legal = [g for g in goals if min(g) >= 0 and max(g) < 480 and self.legal(step(i, *g))]
            if wanted and legal:
                yield step(i, *min(legal, key=lambda g: squared(g, self.own[i])))

    def throws(self) -> Iterator[int]:
        for ex, ey in self.enemies.values():

            def clamped(p: Point, ex: int = ex, ey: int = ey) -> Point:
                return min(max(p[0], ex - 30), ex + 30), min(max(p[1], ey - 30), ey + 30)

            if self.own:
                i = min(self.own, key=lambda i: (squared(self.own[i], clamped(self.own[i])), i))
                yield grenade(*clamped(self.own[i]))
            for a in (-30, 0, 30):
                for b in (-30, 0, 30):
                    if 0 <= ex + a < 480 and 0 <= ey + b < 480:
                        yield grenade(ex + a, ey + b)

    def placements(self) -> Iterator[int]:
        for j in range(8):
            for i in range(8):
                yield place(30 + 60 * i, 30 + 60 * j)
        for x, y in self.enemies.values():
            for dx, dy in ((15, 0), (0, 15), (-15, 0), (0, -15)):
                if 0 <= x + dx < 480 and 0 <= y + dy < 480:
                    yield place(x + dx, y + dy)
