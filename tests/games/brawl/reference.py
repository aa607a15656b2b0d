"""Brawl once more, the way one would write it down: Bases as objects, strings as lists of words."""

from __future__ import annotations

from dataclasses import dataclass, field

from spieltisch.games.brawl import words
from spieltisch.games.brawl.rules import DISCARD, DRAW, State
from tests.games.brawl.positions import CARDS, number

NAMES = {card: name for name, card in CARDS.items()}
STRINGS = ("Hit", "Hit-2", "Block", "Press")
ON_BASES = ("Hold", "Reverse", "Null", "Double", "Freeze")


@dataclass
class Base:
    number: int
    owner: int
    ends: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    on: list[str] = field(default_factory=list)

    @property
    def frozen(self) -> bool:
        return "Freeze" in self.on


@dataclass
class Row:
    players: tuple[int, int]
    bases: list[Base]
    numbers: int = 2


def follows(card: str, string: list[str]) -> bool:
    """Whether a card may be played on a string (R2-R6)."""
    colour, _, sort = card.rpartition(" ")
    if not string:
        return sort == "Hit"
    top_colour, _, top = string[-1].rpartition(" ")
    if sort == "Press":
        return top == "Block"
    if top == "Press":
        return sort == "Hit" and string[0].startswith(colour)
    return top in ("Hit", "Hit-2") and colour == top_colour


class Fight:
    """One game from its set-up on."""

    def __init__(self, s: State) -> None:
        ring = words.seats_of(s)
        pairs = [(a, ring[(i + 1) % len(ring)]) for i, a in enumerate(ring)][: s.rows]
        self.rows = [Row(pair, [Base(0, pair[0]), Base(1, pair[1])]) for pair in pairs]
        self.piles: dict[int, list[str]] = {seat: [] for seat in ring}

    def places(self, seat: int, card: str) -> list[str]:
        """Where a card may be played, as names of moves."""
        found = []
        for r, row in enumerate(self.rows):
            if seat not in row.players or all(base.frozen for base in row.bases):
                continue
            found += [f"row {r} {name}" for name in self._in_row(row, card)]
        return sorted(found, key=number)

    def _in_row(self, row: Row, card: str) -> list[str]:
        if card == "Base":
            return ["west", "east"] if len(row.bases) < 3 else []
        free = [base for base in row.bases if not base.frozen]
        if card == "Clear":
            outer = [row.bases[0], row.bases[-1]] if len(row.bases) > 1 else []
            return [f"on {base.number}" for base in free if base in outer and "Hold" not in base.on]
        if card in ON_BASES:
            return [f"on {base.number}" for base in free]
        return [f"end {b.number}.{e}" for b in free for e in range(2) if follows(card, b.ends[e])]

    def play(self, seat: int, card: str, move: int, drawn: bool) -> None:
        if move == DRAW:
            return
        if not drawn:
            assert self.piles[seat].pop() == card
        if move == DISCARD:
            self.piles[seat].append(card)
            return
        r, at, end = words.where(move)
        row = self.rows[r]
        if card == "Base":
            row.bases.insert(0 if end == 0 else len(row.bases), Base(row.numbers, seat))
            row.numbers += 1
            return
        base = next(base for base in row.bases if base.number == at)
        if card == "Clear":
            row.bases.remove(base)
        elif end < 0:
            base.on.append(card)
        else:
            base.ends[end].append(card)

    def points(self, seats: int) -> list[int]:
        """Bases won, as the table lies (E3, E4, M3, M4)."""
        won = [0] * seats
        for row in self.rows:
            for base in row.bases:
                hits = [sum(1 + c.endswith("Hit-2") for c in e if "Hit" in c) for e in base.ends]
                if base.on.count("Reverse") % 2:
                    hits.reverse()
                who = base.owner if hits[0] == hits[1] else row.players[hits[1] > hits[0]]
                won[who] += 0 if "Null" in base.on else 2 ** base.on.count("Double")
        return won
