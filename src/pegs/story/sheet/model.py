"""A rules sheet as data: differences first, then the cards, then chapters with small boards.

All texts are in the language in which the sheet was built. Nothing here depends on where it's shown.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pegs.core.board import Place, Seat


class Effect(Struct, frozen=True, omit_defaults=True):
    """Something that happens to one peg on the board, or to two in a swap.

    ``path`` is every hole that a moving peg counts, ending with ``target``; empty if it's carried there.
    """

    kind: Literal["move", "start", "in_spot", "swap"]
    seat: Seat
    origin: Place
    target: Place
    path: tuple[Place, ...] = ()
    seat2: Seat | None = None
    """The owner of the other peg in a swap, which stands on ``target``."""


class BoardPlace(Struct, frozen=True):
    """A place, and the seat it belongs to."""

    seat: Seat
    place: Place


class Example(Struct, frozen=True):
    """A turn in a small position: one that may be played, or one that a rule forbids.

    Seat 0 is to act; it's the reader. ``focus`` is the seat whose side the example is about.
    """

    pegs: tuple[tuple[Place, ...], ...]
    after: tuple[tuple[Place, ...], ...]
    """The pegs after the turn; the same as before if it's forbidden."""
    focus: Seat
    turn: str
    """The turn in the notation, with a card."""
    effects: tuple[Effect, ...]
    caption: str
    cross: BoardPlace | None = None
    """Where the forbidden turn fails."""
    rule: str | None = None
    """The short name of the rule that forbids the turn; None if it may be played."""


class AnswerPicture(Struct, frozen=True, omit_defaults=True):
    """A turn on a board; or the letters of cards, and pegs after them; or a side with some holes."""

    example: Example | None = None
    cards: tuple[str, ...] = ()
    pegs: int = 0
    holes: int = 0


class Paragraph(Struct, frozen=True):
    """One rule. ``id`` stays the same in every version and language."""

    id: str
    text: str
    source: str
    """The source and its section."""
    example: Example | None = None


class Chapter(Struct, frozen=True):
    """The paragraphs on one subject."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


UseKind = Literal[
    "out",
    "forward",
    "back",
    "split",
    "swap",
    "bump",
    "boost",
    "in_spot",
    "send",
    "home",
    "optional",
    "discard",
]


class CardUse(Struct, frozen=True):
    """One thing that a card can do. ``sign`` is a count for its picture, such as ``+7`` or ``3 4``."""

    kind: UseKind
    text: str
    detail: str = ""
    sign: str = ""


class CardLine(Struct, frozen=True):
    """The line of the reference card for some cards that do the same.

    ``cards`` are their letters, ``ids`` what links lead to. ``paragraph`` is the one to read for more.
    """

    ids: tuple[str, ...]
    cards: tuple[str, ...]
    text: str
    detail: str
    is_changed: bool
    """Whether the basic game has another line for one of these cards."""
    uses: tuple[CardUse, ...]
    paragraph: str


class Difference(Struct, frozen=True):
    """What differs from the basic game: what you do, and what the basic game says.

    ``picture`` is what to show next to it; ``cards`` are letters.
    """

    switch: str
    picture: Literal["cards", "pegs", "deck", "board", "people"]
    text: str
    base: str
    cards: tuple[str, ...] = ()


class FoundRules(Struct, frozen=True):
    """Rules to choose from, and how they differ from the basic game.

    ``voice`` says in a few words what's special about a named set, or who publishes a sheet. Only a published
    sheet has a ``toml``.
    """

    name: str
    title: str
    voice: str
    source: str
    differences: tuple[str, ...]
    toml: str


class RulesSheet(Struct, frozen=True):
    """The rules for people to read.

    ``seatings`` are the numbers of players and teams that the texts are for. The examples are played by
    ``players`` in ``teams``.
    """

    name: str
    title: str
    source: str
    facts: tuple[str, ...]
    """How many play, and how many cards they hold, in a few words each."""
    differences: tuple[Difference, ...]
    cards: tuple[CardLine, ...]
    chapters: tuple[Chapter, ...]
    players: int
    teams: int
    base_title: str
    """What the basic game is called."""
