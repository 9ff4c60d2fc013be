"""The events of a table. Their list is all that is stored; a table's state is a fold over it.

A table's version is the number of its events.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from pegs.table.protocol.settings import Settings


class Event(Struct, frozen=True, tag_field="event", kw_only=True):
    """Base: ``at`` is when it happened, in seconds since 1970."""

    at: float


class TableMade(Event, frozen=True, tag="made", kw_only=True):
    """The table was created. ``seed`` is the secret seed of the table's own random choices."""

    settings: Settings
    code: str
    seed: str


class SeatTaken(Event, frozen=True, tag="seat_taken", kw_only=True):
    """A person took an open seat."""

    seat: int
    name: str
    color: str
    host: bool = False


class SeatGivenUp(Event, frozen=True, tag="seat_given_up", kw_only=True):
    """A person left for good. In a running game ``bot`` takes the seat; otherwise it is open."""

    seat: int
    bot: str | None


class BotSeated(Event, frozen=True, tag="bot_seated", kw_only=True):
    """The host gave a seat to a bot."""

    seat: int
    bot: str


class SeatOpened(Event, frozen=True, tag="seat_opened", kw_only=True):
    """The host opened a bot's seat for a person."""

    seat: int


class Renamed(Event, frozen=True, tag="renamed", kw_only=True):
    """A name or color changed."""

    seat: int
    name: str
    color: str


class SeatsRotated(Event, frozen=True, tag="seats_rotated", kw_only=True):
    """Everyone moved ``by`` seats clockwise, from seat i to seat (i + by) mod players."""

    by: int


class StartPosition(Struct, frozen=True):
    """A game's start in the middle: a position in the notation, the draw pile from its top, the discards."""

    position: str
    pile: str
    discards: str


class GameBegan(Event, frozen=True, tag="game_began", kw_only=True):
    """Cards were dealt from a secret seed. ``deck`` is the whole deck from its top.

    A game that starts from a position has ``start`` instead of a deck.
    """

    number: int
    dealer: int
    seed: str
    commitment: str
    deck: str
    game: str
    """The secret id that opens the replay when the game is over."""
    start: StartPosition | None = None


class TurnPlayed(Event, frozen=True, tag="turn_played", kw_only=True):
    """A decision, in the notation with every card. ``pile`` is the pile from its top after a reshuffle."""

    seat: int
    by: Literal["person", "bot", "clock"]
    turn: str
    pile: str | None = None


class TakenBack(Event, frozen=True, tag="taken_back", kw_only=True):
    """A seat took back the last ``plies`` decisions."""

    seat: int
    plies: int


class GameEnded(Event, frozen=True, tag="game_ended", kw_only=True):
    """A team won."""

    number: int
    winner: int


class WentAway(Event, frozen=True, tag="went_away", kw_only=True):
    """A seat's person lost their last connection."""

    seat: int


class CameBack(Event, frozen=True, tag="came_back", kw_only=True):
    """A person connected, or took over again from a stand-in."""

    seat: int


class BotStoodIn(Event, frozen=True, tag="bot_stood_in", kw_only=True):
    """A bot plays for an absent person until they are back."""

    seat: int
    bot: str


class Paused(Event, frozen=True, tag="paused", kw_only=True):
    """Someone paused the game."""

    seat: int


class Resumed(Event, frozen=True, tag="resumed", kw_only=True):
    """Someone resumed the game."""

    seat: int


class Said(Event, frozen=True, tag="said", kw_only=True):
    """Table talk."""

    seat: int
    phrase: str | None
    text: str | None


AnyEvent: TypeAlias = (
    TableMade
    | SeatTaken
    | SeatGivenUp
    | BotSeated
    | SeatOpened
    | Renamed
    | SeatsRotated
    | GameBegan
    | TurnPlayed
    | TakenBack
    | GameEnded
    | WentAway
    | CameBack
    | BotStoodIn
    | Paused
    | Resumed
    | Said
)
