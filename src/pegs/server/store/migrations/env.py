"""Run by Alembic, always with an open connection (see `pegs.server.store.database`)."""

from __future__ import annotations

from alembic import context

from pegs.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
