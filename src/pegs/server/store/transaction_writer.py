"""Writes transactions to the database in batches.

While one batch is being committed the next one gathers, so that many tables share each wait for the disk.
Every transaction is committed whole or not at all, and `TransactionWriter.commit` returns once it's on the
disk.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from pegs.core.errors import PegsError
from pegs.i18n import translate
from pegs.server.hosting import metrics

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

    def insert_if(self, table: sa.Table, *conditions: sa.ColumnElement[bool], **row: Any) -> Transaction:
        """Add a row if these conditions hold in the database once the statements before have run."""
        values = [sa.literal(value, table.c[name].type) for name, value in row.items()]
        return self.execute(sa.insert(table).from_select([*row], sa.select(*values).where(*conditions)))

    def execute(self, statement: sa.Executable) -> Transaction:
        """Add a statement."""
        self.statements.append(statement)
        return self

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to write."""
        return not (self.rows or self.statements)


class Commits(Protocol):
    """The way to a database."""

    async def commit(self, transactions: Sequence[Transaction]) -> frozenset[int]:
        """Commit transactions together, and return the numbers of those that were refused.

        One is refused if a row with the same key exists already, or one that it refers to doesn't exist;
        the others are committed all the same, and together. Raises what is in `OUTAGES` if the outcome is
        unknown.
        """

    async def reset(self) -> None:
        """Give up all connections after a failure.

        They would go on failing: they remember a read-only file or a lost server.
        """

    async def close(self) -> None:
        """Close the connections that belong to this object alone."""


_Pending: TypeAlias = tuple[Transaction, "asyncio.Future[None]"]


class TransactionWriter:
    """Commits transactions in the order in which they arrive."""

    def __init__(self, commits: Commits) -> None:
        self._commits = commits
        self._waiting: list[_Pending] = []
        self._task: asyncio.Task[None] | None = None
        """Commits what is waiting; None if nothing is."""
        self._is_closed = False
        self.is_healthy = True
        """Whether the last commit succeeded."""

    async def commit(self, transaction: Transaction) -> None:
        """Return once the transaction is on the disk.

        Raises ConflictError if it was refused because of a key, and WriteError if it failed or its outcome
        is unknown; the caller then reads what the database holds before it goes on.
        """
        if self._is_closed:
            raise WriteError(translate("server-cannot-keep"))
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((transaction, done))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="transaction writer")
        # If the caller is canceled, the transaction is committed all the same.
        await done

    async def close(self) -> None:
        """Commit what is still waiting, and stop."""
        self._is_closed = True
        if self._task is not None:
            await self._task
        await self._commits.close()

    async def _run(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
            await self._commit_batch(batch)
        self._task = None

    async def _commit_batch(self, batch: Sequence[_Pending]) -> None:
        try:
            conflicts = await self._commit([transaction for transaction, _ in batch])
        except OUTAGES as error:
            await self._fail(batch, error)
        except Exception as error:
            log.exception("bug in the transaction writer")
            await self._fail(batch, error)
        else:
            if not self.is_healthy:
                log.warning(translate("server-keeps-again"))
            self.is_healthy = True
            for number, pending in enumerate(batch):
                _resolve(pending, ConflictError if number in conflicts else None)

    @metrics.time_commit
    async def _commit(self, transactions: Sequence[Transaction]) -> frozenset[int]:
        return await self._commits.commit(transactions)

    async def _fail(self, batch: Sequence[_Pending], error: Exception) -> None:
        if self.is_healthy:
            log.error("%s %s", translate("server-keeps-nothing"), error)
        self.is_healthy = False
        await self._commits.reset()
        for pending in batch:
            _resolve(pending, WriteError)


def _resolve(pending: _Pending, failure: type[WriteError] | None) -> None:
    _, done = pending
    if done.done():
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure(translate("server-cannot-keep")))
