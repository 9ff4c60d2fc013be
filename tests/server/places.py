"""A server with a way to look into its database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from pegs.server.store.database import open_database
from pegs.server.store.store import Store
from pegs.server.store.transaction_writer import Transaction
from tests.server.clients import ServerProcess
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
