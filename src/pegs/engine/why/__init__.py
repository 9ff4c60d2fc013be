"""*Why not*: for any turn in any position, the rule that forbids it.

A second, legible reading of the rules: plain Python over values, one attempt at a time. It shares nothing
with the kernel that lists legal turns fast, so each tests the other.
"""

from __future__ import annotations

from pegs.core.board import Board
from pegs.core.cards import Rank
from pegs.core.position import Pegs, Position
from pegs.core.turn import Turn
from pegs.engine.why.citations import FAMILIES
from pegs.engine.why.reason import PLAIN, Naming, Reason, Wording, wording_of
from pegs.engine.why.refusal import Refusal
from pegs.engine.why.turns import Judge
from pegs.engine.why.why_card import why_idle
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules

__all__ = [
    "FAMILIES",
    "Naming",
    "Reason",
    "Wording",
    "after",
    "after_declared",
    "why_not",
    "why_not_declared",
    "why_not_in",
    "why_nothing_moves",
    "wording_of",
]


def why_not(
    rules: Rules, board: Board, position: Position, turn: Turn, wording: Wording = PLAIN
) -> Reason | None:
    """The reason a turn isn't legal now; None if it is.

    Raises UsageError if the answer depends on a hand that isn't known.
    """
    judge = Judge(rules, board, position)
    try:
        judge.after(turn)
    except Refusal as refusal:
        return wording.reason(refusal, judge.play, turn.power)
    return None


def why_not_in(ruleset: RuleSet, board: Board, position: Position, turn: Turn) -> Reason | None:
    """``why_not`` with the sources and words of a rule set."""
    return why_not(ruleset.rules, board, position, turn, wording_of(ruleset))


def why_not_declared(
    rules: Rules, board: Board, position: Position, turn: Turn, wording: Wording = PLAIN
) -> Reason | None:
    """``why_not`` for a declaration and its move together (``5=K As-A8``), before the declaration."""
    judge = Judge(rules, board, position)
    try:
        judge.after_declared(turn)
    except Refusal as refusal:
        return wording.reason(refusal, judge.play, turn.power)
    return None


def why_nothing_moves(
    rules: Rules, board: Board, position: Position, wording: Wording = PLAIN
) -> list[tuple[Rank, Reason]]:
    """For each rank held that can't move anything, the most telling reason. Ranks that can are left out."""
    judge = Judge(rules, board, position)
    refusals = ((rank, why_idle(judge.play, rank)) for rank in judge.held)
    return [
        (rank, wording.reason(refusal, judge.play, rank)) for rank, refusal in refusals if refusal is not None
    ]


def after(rules: Rules, board: Board, position: Position, turn: Turn) -> Pegs | None:
    """The pegs after a decision; None if it isn't legal."""
    try:
        return Judge(rules, board, position).after(turn)
    except Refusal:
        return None


def after_declared(rules: Rules, board: Board, position: Position, turn: Turn) -> Pegs | None:
    """The pegs after a declaration and its move together; None if either isn't legal."""
    try:
        return Judge(rules, board, position).after_declared(turn)
    except Refusal:
        return None
