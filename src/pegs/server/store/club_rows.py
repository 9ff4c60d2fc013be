"""The rows that connect tables and their finished games with clubs."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.sql.dml import Insert

from pegs.server.store import schema
from pegs.table.game_result import GameResult


def as_json(value: object) -> str:
    """A value in the form in which it's stored."""
    return msgspec.json.encode(value).decode()


def open_table(table: str, club: str, standing: str, now: float) -> Insert:
    """Make a table one of a club's, if the standing table exists."""
    source = schema.club_standing.c
    found = sa.select(
        sa.literal(table, sa.String), source.club_id, source.id, sa.literal(now, sa.Float)
    ).where(source.id == standing, source.club_id == club)
    return sa.insert(schema.club_tables).from_select(["table_id", "club_id", "standing", "opened"], found)


def count_game(table: str, game: str, result: GameResult) -> Insert:
    """Count a finished game, if its table is one of a club's.

    This belongs into the transaction that ends the game: then it's counted exactly once, whichever process
    writes it.
    """
    opened = schema.club_tables.c
    found = sa.select(
        sa.literal(game, sa.String),
        opened.club_id,
        opened.table_id,
        sa.literal(as_json(result), sa.Text),
        sa.literal(result.ended, sa.Float),
    ).where(opened.table_id == table)
    return sa.insert(schema.club_games).from_select(["game", "club_id", "table_id", "body", "ended"], found)
