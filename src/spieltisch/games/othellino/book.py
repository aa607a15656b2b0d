"""The opening book of 6 x 6 Othellino: the best move and its value wherever searching at play would take long.

It holds every position in which a player who follows it can be on turn while more than `SEARCHED` cells are
empty, whatever the other does, on either side. Positions that are mirrored or turned are one.

    python -m spieltisch.games.othellino.compute [--threads N] [--megabytes N] [--checkpoint FILE]

computes it anew, on all cores. Every position solved goes to the checkpoint at once, so the work can be broken
off and taken up again; the result is always the same.
"""

import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import numpy as np

from spieltisch.engine.driving import backend
from spieltisch.games.othellino import search
from spieltisch.games.othellino.rules import BOARD, CENTRE_DARK, CENTRE_LIGHT
from spieltisch.games.othellino.solver import Position, Search, after, bit_of, new_table, placements_of

FILE = Path(__file__).with_name("book.npz")
SIZE = 0  # the option's place: 6 x 6
SEARCHED = 22
START: Position = (CENTRE_DARK, CENTRE_LIGHT)

Work = Callable[[Position], None]
Told = Callable[[str], None]


def mirrored(cells: int) -> int:
    """The rows in reverse order."""
    return int.from_bytes(cells.to_bytes(8, "little"), "big")


def swapped(cells: int) -> int:
    """Rows and columns exchanged: blocks of four, two and one cell change places across the diagonal."""
    for mask, shift in ((0x00000000F0F0F0F0, 28), (0x0000CCCC0000CCCC, 14), (0x00AA00AA00AA00AA, 7)):
        moved = (cells ^ (cells >> shift)) & mask
        cells ^= moved ^ (moved << shift)
    return cells


def turned(cells: int, way: int) -> int:
    """One of the eight ways to lay the board."""
    if way & 1:
        cells = mirrored(cells)
    if way & 2:
        cells = swapped(mirrored(swapped(cells)))
    return swapped(cells) if way & 4 else cells


def returned(cells: int, way: int) -> int:
    """The other way round: `returned(turned(cells, way), way)` is `cells`. Only the quarter turns are not their own."""
    return turned(cells, {5: 6, 6: 5}.get(way, way))


def canonical(own: int, other: int) -> tuple[Position, int]:
    """The position laid so that all its mirror images become one, and the way it was laid."""
    return min(((turned(own, way), turned(other, way)), way) for way in range(8))


@cache
def entries() -> dict[Position, tuple[int, int]]:
    """The book: canonical position to its best placement and value."""
    if not FILE.exists():
        return {}
    with np.load(FILE) as kept:
        columns = [kept[name].tolist() for name in ("own", "other", "bit", "value")]
    return {(own, other): (1 << bit, value) for own, other, bit, value in zip(*columns, strict=True)}


def look_up(own: int, other: int) -> list[tuple[int, int]] | None:
    """The best placement of a position and its value, if it is in the book."""
    laid, way = canonical(own, other)
    if laid not in entries():
        return None
    disc, value = entries()[laid]
    return [(returned(disc, way), value)]


# Which positions it must hold.


def answers(own: int, other: int) -> Iterator[Position]:
    """The positions in which the player can be on turn next, when now the other (`own`) is."""
    for disc in placements_of(own, other, SIZE) or [0]:
        then = after(own, other, disc)
        if placements_of(*then, SIZE):
            yield then
        elif disc and placements_of(then[1], then[0], SIZE):
            yield from answers(then[1], then[0])


def left(at: Position) -> int:
    """The empty cells of a position."""
    return search.CELLS[SIZE] - (at[0] | at[1]).bit_count()


def beginnings() -> set[Position]:
    """The player's first positions: on turn at the start, or after the other's first move."""
    return {canonical(*at)[0] for at in (START, *answers(*START))}


def followers(at: Position, disc: int) -> set[Position]:
    """The player's next positions after a move, as long as the book holds them."""
    found = {canonical(*then)[0] for then in answers(*after(*at, disc))}
    return {then for then in found if left(then) > SEARCHED}


# Computing it.

FOUNDATION = 2  # all positions after so many moves are solved first: what lies above follows from them


def foundation() -> set[Position]:
    """All positions after the first moves."""
    level = {canonical(*START)[0]}
    for _ in range(FOUNDATION):
        level = {canonical(*after(*at, disc))[0] for at in level for disc in placements_of(*at, SIZE)}
    return level


