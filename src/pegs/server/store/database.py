"""Opens the database and migrates it. Only this module knows which database it is.

Alembic migrates it. It takes longer to import than all of our server, so it's imported only if there is
something to migrate.
"""

from __future__ import annotations

import os
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from enum import Enum, auto
from functools import cache, partial
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from pegs.core.errors import UsageError
from pegs.i18n import translate

MIGRATIONS = Path(__file__).with_name("migrations")
VERSION_TABLE = "alembic_version"
_REVISION = re.compile(r'^revision = "(\w+)"', re.MULTILINE)

SQLITE_SETTINGS = (
    "PRAGMA journal_mode=WAL",  # readers don't wait for the writer
    "PRAGMA synchronous=FULL",  # acknowledged commits survive a power failure
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)

_POSTGRES: dict[str, Any] = {
    "pool_pre_ping": True,
    "pool_timeout": 5,
    "connect_args": {"timeout": 5, "command_timeout": 5},
}
"""Timeouts in seconds, so that an unreachable database is noticed."""

_POSTGRES_SETTINGS = (
    # A process that is cut off in the middle of a transaction would otherwise hold its locks until TCP gives
    # up, hours later, and the others couldn't take over its tables.
    "SET idle_in_transaction_session_timeout = 3000",  # milliseconds
    # Acknowledged commits survive a power failure. Other values than `off` are the operator's choice.
    "SELECT set_config(name, 'on', false) FROM pg_settings"
    " WHERE name = 'synchronous_commit' AND setting = 'off'",
)

_MIGRATION_LOCK = 7_347_737
"""The PostgreSQL advisory lock that is held during a migration."""


class NewerSchemaError(Exception):
    """The database was written by a newer version of this program."""


def sqlite_url(file: Path) -> str:
    """The URL of a database in a file."""
    return sa.URL.create("sqlite+aiosqlite", database=str(file)).render_as_string()


def make_private(file: Path) -> None:
    """Make the file of a database one that only its owner can read, creating it if there is none.

    It holds hands and shuffles. SQLite gives its write-ahead log the rights of the file, so the file must
    have them before it's opened; those of older versions that are there already are corrected, too.
    """
    with suppress(OSError):  # what is wrong with the folder or the file, SQLite reports
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    for each in (file, *(file.with_name(file.name + suffix) for suffix in ("-wal", "-shm"))):
        with suppress(OSError):  # there is none, or it's someone else's
            each.chmod(each.stat().st_mode & 0o700)


class Schema(Enum):
    """How a database's schema compares with this program's; a newer one is an error."""

    NONE = auto()
    OLDER = auto()
    """A server updates it when it starts."""
    CURRENT = auto()


def schema_of(applied: set[str]) -> Schema:
    """How a schema of these versions compares. Raises NewerSchemaError."""
    if not applied <= {*revisions()}:
        raise NewerSchemaError
    if not applied:
        return Schema.NONE
    return Schema.CURRENT if revisions()[-1] in applied else Schema.OLDER


def check_database(file: Path) -> Schema:
    """The schema of a file. Raises UsageError if it isn't a database of this version or an earlier one."""
    if not file.exists():
        return Schema.NONE
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(file)))
    try:
        with engine.connect() as connection:
            return schema_of(revisions_of(connection))
    except sa.exc.DatabaseError:
        raise UsageError(translate("server-no-database", file=str(file))) from None
    except NewerSchemaError:
        raise UsageError(translate("server-newer-database", file=str(file))) from None
    finally:
        engine.dispose()


@cache
def revisions() -> tuple[str, ...]:
    """The versions of the schema, the oldest first."""
    files = sorted((MIGRATIONS / "versions").glob("v*.py"))
    return tuple(name for file in files for name in _REVISION.findall(file.read_text("utf-8")))


def revisions_of(connection: sa.Connection) -> set[str]:
    """The versions of a database's schema; none if the database is empty."""
    if not sa.inspect(connection).has_table(VERSION_TABLE):
        return set()
    return {*connection.execute(sa.text(f"SELECT version_num FROM {VERSION_TABLE}")).scalars()}


async def try_connection(url: str) -> None:
    """Connect to a shared database once. Raises what the database or its driver raises."""
    engine = create_async_engine(url, **_POSTGRES)
    try:
        async with engine.connect():
            pass
    finally:
        await engine.dispose()


class OlderSchemaError(Exception):
    """The database was written by an older version of this program, and hasn't been migrated yet."""


@asynccontextmanager
async def opened_database(url: str) -> AsyncIterator[AsyncEngine]:
    """A database that has the newest schema already, which servers may be using.

    Raises what the database raises, NewerSchemaError, or OlderSchemaError.
    """
    engine = make_engine(url)
    try:
        async with engine.connect() as connection:
            applied = await connection.run_sync(revisions_of)
        if schema_of(applied) is not Schema.CURRENT:
            raise OlderSchemaError
        yield engine
    finally:
        await engine.dispose()


async def open_database(url: str) -> AsyncEngine:
    """Open a database and migrate it to the newest schema. Its file becomes the server's user's alone.

    Raises what the database raises, or NewerSchemaError.
    """
    file = sa.make_url(url).database
    if sa.make_url(url).get_backend_name() == "sqlite" and file is not None:
        make_private(Path(file))
    engine = make_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    except BaseException:
        await engine.dispose()
        raise
    return engine


def make_engine(url: str) -> AsyncEngine:
    """An engine for a database, with our settings; it isn't connected yet."""
    shared = sa.make_url(url).get_backend_name() == "postgresql"
    # Errors are logged without their parameters, which would give away cards and tokens.
    engine = create_async_engine(url, hide_parameters=True, **(_POSTGRES if shared else {}))
    settings = _POSTGRES_SETTINGS if shared else SQLITE_SETTINGS
    sa.event.listen(engine.sync_engine, "connect", partial(_set_up, settings))
    return engine


def _set_up(settings: Sequence[str], connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for setting in settings:
        cursor.execute(setting)
    cursor.close()
    connection.commit()


def _migrate(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
    if schema_of(revisions_of(connection)) is Schema.CURRENT:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
