"""The files of the browser client, as built by ``make web``, with their caching."""

from __future__ import annotations

import base64
import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from litestar import Response

from pegs.i18n import language, translate
from pegs.server.http.error_responses import AnyRequest
from pegs.server.http.link_preview import AFTER
from pegs.server.http.security_headers import content_policy
from pegs.server.http.site_path import at_site_path

FOLDER = Path(__file__).with_name("static")
HERE = Path(__file__).with_name("here")
"""What a browser needs to play without a server, if ``make here`` has built it."""
INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
FOR_A_DAY = "public, max-age=86400"
HASHED = "assets/"
"""The folder of files whose names contain a hash of their content."""
IN_HERE = "here/"
"""How the addresses of the files in `HERE` begin."""
ICONS = "icons/"
"""Cached, because a browser would request the icon again for every URL."""
COMPRESSED = {".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".ftl", ".txt", ".map", ".wasm"}
BROTLI, GZIP = ".br", ".gz"
"""The endings of the copies that the build has compressed."""
MAX_PATH = 200
"""Bytes of a path: well over the longest path of a page or file, and under the system's limit."""
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")

_INLINE_SCRIPT = re.compile(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)


@dataclass(frozen=True, slots=True)
class StaticFile:
    """A file ready to be sent. ``gzipped`` is None if compression isn't worth it.

    ``brotli`` is what the build compressed further; None if it didn't.
    """

    body: bytes
    gzipped: bytes | None
    brotli: bytes | None
    media_type: str
    cache: str
    etag: str
    policy: str

    @property
    def is_client(self) -> bool:
        """Whether it's the client's page, which names its folder and what messengers show beside a link."""
        return self.media_type == "text/html" and AFTER in self.body

    @property
    def encodings(self) -> dict[str, bytes]:
        """The compressed copies, the smallest first."""
        copies = {"br": self.brotli, "gzip": self.gzipped}
        return {name: body for name, body in copies.items() if body is not None}


def find(path: str, folder: Path | None = None) -> StaticFile | None:
    """The file at a path; None if there is none.

    Paths without a file extension are pages of the client, which all are the index.
    """
    folder = folder or FOLDER
    name = path.strip("/")
    if "\0" in name or len(name.encode()) > MAX_PATH or name.endswith((BROTLI, GZIP)):
        return None
    if name.startswith(IN_HERE):
        return _find_here(name.removeprefix(IN_HERE))
    file = (folder / name).resolve() if name else folder / INDEX
    inside = file.is_relative_to(folder.resolve())
    if inside and file.is_file() and file.name != INDEX:
        return _load(file, file.stat().st_mtime_ns, _cache(name))
    if "." in name.rsplit("/", 1)[-1] or name.startswith(HASHED):
        return None
    index = folder / INDEX
    return _load(index, index.stat().st_mtime_ns, REVALIDATE) if index.is_file() else _not_built()


def _find_here(name: str) -> StaticFile | None:
    file = (HERE / name).resolve()
    if not (file.is_relative_to(HERE.resolve()) and file.is_file()):
        return None
    # All but the list of files is in a folder whose name contains their hash.
    return _load(file, file.stat().st_mtime_ns, FOREVER if "/" in name else REVALIDATE)


def _cache(name: str) -> str:
    if name.startswith(HASHED):
        return FOREVER
    return FOR_A_DAY if name.startswith(ICONS) else REVALIDATE


@lru_cache(maxsize=500)
def _load(file: Path, _changed: int, cache: str) -> StaticFile:
    body = file.read_bytes()
    brotli, gzipped = _compressed(file, BROTLI), _compressed(file, GZIP)
    if gzipped is None and file.suffix in COMPRESSED:
        gzipped = gzip.compress(body, 9, mtime=0)
    return StaticFile(
        body,
        gzipped if gzipped is not None and len(gzipped) < len(body) else None,
        brotli,
        mimetypes.guess_type(file.name)[0] or "application/octet-stream",
        cache,
        f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        content_policy(script_hashes(body) if file.suffix == ".html" else ()),
    )


def _compressed(file: Path, ending: str) -> bytes | None:
    copy = file.with_name(file.name + ending)
    return copy.read_bytes() if copy.is_file() else None


def script_hashes(page: bytes) -> tuple[str, ...]:
    """The sources of a page's inline scripts for its content policy."""
    digests = (hashlib.sha256(script).digest() for script in _INLINE_SCRIPT.findall(page))
    return tuple(f"sha256-{base64.b64encode(digest).decode()}" for digest in digests)


def _not_built() -> StaticFile:
    """A page that explains how to build the client."""
    text = (
        f'<!doctype html><html lang="{language()}"><meta charset="utf-8"><title>Pegs and Jokers</title>'
        f"<body><p>{translate('server-not-built')}</p></body></html>"
    )
    return made_page(text.encode())


def made_page(page: bytes) -> StaticFile:
    """A page that isn't stored: each request may get another one."""
    return StaticFile(
        page, gzip.compress(page, 6, mtime=0), None, "text/html", "no-store", "", content_policy()
    )


@lru_cache(maxsize=500)
def with_preview(file: StaticFile, tags: bytes) -> StaticFile:
    """The client's page with the tags of its link's preview."""
    return _changed(file, file.body.replace(AFTER, AFTER + tags, 1))


@lru_cache(maxsize=100)
def in_folder(file: StaticFile, folder: str) -> StaticFile:
    """The client's page as it is in a folder of its host."""
    return _changed(file, at_site_path(file.body, folder)) if folder else file


def _changed(file: StaticFile, body: bytes) -> StaticFile:
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return replace(file, body=body, gzipped=gzip.compress(body, 9, mtime=0), brotli=None, etag=etag)


def in_best_encoding(request: AnyRequest, file: StaticFile, headers: dict[str, str]) -> Response[bytes]:
    """A file with these headers, compressed if the browser knows how; without it if the browser has it."""
    headers = dict(headers)
    if file.etag:
        headers["ETag"] = file.etag
        if request.headers.get("if-none-match") == file.etag:
            return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    encodings = file.encodings
    if encodings:
        headers["Vary"] = "Accept-Encoding"
    accepted = {each.split(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")}
    for name, body in encodings.items():
        if name in accepted:
            headers["Content-Encoding"] = name
            return Response(body, headers=headers, media_type=file.media_type)
    return Response(file.body, headers=headers, media_type=file.media_type)
