"""Games without a server, in a browser: kept on a phone, the network cut, and a phone for several people."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from pegs.server.http.static_client import HERE
from tests.browser.gathering import code_of
from tests.browser.one_phone import HAND, KNOWS, LINES, cut, keep, share_phone
from tests.browser.page_pool import PHONE, PagePool
from tests.browser.playing import Hand
from tests.here.playing import record_of, turns_of
from tests.server.clients import NO_LIMITS, ServerProcess, serving
from tests.soak import sweep

pytestmark = pytest.mark.skipif(
    not (HERE / "manifest.json").is_file(), reason="make here builds what a browser needs without a server"
)

CACHES = "() => caches.keys().then((names) => names.filter((each) => each.startsWith('pegs-here')))"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may stop."""
    with serving(tmp_path, limits=NO_LIMITS) as running:
        yield running


@pytest.fixture
def open_page(browser: Browser, own_server: ServerProcess) -> Iterator[Page]:
    """A page of someone who has played before, and whose phone has nothing of this yet."""
    with PagePool(browser, own_server.url).lend(always_fresh=True) as new_page:
        yield new_page("about:blank", PHONE, stored=KNOWS, service_workers="allow", locale="en-US")


@pytest.mark.parametrize("turns", sweep([8, 1000], [8]))
def test_a_game_in_an_airplane(open_page: Page, own_server: ServerProcess, turns: int) -> None:
    page, hand = open_page, Hand(open_page)
    keep(page)
    cut(own_server, page)
    page.reload()
    share_phone(page)
    page.get_by_role("button", name="Deal", exact=True).click()
    for turn in range(turns):
        if hand.wait() == "over":
            break
        if turn == 5:
            before, cards, log = hand.plies(), page.locator(HAND).count(), page.evaluate(LINES)
            page.reload()
            hand.expect_my_turn()
            assert (hand.plies(), page.locator(HAND).count()) == (before, cards)
            assert page.evaluate(LINES)[: len(log)] == log
        hand.take_turn()
    else:
        return
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    log = page.evaluate(LINES)
    page.goto("/games")
    page.locator("main a[href^='g/here-']").first.click()
    expect(page.locator(".board [data-peg]").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("No internet, but you can play on this phone.")).to_be_visible()
    assert page.evaluate(LINES) == log


def test_play_works_without_a_connection_in_one_tab(open_page: Page, own_server: ServerProcess) -> None:
    page, hand = open_page, Hand(open_page)
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    cut(own_server, page)
    page.reload()
    expect(page.get_by_text("Next time, keep the game on this phone: it’s in Settings.")).to_be_visible()
    page.context.set_offline(False)
    own_server.start()
    keep(page)
    cut(own_server, page)
    page.goto("/")
    expect(page.get_by_text("You and three bots, on this phone")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    hand.expect_my_turn()
    assert "/t/here-" in page.url
    other = page.context.new_page()
    other.goto(page.url)
    Hand(other).expect_my_turn()
    expect(page.get_by_text("You’re playing this table in another tab.")).to_be_visible()
    before = Hand(other).plies()
    Hand(other).take_turn()
    page.get_by_role("button", name="Play it here").click()
    hand.expect_my_turn()
    assert hand.plies() > before


def test_three_people_pass_one_phone(open_page: Page, own_server: ServerProcess) -> None:
    page, hand = open_page, Hand(open_page)
    keep(page)
    cut(own_server, page)
    share_phone(page, "Ben", "Ana")
    page.get_by_role("button", name="Deal", exact=True).click()
    seen = set[str]()
    for turn in range(7):
        cover = page.get_by_role("dialog", name=re.compile("^Hand the phone to "))
        expect(cover).to_be_visible()
        assert page.locator(HAND).count() == 0
        assert page.evaluate("() => Object.keys(sessionStorage).filter((key) => /hand/.test(key))") == []
        name = cover.get_by_role("heading").inner_text().removeprefix("Hand the phone to ")
        if turn == 3:
            # Nobody finds another's hand by the browser's own buttons.
            page.reload()
            expect(cover).to_be_visible()
            page.go_back()
            page.go_forward()
            expect(cover).to_be_visible()
            assert page.locator(HAND).count() == 0
        cover.get_by_role("button", name=f"I’m {name}. Show my cards").click()
        hand.expect_my_turn()
        assert page.locator(HAND).count() >= 5
        hand.take_turn()
        seen.add(name)
    assert seen == {"Rosa", "Ben", "Ana"}


def test_a_family_table_becomes_one_on_the_phone(open_page: Page, own_server: ServerProcess) -> None:
    page = open_page
    page.goto("/family")
    code = code_of(page)
    bots = page.locator("main .board").get_by_text("bot", exact=True)
    page.get_by_role("button", name="Fill with bots").click()
    expect(bots).to_have_count(2)
    page.locator('[data-seat="2"]').click()
    page.get_by_role("button", name="Open this seat").click()
    page.get_by_role("button", name=re.compile("^Options")).click()
    page.get_by_role("switch", name=re.compile("^Hints")).click()
    page.keyboard.press("Escape")
    page.locator('[data-seat="2"]').click()
    page.get_by_role("button", name="Someone on this phone").click()
    page.get_by_role("button", name="Keep this on my phone").click()
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/here-*")
    expect(page.get_by_role("heading", name="Pass this phone around")).to_be_visible()
    expect(page.locator("main .board").get_by_text("Ben", exact=True)).to_be_visible()
    expect(bots).to_have_count(2)
    page.get_by_role("button", name=re.compile("^Options")).click()
    expect(page.get_by_role("switch", name=re.compile("^Hints"))).not_to_be_checked()
    page.keyboard.press("Escape")
    assert httpx.get(f"{own_server.url}/api/tables/{code}").status_code == 404
    cut(own_server, page)
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(page.get_by_role("dialog", name=re.compile("^Hand the phone to "))).to_be_visible()


def test_a_table_with_guests_stays_on_the_server(open_page: Page, own_server: ServerProcess) -> None:
    page = open_page
    keep(page)
    page.goto("/family")
    code = code_of(page)
    page.locator('[data-seat="1"]').click()
    expect(page.get_by_role("button", name="Someone on this phone")).to_be_visible()
    page.keyboard.press("Escape")
    guest = {"name": "Mia", "color": "G", "seat": 2}
    assert httpx.post(f"{own_server.url}/api/tables/{code}/join", json=guest).status_code == 201
    expect(page.locator("main .board").get_by_text("Mia", exact=True)).to_be_visible()
    page.locator('[data-seat="1"]').click()
    expect(page.get_by_role("button", name="Sit here myself")).to_be_visible()
    expect(page.get_by_role("button", name="Someone on this phone")).to_have_count(0)


def test_all_files_are_kept_or_none(open_page: Page) -> None:
    page = open_page
    page.goto("/settings")
    held: list[Route] = []
    page.context.route("**/here/*/stdlib.zip", lambda route: held.append(route))
    page.get_by_role("button", name=re.compile(r"^Keep this on my phone .*[45]\.\d MB")).click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Keep this on my phone")).to_be_visible()
    assert page.evaluate(CACHES) == []
    page.context.unroute("**/here/*/stdlib.zip")
    page.context.route("**/here/*/stdlib.zip", lambda route: route.fulfill(body="cut off"))
    page.get_by_role("button", name="Keep this on my phone").click()
    expect(page.get_by_text("The download failed. Nothing was saved. Try again.")).to_be_visible()
    assert page.evaluate(CACHES) == []
    page.context.unroute("**/here/*/stdlib.zip")
    keep(page)
    assert len(page.evaluate(CACHES)) == 1
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("button", name="Keep this on my phone")).to_be_visible()
    assert page.evaluate(CACHES) == []


