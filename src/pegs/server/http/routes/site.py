"""The server itself: its health, address, bots and schemas; and the files of the browser client."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.protocol.rest import (
    Health,
    Here,
    Problem,
    Readiness,
    Seen,
)
from pegs.server.hosting import metrics
from pegs.server.hosting.engine_startup import EngineStartup
from pegs.server.hosting.work_pools import WorkPools
from pegs.server.http import static_client
from pegs.server.http.address import qr_svg
from pegs.server.http.admin_access import refuse_outsider
from pegs.server.http.error_responses import PROBLEMS, AnyRequest
from pegs.server.http.link_preview import preview_tags
from pegs.server.http.origin import outside_url_of, requested_site
from pegs.server.http.rate_limit import count_long_request
from pegs.server.http.site_path import is_in_ingress, site_path
from pegs.server.http.socket_schema import socket_schema
from pegs.server.http.status_page import collect_status, status_page
from pegs.server.live.health import find_outage, update_gauges
from pegs.table.answers.bot_list import bots

MAX_REFRESH = 3600


@get("/health")
async def health(state: State) -> Health:
    """Whether the process is alive, and the engine's progress."""
    startup: EngineStartup = state.startup
    engine = "ready" if startup.ready.is_set() else "preparing"
    return Health("ready", engine, round(startup.progress, 2))  # type: ignore[arg-type]


@get("/ready", status_code=200, responses=PROBLEMS)
async def ready(state: State) -> Response[Readiness | Problem]:
    """200 if games can be played here now; otherwise 503, and why not."""
    outage = await find_outage(state)
    if outage is None:
        return Response(Readiness("ready"))
    return Response(Problem(outage.code, outage.sentence), status_code=503, headers={"Retry-After": "2"})


@get("/metrics", include_in_schema=False)
async def prometheus_metrics(request: AnyRequest, state: State) -> Response[Any]:
    """The metrics for Prometheus."""
    refusal = await refuse_outsider(request, state)
    if refusal is not None:
        return refusal
    await update_gauges(state)
    text, media_type = metrics.export(request.headers.get("accept", ""))
    return Response(text, media_type=media_type)


@get("/status", include_in_schema=False)
async def status(request: AnyRequest, state: State, every: FromQuery[int] = 0) -> Response[Any]:
    """The server's status for people. The page reloads itself after ``every`` seconds, if that isn't 0."""
    refusal = await refuse_outsider(request, state)
    if refusal is not None:
        return refusal
    page = status_page(await collect_status(state), min(max(every, 0), MAX_REFRESH))
    return Response(page, media_type="text/html")


@get("/api/here", responses=PROBLEMS)
async def here(request: AnyRequest) -> Here:
    """The address for other devices, and the bots that can play here."""
    return Here(outside_url_of(request), bots())


@get("/api/seen", responses=PROBLEMS)
async def seen(request: AnyRequest) -> Seen:
    """How the server sees this request, for checking what a proxy sends."""
    client = request.client
    # A connection has a port; an address from a header doesn't.
    return Seen(client.host if client else "", bool(client and not client.port), requested_site(request))


@get("/api/qr", media_type="image/svg+xml", responses=PROBLEMS, guards=[count_long_request])
async def qr(path: FromQuery[str], request: AnyRequest, state: State) -> Response[bytes]:
    """A QR code of one of this server's URLs, as SVG."""
    if not path.startswith("/") or path.startswith("//"):
        raise UsageError(translate("server-own-paths"))
    pools: WorkPools = state.pools
    picture = await pools.pictures.run(qr_svg, outside_url_of(request) + path)
    return Response(picture)


@get("/api/schema/socket.json")
async def socket_messages() -> dict[str, Any]:
    """JSON Schema of the WebSocket messages."""
    return socket_schema()


@get(["/", "/{path:path}"], include_in_schema=False)
async def client_files(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """The browser client."""
    file = static_client.find(path) if not path.startswith("/api/") else None
    # A worker for a folder that's gone tomorrow would stay in the browser forever.
    if file is None or (path == "/sw.js" and is_in_ingress(request.scope)):
        raise NotFoundException
    if file.is_client:
        file = static_client.in_folder(file, site_path(request.scope))
        tags = preview_tags(request)
        file = static_client.with_preview(file, tags) if tags else file
    headers = {"Cache-Control": file.cache, "Content-Security-Policy": file.policy}
    return static_client.in_best_encoding(request, file, headers)


HANDLERS = (health, ready, prometheus_metrics, status, here, seen, qr, socket_messages, client_files)
