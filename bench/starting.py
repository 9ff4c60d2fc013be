"""How long programs take to start, as multiples of what Python itself takes to start and do nothing.

Processor time (user and system) of new processes that take turns, the median of each: a busy machine slows
all of them down alike. A server counts until it has answered. With other environments' interpreters as
arguments the same is measured there, in the same rounds, for comparison.

    python bench/starting.py [PYTHON ...]
"""

from __future__ import annotations

import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parent))

from measure import show
from results import Peer, Result, keep

ROUNDS = 21
NOTHING = "python -c pass"
WORKS: dict[str, tuple[str, ...]] = {
    NOTHING: ("-c", "pass"),
    "import pegs.engine.game": ("-c", "import pegs.engine.game"),
    "pegs --help": ("-m", "pegs", "--help"),
}
SERVE = "pegs serve, until it answers"
MAX = {"import pegs.engine.game": 20.0, "pegs --help": 22.0, SERVE: 150.0}
"""Times as long as nothing."""
PATIENCE = 120.0


def processor_time(run: Callable[[], object]) -> float:
    """The seconds that the children of this process take while a function runs."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def start(python: str, arguments: tuple[str, ...]) -> None:
    """Run Python until it ends."""
    subprocess.run([python, *arguments], stdout=subprocess.DEVNULL, check=True)


def serve(python: str, data: str) -> None:
    """Run a server until it has answered."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = ["serve", "--host", "127.0.0.1", "--port", str(port), "--no-browser", "--data", data]
    server = subprocess.Popen(
        [python, "-m", "pegs", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        wait_for(f"http://127.0.0.1:{port}/health")
    finally:
        server.kill()
        server.wait()


def wait_for(address: str) -> None:
    """Ask until there's an answer."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(address, timeout=PATIENCE).close()
        except OSError:
            time.sleep(0.01)
        else:
            return
    raise TimeoutError(address)


def measured(pythons: list[str]) -> list[dict[str, float]]:
    """The median of each work, for each interpreter."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PEGS_CACHE_DIR"] = folder
        times: list[dict[str, list[float]]] = [{name: [] for name in (*WORKS, SERVE)} for _ in pythons]
        for turn in range(ROUNDS + 1):
            for number, python in enumerate(pythons):
                found = {name: processor_time(partial(start, python, work)) for name, work in WORKS.items()}
                found[SERVE] = processor_time(partial(serve, python, f"{folder}/{number}"))
                if turn:  # the first leaves behind what later ones find
                    for name, seconds in found.items():
                        times[number][name].append(seconds)
    return [{name: median(all_) for name, all_ in each.items()} for each in times]


def main() -> None:
    ours, *others = measured([sys.executable, *sys.argv[1:]])
    results = []
    for name, most in MAX.items():
        peers = [
            Peer(python, each[name] / each[NOTHING], "times")
            for python, each in zip(sys.argv[1:], others, strict=True)
        ]
        multiple = ours[name] / ours[NOTHING]
        results.append(Result(name, multiple, "times nothing", most, tuple(peers), at_most=True))
    rows = [
        [
            each.name,
            f"{1000 * ours[each.name]:.0f} ms",
            f"{each.measured:.1f}",
            *(f"{peer.measured:.1f}" for peer in each.peers),
        ]
        for each in results
    ]
    print(f"{NOTHING}: {1000 * ours[NOTHING]:.0f} ms")
    show("Starting", ["", "processor time", "times nothing", *sys.argv[1:]], rows)
    keep("Starting, in processor time", results)


if __name__ == "__main__":
    main()
