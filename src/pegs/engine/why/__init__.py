"""*Why not*: for any turn in any position, the rule that forbids it.

A second, legible reading of the rules: plain Python over values, one attempt at a time. It shares nothing
with the kernel that lists legal turns fast, so that each is the other's test.
"""

from __future__ import annotations

from pegs.core.board import Board
from pegs.core.cards import Rank
from pegs.core.position import Pegs, Position
from pegs.core.turn import Turn
from pegs.engine.why.citations import FAMILIES
from pegs.engine.why.reason import NOTATION, USUAL, Manner, Naming, Reason
from pegs.engine.why.refusal import Refusal
from pegs.engine.why.turns import Judge
from pegs.engine.why.why_card import why_idle
from pegs.rules.resolve import PAGAT, family_of
from pegs.rules.ruleset import RuleSet, Words
from pegs.rules.switches import Rules

__all__ = [
    "FAMILIES",
    "Naming",
    "Reason",
    "after",
    "after_declared",
    "why_not",
    "why_not_declared",
    "why_not_in",
    "why_nothing_moves",
]


def why_not(
    rules: Rules,
    board: Board,
    position: Position,
    turn: Turn,
    family: str = PAGAT,
    words: Words = USUAL,
    naming: Naming = NOTATION,
) -> Reason | None:
    """The reason why a turn is not legal now; None where it is.

    ``family`` says by which source to cite (one of ``FAMILIES``), ``words`` what its players call start, home
    and the rest, ``naming`` how holes and players are called. Raises ``UsageError`` where the answer hangs on
    a hand that is not known.
    """
    judge = Judge(rules, board, position)
    try:
        judge.after(turn)
    except Refusal as refusal:
        return Manner(family, words, naming).reason(refusal, judge.play, turn.power)
    return None


def why_not_in(
    ruleset: RuleSet, board: Board, position: Position, turn: Turn, naming: Naming = NOTATION
) -> Reason | None:
    """``why_not`` with the sources and words of a rule set."""
    return why_not(ruleset.rules, board, position, turn, family_of(ruleset), ruleset.words_in(), naming)


def why_not_declared(
    rules: Rules,
    board: Board,
    position: Position,
    turn: Turn,
    family: str = PAGAT,
    words: Words = USUAL,
    naming: Naming = NOTATION,
) -> Reason | None:
    """``why_not`` for a declaration and its move together (``5=K As-A8``), before the declaration."""
    judge = Judge(rules, board, position)
    try:
        judge.after_declared(turn)
    except Refusal as refusal:
        return Manner(family, words, naming).reason(refusal, judge.play, turn.power)
    return None


def why_nothing_moves(
    rules: Rules,
    board: Board,
    position: Position,
    family: str = PAGAT,
    words: Words = USUAL,
    naming: Naming = NOTATION,
) -> list[tuple[Rank, Reason]]:
    """For each rank held that can move nothing, the most telling reason. Ranks that can move are left out."""
    judge = Judge(rules, board, position)
    refusals = ((rank, why_idle(judge.play, rank)) for rank in judge.held)
    manner = Manner(family, words, naming)
    return [
        (rank, manner.reason(refusal, judge.play, rank)) for rank, refusal in refusals if refusal is not None
    ]


def after(rules: Rules, board: Board, position: Position, turn: Turn) -> Pegs | None:
    """The pegs after a decision; None where it is not legal."""
    try:
        return Judge(rules, board, position).after(turn)
    except Refusal:
        return None


def after_declared(rules: Rules, board: Board, position: Position, turn: Turn) -> Pegs | None:
    """The pegs after a declaration and its move together; None where either is not legal."""
    try:
        return Judge(rules, board, position).after_declared(turn)
    except Refusal:
        return None
