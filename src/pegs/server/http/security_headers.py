"""Security headers for every response."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from pegs.server.hosting.config import ServerSettings

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
HSTS = "max-age=31536000"
"""Sent if the public address is encrypted: browsers then refuse plain HTTP for a year."""
POLICY = (
    "default-src 'self'",
    "script-src 'self'{scripts}",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
)


def content_policy(script_hashes: tuple[str, ...] = ()) -> str:
    """The Content-Security-Policy of a page: its own files, and inline scripts with these hashes."""
    return "; ".join(POLICY).format(scripts="".join(f" '{each}'" for each in script_hashes))


async def add_security_headers(message: Message, scope: Scope) -> None:
    """Add the headers that a response doesn't set itself. Responses of the API aren't cached."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        headers.setdefault("Content-Security-Policy", content_policy())
        headers.setdefault("Cache-Control", "no-store")
        settings: ServerSettings = scope["litestar_app"].state.settings
        if settings.public_url.startswith("https://"):
            headers.setdefault("Strict-Transport-Security", HSTS)
