"""Bodies of the REST requests and answers."""

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
    """Every refusal of a request: a code and a sentence."""

    code: str
    sentence: str


# --- tables


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Make a table. ``start`` deals at once (seats not taken become bots)."""

    settings: Settings
    name: Name
    color: Color
    start: bool = False


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat by a table's code: this one, or the first that is open."""

    name: Name
    color: Color
    seat: SeatNumber | None = None


class Seated(Struct, frozen=True):
    """Where one sits now. ``token`` is the key to the seat: it is told once, here."""

    table: str
    code: str
    seat: int | None
    token: str


class FinishedGame(Struct, frozen=True):
    """A game of a table that is over; ``game`` opens its replay."""

    game: str
    number: int
    winner: int
    at: float
    """When it ended, in seconds since 1970."""
    moved: int = 0
    """How many seats everybody has moved on since."""


class TableSummary(Struct, frozen=True):
    """What anyone with a table's code, or a token, may know without sitting there."""

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
    """The asker's own seat, where it was asked with a token."""
    games: tuple[FinishedGame, ...] = ()
    """The games that are over, the newest last; told only to who asked with a token."""


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens that this browser keeps."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=100)]


class MyTable(Struct, frozen=True):
    """One of them: ``table`` is None where the token opens nothing any more."""

    table: TableSummary | None


class Passage(Struct, frozen=True):
    """A short code, good once and for ten minutes, with which another device takes the seat over."""

    code: str
    until: float


class TokenBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A request that needs nothing but the token of a seat."""

    token: Token


class ClaimBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat over from another device."""

    code: Annotated[str, Meta(min_length=4, max_length=64)]


class RevokeBody(Struct, frozen=True, forbid_unknown_fields=True):
    """The host (by ``token``) takes the keys of a seat away."""

    token: Token
    seat: SeatNumber


class BotInfo(Struct, frozen=True):
    """A bot that can play at this server's tables: its name in commands, and its label on screen."""

    name: str
    label: str


class Here(Struct, frozen=True):
    """What a page needs to know about this server before it opens a table."""

    address: str
    """The address at which other devices reach this server, for links and QR codes."""
    bots: tuple[BotInfo, ...]
    """The bots that can play here: the built-in ones from strongest to weakest, then any others."""


class Health(Struct, frozen=True):
    """The server answers. Games can be played once the ``engine`` is ready; ``share`` (0 ... 1) is done."""

    status: Literal["ready"]
    engine: Literal["preparing", "ready"]
    share: float


class Readiness(Struct, frozen=True):
    """Games can be played here."""

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
    """(players, teams) that its source names; the first is the usual one."""
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
    """One answer of a switch, and what it is called."""

    value: str
    label: str


class RulesForm(Struct, frozen=True):
    """All switches, and those of one row of the card table."""

    fields: tuple[RulesField, ...]
    card_fields: tuple[RulesField, ...]
    cards: tuple[str, ...]


class CheckRules(Struct, frozen=True, forbid_unknown_fields=True):
    """A house-rule sheet as text, or a named base; and changes of it (a card's as ``{"7": {...}}`` under
    ``cards``), where None stands for what the base has.
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


# --- after the end


class Replay(Struct, frozen=True):
    """A finished game, open to whoever has its link."""

    game: str
    rules: RulesCard
    board: BoardShape
    seats: tuple[SeatInfo, ...]
    pegs: tuple[tuple[int, ...], ...]
    """Where the pegs stood at the beginning."""
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
    """How many cards were left to draw when the first turn began."""


class FairCheck(Struct, frozen=True):
    """Whether the deal of a finished game follows from its seed, and the seed from its commitment."""

    commitment_holds: bool
    deal_holds: bool
