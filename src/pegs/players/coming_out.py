"""Recognizes rules with few cards that bring pegs out. Bots use a different net for them.

The net of the first version learned from rules by which aces, jacks, queens and kings do. Without jacks and
queens it wins a quarter fewer games of the basic set (docs/training.md).
"""

from __future__ import annotations

from pegs.core.cards import JOKER, RANKS
from pegs.rules.switches import Rules

_USUAL = 4
"""The ranks that bring pegs out by the named sets, jokers aside."""


def few_come_out(rules: Rules) -> bool:
    """Whether fewer ranks than by the named sets bring pegs out, jokers aside."""
    return sum(rules.cards[rank].brings_out for rank in RANKS if rank is not JOKER) < _USUAL
