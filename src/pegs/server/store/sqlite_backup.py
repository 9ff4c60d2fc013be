"""Backups of the SQLite database: made while the server runs, restored while none does."""

from __future__ import annotations

import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from pegs.core.atomic_file import move_into_place
from pegs.core.errors import UsageError
from pegs.i18n import system_reason, translate
from pegs.server.hosting.config import DATABASE_FILE
from pegs.server.store.database import check_database
from pegs.server.store.folder_lock import FolderLock

_SUFFIXES = ("", "-wal", "-shm")
"""SQLite's files are named like the database, with these suffixes."""


@dataclass(frozen=True, slots=True)
class BackupContents:
    """How much a backup holds. ``games`` includes unfinished ones."""

    tables: int
    games: int


@dataclass(frozen=True, slots=True)
class Restored:
    """What was restored, and the folder where the previous database was moved, if there was one."""

    contents: BackupContents
    previous: Path | None


def back_up(data: Path, file: Path, replace: bool = False) -> BackupContents:
    """Write everything committed so far to a file. Raises UsageError if nothing was written."""
    database = data / DATABASE_FILE
    if not database.is_file():
        raise UsageError(translate("backup-nothing", folder=str(data)))
    if file.exists() and (not replace or file.samefile(database)):
        raise UsageError(translate("backup-exists", file=str(file)))
    with _verified_copy(database, file.parent) as (copy, contents):
        _with_the_time(copy, "INSERT OR IGNORE INTO outages (since, until) VALUES (:now, :now)")
        move_into_place(copy, file)
    return contents


def restore(file: Path, data: Path) -> Restored:
    """Replace the database with a backup. Raises UsageError if nothing was changed."""
    if not file.is_file():
        raise UsageError(translate("restore-no-file", file=str(file)))
    check_database(file)
    with FolderLock(data), _verified_copy(file, data) as (copy, contents):
        # Nobody could play on from this backup between the time it was made and now.
        _with_the_time(copy, "UPDATE outages SET until = :now WHERE since = until")
        _merge_log(data / DATABASE_FILE)
        previous = _set_aside(data)
        try:
            move_into_place(copy, data / DATABASE_FILE)
        except OSError:
            _bring_back(previous, data)
            raise
    return Restored(contents, previous)


@contextmanager
def _verified_copy(database: Path, folder: Path) -> Iterator[tuple[Path, BackupContents]]:
    """A checked copy of a database, in a temporary file of a folder. Raises UsageError."""
    try:
        descriptor, name = tempfile.mkstemp(".part", DATABASE_FILE, folder)
    except OSError as error:
        raise UsageError(_write_problem(folder, error)) from None
    os.close(descriptor)
    copy = Path(name)
    try:
        yield copy, _copy_pages(database, copy)
    except sqlite3.OperationalError as error:
        raise UsageError(_write_problem(folder, error)) from None
    except sqlite3.DatabaseError:
        raise UsageError(translate("restore-damaged", file=str(database))) from None
    except OSError as error:
        raise UsageError(_write_problem(folder, error)) from None
    finally:
        copy.unlink(missing_ok=True)


def _write_problem(folder: Path, error: Exception) -> str:
    problem = system_reason(error) if isinstance(error, OSError) else str(error)
    return translate("backup-unwritten", folder=str(folder), problem=problem)


def _copy_pages(database: Path, copy: Path) -> BackupContents:
    """Copy a consistent snapshot of all pages, and check every one. Raises sqlite3.DatabaseError."""
    source = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)
    with closing(source), closing(sqlite3.connect(copy)) as target:
        source.backup(target)
        # With a write-ahead log the copy would be two files, and people move only one.
        target.execute("PRAGMA journal_mode=DELETE")
        if target.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            raise sqlite3.DatabaseError
        tables = {name for (name,) in target.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not {"tables", "events", "games", "keys"} <= tables:
            raise sqlite3.DatabaseError
        return BackupContents(_count(target, "tables"), _count(target, "games"))


def _with_the_time(copy: Path, statement: str) -> None:
    """Execute a statement with the current time, unless an earlier version has made the database."""
    with closing(sqlite3.connect(copy)) as connection, connection:
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'outages'").fetchone():
            connection.execute(statement, {"now": time.time()})


def _count(database: sqlite3.Connection, table: str) -> int:
    return int(database.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def _merge_log(database: Path) -> None:
    """Merge a database's write-ahead log into its file; if it's too damaged for that, leave the log."""
    with (
        suppress(sqlite3.DatabaseError),
        closing(sqlite3.connect(database.absolute().as_uri() + "?mode=rw", uri=True)) as connection,
    ):
        connection.execute("PRAGMA journal_mode=DELETE")


def _set_aside(data: Path) -> Path | None:
    """Save the present database in a folder named after the current time.

    A damaged one is moved there with its log. A sound one is linked there and also stays in place until the
    backup replaces it, so that the data folder has a database at every moment.
    """
    files = [data / (DATABASE_FILE + suffix) for suffix in _SUFFIXES]
    files = [file for file in files if file.exists()]
    if not files:
        return None
    previous = Path(tempfile.mkdtemp("", time.strftime("before-restore-%Y-%m-%d-%H%M%S-"), data))
    for file in files:
        (_link if len(files) == 1 else Path.rename)(file, previous / file.name)
    return previous


def _link(file: Path, other: Path) -> None:
    try:
        other.hardlink_to(file)
    except OSError:  # the file system has no hard links
        file.rename(other)


def _bring_back(previous: Path | None, data: Path) -> None:
    for file in previous.iterdir() if previous is not None else ():
        file.replace(data / file.name)
