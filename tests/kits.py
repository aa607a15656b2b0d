"""A data folder of a test's own, for kits that an owner adds."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from spieltisch.engine.driving.kits import DATA


@contextmanager
def kits_of(game: str, data: Path) -> Iterator[Path]:
    """The folder where an owner lays kits of this game; kits are looked for there meanwhile."""
    folder = data / "kits" / game
    folder.mkdir(parents=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(DATA, str(data))
        yield folder
