"""The bounded queue of messages to one client: a slow client costs little memory and delays nobody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Iterator
from typing import Protocol, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from pegs.protocol.messages import AnyMessage, Bye
from pegs.server.hosting import logs, metrics
from pegs.server.hosting.limits import TokenBucket
from pegs.server.live.frames import Frame

log = logging.getLogger(__name__)
Socket: TypeAlias = WebSocket[object, object, object]  # type: ignore[type-var]
POLL_INTERVAL = 0.01
TOGETHER = 4
"""The most messages that are written in one piece."""
GOODBYE_TIMEOUT = 1.0
"""Seconds in which a client that is too slow can still receive its goodbye."""
GOING_AWAY, TRY_AGAIN_LATER, POLICY_VIOLATION = 1001, 1013, 1008
"""WebSocket close codes."""


class Wire(Protocol):
    """A connection that takes whole frames."""

    def is_writable(self) -> bool:
        """Whether the connection is open and its buffer has room."""

    def send_frames(self, *frames: Frame) -> None:
        """Write frames; if the connection is closed, do nothing."""

    def abort(self) -> None:
        """Close the connection without sending what is in its buffer."""

    def on_writable(self, call: Callable[[], None]) -> None:
        """Call a function whenever there is room again."""

    def count_frames(self, number: int) -> None:
        """Count something that costs as much as reading this many frames."""

    def share_budget(self, budget: TokenBucket) -> None:
        """From now on, count frames also together with those of other connections."""


class Outbox:
    """Messages to one socket, in order. After a `Bye` nothing more is sent and the socket is closed."""

    def __init__(self, socket: Socket, wire: Wire, capacity: int) -> None:
        """``capacity``: how many messages can wait."""
        self._socket, self._wire, self._capacity = socket, wire, capacity
        self._waiting: deque[Frame] = deque()
        self._closing: asyncio.Task[None] | None = None
        self._is_held = False
        wire.on_writable(self._flush)

    def send(self, message: AnyMessage) -> None:
        """Encode and send a message."""
        metrics.count_refusal(message)
        self.send_frame(Frame(msgspec.json.encode(message)))

    def send_frame(self, frame: Frame) -> None:
        """Send an encoded message; a client that has too many waiting is closed instead."""
        if self._closing is not None:
            return
        if len(self._waiting) >= self._capacity:
            self.say_bye(Bye(code="slow", again=True))
        else:
            self._put(frame)

    def say_bye(self, bye: Bye) -> None:
        """Send a goodbye after the messages that are waiting, and close the socket."""
        if self._closing is None:
            metrics.count_refusal(bye)
            logs.log_refusal(bye)
            self._put(Frame(msgspec.json.encode(bye)))
            self._closing = asyncio.create_task(self._close(bye))

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        """Write the messages that are sent meanwhile in one piece."""
        self._is_held = True
        try:
            yield
        finally:
            self._is_held = False
            self._flush()

    async def wait_for_room(self) -> None:
        """Wait until at least half of the queue is free: a client must read its answers before it asks
        more.
        """
        while len(self._waiting) > self._capacity // 2 and self._closing is None:
            await asyncio.sleep(POLL_INTERVAL)

    def _put(self, frame: Frame) -> None:
        if self._waiting or self._is_held or not self._wire.is_writable():
            self._waiting.append(frame)
        else:
            self._wire.send_frames(frame)

    async def _close(self, bye: Bye) -> None:
        """Close the socket once the goodbye is sent, or cut it off if the client is too slow for that."""
        try:
            async with asyncio.timeout(GOODBYE_TIMEOUT):
                while self._waiting:
                    await asyncio.sleep(POLL_INTERVAL)
                await self._socket.close(_close_code(bye))
        except TimeoutError:
            self._wire.abort()
        except (WebSocketException, OSError) as error:
            log.debug("a socket was closed already: %s", error)

    def _flush(self) -> None:
        while self._waiting and not self._is_held and self._wire.is_writable():
            number = min(len(self._waiting), TOGETHER)
            self._wire.send_frames(*(self._waiting.popleft() for _ in range(number)))


def _close_code(bye: Bye) -> int:
    if not bye.again:
        return POLICY_VIOLATION
    return GOING_AWAY if bye.code == "shutting_down" else TRY_AGAIN_LATER
