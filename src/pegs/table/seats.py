"""The seats of a table, and who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pegs.core.board import Seat
from pegs.core.cleaning import clean_text
from pegs.i18n import translate
from pegs.table.display_names import BOT_NAMES, MAX_NAME, free_color, unique_name

EASY_COLORS = ("B", "R", "G", "Y", "P", "O", "I", "K", "N", "W")
"""Colors for bots and people without phones, the easiest to distinguish first."""


@dataclass(slots=True)
class SeatState:
    """The person or bot at a seat. ``away_since`` is None while the person is connected."""

    name: str = ""
    color: str = ""
    bot: str | None = None
    person: bool = False
    host: bool = False
    away_since: float | None = None
    extra_wait: int = 0
    """Seconds that the others added to the time before a bot plays for the absent person."""
    has_been_here: bool = False
    """Whether the person has connected since they sat down."""
    stand_in: str | None = None
    shows_hand: bool = False
    """Whether the person agrees that watchers see the hands."""
    wants_coach: bool | None = None
    """Whether the person agrees to the coach; None if they haven't said."""
    commitment: str | None = None
    """The SHA-256 of the person's secret number for the next shuffle."""
    commits: int = 0
    """How often the person has locked in a number for the next shuffle."""

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


def rotated(seats: Sequence[SeatState], by: int) -> list[SeatState]:
    """The seats after everyone has moved this many seats clockwise."""
    return [seats[(seat - by) % len(seats)] for seat in range(len(seats))]


def swapped(seat: Seat, one: Seat, other: Seat) -> Seat:
    """Where a seat is after two seats have changed places."""
    return {one: other, other: one}.get(seat, seat)


def name_and_color(seats: Sequence[SeatState], seat: Seat, name: str, color: str) -> tuple[str, str]:
    """The name and color for a person at a seat: safe to show, and unlike everyone else's.

    A person may take a bot's color; the bot then changes its own.
    """
    others = [each for other, each in enumerate(seats) if other != seat and not each.is_open]
    shown = clean_text(name, MAX_NAME) or translate("table-somebody")
    return (
        unique_name(shown, [each.name for each in others]),
        free_color(color, [each.color for each in others if each.person]),
    )


def bot_seat(
    seats: Sequence[SeatState], seat: Seat, bot: str, *, name: str = "", color: str = ""
) -> SeatState:
    """A seat with a bot, whose name and color no one else has: the given ones if they're free."""
    others = [each for other, each in enumerate(seats) if other != seat]
    taken, names = {"", *(each.color for each in others)}, {"", *(each.name for each in others)}
    return SeatState(
        name=next(each for each in (name, *BOT_NAMES[seat:], *BOT_NAMES) if each not in names),
        color=next(each for each in (color, *EASY_COLORS) if each not in taken),
        bot=bot,
    )


def recolor_bots(seats: Sequence[SeatState], seat: Seat) -> None:
    """Give a bot another color, or another name, if the person at ``seat`` has just taken its own."""
    name, color = seats[seat].name, seats[seat].color
    taken, names = {each.color for each in seats}, {each.name for each in seats}
    for other, each in enumerate(seats):
        if other == seat or not each.bot or each.person:
            continue
        if each.color == color:
            each.color = next(free for free in EASY_COLORS if free not in taken)
        if each.name == name:
            each.name = next(free for free in BOT_NAMES if free not in names)
