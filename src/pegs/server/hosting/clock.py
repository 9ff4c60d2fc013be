"""The server's clock. It shows Unix time at the start and is monotonic from then on.

If the machine's clock is set while people play, turns must not end sooner or later because of that. A
restart adopts the machine's new time.

Processes that share a database follow the database's clock instead, so that a table's time is the same in all
of them.
"""

from __future__ import annotations

import sys
import time

DAY = 86_400.0
"""The seconds of a day."""
SLEW = 0.001
"""Seconds by which the clock is corrected at a time: more than two machines' clocks drift in a second."""
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
        """Seconds since 1970, by the machine's clock as it was set at the start, or a clock it follows."""
        return self._offset + _monotonic()

    def adopt(self, now: float) -> None:
        """Show another clock's time from now on. Only to be called before anybody plays."""
        self._offset = now - _monotonic()

    def follow(self, now: float) -> None:
        """Come a little closer to another clock."""
        self._offset += min(max(now - self.now(), -SLEW), SLEW)

    def jumped(self) -> float | None:
        """The seconds by which the machine's clock was set since the last call; None if it wasn't."""
        offset = time.time() - _monotonic()
        jump = offset - self._last_offset
        if abs(jump) < JUMP:
            return None
        self._last_offset = offset
        return jump


CLOCK = Clock()
