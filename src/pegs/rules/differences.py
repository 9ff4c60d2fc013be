"""What differs between two ways to play, switch by switch."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from pegs.core.cards import N_RANKS
from pegs.rules.card_names import CARD_NAMES
from pegs.rules.description import Sentence, Teller
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules


@dataclass(frozen=True)
class Difference:
    """A switch (``draw``) or a card (``cards.10``), its value in either set and the sentences that tell it.

    No sentences: the switch has no say in that set.
    """

    switch: str
    a: Any
    b: Any
    told_a: tuple[str, ...]
    told_b: tuple[str, ...]


def compare(a: RuleSet | Rules, b: RuleSet | Rules) -> tuple[Difference, ...]:
    """Every switch and card that differs, in the order of the switches."""
    tellers = Teller(a), Teller(b)
    rules_a, rules_b = (teller.rules for teller in tellers)
    found = [
        Difference(name, value_a, value_b, *(_texts(teller.sentences(name)) for teller in tellers))
        for name in (each.name for each in fields(Rules) if each.name != "cards")
        if (value_a := getattr(rules_a, name)) != (value_b := getattr(rules_b, name))
    ]
    found += [
        Difference(
            f"cards.{CARD_NAMES[rank]}",
            rules_a.cards[rank],
            rules_b.cards[rank],
            *(_texts(teller.card(rank)) for teller in tellers),
        )
        for rank in range(N_RANKS)
        if rules_a.cards[rank] != rules_b.cards[rank]
    ]
    return tuple(found)


def _texts(sentences: list[Sentence]) -> tuple[str, ...]:
    return tuple(sentence.text for sentence in sentences)
