"""The tables of the database, and how it is opened and brought up to date. SQLite and PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event

from spieltisch.server.storage.privacy import private_file

metadata = sa.MetaData()

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

# `version` counts changes of the row and its seats, `events` the entries of the match's log: whoever holds
# a copy sees from the two whether it is old.
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("events", sa.Integer, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("watch", sa.Boolean, nullable=False),
    sa.Column("clock", sa.JSON, nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("state", sa.String(10), nullable=False),
    sa.Column("match", sa.String(32), nullable=False),
    sa.Column("rematch", sa.String(32), nullable=False),
    sa.Column("asking", sa.JSON, nullable=False),
    sa.Column("clocks", sa.JSON, nullable=False),  # milliseconds left at the last event
    sa.Column("origin", sa.String(24), nullable=False, server_default=""),  # the host's address, sealed, in the lobby
    sa.Column("removed", sa.JSON, nullable=False, server_default="{}"),
    sa.Column("leavers", sa.JSON, nullable=False, server_default="{}"),
    sa.Column("notes", sa.JSON, nullable=False, server_default="[]"),
    sa.Column("touched", sa.Float, nullable=False),
    sa.Index("lobby", "state", "public", "touched"),
    sa.Index("hosted", "host", "touched"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("level", sa.String(16), nullable=False),
    sa.Column("away", sa.Boolean, nullable=False),
)

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),  # the version of the game
    sa.Column("seed", sa.LargeBinary(32), nullable=False),
    sa.Column("dealt", sa.LargeBinary, nullable=False),  # the record after the deal
    sa.Column("started", sa.Float, nullable=False),
)

# The log. Its primary key is what lets only one of two writers win; `record` is the snapshot after the entry.
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", sa.Integer, nullable=False),
    sa.Column("undone", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("request", sa.String(64)),  # the page's id of the request; none for bots
    sa.Column("record", sa.LargeBinary, nullable=False),
    sa.Index("one_answer", "match_id", "seat", "request", unique=True),
)

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("seen", sa.Float, nullable=False),
)

presence = sa.Table(
    "presence",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("process", sa.String(32), sa.ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
)


def opened(url: str) -> sa.Engine:
    """The database at a URL. A SQLite file keeps a write-ahead log and is safe on disk after every commit."""
    # Parameters are ids and seeds: they must not be seen in a log of errors.
    engine = sa.create_engine(url, pool_pre_ping=not url.startswith("sqlite"), hide_parameters=True)
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


def _begin_sqlite(connection: sa.Connection) -> None:
    """A writer takes the lock at once: a transaction that reads first could not be upgraded."""
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def migrate(engine: sa.Engine) -> None:
    """Bring the database up to date; of several processes that start at once one does it."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(7312964)"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
