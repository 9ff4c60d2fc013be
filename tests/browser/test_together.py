"""Going through a game together, in two browsers."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.everywhere import finished
from tests.browser.page_pool import PHONE, NewPage
from tests.browser.tables import Tables


def test_others_follow_until_they_look_around(new_page: NewPage, tables: Tables) -> None:
    rosas = finished(tables, people=2)
    path = f"/g/{tables.game(rosas)}"
    leader, other = new_page(path, seat=rosas), new_page(path, PHONE, fresh=True)
    lead(leader)
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
    expect(leader.get_by_role("group", name="Go through it together")).to_have_count(0)


def test_a_review_leads_a_replay_and_follows_one(new_page: NewPage, tables: Tables) -> None:
    rosas = finished(tables, people=2)
    path = f"/g/{tables.game(rosas)}"
    reviewer = new_page(f"{path}/review?turn=9", seat=rosas)
    other = new_page(path, PHONE, seat=tables.key(rosas, 1))
    lead(reviewer)
    expect(other.locator(".count")).to_contain_text("Turn 9 of")
    reviewer.keyboard.press("ArrowRight")
    expect(other.locator(".count")).to_contain_text("Turn 10 of")
    reviewer.get_by_role("button", name="Stop leading").click()
    bar = other.get_by_role("group", name="Go through it together")
    expect(bar).to_have_count(0)
    lead(other)
    other.get_by_role("slider", name="Place in the game").fill("20")
    expect(reviewer.get_by_role("region", name="Turn 20 of")).to_be_visible()


def test_both_views_of_a_game_show_the_same_turn(new_page: NewPage, tables: Tables) -> None:
    page = new_page(f"/g/{tables.game(finished(tables))}")
    page.get_by_role("slider", name="Place in the game").fill("7")
    page.get_by_role("link", name="Review the game").click()
    expect(page.get_by_role("region", name="Turn 7 of")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.get_by_role("link", name="Back").click()
    expect(page.locator(".count")).to_contain_text("Turn 8 of")


def lead(page: Page) -> None:
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Go through it together").click()
