"""Makes a game's evaluation file better, or anew, by self-play.

    python -m spieltisch.lab.tune ID -n 100000 [--seed 1] [--fresh] [--out FILE]

Goes on from the game's file, or with --fresh from nothing, and measures what was learned against the file as it
was. The same seed, number of games and start give the same file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from spieltisch.engine.advice import Learner
from spieltisch.engine.game import game
from spieltisch.engine.text import Mistake

SURE = 1.96  # standard errors on each side: 95 %


def mean(results: Sequence[float]) -> tuple[float, float]:
    """The mean of some results, and half of its 95 % interval."""
    middle = sum(results) / len(results)
    variance = sum((result - middle) ** 2 for result in results) / max(1, len(results) - 1)
    return middle, SURE * sqrt(variance / len(results))


def tune(id: str, games: int, seed: int, fresh: bool, out: Path | None, trial: int) -> str:
    """Learn, write the file and say what came of it."""
    advice = game(id).advice
    if not hasattr(advice, "learner"):
        raise Mistake(f"{id} lernt nicht durch Selbstspiel.", f"{id} does not learn by self-play.")
    file: Path = advice.EVALUATION  # type: ignore[union-attr]
    before = json.loads(file.read_text("utf-8")) if file.exists() else None
    learner: Learner = advice.learner(None if fresh else before, seed)  # type: ignore[union-attr]
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(id, total=games)
        learner.learn(games, lambda done: bar.update(task, completed=done))
    goal = out or file
    goal.write_text(json.dumps(learner.data, indent=1) + "\n", "utf-8")
    if before is None:
        return f"{goal}: {games} games"
    middle, error = mean(learner.measure(before, trial))
    return f"{goal}: {games} games; {middle:+.3f} ± {error:.3f} points per game against the file before"


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="spieltisch.lab.tune", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("id", metavar="ID", help="the game")
    parser.add_argument("-n", type=int, default=100_000, help="games of self-play")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same file")
    parser.add_argument("--fresh", action="store_true", help="start from nothing, not from the game's file")
    parser.add_argument("--out", type=Path, help="the file to write; the game's own by default")
    parser.add_argument("--trial", type=int, default=10_000, help="games against the file before")
    chosen = parser.parse_args(arguments)
    try:
        told = tune(chosen.id, chosen.n, chosen.seed, chosen.fresh, chosen.out, chosen.trial)
    except Mistake as mistake:
        sys.exit(str(mistake))
    sys.stdout.write(told + "\n")


if __name__ == "__main__":
    main()
