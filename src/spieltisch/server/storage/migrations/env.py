"""Runs migrations on the connection that `schema.migrate` gives."""

from alembic import context

from spieltisch.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