def in_order(own: int, other: int) -> list[int]:
    """The placements in a fixed order, promising ones first. Of equally good moves the book has the first."""
    empty = BOARD[SIZE] ^ (own | other)
    odd = search.odd_quarters(empty, SIZE)
    cells = search.count(empty)

    def rank(disc: int) -> tuple[int, int]:
        return -search.rank(*after(own, other, disc), disc, odd, cells, SIZE), disc

    return sorted(placements_of(own, other, SIZE), key=rank)


class Checkpoint:
    """What has been solved so far, a line each: own, other, value, and the move's bit or -1."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.lock = threading.Lock()
        self.values: dict[Position, int] = {}
        self.bits: dict[Position, int] = {}
        for line in file.read_text().splitlines() if file.exists() else ():
            self._take(*map(int, line.split()))

    def _take(self, own: int, other: int, value: int, bit: int) -> None:
        self.values[own, other] = value
        if bit >= 0:
            self.bits[own, other] = bit

    def add(self, at: Position, value: int, bit: int) -> None:
        """Keep a result, on disk too."""
        with self.lock, self.file.open("a") as lines:
            self._take(*at, value, bit)
            lines.write(f"{at[0]} {at[1]} {value} {bit}\n")


class Maker:
    """Computes the book with some threads that share a hash table and a checkpoint."""

    def __init__(self, checkpoint: Path, threads: int, entries: int) -> None:
        from spieltisch.games.othellino import GAME

        self.done = Checkpoint(checkpoint)
        self.threads = threads
        self.table = new_table(entries)
        self.note = backend.bind(search.note, GAME)
        self.own = threading.local()
        for at, value in self.done.values.items():
            self._recall(at, value)

    def _recall(self, at: Position, value: int) -> None:
        """Put a known value into the hash table, for all mirror images."""
        for way in range(8):
            images = turned(at[0], way), turned(at[1], way)
            self.note(*images, value, value, search.NO_MOVE, left(at), 0, self.table)

    def _search(self) -> Search:
        if not hasattr(self.own, "search"):
            self.own.search = Search(SIZE, self.table)
        return self.own.search

    def _solve(self, at: Position) -> None:
        """Find a value."""
        if at not in self.done.values:
            value = self._search().value(*at)
            self.done.add(at, value, -1)
            self._recall(at, value)

    def _choose(self, at: Position) -> None:
        """Find the first best move."""
        if at in self.done.bits:
            return
        self._solve(at)
        value = self.done.values[at]
        discs = in_order(*at)
        passed = (disc for disc in discs[:-1] if self._search().test(*after(*at, disc), -value) <= -value)
        self.done.add(at, value, bit_of(next(passed, discs[-1])))

    def _each(self, work: Work, todo: Iterable[Position], name: str, told: Told) -> None:
        """Do the same work for many positions, on all threads."""
        with ThreadPoolExecutor(self.threads) as pool:
            jobs = [pool.submit(work, at) for at in sorted(todo)]
            for number, job in enumerate(jobs, 1):
                job.result()
                told(f"{name}: {number} of {len(jobs)}")

    def make(self, told: Told) -> dict[Position, tuple[int, int]]:
        """The whole book: position to bit and value."""
        self._each(self._solve, foundation(), "foundation", told)
        levels: dict[int, set[Position]] = {cells: set() for cells in range(search.CELLS[SIZE])}
        for at in beginnings():
            levels[left(at)].add(at)
        for cells in range(search.CELLS[SIZE] - 1, SEARCHED, -1):
            self._each(self._choose, levels[cells], f"{cells} empty cells", told)
            for at in levels[cells]:
                for then in followers(at, 1 << self.done.bits[at]):
                    levels[left(then)].add(then)
        held = sorted(at for level in levels.values() for at in level if left(at) > SEARCHED)
        return {at: (self.done.bits[at], self.done.values[at]) for at in held}


def write(book: dict[Position, tuple[int, int]]) -> None:
    """Write the book's file."""
    np.savez_compressed(
        FILE,
        own=np.array([own for own, _ in book], np.int64),
        other=np.array([other for _, other in book], np.int64),
        bit=np.array([bit for bit, _ in book.values()], np.int8),
        value=np.array([value for _, value in book.values()], np.int8),
    )
