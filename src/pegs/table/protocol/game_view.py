"""A game as one seat, or a watcher, sees it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from pegs.story.parts import Part
from pegs.story.statistics import SeatStatistics
from pegs.table.protocol.operations import AnyOperation

Place: TypeAlias = int
"""A track hole 0 ... ring - 1, -1 for start, 256 + i for home hole i + 1 (both of the peg's own seat)."""
Seat: TypeAlias = int
Card: TypeAlias = str
"""``A 2 ... 9 T J Q K *``; ``?`` for one that is not known."""


class BoardShape(Struct, frozen=True):
    """The board: the fields of `pegs.core.board.Board` and what follows from them."""

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


# --- what may be done


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
    """A step that the receiver can make now or later in its turn: a peg, and where it goes.

    ``effects`` is everything it does on the board, in that order (moved, sent_to_start, sent_to_in_spot,
    swapped, penalized); ``parts`` says the same for people. Two landings may have the same step: what it does
    can depend on the steps before it. A swap is one landing, whose peg is the one named first.
    """

    seat: Seat
    origin: Place
    target: Place
    effects: tuple[AnyOperation, ...]
    parts: tuple[Part, ...]


class Option(Struct, frozen=True):
    """One legal turn. ``turn`` is what is sent to play it.

    ``orders`` are all the orders in which its steps may be made, as indexes of `GameView.landings`; a turn
    that moves nothing has one, without steps. ``hurts``: it sends a peg of the own team to start.
    """

    turn: str
    kind: TurnKind
    card: Card | None
    declared: Card | None
    orders: tuple[tuple[int, ...], ...]
    hurts: bool


class CardPower(Struct, frozen=True):
    """What a card does by these rules, for the foot of its face: at most a few items."""

    card: Card
    items: tuple[CardItem, ...]
    sentence: str
    """All that it does, in words of the viewer's language."""


class CardItem(Struct, frozen=True):
    """One thing that a card does: ``text`` is a count (``+7``, ``8``) or empty."""

    kind: Literal["plain", "out", "back", "split", "swap", "joker", "send"]
    text: str = ""


class GameView(Struct, frozen=True):
    """A game as the receiver may see it; what is not listed here nobody receives.

    ``hand`` and ``options`` are there for a seat only, ``options`` only where it is its turn. ``hands`` is
    there when the game is over. ``acts_for`` is the seat whose pegs the receiver moves now (another's when
    helping). ``card`` is the card on the table face down, where the receiver knows it.
    """

    number: int
    """1 for the first game at this table."""
    ply: int
    """How many decisions were made."""
    turn: Seat
    phase: Literal["play", "doubt", "penalty", "move", "extra", "draw", "over"]
    pegs: tuple[tuple[Place, ...], ...]
    hand_sizes: tuple[int, ...]
    stuck: tuple[int, ...]
    extra: tuple[int, ...]
    owed: tuple[int, ...]
    forfeit: tuple[int, ...]
    player: Seat | None
    """Who declared, in bluffing."""
    declared: Card | None
    card: Card | None
    loser: Seat | None
    due: int
    """How many extra turns the player gets after this turn."""
    draws: int
    pile_size: int
    discard_count: int
    discards: tuple[Card, ...]
    """The last discards that lie face up, the newest last (at most eight)."""
    stuck_pile: int | None
    """How many cards lie on the can't-play pile; None where these rules have none."""
    dealer: Seat
    winner: int | None
    hand: tuple[Card, ...] | None
    acts_for: Seat | None
    helps: tuple[Seat, ...]
    """The seats whose pegs the receiver may move now beside its own."""
    options: tuple[Option, ...]
    landings: tuple[Landing, ...]
    """The steps that the options are made of."""
    hands: tuple[tuple[Card, ...], ...] | None
    commitment: str
    """SHA-256 (hex) of the secret seed, told before the deal."""
    seed: str | None
    """The seed, when the game is over."""
    statistics: tuple[SeatStatistics, ...] | None
    """Each seat's game in numbers, when it is over."""
