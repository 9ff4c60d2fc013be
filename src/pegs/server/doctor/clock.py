"""Whether this machine's clock can be right.

A wrong one dates games wrongly, changes the deal of the day at the wrong hour, and makes push services refuse
notifications. A small computer without a battery starts in the past, until it has reached a time server.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

from pegs.core.errors import UsageError
from pegs.server.doctor.finding import Finding, fix, good
from pegs.server.hosting.config import DATABASE_FILE, ServerSettings
from pegs.server.store.folder_lock import LOCK_FILE

MAX_ERROR = 60.0
"""Seconds by which clocks may differ."""
_PACKAGE = Path(__file__).parents[2]


def check_clock(settings: ServerSettings) -> Finding:
    """The clock isn't behind a file that was written here, and shows the same time as the database's."""
    now = time.time()
    newest = max(_times_of_files(settings.data))
    if now < newest - MAX_ERROR:
        return fix("doctor-clock-behind", now=_text(now), newest=_text(newest))
    if settings.database and (theirs := _time_of_database(settings.database)) is not None:
        ahead = time.time() - theirs
        if abs(ahead) > MAX_ERROR:
            return fix("doctor-clock-differs", now=_text(theirs + ahead), theirs=_text(theirs))
    return good("doctor-clock-good", now=_text(now))


def _times_of_files(data: Path) -> Iterator[float]:
    """When the program was installed, and when a server wrote into its folder."""
    for file in (_PACKAGE, *(data / name for name in (DATABASE_FILE, f"{DATABASE_FILE}-wal", LOCK_FILE))):
        try:
            yield file.stat().st_mtime
        except OSError:  # there's none yet
            continue


def _time_of_database(url: str) -> float | None:
    """PostgreSQL's time; None if it can't be asked, which is another check's business."""
    from pegs.server.store.shared_database import examine_shared, shared_url

    try:
        return examine_shared(shared_url(url)).time
    except UsageError:
        return None


def _text(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(seconds))
