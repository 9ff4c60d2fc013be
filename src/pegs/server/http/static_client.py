"""The browser's client as it was built (``make web``): its files, how long a browser may keep each."""

from __future__ import annotations

import base64
import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from pegs.i18n import language, translate
from pegs.server.http.security_headers import content_policy

FOLDER = Path(__file__).with_name("static")
INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
FOR_A_DAY = "public, max-age=86400"
HASHED = "assets/"
"""In this folder stand files whose names change with what is in them."""
ICONS = "icons/"
"""A browser would ask for its page's icon again at every address."""
TEXTS = {".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".ftl", ".txt", ".map", ".wasm"}
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")

_INLINE_SCRIPT = re.compile(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Page:
    """A file ready to be sent. ``packed`` is its gzip, where that is worth it."""

    body: bytes
    packed: bytes | None
    media_type: str
    cache: str
    tag: str
    policy: str


def find(path: str, folder: Path | None = None) -> Page | None:
    """The file of this address; the index for every address of the client's own; None for a file that is
    not there.
    """
    folder = folder or FOLDER
    name = path.strip("/")
    file = (folder / name).resolve() if name else folder / INDEX
    inside = file.is_relative_to(folder.resolve())
    if inside and file.is_file() and file.name != INDEX:
        return _page(file, file.stat().st_mtime_ns, _cache(name))
    if "." in name.rsplit("/", 1)[-1] or name.startswith(HASHED):
        return None
    index = folder / INDEX
    return _page(index, index.stat().st_mtime_ns, ASK_AGAIN) if index.is_file() else _not_built()


def _cache(name: str) -> str:
    if name.startswith(HASHED):
        return FOREVER
    return FOR_A_DAY if name.startswith(ICONS) else ASK_AGAIN


@lru_cache(maxsize=500)
def _page(file: Path, _changed: int, cache: str) -> Page:
    body = file.read_bytes()
    packed = gzip.compress(body, 9, mtime=0) if file.suffix in TEXTS else None
    return Page(
        body,
        packed if packed is not None and len(packed) < len(body) else None,
        mimetypes.guess_type(file.name)[0] or "application/octet-stream",
        cache,
        f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        content_policy(_script_hashes(body) if file.suffix == ".html" else ()),
    )


def _script_hashes(page: bytes) -> tuple[str, ...]:
    digests = (hashlib.sha256(script).digest() for script in _INLINE_SCRIPT.findall(page))
    return tuple(f"sha256-{base64.b64encode(digest).decode()}" for digest in digests)


def _not_built() -> Page:
    """Says how to build the client."""
    text = (
        f'<!doctype html><html lang="{language()}"><meta charset="utf-8"><title>Pegs and Jokers</title>'
        f"<body><p>{translate('server-not-built')}</p></body></html>"
    )
    return Page(text.encode(), None, "text/html", "no-store", "", content_policy())
