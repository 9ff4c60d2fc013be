"""What a messenger shows beside a link: a title, a sentence, and a picture, by the kind of page only.

They're in the page itself, for programs that read no scripts. Nothing is looked up for them, so they say
neither whether there is such a table or game, nor anything about it.
"""

from __future__ import annotations

import re
from html import escape

from pegs.i18n import language, translate
from pegs.printing.link_picture import HEIGHT, WIDTH
from pegs.server.http.error_responses import AnyRequest
from pegs.server.http.origin import outside_url_of

AFTER = b"</title>"
"""Where it stands in a page: a mark of its own would make every first load longer."""
KINDS = {
    "table": r"/(?:j|t)(?:/[\w-]+)?/?",
    "game": r"/g/(?P<of>[\w-]+)(?:/review)?/?",
    "puzzle": r"(?:/practice|/embed/puzzle)/(?P<of>[\w-]+)/?",
    "shared": r"/embed/(?P<of>[\w-]+)/?",
    "club": r"/club(?:/[\w-]+){0,2}/?",
    "daily": r"/daily/?",
}
"""The kinds of links that people share, with their paths. ``of``: which of several pictures it has."""
_WORDS = {"shared": "game"}
"""The kinds that have another one's words."""
_PATHS = {kind: re.compile(path) for kind, path in KINDS.items()}


def preview_title(kind: str) -> str:
    """The title of a kind of link, in the current language."""
    return translate(f"preview-{_WORDS.get(kind, kind)}")


def preview_text(kind: str) -> str:
    """What stands below the title, in the current language."""
    return translate(f"preview-{_WORDS.get(kind, kind)}-text")


def preview_tags(request: AnyRequest) -> bytes:
    """The tags for the page that is requested, in the current language; empty if people don't share it."""
    for kind, path in _PATHS.items():
        match = path.fullmatch(request.url.path)
        if match is not None:
            return _tags(request, kind, match.groupdict().get("of") or "any")
    return b""


def _tags(request: AnyRequest, kind: str, of: str) -> bytes:
    turn = request.query_params.get("turn", "")
    at = f"&turn={turn}" if turn.isdecimal() and turn.isascii() else ""
    tags = {
        "og:type": "website",
        "og:site_name": translate("preview-name"),
        "og:title": preview_title(kind),
        "og:description": preview_text(kind),
        "og:image": f"{outside_url_of(request)}/preview/{kind}/{of}.png?lang={language()}{at}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    written = "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items())
    return f'{written}<meta name="twitter:card" content="summary_large_image" />'.encode()
