"""The folder of a host that a site is in, such as ``/pegs`` of ``https://example.org/pegs/``."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

MAX_FOLDER = 200
"""Characters: Home Assistant's folders have 65."""
_FOLDER = re.compile(r"(?:/(?!\.{1,2}(?:/|$))[A-Za-z0-9._~-]+)+")
"""Letters that mean nothing special in a path, in HTML, or in a header."""


def read_folder(path: str) -> str | None:
    """The folder that a path names, without a slash at its end; empty for the whole host.

    None if it can't be a folder.
    """
    folder = path.removesuffix("/")
    is_folder = not folder or (len(folder) <= MAX_FOLDER and _FOLDER.fullmatch(folder) is not None)
    return folder if is_folder else None


def folder_of(url: str) -> str:
    """The folder in the address of a site."""
    return read_folder(urlsplit(url).path) or ""
