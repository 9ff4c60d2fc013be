"""Writes transactions to the database in batches.

While one batch is being committed the next one gathers, so that many tables share each wait for the disk.
Every transaction is committed whole or not at all, and `TransactionWriter.commit` returns once it's on the
disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pegs.core.errors import PegsError
from pegs.i18n import translate
from pegs.server.hosting import metrics
from pegs.server.store.schema import metadata

log = logging.getLogger(__name__)
MAX_BATCH = 500
"""Transactions in one commit."""
OUTAGES = (SQLAlchemyError, OSError)
"""What SQLAlchemy raises if a database is gone, full, locked or read-only. A timeout is an OSError."""


class WriteError(PegsError):
    """The database didn't confirm a transaction."""


class ReadError(PegsError):
    """The database didn't answer."""


class ConflictError(WriteError):
    """A row with the same key exists already."""


@dataclass(slots=True)
class Transaction:
    """Rows to insert, by table, and then statements to run: all of them or none."""

    rows: dict[sa.Table, list[dict[str, Any]]] = field(default_factory=lambda: defaultdict(list))
    statements: list[sa.Executable] = field(default_factory=list)

    def insert(self, table: sa.Table, **row: Any) -> Transaction:
        """Add a row."""
        self.rows[table].append(row)
        return self

    def execute(self, statement: sa.Executable) -> Transaction:
        """Add a statement."""
        self.statements.append(statement)
        return self

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to write."""
        return not (self.rows or self.statements)


_Pending = tuple[Transaction, "asyncio.Future[None]"]


class TransactionWriter:
    """Commits transactions in the order in which they arrive."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[_Pending] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="transaction writer")
        self.is_healthy = True
        """Whether the last commit succeeded."""

    async def commit(self, transaction: Transaction) -> None:
        """Return once the transaction is on the disk.

        Raises ConflictError if it was refused because of a key, and WriteError if it failed or its outcome
        is unknown; the caller then reads what the database holds before it goes on.
        """
        if self._task.done():
            raise WriteError(translate("server-cannot-keep"))
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((transaction, done))
        # If the caller is canceled, the transaction is committed all the same.
        await asyncio.shield(done)

    async def close(self) -> None:
        """Commit what is still queued, and stop."""
        while not self._queue.empty():
            await asyncio.sleep(0.01)
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MAX_BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            # A batch once begun is always finished: its commit may already be on the disk.
            await asyncio.shield(asyncio.create_task(self._commit_batch(batch)))

    async def _commit_batch(self, batch: Sequence[_Pending]) -> None:
        try:
            await self._commit([transaction for transaction, _ in batch])
        except IntegrityError:
            if len(batch) == 1:
                _resolve(batch, ConflictError(translate("server-cannot-keep")))
                return
            # One conflict fails the whole batch, so commit each transaction by itself.
            for one in batch:
                await self._commit_batch([one])
        except OUTAGES as error:
            await self._fail(batch, error)
        except Exception as error:
            log.exception("bug in the transaction writer")
            await self._fail(batch, error)
        else:
            if not self.is_healthy:
                log.warning(translate("server-keeps-again"))
            self.is_healthy = True
            _resolve(batch, None)

    async def _fail(self, batch: Sequence[_Pending], error: Exception) -> None:
        if self.is_healthy:
            log.error("%s %s", translate("server-keeps-nothing"), error)
        self.is_healthy = False
        # Pooled connections would go on failing: they remember a read-only file or a lost server.
        with contextlib.suppress(*OUTAGES):
            await self._engine.dispose()
        _resolve(batch, WriteError(translate("server-cannot-keep")))

    @metrics.time_commit
    async def _commit(self, transactions: Sequence[Transaction]) -> None:
        async with self._engine.begin() as connection:
            for table, rows in _rows_by_table(transactions).items():
                await connection.execute(sa.insert(table), rows)
            await _execute_all(connection, transactions)


async def _execute_all(connection: AsyncConnection, transactions: Sequence[Transaction]) -> None:
    for transaction in transactions:
        for statement in transaction.statements:
            await connection.execute(statement)


def _rows_by_table(transactions: Sequence[Transaction]) -> dict[sa.Table, list[dict[str, Any]]]:
    """All rows, in an order that satisfies the foreign keys."""
    together: dict[sa.Table, list[dict[str, Any]]] = defaultdict(list)
    for transaction in transactions:
        for table, rows in transaction.rows.items():
            together[table] += rows
    return {table: together[table] for table in metadata.sorted_tables if table in together}


def _resolve(batch: Sequence[_Pending], failure: WriteError | None) -> None:
    for _, done in batch:
        if done.done():
            continue
        if failure is None:
            done.set_result(None)
        else:
            done.set_exception(type(failure)(*failure.args))
