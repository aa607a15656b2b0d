"""The ladders of all games as a chapter of Markdown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from pathlib import Path

from spieltisch.engine.game import Game
from spieltisch.engine.text import Mistake
from spieltisch.lab.arena import LADDER, SURE, Result

BEGIN, END = "<!-- ladder: begin -->", "<!-- ladder: end -->"


def step(result: Result) -> str:
    """How the second bot of a step fared against the first, with half of the 95 % interval."""
    if not result.duels:  # a common game: how often each wins alone
        weaker, stronger = result.standings
        return f"{weaker.rate:.1%} → {stronger.rate:.1%} ({weaker.mean:.1f} → {stronger.mean:.1f})"
    share = 1 - result.duels[0, 1]
    error = SURE * sqrt(share * (1 - share) / result.matches)
    return f"{share:.1%} ± {error:.1%}"


def as_table(ladders: Mapping[Game, Sequence[Result]]) -> str:
    """One row for every game."""
    titles = [f"{stronger} – {weaker}" for weaker, stronger in LADDER]
    lines = [
        "| game | seats | matches | " + " | ".join(titles) + " | slowest strong | slowest master |",
        "| --- | ---: | ---: | " + " | ".join("---:" for _ in titles) + " | ---: | ---: |",
    ]
    for game, steps in ladders.items():
        slowest = {s.bot: 0.0 for result in steps for s in result.standings}
        for result in steps:
            for s in result.standings:
                slowest[s.bot] = max(slowest[s.bot], s.slowest)
        cells = [game.id, str(steps[0].seats), str(steps[0].matches), *map(step, steps)]
        cells += [f"{slowest['strong']:.2f} s", f"{slowest['master']:.2f} s"]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def put(table: str, file: Path) -> None:
    """Write the table into a Markdown file, between its two marks."""
    text = file.read_text("utf-8") if file.exists() else f"{BEGIN}\n{END}\n"
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise Mistake(f"In {file} fehlen die Marken der Leiter.", f"{file} lacks the marks of the ladder.")
    file.write_text(f"{before}{BEGIN}\n\n{table}\n\n{END}{after}", "utf-8")
