"""Security headers for every response."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from pegs.server.hosting.config import ServerSettings
from pegs.server.hosting.site_folder import folder_of
from pegs.server.http.site_path import is_in_ingress

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
HSTS = "max-age=31536000"
"""Sent if the public address is encrypted and has a host of its own: browsers then refuse plain HTTP for a
year.
"""
POLICY = (
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'{scripts}",  # for Python as WebAssembly, to play without a server
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
)


FRAMED = "framed"
"""The option of a handler whose responses pages of other sites may show in a frame."""
FRAME_HEADERS = {
    **{name: HEADERS[name] for name in ("X-Content-Type-Options", "Referrer-Policy", "Permissions-Policy")},
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
}
"""Any page may show it. There's nothing of anyone's in it: see `FRAME_POLICY`."""
FRAME_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "base-uri 'self'",
        "form-action 'none'",
        "frame-ancestors *",
        "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox",
    )
)
"""In its sandbox, a frame has an origin of its own: no cookies, no storage, and no way to the API."""


def content_policy(script_hashes: tuple[str, ...] = ()) -> str:
    """The Content-Security-Policy of a page: its own files, and inline scripts with these hashes."""
    return "; ".join(POLICY).format(scripts="".join(f" '{each}'" for each in script_hashes))


async def add_security_headers(message: Message, scope: Scope) -> None:
    """Add the headers that a response doesn't set itself. Responses of the API aren't cached."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        is_framed = _is_framed(scope)
        for name, value in (FRAME_HEADERS if is_framed else HEADERS).items():
            headers.setdefault(name, value)
        headers.setdefault("Content-Security-Policy", FRAME_POLICY if is_framed else content_policy())
        headers.setdefault("Cache-Control", "no-store")
        settings: ServerSettings = scope["litestar_app"].state.settings
        # It's for the whole host, and what else is there isn't ours to decide.
        if settings.public_url.startswith("https://") and not folder_of(settings.public_url):
            headers.setdefault("Strict-Transport-Security", HSTS)
        if settings.prefix_header:
            headers["Vary"] = ", ".join(filter(None, (headers.get("Vary"), settings.prefix_header)))
        if is_in_ingress(scope) and not is_framed:
            policy = headers["Content-Security-Policy"]
            headers["Content-Security-Policy"] = policy.replace("ancestors 'none'", "ancestors 'self'")
            headers["X-Frame-Options"] = "SAMEORIGIN"


def _is_framed(scope: Scope) -> bool:
    handler: BaseRouteHandler | None = scope.get("route_handler")
    return handler is not None and bool(handler.opt.get(FRAMED))
