"""Connections for requests: none waits for long with half a request, and no address has all of them.

Sockets to tables stay as long as they like; `middleware.py` counts them.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any

import msgspec
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from spieltisch.engine.showing.phrase import Phrase, say
from spieltisch.server.limits import address_of
from spieltisch.server.messages import Problem

HEAD_SECONDS = 10.0  # for everything above the body of a request
BODY_SECONDS = 20.0  # for the body
HEAD_BYTES = 64 * 1024

SLOW = say("request-slow")
LONG = say("request-long")
CROWDED = say("too-many-at-once")


class Connections:
    """All connections of a server: how many an address has, and which wait with half a request."""

    def __init__(self, most: int, most_waiting: int) -> None:
        """So many connections at once from one address, 0: no limit; and so many with half a request from all."""
        self._most = most
        self._most_waiting = most_waiting
        self._open: Counter[str] = Counter()
        self.waiting: dict[LimitedConnection, None] = {}  # those with half a request, in the order they came

    def admit(self, address: str) -> bool:
        """Whether one more may come from an address; it is counted until it leaves."""
        if self._most and self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One of an address has gone, or gone through."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def wait(self, connection: LimitedConnection) -> None:
        """One has begun a request. If there are too many, the one that waits longest must go."""
        self.waiting[connection] = None
        if len(self.waiting) > self._most_waiting:
            next(iter(self.waiting)).turn_away(408, SLOW)


class LimitedConnection(HttpToolsProtocol):
    """A connection until its requests are answered, or until it is a socket to a table."""

    def __init__(self, connections: Connections, config: Config, **more: Any) -> None:
        super().__init__(config, **more)
        self._connections = connections
        self._counted = ""  # the address, while this connection counts for it
        self._timer: asyncio.TimerHandle | None = None
        self._head = 0  # bytes of a head that is not complete yet

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes."""
        super().connection_made(transport)
        address = address_of({"client": self.client})
        # All the world comes from the address of a proxy: who is behind it, the proxy may count.
        if self.client and not _is_proxy(self.client[0], self.config.forwarded_allow_ips or ""):
            if not self._connections.admit(address):
                self.turn_away(429, CROWDED)
                return
            self._counted = address
        self._wait(HEAD_SECONDS)

    def data_received(self, data: bytes) -> None:
        """A piece of a request."""
        if self.transport.is_closing():
            return
        if self._timer is None:
            self._wait(HEAD_SECONDS)
        self._head += len(data)
        super().data_received(data)
        if self._head > HEAD_BYTES and not self.transport.is_closing():
            self.turn_away(431, LONG)

    def on_headers_complete(self) -> None:
        """What is wanted is known; the body may follow."""
        self._head = 0
        super().on_headers_complete()
        self._wait(BODY_SECONDS)

    def on_body(self, body: bytes) -> None:
        """A piece of the body."""
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._head = 0
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It becomes a socket to a table."""
        self._go()
        super().handle_websocket_upgrade()

    def shutdown(self) -> None:
        """The server stops: what is whole is answered."""
        if self._timer:
            self.transport.close()
        super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self._go()
        super().connection_lost(exc)

    def turn_away(self, status: int, why: Phrase) -> None:
        """End the connection, and say why if nothing else is being said."""
        self._stop_waiting()
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            body = msgspec.json.encode(Problem(why))
            head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
            self.transport.write(STATUS_LINE[status] + head + body)
        self.transport.close()

    def _wait(self, seconds: float) -> None:
        """The rest of the request has so long."""
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self.turn_away, 408, SLOW)
        self._connections.wait(self)

    def _stop_waiting(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        self._connections.waiting.pop(self, None)

    def _go(self) -> None:
        self._stop_waiting()
        if self._counted:
            self._connections.leave(self._counted)
            self._counted = ""


def _is_proxy(address: str, trusted: str | list[str]) -> bool:
    """Whether an address is of this machine or one whose word is taken for where others come from."""
    try:
        host = ip_address(address)
    except ValueError:
        return False
    named = trusted.split(",") if isinstance(trusted, str) else trusted
    return host.is_loopback or any(_within(host, name.strip()) for name in named)


def _within(host: Any, name: str) -> bool:
    try:
        return name == "*" or host in ip_network(name, strict=False)
    except ValueError:
        return False
