"""Startup times, each in a new process: the import, `--help`, `pegs moves` with a warm cache, and compiling
everything with an empty one.

Fails if `pegs moves` lists the wrong turns or a time is over its limit.

    make bench
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from measure import show

ROUNDS = 5
LIMITS = {"import pegs": 0.3, "pegs --help": 0.3, "pegs moves, warm": 1.5, "everything compiled": 60.0}
"""Seconds."""
MOVES = ("-m", "pegs", "moves", "--rules", "guide", "3s,A8,A14/3s,A0,A16/4s,A11/5s A 38/?5/?5/?5")
TURNS = ["3 A14-A17", "3 A8-A11", "8 A8-A0"]
EVERYTHING = """
from pegs.analysis.warming import SIMULATION
from pegs.engine.warmup import ENGINE, make_ready
from pegs.players.warm import PLAYERS
make_ready((*ENGINE, *PLAYERS, *SIMULATION), lambda _: None)
"""


def timed(arguments: tuple[str, ...], rounds: int) -> tuple[float, list[str]]:
    """The shortest time of a Python process in seconds, and the lines it printed."""
    best, lines = float("inf"), []
    for _ in range(rounds):
        begin = time.perf_counter()
        run = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=True)
        best, lines = min(best, time.perf_counter() - begin), run.stdout.splitlines()
    return best, lines


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PEGS_CACHE_DIR"] = folder
        times = {"everything compiled": timed(("-c", EVERYTHING), 1)[0]}
        times["pegs moves, warm"], lines = timed(MOVES, ROUNDS)
    assert lines == TURNS, lines
    times["pegs --help"], _ = timed(("-m", "pegs", "--help"), ROUNDS)
    times["import pegs"], _ = timed(("-c", "import pegs"), ROUNDS)
    rows = [[name, f"{times[name]:.2f}", f"{limit:.1f}"] for name, limit in LIMITS.items()]
    show("Startup", ["", "seconds", "at most"], rows)
    late = [name for name, limit in LIMITS.items() if times[name] > limit]
    assert not late, late


if __name__ == "__main__":
    main()
