"""Sharing a card's count between pegs: the plank of numbers, the parts, the switch, and taps on the board."""

from __future__ import annotations

import re

import msgspec
from playwright.sync_api import Locator, Page, expect

from pegs.core import operations as ops
from pegs.protocol.game_view import GameView
from pegs.protocol.settings import RulesChoice
from pegs.table.table import Table
from tests.browser.lasting import wait_for_frames
from tests.browser.page_pool import PHONE, NewPage
from tests.browser.playing import Hand
from tests.browser.tables import Tables, Wanted, settings_of
from tests.long_lists import AMONG_THREE


def splits(card: str, pegs: int, steps: int = 2) -> Wanted:
    """Whether a card can be shared in turns of this many steps, with this many pegs to begin with."""

    def can_split(game: GameView) -> bool:
        shared = [each for each in game.options if each.kind == "split" and each.card == card]
        firsts = {game.landings[order[0]].origin for each in shared for order in each.orders}
        return len(firsts) >= pegs and any(len(each.orders[0]) == steps for each in shared)

    return can_split


def open_split(
    new_page: NewPage, tables: Tables, rules: str, wanted: Wanted, seed: int
) -> tuple[dict[str, object], Page, Hand]:
    seat = tables.at(settings_of(rules), wanted, seed=seed)
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    hand = Hand(page)
    hand.expect_my_turn()
    return seat, page, hand


def possible(page: Page) -> list[int]:
    """The numbers on the plank that can be tapped."""
    wells = page.locator(".plank [role=radio]:not([aria-disabled=true])").all()
    return [int(each.get_attribute("data-number") or 0) for each in wells]


def shared(tables: Tables, seat: dict[str, object]) -> list[int]:
    """How far each peg went in the last turn of seat 0; backward is negative."""
    plies = Table.from_events(tables.events(seat)).state.running.plies
    mine = next(ply for ply in reversed(plies) if ply.seat == 0)
    moves = [each for each in mine.operations if isinstance(each, ops.Moved)]
    return [len(each.path) * (-1 if each.travel is ops.Travel.BACKWARD else 1) for each in moves]


def center_of(mark: Locator) -> tuple[float, float]:
    """Where a mark on the board is on the screen."""
    expect(mark).to_be_visible()
    box = mark.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tap_ringed(page: Page) -> None:
    """Tap a peg on the board that can take the rest."""
    page.touchscreen.tap(*center_of(page.locator(".board .choosable").first))


def test_a_seven_is_shared_in_four_taps(new_page: NewPage, tables: Tables) -> None:
    seat, page, hand = open_split(new_page, tables, "basic", splits("7", 3), seed=5)
    hand.take(hand.card("7"))
    hand.rows.nth(1).click()  # the first one may also go home
    expect(page.locator(".plank")).to_be_visible()
    expect(page.locator(".switch")).to_have_count(0)  # a 7 doesn't go back
    number = next(each for each in possible(page) if each < 7)
    hand.number(number).click()
    expect(hand.number(number)).to_have_attribute("aria-checked", "true")
    if hand.parts.count() < 2 or not hand.play.count():
        expect(hand.parts.last).to_contain_text("tap a ringed peg")
        tap_ringed(page)
    expect(hand.play).to_have_text(f"Play {number} and {7 - number}")
    hand.confirm()
    assert sorted(shared(tables, seat)) == sorted([number, 7 - number])


def test_a_tap_on_a_hole_says_which_peg_and_how_far(new_page: NewPage, tables: Tables) -> None:
    seat, page, hand = open_split(new_page, tables, "basic", splits("7", 3), seed=5)
    hand.take(hand.card("7"))
    hand.rows.nth(1).click()
    hand.number(next(each for each in possible(page) if each < 7)).click()
    parts, lands = hand.parts.first.inner_text(), center_of(page.locator(".board .chosen-ring").first)
    hand.rows.first.or_(hand.parts.first).wait_for()
    while not hand.rows.count():
        page.keyboard.press("Escape")
        wait_for_frames(page)
    page.touchscreen.tap(*lands)
    expect(hand.parts.first).to_have_text(parts, use_inner_text=True)
    if not hand.play.count():
        tap_ringed(page)
    hand.confirm()
    assert sum(shared(tables, seat)) == 7


