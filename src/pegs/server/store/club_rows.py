"""The rows that connect tables and their finished games with clubs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import structs
from sqlalchemy.sql.dml import Insert

from pegs.core.cleaning import look_of
from pegs.server.store import schema
from pegs.table.after.game_result import GameResult, SeatResult


def as_json(value: object) -> str:
    """A value in the form in which it's stored."""
    return msgspec.json.encode(value).decode()


def open_table(table: str, club: str, standing: str, now: float) -> Insert:
    """Make a table one of a club's, if the standing table exists."""
    source = schema.club_standing.c
    row = sa.select(sa.literal(table, sa.String), source.club_id, source.id, sa.literal(now, sa.Float)).where(
        source.id == standing, source.club_id == club
    )
    return sa.insert(schema.club_tables).from_select(["table_id", "club_id", "standing", "opened"], row)


def people_of_club_at(table: str) -> sa.Select[Any]:
    """Ids and names of the people in the club for which a table was opened; no rows at another table."""
    people, opened = schema.club_people, schema.club_tables
    here = sa.and_(opened.c.club_id == people.c.club_id, opened.c.table_id == table)
    rows = sa.select(people.c.id, people.c.name, people.c.names).join(opened, here)
    return rows.where(people.c.removed.is_(None)).order_by(people.c.made)


def by_person(result: GameResult, people: Sequence[sa.Row[Any]]) -> GameResult:
    """A result with the ids of a club's people instead of the names under which they sat at the table.

    Who it was is decided once, when the game ends: whoever takes a name later gets no game with it.
    """
    ids: dict[str, str] = {}
    for row in people:
        for name in msgspec.json.decode(row.names, type=list[str]):
            ids.setdefault(look_of(name), row.id)
    ids |= {look_of(row.name): row.id for row in people}  # a present name is stronger than an earlier one

    def identified(seat: SeatResult) -> SeatResult:
        person = "" if seat.bot else ids.get(look_of(seat.name), "")
        return structs.replace(seat, person=person, name="") if person else seat

    return structs.replace(result, seats=tuple(map(identified, result.seats)))


def count_game(table: str, game: str, result: GameResult) -> Insert:
    """Count a finished game, if its table is one of a club's.

    This belongs into the transaction that ends the game: then it's counted exactly once, whichever process
    writes it.
    """
    opened = schema.club_tables.c
    row = sa.select(
        sa.literal(game, sa.String),
        opened.club_id,
        opened.table_id,
        sa.literal(as_json(result), sa.Text),
        sa.literal(result.ended, sa.Float),
    ).where(opened.table_id == table)
    return sa.insert(schema.club_games).from_select(["game", "club_id", "table_id", "body", "ended"], row)
