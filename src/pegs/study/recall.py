"""What a seat has seen since the deal, decision by decision."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pegs.core.board import HOME, START, Board, Place, Seat
from pegs.core.cards import N_RANKS, UNKNOWN, Rank
from pegs.core.operations import Dealt, Drawn, Operation, Played, Revealed
from pegs.core.turn import MAX_STEPS, Turn
from pegs.engine.game import Game
from pegs.notation import cards_text, rank_text, turn_text
from pegs.study.columns import STEP_COLUMNS
from pegs.view import redact

Row = NDArray[np.float32]

NOBODY: Seat = -1
"""Knows what everyone knows, and no hand."""


class RecallColumn(IntEnum):
    """The columns of a row that remembers one decision. All but ``DRAWN`` are plus 1, so that 0 is none."""

    SEAT = 0
    """Who decided, counted from the seat that remembers; in the oldest row, the dealer."""
    KIND = 1
    """The kind of decision (`pegs.Kind`); none in the oldest row, which remembers the deal."""
    CARD = 2
    """The card played, if the seat knows it."""
    DECLARED = 3
    SHOWN = 4
    """The card that was turned over because of this decision."""
    STEPS = 5
    """For each step: whose peg, its origin and its target, as `pegs.study.ActionColumn` counts places."""
    DRAWN = STEPS + STEP_COLUMNS * MAX_STEPS
    """For each rank: how many the seat itself was dealt or drew."""


RECALL_SIZE = int(RecallColumn.DRAWN) + N_RANKS


class Recall:
    """What one seat has seen of a game: a row of numbers and a line of text for each decision.

    The first of each is the deal. Cards come from `pegs.view.redact`, so that no other is remembered.
    """

    def __init__(self, board: Board, seat: Seat, knows: Seat) -> None:
        """Remember from a seat's side, and what the seat ``knows`` is told (the same one, or `NOBODY`)."""
        self._board, self._seat, self._knows = board, seat, knows
        self.rows: list[Row] = []
        self.lines: list[str] = []

    def __deepcopy__(self, memo: dict[int, Any]) -> Recall:
        """An independent copy; rows and lines never change."""
        twin = Recall(self._board, self._seat, self._knows)
        twin.rows, twin.lines = list(self.rows), list(self.lines)
        return twin

    def catch_up(self, game: Game) -> None:
        """Remember what has happened since the last time."""
        if not self.rows:
            assert game.dealer is not None
            self._remember(game, game.dealer, None, game.opening)
        for ply in game.plies[len(self.rows) - 1 :]:
            self._remember(game, ply.seat, ply.turn, ply.operations)

    def _remember(self, game: Game, seat: Seat, turn: Turn | None, operations: Sequence[Operation]) -> None:
        row = np.zeros(RECALL_SIZE, np.float32)
        row[RecallColumn.SEAT] = 1 + self._relative(seat)
        card = shown = UNKNOWN
        drawn: list[Rank] = []
        for operation in redact(game.rules, self._knows, operations):
            match operation:
                case Played():
                    card = operation.card
                case Revealed():
                    shown = operation.card
                case Drawn(who, rank) if who == self._knows:
                    drawn.append(rank)
                case Dealt(who, ranks) if who == self._knows:
                    drawn.extend(ranks)
        row[RecallColumn.CARD], row[RecallColumn.SHOWN] = 1 + card, 1 + shown
        for rank in drawn:
            row[RecallColumn.DRAWN + rank] += 1
        if turn is not None:
            self._write_turn(row, turn)
        self.rows.append(row)
        text = "deal" if turn is None else turn_text(self._board, turn._replace(card=card))
        shown_text = "" if shown == UNKNOWN else f" !{rank_text(shown)}"
        drawn_text = f" +{cards_text(drawn)}" if drawn else ""
        self.lines.append(f"{self._board.letters[seat]} {text}{shown_text}{drawn_text}")

    def _write_turn(self, row: Row, turn: Turn) -> None:
        row[RecallColumn.KIND], row[RecallColumn.DECLARED] = 1 + turn.kind, 1 + turn.declared
        for number, (seat, origin, target) in enumerate(turn.steps):
            at = RecallColumn.STEPS + STEP_COLUMNS * number
            row[at] = 1 + self._relative(seat)
            row[at + 1], row[at + 2] = 1 + self._place(seat, origin), 1 + self._place(seat, target)

    def _relative(self, seat: Seat) -> int:
        return (seat - self._seat) % self._board.players

    def _place(self, seat: Seat, place: Place) -> int:
        """A place as `pegs.study.columns` counts it."""
        board = self._board
        if place == START:
            return board.ring + board.players * board.home_length + self._relative(seat)
        if place >= HOME:
            return board.ring + self._relative(seat) * board.home_length + place - HOME
        return (place - board.in_spots[self._seat]) % board.ring
