"""Fixes for faults in rules: which single switch, set to what, would remove one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import islice
from typing import Any, get_args

from pegs.core.errors import Fault
from pegs.rules.card_names import CARD_NAMES
from pegs.rules.codec import PER_PLAYERS, POWER_KINDS, SWITCH_KINDS
from pegs.rules.switches import MAX_COUNT, MAX_PLAYERS, Rules, everywhere
from pegs.rules.validation import RANGES, faults

FIXES_PER_SWITCH = 2
MAX_DECKS = 10
"""The most decks, and jokers in a deck, that a fix or a form offers."""


@dataclass(frozen=True, slots=True)
class Fix:
    """Set this switch (``draw``, ``cards.9.split``) to this value."""

    switch: str
    value: Any


def fixes(rules: Rules, fault: Fault) -> tuple[Fix, ...]:
    """Changes of one switch that remove a fault and cause no other, closest to the current value first."""
    before = len(faults(rules))
    found: list[Fix] = []
    for switch in fault.switches:
        helping = (
            Fix(switch, value)
            for value in _candidates(rules, switch)
            if _is_better(set_switch(rules, switch, value), fault, before)
        )
        found += islice(helping, FIXES_PER_SWITCH)
    return tuple(found)


def set_switch(rules: Rules, switch: str, value: Any) -> Rules:
    """The rules with another value of one switch, or of one power of a card."""
    name, _, rest = switch.partition(".")
    if not rest:
        return replace(rules, **{name: value})
    card, _, power = rest.partition(".")
    rank = CARD_NAMES.index(card)
    row = replace(rules.cards[rank], **{power: value})
    return replace(rules, cards=(*rules.cards[:rank], row, *rules.cards[rank + 1 :]))


def get_switch(rules: Rules, switch: str) -> Any:
    """The value of a switch, or of a power of a card."""
    name, _, rest = switch.partition(".")
    if not rest:
        return getattr(rules, name)
    card, _, power = rest.partition(".")
    return getattr(rules.cards[CARD_NAMES.index(card)], power)


def _is_better(rules: Rules, fault: Fault, before: int) -> bool:
    left = faults(rules)
    return len(left) < before and not any(each.problem == fault.problem for each in left)


def _candidates(rules: Rules, switch: str) -> Iterator[Any]:
    """Other values of a switch, the closest first."""
    name = switch.rpartition(".")[2]
    if switch == "cards" or (name not in SWITCH_KINDS and name not in POWER_KINDS):
        return
    value = get_switch(rules, switch)
    kind = POWER_KINDS[name] if "." in switch else SWITCH_KINDS[name]
    if name in PER_PLAYERS:
        yield from (everywhere(number) for number in range(MAX_DECKS + 1))
    elif kind is bool:
        yield not value
    elif kind is int:
        low, high = limits(name, rules)
        yield from sorted((each for each in range(low, high + 1) if each != value), key=_from(value))
    elif isinstance(kind, type) and issubclass(kind, StrEnum):
        yield from (answer for answer in kind if answer != value)
    elif value:
        yield ()
    elif issubclass(get_args(kind)[0], StrEnum):
        yield from ((answer,) for answer in get_args(kind)[0])


def _from(value: int) -> Any:
    return lambda other: abs(other - value)


def limits(name: str, rules: Rules) -> tuple[int, int]:
    """The least and the greatest value of a switch that is a number."""
    if name in ("in_spot", "out_spot"):
        return 0, rules.side_length - 1
    if name in POWER_KINDS:
        return 0, MAX_COUNT
    return RANGES.get(name, (0, MAX_PLAYERS))
