"""The tables of the database. Changes go through `pegs.server.store.migrations`.

Times are seconds since 1970. Only what every database knows is used here.
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
    # When the table must be in memory: 0 while it is, None where only a visitor wakes it.
    sa.Column("wake", sa.Float, nullable=True, index=True),
    # The process that lets time pass there, where several share the database.
    sa.Column("owner", PROCESS, nullable=True),
)

events = sa.Table(
    "events",
    metadata,
    # This key is what makes a table's log one line of history: a second writer is refused by it.
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
    # Why it opens nothing any more: "moved" to another device or "revoked".
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
    # By the database's clock; who is later than that is dead.
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
