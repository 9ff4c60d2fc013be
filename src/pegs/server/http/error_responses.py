"""Errors as responses. Every refused request is answered by a `Problem`: a code and a sentence.

Exception handlers run outside all middleware, so they look up the request's language themselves.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from pegs.core.errors import PegsError
from pegs.i18n import in_language, translate
from pegs.protocol.rest import Problem
from pegs.server.devices.bundles import OutdatedError
from pegs.server.hosting.overload import BusyError
from pegs.server.http.locale import language_of
from pegs.server.live.hub import ClosingError
from pegs.server.push.service import PushRefusedError
from pegs.server.store.transaction_writer import ReadError, WriteError
from pegs.table.answers.problems import MAX_PATH, json_path, status_and_code, unreadable

log = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]
HTTP_SENTENCES: dict[int, Callable[[], str]] = {
    404: lambda: translate("server-not-found"),
    405: lambda: translate("server-not-so"),
    413: lambda: translate("server-message-too-long"),
}
"""What people read instead of the framework's messages, by status."""


class TooOftenError(PegsError):
    """An address has exceeded its rate limit."""


class ForeignPageError(PegsError):
    """A page of another site sent a request that changes something."""


ANSWERS: tuple[tuple[type[PegsError], int, str], ...] = (
    (TooOftenError, 429, "too_much"),
    (ForeignPageError, 403, "not_allowed"),
    (PushRefusedError, 409, "push_refused"),
    (OutdatedError, 409, "outdated"),
    (ClosingError, 503, "shutting_down"),
    (WriteError, 503, "cannot_keep"),
    (ReadError, 503, "cannot_keep"),
    (BusyError, 503, "busy"),
)
"""The status and code that answer the server's own errors; `problems` has those of tables and rules."""


PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=what)
    for status, what in {
        400: "The request can't be read, or makes no sense.",
        403: "The token isn't valid or doesn't allow this; or a page of another site sent the request.",
        404: "There is no such thing.",
        409: "The table or the rules don't allow it.",
        413: "The request is too long.",
        429: "Too many tries: wait a minute.",
        503: "The server is busy or shutting down, or can't write to its database: try again."
        " ``busy`` comes with the seconds to wait, also as ``Retry-After``.",
    }.items()
}
"""The refusals of every request, for the OpenAPI description."""


def _problem(status: int, code: str, sentence: str) -> Response[Problem]:
    return Response(Problem(code, sentence), status_code=status, media_type="application/json")


def busy_response(error: BusyError) -> Response[Problem]:
    """The answer to a request that must wait."""
    problem = Problem("busy", str(error), error.retry)
    headers = {"Retry-After": str(error.retry)}
    return Response(problem, status_code=503, media_type="application/json", headers=headers)


def answer_to(error: PegsError) -> tuple[int, str]:
    """The status and code that answer an error."""
    answers = ((status, code) for kind, status, code in ANSWERS if isinstance(error, kind))
    return next(answers, None) or status_and_code(error)


def _pegs_error(_: AnyRequest, error: PegsError) -> Response[Problem]:
    if isinstance(error, BusyError):
        return busy_response(error)
    return _problem(*answer_to(error), str(error))


def _validation_error(request: AnyRequest, error: ValidationException) -> Response[Problem]:
    places = error.extra if isinstance(error.extra, list) else []
    keys = ", ".join(str(place["key"]) for place in places if isinstance(place, dict) and "key" in place)
    with in_language(language_of(request.scope)):
        return _problem(400, "unreadable", unreadable(keys[:MAX_PATH] or json_path(error.detail)))


def _http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    code = {404: "not_found", 413: "too_much"}.get(error.status_code, "unreadable")
    with in_language(language_of(request.scope)):
        sentence = HTTP_SENTENCES.get(error.status_code, lambda: unreadable(""))()
    return _problem(error.status_code, code, sentence)


def _undecodable(request: AnyRequest, _: RecursionError | UnicodeDecodeError) -> Response[Problem]:
    """Only a deeply nested request, or one that isn't UTF-8, can cause this."""
    with in_language(language_of(request.scope)):
        return _problem(400, "unreadable", unreadable(""))


def _bug(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("bug at %s", request.scope.get("path_template"), exc_info=error)
    with in_language(language_of(request.scope)):
        return _problem(500, "mistake", translate("server-mistake"))


HANDLERS: ExceptionHandlersMap = {
    PegsError: _pegs_error,
    ValidationException: _validation_error,
    HTTPException: _http_error,
    RecursionError: _undecodable,
    UnicodeDecodeError: _undecodable,
    Exception: _bug,
}
