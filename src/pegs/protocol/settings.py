"""What the host chooses before a game: rules, seats, pace, table talk."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from pegs.protocol.game_name import GameTitle
from pegs.rules.ruleset import DEFAULT_PLAYERS, DEFAULT_RULES, DEFAULT_TEAMS

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Color = Literal["W", "N", "Y", "O", "R", "G", "B", "K", "P", "I"]
"""The letters of the ten colors: white, natural, yellow, orange, red, green, blue, black, purple, pink."""
COLORS: tuple[Color, ...] = get_args(Color)
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes in hexadecimal. The length is there because ``$`` also matches before a line break at the end."""
IsoDate = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", max_length=10)]
"""A date, such as 2026-11-29."""
RulesText = Annotated[str, Meta(max_length=20_000)]
PositionText = Annotated[str, Meta(max_length=1000)]
"""A position in the notation; with ten players of five pegs each and known hands, about 400 characters."""

DealerChoice = Literal[
    "random", "chosen", "high_card", "youngest", "oldest", "last_birthday", "next_birthday", "host"
]
"""Who deals first. By age or birthday, the players work it out: ``dealer_seat`` is their answer."""
SEAT_CHOSEN: tuple[DealerChoice, ...] = ("chosen", "youngest", "oldest", "last_birthday", "next_birthday")
"""The choices for which ``dealer_seat`` names the dealer."""
BoardKind = Literal["screen", "wooden"]
"""Where the pegs are: on the screens, or on a wooden board, where hands move them as the app says."""
CardKind = Literal["phones", "real"]
"""Where the cards are: on the phones, which deal and hold them, or in people's hands."""
Talk = Literal["none", "phrases", "moves", "open"]
"""What players may say: nothing, ready-made phrases, text about moves but not about cards, any text."""

USUAL_BOT = "hints"
"""The bot that takes a seat if no one chose another."""


class RulesChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """A named rule set, or a whole house-rule file as TOML text (``toml`` wins)."""

    name: str = DEFAULT_RULES
    toml: RulesText = ""


class SeatChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """The player planned for a seat: the table's creator, an invited person, or this bot.

    A bot without a name has one of its own.
    """

    who: Literal["me", "invited", "bot"] = "invited"
    bot: str = USUAL_BOT
    name: Annotated[str, Meta(max_length=40)] = ""
    color: Color | None = None
    """The pegs of a bot, or of a person without a phone at a table with real cards."""


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a decision may take. ``seconds`` is per turn, up to 30 days; None for no clock."""

    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)] | None = None
    bank_seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Each seat's time bank in a game, which is used once a decision takes longer than ``seconds``."""
    bot_seconds: Annotated[float, Meta(ge=0, le=10)] = 1.2
    """Seconds before a bot plays."""
    absent_seconds: Annotated[int, Meta(ge=5, le=86_400)] = 60
    """Seconds before a bot plays for an absent person."""


class DailyDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """The deal of a day: the same cards and bots for everyone. The result of ``practice`` doesn't count."""

    day: IsoDate
    practice: bool = False


class Practice(Struct, frozen=True, forbid_unknown_fields=True):
    """The moment of a finished game from which a practice table plays on: after its first ``turn`` decisions.

    ``game`` is the id of its replay.
    """

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    turn: Annotated[int, Meta(ge=0)]
    day: IsoDate | None = None
    """When that game was dealt (UTC)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the host can still change before the first deal, besides rules and seats."""

    dealer: DealerChoice = "random"
    dealer_seat: SeatNumber | None = None
    """The dealer, if ``dealer`` is one of ``SEAT_CHOSEN``."""
    pace: Pace = Pace()
    hints: bool = True
    take_back: bool = True
    talk: Talk | None = None
    """None: what the rule set allows (its ``table_talk``)."""
    watchers: bool = True
    board: BoardKind = "screen"
    cards: CardKind = "phones"
    """With real cards, around a wooden board, the app doesn't know the hands: it judges and keeps score."""


class Settings(Options, frozen=True, forbid_unknown_fields=True):
    """Everything the host of a table chooses."""

    rules: RulesChoice = RulesChoice()
    players: Annotated[int, Meta(ge=2, le=10)] = DEFAULT_PLAYERS
    teams: Annotated[int, Meta(ge=2, le=10)] = DEFAULT_TEAMS
    """As many as players if everyone plays alone."""
    seats: Annotated[tuple[SeatChoice, ...], Meta(max_length=10)] = ()
    """Clockwise from seat 0; seats beyond the list are for invited people."""
    title: GameTitle = ""
    """What the host calls the table."""
    coach: bool = True
    """Whether people can agree to the coach's "Are you sure?". Not at a club's tables, whose games count."""
    lesson: Annotated[str, Meta(max_length=20)] = ""
    """What the table teaches one person with three bots: ``first-game``, a single lesson, or nothing."""
    daily: DailyDeal | None = None
    """The deal of the day that one person plays with three bots; the other settings must be its own."""
    position: PositionText = ""
    """The position in the notation that the first game starts from, with random cards for those it doesn't
    show; a normal deal if it's empty.
    """
    discards: PositionText = ""
    """The discards in that position, the oldest first, with slashes between those of several draw piles. What
    is in no hand and no discards is the draw pile, in random order.
    """
    practice: Practice | None = None
    """Where the position comes from, if it's a moment of a finished game."""


class TableSettings(Struct, frozen=True):
    """The settings in every update: all but the rules, whose text can be long (see `RulesCard`)."""

    players: int
    teams: int
    pace: Pace
    hints: bool
    take_back: bool
    talk: Talk
    watchers: bool
    daily: DailyDeal | None = None
    board: BoardKind = "screen"
    cards: CardKind = "phones"
    practice: Practice | None = None
    dealer: DealerChoice = "random"
    dealer_seat: SeatNumber | None = None


def shown_settings(settings: Settings, talk: Talk) -> TableSettings:
    """The part of the settings that is in every update, with the table talk that follows from the rules."""
    return TableSettings(
        players=settings.players,
        teams=settings.teams,
        pace=settings.pace,
        hints=settings.hints,
        take_back=settings.take_back,
        talk=talk,
        watchers=settings.watchers,
        daily=settings.daily,
        board=settings.board,
        cards=settings.cards,
        practice=settings.practice,
        dealer=settings.dealer,
        dealer_seat=settings.dealer_seat,
    )
