"""Clubs in the browser: starting and joining one, the standing table, the pairs, and what its host can do."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clubs import add_millers, remembered
from tests.browser.everywhere import finished
from tests.browser.lasting import resize
from tests.browser.page_pool import DESKTOP, PHONE, NewPage
from tests.browser.tables import Tables
from tests.server.clients import ServerProcess


@pytest.fixture(scope="module")
def millers(server: ServerProcess) -> dict[str, str]:
    return add_millers(server.data)


def open_club(new_page: NewPage, club: dict[str, str], path: str = "", size: tuple[int, int] = PHONE) -> Page:
    """The club's page as Rosa sees it."""
    return new_page(f"/club/{club['club']}{path}", size, stored=remembered(club))


def start_club(page: Page, name: str) -> None:
    page.get_by_role("button", name="Start a club").click()
    page.get_by_label("Club name").fill("The Garcías")
    page.get_by_label("Your name").fill(name)
    page.locator("dialog").get_by_role("button", name="Start a club").click()
    expect(page.get_by_role("heading", level=2).first).to_have_text("The Garcías")


def test_a_club_is_started_joined_by_its_link_and_gets_a_table(new_page: NewPage) -> None:
    rosa = new_page("/club", PHONE)
    expect(rosa.get_by_role("heading", name="Save your people a seat")).to_be_visible()
    start_club(rosa, "Rosa")
    (saved,) = json.loads(rosa.evaluate("() => localStorage.getItem('pegs.clubs')"))
    link = f"/club/{saved['club']}#{saved['link']}"

    # By the link, or by pasting it.
    ben = new_page(link, PHONE)
    expect(ben.get_by_role("heading", name="Which one are you?")).to_be_visible()
    assert "#" not in ben.url, "the key doesn't stay in the address"
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Join the club").click()
    expect(ben.get_by_role("heading", name="Which one are you?")).to_have_count(0)
    ana = new_page("/club", PHONE)
    ana.get_by_role("button", name="Join by link").click()
    ana.get_by_label("Paste the club’s link").fill(f"Come! https://pegs.example{link}")
    ana.get_by_role("button", name="Go").click()
    expect(ana.get_by_role("heading", name="The Garcías")).to_be_visible()

    # Until someone else is there, the club's page is about who's invited.
    expect(rosa.get_by_role("heading", name="Save your people a seat")).to_be_visible()
    rosa.reload()
    expect(rosa.get_by_role("list", name="Members, 2").get_by_role("listitem")).to_have_text(
        ["Rosa", "Ben", "Invite"]
    )
    rosa.get_by_role("button", name="Pick a night").click()
    rosa.get_by_label("Name", exact=True).fill("Sunday table")
    rosa.get_by_label("Players").select_option("2")
    rosa.get_by_label("Day").select_option("Sunday")
    rosa.get_by_label("Time").fill("19:00")
    rosa.get_by_role("button", name="Save").click()
    expect(rosa.get_by_role("heading", name="Sunday, 7 PM")).to_be_visible()
    expect(rosa.get_by_text("The first game starts the series.")).to_be_visible()
    rosa.get_by_role("button", name="Sunday table").click()
    expect(rosa.get_by_text("Every Sunday, 7")).to_be_visible()

    # The next game in one tap, and one more for everyone else.
    rosa.get_by_role("button", name="Start tonight’s game").click()
    expect(rosa.locator(".invitation .code")).to_be_visible()
    ben.reload()
    ben.get_by_role("button", name="Join tonight’s game").click()
    ben.wait_for_url("**/t/*")
    rosa.get_by_role("button", name="Deal", exact=True).click()
    expect(ben.locator("main[data-stage=playing]")).to_be_attached()


def test_the_pairs_are_walked_with_arrow_keys(new_page: NewPage, millers: dict[str, str]) -> None:
    page = open_club(new_page, millers, "/pairs")
    cell = page.get_by_role("button", name="Rosa and Ben: 4 of 8")
    cell.focus()
    for key, name, is_new in (
        ("ArrowRight", "Rosa and Ana: 9 of 17", False),
        ("ArrowDown", "Ben and Ana: 2 of 4", True),
        ("ArrowLeft", "Ben and Rosa: 4 of 8", False),
        ("ArrowDown", "Ana and Rosa: 9 of 17", False),
        ("ArrowRight", "Ana and Ben: 2 of 4", True),
        ("ArrowUp", "Rosa and Ben: 4 of 8", False),
        ("ArrowUp", "Rosa and Ben: 4 of 8", False),
    ):
        page.keyboard.press(key)
        focused = page.locator(":focus")
        expect(focused).to_have_accessible_name(name)
        border = focused.evaluate("(each) => getComputedStyle(each).borderTopStyle")
        assert (border == "dashed") == is_new, name
    assert page.locator("td button[tabindex='0']").count() == 1
    expect(page.get_by_role("button", name="Ana and Theo: no games yet")).to_have_text("–")
    page.keyboard.press("Enter")
    expect(page.locator(".chosen a")).to_have_count(8)
    expect(page.get_by_text("Most bumps: ")).to_be_visible()


