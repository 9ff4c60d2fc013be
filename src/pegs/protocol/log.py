"""The log of a table as one viewer may see it, for the list of moves and the animation.

The classes that clients need the fields of have the names of the events they show (`pegs.table.events`), but
not their secrets; all other events are `Happened`. Both modules are always imported whole, so that code says
``ev.TurnPlayed`` for the stored event and ``log.TurnPlayed`` for what a client gets.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from pegs.protocol.game_view import Seat
from pegs.protocol.shuffle import Contribution
from pegs.protocol.wire_operations import AnyOperation
from pegs.story.parts import Line


class LogEvent(Struct, frozen=True, tag_field="what", kw_only=True):
    """Base: ``version`` is the table's version after the event, ``at`` the time in seconds since 1970.

    ``lines`` describe the event for people.
    """

    version: int
    at: float
    lines: tuple[Line, ...]


class GameBegan(LogEvent, frozen=True, tag="began", kw_only=True):
    """Cards were dealt. ``operations`` are the `Dealt` of all seats, other hands as unknown cards, and the
    first seat's `Drawn` if turns begin with a draw.
    """

    number: int
    dealer: Seat
    commitment: str
    operations: tuple[AnyOperation, ...]
    contributions: tuple[Contribution, ...] = ()
    """The people's numbers in the shuffle; those that weren't revealed in time aren't in it."""
    again: int | None = None
    """The earlier game whose cards were dealt again, with sides swapped. Nobody adds a number then."""
    daily: str | None = None
    """The date whose deal of the day it is. Nobody adds a number then."""


class TurnPlayed(LogEvent, frozen=True, tag="turn", kw_only=True):
    """A decision, with everything that followed from it."""

    ply: int
    """The number of this decision in its game, from 1."""
    seat: Seat
    by: Literal["person", "bot", "clock"]
    turn: str
    """In the notation; a card hidden from the viewer is ``?``."""
    operations: tuple[AnyOperation, ...]


class TakenBack(LogEvent, frozen=True, tag="taken_back", kw_only=True):
    """Decisions were taken back; ``ply`` of them remain."""

    seat: Seat
    ply: int


class BoardCorrected(LogEvent, frozen=True, tag="corrected", kw_only=True):
    """A person set pegs to where they stand on the wooden board, after ``ply`` decisions."""

    seat: Seat
    ply: int
    operations: tuple[AnyOperation, ...]
    """The pegs that moved, each as `Moved`."""


class GameEnded(LogEvent, frozen=True, tag="ended", kw_only=True):
    """A team won. Hands and seed are public now."""

    number: int
    winner: int
    seed: str


class Said(LogEvent, frozen=True, tag="said", kw_only=True):
    """Table talk: the id of a phrase, text, or the id of a reaction."""

    seat: Seat
    phrase: str | None
    text: str | None
    reaction: str | None = None


Happening: TypeAlias = Literal[
    "take_back_asked",
    "take_back_denied",
    "discards_shuffled",
    "sat",
    "renamed",
    "left",
    "rules_suggested",
    "rules_suggestion_ended",
    "rules_changed",
    "away",
    "back",
    "stand_in",
    "paused",
    "resumed",
]
"""What else can happen at a table. A bot stands in for someone absent, and ``left`` is for good."""


class Happened(LogEvent, frozen=True, tag="happened", kw_only=True):
    """Anything else that happened; ``lines`` say it in words.

    ``seat`` is the seat of the person concerned, or None if it's no one in particular, as when a vote ends or
    the time for an answer runs out.
    """

    kind: Happening
    seat: Seat | None


AnyLogEvent: TypeAlias = GameBegan | TurnPlayed | TakenBack | BoardCorrected | GameEnded | Said | Happened
