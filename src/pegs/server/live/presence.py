"""Who is connected to a table. Someone who only reloads the page doesn't count as away."""

from __future__ import annotations

import asyncio

from pegs.server.live.client_session import ClientSession
from pegs.server.live.live_table import LiveTable
from pegs.server.live.mailbox import Mailbox
from pegs.server.store.transaction_writer import ReadError, WriteError


class Presence:
    """Commits when a person connects and, after a grace period, when they have disconnected."""

    def __init__(self, live: LiveTable, mailbox: Mailbox, grace: float) -> None:
        """``grace``: seconds that a person has to reconnect."""
        self._live, self._mailbox, self._grace = live, mailbox, grace
        self._checks: dict[int, asyncio.TimerHandle] = {}
        """A pending check for each seat."""

    @property
    def has_pending_checks(self) -> bool:
        """Whether a person has just disconnected."""
        return bool(self._checks)

    def check_all(self) -> None:
        """Check every seat after the grace period.

        Presence is unknown after a restart or another process's end; people get the time to reconnect.
        """
        for seat in range(self._live.repository.players):
            self._check_later(seat)

    async def connected(self, session: ClientSession) -> None:
        """A socket was opened. If that can't be committed now, it is tried again later."""
        seat = session.key.seat
        if seat is None:
            return
        self._cancel_check(seat)
        try:
            await self._live.retry_on_conflict(lambda: self._commit_connected(seat))
        except (WriteError, ReadError):
            self._check_later(seat)

    def disconnected(self, session: ClientSession) -> None:
        """A socket was closed."""
        seat = session.key.seat
        if seat is not None and not self._is_connected(seat):
            self._check_later(seat)

    def cancel_checks(self) -> None:
        """Cancel all pending checks."""
        for check in self._checks.values():
            check.cancel()
        self._checks.clear()

    def update_watchers(self, new: ClientSession | None = None) -> None:
        """Count the watchers again, and send everyone but a new session the number if it has changed."""
        watchers = sum(session.key.role == "watcher" for session in self._live.sessions)
        if watchers != self._live.table.watchers:
            self._live.table.watchers = watchers
            self._live.broadcast_to_all_but(new)

    def _is_connected(self, seat: int) -> bool:
        return any(session.key.seat == seat for session in self._live.sessions)

    async def _commit_connected(self, seat: int) -> None:
        live = self._live
        await self._resume(seat)
        await live.commit(live.table.connected(seat, live.now()))

    async def _commit_disconnected(self, seat: int) -> None:
        live = self._live
        await live.resume()  # there was time enough to come back
        await live.commit(live.table.disconnected(seat, live.now()))

    async def _resume(self, seat: int) -> None:
        """Restart the clocks if the person whose turn it is has come back, perhaps at this seat."""
        acting = self._live.table.acting_person
        if acting is None or acting == seat or self._is_connected(acting):
            await self._live.resume()

    def _cancel_check(self, seat: int) -> None:
        check = self._checks.pop(seat, None)
        if check is not None:
            check.cancel()

    def _check_later(self, seat: int) -> None:
        self._cancel_check(seat)

        async def check() -> None:
            self._checks.pop(seat, None)
            commit = self._commit_connected if self._is_connected(seat) else self._commit_disconnected
            try:
                await self._live.retry_on_conflict(lambda: commit(seat))
            except (WriteError, ReadError):
                self._check_later(seat)
                raise

        loop = asyncio.get_running_loop()
        self._checks[seat] = loop.call_later(self._grace, self._mailbox.post, check)
