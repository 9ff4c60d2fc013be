"""The WebSocket of a client at a table: a hello, then commands, until one side closes it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

import msgspec
from litestar import websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from pegs.core.errors import UsageError
from pegs.i18n import DEFAULT_LANGUAGE, in_language, translate
from pegs.server.hosting import logs, metrics
from pegs.server.hosting.clock import CLOCK
from pegs.server.hosting.config import ServerSettings
from pegs.server.hosting.limits import ConnectionLimit, TokenBucket
from pegs.server.http.error_responses import json_path, unreadable
from pegs.server.http.origin import is_own
from pegs.server.live.client_session import ClientSession
from pegs.server.live.hub import ClosingError, Hub, NoTableError
from pegs.server.live.mailbox import ClosedError
from pegs.server.live.outbox import POLICY_VIOLATION, Outbox, Socket
from pegs.server.store.store import Key
from pegs.server.store.transaction_writer import ReadError, WriteError
from pegs.table.protocol.commands import (
    AnyCommand,
    Hello,
    Hint,
    Ping,
    Play,
    Rematch,
    Start,
    TakeBack,
    Why,
)
from pegs.table.protocol.messages import Bye, ByeCode, Pong, RefusalCode, Refused

log = logging.getLogger(__name__)
NEEDS_ENGINE = (Play, TakeBack, Start, Rematch, Why, Hint)

read_command = msgspec.json.Decoder(AnyCommand).decode
"""Decode a command. Raises what is in `UNREADABLE`."""
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)


class _WithId(msgspec.Struct):
    id: str = ""


@websocket("/ws", opt={"exclude_from_openapi": True})
async def table_socket(socket: Socket, state: State) -> None:
    """Serve one client at one table."""
    settings: ServerSettings = state.settings
    if not is_own(socket.headers.get("origin"), socket.headers.get("host"), settings.public_url):
        await socket.close(POLICY_VIOLATION)
        return
    await socket.accept()
    metrics.OPENED.inc()
    limit: ConnectionLimit = state.connection_limit
    address = socket.client.host if socket.client is not None else ""
    with limit.admit(address) as is_admitted:
        await _Connection(socket, state.hub).run(is_admitted)


class _Connection:
    """An open socket."""

    def __init__(self, socket: Socket, hub: Hub) -> None:
        self._socket, self._hub = socket, hub
        self._limits = limits = hub.limits
        self._outbox = Outbox(socket, limits.waiting_messages)
        self._bucket = TokenBucket(limits.commands_a_second, limits.commands_at_once, time.monotonic)
        self._language = DEFAULT_LANGUAGE
        self._unreadable_in_a_row = 0
        self._session: ClientSession | None = None
        """Set once the client has entered the table."""
        self._entering: ClientSession | None = None
        """Set a little earlier, so that a client that disconnects meanwhile leaves the table again."""

    async def run(self, is_admitted: bool) -> None:
        """Send and receive until one side closes the socket."""
        if not is_admitted:
            self._outbox.say_bye(Bye(code="too_much", again=True))
        sending = asyncio.create_task(self._outbox.run())
        receiving = asyncio.create_task(self._receive_all())
        try:
            await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, receiving):
                task.cancel()
            for problem in await asyncio.gather(sending, receiving, return_exceptions=True):
                if isinstance(problem, Exception):
                    log.error("bug at a socket", exc_info=problem)
            await self._leave()

    async def _leave(self) -> None:
        session = self._entering
        actor = self._hub.loaded(session.key.table) if session is not None else None
        if actor is not None and session is not None:
            with contextlib.suppress(ClosedError):
                await actor.mailbox.run(lambda: actor.leave(session))

    async def _receive_all(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            try:
                async with asyncio.timeout(self._limits.hello_within):
                    while self._session is None:
                        await self._receive()
            except TimeoutError:
                await self._close("unreadable", again=False)
            while True:
                try:
                    async with asyncio.timeout(self._limits.idle):
                        await self._receive()
                except TimeoutError:
                    await self._close("idle", again=True)

    async def _close(self, code: ByeCode, again: bool) -> None:
        """Say goodbye, and receive nothing more; never returns."""
        self._outbox.say_bye(Bye(code=code, again=again))
        await asyncio.Event().wait()

    async def _receive(self) -> None:
        await self._outbox.wait_for_room()
        text = await self._socket.receive_data("text")
        with in_language(self._language):
            await self._handle(text)

    async def _handle(self, text: str) -> None:
        if len(text) > self._limits.message:
            await self._refuse_unreadable("", "too_much", translate("server-message-too-long"))
            return
        try:
            command: AnyCommand = read_command(text)
        except UNREADABLE as error:
            await self._refuse_unreadable(_id_in(text), "unreadable", unreadable(json_path(str(error))))
            return
        self._unreadable_in_a_row = 0
        if not self._bucket.take():
            self._refuse(command.id, "too_much", translate("server-too-fast"))
        elif isinstance(command, Ping):
            self._outbox.send(Pong(id=command.id, now=CLOCK.now()))
        elif isinstance(command, Hello):
            await self._hello(command)
        elif self._session is None:
            self._refuse(command.id, "hello_first", translate("server-hello-first"))
        else:
            await self._carry_out(self._session, command)

    @metrics.time_command
    async def _carry_out(self, session: ClientSession, command: AnyCommand) -> None:
        if isinstance(command, NEEDS_ENGINE):
            await self._hub.startup.ready.wait()
        try:
            await self._hub.run(session.key.table, lambda actor: actor.command(session, command))
        except (WriteError, ReadError):
            self._refuse(command.id, "cannot_keep", translate("server-cannot-keep"))

    async def _hello(self, hello: Hello) -> None:
        if self._session is not None:
            self._refuse(hello.id, "unreadable", translate("server-hello-once"))
            return
        self._language = _known(hello.language)
        try:
            await self._enter(hello)
        except (WriteError, ReadError):
            await self._close("unavailable", again=True)

    async def _enter(self, hello: Hello) -> None:
        key = await self._hub.store.key(hello.token)
        if key is None:
            await self._close("unknown_token", again=False)
            return
        if key.closed is not None:
            await self._close("moved" if key.closed == "moved" else "revoked", again=False)
            return
        if self._has_too_many_sockets(key):
            await self._close("too_much", again=False)
            return
        self._entering = session = ClientSession(key, self._language, self._outbox)
        try:
            await self._hub.run(key.table, lambda actor: actor.enter(session, hello.id, hello.since))
        except (NoTableError, ClosingError) as error:
            is_closing = isinstance(error, ClosingError)
            await self._close("shutting_down" if is_closing else "unknown_token", again=is_closing)
            return
        self._session = session

    def _has_too_many_sockets(self, key: Key) -> bool:
        actor = self._hub.loaded(key.table)
        sessions = actor.live.sessions if actor is not None else ()
        return sum(session.key.hash == key.hash for session in sessions) >= self._limits.sockets_of_key

    async def _refuse_unreadable(self, command_id: str, code: RefusalCode, sentence: str) -> None:
        self._unreadable_in_a_row += 1
        if self._unreadable_in_a_row > self._limits.unreadable_in_a_row:
            await self._close("unreadable", again=False)
        self._refuse(command_id, code, sentence)

    def _refuse(self, command_id: str, code: RefusalCode, sentence: str) -> None:
        refusal = Refused(id=command_id, code=code, sentence=sentence)
        if self._entering is not None:
            self._entering.send(refusal)
        else:
            logs.log_refusal(refusal)
            self._outbox.send(refusal)


def _id_in(text: str) -> str:
    """The id of a command that can't be read otherwise."""
    try:
        return msgspec.json.decode(text, type=_WithId).id[:64]
    except UNREADABLE:
        return ""


def _known(language: str) -> str:
    """A language if there is a catalog for it, or else the default one."""
    try:
        with in_language(language):
            return language
    except UsageError:
        return DEFAULT_LANGUAGE
