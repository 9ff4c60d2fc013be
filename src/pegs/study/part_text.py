"""Parts of turns as text (see `pegs.study.actions`)."""

from __future__ import annotations

from pegs.core.board import Board
from pegs.core.cards import UNKNOWN
from pegs.core.turn import Turn
from pegs.notation import rank_text, turn_text
from pegs.study.actions import PartChoice
from pegs.study.columns import STEP_COLUMNS

_BEFORE_STEPS = 2
"""The parts before those of the first step."""
NO_MORE = "."
"""The part that ends a turn that could have more steps."""


def part_text(board: Board, turn: Turn, choice: PartChoice) -> str:
    """The last chosen part, which this turn has too.

    If only one turn is left, it's the whole turn in notation; otherwise what the part adds: ``7 split``,
    ``=K``, a seat's letter, ``B8-``, ``-B15``, or `NO_MORE`.
    """
    if choice.turn is not None:
        return turn_text(board, turn)
    if len(choice.chosen) == 1:
        return _first(turn)
    if len(choice.chosen) == _BEFORE_STEPS:
        return f"={rank_text(turn.declared)}"
    number, column = divmod(len(choice.chosen) - 1 - _BEFORE_STEPS, STEP_COLUMNS)
    if number >= len(turn.steps):
        return NO_MORE
    step = turn.steps[number]
    if column == 0:
        return board.letters[step.seat]
    if column == 1:
        return f"{board.place_text(step.seat, step.origin)}-"
    return f"-{board.place_text(step.seat, step.target)}"


def _first(turn: Turn) -> str:
    kind = turn.kind.name.lower()
    return kind if turn.card == UNKNOWN else f"{rank_text(turn.card)} {kind}"
