"""What the host chooses before a game: rules, seats, pace, table talk."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Color = Literal["W", "N", "Y", "O", "R", "G", "B", "K", "P", "I"]
"""The letters of the ten colors: white, natural, yellow, orange, red, green, blue, black, purple, pink."""
COLORS: tuple[Color, ...] = get_args(Color)
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
RulesText = Annotated[str, Meta(max_length=20_000)]

DealerChoice = Literal[
    "random", "chosen", "high_card", "youngest", "oldest", "last_birthday", "next_birthday", "host"
]
"""Who deals first. By age or birthday, the players work it out: ``dealer_seat`` is their answer."""
SEAT_CHOSEN: tuple[DealerChoice, ...] = ("chosen", "youngest", "oldest", "last_birthday", "next_birthday")
"""The choices for which ``dealer_seat`` names the dealer."""
Talk = Literal["none", "phrases", "moves", "open"]
"""What players may say: nothing, ready-made phrases, text about moves but not about cards, any text."""


class RulesChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """A named rule set, or a whole house-rule file as TOML text (``toml`` wins)."""

    name: str = "basic"
    toml: RulesText = ""


class SeatChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """The player planned for a seat: the table's creator, an invited person, or this bot."""

    who: Literal["me", "invited", "bot"] = "invited"
    bot: str = "hints"
    name: Annotated[str, Meta(max_length=40)] = ""


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a decision may take. ``seconds`` is per turn, up to 30 days; None for no clock."""

    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)] | None = None
    bot_seconds: Annotated[float, Meta(ge=0, le=10)] = 1.2
    """Seconds before a bot plays."""
    absent_seconds: Annotated[int, Meta(ge=5, le=86_400)] = 60
    """Seconds before a bot plays for an absent person."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything the host of a table chooses."""

    rules: RulesChoice = RulesChoice()
    players: Annotated[int, Meta(ge=2, le=10)] = 4
    teams: Annotated[int, Meta(ge=2, le=10)] = 2
    """As many as players if everyone plays alone."""
    seats: Annotated[tuple[SeatChoice, ...], Meta(max_length=10)] = ()
    """Clockwise from seat 0; seats beyond the list are for invited people."""
    dealer: DealerChoice = "random"
    dealer_seat: SeatNumber | None = None
    """The dealer, if ``dealer`` is one of ``SEAT_CHOSEN``."""
    pace: Pace = Pace()
    hints: bool = True
    take_back: bool = True
    talk: Talk | None = None
    """None: what the rule set allows (its ``table_talk``)."""
    watchers: bool = True
