"""Tables that nobody has opened for long: each is offered once more, for a week, and then it goes.

A table with finished games stays: its replays are worth keeping.
"""

from __future__ import annotations

from collections.abc import Iterable

from pegs.here.local_table import LocalTable
from pegs.here.stored_lines import Offered, Opened

_DAY = 24 * 3600.0
LEFT_AFTER, OFFERED_FOR = 60 * _DAY, 7 * _DAY
"""Seconds."""


def goes_at(here: LocalTable) -> float | None:
    """When a table goes, unless someone opens it; None if it hasn't been offered since it was last open."""
    if here.offered is None or here.offered < here.used:
        return None
    return here.offered + OFFERED_FOR


def gone(tables: Iterable[LocalTable], clock: float) -> list[LocalTable]:
    """Those that were offered, and that nobody wanted."""
    return [here for here in tables if (at := goes_at(here)) is not None and at <= clock]


def to_offer(tables: Iterable[LocalTable], clock: float) -> dict[LocalTable, Offered]:
    """Those that are offered from now on, with the note of it."""
    return {here: Offered(clock) for here in tables if _is_left(here, clock) and goes_at(here) is None}


def opened(here: LocalTable, clock: float) -> list[Opened]:
    """The note that someone opens a table that was left: there may be no event that says so."""
    return [Opened(clock)] if here.used + LEFT_AFTER <= clock else []


def _is_left(here: LocalTable, clock: float) -> bool:
    stays = bool(here.clients) or here.move is not None or bool(here.finished)
    return not stays and here.used + LEFT_AFTER <= clock
