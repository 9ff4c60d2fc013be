"""Running the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import socket
from collections.abc import Callable, Iterator

import uvicorn

from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.server.hosting.config import ServerSettings
from pegs.server.hosting.engine_startup import Warming
from pegs.server.hosting.gc_tuning import collect_now_and_then
from pegs.server.http.app import make_app

log = logging.getLogger(__name__)
PORTS_TRIED = 20
SEND_BUFFER = 128 * 1024
GRACE = 5
"""Seconds that open connections have to end."""


def bind(host: str, port: int, others_will_do: bool) -> socket.socket:
    """A socket that listens at this port; or, where that is taken and others will do, at the next free one.

    Raises UsageError where there is none.
    """
    for candidate in range(port, port + PORTS_TRIED if others_will_do and port else port + 1):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # With the protocol named, asyncio switches off the wait that would hold back small messages.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # What the system keeps for a client that does not listen; connections inherit it.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        try:
            listening.bind((host, candidate))
            listening.listen(128)
        except OSError as error:
            listening.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise UsageError(translate("server-no-address", host=host, problem=str(error))) from error
        else:
            return listening
    raise UsageError(translate("server-port-taken", port=str(port)))


class Server(uvicorn.Server):
    """Says goodbye to the sockets before it closes them; a signal ends it without fuss."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve, and say that it is ready."""
        await super().startup(sockets)
        if self.started:
            warming: Warming = self.config.app.state.warming  # type: ignore[union-attr]
            self._collecting = asyncio.create_task(collect_now_and_then(warming.ready), name="garbage")
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop."""
        for listener in self.servers:
            listener.close()
        await self.config.app.state.hub.close()  # type: ignore[union-attr]
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does, but what was asked is done by then: no signal is raised again."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()


def serve(settings: ServerSettings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until SIGTERM or SIGINT. ``ready`` is called once requests are answered."""
    config = uvicorn.Config(
        make_app(settings),
        ws="websockets-sansio",
        ws_max_size=settings.limits.socket_frame,
        ws_max_queue=8,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    asyncio.run(Server(config, ready).serve([listening]))
    log.info(translate("server-stopped"))
