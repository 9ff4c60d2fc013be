"""The number of watchers of each table, by server process."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the watcher counts."""
    op.create_table(
        "watching",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_index("ix_watching_process", "watching", ["process"])
