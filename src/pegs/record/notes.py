"""Notes that players leave on the turns of a finished game, as a record has them.

    [Note "58 A B11-A4! C9-B2 (C9) | I thought Rosa would bring a peg out."]

The number of decisions before it, the seat that wrote it, its arrows and rings, and the comment. A mark of
the second kind ends with ``!``. A tag that isn't written so is an extra tag of some other program.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pegs.core.board import Board, Place, Seat
from pegs.core.errors import NotationError
from pegs.core.printable import is_on_one_line
from pegs.notation import place_text, read_place, read_seat, seat_text
from pegs.notation.errors import notation_error
from pegs.record.record_parts import Tag

NOTE = "Note"
"""The tag of a note."""
MAX_COMMENT = 280
"""The most characters in a comment."""
MAX_MARKS = 3
"""The most arrows, and the most rings, in a note."""
_HEAD = re.compile(r"([0-9]{1,7}) ([A-J])(?: (.*))?", re.DOTALL)
_ARROW = re.compile(r"([A-Jsh0-9]{2,3})-([A-Jsh0-9]{2,3})(!?)", re.ASCII)
_RING = re.compile(r"\(([A-Jsh0-9]{2,3})\)(!?)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Spot:
    """A hole of the board. ``seat`` is the owner of a start or a home, and 0 for a hole of the track."""

    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from hole to hole; ``second`` for the second kind."""

    origin: Spot
    target: Spot
    second: bool = False


@dataclass(frozen=True, slots=True)
class Ring:
    """A ring around a hole; ``second`` for the second kind."""

    at: Spot
    second: bool = False


@dataclass(frozen=True, slots=True)
class Note:
    """A comment of at most 280 characters, three arrows and three rings, after ``turn`` decisions."""

    turn: int
    seat: Seat
    text: str = ""
    arrows: tuple[Arrow, ...] = ()
    rings: tuple[Ring, ...] = ()


def spot_text(board: Board, spot: Spot) -> str:
    """A hole as text."""
    return place_text(board, spot.seat, spot.place)


def read_spot(board: Board, text: str) -> Spot:
    """Read a hole. Raises NotationError."""
    seat, place = read_place(board, text)
    return Spot(seat or 0, place)


def note_text(board: Board, note: Note) -> str:
    """The value of a note's tag."""
    arrows = [
        f"{spot_text(board, each.origin)}-{spot_text(board, each.target)}{_kind(each.second)}"
        for each in note.arrows
    ]
    rings = [f"({spot_text(board, each.at)}){_kind(each.second)}" for each in note.rings]
    # The bar keeps a comment that begins like a mark from being read as one.
    comment = [f"| {note.text}"] if note.text else []
    return " ".join([str(note.turn), seat_text(board, note.seat), *arrows, *rings, *comment])


def _kind(is_second: bool) -> str:
    return "!" if is_second else ""


def read_notes(board: Board, tags: Iterable[Tag], turns: int) -> tuple[Note, ...]:
    """The notes among the tags of a game of this many decisions."""
    notes = (_read_note(board, tag.value) for tag in tags if tag.name == NOTE)
    return tuple(note for note in notes if note is not None and note.turn <= turns)


def _read_note(board: Board, text: str) -> Note | None:
    head = _HEAD.fullmatch(text)
    if head is None or not is_on_one_line(text):
        return None
    marks, bar, comment = f" {head[3] or ''}".partition(" | ")
    if len(comment) > MAX_COMMENT or bool(bar) != bool(comment):
        return None
    try:
        arrows, rings = _read_marks(board, marks.split())
        return Note(int(head[1]), read_seat(board, head[2]), comment, arrows, rings)
    except NotationError:
        return None


def _read_marks(board: Board, texts: Sequence[str]) -> tuple[tuple[Arrow, ...], tuple[Ring, ...]]:
    """Read arrows and rings. Raises NotationError."""
    arrows: list[Arrow] = []
    rings: list[Ring] = []
    for text in texts:
        if arrow := _ARROW.fullmatch(text):
            arrows.append(Arrow(read_spot(board, arrow[1]), read_spot(board, arrow[2]), bool(arrow[3])))
        elif ring := _RING.fullmatch(text):
            rings.append(Ring(read_spot(board, ring[1]), bool(ring[2])))
        else:
            raise notation_error(text, "notation-place")
    if max(len(arrows), len(rings)) > MAX_MARKS:
        raise notation_error(" ".join(texts), "notation-place")
    return tuple(arrows), tuple(rings)
