"""Refuses requests from pages of other sites. Browsers send their origin; other programs have none."""

from __future__ import annotations

from urllib.parse import urlsplit

from pegs.i18n import translate
from pegs.server.hosting.config import ServerSettings
from pegs.server.http.error_responses import AnyRequest, ForeignPageError

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}


def is_own(origin: str | None, host: str | None, public_url: str) -> bool:
    """Whether ``Origin`` is missing, or names the requested host or the server's public address."""
    if origin is None:
        return True
    sender = urlsplit(origin).netloc.lower()
    return bool(sender) and sender in {(host or "").lower(), urlsplit(public_url).netloc.lower()}


async def refuse_foreign_pages(request: AnyRequest) -> None:
    """Called before every request: pages of other sites can't change anything. Raises ForeignPageError."""
    if request.method in SAFE_METHODS:
        return
    settings: ServerSettings = request.app.state.settings
    if not is_own(request.headers.get("origin"), request.headers.get("host"), settings.public_url):
        raise ForeignPageError(translate("server-foreign-page"))
