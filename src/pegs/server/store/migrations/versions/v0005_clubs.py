"""Clubs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of clubs."""
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("link", sa.String(64), nullable=False, unique=True),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "club_people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("club_id", sa.String(32), sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("color", sa.String(1), nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("key", sa.String(64), nullable=True, unique=True),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("ix_club_people_club_id", "club_people", ["club_id"])
    op.create_table(
        "club_standing",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("club_id", sa.String(32), sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("rules_title", sa.Text, nullable=False),
        sa.Column("day", sa.Integer, nullable=True),
        sa.Column("minute", sa.Integer, nullable=True),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("ix_club_standing_club_id", "club_standing", ["club_id"])
    op.create_table(
        "club_sheets",
        sa.Column("club_id", sa.String(32), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("title", sa.String(120), primary_key=True),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("base", sa.Text, nullable=False),
        sa.Column("changes", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "club_series",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("club_id", sa.String(32), sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("target", sa.Integer, nullable=False),
        sa.Column("teams", sa.Text, nullable=False),
        sa.Column("began", sa.Float, nullable=False),
    )
    op.create_index("ix_club_series_club_id", "club_series", ["club_id"])
    op.create_table(
        "club_tables",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("club_id", sa.String(32), sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("standing", sa.String(32), nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
    )
    op.create_index("ix_club_tables_club_id", "club_tables", ["club_id"])
    op.create_table(
        "club_games",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("club_id", sa.String(32), sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_index("ix_club_games_club_id", "club_games", ["club_id"])


def downgrade() -> None:
    """Drop them."""
    for name in ("games", "tables", "series", "sheets", "standing", "people"):
        op.drop_table(f"club_{name}")
    op.drop_table("clubs")
