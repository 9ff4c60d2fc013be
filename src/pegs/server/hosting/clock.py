"""The server's time: seconds since 1970 when it started, and steady from then on.

Somebody may set the machine's clock while people play: nobody's turn is over sooner or later for that. A
restart takes the machine's time over again.
"""

from __future__ import annotations

import time

JUMP = 2.0
"""Seconds by which the machine's clock must differ before it is worth a word."""

_STEADY = getattr(time, "CLOCK_BOOTTIME", None)


def _steady() -> float:
    """Seconds that no setting of clocks changes; where the system can tell, the machine's sleep counts."""
    return time.monotonic() if _STEADY is None else time.clock_gettime(_STEADY)


class Clock:
    """Time that never jumps."""

    def __init__(self) -> None:
        self._zero = self._drift = time.time() - _steady()

    def now(self) -> float:
        """Seconds since 1970, as far as was known at the start."""
        return self._zero + _steady()

    def jumped(self) -> float | None:
        """By how many seconds the machine's clock was set since this was asked last; None if it was not."""
        drift = time.time() - _steady()
        jump = drift - self._drift
        if abs(jump) < JUMP:
            return None
        self._drift = drift
        return jump


CLOCK = Clock()
