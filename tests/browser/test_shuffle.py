"""Each browser's part in the shuffle, and the check that it is in."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, Route, expect

from pegs.protocol import commands as do
from pegs.table import events as ev
from pegs.table.commit_reveal import commitment_of
from pegs.table.table import Table
from tests.browser.everywhere import finished
from tests.browser.page_pool import NewPage
from tests.browser.tables import Tables
from tests.table.sitting import Sitting, settings_of

MINE, THEIRS = "a1" * 32, "b2" * 32


def saved_parts(page: Page) -> list[dict[str, object]]:
    parts: list[dict[str, object]] = json.loads(page.evaluate("() => localStorage.getItem('pegs.shuffles')"))
    return parts


def test_two_browsers_shuffle_together(new_page: NewPage, tables: Tables) -> None:
    seat = finished(tables, seed=301)
    rosa = new_page(f"/t/{seat['table']}", seat=seat)
    theo = new_page(f"/t/{seat['table']}", seat=tables.key(seat, 1))
    for page in (rosa, theo):
        page.wait_for_function("() => localStorage.getItem('pegs.shuffles')")
    while sum(isinstance(event, ev.Committed) for event in tables.events(seat)) < 2:
        rosa.wait_for_timeout(50)
    theo.get_by_role("button", name="Play again").click()
    for page in (rosa, theo):
        expect(page.locator(".hand .card").nth(4)).to_be_visible()
    began = [event for event in tables.events(seat) if isinstance(event, ev.GameBegan)][-1]
    assert began.number == 2
    assert began.contributions is not None
    numbers = [saved_parts(page)[-1]["secret"] for page in (rosa, theo)]
    assert [each.secret for each in began.contributions] == numbers


def shuffled_together(seed: int = 302) -> Sitting:
    """A finished game of two people; the second one's number wasn't revealed."""
    sitting = Sitting(settings_of("paddle", 2), seed).fill()
    for seat, secret in enumerate((MINE, THEIRS)):
        sitting.say(seat, do.Commit(id="c", number=1, commitment=commitment_of(secret)))
    sitting.start()
    sitting.say(0, do.Reveal(id="r", number=1, secret=MINE))
    sitting.now += 60
    sitting.apply(sitting.table.tick(sitting.now))
    sitting.table = Table.from_events(sitting.events)
    for number in range(40):
        seat = sitting.turn
        sitting.play_any()
        if number % 3 == 0 and sitting.view(seat).can_take_back:
            sitting.take_back(seat)
    return sitting.play_out()


LIES: list[tuple[dict[str, object], str]] = [
    ({}, "Your number is in the shuffle"),
    ({"secret": "c3" * 32, "confirmed": True}, "but left it out. Don’t trust this shuffle."),
    ({"secret": "c3" * 32}, "It may have arrived too late"),
    ({"server": "0" * 64}, "aren’t the ones this device saw locked in"),
    (
        {"people": [{"seat": 0, "commitment": commitment_of(MINE)}]},
        "aren’t the ones this device saw locked in",
    ),
    ({"people": None}, "didn’t reveal its number in time"),
]
"""What a browser may have saved otherwise than the server says, and what the check says about it."""


def test_the_check_compares_with_what_this_browser_saved(new_page: NewPage, tables: Tables) -> None:
    sitting = shuffled_together()
    game = tables.game(tables.keep(sitting.events))
    began = sitting.table.state.began
    assert began is not None
    assert began.contributions is not None
    people = [{"seat": each.seat, "commitment": each.commitment} for each in began.contributions]
    part = {"token": "t" * 40, "number": 1, "secret": MINE, "server": began.commitment, "people": people}
    page = new_page(f"/g/{game}")
    for lie, sentence in LIES:
        parts = json.dumps([part | {"game": game} | lie])
        page.evaluate("(parts) => localStorage.setItem('pegs.shuffles', parts)", parts)
        page.get_by_role("button", name="Check the shuffle").click()
        page.get_by_role("button", name="Check now").click()
        result = page.get_by_role("dialog").get_by_role("status")
        expect(result).to_contain_text(sentence)
        expect(result).to_contain_text("Ann’s number is in the shuffle.")
        expect(result).to_contain_text("Bo locked in a number but didn’t reveal it in time")
        expect(result).to_contain_text("every card is the same")
        expect(result).to_contain_text("exactly the same cards")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_this_device_deals_again_and_finds_other_cards(new_page: NewPage, tables: Tables) -> None:
    page = new_page("about:blank", fresh=True)
    kinds: dict[str, str] = {}

    def forge(route: Route) -> None:
        answer = route.fetch()
        body = answer.json()
        (kind,) = [kinds[game] for game in kinds if game in route.request.url]
        shuffle = next(each for each in body["shuffles"] if each["label"].startswith(kind))
        shuffle["cards"] = shuffle["cards"][::-1]
        route.fulfill(response=answer, json=body)

    page.route(re.compile(r"/api/games/\w+(\?.*)?$"), forge)
    for kind, seed in (("deck", 311), ("take-back", 312), ("reshuffle", 313)):
        game = tables.game(tables.keep(shuffled_together(seed).events))
        kinds[game] = kind
        page.goto(f"/g/{game}")
        page.get_by_role("button", name="Check the shuffle").click()
        page.get_by_role("button", name="Check now").click()
        expect(page.get_by_role("dialog")).to_contain_text("and got different cards")
