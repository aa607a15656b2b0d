"""Write all golden files anew: look at the difference before you commit it."""

from __future__ import annotations

from tests.games import points
from tests.golden import FOLDER, golden_cases, perft_text, playthrough_text

for case in golden_cases():
    folder = FOLDER / case.game.id
    folder.mkdir(exist_ok=True)
    (folder / f"{case}.txt").write_text(playthrough_text(case), "utf-8")
for game in {case.game for case in golden_cases()}:
    (FOLDER / game.id / "perft.txt").write_text(perft_text(game), "utf-8")
points.write()
