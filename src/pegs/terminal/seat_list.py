"""Parses ``--seats``: a person or bot for each seat, and their names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pegs import players
from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.players.versions import plain, version_of
from pegs.protocol.settings import USUAL_BOT
from pegs.rules.suggestions import nearest

PERSON = "you"
"""What ``--seats`` calls a person."""
_PERSONS = (PERSON, "human", "person", "me", "yo", "persona")


@dataclass(frozen=True)
class SeatPlan:
    """One seat: the player's name, and the bot that plays there (empty for a person)."""

    name: str
    bot: str = ""

    @property
    def is_person(self) -> bool:
        """Whether a person plays here."""
        return not self.bot

    @property
    def text(self) -> str:
        """The seat as ``--seats`` spells it."""
        return f"{self.bot or PERSON}:{self.name}"


def usual_seats(number: int) -> str:
    """A list with one person, and bots in the other seats."""
    return ",".join((PERSON, *(USUAL_BOT,) * (number - 1)))


def read_seats(text: str, letters: Sequence[str]) -> tuple[SeatPlan, ...]:
    """Parse a list like ``you,hints,hints:Ben,my_module:MyBot``, with one seat for each side letter.

    Default names begin with the letter of the side. Raises UsageError for a wrong number of seats, an unknown
    player, or a name used twice.
    """
    items = [item.strip() for item in text.split(",")]
    if len(items) != len(letters):
        raise UsageError(translate("play-seats-number", seats=text, given=len(items), players=len(letters)))
    seats = [_seat(item, letter) for item, letter in zip(items, letters, strict=True)]
    persons = [i for i, seat in enumerate(seats) if seat.is_person]
    if len(persons) == 1 and ":" not in items[persons[0]]:
        seats[persons[0]] = SeatPlan(translate("play-name-you"))
    _check_names(seats)
    return tuple(seats)


def _seat(item: str, letter: str) -> SeatPlan:
    player, _, rest = item.partition(":")
    player = player.strip()
    usual = translate(f"play-name-{letter}")
    if player.lower() in _PERSONS:
        return SeatPlan(rest.strip() or usual)
    for bot in (player, player.lower()):
        if plain(bot) in players.names():
            version_of(bot)  # raises UsageError if it isn't installed
            return SeatPlan(rest.strip() or usual, bot)
    if not rest:
        guess = nearest(player, (PERSON, *players.names()))
        raise UsageError(translate("play-seats-unknown", seat=item, bots=", ".join(players.names())) + guess)
    attribute, _, name = rest.partition(":")
    return SeatPlan(name.strip() or usual, players.load(f"{player}:{attribute.strip()}"))


def _check_names(seats: Sequence[SeatPlan]) -> None:
    names = [seat.name.lower() for seat in seats]
    twice = [seat.name for seat in seats if names.count(seat.name.lower()) > 1]
    if twice:
        raise UsageError(translate("play-seats-twice", name=twice[0]))
