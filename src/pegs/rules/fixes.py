"""Ways out of a contradiction: which single switch, set to what, would do away with a fault."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, get_args

from pegs.core.errors import Fault
from pegs.rules.card_names import CARD_NAMES
from pegs.rules.codec import PER_PLAYERS, POWER_KINDS, SWITCH_KINDS
from pegs.rules.switches import MAX_COUNT, MAX_PLAYERS, Rules, everywhere
from pegs.rules.validation import RANGES, faults

A_SWITCH = 2
"""How many ways out are told for each switch."""
MOST_PACKS = 10


@dataclass(frozen=True, slots=True)
class Mend:
    """Set this switch (``draw``, ``cards.9.split``) to this value."""

    switch: str
    value: Any


def mends(rules: Rules, fault: Fault) -> tuple[Mend, ...]:
    """The single changes of the switches at fault that do away with it and bring no other fault, those
    nearest to the present value first.
    """
    before = len(faults(rules))
    found: list[Mend] = []
    for switch in fault.switches:
        helping = (
            Mend(switch, value)
            for value in _candidates(rules, switch)
            if _is_better(set_switch(rules, switch, value), fault, before)
        )
        found += [mend for mend, _ in zip(helping, range(A_SWITCH), strict=False)]
    return tuple(found)


def set_switch(rules: Rules, switch: str, value: Any) -> Rules:
    """The rules with one switch, or one power of a card, set otherwise."""
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
    """Other values of a switch, the nearest first."""
    name = switch.rpartition(".")[2]
    if switch == "cards" or (name not in SWITCH_KINDS and name not in POWER_KINDS):
        return
    value = get_switch(rules, switch)
    kind = POWER_KINDS[name] if "." in switch else SWITCH_KINDS[name]
    if name in PER_PLAYERS:
        yield from (everywhere(number) for number in range(MOST_PACKS + 1))
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
    """The least and the greatest value of a number."""
    if name in ("in_spot", "out_spot"):
        return 0, rules.side_length - 1
    if name in POWER_KINDS:
        return 0, MAX_COUNT
    return RANGES.get(name, (0, MAX_PLAYERS))
