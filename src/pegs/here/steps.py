"""A step: what a device has decided, and what to store before it takes effect.

The caller writes `store`, deletes `drop`, and then calls `apply`; or `cancel`, if nothing could be written.
Until then nothing has changed, and no other step may be requested.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple


class Told(NamedTuple):
    """A message for the client at a port, as JSON."""

    port: int
    text: str


class Answer(NamedTuple):
    """The answer to a request: an HTTP status, a media type, and a text."""

    status: int
    type: str
    body: str


class Outcome(NamedTuple):
    """What a step leads to: messages for ports, in order, and the answer to a request."""

    told: Sequence[Told] = ()
    answer: Answer | None = None


class TableLines(NamedTuple):
    """Lines to add to a table's log. A table that isn't stored yet begins with them."""

    table: str
    lines: Sequence[str]


class Step:
    """One step of a device."""

    def __init__(
        self,
        apply: Callable[[], Outcome],
        store: Sequence[TableLines] = (),
        drop: Sequence[str] = (),
        over: Sequence[str] = (),
    ) -> None:
        self._apply = apply
        self.store = tuple(each for each in store if each.lines)
        """What to write first, all of it or nothing."""
        self.drop = tuple(drop)
        """The tables to delete in the same transaction."""
        self.over = tuple(over)
        """The tables whose game ends with this step. A device may keep only the newest of them."""
        self._is_open = True

    def apply(self) -> Outcome:
        """Make the change, once it's stored."""
        self._close()
        return self._apply()

    def cancel(self) -> None:
        """Discard the step: nothing has been stored."""
        self._close()

    def _close(self) -> None:
        assert self._is_open, "a step is applied or cancelled once"
        self._is_open = False


def nothing() -> Step:
    """A step that changes nothing."""
    return Step(Outcome)
