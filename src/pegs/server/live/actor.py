"""The actor of one table: whatever happens to the table happens in its mailbox, one thing at a time."""

from __future__ import annotations

import contextlib
import secrets

from pegs.i18n import in_language, translate
from pegs.server.cluster.peers import Peers
from pegs.server.hosting.clock import CLOCK
from pegs.server.hosting.config import Limits
from pegs.server.hosting.engine_startup import EngineStartup
from pegs.server.live.bot_pool import BotPool
from pegs.server.live.client_session import ClientSession
from pegs.server.live.live_table import LiveTable
from pegs.server.live.mailbox import Mailbox
from pegs.server.live.presence import Presence
from pegs.server.live.scheduler import Scheduler
from pegs.server.live.table_repository import TableRepository
from pegs.server.store.transaction_writer import ConflictError, ReadError, WriteError
from pegs.table.command_errors import RefusedError
from pegs.table.protocol.commands import AnyCommand, Hint, Why
from pegs.table.protocol.messages import AnyMessage, Done, Refused
from pegs.table.table import Table


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
        limits: Limits,
    ) -> None:
        self.live = LiveTable(table, repository)
        self.mailbox = Mailbox(repository.table_id)
        self._presence = Presence(self.live, self.mailbox, peers, limits.reload_grace)
        self._scheduler = Scheduler(self.live, self.mailbox, peers, startup, bots)
        self.mailbox.start(self._scheduler.update)
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

    # --- clients

    async def enter(self, session: ClientSession, command_id: str, since: int | None) -> None:
        """Add a session, and send it the table or what it missed."""
        await self._presence.connected(session)
        self.live.sessions.add(session)
        await self._presence.update_watchers(new=session)
        self.live.welcome(session, command_id, since)

    async def leave(self, session: ClientSession) -> None:
        """Remove a session whose socket was closed."""
        if session in self.live.sessions:
            self.live.sessions.discard(session)
            self.live.last_active = CLOCK.now()
            self._presence.disconnected(session)
            await self._presence.update_watchers()

    async def command(self, session: ClientSession, command: AnyCommand) -> None:
        """Carry out a client's command, and answer it."""
        done = self.live.repository.remembered_version(session.key.hash, command.id)
        if done is not None:
            session.send(Done(id=command.id, version=done))
            return
        with in_language(session.language):
            session.send(await self._answer(session, command))

    async def _answer(self, session: ClientSession, command: AnyCommand) -> AnyMessage:
        try:
            if isinstance(command, Why | Hint):
                return self.live.table.answer(session.viewer, command)
            await self.live.retry_on_conflict(lambda: self._decide(session, command))
        except RefusedError as refusal:
            return await self._done_or(session, encode_refusal(command.id, refusal))
        except ConflictError:
            return await self._done_or(session, _cannot_write(command.id))
        except (WriteError, ReadError):
            return _cannot_write(command.id)
        return Done(id=command.id, version=self.live.table.version)

    async def _decide(self, session: ClientSession, command: AnyCommand) -> None:
        live = self.live
        events = live.table.decide(session.viewer, command, live.now(), secrets.token_bytes)
        await live.commit(events, command=(session, command.id))

    async def _done_or(self, session: ClientSession, refusal: Refused) -> Done | Refused:
        """A refusal; or that the command is done, if another process has carried it out before."""
        with contextlib.suppress(ReadError):
            version = await self.live.repository.stored_version(session.key.hash, refusal.id)
            if version is not None:
                return Done(id=refusal.id, version=version)
        return refusal

    # --- other processes and the database

    def on_notification(self, version: int) -> None:
        """Another process has written up to a version; with 0, it has changed keys or watchers."""
        if version == 0:
            self.mailbox.post(self.check_sessions)
        elif version > self.live.table.version:
            self.mailbox.post(self.catch_up)

    def check_presence(self) -> None:
        """Check who is connected: this process now owns the table, or another process has died."""

        async def check() -> None:
            self._presence.check_all()

        self.mailbox.post(check)

    async def check_sessions(self) -> None:
        """Check what other processes may have changed beside the log. Raises ReadError."""
        await self.live.close_invalid_sessions()
        await self._presence.update_watchers()

    async def catch_up(self) -> None:
        """Apply what other processes wrote. Raises ReadError."""
        await self.live.catch_up()

    async def writes_recovered(self) -> None:
        """The database accepts writes again."""
        self.live.set_read_only(False)


def encode_refusal(command_id: str, refusal: RefusedError) -> Refused:
    """A refusal as it is sent."""
    return Refused(id=command_id, code=refusal.code, sentence=str(refusal), rule=refusal.rule)


def _cannot_write(command_id: str) -> Refused:
    return Refused(id=command_id, code="cannot_keep", sentence=translate("server-cannot-keep"))
