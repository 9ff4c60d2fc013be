"""Load statistics of the last minute: how much was played, and how fast."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

from prometheus_client import Counter, Histogram

from pegs.server.hosting.metrics import COMMANDS, COMMITS, TURNS

INTERVAL = 1.0
"""Seconds between samples."""
SAMPLES = 60


@dataclass(frozen=True, slots=True)
class Totals:
    """Running totals since the start: numbers of events, and the seconds they took together."""

    turns: float
    commits: float
    commit_seconds: float
    commands: float
    command_seconds: float


@dataclass(frozen=True, slots=True)
class LastMinute:
    """``commit`` and ``command`` are average seconds; None if there were none."""

    turns: int
    commit: float | None
    command: float | None


class LoadStats:
    """Samples the metrics every second."""

    def __init__(self) -> None:
        self.since = time.time()
        """When the server started, in seconds since 1970."""
        self._samples: deque[Totals] = deque([_totals()], maxlen=SAMPLES)
        self._task = asyncio.create_task(self._run(), name="load stats")

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL)
            self._samples.append(_totals())

    async def close(self) -> None:
        """Stop sampling."""
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    def last_minute(self) -> LastMinute:
        """The statistics of the last 60 seconds, or since the start."""
        first, last = self._samples[0], _totals()
        return LastMinute(
            round(last.turns - first.turns),
            _mean(last.commit_seconds - first.commit_seconds, last.commits - first.commits),
            _mean(last.command_seconds - first.command_seconds, last.commands - first.commands),
        )


def _mean(seconds: float, number: float) -> float | None:
    return seconds / number if number else None


def _totals() -> Totals:
    return Totals(
        total((TURNS,), "_total"),
        total((COMMITS,), "_count"),
        total((COMMITS,), "_sum"),
        total((COMMANDS,), "_count"),
        total((COMMANDS,), "_sum"),
    )


def total(metrics: Iterable[Counter | Histogram], suffix: str) -> float:
    """The sum over all labels of the samples whose names end like this."""
    samples = (each for metric in metrics for family in metric.collect() for each in family.samples)
    return sum(each.value for each in samples if each.name.endswith(suffix))
