"""What a puzzle is about, from the facts of its best turn."""

from __future__ import annotations

from collections.abc import Sequence

from pegs.core.board import HOME
from pegs.core.cards import JOKER
from pegs.core.operations import Moved, Operation, SentToInSpot, SentToStart
from pegs.core.turn import Kind, Turn
from pegs.protocol.puzzles import Theme
from pegs.story.parts import Line
from pegs.view import SeatView

_REASONS: dict[Theme, frozenset[str]] = {
    "bump": frozenset(("why-bumps", "why-boosts", "why-sets-back")),
    "home": frozenset(("why-finishes", "why-home", "why-deep")),
}
"""A puzzle of this theme must have one of these reasons, so that the theme and the words agree."""


def theme_of(view: SeatView, best: Turn, tempting: Turn, done: Sequence[Operation]) -> Theme | None:
    """The theme of a position, or None if it has none.

    ``tempting`` is the best of the wrong turns, and ``done`` what the best turn does to the pegs.
    """
    if tempting.card == JOKER != best.card:
        return "joker"
    if best.kind is Kind.SPLIT:
        return "split"
    if any(isinstance(each, Moved) and each.seat != view.seat for each in done):
        return "partner"
    if any(isinstance(each, SentToInSpot) or _is_bump(view, each) for each in done):
        return "bump"
    if any(isinstance(each, Moved) and each.target >= HOME for each in done):
        return "home"
    return None


def fits(theme: Theme, reasons: Sequence[Line]) -> bool:
    """Whether there are reasons, and they are about the theme."""
    verbs = {part.verb for line in reasons for part in line.parts}
    return bool(verbs & _REASONS.get(theme, frozenset(verbs)))


def _is_bump(view: SeatView, operation: Operation) -> bool:
    team = view.board.team_of
    return isinstance(operation, SentToStart) and team(operation.seat) != team(view.seat)
