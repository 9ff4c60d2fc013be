"""A server that is asked for three times the turns it can do: what happens to players and to newcomers.

First measures how many turns per second the server can do if every table plays without a pause. Then asks
for three times as many, while people try to create tables, and at last lets the server recover. It's
asserted that every turn is acknowledged and kept, that the load makes newcomers wait, and that they're let
in again afterward. The tables are played by this process, on another core if there is one.

Run: python bench/overload.py [--tables 400] [--seconds 20]
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from measure import show

from tests.server.clients import BUSY_AS_USUAL, NO_LIMITS, serving
from tests.server.crowd import PAUSE, Crowd

TURNS = 5
"""Turns of each table that are played to measure the capacity."""
FACTOR = 3


async def newcomers(crowd: Crowd, seconds: float) -> Counter[int]:
    """Try to create tables, five times a second, and count the answers by status."""
    answers: Counter[int] = Counter()
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        answers[(await crowd.newcomer()).status_code] += 1
        crowd.raise_problems()
        await asyncio.sleep(PAUSE)
    return answers


async def recovery(crowd: Crowd) -> float:
    """Seconds until a table can be created again."""
    began = time.perf_counter()
    while (await crowd.newcomer()).status_code != 201:
        await asyncio.sleep(PAUSE)
    return time.perf_counter() - began


def delays(times: list[float]) -> list[str]:
    """The median and the 95th percentile, in milliseconds."""
    shares = statistics.quantiles(times, n=20)
    return [f"{1000 * shares[9]:.0f}", f"{1000 * shares[18]:.0f}"]


async def measure(crowd: Crowd, tables: int, seconds: float) -> None:
    """Measure and print."""
    await crowd.sit_down(tables)
    capacity = await crowd.play(TURNS)
    at_capacity = crowd.take_times()
    crowd.begin(tables / (FACTOR * capacity))
    began = time.perf_counter()
    answers = await newcomers(crowd, seconds)
    await crowd.end()
    overloaded = crowd.take_times()
    rate = len(overloaded) / (time.perf_counter() - began)
    recovered = await recovery(crowd)
    lost = await crowd.lost_turns()
    show(
        f"{tables} tables, newcomers for {seconds:.0f} s",
        ["", "turns/s asked for", "turns/s done", "median, ms", "95 %, ms"],
        [
            ["capacity", "as many as possible", f"{capacity:.0f}", *delays(at_capacity)],
            ["overload", f"{FACTOR * capacity:.0f}", f"{rate:.0f}", *delays(overloaded)],
        ],
    )
    print(f"newcomers: {answers[503]} asked to wait, {answers[201]} let in")
    print(f"let in again {recovered:.1f} s after the load ended; tables that lost a turn: {lost}")
    assert lost == 0, "acknowledged turns are gone"
    assert answers[503], "nobody had to wait"


def main() -> None:
    """Start a server, and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=20)
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), limits=f"{NO_LIMITS}\n{BUSY_AS_USUAL}") as server,
    ):

        async def run() -> None:
            crowd = Crowd(server)
            await measure(crowd, options.tables, options.seconds)
            await crowd.close()

        asyncio.run(run())


if __name__ == "__main__":
    main()
