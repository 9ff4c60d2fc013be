"""Servers on each kind of database, with a way to look into it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import sqlalchemy as sa

from pegs.server.store.database import open_database, sqlite_url
from pegs.server.store.shared_database import shared_url
from pegs.server.store.store import Store
from pegs.server.store.transaction_writer import Transaction
from tests.server.clients import NO_LIMITS, ServerProcess, serving
from tests.server.loops import run


@dataclass(frozen=True)
class Place:
    """A server and the URL of its database."""

    server: ServerProcess
    url: str

    def store(self, work: Callable[[Store], Awaitable[Any]]) -> Any:
        async def opened() -> Any:
            store = Store(await open_database(self.url))
            try:
                return await work(store)
            finally:
                await store.close()

        return run(opened())

    def write(self, *statements: sa.Executable) -> None:
        transaction = Transaction()
        for statement in statements:
            transaction.execute(statement)
        self.store(lambda store: store.commit(transaction))

    def rows(self, query: sa.Select[Any]) -> list[Any]:
        return list(self.store(lambda store: store.rows(query)))


def places(request: pytest.FixtureRequest, folders: pytest.TempPathFactory) -> Iterator[Place]:
    """The place of a fixture with the parameters "sqlite" and "postgresql"."""
    if request.param == "sqlite":
        server = request.getfixturevalue("unlimited")
        yield Place(server, sqlite_url(server.data / "pegs.sqlite3"))
        return
    address = request.getfixturevalue("postgres").new_database()
    with serving(folders.mktemp("place"), DATABASE_URL=address, limits=NO_LIMITS) as server:
        yield Place(server, shared_url(address))
