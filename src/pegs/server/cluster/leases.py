"""Several processes with one PostgreSQL: who is alive, who owns which table, who is connected where.

Every process says once a second that it lives, and is dead when it has not for a while; what it owned is then
free. The database's clock counts, so that machines need not agree about the time. A process that cannot say
it for so long knows the same of itself, and lets everything go: the log's key would refuse it anyway.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from pegs.i18n import translate
from pegs.server.cluster.pg_notify import CHANNEL, Doorbell
from pegs.server.store import schema
from pegs.server.store.writer import OUTAGES, CannotKeepError, CannotReadError, Change

log = logging.getLogger(__name__)
BEAT = 0.7
"""Seconds between two signs of life."""
LIFE = 2.5
"""Seconds after which a silent process counts as dead."""
FORGOTTEN = 3600.0
"""Seconds after which a dead process leaves no trace."""

_now = sa.func.extract("epoch", sa.func.clock_timestamp())
_processes, _tables, _connected = schema.processes.c, schema.tables.c, schema.connected.c
_watching = schema.watching.c
_alive = sa.select(_processes.name).where(_processes.until > _now)


class Sharing:
    """One of several processes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.name = secrets.token_hex(8)
        self._engine = engine
        self._doorbell = Doorbell(engine.url)
        self._cut_off: Callable[[], None] = _nothing
        self._mine: set[str] = set()
        self._until = 0.0
        self._beats: asyncio.Task[None] | None = None

    # --- being alive

    async def begin(self) -> None:
        """Be alive. Raises what the database raises."""
        await self._beat()

    def listen(
        self,
        heard: Callable[[str, int], None],
        missed: Callable[[], None],
        cut_off: Callable[[], None],
    ) -> None:
        """From now on beat, and hear the doorbell."""
        self._cut_off = cut_off
        self._doorbell.listen(heard, missed)
        self._beats = asyncio.create_task(self._beat_on(), name="beat")

    @property
    def is_alive(self) -> bool:
        """Whether the others count this process among the living."""
        return time.monotonic() < self._until

    async def _beat_on(self) -> None:
        was_alive = True
        while True:
            try:
                async with asyncio.timeout(LIFE):
                    await self._beat()
            except OUTAGES as error:
                log.debug("no sign of life: %s", error)
            if was_alive and not self.is_alive:
                log.error(translate("server-cut-off"))
                self._mine.clear()
                # Who it was is dead, and so is whatever the database says of its sockets.
                self.name = secrets.token_hex(8)
                self._cut_off()
            was_alive = self.is_alive
            await asyncio.sleep(BEAT)

    async def _beat(self) -> None:
        began = time.monotonic()
        processes = schema.processes
        mine = processes.c.name == self.name
        async with self._engine.begin() as connection:
            found = await connection.execute(sa.update(processes).where(mine).values(until=_now + LIFE))
            if not found.rowcount:
                await connection.execute(sa.insert(processes).values(name=self.name, until=_now + LIFE))
        self._until = began + LIFE

    async def close(self) -> None:
        """Be dead at once, so that others need not wait."""
        if self._beats is not None:
            self._beats.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._beats
        await self._doorbell.close()
        self._until = 0.0
        with contextlib.suppress(*OUTAGES):
            async with self._engine.begin() as connection:
                for here in (schema.connected, schema.watching):
                    await connection.execute(sa.delete(here).where(here.c.process == self.name))
                tables = schema.tables
                await connection.execute(
                    sa.update(tables).where(tables.c.owner == self.name).values(owner=None)
                )
                gone = schema.processes.c.name == self.name
                await connection.execute(sa.delete(schema.processes).where(gone))

    # --- owning tables

    def owns(self, table: str) -> bool:
        """Whether this process lets time pass at a table."""
        return table in self._mine and self.is_alive

    async def claim(self, tables: Iterable[str]) -> tuple[str, ...]:
        """Become the owner of those that have none, or a dead one. Raises CannotKeepError."""
        wanted = [table for table in tables if not self.owns(table)]
        if not wanted or not self.is_alive:
            return ()
        claim = (
            sa.update(schema.tables)
            .where(_tables.id.in_(wanted), self.is_free())
            .values(owner=self.name, wake=0.0)
            .returning(_tables.id)
        )
        new = tuple(row.id for row in await self._do(claim))
        self._mine |= set(new)
        return new

    def is_free(self) -> sa.ColumnElement[bool]:
        """Tables that this process may claim."""
        return sa.or_(_tables.owner.is_(None), _tables.owner == self.name, _tables.owner.not_in(_alive))

    def let_go(self, change: Change, table: str) -> None:
        """Own a table no longer."""
        self._mine.discard(table)
        mine = (_tables.id == table, _tables.owner == self.name)
        change.run(sa.update(schema.tables).where(*mine).values(owner=None))

    async def widowed(self) -> tuple[str, ...]:
        """The tables of this process at which a dead one had people; it is forgotten that it had."""
        mine = sa.select(_tables.id).where(_tables.owner == self.name)
        tables: set[str] = set()
        for there in (schema.connected.c, schema.watching.c):
            of_the_dead = (there.process.not_in(_alive), there.table_id.in_(mine))
            buried = sa.delete(there.table_id.table).where(*of_the_dead).returning(there.table_id)
            tables |= {row.table_id for row in await self._do(buried)}
        for table in tables:
            await self._do(_bell(table, 0))
        await self._do(sa.delete(schema.processes).where(_processes.until < _now - FORGOTTEN))
        return tuple(tables)

    # --- who is connected where

    def sits_here(self, change: Change, table: str, seat: int, here: bool) -> None:
        """Somebody at a seat is connected to this process, or is not any more."""
        row = {"table_id": table, "seat": seat, "process": self.name}
        change.run(sa.delete(schema.connected).filter_by(**row))
        if here:
            change.run(sa.insert(schema.connected).values(**row))

    async def sits_elsewhere(self, table: str, seat: int) -> bool:
        """Whether somebody at this seat is connected to another process that lives."""
        there = sa.select(_connected.process).where(
            _connected.table_id == table,
            _connected.seat == seat,
            _connected.process != self.name,
            _connected.process.in_(_alive),
        )
        return await self._first(there.limit(1)) is not None

    def watch_here(self, change: Change, table: str, number: int) -> None:
        """So many watch at this process."""
        row = {"table_id": table, "process": self.name}
        change.run(sa.delete(schema.watching).filter_by(**row))
        if number:
            change.run(sa.insert(schema.watching).values(**row, number=number))
        self.ring(change, table, 0)

    async def watch_elsewhere(self, table: str) -> int:
        """How many watch at other processes that live."""
        there = sa.select(sa.func.sum(_watching.number)).where(
            _watching.table_id == table, _watching.process != self.name, _watching.process.in_(_alive)
        )
        return await self._first(there) or 0

    async def _first(self, query: sa.Select[Any]) -> Any:
        """The first value that is found; None where there is none. Raises CannotReadError."""
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(query)).scalar()
        except OUTAGES as error:
            raise CannotReadError(translate("server-cannot-read")) from error

    def ring(self, change: Change, table: str, version: int) -> None:
        """Others hear of it when the change is kept."""
        change.run(_bell(table, version))

    async def _do(self, statement: sa.Executable) -> list[sa.Row[Any]]:
        try:
            async with self._engine.begin() as connection:
                result = await connection.execute(statement)
                return list(result) if result.returns_rows else []
        except OUTAGES as error:
            raise CannotKeepError(translate("server-cannot-keep")) from error


def _bell(table: str, version: int) -> sa.Select[Any]:
    return sa.select(sa.func.pg_notify(CHANNEL, f"{table}:{version}"))


def _nothing() -> None:
    """Nobody listens yet."""
