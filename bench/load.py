"""The number of tables one server can serve, with four people each and one turn per second and table, and
what a turn costs.

Measures the time from a turn's command until all four people have received it. The server runs in its own
process (SQLite, every turn on the disk before it's acknowledged); this process plays all the people, over
real sockets, with the compression that browsers ask for. It's asserted that every turn is acknowledged and
reaches everyone once. The CPU load of both processes is shown too: if this one is busy, the times are its
own.

Machines differ, so the cost of a turn is also given relative to a floor (`floor/server.py`): a minimal server
on the same libraries that commits a turn and sends the same messages. Both are measured alternately.

Run: python bench/load.py [--tables 50,100,200] [--seconds 20] [--rounds 2] [--compression off]
                          [--json FILE] [--plot FILE.svg]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
import msgspec
from load_people import FloorTable, FourPeople, RecordedTurn, ServedTable
from load_plot import LIMIT, Measured, plot
from rich.console import Console
from rich.table import Table

from tests.server.clients import BUSY_AS_USUAL, NO_LIMITS, free_port, serving

OPENING = 20
"""Sockets opened at the same time."""
WARM_UP = 2
"""Seconds for which one table plays before the memory of an empty server is read."""
RECORDED = 500
"""Turns that the floor repeats."""


def _share(times: Sequence[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def _cpu(process: int) -> float:
    """CPU seconds of a process so far, user and system."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(process: int) -> int:
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return 1024 * next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


@dataclass
class Round:
    """What one server did while turns were played at its tables."""

    turns: int
    cpu: float
    seconds: float
    client_cpu: float


async def _play(tables: Sequence[FourPeople], process: int, seconds: float, chance: random.Random) -> Round:
    before = sum(table.turns for table in tables)
    began, cpu_began, client_began = time.perf_counter(), _cpu(process), time.process_time()
    until = asyncio.get_running_loop().time() + seconds
    await asyncio.gather(*(table.play(until, chance) for table in tables))
    return Round(
        turns=sum(table.turns for table in tables) - before,
        cpu=_cpu(process) - cpu_began,
        seconds=time.perf_counter() - began,
        client_cpu=time.process_time() - client_began,
    )


async def _connect(tables: Sequence[FourPeople], at_once: int) -> None:
    gate = asyncio.Semaphore(at_once)
    await asyncio.gather(*(table.connect(gate) for table in tables))


async def _disconnect(tables: Sequence[FourPeople]) -> None:
    await asyncio.gather(*(person.disconnect() for table in tables for person in table.people))


@contextmanager
def _floor(recorded: Sequence[RecordedTurn], folder: Path, compresses: bool) -> Iterator[tuple[int, int]]:
    """Run the floor, which repeats recorded turns; its process id and port."""
    recording, database, port = folder / "recording.json", folder / "floor.sqlite3", free_port()
    for file in folder.glob(f"{database.name}*"):
        file.unlink()
    recording.write_bytes(msgspec.json.encode(recorded))
    script = Path(__file__).with_name("floor") / "server.py"
    arguments = [str(port), str(database), str(recording), "on" if compresses else "off"]
    process = subprocess.Popen([sys.executable, str(script), *arguments])
    try:
        _wait_for_port(port)
        yield process.pid, port
    finally:
        process.kill()
        process.wait()


def _wait_for_port(port: int) -> None:
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            time.sleep(0.05)
        else:
            return


async def _open_tables(port: int, number: int, compresses: bool) -> list[ServedTable]:
    """Create tables, connect everyone, and deal."""
    url, patient = f"http://127.0.0.1:{port}", httpx.Timeout(60)
    async with httpx.AsyncClient(base_url=url, timeout=patient) as http:
        tables = [await ServedTable.make(http, port, compresses) for _ in range(number)]
    await _connect(tables, OPENING)
    await asyncio.gather(*(table.start() for table in tables))
    return tables


