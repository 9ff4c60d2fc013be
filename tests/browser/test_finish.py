"""Panels are whole on every screen, and show what changes while they are there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.everywhere import Everywhere
from tests.browser.page_pool import PHONE, NewPage
from tests.browser.seatings import Seatings
from tests.browser.tables import Tables
from tests.server.clients import ServerProcess
from tests.soak import sweep

ALOUD = "div.aloud[aria-live=polite]"
NOTE = """() => {
  window.noted = new Set();
  const note = () => {
    for (const each of document.querySelectorAll('.away h2'))
      if (each.checkVisibility()) noted.add(each.textContent.trim());
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Records the headings of the panel, which a busy machine may see too late."""


# With four players the panel is below the board, with six in its middle: the same panel.
@pytest.mark.parametrize(
    ("players", "panel"),
    sweep([(4, "section.play .away"), (6, ".center .away")], [(4, "section.play .away")]),
)
def test_the_panel_of_an_absent_player_shows_that_they_are_back(
    new_page: NewPage, tables: Tables, server: ServerProcess, players: int, panel: str
) -> None:
    (seat,) = Seatings(tables).at(players, "away")
    key = str(tables.key(seat, 2)["token"])
    # Who has never been here can't come back.
    server.client(key).close()
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    away = page.locator(panel)
    expect(away).to_contain_text("Grandma Ruth is away")
    page.evaluate(NOTE)
    ruth = server.client(key)
    page.wait_for_function("() => noted.has('Grandma Ruth is back')")
    expect(page.locator(ALOUD)).to_contain_text("Grandma Ruth is back")
    expect(away).to_have_count(0)
    ruth.close()
    expect(away).to_contain_text("Grandma Ruth is away")
    assert page.locator(".toast").count() == 0


def test_at_400_percent_a_cards_uses_can_be_read(new_page: NewPage, everywhere: Everywhere) -> None:
    place = everywhere["what a card does"]
    page = new_page(place.path, (360, 225), seat=place.seat)
    place.settle(page)
    panel = page.locator("dialog .panel")
    for part in (panel.locator("li").first, panel.get_by_role("button", name="Close")):
        part.scroll_into_view_if_needed()
        expect(part).to_be_in_viewport(ratio=1)
