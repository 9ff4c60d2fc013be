"""Rules to find by what a family knows of them: the named sets, and the sheets that others publish."""

from __future__ import annotations

import re
from functools import cache

from pegs.core.cards import RANK_TEXT
from pegs.core.cleaning import without_accents
from pegs.i18n import language, translate
from pegs.rules.loader import load, named, published
from pegs.rules.ruleset import DEFAULT_RULES, PLACES, RuleSet
from pegs.rules.summary import title_of, voice_of
from pegs.rules.toml.writer import write
from pegs.story.sheet.house_differences import house_differences
from pegs.story.sheet.model import Difference, FoundRules

MAX_SOUGHT = 100
"""The most characters of a search that are read."""

_WORD = re.compile(r"\w+")


def gallery() -> tuple[FoundRules, ...]:
    """The published sheets, in the current language."""
    return tuple(entry for entry, _ in _everything(language()) if entry.toml)


def find_rules(sought: str) -> tuple[FoundRules, ...]:
    """The named sets and published sheets that say the most of these words, all of them if they can.

    A word may be the beginning of one. Accents don't matter.
    """
    words = _words(sought[:MAX_SOUGHT])
    scores = [
        (sum(any(each.startswith(word) for each in said) for word in words), entry)
        for entry, said in _everything(language())
    ]
    most = max((score for score, _ in scores), default=0)
    return tuple(entry for score, entry in scores if most and score == most)


@cache
def _everything(_language: str) -> tuple[tuple[FoundRules, frozenset[str]], ...]:
    return tuple(map(_entry, map(load, (*named(), *published()))))


def _entry(ruleset: RuleSet) -> tuple[FoundRules, frozenset[str]]:
    """The entry of some rules, and the words that find it."""
    differences = house_differences(ruleset, DEFAULT_RULES)
    entry = FoundRules(
        name=ruleset.name,
        title=title_of(ruleset),
        voice=voice_of(ruleset),
        source=ruleset.source,
        differences=tuple(each.text for each in differences),
        toml=write(ruleset) if ruleset.name in published() else "",
    )
    places = ruleset.words_in()
    texts = (
        *(entry.name, entry.title, entry.voice, entry.source, *entry.differences, *ruleset.aliases),
        *(getattr(places, place) for place in PLACES),
        *(_card_words(each) for each in differences),
    )
    return entry, frozenset(_words(" ".join(texts)))


def _card_words(difference: Difference) -> str:
    """The names of a difference's cards as people say them."""
    names = translate("rules-card-words").split()
    return " ".join(names[RANK_TEXT.index(card)] for card in difference.cards)


def _words(text: str) -> list[str]:
    return _WORD.findall(without_accents(text.casefold()))
