"""Relays a client's socket to the process that owns its table, so that a table's people meet in one process.

A proxy that routes by table sends most clients to the right process at once; the others are relayed. The
owner serves relayed clients like its own, or hands the table over if it has no others. A relayed client is
never relayed again, so there are no loops.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Mapping

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from pegs.core.errors import PegsError
from pegs.server.cluster.peers import Peer
from pegs.server.hosting import metrics
from pegs.server.live.frames import Frame
from pegs.server.live.outbox import Outbox
from pegs.table.protocol.commands import Hello
from pegs.table.protocol.messages import Bye

log = logging.getLogger(__name__)
TO, FROM = "pegs-relay-to", "pegs-relay-from"
"""Headers with the names of both processes. Only processes of the same database know them."""
NOT_OWNER = 4001
"""WebSocket close code: this process doesn't own the table, or no longer does."""
ATTEMPTS = 3
"""How often a client is relayed to a process that no longer owns the table."""
TIMEOUT = 2.0
"""Seconds in which an owner must answer; otherwise this process serves the client itself."""
_BYE = b'{"tell":"bye"'
_read_bye = msgspec.json.Decoder(Bye).decode


class NotOwnerError(PegsError):
    """The other process doesn't own the table."""


def relaying_process(headers: Mapping[str, str], own_name: str) -> str | None:
    """The name of the process that relays a client to this one; None if a client connects by itself.

    The only process of a database has no name, and nobody relays to it, whatever the headers say.
    Raises NotOwnerError if it's meant for another process.
    """
    recipient, sender = headers.get(TO), headers.get(FROM)
    if not own_name or recipient is None or sender is None:
        return None
    if not secrets.compare_digest(recipient.encode(), own_name.encode()):
        raise NotOwnerError
    return sender


async def open_relay(owner: Peer, own_name: str, hello: Hello) -> Relay | None:
    """Relay a client, beginning with its hello; None if the owner can't be reached.

    Raises NotOwnerError if it's no longer the owner.
    """
    url = owner.address.replace("http", "ws", 1) + "/ws"
    headers = {TO: owner.name, FROM: own_name}
    try:
        async with asyncio.timeout(TIMEOUT):
            socket = await connect(
                url, additional_headers=headers, compression=None, max_size=None, proxy=None, close_timeout=1
            )
            try:
                await socket.send(msgspec.json.encode(hello).decode())
                return Relay(socket, await socket.recv(decode=False))
            except BaseException:
                socket.transport.abort()
                raise
    except ConnectionClosed as closed:
        if closed.rcvd is not None and closed.rcvd.code == NOT_OWNER:
            raise NotOwnerError from None
    except (OSError, ValueError, WebSocketException) as error:
        log.debug("the owner of a table can't be reached: %s", error)
    return None


class Relay:
    """A client's messages to the owner of its table, and the owner's to the client."""

    def __init__(self, socket: ClientConnection, first: bytes) -> None:
        self._socket, self._first = socket, first

    def start(self, outbox: Outbox) -> None:
        """Forward the owner's messages to the client."""
        metrics.RELAYED.inc()
        self._task = asyncio.create_task(self._forward_all(outbox), name="relay")

    async def send(self, text: str) -> None:
        """Forward a client's message. If the owner is gone, the client gets a goodbye anyway."""
        with contextlib.suppress(ConnectionClosed):
            await self._socket.send(text)

    async def close(self) -> None:
        """Stop forwarding."""
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        await self._socket.close()

    async def _forward_all(self, outbox: Outbox) -> None:
        _forward(self._first, outbox)
        with contextlib.suppress(ConnectionClosed):
            while True:
                _forward(await self._socket.recv(decode=False), outbox)
        outbox.say_bye(Bye(code="unavailable", again=True))


def _forward(message: bytes, outbox: Outbox) -> None:
    if message.startswith(_BYE):
        outbox.say_bye(_read_bye(message))
    else:
        outbox.send_frame(Frame(message))
