"""The folder of its host that the site is in, such as ``/pegs`` of ``https://example.org/pegs/``.

It's that of the public address, or what a trusted proxy names in the header that the operator has chosen.
Routes know nothing of it: it's taken off the path of each request, if the proxy hasn't done that. Pages name
it once, at `SITE_MARK`, and everything in them is relative to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from pegs.server.hosting.config import INGRESS
from pegs.server.hosting.site_folder import folder_of, read_folder

SITE_MARK = b'<base href="/" />'
"""Where the client's pages name the folder."""
_KEY, _IN_INGRESS = "pegs.site_path", "pegs.in_ingress"


def site_path(scope: Scope) -> str:
    """The folder that a request or a socket came to; empty for the whole host."""
    return str(_details(scope).get(_KEY, ""))


def is_in_ingress(scope: Scope) -> bool:
    """Whether a page of Home Assistant's shows the site, in a folder that lasts as long as its session."""
    return _IN_INGRESS in scope


def at_site_path(page: bytes, folder: str) -> bytes:
    """A page of the client that names its folder."""
    return page.replace(SITE_MARK, SITE_MARK.replace(b"/", folder.encode() + b"/", 1), 1)


def noting_site_path(app: Any, header: str, is_proxy: Callable[[str], bool]) -> Any:
    """An application that learns the folder from a header, if a trusted proxy sends it and it can be one.

    It has to be outside of what replaces the proxy's address by its client's.
    """
    name = header.lower().encode()

    async def note(scope: dict[str, Any], receive: Any, send: Any) -> None:
        given = [value.decode("latin-1") for key, value in scope.get("headers", ()) if key == name]
        peer = scope.get("client")
        if len(given) == 1 and peer is not None and is_proxy(peer[0]):
            folder = read_folder(given[0])
            if folder is not None:
                scope = {**scope, _KEY: folder} | ({_IN_INGRESS: True} if header == INGRESS else {})
        await app(scope, receive, send)

    return note


def within_site_path(app: ASGIApp, public_url: str) -> ASGIApp:
    """An application whose routes know nothing of the folder."""
    usual = folder_of(public_url)

    async def enter(scope: Scope, receive: Receive, send: Send) -> None:
        if _details(scope)["type"] == "lifespan":
            await app(scope, receive, send)
            return
        folder, path = str(_details(scope).get(_KEY, usual)), scope["path"]
        if folder and path == folder and scope["type"] == ScopeType.HTTP:
            await _send_to(f"{folder}/", scope, send)
            return
        if folder and path.startswith(f"{folder}/"):
            scope["path"] = path[len(folder) :]
        # Not in a copy: what adds headers to the response sees this one.
        _details(scope)[_KEY] = folder
        await app(scope, receive, send)

    return enter


def _details(scope: Scope) -> dict[str, Any]:
    return cast("dict[str, Any]", scope)


async def _send_to(path: str, scope: Scope, send: Send) -> None:
    query = scope.get("query_string", b"")
    headers = [(b"location", path.encode() + (b"?" + query if query else b"")), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 308, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
