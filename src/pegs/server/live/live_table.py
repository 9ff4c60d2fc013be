"""A table in memory, with its log in the database and the clients connected to it.

Events are committed to the database first, and only then applied and broadcast.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from math import inf
from typing import TypeVar

from pegs.protocol.messages import Bye
from pegs.server.hosting import metrics
from pegs.server.hosting.clock import CLOCK
from pegs.server.live.broadcast import Broadcaster
from pegs.server.live.client_session import ClientSession
from pegs.server.live.table_repository import TableRepository
from pegs.server.store.club_rows import by_person, count_game
from pegs.server.store.daily_games import add_result
from pegs.server.store.outages import Span
from pegs.server.store.transaction_writer import ConflictError, Transaction, WriteError
from pegs.table import daily
from pegs.table.after.game_result import result_of
from pegs.table.chosen_rules import load_rules
from pegs.table.events import AnyEvent, GameEnded, RulesSuggested
from pegs.table.table import Table

T = TypeVar("T")
MAX_RETRIES = 5
"""How often work is retried because another process wrote first."""


class LiveTable:
    """A table at its current version. Everything here runs in the table's mailbox."""

    def __init__(self, table: Table, repository: TableRepository) -> None:
        self.table = table
        self.repository = repository
        self.sessions: set[ClientSession] = set()
        self.last_active = CLOCK.now()
        self.is_read_only = False
        """Whether the last write failed."""
        self._outages: list[Span] = []
        self._clock_offset = 0.0
        self._adjust_clock()
        self._broadcaster = Broadcaster(table, self.now)
        self._is_in_doubt = False

    def now(self) -> float:
        """The table's time: the server's, but never earlier than the last event."""
        return CLOCK.now() + self._clock_offset

    def to_server_time(self, moment: float) -> float:
        """A moment of the table's time by the server's clock."""
        return moment - self._clock_offset

    def _adjust_clock(self) -> None:
        entries = self.table.state.entries
        if entries:
            self._clock_offset = max(self._clock_offset, entries[-1].event.at - CLOCK.now())

    # --- times in which nobody can act

    @property
    def is_interrupted(self) -> bool:
        """Whether clocks stand still until people can act again."""
        return self.table.is_interrupted

    def interrupt(self, *outages: Span) -> None:
        """Let clocks stand still, because nobody could act in these times; the last one may not be over."""
        self._outages += outages
        self.table.is_interrupted = bool(self._outages)

    async def resume(self) -> None:
        """People can act again: charge no one for the time in which they couldn't. Raises WriteError."""
        if self.is_interrupted:
            number, now, offset = len(self._outages), self.now(), self._clock_offset
            spans = [(since + offset, min(until + offset, now)) for since, until in self._outages]
            self.table.is_interrupted = False
            try:
                await self.commit(self.table.interrupted(spans, now))
                del self._outages[:number]
            finally:
                self.table.is_interrupted = bool(self._outages)

    # --- writing

    async def commit(
        self,
        events: Sequence[AnyEvent],
        transaction: Transaction | None = None,
        command: tuple[ClientSession, str] | None = None,
    ) -> None:
        """Commit events together with a transaction, then apply and broadcast them.

        ``command`` is the session and id of the command that led to them. Raises WriteError, or ReadError at
        the end of a game. Then nothing has been applied, and `retry_on_conflict` finds out what's in the log.
        """
        transaction = transaction or Transaction()
        if not events:
            if not transaction.is_empty:
                await self._commit(transaction)
            return
        before = self.table.version
        after = before + len(events)
        self.repository.add_events(transaction, before, events)
        await self._add_results(transaction, events)
        if command is not None:
            self.repository.add_command(transaction, command[0].key.hash, command[1], after)
        await self._commit(transaction)
        if command is not None:
            self.repository.remember_command(command[0].key.hash, command[1], after)
        metrics.count_events(events)
        self._apply(events)

    async def _add_results(self, transaction: Transaction, events: Sequence[AnyEvent]) -> None:
        """Count the game that ends: for the table's club, if cards were dealt, and as a deal of the day."""
        for event in events:
            if isinstance(event, GameEnded):
                assert self.table.state.began is not None
                game, result = self.table.state.began.game, result_of(self.table.state, event)
                if not self.table.state.began.is_prepared:
                    known = by_person(result, await self.repository.people_of_club())
                    transaction.execute(count_game(self.repository.table_id, game, known))
                deal = daily.result_of(self.table.state, event)
                if deal is not None:
                    add_result(transaction, game, deal)

    async def _commit(self, transaction: Transaction) -> None:
        try:
            await self.repository.commit(transaction)
        except ConflictError:
            raise
        except WriteError:
            # If a connection breaks during a commit, the commit may have succeeded or not.
            self._is_in_doubt = True
            self.set_read_only(True)
            raise
        self.set_read_only(False)

    def set_read_only(self, is_read_only: bool) -> None:
        """Set whether the database refuses writes, and notify everyone of a change."""
        if is_read_only != self.is_read_only:
            self.is_read_only = is_read_only
            if is_read_only:
                self.interrupt((CLOCK.now(), inf))
            self._broadcaster.notice(self.sessions, "cannot_keep" if is_read_only else "keeps_again")

    def _apply(self, events: Sequence[AnyEvent]) -> None:
        """Apply committed events and broadcast them."""
        before = self.table.version
        for event in events:
            self.table.apply(event)
        self._adjust_clock()
        unseated = self.repository.apply(events, self.sessions)
        self.last_active = CLOCK.now()
        self._broadcaster.update(self.sessions, before)
        for session in unseated:
            # Deferred, so that a player who chose to leave gets the answer to that command first.
            bye = Bye(code="left", again=False)
            asyncio.get_running_loop().call_soon(session.outbox.say_bye, bye)

    # --- following other processes

    async def retry_on_conflict(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do work that commits something. If another process wrote first, catch up and do it again.

        Raises what ``work`` raises, ReadError, and ConflictError if the log isn't the reason.
        """
        if self._is_in_doubt:
            await self.catch_up()
        for _ in range(MAX_RETRIES):
            try:
                return await work()
            except ConflictError:
                if not await self.catch_up():
                    raise
        return await work()

    async def catch_up(self) -> bool:
        """Apply what other processes wrote, and return whether there was anything. Raises ReadError."""
        events = await self.repository.events_after(self.table.version)
        await _read_suggested_rules(events)
        self._is_in_doubt = False
        if events:
            self._apply(events)
        return bool(events)

    # --- sessions

    def welcome(self, session: ClientSession, command_id: str, since: int | None) -> int:
        """Send a new session the table, and what it missed after a version; the number of events sent."""
        return self._broadcaster.welcome(session, command_id, since)

    def broadcast_to_all_but(self, excluded: ClientSession | None) -> None:
        """Send the table's current view again, because something other than the log has changed."""
        self._broadcaster.update(self.sessions - {excluded}, self.table.version)

    async def close_invalid_sessions(self) -> None:
        """Close the sessions whose keys are no longer valid. Raises ReadError."""
        closed = await self.repository.closed_keys(self.sessions)
        for session in tuple(self.sessions):
            if session.key.hash in closed:
                session.outbox.say_bye(Bye(code=closed[session.key.hash], again=False))


async def _read_suggested_rules(events: Sequence[AnyEvent]) -> None:
    """Read rules that were suggested in another process, so that the event loop finds them in the cache."""
    for event in events:
        if isinstance(event, RulesSuggested):
            await asyncio.to_thread(load_rules, event.rules)
