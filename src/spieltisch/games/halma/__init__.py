"""Halma: step and jump into the opposite camp."""

from spieltisch.engine.game import Chosen, Game, Option
from spieltisch.engine.text import Text
from spieltisch.games.halma import advice, rules, words
from spieltisch.games.halma.boards import CORNERS, SIDE, TRIANGLE_SEATS
from spieltisch.games.halma.scene import scene


def _longest(seats: int, options: Chosen) -> int:
    """Twenty turns for every row of the board and every player (E6)."""
    rows = SIDE if seats == TRIANGLE_SEATS and options["board"] == "triangle" else int(options["size"])
    return 20 * rows * seats


def _census(s: rules.State) -> dict[str, int]:
    """Everybody's pieces, each on a cell of its own, and both sets of occupied cells with as many."""
    pieces = rules.PIECES[s.board]
    at = [cell for seat in range(s.seats) for cell in s.at.tolist()[seat][:pieces]]
    outside = sum(rules.OUTSIDE[s.board // 2, row].bit_count() for row in range(len(s.rows)))
    return {
        "pieces": len(at),
        "cells with a piece": len(set(at)),
        "in quarters": sum(half.bit_count() for quarter in s.taken.tolist() for half in quarter),
        "in rows": sum(row.bit_count() for row in s.rows.tolist()) - outside,
    }


GAME = Game(
    id="halma",
    version=1,
    title=Text("Halma", "Halma"),
    tagline=Text(
        "In langen Sprungketten in die andere Ecke.",
        "Long chains of jumps to the opposite corner.",
    ),
    seats=range(2, CORNERS + 1),
    minutes=30,
    mode="turns",
    family="Green Box",
    state=rules.State,
    rules=rules,
    words=words,
    most_moves=rules.MOST_MOVES,
    last_move=rules.LAST_MOVE,
    longest=_longest,
    points=(0, rules.MOST_PIECES),
    census=_census,
    scene=scene,
    advice=advice,
    options=(
        Option(
            "size",
            Text("Brett", "Board"),
            {
                8: Text("8 × 8, kurz", "8 × 8, short"),
                10: Text("10 × 10, wie in der Schachtel", "10 × 10, as in the box"),
                12: Text("12 × 12", "12 × 12"),
                16: Text("16 × 16, das Original", "16 × 16, the original"),
            },
            10,
        ),
        Option(
            "board",
            Text("Form", "Shape"),
            {"square": Text("quadratisch", "square"), "triangle": Text("dreieckig, Seite 8", "triangle of side 8")},
            "square",
            seats=range(TRIANGLE_SEATS, TRIANGLE_SEATS + 1),
        ),
        Option(
            "keep",
            Text("Im Ziel angekommen", "Once in the target"),
            {
                "off": Text("darf ein Stein wieder hinaus", "a piece may leave it again"),
                "on": Text("bleibt ein Stein darin", "a piece stays in it"),
            },
            "off",
        ),
        Option(
            "block",
            Text("Volles Ziel", "Full target"),
            {
                "majority": Text("die Mehrheit darin gewinnt", "a majority in it wins"),
                "strict": Text("nur mit allen Steinen gewonnen", "won with all pieces only"),
            },
            "majority",
        ),
    ),
)
