"""Where the tests' temporary files are: in memory, if there's room."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

MEMORY = Path("/dev/shm")
NAME = "pegs-tests-"
"""What the names of folders begin with; then comes the number of the process that made it."""
ROOM = 4 << 30
"""The bytes that have to be free."""


@contextmanager
def in_memory(folder: Path = MEMORY, room: int = ROOM) -> Iterator[dict[str, str]]:
    """An environment for commands whose temporary files are in memory, and deleted at the end.

    Tests make and delete the files of many databases, for which a disk takes longer than the tests. The
    environment stays as it is if it names a place itself (``TMPDIR``), or if there's too little room. The
    leftovers of a killed run are deleted by the next one.
    """
    if "TMPDIR" in os.environ or not _can_hold(folder, room):
        yield {**os.environ}
        return
    _delete_leftovers(folder)
    with TemporaryDirectory(
        prefix=f"{NAME}{os.getpid()}-", dir=folder, ignore_cleanup_errors=True
    ) as temporary:
        # PostgreSQL doesn't run as root, and whoever runs it has to get to its files.
        Path(temporary).chmod(0o755)
        yield {**os.environ, "TMPDIR": temporary}


def _delete_leftovers(folder: Path) -> None:
    """Delete the folders of processes that have ended."""
    for left in folder.glob(f"{NAME}*-*"):
        number = left.name.removeprefix(NAME).partition("-")[0]
        if number.isdecimal() and not Path("/proc", number).exists():
            shutil.rmtree(left, ignore_errors=True)


def _can_hold(folder: Path, room: int) -> bool:
    """Whether programs, too, can be put there."""
    if not os.access(folder, os.W_OK):
        return False
    is_barred = os.statvfs(folder).f_flag & os.ST_NOEXEC
    return not is_barred and shutil.disk_usage(folder).free >= room
