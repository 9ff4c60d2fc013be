"""What a device has: its tables, its clock, and its source of chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pegs.here.local_table import LocalTable
from pegs.i18n import translate
from pegs.table.answers.problems import UNREADABLE
from pegs.table.command_errors import NoTableError
from pegs.table.state import Chance

if TYPE_CHECKING:
    from pegs.coach.review import Reviewer


@dataclass(frozen=True)
class Shelf:
    """The tables of one device. ``clock`` is the time in seconds since 1970.

    A stored table is read when it's first needed: there may be many.
    """

    clock: Callable[[], float]
    chance: Chance
    reviewers: dict[str, Reviewer] = field(default_factory=dict)
    """The review in progress, by its game."""
    _unread: dict[str, list[str]] = field(default_factory=dict)
    _tables: dict[str, LocalTable] = field(default_factory=dict)

    def put(self, table: str, lines: Iterable[str]) -> None:
        """Add a stored table."""
        self._unread[table] = list(lines)

    def add(self, here: LocalTable) -> None:
        """Add a new table."""
        self._tables[here.id] = here

    def remove(self, table: str) -> None:
        """Remove a table."""
        self._unread.pop(table, None)
        self._tables.pop(table, None)

    @property
    def tables(self) -> Iterator[LocalTable]:
        """The tables that have been read."""
        return iter(tuple(self._tables.values()))

    def find(self, table: str) -> LocalTable:
        """A table. Raises NoTableError if it isn't here, or a line of it can't be read."""
        if table in self._unread:
            try:
                self._tables[table] = LocalTable.restored(table, self._unread[table])
            except UNREADABLE:
                raise NoTableError(translate("server-no-table")) from None
            del self._unread[table]
        if table not in self._tables:
            raise NoTableError(translate("server-no-table"))
        return self._tables[table]

    def with_game(self, game: str) -> tuple[LocalTable, int]:
        """The table at which a game was dealt, and the game's number there. Raises NoTableError."""
        mark = f'"game":"{game}"'
        for table in [table for table, lines in self._unread.items() if any(mark in line for line in lines)]:
            self.find(table)
        for here in self.tables:
            for began, _ in here.table.state.games:
                if began.game == game:
                    return here, began.number
        raise NoTableError(translate("server-no-game"))
