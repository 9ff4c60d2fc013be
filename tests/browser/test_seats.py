"""Who sits where: a late cousin takes over from a bot."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.everywhere import finished
from tests.browser.page_pool import PHONE, NewPage
from tests.browser.playing import Hand
from tests.browser.tables import Tables
from tests.server.clients import ServerProcess

WITH_BOTS = {"seats": [{"who": "me"}, *[{"who": "bot", "bot": "random"}] * 3], "pace": {"bot_seconds": 0}}


def test_a_late_cousin_takes_over_from_a_bot(new_page: NewPage, server: ServerProcess) -> None:
    host = server.make(WITH_BOTS, start=True)
    page = new_page(f"/t/{host['table']}", PHONE, seat=host)
    Hand(page).expect_my_turn()
    may = new_page(f"/j/{host['code']}", PHONE)
    may.get_by_role("radio").nth(1).check()
    may.get_by_label("Your name").fill("May")
    may.get_by_role("button", name="Ask the host").click()
    expect(may.get_by_text("The host has been asked.")).to_be_visible()
    request = page.get_by_role("region", name="A request for a seat")
    expect(request).to_contain_text("May would like to play for")
    request.get_by_role("button", name="Stay with").click()
    expect(may.get_by_text("The host has left the seat to the bot.")).to_be_visible()
    may.get_by_role("button", name="Ask the host").click()
    expect(may.get_by_text("The host has been asked.")).to_be_visible()
    may.reload()  # she is still asking
    request.get_by_role("button", name="Let May play").click()
    may.wait_for_url(f"**/t/{host['table']}")
    expect(may.locator(".hand .card")).to_have_count(5)
    expect(page.locator(".board")).to_contain_text("May")
    expect(request).to_have_count(0)


def test_a_link_to_a_table_lets_others_watch(new_page: NewPage, server: ServerProcess) -> None:
    host = server.make(WITH_BOTS, start=True)
    private = server.make({**WITH_BOTS, "watchers": False})
    page = new_page(f"/t/{host['table']}", PHONE)
    page.get_by_role("button", name="Just watch").click()
    expect(page.get_by_text("You’re watching")).to_be_visible()
    other = new_page(f"/t/{private['table']}", PHONE)
    other.get_by_role("button", name="Just watch").click()
    expect(other.get_by_text("This table doesn’t allow watchers.")).to_be_visible()


def test_a_rematch_names_those_who_deal_and_start(new_page: NewPage, tables: Tables) -> None:
    seat = finished(tables, seed=91)
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    # What the server finds out about the end makes the page longer.
    decided = page.get_by_role("link", name="See what decided it")
    expect(decided).to_have_attribute("href", re.compile(r"\?turn=\d+&seat=\d+$"))
    page.get_by_role("button", name="Switch who starts").click()
    choices = page.get_by_role("group", name="Who starts the next game?").get_by_role("button")
    expect(choices).to_have_count(4)
    expect(choices.first).to_be_focused()
    expect(choices.last).to_be_in_viewport(ratio=1)
    name = choices.nth(2).inner_text()
    choices.nth(2).click()
    starts = "You start" if name == "Rosa" else f"{name} starts"
    expect(page.get_by_text(re.compile(rf"\w+ deals?\. {starts}\."))).to_be_visible()
