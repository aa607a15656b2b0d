"""Stands before everything: limits, origins, and the headers that keep a browser safe."""

from __future__ import annotations

import hmac
import re
import time
from collections import Counter
from ipaddress import ip_address
from typing import Any
from urllib.parse import SplitResult, urlsplit

import msgspec

from spieltisch.engine.showing.phrase import Phrase, say
from spieltisch.server.limits import Buckets, address_of
from spieltisch.server.logs import log
from spieltisch.server.messages import Problem
from spieltisch.server.running.process import Process

POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # the address of a table is an invitation
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

_PASSED_ON = (b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-real-ip", b"forwarded", b"via")
_SAFE = ("GET", "HEAD", "OPTIONS")
_ID = re.compile(r"[\w-]{16,}")

STRANGE = say("strange-page")
SLOWER = say("too-many-requests")


class Middleware:
    """An ASGI application around the whole server."""

    def __init__(self, app: Any, process: Process) -> None:
        self._app = app
        self._process = process
        self._buckets = Buckets(process.settings.requests)
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Any, receive: Any, send: Any) -> None:
        begun = time.perf_counter()
        status = 500

        async def dressed(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        if not self._buckets.take(address_of(scope)):
            self._process.metrics.limited.inc()
            await _refuse(dressed, 429, SLOWER)
        elif scope["method"] not in _SAFE and not self._at_home(scope):
            await _refuse(dressed, 403, STRANGE)
        else:
            await self._app(scope, receive, dressed)
        self._process.metrics.requests.labels(str(status)).inc()
        took = round((time.perf_counter() - begun) * 1000, 1)
        path = _ID.sub("…", scope["path"])
        log.debug("request", extra={"of": {"method": scope["method"], "path": path, "status": status, "ms": took}})

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:
        address = address_of(scope)
        most = self._process.settings.sockets
        crowded = most and self._sockets[address] >= most
        if crowded or not self._buckets.take(address) or not self._at_home(scope):
            self._process.metrics.limited.inc()
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        self._sockets[address] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _at_home(self, scope: Any) -> bool:
        """Whether the page that asks is ours. Programs that are no browsers send no origin."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
        if origin in self._process.settings.origins:
            return True
        return _split(origin).netloc == headers.get(b"host", b"").decode("latin-1") != ""


def may_watch(scope: Any, token: str) -> bool:
    """Whether somebody may see what the server counts: by the token, or, where none is set, from this machine."""
    headers = dict(scope["headers"])
    if token:
        return hmac.compare_digest(headers.get(b"authorization", b""), b"Bearer " + token.encode())
    # What a proxy on this machine passes on comes from this machine, but not from its owner.
    passed_on = any(name in headers for name in _PASSED_ON)
    client = scope.get("client")
    asked = _split("//" + headers.get(b"host", b"").decode("latin-1"))
    return bool(client) and not passed_on and _is_loopback(client[0]) and _is_loopback(asked.hostname or "")


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _split(url: str) -> SplitResult:
    """The parts of an address; nothing if it is none."""
    try:
        return urlsplit(url)
    except ValueError:
        return urlsplit("")


async def _refuse(send: Any, status: int, text: Phrase) -> None:
    body = msgspec.json.encode(Problem(text))
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": body})
