"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("wake", sa.Float, nullable=True),
    )
    op.create_index("ix_tables_wake", "tables", ["wake"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("closed", sa.String(16), nullable=True),
    )
    op.create_index("ix_keys_table_id", "keys", ["table_id"])
    op.create_table(
        "commands",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("client", sa.String(64), primary_key=True),
        sa.Column("command", sa.String(64), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "passages",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("key", sa.String(64), sa.ForeignKey("keys.hash"), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_index("ix_games_table_id", "games", ["table_id"])


def downgrade() -> None:
    """Drop all tables."""
    for name in ("games", "passages", "commands", "keys", "events", "tables"):
        op.drop_table(name)
