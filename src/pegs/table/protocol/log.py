"""What happened at a table, as one receiver may see it; the move list and the animation read these."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from pegs.story.parts import Line
from pegs.table.protocol.game_view import Seat
from pegs.table.protocol.operations import AnyOperation


class Happening(Struct, frozen=True, tag_field="what", kw_only=True):
    """Base: ``version`` is the table's after it happened, ``at`` the time in seconds since 1970.

    ``lines`` tell people what happened.
    """

    version: int
    at: float
    lines: tuple[Line, ...]


class GameBegan(Happening, frozen=True, tag="began", kw_only=True):
    """Cards were dealt. ``operations`` are the `Dealt` of all seats, other hands as unknown cards, and the
    first seat's `Drawn` if turns begin with a draw.
    """

    number: int
    dealer: Seat
    commitment: str
    operations: tuple[AnyOperation, ...]


class TurnPlayed(Happening, frozen=True, tag="turn", kw_only=True):
    """A decision was made, and everything that came of it."""

    ply: int
    """The number of this decision in its game, from 1."""
    seat: Seat
    by: Literal["person", "bot", "clock"]
    turn: str
    """In the notation; a card that the receiver may not know is ``?``."""
    operations: tuple[AnyOperation, ...]


class TakenBack(Happening, frozen=True, tag="taken_back", kw_only=True):
    """The last decision was taken back; ``ply`` is the number of those that remain."""

    seat: Seat
    ply: int


class GameEnded(Happening, frozen=True, tag="ended", kw_only=True):
    """A team has won; hands and seed are open now."""

    number: int
    winner: int
    seed: str


class SatDown(Happening, frozen=True, tag="sat", kw_only=True):
    """A person took a seat."""

    seat: Seat
    name: str


class Renamed(Happening, frozen=True, tag="renamed", kw_only=True):
    """A person changed name or color."""

    seat: Seat
    name: str


class LeftSeat(Happening, frozen=True, tag="left", kw_only=True):
    """A seat is empty again, or a bot's now."""

    seat: Seat
    name: str


class WentAway(Happening, frozen=True, tag="away", kw_only=True):
    """Nobody is connected for a seat any more."""

    seat: Seat


class CameBack(Happening, frozen=True, tag="back", kw_only=True):
    """A person is there again and plays."""

    seat: Seat


class BotStoodIn(Happening, frozen=True, tag="stand_in", kw_only=True):
    """A bot plays for an absent person until they are back."""

    seat: Seat
    bot: str


class Paused(Happening, frozen=True, tag="paused", kw_only=True):
    """Somebody paused the game: no clock runs and nobody plays."""

    seat: Seat


class Resumed(Happening, frozen=True, tag="resumed", kw_only=True):
    """The game goes on."""

    seat: Seat


class Said(Happening, frozen=True, tag="said", kw_only=True):
    """Table talk: a canned phrase by its id, or a text where the table allows it."""

    seat: Seat
    phrase: str | None
    text: str | None


AnyHappening: TypeAlias = (
    GameBegan
    | TurnPlayed
    | TakenBack
    | GameEnded
    | SatDown
    | Renamed
    | LeftSeat
    | WentAway
    | CameBack
    | BotStoodIn
    | Paused
    | Resumed
    | Said
)
