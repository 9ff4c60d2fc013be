"""Going through a replay together, in two browsers."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.everywhere import finished
from tests.browser.page_pool import PHONE, NewPage
from tests.browser.tables import Tables


def test_others_follow_until_they_look_around(new_page: NewPage, tables: Tables) -> None:
    rosas = finished(tables, people=2)
    path = f"/g/{tables.game(rosas)}"
    leader, other = new_page(path, seat=rosas), new_page(path, PHONE, fresh=True)
    expect(other.get_by_role("button", name="Go through it together")).to_have_count(0)
    leader.get_by_role("button", name="Go through it together").click()
    leader.get_by_role("slider", name="Place in the game").fill("20")
    bar = other.get_by_role("group", name="Go through it together")
    expect(bar).to_contain_text(" leads")
    expect(other.locator(".count")).to_contain_text("Turn 20 of")
    leader.keyboard.press("ArrowRight")
    expect(other.locator(".count")).to_contain_text("Turn 21 of")
    # Whoever takes a step alone looks around alone, and comes back.
    other.get_by_role("button", name="Previous turn").click()
    expect(bar.get_by_role("button")).to_contain_text("Follow")
    leader.keyboard.press("ArrowRight")
    expect(leader.locator(".count")).to_contain_text("Turn 22 of")
    expect(other.locator(".count")).to_contain_text("Turn 20 of")
    bar.get_by_role("button").click()
    expect(other.locator(".count")).to_contain_text("Turn 22 of")
    bar.get_by_role("button", name="Look around yourself").click()
    expect(bar.get_by_role("button")).to_contain_text("Follow")
    # When the leader stops, everyone is free.
    leader.get_by_role("button", name="Stop leading").click()
    expect(bar).to_have_count(0)
    expect(leader.get_by_role("button", name="Go through it together")).to_be_visible()
