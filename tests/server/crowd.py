"""Many tables with two people each, who can ask for more turns than a server can do."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from dataclasses import dataclass, field

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from tests.server.clients import NO_TLS, NO_WAITING, ServerProcess

SETTINGS = {"players": 2, "teams": 2, "pace": NO_WAITING}
TIMEOUT = 120.0
PAUSE = 0.2
"""Seconds after which people try again."""
_numbers = itertools.count()


class Option(Struct):
    """A legal turn."""

    turn: str


class Game(Struct):
    """The legal turns."""

    options: list[Option]


class Seat(Struct):
    """Whether the person is connected."""

    here: bool


class View(Struct):
    """A table as one person sees it."""

    version: int
    stage: str
    seats: list[Seat]
    game: Game | None


class Message(Struct):
    """The part of a message that matters here."""

    tell: str
    id: str = ""
    code: str = ""
    version: int = 0
    retry: int | None = None
    table: View | None = None


_read = msgspec.json.Decoder(Message).decode


@dataclass
class Device:
    """A socket, and what has arrived there."""

    socket: ClientConnection
    pending: dict[str, asyncio.Future[Message]] = field(default_factory=dict)
    view: View | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    farewell: str | None = None
    """The close code and the last message of a socket that has been closed."""

    async def listen(self) -> None:
        """Receive until the socket is closed; whatever waits for a message then gets a ConnectionError."""
        text: str | bytes = ""
        try:
            async for text in self.socket:
                message = _read(text)
                if message.table is not None:
                    self.view = message.table
                    self.changed.set()
                elif message.id in self.pending:
                    self.pending.pop(message.id).set_result(message)
        finally:
            self.farewell = f"{self.socket.close_code}: {text[:200]!r}"
            for answer in self.pending.values():
                answer.set_exception(ConnectionError(self.farewell))
            self.changed.set()

    async def send(self, do: str, **more: object) -> asyncio.Future[Message]:
        """Send a command, and return the answer that will come."""
        name = f"{do}-{next(_numbers)}"
        answer = self.pending[name] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"do": do, "id": name, **more}))
        return answer

    async def do(self, do: str, **more: object) -> Message:
        """Send a command, and wait for the answer."""
        return await (await self.send(do, **more))

    async def view_since(self, version: int) -> View:
        """The view, once it has this version. Raises ConnectionError if it can't come any more."""
        while self.view is None or self.view.version < version:
            if self.farewell is not None:
                raise ConnectionError(self.farewell)
            self.changed.clear()
            await self.changed.wait()
        return self.view


@dataclass
class CrowdTable:
    """A table at which two people play."""

    tokens: tuple[str, ...]
    people: list[Device]
    chance: random.Random
    version: int = 0
    """The last version that the server acknowledged."""
    times: list[float] = field(default_factory=list)
    """Seconds from each turn's command to its acknowledgement."""

    async def play_turn(self) -> None:
        """Play a turn; or deal again, after a game."""
        views = [await person.view_since(self.version) for person in self.people]
        mover = next((k for k, view in enumerate(views) if view.game is not None and view.game.options), None)
        began = time.perf_counter()
        if mover is None or views[mover].stage != "playing":
            answer = await self.people[0].do("rematch", version=self.version)
        else:
            game = views[mover].game
            assert game is not None
            turn = self.chance.choice(game.options).turn
            answer = await self.people[mover].do("play", version=self.version, turn=turn)
            self.times.append(time.perf_counter() - began)
        assert answer.tell == "done", answer
        self.version = answer.version


class Crowd:
    """Everyone at all tables."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.tables: list[CrowdTable] = []
        self._http = httpx.AsyncClient(base_url=server.url, timeout=TIMEOUT, verify=NO_TLS)
        self._devices: list[Device] = []
        self._listening: list[asyncio.Task[None]] = []
        self._playing: list[asyncio.Task[None]] = []
        self._interval: float | None = None

    async def sit_down(self, number: int) -> None:
        """Create tables up to this number, join them and start their games."""
        while len(self.tables) < number:
            answer = await self.newcomer()
            if answer.status_code != 201:
                assert answer.json()["code"] == "busy", answer.text
                await asyncio.sleep(PAUSE)

    async def newcomer(self) -> httpx.Response:
        """Try to create a table, and return the answer. If it succeeds, two people sit down there."""
        profile = {"name": "Ann", "color": "R"}
        answer = await self._http.post("/api/tables", json={**profile, "settings": SETTINGS})
        if answer.status_code == 201:
            made = answer.json()
            joined = (await self._http.post(f"/api/tables/{made['code']}/join", json=profile)).json()
            table = await self._start_game(made["token"], joined["token"])
            self.tables.append(table)
            if self._interval is not None:
                self._playing.append(asyncio.create_task(self._play_on(table)))
        return answer

    async def _start_game(self, *tokens: str) -> CrowdTable:
        table = CrowdTable(tokens, [await self._enter(token) for token in tokens], random.Random(tokens[0]))
        host = table.people[0]
        view = await host.view_since(0)
        while not all(seat.here for seat in view.seats):
            view = await host.view_since(view.version + 1)
        started = await host.do("start", version=view.version)
        assert started.tell == "done", started
        table.version = started.version
        return table

    async def _enter(self, token: str) -> Device:
        url = self.server.url.replace("http", "ws", 1) + "/ws"
        device = Device(
            await connect(url, compression=None, max_size=None, ping_interval=None, open_timeout=TIMEOUT)
        )
        await device.socket.send(json.dumps({"do": "hello", "id": "hello", "token": token}))
        self._devices.append(device)
        self._listening.append(asyncio.create_task(device.listen()))
        await device.view_since(0)
        return device

    # --- turns

    async def play(self, each: int) -> float:
        """Let every table play this many turns without a pause, and return the turns per second."""

        async def play(table: CrowdTable) -> None:
            for _ in range(each):
                await table.play_turn()

        began = time.perf_counter()
        await asyncio.gather(*(play(table) for table in self.tables))
        return each * len(self.tables) / (time.perf_counter() - began)

    def begin(self, interval: float) -> None:
        """Ask for a turn at every table each ``interval`` seconds from now on, also at those that come later.

        A table at which a turn takes longer than that plays the next one at once.
        """
        self._interval = interval
        self._playing = [asyncio.create_task(self._play_on(table)) for table in self.tables]

    async def _play_on(self, table: CrowdTable) -> None:
        while self._interval is not None:
            pause = asyncio.create_task(asyncio.sleep(self._interval))
            await table.play_turn()
            await pause

    async def end(self) -> None:
        """Stop after the turns that are on their way."""
        self._interval = None
        await asyncio.gather(*self._playing)

    def raise_problems(self) -> None:
        """Raise what has stopped a table from playing, if anything."""
        for task in self._playing:
            if task.done():
                task.result()

    def take_times(self) -> list[float]:
        """The seconds that each turn has taken since the last call."""
        times = [each for table in self.tables for each in table.times]
        for table in self.tables:
            table.times.clear()
        return times

    # --- the end

    async def lost_turns(self) -> int:
        """How many tables lack an acknowledged turn when their people connect again."""
        lost = 0
        for table in self.tables:
            views = [await (await self._enter(token)).view_since(0) for token in table.tokens]
            lost += any(view.version < table.version for view in views)
        return lost

    async def close(self) -> None:
        """Close all connections."""
        for task in self._playing:
            task.cancel()
        for device in self._devices:
            await device.socket.close()
        await asyncio.gather(*self._listening, *self._playing, return_exceptions=True)
        await self._http.aclose()
