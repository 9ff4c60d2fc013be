"""Holes as text: ``B0`` a hole of the track, ``Bs`` B's start, ``Bh3`` its third home hole."""

from __future__ import annotations

import re

from pegs.core.board import HOME, SIDE_LETTERS, START, Board, Place, Seat
from pegs.notation.errors import notation_error

_BARE = re.compile(r"s|h[0-9]", re.ASCII)
_PLACE = re.compile(r"([A-J])(?:(s)|h([1-9])|(0|[1-9][0-9]?))", re.ASCII)


def hole_text(board: Board, hole: Place) -> str:
    """A hole of the track: its side's letter and its number on that side."""
    return board.hole_text(hole)


def place_text(board: Board, seat: Seat, place: Place) -> str:
    """The place of a seat's peg. The seat matters only for start and home."""
    return board.place_text(seat, place)


def seat_text(board: Board, seat: Seat) -> str:
    """A seat's letter; its number if there is no such seat, which `read_seat` refuses."""
    return board.letters[seat] if 0 <= seat < board.players else str(seat)


def read_seat(board: Board, text: str) -> Seat:
    """Read the letter of a seat. Raises NotationError."""
    if text not in board.letters:
        raise notation_error(text, "notation-seat", seats=" ".join(board.letters))
    return board.letters.index(text)


def read_place(
    board: Board, text: str, of: Seat | None = None, *, beyond_home: bool = False
) -> tuple[Seat | None, Place]:
    """Read a place, and the seat it belongs to: None for a hole on the track. Raises NotationError.

    A start or a home hole without a letter is that of the seat ``of``, if given. With ``beyond_home``, home
    holes past the last one are read, too.
    """
    if of is not None and _BARE.fullmatch(text):
        text = f"{board.letters[of]}{text}"
    match = _PLACE.fullmatch(text)
    if match is None:
        raise notation_error(text, "notation-place")
    letter, start, home, number = match.groups()
    if number is not None:
        return None, _read_hole(board, text, letter, int(number))
    if letter not in board.letters:
        raise notation_error(text, "notation-seat-of", seats=" ".join(board.letters))
    seat = board.letters.index(letter)
    if start:
        return seat, START
    if int(home) > board.home_length and not beyond_home:
        raise notation_error(text, "notation-home-hole", length=board.home_length)
    return seat, HOME + int(home) - 1


def _read_hole(board: Board, text: str, letter: str, number: int) -> Place:
    side = SIDE_LETTERS.index(letter)
    if side >= board.sides:
        raise notation_error(text, "notation-side", sides=" ".join(SIDE_LETTERS[: board.sides]))
    if number >= board.side_length:
        raise notation_error(text, "notation-hole", last=board.side_length - 1)
    return side * board.side_length + number
