"""Files that are replaced in one step: the old content is there or the new one, also after a power cut."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def write_atomically(file: Path, content: bytes) -> None:
    """Replace a file's content, or create it. Raises OSError if that fails; the file is then unchanged."""
    new = file.with_name(f".{file.name}.{os.getpid()}.new")
    try:
        new.write_bytes(content)
        move_into_place(new, file)
    finally:
        new.unlink(missing_ok=True)


def move_into_place(new: Path, file: Path) -> None:
    """Give a complete file its final name, on disk too. Raises OSError if that fails."""
    with new.open("r+b") as written:  # Windows syncs only what is open for writing
        os.fsync(written.fileno())
    new.replace(file)
    with suppress(OSError):  # only POSIX systems can sync a folder
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
