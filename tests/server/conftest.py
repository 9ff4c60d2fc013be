"""One server, and one PostgreSQL, for all tests that don't stop it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.clients import NO_LIMITS, ServerProcess, serving
from tests.server.postgres import Postgres, postgres_running

TALKATIVE = "talk_at_once = 1000\ncoach_seconds = 60\n"
"""Lets tests change names as often as they like, which is the easiest way to have something sent, and gives
the coach all the time that a slow machine needs.
"""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("server"), limits=TALKATIVE) as running:
        yield running


@pytest.fixture(scope="session")
def unlimited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server at which a test can play as fast as it likes."""
    with serving(tmp_path_factory.mktemp("unlimited"), limits=NO_LIMITS) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with postgres_running() as running:
        yield running
