"""The tables that the net is trained on: all rule sets, and house rules, with two to ten players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules
from pegs.training.house_rules import made_up_rules

_WEIGHTS = {
    (4, 2): 12,
    (2, 2): 1,
    (3, 3): 1,
    (4, 4): 1,
    (6, 2): 2,
    (6, 3): 1,
    (8, 2): 3,
    (8, 4): 1,
    (10, 2): 2,
    (10, 5): 1,
}
"""How often each number of players and teams comes up. Large teams are the hardest to learn, so they get more
tables than in real life.
"""
_SHARES = {"basic": 6, "alaska": 2, "kilpatrick": 2, "guide": 2, "arizona": 2}
"""How often these rule sets are played, relative to each of the others: nets take longest to learn them."""
_HOUSE_SHARE = 0.35


class Seating(NamedTuple):
    """Rules, the number of players, and the number of teams."""

    rules: Rules
    players: int
    teams: int


def random_seating(rng: np.random.Generator, rulesets: Sequence[RuleSet]) -> Seating:
    """A table to train on: usually four players in two teams."""
    weights = list(_WEIGHTS.values())
    index = rng.choice(len(weights), p=[weight / sum(weights) for weight in weights])
    players, teams = list(_WEIGHTS)[index]
    if len(rulesets) > 1 and rng.random() < _HOUSE_SHARE:
        return Seating(made_up_rules(rng, rulesets, players, teams), players, teams)
    shares = np.array([_SHARES.get(each.name, 1) for each in rulesets])
    return Seating(rulesets[int(rng.choice(len(rulesets), p=shares / shares.sum()))].rules, players, teams)
