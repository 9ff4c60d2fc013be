"""The number of tables one server can serve, with four people each and one turn per second and table.

Measures the time from a turn's command until all four people have received it. The server runs in its own
process (SQLite, every turn on the disk before it's acknowledged); this process plays all the people, over
real sockets. It's asserted that every turn is acknowledged and reaches everyone once. The CPU load of both
processes is shown too: if this one is busy, the times are its own.

Run: python bench/load.py [--tables 50,100,200] [--seconds 20] [--json FILE] [--plot FILE.svg]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import random
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from tests.server.clients import ServerProcess, serving

LIMIT = 0.1
"""Seconds within which 95% of turns must reach everyone."""
LIMITS = "tables_an_hour = 100000\nsockets_of_address = 100000\n"
SETTINGS = {"seats": [{"who": "me"}, *[{"who": "invited"}] * 3], "pace": {"bot_seconds": 0}}
OPENING = 20
"""Sockets opened at the same time."""


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

    tell: str
    id: str = ""
    code: str = ""
    table: View | None = None


_decoder = msgspec.json.Decoder(Message)


@dataclass
class Person:
    """One socket."""

    token: str
    port: int
    table: FourPeople
    view: View | None = None
    socket: ClientConnection | None = None
    answers: dict[str, asyncio.Future[Message]] = field(default_factory=dict)
    _reader: asyncio.Task[None] | None = None

    @property
    def options(self) -> list[Option]:
        """The person's legal turns."""
        return self.view.game.options if self.view is not None and self.view.game is not None else []

    async def connect(self) -> None:
        self.socket = await connect(f"ws://127.0.0.1:{self.port}/ws", compression=None, ping_interval=None)
        since = self.view.version if self.view is not None else None
        hello = {"do": "hello", "id": "hello", "token": self.token, "since": since}
        await self.socket.send(json.dumps(hello))
        self._handle(await self.socket.recv())
        self._reader = asyncio.create_task(self._read(self.socket))

    async def disconnect(self) -> None:
        assert self.socket is not None
        assert self._reader is not None
        self._reader.cancel()
        await self.socket.close()

    async def _read(self, socket: ClientConnection) -> None:
        async for text in socket:
            self._handle(text)

    def _handle(self, text: str | bytes) -> None:
        message = _decoder.decode(text)
        if message.table is not None:
            self.view = message.table
            self.table.received(message.table.version)
        elif message.id in self.answers:
            self.answers.pop(message.id).set_result(message)

    async def send(self, **command: object) -> Message:
        """Send a command, and return the answer."""
        assert self.socket is not None
        name = str(self.table.next_number())
        answer = self.answers[name] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({**command, "id": name}))
        done: Message = await answer
        return done


class FourPeople:
    """One table, at which a turn is played every second."""

    def __init__(self, server: ServerProcess) -> None:
        made = server.make(SETTINGS)
        tokens = [made["token"], *(server.join(made["code"], f"P{seat}")["token"] for seat in range(1, 4))]
        self.people = [Person(token, server.port, self) for token in tokens]
        self.times: list[float] = []
        self.turns = 0
        self._number = 0
        self._sent_at = 0.0
        self._waiting_for, self._received_by = 0, 0
        self._everyone = asyncio.Event()

    def next_number(self) -> int:
        """The next command id."""
        self._number += 1
        return self._number

    def received(self, version: int) -> None:
        """One of the four received a version."""
        if version == self._waiting_for:
            self._received_by += 1
            assert self._received_by <= len(self.people), "someone received a turn twice"
            if self._received_by == len(self.people):
                self.times.append(time.perf_counter() - self._sent_at)
                self._everyone.set()

    async def connect(self, gate: asyncio.Semaphore) -> None:
        """Connect everyone."""
        for person in self.people:
            async with gate:
                await person.connect()

    async def start(self) -> None:
        """Deal, once everyone has seen everyone else join."""
        await self._wait_until_synced()
        assert (await self.people[0].send(do="start", version=self.version)).tell == "done"
        await self._wait_until_synced()

    @property
    def version(self) -> int:
        """The newest version anyone has seen."""
        return max(person.view.version for person in self.people if person.view is not None)

    async def _wait_until_synced(self) -> None:
        while any(person.view is None or person.view.version < self.version for person in self.people):
            await asyncio.sleep(0.01)

    async def play(self, until: float, chance: random.Random) -> None:
        """Play a turn every second."""
        loop = asyncio.get_running_loop()
        due = loop.time() + chance.random()
        while due < until:
            await asyncio.sleep(due - loop.time())
            due = max(due + 1, loop.time())
            await self._turn()

    async def _turn(self) -> None:
        mover = next(
            (one for one in self.people if one.view and one.view.game and one.view.game.options), None
        )
        if mover is None:
            assert (
                await self.people[0].send(do="rematch", version=self.version, rotate=False)
            ).tell == "done"
            await self._wait_until_synced()
            return
        version, turn = self.version, mover.options[-1].turn
        self._waiting_for, self._received_by, self._sent_at = version + 1, 0, time.perf_counter()
        self._everyone.clear()
        answer = await mover.send(do="play", version=version, turn=turn)
        assert answer.tell == "done", answer
        await self._everyone.wait()
        self._waiting_for = 0
        await self._wait_until_synced()
        self.turns += 1


