"""Bodies of REST requests and responses."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pegs.core.board import MAX_SEATS
from pegs.protocol.clubs import ForClub
from pegs.protocol.game_name import GameName
from pegs.protocol.game_view import BoardShape, Card, Place
from pegs.protocol.judge import JudgeTable
from pegs.protocol.log import AnyLogEvent, TurnPlayed
from pegs.protocol.settings import Color, Hash, IsoDate, Name, RulesChoice, SeatNumber, Settings
from pegs.protocol.shuffle import Contribution
from pegs.protocol.table_view import RulesCard, SeatInfo
from pegs.protocol.wire_operations import AnyOperation
from pegs.story.statistics import SeatStatistics

Token = Annotated[str, Meta(min_length=16, max_length=128)]


class Problem(Struct, frozen=True, omit_defaults=True):
    """The response to a refused request: a code for programs and a sentence for people.

    ``retry`` is the time in seconds after which the same request may be sent again; it comes with ``busy``.
    """

    code: str
    sentence: str
    retry: int | None = None


# --- tables


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a table. With ``start`` the game begins right away, with bots in the open seats.

    ``commitment`` locks in one's number for the first shuffle, as `Commit` does.
    """

    settings: Settings
    name: Name
    color: Color
    start: bool = False
    commitment: Hash | None = None
    club: ForClub | None = None
    """The club and standing table that it's for: the club counts its finished games."""
    keep: bool = True
    """Without it, the table closes ten minutes after its host left, unless someone was invited or joined."""


class MoveTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Move a table to this server from a device that played without one.

    ``lines`` are its events as the device stored them. ``move`` is a random secret number from the
    device: the same one always leads to the same table and seats, however often it's sent.
    """

    move: Hash
    lines: Annotated[tuple[str, ...], Meta(min_length=1)]


class NewScreen(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a table from a TV. No one sits at it yet; the first person to sit down is its host."""

    settings: Settings
    club: ForClub | None = None


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


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a file with game records, which a device opens without a server."""

    text: Annotated[str, Meta(max_length=2_000_000)]


class OpenedGame(Struct, frozen=True):
    """A game that a device has opened from a record: the id of its replay, and a seat at its table."""

    game: str
    seated: Seated


class FinishedGame(Struct, frozen=True):
    """A finished game of a table; ``game`` is the id of its replay."""

    game: str
    number: int
    winner: int
    at: float
    """When it ended, in seconds since 1970."""
    name: GameName
    """What it was called when it ended."""
    moved: int = 0
    """How many seats clockwise everyone has moved since then."""


class TableSummary(Struct, frozen=True):
    """What anyone with a table's code or a token may know."""

    table: str
    code: str
    stage: Literal["gathering", "playing", "paused", "over"]
    name: GameName
    players: int
    teams: int
    seats: tuple[SeatInfo, ...]
    turn: int | None
    watchers_allowed: bool
    seat: int | None
    """The seat of the token in the request; None without a token."""
    games: tuple[FinishedGame, ...] = ()
    """The finished games, the newest last; empty without a token."""
    deadline: float | None = None
    """When the clock of the seat to act runs out (seconds since 1970)."""
    since: float = 0
    """When the game was dealt, or before that, when the table was made."""


class WaitingTurn(Struct, frozen=True):
    """A board where it's a seat's turn, as everyone at the table sees it, without anyone's hand."""

    since: float
    """When the turn began, in seconds since 1970."""
    board: BoardShape
    pegs: tuple[tuple[Place, ...], ...]
    pile_size: int
    last: TurnPlayed | None
    """The decision before this one; None after a deal, and after something was taken back."""


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens saved in this browser."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=100)]


class MyTable(Struct, frozen=True):
    """The table of one token; None if the token is no longer valid."""

    table: TableSummary | None
    waiting: WaitingTurn | None = None
    """The board, if it's this seat's turn."""
    goes: float | None = None
    """On a device: when the table will be deleted unless someone opens it (seconds since 1970)."""


class Passage(Struct, frozen=True):
    """A code with which another device can take over the seat, once, within ten minutes."""

    code: str
    until: float


class MovingSeat(Struct, frozen=True):
    """What a `Passage` moves to another device: a seat, or a watcher's place, which has no name and color."""

    game: GameName
    name: str = ""
    color: str = ""


class TokenBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A request with nothing but a token."""

    token: Token


class SuggestRules(Struct, frozen=True, forbid_unknown_fields=True):
    """Suggest rules for the table of a seat's token, before the first deal."""

    token: Token
    rules: RulesChoice


class ReadSuggestion(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for the rules of a suggestion (`RulesSuggestion`) at the table of a token."""

    token: Token
    suggestion: Annotated[int, Meta(ge=1)]


class ClaimBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Take over a seat from another device."""

    code: Annotated[str, Meta(min_length=4, max_length=64)]


class PushKey(Struct, frozen=True):
    """The server's public key for push services (VAPID), which a browser needs in order to subscribe.

    Empty if this server can't notify anyone.
    """

    key: str


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """Notify a browser when it's the turn of the seat that the token opens.

    ``endpoint``, ``p256dh`` and ``auth`` are what the browser's push subscription has under these names.
    """

    token: Token
    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Annotated[str, Meta(max_length=16)] = "en"


class Unsubscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """Stop notifying a browser of a seat's turns."""

    token: Token
    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]


class RevokeBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Remove a player: the host, by ``token``, makes all tokens of a seat invalid."""

    token: Token
    seat: SeatNumber


class BotInfo(Struct, frozen=True):
    """A bot that can play at this server's tables: its name in commands, and its label on screen.

    ``usual`` is the one that takes a seat if no one chose another. ``level`` counts from 1, the easiest; bots
    that aren't meant for people to play with have level 0. ``about`` says in a sentence how it plays. In
    teams of more than ``largest_team`` it plays like one of a lower level.
    """

    name: str
    label: str
    usual: bool
    level: int = 0
    about: str = ""
    largest_team: int = MAX_SEATS // 2


class Here(Struct, frozen=True):
    """What a page needs to know about this server."""

    address: str
    """The address at which other devices reach this server, for links and QR codes."""
    bots: tuple[BotInfo, ...]
    """The bots that can play here: the built-in ones from strongest to weakest, then any others."""


class Seen(Struct, frozen=True):
    """How the server sees a request, for checking what a proxy sends."""

    address: str
    """The client's."""
    is_forwarded: bool
    """Whether a trusted proxy gave the address; otherwise it's where the connection came from."""
    site: str
    """The URL of the requested site, without a slash at its end."""


class Health(Struct, frozen=True):
    """The server is up. Games need the ``engine`` to be ready; ``share`` (0 ... 1) of it is compiled."""

    status: Literal["ready"]
    engine: Literal["preparing", "ready"]
    share: float


class Readiness(Struct, frozen=True):
    """The server is ready for games."""

    status: Literal["ready"]


# --- finished games


class ReplayShuffle(Struct, frozen=True):
    """A shuffle of a finished game: the deck, the discards, or a draw pile after a take-back.

    ``label`` names its stream, ``ply`` is the number of decisions before it, ``pile`` the draw pile that it
    makes (with piles of their own, the player's seat), and ``cards`` are that pile's from the top.
    """

    label: str
    ply: int
    pile: int
    cards: str


class Replay(Struct, frozen=True):
    """A finished game, for anyone with its link."""

    game: str
    name: GameName
    rules: RulesCard
    board: BoardShape
    seats: tuple[SeatInfo, ...]
    pegs: tuple[tuple[int, ...], ...]
    """The pegs before the first turn."""
    log: tuple[AnyLogEvent, ...]
    """The whole game with every card."""
    winner: int
    seed: str
    commitment: str
    record: str
    """The game record as text."""
    statistics: tuple[SeatStatistics, ...]
    pile: int = 0
    """The size of the draw pile before the first turn."""
    number: int = 1
    """1 for the first game at its table."""
    again: int | None = None
    """The earlier game at its table whose cards were dealt again, with sides swapped."""
    daily: str | None = None
    """The date whose deal of the day it is: the server's number follows from the date, and isn't secret."""
    contributions: tuple[Contribution, ...] | None = None
    """The people's numbers in the shuffle; None for a game from when only the server's counted."""
    shuffles: tuple[ReplayShuffle, ...] = ()
    """Every shuffle in order, if they follow from everyone's numbers."""
    real_cards: bool = False
    """Whether people dealt and held real cards: only those that were played are known."""
    on_device: bool = False
    """Whether a player's device shuffled the cards, so that its owner could have chosen them."""


class NewPractice(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, after its first ``turn`` decisions, at a seat of your own.

    The hands are as they were, and the cards that no one had seen are shuffled. Strong bots take the other
    seats, and the game begins; or ``together``, the bots of that game stay, and people take theirs by link.
    """

    turn: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    name: Name
    color: Color
    together: bool = False


class FewestCards(Struct, frozen=True):
    """The fewest cards that would have brought a team home, in order, proven by the engine."""

    cards: tuple[Card, ...]
    operations: tuple[AnyOperation, ...]
    """What they'd have done on the board."""


class GameEnding(Struct, frozen=True):
    """How a finished game was decided. Turns are numbers from 1, as in `TurnPlayed.ply`."""

    fewest: tuple[FewestCards | None, ...]
    """By team: None for the winners, and for teams that needed more than three or an unproven number."""
    best_turns: tuple[int | None, ...]
    """By seat: the turn that raised its team's chance of winning most."""
    decided: int
    """The turn that raised the winners' chance most."""


class PlayDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a table for the deal of the day, and deal it. ``practice``: the result doesn't count.

    ``day`` is the date where the player is, within a day of the server's, which it is without one (UTC).
    """

    name: Name
    color: Color = "B"
    practice: bool = False
    day: IsoDate | None = None


class DailyDay(Struct, frozen=True):
    """The deal of a day on this server: how many people have finished it, and how many of them won.

    ``quickest`` is the fewest turns that a winner took; None if no one has won.
    """

    day: str
    people: int
    wins: int
    quickest: int | None


class DailyOpening(DailyDay, frozen=True):
    """A day's deal before it's played, with how it has gone for others."""

    table: JudgeTable
    hand: tuple[Card, ...]
    """The cards that the person holds."""
    pile: int
    bots: tuple[str, ...]
    """The names of the others, clockwise from the person's left."""


class DailyGame(Struct, frozen=True):
    """How a deal of the day ended for one person, and what the others made of it.

    ``turns`` are the person's own. ``counts`` is whether the result is among the others.
    """

    won: bool
    turns: int
    counts: bool
    day: DailyDay


class FairCheck(Struct, frozen=True):
    """Whether a finished game's cards follow from the revealed numbers, and these from their commitments."""

    commitment_holds: bool
    """The server's."""
    contributions_hold: bool
    """The people's."""
    deal_holds: bool
    date_holds: bool = True
    """Whether the server's number follows from the date, if it's a deal of the day."""
    on_device: bool = False
    """Whether a player's device shuffled the cards, so that its owner could have chosen them."""
