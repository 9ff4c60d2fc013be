"""What Alembic runs: it is always handed an open connection (`pegs.server.store.database`)."""

from __future__ import annotations

from alembic import context

from pegs.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
