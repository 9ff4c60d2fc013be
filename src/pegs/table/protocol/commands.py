"""The commands that clients send over the socket. Each has an ``id`` of the client's choice, and sending it
twice is harmless.
"""

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
    """The first message on a socket: the token of a seat, watcher, or screen, and the last version it saw."""

    token: Annotated[str, Meta(min_length=16, max_length=128)]
    since: Version | None = None
    language: Language = "en"


class Play(Command, frozen=True, tag="play", kw_only=True):
    """Play a turn, chosen at this version of the table, in any of its spellings."""

    version: Version
    turn: TurnText


class TakeBack(Command, frozen=True, tag="take_back", kw_only=True):
    """Take back one's last decision and those of bots since then, unless another person has played."""

    version: Version


class Start(Command, frozen=True, tag="start", kw_only=True):
    """Deal the first game (host only). Bots take the seats still open."""

    version: Version


class Rematch(Command, frozen=True, tag="rematch", kw_only=True):
    """Deal another game when one is over. With ``rotate`` everyone moves one seat clockwise first."""

    version: Version
    rotate: bool = False


class Pause(Command, frozen=True, tag="pause", kw_only=True):
    """Stop the clock and the bots."""


class Resume(Command, frozen=True, tag="resume", kw_only=True):
    """Resume after a pause."""


class ImBack(Command, frozen=True, tag="im_back", kw_only=True):
    """Take over again from the bot that stands in."""


class Leave(Command, frozen=True, tag="leave", kw_only=True):
    """Give up the seat. In a running game a bot takes it."""


class SetSeat(Command, frozen=True, tag="set_seat", kw_only=True):
    """Give an open or absent person's seat to a bot, or open a bot's seat for a person (host only)."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=100)] | None


class Rename(Command, frozen=True, tag="rename", kw_only=True):
    """Change one's name and color."""

    name: Name
    color: Color


class Say(Command, frozen=True, tag="say", kw_only=True):
    """Table talk: the id of a phrase, or text if the table allows it."""

    phrase: Annotated[str, Meta(max_length=40)] | None = None
    text: Annotated[str, Meta(max_length=200)] | None = None


class Why(Command, frozen=True, tag="why", kw_only=True):
    """Ask why something isn't possible: a turn, a card of the hand, or a peg (with or without a card)."""

    turn: TurnText | None = None
    card: Annotated[str, Meta(max_length=1)] | None = None
    seat: SeatNumber | None = None
    origin: Annotated[int, Meta(ge=-1, le=300)] | None = None


class Hint(Command, frozen=True, tag="hint", kw_only=True):
    """Ask what the ``hints`` player would do, and why."""


class Ping(Command, frozen=True, tag="ping", kw_only=True):
    """Check the connection."""


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