def test_people_say_whether_they_come_to_the_next_night(new_page: NewPage, server: ServerProcess) -> None:
    club = add_millers(server.data)
    # A page of its own, because its clock is set.
    page = new_page(f"/club/{club['club']}", PHONE, stored=remembered(club), fresh=True)
    today = datetime.now(UTC).date()
    sunday = today + timedelta(6 - today.weekday())
    page.clock.set_fixed_time(f"{sunday - timedelta(2)}T12:00:00")  # Friday noon
    page.reload()
    expect(page.get_by_text("in 2 days")).to_be_visible()
    page.get_by_role("button", name="I’m in").click()
    expect(page.get_by_text("You’re in.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Add to calendar").click()
    assert download.value.suggested_filename == "Domingos.ics"
    assert f"-{sunday}\r\n" in download.value.path().read_bytes().decode()
    everyone = "Ben, Ana, Grandma Ruth, and Theo"
    expect(page.get_by_text(f"In: Rosa. No answer yet: {everyone}.")).to_be_attached()
    page.get_by_role("button", name="Change").click()
    page.get_by_role("button", name="Can’t come").click()
    expect(page.get_by_text(f"Not: Rosa. No answer yet: {everyone}.")).to_be_attached()
    # An hour before, the table can be opened.
    page.clock.set_fixed_time(f"{sunday}T18:05:00")
    page.reload()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".invitation .code")).to_be_visible()


def test_a_peg_on_the_wall_shows_its_person(new_page: NewPage, server: ServerProcess) -> None:
    page = open_club(new_page, add_millers(server.data))
    page.get_by_role("button", name="Ana", exact=True).click()
    expect(page.get_by_role("heading", name="Rosa and Ana: 9 of 17")).to_be_visible()
    expect(page.locator("dialog a")).to_have_count(5)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rosa", exact=True).click()
    page.get_by_label("Your name").fill("Rosita")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Rosita", exact=True).click()
    page.get_by_role("button", name="Leave the club").click()
    page.get_by_role("button", name="Yes, leave the club").click()
    page.wait_for_url("**/club")


