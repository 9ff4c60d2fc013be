"""Fixes for faults in rules: which single switch, set to what, would remove one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from pegs.core.board import MAX_SIDE_LENGTH
from pegs.core.errors import Fault
from pegs.rules.card_names import CARD_NAMES
from pegs.rules.codec import POWERS, field_of
from pegs.rules.switches import (
    MAX_COUNT,
    MAX_PLAYERS,
    MAX_SPLIT_PEGS,
    MIN_SPLIT_PEGS,
    Rules,
    everywhere,
)
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
    possible: list[Fix] = []
    for switch in fault.switches:
        improvements = (
            Fix(switch, value)
            for value in _candidates(rules, switch)
            if _is_better(set_switch(rules, switch, value), fault, before)
        )
        possible += islice(improvements, FIXES_PER_SWITCH)
    return tuple(possible)


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
    remaining = faults(rules)
    return len(remaining) < before and not any(each.problem == fault.problem for each in remaining)


def _candidates(rules: Rules, switch: str) -> Iterator[Any]:
    """Other values of a switch, the closest first."""
    if switch == "cards":
        return
    field, value = field_of(switch), get_switch(rules, switch)
    match field.kind:
        case "by_players":
            yield from (everywhere(number) for number in range(MAX_DECKS + 1))
        case "flag":
            yield not value
        case "number":
            low, high = limits(field.name, rules)
            yield from sorted(
                (each for each in range(low, high + 1) if each != value), key=_distance_from(value)
            )
        case "word":
            yield from (word for word in field.words or () if word != value)
        case _ if value:
            yield ()
        case "words":
            yield from ((word,) for word in field.words or ())
        case _:
            pass


def _distance_from(value: int) -> Any:
    return lambda other: abs(other - value)


def limits(name: str, rules: Rules) -> tuple[int, int]:
    """The minimum and maximum of a switch that is a number."""
    if name in ("in_spot", "out_spot"):
        return 0, min(rules.side_length, MAX_SIDE_LENGTH) - 1
    if name == "split_pegs":
        return MIN_SPLIT_PEGS, MAX_SPLIT_PEGS
    if name in POWERS:
        return 0, MAX_COUNT
    return RANGES.get(name, (0, MAX_PLAYERS))
