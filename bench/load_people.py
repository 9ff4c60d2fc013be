"""The people of `load.py`, at the tables of the server and at those of the floor."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

SETTINGS = {"seats": [{"who": "me"}, *[{"who": "invited"}] * 3], "pace": {"bot_seconds": 0}}
EVENT = '{"event":"turn_played","at":1795339200.123456,"seat":1,"by":"person","turn":"K Bs-B8 ","pile":null}'
"""A stored turn, for the floor to write."""


class Option(Struct):
    """A legal turn."""

    turn: str


class Game(Struct):
    """The legal turns."""

    options: list[Option]


class View(Struct):
    """A table as one person sees it."""

    version: int
    stage: str
    game: Game | None


class Message(Struct):
    """The part of a message that this client reads."""

    tell: str = ""
    id: str = ""
    code: str = ""
    table: View | None = None


@dataclass(frozen=True)
class RecordedTurn:
    """A turn as the floor repeats it: the stored event, and the message to each person."""

    event: str
    updates: list[str]


_decoder = msgspec.json.Decoder(Message)


@dataclass(eq=False)
class Person:
    """One socket, with compression offered as browsers do."""

    table: FourPeople
    port: int
    compresses: bool
    view: View | None = None
    text: str = ""
    """The last update, as sent."""
    socket: ClientConnection | None = None
    address: str = ""
    """What the address of the socket has after ``/ws``."""
    answers: dict[str, asyncio.Future[Message]] = field(default_factory=dict)
    _reader: asyncio.Task[None] | None = None

    @property
    def options(self) -> list[Option]:
        """The person's legal turns."""
        return self.view.game.options if self.view is not None and self.view.game is not None else []

    async def connect(self, hello: dict[str, object]) -> None:
        extensions = [ClientPerMessageDeflateFactory(client_max_window_bits=True)]
        self.socket = await connect(
            f"ws://127.0.0.1:{self.port}/ws{self.address}",
            compression=None,
            extensions=extensions if self.compresses else None,
            ping_interval=None,
        )
        assert bool(self.socket.protocol.extensions) == self.compresses, "compression was refused"
        await self.socket.send(json.dumps(hello))
        self._handle(await self.socket.recv(decode=True))
        self._reader = asyncio.create_task(self._read(self.socket))

    async def disconnect(self) -> None:
        assert self.socket is not None
        assert self._reader is not None
        self._reader.cancel()
        await self.socket.close()

    def drop(self) -> None:
        """Give up on a server that doesn't answer."""
        assert self.socket is not None
        assert self._reader is not None
        self._reader.cancel()
        self.socket.transport.abort()

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in socket:
                assert isinstance(text, str)
                self._handle(text)

    def _handle(self, text: str) -> None:
        message = _decoder.decode(text)
        if message.id in self.answers:
            self.answers.pop(message.id).set_result(message)
        elif message.table is not None:
            self.view, self.text = message.table, text
            self.table.received(self)

    async def send(self, **command: object) -> Message:
        """Send a command, and return the answer."""
        assert self.socket is not None
        name = self.table.next_id()
        answer = self.answers[name] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({**command, "id": name}))
        done: Message = await answer
        return done


class FourPeople(ABC):
    """Four people who play a turn every second."""

    def __init__(self, port: int, compresses: bool) -> None:
        self.people = [Person(self, port, compresses) for _ in range(4)]
        self.times: list[float] = []
        self.turns = 0
        self._number = 0
        self._sent_at = 0.0
        self._missing: set[Person] = set()
        """Those who haven't received the turn yet."""
        self._everyone = asyncio.Event()

    def next_id(self) -> str:
        """The next command's id."""
        self._number += 1
        return str(self._number)

    async def connect(self, gate: asyncio.Semaphore) -> None:
        """Connect everyone."""
        for seat, person in enumerate(self.people):
            async with gate:
                await person.connect(self._hello(seat))

    @abstractmethod
    def _hello(self, _seat: int, /) -> dict[str, object]:
        """The first message of a person."""

    @abstractmethod
    async def _turn(self) -> None:
        """Play a turn."""

    @abstractmethod
    def received(self, person: Person) -> None:
        """A person received a message with a table."""

    async def play(self, until: float, chance: random.Random) -> None:
        """Play a turn every second."""
        loop = asyncio.get_running_loop()
        due = loop.time() + chance.random()
        while due < until:
            await asyncio.sleep(due - loop.time())
            due = max(due + 1, loop.time())
            await self._turn()

    async def _play_turn(self, mover: Person, version: int, turn: str) -> None:
        """Play a turn, and return when it's acknowledged and everyone has received it."""
        self._missing, self._sent_at = set(self.people), time.perf_counter()
        self._everyone.clear()
        answer = await mover.send(do="play", version=version, turn=turn)
        assert answer.tell == "done", answer
        await self._everyone.wait()
        self.turns += 1

    def _received_turn(self, person: Person) -> None:
        assert person in self._missing, "someone received a turn twice"
        self._missing.remove(person)
        if not self._missing:
            self.times.append(time.perf_counter() - self._sent_at)
            self._everyone.set()


