"""What a designer sees first: nothing lies over the winners, and panels are whole on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.everywhere import Everywhere, finished
from tests.browser.page_pool import PHONE, NewPage
from tests.browser.seatings import Seatings
from tests.browser.tables import Tables
from tests.server.clients import ServerProcess

ALOUD = "div.aloud[aria-live=polite]"


@pytest.mark.parametrize(("players", "panel"), [(4, "section.play .away"), (6, ".center .away")])
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
    ruth = server.client(key)
    expect(away.get_by_role("heading", name="Grandma Ruth is back")).to_be_visible()
    expect(page.locator(ALOUD)).to_contain_text("Grandma Ruth is back")
    expect(away).to_have_count(0)
    ruth.close()
    expect(away).to_contain_text("Grandma Ruth is away")
    assert page.locator(".toast").count() == 0


def test_no_toast_lies_over_the_winners(new_page: NewPage, tables: Tables, server: ServerProcess) -> None:
    seat, _ = finished(tables, seed=204, people=4)
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    expect(page.locator("section.over h2")).to_be_visible()
    server.client(str(tables.key(seat, 1)["token"])).close()
    expect(page.locator(ALOUD)).to_contain_text("is away")
    assert page.locator(".toast").count() == 0


@pytest.mark.parametrize("players", [4, 10])
def test_the_offer_of_notifications_is_whole(new_page: NewPage, tables: Tables, players: int) -> None:
    (seat,) = Seatings(tables).at(players, "waiting")
    page = new_page(f"/t/{seat['table']}", seat=seat)
    for width, height in (PHONE, (360, 640), (667, 375)):
        page.set_viewport_size({"width": width, "height": height})
        offer = page.locator(".offer")
        expect(offer.get_by_role("button")).to_have_count(2)
        for button in offer.get_by_role("button").all():
            expect(button).to_be_in_viewport(ratio=1)


def test_at_400_percent_a_cards_uses_can_be_read(new_page: NewPage, everywhere: Everywhere) -> None:
    place = everywhere["what a card does"]
    page = new_page(place.path, (360, 225), seat=place.seat)
    place.settle(page)
    panel = page.locator("dialog .panel")
    for part in (panel.locator("li").first, panel.get_by_role("button", name="Tap outside to close")):
        part.scroll_into_view_if_needed()
        expect(part).to_be_in_viewport(ratio=1)
