"""What is stored of clubs: reads, and the rows and statements that transactions add."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa

from pegs.core.errors import PegsError
from pegs.i18n import translate
from pegs.server.live.joining import NoKeyError
from pegs.server.store import schema
from pegs.server.store.club_rows import as_json
from pegs.server.store.store import Store
from pegs.server.store.tokens import are_equal, hash_token
from pegs.server.store.transaction_writer import Transaction
from pegs.table.game_result import GameResult
from pegs.table.protocol.settings import RulesChoice, Settings

MAX_GAMES = 2000
"""The games that count, the newest ones: more than three every evening for a year."""
_OF_CLUBS = (
    schema.club_games,
    schema.club_tables,
    schema.club_series,
    schema.club_sheets,
    schema.club_standing,
    schema.club_people,
)


class ClubLimitError(PegsError):
    """A club has as many people, tables, sheets or series as it can have."""


@dataclass(frozen=True, slots=True)
class Access:
    """What a key gives access to: a club, and its person; None for the key in the club's link."""

    club: str
    person: str | None
    host: bool


@dataclass(frozen=True, slots=True)
class Member:
    """A person of a club. ``names`` are earlier ones, which older games have."""

    id: str
    name: str
    color: str
    host: bool
    joined: bool
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StoredStanding:
    """A standing table. ``rules_title`` is the original title of its rules."""

    id: str
    title: str
    settings: Settings
    rules_title: str
    day: int | None
    minute: int | None


@dataclass(frozen=True, slots=True)
class StoredSheet:
    """A rule sheet. ``base`` is the original title of the named set that it changes."""

    title: str
    rules: RulesChoice
    base: str
    changes: int


@dataclass(frozen=True, slots=True)
class StoredSeries:
    """A series between teams of people, by their ids."""

    target: int
    teams: tuple[tuple[str, ...], ...]
    began: float


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """A table that was opened for a standing table."""

    table: str
    code: str
    standing: str
    opened: float


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A finished game."""

    game: str
    table: str
    result: GameResult


@dataclass(frozen=True, slots=True)
class Club:
    """Everything that is stored of a club; people and tables from the oldest, games from the newest."""

    id: str
    title: str
    people: tuple[Member, ...]
    standing: tuple[StoredStanding, ...]
    sheets: tuple[StoredSheet, ...]
    series: tuple[StoredSeries, ...]
    tables: tuple[OpenedTable, ...]
    games: tuple[StoredGame, ...]


class ClubStore:
    """Reads clubs. Every method raises ReadError if the database doesn't answer."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def access(self, key: str) -> Access:
        """What a key gives access to. Raises NoKeyError if it isn't valid."""
        wanted, clubs, people = hash_token(key), schema.clubs.c, schema.club_people.c
        rows = await self._store.rows(
            sa.select(people.club_id, people.id, people.host, people.key).where(people.key == wanted)
        )
        if rows and are_equal(rows[0].key, wanted):
            return Access(rows[0].club_id, rows[0].id, rows[0].host)
        rows = await self._store.rows(sa.select(clubs.id, clubs.link).where(clubs.link == wanted))
        if rows and are_equal(rows[0].link, wanted):
            return Access(rows[0].id, None, False)
        raise NoKeyError(translate("server-no-club"))

    async def club(self, club: str) -> Club:
        """A club. Raises NoKeyError if it has just been deleted."""
        rows = await self._store.rows(sa.select(schema.clubs.c.title).where(schema.clubs.c.id == club))
        if not rows:
            raise NoKeyError(translate("server-no-club"))
        people = await self._of(schema.club_people, club)
        standing = await self._of(schema.club_standing, club)
        sheets = await self._of(schema.club_sheets, club)
        series = await self._of(schema.club_series, club, "began")
        return Club(
            id=club,
            title=rows[0].title,
            people=tuple(_member(row) for row in people),
            standing=tuple(_standing(row) for row in standing),
            sheets=tuple(_sheet(row) for row in sheets),
            series=tuple(StoredSeries(row.target, _teams(row.teams), row.began) for row in series),
            tables=await self._tables(club),
            games=await self._games(club),
        )

    async def _of(self, table: sa.Table, club: str, order: str = "made") -> Iterable[sa.Row[Any]]:
        query = sa.select(table).where(table.c.club_id == club).order_by(table.c[order])
        return await self._store.rows(query)

    async def _tables(self, club: str) -> tuple[OpenedTable, ...]:
        """The newest table of each standing table."""
        opened, tables = schema.club_tables, schema.tables
        newest = sa.select(sa.func.max(opened.c.opened)).where(opened.c.club_id == club)
        newest = newest.group_by(opened.c.standing)
        rows = await self._store.rows(
            sa.select(opened.c.table_id, tables.c.code, opened.c.standing, opened.c.opened)
            .join(tables, tables.c.id == opened.c.table_id)
            .where(opened.c.club_id == club, opened.c.opened.in_(newest))
            .order_by(opened.c.opened)
        )
        return tuple(OpenedTable(row.table_id, row.code, row.standing, row.opened) for row in rows)

    async def _games(self, club: str) -> tuple[StoredGame, ...]:
        games = schema.club_games.c
        rows = await self._store.rows(
            sa.select(games.game, games.table_id, games.body)
            .where(games.club_id == club)
            .order_by(games.ended.desc())
            .limit(MAX_GAMES)
        )
        return tuple(
            StoredGame(row.game, row.table_id, msgspec.json.decode(row.body, type=GameResult)) for row in rows
        )