class ServedTable(FourPeople):
    """A table of the server."""

    def __init__(self, port: int, compresses: bool, tokens: Sequence[str]) -> None:
        super().__init__(port, compresses)
        self._tokens = tokens
        self._waiting_for = 0
        self._recorded: list[RecordedTurn] = []

    @classmethod
    async def make(cls, http: httpx.AsyncClient, port: int, compresses: bool) -> ServedTable:
        """Create a table, and seat four people."""
        body = {"settings": SETTINGS, "name": "Ann", "color": "R", "start": False}
        made = (await http.post("/api/tables", json=body)).raise_for_status().json()
        tokens = [made["token"]]
        for seat in range(1, 4):
            join = {"name": f"P{seat}", "color": "B"}
            joined = await http.post(f"/api/tables/{made['code']}/join", json=join)
            tokens.append(joined.raise_for_status().json()["token"])
        table = cls(port, compresses, tokens)
        for person in table.people:
            person.address = f"?table={made['table']}"
        return table

    def _hello(self, seat: int, /) -> dict[str, object]:
        view = self.people[seat].view
        since = view.version if view is not None else None
        return {"do": "hello", "id": "hello", "token": self._tokens[seat], "since": since}

    def received(self, person: Person) -> None:
        """A person received a view."""
        assert person.view is not None
        if person.view.version == self._waiting_for:
            self._received_turn(person)

    async def start(self) -> None:
        """Deal, once everyone has seen everyone else join."""
        await self._wait_until_synced()
        assert (await self.people[0].send(do="start", version=self.version)).tell == "done"
        await self._wait_until_synced()

    def take_recorded(self) -> list[RecordedTurn]:
        """The turns since the last call, for the floor."""
        taken, self._recorded = self._recorded, []
        return taken

    @property
    def version(self) -> int:
        """The newest version anyone has seen."""
        return max(person.view.version for person in self.people if person.view is not None)

    async def _wait_until_synced(self) -> None:
        while any(person.view is None or person.view.version < self.version for person in self.people):
            await asyncio.sleep(0.01)

    async def _turn(self) -> None:
        mover = next((person for person in self.people if person.options), None)
        if mover is None:
            rematch = {"do": "rematch", "version": self.version, "rotate": False}
            assert (await self.people[0].send(**rematch)).tell == "done"
            await self._wait_until_synced()
            return
        version = self.version
        self._waiting_for = version + 1
        await self._play_turn(mover, version, mover.options[-1].turn)
        self._waiting_for = 0
        self._recorded.append(RecordedTurn(EVENT, [person.text for person in self.people]))
        await self._wait_until_synced()


class FloorTable(FourPeople):
    """A table of the floor, which repeats recorded turns."""

    def __init__(self, port: int, compresses: bool, number: int, recorded: Sequence[RecordedTurn]) -> None:
        super().__init__(port, compresses)
        self._table, self._recorded = number, recorded
        self._played = number
        """Each table begins at another turn."""

    def _hello(self, _seat: int, /) -> dict[str, object]:
        return {"do": "hello", "table": self._table}

    def received(self, person: Person) -> None:
        """A person received a recorded message."""
        expected = self._recorded[self._played % len(self._recorded)].updates[self.people.index(person)]
        assert person.text == expected, "the floor sent something else"
        self._received_turn(person)

    async def _turn(self) -> None:
        await self._play_turn(self.people[self._played % 4], self._played, "K Bs-B8")
        self._played += 1
