"""Sentences before they have words: lines, which consist of parts.

A line is about one player. Its parts name messages of the catalog (``story-<verb>``) and their arguments, so
that turning them into words needs no knowledge of the game. The browser gets lines as they are.
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
    """The owner of the second peg, in a swap of two other players' pegs."""
    target: Place | None = None
    """The hole that something moves to, or is in."""
    origin: Place | None = None
    """The hole that a peg is moved from by hand, on a wooden board."""
    count: int | None = None
    limit: int | None = None
    card: str | None = None
    """A card's letter; ``?`` if unknown."""
    said: str | None = None
    """The letter of the declared rank."""
    cards: str | None = None
    """The letters of several cards."""
    team: int | None = None
    text: str | None = None
    """A person's message, or the name of a person who left."""
    phrase: str | None = None
    """The id of a phrase of table talk."""


class Line(Struct, frozen=True, omit_defaults=True):
    """One sentence: its subject, its head, and the clauses after it."""

    seat: Seat | None = None
    """The subject; None for a sentence without one."""
    head: Part | None = None
    """The clause before the colon: the card that was played."""
    parts: tuple[Part, ...] = ()
    aside: bool = False
    """Whether it happened automatically, so that a short description leaves it out."""
