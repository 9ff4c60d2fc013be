"""What the coach says about one decision."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pegs.protocol.game_view import Landing, Option
from pegs.protocol.messages import Reason

Grade = Literal["fine", "inaccuracy", "mistake", "blunder"]
"""How bad a turn was: anything but ``fine`` is worse than the best one beyond doubt."""


class CoachAdvice(Struct, frozen=True):
    """The turn that the coach would play at a moment of a finished game, seeing only that seat's cards.

    ``reasons`` are at most three, the strongest first. ``is_same`` if it's the turn that was played, whose
    ``grade`` is what judging it has shown; ``worse`` then are the wins in 100 games that it cost, from and to
    (a 95% interval, rounded). If the rules are beyond the judge (``is_known`` is false), it's only what a
    strong bot would play.
    """

    seat: int
    option: Option
    landings: tuple[Landing, ...]
    reasons: tuple[Reason, ...]
    is_known: bool
    is_same: bool
    grade: Grade = "fine"
    worse: tuple[int, int] | None = None
