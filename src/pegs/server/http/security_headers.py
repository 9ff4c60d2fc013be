"""What every answer says to the browser about safety."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from pegs.server.hosting.config import ServerSettings

ALWAYS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
ENCRYPTED_ONLY = "max-age=31536000"
"""Said where the public address is encrypted: a browser comes no other way for a year."""
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
    """What a page may load and run: its own, and inline scripts of these hashes."""
    return "; ".join(POLICY).format(scripts="".join(f" '{each}'" for each in script_hashes))


async def add_safety(message: Message, scope: Scope) -> None:
    """Adds to every answer what is not said already, and keeps what the API answers out of caches."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in ALWAYS.items():
            headers.setdefault(name, value)
        headers.setdefault("Content-Security-Policy", content_policy())
        headers.setdefault("Cache-Control", "no-store")
        settings: ServerSettings = scope["litestar_app"].state.settings
        if settings.public_url.startswith("https://"):
            headers.setdefault("Strict-Transport-Security", ENCRYPTED_ONLY)
