"""A PostgreSQL database that several servers share: its URL, and what's wrong with it in plain words."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from pegs.core.errors import UsageError
from pegs.core.printable import is_on_one_line, on_one_line
from pegs.i18n import translate
from pegs.server.store.database import (
    VERSION_TABLE,
    NewerSchemaError,
    Schema,
    make_engine,
    open_database,
    revisions_of,
    schema_of,
    try_connection,
)
from pegs.server.store.schema import metadata

log = logging.getLogger(__name__)
DRIVER = "postgresql+asyncpg"
_LOGIN_REFUSED = ("28000", "28P01")
_NO_DATABASE = "3D000"
_NO_RIGHTS = "42501"
_MISSING_RIGHTS = sa.text(
    "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND NOT ("
    + " AND ".join(
        f"has_table_privilege(quote_ident(schemaname) || '.' || quote_ident(tablename), '{right}')"
        for right in ("SELECT", "INSERT", "UPDATE", "DELETE")
    )
    + ")"
)
_DURABILITY = sa.text(
    "SELECT name FROM pg_settings WHERE setting = 'off'"
    " AND name IN ('fsync', 'full_page_writes', 'synchronous_commit') ORDER BY name"
)
_VERSION_AND_TIME = sa.text(
    "SELECT current_setting('server_version'), current_setting('server_version_num'),"
    " extract(epoch FROM clock_timestamp())"
)


def shared_url(text: str) -> str:
    """The URL of a PostgreSQL database, as hosting providers write it, for our driver. Raises UsageError."""
    try:
        url = sa.make_url(text)
    except (sa.exc.ArgumentError, ValueError):
        url = sa.URL.create("unreadable")
    if url.get_backend_name() not in ("postgresql", "postgres") or not is_on_one_line(text):
        raise UsageError(translate("server-database-url"))
    query = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}
    return url.set(drivername=DRIVER, query=query).render_as_string(hide_password=False)


def prepare_shared(address: str) -> None:
    """Connect to a shared database once and migrate it.

    Raises UsageError, without the password, if the database can't be used or acknowledges commits that aren't
    on its disk. Logs a warning if its server is set to lose commits in a power failure.
    """
    with plain_problems(address):
        asyncio.run(_prepare(address))


@contextmanager
def plain_problems(address: str) -> Iterator[None]:
    """Raise UsageError, without the password, if a shared database fails in this block."""
    try:
        yield
    except (sa.exc.SQLAlchemyError, OSError, NewerSchemaError) as error:
        raise UsageError(_problem(sa.make_url(address), error)) from None


@dataclass(frozen=True, slots=True)
class SharedState:
    """What a server needs to know of a shared database that it can use."""

    server: str
    """Its host and port."""
    version: str
    major: int
    """The first number of PostgreSQL's version."""
    time: float
    """By the database's clock, in seconds since 1970."""
    schema: Schema
    warning: str
    """Why a power failure could lose games, and the SQL that prevents it; empty if it couldn't."""


def examine_shared(address: str) -> SharedState:
    """Examine a shared database without changing anything.

    Raises UsageError, without the password, if a server would refuse it.
    """
    with plain_problems(address):
        return asyncio.run(_examine(address))


async def _examine(address: str) -> SharedState:
    await _try_connection(address)
    engine = make_engine(address)
    try:
        async with engine.connect() as connection:
            schema = schema_of(await connection.run_sync(revisions_of))
            warning = await _check_use(address, connection)
            version, number, now = (await connection.execute(_VERSION_AND_TIME)).one()
    finally:
        await engine.dispose()
    return SharedState(
        _server(sa.make_url(address)), version.split()[0], int(number) // 10_000, float(now), schema, warning
    )


async def _prepare(address: str) -> None:
    await _try_connection(address)
    engine = await open_database(address)
    try:
        async with engine.connect() as connection:
            if warning := await _check_use(address, connection):
                log.warning("%s", warning)
    finally:
        await engine.dispose()


async def _try_connection(address: str) -> None:
    try:
        await try_connection(address)
    except (TypeError, ValueError) as error:  # the driver's, about an option of the URL
        raise _OptionError(str(error)) from None


async def _check_use(address: str, connection: AsyncConnection) -> str:
    """Check our rights and the database's settings. Returns a warning if a power failure could lose games."""
    if (await connection.execute(_MISSING_RIGHTS)).first() is not None:
        raise _RightsError
    return _check_durability(sa.make_url(address), await connection.execute(_DURABILITY))


class _OptionError(sa.exc.SQLAlchemyError):
    """The driver doesn't accept an option of the URL."""


class _RightsError(sa.exc.SQLAlchemyError):
    """The user may not read or write all tables."""


def _check_durability(url: sa.URL, off: sa.CursorResult[Any]) -> str:
    """Check the settings that are off: a power failure loses what was acknowledged with any of them.

    Returns a warning and the SQL that turns them on; empty if none is off.
    """
    settings = [row.name for row in off]
    if "synchronous_commit" in settings:  # although every connection turns it on
        raise UsageError(translate("server-database-asynchronous", server=_server(url)))
    if not settings:
        return ""
    sql = [f"ALTER SYSTEM SET {name} = on;" for name in settings]
    warning = translate("server-database-unsafe", server=_server(url), settings=", ".join(settings))
    return " ".join([warning, *sql, "SELECT pg_reload_conf();"])


def _server(url: sa.URL) -> str:
    return f"{url.host or 'localhost'}:{url.port or 5432}"


def _problem(url: sa.URL, error: Exception) -> str:
    state = _state(error)
    server = _server(url)
    user = url.username or "?"
    name = url.database or user
    if state in _LOGIN_REFUSED:
        return translate("server-database-login", server=server, user=user)
    if state == _NO_DATABASE:
        sql = f"CREATE DATABASE {_quoted(name)} OWNER {_quoted(user)};"
        return f"{translate('server-database-missing', server=server, name=name)} {sql}"
    if state == _NO_RIGHTS or isinstance(error, _RightsError):
        return f"{translate('server-database-rights', user=user, name=name)} {_change_of_owner(name, user)}"
    return _other_problem(server, name, error)


def _other_problem(server: str, name: str, error: Exception) -> str:
    if isinstance(error, NewerSchemaError):
        return translate("server-database-newer", name=name)
    if isinstance(error, OSError):
        return translate("server-database-unreachable", server=server, problem=_reason(error))
    reason = str(getattr(error, "orig", None) or error).splitlines()[0].partition(">: ")
    return translate("server-database-unusable", server=server, problem=reason[2] or reason[0])


def _change_of_owner(database: str, user: str) -> str:
    """The SQL that makes a user the owner of a database and of the tables that are in it."""
    owner = _quoted(user)
    tables = (
        f"ALTER TABLE IF EXISTS {table} OWNER TO {owner};" for table in (*metadata.tables, VERSION_TABLE)
    )
    return " ".join([f"ALTER DATABASE {_quoted(database)} OWNER TO {owner};", *tables])


def _quoted(name: str) -> str:
    """A name as SQL, on one line of a terminal."""
    return on_one_line('"' + name.replace('"', '""') + '"')


def _state(error: Any) -> str:
    """PostgreSQL's code for an error; empty if it isn't the server's."""
    cause = getattr(getattr(error, "orig", None), "__cause__", None)
    return str(getattr(cause, "sqlstate", None) or "")


def _reason(error: OSError) -> str:
    if isinstance(error, TimeoutError):
        return translate("server-database-no-answer")
    return os.strerror(error.errno) if error.errno and error.errno > 0 else str(error.strerror or error)
