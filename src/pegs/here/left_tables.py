"""Deletes tables that no one has opened in a long time, after offering each once more for a week.

A table with finished games stays: its replays are worth keeping.
"""

from __future__ import annotations

from collections.abc import Iterable

from pegs.here.local_table import LocalTable
from pegs.here.stored_lines import Opened

_DAY = 24 * 3600.0
LEFT_AFTER, OFFERED_FOR = 60 * _DAY, 7 * _DAY
"""Seconds."""


def goes_at(here: LocalTable) -> float | None:
    """When a table is deleted unless someone opens it; None if it hasn't been offered since its last use."""
    if here.offered is None or here.offered < here.used:
        return None
    return here.offered + OFFERED_FOR


def gone(tables: Iterable[LocalTable], clock: float) -> list[LocalTable]:
    """The tables to delete: no one opened them in the week after they were offered."""
    return [here for here in tables if (at := goes_at(here)) is not None and at <= clock]


def to_offer(tables: Iterable[LocalTable], clock: float) -> list[LocalTable]:
    """The tables to offer once more."""
    return [here for here in tables if _is_left(here, clock) and goes_at(here) is None]


def opened(here: LocalTable, clock: float) -> list[Opened]:
    """A note for the log if someone opens a table after a long time, since there may be no event for it."""
    return [Opened(clock)] if here.used + LEFT_AFTER <= clock else []


def _is_left(here: LocalTable, clock: float) -> bool:
    stays = bool(here.clients) or here.move is not None or bool(here.finished)
    return not stays and here.used + LEFT_AFTER <= clock
