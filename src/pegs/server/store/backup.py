"""Copies of the database in the data folder: taken while the server goes on, put back while none runs."""

from __future__ import annotations

import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from pegs.core.errors import UsageError
from pegs.i18n import system_reason, translate
from pegs.server.hosting.config import DATABASE_FILE
from pegs.server.store.database import check_database
from pegs.server.store.locked_folder import HeldFolder

_BESIDE = ("", "-wal", "-shm")
"""What follows the database's name in the files that belong to it."""


@dataclass(frozen=True, slots=True)
class Holding:
    """How much a copy holds; ``games`` counts those that go on too."""

    tables: int
    games: int


@dataclass(frozen=True, slots=True)
class Restored:
    """What was put back, and the folder that what was there before is kept in, if anything was."""

    holding: Holding
    aside: Path | None


def back_up(data: Path, file: Path, replace: bool = False) -> Holding:
    """Write everything that is kept until now to a file. Raises UsageError where nothing was written."""
    database = data / DATABASE_FILE
    if not database.is_file():
        raise UsageError(translate("backup-nothing", folder=str(data)))
    if file.exists() and (not replace or file.samefile(database)):
        raise UsageError(translate("backup-exists", file=str(file)))
    with _copy(database, file.parent) as (copy, holding):
        _move(copy, file)
    return holding


def restore(file: Path, data: Path) -> Restored:
    """Put a copy in the place of the database. Raises UsageError where nothing was changed."""
    if not file.is_file():
        raise UsageError(translate("restore-no-file", file=str(file)))
    check_database(file)
    with HeldFolder(data), _copy(file, data) as (copy, holding):
        _fold_log(data / DATABASE_FILE)
        aside = _put_aside(data)
        try:
            _move(copy, data / DATABASE_FILE)
        except OSError:
            _put_again(aside, data)
            raise
    return Restored(holding, aside)


@contextmanager
def _copy(database: Path, folder: Path) -> Iterator[tuple[Path, Holding]]:
    """A sound copy of a database under a passing name in a folder, on the disk. Raises UsageError."""
    try:
        number, name = tempfile.mkstemp(".part", DATABASE_FILE, folder)
    except OSError as error:
        raise UsageError(_unwritten(folder, error)) from None
    os.close(number)
    copy = Path(name)
    try:
        yield copy, _fill(database, copy)
    except sqlite3.OperationalError as error:
        raise UsageError(_unwritten(folder, error)) from None
    except sqlite3.DatabaseError:
        raise UsageError(translate("restore-damaged", file=str(database))) from None
    except OSError as error:
        raise UsageError(_unwritten(folder, error)) from None
    finally:
        copy.unlink(missing_ok=True)


def _unwritten(folder: Path, error: Exception) -> str:
    problem = system_reason(error) if isinstance(error, OSError) else str(error)
    return translate("backup-unwritten", folder=str(folder), problem=problem)


def _fill(database: Path, copy: Path) -> Holding:
    """Copy all pages, as they stand at one moment, and look at every one of them."""
    source = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)
    with closing(source), closing(sqlite3.connect(copy)) as target:
        source.backup(target)
        # A log of its own beside the copy would be left behind when the copy is carried elsewhere.
        target.execute("PRAGMA journal_mode=DELETE")
        if target.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            raise sqlite3.DatabaseError
        found = {name for (name,) in target.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not {"tables", "events", "games", "keys"} <= found:
            raise sqlite3.DatabaseError
        return Holding(_count(target, "tables"), _count(target, "games"))


def _count(database: sqlite3.Connection, table: str) -> int:
    return int(database.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def _fold_log(database: Path) -> None:
    """Bring what stands in a database's log into its file; where it is too broken for that, the log stays."""
    with (
        suppress(sqlite3.DatabaseError),
        closing(sqlite3.connect(database.absolute().as_uri() + "?mode=rw", uri=True)) as there,
    ):
        there.execute("PRAGMA journal_mode=DELETE")


def _put_aside(data: Path) -> Path | None:
    """Keep the database that is there in a folder named after this moment, too.

    A broken one is moved there with its log, which nothing else may read. A sound one stays in its place
    until the copy takes it: whatever happens meanwhile, the folder has a database.
    """
    found = [data / (DATABASE_FILE + beside) for beside in _BESIDE]
    found = [file for file in found if file.exists()]
    if not found:
        return None
    aside = Path(tempfile.mkdtemp("", time.strftime("before-restore-%Y-%m-%d-%H%M%S-"), data))
    for file in found:
        (_give_another_name if len(found) == 1 else Path.rename)(file, aside / file.name)
    return aside


def _give_another_name(file: Path, other: Path) -> None:
    try:
        other.hardlink_to(file)
    except OSError:  # not every file system knows how
        file.rename(other)


def _put_again(aside: Path | None, data: Path) -> None:
    for file in aside.iterdir() if aside is not None else ():
        file.replace(data / file.name)


def _move(copy: Path, file: Path) -> None:
    """Give a copy its name, whole or not at all."""
    with copy.open("rb") as written:
        os.fsync(written.fileno())
    copy.replace(file)
    with suppress(OSError):  # a folder can be synced on POSIX systems only
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
