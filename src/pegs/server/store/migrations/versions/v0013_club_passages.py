"""Codes that give another device a club's key, once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "club_passages",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("used", sa.Boolean, primary_key=True),
        sa.Column("key", sa.String(64), nullable=False, index=True),
        sa.Column("sealed", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
