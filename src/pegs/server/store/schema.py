"""The database schema. To change it, add a migration in `pegs.server.store.migrations`.

Times are Unix times in seconds. Everything here works with both SQLite and PostgreSQL.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

TABLE_ID = sa.String(32)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", TABLE_ID, primary_key=True),
    sa.Column("code", sa.String(16), nullable=False, unique=True),
    sa.Column("made", sa.Float, nullable=False),
    # When the table must be in memory: 0 while it is, NULL if it is only loaded for a visitor.
    sa.Column("wake", sa.Float, nullable=True, index=True),
    # When it was last loaded for someone, or used before it was unloaded; events may be newer.
    sa.Column("used", sa.Float, nullable=False, server_default="0"),
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
    # Why it is no longer valid (`WhyClosed`): "moved" to another device, "left" by its person, or "revoked".
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

subscriptions = sa.Table(
    "subscriptions",
    metadata,
    # The key of the seat whose turns are announced.
    sa.Column("key", sa.String(64), sa.ForeignKey("keys.hash"), primary_key=True),
    # The SHA-256 of the endpoint, which may be too long for an index.
    sa.Column("hash", sa.String(64), primary_key=True),
    # The URL at a push service that stands for one browser, and the browser's keys.
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(100), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("language", sa.String(16), nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    # The status with which the push service refused a notification for good.
    sa.Column("refused", sa.Integer, nullable=True),
)

server_secrets = sa.Table(
    "server_secrets",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("table_id", TABLE_ID, sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("number", sa.Integer, nullable=False),
)

# Finished games, and puzzles from them, in frames on other people's pages. Taking one back deletes it.
shares = sa.Table(
    "shares",
    metadata,
    # Random; whoever knows it can look at what is shared.
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("table_id", TABLE_ID, sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    # The number of decisions before a puzzle; -1 for the whole game, -2 for the whole game with its notes.
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("hands", sa.Boolean, nullable=False),
    sa.Column("names", sa.Boolean, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.UniqueConstraint("game", "turn", "hands", "names"),
)

# What players wrote on the turns of finished games.
notes = sa.Table(
    "notes",
    metadata,
    sa.Column("game", sa.String(32), primary_key=True),
    # The decisions before it, and the writer's seat in that game.
    sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("table_id", TABLE_ID, sa.ForeignKey("tables.id"), nullable=False, index=True),
    # The comment, arrows and rings of `pegs.protocol.notes.GameNote`, as JSON.
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
)

# Who leads through the replay of a finished game: their seat in it, their turn, and when they last said so.
leads = sa.Table(
    "leads",
    metadata,
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("table_id", TABLE_ID, sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

# When some process was last known to be alive, by the database's clock. One row; only PostgreSQL needs it.
alive = sa.Table("alive", metadata, sa.Column("at", sa.Float, primary_key=True))

# When no process ran, or the only one stood still.
outages = sa.Table(
    "outages",
    metadata,
    sa.Column("until", sa.Float, primary_key=True),
    sa.Column("since", sa.Float, nullable=False),
)

CLUB_ID = sa.String(32)

clubs = sa.Table(
    "clubs",
    metadata,
    sa.Column("id", CLUB_ID, primary_key=True),
    sa.Column("title", sa.Text, nullable=False),
    # The hash of the key in the club's link.
    sa.Column("link", sa.String(64), nullable=False, unique=True),
    sa.Column("made", sa.Float, nullable=False),
)

club_people = sa.Table(
    "club_people",
    metadata,
    sa.Column("id", CLUB_ID, primary_key=True),
    sa.Column("club_id", CLUB_ID, sa.ForeignKey("clubs.id"), nullable=False, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("color", sa.String(1), nullable=False),
    sa.Column("host", sa.Boolean, nullable=False),
    # The hash of their own key; NULL for someone who hasn't joined yet.
    sa.Column("key", sa.String(64), nullable=True, unique=True),
    # The names that they had before, as JSON: they may still sit under one at a table.
    sa.Column("names", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    # When they last opened the club, to the day.
    sa.Column("seen", sa.Float, nullable=False),
    # When the host removed them; NULL while they are in the club.
    sa.Column("removed", sa.Float, nullable=True),
)

club_passages = sa.Table(
    "club_passages",
    metadata,
    # The hash of a code that gives another device a person's key, once.
    sa.Column("hash", sa.String(64), primary_key=True),
    # A code has one row from its creation, and another one since it was used.
    sa.Column("used", sa.Boolean, primary_key=True),
    # The hash of the key, and the key itself, encrypted with the code, which isn't stored.
    sa.Column("key", sa.String(64), nullable=False, index=True),
    sa.Column("sealed", sa.Text, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)

club_standing = sa.Table(
    "club_standing",
    metadata,
    sa.Column("id", CLUB_ID, primary_key=True),
    sa.Column("club_id", CLUB_ID, sa.ForeignKey("clubs.id"), nullable=False, index=True),
    sa.Column("title", sa.Text, nullable=False),
    # `pegs.protocol.settings.Settings` as JSON, without the names of the club's people.
    sa.Column("settings", sa.Text, nullable=False),
    # The ids of the club's people by seat, as JSON; empty for everyone else.
    sa.Column("people", sa.Text, nullable=False),
    sa.Column("rules_title", sa.Text, nullable=False),
    sa.Column("day", sa.Integer, nullable=True),
    sa.Column("minute", sa.Integer, nullable=True),
    # The zone whose clocks they play by, such as America/New_York; NULL is everyone's own.
    sa.Column("zone", sa.String(64), nullable=True),
    sa.Column("made", sa.Float, nullable=False),
    # The id of the person who made it; NULL if that isn't known.
    sa.Column("maker", CLUB_ID, nullable=True),
    # When it was removed; NULL while it's there.
    sa.Column("removed", sa.Float, nullable=True),
)

# Who comes to the next night of a standing table: the newest answer of each person.
club_answers = sa.Table(
    "club_answers",
    metadata,
    sa.Column("standing", CLUB_ID, primary_key=True),
    sa.Column("person", CLUB_ID, primary_key=True),
    sa.Column("club_id", CLUB_ID, sa.ForeignKey("clubs.id"), nullable=False, index=True),
    # The night's date, such as 2026-11-29.
    sa.Column("night", sa.String(10), nullable=False),
    sa.Column("coming", sa.Boolean, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
)

club_sheets = sa.Table(
    "club_sheets",
    metadata,
    sa.Column("club_id", CLUB_ID, sa.ForeignKey("clubs.id"), primary_key=True),
    sa.Column("title", sa.String(120), primary_key=True),
    # `pegs.protocol.settings.RulesChoice` as JSON.
    sa.Column("rules", sa.Text, nullable=False),
    sa.Column("base", sa.Text, nullable=False),
    sa.Column("changes", sa.Integer, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    # The id of the person who made it; NULL if that isn't known.
    sa.Column("maker", CLUB_ID, nullable=True),
    # When it was removed; NULL while it's there.
    sa.Column("removed", sa.Float, nullable=True),
)

club_series = sa.Table(
    "club_series",
    metadata,
    sa.Column("id", CLUB_ID, primary_key=True),
    sa.Column("club_id", CLUB_ID, sa.ForeignKey("clubs.id"), nullable=False, index=True),
    sa.Column("target", sa.Integer, nullable=False),
    # The ids of the people of each team, as JSON.
    sa.Column("teams", sa.Text, nullable=False),
    sa.Column("began", sa.Float, nullable=False),
)

# The tables that were opened for a club. Their games are counted when they end.
club_tables = sa.Table(
    "club_tables",
    metadata,
    sa.Column("table_id", TABLE_ID, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("club_id", CLUB_ID, sa.ForeignKey("clubs.id"), nullable=False, index=True),
    sa.Column("standing", CLUB_ID, nullable=False),
    sa.Column("opened", sa.Float, nullable=False),
)

club_games = sa.Table(
    "club_games",
    metadata,
    # The game's id: no game is counted twice.
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("club_id", CLUB_ID, sa.ForeignKey("clubs.id"), nullable=False),
    sa.Column("table_id", TABLE_ID, nullable=False),
    # `pegs.table.after.game_result.GameResult` as JSON, with ids instead of the names of the club's people.
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    # Games are read from the newest, some at a time.
    sa.Index("ix_club_games_newest", "club_id", "ended", "game"),
)

# How recent deals of the day ended, without anything about the person.
daily_games = sa.Table(
    "daily_games",
    metadata,
    # The game's id: no game is counted twice.
    sa.Column("game", sa.String(32), primary_key=True),
    # The date (UTC), as YYYY-MM-DD.
    sa.Column("day", sa.String(10), nullable=False, index=True),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("turns", sa.Integer, nullable=False),
    # False for practice.
    sa.Column("counts", sa.Boolean, nullable=False),
)

# What people have in a browser, on its way to another device or as a backup.
bundles = sa.Table(
    "bundles",
    metadata,
    # What follows from the code or key that decrypts it, which isn't stored.
    sa.Column("name", sa.String(64), primary_key=True),
    # Of two that replace the same revision, one fails.
    sa.Column("revision", sa.Integer, primary_key=True, autoincrement=False),
    # Empty after it was taken or deleted.
    sa.Column("sealed", sa.Text, nullable=False),
    sa.Column("saved", sa.Float, nullable=False),
    sa.Column("until", sa.Float, nullable=False, index=True),
)
