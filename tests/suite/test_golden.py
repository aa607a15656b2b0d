"""Whole matches in words and perft counts, compared with what they were. `make golden` writes them anew."""

from __future__ import annotations

import pytest

from tests.golden import FOLDER, expected_perft, golden_cases, perft_text, playthrough_text


@pytest.mark.parametrize("case", golden_cases(), ids=str)
def test_the_playthrough_reads_as_before(case) -> None:
    path = FOLDER / case.game.id / f"{case}.txt"
    assert playthrough_text(case) == path.read_text("utf-8"), f"{path.name} has changed: see `make golden`"


@pytest.mark.parametrize("game", sorted({c.game for c in golden_cases()}, key=lambda g: g.id), ids=lambda g: g.id)
def test_perft_counts_are_as_before(game) -> None:
    assert perft_text(game) == expected_perft(game)
