"""The application: routes, what stands round every request, and what lives as long as the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from pegs.server.hosting.config import DATABASE_FILE, ServerSettings
from pegs.server.hosting.engine_startup import Warming
from pegs.server.hosting.limits import Places
from pegs.server.hosting.load_stats import Pulse
from pegs.server.hosting.logs import log_request
from pegs.server.hosting.metrics import count_request
from pegs.server.http.error_responses import HANDLERS
from pegs.server.http.locale import Speech
from pegs.server.http.openapi import make_exact
from pegs.server.http.origin import only_own_pages
from pegs.server.http.rate_limit import Gates
from pegs.server.http.routes import games, rules, site, tables
from pegs.server.http.security_headers import add_safety
from pegs.server.http.websocket import table_socket
from pegs.server.live.archive import Archive
from pegs.server.live.hub import Hub
from pegs.server.store.database import join_peers, open_database, sqlite_url
from pegs.server.store.store import Store


def make_app(settings: ServerSettings) -> Litestar:
    """The server's application. Its database is opened, and brought up to date, when it starts."""
    app = Litestar(
        route_handlers=[
            *tables.HANDLERS,
            *rules.HANDLERS,
            *games.HANDLERS,
            *site.HANDLERS,
            table_socket,
        ],
        lifespan=[_life],
        middleware=[Speech()],
        before_request=only_own_pages,
        before_send=[add_safety, count_request, log_request],
        exception_handlers=HANDLERS,
        request_max_body_size=settings.limits.body,
        state=State({"settings": settings}),
        openapi_config=OpenAPIConfig(
            title="Pegs and Jokers",
            version=version("pegs-and-jokers"),
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    make_exact(app)
    return app


@asynccontextmanager
async def _life(app: Litestar) -> AsyncIterator[None]:
    settings: ServerSettings = app.state.settings
    settings.data.mkdir(parents=True, exist_ok=True)
    engine = await open_database(settings.database or sqlite_url(settings.data / DATABASE_FILE))
    warming, pulse = Warming(), Pulse()
    hub = Hub(Store(engine), await join_peers(engine), warming, settings.limits)
    app.state.update(
        {
            "hub": hub,
            "warming": warming,
            "archive": Archive(hub),
            "gates": Gates(settings.limits),
            "pulse": pulse,
            "places": Places(settings.limits.sockets_of_address),
        }
    )
    warming.start(settings.warm_up)
    try:
        yield
    finally:
        await pulse.close()
        await hub.close()
