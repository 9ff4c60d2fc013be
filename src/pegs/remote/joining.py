"""Taking a seat at a remote table over HTTP."""

from __future__ import annotations

from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec

from pegs.core.errors import UsageError
from pegs.i18n import language, translate
from pegs.table.protocol.rest import Join, Problem, Seated

TIMEOUT = 30
"""Seconds to wait for the server's response."""


def join(server: str, code: str, request: Join) -> Seated:
    """Take a seat at the table with this code.

    Raises UsageError with the server's reason if it refuses, or with the network's if it can't be reached.
    """
    headers = {"Content-Type": "application/json", "Accept-Language": language()}
    try:
        url = f"{server}/api/tables/{quote(code, safe='')}/join"
        with urlopen(Request(url, msgspec.json.encode(request), headers), timeout=TIMEOUT) as response:
            return msgspec.json.decode(response.read(), type=Seated)
    except HTTPError as error:
        raise UsageError(_reason(server, error)) from None
    except (OSError, ValueError) as error:
        cause = getattr(error, "reason", error)
        problem = getattr(cause, "strerror", None) or str(cause)
        raise UsageError(translate("seat-no-server", server=server, problem=problem)) from None


def _reason(server: str, error: HTTPError) -> str:
    try:
        return msgspec.json.decode(error.read(), type=Problem).sentence
    except msgspec.DecodeError:
        return translate("seat-no-server", server=server, problem=str(error))
