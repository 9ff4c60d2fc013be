"""What several server processes at one PostgreSQL database cost, behind a proxy that routes by table.

Everyone at a table connects to the same process, as with deploy/nginx.conf, and each process has the same
number of tables. Prints the CPU time per turn of all server processes together, that of the database, and
the time from a turn's command until all four people have received it. The numbers of processes are measured
alternately, because a busy machine slows all of them down. Several processes may cost at most 1.05 times as
much per turn as one.

Then a process of each group is paused in the middle of the game, and another one killed. Their people
reconnect to another one, where the tables must play on within 15 and 5 seconds; and every acknowledged turn
must be in the tables' logs, once and in order.

Run: python bench/processes.py [--processes 1,2] [--tables 40] [--seconds 20] [--rounds 2]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
import msgspec
from load_people import Person, ServedTable
from measure import show
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.clients import BUSY_AS_USUAL, NO_LIMITS, ServerProcess
from tests.server.postgres import Postgres, postgres_running

LIMIT = 1.05
"""The most that a turn may cost with several processes, as a multiple of its cost with one."""


WITHIN = {signal.SIGSTOP: 15.0, signal.SIGKILL: 5.0}
"""Seconds within which another process must serve the tables of one that was paused or killed."""
NAMES = {signal.SIGSTOP: "paused", signal.SIGKILL: "killed"}


class _Logged(msgspec.Struct):
    what: str
    turn: str = ""


class _Welcome(msgspec.Struct):
    log: list[_Logged]


class Table(ServedTable):
    """A table whose people can reconnect to another process, and repeat what wasn't answered."""

    def __init__(self, port: int, compresses: bool, tokens: Sequence[str]) -> None:
        super().__init__(port, compresses, tokens)
        self.acknowledged: list[str] = []
        self._unanswered: tuple[Person, dict[str, object]] | None = None

    @property
    def port(self) -> int:
        """Where its people are connected."""
        return self.people[0].port

    async def _play_turn(self, mover: Person, version: int, turn: str) -> None:
        self._unanswered = (
            mover,
            {"do": "play", "version": version, "turn": turn, "id": str(self._number + 1)},
        )
        await super()._play_turn(mover, version, turn)
        self.acknowledged.append(turn)
        self._unanswered = None

    async def move(self, port: int) -> None:
        """Reconnect everyone, and send the unanswered turn again."""
        self._waiting_for = 0
        for person in self.people:
            person.drop()
        for seat, person in enumerate(self.people):
            person.port = port
            await _reconnect(person, self._hello(seat))
        if self._unanswered is not None:
            mover, command = self._unanswered
            answer = mover.answers[str(command["id"])] = asyncio.get_running_loop().create_future()
            assert mover.socket is not None
            await mover.socket.send(msgspec.json.encode(command).decode())
            done = await answer
            assert done.tell == "done", done
            self.acknowledged.append(str(command["turn"]))
            self._unanswered = None
        await self._wait_until_synced()

    async def check(self) -> None:
        """Check that the log has every acknowledged turn, once and in order."""
        person = self.people[0]
        await person.disconnect()
        person.view = None
        await person.connect(self._hello(0))
        log = msgspec.json.decode(person.text, type=_Welcome).log
        assert [each.turn for each in log if each.what == "turn"] == self.acknowledged, "a turn was lost"


async def _reconnect(person: Person, hello: dict[str, object]) -> None:
    """Connect until the process accepts the person, as a browser does."""
    previous = person.view
    while person.view is previous:
        with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake):
            await person.connect(hello)
        await asyncio.sleep(0.1)


