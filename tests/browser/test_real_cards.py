"""Real cards around a wooden board: one phone says which are played, judges the turns and keeps score."""

from __future__ import annotations

import os
import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.browser.gathering import code_of, plates
from tests.browser.lasting import resize
from tests.browser.page_pool import PHONE, TELEVISION, NewPage
from tests.server.clients import ServerProcess


def _picture(page: Page, name: str) -> None:
    if folder := os.environ.get("PEGS_PICTURES"):
        page.screenshot(path=Path(folder) / f"real-cards-{name}.png")


def _play(phone: Page, card: str) -> None:
    """Say which card is played, and play the first turn with it."""
    phone.get_by_role("group", name="The card that’s played").get_by_role(
        "button", name=card, exact=True
    ).click()
    play = phone.locator("[data-play]")
    row = phone.locator(".ask .rows button.row").first
    expect(play.or_(row).first).to_be_visible()
    while not play.is_visible():
        row.click()
        expect(play.or_(row).first).to_be_visible()


def _without_internet(new_page: NewPage, server: ServerProcess, size: tuple[int, int], path: str) -> Page:
    """A page in a network without the internet: a request to anything but the server fails the test."""
    page = new_page("/health", size, fresh=True)

    def refuse(route: Route) -> None:
        route.abort()
        raise AssertionError(f"{route.request.url} isn't this server's")

    page.context.route(lambda url: not url.startswith((server.url, "data:", "blob:")), refuse)
    page.goto(path)
    return page


def test_one_phone_keeps_score_for_people_with_real_cards_without_the_internet(
    new_page: NewPage, server: ServerProcess
) -> None:
    phone = _without_internet(new_page, server, PHONE, "/family?board=wooden")
    name = phone.get_by_role("textbox", name="Your name")
    name.fill("Rosa")
    phone.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    phone.get_by_role("button", name=re.compile("^Options")).click()
    phone.get_by_role("radio", name="Real cards").check()
    phone.keyboard.press("Escape")
    expect(phone.get_by_text("One phone is enough")).to_be_visible()
    plates(phone).nth(1).click()
    phone.get_by_label("Who sits here with real cards?").fill("Grandma")
    phone.keyboard.press("Enter")
    expect(plates(phone).nth(1)).to_have_accessible_name(re.compile("Grandma"))
    _picture(phone, "lobby")
    code = code_of(phone)
    screen = _without_internet(new_page, server, TELEVISION, f"/tv/{code}")
    phone.get_by_role("button", name="Deal", exact=True).click()
    expect(phone.locator(".steps li").last).to_contain_text(re.compile("deals.5 cards to everyone"))
    _picture(phone, "set-up")
    phone.get_by_role("button", name="Done", exact=True).click()

    expect(phone.get_by_role("button", name="the 5", exact=True)).to_be_visible()
    _picture(phone, "which")
    resize(phone, 320, 568)
    edges = [card.bounding_box() for card in phone.locator(".ask .cards .card").all()]
    assert len(edges) == 14
    assert all(box is not None and box["x"] + box["width"] <= 320 for box in edges)
    _picture(phone, "small")
    resize(phone, *PHONE)
    phone.get_by_role("button", name="the 5", exact=True).click()
    expect(phone.get_by_role("button", name="A different card")).to_be_visible()
    _picture(phone, "stuck")
    phone.get_by_role("button", name=re.compile("Why can’t I play the 5")).click()
    _picture(phone, "why")
    expect(phone.get_by_text(re.compile("start"))).not_to_have_count(0)
    phone.get_by_role("button", name="Close").click()
    phone.get_by_role("button", name="A different card").click()
    _play(phone, "the king")
    _picture(phone, "play")
    phone.locator("[data-play]").click()
    expect(phone.locator(".steps li")).to_have_count(1)
    _picture(phone, "move")
    expect(screen.locator(".steps li")).to_have_count(1)
    expect(screen.get_by_text(re.compile("moves the pegs. Then anyone taps Done"))).to_be_visible()
    aloud = screen.get_by_role("button", name="Read aloud")
    expect(aloud).to_have_attribute("aria-pressed", "false")
    aloud.click()
    expect(aloud).to_have_attribute("aria-pressed", "true")
    _picture(screen, "tv")
    phone.get_by_role("button", name="Done", exact=True).click()
    _play(phone, "the 5")
    expect(phone.locator(".whose b")).to_have_text(re.compile("’s turn$|^Your turn$"))
    expect(phone.get_by_role("group", name="How fast turns are shown")).to_have_count(0)
    _picture(phone, "discard")
    phone.locator("[data-play]").click()
    expect(phone.get_by_role("button", name="the 5", exact=True)).to_be_visible()
    _picture(phone, "next")
    _picture(screen, "tv2")