def test_a_nine_goes_forward_and_back(new_page: NewPage, tables: Tables) -> None:
    seat, page, hand = open_split(new_page, tables, "arizona", splits("9", 2), seed=4)
    hand.take(hand.card("9"))
    hand.rows.first.click()
    number = next(each for each in possible(page) if each < 9)
    hand.number(number).click()
    expect(hand.parts.first).to_contain_text(f"{number} forward")
    if not hand.play.count():
        expect(hand.prompt).to_have_text(f"Which peg goes back {9 - number}?")
        tap_ringed(page)
    expect(hand.play).to_have_text(f"Play {number} forward, {9 - number} back")
    # Any wrong tap is one step away: the peg again, Undo, or Escape.
    page.keyboard.press("Escape")
    expect(hand.play.filter(has_text=f"Play {number} forward, {9 - number} back")).to_have_count(0)
    hand.parts.first.click()
    hand.number(number).click()
    hand.choose()
    hand.parts.first.click()
    expect(hand.number(number)).to_have_attribute("aria-checked", "true")
    page.keyboard.press("b")
    expect(hand.parts.first).to_contain_text("back")
    page.keyboard.press("f")
    expect(hand.parts.first).to_contain_text("forward")
    hand.choose()
    words = hand.play.inner_text()
    hand.confirm()
    counts = shared(tables, seat)
    parts = [f"{abs(each)} {'back' if each < 0 else 'forward'}" for each in counts]
    assert words == f"Play {', '.join(parts)}"


def test_a_number_that_is_impossible_says_why(new_page: NewPage, tables: Tables) -> None:
    def blocked(game: GameView) -> bool:
        """Whether a 7 is shared, but one of its numbers would land on the player's own peg."""
        pegs = [place for place in game.pegs[0] if 0 <= place < 256]
        pairs = {(a, b) for a in pegs for b in pegs if a < b <= a + 6}
        return splits("7", 2)(game) and bool(pairs)

    _, page, hand = open_split(new_page, tables, "basic", blocked, seed=7)
    hand.take(hand.card("7"))
    struck = page.locator(".plank [aria-disabled=true]")
    for row in range(hand.rows.count()):
        hand.rows.nth(row).click()
        expect(page.locator(".plank")).to_be_visible()
        if struck.count():
            break
        page.keyboard.press("Escape")
    before = hand.prompt.inner_text()
    struck.first.click(force=True)  # it looks disabled, but it answers
    expect(hand.prompt).to_contain_text(re.compile("own peg|past the end|No other peg"))
    assert hand.prompt.inner_text() != before


def test_a_ten_of_north_carolina_starts_with_any_peg(new_page: NewPage, tables: Tables) -> None:
    seat, page, hand = open_split(new_page, tables, "north-carolina", splits("T", 6), seed=0)
    hand.take(hand.card("T"))
    expect(page.locator(".rows.many")).to_be_visible()  # no list of rows to read
    expect(page.locator(".board .choosable")).to_have_count(hand.rows.count())
    hand.rows.first.click()
    expect(page.locator(".plank")).to_be_visible()
    number = next(each for each in possible(page) if each < 10)
    hand.number(number).click()
    hand.choose()
    expect(hand.play).to_contain_text(str(10 - number))
    hand.confirm()
    assert [abs(each) for each in shared(tables, seat)] == [number, 10 - number]


def test_a_seven_among_three_is_shared_part_by_part(new_page: NewPage, tables: Tables) -> None:
    settings = msgspec.structs.replace(settings_of("basic", 2, 2), rules=RulesChoice("", AMONG_THREE))
    seat = tables.at(settings, splits("7", 3, 3), seed=2)
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    hand = Hand(page)
    hand.expect_my_turn()
    hand.take(hand.card("7"))
    hand.rows.last.click()
    hand.number(1).click()
    expect(hand.prompt).to_have_text("Which peg goes next? 6 left")
    tap_ringed(page)
    expect(hand.parts).to_have_count(2)
    number = next(each for each in possible(page) if each < 6)
    hand.number(number).click()
    hand.choose()
    expect(hand.parts).to_have_count(3)
    hand.confirm()
    assert shared(tables, seat)[:2] == [1, number]
    assert sum(shared(tables, seat)) == 7
