"""The page in a frame, with what it shows already in it: it can't ask the server for anything."""

from __future__ import annotations

import re

import msgspec
from litestar import Response
from litestar.exceptions import NotFoundException

from pegs.core.errors import PegsError
from pegs.i18n import in_language, language, translate
from pegs.protocol.shares import AnyShared, InFrame, Unshown
from pegs.server.http import static_client
from pegs.server.http.error_responses import AnyRequest, answer_to
from pegs.server.http.link_preview import AFTER, preview_tags
from pegs.server.http.locale import language_of
from pegs.server.http.site_path import at_site_path, site_path

PAGE = "embed.html"
DATA = b"<!-- shared -->"
"""Where the page has room for what it shows."""
HTML = b'<html lang="en"'
FILES = re.compile(r"(embed-[\w.-]+\.(js|css)|[\w-]+\.woff2?)")
"""The names of files that a frame loads, among those of the whole client."""
NOT_SHARED = 404


def frame(request: AnyRequest, shown: AnyShared | None) -> Response[bytes]:
    """The page with a game or a puzzle, in the request's language; without one, it says so."""
    if shown is None:
        return _page(request, Unshown(translate("server-shared-no-more")), NOT_SHARED)
    return _page(request, shown, 200)


def unavailable(request: AnyRequest, error: PegsError) -> Response[bytes]:
    """The page that says why the server can't answer now."""
    with in_language(language_of(request.scope)):
        return _page(request, Unshown(str(error)), answer_to(error)[0])


def frame_file(request: AnyRequest, name: str) -> Response[bytes]:
    """A script, style sheet or font for the frame. Raises NotFoundException."""
    file = static_client.find(f"assets/{name}") if FILES.fullmatch(name) else None
    if file is None:
        raise NotFoundException
    headers = {"Cache-Control": file.cache, "Access-Control-Allow-Origin": "*"}
    return static_client.in_best_encoding(request, file, headers)


def _page(request: AnyRequest, shown: InFrame, status: int) -> Response[bytes]:
    built = static_client.FOLDER / PAGE
    if not built.is_file():
        return Response(translate("server-not-built").encode(), status_code=503, media_type="text/plain")
    page = at_site_path(built.read_bytes(), site_path(request.scope))
    page = page.replace(HTML, HTML.replace(b"en", language().encode()), 1)
    tags = preview_tags(request) if status < 400 else b""
    page = page.replace(AFTER, AFTER + tags, 1).replace(DATA, _as_script(shown), 1)
    response = static_client.in_best_encoding(request, static_client.made_page(page), {})
    response.status_code = status
    return response


def _as_script(shown: InFrame) -> bytes:
    """As data that no name in it can end or turn into markup: nothing in JSON needs a ``<`` as it is."""
    text = msgspec.json.encode(shown).replace(b"<", b"\\u003c")
    return b'<script type="application/json" id="shared">' + text + b"</script>"
