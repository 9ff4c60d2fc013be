"""By keyboard, past moves aren't between a person and their cards."""

from __future__ import annotations

from playwright.sync_api import expect

from pegs.protocol.game_view import GameView
from tests.browser.page_pool import DESKTOP, NewPage
from tests.browser.tables import Tables, settings_of

FOCUSED = "document.activeElement.closest('[aria-label=\"Moves\"], .hand')?.ariaLabel ?? ''"


def _after_many_moves(game: GameView) -> bool:
    return game.ply >= 24 and bool(game.options)


def test_past_moves_are_one_stop_and_the_cards_are_one_press_away(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic"), _after_many_moves, seed=7)
    page = new_page(f"/t/{seat['table']}", DESKTOP, seat=seat, fresh=True)
    moves = page.get_by_role("list", name="Moves").get_by_role("button")
    expect(moves.nth(20)).to_be_attached()
    expect(moves.first).to_have_attribute("aria-current", "step")
    assert moves.evaluate_all("all => all.filter(each => each.tabIndex === 0).length") == 1
    moves.first.focus()
    for key, number in (("ArrowDown", 1), ("ArrowDown", 2), ("ArrowUp", 1), ("Home", 0)):
        page.keyboard.press(key)
        expect(moves.nth(number)).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) != "Moves"
    page.reload()
    expect(moves.nth(20)).to_be_attached()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Skip to your cards")).to_be_focused()
    page.keyboard.press("Enter")
    assert page.evaluate(FOCUSED) == "Your cards"
