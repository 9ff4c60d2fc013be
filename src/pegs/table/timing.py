"""When time matters at a table: clocks, the wait for who is absent, and how long a bot seems to think."""

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
_A_HOLE, _A_BUMP = 0.08, 0.46
"""How long a step and a bump are shown, in seconds."""
_FLIGHTS = (SentToStart, SentToInSpot, Swapped, Penalized)


@dataclass(frozen=True, slots=True)
class BotTask:
    """A decision that a bot is to make, not before a time. ``key`` is the same for the same decision."""

    key: tuple[int, Seat]
    seat: Seat
    bot: str
    by: Literal["bot", "clock"]
    not_before: float
    view: SeatView
    seed: str

    def choose(self) -> Turn:
        """What the bot decides. This may take a while, and may run in any thread.

        If the bot fails, the table's stand-in decides in its place.
        """
        try:
            return players.decide(self.bot, self.seed, self.view)
        except PegsError as error:
            log.warning("%s plays for a bot that failed: %s", STAND_IN, error)
            return players.decide(STAND_IN, self.seed, self.view)


def sleeps(state: State) -> bool:
    """Whether nobody is there for whom to go on. A clock of a day or more goes on all the same."""
    return not state.is_awake and not is_slow(state.settings.pace)


def is_slow(pace: Pace) -> bool:
    """Whether people come back once in a while to make a turn."""
    return pace.seconds is not None and pace.seconds >= DAY


def deadline(state: State) -> float | None:
    """When the clock of the seat to act runs out; None where none runs."""
    pace = state.settings.pace
    if state.stage != "playing" or pace.seconds is None:
        return None
    if state.chairs[state.running.turn].player is not None:
        return None
    began = state.moved_at if is_slow(pace) else max(state.moved_at, state.woken_at)
    return began + pace.seconds


def away_until(state: State, seat: Seat) -> float | None:
    """When a bot will play for somebody who is away; None where nobody waits for them."""
    chair = state.chairs[seat]
    if not chair.person or chair.away_since is None or chair.stand_in or is_slow(state.settings.pace):
        return None
    if state.stage != "playing" or not state.is_awake:
        return None
    return max(chair.away_since, state.woken_at) + state.settings.pace.absent_seconds


def due(state: State) -> float | None:
    """When time matters next for who is absent; None where it does not."""
    times = [time for seat in range(len(state.chairs)) if (time := away_until(state, seat)) is not None]
    return min(times, default=None)


def stand_ins(state: State, now: float) -> list[ev.AnyEvent]:
    """The bots that begin to play for who has been away long enough."""
    return [
        ev.BotStoodIn(at=now, seat=seat, bot=STAND_IN)
        for seat in range(len(state.chairs))
        if (time := away_until(state, seat)) is not None and time <= now
    ]


def bot_task(state: State, *, watched: bool = False) -> BotTask | None:
    """The decision that a bot has to make next; None if the next one is a person's, or no person is there.

    ``watched``: bots play on even if no person is at the table.
    """
    if state.stage != "playing" or (sleeps(state) and not watched):
        return None
    game, assertion = state.running, state.began
    assert assertion is not None
    seat = game.turn
    bot = state.chairs[seat].player
    at = max(state.moved_at, state.woken_at) + thinking(state) if bot else deadline(state)
    if at is None:
        return None
    return BotTask(
        key=(state.decided_at, seat),
        seat=seat,
        bot=bot or STAND_IN,
        by="bot" if bot else "clock",
        not_before=at,
        view=view_of(game, seat),
        seed=f"{assertion.seed}/bot/{seat}/{len(game.plies)}",
    )


def thinking(state: State) -> float:
    """How long a bot seems to think, in seconds: the pace, and the time to watch what happened before."""
    seconds = state.settings.pace.bot_seconds
    if seconds == 0:
        return 0
    plies = state.running.plies
    return seconds + (watching(plies[-1].operations) if plies else 0)


def watching(operations: tuple[Operation, ...]) -> float:
    """How long a turn takes to be shown, in seconds."""
    holes = sum(len(each.path) for each in operations if isinstance(each, Moved))
    flights = sum(isinstance(each, _FLIGHTS) for each in operations)
    return holes * _A_HOLE + flights * _A_BUMP
