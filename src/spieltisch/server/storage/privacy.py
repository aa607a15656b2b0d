"""What the server keeps is for its owner only: other users of the machine read neither seeds nor secret."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

OURS = ("secret", "kits", "spieltisch.db", "spieltisch.db-wal", "spieltisch.db-shm")


def private_folder(folder: Path) -> None:
    """Make a data folder, or tighten one; a folder in which other things lie stays as it is."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with suppress(OSError):  # it may belong to somebody else
        if all(entry.name in OURS for entry in folder.iterdir()):
            folder.chmod(0o700)


def private_file(file: Path) -> None:
    """Make the file of a database, or tighten it, with those that SQLite lays beside it."""
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
        for part in (file, *file.parent.glob(f"{file.name}-*")):
            part.chmod(0o600)
