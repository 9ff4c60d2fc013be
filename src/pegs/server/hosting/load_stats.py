"""The last minute of this server: how much was played, and how quickly."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

from prometheus_client import Counter, Histogram

from pegs.server.hosting.metrics import COMMANDS, COMMITS, LAG, TURNS

BEAT = 1.0
MINUTE = 60


@dataclass(frozen=True, slots=True)
class Counts:
    """How often, and how long together (in seconds), until a moment."""

    turns: float
    commits: float
    committing: float
    commands: float
    commanding: float


@dataclass(frozen=True, slots=True)
class Minute:
    """``commit`` and ``command`` are means in seconds; None where there was none."""

    turns: int
    commit: float | None
    command: float | None


class Pulse:
    """Looks at the clock and the counters every second."""

    def __init__(self) -> None:
        self.since = time.time()
        """When the server started, in seconds since 1970."""
        self._counts: deque[Counts] = deque([_now()], maxlen=MINUTE)
        self._task = asyncio.create_task(self._beat(), name="pulse")

    async def _beat(self) -> None:
        while True:
            due = time.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            LAG.observe(max(0.0, time.monotonic() - due))
            self._counts.append(_now())

    async def close(self) -> None:
        """Stop."""
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    def last_minute(self) -> Minute:
        """What happened in the last sixty seconds, or since the start."""
        then, now = self._counts[0], _now()
        return Minute(
            round(now.turns - then.turns),
            _mean(now.committing - then.committing, now.commits - then.commits),
            _mean(now.commanding - then.commanding, now.commands - then.commands),
        )


def _mean(together: float, times: float) -> float | None:
    return together / times if times else None


def _now() -> Counts:
    return Counts(
        total((TURNS,), "_total"),
        total((COMMITS,), "_count"),
        total((COMMITS,), "_sum"),
        total((COMMANDS,), "_count"),
        total((COMMANDS,), "_sum"),
    )


def total(metrics: Iterable[Counter | Histogram], suffix: str) -> float:
    """The sum of numbers over all their labels."""
    samples = (each for metric in metrics for family in metric.collect() for each in family.samples)
    return sum(each.value for each in samples if each.name.endswith(suffix))
