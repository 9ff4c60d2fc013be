"""The commands that clients send over the socket. Each has an ``id`` of the client's choice, and sending it
twice is harmless.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from pegs.protocol.game_name import GameTitle
from pegs.protocol.settings import Color, Hash, Name, Options, SeatNumber

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f]+$")]
TurnText = Annotated[str, Meta(min_length=1, max_length=80)]
Version = Annotated[int, Meta(ge=0)]
PegPlace = Annotated[int, Meta(ge=-1, le=300)]
MAX_STEPS = 5
"""The most steps of a turn."""
MAX_PEGS = 90
"""The most pegs on a board."""
MAX_COUNT = 100
"""The most holes that a part of a split is asked about."""
MAX_SKIP = 1_000_000
Language = Annotated[str, Meta(max_length=16)]


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Base of all commands."""

    id: Id


class Hello(Command, frozen=True, tag="hello", kw_only=True):
    """The first message on a socket: the token of a seat, watcher, or screen, and the last version it saw.

    ``sent_elsewhere`` is how often in a row the server has answered with the goodbye ``elsewhere``.
    """

    token: Annotated[str, Meta(min_length=16, max_length=128)]
    since: Version | None = None
    language: Language = "en"
    sent_elsewhere: Annotated[int, Meta(ge=0, le=1000)] = 0


class Commit(Command, frozen=True, tag="commit", kw_only=True):
    """Lock in one's secret number for the shuffle of the next game, ``number``, by its SHA-256.

    The number is 32 random bytes in hexadecimal, and the hash is of that text. Another one can replace it
    until the deal is asked for.
    """

    number: Annotated[int, Meta(ge=1)]
    commitment: Hash


class Reveal(Command, frozen=True, tag="reveal", kw_only=True):
    """Reveal one's secret number, once the deal has been asked for."""

    number: Annotated[int, Meta(ge=1)]
    secret: Hash


class Play(Command, frozen=True, tag="play", kw_only=True):
    """Play a turn, chosen at this version of the table, in any of its spellings.

    Unless one is ``sure``, the coach may refuse a turn with ``are_you_sure``, if it's switched on and sees a
    blunder.
    """

    version: Version
    turn: TurnText
    sure: bool = False


class TakeBack(Command, frozen=True, tag="take_back", kw_only=True):
    """Take back one's last decision and those of bots since then, unless another person has played.

    If someone has seen a card since then, or is choosing a turn, everyone else is asked.
    """

    version: Version


class AnswerTakeBack(Command, frozen=True, tag="answer_take_back", kw_only=True):
    """Agree to someone's take-back or refuse it; or withdraw your own (``agree`` is false)."""

    agree: bool


class PegMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A peg that stands elsewhere on the wooden board: it's at ``target``, not at ``origin``."""

    seat: SeatNumber
    origin: PegPlace
    target: PegPlace


class PegsMoved(Command, frozen=True, tag="pegs_moved", kw_only=True):
    """Say that the pegs on the wooden board are moved as the instruction of decision ``ply`` says."""

    ply: Annotated[int, Meta(ge=0)]


class CorrectBoard(Command, frozen=True, tag="correct_board", kw_only=True):
    """Set pegs to where they stand on the wooden board, all at once. Then the boards match, and play goes on.

    Everyone at the table reads who moved what. A person can do this three times between two turns.
    """

    version: Version
    moves: Annotated[tuple[PegMove, ...], Meta(max_length=MAX_PEGS)]


class ShowCard(Command, frozen=True, tag="show_card", kw_only=True):
    """At a table with real cards: say which card the seat to act plays; None takes it back.

    Any seat can say it. Then every seat has the turns that begin with this card, and any can play one.
    """

    version: Version
    card: Annotated[str, Meta(max_length=1)] | None


class ShuffleDiscards(Command, frozen=True, tag="shuffle_discards", kw_only=True):
    """At a table with real cards: say that people have shuffled the discards into the draw pile.

    Only needed if they did so before the draw pile was empty by the table's count.
    """

    version: Version


