"""Networks share the threads of a kind of work: one that asks for a lot waits, and the others don't."""

from __future__ import annotations

import random
from collections.abc import Callable

from pegs.server.hosting.fair_queue import Call, FairQueue

SECONDS = {"card": 0.5, "book": 4.0}


class Pool:
    """Threads whose work takes simulated time."""

    def __init__(self, threads: int = 1, waiting: int = 20) -> None:
        self.queue: FairQueue[str] = FairQueue(threads, waiting)
        self.now = 0.0
        self.running: list[tuple[float, Call[str]]] = []
        self.ended: list[str] = []
        self.dropped: list[str] = []

    def ask(self, network: str, kind: str = "card", times: int = 1) -> None:
        for number in range(times):
            self.queue.add(Call(network, kind, f"{network}{number}"))
            self._start()
            if (excess := self.queue.drop_excess()) is not None:
                self.dropped.append(excess.content)

    def _start(self) -> None:
        while (call := self.queue.start()) is not None:
            self.running.append((self.now + SECONDS[call.kind], call))

    def work(self, calls: int = 1) -> None:
        for _ in range(calls):
            ended = min(self.running, key=lambda each: each[0])
            self.running.remove(ended)
            self.now, call = ended
            self.queue.end(call, SECONDS[call.kind])
            self.ended.append(call.content)
            self._start()

    def wait_for(self, content: str) -> float:
        """How long a call waits until it's done, in seconds."""
        begun = self.now
        while content not in self.ended:
            self.work()
        return self.now - begun


def test_a_neighbor_waits_for_what_runs_and_not_for_what_waits() -> None:
    pool = Pool()
    pool.ask("e", "book", times=20)
    for number in range(5):
        pool.ask(f"neighbor{number}-")
        assert pool.wait_for(f"neighbor{number}-0") <= SECONDS["book"] + SECONDS["card"]


def test_with_two_threads_a_neighbor_waits_for_nothing_of_one_network() -> None:
    pool = Pool(threads=2)
    pool.ask("e", "book", times=20)
    pool.ask("n")
    assert pool.wait_for("n0") == SECONDS["card"]


def test_networks_that_ask_without_end_get_equal_time() -> None:
    pool, used = Pool(waiting=40), {"a": 0.0, "b": 0.0, "c": 0.0}
    kinds = {"a": "book", "b": "card", "c": "card"}
    for network, kind in kinds.items():
        pool.ask(network, kind, times=5)
    for number in range(600):
        pool.work()
        network = pool.ended[-1][0]
        used[network] += SECONDS[kinds[network]] if number > 50 else 0.0  # once durations are known
        pool.ask(network, kinds[network])
    assert max(used.values()) < 1.1 * min(used.values())


def test_short_work_comes_first_also_within_a_network() -> None:
    pool = Pool()
    for kind in SECONDS:  # learns how long they take
        pool.ask("x", kind)
        pool.work()
    pool.ask("a", "book", times=2)
    pool.ask("b", "book")
    pool.ask("c", "card")
    pool.ask("a", "card")
    pool.work()
    pool.work(2)
    assert sorted(pool.ended[-2:]) == ["a0", "c0"]
    assert pool.now < 4 + 0.5 + 4 + 1.1


def test_long_work_is_not_put_off_forever_by_ever_new_networks() -> None:
    pool = Pool(waiting=20)
    pool.ask("x", "book", times=2)
    pool.work()
    pool.ask("patient", "book")
    number = 0
    while "patient0" not in pool.ended:
        for _ in range(2):
            number += 1
            pool.ask(f"new{number}-")
        pool.work()
        assert number < 400, "a share of one in 21 for as long as a book takes"


def test_a_full_queue_gives_the_place_of_whoever_has_most() -> None:
    pool = Pool(waiting=4)
    pool.ask("e", "book", times=6)
    assert pool.dropped == ["e5"], "a single network can have all places"
    pool.ask("n", "book", times=4)
    assert pool.dropped == ["e5", "e4", "e3", "n2", "n3"]


def test_no_call_is_lost_and_no_network_takes_the_last_of_several_threads() -> None:
    chance = random.Random(3)
    for threads in (1, 2, 3):
        pool, asked = Pool(threads, waiting=6), 0
        actions: list[Callable[[], None]] = [
            lambda pool=pool: pool.ask(chance.choice("abc"), chance.choice(("card", "book"))),  # type: ignore[misc]
            lambda pool=pool: pool.work() if pool.running else None,  # type: ignore[misc]
        ]
        for _ in range(400):
            action = chance.choice(actions)
            asked += action is actions[0]
            action()
            networks = [call.network for _, call in pool.running]
            assert len(networks) <= threads
            assert max(map(networks.count, networks), default=0) <= max(threads - 1, 1)
        while pool.running:
            pool.work()
        assert len(pool.ended) + len(pool.dropped) == asked


def test_a_call_that_nobody_waits_for_makes_room() -> None:
    queue: FairQueue[str] = FairQueue(1, 1)
    calls = [Call("a", "card", str(number)) for number in range(3)]
    for call in calls[:2]:
        queue.add(call)
        queue.start()
    queue.discard(calls[0])
    queue.discard(calls[1])
    queue.add(calls[2])
    assert queue.drop_excess() is None
    queue.end(calls[0], 1.0)
    assert queue.start() is calls[2]
