"""The application: routes, middleware, and the objects that live as long as the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from pegs.server.cluster.leases import join_peers
from pegs.server.hosting.config import DATABASE_FILE, ServerSettings
from pegs.server.hosting.engine_startup import EngineStartup
from pegs.server.hosting.limits import ConnectionLimit
from pegs.server.hosting.load_stats import LoadStats
from pegs.server.hosting.logs import log_request
from pegs.server.hosting.metrics import count_request
from pegs.server.http.error_responses import HANDLERS
from pegs.server.http.locale import LocaleMiddleware
from pegs.server.http.openapi import add_exact_schemas
from pegs.server.http.origin import refuse_foreign_pages
from pegs.server.http.rate_limit import RateLimits
from pegs.server.http.routes import games, rules, site, tables
from pegs.server.http.security_headers import add_security_headers
from pegs.server.http.websocket import table_socket
from pegs.server.live.archive import Archive
from pegs.server.live.hub import Hub
from pegs.server.store.database import open_database, sqlite_url
from pegs.server.store.store import Store


def make_app(settings: ServerSettings) -> Litestar:
    """The server's application. It opens and migrates its database when it starts."""
    app = Litestar(
        route_handlers=[
            *tables.HANDLERS,
            *rules.HANDLERS,
            *games.HANDLERS,
            *site.HANDLERS,
            table_socket,
        ],
        lifespan=[_lifespan],
        middleware=[LocaleMiddleware()],
        before_request=refuse_foreign_pages,
        before_send=[add_security_headers, count_request, log_request],
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
    add_exact_schemas(app)
    return app


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    settings: ServerSettings = app.state.settings
    settings.data.mkdir(parents=True, exist_ok=True)
    engine = await open_database(settings.database or sqlite_url(settings.data / DATABASE_FILE))
    startup, load_stats = EngineStartup(), LoadStats()
    hub = Hub(Store(engine), await join_peers(engine), startup, settings.limits)
    app.state.update(
        {
            "hub": hub,
            "startup": startup,
            "archive": Archive(hub),
            "rate_limits": RateLimits(settings.limits),
            "load_stats": load_stats,
            "connection_limit": ConnectionLimit(settings.limits.sockets_of_address),
        }
    )
    startup.start(settings.warm_up)
    try:
        yield
    finally:
        await load_stats.close()
        await hub.close()
