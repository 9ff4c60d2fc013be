"""A table before the game, as its people use it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect


def enter(page: Page, name: str) -> None:
    """Give a first-time visitor a name."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()


def open_table(page: Page, name: str = "Rosa") -> str:
    """Open a table for family, as its host; its code."""
    page.goto("/family")
    enter(page, name)
    return code_of(page)


def code_of(page: Page) -> str:
    return page.locator(".invitation .code").inner_text().replace(" ", "")


def plates(page: Page) -> Locator:
    """The seats, as buttons on the board."""
    return page.get_by_role("list", name="Players").get_by_role("button")


def deal(page: Page) -> None:
    """Deal, with bots at the open seats."""
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Deal", exact=True).click()


def tell(page: Page, *labels: str) -> None:
    """Who sits where, as a screen reader tells it."""
    for number, label in enumerate(labels):
        expect(plates(page).nth(number)).to_have_accessible_name(label)
