"""The deal of the day: from the front page to the table, its end beside the others', and the week."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.browser.everywhere import nearly_won_today
from tests.browser.page_pool import PERSON, PHONE, Kept, NewPage
from tests.browser.tables import Tables
from tests.server.clients import ServerProcess


def stored(page: Page) -> dict[str, dict[str, object]]:
    """The days that this browser remembers."""
    found: dict[str, dict[str, object]] = json.loads(
        page.evaluate("() => localStorage.getItem('pegs.daily') ?? '{}'")
    )
    return found


def play(server: ServerProcess, seat: Kept, turn: str) -> None:
    """Play a turn on another device."""
    client = server.client(str(seat["token"]))
    assert client.do("play", version=client.version, turn=turn)["tell"] == "done"
    client.close()


def settings(page: Page, server: ServerProcess) -> dict[str, object]:
    """The settings of the table that a page shows, by its own seat."""
    (seat,) = [
        each
        for each in json.loads(page.evaluate("() => localStorage.getItem('pegs.seats')"))
        if each["table"] in page.url
    ]
    client = server.client(seat["token"])
    shown: dict[str, object] = client.view["settings"]
    client.close()
    return shown


def test_the_hand_of_the_day_is_as_wide_as_a_small_phone(new_page: NewPage) -> None:
    page = new_page("/daily", (360, 640))
    cards = page.locator("main .hand svg")
    expect(cards).to_have_count(6)
    for each in cards.all():
        expect(each).to_be_in_viewport(ratio=1)
    assert page.evaluate("() => document.scrollingElement.scrollWidth") == 360


def test_the_front_page_leads_to_todays_deal_which_is_resumed(
    new_page: NewPage, server: ServerProcess
) -> None:
    page = new_page("/", PHONE, stored={"pegs.me": PERSON})
    page.get_by_role("link", name="Deal of the day").click()
    page.get_by_role("button", name="How it works").click()
    expect(page.get_by_role("dialog")).to_contain_text(
        "The cards follow from the date, so they’re no secret."
    )
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".hand .card").nth(4)).to_be_visible()
    table = page.url
    day = server.get("/api/daily").json()["day"]
    assert settings(page, server)["daily"] == {"day": day, "practice": False}
    assert list(stored(page)) == [day]
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("No hints in the deal of the day.")).to_be_visible()
    page.goto("/daily")
    page.get_by_role("link", name="Resume your game").click()
    expect(page).to_have_url(table)
    expect(page.locator(".hand .card").nth(4)).to_be_visible()


def test_a_win_is_compared_and_remembered_and_then_there_is_practice(
    new_page: NewPage, server: ServerProcess, tables: Tables
) -> None:
    before = server.get("/api/daily").json()
    seat, turn = nearly_won_today(tables)
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    expect(page.locator(".hand .card").first).to_be_visible()
    play(server, seat, turn)
    over = page.locator("section.over")
    expect(over).to_contain_text(re.compile(r"10 pegs to \d, in \d+ turns"))
    numbers = server.get("/api/daily").json()
    assert (numbers["people"], numbers["wins"]) == (before["people"] + 1, before["wins"] + 1)
    expect(over.get_by_text(" played, ")).to_have_count(int(numbers["people"] >= 5))
    panel = page.get_by_role("region", name="Deal of the day")
    ((day, remembered),) = stored(page).items()
    result = remembered["result"]
    assert isinstance(result, dict)
    assert (day, result["won"]) == (numbers["day"], True)
    week = panel.get_by_role("listitem")
    expect(week).to_have_count(1)
    expect(week.last).to_contain_text("won")
    expect(page.get_by_role("button", name="Share")).to_be_visible()
    expect(page.get_by_role("link", name="Today’s puzzle")).to_be_visible()
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.locator(".fair")).to_have_text(re.compile("This deal wasn’t secret"))

    page.get_by_role("link", name="See what decided it").click()
    page.get_by_role("button", name="Check the shuffle").click()
    page.get_by_role("button", name="Check now").click()
    check = page.get_by_role("dialog")
    expect(check).to_contain_text("no one at the table shuffled them, and they weren’t secret")
    expect(check.get_by_role("status")).to_contain_text("is the one that follows from the date")
    expect(check.get_by_role("status")).to_contain_text("exactly the same cards")
    expect(check.locator(".bad")).to_have_count(0)

    page.goto("/daily")
    expect(page.get_by_role("main")).to_contain_text("1 won this week")
    page.get_by_role("button", name="Play it again for practice").click()
    expect(page.locator(".hand .card").nth(4)).to_be_visible()
    assert settings(page, server)["daily"] == {"day": day, "practice": True}
    assert stored(page)[day]["result"] == result


def test_practice_says_that_it_does_not_count(
    new_page: NewPage, server: ServerProcess, tables: Tables
) -> None:
    seat, turn = nearly_won_today(tables, practice=True)
    play(server, seat, turn)
    page = new_page(f"/t/{seat['table']}", seat=seat)
    expect(page.locator("section.over")).to_contain_text("This game doesn’t count.")
    expect(page.get_by_role("button", name="Share")).to_have_count(0)
    assert stored(page) == {}
