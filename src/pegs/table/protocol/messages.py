"""The messages that a server sends over a socket."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from pegs.table.protocol.log import AnyLogEvent
from pegs.table.protocol.table_view import RulesCard, TableView

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


class Update(Message, frozen=True, tag="update", kw_only=True):
    """New events in ``log``, and the table after them."""

    log: tuple[AnyLogEvent, ...]
    table: TableView


class Done(Message, frozen=True, tag="done", kw_only=True):
    """A command was applied, and its events are stored."""

    id: str
    version: int


class Refused(Message, frozen=True, tag="refused", kw_only=True):
    """A command was refused, and nothing changed. ``sentence`` says why; ``rule`` cites the rule, if any."""

    id: str
    code: RefusalCode
    sentence: str
    rule: str | None = None


class Reason(Struct, frozen=True):
    """One reason in words.

    ``rule`` is the short name of the rule behind it, ``source`` where that rule is written down. ``weight``
    says how much a hint's reason counts for or against the turn; ten are worth about one hole.
    """

    sentence: str
    rule: str | None = None
    source: str | None = None
    card: str | None = None
    weight: int | None = None


class Answer(Message, frozen=True, tag="answer", kw_only=True):
    """The answer to `Why` (``reasons``) or `Hint` (``turn`` and ``reasons``)."""

    id: str
    turn: str | None = None
    reasons: tuple[Reason, ...] = ()


class Pong(Message, frozen=True, tag="pong", kw_only=True):
    """The answer to `Ping`, with the server's time."""

    id: str
    now: float


ByeCode = Literal[
    "moved",
    "revoked",
    "unknown_token",
    "shutting_down",
    "unavailable",
    "too_much",
    "slow",
    "idle",
    "unreadable",
]


class Bye(Message, frozen=True, tag="bye", kw_only=True):
    """The server closes the socket; ``again`` says whether reconnecting makes sense."""

    code: ByeCode
    again: bool


NoticeCode = Literal["cannot_keep", "keeps_again"]


class Notice(Message, frozen=True, tag="notice", kw_only=True):
    """A change of the server's state: it can't store anything now, so the game stops; or it can again."""

    code: NoticeCode
    sentence: str


AnyMessage: TypeAlias = Welcome | Update | Done | Refused | Answer | Pong | Notice | Bye
