"""Decisions without a card: drawing by hand or forgetting to, an extra turn, the penalty for a bluff."""

from __future__ import annotations

import msgspec
from playwright.sync_api import expect

from pegs.protocol.game_view import GameView
from pegs.protocol.settings import RulesChoice, Settings
from tests.browser.page_pool import PHONE, NewPage
from tests.browser.playing import Hand
from tests.browser.tables import Tables, Wanted, settings_of

BY_HAND = 'extends = "guide"\ntitle = "By hand"\ndraw_by_hand = true\n'


def house(toml: str) -> Settings:
    return msgspec.structs.replace(settings_of("guide"), rules=RulesChoice("", toml))


def asked(phase: str) -> Wanted:
    def is_asked(game: GameView) -> bool:
        return game.phase == phase

    return is_asked


def test_a_card_is_drawn_by_hand(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(house(BY_HAND), asked("draw"), seed=301)
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    hand = Hand(page)
    hand.expect_my_turn()
    expect(page.get_by_role("heading", name="You may draw a card")).to_be_visible()
    expect(hand.cards).to_have_count(4)
    page.get_by_role("button", name="Draw a card", exact=True).click()
    expect(hand.cards).to_have_count(5)


def test_a_forgotten_draw_is_made_up_for_later(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(house(BY_HAND), asked("draw"), seed=302)
    page = new_page(f"/t/{seat['table']}", seat=seat)
    hand = Hand(page)
    hand.expect_my_turn()
    before = hand.plies()
    page.get_by_role("button", name="Skip it").click()
    expect(page.locator("main.table-page")).not_to_have_attribute("data-ply", str(before))
    expect(page.locator(".column .seats li").first).to_contain_text("may draw one more card")
    hand.expect_my_turn()
    expect(hand.cards).to_have_count(4)


def test_the_doubter_picks_the_peg_that_a_caught_bluff_costs(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("bluffing"), asked("penalty"), seed=303)
    page = new_page(f"/t/{seat['table']}", seat=seat)
    hand = Hand(page)
    hand.expect_my_turn()
    expect(page.get_by_role("heading", name="goes back to")).to_be_visible()
    hand.choose()
    hand.confirm()


def test_an_extra_turn_is_taken_at_once(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("bluffing"), asked("extra"), seed=304)
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    hand = Hand(page)
    hand.expect_my_turn()
    expect(page.get_by_role("heading", name="You have an extra turn. Take it now?")).to_be_visible()
    expect(page.get_by_role("button", name="Skip it")).to_be_visible()
    before = hand.plies()
    page.get_by_role("button", name="Take it", exact=True).click()
    expect(page.locator("main.table-page")).to_have_attribute("data-ply", str(before + 1))
    hand.expect_my_turn()
    expect(page.get_by_role("heading", name="Play a card face down")).to_be_visible()
