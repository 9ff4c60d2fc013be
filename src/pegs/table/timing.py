"""Time limits and delays at a table: clocks, absent people, and pauses before a bot's turn."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from pegs import players
from pegs.core.board import Seat
from pegs.core.errors import PegsError
from pegs.core.operations import Moved, Operation, Penalized, SentToInSpot, SentToStart, Swapped
from pegs.core.repeated_warnings import RepeatedWarnings
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.players.versions import with_version
from pegs.table import events as ev
from pegs.table.handlers import STAND_IN
from pegs.table.state import State, is_slow
from pegs.view import SeatView, view_of

_warnings = RepeatedWarnings(logging.getLogger(__name__))
_HOLE_SECONDS, _BUMP_SECONDS = 0.08, 0.46
"""Seconds that the browser takes to animate a hole and a bump."""
_FLIGHTS = (SentToStart, SentToInSpot, Swapped, Penalized)


@dataclass(frozen=True)
class BotTask:
    """A decision for a bot to make, no earlier than ``not_before``. ``key`` identifies the decision."""

    key: tuple[int, Seat, float]
    seat: Seat
    bot: str
    by: Literal["bot", "clock"]
    not_before: float
    game: Game
    """A copy, which stays as it is."""
    seed: str
    scripted: Turn | None = None
    """What a lesson lets the bot play."""

    @cached_property
    def view(self) -> SeatView:
        """What the bot's seat sees. The list of its turns may be long, so use it where the bot runs."""
        return view_of(self.game, self.seat)

    def choose(self) -> Turn:
        """Let the bot decide. This may take a while, and may run in any thread.

        If the bot fails, the stand-in decides.
        """
        if self.scripted is not None:
            return self.scripted
        try:
            return players.decide(self.bot, self.seed, self.view)
        except PegsError as error:
            _warnings.warn(f"{self.bot} {error}", f"{STAND_IN} plays for a bot that failed: {error}")
            return players.decide(STAND_IN, self.seed, self.view)


def is_idle(state: State) -> bool:
    """Whether bots and clocks stop because no person is connected. Slow games never stop."""
    return not state.is_awake and not is_slow(state.settings.pace)


def deadline(state: State) -> float | None:
    """When the clock of the seat to act runs out, with its time bank; None if there is no clock."""
    seconds = state.settings.pace.seconds
    if seconds is None or not _is_clock_running(state):
        return None
    own = state.clock.seconds_for(state.running.turn, seconds)
    return state.outages.after(state.decision_began, own)


def seconds_left(state: State, now: float) -> float | None:
    """Seconds on the clock of the seat to act, with its time bank; None if there is no clock."""
    moment = deadline(state)
    return None if moment is None else moment - now


def is_time_up(state: State, now: float) -> bool:
    """Whether the clock of the seat to act has run out."""
    moment = deadline(state)
    return moment is not None and now >= moment


def acting_person(state: State) -> Seat | None:
    """The seat whose person is to act; None if the game doesn't wait for one."""
    if state.stage != "playing":
        return None
    seat = state.running.turn
    return None if state.seats[seat].player is not None else seat


def bank_from(state: State) -> float | None:
    """When the seat to act begins to use its time bank; None if there are no time banks."""
    seconds = state.settings.pace.seconds
    if seconds is None or not state.clock.banks or not _is_clock_running(state):
        return None
    return state.outages.after(state.decision_began, state.clock.own_seconds(seconds))


def _is_clock_running(state: State) -> bool:
    return state.take_back is None and state.instruction is None and acting_person(state) is not None


def away_until(state: State, seat: Seat) -> float | None:
    """When a bot will play for an absent person; None if that isn't due."""
    seat_state = state.seats[seat]
    if not seat_state.person or seat_state.away_since is None or seat_state.stand_in:
        return None
    if state.stage != "playing" or not state.is_awake or is_slow(state.settings.pace) or state.lesson:
        return None
    if state.has_real_cards:
        return None
    patience = state.settings.pace.absent_seconds + seat_state.extra_wait
    return state.outages.after(max(seat_state.away_since, state.woken_at), patience)


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

    None, too, while someone asks for a take-back or hands move pegs, or if no person is connected, unless
    ``watched``.
    """
    waits = state.take_back is not None or state.instruction is not None
    if state.stage != "playing" or waits or (is_idle(state) and not watched):
        return None
    game, began = state.running, state.began
    assert began is not None
    scripted = state.lesson.scripted(game) if state.lesson else None
    if state.lesson and scripted is None:
        return None  # the learner decides when the lesson goes on
    seat = game.turn
    bot = state.seats[seat].player
    at = max(state.moved_at, state.woken_at) + bot_delay(state) if bot else deadline(state)
    if at is None:
        return None
    return BotTask(
        key=(state.decided_at, seat, at),
        seat=seat,
        bot=with_version(bot, state.net) if bot else STAND_IN,
        by="bot" if bot else "clock",
        not_before=at,
        game=game.copy(),
        seed=f"{began.seed}/bot/{seat}/{len(game.plies)}",
        scripted=scripted,
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
