"""Everything a person has goes to another device by a code, and comes back by the backup link."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.clubs import add_millers, remembered
from tests.browser.page_pool import PHONE, Kept, NewPage
from tests.browser.playing import Hand
from tests.browser.tables import Tables, settings_of
from tests.server.clients import ServerProcess

RULES = [{"title": "Grandma’s", "toml": 'extends = "basic"\ntitle = "Grandma’s"\n'}]
CLIPBOARD = ["clipboard-read", "clipboard-write"]


@pytest.fixture
def seat(tables: Tables) -> Kept:
    return tables.at(settings_of("basic"), lambda game: game.phase == "play", seed=40)


@pytest.fixture
def old(new_page: NewPage, server: ServerProcess, seat: Kept) -> Page:
    """The device of someone with a name, a game, rules, and a club."""
    stored = {**remembered(add_millers(server.data)), "pegs.rules.saved": RULES}
    return new_page("/settings", PHONE, seat=seat, stored=stored, permissions=CLIPBOARD)


def expect_everything(page: Page) -> None:
    main = page.get_by_role("main")
    for line in ("Rosa", "1 game", "Your rules: Grandma’s", "Club: Familia Miller"):
        expect(main.get_by_role("listitem").filter(has_text=line)).to_be_visible()


def copied(page: Page) -> str:
    expect(page.get_by_text("Link copied")).to_be_visible()
    return str(page.evaluate("() => navigator.clipboard.readText()"))


def play(page: Page, seat: Kept) -> None:
    page.goto(f"/t/{seat['table']}")
    hand = Hand(page)
    hand.expect_my_turn()
    hand.take_turn()


def test_a_code_brings_everything_to_another_device(new_page: NewPage, old: Page, seat: Kept) -> None:
    old.get_by_role("link", name="Use another device").click()
    code = old.locator("main .code").inner_text()
    new = new_page("/device", PHONE, fresh=True)
    new.get_by_label("Code from your other device").fill(code.lower())
    new.get_by_role("button", name="Next").click()
    new.get_by_role("button", name="Bring them here").click()
    expect(new.get_by_role("heading", name="Everything’s here")).to_be_visible()
    expect_everything(new)
    expect(old.get_by_text("Your other device has everything now.")).to_be_visible()
    new.get_by_role("link", name="Done").click()
    expect(new.get_by_text("Familia Miller")).to_be_visible()
    play(new, seat)
    # The first one still has the seat, too, and sees the turn.
    old.goto(f"/t/{seat['table']}")
    expect(old.locator("main .hand")).to_be_visible()
    third = new_page(f"/device#{code.replace(' ', '')}", PHONE, fresh=True)
    third.get_by_role("button", name="Bring them here").click()
    expect(third.get_by_role("alert")).to_contain_text("This code has been used or has expired.")
    assert "#" not in third.url


def test_a_backup_link_brings_everything_back(new_page: NewPage, old: Page, seat: Kept) -> None:
    old.get_by_role("link", name="Use another device").click()
    old.get_by_role("button", name="Make a backup link").click()
    old.get_by_role("button", name="Save the link").click()
    link = copied(old)
    assert re.search(r"/device#backup=[\w-]{43}$", link)
    path = link[link.index("/device") :]
    # What changes later is in it, too.
    old.evaluate("localStorage.setItem('pegs.me', JSON.stringify({ name: 'Rosalía', color: 'B' }))")
    # The page that goes may have saved it without getting the answer: then the next one is outdated.
    with old.expect_response(lambda answer: answer.url.endswith("/api/backups/save") and answer.ok):
        old.reload()
    cut = new_page(path[:-5], PHONE, fresh=True)
    expect(cut.get_by_role("alert")).to_have_text("This link isn’t complete. Copy it again, to its very end.")
    # An app on a home screen opens no links.
    cut.get_by_label("Code from your other device").fill(f"My backup: {link}")
    cut.get_by_role("button", name="Next").click()
    expect(cut.get_by_role("heading", name="Get your games back?")).to_be_visible()
    new = new_page(path, PHONE, fresh=True)
    expect(new.get_by_role("heading", name="Get your games back?")).to_be_visible()
    expect(new.get_by_role("listitem").filter(has_text="Rosalía")).to_be_visible()
    assert "#" not in new.url
    new.get_by_role("button", name="Bring them here").click()
    expect(new.get_by_role("heading", name="Everything’s here")).to_be_visible()
    play(new, seat)
    # The link still works, and this device saves to the same backup.
    new.goto("/device")
    expect(new.get_by_text("Up to date as of")).to_be_visible()
    new.get_by_role("button", name="Delete the backup").click()
    new.get_by_role("button", name="Yes, delete the backup").click()
    expect(new.get_by_role("button", name="Make a backup link")).to_be_visible()
    late = new_page(path, PHONE, fresh=True)
    expect(late.get_by_role("alert")).to_contain_text("This backup link doesn’t work anymore.")


def test_another_persons_backup_link_takes_nothing_from_this_device(server: ServerProcess, old: Page) -> None:
    stranger = {"pegs.me": {"name": "Eve", "color": "R"}, "pegs.seats": "no list", "pegs.clubs": [5]}
    key = server.post("/api/backups", {"bundle": json.dumps(stranger)}).json()["key"]
    old.goto(f"/device#backup={key}")
    old.get_by_role("button", name="Bring them here").click()
    expect(old.get_by_role("heading", name="Everything’s here")).to_be_visible()
    old.goto("/settings")
    expect(old.get_by_label("Your name")).to_have_value("Rosa")
    # It's not this device's backup from then on.
    assert old.evaluate("localStorage.getItem('pegs.backup')") is None
    assert "Rosa" not in server.post("/api/backups/read", {"key": key}).json()["bundle"]


IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    " Version/18.0 Mobile/15E148 Safari/604.1"
)


def test_an_iphone_is_warned_once_if_there_is_something_to_lose(new_page: NewPage, seat: Kept) -> None:
    page = new_page("/", PHONE, seat=seat, user_agent=IPHONE)
    warning = page.get_by_role("dialog", name="Keep your games on this phone")
    expect(warning).to_be_visible()
    warning.get_by_role("button", name="Show me both").click()
    expect(page.get_by_role("heading", name="On your home screen")).to_be_visible()
    expect(page.get_by_role("button", name="Make a backup link")).to_be_visible()
    with page.expect_response("**/KeepSheet-*.js"):
        page.goto("/")
    expect(page.get_by_role("link", name="Settings")).to_be_visible()
    expect(warning).to_have_count(0)
    newcomer = new_page("/", PHONE, user_agent=IPHONE)
    with newcomer.expect_response("**/KeepSheet-*.js"):
        newcomer.reload()
    expect(newcomer.get_by_role("dialog")).to_have_count(0)


# --- an upgrade of the server while tabs are open

ASKED_FOR_BUILD = """() => {
  document.dispatchEvent(new Event('visibilitychange'));
  return performance.getEntriesByType('resource').some(
    (each) => each.initiatorType === 'fetch' && new URL(each.name).pathname === '/');
}"""
"""The tab asks which build the server has, as one does that someone comes back to."""


def upgrade(page: Page) -> None:
    """From now on the server says that it has another build; what it sends to load stays the same."""

    def answer(route: Route) -> None:
        if route.request.resource_type != "fetch":
            return route.fallback()
        html = route.fetch().text()
        return route.fulfill(body=re.sub(r"/assets/index-[\w-]+\.js", "/assets/index-newer.js", html))

    page.route("**/", answer)
    page.route("**/t/*", answer)


def test_an_old_tab_reloads_itself_between_turns_and_only_once(new_page: NewPage, tables: Tables) -> None:
    both = settings_of("basic", people=2)
    seat = tables.at(both, lambda game: game.phase == "play", seed=40)
    page = new_page("about:blank", PHONE, seat=seat, fresh=True)
    upgrade(page)
    page.goto(f"/t/{seat['table']}")
    hand = Hand(page)
    hand.expect_my_turn()
    page.evaluate("window.before = true")
    page.wait_for_function(ASKED_FOR_BUILD)
    # Someone who thinks for long, with half a turn chosen.
    hand.take(hand.cards.first)
    page.wait_for_timeout(5000)
    assert page.evaluate("window.before")
    hand.take_turn()
    page.wait_for_function("() => !window.before && document.querySelector('main.table-page')")
    # That brought the old build again, as far as this tab can see. It doesn't try a second time.
    page.evaluate("window.before = true")
    page.wait_for_function(ASKED_FOR_BUILD)
    page.wait_for_timeout(5000)
    assert page.evaluate("window.before")
