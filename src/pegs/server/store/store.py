"""What the server reads from its database, and the changes it makes there."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from pegs.i18n import translate
from pegs.server.hosting import metrics
from pegs.server.store import schema
from pegs.server.store.tokens import hashed, same
from pegs.server.store.writer import OUTAGES, CannotReadError, Change, Writer

log = logging.getLogger(__name__)
REMEMBERED_COMMANDS = 500
"""How many of a table's last commands are known again after a restart."""


@dataclass(frozen=True, slots=True)
class Key:
    """What a token opens. ``hash`` names it without giving it away."""

    hash: str
    table: str
    role: str
    seat: int | None
    host: bool
    closed: str | None
    """Why it opens nothing any more."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is kept: its code, its events as text in their order, the last commands by
    client and id.
    """

    code: str
    events: tuple[str, ...]
    commands: dict[tuple[str, str], int]


class Store:
    """The database, as the server knows it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(engine)

    async def keep(self, change: Change) -> None:
        """Return when a change is on the disk. Raises ClashError or CannotKeepError."""
        await self._writer.keep(change)

    async def close(self) -> None:
        """Keep what still waits, and let the database go."""
        await self._writer.close()
        await self._engine.dispose()

    @property
    def is_well(self) -> bool:
        """Whether the database keeps what it is asked to keep, as far as is known."""
        return self._writer.is_well

    async def probe(self) -> None:
        """Find out whether the database keeps something again. Raises CannotKeepError."""
        nowhere = sa.update(schema.tables).where(schema.tables.c.id == "").values(wake=None)
        await self.keep(Change().run(nowhere))

    @metrics.database
    async def _rows(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        try:
            async with self._engine.connect() as connection:
                rows: Sequence[sa.Row[Any]] = (await connection.execute(query)).all()
                return rows
        except OUTAGES as error:
            log.error("the database does not answer: %s", error)
            raise CannotReadError(translate("server-cannot-read")) from error

    async def table(self, table_id: str) -> StoredTable | None:
        """Everything about one table."""
        tables, commands = schema.tables.c, schema.commands.c
        codes = await self._rows(sa.select(tables.code).where(tables.id == table_id))
        if not codes:
            return None
        bodies = await self.events_after(table_id, 0)
        last = await self._rows(
            sa.select(commands.client, commands.command, commands.version)
            .where(commands.table_id == table_id)
            .order_by(commands.version.desc())
            .limit(REMEMBERED_COMMANDS)
        )
        return StoredTable(
            codes[0].code,
            bodies,
            {(row.client, row.command): row.version for row in last},
        )

    async def events_after(self, table_id: str, version: int) -> tuple[str, ...]:
        """What happened at a table after a version, as text."""
        events = schema.events.c
        rows = await self._rows(
            sa.select(events.body)
            .where(events.table_id == table_id, events.version > version)
            .order_by(events.version)
        )
        return tuple(row.body for row in rows)

    async def version(self, table_id: str) -> int:
        """How many events a table's log holds."""
        events = schema.events.c
        rows = await self._rows(sa.select(sa.func.max(events.version)).where(events.table_id == table_id))
        return rows[0][0] or 0

    async def closed(self, key_hashes: Sequence[str]) -> dict[str, str]:
        """Why keys open nothing any more, of those that do not."""
        keys = schema.keys.c
        rows = await self._rows(
            sa.select(keys.hash, keys.closed).where(keys.hash.in_(key_hashes), keys.closed.is_not(None))
        )
        return {row.hash: row.closed for row in rows}

    async def command(self, table_id: str, client: str, command: str) -> int | None:
        """The version that a command led to, where it was carried out."""
        commands = schema.commands.c
        rows = await self._rows(
            sa.select(commands.version).where(
                commands.table_id == table_id, commands.client == client, commands.command == command
            )
        )
        return rows[0].version if rows else None

    async def table_with_code(self, code: str) -> str | None:
        """The table that others join by this code."""
        rows = await self._rows(sa.select(schema.tables.c.id).where(schema.tables.c.code == code))
        return rows[0].id if rows else None

    async def key(self, token: str) -> Key | None:
        """What a token opens, or opened."""
        wanted = hashed(token)
        rows = await self._rows(sa.select(schema.keys).where(schema.keys.c.hash == wanted))
        return _key(rows[0]) if rows and same(rows[0].hash, wanted) else None

    async def key_named(self, key_hash: str) -> Key | None:
        """The key of this hash."""
        rows = await self._rows(sa.select(schema.keys).where(schema.keys.c.hash == key_hash))
        return _key(rows[0]) if rows else None

    async def passage(self, code: str, now: float) -> Key | None:
        """The key that a passage moves to another device, where it is still good."""
        passages = schema.passages.c
        rows = await self._rows(
            sa.select(passages.key).where(
                passages.hash == hashed(code), passages.until > now, passages.used.is_(False)
            )
        )
        return await self.key_named(rows[0].key) if rows else None

    async def game(self, game: str) -> tuple[str, int] | None:
        """The table and number of a game by its id."""
        rows = await self._rows(sa.select(schema.games).where(schema.games.c.id == game))
        return (rows[0].table_id, rows[0].number) if rows else None

    async def to_wake(self, now: float, among: sa.ColumnElement[bool] | None = None) -> tuple[str, ...]:
        """The tables that must be in memory by now."""
        tables = schema.tables.c
        due = tables.wake <= now if among is None else sa.and_(tables.wake <= now, among)
        rows = await self._rows(sa.select(tables.id).where(due).order_by(tables.wake))
        return tuple(row.id for row in rows)


def _key(row: sa.Row[Any]) -> Key:
    return Key(row.hash, row.table_id, row.role, row.seat, row.host, row.closed)


def set_wake(change: Change, table_id: str, wake: float | None) -> Change:
    """When the table must be in memory again."""
    tables = schema.tables
    return change.run(sa.update(tables).where(tables.c.id == table_id).values(wake=wake))


def add_key(change: Change, key: Key, now: float) -> Change:
    """A new key."""
    return change.add(
        schema.keys,
        hash=key.hash,
        table_id=key.table,
        role=key.role,
        seat=key.seat,
        host=key.host,
        made=now,
        closed=None,
    )


def close_key(change: Change, key_hash: str, why: str) -> Change:
    """A key opens nothing any more."""
    keys = schema.keys
    return change.run(sa.update(keys).where(keys.c.hash == key_hash).values(closed=why))


def close_seat(change: Change, table_id: str, seat: int, why: str) -> Change:
    """No key opens this seat any more."""
    keys = schema.keys
    here = (keys.c.table_id == table_id, keys.c.seat == seat, keys.c.closed.is_(None))
    return change.run(sa.update(keys).where(*here).values(closed=why))


def rotate_seats(change: Change, table_id: str, players: int, by: int) -> Change:
    """Everybody moves on by so many seats, and takes their key along."""
    keys = schema.keys
    here = (keys.c.table_id == table_id, keys.c.seat.is_not(None))
    return change.run(sa.update(keys).where(*here).values(seat=(keys.c.seat + by) % players))


def use_passage(change: Change, code: str) -> Change:
    """A passage is good once."""
    passages = schema.passages
    return change.run(sa.update(passages).where(passages.c.hash == hashed(code)).values(used=True))
