"""The server's clock. It shows Unix time at the start and is monotonic from then on.

If the machine's clock is set while people play, turns must not end sooner or later because of that. A
restart adopts the machine's new time.
"""

from __future__ import annotations

import sys
import time

JUMP = 2.0
"""Seconds by which the machine's clock must jump before that is reported."""


def _monotonic() -> float:
    """Monotonic seconds, which include the time the machine was suspended if the system supports that."""
    if sys.platform == "linux":
        seconds = time.clock_gettime(time.CLOCK_BOOTTIME)
    else:
        seconds = time.monotonic()  # macOS leaves that time out, Windows doesn't
    return seconds


class Clock:
    """A Unix clock that never jumps."""

    def __init__(self) -> None:
        self._offset = self._last_offset = time.time() - _monotonic()

    def now(self) -> float:
        """Seconds since 1970, by the machine's clock as it was set at the start."""
        return self._offset + _monotonic()

    def jumped(self) -> float | None:
        """The seconds by which the machine's clock was set since the last call; None if it wasn't."""
        offset = time.time() - _monotonic()
        jump = offset - self._last_offset
        if abs(jump) < JUMP:
            return None
        self._last_offset = offset
        return jump


CLOCK = Clock()
