"""Measures whether the event loop lags, and turns newcomers away meanwhile, so that games continue."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable

from pegs.core.errors import PegsError
from pegs.i18n import translate
from pegs.server.hosting import metrics

log = logging.getLogger(__name__)
TICK = 0.05
"""Seconds between two measurements."""
MEMORY = 1.0
"""Seconds after which a measurement has lost two thirds of its weight in the average."""
RETRY, MAX_RETRY = 3, 30
"""Seconds after which a client may try again: the longer the overload has lasted, the more."""


class BusyError(PegsError):
    """The server is too busy for this now. Nothing has changed; try again after ``retry`` seconds."""

    def __init__(self, retry: int = RETRY) -> None:
        super().__init__(translate("server-busy", seconds=retry))
        self.retry = retry


class Overload:
    """The lag of the event loop: how much later than planned it runs its callbacks, on average.

    It doesn't matter whether this process causes it, or others that take the cores: those who play suffer
    alike, and whatever waits helps them. A machine that was suspended lags once, which is no overload.
    """

    def __init__(self, limit: float, clock: Callable[[], float] = time.monotonic) -> None:
        """``limit``: seconds of average lag from which on the server is busy, until it's below half of it."""
        self._limit, self._clock = limit, clock
        self.lag = 0.0
        """The average lag in seconds."""
        self._busy_since: float | None = None
        self._last = 0.0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_busy(self) -> bool:
        """Whether newcomers are turned away."""
        return self._busy_since is not None

    def raise_if_busy(self) -> None:
        """Raise BusyError if newcomers, and what isn't needed to play, have to wait."""
        if self._busy_since is not None:
            metrics.BUSY_ANSWERS.labels("lag").inc()
            lasted = math.ceil(self._clock() - self._busy_since)
            raise BusyError(min(max(RETRY, lasted), MAX_RETRY))

    # --- measuring

    def start(self, ready: asyncio.Event) -> None:
        """Measure again and again, from when the engine is ready: compiling it makes every loop lag."""
        self._timer = asyncio.get_running_loop().call_later(TICK, self._tick, ready)
        self.begin()

    def close(self) -> None:
        """Stop measuring."""
        if self._timer is not None:
            self._timer.cancel()

    def _tick(self, ready: asyncio.Event) -> None:
        if ready.is_set():
            self.measure()
        self.start(ready)

    def begin(self) -> None:
        """Begin a measurement, which is planned to end in `TICK` seconds."""
        self._last = self._clock()

    def measure(self) -> None:
        """End a measurement."""
        lag = max(0.0, self._clock() - self._last - TICK)
        # Weighted by time: someone who comes at any moment meets the long lags more often than the short.
        weight = 1 - math.exp(-(TICK + lag) / MEMORY)
        # A single pause, however long, is no overload.
        self.lag = min(self.lag + weight * (lag - self.lag), self.lag + self._limit / 2)
        metrics.LAG.observe(lag)
        metrics.AVERAGE_LAG.set(self.lag)
        self._update()

    def _update(self) -> None:
        if self._busy_since is None and self.lag > self._limit:
            self._busy_since = self._clock()
            log.warning(translate("server-overloaded"))
        elif self._busy_since is not None and self.lag < self._limit / 2:
            self._busy_since = None
            log.warning(translate("server-recovered"))
        metrics.BUSY.set(self.is_busy)
