"""Every response of the REST interface matches its OpenAPI schema, whatever the request."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import given

from pegs.server.hosting.config import ServerSettings
from pegs.server.http.app import ROUTES, make_app
from tests.server.clients import ServerProcess
from tests.soak import examples

PARAMETER = re.compile(r":\w+")
"""The type of a parameter in a path."""
EXAMPLES, PRINTED = 5, 2
"""The number of requests for each operation, and for printing, which takes longest: a second for a rule book.

More would find nothing new: every answer has one of a handful of shapes.
"""
PATIENCE = 120
"""Even a busy machine answers in this many seconds."""
FRAMES = {
    "GET /embed/{share}",
    "GET /embed/puzzle/{puzzle}",
    "GET /embed/assets/{name}",
    "GET /preview/{kind}/{of}",
}
UNDESCRIBED = {"GET /", "GET /{path}", "GET /metrics", "GET /status"} | FRAMES
"""Pages and metrics, which aren't part of the interface."""
LABELS = {
    f"{method} {PARAMETER.sub('', path)}"
    for handler in ROUTES
    for path in handler.paths
    for method in handler.http_methods
} - UNDESCRIBED


@cache
def operations() -> dict[str, Any]:
    """Each operation by its label. They take a second, so they aren't made while tests are collected."""
    app = make_app(ServerSettings(Path()))
    schema: Any = schemathesis.openapi.from_dict(app.openapi_schema.to_schema())
    return {each.ok().label: each.ok() for each in schema.get_all_operations()}


def test_every_operation_is_tested() -> None:
    assert operations().keys() == LABELS


def test_a_qr_code_matches_the_schema(unlimited: ServerProcess) -> None:
    """Most requests made up below are refused: a path has to begin with a slash."""
    case = operations()["GET /api/qr"].Case(query={"path": "/j/ABCDEF"})
    answer = case.call(base_url=unlimited.url)
    assert answer.status_code == 200
    case.validate_response(answer)


@pytest.mark.parametrize("operation", sorted(LABELS))
def test_responses_match_the_schema(unlimited: ServerProcess, operation: str) -> None:
    @given(operations()[operation].as_strategy())
    @examples(PRINTED if "/print/" in operation else EXAMPLES)
    def check(case: schemathesis.Case[Any]) -> None:
        case.validate_response(case.call(base_url=unlimited.url, timeout=PATIENCE))

    check()
