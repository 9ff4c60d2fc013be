"""How deals of the day ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the results."""
    op.create_table(
        "daily_games",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
    )
    op.create_index("ix_daily_games_day", "daily_games", ["day"])


def downgrade() -> None:
    """Drop them."""
    op.drop_table("daily_games")
