"""The WebSocket of a client at a table: a hello, then commands, until one side closes it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator

from litestar import websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from pegs.i18n import DEFAULT_LANGUAGE, in_language, supported_language, translate
from pegs.protocol.commands import (
    AnyCommand,
    Hello,
    Hint,
    Lesson,
    ListOptions,
    Ping,
    Play,
    ReadTurn,
    Rematch,
    Reveal,
    Start,
    TakeBack,
    Why,
)
from pegs.protocol.messages import Bye, ByeCode, Notice, Pong, RefusalCode, Refused
from pegs.server.hosting import logs, metrics
from pegs.server.hosting.clock import CLOCK
from pegs.server.hosting.config import ServerSettings
from pegs.server.hosting.limits import ConnectionLimit, TokenBucket
from pegs.server.hosting.overload import BusyError, Overload
from pegs.server.http.error_responses import TooOftenError
from pegs.server.http.origin import is_own
from pegs.server.http.rate_limit import Limited, RateLimits, network
from pegs.server.http.socket_protocol import wire_of
from pegs.server.live.actor import TooManySocketsError
from pegs.server.live.client_session import ClientSession
from pegs.server.live.hub import ClosingError, Hub
from pegs.server.live.mailbox import ClosedError
from pegs.server.live.outbox import POLICY_VIOLATION, Outbox, Socket
from pegs.server.store.store import NEWCOMER, Key
from pegs.server.store.transaction_writer import ReadError, WriteError
from pegs.table.answers.messages import id_in, read_command
from pegs.table.answers.problems import UNREADABLE, json_path, unreadable
from pegs.table.command_errors import NoTableError

log = logging.getLogger(__name__)
NEEDS_ENGINE = (Play, TakeBack, Start, Reveal, Rematch, Lesson, Why, Hint, ListOptions, ReadTurn)
COSTS = {Why: 4, ListOptions: 4, ReadTurn: 4, Hint: 8}
"""How many commands a question counts as, by the time it takes to answer."""
CAN_WAIT = (Why, Hint)
"""Commands that aren't needed to play, so that they wait while the server is busy."""

ATTEMPTS = 3
"""How often in a row a client is told to come again because another process owns its table."""
PREPARING_INTERVAL = 1.0
"""Seconds between notices of the engine's progress."""
EVENTS_OF_A_FRAME = 25
"""Events of a log that count as one frame, so that a client can't reconnect without end in a long game."""


@websocket("/ws", opt={"exclude_from_openapi": True})
async def table_socket(socket: Socket, state: State) -> None:
    """Serve one client at one table."""
    settings: ServerSettings = state.settings
    if not is_own(socket.headers.get("origin"), socket.headers.get("host"), settings.public_url):
        await socket.close(POLICY_VIOLATION)
        return
    await socket.accept()
    metrics.OPENED.inc()
    with _admit(socket, state) as is_admitted:
        await _Connection(socket, state.hub, state.overload).run(is_admitted)


@contextlib.contextmanager
def _admit(socket: Socket, state: State) -> Iterator[bool]:
    """Count a socket of its network. Yields whether there may be another one now."""
    rate_limits: RateLimits = state.rate_limits
    limit: ConnectionLimit = state.connection_limit
    wire_of(socket).share_budget(rate_limits.bucket(socket, Limited.FRAMES))
    with limit.admit(network(socket)) as is_admitted:
        try:
            rate_limits.count(socket, Limited.REQUESTS)
        except TooOftenError:
            is_admitted = False
        yield is_admitted


