"""The clock at the table: others give fifteen seconds more."""

from __future__ import annotations

from playwright.sync_api import expect

from pegs.protocol.game_view import GameView
from pegs.protocol.settings import Pace
from tests.browser.page_pool import PHONE, NewPage
from tests.browser.playing import Hand
from tests.browser.tables import Tables, settings_of
from tests.server.clients import ServerProcess

QUICK = Pace(seconds=10, bank_seconds=300, bot_seconds=0)


def _early(game: GameView) -> bool:
    return game.phase == "play"


def test_others_give_time_to_a_person_who_thinks(
    new_page: NewPage, tables: Tables, server: ServerProcess
) -> None:
    seat = tables.at(settings_of("basic", people=2, pace=QUICK), _early, seed=170)
    theo = server.client(str(tables.key(seat, 1)["token"]))
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    hand = Hand(page)
    hand.expect_my_turn()
    give = page.get_by_role("button", name="Give Theo 15 seconds more")
    expect(give).to_have_count(0)
    hand.take_turn()
    theo.wait_for_turn()
    before = theo.view["bank_from"]
    give.click()
    theo.receive_until(lambda view: view["bank_from"] == before + 15)
    assert theo.view["deadline"] == before + 15 + theo.view["banks"][1]
