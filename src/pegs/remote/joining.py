"""Making a remote table, and taking a seat at it, over HTTP."""

from __future__ import annotations

from http.client import HTTPException
from typing import TypeVar
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

from pegs.core.errors import UsageError
from pegs.i18n import language, translate
from pegs.protocol.rest import (
    Here,
    Join,
    NewTable,
    Passage,
    Problem,
    Seated,
    TokenBody,
)

T = TypeVar("T", bound=Struct)

TIMEOUT = 30
"""Seconds to wait for the server's response."""


def join(server: str, code: str, request: Join) -> Seated:
    """Take a seat at the table with this code.

    Raises UsageError with the server's reason if it refuses, with the network's if it can't be reached, or
    if there's no game server at the address.
    """
    return _post(server, f"tables/{quote(code, safe='')}/join", request, Seated)


def make_table(server: str, request: NewTable) -> Seated:
    """Make a table, with a seat for its host. Raises UsageError as `join` does."""
    return _post(server, "tables", request, Seated)


def make_passage(server: str, token: str) -> Passage:
    """Make a code that moves a seat to a browser, once. Raises UsageError as `join` does."""
    return _post(server, "passages", TokenBody(token), Passage)


def public_address(server: str) -> str:
    """The address at which other devices reach the server. Raises UsageError as `join` does."""
    return _request(server, "here", None, Here).address.rstrip("/")


def _post(server: str, path: str, body: Struct, kind: type[T]) -> T:
    return _request(server, path, msgspec.json.encode(body), kind)


def _request(server: str, path: str, body: bytes | None, kind: type[T]) -> T:
    headers = {"Content-Type": "application/json", "Accept-Language": language()}
    try:
        with urlopen(Request(f"{server}/api/{path}", body, headers), timeout=TIMEOUT) as response:
            return msgspec.json.decode(response.read(), type=kind)
    except HTTPError as error:
        raise UsageError(_refusal(server, error)) from None
    except (msgspec.DecodeError, HTTPException) as error:
        raise UsageError(_not_a_game_server(server, error)) from None
    except (OSError, ValueError) as error:
        cause = getattr(error, "reason", error)
        problem = getattr(cause, "strerror", None) or str(cause)
        raise UsageError(translate("seat-no-server", server=server, problem=problem)) from None


def _refusal(server: str, error: HTTPError) -> str:
    try:
        return msgspec.json.decode(error.read(), type=Problem).sentence
    except (msgspec.DecodeError, HTTPException, OSError):
        return _not_a_game_server(server, error)


def _not_a_game_server(server: str, error: Exception) -> str:
    problem = str(error) or type(error).__name__
    return translate("seat-not-a-server", server=server, problem=problem)
