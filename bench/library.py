"""The kernel compiled ahead of time, beside the same kernel compiled by Numba for this very processor.

Random games of four rule sets, in processes that take turns; rates are per second of CPU time. Fails if the
games aren't the same, or if the library is much slower.

    make bench
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).parent))

from measure import best_times, show
from random_play import Work
from results import Peer, Result, keep

TABLES = {"basic": 60, "guide": 30, "arizona": 30, "north-carolina": 10}
"""Rule sets, and the games of each."""
ROUNDS = 5
REQUIRED = 0.92


def measured() -> dict[str, tuple[int, float]]:
    """Legal turns listed and CPU seconds for each rule set, in this process."""
    works = {name: Work(name, 4, 2, games) for name, games in TABLES.items()}
    times = best_times(works, clock=process_time)
    return {name: (works[name].listed, times[name]) for name in works}


def in_process(kernel: str) -> dict[str, tuple[int, float]]:
    """The same, in a new process that runs the kernel in this way."""
    command = [sys.executable, __file__, "measure"]
    done = subprocess.run(
        command, env={**os.environ, "PEGS_KERNEL": kernel}, capture_output=True, text=True, check=True
    )
    found: dict[str, tuple[int, float]] = json.loads(done.stdout)
    return found


def main() -> None:
    rounds = [(in_process("library"), in_process("numba")) for _ in range(ROUNDS)]
    rows, results = [], []
    for name in TABLES:
        assert len({each[name][0] for pair in rounds for each in pair}) == 1, name
        library, numba = (min(pair[which][name][1] for pair in rounds) for which in (0, 1))
        listed, ratio = rounds[0][0][name][0], numba / library
        rates = [f"{listed / seconds / 1e6:.1f} M" for seconds in (library, numba)]
        rows.append([name, *rates, f"{ratio:.2f}", f"{REQUIRED}"])
        peer = Peer("Numba", listed / numba, "turns listed/s")
        results.append(Result(f"{name} 4/2", ratio, "of Numba's speed", REQUIRED, (peer,)))
    columns = ["turns listed per CPU second", "library", "Numba", "ratio", "at least"]
    show("The kernel compiled ahead of time", columns, rows)
    keep("The kernel compiled ahead of time", results)
    assert not any(result.is_missed for result in results)


if __name__ == "__main__":
    if sys.argv[1:] == ["measure"]:
        print(json.dumps(measured()))
    else:
        main()
