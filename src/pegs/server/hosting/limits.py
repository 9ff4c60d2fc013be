"""Rate limits and connection limits."""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Clock = Callable[[], float]
MAX_NAMES = 10_000


def network_of(address: str) -> str:
    """The network as which an address is counted: an IPv4 address, or the first 64 bits of an IPv6 address.

    Those 64 bits belong to one household or server, which can use any of the addresses in them. An IPv4
    address in the form of IPv6 counts as IPv4, and everything that isn't an address as one network.
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return ""
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(parsed), 64), strict=False))


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

    def take(self, cost: int = 1) -> bool:
        """Take some tokens, and return whether there were any; the bucket can owe the rest."""
        if not self.has_token():
            return False
        self._tokens -= cost
        return True

    def has_token(self) -> bool:
        """Whether there is a token to take."""
        self._refill()
        return self._tokens >= 1

    def seconds_until_token(self) -> float:
        """How long to wait for a token; 0 if there is one."""
        self._refill()
        return max(0.0, (1 - self._tokens) / self._rate)


class TokenBuckets:
    """A bucket for each name (a network or seat). The least recently used ones are dropped."""

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
    """Limits how many sockets each network has open."""

    def __init__(self, maximum: int) -> None:
        self._maximum = maximum
        self._open: Counter[str] = Counter()

    @contextmanager
    def admit(self, network: str) -> Iterator[bool]:
        """Count a socket while the block runs. Yields False, and doesn't count it, if there are too many."""
        is_admitted = self._open[network] < self._maximum
        self._open[network] += is_admitted
        try:
            yield is_admitted
        finally:
            self._open[network] -= is_admitted
            if not self._open[network]:
                del self._open[network]
