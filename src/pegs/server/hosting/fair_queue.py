"""The order in which networks are served that wait for the same threads.

Fair queueing: a call is due when its network's earlier work and the call itself would be done if all networks
were served at once, each equally fast. So whoever asks for much waits for their own work, the others don't,
and short work comes before long. How long a kind of work takes is learned from how long it took.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Generic, TypeVar

UNKNOWN_SECONDS = 1.0
"""What work is expected to take that has never been done."""
LEARNING = 0.2
"""The weight of the newest duration of a kind of work among all."""

T = TypeVar("T")


@dataclass(eq=False)
class Call(Generic[T]):
    """Work of a kind that a network waits for."""

    network: str
    kind: str
    content: T
    since: float = field(default=0.0, init=False)
    """When it came, as the queue counts time."""
    seconds: float = field(default=0.0, init=False)
    """How long it was expected to take when it was started."""


class FairQueue(Generic[T]):
    """Calls that wait or run, and how much time each network has used.

    Its time isn't the clock's: it goes on as calls are started, to when each was due.
    """

    def __init__(self, threads: int, waiting: int) -> None:
        """``waiting``: how many calls can wait while all threads work."""
        self._threads, self._most = threads, waiting
        self._waiting: list[Call[T]] = []
        self._running: Counter[str] = Counter()
        self._served: dict[str, float] = {}
        """When the work of each network that has been started is due."""
        self._now = 0.0
        self._durations: dict[str, float] = {}

    def add(self, call: Call[T]) -> None:
        """Let a call wait."""
        call.since = self._now
        self._waiting.append(call)

    def discard(self, call: Call[T]) -> None:
        """Remove a call that nobody waits for anymore, unless it has been started."""
        if call in self._waiting:
            self._waiting.remove(call)

    def start(self) -> Call[T] | None:
        """The call to start now; None if there is none, or no thread for it.

        One thread is always left to the other networks, if there are several.
        """
        if self._running.total() >= self._threads:
            return None
        share = max(self._threads - 1, 1)
        allowed = (each for each in self._waiting if self._running[each.network] < share)
        call = min(allowed, key=self._due, default=None)
        if call is not None:
            self._waiting.remove(call)
            self._running[call.network] += 1
            call.seconds = self._expected(call)
            self._now = max(self._now, self._due(call))
            self._use(call.network, call.seconds)
        return call

    def _due(self, call: Call[T]) -> float:
        return max(call.since, self._served.get(call.network, 0.0)) + self._expected(call)

    def _expected(self, call: Call[T]) -> float:
        return self._durations.get(call.kind, UNKNOWN_SECONDS)

    def drop_excess(self) -> Call[T] | None:
        """Remove and return a call if too many wait: the newest of the network that has the most."""
        if len(self._waiting) <= self._most:
            return None
        calls = Counter(each.network for each in self._waiting)
        most = max(calls.values())
        newest = next(each for each in reversed(self._waiting) if calls[each.network] == most)
        self._waiting.remove(newest)
        return newest

    def end(self, call: Call[T], seconds: float) -> None:
        """A call that was started has ended, and took this long."""
        self._running[call.network] -= 1
        self._running += Counter()  # forgets the networks that have none left
        expected = self._durations.get(call.kind, seconds)
        self._durations[call.kind] = expected + LEARNING * (seconds - expected)
        self._use(call.network, seconds - call.seconds)
        if not self._waiting:
            self._served = {name: until for name, until in self._served.items() if until > self._now}

    def clear(self) -> list[Call[T]]:
        """Remove and return the calls that wait."""
        waiting, self._waiting = self._waiting, []
        return waiting

    def _use(self, network: str, seconds: float) -> None:
        """Count time that a network's work takes; what it hasn't used so far, it can't use later."""
        self._served[network] = max(self._now, self._served.get(network, 0.0) + seconds)
