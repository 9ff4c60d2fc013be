"""The server processes that share one database, as a table sees them.

Everybody may write a table's log; its key lets only one of two at once through, and the other reads what has
happened. One process *owns* the table: it lets the bots play and the clocks run out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

import sqlalchemy as sa

from pegs.server.store.writer import Change


class Peers(Protocol):
    """What a process knows of the others, and does because of them."""

    def owns(self, table: str) -> bool:
        """Whether this process lets time pass at a table."""

    async def claim(self, tables: Iterable[str]) -> tuple[str, ...]:
        """Become the owner of those that have none; returns the new ones. Raises CannotKeepError."""

    def is_free(self) -> sa.ColumnElement[bool]:
        """The rows of tables that this process may claim."""

    async def widowed(self) -> tuple[str, ...]:
        """The tables of this process that people have lost their connection to because another process
        died, told once. Raises CannotKeepError.
        """

    def let_go(self, change: Change, table: str) -> None:
        """Add to a change that this process owns a table no longer."""

    def sits_here(self, change: Change, table: str, seat: int, here: bool) -> None:
        """Add to a change whether somebody at this seat is connected to this process."""

    async def sits_elsewhere(self, table: str, seat: int) -> bool:
        """Whether somebody at this seat is connected to another process. Raises CannotReadError."""

    def watch_here(self, change: Change, table: str, number: int) -> None:
        """Add to a change how many watch at this process, and that others are to hear of it."""

    async def watch_elsewhere(self, table: str) -> int:
        """How many watch at other processes. Raises CannotReadError."""

    def ring(self, change: Change, table: str, version: int) -> None:
        """Add to a change that others are to look at a table; version 0: not at its log, but at its keys and
        watchers.
        """

    def listen(
        self,
        heard: Callable[[str, int], None],
        missed: Callable[[], None],
        cut_off: Callable[[], None],
    ) -> None:
        """From now on tell which table's bell rings at which version, that some rings may have been missed,
        and that the others count this process as dead.
        """

    async def close(self) -> None:
        """Leave the others."""


class Alone:
    """The only process of its database."""

    def owns(self, table: str) -> bool:
        """It owns all."""
        return True

    async def claim(self, tables: Iterable[str]) -> tuple[str, ...]:
        """There is nothing to claim."""
        return ()

    def is_free(self) -> sa.ColumnElement[bool]:
        """All are."""
        return sa.true()

    async def widowed(self) -> tuple[str, ...]:
        """There is no other."""
        return ()

    def let_go(self, change: Change, table: str) -> None:
        """Nobody would take it."""

    def sits_here(self, change: Change, table: str, seat: int, here: bool) -> None:
        """Nobody asks."""

    async def sits_elsewhere(self, table: str, seat: int) -> bool:
        """There is nowhere else."""
        return False

    def watch_here(self, change: Change, table: str, number: int) -> None:
        """Nobody asks."""

    async def watch_elsewhere(self, table: str) -> int:
        """There is nowhere else."""
        return 0

    def ring(self, change: Change, table: str, version: int) -> None:
        """Nobody listens."""

    def listen(self, *_tell: Callable[..., None]) -> None:
        """Nobody rings."""

    async def close(self) -> None:
        """Nobody notices."""
