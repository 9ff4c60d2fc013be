"""The other server processes on the same database, as a table sees them.

One process *owns* each table: it alone has the table's people, and runs its bots and clocks. Others send
people on. Still, any process can write to a table's log, for a request that came to it: the log's primary key
lets only one of two simultaneous writers through, and the other reads what was written first.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

import sqlalchemy as sa

from pegs.server.hosting.clock import CLOCK
from pegs.server.store.outages import record
from pegs.server.store.transaction_writer import Transaction


class Events(Protocol):
    """What a process hears from the others."""

    def on_change(self, table: str, version: int) -> None:
        """Another process has written this version, or with 0 changed something else."""

    def on_missed(self) -> None:
        """Some notifications may have been lost."""

    def on_asked(self, table: str) -> None:
        """Someone has come to another process for a table that this one may own."""

    def on_cut_off(self) -> None:
        """Other processes may own all of this one's tables now."""


class Peers(Protocol):
    """What a process knows about the others, and what it announces to them."""

    def owns(self, table: str) -> bool:
        """Whether this process owns a table."""

    async def claim(self, tables: Iterable[str]) -> tuple[str, ...]:
        """Become the owner of the tables that have none, and return those. Raises WriteError."""

    async def release(self, table: str) -> None:
        """Give up the ownership of a table."""

    def without_owner(self) -> sa.ColumnElement[bool]:
        """The condition on rows of ``tables`` that no process owns them."""

    async def ask_for(self, table: str) -> bool:
        """Ask the owner to release a table; whether it has.

        Raises ReadError if it doesn't answer, and WriteError.
        """

    async def answer(self, table: str, is_released: bool) -> None:
        """Answer such a request. Raises WriteError."""

    def notify(self, transaction: Transaction, table: str, version: int) -> None:
        """Notify a table's owner of its new version, or with version 0 of any other change.

        The owner itself notifies nobody, because no other process follows the table.
        """

    def stood_still(self, transaction: Transaction, since: float) -> None:
        """Record that no process has served the database since a moment, if there is only this one."""

    def listen(self, events: Events) -> None:
        """Start listening."""

    async def close(self) -> None:
        """Give up all tables."""


class SingleProcess:
    """The only process of its database: it owns every table, and there is nobody to notify."""

    def owns(self, table: str) -> bool:
        """Always true."""
        return True

    async def claim(self, tables: Iterable[str]) -> tuple[str, ...]:
        """Nothing new: all tables are owned already."""
        return ()

    async def release(self, table: str) -> None:
        """Do nothing."""

    def without_owner(self) -> sa.ColumnElement[bool]:
        """All tables."""
        return sa.true()

    async def ask_for(self, table: str) -> bool:
        """Never needed."""
        return False

    async def answer(self, table: str, is_released: bool) -> None:
        """Never needed."""

    def notify(self, transaction: Transaction, table: str, version: int) -> None:
        """Do nothing."""

    def stood_still(self, transaction: Transaction, since: float) -> None:
        """Record it."""
        for statement in record(since, CLOCK.now()):
            transaction.execute(statement)

    def listen(self, events: Events) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""
