"""What the documents show works when it is pasted."""

from __future__ import annotations

import re
from code import InteractiveConsole
from pathlib import Path

import pytest

from spieltisch.engine.game import all_games
from spieltisch.engine.sets import WORD

ROOT = Path(__file__).parents[2]


class Paste(InteractiveConsole):
    """A Python prompt into which lines are pasted. Whatever it complains about fails the test."""

    def write(self, data: str) -> None:
        raise AssertionError(data)


def blocks(name: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / name).read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("name", ["README.md", "docs/api.md"])
def test_python_can_be_pasted_block_by_block(name: str) -> None:
    prompt = Paste()
    for block in blocks(name):
        for line in [*block.splitlines(), ""]:
            unfinished = prompt.push(line)
        assert not unfinished


def test_the_readme_shows_a_match_in_three_lines() -> None:
    prompt, (first, *_) = Paste(), blocks("README.md")
    lines = [line for line in first.splitlines() if line]
    assert lines[0] == "import spieltisch"
    assert len(lines) == 1 + 3
    for line in lines:
        prompt.push(line)
    assert prompt.locals["match"].ply == 1


def test_sizes_that_are_told_are_those_of_the_records() -> None:
    sizes = [game.state.dtype.itemsize for game in all_games()]
    assert f"{min(sizes)} to {max(sizes):,} bytes" in (ROOT / "docs/performance.md").read_text("utf-8")
    for game in all_games():
        assert set(re.findall(r"(?:words|halves) of (\d+) bits", game.rules.__doc__ or "")) <= {str(WORD)}
