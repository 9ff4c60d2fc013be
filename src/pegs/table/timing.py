"""Time limits and delays at a table: clocks, absent people, and pauses before a bot's turn."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Literal

from pegs import players
from pegs.core.board import Seat
from pegs.core.errors import PegsError
from pegs.core.operations import Moved, Operation, Penalized, SentToInSpot, SentToStart, Swapped
from pegs.core.turn import Turn
from pegs.table import events as ev
from pegs.table.handlers import STAND_IN
from pegs.table.protocol.settings import Pace
from pegs.table.state import State
from pegs.view import SeatView, view_of

log = logging.getLogger(__name__)
DAY = 86_400
_HOLE_SECONDS, _BUMP_SECONDS = 0.08, 0.46
"""Seconds that the browser takes to animate a hole and a bump."""
_FLIGHTS = (SentToStart, SentToInSpot, Swapped, Penalized)


@dataclass(frozen=True, slots=True)
class BotTask:
    """A decision for a bot to make, no earlier than ``not_before``. ``key`` identifies the decision."""

    key: tuple[int, Seat]
    seat: Seat
    bot: str
    by: Literal["bot", "clock"]
    not_before: float
    view: SeatView
    seed: str

    def choose(self) -> Turn:
        """Let the bot decide. This may take a while, and may run in any thread.

        If the bot fails, the stand-in decides.
        """
        try:
            return players.decide(self.bot, self.seed, self.view)
        except PegsError as error:
            log.warning("%s plays for a bot that failed: %s", STAND_IN, error)
            return players.decide(STAND_IN, self.seed, self.view)


def is_idle(state: State) -> bool:
    """Whether bots and clocks stop because no person is connected. Slow games never stop."""
    return not state.is_awake and not is_slow(state.settings.pace)


def is_slow(pace: Pace) -> bool:
    """Whether turns have a day or more, so that people connect only to make a turn."""
    return pace.seconds is not None and pace.seconds >= DAY


def deadline(state: State) -> float | None:
    """When the clock of the seat to act runs out; None if there is no clock."""
    pace = state.settings.pace
    if state.stage != "playing" or pace.seconds is None:
        return None
    if state.seats[state.running.turn].player is not None:
        return None
    began = state.moved_at if is_slow(pace) else max(state.moved_at, state.woken_at)
    return began + pace.seconds


def away_until(state: State, seat: Seat) -> float | None:
    """When a bot will play for an absent person; None if that isn't due."""
    seat_state = state.seats[seat]
    if not seat_state.person or seat_state.away_since is None or seat_state.stand_in:
        return None
    if state.stage != "playing" or not state.is_awake or is_slow(state.settings.pace):
        return None
    return max(seat_state.away_since, state.woken_at) + state.settings.pace.absent_seconds


def next_stand_in(state: State) -> float | None:
    """When the next stand-in takes over; None if no one is absent."""
    times = [time for seat in range(len(state.seats)) if (time := away_until(state, seat)) is not None]
    return min(times, default=None)


def stand_ins(state: State, now: float) -> list[ev.AnyEvent]:
    """The stand-ins for everyone who has been away long enough."""
    return [
        ev.BotStoodIn(at=now, seat=seat, bot=STAND_IN)
        for seat in range(len(state.seats))
        if (time := away_until(state, seat)) is not None and time <= now
    ]


def bot_task(state: State, *, watched: bool = False) -> BotTask | None:
    """The next decision, if a bot makes it (also when a clock runs out); None if a person does.

    None, too, if no person is connected, unless ``watched``.
    """
    if state.stage != "playing" or (is_idle(state) and not watched):
        return None
    game, began = state.running, state.began
    assert began is not None
    seat = game.turn
    bot = state.seats[seat].player
    at = max(state.moved_at, state.woken_at) + bot_delay(state) if bot else deadline(state)
    if at is None:
        return None
    return BotTask(
        key=(state.decided_at, seat),
        seat=seat,
        bot=bot or STAND_IN,
        by="bot" if bot else "clock",
        not_before=at,
        view=view_of(game, seat),
        seed=f"{began.seed}/bot/{seat}/{len(game.plies)}",
    )


def bot_delay(state: State) -> float:
    """Seconds before a bot's turn: the pace, and the animation of the turn before it."""
    seconds = state.settings.pace.bot_seconds
    if seconds == 0:
        return 0
    plies = state.running.plies
    return seconds + (animation_seconds(plies[-1].operations) if plies else 0)


def animation_seconds(operations: tuple[Operation, ...]) -> float:
    """Seconds that the animation of a turn takes."""
    holes = sum(len(each.path) for each in operations if isinstance(each, Moved))
    flights = sum(isinstance(each, _FLIGHTS) for each in operations)
    return holes * _HOLE_SECONDS + flights * _BUMP_SECONDS
