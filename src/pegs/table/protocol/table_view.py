"""A table as one viewer sees it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pegs.table.protocol.game_view import BoardShape, CardPower, GameView, Seat
from pegs.table.protocol.settings import Settings


class SeatInfo(Struct, frozen=True):
    """Who sits at a seat. ``away_until``: when a bot will play for an absent person (seconds since 1970)."""

    seat: Seat
    team: int
    letter: str
    name: str
    color: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    here: bool
    """Whether the person is connected; always true for a bot."""
    stand_in: str | None
    """The bot that plays for an absent person now."""
    away_until: float | None


class Me(Struct, frozen=True):
    """Who the viewer is."""

    role: Literal["player", "watcher", "screen"]
    seat: Seat | None
    host: bool


class RulesCard(Struct, frozen=True):
    """The rules of the table, sent once in `Welcome`."""

    title: str
    lines: tuple[str, ...]
    """The rules in three short lines."""
    sentences: tuple[str, ...]
    """All the rules, one sentence each."""
    powers: tuple[CardPower, ...]
    bluffing: bool
    draw_by_hand: bool
    stuck_limit: int | None
    """The number of stuck turns after which a peg comes out free; None if none does."""
    words: dict[str, str]
    """The names of start, home, in_spot, and out_spot in these rules and the viewer's language."""
    toml: str


class TableView(Struct, frozen=True):
    """Everything that a client needs to draw the table at one version."""

    version: int
    code: str
    """The short code for joining; empty if the viewer may not invite others."""
    stage: Literal["gathering", "playing", "paused", "over"]
    settings: Settings
    board: BoardShape
    seats: tuple[SeatInfo, ...]
    watchers: int
    me: Me
    game: GameView | None
    deadline: float | None
    """When the clock of the seat to act runs out (seconds since 1970)."""
    now: float
    """The server's time, so that a client can count down by its own clock."""
    can_take_back: bool
    """Whether the viewer can take back a decision now."""
    game_id: str | None = None
    """The id of the last game's replay (``/g/ID``), when it is over."""
