"""Taking over a bot's seat, also in the middle of a game: a person asks, and the host answers."""

from __future__ import annotations

from pegs.core.board import Seat
from pegs.i18n import translate
from pegs.protocol.table_view import SeatRequest
from pegs.table import daily
from pegs.table import events as ev
from pegs.table.command_errors import RefusedError
from pegs.table.seats import name_and_color
from pegs.table.state import State

MAX_REQUESTS = 5
"""How many people can ask at the same time."""
PATIENCE = 600.0
"""Seconds after which a request gives way if there are too many."""
HOST_ABSENCE = 60.0
"""Seconds after which anyone may answer for an absent host. Nobody gains by the host's reloading the page."""


def requests(state: State) -> tuple[SeatRequest, ...]:
    """The people who ask for a bot's seat, as everyone sees them."""
    if not state.seat_requests:
        return ()
    all_from = _all_may_answer_from(state)
    return tuple(
        SeatRequest(version, each.seat, each.name, each.color, _answering(state, each.seat), all_from)
        for version, each in state.seat_requests.items()
    )


def ask(state: State, seat: Seat | None, name: str, color: str, key: str, now: float) -> list[ev.AnyEvent]:
    """The events of a person asking for a bot's seat, by default the first one. Raises RefusedError.

    ``key`` is the hash of the token with which they will sit down.
    """
    bots = [number for number, seat_state in enumerate(state.seats) if seat_state.bot]
    seat = next(iter(bots), None) if seat is None else seat
    if seat not in bots or state.lesson is not None or daily.is_on(state):
        raise RefusedError("seat_taken", translate("table-no-bot-here"))
    ended: list[ev.AnyEvent] = []
    if len(state.seat_requests) >= MAX_REQUESTS:
        version, oldest = next(iter(state.seat_requests.items()))
        if now < oldest.at + PATIENCE:
            raise RefusedError("too_much", translate("table-many-requests"))
        ended = [_answered(version, oldest, False, now)]
    name, color = name_and_color(state.seats, seat, name, color)
    return [*ended, ev.SeatRequested(at=now, seat=seat, name=name, color=color, key=key)]


def withdraw(state: State, key: str, now: float) -> list[ev.AnyEvent]:
    """The event of a person no longer asking; none if they have been answered."""
    return [
        _answered(version, each, False, now)
        for version, each in state.seat_requests.items()
        if each.key == key
    ]


def _answering(state: State, asked: Seat) -> tuple[Seat, ...]:
    """The seats whose people may answer at once: the host, or the bot's partners while the host is away."""
    people = [seat for seat, each in enumerate(state.seats) if each.person]
    if any(state.seats[seat].host and state.seats[seat].is_here for seat in people):
        return tuple(seat for seat in people if state.seats[seat].host)
    team = state.board.team_of(asked)
    return tuple(seat for seat in people if state.seats[seat].host or state.board.team_of(seat) == team)


def _all_may_answer_from(state: State) -> float | None:
    """When everyone at the table may answer, because the host is away; None while the host is here."""
    host = next((each for each in state.seats if each.host), None)
    if host is None or host.away_since is None:
        return 0.0 if host is None else None
    return state.outages.after(host.away_since, HOST_ABSENCE)


def _may_answer(state: State, seat: Seat, asked: Seat, now: float) -> bool:
    anyone_from = _all_may_answer_from(state)
    return seat in _answering(state, asked) or (anyone_from is not None and now >= anyone_from)


def answer(state: State, seat: Seat, version: int, agree: bool, now: float) -> list[ev.AnyEvent]:
    """The events of a person's answer to a request; others who ask for the same seat are refused with it.

    Raises RefusedError if the person may not answer, or the seat that is asked for is no longer a bot's.
    """
    request = state.seat_requests.get(version)
    if request is None:
        raise RefusedError("stale", translate("table-no-request"))
    if not _may_answer(state, seat, request.seat, now):
        raise RefusedError("not_allowed", translate("table-host-only"))
    if not agree:
        return [_answered(version, request, False, now)]
    asked = request.seat
    if not state.seats[asked].bot:
        raise RefusedError("seat_taken", translate("table-no-bot-here"))
    name, color = name_and_color(state.seats, asked, request.name, request.color)
    others = [
        _answered(other, each, False, now)
        for other, each in state.seat_requests.items()
        if other != version and each.seat == asked
    ]
    taken = ev.SeatTaken(at=now, seat=asked, name=name, color=color)
    return [_answered(version, request, True, now), taken, *others]


def _answered(version: int, request: ev.SeatRequested, granted: bool, now: float) -> ev.SeatRequestAnswered:
    return ev.SeatRequestAnswered(
        at=now, request=version, seat=request.seat, key=request.key, granted=granted
    )
