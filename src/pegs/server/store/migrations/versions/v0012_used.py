"""When each table was last used, so that opening its link keeps it from being deleted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column: so far, only the keys say when someone came to a table through its link."""
    op.add_column("tables", sa.Column("used", sa.Float, nullable=False, server_default="0"))
    newest = "SELECT max(made) FROM keys WHERE keys.table_id = tables.id"
    op.execute(f"UPDATE tables SET used = coalesce(({newest}), 0)")
