"""House rules made up for training, so that the net knows more rules than those of the named sets.

Families play variants of what they've read, so made-up rules take each switch from one of two named sets,
and each card's powers, too. And families have ideas of their own: then some cards trade powers or go
another way, the board has another size, and some switches are set at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from enum import Enum
from typing import Any

import numpy as np

from pegs.core.errors import PegsError
from pegs.engine.kernel.tables import compile_rules
from pegs.rules.codec import SWITCHES
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Powers, Rules

_SWITCHES = tuple(each.name for each in fields(Rules) if each.name not in ("cards", "bluffing"))
_TAKEN_SHARE = 0.4
"""How many switches, on average, a set takes from the other."""
_TRIES = 50
_OWN_IDEAS = 0.5
"""How many made-up rules have ideas that no set has."""
_ONLY_TAKEN = (
    "draw_piles",
    "draw",
    "draw_by_hand",
    "forgotten_draw",
    "finishing_split_helps",
    "stuck_counts",
    "free_out",
    "free_out_with_card",
    "stuck_pile",
    "bluffing",
    "table_talk",
)
"""Switches that own ideas leave alone: they change little for a net, or need others to go with them."""
_SET_FREELY = tuple(
    name for name, field in SWITCHES.items() if field.kind in ("flag", "word") and name not in _ONLY_TAKEN
)
_FREE_SHARE, _CARD_SHARE, _BOARD_SHARE = 0.15, 0.15, 0.3
_SIDES, _HANDS, _HIGHEST = (12, 14, 16, 18, 20), (3, 7), 13


def made_up_rules(chance: Any, rulesets: Sequence[RuleSet], players: int, teams: int) -> Rules:
    """Rules that take each switch from one of two of these sets, at random. ``chance`` is a NumPy generator.

    Sets that contradict each other too often are left as they are.
    """
    one: Rules = rulesets[chance.integers(len(rulesets))].rules
    other: Rules = rulesets[chance.integers(len(rulesets))].rules
    has_ideas = chance.random() < _OWN_IDEAS
    for _ in range(_TRIES):
        rules = _mixed(chance, one, other)
        if has_ideas:
            rules = _with_ideas(chance, rules)
        if _is_playable(rules, players, teams):
            return rules
    return one


def _mixed(chance: Any, one: Rules, other: Rules) -> Rules:
    taken = {name: getattr(other, name) for name in _SWITCHES if chance.random() < _TAKEN_SHARE}
    rows = zip(one.cards, other.cards, strict=True)
    cards = tuple(theirs if chance.random() < _TAKEN_SHARE else own for own, theirs in rows)
    return replace(one, cards=cards, **taken)


def _with_ideas(chance: Any, rules: Rules) -> Rules:
    """Rules with some changes that no named set has."""
    free = [name for name in _SET_FREELY if chance.random() < _FREE_SHARE]
    changes: dict[str, Any] = {name: _another(chance, getattr(rules, name)) for name in free}
    if chance.random() < _FREE_SHARE:
        changes["hand_size"] = int(chance.integers(*_HANDS))
    if chance.random() < _BOARD_SHARE:
        side = int(chance.choice(_SIDES))
        spots = sorted(chance.choice(np.arange(1, side - 1), 2, replace=False).tolist())
        changes.update(side_length=side, in_spot=spots[0], out_spot=spots[1])
    return replace(rules, cards=_dealt_anew(chance, rules.cards), **changes)


def _another(chance: Any, value: Any) -> Any:
    """Any of the values that a switch like this one can have: one of its enum, or yes or no."""
    if isinstance(value, Enum):
        values = list(type(value))
        return values[chance.integers(len(values))]
    return bool(chance.integers(2))


def _dealt_anew(chance: Any, cards: Sequence[Powers]) -> tuple[Powers, ...]:
    """A card table in which some ranks have traded their powers, or go another way or by another count."""
    rows = list(cards)
    for rank in range(len(rows)):
        if chance.random() < _CARD_SHARE:
            other = int(chance.integers(len(rows)))
            rows[rank], rows[other] = rows[other], rows[rank]
        if chance.random() < _CARD_SHARE:
            rows[rank] = _moved_otherwise(chance, rows[rank])
    return tuple(rows)


def _moved_otherwise(chance: Any, row: Powers) -> Powers:
    count = int(chance.integers(1, _HIGHEST + 1))
    if not row.forward and not row.backward:
        return row
    if chance.random() < 1 / 2:  # the same counts, the other way
        return replace(row, forward=row.backward, backward=row.forward)
    return replace(row, forward=(count,)) if row.forward else replace(row, backward=(count,))


def _is_playable(rules: Rules, players: int, teams: int) -> bool:
    try:
        compile_rules(rules, players, teams)
    except PegsError:
        return False
    return True
