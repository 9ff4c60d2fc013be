"""The tables that the evaluator is trained on: every rule set, with two to ten players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules

_USUAL = (4, 2)
_USUAL_SHARE = 0.7
_OTHERS = ((2, 2), (3, 3), (4, 4), (6, 2), (6, 3), (8, 2), (8, 4), (10, 2), (10, 5))
"""Players and teams."""


class Seating(NamedTuple):
    """Rules, the number of players, and the number of teams."""

    rules: Rules
    players: int
    teams: int


def random_seating(chance: Any, rulesets: Sequence[RuleSet]) -> Seating:
    """A table to train on: usually four players in two teams. ``chance`` is a NumPy generator."""
    rules = rulesets[chance.integers(len(rulesets))].rules
    usual = chance.random() < _USUAL_SHARE
    return Seating(rules, *(_USUAL if usual else _OTHERS[chance.integers(len(_OTHERS))]))
