"""What a messenger shows beside a link: a title, a sentence, and a picture, by the kind of page only.

They're in the page itself, for programs that read no scripts. Nothing is looked up for them, so they say
neither whether there is such a table or game, nor anything about it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from pegs.i18n import translate
from pegs.printing.link_picture import HEIGHT, WIDTH

AFTER = b"</title>"
"""Where it stands in a page: a mark of its own would make every first load longer."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of shared link."""

    path: re.Pattern[str]
    name: str
    """The beginning of its picture's address; what it's of follows, if anything does."""
    title: Callable[[], str]
    text: Callable[[], str]


def _kind(path: str, name: str, title: Callable[[], str], text: Callable[[], str]) -> Kind:
    return Kind(re.compile(path), name, title, text)


KINDS = (
    _kind(
        r"/(?:j|t)(?:/[\w-]+)?/?",
        "table",
        lambda: translate("preview-table"),
        lambda: translate("preview-table-text"),
    ),
    _kind(
        r"/g/(?P<of>[\w-]+)(?:/review)?/?",
        "game",
        lambda: translate("preview-game"),
        lambda: translate("preview-game-text"),
    ),
    _kind(
        r"/practice/(?P<of>[\w-]+)/?",
        "puzzle",
        lambda: translate("preview-puzzle"),
        lambda: translate("preview-puzzle-text"),
    ),
    _kind(
        r"/embed/puzzle/(?P<of>[\w-]+)/?",
        "puzzle",
        lambda: translate("preview-puzzle"),
        lambda: translate("preview-puzzle-text"),
    ),
    _kind(
        r"/embed/(?P<of>[\w-]+)/?",
        "shared",
        lambda: translate("preview-game"),
        lambda: translate("preview-game-text"),
    ),
    _kind(
        r"/club(?:/[\w-]+){0,2}/?",
        "club",
        lambda: translate("preview-club"),
        lambda: translate("preview-club-text"),
    ),
    _kind(
        r"/daily/?",
        "daily",
        lambda: translate("preview-daily"),
        lambda: translate("preview-daily-text"),
    ),
)


def kind_named(name: str) -> Kind | None:
    """The kind of link whose pictures have this name."""
    return next((each for each in KINDS if each.name == name), None)


def preview_tags(path: str, turn: str, language: str, origin: str) -> bytes:
    """The tags for a page, in the current language; empty if it's none that people share.

    ``turn`` is that of its address.
    """
    for kind in KINDS:
        match = kind.path.fullmatch(path)
        if match is None:
            continue
        of = match.groupdict().get("of") or "any"
        at = f"&turn={turn}" if turn.isdecimal() and turn.isascii() else ""
        image = f"{origin}/preview/{kind.name}/{of}.png?lang={language}{at}"
        tags = {
            "og:type": "website",
            "og:site_name": translate("preview-name"),
            "og:title": kind.title(),
            "og:description": kind.text(),
            "og:image": image,
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
        }
        written = "".join(
            f'<meta property="{name}" content="{escape(content)}" />' for name, content in tags.items()
        )
        return f'{written}<meta name="twitter:card" content="summary_large_image" />'.encode()
    return b""
