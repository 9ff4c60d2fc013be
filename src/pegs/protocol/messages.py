"""The messages that a server sends over a socket."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from pegs.protocol.game_view import Landing, Option, Seat
from pegs.protocol.log import AnyLogEvent
from pegs.protocol.table_view import RulesCard, TableView
from pegs.story.sheet.model import BoardPlace, Effect

RefusalCode = Literal[
    "illegal_turn",
    "unreadable_turn",
    "not_your_turn",
    "stale",
    "not_allowed",
    "not_playing",
    "paused",
    "no_such_seat",
    "seat_taken",
    "unknown_token",
    "unreadable",
    "hello_first",
    "too_much",
    "busy",
    "cannot_keep",
    "are_you_sure",
]


class Message(Struct, frozen=True, tag_field="tell", kw_only=True):
    """Base of all messages."""


class Welcome(Message, frozen=True, tag="welcome", kw_only=True):
    """The answer to `Hello`: the whole table.

    ``log`` has everything since the client's last version if ``resumed``, else the whole current game.
    """

    id: str
    table: TableView
    rules: RulesCard
    log: tuple[AnyLogEvent, ...]
    resumed: bool


class Update(Message, frozen=True, tag="update", kw_only=True, omit_defaults=True):
    """New events in ``log``, and the table after them; also the ``rules`` if they have changed."""

    log: tuple[AnyLogEvent, ...]
    table: TableView
    rules: RulesCard | None = None


class Done(Message, frozen=True, tag="done", kw_only=True):
    """A command was applied, and its events are stored."""

    id: str
    version: int


class Refused(Message, frozen=True, tag="refused", kw_only=True):
    """A command was refused, and nothing changed. ``sentence`` says why; ``rule`` cites the rule, if any.

    ``retry`` is the time in seconds after which the same command may be sent again; it comes with ``busy``.
    """

    id: str
    code: RefusalCode
    sentence: str
    rule: str | None = None
    retry: int | None = None


class Attempt(Struct, frozen=True):
    """What a forbidden turn was meant to do, to draw it on the side of ``focus``, and where it fails."""

    focus: Seat
    effects: tuple[Effect, ...]
    cross: BoardPlace | None


class Reason(Struct, frozen=True):
    """One reason in words.

    ``rule`` is the short name of the rule behind it, ``source`` where that rule is written down, and
    ``paragraph`` the id of its paragraph in the rules sheet. ``weight`` says how much a hint's reason counts
    for or against the turn; ten are worth about one hole. One of the main reasons also comes in short:
    ``lead`` is how it begins, ``rest`` what follows, ``term`` the name of what it's about.
    """

    sentence: str
    rule: str | None = None
    source: str | None = None
    card: str | None = None
    weight: int | None = None
    paragraph: str | None = None
    attempt: Attempt | None = None
    lead: str | None = None
    rest: str | None = None
    term: str | None = None


class SecondBest(Struct, frozen=True):
    """Another turn that a hint may show, with its landings."""

    option: Option
    landings: tuple[Landing, ...]


class Answer(Message, frozen=True, tag="answer", kw_only=True):
    """The answer to `Why` (``reasons``) or `Hint`.

    For a hint, ``turn`` is the text of a turn, and ``option`` the same with its ``landings``, because the
    table's options may lack it. ``main_reasons`` are at most three in short, the strongest first.
    ``second`` is the best turn with another card, if there is one.
    """

    id: str
    turn: str | None = None
    reasons: tuple[Reason, ...] = ()
    option: Option | None = None
    landings: tuple[Landing, ...] = ()
    main_reasons: tuple[Reason, ...] = ()
    second: SecondBest | None = None


class OptionsPage(Message, frozen=True, tag="options", kw_only=True):
    """The answer to `ListOptions`: turns at a version of the table, and the steps they consist of.

    ``is_complete`` if these are all the turns asked for. If more turns follow, ``next`` is the ``skip`` that
    asks for them.
    """

    id: str
    version: int
    options: tuple[Option, ...]
    landings: tuple[Landing, ...]
    is_complete: bool
    next: int | None = None


class TypedLine(Struct, frozen=True):
    """A legal turn in one line: ``turn`` in the notation, and ``text`` for its player."""

    turn: str
    text: str
    is_quiet: bool
    """Whether it does nothing to other pegs."""
    more: int = 0
    """The number of other ways to split the same card."""
    typed: str = ""
    """A text that means all of those ways."""


class TypedTurns(Message, frozen=True, tag="typed", kw_only=True):
    """The answer to `ReadTurn`: the legal turns that a text can mean, those that bump or boost first.

    ``count`` is the number of lines, even if there are too many to send. If no turn is meant, ``reasons`` say
    why not.
    """

    id: str
    version: int
    lines: tuple[TypedLine, ...] = ()
    count: int = 0
    reasons: tuple[Reason, ...] = ()


class Pong(Message, frozen=True, tag="pong", kw_only=True):
    """The answer to `Ping`, with the server's time."""

    id: str
    now: float


ByeCode = Literal[
    "moved",
    "left",
    "revoked",
    "unknown_token",
    "shutting_down",
    "unavailable",
    "elsewhere",
    "too_much",
    "busy",
    "slow",
    "idle",
    "unreadable",
]


class Bye(Message, frozen=True, tag="bye", kw_only=True, omit_defaults=True):
    """The server closes the socket; ``again`` says whether reconnecting makes sense.

    ``retry`` is the time in seconds after which it does; it comes with ``busy``.
    """

    code: ByeCode
    again: bool
    retry: int | None = None


NoticeCode = Literal["cannot_keep", "keeps_again", "preparing", "prepared"]


class Notice(Message, frozen=True, tag="notice", kw_only=True):
    """A change of the server's state: it can't store anything now, so the game stops; or it can again.

    Or it's still preparing the rules engine, and turns have to wait; or that's done.
    """

    code: NoticeCode
    sentence: str


AnyMessage: TypeAlias = (
    Welcome | Update | Done | Refused | Answer | OptionsPage | TypedTurns | Pong | Notice | Bye
)
