"""What is chosen before a game: rules, seats, pace, manners."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Color = Literal["W", "N", "Y", "O", "R", "G", "B", "K", "P", "I"]
"""The letters of the ten colors: white, natural, yellow, orange, red, green, blue, black, purple, pink."""
COLORS: tuple[Color, ...] = get_args(Color)
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
RulesText = Annotated[str, Meta(max_length=20_000)]

DealerChoice = Literal["random", "chosen", "high_card", "youngest", "host"]
Talk = Literal["none", "phrases", "open"]


class RulesChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """A named rule set, or a whole house-rule file as TOML text (``toml`` wins)."""

    name: str = "basic"
    toml: RulesText = ""


class SeatChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit somewhere: the one who makes the table, somebody invited, or a bot of this short name."""

    who: Literal["me", "invited", "bot"] = "invited"
    bot: str = "hints"
    name: Annotated[str, Meta(max_length=40)] = ""


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a decision may take. ``seconds`` is per turn (None: no clock), also for days a turn."""

    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)] | None = None
    bot_seconds: Annotated[float, Meta(ge=0, le=10)] = 1.2
    """How long a bot seems to think."""
    absent_seconds: Annotated[int, Meta(ge=5, le=86_400)] = 60
    """How long the table waits for somebody who is away before a bot plays for them."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the host of a table chooses."""

    rules: RulesChoice = RulesChoice()
    players: Annotated[int, Meta(ge=2, le=10)] = 4
    teams: Annotated[int, Meta(ge=2, le=10)] = 2
    """As many as players where everybody plays alone."""
    seats: Annotated[tuple[SeatChoice, ...], Meta(max_length=10)] = ()
    """One a seat, clockwise; those not named are invited."""
    dealer: DealerChoice = "random"
    dealer_seat: SeatNumber | None = None
    """The dealer where ``dealer`` is ``"chosen"``."""
    pace: Pace = Pace()
    hints: bool = True
    take_back: bool = True
    talk: Talk = "phrases"
    watchers: bool = True
