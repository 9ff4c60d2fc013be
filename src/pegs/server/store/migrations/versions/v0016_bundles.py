"""What people have in a browser, on its way to another device or as a backup."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "bundles",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("revision", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("sealed", sa.Text, nullable=False),
        sa.Column("saved", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False, index=True),
    )
