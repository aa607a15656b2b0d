"""Golden files: whole matches in words and perft counts of every game. `python -m tests.golden` writes them."""

from __future__ import annotations

from pathlib import Path

from spieltisch.engine.game import Game
from spieltisch.lab.perft import perft
from spieltisch.lab.playthrough import playthrough
from tests.suite.cases import Case, cases

FOLDER = Path(__file__).parent
SEED = 2
MOST_SEQUENCES = 200_000


def golden_cases() -> list[Case]:
    """The fewest seats in every option, and the most seats."""

    def fewest(case: Case) -> int:
        wanted = [option.seats for option in case.game.options if option.id in case.options and option.seats]
        return wanted[0][0] if wanted and len(case.options) == 1 else case.game.seats[0]

    return [c for c in cases() if c.seats == fewest(c) or (c.seats == c.game.seats[-1] and not c.options)]


def playthrough_text(case: Case) -> str:
    return playthrough(case.game, case.seats, case.options, SEED)


def perft_text(game: Game) -> str:
    """Counts up to the depth at which there are many, for every golden case of a game."""
    lines = []
    for case in golden_cases():
        if case.game is game:
            depth = 1
            while depth < 6 and perft(game, depth, case.seats, case.options, SEED)[-1] * 30 < MOST_SEQUENCES:
                depth += 1
            counts = perft(game, depth, case.seats, case.options, SEED)
            lines.append(f"{case}: {' '.join(str(n) for n in counts)}")
    return "\n".join(lines) + "\n"


def expected_perft(game: Game) -> str:
    return (FOLDER / game.id / "perft.txt").read_text("utf-8")