@dataclass(frozen=True)
class Measured:
    """The result for a number of tables: times in seconds, memory in bytes, ``busy`` in cores."""

    tables: int
    turns: int
    half: float
    p95: float
    p99: float
    memory: int
    server_busy: float
    client_busy: float
    storm: float
    """From cutting all sockets at once until everyone has their view again."""


def _share(times: Sequence[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def _cpu(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def _memory(process: int) -> int:
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return 1024 * next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def _measure(server: ServerProcess, number: int, seconds: float, empty: int) -> Measured:
    tables = [FourPeople(server) for _ in range(number)]
    gate = asyncio.Semaphore(OPENING)
    await asyncio.gather(*(table.connect(gate) for table in tables))
    await asyncio.gather(*(table.start() for table in tables))
    began, server_began, client_began = time.perf_counter(), _cpu(server.process.pid), time.process_time()
    until = asyncio.get_running_loop().time() + seconds
    chance = random.Random(number)
    await asyncio.gather(*(table.play(until, chance) for table in tables))
    passed = time.perf_counter() - began
    busy = (_cpu(server.process.pid) - server_began) / passed
    own = (time.process_time() - client_began) / passed
    memory = _memory(server.process.pid)
    people = [person for table in tables for person in table.people]
    await asyncio.gather(*(person.disconnect() for person in people))
    began = time.perf_counter()
    everything = asyncio.Semaphore(len(people))
    await asyncio.gather(*(table.connect(everything) for table in tables))
    storm = time.perf_counter() - began
    await asyncio.gather(*(person.disconnect() for person in people))
    times = [each for table in tables for each in table.times]
    assert len(times) == sum(table.turns for table in tables), "a turn did not reach everyone"
    return Measured(
        tables=number,
        turns=len(times),
        half=_share(times, 0.5),
        p95=_share(times, 0.95),
        p99=_share(times, 0.99),
        memory=(memory - empty) // number,
        server_busy=busy,
        client_busy=own,
        storm=storm,
    )


def _print_results(measured: Sequence[Measured]) -> None:
    table = Table(
        "tables", "sockets", "turns", "half", "95 %", "99 %", "KiB a table", "server", "client", "storm"
    )
    for each in measured:
        table.add_row(
            str(each.tables),
            str(4 * each.tables),
            str(each.turns),
            *(f"{1000 * value:.0f}" for value in (each.half, each.p95, each.p99)),
            f"{each.memory / 1024:.0f}",
            f"{each.server_busy:.2f}",
            f"{each.client_busy:.2f}",
            f"{each.storm:.1f}",
        )
    Console().print(table)
    fit = [each.tables for each in measured if each.p95 < LIMIT]
    print(f"most tables with 95 % under {1000 * LIMIT:.0f} ms: {max(fit, default=0)}")


@dataclass(frozen=True)
class Panel:
    """One panel of the plot: a title, and curves (name, value, color) in ``unit``."""

    title: str
    unit: str
    step: float
    curves: Sequence[tuple[str, Callable[[Measured], float], str]]
    limit: float | None = None


GREEN, BLUE, RED = "#2a7f62", "#1f5fa8", "#b3402a"
PANELS = (
    Panel(
        "from a turn's command until everyone has it",
        "ms",
        50,
        (
            ("50 %", lambda each: 1000 * each.half, GREEN),
            ("95 %", lambda each: 1000 * each.p95, BLUE),
            ("99 %", lambda each: 1000 * each.p99, RED),
        ),
        1000 * LIMIT,
    ),
    Panel("busy", "cores", 0.25, (("server", lambda each: each.server_busy, BLUE),)),
    Panel("memory", "MiB", 50, (("tables", lambda each: each.tables * each.memory / 2**20, BLUE),)),
    Panel("all sockets cut until everyone is back", "s", 1, (("storm", lambda each: each.storm, RED),)),
)
WIDTH, HIGH, LEFT, RIGHT, ABOVE = 640, 130, 70, 60, 34
"""Pixels: HIGH is the height of a panel's plot area, ABOVE the space for its title."""


def _panel(panel: Panel, measured: Sequence[Measured], top: float) -> list[str]:
    most = max(each.tables for each in measured)
    values = [value(each) for _, value, _ in panel.curves for each in measured]
    ticks = math.ceil(max(*values, panel.limit or 0) / panel.step)

    def x_of(tables: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * tables / most

    def y_of(value: float) -> float:
        return top + ABOVE + HIGH * (1 - value / (ticks * panel.step))

    lines = [f'<text x="{LEFT}" y="{top + 18}" font-weight="bold">{panel.title}</text>']
    for tick in range(ticks + 1):
        y = y_of(tick * panel.step)
        lines.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        words = f"{tick * panel.step:g} {panel.unit}"
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{words}</text>')
    if panel.limit is not None:
        y = y_of(panel.limit)
        lines.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#555" stroke-dasharray="5 4"/>')
    for each in measured:
        x, y = x_of(each.tables), top + ABOVE + HIGH + 16
        lines.append(f'<text x="{x:.1f}" y="{y}" text-anchor="middle">{each.tables}</text>')
    for name, value, color in panel.curves:
        points = [(x_of(each.tables), y_of(value(each))) for each in measured]
        way = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        lines.append(f'<polyline points="{way}" fill="none" stroke="{color}" stroke-width="2"/>')
        x, y = points[-1]
        lines.append(f'<text x="{x + 6:.1f}" y="{y + 4:.1f}" fill="{color}">{name}</text>')
    return lines


def _plot(measured: Sequence[Measured], file: Path) -> None:
    each_high = ABOVE + HIGH + 26
    lines = [line for k, panel in enumerate(PANELS) for line in _panel(panel, measured, k * each_high)]
    height = len(PANELS) * each_high + 20
    lines.append(f'<text x="{LEFT}" y="{height - 8}">tables of four people, one turn per second each</text>')
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    style = 'font-family="sans-serif" font-size="12"'
    body = "\n".join(['<rect width="100%" height="100%" fill="white"/>', *lines])
    file.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>\n{body}\n</svg>\n', "utf-8")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="50,100,150,200")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--plot", type=Path)
    options = parser.parse_args()
    measured = []
    for number in map(int, options.tables.split(",")):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "limits.toml"
            file.write_text(LIMITS)
            with serving(Path(folder) / "data", "--limits", str(file)) as server:
                empty = _memory(server.process.pid)
                measured.append(asyncio.run(_measure(server, number, options.seconds, empty)))
        print(
            f"{number} tables: 95% of turns reach everyone within {1000 * measured[-1].p95:.0f} ms",
            flush=True,
        )
    _print_results(measured)
    if options.json:
        options.json.write_text(json.dumps([asdict(each) for each in measured], indent=1))
    if options.plot:
        _plot(measured, options.plot)


if __name__ == "__main__":
    main()
