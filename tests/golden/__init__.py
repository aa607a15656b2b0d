"""Golden files: whole matches in words and perft counts of every game. `python -m tests.golden` writes them."""

from __future__ import annotations

from pathlib import Path

from spieltisch.engine.driving.backend import CHECKED
from spieltisch.engine.driving.game import Game, all_games
from spieltisch.lab.perft import perft
from spieltisch.lab.playthrough import playthrough
from tests.suite.cases import Case, changed, other_values

FOLDER = Path(__file__).parent
SEED = 2
MOST_SEQUENCES = 200_000


def golden_cases() -> list[Case]:
    """The fewest and the most seats, all options changed, and every value of every option with the fewest."""
    found = []
    for game in all_games():
        found += [Case(game, seats, {}) for seats in sorted({game.seats[0], game.seats[-1]})]
        if len(options := changed(game, game.seats[0])) > 1:
            found.append(Case(game, game.seats[0], options))
        for option in game.options:
            few = (option.seats or game.seats)[0]
            found += [Case(game, few, {option.id: value}) for value in other_values(option)]
    return found


def playthrough_text(case: Case) -> str:
    return playthrough(case.game, case.seats, case.options, SEED)


def perft_text(game: Game) -> str:
    """Counts up to the depth at which there are many, for every golden case of a game."""
    lines = []
    for case in golden_cases():
        if case.game is game:
            depth = 1
            while depth < 6 and perft(game, depth, case.seats, case.options, SEED, CHECKED)[-1] * 30 < MOST_SEQUENCES:
                depth += 1
            counts = perft(game, depth, case.seats, case.options, SEED, CHECKED)
            lines.append(f"{case}: {' '.join(str(n) for n in counts)}")
    return "\n".join(lines) + "\n"


def expected_perft(game: Game) -> str:
    return (FOLDER / game.id / "perft.txt").read_text("utf-8")
