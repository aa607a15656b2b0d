"""The ladders of all games as a chapter of Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from pathlib import Path

from spieltisch.engine.driving.game import Game
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say
from spieltisch.lab.arena import LADDER, SURE, Result

BEGIN, END = "<!-- ladder: begin -->", "<!-- ladder: end -->"


def step(result: Result) -> str:
    """How the second bot of a step fared against the first, with half of the 95 % interval."""
    if not result.duels:  # a common game, or one alone: how often each wins, unless nobody can lose
        weaker, stronger = result.standings
        if weaker.rate == stronger.rate == 1:
            return f"{weaker.mean:.1f} → {stronger.mean:.1f}"
        return f"{weaker.rate:.1%} → {stronger.rate:.1%} ({weaker.mean:.1f} → {stronger.mean:.1f})"
    share = 1 - result.duels[0, 1]
    error = SURE * sqrt(share * (1 - share) / result.matches)
    return f"{share:.1%} ± {error:.1%}"


TITLES = [f"{stronger} – {weaker}" for weaker, stronger in LADDER]
HEAD = [
    "| game | seats | matches | " + " | ".join(TITLES) + " | slowest strong | slowest master |",
    "| --- | ---: | ---: | " + " | ".join("---:" for _ in TITLES) + " | ---: | ---: |",
]


def row(game: Game, steps: Sequence[Result]) -> str:
    """A game's ladder as a row of the table."""
    slowest = {s.bot: 0.0 for result in steps for s in result.standings}
    for result in steps:
        for s in result.standings:
            slowest[s.bot] = max(slowest[s.bot], s.slowest)
    cells = [game.id, str(steps[0].seats), str(steps[0].matches), *map(step, steps)]
    cells += [f"{slowest['strong']:.2f} s", f"{slowest['master']:.2f} s"]
    return "| " + " | ".join(cells) + " |"


def _key(line: str) -> tuple[str, ...]:
    """The game and the seats of a row."""
    return tuple(cell.strip() for cell in line.split("|")[1:3])


def as_table(rows: Sequence[str]) -> str:
    """The rows in order under their head; of several for the same game and seats the last one."""
    latest = {_key(line): line for line in rows}
    return "\n".join([*HEAD, *(latest[key] for key in sorted(latest))])


def put(rows: Sequence[str], file: Path) -> None:
    """Write rows into the table of a Markdown file, between its two marks; the rows of others stay."""
    text = file.read_text("utf-8") if file.exists() else f"{BEGIN}\n{END}\n"
    before, begin, rest = text.partition(BEGIN)
    old, end, after = rest.partition(END)
    if not begin or not end:
        raise Mistake(say("no-ladder", file=str(file)))
    known = [line for line in old.splitlines() if line.startswith("| ") and line not in HEAD]
    file.write_text(f"{before}{BEGIN}\n\n{as_table([*known, *rows])}\n\n{END}{after}", "utf-8")
