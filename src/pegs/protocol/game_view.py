"""A game as one seat or a watcher sees it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from pegs.protocol.wire_operations import AnyOperation
from pegs.story.parts import Part
from pegs.story.statistics import SeatStatistics

Place: TypeAlias = int
"""A track hole 0 ... ring - 1, -1 for start, 256 + i for home hole i + 1 (both of the peg's own seat)."""
Seat: TypeAlias = int
Card: TypeAlias = str
"""``A 2 ... 9 T J Q K *``; ``?`` if unknown."""


class BoardShape(Struct, frozen=True):
    """The board's measures, and each seat's letter and side (see `pegs.core.board.Board`)."""

    players: int
    teams: int
    sides: int
    side_length: int
    in_spot: int
    out_spot: int
    home_length: int
    pegs: int
    letters: tuple[str, ...]
    """The letter of each seat."""
    sides_of_seats: tuple[int, ...]


# --- turns


TurnKind = Literal[
    "move",
    "split",
    "swap",
    "send",
    "discard",
    "free",
    "declare",
    "accept",
    "doubt",
    "penalty",
    "extra",
    "decline",
    "draw",
    "forget",
    "pass",
]


class Landing(Struct, frozen=True):
    """A step that the viewer can make now or later in the turn: a peg, and where it goes.

    ``effects`` is everything it does on the board, in order (moved, sent_to_start, sent_to_in_spot,
    swapped, penalized); ``parts`` describes that for people. Two landings can have the same step, because
    its effects can depend on the steps before it. A swap is one landing, with the peg that the turn names
    first.
    """

    seat: Seat
    origin: Place
    target: Place
    effects: tuple[AnyOperation, ...]
    parts: tuple[Part, ...]


class Option(Struct, frozen=True):
    """One legal turn. ``turn`` is its text in the notation, to send in `Play`.

    ``orders`` are all the orders in which its steps can be made, as indexes of `GameView.landings`; a turn
    that moves nothing has one order, without steps. ``hurts``: it sends a peg of the viewer's own team to
    start.
    """

    turn: str
    kind: TurnKind
    card: Card | None
    declared: Card | None
    orders: tuple[tuple[int, ...], ...]
    hurts: bool


class CardPower(Struct, frozen=True):
    """What a card does in these rules: a few marks for the foot of the card, and a sentence."""

    card: Card
    items: tuple[CardItem, ...]
    sentence: str
    """Everything it does, in the viewer's language."""


class CardItem(Struct, frozen=True):
    """One thing that a card does: ``text`` is a count (``+7``, ``8``) or empty."""

    kind: Literal["plain", "out", "back", "split", "swap", "joker", "send"]
    text: str = ""


class PublicGame(Struct, frozen=True):
    """The part of a game that everyone sees. ``hands`` is sent when the game is over."""

    number: int
    """1 for the first game at this table."""
    ply: int
    """The number of decisions so far."""
    turn: Seat
    phase: Literal["play", "doubt", "penalty", "move", "extra", "draw", "over"]
    pegs: tuple[tuple[Place, ...], ...]
    hand_sizes: tuple[int, ...]
    stuck: tuple[int, ...]
    extra: tuple[int, ...]
    owed: tuple[int, ...]
    forfeit: tuple[int, ...]
    player: Seat | None
    """The seat that declared a card, in bluffing."""
    declared: Card | None
    loser: Seat | None
    due: int
    """How many extra turns the player gets after this turn."""
    draws: int
    pile_size: int
    pile_sizes: tuple[int, ...]
    """The cards in each seat's own draw pile; empty if all draw from one. ``pile_size`` is their sum."""
    discard_count: int
    discards: tuple[Card, ...]
    """The last discards, the newest last (at most eight)."""
    stuck_pile: int | None
    """The number of cards on the can't-play pile; None if the rules have none."""
    dealer: Seat
    winner: int | None
    hands: tuple[tuple[Card, ...], ...] | None
    commitment: str
    """The SHA-256 (hex) of the secret seed, published before the deal."""
    seed: str | None
    """The seed, when the game is over."""
    statistics: tuple[SeatStatistics, ...] | None
    """Each seat's numbers, when the game is over."""
    real_card: Card | None
    """The real card that the seat to act plays, once someone has said which: see `ShowCard`."""


class GameView(PublicGame, frozen=True):
    """A game as the viewer may see it. Anything not listed here is never sent.

    Only a seat has ``hand`` and ``options``, and ``options`` only on its turn. ``acts_for`` is the seat whose
    pegs the viewer moves now (a partner's when helping). ``card`` is the card on the table, if the viewer
    knows it.
    """

    card: Card | None
    hand: tuple[Card, ...] | None
    acts_for: Seat | None
    helps: tuple[Seat, ...]
    """Other seats whose pegs the viewer may move now."""
    options: tuple[Option, ...]
    landings: tuple[Landing, ...]
    """The steps that the options consist of."""
    has_all_options: bool
    """Whether ``options`` are all the viewer's legal turns. If there are too many to send, they are a sample
    with every card that can be played and every peg that can move first; `ListOptions` asks for others.
    """
    late_hands: tuple[tuple[Card, ...], ...] | None = None
    """For a watcher, if everyone at the table agrees: all hands as they were two rounds ago. Never for a
    seat, nor for a screen, which the players see.
    """
    discards_hand: bool = False
    """Whether the viewer can't move and so, by these rules, trades in the whole hand."""
    drawn: Card | None = None
    """The card that the viewer has just drawn on this turn, if by these rules a stuck player discards it."""
