"""Who sits at a seat, and whether they are there."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Chair:
    """One seat's person or bot. ``away_since`` is None while the person is connected."""

    name: str = ""
    color: str = ""
    bot: str | None = None
    person: bool = False
    host: bool = False
    away_since: float | None = None
    stand_in: str | None = None

    @property
    def is_open(self) -> bool:
        """Whether somebody may sit down."""
        return not self.person and self.bot is None

    @property
    def is_here(self) -> bool:
        """Whether its person is connected; a bot always is."""
        return self.bot is not None or (self.person and self.away_since is None)

    @property
    def player(self) -> str | None:
        """The bot that decides for the seat now; None where a person does, or nobody."""
        return self.bot or self.stand_in
