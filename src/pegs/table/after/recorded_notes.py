"""Converts notes on a finished game to those of a record."""

from __future__ import annotations

from pegs.core.board import Board
from pegs.protocol.notes import GameNote
from pegs.record.notes import Arrow, Note, Ring, read_spot


def recorded(board: Board, note: GameNote) -> Note:
    """A note for a record. Raises NotationError if it marks a hole that doesn't exist."""
    arrows = (
        Arrow(read_spot(board, each.origin), read_spot(board, each.target), each.second)
        for each in note.arrows
    )
    rings = (Ring(read_spot(board, each.at), each.second) for each in note.rings)
    return Note(note.turn, note.seat, note.text, tuple(arrows), tuple(rings))
