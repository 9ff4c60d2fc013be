"""One server, and one PostgreSQL, for all tests that don't stop it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pegs.server.hosting.config import DATABASE_FILE
from pegs.server.store.database import sqlite_url
from pegs.server.store.shared_database import shared_url
from tests.server.clients import NO_LIMITS, ServerProcess, serving
from tests.server.places import Place
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


@pytest.fixture
def two_servers(tmp_path: Path, postgres: Postgres) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two servers without limits on one database."""
    address = postgres.new_database()
    with (
        serving(tmp_path / "one", DATABASE_URL=address, limits=NO_LIMITS) as one,
        serving(tmp_path / "two", DATABASE_URL=address, limits=NO_LIMITS) as two,
    ):
        yield one, two


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server without limits on each kind of database."""
    if request.param == "sqlite":
        server = request.getfixturevalue("unlimited")
        yield Place(server, sqlite_url(server.data / DATABASE_FILE))
        return
    address = request.getfixturevalue("postgres").new_database()
    with serving(tmp_path_factory.mktemp("place"), DATABASE_URL=address, limits=NO_LIMITS) as server:
        yield Place(server, shared_url(address))
