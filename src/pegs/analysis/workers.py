"""Many games at a time: threads that take chunks of game numbers, play them and return what they counted.

The kernel releases Python's lock while it plays, so compiled players keep every core busy. Players written
in Python take turns holding the lock, so more than one thread seldom makes them faster.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from queue import SimpleQueue
from time import perf_counter
from typing import Any, Generic, TypeVar

from pegs import players as registry
from pegs.analysis.chunks import ChunkQueue, ChunkSize, Span
from pegs.core.board import Seat
from pegs.engine.kernel.layout import new_games, new_scratches
from pegs.players.player import Player
from pegs.players.workspace import new_workspaces
from pegs.rules.switches import Rules

T = TypeVar("T")
CHUNK_SECONDS = 0.2


class WorkerMemory:
    """One worker's working memory and players."""

    def __init__(self) -> None:
        games = new_games(2)
        self.game, self.view = games[:1], games[1:]
        self.scratch = new_scratches(1)
        self._workspaces: dict[tuple[Rules, tuple[str, ...]], Any] = {}
        self._players: dict[tuple[Seat, str], Player] = {}

    def workspaces(self, rules: Rules, names: Sequence[str]) -> Any:
        """The workspaces of a lineup of compiled players."""
        key = rules, tuple(names)
        if key not in self._workspaces:
            self._workspaces[key] = new_workspaces(rules, len(names), names)
        return self._workspaces[key]

    def player(self, seat: Seat, name: str) -> Player:
        """This worker's player at a seat, made once. Raises as `pegs.players.find` and `make` do.

        ``name`` comes from a lineup, which has loaded it, but perhaps in another process.
        """
        key = seat, name
        if key not in self._players:
            self._players[key] = registry.make(registry.find(name))
        return self._players[key]


class Workers(Generic[T]):
    """Threads that play spans of games; by default, one per core.

    ``play(memory, span)`` is called in a thread. Its result may depend on the game numbers only, because
    any thread may play any games.
    """

    def __init__(self, play: Callable[[WorkerMemory, Span], T], threads: int | None = None) -> None:
        self.threads = threads or cores()
        self._play = play
        self._out: SimpleQueue[tuple[Span, T] | BaseException | None] = SimpleQueue()

    def run(self, spans: Sequence[Span], stop: threading.Event) -> Iterator[tuple[Span, T]]:
        """Yield the result of every chunk as it comes in.

        Once ``stop`` is set, chunks in progress are finished and no more are started. Raises any exception
        that ``play`` raised.
        """
        queue, is_abandoned = ChunkQueue(spans), threading.Event()
        threads = [
            threading.Thread(target=self._work, args=(queue, stop, is_abandoned), daemon=True)
            for _ in range(self.threads)
        ]
        for thread in threads:
            thread.start()
        working = len(threads)
        try:
            while working:
                result = self._out.get()
                if result is None:
                    working -= 1
                elif isinstance(result, BaseException):
                    raise result
                else:
                    yield result
        finally:
            is_abandoned.set()

    def _work(self, queue: ChunkQueue, stop: threading.Event, is_abandoned: threading.Event) -> None:
        try:
            memory, size = WorkerMemory(), ChunkSize(CHUNK_SECONDS)
            while not (stop.is_set() or is_abandoned.is_set()):
                if (span := queue.take(size.games)) is None:
                    break
                start = perf_counter()
                self._out.put((span, self._play(memory, span)))
                size.measured(span, perf_counter() - start)
        except BaseException as error:
            self._out.put(error)
        self._out.put(None)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def stop_on_interrupt(notify: Callable[[], None] = lambda: None) -> Iterator[threading.Event]:
    """An event that the first Ctrl-C sets, so that chunks in progress can be finished and saved; the second
    raises KeyboardInterrupt.

    ``notify`` is called after the first, because chunks of slow players may take minutes.
    """
    stop = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = signal.getsignal(signal.SIGINT)

    def interrupt(_number: int, _frame: Any) -> None:
        if stop.is_set():
            raise KeyboardInterrupt
        stop.set()
        notify()

    signal.signal(signal.SIGINT, interrupt)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
