"""Halma: step and jump into the opposite camp."""

from spieltisch.engine.driving.game import Chosen, Game, GameKind, Mode, Option
from spieltisch.games.halma import rules, words
from spieltisch.games.halma.boards import CORNERS, SIDE, TRIANGLE_SEATS

say = words.say


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
    __name__,
    version=2,
    seats=range(2, CORNERS + 1),
    minutes=30,
    mode=Mode.TURNS,
    kinds=(GameKind.RACE,),
    difficulty=1,
    family="Green Box",
    longest=_longest,
    points=(0, rules.MOST_PIECES),
    census=_census,
    options=(
        Option.of(say, "size", (8, 10, 12, 16), 10),
        Option.of(say, "board", ("square", "triangle"), "square", range(TRIANGLE_SEATS, TRIANGLE_SEATS + 1)),
        Option.of(say, "keep", ("off", "on"), "off"),
        Option.of(say, "block", ("majority", "strict"), "majority"),
    ),
)
