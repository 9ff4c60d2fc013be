"""What waits to be sent to one client: bounded, so that a slow one costs no memory and holds nobody up."""

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
A_MOMENT = 0.01
LAST_WORDS = 1.0
"""Seconds in which a client that cannot follow may still be told so."""
NORMAL, GOING_AWAY, COME_AGAIN, NEVER_AGAIN = 1000, 1001, 1013, 1008
"""Codes with which sockets are closed."""


class Outbox:
    """Messages to one socket, in their order. After a `Bye` nothing more is sent and the socket is closed."""

    def __init__(self, socket: Socket, most: int) -> None:
        """``most``: messages that may wait."""
        self._socket, self._most = socket, most
        self._queue: asyncio.Queue[tuple[str, Bye | None]] = asyncio.Queue()
        self._bye: Bye | None = None
        self._hurry = asyncio.Event()

    def tell(self, message: AnyMessage) -> None:
        """Send a message as soon as the client takes it."""
        metrics.told(message)
        self.pass_on(msgspec.json.encode(message).decode())

    def pass_on(self, text: str) -> None:
        """Send what is encoded already."""
        if self._bye is not None:
            return
        if self._queue.qsize() >= self._most:
            self._hurry.set()
            self.say_bye(Bye(code="slow", again=True))
        else:
            self._queue.put_nowait((text, None))

    def say_bye(self, bye: Bye) -> None:
        """Send this after what waits already, and close."""
        if self._bye is None:
            self._bye = bye
            metrics.told(bye)
            logs.told(bye)
            self._queue.put_nowait((msgspec.json.encode(bye).decode(), bye))

    async def room(self) -> None:
        """Wait until half of what may wait is free: whoever asks much hears the answers first."""
        await asyncio.sleep(0)
        while self._queue.qsize() > self._most // 2:
            await asyncio.sleep(A_MOMENT)

    async def run(self) -> None:
        """Send until the last word is said, or the client is gone."""
        pump = asyncio.create_task(self._pump())
        hurry = asyncio.create_task(self._hurry.wait())
        try:
            await asyncio.wait({pump, hurry}, return_when=asyncio.FIRST_COMPLETED)
            if not pump.done():
                await asyncio.wait({pump}, timeout=LAST_WORDS)
        finally:
            for task in (pump, hurry):
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketException, OSError):
                await pump

    async def _pump(self) -> None:
        while True:
            text, bye = await self._queue.get()
            await self._socket.send_data(text)
            if bye is not None:
                await self._socket.close(_close_code(bye))
                return


def _close_code(bye: Bye) -> int:
    if not bye.again:
        return NEVER_AGAIN
    return GOING_AWAY if bye.code == "shutting_down" else COME_AGAIN
