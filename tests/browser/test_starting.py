"""A page always says something: in a browser that's too old, and if the program can't start."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.clients import ServerProcess

ENGLISH, SPANISH = "too old for Pegs and Jokers", "demasiado antiguo para Pegs and Jokers"
PLAY = "Skip the lesson"


@pytest.fixture
def page(browser: Browser, server: ServerProcess) -> Iterator[Page]:
    """A page that may have errors."""
    with browser.new_context(base_url=server.url, service_workers="block", locale="en-US") as context:
        yield context.new_page()


@pytest.mark.parametrize("lacking", ["Object.hasOwn", "window.HTMLDialogElement"])
def test_a_browser_that_is_too_old_is_told_so_in_both_languages(page: Page, lacking: str) -> None:
    page.add_init_script(f"delete {lacking}")
    page.goto("/")
    expect(page.locator("body")).to_contain_text(ENGLISH)
    expect(page.locator("[lang=es]").filter(has_text=SPANISH)).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.locator("main, #broken:visible")).to_have_count(0)


def test_a_program_that_does_not_come_can_be_tried_again(page: Page) -> None:
    page.route("**/assets/play-*.js", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("couldn’t start")
    expect(page.get_by_role("alert")).to_contain_text("no pudo empezar")
    page.unroute("**/assets/play-*.js")
    again = page.get_by_role("button", name="Try again")
    # It isn't one of Button.svelte, but looks like it.
    expect(again).to_have_css("min-height", "54px")
    again.click()
    expect(page.get_by_role("button", name=PLAY)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


FAULTS = {
    "before the program is shown": "window.matchMedia = () => { throw new Error('no media') }",
    "in the first page": "CharacterData.prototype.before = () => { throw new Error('no page') }",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_an_error_before_the_first_page_leaves_no_blank_page(page: Page, fault: str) -> None:
    page.add_init_script(FAULTS[fault])
    page.goto("/")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


def test_a_size_that_changes_while_it_is_measured_is_no_fault(page: Page) -> None:
    page.add_init_script(
        """document.addEventListener("readystatechange", () => {
          const message = "ResizeObserver loop completed with undelivered notifications.";
          dispatchEvent(new ErrorEvent("error", { message }));
          window.isReported = !document.querySelector("#broken").hidden;
        }, { once: true })"""
    )
    page.goto("/")
    expect(page.get_by_role("button", name=PLAY)).to_be_visible()
    assert page.evaluate("window.isReported") is False


def test_an_error_that_stops_nothing_is_not_reported(page: Page) -> None:
    page.add_init_script("setTimeout(() => { throw new Error('of an extension') })")
    page.goto("/")
    expect(page.get_by_role("button", name=PLAY)).to_be_visible()
    expect(page.locator("#broken")).to_be_hidden()
