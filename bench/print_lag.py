"""How long tables wait while a server prints something for the first time.

    python bench/print_lag.py

Each line is a new process with a server's pool, garbage collection and event loop: the seconds that printing
takes, and the milliseconds that the event loop wakes up late meanwhile. A server counts as busy, and turns
work away, from ``busy_lag`` on (100 ms).
"""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
from time import perf_counter

from pegs.protocol.printing import (
    PrintBoard,
    PrintBook,
    PrintCard,
    PrintOrder,
    PrintPanel,
    PrintPlanks,
)
from pegs.protocol.settings import RulesChoice
from pegs.server.hosting import gc_tuning
from pegs.server.hosting.work_pools import WorkPool
from pegs.server.http.routes import printing

HARD = 'extends = "basic"\nside_length = 15\nin_spot = 9\nout_spot = 7\nhome_length = 7\npegs = 5\n'
"""A crowded side, for which the search for a panel's plan takes long."""
STEP = 0.002
"""Seconds from one look at the clock to the next."""
ARIZONA = RulesChoice("arizona")
ORDERS: dict[str, PrintOrder] = {
    "card": PrintCard(rules=ARIZONA),
    "book": PrintBook(rules=ARIZONA),
    "board for ten": PrintBoard(players=10),
    "panel": PrintPanel(),
    "panel, DXF": PrintPanel(file="dxf"),
    "hard panel, SVG": PrintPanel(rules=RulesChoice(toml=HARD), file="svg"),
    "planks for ten, DXF": PrintPlanks(players=10, file="dxf"),
}


async def measured(name: str) -> str:
    """A line for one thing to print."""
    gc.set_threshold(gc_tuning.YOUNG, gc_tuning.MIDDLE, gc_tuning.NEVER)
    gc.collect()
    gc.freeze()
    pool = WorkPool("printing", 1, 1)
    work = asyncio.ensure_future(pool.run(printing._made, ORDERS[name], "en"))
    late: list[float] = []
    begun = before = perf_counter()
    while not work.done():
        await asyncio.sleep(STEP)
        late.append(perf_counter() - before - STEP)
        before = perf_counter()
    took = perf_counter() - begun
    work.result()
    pool.close()
    mean, most = 1000 * sum(late) / len(late), 1000 * max(late)
    return f"{name:22} {took:6.2f} s   late {mean:5.1f} ms, at most {most:5.1f} ms"


def main() -> None:
    """Print a line for each thing, or for the one that's named."""
    if len(sys.argv) > 1:
        print(asyncio.run(measured(sys.argv[1])))
        return
    for name in ORDERS:
        subprocess.run([sys.executable, __file__, name], check=True)


if __name__ == "__main__":
    main()
