"""House rules made up for training, so that the net knows more rules than those of the named sets.

Families play variants of what they've read, so made-up rules take each switch from one of two named sets,
and each card's powers, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any

from pegs.core.errors import PegsError
from pegs.engine.kernel.tables import compile_rules
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules

_SWITCHES = tuple(each.name for each in fields(Rules) if each.name not in ("cards", "bluffing"))
_TAKEN_SHARE = 0.4
"""How many switches, on average, a set takes from the other."""
_TRIES = 50


def made_up_rules(chance: Any, rulesets: Sequence[RuleSet], players: int, teams: int) -> Rules:
    """Rules that take each switch from one of two of these sets, at random. ``chance`` is a NumPy generator.

    Sets that contradict each other too often are left as they are.
    """
    one: Rules = rulesets[chance.integers(len(rulesets))].rules
    other: Rules = rulesets[chance.integers(len(rulesets))].rules
    for _ in range(_TRIES):
        rules = _mixed(chance, one, other)
        if _is_playable(rules, players, teams):
            return rules
    return one


def _mixed(chance: Any, one: Rules, other: Rules) -> Rules:
    taken = {name: getattr(other, name) for name in _SWITCHES if chance.random() < _TAKEN_SHARE}
    rows = zip(one.cards, other.cards, strict=True)
    cards = tuple(theirs if chance.random() < _TAKEN_SHARE else own for own, theirs in rows)
    return replace(one, cards=cards, **taken)


def _is_playable(rules: Rules, players: int, teams: int) -> bool:
    try:
        compile_rules(rules, players, teams)
    except PegsError:
        return False
    return True
