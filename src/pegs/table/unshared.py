"""A table that nobody was invited to closes soon after its host has left, unless someone has joined.

It belongs to a tap that led nowhere: it costs nothing, and leaves nothing.
"""

from __future__ import annotations

from pegs.table import events as ev
from pegs.table.state import State

HOST_ABSENCE = 600
"""How long an unshared table waits for its host, in seconds."""


def due(state: State) -> float | None:
    """When an unshared table closes because its host is away; None if it stays open."""
    if state.is_kept or state.stage != "gathering" or state.is_awake:
        return None
    times = [each.away_since for each in state.seats if each.person and each.away_since is not None]
    return min(times) + HOST_ABSENCE if times else None


def overdue(state: State, now: float) -> list[ev.AnyEvent]:
    """The event that closes an unshared table by taking away its host's seat."""
    time = due(state)
    if time is None or time > now:
        return []
    people = [seat for seat, each in enumerate(state.seats) if each.person]
    return [ev.SeatGivenUp(at=now, seat=seat, bot=None) for seat in people]


def is_closed(state: State) -> bool:
    """Whether the host of an unshared table has left: nobody can join it anymore."""
    return not state.is_kept and not any(each.person for each in state.seats)
