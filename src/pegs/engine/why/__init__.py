"""*Why not*: for any turn in any position, the rule that forbids it.

A second implementation of the rules, written to be read: plain Python over values, one attempt at a time.
It shares nothing with the kernel, which lists legal turns fast, so each tests the other.

Rule numbers and sections are those of ``docs/rules.md``.
"""

from __future__ import annotations

from collections.abc import Sequence

from pegs.core.board import Board
from pegs.core.cards import Rank
from pegs.core.errors import UnreachablePlaceError
from pegs.core.position import Pegs, Position
from pegs.core.turn import Step, Turn
from pegs.engine.why.citations import FAMILIES
from pegs.engine.why.context import PlayContext
from pegs.engine.why.explanation import PLAIN, Explanation, Naming, Wording, wording_of
from pegs.engine.why.grounds import ground_of
from pegs.engine.why.idle_cards import why_idle
from pegs.engine.why.legality import LegalityCheck
from pegs.engine.why.paths import Direction
from pegs.engine.why.refusal import Refusal
from pegs.engine.why.split_parts import why_no_part
from pegs.engine.why.unreachable import why_unreachable
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules

__all__ = [
    "FAMILIES",
    "Explanation",
    "Naming",
    "Wording",
    "after",
    "after_declared",
    "ground_of",
    "why_no_share",
    "why_not",
    "why_not_declared",
    "why_not_in",
    "why_not_there",
    "why_nothing_moves",
    "wording_of",
]


def why_not(
    rules: Rules, board: Board, position: Position, turn: Turn, wording: Wording = PLAIN
) -> Explanation | None:
    """Explain why a turn isn't legal now; None if it is.

    Raises UsageError if the answer depends on a hand that isn't known.
    """
    check = LegalityCheck(rules, board, position)
    try:
        check.after(turn)
    except Refusal as refusal:
        return wording.explain(refusal.of_turn(turn), check.context, turn.power)
    return None


def why_not_in(ruleset: RuleSet, board: Board, position: Position, turn: Turn) -> Explanation | None:
    """``why_not`` in the words of a rule set, citing its sources."""
    return why_not(ruleset.rules, board, position, turn, wording_of(ruleset))


def why_not_declared(
    rules: Rules, board: Board, position: Position, turn: Turn, wording: Wording = PLAIN
) -> Explanation | None:
    """``why_not`` for a declaration and its move together (``5=K As-A8``), before the declaration."""
    check = LegalityCheck(rules, board, position)
    try:
        check.after_declared(turn)
    except Refusal as refusal:
        return wording.explain(refusal.of_turn(turn), check.context, turn.power)
    return None


def why_not_there(
    rules: Rules,
    board: Board,
    position: Position,
    rank: Rank,
    error: UnreachablePlaceError,
    wording: Wording = PLAIN,
) -> Explanation:
    """Explain why no turn takes a peg to a place in another seat's start or home, or past its last hole."""
    context = PlayContext(rules, board, position.turn, position.pegs)
    return wording.explain(why_unreachable(context, rank, error), context, rank)


def why_no_share(
    rules: Rules,
    board: Board,
    position: Position,
    rank: Rank,
    steps: Sequence[Step],
    count: int,
    wording: Wording = PLAIN,
) -> Explanation | None:
    """Explain why a peg can't take ``count`` holes of a split; None if nothing is in its way.

    A negative count is backward. The peg is that of the last step, whose target doesn't matter; the steps
    before it have been made.
    """
    context = LegalityCheck(rules, board, position).context
    direction = Direction.BACKWARD if count < 0 else Direction.FORWARD
    refusal = why_no_part(context, rank, steps, abs(count), direction)
    return None if refusal is None else wording.explain(refusal, context, rank)


def why_nothing_moves(
    rules: Rules, board: Board, position: Position, wording: Wording = PLAIN
) -> list[tuple[Rank, Explanation]]:
    """Explain, for each rank in hand that can't move anything, why. Ranks that can move are left out."""
    check = LegalityCheck(rules, board, position)
    explained = []
    for rank in check.held:
        refusal = why_idle(check.context, rank)
        if refusal is not None:
            explained.append((rank, wording.explain(refusal, check.context, rank)))
    return explained


def after(rules: Rules, board: Board, position: Position, turn: Turn) -> Pegs | None:
    """The pegs after a decision; None if it isn't legal."""
    try:
        return LegalityCheck(rules, board, position).after(turn)
    except Refusal:
        return None


def after_declared(rules: Rules, board: Board, position: Position, turn: Turn) -> Pegs | None:
    """The pegs after a declaration and its move together; None if either isn't legal."""
    try:
        return LegalityCheck(rules, board, position).after_declared(turn)
    except Refusal:
        return None
