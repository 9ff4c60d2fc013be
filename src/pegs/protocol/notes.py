"""Notes on the turns of a finished game: a comment, arrows and rings."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from pegs.protocol.rest import Token
from pegs.protocol.settings import SeatNumber
from pegs.record.notes import MAX_COMMENT, MAX_MARKS

Hole = Annotated[str, Meta(min_length=2, max_length=3)]
"""A hole as records write it: ``B8`` on the track, ``Bs`` B's start, ``Bh2`` a home hole."""
TurnNumber = Annotated[int, Meta(ge=0, le=9_999_999)]


class NoteArrow(Struct, frozen=True, forbid_unknown_fields=True):
    """An arrow from hole to hole; ``second`` for the second kind."""

    origin: Hole
    target: Hole
    second: bool = False


class NoteRing(Struct, frozen=True, forbid_unknown_fields=True):
    """A ring around a hole; ``second`` for the second kind."""

    at: Hole
    second: bool = False


class GameNote(Struct, frozen=True):
    """What the player of a seat wrote after the first ``turn`` decisions of a game."""

    turn: int
    seat: int
    text: str
    arrows: tuple[NoteArrow, ...]
    rings: tuple[NoteRing, ...]


class GameNotes(Struct, frozen=True):
    """All notes of a game, by turn and seat."""

    notes: tuple[GameNote, ...]


class WriteNote(Struct, frozen=True, forbid_unknown_fields=True):
    """Write one's note on a turn, in the place of an earlier one. The token's seat was in the game."""

    token: Token
    turn: TurnNumber
    text: Annotated[str, Meta(max_length=MAX_COMMENT)] = ""
    arrows: Annotated[tuple[NoteArrow, ...], Meta(max_length=MAX_MARKS)] = ()
    rings: Annotated[tuple[NoteRing, ...], Meta(max_length=MAX_MARKS)] = ()


class DeleteNote(Struct, frozen=True, forbid_unknown_fields=True):
    """Delete one's note on a turn."""

    token: Token
    turn: TurnNumber


class Author(Struct, frozen=True):
    """Which of some tokens may write notes on a game: its index, and its seat in that game; None if none."""

    token: int | None
    seat: SeatNumber | None
