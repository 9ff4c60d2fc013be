"""The time zone in which a club's table meets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("club_standing", sa.Column("zone", sa.String(64), nullable=True))
