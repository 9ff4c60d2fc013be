"""Deletes what nobody needs anymore, a few tables at a time, also while servers use the database.

Always: the ids of commands of long ago, by which a command that a device sends again is recognized; tables
that never dealt and haven't been used for a while; and backups and codes for other devices that have
expired. On demand also other tables that haven't been used for long, with their games. Never: a table in
memory, or with a clock that is going to call, or of a club.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from dataclasses import astuple, dataclass
from functools import partial
from operator import add
from typing import TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pegs.server.hosting.clock import DAY
from pegs.server.store import schema

UNUSED_DAYS = 7
"""Days after which the ids of commands, and unused tables that never dealt, are deleted."""
BATCH = 50
"""Tables that are looked at together. Servers wait for what is deleted of them, some milliseconds."""
TRIES = 5
"""How many times a step is tried before pruning fails."""

T = TypeVar("T")


class _Stamp(msgspec.Struct):
    """What all events have in common."""

    at: float


@dataclass(frozen=True, slots=True)
class Pruned:
    """What has been deleted, and the number of tables that were looked at."""

    seen: int = 0
    tables: int = 0
    games: int = 0
    commands: int = 0

    def __add__(self, other: Pruned) -> Pruned:
        """Both together."""
        return Pruned(*map(add, astuple(self), astuple(other)))


class Pruning:
    """One pass through all tables. Every batch is a transaction, so it can be stopped after any."""

    def __init__(self, engine: AsyncEngine, now: float, older: float | None = None) -> None:
        """``older``: seconds without use after which tables with games are deleted, too; None for never."""
        self._engine, self._now = engine, now
        self._unused_since = now - UNUSED_DAYS * DAY
        self._old_since = None if older is None else now - older

    async def count(self) -> int:
        """How many tables there are to look at."""
        async with self._engine.connect() as connection:
            result = await connection.execute(sa.select(sa.func.count()).select_from(schema.tables))
            return int(result.scalar_one())

    async def run(self) -> AsyncIterator[Pruned]:
        """Prune, and yield what has been deleted after every batch. Servers can write in between."""
        total, last = Pruned(), ""
        await _until_done(self._delete_expired_bundles)
        while ids := await _until_done(partial(self._next, last)):
            begun = time.monotonic()
            total += await _until_done(partial(self._prune, ids))
            last = ids[-1]
            yield total
            await asyncio.sleep(time.monotonic() - begun)

    async def _delete_expired_bundles(self) -> None:
        """Servers do so, too, but only when they store another one."""
        bundles = schema.bundles
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(bundles).where(bundles.c.until < self._now - DAY))

    async def _next(self, last: str) -> list[str]:
        tables = schema.tables.c
        query = sa.select(tables.id).where(tables.id > last).order_by(tables.id).limit(BATCH)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def _prune(self, ids: list[str]) -> Pruned:
        async with self._engine.connect() as connection:
            gone = await self._unneeded(connection, ids)
            commands = await self._old_commands(connection, set(ids) - gone)
        if not gone and not commands:
            return Pruned(len(ids))
        async with self._engine.begin() as connection:
            await _lock(connection, gone)
            gone = await self._unneeded(connection, gone)  # someone may have come meanwhile
            games = await _count_games(connection, gone)
            await _delete_tables(connection, gone)
            old = [await _delete_commands(connection, *each) for each in commands.items()]
        return Pruned(len(ids), len(gone), games, sum(old))

    async def _unneeded(self, connection: AsyncConnection, ids: Collection[str]) -> set[str]:
        """Those of some tables that nobody needs."""
        tables, games, clubs = schema.tables.c, schema.games.c, schema.club_tables.c
        dealt = sa.exists().where(games.table_id == tables.id)
        of_club = sa.exists().where(clubs.table_id == tables.id)
        rows = await connection.execute(
            sa.select(tables.id, tables.used, dealt.label("dealt"))
            .where(tables.id.in_(ids), tables.wake.is_(None), sa.not_(of_club))
            .where(tables.made < self._unused_since, tables.used < self._unused_since)
        )
        bounds = {row.id: (self._old_since if row.dealt else self._unused_since, row.used) for row in rows}
        events = await _newest_events(connection, bounds)
        return {
            table
            for table, (until, used) in bounds.items()
            if until is not None and max(events.get(table, 0.0), used) < until
        }

    async def _old_commands(self, connection: AsyncConnection, ids: Collection[str]) -> dict[str, int]:
        """The version up to which commands can be forgotten, for those of some tables that have any."""
        commands, newest = schema.commands.c, await _newest_events(connection, ids)
        bounds = sa.select(commands.table_id, sa.func.min(commands.version), sa.func.max(commands.version))
        rows = await connection.execute(bounds.where(commands.table_id.in_(ids)).group_by(commands.table_id))
        versions = {}
        for table, first, last in rows.all():
            is_unused = newest.get(table, 0.0) < self._unused_since
            old = last if is_unused else await self._last_old_version(connection, table, first, last)
            if old >= first:
                versions[table] = old
        return versions

    async def _last_old_version(self, connection: AsyncConnection, table: str, first: int, last: int) -> int:
        """The last old version of a table from the first to the last one; the one before if none is."""
        low, high = first - 1, last
        while low < high:  # the versions up to `low` are old, those after `high` aren't
            middle = (low + high + 1) // 2
            if await _time_of(connection, table, middle) < self._unused_since:
                low = middle
            else:
                high = middle - 1
        return low


async def _until_done(step: Callable[[], Awaitable[T]]) -> T:
    """Do a step, again if PostgreSQL ended its transaction because this process got no time to go on."""
    for _ in range(TRIES - 1):
        try:
            return await step()
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
    return await step()


async def _newest_events(connection: AsyncConnection, ids: Collection[str]) -> dict[str, float]:
    """When anything happened last at some tables."""
    events = schema.events.c
    newest = sa.select(events.table_id, sa.func.max(events.version).label("version"))
    last = newest.where(events.table_id.in_(ids)).group_by(events.table_id).subquery()
    is_last = sa.and_(events.table_id == last.c.table_id, events.version == last.c.version)
    rows = await connection.execute(sa.select(events.table_id, events.body).join(last, is_last))
    return {table: _time_in(body) for table, body in rows}


async def _time_of(connection: AsyncConnection, table: str, version: int) -> float:
    """When an event happened."""
    events = schema.events.c
    body = sa.select(events.body).where(events.table_id == table, events.version == version)
    return _time_in((await connection.execute(body)).scalar_one())


def _time_in(body: str) -> float:
    return msgspec.json.decode(body, type=_Stamp).at


async def _lock(connection: AsyncConnection, ids: Collection[str]) -> None:
    """Keep servers from loading some tables before the transaction ends.

    The first statement has to write: then SQLite doesn't begin with a state that another writer changes.
    """
    tables = schema.tables
    unloaded = (tables.c.id.in_(ids), tables.c.wake.is_(None))
    await connection.execute(sa.update(tables).where(*unloaded).values(wake=None))


async def _count_games(connection: AsyncConnection, ids: Collection[str]) -> int:
    games = schema.games
    counted = sa.select(sa.func.count()).select_from(games).where(games.c.table_id.in_(ids))
    return int((await connection.execute(counted)).scalar_one())


async def _delete_tables(connection: AsyncConnection, ids: Collection[str]) -> None:
    """Delete some tables, and all rows that refer to them."""
    keys = sa.select(schema.keys.c.hash).where(schema.keys.c.table_id.in_(ids))
    for table in reversed(schema.metadata.sorted_tables):  # those that refer to others come first
        for column in table.columns:
            if column.references(schema.tables.c.id):
                await connection.execute(sa.delete(table).where(column.in_(ids)))
            elif column.references(schema.keys.c.hash):
                await connection.execute(sa.delete(table).where(column.in_(keys)))
    await connection.execute(sa.delete(schema.tables).where(schema.tables.c.id.in_(ids)))


async def _delete_commands(connection: AsyncConnection, table: str, version: int) -> int:
    commands = schema.commands
    old = sa.delete(commands).where(commands.c.table_id == table, commands.c.version <= version)
    return (await connection.execute(old)).rowcount
