"""`Device`: all tables of one device, and what its pages can request. It works in steps (see `steps`):

    step = device.request("POST", "api/tables", body, "en")
    write(step.store)
    outcome = step.apply()

Only one step may be open at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pegs.here.commits import commit
from pegs.here.local_table import LocalTable
from pegs.here.requests import answer_request
from pegs.here.shelf import Shelf
from pegs.here.sockets import Port, no_such_table
from pegs.here.steps import Step, nothing
from pegs.table.command_errors import NoTableError
from pegs.table.state import Chance


class Device:
    """The tables of one device."""

    def __init__(self, clock: Callable[[], float], chance: Chance) -> None:
        """``clock`` is the time in seconds since 1970; ``chance`` makes bytes that nobody can guess."""
        self._shelf = Shelf(clock, chance)

    def open(self, table: str, lines: Iterable[str]) -> None:
        """Add a stored table; its lines are read when the table is first needed."""
        self._shelf.put(table, lines)

    def request(self, method: str, path: str, body: str, language: str) -> Step:
        """The answer to a REST request as a step: ``path`` begins with ``api/``, ``body`` is JSON."""
        return answer_request(self._shelf, method, path, body, language)

    def receive(self, table: str, port: int, text: str) -> Step:
        """The step that a message on a port leads to. A port's number is unique across all tables."""
        try:
            here = self._shelf.find(table)
        except NoTableError:
            return no_such_table(port)
        return Port(port, here, self._shelf).receive(text)

    def closed(self, table: str, port: int) -> None:
        """A port was closed."""
        for here in self._shelf.tables:
            if here.id == table:
                here.leave(port, here.now(self._shelf.clock()))

    def forget(self, table: str) -> None:
        """Forget a table that the caller has deleted to make room."""
        self._shelf.remove(table)

    def wait(self) -> float | None:
        """Seconds until `pass_time` has something to do; None if only people can act."""
        waits = [self._wait_at(here) for here in self._shelf.tables]
        return min((each for each in waits if each is not None), default=None)

    def _wait_at(self, here: LocalTable) -> float | None:
        now = here.now(self._shelf.clock())
        due = here.next_due(now)
        return None if due is None else max(0.0, due - now)

    def pass_time(self) -> Step:
        """The step for the next thing that is due, at one table; more may be due."""
        for here in self._shelf.tables:
            now = here.now(self._shelf.clock())
            if here.is_running and (events := here.passed(now)):
                return commit(self._shelf, here, events)
        return nothing()
