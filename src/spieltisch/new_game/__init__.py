"""The folder that a new game begins with: a tiny game that already runs, to be turned into another one.

The files are beside this one with `.txt` at the end of their names. `NAME` in them becomes the game's id, `TITLE` what
it is called.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from spieltisch.engine.driving.game import game_ids
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import PACKAGE, say

TEMPLATE = Path(__file__).parent
ROOT = PACKAGE.parents[1]
AN_ID = re.compile(r"[a-z][a-z0-9_]*")


class Made(NamedTuple):
    """Where the files of a new game are."""

    title: str
    folder: Path
    tests: Path


def create(id: str, root: Path = ROOT) -> Made:
    """Make the folders of a new game, and its golden files."""
    if not AN_ID.fullmatch(id):
        raise Mistake(say("new-id", id=id))
    if id in game_ids():
        raise Mistake(say("new-taken", id=id))
    if not (root / "tests" / "golden").is_dir():
        raise Mistake(say("new-no-source"))
    made = Made(id.replace("_", " ").capitalize(), root / "src/spieltisch/games" / id, root / "tests/games" / id)
    for source, folder in (("game", made.folder), ("tests", made.tests)):
        folder.mkdir(parents=True)
        for file in sorted((TEMPLATE / source).iterdir()):
            text = file.read_text("utf-8").replace("NAME", id).replace("TITLE", made.title)
            (folder / file.name.removesuffix(".txt")).write_text(text, "utf-8")
    subprocess.run([sys.executable, "-m", "tests.golden", id], cwd=root, check=True)
    return made
