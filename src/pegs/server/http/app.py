"""The application: routes, middleware, and the objects that live as long as the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from pegs.server.cluster.join import join_peers
from pegs.server.hosting import metrics
from pegs.server.hosting.config import DATABASE_FILE, ServerSettings
from pegs.server.hosting.engine_startup import EngineStartup
from pegs.server.hosting.limits import ConnectionLimit
from pegs.server.hosting.load_stats import LoadStats
from pegs.server.hosting.logs import log_request
from pegs.server.hosting.overload import Overload
from pegs.server.hosting.pulse import Pulse
from pegs.server.hosting.work_pools import WorkPools
from pegs.server.http.error_responses import HANDLERS
from pegs.server.http.head_requests import answering_head
from pegs.server.http.locale import LocaleMiddleware
from pegs.server.http.network_middleware import NetworkMiddleware
from pegs.server.http.openapi import add_exact_schemas
from pegs.server.http.origin import refuse_foreign_pages, refuse_invalid_host
from pegs.server.http.rate_limit import AnyConnection, RateLimits, count_request
from pegs.server.http.routes import (
    clubs,
    daily,
    devices,
    games,
    judge,
    lessons,
    notes,
    practice,
    previews,
    printing,
    push,
    rules,
    shares,
    site,
    tables,
    together,
)
from pegs.server.http.security_headers import add_security_headers
from pegs.server.http.site_path import within_site_path
from pegs.server.http.websocket import table_socket
from pegs.server.live.archive import Archive
from pegs.server.live.authors import Authors
from pegs.server.live.hub import Hub
from pegs.server.live.notes import Notes
from pegs.server.live.reviews import Reviews
from pegs.server.live.sharing import Sharing
from pegs.server.live.together import Together
from pegs.server.push.service import open_push
from pegs.server.store.database import open_database, sqlite_url
from pegs.server.store.folder_lock import LOCK_FILE
from pegs.server.store.store import Store

ROUTES = [
    *tables.HANDLERS,
    *rules.HANDLERS,
    *judge.HANDLERS,
    *printing.HANDLERS,
    *lessons.HANDLERS,
    *games.HANDLERS,
    *notes.HANDLERS,
    *together.HANDLERS,
    *clubs.HANDLERS,
    *daily.HANDLERS,
    *devices.HANDLERS,
    *practice.HANDLERS,
    *push.HANDLERS,
    *shares.HANDLERS,
    *previews.HANDLERS,
    *site.HANDLERS,
]
"""Everything that answers a request; only a table's socket does more."""


def make_app(settings: ServerSettings) -> Litestar:
    """The server's application. It opens and migrates its database when it starts."""
    app = Litestar(
        route_handlers=[*ROUTES, table_socket],
        lifespan=[_lifespan],
        middleware=[NetworkMiddleware(), LocaleMiddleware()],
        guards=[_check_request],
        before_send=[add_security_headers, metrics.count_request, log_request],
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
    app.asgi_handler = within_site_path(answering_head(app.asgi_handler), settings.public_url)
    return app


def _check_request(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Called before every request, and before the guards of its route: a page of another site uses up no
    limit of the person who looks at it. Raises ClientException, TooOftenError or ForeignPageError.
    """
    if isinstance(connection, Request):
        refuse_invalid_host(connection)
        refuse_foreign_pages(connection)
        count_request(connection)


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    settings: ServerSettings = app.state.settings
    settings.data.mkdir(parents=True, exist_ok=True)
    engine = await open_database(settings.database or sqlite_url(settings.data / DATABASE_FILE))
    startup, load_stats, pools = EngineStartup(), LoadStats(), WorkPools(settings.limits)
    overload = Overload(settings.limits.busy_lag)
    store = Store(engine)
    notifications = await open_push(store, settings)
    mark = settings.data / LOCK_FILE
    peers = await join_peers(engine, mark)
    pulse = Pulse(None if settings.database else mark)
    hub = Hub(store, peers, startup, pools, notifications, settings.limits, pulse)
    archive = Archive(hub)
    authors = Authors(store, archive)
    reviews = Reviews(archive, pools.reviews)
    app.state.update(
        {
            "hub": hub,
            "push": notifications,
            "startup": startup,
            "overload": overload,
            "pools": pools,
            "archive": archive,
            "reviews": reviews,
            "notes": Notes(store, authors, settings.limits),
            "together": Together(store, authors),
            "sharing": Sharing(store, archive, authors, pools),
            "rate_limits": RateLimits(settings.limits),
            "load_stats": load_stats,
            "connection_limit": ConnectionLimit(settings.limits.sockets_of_address),
        }
    )
    startup.start(settings.warm_up)
    overload.start(startup.ready)
    try:
        yield
    finally:
        overload.close()
        await load_stats.close()
        reviews.close()
        await hub.close()
        pools.close()
