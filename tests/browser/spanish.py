"""Which texts of a page are in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

import pegs
from pegs.i18n import in_language
from pegs.rules import load, named
from pegs.rules.summary import title_of

LOCALES = Path(pegs.__file__).parent / "locales"
ENGLISH = re.compile(
    r"\b(the|of|your|you|and|with|cards?|is|are|from|turns?|plays?|which|they|rules)\b", re.I
)
"""Words that never occur in Spanish."""
PAGE_TEXTS = """() => {
  const texts = new Set([document.title]);
  const isForeign = (element) => element.closest('[lang]').lang !== document.documentElement.lang;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    if (!node.parentElement.closest('script, style, noscript') && !isForeign(node.parentElement))
      texts.add(node.data.trim());
  for (const each of document.querySelectorAll('body *'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      if (each.hasAttribute(name) && !isForeign(each)) texts.add(each.getAttribute(name).trim());
  return [...texts].filter(Boolean);
}"""
"""The texts of a page, except those marked as in another language, such as the titles of sources."""


def pieces(language: str) -> Iterator[str]:
    """The fixed words of every message."""

    def of(pattern: ast.Pattern | None) -> Iterator[str]:
        for element in () if pattern is None else pattern.elements:
            if isinstance(element, ast.TextElement):
                yield " ".join(element.value.split())
            elif isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    yield from of(variant.value)

    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                for pattern in (entry.value, *(each.value for each in entry.attributes)):
                    yield from of(pattern)


@cache
def only_english() -> tuple[str, ...]:
    """Pieces of messages that occur only in the English catalog, and are long enough to be distinctive."""
    spanish = "\n".join(pieces("es"))
    return tuple({each for each in pieces("en") if len(each) > 7 and " " in each and each not in spanish})


@cache
def names() -> re.Pattern[str]:
    """Names that aren't translated: the game's, and those of rule sets."""
    with in_language("es"):
        titles = ["Pegs and Jokers", *(title_of(load(name)) for name in named())]
    return re.compile("|".join(map(re.escape, titles)))


def english_texts(page: Page) -> list[str]:
    """The texts of a page that are in English."""
    texts = [names().sub("", each) for each in page.evaluate(PAGE_TEXTS)]
    return [each for each in texts if ENGLISH.search(each) or any(piece in each for piece in only_english())]
