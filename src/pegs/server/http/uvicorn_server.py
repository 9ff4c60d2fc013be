"""Runs the application with uvicorn until the process is told to stop."""

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
from pegs.server.hosting.engine_startup import EngineStartup
from pegs.server.hosting.gc_tuning import collect_periodically
from pegs.server.http.app import make_app

log = logging.getLogger(__name__)
PORTS_TRIED = 20
SEND_BUFFER = 128 * 1024
SHUTDOWN_TIMEOUT = 5
"""Seconds that open connections have to finish."""


def bind(host: str, port: int, try_next: bool) -> socket.socket:
    """A socket that listens at a port; or if that's taken and ``try_next``, at the next free one.

    Raises UsageError if there is none.
    """
    for candidate in range(port, port + PORTS_TRIED if try_next and port else port + 1):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # asyncio disables Nagle's algorithm only if the protocol is given.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Accepted connections inherit this; it bounds what the system buffers for a client that doesn't read.
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


class UvicornServer(uvicorn.Server):
    """Says goodbye on all WebSockets before it closes them, and ends cleanly on a signal."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start serving, and call ``on_ready``."""
        await super().startup(sockets)
        if self.started:
            startup: EngineStartup = self.config.app.state.startup  # type: ignore[union-attr]
            self._collecting = asyncio.create_task(collect_periodically(startup.ready), name="garbage")
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop serving."""
        for listener in self.servers:
            listener.close()
        await self.config.app.state.hub.close()  # type: ignore[union-attr]
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does, but without raising the signals again after the shutdown."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()


def serve(settings: ServerSettings, listening: socket.socket, on_ready: Callable[[], None]) -> None:
    """Serve until SIGTERM or SIGINT. ``on_ready`` is called once requests are answered."""
    config = uvicorn.Config(
        make_app(settings),
        ws="websockets-sansio",
        ws_max_size=settings.limits.socket_frame,
        ws_max_queue=8,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        lifespan="on",
    )
    asyncio.run(UvicornServer(config, on_ready).serve([listening]))
    log.info(translate("server-stopped"))
