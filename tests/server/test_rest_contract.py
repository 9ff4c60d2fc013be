"""Every response of the REST interface matches its OpenAPI schema, whatever the request."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import given

from pegs.server.hosting.config import ServerSettings
from pegs.server.http.app import make_app
from tests.server.clients import ServerProcess
from tests.soak import examples

EXAMPLES, PRINTED = 5, 2
"""Requests of each kind, and of those for paper, which takes longest: a rule book needs a second.

Every answer has one of a handful of shapes.
"""
APP = make_app(ServerSettings(Path()))
SCHEMA: Any = schemathesis.openapi.from_dict(APP.openapi_schema.to_schema())
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations()}


def test_a_qr_code_matches_the_schema(unlimited: ServerProcess) -> None:
    """Most requests made up below are refused: a path has to begin with a slash."""
    case = OPERATIONS["GET /api/qr"].Case(query={"path": "/j/ABCDEF"})
    answer = case.call(base_url=unlimited.url)
    assert answer.status_code == 200
    case.validate_response(answer)


@pytest.mark.parametrize("operation", OPERATIONS)
def test_responses_match_the_schema(unlimited: ServerProcess, operation: str) -> None:
    @given(OPERATIONS[operation].as_strategy())
    @examples(PRINTED if "/print/" in operation else EXAMPLES)
    def check(case: schemathesis.Case[Any]) -> None:
        case.validate_response(case.call(base_url=unlimited.url))

    check()
