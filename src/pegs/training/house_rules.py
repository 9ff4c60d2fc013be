"""House rules made up for training, so that the net knows more rules than those of the named sets.

Families play variants of what they've read, so made-up rules take each switch, and each card's powers, from
one of two named sets. Families also have ideas of their own, so some made-up rules go further: some cards
trade powers or move another way, the board may have another size, and some switches are random.
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
"""The average share of switches that one set takes from the other."""
_TRIES = 50
_OWN_IDEAS = 0.5
"""The share of made-up rules with changes that no named set has."""
_ONLY_TAKEN = (
    "draw_piles",
    "draw",
    "draw_by_hand",
    "forgotten_draw",
    "finishing_split_helps",
    "stuck_counts",
    "stuck_by_team",
    "stuck_starts_over",
    "free_out_bumps",
    "half_decks",
    "keep_top_discard",
    "free_out",
    "free_out_with_card",
    "stuck_pile",
    "bluffing",
    "table_talk",
)
"""Switches that are taken from a set, but never set at random: they change little for a net, or make sense
only along with others.
"""
_SET_FREELY = tuple(
    name for name, field in SWITCHES.items() if field.kind in ("flag", "word") and name not in _ONLY_TAKEN
)
_FREE_SHARE, _CARD_SHARE, _BOARD_SHARE, _OUT_SHARE = 0.15, 0.15, 0.3, 0.4
_SIDES, _HANDS, _HIGHEST = (12, 14, 16, 18, 20), (3, 7), 13


def made_up_rules(rng: np.random.Generator, rulesets: Sequence[RuleSet], players: int, teams: int) -> Rules:
    """Rules that take each switch at random from one of two of these sets.

    If the two sets contradict each other too often to give playable rules, they're the rules of the first.
    """
    one = rulesets[int(rng.integers(len(rulesets)))].rules
    other = rulesets[int(rng.integers(len(rulesets)))].rules
    has_ideas = rng.random() < _OWN_IDEAS
    for _ in range(_TRIES):
        rules = _mixed(rng, one, other)
        if has_ideas:
            rules = _with_ideas(rng, rules)
        if _is_playable(rules, players, teams):
            return rules
    return one


def _mixed(rng: np.random.Generator, one: Rules, other: Rules) -> Rules:
    taken = {name: getattr(other, name) for name in _SWITCHES if rng.random() < _TAKEN_SHARE}
    rows = zip(one.cards, other.cards, strict=True)
    cards = tuple(theirs if rng.random() < _TAKEN_SHARE else own for own, theirs in rows)
    return replace(one, cards=cards, **taken)


def _with_ideas(rng: np.random.Generator, rules: Rules) -> Rules:
    """Rules with some changes that no named set has."""
    free = [name for name in _SET_FREELY if rng.random() < _FREE_SHARE]
    changes: dict[str, Any] = {name: _random_value(rng, getattr(rules, name)) for name in free}
    if rng.random() < _FREE_SHARE:
        changes["hand_size"] = int(rng.integers(*_HANDS))
    if rng.random() < _BOARD_SHARE:
        side = int(rng.choice(_SIDES))
        spots = sorted(rng.choice(np.arange(1, side - 1), 2, replace=False).tolist())
        changes.update(side_length=side, in_spot=spots[0], out_spot=spots[1])
    return replace(rules, cards=_changed_cards(rng, rules.cards), **changes)


def _random_value(rng: np.random.Generator, value: Any) -> Any:
    """A random value of the same type as a switch's value: an enum or a boolean."""
    if isinstance(value, Enum):
        values = list(type(value))
        return values[rng.integers(len(values))]
    return bool(rng.integers(2))


def _changed_cards(rng: np.random.Generator, cards: Sequence[Powers]) -> tuple[Powers, ...]:
    """A card table in which some ranks trade powers, move another way or by another count, or bring pegs out
    or no longer do.
    """
    rows = list(cards)
    others_come_out = rng.random() < _OUT_SHARE
    for rank in range(len(rows)):
        if others_come_out and rng.random() < _OUT_SHARE:
            rows[rank] = replace(rows[rank], out=not rows[rank].out, out_steps=0)
        if rng.random() < _CARD_SHARE:
            other = int(rng.integers(len(rows)))
            rows[rank], rows[other] = rows[other], rows[rank]
        if rng.random() < _CARD_SHARE:
            rows[rank] = _changed_move(rng, rows[rank])
    return tuple(rows)


def _changed_move(rng: np.random.Generator, row: Powers) -> Powers:
    count = int(rng.integers(1, _HIGHEST + 1))
    if not row.forward and not row.backward:
        return row
    if rng.random() < 1 / 2:  # the same counts, the other way
        return replace(row, forward=row.backward, backward=row.forward)
    return replace(row, forward=(count,)) if row.forward else replace(row, backward=(count,))


def _is_playable(rules: Rules, players: int, teams: int) -> bool:
    try:
        compile_rules(rules, players, teams)
    except PegsError:
        return False
    return True
