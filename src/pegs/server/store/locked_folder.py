"""The data folder: one server at a time has it."""

from __future__ import annotations

from pathlib import Path
from typing import IO

from pegs.core.errors import UsageError
from pegs.i18n import system_reason, translate


class HeldFolder:
    """The data folder, held by one server until it lets go or its process ends."""

    def __init__(self, path: Path) -> None:
        """Take the folder. Raises UsageError where it cannot be written, or another server holds it."""
        self.path = path
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._file = (path / "in-use").open("a")
        except OSError as error:
            problem = system_reason(error)
            raise UsageError(translate("server-data-folder", folder=str(path), problem=problem)) from None
        if not _hold(self._file):
            self._file.close()
            raise UsageError(translate("server-data-in-use", folder=str(path)))

    def __enter__(self) -> HeldFolder:
        return self

    def __exit__(self, *_problem: object) -> None:
        self._file.close()


def _hold(file: IO[str]) -> bool:
    """Whether the file is ours now; the system lets go of it when the process ends, however that happens."""
    try:
        import fcntl
    except ImportError:  # not on Windows; there the log's key alone keeps two servers apart
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
