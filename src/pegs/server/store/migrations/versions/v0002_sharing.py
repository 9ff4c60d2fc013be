"""Several server processes can share a database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add table owners, live processes, and connections by process."""
    op.add_column("tables", sa.Column("owner", sa.String(32), nullable=True))
    op.create_table(
        "processes",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "connected",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("process", sa.String(32), primary_key=True),
    )
    op.create_index("ix_connected_process", "connected", ["process"])
