"""With the system's own colors (Windows' contrast themes), states and edges still show."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.page_pool import NewPage


def outline(control: Locator) -> str:
    expect(control).to_be_visible()
    return str(control.evaluate("(each) => getComputedStyle(each).outlineStyle"))


def test_switches_choices_and_buttons_show_their_state(new_page: NewPage) -> None:
    page = new_page("/settings", fresh=True)
    page.emulate_media(forced_colors="active")
    chosen = page.locator("label:has(:checked)").first
    other = page.locator("label:has(input[type=radio]:not(:checked))").first
    assert (outline(chosen), outline(other)) == ("solid", "none")
    switch = page.get_by_role("switch").first
    track = switch.locator(".track")
    before = switch.get_attribute("aria-checked"), track.screenshot()
    switch.click()
    page.mouse.move(0, 0)
    assert before[0] != switch.get_attribute("aria-checked")
    assert before[1] != track.screenshot()
    page.goto("/new")
    start = page.locator("button.primary:visible").first
    assert outline(start) == "solid"
