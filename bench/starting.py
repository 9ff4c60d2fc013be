"""Startup times, each in a new process, beside a Python that imports NumPy or OpenSpiel and does nothing.

`pegs moves` and the import use the library that the kernel is compiled into; the last line compiles
everything with Numba and an empty cache, as a computer without a library does. Fails if `pegs moves` lists
the wrong turns, if there's no library, or if a time is over its limit.

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
from results import Peer, Result, keep

ROUNDS = 9
PEER = "import numpy"
OPENSPIEL = "import pyspiel"
LIMITS = {
    "import pegs.engine": 0.3,
    "pegs --help": 0.3,
    "pegs moves": 0.6,
    "everything compiled by Numba": 60.0,
}
"""Seconds, of a machine that does nothing else."""
IMPORT = (
    "import pegs.engine.game; from pegs.engine.kernel.backend import BACKEND; assert BACKEND == 'library'"
)
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
    times = {peer: timed(("-c", peer), ROUNDS)[0] for peer in (PEER, OPENSPIEL)}
    times["import pegs.engine"], _ = timed(("-c", IMPORT), ROUNDS)
    times["pegs --help"], _ = timed(("-m", "pegs", "--help"), ROUNDS)
    times["pegs moves"], lines = timed(MOVES, ROUNDS)
    assert lines == TURNS, lines
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"PEGS_CACHE_DIR": folder, "PEGS_KERNEL": "numba"}
        times["everything compiled by Numba"] = timed(("-c", EVERYTHING), 1)[0]
    rows = [
        [name, f"{time:.2f}", f"{time / times[PEER]:.1f}", f"{LIMITS[name]:.1f}" if name in LIMITS else ""]
        for name, time in times.items()
    ]
    show("Startup", ["", "seconds", f"times {PEER}", "at most"], rows)
    peers = tuple(Peer(peer, times[peer], "s") for peer in (PEER, OPENSPIEL))
    results = [Result(name, times[name], "s", limit, peers, at_most=True) for name, limit in LIMITS.items()]
    keep("Startup", results)
    late = [name for name, limit in LIMITS.items() if times[name] > limit]
    assert not late, late


if __name__ == "__main__":
    main()
