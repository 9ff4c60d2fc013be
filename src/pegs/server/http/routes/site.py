"""The server itself: is it well, where is it, what does it speak; and the client's files."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.server.hosting import metrics
from pegs.server.hosting.engine_startup import Warming
from pegs.server.http import static_client as client
from pegs.server.http.address import outside_url, qr_picture
from pegs.server.http.admin_access import outsider
from pegs.server.http.bot_list import bots
from pegs.server.http.error_responses import TOLD, AnyRequest
from pegs.server.http.socket_schema import socket_schema
from pegs.server.http.status_page import look, status_page
from pegs.server.live.health import measure, trouble
from pegs.table.protocol.rest import Health, Here, Problem, Readiness

LONGEST_PATH = 200


@get("/health")
async def health(state: State) -> Health:
    """Answers once the database is up to date."""
    warming: Warming = state.warming
    engine = "ready" if warming.ready.is_set() else "preparing"
    return Health("ready", engine, round(warming.share, 2))  # type: ignore[arg-type]


@get("/ready", status_code=200, responses=TOLD)
async def ready(state: State) -> Response[Readiness | Problem]:
    """200 while games can be played here; else 503, and why not."""
    found = await trouble(state)
    if found is None:
        return Response(Readiness("ready"))
    return Response(Problem(found.code, found.sentence), status_code=503, headers={"Retry-After": "2"})


@get("/metrics", include_in_schema=False)
async def numbers(request: AnyRequest, state: State) -> Response[Any]:
    """What the server counts, for Prometheus."""
    turned_away = await outsider(request, state)
    if turned_away is not None:
        return turned_away
    await measure(state)
    text, media_type = metrics.written(request.headers.get("accept", ""))
    return Response(text, media_type=media_type)


@get("/status", include_in_schema=False)
async def status(request: AnyRequest, state: State, every: FromQuery[int] = 0) -> Response[Any]:
    """How the server is, for people; ``every`` so many seconds the page loads itself again."""
    turned_away = await outsider(request, state)
    if turned_away is not None:
        return turned_away
    page = status_page(await look(state), min(max(every, 0), 3600))
    return Response(page, media_type="text/html")


def _outside(request: AnyRequest, state: State) -> str:
    return outside_url(state.settings, f"{request.url.scheme}://{request.headers.get('host', '')}")


@get("/api/here", responses=TOLD)
async def here(request: AnyRequest, state: State) -> Here:
    """The address for other devices, and the bots that can play here."""
    return Here(_outside(request, state), bots())


@get("/api/qr", responses=TOLD)
async def qr(path: FromQuery[str], request: AnyRequest, state: State) -> Response[bytes]:
    """A picture of an address of this server: ``path`` is what stands after its name."""
    if not path.startswith("/") or path.startswith("//") or len(path) > LONGEST_PATH:
        raise UsageError(translate("server-own-paths"))
    return Response(qr_picture(_outside(request, state) + path), media_type="image/svg+xml")


@get("/api/schema/socket.json")
async def socket_messages() -> dict[str, Any]:
    """JSON Schema of what is said over the socket."""
    return socket_schema()


@get(["/", "/{path:path}"], include_in_schema=False)
async def files(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """The client: its files, and its one page for every address of its own."""
    found = client.find(path) if not path.startswith("/api/") else None
    if found is None:
        raise NotFoundException
    headers = {"Cache-Control": found.cache, "Content-Security-Policy": found.policy}
    if found.tag:
        headers["ETag"] = found.tag
        if request.headers.get("if-none-match") == found.tag:
            return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    body = found.body
    if found.packed is not None:
        headers["Vary"] = "Accept-Encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = found.packed
    return Response(body, headers=headers, media_type=found.media_type)


HANDLERS = (health, ready, numbers, status, here, qr, socket_messages, files)
