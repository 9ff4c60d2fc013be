"""A rule set: a value of ``Rules`` with its name, its source and what its players call things."""

from __future__ import annotations

from dataclasses import dataclass, field, fields

from pegs.i18n import in_language, language, translate
from pegs.rules.switches import Rules


@dataclass(frozen=True)
class Words:
    """What a rule set calls the four places of a side. An empty word is the usual one of the language."""

    start: str = ""
    home: str = ""
    in_spot: str = ""
    out_spot: str = ""


NAMES = (
    "guide",
    "paddle",
    "liftbridge",
    "basic",
    "arizona",
    "north-carolina",
    "pegoo",
    "wizard",
    "alaska",
    "kilpatrick",
    "bluffing",
)
"""The rule sets that come with the package, in the order of their sources."""

PLACES = tuple(each.name for each in fields(Words))

Translations = tuple[tuple[str, Words], ...]
"""Words by language; a language stands here once."""

Seating = tuple[int, int]
"""A number of players and a number of teams."""


@dataclass(frozen=True)
class RuleSet:
    """Rules with everything around them.

    ``extends`` is the named set this one was written as a change of; None where it stands by itself.
    ``seatings`` are those its source names; the engine seats others too.
    """

    name: str
    title: str
    rules: Rules
    extends: str | None = None
    aliases: tuple[str, ...] = ()
    source: str = ""
    seatings: tuple[Seating, ...] = ()
    words: Words = Words()
    translations: Translations = ()
    file: str = field(default="", compare=False)
    """The file it was read from; empty for a named set."""

    def words_in(self, speech: str | None = None) -> Words:
        """The words to show in a language (the one in use, if none is named), with none left empty."""
        shown = speech or language()
        translated = dict(self.translations).get(shown, Words())
        with in_language(shown):
            usual = Words(*(translate(f"word-{place}") for place in PLACES))
        chosen = (
            getattr(translated, place) or getattr(self.words, place) or getattr(usual, place)
            for place in PLACES
        )
        return Words(*chosen)
