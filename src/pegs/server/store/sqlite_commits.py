"""Commits to SQLite: in one thread, on one connection, with SQL that is compiled once.

Through SQLAlchemy and aiosqlite a commit of one turn is a dozen hops between threads; here it's one.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from pegs.server.store.database import SQLITE_SETTINGS
from pegs.server.store.engine_commits import rows_by_table
from pegs.server.store.transaction_writer import OUTAGES, Transaction
from pegs.server.store.worker_thread import WorkerThread

_DIALECT = sqlite.dialect(paramstyle="qmark")


class SqliteCommits:
    """The only writer of a database file. See `Commits` for its methods."""

    def __init__(self, engine: AsyncEngine) -> None:
        """``engine``: what reads the same file."""
        assert engine.url.database is not None
        self._engine, self._file = engine, engine.url.database
        self._thread = WorkerThread("sqlite")
        self._connection: sqlite3.Connection | None = None

    async def commit(self, transactions: Sequence[Transaction]) -> frozenset[int]:
        """Commit transactions together, and return the numbers of those that were refused."""
        return await self._thread.run(lambda: self._commit(transactions))

    async def reset(self) -> None:
        """After a failure, drop this connection and the reader pool: both cache the failure."""
        with contextlib.suppress(*OUTAGES):
            await self._engine.dispose()
        await self._thread.run(self._disconnect)

    async def close(self) -> None:
        """Close the connection, and end the thread."""
        await self._thread.run(self._disconnect)
        self._thread.close()

    # --- in the thread

    def _commit(self, transactions: Sequence[Transaction]) -> frozenset[int]:
        try:
            connection = self._connected()
            try:
                with _transaction(connection):
                    _write(connection, transactions)
            except sqlite3.IntegrityError:
                return _commit_each(connection, transactions)
        except sqlite3.Error as error:
            raise OSError(str(error)) from error
        return frozenset()

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = open_connection(self._file)
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def open_connection(file: str) -> sqlite3.Connection:
    """A connection for writing: a commit returns once it's on the disk."""
    connection = sqlite3.connect(file, isolation_level=None)
    for setting in SQLITE_SETTINGS:
        connection.execute(setting)
    return connection


@contextlib.contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _commit_each(connection: sqlite3.Connection, transactions: Sequence[Transaction]) -> frozenset[int]:
    """Write one transaction after another, and commit all that aren't refused together."""
    refused = set()
    with _transaction(connection):
        for number, transaction in enumerate(transactions):
            connection.execute("SAVEPOINT one")
            try:
                _write(connection, (transaction,))
            except sqlite3.IntegrityError:
                connection.execute("ROLLBACK TO one")
                refused.add(number)
            connection.execute("RELEASE one")
    return frozenset(refused)


def _write(connection: sqlite3.Connection, transactions: Sequence[Transaction]) -> None:
    for table, rows in rows_by_table(transactions).items():
        for row in rows:
            connection.execute(_insert(table, tuple(row)), tuple(row.values()))
    for transaction in transactions:
        for statement in transaction.statements:
            connection.execute(*_compiled(statement))


@cache
def _insert(table: sa.Table, columns: tuple[str, ...]) -> str:
    """The statement that inserts a row with these columns, in their order."""
    marks = ", ".join("?" for _ in columns)
    return f"INSERT INTO {table.name} ({', '.join(columns)}) VALUES ({marks})"


def _compiled(statement: sa.Executable) -> tuple[str, list[Any]]:
    """A statement's SQL and parameters."""
    options = {"render_postcompile": True}
    compiled: Any = statement.compile(dialect=_DIALECT, compile_kwargs=options)  # type: ignore[attr-defined]
    parameters = compiled.construct_params()
    return str(compiled), [parameters[name] for name in compiled.positiontup or ()]
