"""Leases in PostgreSQL: which processes are alive, which tables each owns, and who is connected where.

Every process renews its lease about once a second, and counts as dead once the lease has run out; others
may then claim its tables. Leases are measured by the database's clock, so that the machines' clocks needn't
agree. A process that can't renew its lease for that long assumes the same of itself and unloads its tables;
the primary key of the event log would refuse its writes anyway.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pegs.i18n import translate
from pegs.server.cluster.peers import Peer, Peers, SingleProcess
from pegs.server.cluster.pg_notify import CHANNEL, NotifyListener
from pegs.server.hosting.clock import CLOCK
from pegs.server.hosting.pulse import last_mark
from pegs.server.store import schema
from pegs.server.store.outages import record
from pegs.server.store.transaction_writer import OUTAGES, ReadError, Transaction, WriteError

log = logging.getLogger(__name__)
RENEWAL = 0.7
"""Seconds between two renewals of the lease."""
LEASE = 2.5
"""Seconds for which a lease is valid."""
NOTICED_WITHIN = 2 * LEASE
"""Seconds after its end in which the others notice that a process is gone."""
RETENTION = 3600.0
"""Seconds after which the row of a dead process is deleted."""

_now = sa.func.extract("epoch", sa.func.clock_timestamp())
_processes, _tables, _connected = schema.processes.c, schema.tables.c, schema.connected.c
_watching = schema.watching.c
_alive = sa.select(_processes.name).where(_processes.until > _now)


async def join_peers(engine: AsyncEngine, address: str, mark: Path) -> Peers:
    """Join the other processes of a database, which reach this one at a URL.

    If nobody could play meanwhile, record since when: a single process has left its ``mark``. Raises what the
    database raises.
    """
    if engine.dialect.name == "sqlite":
        if (since := last_mark(mark)) is not None:
            await _record(engine, since)
        return SingleProcess()
    peers = LeasedProcess(engine, address)
    await peers.begin()
    return peers


async def _record(engine: AsyncEngine, since: float) -> None:
    # A server starts even if its database can't be written to for now.
    with contextlib.suppress(*OUTAGES):
        async with engine.begin() as connection:
            for statement in record(since, CLOCK.now()):
                await connection.execute(statement)


class LeasedProcess:
    """One of several processes on a database."""

    def __init__(self, engine: AsyncEngine, address: str) -> None:
        self.name = secrets.token_hex(16)
        self._engine, self._address = engine, address
        self._listener = NotifyListener(engine.url)
        self._on_cut_off: Callable[[], None] = lambda: None
        self._owned: set[str] = set()
        self._is_known = False
        """Whether the database has a lease under this name."""
        self._until = self._next_search = 0.0
        self._task: asyncio.Task[None] | None = None

    # --- the lease

    async def begin(self) -> None:
        """Take the first lease. Raises what the database raises."""
        await self._renew()

    def stood_still(self, transaction: Transaction, since: float) -> None:
        """Do nothing: a process without a valid lease starts over, and then looks for others."""

    def listen(
        self,
        on_change: Callable[[str, int], None],
        on_missed: Callable[[], None],
        on_cut_off: Callable[[], None],
    ) -> None:
        """Start listening for notifications and renewing the lease."""
        self._on_cut_off = on_cut_off
        self._listener.listen(on_change, on_missed)
        self._task = asyncio.create_task(self._keep_renewing(), name="lease")

    @property
    def is_alive(self) -> bool:
        """Whether the lease is valid."""
        return CLOCK.now() < self._until

    async def _keep_renewing(self) -> None:
        while True:
            try:
                async with asyncio.timeout(LEASE):
                    await self._renew()
            except OUTAGES as error:
                log.debug("couldn't renew the lease: %s", error)
            if self._is_known and not self.is_alive:
                self._start_over()
            await asyncio.sleep(RENEWAL)

    def _start_over(self) -> None:
        """The lease has run out, so others may own the tables now."""
        log.error(translate("server-cut-off"))
        self._owned.clear()
        # Under a new name: what the database says of the old one's sockets is wrong now.
        self.name, self._is_known = secrets.token_hex(16), False
        self._on_cut_off()

    async def _renew(self) -> None:
        began = CLOCK.now()
        processes, values = schema.processes, {"until": _now + LEASE}
        own = (_processes.name == self.name, _processes.until > _now)
        async with self._engine.begin() as connection:
            found = await connection.execute(sa.update(processes).where(*own).values(values))
            if not found.rowcount:
                if self._is_known:  # this process stood still, and the others counted it as dead
                    self._start_over()
                await self._record_outage(connection)
                new = {"name": self.name, "address": self._address, **values}
                await connection.execute(sa.insert(processes).values(new))
        self._until, self._is_known = began + LEASE, True

    async def _record_outage(self, connection: AsyncConnection) -> None:
        """Record since when no process has lived, by this machine's clock."""
        seconds = sa.select(_now - sa.func.max(_processes.until))
        since = (await connection.execute(seconds)).scalar()
        if since is not None and since > 0:
            for statement in record(CLOCK.now() - since - LEASE, CLOCK.now()):
                await connection.execute(statement)

    async def close(self) -> None:
        """Give up the lease and all tables, so that others needn't wait for them."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._listener.close()
        self._until = 0.0
        with contextlib.suppress(*OUTAGES):
            async with self._engine.begin() as connection:
                for presence in (schema.connected, schema.watching):
                    await connection.execute(sa.delete(presence).where(presence.c.process == self.name))
                tables = schema.tables
                await connection.execute(
                    sa.update(tables).where(tables.c.owner == self.name).values(owner=None)
                )
                own = schema.processes.c.name == self.name
                # Its end is remembered: if it was the last one, nobody can play from now on.
                await connection.execute(sa.update(schema.processes).where(own).values(until=_now))

    # --- owning tables

    def owns(self, table: str) -> bool:
        """Whether this process owns a table."""
        return table in self._owned and self.is_alive

    async def claim(self, tables: Iterable[str]) -> tuple[str, ...]:
        """Become the owner of the tables that have none or a dead one. Raises WriteError."""
        wanted = [table for table in tables if not self.owns(table)]
        if not wanted or not self.is_alive:
            return ()
        claim = (
            sa.update(schema.tables)
            .where(_tables.id.in_(wanted), self.claimable())
            .values(owner=self.name, wake=0.0)
            .returning(_tables.id)
        )
        new = tuple(row.id for row in await self._execute(claim))
        self._owned |= set(new)
        return new

    def claimable(self) -> sa.ColumnElement[bool]:
        """The tables without a living owner other than this process."""
        return sa.or_(_tables.owner.is_(None), _tables.owner == self.name, _tables.owner.not_in(_alive))

    def release(self, transaction: Transaction, table: str) -> None:
        """Give up the ownership of a table."""
        self._owned.discard(table)
        own = (_tables.id == table, _tables.owner == self.name)
        transaction.execute(sa.update(schema.tables).where(*own).values(owner=None))

    async def owner(self, table: str) -> Peer | None:
        """The living process that owns a table, if it's another one. Raises ReadError."""
        owner = (
            sa.select(_processes.name, _processes.address)
            .join(schema.tables, _tables.owner == _processes.name)
            .where(_tables.id == table, _processes.until > _now, _processes.name != self.name)
        )
        rows = await self._rows(owner)
        return Peer(rows[0].name, rows[0].address or "") if rows else None

    async def occupied_elsewhere(self, tables: Iterable[str]) -> dict[str, str]:
        """The tables with people connected to other living processes, and the names of those processes.

        Raises ReadError.
        """
        wanted = list(tables)
        if not wanted:
            return {}
        occupied = sa.union(
            *(
                sa.select(presence.table_id, presence.process).where(
                    presence.table_id.in_(wanted), presence.process != self.name, presence.process.in_(_alive)
                )
                for presence in (_connected, _watching)
            )
        )
        return {row.table_id: row.process for row in await self._rows(occupied)}

    def hand_over(self, transaction: Transaction, table: str, process: str) -> None:
        """Make another process the owner of a table without clients here."""
        self._owned.discard(table)
        for presence in (schema.connected, schema.watching):
            transaction.execute(sa.delete(presence).filter_by(table_id=table, process=self.name))
        own = (_tables.id == table, _tables.owner == self.name)
        transaction.execute(sa.update(schema.tables).where(*own).values(owner=process))

    async def orphaned(self) -> tuple[str, ...]:
        """The owned tables with connections to dead processes; those connections are deleted.

        Looks only as often as a lease can run out: even looking costs a process without tables CPU time.
        """
        if CLOCK.now() < self._next_search:
            return ()
        self._next_search = CLOCK.now() + LEASE
        owned = sa.select(_tables.id).where(_tables.owner == self.name)
        tables: set[str] = set()
        for presence in (schema.connected.c, schema.watching.c):
            dead = (presence.process.not_in(_alive), presence.table_id.in_(owned))
            delete = sa.delete(presence.table_id.table).where(*dead).returning(presence.table_id)
            tables |= {row.table_id for row in await self._execute(delete)}
        for table in tables:
            await self._execute(_notification(table, 0))
        await self._execute(sa.delete(schema.processes).where(_processes.until < _now - RETENTION))
        return tuple(tables)

    # --- who is connected where

    def set_connected(self, transaction: Transaction, table: str, seat: int, connected: bool) -> None:
        """Announce whether a seat's person is connected to this process."""
        row = {"table_id": table, "seat": seat, "process": self.name}
        transaction.execute(sa.delete(schema.connected).filter_by(**row))
        if connected:
            transaction.execute(sa.insert(schema.connected).values(**row))

    async def connected_elsewhere(self, table: str, seat: int) -> bool:
        """Whether a seat's person is connected to another living process."""
        others = sa.select(_connected.process).where(
            _connected.table_id == table,
            _connected.seat == seat,
            _connected.process != self.name,
            _connected.process.in_(_alive),
        )
        return await self._first(others.limit(1)) is not None

    def set_watchers(self, transaction: Transaction, table: str, number: int) -> None:
        """Announce how many watchers are connected to this process."""
        row = {"table_id": table, "process": self.name}
        transaction.execute(sa.delete(schema.watching).filter_by(**row))
        if number:
            transaction.execute(sa.insert(schema.watching).values(**row, number=number))
        self.notify(transaction, table, 0)

    async def watchers_elsewhere(self, table: str) -> int:
        """How many watchers are connected to other living processes."""
        others = sa.select(sa.func.sum(_watching.number)).where(
            _watching.table_id == table, _watching.process != self.name, _watching.process.in_(_alive)
        )
        return await self._first(others) or 0

    async def _first(self, query: sa.Select[Any]) -> Any:
        """The first value of a query; None if there are no rows. Raises ReadError."""
        rows = await self._rows(query)
        return rows[0][0] if rows else None

    async def _rows(self, query: sa.Executable) -> Sequence[sa.Row[Any]]:
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(query)).all()
        except OUTAGES as error:
            raise ReadError(translate("server-cannot-read")) from error

    def notify(self, transaction: Transaction, table: str, version: int) -> None:
        """Notify the others when the transaction is committed, unless no process follows the table."""
        if version == 0 or not self.owns(table):
            transaction.execute(_notification(table, version))

    async def _execute(self, statement: sa.Executable) -> list[sa.Row[Any]]:
        try:
            async with self._engine.begin() as connection:
                result = await connection.execute(statement)
                return list(result) if result.returns_rows else []
        except OUTAGES as error:
            raise WriteError(translate("server-cannot-keep")) from error


def _notification(table: str, version: int) -> sa.Select[Any]:
    return sa.select(sa.func.pg_notify(CHANNEL, f"{table}:{version}"))