async def _measure(
    process: int, port: int, number: int, options: argparse.Namespace, folder: Path
) -> Measured:
    compresses, chance = options.compression == "on", random.Random(number)
    first = await _open_tables(port, 1, compresses)
    await _play(first, process, WARM_UP, chance)
    empty = _memory(process)
    tables = await _open_tables(port, number, compresses)
    served, floors = [], []
    for _ in range(options.rounds):
        served.append(await _play(tables, process, options.seconds, chance))
        # Messages grow while games get under way, so the floor sends those of the same round.
        recorded = [turn for table in tables for turn in table.take_recorded()][:RECORDED]
        with _floor(recorded, folder, compresses) as (floor, floor_port):
            floor_tables = [FloorTable(floor_port, compresses, table, recorded) for table in range(number)]
            await _connect(floor_tables, OPENING)
            floors.append(await _play(floor_tables, floor, options.seconds, chance))
            await _disconnect(floor_tables)
    memory = _memory(process)
    await _disconnect(tables)
    began = time.perf_counter()
    await _connect(tables, 4 * number)
    storm = time.perf_counter() - began
    await _disconnect([*tables, *first])
    times = [each for table in tables for each in table.times]
    assert len(times) == sum(table.turns for table in tables), "a turn did not reach everyone"
    return Measured(
        tables=number,
        turns=len(times),
        half=_share(times, 0.5),
        p95=_share(times, 0.95),
        p99=_share(times, 0.99),
        memory=(memory - empty) // number,
        server_busy=sum(each.cpu for each in served) / sum(each.seconds for each in served),
        client_busy=sum(each.client_cpu for each in served) / sum(each.seconds for each in served),
        turn_cost=_turn_cost(served),
        floor_cost=_turn_cost(floors),
        ratios=tuple(_turn_cost([a]) / _turn_cost([b]) for a, b in zip(served, floors, strict=True)),
        storm=storm,
    )


def _turn_cost(rounds: Sequence[Round]) -> float:
    """CPU seconds per turn."""
    return sum(each.cpu for each in rounds) / sum(each.turns for each in rounds)


COLUMNS = (
    "tables",
    "turns",
    "50 %",
    "95 %",
    "99 %",
    "KiB",
    "server",
    "client",
    "storm",
    "turn",
    "floor",
    "ratio",
)


def _print_results(measured: Sequence[Measured]) -> None:
    table = Table(
        *COLUMNS, caption="times in ms, storm in s; KiB of memory per table; server and client in cores"
    )
    for each in measured:
        table.add_row(
            str(each.tables),
            str(each.turns),
            *(f"{1000 * value:.0f}" for value in (each.half, each.p95, each.p99)),
            f"{each.memory / 1024:.0f}",
            f"{each.server_busy:.2f}",
            f"{each.client_busy:.2f}",
            f"{each.storm:.1f}",
            f"{1000 * each.turn_cost:.2f}",
            f"{1000 * each.floor_cost:.2f}",
            f"{median(each.ratios):.2f}",
        )
    Console(width=110).print(table)
    fit = [each.tables for each in measured if each.p95 < LIMIT]
    print(f"most tables with 95 % under {1000 * LIMIT:.0f} ms: {max(fit, default=0)}")
    for each in measured:
        ratios = " ".join(f"{ratio:.2f}" for ratio in each.ratios)
        print(f"{each.tables} tables: CPU per turn relative to the floor in each round: {ratios}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="50,100,150,200")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--compression", choices=("on", "off"), default="on")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--plot", type=Path)
    options = parser.parse_args()
    measured = []
    for number in map(int, options.tables.split(",")):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            with serving(folder, limits=f"{NO_LIMITS}\n{BUSY_AS_USUAL}") as server:
                process, port = server.process.pid, server.port
                measured.append(asyncio.run(_measure(process, port, number, options, folder)))
        p95 = 1000 * measured[-1].p95
        print(f"{number} tables: 95% of turns reach everyone within {p95:.0f} ms", flush=True)
    _print_results(measured)
    if options.json:
        options.json.write_text(json.dumps([asdict(each) for each in measured], indent=1))
    if options.plot:
        plot(measured, options.plot)


if __name__ == "__main__":
    main()
