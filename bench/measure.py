"""Helpers for the benchmarks: interleaved timing and a table of results."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from rich.console import Console
from rich.table import Table

ROUNDS = 9


def best_times(
    works: Mapping[str, Callable[[], object]],
    rounds: int = ROUNDS,
    clock: Callable[[], float] = time.perf_counter,
) -> dict[str, float]:
    """The shortest time in seconds of each function, by a clock.

    The functions take turns, so that a busy machine slows them all down alike.
    """
    for work in works.values():
        work()
    best = dict.fromkeys(works, float("inf"))
    for _ in range(rounds):
        for name, work in works.items():
            begin = clock()
            work()
            best[name] = min(best[name], clock() - begin)
    return best


def show(title: str, columns: list[str], rows: list[list[str]]) -> None:
    """Print a table; the first column is a name, the others are figures."""
    table = Table(title=title, title_justify="left")
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number == 0 else "right")
    for row in rows:
        table.add_row(*row)
    Console().print(table)
