"""The log of a table as one viewer may see it, for the list of moves and the animation.

These classes have the names of the events they show (`pegs.table.events`), but not their secrets. Both
modules are always imported whole, so that code says ``ev.TurnPlayed`` for the stored event and
``log.TurnPlayed`` for what a client gets.
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
    """The earlier game whose cards were dealt again, with sides swapped; no one's number was asked for."""
    daily: str | None = None
    """The date whose deal of the day it is; no one's number was asked for."""


class TurnPlayed(LogEvent, frozen=True, tag="turn", kw_only=True):
    """A decision, with everything that followed from it."""

    ply: int
    """The number of this decision in its game, from 1."""
    seat: Seat
    by: Literal["person", "bot", "clock"]
    turn: str
    """In the notation; a card hidden from the viewer is ``?``."""
    operations: tuple[AnyOperation, ...]


class TakeBackAsked(LogEvent, frozen=True, tag="take_back_asked", kw_only=True):
    """A person asks to take back their last decision, and those of bots since then."""

    seat: Seat


class TakeBackDenied(LogEvent, frozen=True, tag="take_back_denied", kw_only=True):
    """A take-back was refused by ``seat``, or withdrawn by the person who asked, or time ran out (None)."""

    seat: Seat | None


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


class DiscardsShuffled(LogEvent, frozen=True, tag="discards_shuffled", kw_only=True):
    """A person said that the discards of real cards were shuffled."""

    seat: Seat


class GameEnded(LogEvent, frozen=True, tag="ended", kw_only=True):
    """A team won. Hands and seed are public now."""

    number: int
    winner: int
    seed: str


class SatDown(LogEvent, frozen=True, tag="sat", kw_only=True):
    """A person took a seat."""

    seat: Seat
    name: str


class Renamed(LogEvent, frozen=True, tag="renamed", kw_only=True):
    """A person changed name or color."""

    seat: Seat
    name: str


class LeftSeat(LogEvent, frozen=True, tag="left", kw_only=True):
    """A person left for good. The seat is open, or a bot's."""

    seat: Seat
    name: str


class RulesSuggested(LogEvent, frozen=True, tag="rules_suggested", kw_only=True):
    """A person suggested other rules for the table."""

    seat: Seat


class RulesSuggestionEnded(LogEvent, frozen=True, tag="rules_suggestion_ended", kw_only=True):
    """Suggested rules were withdrawn by ``seat``, or voted down (None)."""

    seat: Seat | None


class RulesChanged(LogEvent, frozen=True, tag="rules_changed", kw_only=True):
    """The table has other rules now, by ``yes`` votes to ``no``."""

    title: str
    yes: int
    no: int


class WentAway(LogEvent, frozen=True, tag="away", kw_only=True):
    """A seat's person lost their last connection."""

    seat: Seat


class CameBack(LogEvent, frozen=True, tag="back", kw_only=True):
    """A person connected, or took over again from a stand-in."""

    seat: Seat


class BotStoodIn(LogEvent, frozen=True, tag="stand_in", kw_only=True):
    """A bot plays for an absent person until they are back."""

    seat: Seat
    bot: str


class Paused(LogEvent, frozen=True, tag="paused", kw_only=True):
    """Someone paused the game: clocks and bots stop."""

    seat: Seat


class Resumed(LogEvent, frozen=True, tag="resumed", kw_only=True):
    """Someone resumed the game."""

    seat: Seat


class Said(LogEvent, frozen=True, tag="said", kw_only=True):
    """Table talk: the id of a phrase, text, or the id of a reaction."""

    seat: Seat
    phrase: str | None
    text: str | None
    reaction: str | None = None


AnyLogEvent: TypeAlias = (
    GameBegan
    | TurnPlayed
    | TakeBackAsked
    | TakeBackDenied
    | TakenBack
    | BoardCorrected
    | DiscardsShuffled
    | GameEnded
    | SatDown
    | Renamed
    | LeftSeat
    | RulesSuggested
    | RulesSuggestionEnded
    | RulesChanged
    | WentAway
    | CameBack
    | BotStoodIn
    | Paused
    | Resumed
    | Said
)
