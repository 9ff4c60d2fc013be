"""Every refusal of a request is a `Problem`: a code for programs and a sentence for people.

These handlers run outside all middleware, so they find the language themselves.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from pegs.core.errors import PegsError
from pegs.i18n import in_language, translate
from pegs.server.http.locale import language_of
from pegs.server.live.hub import ClosingError, NoTableError
from pegs.server.live.joining import NoKeyError
from pegs.server.store.writer import CannotKeepError, CannotReadError
from pegs.table.command_errors import RefusedError
from pegs.table.protocol.rest import Problem

log = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]
SHOWN = 200
"""Characters of a place in a message that are told back."""
_WHERE = re.compile(r" - at `\$\.?([^`]+)`")
SENTENCES: dict[int, Callable[[], str]] = {
    404: lambda: translate("server-not-found"),
    405: lambda: translate("server-not-so"),
    413: lambda: translate("server-message-too-long"),
}
"""What people are told instead of the framework's own words."""


def where(detail: str) -> str:
    """The place in a message of which a decoder complains; empty where it names none."""
    found = _WHERE.search(detail)
    return found[1][:SHOWN] if found else ""


def unreadable(place: str) -> str:
    """Says that a message cannot be read, and at which place."""
    return translate("server-unreadable-at", where=place) if place else translate("server-unreadable")


class TooOftenError(PegsError):
    """Somebody asks for more than their share."""


class ForeignPageError(PegsError):
    """A page of another site asks for a change."""


KINDS: tuple[tuple[type[PegsError], int, str], ...] = (
    (TooOftenError, 429, "too_much"),
    (ForeignPageError, 403, "not_allowed"),
    (NoTableError, 404, "no_such_table"),
    (NoKeyError, 403, "unknown_token"),
    (ClosingError, 503, "shutting_down"),
    (CannotKeepError, 503, "cannot_keep"),
    (CannotReadError, 503, "cannot_keep"),
)
"""Which refusal answers with which status and code; other errors of ours are 409 ``not_possible``."""


TOLD = {
    status: ResponseSpec(Problem, generate_examples=False, description=what)
    for status, what in {
        400: "It cannot be read, or makes no sense.",
        403: "The token opens nothing, or not this; or a page of another site asks.",
        404: "There is no such thing.",
        409: "The table or the rules do not allow it.",
        413: "It is too long.",
        429: "Too many tries: wait a minute.",
        503: "The server is shutting down, or its database keeps nothing now: try again.",
    }.items()
}
"""How every request may be refused, as the interface's description tells it."""


def _problem(status: int, code: str, sentence: str) -> Response[Problem]:
    return Response(Problem(code, sentence), status_code=status, media_type="application/json")


def _own(_: AnyRequest, error: PegsError) -> Response[Problem]:
    if isinstance(error, RefusedError):
        return _problem(409, error.code, str(error))
    for kind, status, code in KINDS:
        if isinstance(error, kind):
            return _problem(status, code, str(error))
    return _problem(409, "not_possible", str(error))


def _unreadable(request: AnyRequest, error: ValidationException) -> Response[Problem]:
    places = error.extra if isinstance(error.extra, list) else []
    keys = ", ".join(str(place["key"]) for place in places if isinstance(place, dict) and "key" in place)
    with in_language(language_of(request.scope)):
        return _problem(400, "unreadable", unreadable(keys[:SHOWN] or where(error.detail)))


def _http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    code = {404: "not_found", 413: "too_much"}.get(error.status_code, "unreadable")
    with in_language(language_of(request.scope)):
        sentence = SENTENCES[error.status_code]() if error.status_code in SENTENCES else unreadable("")
    return _problem(error.status_code, code, sentence)


def _too_deep(request: AnyRequest, _: RecursionError) -> Response[Problem]:
    """Nothing goes so deep but what somebody has sent."""
    with in_language(language_of(request.scope)):
        return _problem(400, "unreadable", unreadable(""))


def _mistake(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("a mistake in the program, at %s", request.scope.get("path_template"), exc_info=error)
    with in_language(language_of(request.scope)):
        return _problem(500, "mistake", translate("server-mistake"))


HANDLERS: ExceptionHandlersMap = {
    PegsError: _own,
    ValidationException: _unreadable,
    HTTPException: _http,
    RecursionError: _too_deep,
    Exception: _mistake,
}
