"""One seat of a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class SeatState:
    """The person or bot at a seat. ``away_since`` is None while the person is connected."""

    name: str = ""
    color: str = ""
    bot: str | None = None
    person: bool = False
    host: bool = False
    away_since: float | None = None
    stand_in: str | None = None

    @property
    def is_open(self) -> bool:
        """Whether a person can take the seat."""
        return not self.person and self.bot is None

    @property
    def is_here(self) -> bool:
        """Whether the seat's person is connected; always true for a bot."""
        return self.bot is not None or (self.person and self.away_since is None)

    @property
    def player(self) -> str | None:
        """The bot that plays for the seat now; None if a person does, or the seat is open."""
        return self.bot or self.stand_in
