"""A data folder of a test's own, for kits that an owner adds."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from spieltisch.engine.driving import kits


@contextmanager
def kits_of(game: str, data: Path) -> Iterator[Path]:
    """The folder where an owner lays kits of this game; kits are looked for there meanwhile."""
    kits.look_in(data)
    folder = data / "kits" / game
    folder.mkdir(parents=True)
    yield folder
    kits.look_in(kits.data_folder())