class _Connection:
    """An open socket."""

    def __init__(self, socket: Socket, hub: Hub, overload: Overload) -> None:
        self._socket, self._hub, self._overload = socket, hub, overload
        self._limits = limits = hub.limits
        self._outbox = Outbox(socket, wire_of(socket), limits.waiting_messages)
        self._bucket = TokenBucket(limits.commands_a_second, limits.commands_at_once, time.monotonic)
        self._language = DEFAULT_LANGUAGE
        self._unreadable_in_a_row = 0
        self._session: ClientSession | None = None
        """Set once the client has entered the table."""
        self._entering: ClientSession | None = None
        """Set a little earlier, so that a client that disconnects meanwhile leaves the table again."""
        self._preparing: asyncio.Task[None] | None = None
        """Notifies a client of the engine's progress until the engine is ready."""
        self._entry_timer = asyncio.timeout(limits.hello_within)
        """The time for a hello, and for entering the table after it."""

    async def run(self, is_admitted: bool) -> None:
        """Receive until one side closes the socket."""
        try:
            with contextlib.suppress(WebSocketDisconnect):
                if not is_admitted:
                    await self._close("too_much", again=True)
                await self._receive_all()
        except Exception:
            log.exception("bug at a socket")
        finally:
            await self._leave()

    async def _leave(self) -> None:
        if self._preparing is not None:
            self._preparing.cancel()
        session = self._entering
        actor = self._hub.loaded(session.key.table) if session is not None else None
        if actor is not None and session is not None:
            with contextlib.suppress(ClosedError):
                await actor.mailbox.run(lambda: actor.leave(session))

    async def _receive_all(self) -> None:
        try:
            async with self._entry_timer:
                while self._session is None:
                    await self._receive()
        except TimeoutError:
            await self._close("unreadable", again=False)
        loop = asyncio.get_running_loop()
        try:
            # One timer that is set again costs a third of one for each message.
            async with asyncio.timeout(None) as idle:
                while True:
                    idle.reschedule(loop.time() + self._limits.idle)
                    await self._receive()
        except TimeoutError:
            await self._close("idle", again=True)

    async def _close(self, code: ByeCode, again: bool, retry: int | None = None) -> None:
        """Say goodbye, and ignore what still comes; never returns."""
        self._outbox.say_bye(Bye(code=code, again=again, retry=retry))
        while True:
            await self._socket.receive_data("text")

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
            await self._refuse_unreadable(id_in(text), "unreadable", unreadable(json_path(str(error))))
            return
        self._unreadable_in_a_row = 0
        if not self._bucket.take(COSTS.get(type(command), 1)):
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
            if isinstance(command, CAN_WAIT):
                self._overload.raise_if_busy()
            await self._hub.run(session.key.table, lambda actor: actor.command(session, command))
        except (WriteError, ReadError):
            self._refuse(command.id, "cannot_keep", translate("server-cannot-keep"))
        except BusyError as error:
            self._refuse(command.id, "busy", str(error), error.retry)

    async def _hello(self, hello: Hello) -> None:
        if self._session is not None:
            self._refuse(hello.id, "unreadable", translate("server-hello-once"))
            return
        self._language = supported_language(hello.language)
        if not self._hub.startup.ready.is_set():
            self._entry_timer.reschedule(None)  # a table with a game in it waits for the engine
            self._preparing = asyncio.create_task(self._report_preparing())
        try:
            await self._enter(hello)
        except (WriteError, ReadError):
            await self._close("unavailable", again=True)
        except BusyError as error:
            await self._close("busy", again=True, retry=error.retry)

    async def _report_preparing(self) -> None:
        """Send notices until the engine is ready."""
        startup, loop = self._hub.startup, asyncio.get_running_loop()
        with in_language(self._language):
            while not startup.ready.is_set():
                sentence = translate("hosting-starting", share=round(100 * startup.progress))
                self._outbox.send(Notice(code="preparing", sentence=sentence))
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(startup.ready.wait(), PREPARING_INTERVAL)
            self._outbox.send(Notice(code="prepared", sentence=translate("server-engine-ready")))
        if self._session is None:
            self._entry_timer.reschedule(loop.time() + self._limits.hello_within)

    async def _enter(self, hello: Hello) -> None:
        key = await self._hub.store.key(hello.token)
        if key is None or key.role == NEWCOMER:
            await self._close("unknown_token", again=False)
            return
        if key.closed is not None:
            await self._close(key.closed, again=False)
            return
        with self._hub.arrival(key.table):
            # Without the table in its address, a proxy can't have sent the client here on purpose.
            is_routed = self._socket.scope["query_string"] == f"table={key.table}".encode()
            if await self._hub.obtain(key.table, may_ask=is_routed):
                await self._enter_here(hello, key)
            else:
                await self._send_elsewhere(hello, is_routed)

    async def _send_elsewhere(self, hello: Hello, is_routed: bool) -> None:
        """Another process owns the table: the client comes again, and the proxy sends it there."""
        metrics.SENT_ELSEWHERE.inc()
        is_lost = hello.sent_elsewhere >= ATTEMPTS
        if is_lost and is_routed:
            log.warning(translate("server-not-routed"))
        await self._close("elsewhere", again=not is_lost)

    async def _enter_here(self, hello: Hello, key: Key) -> None:
        if key.seat is None:
            self._overload.raise_if_busy()
        self._entering = session = ClientSession(key, self._language, self._outbox)
        try:
            sent = await self._hub.run(key.table, lambda actor: actor.enter(session, hello.id, hello.since))
        except TooManySocketsError:
            await self._close("too_much", again=False)
            return
        except (NoTableError, ClosingError) as error:
            is_closing = isinstance(error, ClosingError)
            await self._close("shutting_down" if is_closing else "unknown_token", again=is_closing)
            return
        wire_of(self._socket).count_frames(sent // EVENTS_OF_A_FRAME)
        self._session = session

    async def _refuse_unreadable(self, command_id: str, code: RefusalCode, sentence: str) -> None:
        self._unreadable_in_a_row += 1
        if self._unreadable_in_a_row > self._limits.unreadable_in_a_row:
            await self._close("unreadable", again=False)
        self._refuse(command_id, code, sentence)

    def _refuse(self, command_id: str, code: RefusalCode, sentence: str, retry: int | None = None) -> None:
        refusal = Refused(id=command_id, code=code, sentence=sentence, retry=retry)
        if self._entering is not None:
            self._entering.send(refusal)
        else:
            logs.log_refusal(refusal)
            self._outbox.send(refusal)
