"""The language of a request: ``lang`` in its query, or else the browser's preference."""

from __future__ import annotations

from urllib.parse import parse_qs

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from pegs.i18n import DEFAULT_LANGUAGE, in_language, languages


def preferred(requested: str, accepted: str) -> str:
    """The first available language: the requested one, or one of an ``Accept-Language`` header."""
    candidates = [requested, *(part.split(";")[0] for part in accepted.split(","))]
    codes = (candidate.strip()[:2].lower() for candidate in candidates)
    return next((code for code in codes if code in languages()), DEFAULT_LANGUAGE)


def language_of(scope: Scope) -> str:
    """The language of a request."""
    requested = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [""])[0]
    accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    return preferred(requested, accepted)


class LocaleMiddleware(ASGIMiddleware):
    """Handles each request in its language."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Handle a request."""
        with in_language(language_of(scope)):
            await next_app(scope, receive, send)
