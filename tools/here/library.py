"""Python's own library for a device, before it's reduced to what is imported."""

from __future__ import annotations

import zipfile
from pathlib import Path

REPLACED = Path(__file__).with_name("replaced")
"""Modules of Python and Pyodide that import much and that a device has no use for."""


def write_library(original: Path, archive: Path) -> None:
    """Write Pyodide's copy of the library with modules replaced."""
    files = [file for file in REPLACED.rglob("*.py") if file.parent != REPLACED]
    ours = {file.relative_to(REPLACED).as_posix(): file.read_bytes() for file in files}
    with (
        zipfile.ZipFile(original) as read,
        zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as written,
    ):
        for name in read.namelist():
            written.writestr(zipfile.ZipInfo(name), ours.get(name) or read.read(name))
