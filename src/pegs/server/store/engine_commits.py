"""Commits batches of transactions with SQLAlchemy."""

from __future__ import annotations

import contextlib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pegs.server.store.schema import metadata
from pegs.server.store.transaction_writer import OUTAGES, Transaction

_PARENTS_FIRST = tuple(metadata.sorted_tables)
"""All tables, in an order that satisfies the foreign keys."""
DEADLOCK = "40P01"
"""PostgreSQL's code if two processes wait for rows that the other has changed. Nothing was committed."""


class EngineCommits:
    """Commits to the database of an engine. The methods are those of `Commits`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def commit(self, transactions: Sequence[Transaction]) -> frozenset[int]:
        """Commit transactions together, and return the numbers of those that were refused."""
        try:
            return await self._commit_together(transactions)
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) != DEADLOCK:
                raise
            return await self._commit_alone(transactions)

    async def _commit_together(self, transactions: Sequence[Transaction]) -> frozenset[int]:
        try:
            async with self._engine.begin() as connection:
                await _write(connection, transactions)
        except IntegrityError:
            return await self._commit_others(transactions)
        return frozenset()

    async def _commit_others(self, transactions: Sequence[Transaction]) -> frozenset[int]:
        """Leave out the transactions with rows that exist already, and commit the others together."""
        try:
            async with self._engine.begin() as connection:
                refused = await _existing(connection, transactions)
                others = [each for number, each in enumerate(transactions) if number not in refused]
                await _write(connection, others)
        except IntegrityError:  # they conflict with each other, or with what was committed meanwhile
            return await self._commit_each(transactions)
        return refused

    async def _commit_each(self, transactions: Sequence[Transaction]) -> frozenset[int]:
        """Write one transaction after another, but commit them together."""
        refused = set()
        async with self._engine.begin() as connection:
            for number, transaction in enumerate(transactions):
                try:
                    async with connection.begin_nested():
                        await _write(connection, (transaction,))
                except IntegrityError:
                    refused.add(number)
        return frozenset(refused)

    async def _commit_alone(self, transactions: Sequence[Transaction]) -> frozenset[int]:
        """Commit one transaction after another, so that none waits for a row while another has one."""
        refused = set()
        for number, transaction in enumerate(transactions):
            try:
                async with self._engine.begin() as connection:
                    await _write(connection, (transaction,))
            except IntegrityError:
                refused.add(number)
        return frozenset(refused)

    async def reset(self) -> None:
        """Give up all connections after a failure."""
        with contextlib.suppress(*OUTAGES):
            await self._engine.dispose()

    async def close(self) -> None:
        """Do nothing: the engine belongs to the store."""


async def _existing(connection: AsyncConnection, transactions: Sequence[Transaction]) -> frozenset[int]:
    """The numbers of the transactions that insert a row with a primary key that exists already."""
    existing = {
        table: await _existing_keys(connection, table, rows)
        for table, rows in rows_by_table(transactions).items()
    }
    return frozenset(
        number
        for number, transaction in enumerate(transactions)
        if any(existing[table] & _keys(table, rows) for table, rows in transaction.rows.items())
    )


async def _existing_keys(
    connection: AsyncConnection, table: sa.Table, rows: Sequence[dict[str, Any]]
) -> set[tuple[Any, ...]]:
    columns = table.primary_key.columns
    query = sa.select(*columns).where(sa.tuple_(*columns).in_(_keys(table, rows)))
    return {tuple(row) for row in await connection.execute(query)}


def _keys(table: sa.Table, rows: Sequence[dict[str, Any]]) -> set[tuple[Any, ...]]:
    """The rows' primary keys."""
    return {tuple(row[column.name] for column in table.primary_key) for row in rows}


async def _write(connection: AsyncConnection, transactions: Sequence[Transaction]) -> None:
    for table, rows in rows_by_table(transactions).items():
        await connection.execute(sa.insert(table), rows)
    for transaction in transactions:
        for statement in transaction.statements:
            await connection.execute(statement)


def rows_by_table(transactions: Iterable[Transaction]) -> dict[sa.Table, list[dict[str, Any]]]:
    """All rows, in an order that satisfies the foreign keys."""
    together: dict[sa.Table, list[dict[str, Any]]] = defaultdict(list)
    for transaction in transactions:
        for table, rows in transaction.rows.items():
            together[table] += rows
    return {table: together[table] for table in _PARENTS_FIRST if table in together}
