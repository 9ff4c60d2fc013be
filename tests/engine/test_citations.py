"""Sources are lines of their own, and house rules are named by what they're about."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from pegs.engine.why.citations import BASES, CARD, FAMILIES, Citation
from pegs.i18n import in_language, languages
from pegs.rules.switches import Rules

CITABLE = sorted({each.name for each in fields(Rules)} - {"cards"})
"""Every switch. A card's row is cited by its card."""
TOPIC = {
    "en": re.compile(r"(the|when to) |\w+ing\b"),
    "es": re.compile(r"(el|la|los|las|cuándo \w+[aei]r) |\w+[aei]r(se)?\b"),
}
"""How a name begins: a noun with its article, or a verb that's used as a noun."""
READER = re.compile(r"\b(you|your|yours|yourself|tú|tu|tus|te|ti|tuyas?|tuyos?)\b", re.IGNORECASE)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("switch", CITABLE)
def test_a_house_rule_is_named_by_its_topic(language: str, switch: str) -> None:
    # The sentence above it says how the house plays, so the name fits whatever the switch's value is.
    with in_language(language):
        name = str(Citation("house", switch)).partition(": ")[2]
    assert TOPIC[language].match(f"{name} "), name
    assert not READER.search(name), name
    assert not re.search(r"[()\d:]", name), name


@pytest.mark.parametrize("language", languages())
def test_house_rules_have_different_names(language: str) -> None:
    with in_language(language):
        assert len({str(Citation("house", switch)) for switch in CITABLE}) == len(CITABLE)


def test_every_switch_behind_a_refusal_can_be_cited() -> None:
    for basis in BASES.values():
        assert basis.switches == CARD or set(basis.switches) <= set(CITABLE)


@pytest.mark.parametrize("language", languages())
def test_every_source_begins_like_a_sentence(language: str) -> None:
    paragraphs = {getattr(basis, family) for basis in BASES.values() for family in FAMILIES} - {""}
    with in_language(language):
        for paragraph in sorted(paragraphs):
            assert str(Citation(paragraph))[0].isupper()
