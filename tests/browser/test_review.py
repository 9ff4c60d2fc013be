"""The review of a finished game: the curve, then turns, by pointer and keys, on a desktop and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.everywhere import Everywhere
from tests.browser.page_pool import PHONE, NewPage
from tests.soak import sweep


def finished(page: Page) -> Page:
    """Wait until the review is complete."""
    page.locator(".luck").wait_for()
    return page


@pytest.fixture
def review(new_page: NewPage, everywhere: Everywhere) -> Page:
    return finished(new_page(everywhere["review"].path))


def turn(page: Page) -> int:
    """The turn on show."""
    found = re.search(r"Turn (\d+) of", page.locator(".count").inner_text())
    assert found
    return int(found[1])


def swipe(page: Page, across: int) -> None:
    """Move a finger over the turn's text."""
    box = page.locator(".hand").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)
    for kind, at in (("touchStart", x - across / 2), ("touchMove", x), ("touchMove", x + across / 2)):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at, "y": y}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def test_the_curve_keys_and_lists_go_to_turns(review: Page) -> None:
    before = turn(review)
    review.keyboard.press("ArrowRight")
    assert turn(review) == before + 1
    review.keyboard.press("ArrowLeft")
    assert turn(review) == before
    expect_curve_that_can_be_tapped(review)
    review.get_by_text("turns that cost something").click()
    expect_pale_where_not_looked_at(review)
    line = review.locator("button.line").last
    line.click()
    assert str(turn(review)) in line.inner_text()
    expect(review.locator(".rows button")).to_have_count(2)
    better = review.locator(".rows button").last
    review.keyboard.press("b")
    expect(better).to_have_attribute("aria-pressed", "true")
    review.keyboard.press("y")
    expect(better).to_have_attribute("aria-pressed", "false")
    expect(review.locator(".rows button").first).to_have_attribute("aria-pressed", "true")
    expect(review.locator("[data-trace]").first).to_be_attached()
    review.get_by_role("button", name="Play on from here").click()
    expect(review.get_by_role("dialog")).to_be_visible()


def expect_curve_that_can_be_tapped(review: Page) -> None:
    # The curve follows its place, which grows while the page fills.
    review.wait_for_function("""() => {
        const [place, curve] = [".plot", ".plot svg"].map((each) => document.querySelector(each));
        return curve?.clientWidth === place.clientWidth;
    }""")
    plot = review.locator(".plot svg")
    box = plot.bounding_box()
    assert box
    plot.click(position={"x": box["width"] - 11, "y": 40})
    last = review.locator(".tick").last.text_content() or ""
    expect(review.locator(".count")).to_contain_text(f"Turn {last} of")
    # Screen readers get the same as a list, and not the picture.
    expect(review.get_by_role("list", name="The chances of winning, turn by turn")).to_be_attached()
    expect(review.locator(".plot svg")).to_have_attribute("aria-hidden", "true")


def expect_pale_where_not_looked_at(review: Page) -> None:
    """The turn that isn't looked at is pale."""
    # Both turns of the last one move pegs, which is what tags stand beside.
    review.locator("button.line").last.click()
    tags = review.locator(".pegs-board [data-layer=over] .tag")
    expect(tags).to_have_text(["Better", "Played"])
    expect(review.locator(".pegs-board .pale")).to_have_count(0)
    review.keyboard.press("b")
    pale = review.locator(".pegs-board .pale")
    expect(pale.filter(has=review.locator("[data-trace]"))).to_have_attribute("opacity", "0.35")
    expect(pale.filter(has=review.locator(".tag"))).to_have_text("Played")
    review.keyboard.press("y")
    expect(pale.filter(has=review.locator(".tag"))).to_have_text("Better")
    expect(review.locator("[data-layer=traces] [data-trace]").first).to_be_visible()


def with_three_deciding(route: Route) -> None:
    """A review with as much to say as there can be."""
    review = route.fetch().json()
    long = [each for each in review["costly"] if each["ply"] != review["turns"]][:3]
    review["deciding"] = [
        {
            **{key: each[key] for key in ("ply", "seat")},
            "by": "choice",
            "change": -0.1,
            "lines": each["played"]["lines"],
        }
        for each in long
    ]
    route.fulfill(json=review)


@pytest.mark.parametrize("locale", sweep(["en-US", "es-MX"], ["es-MX"]))
def test_everything_is_in_view_on_a_desktop(new_page: NewPage, everywhere: Everywhere, locale: str) -> None:
    page = new_page("/", (1440, 900), locale=locale, fresh=True)
    page.route("**/api/**/review*", with_three_deciding)
    page.goto(everywhere["review"].path)
    finished(page)
    expect(page.locator(".summary .row")).to_have_count(3)
    for seat in ("", "0"):
        page.locator("select").select_option(index=1 if seat else 0)
        over = page.locator(".summary").evaluate("(each) => each.scrollHeight - each.clientHeight")
        assert over <= 0, (locale, seat, over)


def test_a_phone_shows_the_game_then_a_turn(new_page: NewPage, everywhere: Everywhere) -> None:
    page = finished(new_page(everywhere["review"].path, PHONE))
    page.get_by_text("turns that cost something").click()
    page.locator("button.line").first.click()
    # It's at the thumb, however long the page is.
    play_on = page.get_by_role("button", name="Play on from here")
    for _ in range(2):
        box = play_on.bounding_box()
        assert box
        assert PHONE[1] - 80 < box["y"] + box["height"] <= PHONE[1]
        page.mouse.wheel(0, 2000)
        page.wait_for_timeout(100)
    page.evaluate("() => scrollTo(0, 0)")
    better = page.locator(".rows button").last
    swipe(page, -120)
    expect(better).to_have_attribute("aria-pressed", "true")
    swipe(page, 120)
    expect(better).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_role("heading", name="Points lost")).to_be_visible()


def test_the_review_and_the_replay_are_of_the_same_turn_and_eyes(
    new_page: NewPage, everywhere: Everywhere
) -> None:
    page = new_page(f"{everywhere['replay'].path}?turn=7")
    page.get_by_label("View as").select_option("Cleo")
    page.get_by_role("link", name="Review the game").click()
    expect(page).to_have_url(re.compile("/review"))
    assert turn(page) == 7
    expect(page.get_by_label("View as").locator(":checked")).to_have_text("Cleo")
    page.keyboard.press("ArrowRight")
    page.get_by_role("link", name="Back").click()
    expect(page).to_have_url(re.compile(r"/g/\w+\?turn=8$"))
    assert turn(page) == 8
    expect(page.get_by_label("View as").locator(":checked")).to_have_text("Cleo")


def test_a_turn_with_one_clear_answer_becomes_a_puzzle(review: Page) -> None:
    page, game = review, review.url.split("/")[-2]
    page.wait_for_function("() => localStorage.getItem('pegs.practice.own')")
    page.goto("/practice")
    own = page.get_by_role("list", name="From your own games").get_by_role("link")
    expect(own.first).to_contain_text("New")
    own.first.click()
    expect(page.get_by_role("heading", name="Find the best turn")).to_be_visible()
    turn = page.url.rsplit("-", 1)[1]
    page.goto(f"/g/{game}/review?turn={turn}")
    page.get_by_role("link", name="Solve it as a puzzle").click()
    expect(page).to_have_url(re.compile(f"/practice/{game}-{turn}$"))
