"""What a device has: its tables, its clock, and its source of chance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from pegs.here.local_table import LocalTable
from pegs.i18n import translate
from pegs.table.command_errors import NoTableError
from pegs.table.state import Chance


@dataclass(frozen=True)
class Shelf:
    """The tables of one device, by their ids. ``clock`` is the time in seconds since 1970."""

    clock: Callable[[], float]
    chance: Chance
    tables: dict[str, LocalTable] = field(default_factory=dict)

    def find(self, table: str) -> LocalTable:
        """A table. Raises NoTableError."""
        here = self.tables.get(table)
        if here is None:
            raise NoTableError(translate("server-no-table"))
        return here
