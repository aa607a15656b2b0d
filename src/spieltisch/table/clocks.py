"""Thinking time: who has how much left, and who is using his up."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from spieltisch.table.messages import Clock


@dataclass(frozen=True)
class Clocks:
    """The time left to every seat in milliseconds, and since when (in seconds) it runs; None: no clock."""

    clock: Clock
    left: list[int | None]
    since: list[float | None]

    @classmethod
    def resumed(cls, clock: Clock, left: list[int | None], acting: Collection[int], now: float) -> Clocks:
        """The clocks as they were kept; those of the seats that may move run from now on."""
        return cls(clock, left, [now if seat in acting else None for seat in range(len(left))])

    def moved(self, mover: int, acting: Collection[int], now: float) -> Clocks:
        """The clocks after a move (mover -1: after taking back) when these seats may move."""
        if self.clock.kind == "none":
            return self
        left, since = list(self.left), list(self.since)
        for seat in range(len(left)):
            if left[seat] is None or (since[seat] is not None and seat in acting and seat != mover):
                continue
            left[seat] = self._settled(seat, seat == mover, now)
            since[seat] = now if seat in acting else None
        return Clocks(self.clock, left, since)

    def with_newcomers(self, kept: list[int | None], acting: Collection[int], now: float) -> Clocks:
        """The clocks with those of people who have taken over a bot's seat, which had none."""
        new = [seat for seat, left in enumerate(self.left) if left is None and kept[seat] is not None]
        if not new:
            return self
        left = [kept[seat] if seat in new else left for seat, left in enumerate(self.left)]
        started = [now if seat in acting else None for seat in range(len(left))]
        since = [started[seat] if seat in new else since for seat, since in enumerate(self.since)]
        return Clocks(self.clock, left, since)

    def _settled(self, seat: int, moved: bool, now: float) -> int:
        """What a seat has left when its clock is stopped."""
        if self.clock.kind == "move":
            return self.clock.seconds * 1000
        return self._remaining(seat, now) + (self.clock.increment * 1000 if moved else 0)

    def _remaining(self, seat: int, now: float) -> int:
        since = self.since[seat]
        used = 0 if since is None else int((now - since) * 1000)
        return max(0, (self.left[seat] or 0) - used)

    def shown(self, now: float) -> list[float | None]:
        """The seconds left to every seat; nothing where there is no clock."""
        if self.clock.kind == "none":
            return []
        seats = range(len(self.left))
        return [None if self.left[seat] is None else self._remaining(seat, now) / 1000 for seat in seats]

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat runs out."""
        since, left = self.since[seat], self.left[seat]
        return None if since is None or left is None else since + left / 1000


def first_clocks(clock: Clock, bots: list[bool]) -> list[int | None]:
    """What every seat has at the start; bots have no clock."""
    return [None if bot or clock.kind == "none" else clock.seconds * 1000 for bot in bots]
