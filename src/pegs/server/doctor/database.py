"""Whether the database can be used: the file, or PostgreSQL."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from pegs.core.errors import UsageError
from pegs.server.doctor.disk import MEBIBYTE
from pegs.server.doctor.finding import Finding, Verdict, fix, good, note
from pegs.server.hosting.config import DATABASE_FILE, ServerSettings
from pegs.server.store.database import Schema, check_database
from pegs.server.store.shared_database import SharedState, examine_shared, shared_url

OLDEST_POSTGRESQL = 14


def check_storage(settings: ServerSettings) -> Finding:
    """The database is sound and isn't from a newer version, or can be made."""
    try:
        if settings.database:
            return _of_shared(examine_shared(shared_url(settings.database)))
        return _of_file(settings.data / DATABASE_FILE)
    except UsageError as error:
        return Finding(Verdict.FIX, str(error))


def _of_file(file: Path) -> Finding:
    schema = check_database(file)
    if schema is Schema.NONE:
        return good("doctor-database-none", file=str(file))
    if not _is_sound(file):
        return fix("doctor-database-damaged", file=str(file))
    if schema is Schema.OLDER:
        return note("doctor-database-older")
    return good("doctor-database-good", file=str(file), megabytes=max(1, file.stat().st_size // MEBIBYTE))


def _is_sound(file: Path) -> bool:
    """Whether SQLite finds nothing wrong with the pages of a database, which a server may be using."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            return bool(connection.execute("PRAGMA quick_check(1)").fetchall() == [("ok",)])
    except sqlite3.DatabaseError:
        return False


def _of_shared(state: SharedState) -> Finding:
    known = {"server": state.server, "version": state.version}
    if state.major < OLDEST_POSTGRESQL:
        return fix("doctor-postgresql-old", needed=OLDEST_POSTGRESQL, **known)
    if state.warning:
        return Finding(Verdict.FIX, state.warning)
    if state.schema is Schema.OLDER:
        return note("doctor-postgresql-older")
    return good("doctor-postgresql-good", **known)
