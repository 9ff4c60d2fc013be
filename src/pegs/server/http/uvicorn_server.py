"""Runs the application with uvicorn until the process is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Callable, Iterator
from dataclasses import replace

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.server.hosting.config import ServerSettings
from pegs.server.hosting.engine_startup import EngineStartup
from pegs.server.hosting.gc_tuning import collect_periodically
from pegs.server.hosting.open_files import raise_limit_of_files
from pegs.server.http.app import make_app
from pegs.server.http.connections import BoundedConfig, Connections, HttpConnection, limit_by_files
from pegs.server.http.listening import BACKLOG
from pegs.server.http.socket_protocol import SocketProtocol

log = logging.getLogger(__name__)
ACCEPTED_AT_ONCE = 16
"""Connections that the event loop accepts in one go, before they're counted; asyncio takes this number from
uvicorn's ``backlog``, which is therefore set again afterward.
"""
SHUTDOWN_TIMEOUT = 5
"""Seconds that open connections have to finish."""


class UvicornServer(uvicorn.Server):
    """Says goodbye on all WebSockets before it closes them, and ends cleanly on a signal."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start serving, and call ``on_ready``."""
        await super().startup(sockets)
        if self.started:
            for listening in sockets or ():
                listening.listen(BACKLOG)
            startup: EngineStartup = self.config.app.state.startup  # type: ignore[union-attr]
            self._collecting = asyncio.create_task(collect_periodically(startup.ready), name="garbage")
            self._watching = asyncio.create_task(self._stop_without_engine(startup), name="engine")
            self._on_ready()

    async def _stop_without_engine(self, startup: EngineStartup) -> None:
        await startup.failed.wait()
        self.should_exit = True

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
    """Serve until SIGTERM or SIGINT. ``on_ready`` is called once requests are answered.

    Raises UsageError if another process was to build the rules engine, and didn't.
    """
    limits = limit_by_files(settings.limits, raise_limit_of_files())
    app = make_app(replace(settings, limits=limits))
    config = BoundedConfig(
        app,
        http=HttpConnection,
        ws=SocketProtocol,
        ws_max_size=limits.socket_frame,
        ws_max_queue=8,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        lifespan="on",
        backlog=ACCEPTED_AT_ONCE,
        forwarded_allow_ips=settings.proxies,
    )
    proxies = ProxyHeadersMiddleware(app, config.forwarded_allow_ips).trusted_hosts  # type: ignore[arg-type]  # the same in other words
    config.is_proxy, config.prefix_header = proxies.__contains__, settings.prefix_header
    config.connections = Connections(limits, config.is_proxy)
    asyncio.run(UvicornServer(config, on_ready).serve([listening]))
    log.info(translate("server-stopped"))
    startup: EngineStartup = app.state.startup
    if startup.failed.is_set():
        raise UsageError(translate("server-no-engine"))
