"""The language of a request: what its address asks for, else what the browser prefers."""

from __future__ import annotations

from urllib.parse import parse_qs

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from pegs.i18n import DEFAULT_LANGUAGE, in_language, languages


def preferred(asked: str, accepted: str) -> str:
    """The first language that there is a catalog for."""
    wishes = [asked, *(part.split(";")[0] for part in accepted.split(","))]
    short = (wish.strip()[:2].lower() for wish in wishes)
    return next((wish for wish in short if wish in languages()), DEFAULT_LANGUAGE)


def language_of(scope: Scope) -> str:
    """The language of a request."""
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [""])[0]
    accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    return preferred(asked, accepted)


class Speech(ASGIMiddleware):
    """Speaks the language of whoever asks."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Answer in that language."""
        with in_language(language_of(scope)):
            await next_app(scope, receive, send)
