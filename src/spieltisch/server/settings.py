"""What the host of a server may choose, from the environment and the command line."""

from __future__ import annotations

import math
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Self, TypeVar

from spieltisch.engine.driving.kits import data_folder
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say

N = TypeVar("N", int, float)

MESSAGE_BYTES = 64 * 1024  # on a socket
BODY_BYTES = 1024 * 1024  # of a request: a long match file


@dataclass(frozen=True)
class Settings:
    """The choices of the host. Times are in seconds."""

    data: Path
    database: str = ""  # SQLAlchemy's URL; empty: a SQLite file in the data folder
    redis: str = ""  # tells other processes of news at once; without it they look for themselves
    secret: str = ""  # signs cookies; empty: a file in the data folder
    origins: tuple[str, ...] = ()  # pages of other hosts that may use this server
    grace: float = 30.0  # until a bot holds the seat of somebody who is away
    pause: tuple[float, float] | None = None  # how long bots seem to think; None: as people of their level
    thinkers: int = -1  # threads in which bots think; 0: they make any legal move; -1: all cores but one
    look: float = 0.05  # between two looks for what other processes wrote
    requests: float = 30.0  # a second from one address, in the long run; 0: no limit
    messages: float = 20.0  # a second on one socket, in the long run; 0: no limit
    connections: int = 200  # for requests, at once from one address; 0: no limit
    sockets: int = 200  # at once from one address; 0: no limit
    creations: float = 60.0  # new guests and tables a minute from one address, in the long run; 0: no limit
    tables: int = 50  # open or running that one person hosts; 0: no limit
    public: int = 3  # tables that one person shows to everybody at once, and four times as many an address; 0: no limit
    metrics_token: str = ""  # shows /metrics to whoever knows it; empty: to this machine only

    @classmethod
    def of_environment(cls, data: Path | None = None) -> Self:
        """The settings of `SPIELTISCH_…` variables; a data folder given is preferred."""
        seen = os.environ.get
        folder = data or data_folder()
        pause = _number("PAUSE", -1.0, least=-1)
        return cls(
            folder,
            seen("SPIELTISCH_DATABASE", ""),
            seen("SPIELTISCH_REDIS", ""),
            seen("SPIELTISCH_SECRET", ""),
            tuple(seen("SPIELTISCH_ORIGINS", "").split()),
            _number("GRACE", cls.grace),
            cls.pause if pause < 0 else (pause, pause),
            _number("THINKERS", cls.thinkers, least=-1),
            requests=_number("REQUESTS", cls.requests),
            messages=_number("MESSAGES", cls.messages),
            connections=_number("CONNECTIONS", cls.connections),
            sockets=_number("SOCKETS", cls.sockets),
            creations=_number("CREATIONS", cls.creations),
            tables=_number("TABLES", cls.tables),
            public=_number("PUBLIC", cls.public),
            metrics_token=seen("SPIELTISCH_METRICS_TOKEN", ""),
        )

    @property
    def threads(self) -> int:
        """How many bots may think at once."""
        return self.thinkers if self.thinkers >= 0 else max(1, (os.cpu_count() or 1) - 1)

    @property
    def url(self) -> str:
        """The database's URL; PostgreSQL is spoken to through psycopg."""
        if not self.database:
            return f"sqlite:///{self.data / 'spieltisch.db'}"
        return self.database.replace("postgresql://", "postgresql+psycopg://", 1)


def _number(name: str, usual: N, least: int = 0) -> N:
    """The number in a variable, of the kind that is usual there."""
    said = os.environ.get(f"SPIELTISCH_{name}")
    try:
        number = type(usual)(said or usual)
    except ValueError:
        number = type(usual)(least - 1)
    if not least <= number < math.inf:
        raise Mistake(say("bad-number", name=f"SPIELTISCH_{name}", value=str(said)))
    return number
