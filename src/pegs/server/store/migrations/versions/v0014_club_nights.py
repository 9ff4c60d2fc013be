"""Who comes to a club's next night."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "club_answers",
        sa.Column("standing", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("club_id", sa.String(32), sa.ForeignKey("clubs.id"), nullable=False, index=True),
        sa.Column("night", sa.String(10), nullable=False),
        sa.Column("coming", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
