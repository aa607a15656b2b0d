"""Whole matches in words and perft counts, compared with what they were. `make golden` writes them anew."""

from __future__ import annotations

import pytest

from spieltisch.engine.driving.game import Game
from tests.golden import FOLDER, expected_perft, golden_cases, perft_text, playthrough_text
from tests.suite.cases import Case


@pytest.mark.parametrize("case", golden_cases(), ids=str)
def test_the_playthrough_reads_as_before(case: Case) -> None:
    path = FOLDER / case.game.id / f"{case}.txt"
    assert playthrough_text(case) == path.read_text("utf-8"), f"{path.name} has changed: see `make golden`"


GAMES = sorted({case.game for case in golden_cases()}, key=lambda game: game.id)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_perft_counts_are_as_before(game: Game) -> None:
    assert perft_text(game) == expected_perft(game)
