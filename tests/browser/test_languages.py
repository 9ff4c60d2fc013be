"""No page in Spanish has a sentence in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

import pegs
from pegs.i18n import in_language
from pegs.rules import load, named
from pegs.rules.summary import title_of
from tests.browser.everywhere import Everywhere
from tests.browser.page_pool import PHONE, NewPage
from tests.browser.playing import Hand
from tests.browser.tables import Tables, settings_of

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
                yield from of(entry.value)


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


def test_english_is_detected(new_page: NewPage) -> None:
    page = new_page("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert len(english_texts(page)) > 3


def test_from_the_front_page_to_the_cards(new_page: NewPage) -> None:
    page = new_page("/", PHONE, locale="es-ES")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    assert english_texts(page) == []
    page.get_by_role("button", name="Jugar ya").click()
    page.get_by_label("Tu nombre").fill("Rosa")
    assert english_texts(page) == []
    page.get_by_role("dialog").locator("button[type=submit]").click()
    expect(page.locator(".hand .card").first).to_be_visible()
    assert english_texts(page) == []


def test_a_turn_at_the_table(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic"), lambda game: game.phase == "play" and game.ply > 8, seed=60)
    page = new_page(f"/t/{seat['table']}", PHONE, locale="es-ES", seat=seat)
    hand = Hand(page)
    hand.expect_my_turn()
    assert english_texts(page) == []
    hand.take(page.locator(".hand .card:not(.dull)").first)
    hand.choose()
    assert english_texts(page) == []
    hand.confirm()
    hand.wait()
    assert english_texts(page) == []


@pytest.mark.parametrize("name", Everywhere.NAMES)
def test_every_page_is_spanish(new_page: NewPage, everywhere: Everywhere, name: str) -> None:
    place = everywhere[name]
    page = new_page(place.path, locale="es-MX", seat=place.seat)
    place.settle(page)
    assert english_texts(page) == []


def test_a_change_of_language_takes_effect_at_once_and_is_saved(new_page: NewPage) -> None:
    page = new_page("/settings")
    page.get_by_role("radio", name="Español").check()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    assert english_texts(page) == []
    page.goto("/")
    expect(page.get_by_role("button", name="Jugar ya")).to_be_visible()
