"""The one writer: everything that must be kept goes through it, in batches.

While one batch is being committed the next gathers, so many tables share the wait for the disk. What belongs
together is one `Change`: it is kept whole or not at all, and `Writer.keep` returns when it is on the disk.
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


class CannotKeepError(PegsError):
    """The database did not keep a change; nothing of it has happened."""


class CannotReadError(PegsError):
    """The database does not answer."""


OUTAGES = (SQLAlchemyError, OSError)
"""What a database raises that is away, full, locked or not to be written; a timeout is an OSError."""


class ClashError(CannotKeepError):
    """It was refused because something of the same key is kept already."""


@dataclass(slots=True)
class Change:
    """Rows to insert, by table, then statements to run: all of them or none."""

    rows: dict[sa.Table, list[dict[str, Any]]] = field(default_factory=lambda: defaultdict(list))
    statements: list[sa.Executable] = field(default_factory=list)

    def add(self, table: sa.Table, **row: Any) -> Change:
        """One more row."""
        self.rows[table].append(row)
        return self

    def run(self, statement: sa.Executable) -> Change:
        """One more statement."""
        self.statements.append(statement)
        return self


_Waiting = tuple[Change, "asyncio.Future[None]"]


class Writer:
    """Keeps changes, in the order in which they come."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._task = asyncio.create_task(self._work(), name="writer")
        self.is_well = True
        """Whether the database kept what it was last asked to keep."""

    async def keep(self, change: Change) -> None:
        """Return when the change is kept. Raises ClashError or CannotKeepError where it is not, or where
        nobody can tell: whoever goes on reads first what is there.
        """
        if self._task.done():
            raise CannotKeepError(translate("server-cannot-keep"))
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((change, kept))
        # Whoever waits may be canceled; the change is then kept all the same.
        await asyncio.shield(kept)

    async def close(self) -> None:
        """Keep what still waits, and stop."""
        while not self._queue.empty():
            await asyncio.sleep(0.01)
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _work(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MAX_BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            # A batch that has begun is finished whatever happens: half of it may be on the disk.
            await asyncio.shield(asyncio.create_task(self._keep_batch(batch)))

    async def _keep_batch(self, batch: Sequence[_Waiting]) -> None:
        try:
            await self._commit([change for change, _ in batch])
        except IntegrityError:
            if len(batch) == 1:
                _settle(batch, ClashError(translate("server-cannot-keep")))
                return
            # One of them spoils the others: each on its own.
            for one in batch:
                await self._keep_batch([one])
        except OUTAGES as error:
            await self._fail(batch, error)
        except Exception as error:
            log.exception("a mistake in the program, in the writer")
            await self._fail(batch, error)
        else:
            if not self.is_well:
                log.warning(translate("server-keeps-again"))
            self.is_well = True
            _settle(batch, None)

    async def _fail(self, batch: Sequence[_Waiting], error: Exception) -> None:
        if self.is_well:
            log.error("%s %s", translate("server-keeps-nothing"), error)
        self.is_well = False
        # A connection remembers that its file was read-only, or that its server was another.
        with contextlib.suppress(*OUTAGES):
            await self._engine.dispose()
        _settle(batch, CannotKeepError(translate("server-cannot-keep")))

    @metrics.commit
    async def _commit(self, changes: Sequence[Change]) -> None:
        async with self._engine.begin() as connection:
            for table, rows in _rows_by_table(changes).items():
                await connection.execute(sa.insert(table), rows)
            await _run_all(connection, changes)


async def _run_all(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    for change in changes:
        for statement in change.statements:
            await connection.execute(statement)


def _rows_by_table(changes: Sequence[Change]) -> dict[sa.Table, list[dict[str, Any]]]:
    """All rows, those that others refer to first."""
    together: dict[sa.Table, list[dict[str, Any]]] = defaultdict(list)
    for change in changes:
        for table, rows in change.rows.items():
            together[table] += rows
    return {table: together[table] for table in metadata.sorted_tables if table in together}


def _settle(batch: Sequence[_Waiting], failure: CannotKeepError | None) -> None:
    for _, kept in batch:
        if kept.done():
            continue
        if failure is None:
            kept.set_result(None)
        else:
            kept.set_exception(type(failure)(*failure.args))
