"""The differences between two sets of rules, switch by switch."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from pegs.core.cards import RANKS
from pegs.rules.card_names import CARD_NAMES
from pegs.rules.description import Describer, Sentence
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules


@dataclass(frozen=True)
class Difference:
    """A switch (``draw``) or a card (``cards.10``), and its value and description in either set.

    A description is empty if the switch makes no difference in that set.
    """

    switch: str
    a: Any
    b: Any
    text_a: tuple[str, ...]
    text_b: tuple[str, ...]


def compare(a: RuleSet | Rules | str, b: RuleSet | Rules | str) -> tuple[Difference, ...]:
    """Every switch and card that differs, in the order of the switches.

    Raises UsageError if there are no rules of a name.
    """
    describers = Describer(a), Describer(b)
    rules_a, rules_b = (describer.rules for describer in describers)
    differences = [
        Difference(name, value_a, value_b, *(_texts(each.sentences(name)) for each in describers))
        for name in (each.name for each in fields(Rules) if each.name != "cards")
        if (value_a := getattr(rules_a, name)) != (value_b := getattr(rules_b, name))
    ]
    differences += [
        Difference(
            f"cards.{CARD_NAMES[rank]}",
            rules_a.cards[rank],
            rules_b.cards[rank],
            *(_texts(each.card(rank)) for each in describers),
        )
        for rank in RANKS
        if rules_a.cards[rank] != rules_b.cards[rank]
    ]
    return tuple(differences)


def _texts(sentences: list[Sentence]) -> tuple[str, ...]:
    return tuple(sentence.text for sentence in sentences)
