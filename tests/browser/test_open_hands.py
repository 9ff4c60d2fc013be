"""A watcher sees the hands two rounds late, once everyone at the table agrees."""

from __future__ import annotations

from playwright.sync_api import expect

from pegs.protocol.game_view import GameView
from tests.browser.page_pool import PHONE, NewPage
from tests.browser.tables import Tables, settings_of
from tests.server.clients import ServerProcess


def _later(game: GameView) -> bool:
    return game.phase == "play" and game.ply >= 12


def test_watchers_see_late_hands_once_everyone_agrees(
    new_page: NewPage, tables: Tables, server: ServerProcess
) -> None:
    seat = tables.at(settings_of("basic", people=2), _later, seed=180)
    theo = server.client(str(tables.key(seat, 1)["token"]))
    watching = server.post(f"/api/watch/{seat['table']}").json()
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    watcher = new_page(f"/t/{seat['table']}", PHONE, seat=watching)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="More").click()
    switch = page.get_by_role("switch", name="Show hands to watchers (2 rounds late)")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(switch).to_contain_text("Waiting for Theo")
    hands = watcher.get_by_role("region", name="Hands two rounds ago")
    expect(watcher.get_by_text("You’re watching.")).to_be_visible()
    expect(hands).to_have_count(0)
    theo.do("show_hand", agree=True)
    expect(hands.get_by_role("listitem")).to_have_count(4)
    switch.click()
    expect(hands).to_have_count(0)
