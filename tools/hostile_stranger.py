"""Plays a hostile stranger against a running server, and measures how long a neighbor's turns take meanwhile.

Two neighbors play at a table of their own, from another address, without a pause. Each attack is repeated
for some seconds; before and between the attacks it's quiet. One of the neighbors also prints score sheets,
each for other rules. Prints for each attack the worst delay of a neighbor's turn and by how much that is more
than the worst one while it was quiet, and the worst delay of a sheet. A delay is the time from a turn's
command until both neighbors have the turn, or from asking for a sheet until it's there. The attacks come from
a process of the lowest priority, but share the processors with the server if that runs on the same machine.

Fails if either is more than 250 ms, if the server refused the neighbors anything, or if it left a request of
the stranger's unanswered.

Run: python tools/hostile_stranger.py [--url http://127.0.0.1:8722] [--seconds 10] [--json FILE]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, nullcontext
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.clients import BUSY_AS_USUAL, serving
from tools.hostile_attacks import ATTACKS, LOCAL, NO_ANSWER, REMOTE

LIMIT = 0.25
"""Seconds by which an attack may delay a neighbor's turn."""
NEIGHBORS_ADDRESS = "127.0.0.2"
"""Where the neighbors come from if the server runs on this machine, so that they don't share the limits of
the stranger's address.
"""
LOCAL_NAMES = ("localhost", "127.0.0.1")
PAUSE = 0.05
"""Seconds between two turns."""
SHEET_PAUSE = 0.7
"""Seconds between two score sheets: a neighbor is no stranger to the limits."""
BUSY = 503
"""Whoever prints waits while the server is busy; that counts as delay."""
SETTLING = 1.0
"""Seconds after an attack, at most, that still count as the attack."""
PATIENCE = 120.0
"""Seconds after which a message isn't expected any more."""
SETTINGS = {"players": 2, "teams": 2}


@dataclass
class Person:
    """One of the neighbors."""

    socket: ClientConnection
    view: dict[str, Any] = field(default_factory=dict)

    async def receive(self) -> dict[str, Any]:
        """The next message; the table that it shows becomes the view. Raises TimeoutError if none comes."""
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        self.view = message.get("table", self.view)
        return message

    async def receive_until_version(self, version: int) -> None:
        while self.view["version"] < version:
            await self.receive()

    async def do(self, do: str, **more: object) -> dict[str, Any]:
        """Send a command and return the answer."""
        name = f"{do}-{random.randrange(1 << 60):x}"
        await self.socket.send(json.dumps({"do": do, "id": name, **more}))
        while (message := await self.receive()).get("id") != name:
            if message["tell"] == "bye":
                return message
        return message

    @property
    def options(self) -> list[dict[str, Any]]:
        """The legal turns."""
        return self.view["game"]["options"] if self.view["game"] is not None else []


@dataclass(frozen=True)
class Turn:
    """When a turn was sent, and when both neighbors had it; or when a score sheet was asked for and there."""

    sent: float
    received: float

    @property
    def delay(self) -> float:
        """Seconds."""
        return self.received - self.sent


