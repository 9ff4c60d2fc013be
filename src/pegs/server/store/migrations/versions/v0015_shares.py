"""Finished games and puzzles that are shared on other people's pages."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "shares",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("hands", sa.Boolean, nullable=False),
        sa.Column("names", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.UniqueConstraint("game", "turn", "hands", "names"),
    )
