"""Every refusal of a request is a `Problem`: a code for programs and a sentence for people.

These handlers run outside all middleware, so they find the language themselves.
"""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from pegs.errors import PegsError
from pegs.server.hub import ClosingError, NoTableError
from pegs.server.seating import NoKeyError
from pegs.server.speech import language_of
from pegs.server.writer import CannotKeepError, CannotReadError
from pegs.table.protocol.rest import Problem
from pegs.table.refusing import RefusedError
from pegs.words import say, speaking

log = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]


class TooOftenError(PegsError):
    """Somebody asks for more than their share."""


KINDS: tuple[tuple[type[PegsError], int, str], ...] = (
    (TooOftenError, 429, "too_much"),
    (NoTableError, 404, "no_such_table"),
    (NoKeyError, 403, "unknown_token"),
    (ClosingError, 503, "shutting_down"),
    (CannotKeepError, 503, "cannot_keep"),
    (CannotReadError, 503, "cannot_keep"),
)
"""Which refusal answers with which status and code; other errors of ours are 400 ``not_possible``."""


def _problem(status: int, code: str, sentence: str) -> Response[Problem]:
    return Response(Problem(code, sentence), status_code=status, media_type="application/json")


def _own(_: AnyRequest, error: PegsError) -> Response[Problem]:
    if isinstance(error, RefusedError):
        return _problem(409, error.code, str(error))
    for kind, status, code in KINDS:
        if isinstance(error, kind):
            return _problem(status, code, str(error))
    return _problem(400, "not_possible", str(error))


def _unreadable(request: AnyRequest, error: ValidationException) -> Response[Problem]:
    places = error.extra if isinstance(error.extra, list) else []
    what = "; ".join(str(place.get("message", "")) for place in places if isinstance(place, dict))
    with speaking(language_of(request.scope)):
        return _problem(400, "unreadable", say("server-unreadable", what=what or error.detail))


def _http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    code = {404: "not_found", 413: "too_much"}.get(error.status_code, "unreadable")
    with speaking(language_of(request.scope)):
        missing = error.status_code == 404
        sentence = say("server-not-found") if missing else say("server-unreadable", what=error.detail)
    return _problem(error.status_code, code, sentence)


def _mistake(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("a mistake in the program, at %s", request.scope.get("path_template"), exc_info=error)
    with speaking(language_of(request.scope)):
        return _problem(500, "mistake", say("server-mistake"))


HANDLERS: ExceptionHandlersMap = {
    PegsError: _own,
    ValidationException: _unreadable,
    HTTPException: _http,
    Exception: _mistake,
}
