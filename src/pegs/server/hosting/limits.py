"""How often somebody may do something, and how many at once."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Clock = Callable[[], float]
MAX_NAMES = 10_000


class Bucket:
    """Lets ``at_once`` through, then ``a_second`` on average."""

    __slots__ = ("_a_second", "_at_once", "_clock", "_left", "_then")

    def __init__(self, a_second: float, at_once: int, clock: Clock) -> None:
        self._a_second, self._at_once, self._clock = a_second, at_once, clock
        self._left, self._then = float(at_once), clock()

    def _refill(self) -> None:
        now = self._clock()
        self._left = min(float(self._at_once), self._left + (now - self._then) * self._a_second)
        self._then = now

    def take(self) -> bool:
        """Whether one more may pass; it then has."""
        if not self.is_open():
            return False
        self._left -= 1
        return True

    def is_open(self) -> bool:
        """Whether one more might pass."""
        self._refill()
        return self._left >= 1


class Buckets:
    """A bucket for each name (an address); those long unused are forgotten."""

    def __init__(self, a_second: float, at_once: int, clock: Clock) -> None:
        self._a_second, self._at_once, self._clock = a_second, at_once, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, name: str) -> Bucket:
        """The bucket of one name."""
        bucket = self._buckets.pop(name, None) or Bucket(self._a_second, self._at_once, self._clock)
        self._buckets[name] = bucket
        if len(self._buckets) > MAX_NAMES:
            self._buckets.popitem(last=False)
        return bucket


class Places:
    """How many sockets each address keeps open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[bool]:
        """Take a place for as long as the block lasts; False: there is none left."""
        is_free = self._taken[address] < self._most
        self._taken[address] += is_free
        try:
            yield is_free
        finally:
            self._taken[address] -= is_free
            if not self._taken[address]:
                del self._taken[address]
