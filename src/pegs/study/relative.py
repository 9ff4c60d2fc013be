"""Seats and places as the seat to act sees them (see `pegs.study.columns`)."""

from __future__ import annotations

from pegs.core.board import HOME, START, Board
from pegs.engine.kernel.compiler import small
from pegs.engine.kernel.layout import Record


def number_of_places(board: Board) -> int:
    """How many places there are for the pegs of all seats."""
    return board.ring + board.players * (board.home_length + 1)


@small
def relative_seat(r: Record, me: int, seat: int) -> int:
    """A seat, counted clockwise from another."""
    return int(seat - me if seat >= me else seat - me + r.players)


@small
def relative_place(r: Record, me: int, seat: int, place: int) -> int:
    """A place of a seat's peg, as the seat ``me`` counts places."""
    if place == START:
        return int(r.ring + r.players * r.home_length + relative_seat(r, me, seat))
    if place >= HOME:
        return int(r.ring + relative_seat(r, me, seat) * r.home_length + place - HOME)
    hole = place - r.in_spot[me]
    return int(hole if hole >= 0 else hole + r.ring)
