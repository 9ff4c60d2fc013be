"""Corrections of a wooden board, typed as where pegs stand on the screen and where they really are."""

from __future__ import annotations

from pegs.core.board import Board, Seat
from pegs.core.errors import NotationError
from pegs.core.position import Pegs
from pegs.i18n import translate
from pegs.notation import read_place
from pegs.protocol.commands import PegMove
from pegs.story.written_turns import in_notation


def read_correction(board: Board, pegs: Pegs, seat: Seat, text: str) -> tuple[PegMove, ...]:
    """Read moves such as ``a5-a6, bs-b8``, or ``a5 to a6``, typed by someone at a seat.

    Raises NotationError if the text isn't a correction, or there's no peg where it says.
    """
    pieces = in_notation(text, board, seat).split(",")
    return tuple(_read_move(board, pegs, piece.strip()) for piece in pieces)


def _read_move(board: Board, pegs: Pegs, text: str) -> PegMove:
    parts = text.split("-")
    if len(parts) != 2:
        raise NotationError(text, translate("play-not-a-correction"))
    owner, origin = read_place(board, parts[0].strip())
    seats = range(board.players) if owner is None else [owner]
    seat = next((each for each in seats if origin in pegs[each]), None)
    if seat is None:
        raise NotationError(text, translate("table-correction-no-peg"))
    other, target = read_place(board, parts[1].strip(), of=seat)
    if other not in (None, seat):
        raise NotationError(text, translate("play-correction-other-home", who=board.letters[seat]))
    return PegMove(seat, origin, target)
