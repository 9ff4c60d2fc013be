"""A board with its pegs, without names and cards: for the picture beside a link."""

from __future__ import annotations

from typing import NamedTuple

from pegs.core.board import START, Board
from pegs.core.position import Pegs
from pegs.table.after.ending import positions_of
from pegs.table.after.finished_game import finished_game
from pegs.table.table import Table

USUAL_COLORS = ("B", "Y", "R", "W", "G", "O", "P", "I", "N", "K")
"""The colors of puzzles and of empty boards by seat, as in ``web/src/puzzles/seatcolors.ts``."""


class BoardMoment(NamedTuple):
    """A board with its pegs by seat, and the letters of their colors."""

    board: Board
    colors: tuple[str, ...]
    pegs: Pegs


def board_moment(table: Table, number: int, turn: int | None) -> BoardMoment:
    """A game's board after ``turn`` decisions, or at its end. Raises LookupError if it isn't over."""
    table, _, game = finished_game(table, number)
    positions = positions_of(game)
    last = len(positions) - 1
    colors = tuple(each.color for each in table.state.seats)
    return BoardMoment(game.board, colors, positions[last if turn is None else min(max(turn, 0), last)])


def empty_board(board: Board) -> BoardMoment:
    """A board before a game, in the usual colors."""
    return BoardMoment(board, USUAL_COLORS[: board.players], ((START,) * board.pegs,) * board.players)
