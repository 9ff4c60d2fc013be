"""Bounds on TCP connections: how many there are, and how long a client may take for its request."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol

from pegs.i18n import translate
from pegs.server.hosting.config import Limits
from pegs.server.hosting.limits import TokenBucket, network_of
from pegs.server.http.rounds import Rounds
from pegs.server.http.site_path import noting_site_path

if TYPE_CHECKING:
    from uvicorn.server import ServerState

log = logging.getLogger(__name__)
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
)
BAD_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
FILES_KEPT = 100
"""Open files that aren't for connections: the database's, and those accepted before they're counted."""


def limit_by_files(limits: Limits, files: int) -> Limits:
    """The limits if the process may have this many files open; one address can use at most half of them."""
    most = min(limits.connections, max(files - FILES_KEPT, 2))
    return replace(
        limits,
        connections=most,
        connections_of_address=min(limits.connections_of_address, most // 2),
        sockets_of_address=min(limits.sockets_of_address, most // 2),
    )


class Connections:
    """Counts the open connections, in all and by network, and closes those that wait if there are too many.

    Those of a trusted proxy aren't counted by network, because all of its clients share them.
    """

    def __init__(self, limits: Limits, is_proxy: Callable[[str], bool]) -> None:
        self.limits, self._is_proxy = limits, is_proxy
        self.rounds = Rounds()
        self._open: dict[asyncio.Transport, str | None] = {}
        """The network of each; None for a proxy."""
        self._of_network: Counter[str] = Counter()
        self._waiting: dict[asyncio.Transport, None] = {}
        """Those without a complete request, the one that has waited longest first."""
        self._warnings = TokenBucket(1 / 60, 1, time.monotonic)

    def admit(self, transport: asyncio.Transport, address: str) -> bool:
        """Count a new connection, which waits, and return True; or don't, if there can't be another one."""
        network = None if self._is_proxy(address) else network_of(address)
        if network is not None and self._of_network[network] >= self.limits.connections_of_address:
            self._warn()
            return False
        if len(self._open) >= self.limits.connections and not self._make_room():
            return False
        self._open[transport] = network
        if network is not None:
            self._of_network[network] += 1
        self._waiting[transport] = None
        return True

    def _make_room(self) -> bool:
        self._warn()
        longest = next(iter(self._waiting), None)
        if longest is None:
            return False
        longest.abort()
        self.remove(longest)
        return True

    def _warn(self) -> None:
        if self._warnings.take():
            log.warning(translate("server-many-connections", number=len(self._open)))

    def set_waiting(self, transport: asyncio.Transport, is_waiting: bool) -> None:
        """Set whether a connection can be closed, because the server waits for a request or for its end."""
        if not is_waiting:
            self._waiting.pop(transport, None)
        elif transport in self._open:
            self._waiting.setdefault(transport)

    def remove(self, transport: asyncio.Transport) -> None:
        """A connection was closed."""
        network = self._open.pop(transport, None)
        self._waiting.pop(transport, None)
        if network is not None:
            self._of_network[network] -= 1
            if not self._of_network[network]:
                del self._of_network[network]


class BoundedConfig(Config):
    """uvicorn's configuration, with the bounds that all connections share."""

    connections: Connections
    is_proxy: Callable[[str], bool]
    """Whether an address is a trusted proxy's."""
    prefix_header = ""
    """The header in which a trusted proxy names the folder of the site; empty for none."""

    def load(self) -> None:
        """Load the application, and read a proxy's header before uvicorn replaces the proxy's address."""
        super().load()
        if self.prefix_header:
            self.loaded_app = noting_site_path(self.loaded_app, self.prefix_header, self.is_proxy)


class HttpConnection(H11Protocol):
    """A connection as uvicorn serves it, but requests have to arrive, and answers to be read, in time."""

    def __init__(
        self, config: BoundedConfig, server_state: ServerState, app_state: dict[str, Any], **more: Any
    ) -> None:
        super().__init__(config, server_state, app_state, **more)
        self._connections, self._limits = config.connections, config.connections.limits
        self._request_timer: asyncio.TimerHandle | None = None
        self._response_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self._network = network_of(address)
        if self._connections.admit(transport, address):
            self._watch()
        else:
            transport.write(FULL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        """Take a part of a request, in a round of the event loop in which it's this network's turn."""
        if not self._connections.rounds.begin(self._network, lambda: self._read(data)):
            self.transport.pause_reading()

    def _read(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self.flow.read_paused:
            self.transport.resume_reading()
        try:
            super().data_received(data)
        except Exception:  # in a later round, asyncio wouldn't close the connection
            log.exception("bug at a connection")
            self.transport.abort()
        else:
            self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Pass the connection on to the protocol of sockets."""
        super().handle_websocket_upgrade(event)
        # The library says nothing about a handshake that it can't read.
        if not self.transport.get_protocol().handshake_initiated:  # type: ignore[attr-defined]
            self.transport.write(BAD_HANDSHAKE)
            self.transport.close()

    def on_response_complete(self) -> None:
        """Wait for the client to read the answer and to send another request."""
        super().on_response_complete()
        self._watch()
        _cancel(self._response_timer)
        self._response_timer = self.loop.call_later(self._limits.response_within, self._abort_if_unread)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting."""
        super().connection_lost(exc)
        self._connections.remove(self.transport)
        _cancel(self._request_timer)
        _cancel(self._response_timer)

    def _watch(self) -> None:
        """Start the timer of a request that isn't complete; stop it when it is.

        Between two requests uvicorn's own timer runs, unless a part of the next one has come.
        """
        is_socket = self.transport.get_protocol() is not self
        is_waiting = not is_socket and self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        self._connections.set_waiting(self.transport, is_waiting)
        if not is_waiting or self.timeout_keep_alive_task is not None:
            _cancel(self._request_timer)
            self._request_timer = None
        elif self._request_timer is None:
            self._request_timer = self.loop.call_later(self._limits.request_within, self.transport.close)

    def _abort_if_unread(self) -> None:
        if self.transport.get_write_buffer_size():
            self.transport.abort()


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
