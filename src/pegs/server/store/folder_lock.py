"""A lock on the data folder, so that only one server uses it at a time."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from pegs.core.errors import UsageError
from pegs.i18n import system_reason, translate

LOCK_FILE = "in-use"
"""The file that is locked. While a server runs, it keeps changing the file's time."""


class FolderLock:
    """The data folder, locked until the ``with`` block or the process ends."""

    def __init__(self, path: Path) -> None:
        """Lock the folder, creating it if needed.

        Raises UsageError if it can't be written to, or another server has locked it.
        """
        self.path = path
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._file = (path / LOCK_FILE).open("a")
        except OSError as error:
            problem = system_reason(error)
            raise UsageError(translate("server-data-folder", folder=str(path), problem=problem)) from None
        if not _lock(self._file):
            self._file.close()
            raise UsageError(translate("server-data-in-use", folder=str(path)))

    def __enter__(self) -> FolderLock:
        return self

    def __exit__(self, *_problem: object) -> None:
        self._file.close()


def _lock(file: IO[str]) -> bool:
    """Lock the file, and return whether that worked. The system unlocks it when the process ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
