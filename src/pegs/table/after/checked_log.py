"""Checks a log that someone else wrote: each event must be one that the table itself would decide.

What may have led to each event is decided again (`decisions`). So a log can't have a turn against the
rules, a result without its game, cards that don't follow from its numbers, or text that a table would refuse.
Whether a bot really chose its turn isn't checked: any legal one will do.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec
from msgspec import structs

from pegs.core.errors import PegsError
from pegs.i18n import translate
from pegs.players import versions
from pegs.protocol.rest import Join
from pegs.table import events as ev
from pegs.table.after.decisions import decisions
from pegs.table.command_errors import RefusedError
from pegs.table.table import Table

Events: TypeAlias = Sequence[ev.AnyEvent]
MAX_TOGETHER = 16
"""More events than any decision leads to: bots take nine seats, and the game begins."""
_WRONG = (PegsError, LookupError, ValueError, TypeError, ArithmeticError, AssertionError)
"""What may be raised if events don't fit."""
_EARLIEST, _LATEST = 1e9, 1e10
"""The years 2001 and 2286. Times beyond them were made up."""


def checked_table(events: Events, keep_on: Callable[[], None] = lambda: None) -> Table:
    """The table after these events. Raises RefusedError if they can't have happened.

    ``keep_on`` is called before each decision, and may raise another error to stop.
    """
    made = next(iter(events), None)
    if not isinstance(made, ev.TableMade) or made.settings.lesson or made.settings.daily is not None:
        raise _refusal()
    table, last = Table(), _EARLIEST
    while (version := table.version) < len(events):
        keep_on()
        if not last <= events[version].at <= _LATEST:
            raise _refusal()
        last = events[version].at
        for event in _next(table, events[version : version + MAX_TOGETHER]):
            table.apply(event)
    return table


def _next(table: Table, logged: Events) -> Events:
    """The next events of a log as the table decides them."""
    if not table.version:
        if _are_equal(decided := _created(logged), logged):
            return decided
        raise _refusal()
    with contextlib.suppress(*_WRONG):  # finding ways may raise, too
        for decide in decisions(table, logged):
            if (decided := _tried(decide)) and _are_equal(decided, logged):
                return [_with_net_of(*pair) for pair in zip(decided, logged, strict=False)]
    raise _refusal()


def _tried(decide: Callable[[], Events]) -> Events:
    """What is decided; nothing if it's refused."""
    with contextlib.suppress(*_WRONG):
        return decide()
    return ()


def _created(logged: Events) -> Events:
    """The events of a new table whose creator is the first to sit down."""
    made = logged[0]
    taken = next((event for event in logged[:3] if isinstance(event, ev.SeatTaken)), None)
    if taken is None or not isinstance(made, ev.TableMade):
        raise _refusal()
    try:
        seed = bytes.fromhex(made.seed)
        msgspec.convert({"name": taken.name, "color": taken.color}, Join)
        new = (made.settings, made.code, taken.name, taken.color, made.at, lambda _: seed)
        return Table.create(*new, keep=made.keep)[1]
    except _WRONG:
        raise _refusal() from None


def _are_equal(decided: Events, logged: Events) -> bool:
    return len(decided) <= len(logged) and all(
        _with_net_of(*pair) == pair[1] for pair in zip(decided, logged, strict=False)
    )


def _with_net_of(decided: ev.AnyEvent, logged: ev.AnyEvent) -> ev.AnyEvent:
    """A deal with the log's net, if it's installed: the device's program may be older than this one."""
    if isinstance(decided, ev.GameBegan) and isinstance(logged, ev.GameBegan):
        return structs.replace(decided, net=versions.installed(logged.net))
    return decided


def _refusal() -> RefusedError:
    return RefusedError("not_allowed", translate("here-log-wrong"))
