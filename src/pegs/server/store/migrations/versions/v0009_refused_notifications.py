"""Notifications that a push service refuses for good, so that the person can be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the status of the refusal."""
    op.add_column("subscriptions", sa.Column("refused", sa.Integer, nullable=True))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("subscriptions", "refused")