@dataclass
class Group:
    """Server processes that share a database, and what was measured of them."""

    servers: list[ServerProcess]
    tables: list[Table] = field(default_factory=list)
    turns: int = 0
    cpu: float = 0.0
    database_cpu: float = 0.0
    moved: dict[signal.Signals, float] = field(default_factory=dict)
    """The seconds until the people of a process that was paused or killed could play on."""

    @property
    def cost(self) -> float:
        """CPU milliseconds per turn of all processes together."""
        return 1000 * self.cpu / self.turns

    async def open_tables(self, number: int) -> None:
        """Create tables for each process, but at another one, connect the people, and deal."""
        for table in range(number * len(self.servers)):
            maker, home = (self.servers[(table + shift) % len(self.servers)] for shift in (0, 1))
            async with httpx.AsyncClient(base_url=maker.url, timeout=60) as http:
                made = await Table.make(http, home.port, True)
            assert isinstance(made, Table)
            self.tables.append(made)
            await made.connect(asyncio.Semaphore(1))
        await asyncio.gather(*(table.start() for table in self.tables))

    async def play(self, seconds: float, chance: random.Random, postgres: Postgres) -> None:
        """Play a turn per second at each table, and add up what that costs."""
        turns, cpu, database = self._turns(), self._cpu(), _family_cpu(postgres.process.pid)
        until = asyncio.get_running_loop().time() + seconds
        await asyncio.gather(*(table.play(until, chance) for table in self.tables))
        self.turns += self._turns() - turns
        self.cpu += self._cpu() - cpu
        self.database_cpu += _family_cpu(postgres.process.pid) - database

    async def survive(self, seconds: float, chance: random.Random, how: signal.Signals) -> float:
        """Pause or kill a process while everyone plays; its people reconnect to another one and play on.

        Returns the seconds until all of them can.
        """
        victim, *others = self.servers
        until = asyncio.get_running_loop().time() + 2 * seconds
        games = {table: asyncio.create_task(table.play(until, chance)) for table in self.tables}
        await asyncio.sleep(seconds)
        began = time.monotonic()
        victim.process.send_signal(how)
        orphans = [table for table in self.tables if table.port == victim.port]
        for table in orphans:
            games.pop(table).cancel()
        await asyncio.gather(*(table.move(others[0].port) for table in orphans))
        moved = time.monotonic() - began
        victim.process.send_signal(signal.SIGCONT)
        await asyncio.gather(*games.values(), *(table.play(until, chance) for table in orphans))
        await asyncio.gather(*(table.check() for table in self.tables))
        self.servers = [*others, victim]
        return moved

    def _turns(self) -> int:
        return sum(table.turns for table in self.tables)

    def _cpu(self) -> float:
        return sum(_family_cpu(server.process.pid) for server in self.servers)

    def row(self, one: float) -> list[str]:
        """A line of the printed table, with the cost relative to that of one process."""
        times = sorted(1000 * time for table in self.tables for time in table.times)
        share = [times[int(share * (len(times) - 1))] for share in (0.5, 0.95)]
        database = 1000 * self.database_cpu / self.turns
        figures = [f"{self.cost:.2f}", f"{self.cost / one:.2f}", f"{database:.2f}"]
        return [str(len(self.servers)), str(self.turns), *figures, *(f"{time:.0f}" for time in share)]


def _family_cpu(process: int) -> float:
    """CPU seconds so far of a process and its children, including those that have ended."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if stat.parent.name == str(process):
                ticks += sum(int(fields[place]) for place in (11, 12, 13, 14))
            elif fields[1] == str(process):
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(postgres: Postgres, folder: Path, number: int) -> Iterator[Group]:
    """A group of server processes with a database of its own."""
    database = postgres.new_database()

    def start(process: int) -> ServerProcess:
        return ServerProcess(
            folder / f"{number}-{process}", limits=f"{NO_LIMITS}\n{BUSY_AS_USUAL}", DATABASE_URL=database
        )

    with ThreadPoolExecutor(number) as at_once:
        servers = list(at_once.map(start, range(number)))
    try:
        yield Group(servers)
    finally:
        for server in servers:
            server.stop(signal.SIGKILL)


async def measure(groups: Sequence[Group], postgres: Postgres, options: argparse.Namespace) -> None:
    """Play with each group in turn, then pause and kill a process of each that has several."""
    chance = random.Random(options.tables)
    for group in groups:
        await group.open_tables(options.tables)
    for _ in range(options.rounds):
        for group in groups:
            await group.play(options.seconds, chance, postgres)
    for group in groups:
        if len(group.servers) > 1:
            for how in WITHIN:
                group.moved[how] = await group.survive(options.seconds / 2, chance, how)


def main() -> None:
    """Measure, print, and fail if several processes cost too much."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", default="1,2")
    parser.add_argument("--tables", type=int, default=40, help="for each process")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=2)
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as name,
        postgres_running("on") as postgres,
        ExitStack() as stack,
    ):
        numbers = map(int, options.processes.split(","))
        groups = [stack.enter_context(running(postgres, Path(name), number)) for number in numbers]
        asyncio.run(measure(groups, postgres, options))
    one = groups[0].cost
    columns = ["processes", "turns", "CPU, ms", "ratio", "database, ms", "50 %, ms", "95 %, ms"]
    title = (
        f"{options.tables} tables of four people at each process, a turn per second and table; CPU per turn"
    )
    show(title, columns, [group.row(one) for group in groups])
    for group in groups[1:]:
        played, processes = sum(len(table.acknowledged) for table in group.tables), len(group.servers)
        for how, seconds in group.moved.items():
            print(f"one of {processes} processes {NAMES[how]}: its tables play on after {seconds:.1f} s")
            assert seconds <= WITHIN[how]
        print(f"{processes} processes: the logs have all {played} acknowledged turns")
        assert group.cost <= LIMIT * one, f"{processes} processes cost {group.cost / one:.2f} times one"


if __name__ == "__main__":
    main()
