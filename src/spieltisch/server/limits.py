"""How much somebody may ask for: a bucket of tokens that fills up again."""

from __future__ import annotations

import time
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any

BURST = 5.0  # seconds' worth of tokens that a bucket holds


def address_of(scope: Any) -> str:
    """Where a connection comes from. All addresses of one IPv6 network are its owner's, so they count as one."""
    client = scope.get("client")
    host: str = client[0] if client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    return str(address.ipv4_mapped or ip_network((address, 64), strict=False))


class Bucket:
    """Lets so many through in a second, in the long run, and more for a short while. A rate of 0 lets all through."""

    __slots__ = ("_at", "_full", "_left", "_rate")

    def __init__(self, rate: float, burst: float = BURST) -> None:
        self._rate = rate
        self._full = self._left = rate * burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is within the limit."""
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1 and self._rate:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether it could be forgotten."""
        return self._left + (time.monotonic() - self._at) * self._rate >= self._full


class Buckets:
    """A bucket for every address."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float = BURST) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether one more from this address is within the limit."""
        if len(self._buckets) > self.MOST:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
        if (bucket := self._buckets.get(address)) is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
        return bucket.take()
