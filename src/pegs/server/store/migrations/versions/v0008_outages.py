"""Periods without a running server, during which nobody's clock runs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the outages."""
    op.create_table(
        "outages",
        sa.Column("until", sa.Float, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("outages")
