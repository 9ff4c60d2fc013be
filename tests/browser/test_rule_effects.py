"""What the rules do, next to the rules that are being changed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.audit import TAGS, violations
from tests.browser.page_pool import PATIENCE, PHONE, NewPage
from tests.browser.test_house_rules import edit, switch
from tests.soak import sweep

WIDE = (1440, 900)
SCREENS = {"wide": WIDE, "phone": PHONE}


def fewer_cards(page: Page, times: int = 3) -> None:
    for _ in range(times):
        switch(page, "hand_size").get_by_role("button", name=re.compile("^One less")).click()


def row(page: Page, name: str) -> str:
    """The text of a measure that has been counted."""
    counted = page.locator(f"ul:not(.stale) > [data-measure={name}] .bars")
    expect(counted).to_be_visible(timeout=2 * PATIENCE)  # games have a low priority
    return page.locator(f"[data-measure={name}]").inner_text()


@pytest.mark.soak  # it counts games three times; the tests below see each panel counting
def test_beside_the_editor(new_page: NewPage) -> None:
    page = new_page("/new", WIDE)
    expect(page.get_by_role("radio", name="Basic game").first).to_be_checked()
    edit(page)
    # An earlier page may have counted some already.
    counting = re.compile("Still counting|of 1,000 games")
    expect(page.get_by_role("region", name="Longer? Luckier?")).to_contain_text(counting)
    fewer_cards(page)
    expect(
        page.get_by_text("4 players, all Strong bots: Basic game, our way against Basic game")
    ).to_be_visible()
    assert re.search(r"\d in 100 turns\n.*(more|twice|times)", row(page, "stuck"))
    assert re.search(r"Basic game: \d", row(page, "minutes"))
    expect(page.locator(".sentence .said")).to_contain_text(re.compile("people get stuck", re.IGNORECASE))
    expect(page.locator(".aloud[aria-live=polite]")).to_contain_text("of 1,000 games")
    # A pause asks no more; an edit keeps the old bars, pale.
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_text("Paused")).to_be_visible()
    expect(page.get_by_text("We can’t measure fun.")).to_be_visible()
    # The words reach screen readers, the bars don't.
    facts = page.get_by_role("list", name="Longer? Luckier?")
    expect(facts).to_contain_text("Share of luck")
    expect(facts.locator(".bars").first).to_have_attribute("aria-hidden", "true")
    assert violations(page, {"runOnly": TAGS}) == []
    fewer_cards(page, 1)
    expect(page.locator("ul.stale")).to_be_visible()
    page.get_by_role("button", name="Resume").click()
    row(page, "minutes")
    page.get_by_role("button", name="Run 5,000 games").click()
    expect(page.get_by_role("region", name="Longer? Luckier?")).to_contain_text("of 5,000 games")
    page.get_by_role("button", name="How we count").click()
    expect(page.get_by_role("dialog")).to_contain_text("Strong bots play the same deals")


def test_on_a_phone(new_page: NewPage) -> None:
    page = new_page("/new", PHONE)
    expect(page.get_by_role("radio", name="Basic game").first).to_be_checked()
    edit(page)
    fewer_cards(page)
    page.get_by_label("More about these rules").click()
    page.get_by_role("button", name="Longer? Luckier?").click()
    expect(page.get_by_role("link", name=re.compile("^You hold 2 cards"))).to_contain_text("you hold five")
    assert "Basic game: " in row(page, "luck")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_text("Paused")).to_be_visible()
    assert violations(page, {"runOnly": TAGS}) == []
    page.get_by_role("button", name="Resume").click()
    expect(page.get_by_text("Paused")).to_have_count(0)
    page.get_by_role("button", name="Save and use").click()
    page.get_by_label("Name your rules").fill("Two cards")
    page.get_by_role("button", name="Save on this device").click()
    expect(page.locator(".set.on")).to_contain_text("Two cards")


def test_games_stop_when_the_page_is_left(new_page: NewPage) -> None:
    page = new_page("/new#effect", WIDE, fresh=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "effect" in request.url else None)
    with page.expect_response(re.compile("api/rules/effect")):
        pass
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Use these rules")).to_be_visible()
    page.wait_for_load_state("networkidle")
    count = len(asked)
    page.get_by_label("More about these rules").click()
    page.get_by_role("button", name="Full rules").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert len(asked) == count


@pytest.mark.parametrize("screen", sweep(SCREENS, ["wide"]))
def test_it_speaks_spanish(new_page: NewPage, screen: str) -> None:
    page = new_page("/new#effect", SCREENS[screen], locale="es-MX")
    expect(page.get_by_role("list", name="¿Más larga? ¿Más suerte?")).to_contain_text("Minutos por partida")
