"""Whether games can be stored: the data folder and its disk."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from pegs.i18n import system_reason
from pegs.server.doctor.finding import Finding, fix, good
from pegs.server.hosting.config import ServerSettings

MEBIBYTE = 2**20
NEEDED = 200 * MEBIBYTE
"""Bytes: a family's games of two years, and room for a backup beside them."""


def check_disk(settings: ServerSettings, needed: int = NEEDED) -> Finding:
    """The folder can be written to, and its disk has room."""
    if settings.database:
        return good("doctor-disk-elsewhere")
    folder, place = settings.data, str(settings.data)
    try:
        present = _nearest(folder)
        with tempfile.TemporaryFile(dir=present) as file:
            file.write(bytes(MEBIBYTE))
        free = shutil.disk_usage(present).free
    except OSError as error:
        return fix("server-data-folder", folder=place, problem=system_reason(error))
    room: dict[str, str | int] = {"folder": place, "megabytes": free // MEBIBYTE}
    return good("doctor-disk-good", **room) if free >= needed else fix("doctor-disk-full", **room)


def _nearest(folder: Path) -> Path:
    """The folder, or as long as there's none, the one in which it would be made."""
    return next(each for each in (folder, *folder.absolute().parents) if each.exists())
