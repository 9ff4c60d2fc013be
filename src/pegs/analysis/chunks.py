"""Games cut into chunks: what a worker plays at a time, in a thread here or on another machine."""

from __future__ import annotations

import threading
from collections.abc import Sequence

Span = tuple[int, int]
"""Game numbers from the first up to, but not including, the second."""

FIRST_CHUNK = 4
GROWTH = 4


class ChunkQueue:
    """Spans still to be played, cut into chunks on demand."""

    def __init__(self, spans: Sequence[Span]) -> None:
        self._spans = [span for span in reversed(spans) if span[0] < span[1]]
        self._lock = threading.Lock()

    def take(self, most: int) -> Span | None:
        """The next chunk, of at most this many games; None if there are no more."""
        with self._lock:
            if not self._spans:
                return None
            start, stop = self._spans.pop()
            end = min(start + most, stop)
            if end < stop:
                self._spans.append((end, stop))
            return start, end


class ChunkSize:
    """The number of games that take about ``seconds``, from how long the last chunk took."""

    def __init__(self, seconds: float) -> None:
        self.games = FIRST_CHUNK
        self._seconds = seconds

    def measured(self, span: Span, seconds: float) -> None:
        """Choose the next chunk's size after one that took this long."""
        games = span[1] - span[0]
        pace = self._seconds / max(seconds, 1e-6)
        self.games = max(1, min(int(games * pace), GROWTH * games))
