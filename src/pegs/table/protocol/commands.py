"""What a client may say over its socket. Each has an ``id`` of its choice: sending it twice is harmless."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from pegs.table.protocol.settings import Color, Name, SeatNumber

Id = Annotated[str, Meta(min_length=1, max_length=64)]
TurnText = Annotated[str, Meta(min_length=1, max_length=80)]
Version = Annotated[int, Meta(ge=0)]
Language = Annotated[str, Meta(max_length=16)]


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Base of all commands."""

    id: Id


class Hello(Command, frozen=True, tag="hello", kw_only=True):
    """The first words on a socket: the token of a seat, watcher or screen, and the last version it saw."""

    token: Annotated[str, Meta(min_length=16, max_length=128)]
    since: Version | None = None
    language: Language = "en"


class Play(Command, frozen=True, tag="play", kw_only=True):
    """Play a turn, made against this version of the table. Any legal spelling will do."""

    version: Version
    turn: TurnText


class TakeBack(Command, frozen=True, tag="take_back", kw_only=True):
    """Take back the own last decision, and what bots did since; not what another person has answered."""

    version: Version


class Start(Command, frozen=True, tag="start", kw_only=True):
    """The host deals; seats still open become bots."""

    version: Version


class Rematch(Command, frozen=True, tag="rematch", kw_only=True):
    """Deal again when a game is over; everybody moves one seat on where ``rotate``."""

    version: Version
    rotate: bool = False


class Pause(Command, frozen=True, tag="pause", kw_only=True):
    """Stop the clock and the bots."""


class Resume(Command, frozen=True, tag="resume", kw_only=True):
    """Go on after a pause."""


class ImBack(Command, frozen=True, tag="im_back", kw_only=True):
    """Take the seat back from the bot that stands in."""


class Leave(Command, frozen=True, tag="leave", kw_only=True):
    """Give the seat up: a bot plays on in a running game."""


class SetSeat(Command, frozen=True, tag="set_seat", kw_only=True):
    """The host gives an open seat, or an absent person's, to a bot, or opens a bot's seat for a person."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=100)] | None


class Rename(Command, frozen=True, tag="rename", kw_only=True):
    """Change the own name and color."""

    name: Name
    color: Color


class Say(Command, frozen=True, tag="say", kw_only=True):
    """Table talk: a phrase by its id, or a text at tables with open talk."""

    phrase: Annotated[str, Meta(max_length=40)] | None = None
    text: Annotated[str, Meta(max_length=200)] | None = None


class Why(Command, frozen=True, tag="why", kw_only=True):
    """Ask why something is not possible: a turn, a card of the hand, or a peg (with or without a card)."""

    turn: TurnText | None = None
    card: Annotated[str, Meta(max_length=1)] | None = None
    seat: SeatNumber | None = None
    origin: Annotated[int, Meta(ge=-1, le=300)] | None = None


class Hint(Command, frozen=True, tag="hint", kw_only=True):
    """Ask what the ``hints`` player would do, and why."""


class Ping(Command, frozen=True, tag="ping", kw_only=True):
    """Are you there?"""


AnyCommand: TypeAlias = (
    Hello
    | Play
    | TakeBack
    | Start
    | Rematch
    | Pause
    | Resume
    | ImBack
    | Leave
    | SetSeat
    | Rename
    | Say
    | Why
    | Hint
    | Ping
)
