"""Who sits where: persons and bots, and their names, which begin with the letter of their side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pegs.core.errors import UsageError
from pegs.i18n import say

PERSON = "you"
"""How a person's seat is written."""
_PERSONS = (PERSON, "human", "person", "me", "yo", "persona")
USUAL_BOT = "hints"


@dataclass(frozen=True)
class Chair:
    """One seat: its player's name, and the short name of its bot (empty for a person)."""

    name: str
    bot: str = ""

    @property
    def is_person(self) -> bool:
        """Whether a person plays here."""
        return not self.bot

    @property
    def wish(self) -> str:
        """How the seat is written on the command line."""
        return f"{self.bot or PERSON}:{self.name}"


def usual_seats(players: int) -> str:
    """One person, and bots for the rest."""
    return ",".join((PERSON, *(USUAL_BOT,) * (players - 1)))


def read_seats(text: str, letters: Sequence[str], bots: Sequence[str]) -> tuple[Chair, ...]:
    """The chairs that a list like ``you,hints,hints:Ben,random`` tells, one for each side letter.

    Raises UsageError where their number or a player is not as it should be.
    """
    wishes = [wish.strip() for wish in text.split(",")]
    if len(wishes) != len(letters):
        raise UsageError(say("play-seats-number", seats=text, given=len(wishes), players=len(letters)))
    chairs = [_chair(wish, letter, bots) for wish, letter in zip(wishes, letters, strict=True)]
    persons = [i for i, chair in enumerate(chairs) if chair.is_person]
    if len(persons) == 1 and ":" not in wishes[persons[0]]:
        chairs[persons[0]] = Chair(say("play-name-you"))
    _check_names(chairs)
    return tuple(chairs)


def _chair(wish: str, letter: str, bots: Sequence[str]) -> Chair:
    player, _, name = wish.partition(":")
    player, name = player.strip().lower(), name.strip() or say(f"play-name-{letter}")
    if player in _PERSONS:
        return Chair(name)
    if player not in bots:
        raise UsageError(say("play-seats-unknown", wish=wish, bots=", ".join(bots)))
    return Chair(name, player)


def _check_names(chairs: Sequence[Chair]) -> None:
    names = [chair.name.lower() for chair in chairs]
    twice = [chair.name for chair in chairs if names.count(chair.name.lower()) > 1]
    if twice:
        raise UsageError(say("play-seats-twice", name=twice[0]))