class ShowHand(Command, frozen=True, tag="show_hand", kw_only=True):
    """Agree that watchers see all hands, two rounds late, once everyone at the table agrees; or no longer."""

    agree: bool


class SetCoach(Command, frozen=True, tag="set_coach", kw_only=True):
    """Agree that the coach asks "Are you sure?" before a blunder, once everyone does; or no longer."""

    agree: bool


class GiveTime(Command, frozen=True, tag="give_time", kw_only=True):
    """Give the person whose turn it is 15 seconds more."""

    version: Version


class Start(Command, frozen=True, tag="start", kw_only=True):
    """Deal the first game (host only). Bots take the seats still open."""

    version: Version


class Rematch(Command, frozen=True, tag="rematch", kw_only=True):
    """Deal another game when one is over. Seat ``first`` starts it; without it, the deal passes to the left.

    With ``same_cards`` everyone moves one seat clockwise and the cards of the last game are dealt again, so
    that each team gets another's. Then ``first`` has no effect.
    """

    version: Version
    first: SeatNumber | None = None
    same_cards: bool = False


class Lesson(Command, frozen=True, tag="lesson", kw_only=True):
    """At a table that teaches: go on from moment ``step``.

    Or begin it ``again``, ``skip`` it though it isn't done, or ``leave`` all lessons.
    """

    step: Annotated[int, Meta(ge=0)]
    again: bool = False
    skip: bool = False
    leave: bool = False


class Pause(Command, frozen=True, tag="pause", kw_only=True):
    """Stop the clock and the bots."""


class Resume(Command, frozen=True, tag="resume", kw_only=True):
    """Resume after a pause."""


class ImBack(Command, frozen=True, tag="im_back", kw_only=True):
    """Take over again from the bot that stands in."""


class Leave(Command, frozen=True, tag="leave", kw_only=True):
    """Give up the seat. In a running game a bot takes it."""


class SetSeat(Command, frozen=True, tag="set_seat", kw_only=True):
    """Give an open or absent person's seat to a bot, or open a bot's seat for a person (host only)."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=100)] | None


class ResizeTable(Command, frozen=True, tag="resize_table", kw_only=True):
    """Change the number of seats before the first deal (host only). People beyond the last one move up."""

    players: Annotated[int, Meta(ge=2, le=10)]
    teams: Annotated[int, Meta(ge=2, le=10)]


class SetOptions(Command, frozen=True, tag="set_options", kw_only=True):
    """Change the table's options before the first deal (host only)."""

    options: Options


class NameTable(Command, frozen=True, tag="name_table", kw_only=True):
    """Give the table a title, or take it away with an empty one (host only)."""

    title: GameTitle


class PlanSeat(Command, frozen=True, tag="plan_seat", kw_only=True):
    """Write down who will sit at an open seat, before the first deal (host only). An empty name erases it."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=40)]


class Share(Command, frozen=True, tag="share", kw_only=True):
    """Say that someone was sent the table's link or code, so that it stays open for them."""


class AnswerSeatRequest(Command, frozen=True, tag="answer_seat_request", kw_only=True):
    """Let a person take over a bot's seat, or don't (host only, or anyone while the host is away)."""

    request: Version
    agree: bool


class SwapSeats(Command, frozen=True, tag="swap_seats", kw_only=True):
    """Swap two seats and their players before the first deal (host only)."""

    one: SeatNumber
    other: SeatNumber


class VoteOnRules(Command, frozen=True, tag="vote_on_rules", kw_only=True):
    """Vote for or against suggested rules before the first deal. A vote can be changed until it's decided."""

    suggestion: Version
    agree: bool


class WithdrawRules(Command, frozen=True, tag="withdraw_rules", kw_only=True):
    """Withdraw the rules that one has suggested."""


class WaitLonger(Command, frozen=True, tag="wait_longer", kw_only=True):
    """Give an absent person another minute before a bot plays for them."""

    seat: SeatNumber


