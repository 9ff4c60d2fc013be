"""Many games on all cores: threads that take chunks of game numbers, play them in the kernel and hand back
what they counted.

The kernel lets go of Python's lock while it plays, so that threads run side by side and share one compiled
version.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from queue import SimpleQueue
from time import perf_counter
from typing import Any, Generic, TypeVar

import numpy as np

from pegs.analysis.columns import N_COLUMNS
from pegs.core.board import MAX_SEATS
from pegs.engine.kernel.layout import new_games, new_scratches

T = TypeVar("T")
Span = tuple[int, int]
"""Game numbers from the first up to, not including, the second."""

CHUNK_SECONDS = 0.2
FIRST_CHUNK = 4
GROWTH = 4


class Bench:
    """One thread's working memory."""

    def __init__(self) -> None:
        games = new_games(2)
        self.game = games[0]
        self.view = games[1]
        self.scratch = new_scratches(1)[0]
        self.workspaces: Any = None
        self.tally = np.zeros((MAX_SEATS, N_COLUMNS), np.int64)


class _Feed:
    """The spans still to be played, cut into chunks on demand."""

    def __init__(self, spans: Sequence[Span]) -> None:
        self._spans = [span for span in reversed(spans) if span[0] < span[1]]
        self._lock = threading.Lock()

    def take(self, most: int) -> Span | None:
        with self._lock:
            if not self._spans:
                return None
            start, stop = self._spans.pop()
            end = min(start + most, stop)
            if end < stop:
                self._spans.append((end, stop))
            return start, end


class Crew(Generic[T]):
    """Plays spans of games with so many threads (all cores by default).

    ``play(bench, span)`` plays games in a thread. It must depend on the game numbers only: which thread plays
    which is left to chance.
    """

    def __init__(self, play: Callable[[Bench, Span], T], threads: int | None = None) -> None:
        self.threads = threads or cores()
        self._play = play
        self._out: SimpleQueue[tuple[Span, T] | BaseException | None] = SimpleQueue()

    def run(self, spans: Sequence[Span], stop: threading.Event) -> Iterator[tuple[Span, T]]:
        """Every chunk played, as it comes in. Once ``stop`` is set the chunks in hand are finished and no
        more are begun.
        """
        feed = _Feed(spans)
        members = [
            threading.Thread(target=self._work, args=(feed, stop), daemon=True) for _ in range(self.threads)
        ]
        for member in members:
            member.start()
        working = len(members)
        try:
            while working:
                found = self._out.get()
                if found is None:
                    working -= 1
                elif isinstance(found, BaseException):
                    raise found
                else:
                    yield found
        finally:
            stop.set()

    def _work(self, feed: _Feed, stop: threading.Event) -> None:
        try:
            bench, size = Bench(), FIRST_CHUNK
            while not stop.is_set() and (span := feed.take(size)) is not None:
                begun = perf_counter()
                self._out.put((span, self._play(bench, span)))
                pace = CHUNK_SECONDS / max(perf_counter() - begun, 1e-6)
                size = max(1, min(int((span[1] - span[0]) * pace), GROWTH * size))
        except BaseException as error:
            self._out.put(error)
        self._out.put(None)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def stop_on_interrupt() -> Iterator[threading.Event]:
    """An event that the first Ctrl-C sets, so that what is under way is finished and kept; the second
    interrupts at once.
    """
    stop = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = signal.getsignal(signal.SIGINT)

    def heed(_number: int, _frame: Any) -> None:
        if stop.is_set():
            raise KeyboardInterrupt
        stop.set()

    signal.signal(signal.SIGINT, heed)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
