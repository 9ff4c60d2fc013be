"""The rules sheet, why not, what a card can do, and hints in steps: on a phone and on a desktop."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from pegs.core.board import HOME
from pegs.protocol.game_view import GameView
from pegs.rules import load, named
from pegs.story.sheet.builder import rules_sheet
from tests.browser.page_pool import DESKTOP, PHONE, NewPage
from tests.browser.tables import Tables, settings_of
from tests.soak import sweep

SCREENS = {"phone": PHONE, "desktop": DESKTOP}
HOUSE = """extends = "arizona"
title = "Sunday rules"
[cards.5]
forward = []
backward = 5
"""


def has_gray_card(game: GameView) -> bool:
    """A hand with a card that can't move, next to one that can."""
    moving = {option.card for option in game.options if option.kind == "move"}
    return game.phase == "play" and len(moving) > 1 and bool(set(game.hand or ()) - moving - {"*"})


def is_blocked(game: GameView) -> bool:
    """A peg on the track that none of the gray number cards can move."""
    gray = set(game.hand or ()) - {option.card for option in game.options}
    out = any(0 <= place < HOME for place in game.pegs[0])
    return game.phase == "play" and out and bool(gray) and gray <= set("23456789T")


def has_seven(game: GameView) -> bool:
    """A hand whose seven can be split."""
    return game.phase == "play" and any(option.kind == "split" for option in game.options)


def has_several_moves(game: GameView) -> bool:
    """A hand with several cards to play."""
    return game.phase == "play" and len({each.card for each in game.options if each.kind == "move"}) > 2


def open_table(new_page: NewPage, seat: dict[str, object], size: tuple[int, int]) -> Page:
    page = new_page(f"/t/{seat['table']}", size, seat=seat)
    expect(page.locator("main[data-asked=true]")).to_be_visible()
    return page


# --- the page


@pytest.mark.parametrize("screen", sweep(SCREENS, ["phone"]))
def test_the_page_of_a_named_set(new_page: NewPage, screen: str) -> None:
    page = new_page("/rules/arizona", SCREENS[screen])
    sheet = rules_sheet(load("arizona"))
    expect(page.locator("h1")).to_have_text("Arizona rules")
    expect(page.locator("[data-part=house] li")).to_have_count(len(sheet.differences))
    expect(page.locator("[data-part=house] li b")).to_have_text([each.text for each in sheet.differences])
    expect(page.locator("[data-part=cards] li")).to_have_count(len(sheet.cards))
    expect(page.locator("[data-part=cards] li.changed")).to_have_count(2)
    expect(page.locator("[data-chapter] h2")).to_have_text([chapter.title for chapter in sheet.chapters])
    lesson = page.locator("[data-chapter=bumping]").get_by_role("link", name="Bumping")
    expect(lesson).to_have_attribute("href", "learn/arizona/bump")


def test_the_chips_jump_and_follow(new_page: NewPage) -> None:
    page = new_page("/rules/arizona", PHONE)
    chips = page.locator(".chips button")
    expect(chips.first).to_have_attribute("aria-current", "true")
    chips.last.click()
    expect(page.locator("#chapter-goal")).to_be_in_viewport()
    expect(chips.last).to_have_attribute("aria-current", "true")


def test_the_basic_game_has_no_house_part(new_page: NewPage) -> None:
    page = new_page("/rules/basic", PHONE)
    expect(page.locator("[data-part=cards] li")).to_have_count(6)
    expect(page.locator("[data-part=house]")).to_have_count(0)
    expect(page.locator(".chips button")).to_have_text(["Cards", "The rules"])


def test_the_paragraph_that_was_asked_for_stays_marked_and_its_board_is_played_once(
    new_page: NewPage,
) -> None:
    page = new_page("/rules/basic#bump", PHONE)
    ground = "(each) => getComputedStyle(each).backgroundColor"
    expect(page.locator(".paragraph.shown")).to_be_visible()
    assert page.locator(".paragraph.shown").evaluate(ground) != "rgba(0, 0, 0, 0)"
    found = page.locator("[data-paragraph=bump]")
    expect(found).to_be_focused()
    expect(found.locator("[data-peg='1'][data-place='-1']")).to_have_count(4)
    found.get_by_role("button", name="Show: Bumping").click()
    expect(found.locator("[data-peg='1'][data-place='-1']")).to_have_count(5)
    found.get_by_role("button", name="Show the beginning again").click()
    expect(found.locator("[data-peg='1'][data-place='-1']")).to_have_count(4)


