"""A table as one receiver sees it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pegs.table.protocol.game_view import BoardShape, CardPower, GameView, Seat
from pegs.table.protocol.settings import Settings


class SeatView(Struct, frozen=True):
    """Who sits at a seat. ``away_until``: when a bot will play for an absent person (seconds since 1970)."""

    seat: Seat
    team: int
    letter: str
    name: str
    color: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    here: bool
    """A person is connected (always true for a bot)."""
    stand_in: str | None
    """The bot that plays for an absent person now."""
    away_until: float | None


class Me(Struct, frozen=True):
    """Who the receiver is."""

    role: Literal["player", "watcher", "screen"]
    seat: Seat | None
    host: bool


class RulesCard(Struct, frozen=True):
    """The rules of the table, told once in a `Welcome`."""

    title: str
    lines: tuple[str, ...]
    """Three lines that tell the rules in short."""
    sentences: tuple[str, ...]
    """All of them."""
    powers: tuple[CardPower, ...]
    bluffing: bool
    draw_by_hand: bool
    stuck_limit: int | None
    """After how many stuck turns a peg comes out with any card; None where that never happens."""
    words: dict[str, str]
    """start, home, in_spot, out_spot: what these rules call them in the receiver's language."""
    toml: str


class TableView(Struct, frozen=True):
    """Everything a receiver needs to draw the table at one version."""

    version: int
    code: str
    """The short code that others join with; empty for who may not invite."""
    stage: Literal["gathering", "playing", "paused", "over"]
    settings: Settings
    board: BoardShape
    seats: tuple[SeatView, ...]
    watchers: int
    me: Me
    game: GameView | None
    deadline: float | None
    """When the clock of the seat to act runs out (seconds since 1970)."""
    now: float
    """The server's time, so that a client can count down by its own clock."""
    can_take_back: bool
    """Whether the receiver may take back the last decision now."""
    game_id: str | None = None
    """What opens the replay (``/g/ID``) of the game that was played last, when it is over."""