class Neighbors:
    """Two people who play without a pause."""

    def __init__(self, url: str, address: str | None) -> None:
        self._url, self._address = url, address
        self._chance = random.Random(1)
        self.turns: list[Turn] = []
        self.sheets: list[Turn] = []
        self.refusals: list[str] = []

    async def sit_down(self, stack: AsyncExitStack) -> None:
        """Create a table, join it and start a game."""
        transport = httpx.AsyncHTTPTransport(local_address=self._address)
        async with httpx.AsyncClient(base_url=self._url, transport=transport, timeout=60) as http:
            profile = {"name": "Ann", "color": "R"}
            made = (await http.post("/api/tables", json={**profile, "settings": SETTINGS})).json()
            joined = (await http.post(f"/api/tables/{made['code']}/join", json=profile)).json()
        self._people = [await self._enter(stack, seated["token"]) for seated in (made, joined)]
        host = self._people[0]
        while not all(seat["here"] for seat in host.view["seats"]):
            await host.receive()
        await host.do("start", version=host.view["version"])

    async def _enter(self, stack: AsyncExitStack, token: str) -> Person:
        local = (self._address, 0) if self._address else None
        url = self._url.replace("http", "ws", 1) + "/ws"
        socket = await stack.enter_async_context(connect(url, max_size=None, local_addr=local))
        person = Person(socket)
        await socket.send(json.dumps({"do": "hello", "id": "hello", "token": token}))
        while not person.view:
            await person.receive()
        return person

    def begin(self) -> None:
        """Begin to play."""
        self._playing = asyncio.create_task(self._play())
        self._printing = asyncio.create_task(self._print())

    def end(self) -> None:
        """Stop playing."""
        self._playing.cancel()
        self._printing.cancel()

    async def _print(self) -> None:
        """Print one score sheet after another, until the server refuses one or the task is canceled."""
        transport = httpx.AsyncHTTPTransport(local_address=self._address)
        async with httpx.AsyncClient(base_url=self._url, transport=transport, timeout=PATIENCE) as http:
            while True:
                sent, title = time.monotonic(), f"{self._chance.random()}"
                rules = {"toml": f'extends = "basic"\ntitle = "{title}"\nhand_size = 6\n'}
                while (
                    answer := await http.post("/api/print", json={"what": "sheet", "rules": rules})
                ).status_code == BUSY:
                    await asyncio.sleep(SHEET_PAUSE)
                if answer.status_code != httpx.codes.OK:
                    self.refusals.append(f"sheet: {answer.status_code}")
                    return
                self.sheets.append(Turn(sent, time.monotonic()))
                await asyncio.sleep(SHEET_PAUSE)

    async def _play(self) -> None:
        """Play until the server refuses something, or the task is canceled."""
        try:
            while await self._play_turn():
                await asyncio.sleep(PAUSE)
        except WebSocketException as error:
            self.refusals.append(f"closed: {error}")

    async def _play_turn(self) -> bool:
        mover = await self._find_mover()
        newest = self._people[0].view["version"]
        sent = time.monotonic()
        if mover is None:
            answer = await self._people[0].do("rematch", version=newest)
        else:
            turn = self._chance.choice(mover.options)["turn"]
            answer = await mover.do("play", version=newest, turn=turn)
        if answer["tell"] != "done":
            self.refusals.append(answer["code"])
            return False
        for person in self._people:
            await person.receive_until_version(answer["version"])
        if mover is not None:
            self.turns.append(Turn(sent, time.monotonic()))
        return True

    async def _find_mover(self) -> Person | None:
        """Whose turn it is, once both have the newest table; None if the game is over."""
        while True:
            newest = max(person.view["version"] for person in self._people)
            for person in self._people:
                await person.receive_until_version(newest)
            if self._people[0].view["stage"] == "over":
                return None
            for person in self._people:
                if person.options:
                    return person
            await self._people[0].receive()

    async def wait_for_turn(self) -> None:
        """Wait until the turn that is on its way has arrived. Raises what has ended the game, if anything."""
        number = len(self.turns)
        while len(self.turns) <= number and not self.refusals:
            if self._playing.done():
                self._playing.result()
            await asyncio.sleep(PAUSE)


@dataclass(frozen=True)
class Phase:
    """An attack, with the answers to it, and the delays of the neighbors' turns meanwhile in seconds."""

    name: str
    answers: dict[str, int]
    delays: list[float]
    sheets: list[float]

    @property
    def worst(self) -> float:
        """The worst delay of a turn."""
        return max(self.delays, default=0.0)

    @property
    def worst_sheet(self) -> float:
        """The worst delay of a score sheet."""
        return max(self.sheets, default=0.0)


@dataclass(frozen=True)
class Outcome:
    """The phases, the delays while it was quiet, and what was refused to the neighbors."""

    quiet: list[float]
    quiet_sheets: list[float]
    phases: list[Phase]
    refusals: list[str]

    @property
    def excess(self) -> float:
        """Seconds by which an attack delayed a turn more than the worst delay while it was quiet."""
        return max(phase.worst for phase in self.phases) - max(self.quiet)

    @property
    def sheet_excess(self) -> float:
        """The same of a score sheet."""
        return max(phase.worst_sheet for phase in self.phases) - max(self.quiet_sheets, default=0.0)

    @property
    def unanswered(self) -> list[str]:
        """The attacks with requests that weren't answered."""
        return [phase.name for phase in self.phases if NO_ANSWER in phase.answers or not phase.answers]


