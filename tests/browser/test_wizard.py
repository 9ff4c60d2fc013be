"""How do you play at home?: from the first question to a table by the house's rules."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.gathering import enter
from tests.browser.page_pool import DESKTOP, PHONE, NewPage

ANSWERS = {
    "hand": "Five",
    "stuck": "Bad luck",
    "bluff": "Face up",
    "nine": "Moves 9, or splits",
    "joker": "Start pegs jump first",
    "two": "I don’t know",
    "movers": "Any peg of my team",
    "draw": "After you play",
    "partner": "Back to start",
    "ten": "Moves 10, or back 1",
}
"""Arizona with two changes."""


def at(page: Page, question: str) -> None:
    """The page shows a question, and its text has the focus for screen readers."""
    expect(page).to_have_url(re.compile(rf"/rules/new#{question}$"))
    expect(page.locator(f"input[name=answer-{question}]").first).to_be_attached()


def choose(page: Page, text: str) -> None:
    page.get_by_role("radio", name=text).check()


def test_from_the_first_question_to_a_table(new_page: NewPage) -> None:
    page = new_page("/new", PHONE)
    page.get_by_role("link", name="How do you play at home?").click()
    for number, (question, text) in enumerate(ANSWERS.items(), 1):
        at(page, question)
        expect(page.locator(".count")).to_have_text(f"Question {number}")
        choose(page, text)
        if number == 5:
            expect(page.locator(".near")).to_contain_text("This looks like Arizona rules")
            expect(page.get_by_role("button", name="Use Arizona rules")).to_be_visible()
        if number == 2:  # reload keeps the answers
            page.reload()
            at(page, question)
            expect(page.get_by_role("radio", name=text)).to_be_checked()
        if number == 4:  # back and forward in the history
            page.go_back()
            at(page, "bluff")
            page.go_forward()
            at(page, "nine")
        page.get_by_role("button", name="Next").click()
    expect(page).to_have_url(re.compile("#sheet$"))
    expect(page.get_by_text("You play Arizona rules with 2 changes:")).to_be_visible()
    expect(page.get_by_text("10 moves 10, or moves back 1.", exact=True)).to_be_visible()
    expect(page.get_by_text("Arizona rules: 10 moves 10.")).to_be_visible()
    expect(page.get_by_text("You didn’t know one answer. It follows Arizona rules.")).to_be_visible()
    expect(page.locator(".cards .changed")).to_have_count(1)
    page.get_by_role("button", name="Review").click()
    at(page, "two")
    page.get_by_role("button", name="Next").click()  # no other answer was unknown
    expect(page).to_have_url(re.compile("#sheet$"))
    page.get_by_label("Name of your rules").fill("Ruth’s rules")
    page.get_by_label("Name of your rules").press("Tab")
    page.get_by_role("button", name="Print").click()
    page.get_by_role("dialog").get_by_label("Board", exact=True).check()
    expect(page.get_by_role("dialog").get_by_role("button", name="Get the board")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Share").click()
    code = page.get_by_role("img", name="QR code of Ruth’s rules")
    expect(code).to_have_js_property("complete", value=True)
    assert code.evaluate("image => image.naturalWidth") > 0
    expect(page.get_by_role("dialog")).to_contain_text("/new#r=")
    page.keyboard.press("Escape")
    # The name that's typed last is the rules', also at the table.
    page.get_by_label("Name of your rules").fill("Ruth and Al’s rules")
    page.get_by_role("button", name="Save").click()
    expect(page).to_have_url(re.compile("/new$"))
    expect(page.get_by_role("radio", name="Ruth and Al’s rules")).to_be_checked()
    page.get_by_role("button", name="Use these rules").click()
    enter(page, "Rosa")
    expect(page.get_by_role("button", name="Rules Ruth and Al’s rules")).to_be_visible()


def test_keys_conflicts_and_a_trial_game(new_page: NewPage) -> None:
    page = new_page("/rules/new", DESKTOP)
    at(page, "hand")
    for question, key in (("hand", "3"), ("stuck", "2")):
        at(page, question)
        page.keyboard.press(key)
        expect(page.locator("input:checked")).to_be_attached()
        expect(page.get_by_role("button", name="Next")).to_be_enabled()
        page.keyboard.press("Enter")
    at(page, "bluff")
    expect(page.locator("#wizard-question")).to_be_focused()
    page.keyboard.press("Backspace")
    at(page, "stuck")
    page.keyboard.press("Enter")
    at(page, "bluff")
    page.keyboard.press("2")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("These answers don’t go together.")
    expect(page.get_by_role("button", name="Next")).to_be_disabled()
    alert.get_by_role("button", name="What if you’re stuck turn after turn? Bad luck").click()
    expect(alert).to_have_count(0)
    for question, key in (("bluff", "2"), ("nine", "1"), ("joker", "1")):
        at(page, question)
        page.keyboard.press(key)
        expect(page.get_by_role("button", name="Next")).to_be_enabled()
        if question != "joker":
            page.keyboard.press("Enter")
    page.get_by_role("button", name="Use Bluffing Joker").click()
    expect(page.get_by_text("You play Bluffing Joker, with no changes.")).to_be_visible()
    page.get_by_role("button", name="Try it with three bots").click()
    page.get_by_label("Your name").fill("Rosa")
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".hand .card").first).to_be_visible()


def test_an_answer_is_not_asked_for_again(new_page: NewPage) -> None:
    """A question that comes up late may stand before others, which are passed over."""
    page = new_page("/rules/new", PHONE)
    answers = {"hand": "Five", "stuck": "Free on the third", "bluff": "Face up", "nine": "Goes back 9"}
    answers |= {"joker": "but not from home", "two": "trades any two", "ten": "or back 1"}
    answers |= {"seven": "Two of my pegs", "must": "Any card that moves", "movers": "I don’t know"}
    seen: list[str] = []
    while not page.url.endswith("#sheet"):
        expect(page).to_have_url(re.compile(r"#\w+$"))
        question = page.url.rpartition("#")[2]
        assert question not in seen
        seen.append(question)
        at(page, question)
        choose(page, answers.get(question, "I don’t know"))
        with page.expect_event("framenavigated"):
            page.get_by_role("button", name="Next").click()
    assert seen.index("movers") > seen.index("must"), "no question came up late"
