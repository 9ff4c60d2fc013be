"""Opening the database: connections, and bringing an older one up to date.

The only place that knows which database it is.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.server.cluster.leases import Sharing
from pegs.server.cluster.peers import Alone, Peers

MIGRATIONS = Path(__file__).with_name("migrations")

_SQLITE_SETTINGS = (
    "PRAGMA journal_mode=WAL",  # readers do not wait for the writer
    "PRAGMA synchronous=FULL",  # what is acknowledged survives a power cut
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)

_POSTGRES: dict[str, Any] = {
    "pool_pre_ping": True,
    "pool_timeout": 5,
    "connect_args": {"timeout": 5, "command_timeout": 5},
}
"""Nobody waits longer than so many seconds for a database that is cut off."""

_ONE_AT_A_TIME = 7_347_737
"""The number of the lock under which a database is migrated."""


def sqlite_url(file: Path) -> str:
    """The address of a database in a file."""
    return sa.URL.create("sqlite+aiosqlite", database=str(file)).render_as_string()


def check_database(file: Path) -> None:
    """Raises UsageError where a file is no database, or one that a newer version has written."""
    if not file.exists():
        return
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(file)))
    try:
        with engine.connect() as connection:
            found = MigrationContext.configure(connection).get_current_heads()
    except sa.exc.DatabaseError:
        raise UsageError(translate("server-no-database", file=str(file))) from None
    finally:
        engine.dispose()
    known = {script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
    if not set(found) <= known:
        raise UsageError(translate("server-newer-database", file=str(file)))


def shared_url(text: str) -> str:
    """The address of a PostgreSQL database, as hosts write it, for our driver. Raises UsageError."""
    try:
        url = sa.make_url(text)
    except sa.exc.ArgumentError:
        url = sa.URL.create("unreadable")
    if url.get_backend_name() not in ("postgresql", "postgres"):
        raise UsageError(translate("server-database-url"))
    return url.set(drivername="postgresql+asyncpg").render_as_string(hide_password=False)


async def join_peers(engine: AsyncEngine) -> Peers:
    """The other processes of a database. Raises what the database raises."""
    if engine.dialect.name == "sqlite":
        return Alone()
    sharing = Sharing(engine)
    await sharing.begin()
    return sharing


async def open_database(url: str) -> AsyncEngine:
    """A database that holds all tables in their newest shape. Raises what the database raises."""
    shared = sa.make_url(url).get_backend_name() == "postgresql"
    # What it complains of is logged, but not which cards and keys were to be kept.
    engine = create_async_engine(url, hide_parameters=True, **(_POSTGRES if shared else {}))
    if not shared:
        sa.event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    except BaseException:
        await engine.dispose()
        raise
    return engine


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for setting in _SQLITE_SETTINGS:
        cursor.execute(setting)
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_ONE_AT_A_TIME)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
