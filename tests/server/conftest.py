"""One server, and one PostgreSQL, for all tests that don't stop it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.clients import ServerProcess, serving
from tests.server.postgres import Postgres, postgres_running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with postgres_running() as running:
        yield running
