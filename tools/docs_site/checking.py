"""What's wrong with a built site: links that lead nowhere, and what's loaded from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools.docs_site.sources import GAME

LOADED = {"img": "src", "script": "src", "source": "src", "iframe": "src", "video": "src", "audio": "src"}
"""The attribute with what an element loads; a link loads what's in ``href``, unless it's only a reference."""
REFERENCES = {"canonical", "prev", "next", "alternate", "edit"}
_CSS_ADDRESS = re.compile(r"""url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)""")


class _Page(HTMLParser):
    """The links, resources, and anchors of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.resources: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {name: value or "" for name, value in attrs}
        self.anchors |= {has[name] for name in ("id", "name") if name in has}
        if tag == "a" and "href" in has:
            self.links.append(has["href"])
        elif tag == "link" and not REFERENCES & set(has.get("rel", "").split()):
            self.resources.append(has["href"])
        elif (address := has.get(LOADED.get(tag, ""))) is not None:
            self.resources.append(address)


@cache
def _parsed(file: Path, _changed: float) -> _Page:
    return _Page(file.read_text("utf-8"))


def _page(file: Path) -> _Page:
    return _parsed(file, file.stat().st_mtime)


def faults(site: Path, base: str = "/") -> list[str]:
    """A line for each thing that's wrong, in the order of files. ``base`` is the site's own path."""
    found: list[str] = []
    for file in sorted(site.rglob("*")):
        name = file.relative_to(site).as_posix()
        if name.startswith(GAME):
            continue  # its scripts make its addresses
        if file.suffix == ".html":
            found += [f"{name}: {fault}" for fault in _faults_of_page(site, file, base)]
        elif file.suffix == ".css":
            text = file.read_text("utf-8")
            addresses = [one or other for one, other in _CSS_ADDRESS.findall(text)]
            found += [f"{name}: loads {each}" for each in addresses if _is_elsewhere(each)]
    return found


def _faults_of_page(site: Path, file: Path, base: str) -> Iterator[str]:
    page = _page(file)
    for address in page.resources:
        if _is_elsewhere(address):
            yield f"loads {address}"
    for address in (*page.links, *page.resources):
        if not _is_elsewhere(address) and not _leads_somewhere(site, file, address, base):
            yield f"{address} leads nowhere"


def _is_elsewhere(address: str) -> bool:
    parts = urlsplit(address)
    return parts.scheme not in ("", "data") or bool(parts.netloc)


def _leads_somewhere(site: Path, file: Path, address: str, base: str) -> bool:
    parts = urlsplit(address)
    if parts.scheme == "data":
        return True
    # The page for what isn't there is shown at any address, so its own are the server's.
    is_absolute = parts.path.startswith("/")
    path = unquote(parts.path).removeprefix(base).lstrip("/") if is_absolute else unquote(parts.path)
    target = ((site if is_absolute else file.parent) / path).resolve() if parts.path else file
    if target.is_dir():
        target /= "index.html"
    if not target.is_relative_to(site.resolve()) or not target.is_file():
        return False
    anchor = unquote(parts.fragment)
    return target.suffix != ".html" or not anchor or anchor in _page(target).anchors
