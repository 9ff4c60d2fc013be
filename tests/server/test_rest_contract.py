"""What the REST interface says of itself is true, whatever is sent to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import given, settings

from pegs.server.hosting.config import ServerSettings
from pegs.server.http.app import make_app
from tests.server.clients import ServerProcess, serving

OPEN = "tables_an_hour = 1000000\nwrong_codes_a_minute = 1000000\n"


@pytest.fixture(scope="module")
def generous(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("generous")
    (folder / "limits.toml").write_text(OPEN)
    with serving(folder / "data", "--limits", str(folder / "limits.toml")) as running:
        yield running


APP = make_app(ServerSettings(Path()))
SCHEMA: Any = schemathesis.openapi.from_dict(APP.openapi_schema.to_schema())
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations()}


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_answer_is_one_that_is_told(generous: ServerProcess, operation: str) -> None:
    @given(OPERATIONS[operation].as_strategy())
    @settings(max_examples=25, deadline=None)
    def ask(case: schemathesis.Case[Any]) -> None:
        case.validate_response(case.call(base_url=generous.url))

    ask()
