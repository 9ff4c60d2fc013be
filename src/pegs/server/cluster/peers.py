"""The other server processes on the same database, as a table sees them.

One process *owns* each table: it serves the table's people, and runs its bots and clocks. Others relay their
clients to it. Still, any process can write to a table's log, if it can't reach the owner: the log's primary
key lets only one of two simultaneous writers through, and the other reads what was written first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

import sqlalchemy as sa

from pegs.server.hosting.clock import CLOCK
from pegs.server.store.outages import record
from pegs.server.store.transaction_writer import Transaction


@dataclass(frozen=True, slots=True)
class Peer:
    """Another process: its name, which is secret, and the URL at which this one can reach it."""

    name: str
    address: str


class Peers(Protocol):
    """What a process knows about the others, and what it announces to them."""

    @property
    def name(self) -> str:
        """This process's name, which only the processes of its database know; empty if it's the only one."""

    def owns(self, table: str) -> bool:
        """Whether this process owns a table."""

    async def claim(self, tables: Iterable[str]) -> tuple[str, ...]:
        """Become the owner of the tables that have none, and return those. Raises WriteError."""

    def claimable(self) -> sa.ColumnElement[bool]:
        """The condition on rows of ``tables`` that this process may claim them."""

    async def orphaned(self) -> tuple[str, ...]:
        """The owned tables whose people were connected to a process that died. Each is reported once.

        Raises WriteError.
        """

    async def owner(self, table: str) -> Peer | None:
        """The living process that owns a table, if it's another one. Raises ReadError."""

    async def occupied_elsewhere(self, tables: Iterable[str]) -> dict[str, str]:
        """The tables with people connected to other living processes, and the names of those processes.

        Raises ReadError.
        """

    def release(self, transaction: Transaction, table: str) -> None:
        """Give up the ownership of a table."""

    def hand_over(self, transaction: Transaction, table: str, process: str) -> None:
        """Make another process the owner of a table without clients here."""

    def set_connected(self, transaction: Transaction, table: str, seat: int, connected: bool) -> None:
        """Announce whether a seat's person is connected to this process."""

    async def connected_elsewhere(self, table: str, seat: int) -> bool:
        """Whether a seat's person is connected to another process. Raises ReadError."""

    def set_watchers(self, transaction: Transaction, table: str, number: int) -> None:
        """Announce how many watchers of a table are connected to this process, and notify the others."""

    async def watchers_elsewhere(self, table: str) -> int:
        """How many watchers of a table are connected to other processes. Raises ReadError."""

    def notify(self, transaction: Transaction, table: str, version: int) -> None:
        """Notify the others of a table's new version, or with version 0 of any other change.

        An owner doesn't announce its versions, because no other process follows the table: a process that
        can't reach the owner asks for them.
        """

    def stood_still(self, transaction: Transaction, since: float) -> None:
        """Record that no process has served the database since a moment, if there is only this one."""

    def listen(
        self,
        on_change: Callable[[str, int], None],
        on_missed: Callable[[], None],
        on_cut_off: Callable[[], None],
    ) -> None:
        """Start listening.

        ``on_change`` receives the table and version of every notification, ``on_missed`` is called if some
        may have been lost, and ``on_cut_off`` if the others count this process as dead.
        """

    async def close(self) -> None:
        """Leave the cluster."""


class SingleProcess:
    """The only process of its database: it owns every table, and there is nobody to notify."""

    name = ""

    def owns(self, table: str) -> bool:
        """Always true."""
        return True

    async def claim(self, tables: Iterable[str]) -> tuple[str, ...]:
        """Nothing new: all tables are owned already."""
        return ()

    def claimable(self) -> sa.ColumnElement[bool]:
        """All tables."""
        return sa.true()

    async def orphaned(self) -> tuple[str, ...]:
        """None."""
        return ()

    async def owner(self, table: str) -> Peer | None:
        """None: no other process owns anything."""
        return None

    async def occupied_elsewhere(self, tables: Iterable[str]) -> dict[str, str]:
        """None."""
        return {}

    def release(self, transaction: Transaction, table: str) -> None:
        """Do nothing."""

    def hand_over(self, transaction: Transaction, table: str, process: str) -> None:
        """Do nothing."""

    def set_connected(self, transaction: Transaction, table: str, seat: int, connected: bool) -> None:
        """Do nothing."""

    async def connected_elsewhere(self, table: str, seat: int) -> bool:
        """Never."""
        return False

    def set_watchers(self, transaction: Transaction, table: str, number: int) -> None:
        """Do nothing."""

    async def watchers_elsewhere(self, table: str) -> int:
        """None."""
        return 0

    def notify(self, transaction: Transaction, table: str, version: int) -> None:
        """Do nothing."""

    def stood_still(self, transaction: Transaction, since: float) -> None:
        """Record it."""
        for statement in record(since, CLOCK.now()):
            transaction.execute(statement)

    def listen(self, *_callbacks: Callable[..., None]) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""