def test_a_phone_and_a_desktop_show_the_club(new_page: NewPage, millers: dict[str, str]) -> None:
    phone = open_club(new_page, millers)
    expect(phone.get_by_text("Ben and Grandma Ruth need one more.")).to_be_visible()
    expect(phone.get_by_role("img", name="3 of 5 won")).to_be_visible()
    phone.get_by_role("link", name="Game nights").click()
    expect(phone.locator("main li a")).to_have_count(20)
    phone.get_by_role("button", name="Show all 31").click()
    expect(phone.locator("main li a")).to_have_count(31)
    desktop = open_club(new_page, millers, size=DESKTOP)
    for heading in (
        "Familia Miller",
        "Ben and Grandma Ruth won",
        "First to five",
        "Tables",
        "Pairs",
        "Records",
    ):
        expect(desktop.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    expect(desktop.get_by_text("8 of 17")).to_be_visible()
    desktop.get_by_role("button", name="Club settings").click()
    desktop.get_by_role("link", name="Your rules").click()
    expect(desktop.get_by_text("2 changes from Basic game")).to_be_visible()


def test_the_last_game_shows_its_final_board(
    new_page: NewPage, server: ServerProcess, tables: Tables
) -> None:
    club, seat = add_millers(server.data), finished(tables)
    page = new_page("about:blank", PHONE, stored=remembered(club), fresh=True)
    # These games have no replays: this one is of another table.
    replay = server.get(f"/api/games/{tables.game(seat)}").json()
    page.route("**/api/games/*", lambda route: route.fulfill(json=replay))
    page.goto(f"/club/{club['club']}")
    last = page.get_by_role("region", name="Ben and Grandma Ruth won")
    expect(last.locator("svg").first).to_be_attached()
    expect(last.get_by_text(re.compile(r"\d+ pegs to \d+"))).to_be_visible()
    expect(last.get_by_role("link", name="Replay")).to_have_attribute("href", re.compile("^g/"))


def test_someone_sits_in_for_a_missing_player(new_page: NewPage, millers: dict[str, str]) -> None:
    page = open_club(new_page, millers)
    page.get_by_role("button", name="Domingos").click()
    page.get_by_role("button", name="Let Theo sit in").click()
    page.get_by_label("Who’s missing tonight?").select_option("Ben")
    page.get_by_label("Who sits in?").select_option("Theo")
    page.locator("dialog").get_by_role("button", name="Start tonight’s game").click()
    expect(page.locator(".invitation .code")).to_be_visible()
    code = page.locator(".invitation .code").inner_text()
    names = page.evaluate(
        "(code) => fetch(`/api/tables/${code}`).then((answer) => answer.json())"
        ".then(({ seats }) => seats.map(({ name }) => name))",
        code,
    )
    assert names == ["Rosa", "Theo", "Ana", "Grandma Ruth"]


def test_the_host_saves_a_copy_and_deletes_the_club(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page("/club", DESKTOP)
    start_club(page, "Rosa")
    page.get_by_role("button", name="Club settings").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a copy").click()
    download.value.save_as(tmp_path / "club.json")
    copy = json.loads((tmp_path / "club.json").read_text("utf-8"))
    assert [each["name"] for each in copy["club"]["people"]] == ["Rosa"]
    page.get_by_role("button", name="Delete the club").click()
    expect(page.get_by_text("It can’t be undone.")).to_be_visible()
    page.get_by_role("button", name="Yes, delete the club").click()
    expect(page.get_by_role("button", name="Start a club")).to_be_visible()
    assert page.evaluate("() => localStorage.getItem('pegs.clubs')") == "[]"


def test_the_host_removes_someone_brings_them_back_and_replaces_a_lost_key(
    new_page: NewPage, server: ServerProcess
) -> None:
    page = open_club(new_page, add_millers(server.data))
    page.get_by_role("button", name="Club settings").click()
    page.get_by_role("button", name="People", exact=True).click()
    people = page.get_by_role("dialog")
    people.get_by_role("button", name="Ben").click()
    page.get_by_role("button", name="Remove Ben").click()
    expect(page.get_by_text("For 30 days, you can undo this.")).to_be_visible()
    page.get_by_role("button", name="Yes, remove Ben").click()
    expect(page.get_by_role("button", name="Ben", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Bring back Ben").click()
    people.get_by_role("button", name="Ben", exact=True).click()
    page.get_by_role("button", name="Make Ben a host too").click()
    page.get_by_role("button", name="Yes, make Ben a host").click()
    expect(page.get_by_role("button", name="Ben Host")).to_be_visible()
    page.get_by_role("button", name="New link for Ben").click()
    page.get_by_role("button", name="Yes, make a new link").click()
    expect(page.get_by_role("button", name="Send Ben the new link")).to_be_visible()
    # One's own earlier key ends, and this browser has the new one.
    page.get_by_role("button", name="Sign out my other devices").click()
    expect(page.get_by_text("Only this device can open the club as you now.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Familia Miller")).to_be_visible()


def test_a_link_that_a_host_sends_opens_the_club_once(new_page: NewPage, server: ServerProcess) -> None:
    club = add_millers(server.data)
    stored, permissions = remembered(club), ["clipboard-read", "clipboard-write"]
    page = new_page(f"/club/{club['club']}", PHONE, stored=stored, permissions=permissions)
    page.get_by_role("button", name="Club settings").click()
    page.get_by_role("button", name="People", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Ben").click()
    page.get_by_role("button", name="New link for Ben").click()
    page.get_by_role("button", name="Yes, make a new link").click()
    page.get_by_role("button", name="Send Ben the new link").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    path = link[link.index("/club/") :]
    other, third = new_page(path, PHONE), new_page(path, PHONE)
    for each in (other, third):
        each.get_by_role("button", name="Yes, open it here").click()
        if each is other:
            expect(other.get_by_role("heading", name="Familia Miller")).to_be_visible()
    other.reload()
    expect(other.get_by_role("heading", name="Familia Miller")).to_be_visible()
    expect(third.get_by_text("This link has been used or has expired. Ask for a new one.")).to_be_visible()
    # What was sent isn't the key.
    assert club["key"] not in link


def test_a_series_that_is_won_makes_room_for_a_new_one(new_page: NewPage, server: ServerProcess) -> None:
    club = add_millers(server.data, last=(3, 5))
    page = open_club(new_page, club)
    expect(page.get_by_text("Ben and Grandma Ruth win the series, 5 to 3.")).to_be_visible()
    page.get_by_role("button", name="New series").click()
    expect(page.get_by_text("The first game starts the series.")).to_be_visible()
    # On the TV's browser, the page opens tonight's table there.
    resize(page, *DESKTOP)
    page.get_by_role("button", name="Domingos").click()
    page.get_by_role("button", name="Open on TV").click()
    expect(page.get_by_role("img", name="QR code to join this table")).to_be_visible()
