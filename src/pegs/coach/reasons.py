"""Why one turn is better than another: the facts behind the terms of ``hints`` in which they differ."""

from __future__ import annotations

from pegs.coach import facts, neighbors
from pegs.coach.facts import Fact
from pegs.coach.two_turns import TwoTurns
from pegs.core.errors import UsageError
from pegs.core.turn import Turn
from pegs.story.parts import Line, Part
from pegs.view import SeatView

MAX = 2
"""The most reasons for a turn."""
_NOTABLE = 50
"""The smallest lead, in points of ``hints``, that counts as a reason: five holes' worth."""
_KINDS: tuple[tuple[tuple[str, ...], tuple[Fact, ...]], ...] = (
    (("bump", "setback", "setback-near"), (facts.bumps, facts.sets_back)),
    (
        ("finish", "home", "settled", "packed"),
        (facts.finishes, facts.stays_home, facts.comes_home, facts.goes_deep),
    ),
    (("out", "in-play"), (facts.comes_out, facts.spares)),
    (
        ("far", "near", "boost"),
        (facts.boosts, facts.backs_up, facts.stays_before_home, facts.loses_no_way, facts.gains_holes),
    ),
    (("danger",), (neighbors.leaves_danger,)),
    (("threat",), (neighbors.threatens,)),
    (("assist",), (neighbors.waits_for_boost,)),
    (("ready",), (facts.is_ready,)),
    (("back-up", "ready-back"), (facts.can_back_up,)),
    (("keep-joker", "keep-out", "keep-back", "keep-split", "keep-small"), (facts.keeps_card,)),
    (("tens",), (facts.is_tens_away,)),
)
"""Terms of ``hints`` that say nearly the same, and the facts that may be behind a lead in them. Only the
first fact that holds becomes a reason."""


def reasons(view: SeatView, played: Turn, better: Turn) -> tuple[Line, ...]:
    """The main reasons for the better turn, each a sentence with it as the subject.

    Empty if there's no short fact in which the turns differ.
    """
    try:
        turns = TwoTurns.of(view, played, better)
    except UsageError:
        return ()
    if turns is None:
        return ()
    leads = sorted(_KINDS, key=lambda kind: -turns.lead(kind[0]))
    parts = (_first(turns, kind) for terms, kind in leads if turns.lead(terms) >= _NOTABLE)
    return tuple(Line(parts=(part,)) for part in parts if part)[:MAX]


def _first(turns: TwoTurns, kind: tuple[Fact, ...]) -> Part | None:
    return next((part for fact in kind if (part := fact(turns))), None)