class StrangerProcess:
    """The process of `hostile_attacks.py`."""

    async def start(self, url: str, where: str) -> None:
        """Start, and wait until everything is prepared."""
        command = (sys.executable, str(Path(__file__).with_name("hostile_attacks.py")), url, where)
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        await self._read()

    async def _read(self) -> dict[str, int]:
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        assert line, "the process of the attacks has failed"
        answers: dict[str, int] = json.loads(line)
        return answers

    async def attack(self, name: str, seconds: float) -> dict[str, int]:
        """Attack, and return the numbers of answers."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([name, seconds]).encode() + b"\n")
        return await self._read()

    async def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()


async def measure(url: str, address: str | None, seconds: float, names: Sequence[str]) -> Outcome:
    """Play and attack."""
    async with AsyncExitStack() as stack:
        neighbors, stranger = Neighbors(url, address), StrangerProcess()
        await stranger.start(url, LOCAL if address else REMOTE)
        await neighbors.sit_down(stack)
        neighbors.begin()
        quiet, quiet_sheets = await _delays_during(neighbors, 2 * seconds)
        phases = []
        for name in names:
            began = time.monotonic()
            answers = await stranger.attack(name, seconds)
            await asyncio.sleep(min(SETTLING, seconds))
            await neighbors.wait_for_turn()
            phases.append(Phase(name, answers, *_delays_since(neighbors, began)))
            turns, sheets = await _delays_during(neighbors, seconds / 2)
            quiet, quiet_sheets = quiet + turns, quiet_sheets + sheets
        neighbors.end()
        await stranger.close()
    return Outcome(quiet, quiet_sheets, phases, neighbors.refusals)


async def _delays_during(neighbors: Neighbors, seconds: float) -> tuple[list[float], list[float]]:
    began = time.monotonic()
    await asyncio.sleep(seconds)
    await neighbors.wait_for_turn()
    return _delays_since(neighbors, began)


def _delays_since(neighbors: Neighbors, began: float) -> tuple[list[float], list[float]]:
    """The delays of turns, and of score sheets."""
    turns, sheets = (
        [each.delay for each in found if each.received > began]
        for found in (neighbors.turns, neighbors.sheets)
    )
    return turns, sheets


def show(outcome: Outcome) -> None:
    """Print the delays, in milliseconds."""
    columns = ("attack", "answers", "turns", "median", "worst", "more", "times", "sheet")
    table = Table(*columns, title="Neighbors' turns, ms")
    median, worst = statistics.median(outcome.quiet), max(outcome.quiet)
    rows = [Phase("(quiet)", {}, outcome.quiet, outcome.quiet_sheets), *outcome.phases]
    for phase in rows:
        answers = ", ".join(f"{number} {name}" for name, number in sorted(phase.answers.items()))
        middle = statistics.median(phase.delays) if phase.delays else 0.0
        table.add_row(
            phase.name,
            answers,
            str(len(phase.delays)),
            f"{1000 * middle:.0f}",
            f"{1000 * phase.worst:.0f}",
            f"{1000 * (phase.worst - worst):+.0f}",
            f"{middle / median:.1f}",
            f"{1000 * phase.worst_sheet:.0f}",
        )
    Console().print(table)
    excess, limit = 1000 * outcome.excess, 1000 * LIMIT
    print(f"worst delay: {excess:.0f} ms more than without an attack (limit {limit:.0f})")
    print(f"worst score sheet: {1000 * outcome.sheet_excess:.0f} ms more")
    print(f"refused to the neighbors: {', '.join(outcome.refusals) or 'nothing'}")
    if outcome.unanswered:
        print(f"not answered: {', '.join(outcome.unanswered)}")


def main() -> int:
    """Measure, print, and return 1 if a neighbor suffered."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--url", help="a running server; without it, one is started")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--only", action="append", choices=ATTACKS, help="an attack (repeatable)")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        nullcontext() if options.url else serving(Path(folder) / "data", limits=BUSY_AS_USUAL) as server,
    ):
        url = options.url or server.url  # type: ignore[union-attr]
        address = NEIGHBORS_ADDRESS if urlsplit(url).hostname in LOCAL_NAMES else None
        names = options.only or list(ATTACKS)
        outcome = asyncio.run(measure(url, address, options.seconds, names))
    show(outcome)
    if options.json:
        options.json.write_text(json.dumps(asdict(outcome)))
    excess = max(outcome.excess, outcome.sheet_excess)
    return int(excess > LIMIT or bool(outcome.refusals or outcome.unanswered))


if __name__ == "__main__":
    sys.exit(main())
