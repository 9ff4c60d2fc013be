"""Text on a command line that isn't the name of a file. Those may hold any bytes; this text may not."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

from pegs.core.printable import is_on_one_line

MAX_ADDRESS = 500
"""The most characters of an address; a QR code holds more, but phones can hardly read it."""
_NETWORK_LOCATION = re.compile(r"(?:[\w.-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?")
"""A host, perhaps with a port, and never with a password."""


class UnreadError(ValueError):
    """A text that a parser of the command line can't read."""

    def __init__(self, given: str) -> None:
        super().__init__()
        self.given = given


class NotTextError(UnreadError):
    """A text with control characters, or with bytes that aren't UTF-8."""


class NotAnAddressError(UnreadError):
    """A text that isn't the address of a website."""


class TooLongError(UnreadError):
    """A text of more than ``most`` characters."""

    def __init__(self, given: str, most: int) -> None:
        super().__init__(given)
        self.most = most


def one_line(given: object) -> str:
    """A parser for text. Raises NotTextError."""
    text = str(given)
    if not is_on_one_line(text):
        raise NotTextError(text)
    return text


def folder(given: object) -> Path:
    """A parser for a folder, whose name becomes part of a database's URL. Raises NotTextError."""
    return Path(one_line(given))


def player_name(given: object) -> str:
    """A parser for the name of a player at a table. Raises NotTextError or TooLongError."""
    from pegs.table.display_names import MAX_NAME

    text = one_line(given)
    if len(text) > MAX_NAME:
        raise TooLongError(text, MAX_NAME)
    return text


def server_address(given: object) -> str:
    """A parser for the address of a game server, such as ``https://pegs.example`` or ``https://example.org/pegs/``.

    The result has no slash at its end. Raises NotTextError or NotAnAddressError.
    """
    text = one_line(given).rstrip("/")
    if text and not _is_web_address(text):
        raise NotAnAddressError(str(given))
    return text


def _is_web_address(text: str) -> bool:
    from pegs.server.hosting.site_folder import read_folder

    try:
        parts = urlsplit(text)
        is_location = bool(_NETWORK_LOCATION.fullmatch(parts.netloc)) and parts.port != 0
    except ValueError:
        return False
    is_site = read_folder(parts.path) is not None and not parts.query and not parts.fragment
    return is_location and is_site and parts.scheme in ("http", "https") and len(text) <= MAX_ADDRESS
