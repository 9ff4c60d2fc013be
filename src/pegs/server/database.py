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

from pegs.errors import UsageError
from pegs.words import say

MIGRATIONS = Path(__file__).with_name("migrations")

_SQLITE_SETTINGS = (
    "PRAGMA journal_mode=WAL",  # readers do not wait for the writer
    "PRAGMA synchronous=FULL",  # what is acknowledged survives a power cut
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)


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
        raise UsageError(say("server-no-database", file=str(file))) from None
    finally:
        engine.dispose()
    known = {script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
    if not set(found) <= known:
        raise UsageError(say("server-newer-database", file=str(file)))


async def open_database(url: str) -> AsyncEngine:
    """A database that holds all tables in their newest shape. Raises what the database raises."""
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
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
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
