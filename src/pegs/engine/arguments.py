"""Checks of what a program passes, before it reaches the kernel."""

from __future__ import annotations

from numbers import Integral

from pegs.core.board import Board
from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.rules.suggestions import shown


def check_seat(board: Board, seat: object) -> None:
    """Raise UsageError if this isn't a seat of the board."""
    if seat not in range(board.players):
        raise UsageError(translate("no-such-seat", seat=shown(seat), last=board.players - 1))


def check_number(name: str, number: object) -> None:
    """Raise UsageError if this isn't a whole number of at least 1."""
    if not isinstance(number, Integral) or int(number) < 1:
        raise UsageError(translate("number-too-small", name=name, number=shown(number)))


def check_seed(seed: int | str) -> None:
    """Raise UsageError if a seed can't be written in UTF-8, as it is for hashing."""
    try:
        str(seed).encode()
    except ValueError:  # half a character (a surrogate), or more digits than Python converts
        raise UsageError(translate("seed-not-text")) from None
