"""The network on whose behalf the current task or thread works, so that each gets its share of the server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_network: ContextVar[str] = ContextVar("client_network", default="")


def client_network() -> str:
    """The client's network (`pegs.server.hosting.limits.network_of`); empty for the server's own work."""
    return _network.get()


@contextmanager
def on_behalf_of(network: str) -> Iterator[None]:
    """Work for a network within this block, in the current thread or task only."""
    token = _network.set(network)
    try:
        yield
    finally:
        _network.reset(token)
