"""The database schema. To change it, add a migration in `pegs.server.store.migrations`.

Times are Unix times in seconds. Everything here works with both SQLite and PostgreSQL.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

TABLE_ID = sa.String(32)
PROCESS = sa.String(32)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", TABLE_ID, primary_key=True),
    sa.Column("code", sa.String(16), nullable=False, unique=True),
    sa.Column("made", sa.Float, nullable=False),
    # When the table must be in memory: 0 while it is, NULL if it is only loaded for a visitor.
    sa.Column("wake", sa.Float, nullable=True, index=True),
    # The process that runs its bots and clocks, if several share the database.
    sa.Column("owner", PROCESS, nullable=True),
)

events = sa.Table(
    "events",
    metadata,
    # This key keeps a table's log linear: of two processes that write the same version, one fails.
    sa.Column("table_id", TABLE_ID, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("body", sa.Text, nullable=False),
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table_id", TABLE_ID, sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("role", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("host", sa.Boolean, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    # Why it is no longer valid: "moved" to another device, or "revoked".
    sa.Column("closed", sa.String(16), nullable=True),
)

commands = sa.Table(
    "commands",
    metadata,
    sa.Column("table_id", TABLE_ID, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("client", sa.String(64), primary_key=True),
    sa.Column("command", sa.String(64), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
)

passages = sa.Table(
    "passages",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("key", sa.String(64), sa.ForeignKey("keys.hash"), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("used", sa.Boolean, nullable=False),
)

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("table_id", TABLE_ID, sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("number", sa.Integer, nullable=False),
)

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("name", PROCESS, primary_key=True),
    # By the database's clock; a process that doesn't renew it in time counts as dead.
    sa.Column("until", sa.Float, nullable=False),
)

connected = sa.Table(
    "connected",
    metadata,
    sa.Column("table_id", TABLE_ID, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("process", PROCESS, primary_key=True, index=True),
)

watching = sa.Table(
    "watching",
    metadata,
    sa.Column("table_id", TABLE_ID, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("process", PROCESS, primary_key=True, index=True),
    sa.Column("number", sa.Integer, nullable=False),
)
