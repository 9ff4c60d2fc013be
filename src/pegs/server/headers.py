"""What every answer says to the browser about safety."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

ALWAYS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
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


class SafetyHeaders(ASGIMiddleware):
    """Adds what is not said already to every answer, and keeps what the API answers out of caches."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Answer with these headers."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in ALWAYS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Content-Security-Policy", content_policy())
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await next_app(scope, receive, send_with_headers)
