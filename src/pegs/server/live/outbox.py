"""The bounded queue of messages to one client: a slow client costs little memory and delays nobody."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from pegs.server.hosting import logs, metrics
from pegs.table.protocol.messages import AnyMessage, Bye

Socket: TypeAlias = WebSocket[object, object, object]  # type: ignore[type-var]
POLL_INTERVAL = 0.01
GOODBYE_TIMEOUT = 1.0
"""Seconds in which a client that is too slow can still receive its goodbye."""
GOING_AWAY, TRY_AGAIN_LATER, POLICY_VIOLATION = 1001, 1013, 1008
"""WebSocket close codes."""


class Outbox:
    """Messages to one socket, in order. After a `Bye` nothing more is sent and the socket is closed."""

    def __init__(self, socket: Socket, capacity: int) -> None:
        """``capacity``: how many messages can wait."""
        self._socket, self._capacity = socket, capacity
        self._queue: asyncio.Queue[tuple[str, Bye | None]] = asyncio.Queue()
        self._bye: Bye | None = None
        self._overflowed = asyncio.Event()

    def send(self, message: AnyMessage) -> None:
        """Encode and send a message."""
        metrics.count_refusal(message)
        self.send_text(msgspec.json.encode(message).decode())

    def send_text(self, text: str) -> None:
        """Send an encoded message; a client that has too many waiting is closed instead."""
        if self._bye is not None:
            return
        if self._queue.qsize() >= self._capacity:
            self._overflowed.set()
            self.say_bye(Bye(code="slow", again=True))
        else:
            self._queue.put_nowait((text, None))

    def say_bye(self, bye: Bye) -> None:
        """Send a goodbye after the messages that are waiting, and close the socket."""
        if self._bye is None:
            self._bye = bye
            metrics.count_refusal(bye)
            logs.log_refusal(bye)
            self._queue.put_nowait((msgspec.json.encode(bye).decode(), bye))

    async def wait_for_room(self) -> None:
        """Wait until at least half of the queue is free: a client must read its answers before it asks
        more.
        """
        await asyncio.sleep(0)
        while self._queue.qsize() > self._capacity // 2:
            await asyncio.sleep(POLL_INTERVAL)

    async def run(self) -> None:
        """Send messages until the goodbye is sent or the client is gone."""
        sending = asyncio.create_task(self._send_all())
        overflow = asyncio.create_task(self._overflowed.wait())
        try:
            await asyncio.wait({sending, overflow}, return_when=asyncio.FIRST_COMPLETED)
            if not sending.done():
                await asyncio.wait({sending}, timeout=GOODBYE_TIMEOUT)
        finally:
            for task in (sending, overflow):
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketException, OSError):
                await sending

    async def _send_all(self) -> None:
        while True:
            text, bye = await self._queue.get()
            await self._socket.send_data(text)
            if bye is not None:
                await self._socket.close(_close_code(bye))
                return


def _close_code(bye: Bye) -> int:
    if not bye.again:
        return POLICY_VIOLATION
    return GOING_AWAY if bye.code == "shutting_down" else TRY_AGAIN_LATER
