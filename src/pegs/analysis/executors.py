"""Where games are played: in threads of this process, or by the workers of a Ray cluster."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol, TypeVar

from pegs.analysis.chunks import Span
from pegs.analysis.workers import WorkerMemory, Workers

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Executor(Protocol[T_co]):
    """Plays spans of games in chunks, many at a time."""

    def run(self, spans: Sequence[Span], stop: threading.Event) -> Iterator[tuple[Span, T_co]]:
        """Yield the result of every chunk as it comes in.

        Once ``stop`` is set, chunks in progress are finished and no more are started. Raises any exception
        that playing raised.
        """


@contextmanager
def connected(threads: int | None, ray: str | None) -> Iterator[None]:
    """Keep one connection open for all executors in the ``with`` block, if ``ray`` is a cluster's address.

    Raises UsageError if Ray isn't installed, or if the cluster can't be reached.
    """
    if ray is None:
        yield
        return
    from pegs.analysis.ray_cluster import connection
    from pegs.analysis.ray_workers import check_address

    check_address(ray)
    with connection(ray, threads):
        yield


def executor(
    play: Callable[[WorkerMemory, Span], T], in_python: bool, threads: int | None, ray: str | None
) -> Executor[T]:
    """An executor that calls ``play(memory, span)``, whose result may depend only on the game numbers.

    Without the address of a Ray cluster in ``ray``, it has as many threads as requested; by default, one for
    players written in Python, and one per core for all others. With it, at most ``threads`` chunks are played
    at a time, by default one per core of the cluster. Raises UsageError if Ray isn't installed.
    """
    if ray is not None:
        from pegs.analysis.ray_workers import RayWorkers

        return RayWorkers(play, ray, threads)
    return Workers(play, threads or (1 if in_python else None))
