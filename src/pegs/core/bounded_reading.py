"""Reads files up to a limit: what someone names may be endless, as /dev/zero is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

MAX_BYTES = 16 << 20
"""Bytes that are read of a saved game or simulation; the largest have less than a tenth of that."""
MAX_SKIPPED = 1 << 20
"""Characters of a line that is too long after which it counts as the end of the file."""


def read_start(file: Path, most: int = MAX_BYTES) -> bytes:
    """The bytes of a file, up to a number. Raises OSError."""
    with file.open("rb") as opened:
        return opened.read(most)


def read_text_start(file: Path, most: int) -> str:
    """The characters of a UTF-8 file, up to a number, without a byte order mark.

    Raises OSError or UnicodeDecodeError.
    """
    with file.open(encoding="utf-8-sig") as opened:  # some editors write a byte order mark
        return opened.read(most)


def lines_of(opened: TextIO, most: int) -> Iterator[str]:
    """The lines of a text, each cut off after ``most`` characters; a line without end is the last one."""
    while line := opened.readline(most):
        is_whole = line.endswith("\n")
        yield line
        skipped = 0
        while not is_whole and (rest := opened.readline(most)):
            is_whole = rest.endswith("\n")
            skipped += len(rest)
            if skipped > MAX_SKIPPED:
                return
