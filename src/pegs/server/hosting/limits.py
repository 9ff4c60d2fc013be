"""Rate limits and connection limits."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Clock = Callable[[], float]
MAX_NAMES = 10_000


class TokenBucket:
    """A token bucket: allows ``burst`` events at once, and ``rate`` per second on average."""

    __slots__ = ("_burst", "_clock", "_rate", "_tokens", "_updated")

    def __init__(self, rate: float, burst: int, clock: Clock) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._tokens, self._updated = float(burst), clock()

    def _refill(self) -> None:
        now = self._clock()
        self._tokens = min(float(self._burst), self._tokens + (now - self._updated) * self._rate)
        self._updated = now

    def take(self) -> bool:
        """Take a token, and return whether there was one."""
        if not self.has_token():
            return False
        self._tokens -= 1
        return True

    def has_token(self) -> bool:
        """Whether there is a token to take."""
        self._refill()
        return self._tokens >= 1


class TokenBuckets:
    """A bucket for each name (an address). The least recently used ones are dropped."""

    def __init__(self, rate: float, burst: int, clock: Clock) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def of(self, name: str) -> TokenBucket:
        """The bucket of one name."""
        bucket = self._buckets.pop(name, None) or TokenBucket(self._rate, self._burst, self._clock)
        self._buckets[name] = bucket
        if len(self._buckets) > MAX_NAMES:
            self._buckets.popitem(last=False)
        return bucket


class ConnectionLimit:
    """Limits how many sockets each address has open."""

    def __init__(self, maximum: int) -> None:
        self._maximum = maximum
        self._open: Counter[str] = Counter()

    @contextmanager
    def admit(self, address: str) -> Iterator[bool]:
        """Count a socket while the block runs. Yields False, and doesn't count it, if there are too many."""
        is_admitted = self._open[address] < self._maximum
        self._open[address] += is_admitted
        try:
            yield is_admitted
        finally:
            self._open[address] -= is_admitted
            if not self._open[address]:
                del self._open[address]
