"""Notes on a finished game's turns: written by who was in it, read by anyone with the link."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.everywhere import finished
from tests.browser.page_pool import PHONE, Kept, NewPage
from tests.browser.tables import Tables


@pytest.fixture
def rosas(tables: Tables) -> Kept:
    """The key to Rosa's seat at a table where a game has ended."""
    return finished(tables, people=2)


def card(page: Page) -> str:
    return page.get_by_role("note").first.inner_text().replace("\n", " ")


def test_a_comment_is_read_by_who_has_the_link(new_page: NewPage, tables: Tables, rosas: Kept) -> None:
    path = f"/g/{tables.game(rosas)}"
    page = new_page(f"{path}?turn=3", seat=rosas)
    page.get_by_role("button", name="Add a note").click()
    field = page.get_by_label("What do you think of this turn?")
    expect(field).to_be_focused()
    field.fill("Bumping first <b>was</b> better.")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("note")).to_contain_text("Bumping first <b>was</b> better.")
    # Someone without a seat reads it at that turn, finds it with N, and can't write.
    other = new_page(path, PHONE, fresh=True)
    expect(other.get_by_role("heading", name="The deal")).to_be_visible()
    expect(other.get_by_role("note")).to_have_count(0)
    expect(other.locator(".line .note")).to_have_count(1)
    other.keyboard.press("n")
    expect(other.locator(".count")).to_contain_text("Turn 3 of")
    assert card(other).endswith(": Bumping first <b>was</b> better.")
    expect(other.get_by_role("button", name="Add a note")).to_have_count(0)
    expect(other.get_by_role("button", name="Delete my note")).to_have_count(0)
    # Its writer deletes it.
    page.get_by_role("button", name="Delete my note").click()
    expect(page.get_by_role("note")).to_have_count(0)
    other.reload()
    expect(other.get_by_role("heading", name="The deal")).to_be_visible()
    expect(other.locator(".line .note")).to_have_count(0)
