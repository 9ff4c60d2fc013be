"""Bodies of REST requests and responses."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from pegs.story.statistics import SeatStatistics
from pegs.table.protocol.game_view import BoardShape, CardPower
from pegs.table.protocol.log import AnyLogEvent
from pegs.table.protocol.settings import Color, Name, RulesChoice, SeatNumber, Settings
from pegs.table.protocol.table_view import RulesCard, SeatInfo

Token = Annotated[str, Meta(min_length=16, max_length=128)]


class Problem(Struct, frozen=True):
    """The response to a refused request: a code for programs and a sentence for people."""

    code: str
    sentence: str


# --- tables


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a table. With ``start`` the game begins right away, with bots in the open seats."""

    settings: Settings
    name: Name
    color: Color
    start: bool = False


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat at a table, by its code: this seat, or the first open one."""

    name: Name
    color: Color
    seat: SeatNumber | None = None


class Seated(Struct, frozen=True):
    """The seat that was taken. ``token`` is the key to it, sent only here."""

    table: str
    code: str
    seat: int | None
    token: str


class FinishedGame(Struct, frozen=True):
    """A finished game of a table; ``game`` is the id of its replay."""

    game: str
    number: int
    winner: int
    at: float
    """When it ended, in seconds since 1970."""
    moved: int = 0
    """How many seats clockwise everyone has moved since then."""


class TableSummary(Struct, frozen=True):
    """What anyone with a table's code or a token may know."""

    table: str
    code: str
    stage: Literal["gathering", "playing", "paused", "over"]
    rules_title: str
    players: int
    teams: int
    seats: tuple[SeatInfo, ...]
    turn: int | None
    watchers_allowed: bool
    seat: int | None
    """The seat of the token in the request; None without a token."""
    games: tuple[FinishedGame, ...] = ()
    """The finished games, the newest last; empty without a token."""


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens saved in this browser."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=100)]


class MyTable(Struct, frozen=True):
    """The table of one token; None if the token is no longer valid."""

    table: TableSummary | None


class Passage(Struct, frozen=True):
    """A code with which another device can take over the seat, once, within ten minutes."""

    code: str
    until: float


class TokenBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A request with nothing but a token."""

    token: Token


class ClaimBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Take over a seat from another device."""

    code: Annotated[str, Meta(min_length=4, max_length=64)]


class RevokeBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Remove a player: the host, by ``token``, makes all tokens of a seat invalid."""

    token: Token
    seat: SeatNumber


class BotInfo(Struct, frozen=True):
    """A bot that can play at this server's tables: its name in commands, and its label on screen."""

    name: str
    label: str


class Here(Struct, frozen=True):
    """What a page needs to know about this server."""

    address: str
    """The address at which other devices reach this server, for links and QR codes."""
    bots: tuple[BotInfo, ...]
    """The bots that can play here: the built-in ones from strongest to weakest, then any others."""


class Health(Struct, frozen=True):
    """The server is up. Games need the ``engine`` to be ready; ``share`` (0 ... 1) of it is compiled."""

    status: Literal["ready"]
    engine: Literal["preparing", "ready"]
    share: float


class Readiness(Struct, frozen=True):
    """The server is ready for games."""

    status: Literal["ready"]


# --- rules


class RulesEntry(Struct, frozen=True):
    """A named rule set in the list."""

    name: str
    title: str
    source: str
    lines: tuple[str, ...]
    sentences: tuple[str, ...]
    seatings: tuple[tuple[int, int], ...]
    """The (players, teams) that its source names, the usual one first."""
    bluffing: bool


class RulesField(Struct, frozen=True):
    """One switch of `pegs.rules.switches.Rules`, as the form needs it.

    ``kind``: ``bool``; ``int`` with ``low`` and ``high``; ``choice`` (one of ``choices``); ``counts`` (a
    list of numbers); ``several`` (a list of some of ``choices``).
    """

    name: str
    group: str
    label: str
    meaning: str
    kind: Literal["bool", "int", "choice", "counts", "several"]
    default: Any
    low: int | None = None
    high: int | None = None
    choices: tuple[FieldChoice, ...] = ()


class FieldChoice(Struct, frozen=True):
    """One value of a switch, and its label."""

    value: str
    label: str


class RulesForm(Struct, frozen=True):
    """All switches, and the powers of a card."""

    fields: tuple[RulesField, ...]
    card_fields: tuple[RulesField, ...]
    cards: tuple[str, ...]


class CheckRules(Struct, frozen=True, forbid_unknown_fields=True):
    """A house-rule sheet as text, or a named base; and changes of it (a card's as ``{"7": {...}}`` under
    ``cards``). None as a value means the base's.
    """

    rules: RulesChoice = RulesChoice()
    base: str = ""
    title: Annotated[str, Meta(max_length=80)] = ""
    changes: dict[str, Any] = {}
    players: Annotated[int, Meta(ge=2, le=10)] = 4
    teams: Annotated[int, Meta(ge=1, le=10)] = 2


class RulesChange(Struct, frozen=True):
    """A switch that differs from the base; values in words."""

    switch: str
    card: str | None
    label: str
    was: str
    now: str


class RulesFix(Struct, frozen=True):
    """A change of one switch that resolves a conflict."""

    switch: str
    value: Any
    label: str


class RulesConflict(Struct, frozen=True):
    """Switches that contradict each other, and what to do about it."""

    switches: tuple[str, ...]
    problem: str
    fix: str
    fixes: tuple[RulesFix, ...]


class CheckedRules(Struct, frozen=True):
    """The rules that a form describes. They can't be played if there are ``problems`` or ``conflicts``."""

    title: str
    base: str
    toml: str
    values: dict[str, Any]
    """Every switch with its value."""
    changes: tuple[RulesChange, ...]
    conflicts: tuple[RulesConflict, ...]
    problems: tuple[str, ...]
    """Errors in lines or changes that couldn't be read."""
    lines: tuple[str, ...]
    sentences: tuple[str, ...]
    powers: tuple[CardPower, ...]
    board: BoardShape | None


# --- finished games


class Replay(Struct, frozen=True):
    """A finished game, for anyone with its link."""

    game: str
    rules: RulesCard
    board: BoardShape
    seats: tuple[SeatInfo, ...]
    pegs: tuple[tuple[int, ...], ...]
    """The pegs before the first turn."""
    log: tuple[AnyLogEvent, ...]
    """The whole game with every card."""
    chances: tuple[float, ...]
    """The winning team's chance after each ply, estimated by progress (0 ... 1)."""
    winner: int
    seed: str
    commitment: str
    record: str
    """The game record as text."""
    statistics: tuple[SeatStatistics, ...]
    pile: int = 0
    """The size of the draw pile before the first turn."""


class FairCheck(Struct, frozen=True):
    """Whether the deal of a finished game follows from its seed, and the seed from its commitment."""

    commitment_holds: bool
    deal_holds: bool
