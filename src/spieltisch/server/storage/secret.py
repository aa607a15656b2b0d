"""The server's secret, by which it knows its own cookies: given, or a file of the data folder."""

from __future__ import annotations

import os
import secrets
import time
from pathlib import Path

from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say

SECRET = "secret"  # the file's name
SECRET_BYTES = 32


def secret_of(folder: Path, given: str = "") -> bytes:
    """The server's secret: given, or kept in a file of the data folder that only its owner may read."""
    if given:
        return given.encode()
    path = folder / SECRET
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return _read_secret(path)
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(SECRET_BYTES))
    return _read_secret(path)


def _read_secret(path: Path) -> bytes:
    """The file's content; another process may be about to write it."""
    for _ in range(100):
        if len(found := path.read_bytes()) == SECRET_BYTES:
            return found
        time.sleep(0.01)
    raise Mistake(say("secret-damaged", file=str(path)))
