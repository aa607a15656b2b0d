"""What the documents show works when it is pasted."""

from __future__ import annotations

import re
from code import InteractiveConsole
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from spieltisch.engine.driving.game import all_games
from spieltisch.engine.kernel.sets import WORD
from spieltisch.engine.showing import scene

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


@pytest.mark.parametrize("name", ["docs/scenes.md", "docs/adding-a-game.md"])
def test_python_of_the_guides_can_be_read(name: str) -> None:
    for block in blocks(name):
        compile(block, name, "exec")


def test_every_word_of_a_scene_is_described() -> None:
    guide = (ROOT / "docs/scenes.md").read_text("utf-8")
    surfaces = get_type_hints(scene.Zone)["surface"]
    lists = (scene.Kind, scene.Look, scene.Heap, scene.Flag, scene.Ground, scene.Area, surfaces)
    words = {word for known in lists for word in get_args(known) if word}
    words |= {field for part in (scene.Place, scene.Piece, scene.Way) for field in part.__struct_fields__}
    assert not sorted(word for word in words if not re.search(rf"\b{word}\b", guide))


def test_every_picture_that_is_shown_is_there() -> None:
    for guide in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        for link in re.findall(r"!\[[^]]*\]\(([^)]*)\)", guide.read_text("utf-8")):
            assert (guide.parent / link).exists(), link
