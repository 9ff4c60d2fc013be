"""Notices when this process stood still: a closed laptop, a suspended machine, or a stopped process."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from pathlib import Path

from pegs.server.hosting.clock import CLOCK

STANDSTILL = 3.0
"""Seconds without a beat after which people couldn't play. A busy process is late by less."""


class Pulse:
    """When this process last ran. With a ``mark``, a file's time of change says so even after its end."""

    def __init__(self, mark: Path | None = None) -> None:
        self._mark = mark
        self._last = CLOCK.now()
        self._on_standstill: Callable[[float], None] | None = None

    def listen(self, on_standstill: Callable[[float], None]) -> None:
        """Call this with the moment, by the server's clock, since which the process has stood still."""
        self._on_standstill = on_standstill

    def beat(self) -> None:
        """Record that the process is running. Call it often, and before acting on a deadline."""
        last, self._last = self._last, CLOCK.now()
        if self._on_standstill is not None and self._last - last > STANDSTILL:
            self._on_standstill(last)

    def leave_mark(self) -> None:
        """Beat, and mark the file."""
        self.beat()
        if self._mark is not None:
            # Without a mark, the next start doesn't know how long the server was down.
            with contextlib.suppress(OSError):
                os.utime(self._mark, (self._last, self._last))


def last_mark(mark: Path) -> float | None:
    """When the last process ran that left this mark; None if none has."""
    try:
        return mark.stat().st_mtime
    except OSError:
        return None
