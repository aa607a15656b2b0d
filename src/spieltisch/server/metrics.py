"""What the server counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

STEPS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.035, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.told = Histogram(
            "spieltisch_move_seconds",
            "From the receipt of a move to its view being sent, per socket",
            buckets=STEPS,
            registry=self.registry,
        )
        self.moves = Counter("spieltisch_moves", "Entries written", ["by"], registry=self.registry)
        self.refused = Counter("spieltisch_refusals", "Moves refused", registry=self.registry)
        self.sockets = Gauge("spieltisch_sockets", "Open sockets", registry=self.registry)
        self.rooms = Gauge("spieltisch_rooms", "Tables in memory", registry=self.registry)
        self.requests = Counter("spieltisch_requests", "HTTP requests", ["status"], registry=self.registry)
        self.limited = Counter("spieltisch_limited", "Turned away by a limit", registry=self.registry)

    def text(self) -> bytes:
        """All of it, in Prometheus' format."""
        return generate_latest(self.registry)
