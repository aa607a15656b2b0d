"""Who a browser is: a guest known by a signed cookie."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from typing import Any

from litestar import Request

from spieltisch.engine.showing.language import first_known
from spieltisch.engine.showing.phrase import say

COOKIE = "spieltisch"
KEPT_FOR = 365 * 86_400  # seconds


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


def spoken_by(request: Request[Any, Any, Any]) -> str:
    """The language that a browser would like best, of those we speak."""
    return first_known(request.headers.get("accept-language", "").split(","))


def guest_name(language: str) -> str:
    """A name for somebody who has not said his own."""
    return say("guest", number=secrets.randbelow(900) + 100).in_(language)
