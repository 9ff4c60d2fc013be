"""A table as one viewer sees it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pegs.protocol.game_name import GameName
from pegs.protocol.game_view import BoardShape, Card, CardPower, GameView, Place, Seat
from pegs.protocol.settings import TableSettings
from pegs.protocol.shuffle import NextShuffle
from pegs.protocol.wire_operations import AnyOperation
from pegs.story.parts import Part


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
    needs_phone: bool
    """Whether someone can join for this person, who plays with real cards and has no phone connected."""
    stand_in: str | None
    """The bot that plays for an absent person now."""
    away_until: float | None


class Me(Struct, frozen=True):
    """Who the viewer is."""

    role: Literal["player", "watcher", "screen"]
    seat: Seat | None
    host: bool


class RulesCard(Struct, frozen=True):
    """The rules of the table, sent in `Welcome`, and in the `Update` in which they change."""

    name: str
    """The named set, or ``house`` for other rules."""
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


TakeBackChoice = Literal["now", "ask"]
"""How a viewer can take back a decision: at once, or if everyone else agrees."""


class TakeBackRequest(Struct, frozen=True):
    """A person asks to take back a decision. ``waiting`` are those who haven't agreed; one *no* is enough."""

    seat: Seat
    waiting: tuple[Seat, ...]
    until: float
    """When the request ends without their answers (seconds since 1970)."""


class SeatRequest(Struct, frozen=True):
    """A person asks to take over a bot's seat. ``id`` identifies the request in `AnswerSeatRequest`."""

    id: int
    seat: Seat
    name: str
    color: str
    answering: tuple[Seat, ...]
    """The seats whose people may answer: the host, or the bot's partners while the host is away."""
    all_from: float | None
    """When everyone at the table may answer (seconds since 1970); None while the host is here."""


class RulesSuggestion(Struct, frozen=True):
    """Rules that a person suggests for the table. ``id`` identifies the suggestion in `VoteOnRules`."""

    id: int
    seat: Seat
    """The person who suggests them."""
    name: str
    """The named set, or ``house`` for other rules."""
    title: str
    yes: tuple[Seat, ...]
    no: tuple[Seat, ...]
    needed: int
    """How many have to vote for them: more than half of the people at the table."""


class Instruction(Struct, frozen=True):
    """What hands have to do on a wooden board before the game goes on: one part of ``steps`` after another.

    ``operations`` are the same steps, to draw them. After a turn, ``card`` is what ``seat`` played, if
    everyone may know it. ``ply`` identifies the instruction in `PegsMoved`.
    """

    kind: Literal["set_up", "turn", "take_back"]
    ply: int
    seat: Seat
    """Whose turn it was, or who took it back."""
    card: Card | None
    steps: tuple[Part, ...]
    operations: tuple[AnyOperation, ...]


class LessonView(Struct, frozen=True):
    """The moment of a lesson that the learner is at.

    ``lesson`` is the id of its sentence, ``values`` are the sentence's variables. It's about ``place``, which
    belongs to ``seat``; ``path`` is drawn on the board.
    """

    topic: str
    """``first-game`` or a single lesson."""
    step: int
    """From 0."""
    steps: int
    lesson: str
    values: dict[str, str | int]
    seat: Seat
    place: Place | None
    path: tuple[Place, ...]
    since: Literal["same", "later", "other"]
    """What the position is to the one before: the same, possible some rounds later, or another game's."""
    turn: str
    """The turn that the learner is led to now; empty if there's nothing to play."""
    reads: bool
    """Whether there is only something to read."""
    is_done: bool
    """Whether everything that belongs to the moment was played."""


class CoachSwitch(Struct, frozen=True):
    """Whether the coach asks "Are you sure?" before a blunder: if everyone at the table agrees."""

    agreeing: tuple[Seat, ...]
    is_on: bool


class PublicTable(Struct, frozen=True):
    """The part of a table that everyone sees, without the game."""

    version: int
    code: str
    """The short code for joining; empty if the viewer may not invite others."""
    stage: Literal["gathering", "playing", "paused", "over"]
    settings: TableSettings
    board: BoardShape
    seats: tuple[SeatInfo, ...]
    watchers: int
    deadline: float | None
    """When the clock of the seat to act runs out (seconds since 1970)."""
    now: float
    """The server's time, so that a client can count down by its own clock."""
    bank_from: float | None = None
    """When the seat to act begins to use its time bank (seconds since 1970); ``deadline`` includes it."""
    banks: tuple[float, ...] = ()
    """The seconds that were left in each seat's time bank before this decision; empty if there are none."""
    host: int | None = None
    """The host's seat; None if there's no host."""
    take_back: TakeBackRequest | None = None
    """The take-back that someone asks for. Bots and clocks wait until it's decided."""
    open_hands: tuple[Seat, ...] = ()
    """The people who agree that watchers see the hands."""
    hands_withheld: bool = False
    """Whether watchers see no hands in this game: someone left who hadn't agreed."""
    coach: CoachSwitch | None = None
    """None at tables that can't have it."""
    seat_requests: tuple[SeatRequest, ...] = ()
    """The people who ask for a bot's seat."""
    shuffle: NextShuffle | None = None
    """What is locked in for the next shuffle; None during a game."""
    game_id: str | None = None
    """The id of the last game's replay (``/g/ID``), when it is over."""
    instruction: Instruction | None = None
    """What hands have to do on a wooden board, also when the game is over.

    Players, bots and clocks wait until someone says it's done.
    """


class TableView(PublicTable, frozen=True, kw_only=True):
    """Everything that a client needs to draw the table at one version."""

    game: GameView | None
    me: Me
    name: GameName
    """What the game is called."""
    can_take_back: TakeBackChoice | None
    """Whether and how the viewer can take back a decision now."""
    lesson: LessonView | None = None
    """What the table teaches the viewer now."""
    suggestions: tuple[RulesSuggestion, ...] = ()
    """The rules that people suggest before the first deal, in the viewer's language."""
