"""WebSockets as uvicorn serves them, with three changes: frames are sent as they are, encoded before;
compression needs no memory between messages (see `pegs.server.live.frames`); and frames that arrive too fast
wait, whatever they are. A ping, or a message that inflates a thousandfold, costs a client nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame as ReceivedFrame
from websockets.http11 import Request

from pegs.server.hosting.limits import TokenBucket
from pegs.server.http.connections import BoundedConfig
from pegs.server.live.frames import WINDOW_BITS, Frame
from pegs.server.live.outbox import Socket, Wire

EXTENSION = "pegs.wire"
"""The key of the connection among a scope's extensions."""
CLOSE_TIMEOUT = 15.0
"""Seconds that a client has to read the last messages and close its side."""
PIECE = 1024
"""Bytes that are read at once: few enough frames, and inflated messages, to take some milliseconds."""
INFLATED = 4096
"""Bytes of content for which a frame counts once more."""
_DEFLATE = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)


def wire_of(socket: Socket) -> Wire:
    """The connection of a socket."""
    wire: Wire = socket.scope["extensions"][EXTENSION]  # type: ignore[index, assignment]
    return wire


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection. It's the `Wire` of its socket."""

    def __init__(
        self, config: BoundedConfig, server_state: ServerState, app_state: dict[str, Any], **more: Any
    ) -> None:
        super().__init__(config, server_state, app_state, **more)
        self.conn.available_extensions = [_DEFLATE]
        self._connections = config.connections
        self._on_writable: Callable[[], None] | None = None
        self._abort_timer: asyncio.TimerHandle | None = None
        self._deflates = False
        limits = self._connections.limits
        self._budgets = [TokenBucket(limits.frames_a_second, limits.frames_at_once, time.monotonic)]
        self._unread = bytearray()
        self._reading_timer: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        """Take a part of frames, and read as much of it as the budgets allow."""
        self._unread += data
        self._read()

    def _read(self) -> None:
        """Read the frames that have arrived, until there is a message for the application."""
        while self._unread and not (self.read_paused or self.transport.is_closing()):
            wait = max(budget.seconds_until_token() for budget in self._budgets)
            if wait > 0:
                self._read_later(wait)
                return
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            super().data_received(piece)

    def _read_later(self, seconds: float) -> None:
        self.transport.pause_reading()  # the application may have resumed it meanwhile
        if self._reading_timer is None:
            self._reading_timer = self.loop.call_later(seconds, self._read_again)

    def _read_again(self) -> None:
        self._reading_timer = None
        if not self.read_paused:
            self.transport.resume_reading()
        self._read()

    async def receive(self) -> ASGIReceiveEvent:
        """Receive the next message; after the last one that was read, read on."""
        message = await super().receive()
        self._read()
        return message

    def handle_events(self) -> None:
        """Handle the frames that were read, and count them."""
        frames = [event for event in self.conn.events if isinstance(event, ReceivedFrame)]
        self.count_frames(sum(1 + len(frame.data) // INFLATED for frame in frames))
        super().handle_events()

    def count_frames(self, number: int) -> None:
        """Count something that costs as much as reading this many frames."""
        if number:
            for budget in self._budgets:
                budget.take(number)

    def share_budget(self, budget: TokenBucket) -> None:
        """From now on, count frames also together with those of other connections."""
        self._budgets.append(budget)

    def handle_connect(self, event: Request) -> None:
        """Serve a handshake."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            # A client that asks for a smaller window than ours gets plain frames.
            self._deflates = any(
                isinstance(extension, PerMessageDeflate) and extension.local_max_window_bits >= WINDOW_BITS
                for extension in self.conn.extensions
            )
            # The application starts in the next round of the loop, so it sees this.
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def is_writable(self) -> bool:
        """Whether the connection is open and its buffer has room."""
        return self.writable.is_set() or self.disconnected

    def send_frames(self, *frames: Frame) -> None:
        """Write frames; if the connection is closed, do nothing."""
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            written = [frame.deflated if self._deflates else frame.plain for frame in frames]
            self.transport.write(written[0] if len(written) == 1 else b"".join(written))

    def abort(self) -> None:
        """Close the connection without sending what is in its buffer; if it's lost already, do nothing."""
        if not self.disconnected:  # asyncio's transport may fail then
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """The client doesn't answer pings."""
        super().keepalive_timeout()
        self.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application is finished with this socket. A client that doesn't read can't hold it open."""
        super().on_task_complete(task)
        self._abort_timer = self.loop.call_later(CLOSE_TIMEOUT, self.abort)
        self._connections.set_waiting(self.transport, True)

    def on_writable(self, call: Callable[[], None]) -> None:
        """Call a function whenever there is room again, or the connection is lost."""
        self._on_writable = call

    def resume_writing(self) -> None:
        """The transport has room again."""
        super().resume_writing()
        if self._on_writable is not None:
            self._on_writable()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is lost: nothing waits for room anymore."""
        super().connection_lost(exc)
        self._connections.remove(self.transport)
        self._unread.clear()
        for timer in (self._abort_timer, self._reading_timer):
            if timer is not None:
                timer.cancel()
        if self._on_writable is not None:
            self._on_writable()
