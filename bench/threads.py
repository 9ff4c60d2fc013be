"""The CPU time of a turn with two threads, beside that with one, and what the machine has to do with it.

Two cores often share caches, the memory, or the very arithmetic, so that anything is slower beside a second
of its kind. How much, the games of OpenSpiel's `maedn` show: two processes that have nothing in common. Our
games are also played by two processes, which can't wait for each other as threads could. All take turns, in
short batches, and medians are compared: the fastest batch would be one for which the rest of the machine fell
silent. Fails if the games differ.

    make bench
"""

from __future__ import annotations

import multiprocessing
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from measure import show
from random_play import CompiledGames, Work
from results import Peer, Result, keep

MAX = 1.05
"""How much more a second thread may cost than a second process of the peer costs."""
GAMES, PEER_GAMES = 15, 80
"""Games of a batch, which takes some 15 ms."""
ROUNDS = 100
THREADS, PROCESSES, PEERS = "two threads", "two processes", "OpenSpiel maedn, two processes"


def our_games() -> Work:
    """A batch of ours."""
    return Work("basic", 4, 2, GAMES)


def peer_games() -> CompiledGames:
    """A batch of the peer's."""
    return CompiledGames(games=PEER_GAMES)


def serve(make: Callable[[], Callable[[], None]], commands: Any) -> None:
    """Play a batch whenever it's asked for, and answer with its CPU seconds."""
    work = make()
    work()
    while commands.recv():
        begin = process_time()
        work()
        commands.send(process_time() - begin)


class Processes:
    """Two processes with the same work."""

    def __init__(self, make: Callable[[], Callable[[], None]]) -> None:
        spawning = multiprocessing.get_context("spawn")
        self._ends = []
        for _ in range(2):
            end, other = spawning.Pipe()
            spawning.Process(target=serve, args=(make, other), daemon=True).start()
            self._ends.append(end)

    def __call__(self, number: int) -> float:
        """The mean CPU seconds of a batch, with this number of processes at once."""
        for end in self._ends[:number]:
            end.send(True)
        seconds: float = sum(end.recv() for end in self._ends[:number])
        return seconds / number

    def close(self) -> None:
        """End them."""
        for end in self._ends:
            end.send(False)


class Threads:
    """Two threads of this process, each with games of its own."""

    def __init__(self) -> None:
        self.works = our_games(), our_games()

    def __call__(self, number: int) -> float:
        """The mean CPU seconds of a batch, with this number of threads at once."""
        threads = [threading.Thread(target=work) for work in self.works[:number]]
        begin = process_time()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return (process_time() - begin) / number


def main() -> None:
    threads, processes, peers = Threads(), Processes(our_games), Processes(peer_games)
    works: dict[str, Callable[[int], float]] = {THREADS: threads, PROCESSES: processes, PEERS: peers}
    seconds: dict[tuple[str, int], list[float]] = {(name, number): [] for name in works for number in (1, 2)}
    for _ in range(ROUNDS):
        for (name, number), found in seconds.items():
            found.append(works[name](number))
    processes.close()
    peers.close()
    one, other = threads.works
    assert one.answer == other.answer
    usual = {key: median(found) for key, found in seconds.items()}
    ratios = {name: usual[name, 2] / usual[name, 1] for name in works}
    rows = [
        [name, *(f"{usual[name, number] * 1e3:.2f}" for number in (1, 2)), f"{ratio:.2f}"]
        for name, ratio in ratios.items()
    ]
    show("Two at once, four-player basic", ["", "CPU ms of one", "of each of two", "ratio"], rows)
    alone = tuple(Peer(name, ratio, "of one's") for name, ratio in ratios.items())
    ours = ratios[THREADS] / ratios[PEERS]
    result = Result("CPU time, two threads to one", ours, "of the peer's ratio", MAX, alone, at_most=True)
    keep("Two threads beside two processes", [result])


if __name__ == "__main__":
    main()