def test_a_browser_that_is_too_old_says_so_before_it_downloads(open_page: Page) -> None:
    page = open_page
    page.add_init_script("delete globalThis.DecompressionStream")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/settings")
    expect(page.get_by_text("This browser is too old for it. It needs Chrome 97")).to_be_visible()
    expect(page.get_by_role("button", name="Keep this on my phone")).to_have_count(0)
    assert [url for url in asked if "/here/" in url] == []


def test_a_saved_game_is_opened_from_its_file(
    open_page: Page, own_server: ServerProcess, tmp_path: Path
) -> None:
    page = open_page
    keep(page)
    cut(own_server, page)
    page.goto("/games")
    _, _, text = record_of()
    whole, half = tmp_path / "ours.txt", tmp_path / "half.txt"
    whole.write_text(text, "utf-8")
    lines = text.splitlines(keepends=True)
    half.write_text("".join(lines[: len(lines) // 2]), "utf-8")
    choose(page, half)
    expect(page.get_by_role("alert")).to_contain_text("the game stops early")
    expect(page.get_by_role("alert")).to_contain_text("Can’t open half.txt.")
    choose(page, whole)
    page.wait_for_url("**/g/here-*")
    expect(page.locator(".board [data-peg]").first).to_be_visible()
    page.goto("/games")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download all finished games").click()
    again = Path(saved.value.path()).read_text("utf-8")
    assert turns_of(again) == turns_of(text)
    whole.write_text(f"{text}\n{again}", "utf-8")
    choose(page, whole)
    expect(page.locator("main a[href^='g/here-']")).to_have_count(3)


def choose(page: Page, file: Path) -> None:
    """Open a file with saved games."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a saved game").click()
    chooser.value.set_files(file)


def test_a_table_of_open_hands_moves_to_the_server_when_there_is_one_again(
    open_page: Page, own_server: ServerProcess
) -> None:
    page, hand = open_page, Hand(open_page)
    keep(page)
    cut(own_server, page)
    share_phone(page, "Ben", "Ana", "Theo")
    page.get_by_role("button", name=re.compile("^Options")).click()
    page.get_by_role("switch", name=re.compile("^Cover hands between turns")).click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Deal", exact=True).click()
    for _ in range(5):
        hand.expect_my_turn()
        hand.take_turn()
    assert page.get_by_role("dialog", name=re.compile("^Hand the phone to ")).count() == 0
    hand.expect_my_turn()
    before = hand.plies()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Continue on several phones").click()
    page.get_by_role("button", name="Move the table").click()
    expect(page.get_by_role("alert").filter(has_text="Can’t reach the server")).to_be_visible()
    page.context.set_offline(False)
    own_server.start()
    page.get_by_role("button", name="Move the table").click()
    expect(page.get_by_role("heading", name="The table is online")).to_be_visible()
    expect(page.get_by_role("button", name="Send link")).to_have_count(3)
    page.get_by_role("button", name="Go to the table").click()
    expect(page.locator("main.table-page")).to_be_visible()
    assert "/t/here-" not in page.url
    assert hand.plies() >= before
    assert page.evaluate(LINES) == []
