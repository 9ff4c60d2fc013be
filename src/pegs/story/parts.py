"""What is told, before it has words: lines, each made of parts.

A line is a sentence about one player. Its parts name verbs of the catalog (``story-<verb>``) and say who,
which card, and which hole; putting them into words needs no knowledge of the game. The browser gets lines as
they are.
"""

from __future__ import annotations

from msgspec import Struct

from pegs.core.board import Place, Seat


class Part(Struct, frozen=True, omit_defaults=True):
    """One thing that happened, or would happen."""

    verb: str
    peg: Seat | None = None
    """The owner of the peg (or the seat) this is about. None means the subject, which is only named after
    someone else's peg in the same split."""
    peg2: Seat | None = None
    """Whose is the other peg of a swap between two others."""
    target: Place | None = None
    """Where something goes, or is."""
    count: int | None = None
    limit: int | None = None
    card: str | None = None
    """A card's letter; ``?`` for one that isn't known."""
    said: str | None = None
    """The rank a card was declared as."""
    cards: str | None = None
    """Several cards' letters."""
    team: int | None = None
    text: str | None = None
    """Words of a person, or the name of one who has left."""
    phrase: str | None = None
    """A ready-made phrase of table talk, by its id."""


class Line(Struct, frozen=True, omit_defaults=True):
    """One sentence: its subject, what it begins with, and what followed from that."""

    seat: Seat | None = None
    """The player whose deed it is; None for a sentence without a subject."""
    head: Part | None = None
    """What the parts follow from: the card that was played."""
    parts: tuple[Part, ...] = ()
    aside: bool = False
    """Whether the game did it by itself, so that a short account leaves it out."""
