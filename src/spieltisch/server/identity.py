"""Who a browser is: a guest known by a signed cookie."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import time
from base64 import urlsafe_b64encode
from pathlib import Path

from spieltisch.engine.text import Mistake

COOKIE = "spieltisch"
KEPT_FOR = 365 * 86_400  # seconds

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
    raise Mistake(f"Die Datei {path} ist beschädigt: lösche sie.", f"The file {path} is damaged: delete it.")


def signed(secret: bytes, person: str, at: float | None = None) -> str:
    """The cookie for a person."""
    body = f"{person}.{int(time.time() if at is None else at)}"
    return f"{body}.{_seal(secret, body)}"


def person_of(secret: bytes, cookie: str | None) -> str:
    """The person of a cookie; nobody if it is forged, damaged or too old."""
    body, _, seal = (cookie or "").rpartition(".")
    person, _, at = body.partition(".")
    if not hmac.compare_digest(seal.encode(), _seal(secret, body).encode()):
        return ""
    return person if at.isdecimal() and int(at) > time.time() - KEPT_FOR else ""


def _seal(secret: bytes, body: str) -> str:
    return urlsafe_b64encode(hmac.digest(secret, body.encode(), hashlib.sha256)).decode().rstrip("=")


def sealed(secret: bytes, address: str) -> str:
    """An address that can be told from others but not read."""
    return _seal(secret, f"@{address}")[:22]


def guest_name(german: bool) -> str:
    """A name for somebody who has not said his own."""
    return f"{'Gast' if german else 'Guest'} {secrets.randbelow(900) + 100}"
