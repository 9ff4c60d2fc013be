"""The clock: the time for a decision, each person's time bank, and seconds that others give."""

from __future__ import annotations

from dataclasses import dataclass, field

from pegs.core.board import Seat

GIFT = 15.0
"""Seconds that one tap adds to the clock of the player to act."""
MAX_GIVEN = 120.0
"""The most that can be given for one decision."""


@dataclass
class Clock:
    """What is left of everyone's time bank, in seconds, and what was given for the present decision."""

    banks: list[float] = field(default_factory=list)
    given: float = 0.0

    def seconds_for(self, seat: Seat, seconds: int) -> float:
        """All the time that a seat has for a decision."""
        return self.own_seconds(seconds) + (self.banks[seat] if self.banks else 0)

    def own_seconds(self, seconds: int) -> float:
        """The time before the time bank is used."""
        return seconds + self.given

    def stop(self, seat: Seat, used: float, seconds: int) -> None:
        """A seat has used time for a decision; what went beyond it comes from the time bank."""
        if self.banks:
            beyond = max(0.0, used - self.own_seconds(seconds))
            self.banks[seat] = max(0.0, self.banks[seat] - beyond)
        self.given = 0.0
