"""Sends notifications to push services, a few at a time, and waits for none longer than some seconds."""

from __future__ import annotations

import asyncio
import logging
import ssl
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from pegs.core.repeated_warnings import RepeatedWarnings
from pegs.server.hosting import metrics
from pegs.server.push.encryption import Receiver, encrypt
from pegs.server.push.endpoints import Endpoint, EndpointError, read_endpoint, resolve
from pegs.server.push.vapid import Vapid

log = logging.getLogger(__name__)
SENDERS = 4
"""Requests at the same time."""
TIMEOUT = 10.0
"""Seconds for one request, from looking up the name to the first line of the answer."""
TTL = 24 * 3600
"""Seconds for which a push service stores a notification for a phone that is off."""
RETRIES = (15.0, 120.0)
"""Seconds before the second and the third try, if a push service doesn't answer or is busy."""
_MAX_ANSWER = 4096
_GONE = (404, 410)
_BUSY = (429, 500, 502, 503, 504)

Outcome = Literal["sent", "gone", "refused", "failed"]


@dataclass(frozen=True, slots=True)
class Notification:
    """A notification for one subscription. A later one with the same ``topic`` replaces it at the service."""

    key: str
    """The hash of the seat's token."""
    endpoint: str
    receiver: Receiver
    text: bytes
    topic: str


class PushListener(Protocol):
    """Whom a sender informs of notifications that will never arrive."""

    async def forget(self, notification: Notification) -> None:
        """The subscription no longer exists."""

    async def refuse(self, notification: Notification, status: int) -> None:
        """The push service refuses the notification, and would refuse it again."""


def outcome_of(status: int) -> Outcome:
    """What a push service's answer means: ``failed`` may be tried again, ``refused`` would be in vain."""
    if status in _GONE:
        return "gone"
    if status in _BUSY:
        return "failed"
    return "sent" if 200 <= status < 300 else "refused"


class PushSender:
    """Sends notifications in the background."""

    def __init__(self, vapid: Vapid, waiting: int, local: bool, listener: PushListener) -> None:
        """``waiting``: how many may wait, before more are dropped; ``local``: see `read_endpoint`."""
        self._vapid, self._local, self._listener = vapid, local, listener
        self._warnings = RepeatedWarnings(log)
        self._queue: asyncio.Queue[tuple[Notification, int]] = asyncio.Queue(waiting)
        self._tls = ssl.create_default_context()
        self._retries: set[asyncio.TimerHandle] = set()
        self._senders = [asyncio.create_task(self._run(), name=f"push {i}") for i in range(SENDERS)]

    def send(self, notification: Notification, tries: int = 0) -> None:
        """Send a notification soon; if too many are waiting, drop it."""
        try:
            self._queue.put_nowait((notification, tries))
        except asyncio.QueueFull:
            metrics.PUSHES.labels("dropped").inc()

    async def close(self) -> None:
        """Stop, and drop what is waiting."""
        for retry in self._retries:
            retry.cancel()
        for sender in self._senders:
            sender.cancel()
        await asyncio.gather(*self._senders, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            notification, tries = await self._queue.get()
            try:
                outcome, status = await self._deliver(notification)
                metrics.PUSHES.labels(outcome).inc()
                if outcome == "gone":
                    await self._listener.forget(notification)
                elif outcome == "refused":
                    await self._listener.refuse(notification, status)
                elif outcome == "failed" and tries < len(RETRIES):
                    self._send_later(notification, tries)
            except Exception:
                log.exception("bug in sending a notification")

    def _send_later(self, notification: Notification, tries: int) -> None:
        def again() -> None:
            self._retries.discard(retry)
            self.send(notification, tries + 1)

        # As many may wait for another try as for the first one.
        if len(self._retries) < self._queue.maxsize:
            retry = asyncio.get_running_loop().call_later(RETRIES[tries], again)
            self._retries.add(retry)

    async def _deliver(self, notification: Notification) -> tuple[Outcome, int]:
        """What became of a notification, and the status of the answer: 0 if there was none."""
        host = ""
        try:
            endpoint = read_endpoint(notification.endpoint, self._local)
            host = endpoint.host
            async with asyncio.timeout(TIMEOUT):
                status = await self._post(endpoint, notification)
        except EndpointError as error:
            self._warn(host, f"can't be used: {error}")
            return "refused", 0
        except (OSError, ValueError, EOFError) as error:
            self._warn(host, f"doesn't answer: {type(error).__name__}")
            return "failed", 0
        outcome = outcome_of(status)
        if outcome in ("refused", "failed"):
            self._warn(host, f"refuses notifications with status {status}")
        return outcome, status

    def _warn(self, host: str, problem: str) -> None:
        self._warnings.warn(f"{host} {problem}", f"the push service {host} {problem}")

    async def _post(self, endpoint: Endpoint, notification: Notification) -> int:
        """Send a request, and return the status of the answer. Redirections aren't followed."""
        address = await resolve(endpoint, self._local)
        name = endpoint.host.strip("[]")
        tls: dict[str, Any] = {"ssl": self._tls, "server_hostname": name} if endpoint.is_encrypted else {}
        reader, writer = await asyncio.open_connection(address, endpoint.port, limit=_MAX_ANSWER, **tls)
        try:
            writer.write(self._request(endpoint, notification))
            await writer.drain()
            line = await reader.readline()
        finally:
            writer.transport.abort()
        if not line.startswith(b"HTTP/1."):
            raise ValueError("not an answer by HTTP")
        return int(line.split(b" ", 2)[1])

    def _request(self, endpoint: Endpoint, notification: Notification) -> bytes:
        body = encrypt(notification.text, notification.receiver)
        lines = (
            f"POST {endpoint.path} HTTP/1.1",
            f"Host: {endpoint.origin.partition('//')[2]}",
            f"Authorization: {self._vapid.authorization(endpoint.origin)}",
            f"TTL: {TTL}",
            "Urgency: high",
            f"Topic: {notification.topic}",
            "Content-Encoding: aes128gcm",
            "Content-Type: application/octet-stream",
            f"Content-Length: {len(body)}",
            "Connection: close",
            "",
            "",
        )
        return "\r\n".join(lines).encode() + body