def _member(row: sa.Row[Any]) -> Member:
    names = msgspec.json.decode(row.names, type=tuple[str, ...])
    return Member(row.id, row.name, row.color, row.host, row.key is not None, names)


def _standing(row: sa.Row[Any]) -> StoredStanding:
    settings = msgspec.json.decode(row.settings, type=Settings)
    return StoredStanding(row.id, row.title, settings, row.rules_title, row.day, row.minute)


def _sheet(row: sa.Row[Any]) -> StoredSheet:
    return StoredSheet(row.title, msgspec.json.decode(row.rules, type=RulesChoice), row.base, row.changes)


def _teams(text: str) -> tuple[tuple[str, ...], ...]:
    return msgspec.json.decode(text, type=tuple[tuple[str, ...], ...])


# --- building transactions


def add_club(transaction: Transaction, club: str, title: str, link: str, now: float) -> None:
    """Insert a club. ``link`` is the key in its link."""
    transaction.insert(schema.clubs, id=club, title=title, link=hash_token(link), made=now)


def add_member(transaction: Transaction, club: str, member: Member, key: str | None, now: float) -> None:
    """Insert a person, with the key of a person who joins."""
    transaction.insert(
        schema.club_people,
        id=member.id,
        club_id=club,
        name=member.name,
        color=member.color,
        host=member.host,
        key=hash_token(key) if key is not None else None,
        names=as_json(member.names),
        made=now,
    )


def add_standing(transaction: Transaction, club: str, standing: StoredStanding, now: float) -> None:
    """Insert a standing table."""
    values = _standing_values(standing)
    transaction.insert(schema.club_standing, id=standing.id, club_id=club, made=now, **values)


def update_standing(transaction: Transaction, standing: StoredStanding) -> None:
    """Replace a standing table."""
    table = schema.club_standing
    transaction.execute(
        sa.update(table).where(table.c.id == standing.id).values(**_standing_values(standing))
    )


def _standing_values(standing: StoredStanding) -> dict[str, Any]:
    return {
        "title": standing.title,
        "settings": as_json(standing.settings),
        "rules_title": standing.rules_title,
        "day": standing.day,
        "minute": standing.minute,
    }


def add_series(transaction: Transaction, club: str, series_id: str, series: StoredSeries) -> None:
    """Insert a series."""
    transaction.insert(
        schema.club_series,
        id=series_id,
        club_id=club,
        target=series.target,
        teams=as_json(series.teams),
        began=series.began,
    )


def delete_club(transaction: Transaction, club: str) -> None:
    """Delete a club and everything in it. The tables' own games stay at their links."""
    for table in _OF_CLUBS:
        transaction.execute(sa.delete(table).where(table.c.club_id == club))
    transaction.execute(sa.delete(schema.clubs).where(schema.clubs.c.id == club))
