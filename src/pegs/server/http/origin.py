"""Whether a page of another site opens a socket here. Browsers tell; other programs have no such page."""

from __future__ import annotations

from urllib.parse import urlsplit

from pegs.i18n import translate
from pegs.server.hosting.config import ServerSettings
from pegs.server.http.error_responses import AnyRequest, ForeignPageError

HARMLESS = {"GET", "HEAD", "OPTIONS"}
"""Methods that change nothing."""


def is_own(origin: str | None, host: str | None, public_url: str) -> bool:
    """Whether ``Origin`` is missing, names the host that was asked, or is the server's public address."""
    if origin is None:
        return True
    asked = urlsplit(origin).netloc.lower()
    return bool(asked) and asked in {(host or "").lower(), urlsplit(public_url).netloc.lower()}


async def only_own_pages(request: AnyRequest) -> None:
    """Stands before every request: pages of other sites change nothing. Raises ForeignPageError."""
    if request.method in HARMLESS:
        return
    settings: ServerSettings = request.app.state.settings
    if not is_own(request.headers.get("origin"), request.headers.get("host"), settings.public_url):
        raise ForeignPageError(translate("server-foreign-page"))
