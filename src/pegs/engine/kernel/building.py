"""Waiting for the library while another process builds it.

`tools/kernel_library` keeps a file locked as long as it runs, and writes its progress into it. The system
unlocks the file however the builder ends, so no process waits for a dead one.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

VARIABLE = "PEGS_KERNEL_BUILD"
"""The environment variable with the builder's file: `tools/play.py` sets it for the server it starts."""
_SHARE = "{:.4f}"


class BuildFile:
    """The builder's side: the file, locked until the ``with`` block or the process ends."""

    def __init__(self, path: Path) -> None:
        """Lock the file; wait as long as another builder has it. Raises OSError if it can't be written."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("a+")
        _lock(self._file, wait=True)
        self.report(0.0)

    def __enter__(self) -> BuildFile:
        return self

    def __exit__(self, *_problem: object) -> None:
        self._file.close()

    def report(self, share: float) -> None:
        """Write the share of the work that's done, 0 ... 1."""
        self._file.truncate(0)
        self._file.write(_SHARE.format(share))
        self._file.flush()


def is_being_built() -> bool:
    """Whether another process is still building the library that this one was told to wait for."""
    path = os.environ.get(VARIABLE)
    if not path:
        return False
    try:
        with Path(path).open() as file:
            return not _lock(file, wait=False)
    except OSError:
        return False


def share_built() -> float:
    """The share of the library that is done, 0 ... 1."""
    try:
        return float(Path(os.environ[VARIABLE]).read_text() or 0)
    except (OSError, ValueError):
        return 0.0


def _lock(file: IO[str], wait: bool) -> bool:
    """Lock a file if ``wait``; otherwise only test whether it can be locked. Returns whether it could."""
    if sys.platform != "win32":  # on Windows, no server starts before the library exists
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True
