"""The tables of the database, and how it is opened and brought up to date. SQLite and PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    create_engine,
    event,
    text,
)

from spieltisch.server.storage.privacy import private_file

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

# `version` counts changes of the row and its seats, `events` the entries of the match's log: whoever holds
# a copy sees from the two whether it is old.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("events", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("host", String(32), nullable=False),
    Column("state", String(10), nullable=False),
    Column("match", String(32), nullable=False),
    Column("rematch", String(32), nullable=False),
    Column("asking", JSON, nullable=False),
    Column("clocks", JSON, nullable=False),  # milliseconds left at the last event
    Column("origin", String(24), nullable=False, server_default=""),  # the host's address, sealed, in the lobby
    Column("removed", JSON, nullable=False, server_default="{}"),
    Column("leavers", JSON, nullable=False, server_default="{}"),
    Column("notes", JSON, nullable=False, server_default="[]"),
    Column("touched", Float, nullable=False),
    Index("lobby", "state", "public", "touched"),
    Index("hosted", "host", "touched"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(16), nullable=False),
    Column("away", Boolean, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the game
    Column("seed", LargeBinary(32), nullable=False),
    Column("dealt", LargeBinary, nullable=False),  # the record after the deal
    Column("started", Float, nullable=False),
)

# The log. Its primary key is what lets only one of two writers win; `record` is the snapshot after the entry.
entries = Table(
    "entries",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", Integer, nullable=False),
    Column("undone", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("request", String(64)),  # the page's id of the request; none for bots
    Column("record", LargeBinary, nullable=False),
    Index("one_answer", "match_id", "seat", "request", unique=True),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", Float, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("process", String(32), ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
)


def opened(url: str) -> Engine:
    """The database at a URL. A SQLite file keeps a write-ahead log and is safe on disk after every commit."""
    # Parameters are ids and seeds: they must not be seen in a log of errors.
    engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"), hide_parameters=True)
    if engine.dialect.name == "sqlite":
        if engine.url.database and not engine.url.database.startswith((":", "file:")):
            private_file(Path(engine.url.database))
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions are begun by `_begin_sqlite`, not by the driver
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes the lock at once: a transaction that reads first could not be upgraded."""
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def migrate(engine: Engine) -> None:
    """Bring the database up to date; of several processes that start at once one does it."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(7312964)"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
