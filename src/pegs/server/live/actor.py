"""The actor of one table: whatever happens to the table happens in its mailbox, one thing at a time."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence
from math import inf

from pegs.core.errors import PegsError
from pegs.i18n import in_language, translate
from pegs.protocol.commands import AnyCommand, Hint, ListOptions, Look, Play, ReadTurn, SwapSeats, Why
from pegs.protocol.messages import AnyMessage, Done, Refused
from pegs.server.cluster.peers import Peers
from pegs.server.hosting.clock import CLOCK
from pegs.server.hosting.config import Limits
from pegs.server.hosting.engine_startup import EngineStartup
from pegs.server.hosting.pulse import Pulse
from pegs.server.hosting.work_pools import WorkPools
from pegs.server.live.bot_pool import BotPool
from pegs.server.live.client_session import ClientSession
from pegs.server.live.coaching import ask_if_sure
from pegs.server.live.live_table import LiveTable
from pegs.server.live.mailbox import Mailbox
from pegs.server.live.presence import Presence
from pegs.server.live.scheduler import Scheduler
from pegs.server.live.seat_rate_limits import SeatRateLimits
from pegs.server.live.table_repository import TableRepository
from pegs.server.live.turn_notices import TurnNotices
from pegs.server.push.service import PushService
from pegs.server.store.outages import Span
from pegs.server.store.store import Key
from pegs.server.store.transaction_writer import ConflictError, ReadError, WriteError
from pegs.table.answers.messages import refused
from pegs.table.command_errors import RefusedError
from pegs.table.table import Table


class TooManySocketsError(PegsError):
    """A seat has as many open sockets as it may, or a table as many watchers."""


class Actor:
    """A live table with its mailbox, its clients, and what it does as time passes.

    The methods that are coroutines run in the mailbox: call them through ``mailbox.run`` or
    ``mailbox.post``.
    """

    def __init__(
        self,
        table: Table,
        repository: TableRepository,
        peers: Peers,
        startup: EngineStartup,
        bots: BotPool,
        pools: WorkPools,
        push: PushService,
        limits: Limits,
        pulse: Pulse,
        outages: Sequence[Span] = (),
    ) -> None:
        """``outages``: when the server couldn't be played on since the last event."""
        self.live = LiveTable(table, repository)
        self._pools = pools
        self.mailbox = Mailbox(repository.table_id)
        self._limits = limits
        self.rate_limits = SeatRateLimits(limits)
        self._presence = Presence(self.live, self.mailbox, limits.reload_grace)
        self._scheduler = Scheduler(self.live, self.mailbox, peers, startup, bots)
        self._notices = TurnNotices(self.live, self.mailbox, peers, push, limits.push_delay)
        self.mailbox.start(pulse.beat, self._update)
        if peers.owns(self.table_id):
            self.live.interrupt(*outages)
            self._presence.check_all()

    @property
    def table_id(self) -> str:
        """The table's id."""
        return self.live.repository.table_id

    @property
    def is_unused(self) -> bool:
        """Whether nobody is connected and nothing is going on."""
        return not (self.live.sessions or self._presence.has_pending_checks) and self.mailbox.is_empty

    @property
    def next_due(self) -> float | None:
        """When the table needs this process next, by the server's clock; None if only a visitor matters."""
        return self._scheduler.next_due

    async def stop(self) -> None:
        """Finish what is in the mailbox, and stop. Not to be called in the mailbox."""
        await self.mailbox.close()
        self._presence.cancel_checks()
        self._scheduler.stop()
        self._notices.stop()

    def _update(self) -> None:
        """Plan what the table needs next, after anything that may have changed it."""
        self._scheduler.update()
        self._notices.update()

    # --- clients

    async def enter(self, session: ClientSession, command_id: str, since: int | None) -> int:
        """Add a session, and send it the table or what it missed; the number of events sent.

        Raises TooManySocketsError.
        """
        self._require_room(session.key)
        seat = session.key.seat
        if seat is not None and not self.live.table.state.seats[seat].person:
            # They sat down at another process, whose notification hasn't arrived yet.
            await self.live.catch_up()
        await self._presence.connected(session)
        self.live.sessions.add(session)
        self._presence.update_watchers(new=session)
        return self.live.welcome(session, command_id, since)

    def _require_room(self, key: Key) -> None:
        """Raise TooManySocketsError if there can't be another session with this key.

        Sessions are counted and added in one piece of work in the mailbox, so that of many that arrive at
        once not one too many gets in.
        """
        same = sum(session.key.hash == key.hash for session in self.live.sessions)
        watching = sum(session.key.seat is None for session in self.live.sessions)
        if same >= self._limits.sockets_of_key or (key.seat is None and watching >= self._limits.watchers):
            raise TooManySocketsError

    async def leave(self, session: ClientSession) -> None:
        """Remove a session whose socket was closed."""
        if session in self.live.sessions:
            self.live.sessions.discard(session)
            self.live.last_active = CLOCK.now()
            self._presence.disconnected(session)
            self._presence.update_watchers()

    async def command(self, session: ClientSession, command: AnyCommand) -> None:
        """Carry out a client's command, and answer it."""
        done = self.live.repository.remembered_version(session.key.hash, command.id)
        if done is not None:
            session.send(Done(id=command.id, version=done))
            return
        # The answer goes out together with the update, in one piece.
        with in_language(session.language), session.outbox.together():
            session.send(await self._answer(session, command))

    async def _answer(self, session: ClientSession, command: AnyCommand) -> AnyMessage:
        try:
            # The table can't change while a question is answered: that happens in the same mailbox.
            if isinstance(command, ListOptions):
                return await self._pools.questions.run(self.live.table.list_options, session.viewer, command)
            if isinstance(command, ReadTurn):
                return await self._pools.questions.run(self.live.table.read_turn, session.viewer, command)
            if isinstance(command, Why | Hint):
                return await self._pools.questions.run(self.live.table.answer, session.viewer, command)
            if isinstance(command, Look):
                session.is_looking = command.visible
                return Done(id=command.id, version=self.live.table.version)
            self.rate_limits.count(session.key.seat, command)
            await self.live.retry_on_conflict(lambda: self._decide(session, command))
        except RefusedError as refusal:
            return await self._done_or(session, refused(command.id, refusal))
        except ConflictError:
            return await self._done_or(session, _cannot_write(command.id))
        except (WriteError, ReadError):
            return _cannot_write(command.id)
        return Done(id=command.id, version=self.live.table.version)

    async def _decide(self, session: ClientSession, command: AnyCommand) -> None:
        live = self.live
        await live.resume()
        if isinstance(command, Play):
            seconds = self._limits.coach_seconds
            await ask_if_sure(live, self._pools.live_coach, session.viewer, command, seconds)
        events = live.table.decide(session.viewer, command, live.now(), secrets.token_bytes)
        await live.commit(events, command=(session, command.id))
        if isinstance(command, SwapSeats):
            self._presence.check_all()  # pending checks are of seats, not of people

    async def _done_or(self, session: ClientSession, refusal: Refused) -> Done | Refused:
        """A refusal; or that the command is done, if another process has carried it out before."""
        with contextlib.suppress(ReadError):
            version = await self.live.repository.stored_version(session.key.hash, refusal.id)
            if version is not None:
                return Done(id=refusal.id, version=version)
        return refusal

    # --- other processes and the database

    def on_notification(self, version: int) -> None:
        """Another process has written up to a version; with 0, it has changed something else."""
        if version == 0:
            self.mailbox.post(self.check_sessions)
        if version == 0 or version > self.live.table.version:
            self.mailbox.post(self.catch_up)

    def check_presence(self) -> None:
        """Check who is connected: this process now owns the table."""

        async def check() -> None:
            self._presence.check_all()

        self.mailbox.post(check)

    def interrupt(self, since: float) -> None:
        """Nobody could act since a moment by the server's clock; now they can, or come back soon."""
        self.live.interrupt((since, inf))
        self.check_presence()

    async def check_sessions(self) -> None:
        """Check what other processes may have changed beside the log. Raises ReadError."""
        await self.live.close_invalid_sessions()
        self._presence.update_watchers()

    async def catch_up(self) -> None:
        """Apply what other processes wrote. Raises ReadError."""
        await self.live.catch_up()

    async def writes_recovered(self) -> None:
        """The database accepts writes again."""
        self.live.set_read_only(False)
        await self.live.resume()


def _cannot_write(command_id: str) -> Refused:
    return Refused(id=command_id, code="cannot_keep", sentence=translate("server-cannot-keep"))
