"""The status, code, and sentence that answer a request that can't be read, or is refused."""

from __future__ import annotations

import re

import msgspec

from pegs.core.errors import PegsError
from pegs.i18n import translate
from pegs.table.command_errors import NoKeyError, NoTableError, RefusedError

UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What decoding JSON that someone else wrote may raise."""
MAX_PATH = 200
"""Characters of a JSON path that are repeated in an error."""
_PATH = re.compile(r" - at `\$\.?([^`]+)`")


def json_path(detail: str) -> str:
    """The JSON path that a decoder's message complains about; empty if it names none."""
    match = _PATH.search(detail)
    return match[1][:MAX_PATH] if match else ""


def unreadable(path: str) -> str:
    """The sentence saying that a message can't be read, at this JSON path if it isn't empty."""
    return translate("server-unreadable-at", where=path) if path else translate("server-unreadable")


def status_and_code(error: PegsError) -> tuple[int, str]:
    """The HTTP status and the code that answer an error of a table or of the rules."""
    match error:
        case RefusedError():
            return 409, error.code
        case NoTableError():
            return 404, "no_such_table"
        case NoKeyError():
            return 403, "unknown_token"
        case _:
            return 409, "not_possible"
