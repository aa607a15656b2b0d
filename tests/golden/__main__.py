"""Write the golden files anew, of all games or of those named: look at the difference before you commit it."""

from __future__ import annotations

import sys

from tests.games import points
from tests.golden import FOLDER, golden_cases, perft_text, playthrough_text

wanted = [case for case in golden_cases() if not sys.argv[1:] or case.game.id in sys.argv[1:]]
for case in wanted:
    folder = FOLDER / case.game.id
    folder.mkdir(exist_ok=True)
    (folder / f"{case}.txt").write_text(playthrough_text(case), "utf-8")
for game in {case.game for case in wanted}:
    (FOLDER / game.id / "perft.txt").write_text(perft_text(game), "utf-8")
if {case.game for case in wanted} & set(points.AIMED):
    points.write()