class LetBotPlay(Command, frozen=True, tag="let_bot_play", kw_only=True):
    """Don't wait for an absent person: a bot plays until they are back."""

    seat: SeatNumber


class Rename(Command, frozen=True, tag="rename", kw_only=True):
    """Change one's name and color."""

    name: Name
    color: Color


class Say(Command, frozen=True, tag="say", kw_only=True):
    """Table talk: the id of a phrase, the id of a reaction, or text if the table allows it.

    A seat can react once in three seconds.
    """

    phrase: Annotated[str, Meta(max_length=40)] | None = None
    reaction: Annotated[str, Meta(max_length=40)] | None = None
    text: Annotated[str, Meta(max_length=200)] | None = None


class ChosenStep(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step as far as it's chosen: a peg, and where it goes, once that is chosen."""

    seat: SeatNumber
    origin: PegPlace
    target: PegPlace | None = None


class Why(Command, frozen=True, tag="why", kw_only=True):
    """Ask why something isn't possible: a turn, a card of the hand, or a peg (with or without a card).

    With a card, a peg and ``count``: why the peg can't go this far (backward if negative) when the card is
    shared, after the parts in ``steps``.
    """

    turn: TurnText | None = None
    card: Annotated[str, Meta(max_length=1)] | None = None
    seat: SeatNumber | None = None
    origin: PegPlace | None = None
    count: Annotated[int, Meta(ge=-MAX_COUNT, le=MAX_COUNT)] | None = None
    steps: Annotated[tuple[ChosenStep, ...], Meta(max_length=MAX_STEPS)] = ()


class ListOptions(Command, frozen=True, tag="options", kw_only=True):
    """Ask for legal turns at this version of the table, when `GameView` doesn't have them all.

    The answer has the turns that begin with this card, split or not, and these steps. If they are too many,
    it has a sample with every answer to the next choice: every peg, or every target of a peg without one.
    With ``skip``, it has all turns after the first ``skip``, in order, as many as fit.

    With ``ahead``, a seat that isn't to act asks for the turns that would be legal if it were its turn to
    play a card now, with the cards that it holds.
    """

    version: Version
    card: Annotated[str, Meta(max_length=1)] | None = None
    split: bool | None = None
    steps: Annotated[tuple[ChosenStep, ...], Meta(max_length=MAX_STEPS)] = ()
    skip: Annotated[int, Meta(ge=0, le=MAX_SKIP)] | None = None
    ahead: bool = False


class ReadTurn(Command, frozen=True, tag="read", kw_only=True):
    """Ask what a typed turn means: ``7 2 3``, ``k out``, ``8 A8-B0``, ``#4``; nothing means any turn.

    With a question mark at its end: why it can't be played.
    """

    text: Annotated[str, Meta(max_length=80)]


class Hint(Command, frozen=True, tag="hint", kw_only=True):
    """Ask what the ``hints`` player would do, and why."""


class Look(Command, frozen=True, tag="look", kw_only=True):
    """Whether the client shows the table now. If not, its person may be notified of their turn."""

    visible: bool


class Ping(Command, frozen=True, tag="ping", kw_only=True):
    """Check the connection."""


AnyCommand: TypeAlias = (
    Hello
    | Commit
    | Reveal
    | Play
    | TakeBack
    | AnswerTakeBack
    | PegsMoved
    | CorrectBoard
    | ShowCard
    | ShuffleDiscards
    | ShowHand
    | SetCoach
    | GiveTime
    | Start
    | Rematch
    | Lesson
    | Pause
    | Resume
    | ImBack
    | Leave
    | SetSeat
    | AnswerSeatRequest
    | SwapSeats
    | ResizeTable
    | SetOptions
    | NameTable
    | PlanSeat
    | Share
    | VoteOnRules
    | WithdrawRules
    | WaitLonger
    | LetBotPlay
    | Rename
    | Say
    | Why
    | ListOptions
    | ReadTurn
    | Hint
    | Look
    | Ping
)
