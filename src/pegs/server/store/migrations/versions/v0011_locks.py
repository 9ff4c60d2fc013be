"""Locks of the database say who owns a table. When a process was last known to be alive is remembered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Drop owners, processes and their connections; keep when the last process was alive."""
    op.create_table("alive", sa.Column("at", sa.Float, primary_key=True))
    op.execute("INSERT INTO alive (at) SELECT coalesce(max(until), 0) FROM processes")
    for table in ("connected", "watching", "processes"):
        op.drop_table(table)
    op.drop_column("tables", "owner")
