"""The life of one socket: hello, then commands, until somebody closes it."""

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
from pegs.server.hosting.limits import Bucket, Places
from pegs.server.http.error_responses import unreadable, where
from pegs.server.http.origin import is_own
from pegs.server.live.actor import AsleepError
from pegs.server.live.client_session import Session
from pegs.server.live.hub import ClosingError, Hub, NoTableError
from pegs.server.live.outbox import NEVER_AGAIN, Outbox, Socket
from pegs.server.store.store import Key
from pegs.server.store.writer import CannotKeepError, CannotReadError
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
"""A command as it is sent. Raises what is in `UNREADABLE`."""
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)


class _WithId(msgspec.Struct):
    id: str = ""


@websocket("/ws", opt={"exclude_from_openapi": True})
async def table_socket(socket: Socket, state: State) -> None:
    """Serves a client at a table."""
    settings: ServerSettings = state.settings
    if not is_own(socket.headers.get("origin"), socket.headers.get("host"), settings.public_url):
        await socket.close(NEVER_AGAIN)
        return
    await socket.accept()
    metrics.OPENED.inc()
    places: Places = state.places
    address = socket.client.host if socket.client is not None else ""
    with places.one(address) as is_free:
        await _Talk(socket, state.hub).run(is_free)


class _Talk:
    """A socket that is open."""

    def __init__(self, socket: Socket, hub: Hub) -> None:
        self._socket, self._hub = socket, hub
        self._limits = limits = hub.limits
        self._outbox = Outbox(socket, hub.limits.waiting_messages)
        self._bucket = Bucket(limits.commands_a_second, limits.commands_at_once, time.monotonic)
        self._language = DEFAULT_LANGUAGE
        self._unreadable = 0
        self._session: Session | None = None
        self._entering: Session | None = None

    async def run(self, is_welcome: bool) -> None:
        """Talk until one of both is gone, or everything is said."""
        if not is_welcome:
            self._outbox.say_bye(Bye(code="too_much", again=True))
        sending = asyncio.create_task(self._outbox.run())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, reading):
                task.cancel()
            for problem in await asyncio.gather(sending, reading, return_exceptions=True):
                if isinstance(problem, Exception):
                    log.error("a mistake in the program, at a socket", exc_info=problem)
            await self._leave()

    async def _leave(self) -> None:
        session = self._entering
        actor = self._hub.here(session.key.table) if session is not None else None
        if actor is not None and session is not None:
            with contextlib.suppress(AsleepError):
                await actor.do(lambda: actor.leave(session))

    async def _read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            try:
                async with asyncio.timeout(self._limits.hello_within):
                    while self._session is None:
                        await self._hear()
            except TimeoutError:
                await self._part("unreadable", again=False)
            while True:
                await self._hear_in_time()

    async def _hear_in_time(self) -> None:
        try:
            async with asyncio.timeout(self._limits.idle):
                await self._hear()
        except TimeoutError:
            await self._part("idle", again=True)

    async def _part(self, code: ByeCode, again: bool) -> None:
        """Say goodbye, and hear no more."""
        self._outbox.say_bye(Bye(code=code, again=again))
        await asyncio.Event().wait()

    async def _hear(self) -> None:
        await self._outbox.room()
        text = await self._socket.receive_data("text")
        with in_language(self._language):
            await self._heard(text)

    async def _heard(self, text: str) -> None:
        if len(text) > self._limits.message:
            await self._misheard("", "too_much", translate("server-message-too-long"))
            return
        try:
            command: AnyCommand = read_command(text)
        except UNREADABLE as error:
            await self._misheard(_id_in(text), "unreadable", unreadable(where(str(error))))
            return
        self._unreadable = 0
        if not self._bucket.take():
            self._refuse(command.id, "too_much", translate("server-too-fast"))
        elif isinstance(command, Ping):
            self._outbox.tell(Pong(id=command.id, now=CLOCK.now()))
        elif isinstance(command, Hello):
            await self._hello(command)
        elif self._session is None:
            self._refuse(command.id, "hello_first", translate("server-hello-first"))
        else:
            await self._carry_out(self._session, command)

    @metrics.command
    async def _carry_out(self, session: Session, command: AnyCommand) -> None:
        if isinstance(command, NEEDS_ENGINE):
            await self._hub.warming.ready.wait()
        try:
            await self._hub.ask(session.key.table, lambda actor: actor.command(session, command))
        except (CannotKeepError, CannotReadError):
            self._refuse(command.id, "cannot_keep", translate("server-cannot-keep"))

    async def _hello(self, hello: Hello) -> None:
        if self._session is not None:
            self._refuse(hello.id, "unreadable", translate("server-hello-once"))
            return
        self._language = _known(hello.language)
        try:
            await self._greet(hello)
        except (CannotKeepError, CannotReadError):
            await self._part("unavailable", again=True)

    async def _greet(self, hello: Hello) -> None:
        key = await self._hub.store.key(hello.token)
        if key is None:
            await self._part("unknown_token", again=False)
            return
        if key.closed is not None:
            await self._part("moved" if key.closed == "moved" else "revoked", again=False)
            return
        if self._too_many(key):
            await self._part("too_much", again=False)
            return
        self._entering = session = Session(key, self._language, self._outbox)
        try:
            await self._hub.ask(key.table, lambda actor: actor.enter(session, hello.id, hello.since))
        except (NoTableError, ClosingError) as error:
            closing = isinstance(error, ClosingError)
            await self._part("shutting_down" if closing else "unknown_token", again=closing)
            return
        self._session = session

    def _too_many(self, key: Key) -> bool:
        """Whether a seat or watcher keeps as many sockets open as it may."""
        actor = self._hub.here(key.table)
        open_now = sum(session.key.hash == key.hash for session in actor.sessions) if actor else 0
        return open_now >= self._limits.sockets_of_key

    async def _misheard(self, command_id: str, code: RefusalCode, sentence: str) -> None:
        self._unreadable += 1
        if self._unreadable > self._limits.unreadable_in_a_row:
            await self._part("unreadable", again=False)
        self._refuse(command_id, code, sentence)

    def _refuse(self, command_id: str, code: RefusalCode, sentence: str) -> None:
        refusal = Refused(id=command_id, code=code, sentence=sentence)
        logs.told(refusal, self._entering.key if self._entering is not None else None)
        self._outbox.tell(refusal)


def _id_in(text: str) -> str:
    """The id of a command that could not be read otherwise."""
    try:
        return msgspec.json.decode(text, type=_WithId).id[:64]
    except UNREADABLE:
        return ""


def _known(language: str) -> str:
    """A language there is a catalog for."""
    try:
        with in_language(language):
            return language
    except UsageError:
        return DEFAULT_LANGUAGE
