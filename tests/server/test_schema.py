"""The migrations lead to the tables that the code knows."""

from __future__ import annotations

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from spieltisch.server.storage.schema import metadata, migrate, opened


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = opened(f"sqlite:///{tmp_path / 'a.db'}")
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    engine.dispose()
