"""How long a computer without the kernel's library takes to compile everything with Numba, once.

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

from results import Peer, Result, keep

COMPILE = """
from pegs.analysis.warming import SIMULATION
from pegs.engine.warmup import ENGINE, make_ready
from pegs.players.warm import PLAYERS
make_ready((*ENGINE, *PLAYERS, *SIMULATION), lambda _: None)
"""


def seconds(cache: str) -> float:
    """The time of a process that makes everything ready to play."""
    environment = {**os.environ, "PEGS_CACHE_DIR": cache, "PEGS_KERNEL": "numba"}
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", COMPILE], env=environment, check=True)
    return time.perf_counter() - begin


def main() -> None:
    with tempfile.TemporaryDirectory() as cache:
        first, second = seconds(cache), seconds(cache)
    print(f"Compiled by Numba in {first:.1f} s; the next process took {second:.1f} s.")
    peer = Peer("the next process", second, "s")
    keep("Without the library", [Result("compiled by Numba", first, "s", None, (peer,), at_most=True)])


if __name__ == "__main__":
    main()