def test_a_forbidden_turn_is_crossed_out_and_not_played(new_page: NewPage) -> None:
    page = new_page("/rules/basic#in-spot-taken", DESKTOP)
    found = page.locator("[data-paragraph=in-spot-taken]")
    expect(found.locator(".cross")).to_have_count(1)
    expect(found.get_by_role("button")).to_have_count(0)
    expect(found).to_contain_text("Boosting your partner, 2 of 3")


def test_the_page_of_a_house_sheet(new_page: NewPage) -> None:
    page = new_page("/new", DESKTOP)
    link = page.evaluate(
        """async (text) => {
            const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
            const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
            const letters = btoa(String.fromCharCode(...bytes));
            return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
        }""",
        HOUSE,
    )
    page.goto(f"/rules#r={link}")
    expect(page.locator("h1")).to_have_text("Sunday rules")
    expect(page.locator("[data-part=house]")).to_contain_text("5 moves back 5")
    expect(page.locator("[data-part=cards] li.changed")).to_have_count(3)


def test_every_named_set_has_a_page(new_page: NewPage) -> None:
    page = new_page("/how", PHONE)
    for name in named():
        expect(page.locator(f"a[href='rules/{name}']")).to_have_count(1)


# --- why not


@pytest.mark.parametrize("screen", sweep(SCREENS, ["phone"]))
def test_why_not_opens_its_paragraph(new_page: NewPage, tables: Tables, screen: str) -> None:
    size = SCREENS[screen]
    page = open_table(new_page, tables.at(settings_of("basic"), has_gray_card, seed=size[0]), size)
    gray = page.locator(".hand .card.dull").first
    card = gray.get_attribute("data-card")
    gray.click()
    answer = page.locator(".answer")
    expect(answer).to_be_visible()
    sentence = answer.locator("p").first.inner_text()
    assert not re.search(r"[a-z]-[a-z]+-[a-z]|_", sentence), "a code instead of words"
    page.get_by_role("button", name="Read this rule").first.click()
    shown = page.locator("dialog .shown")
    expect(shown).to_have_count(1)
    expect(shown).to_be_focused()
    expect(shown).to_be_in_viewport()
    page.get_by_role("button", name="Back to my").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(f".hand .card.lifted[data-card='{card}']")).to_have_count(1)


