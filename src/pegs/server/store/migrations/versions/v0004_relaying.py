"""The address at which the other processes reach each process."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the addresses."""
    op.add_column("processes", sa.Column("address", sa.Text, nullable=True))
