"""Many games at a time on more than one machine: the workers of a Ray cluster play chunks of game numbers.

Chunks are tasks that depend on nothing but their numbers, so Ray repeats one whose worker or machine is lost.
"""

from __future__ import annotations

import pickle
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from time import perf_counter
from typing import Any, Generic, TypeVar

from pegs.analysis.chunks import ChunkQueue, ChunkSize, Span
from pegs.analysis.ray_cluster import connection
from pegs.analysis.workers import WorkerMemory
from pegs.core.errors import UsageError
from pegs.engine.kernel.sources import fingerprint
from pegs.extras import require
from pegs.i18n import in_language, language, translate

T = TypeVar("T")
CHUNK_SECONDS = 1.0
"""Longer than a thread's, because chunks and results travel."""
RETRIES = 10
"""The most times that a chunk is repeated after its worker was lost."""
WAIT_SECONDS = 1.0
"""How long to wait for results before looking for new workers."""


@dataclass(frozen=True)
class _Job:
    """What the workers need to know: how to play, and the language and sources of the machine that asks.

    ``play`` is pickled twice: a worker with other sources may not be able to load it, and has to report the
    other sources first.
    """

    play: bytes
    language: str
    version: str
    sources: str


@cache
def _memory() -> WorkerMemory:
    """The memory of this worker's process, which plays one chunk at a time."""
    return WorkerMemory()


def _play_chunk(job: _Job, span: Span) -> tuple[Any, float]:
    """In a worker: play a chunk, and return its result and the seconds it took.

    Raises UsageError if this machine has another version of the package, or other sources of it.
    """
    with in_language(job.language):
        _check_sources(job)
        play = pickle.loads(job.play)
        start = perf_counter()
        return play(_memory(), span), perf_counter() - start


def _check_sources(job: _Job) -> None:
    """Raise UsageError if this machine could play differently from the one that asks."""
    ours = version("pegs-and-jokers")
    if ours != job.version:
        raise UsageError(translate("ray-other-version", theirs=ours, ours=job.version))
    if fingerprint() != job.sources:
        raise UsageError(translate("ray-other-sources", version=ours))


def check_address(address: str) -> None:
    """Raise UsageError if Ray isn't installed, or the address is empty."""
    require("ray")
    if not address.strip():
        raise UsageError(translate("ray-no-address"))


class RayWorkers(Generic[T]):
    """The workers of a Ray cluster: a `pegs.analysis.executors.Executor`.

    ``play`` and its results are pickled. At most ``most`` chunks are played at a time; by default, one per
    core of the cluster, also of machines that join it later.
    """

    def __init__(
        self, play: Callable[[WorkerMemory, Span], T], address: str, most: int | None = None
    ) -> None:
        """Raises UsageError if Ray isn't installed, or the address is empty."""
        check_address(address)
        self._play, self._address, self._most = play, address, most

    def run(self, spans: Sequence[Span], stop: threading.Event) -> Iterator[tuple[Span, T]]:
        """Yield the result of every chunk as it comes in, as `Executor.run` does.

        Raises UsageError if the cluster can't be reached, or lost a chunk's worker again and again.
        """
        with connection(self._address, self._most) as ray:
            yield from self._collect(ray, ChunkQueue(spans), stop)

    def _collect(self, ray: Any, queue: ChunkQueue, stop: threading.Event) -> Iterator[tuple[Span, T]]:
        pickled = ray.cloudpickle.dumps(self._play)
        job = _Job(pickled, language(), version("pegs-and-jokers"), fingerprint())
        play_chunk = ray.remote(num_cpus=1, max_retries=RETRIES)(_play_chunk)
        size, pending = ChunkSize(CHUNK_SECONDS), dict[Any, Span]()
        try:
            while True:
                while not stop.is_set() and len(pending) < self._slots(ray):
                    if (span := queue.take(size.games)) is None:
                        break
                    pending[play_chunk.remote(job, span)] = span
                if not pending:
                    return
                ready, _ = ray.wait(list(pending), timeout=WAIT_SECONDS)
                for chunk in ready:
                    span = pending.pop(chunk)
                    result, seconds = _result(ray, chunk)
                    size.measured(span, seconds)
                    yield span, result
        finally:
            for chunk in pending:
                ray.cancel(chunk, force=True)

    def _slots(self, ray: Any) -> int:
        """How many chunks to have in progress."""
        return self._most or max(int(ray.cluster_resources().get("CPU", 0)), 1)


def _result(ray: Any, chunk: Any) -> Any:
    """The result of a chunk that is done. Raises what it raised, or UsageError if its worker was lost."""
    try:
        return ray.get(chunk)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    except ray.exceptions.RayError as error:
        reason = str(error).strip().partition("\n")[0]
        raise UsageError(translate("ray-lost", times=RETRIES + 1, reason=reason)) from None