def test_the_own_position_is_on_the_board_of_the_paragraph(new_page: NewPage, tables: Tables) -> None:
    page = open_table(new_page, tables.at(settings_of("basic"), is_blocked, seed=43, first=3), PHONE)
    pegs = page.locator(".board [data-peg]").count()
    page.locator(".hand .card.dull").first.click()
    page.get_by_role("button", name="Read this rule").first.click()
    shown = page.locator("dialog .shown")
    expect(shown.locator("[data-peg]")).to_have_count(pegs)
    expect(shown.locator(".cross")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


# --- what can this card do?


def press_and_hold(page: Page, card: Locator) -> None:
    """Press near a card's corner. The cards lie lower once the page has filled, so it has to be still."""
    card.hover(position={"x": 20, "y": 30})
    page.mouse.down()


def test_a_held_card_says_what_it_can_do(new_page: NewPage, tables: Tables) -> None:
    page = open_table(new_page, tables.at(settings_of("basic"), has_seven, seed=42), PHONE)
    card = page.locator(".hand [data-card='7']").first
    press_and_hold(page, card)
    panel = page.locator("dialog .panel")
    expect(panel.locator("h2")).to_have_text("Seven")
    page.mouse.up()
    expect(panel.locator("[data-use=split]")).to_contain_text("3 and 4, 2 and 5, 1 and 6")
    expect(panel.locator("[data-use=split] .now")).to_have_count(1)
    expect(panel.locator(".pegs-board")).to_have_count(1)
    expect(page.locator(".hand .card.lifted")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_sliding_along_the_hand_changes_the_card(new_page: NewPage, tables: Tables) -> None:
    page = open_table(new_page, tables.at(settings_of("basic"), has_several_moves, seed=47), DESKTOP)
    cards = page.locator(".hand .card")
    press_and_hold(page, cards.nth(0))
    expect(page.locator("dialog .panel")).to_be_visible()
    other = cards.nth(1).bounding_box()
    assert other is not None
    page.mouse.move(other["x"] + 20, other["y"] + 30, steps=4)
    says = cards.nth(1).locator(".aloud").inner_text().split(". ", 1)[1]
    expect(page.locator("dialog .top p")).to_have_text(says)
    page.mouse.up()


def test_any_card_at_any_time(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic", people=2), has_several_moves, seed=44)
    page = new_page(f"/t/{seat['table']}", DESKTOP, seat=tables.key(seat, 1))
    expect(page.locator("main[data-asked=false]")).to_be_visible()
    page.locator(".hand .card").first.click(button="right")
    panel = page.locator("dialog .panel")
    expect(panel.locator("li").first).to_be_visible()
    expect(panel.locator(".now")).to_have_count(0)
    panel.get_by_role("button", name="Read the rule").click()
    expect(page.locator("dialog .shown")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)  # until then, it takes the keys
    for key in ("i", "?"):
        page.locator(".hand .card").nth(1).focus()
        page.keyboard.press(key)
        expect(panel).to_be_visible()
        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
        expect(page.locator(".hand .card").nth(1)).to_be_focused()


def test_the_checks_are_what_can_be_done_now(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic"), has_gray_card, seed=41)
    page = open_table(new_page, seat, DESKTOP)
    for at in range(page.locator(".hand .card").count()):
        card = page.locator(".hand .card").nth(at)
        is_gray = "dull" in (card.get_attribute("class") or "")
        card.click(button="right")
        expect(page.locator("dialog .panel li").first).to_be_visible()
        assert (page.locator("dialog .panel .now").count() == 0) is is_gray
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


# --- hints


@pytest.mark.parametrize("screen", sweep(SCREENS, ["desktop"]))
def test_a_hint_comes_in_steps(new_page: NewPage, tables: Tables, screen: str) -> None:
    size = SCREENS[screen]
    page = open_table(new_page, tables.at(settings_of("basic"), has_several_moves, seed=size[0] + 1), size)
    page.keyboard.press("h")
    hint = page.locator("section[data-step]")
    expect(hint).to_have_attribute("data-step", "1")
    expect(page.locator(".hand .card.lifted")).to_have_count(0)
    expect(page.locator(".board .choosable")).to_have_count(1)
    page.get_by_role("button", name="Show me the turn").click()
    expect(hint).to_have_attribute("data-step", "2")
    expect(page.locator(".hand .card.lifted")).to_have_count(1)
    page.get_by_role("button", name="Why?").click()
    expect(hint).to_have_attribute("data-step", "3")
    assert 1 <= hint.locator("li").count() <= 3
    card = page.locator(".hand .card.lifted").get_attribute("data-card")
    hint.get_by_role("button", name="Second best").click()
    expect(hint).to_have_count(0)
    expect(page.locator(".hand .card.lifted")).to_have_count(1)
    assert page.locator(".hand .card.lifted").get_attribute("data-card") != card


def test_a_tap_on_a_card_ends_a_hint_and_a_hint_can_be_played(new_page: NewPage, tables: Tables) -> None:
    page = open_table(new_page, tables.at(settings_of("basic"), has_several_moves, seed=46), PHONE)
    page.keyboard.press("h")
    expect(page.locator("section[data-step='1']")).to_be_visible()
    page.locator(".hand .card:not(.dull)").first.click()
    expect(page.locator("section[data-step]")).to_have_count(0)
    ply = page.locator("main.table-page").get_attribute("data-ply")
    for _ in range(3):
        page.keyboard.press("h")
        expect(page.locator("section[data-step]")).to_be_visible()
    expect(page.locator("section[data-step='3']")).to_be_visible()
    page.locator("[data-play]").click()
    expect(page.locator("main.table-page")).not_to_have_attribute("data-ply", str(ply))
