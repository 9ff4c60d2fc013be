"""Taking back a turn: at once while no one has seen anything new, otherwise if everyone else agrees."""

from __future__ import annotations

from collections.abc import Iterator

from pegs.core.board import Seat
from pegs.core.operations import Drawn, Reshuffled, Revealed
from pegs.core.ply import Ply
from pegs.protocol.table_view import TakeBackChoice, TakeBackRequest
from pegs.table import events as ev
from pegs.table.commit_reveal import piles_text
from pegs.table.state import DAY, State, is_slow

ANSWER_SECONDS = 30.0
"""How long people have to agree; a day if turns have a day or more."""


def plies_to_take_back(state: State, seat: Seat) -> int:
    """How many decisions a seat can take back: its own last one, and those of bots since then.

    With real cards, anyone takes back the last decision, whoever it was: they keep the score for everyone.

    0 if another person has played since, or if a face-down card was turned over, which can't be hidden again.
    """
    if not state.settings.take_back or state.stage != "playing" or state.lesson is not None:
        return 0
    if state.has_real_cards:
        return min(1, len(state.running.plies))
    for plies, (event, ply) in enumerate(_decisions_backward(state), 1):
        if any(isinstance(each, Revealed) for each in ply.operations):
            return 0
        if event.seat == seat and event.by == "person":
            return plies
        if event.by == "person":
            return 0
    return 0


def _decisions_backward(state: State) -> Iterator[tuple[ev.TurnPlayed, Ply]]:
    """The decisions of the running game that weren't taken back, the last one first."""
    plies = reversed(state.running.plies)
    taken_back = 0
    for entry in reversed(state.entries_of_game):
        if isinstance(entry.event, ev.TakenBack):
            taken_back += entry.event.plies
        elif isinstance(entry.event, ev.TurnPlayed) and taken_back:
            taken_back -= 1
        elif isinstance(entry.event, ev.TurnPlayed):
            yield entry.event, next(plies)


def choice(state: State, seat: Seat) -> TakeBackChoice | None:
    """Whether a seat can take back its last decision at once, or can ask for it; None if neither."""
    plies = plies_to_take_back(state, seat)
    if not plies or state.take_back is not None:
        return None
    if is_free(state, seat, plies) or not _others(state, seat):
        return "now"
    return "ask" if state.take_back_denied_at != state.decided_at else None


def is_free(state: State, seat: Seat, plies: int) -> bool:
    """Whether no one has seen a card or played since a seat's last decision, and no one else is choosing.

    Real cards are in people's hands, so taking back is always free.
    """
    if state.has_real_cards:
        return True
    if plies != 1 or any(isinstance(each, Drawn | Reshuffled) for each in state.running.plies[-1].operations):
        return False
    last = next(
        entry.event
        for entry in reversed(state.entries_of_game)
        if isinstance(entry.event, ev.TurnPlayed | ev.TakenBack)
    )
    if not isinstance(last, ev.TurnPlayed):
        return False  # the decision was made before another one that was taken back
    turn = state.running.turn
    return turn == seat or state.seats[turn].player is not None


def _others(state: State, seat: Seat) -> list[Seat]:
    """The other people at the table, connected or not."""
    return [other for other, seat_state in enumerate(state.seats) if seat_state.person and other != seat]


def waiting_for(state: State) -> tuple[Seat, ...]:
    """The people who haven't agreed to the take-back that was asked for."""
    if state.take_back is None:
        return ()
    return tuple(seat for seat in _others(state, state.take_back.seat) if seat not in state.take_back_agreed)


def request(state: State) -> TakeBackRequest | None:
    """The take-back that was asked for, as everyone sees it."""
    asked = state.take_back
    if asked is None:
        return None
    until = state.outages.after(asked.at, _seconds(state))
    return TakeBackRequest(asked.seat, waiting_for(state), until)


def _seconds(state: State) -> float:
    return DAY if is_slow(state.settings.pace) else ANSWER_SECONDS


def due(state: State) -> float | None:
    """When the take-back that was asked for is decided without further answers; None if there is none."""
    if state.take_back is None:
        return None
    return state.outages.after(state.take_back.at, _seconds(state) if waiting_for(state) else 0)


def overdue(state: State, now: float) -> list[ev.AnyEvent]:
    """The events that end a take-back if everyone has agreed or left, or time is up."""
    moment = due(state)
    if state.take_back is None or moment is None or now < moment:
        return []
    if waiting_for(state):
        return [ev.TakeBackEnded(at=now, seat=None)]
    return [taken_back(state, state.take_back.seat, state.take_back.plies, now)]


def taken_back(state: State, seat: Seat, plies: int, now: float) -> ev.TakenBack:
    """The event of a take-back. Unless it is free, the draw piles are shuffled."""
    if is_free(state, seat, plies):
        return ev.TakenBack(at=now, seat=seat, plies=plies)
    piles = state.running.copy().take_back(plies, seat).piles
    return ev.TakenBack(at=now, seat=seat, plies=plies, piles=piles_text(piles))
