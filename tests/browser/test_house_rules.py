"""Rules for a table: choosing, changing, fixing, saving, sharing, and playing them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from pegs.record import write_record
from pegs.rules import load
from pegs.rules.summary import title_of
from pegs.table.table import Table
from tests.browser.gathering import deal, enter
from tests.browser.page_pool import DESKTOP, PHONE, NewPage
from tests.browser.playing import Hand
from tests.browser.tables import Tables
from tests.soak import sweep

CHECK = re.compile("/api/rules/check")
TO_THE_END = """async (button) => {
  // Fast enough that the rules are checked once.
  for (; !button.disabled; await new Promise(requestAnimationFrame)) button.click();
}"""


def switch(page: Page, name: str) -> Locator:
    """One switch of the house rules."""
    return page.locator(f'[data-switch="{name}"]')


def more(page: Page, name: str, times: int = 1) -> None:
    """Raise a number."""
    for _ in range(times):
        switch(page, name).get_by_role("button", name=re.compile("^One more")).click()


def edit(page: Page) -> None:
    """Open the editor of house rules."""
    page.get_by_role("button", name="Change a rule").first.click()


def house_rules(page: Page) -> None:
    """Deal hands of six cards, unlike the base."""
    edit(page)
    more(page, "hand_size")
    expect(page.get_by_text("1 change from Basic game").first).to_be_visible()


def name_rules(page: Page, title: str) -> None:
    page.get_by_role("button", name="Save or share").click()
    page.get_by_label("Name your rules").fill(title)


def test_changes_from_the_base_are_shown_and_undone(new_page: NewPage) -> None:
    page = new_page("/new", PHONE)
    house_rules(page)
    field = switch(page, "hand_size")
    expect(field).to_have_class(re.compile("changed"))
    expect(field).to_contain_text("Basic game: 5")
    page.get_by_label("More about these rules").click()
    page.get_by_role("button", name="Full rules").click()
    expect(page.get_by_role("dialog")).to_contain_text("You hold 6 cards. In the basic game you hold five.")
    page.keyboard.press("Escape")
    field.get_by_role("button", name=re.compile("^Undo this change")).click()
    expect(page.get_by_text("Same as Basic game")).to_be_visible()


def test_rules_that_are_slow_to_show_say_so(new_page: NewPage) -> None:
    page = new_page("/new#change", PHONE)
    warning = page.get_by_text("thousands of possible turns")
    expect(page.get_by_text("Same as Basic game")).to_be_visible()
    expect(warning).to_have_count(0)
    page.get_by_role("button", name="Done").click()
    page.get_by_role("radio", name=re.compile("North Carolina")).check()
    edit(page)
    expect(warning).to_contain_text("With 4 players")


def test_a_clash_is_shown_and_fixed_by_its_button(new_page: NewPage) -> None:
    page = new_page("/new#change")
    start = page.get_by_role("button", name="Use these rules")
    expect(start).to_be_enabled()
    # Make the side too short for what is on it.
    fewer = switch(page, "side_length").get_by_role("button", name=re.compile("^One less"))
    clash = page.locator(".conflicts section")
    fewer.evaluate(TO_THE_END)
    expect(fewer).to_be_disabled()
    expect(clash.first).to_be_visible()
    expect(start).to_be_disabled()
    for _ in range(4):
        if not clash.count():
            break
        problem = clash.first.inner_text()
        with page.expect_response(CHECK):
            clash.first.locator(".fixes button").first.click()
        expect(page.locator(".conflicts").filter(has_text=problem)).to_have_count(0)
    expect(clash).to_have_count(0)
    expect(start).to_be_enabled()


def test_rules_are_saved_under_a_name_selected_and_listed_first(new_page: NewPage) -> None:
    page = new_page("/new", PHONE)
    house_rules(page)
    name_rules(page, "Sundays at Grandma's")
    page.get_by_role("button", name="Save on this device").click()
    expect(page.get_by_text("Saved “Sundays at Grandma's”.")).to_be_visible()
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".set.on")).to_contain_text("Sundays at Grandma's")
    named = ["Sundays at Grandma's", "Basic game", "Arizona rules", "North Carolina rules"]
    assert choices(page)[:4] == named
    # Chosen at once by everyone who comes back, too.
    page.goto("/new")
    expect(page.locator(".set.on")).to_contain_text("Sundays at Grandma's")
    expect(page.locator(".set.on")).to_contain_text("1 change from Basic game")
    expect(page.get_by_role("radio", name=re.compile("Sundays at Grandma's"))).to_be_checked()
    edit(page)
    expect(switch(page, "hand_size")).to_contain_text("6")


def test_a_link_carries_the_rules_to_another_browser(new_page: NewPage) -> None:
    page = new_page("/new", PHONE, permissions=["clipboard-read", "clipboard-write"])
    house_rules(page)
    name_rules(page, "Sundays")
    page.get_by_role("button", name="Share a link").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    other = new_page(link[link.index("/new") :], PHONE)
    expect(other.locator(".set.on")).to_contain_text("Sundays")
    edit(other)
    expect(switch(other, "hand_size")).to_have_class(re.compile("changed"))
    expect(switch(other, "hand_size").locator("output")).to_have_text("6")


def test_a_damaged_link_shows_a_problem(new_page: NewPage) -> None:
    page = new_page("/new#r=abcdefgh")
    expect(page.get_by_text("This link doesn’t work.")).to_be_visible()


def test_a_downloaded_file_loads_in_python_and_in_the_browser(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page("/new", PHONE)
    house_rules(page)
    name_rules(page, "Sundays at Grandma's")
    with page.expect_download() as waiting:
        page.get_by_role("dialog").get_by_role("button", name="Download", exact=True).click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    assert file.name == "sundays-at-grandmas.toml"
    assert load(file).rules.hand_size == 6
    other = new_page("/new", PHONE)
    other.get_by_role("button", name="Open a file or link").click()
    other.locator("input[type=file]").set_input_files(file)
    expect(other.locator(".set.on")).to_contain_text("Sundays at Grandma's")
    edit(other)
    expect(switch(other, "hand_size").locator("output")).to_have_text("6")


def test_rules_with_a_mistake_say_what_is_wrong(new_page: NewPage) -> None:
    page = new_page("/new")
    page.get_by_role("button", name="Open a file or link").click()
    page.get_by_label("Or paste a link, or the rules as text").fill('extends = "basic"\nhand_sise = 6\n')
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("hand_sise")


SCREENS = {"phone": PHONE, "desktop": DESKTOP}


@pytest.mark.parametrize("screen", sweep(SCREENS, ["desktop"]))
def test_a_table_is_made_and_played_with_house_rules(new_page: NewPage, screen: str) -> None:
    page = new_page("/new", SCREENS[screen])
    house_rules(page)
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Use these rules").click()
    enter(page, "Rosa")
    deal(page)
    hand = Hand(page)
    hand.wait()
    # Six, plus the one drawn before the move.
    expect(hand.cards).to_have_count(7)
    hand.take_turn()


def choices(page: Page) -> list[str]:
    """The titles of all rules to choose from, in order."""
    return [each.split("\n")[0].strip() for each in page.locator(".set label").all_inner_texts()]


def test_house_rules_keep_their_name_at_the_table_in_the_rules_and_in_the_record(
    new_page: NewPage, tables: Tables
) -> None:
    page = new_page("/new", PHONE)
    house_rules(page)
    name_rules(page, "Sunday rules")
    page.get_by_role("button", name="Save on this device").click()
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Use these rules").click()
    enter(page, "Rosa")
    deal(page)
    Hand(page).wait()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Sunday rules")
    expect(page).to_have_title(re.compile("You and three bots"))
    seat = page.evaluate("() => JSON.parse(localStorage.getItem('pegs.seats'))[0]")
    stored = Table.from_events(tables.events(seat))
    assert title_of(stored.state.ruleset) == "Sunday rules"
    assert "Sunday rules" in write_record(stored.state.running)
    page.goto("/")
    expect(page.get_by_role("main")).to_contain_text("Sunday rules")


def test_rules_are_chosen_with_the_arrow_keys(new_page: NewPage) -> None:
    page = new_page("/new", (1440, 900))
    basic = page.get_by_role("radio", name=re.compile("Basic game"))
    basic.focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name=re.compile("^Arizona"))).to_be_checked()
    expect(page.locator("#chosen-rules")).to_have_text("Arizona rules")
    expect(page.get_by_role("radio", name=re.compile("^Arizona"))).to_have_accessible_name(
        re.compile("Move any peg of your team")
    )
    # The card strip is that of the new rules.
    expect(page.locator(".rules .cards .changed")).to_have_count(0)
    assert page.locator(".rules .cards span").count() == 14


def test_on_a_desktop_three_columns_stand_beside_one_another(new_page: NewPage) -> None:
    page = new_page("/new", (1440, 900))
    expect(page.locator(".columns .pegs-board")).to_be_visible()
    boxes = [each.bounding_box() for each in page.locator(".columns > *").all()]
    assert len(boxes) == 3
    left, middle, right = (each for each in boxes if each)
    assert left["x"] + left["width"] <= middle["x"] + 12
    assert middle["x"] + middle["width"] <= right["x"] + 12
    assert right["x"] + right["width"] <= 1440
    expect(page.locator(".columns").get_by_role("button", name="Use these rules")).to_be_in_viewport(ratio=1)


def test_rules_are_found_by_what_a_family_knows(new_page: NewPage) -> None:
    """A published sheet, and a named set."""
    page = new_page("/new", PHONE)
    field = page.get_by_role("searchbox", name="Find rules")
    field.fill("rv owners")
    found = page.locator(".find li")
    expect(found).to_have_count(1)
    expect(found).to_contain_text("Idaho Good Sam")
    expect(found).to_contain_text("You move any peg of your team.")
    field.fill("zebra")
    expect(page.get_by_text("No rules say that.")).to_be_visible()
    field.fill("")
    page.get_by_role("button", name="What others publish").click()
    page.get_by_role("button", name="Parlor").click()
    expect(page.get_by_role("radio", name="Parlor")).to_be_checked()


def test_the_page_of_a_published_sheet_can_be_read(new_page: NewPage) -> None:
    page = new_page("/how", PHONE)
    page.get_by_role("searchbox", name="Find rules").fill("two trades pegs")
    page.locator('a[href="rules/not-messy-just-busy"]').click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("best game ever")


def test_finding_rules_says_when_the_server_is_away(new_page: NewPage) -> None:
    """It doesn't say that no rules have these words, and what was tapped can be tapped again."""
    page = new_page("/how", PHONE)
    field, published = page.locator(".find input"), page.get_by_role("button", name="What others publish")
    published.wait_for()
    page.context.set_offline(True)
    published.click()
    expect(page.locator(".find [role=alert]")).to_be_visible()
    expect(published).to_be_visible()
    field.fill("zebra")
    expect(published).to_be_hidden()
    expect(page.locator(".find [role=alert]")).to_be_visible()
    expect(page.get_by_text("No rules say that.")).to_be_hidden()
    page.context.set_offline(False)
    field.fill("")
    expect(page.locator(".find li").first).to_be_visible()
    expect(page.locator(".find [role=alert]")).to_have_count(0)
