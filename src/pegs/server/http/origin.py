"""Where a request comes from and goes to. Refuses those from pages of other sites, and to impossible hosts.

Browsers send their origin; other programs have none.
"""

from __future__ import annotations

from litestar.exceptions import ClientException

from pegs.i18n import translate
from pegs.server.hosting.config import ServerSettings
from pegs.server.http.address import MAX_NETLOC, netloc_of, outside_url
from pegs.server.http.error_responses import AnyRequest, ForeignPageError
from pegs.server.http.site_path import site_path

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}


def is_own(origin: str | None, host: str | None, public_url: str) -> bool:
    """Whether ``Origin`` is missing, or names the requested host or the server's public address."""
    if origin is None:
        return True
    sender = netloc_of(origin)
    return bool(sender) and sender in {(host or "").lower(), netloc_of(public_url)}


def outside_url_of(request: AnyRequest) -> str:
    """The URL for other devices (`outside_url`), as a request shows it."""
    return outside_url(request.app.state.settings, requested_site(request))


def requested_site(request: AnyRequest) -> str:
    """The site's URL in a request, without a slash at its end."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}{site_path(request.scope)}"


def refuse_invalid_host(request: AnyRequest) -> None:
    """Raise ClientException if the ``Host`` header can't be the name of a server."""
    host = request.headers.get("host", "")
    if host and (len(host) > MAX_NETLOC or not netloc_of(f"//{host}")):
        raise ClientException


def refuse_foreign_pages(request: AnyRequest) -> None:
    """Raise ForeignPageError if a page of another site tries to change something."""
    if request.method in SAFE_METHODS:
        return
    settings: ServerSettings = request.app.state.settings
    if not is_own(request.headers.get("origin"), request.headers.get("host"), settings.public_url):
        raise ForeignPageError(translate("server-foreign-page"))
