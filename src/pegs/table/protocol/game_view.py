"""A game as one seat, or a watcher, sees it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

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


# --- what happened, one small value a change (`pegs.core.operations`)


class Operation(Struct, frozen=True, tag_field="op", rename=None):
    """Base of all changes; ``op`` names the kind."""


class Dealt(Operation, frozen=True, tag="dealt"):
    """A seat was dealt these cards."""

    seat: Seat
    cards: tuple[Card, ...]


class Played(Operation, frozen=True, tag="played"):
    """A card left a hand; ``kind`` is that of its turn. ``declared`` is named in bluffing."""

    seat: Seat
    card: Card
    declared: Card | None
    kind: str


class Moved(Operation, frozen=True, tag="moved"):
    """A peg moved by its player's will; ``path`` lists every hole counted, the target last (one: a jump)."""

    seat: Seat
    origin: Place
    target: Place
    path: tuple[Place, ...]


class SentToStart(Operation, frozen=True, tag="sent_to_start"):
    """A peg was bumped, or sent, to its start."""

    seat: Seat
    origin: Place


class SentToInSpot(Operation, frozen=True, tag="sent_to_in_spot"):
    """A team peg was boosted to its own in-spot."""

    seat: Seat
    origin: Place
    target: Place


class Swapped(Operation, frozen=True, tag="swapped"):
    """Two pegs changed places."""

    seat: Seat
    origin: Place
    seat2: Seat
    origin2: Place


class Drawn(Operation, frozen=True, tag="drawn"):
    """A seat drew a card."""

    seat: Seat
    card: Card


class Reshuffled(Operation, frozen=True, tag="reshuffled"):
    """The discards became the draw pile."""

    cards: int


class Accepted(Operation, frozen=True, tag="accepted"):
    """A declaration was let pass."""

    seat: Seat


class Doubted(Operation, frozen=True, tag="doubted"):
    """A declaration was doubted."""

    seat: Seat


class Revealed(Operation, frozen=True, tag="revealed"):
    """The card laid face down was shown."""

    seat: Seat
    card: Card


class Penalized(Operation, frozen=True, tag="penalized"):
    """The loser of a doubt had a peg sent to start."""

    seat: Seat
    origin: Place


class GainedExtra(Operation, frozen=True, tag="gained_extra"):
    """A seat gained an extra turn."""

    seat: Seat


class TookExtra(Operation, frozen=True, tag="took_extra"):
    """A seat takes an extra turn."""

    seat: Seat


class DeclinedExtra(Operation, frozen=True, tag="declined_extra"):
    """A seat declined its extra turns."""

    seat: Seat


class Forgot(Operation, frozen=True, tag="forgot"):
    """A seat did not draw in time."""

    seat: Seat


class SatOut(Operation, frozen=True, tag="sat_out"):
    """A seat's turn was forfeited."""

    seat: Seat


class CountedStuck(Operation, frozen=True, tag="counted_stuck"):
    """A seat could move nothing; ``count`` stuck turns are counted now."""

    seat: Seat
    count: int


class Won(Operation, frozen=True, tag="won"):
    """All pegs of a team are home."""

    team: int


AnyOperation: TypeAlias = (
    Dealt
    | Played
    | Moved
    | SentToStart
    | SentToInSpot
    | Swapped
    | Drawn
    | Reshuffled
    | Accepted
    | Doubted
    | Revealed
    | Penalized
    | GainedExtra
    | TookExtra
    | DeclinedExtra
    | Forgot
    | SatOut
    | CountedStuck
    | Won
)


# --- what may be done


class Step(Struct, frozen=True):
    """One peg's way by its player's will; ``path`` as in `Moved`."""

    seat: Seat
    origin: Place
    target: Place
    path: tuple[Place, ...]


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


class Option(Struct, frozen=True):
    """One legal turn and everything on the board that would come of it.

    ``turn`` is what is sent to play it. Two options of one card with the same ``steps[0]`` are two ways to go
    on after the same first part. ``effects`` are the changes on the board in the order in which they happen
    (moved, sent_to_start, sent_to_in_spot, swapped, penalized): None where the list is too long to tell them
    all; then the client asks with `Preview`. ``hurts`` says that it bumps a peg of the own team to start.
    """

    turn: str
    kind: TurnKind
    card: Card | None
    declared: Card | None
    steps: tuple[Step, ...]
    effects: tuple[AnyOperation, ...] | None
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
    hands: tuple[tuple[Card, ...], ...] | None
    commitment: str
    """SHA-256 (hex) of the secret seed, told before the deal."""
    seed: str | None
    """The seed, when the game is over."""
