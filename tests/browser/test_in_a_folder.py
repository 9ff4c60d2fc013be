"""The game in a folder of a host with other sites: behind nginx and Caddy, and as Home Assistant shows it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, Request, expect

from tests.browser.loading import play_now
from tests.browser.page_pool import PATIENCE
from tests.browser.playing import Hand
from tests.browser.proxies import INGRESS, caddy, nginx
from tests.server.clients import free_port, serving

PROXIES = {"nginx": nginx, "caddy": caddy}
SESSIONS = ("/api/hassio_ingress/Qn0-xN_kD8o4w5hY", "/api/hassio_ingress/t7Jm2vWc_1pRz9Ls")


@contextmanager
def browsing(browser: Browser, folder: str, **more: object) -> Iterator[Page]:
    """A page of a new person. Anything that it asks for outside of the folder fails the test."""
    asked: list[str] = []
    errors: list[str] = []

    def note(request: Request) -> None:
        path = re.sub(r"^\w+://[^/]+", "", request.url)
        if request.url.startswith("http") and not path.startswith(f"{folder}/"):
            asked.append(request.url)

    size = {"width": 390, "height": 844}
    options = {"viewport": size, "locale": "en-US", "reduced_motion": "reduce", **more}
    with closing(browser.new_context(**options)) as context:  # type: ignore[arg-type]
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        context.on("request", note)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on(
            "websocket", lambda socket: None if f"{folder}/ws?" in socket.url else asked.append(socket.url)
        )
        yield page
    assert asked == []
    assert errors == []


@pytest.fixture(scope="module", params=PROXIES)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the game in its folder."""
    folder, port = tmp_path_factory.mktemp(request.param), free_port()
    with (
        serving(folder / "server", "--public-url", f"http://127.0.0.1:{port}/pegs/") as server,
        PROXIES[request.param](folder, server.port, port) as host,
    ):
        yield f"{host}/pegs/"


def test_a_newcomer_plays_a_whole_turn(browser: Browser, site: str) -> None:
    with browsing(browser, "/pegs") as page:
        page.goto(site)
        play_now(page)
        assert re.fullmatch(rf"{site}t/\w+", page.url)
        hand = Hand(page)
        hand.expect_my_turn()
        hand.take_turn()
        hand.expect_my_turn()
        page.reload()
        hand.expect_my_turn()
        assert hand.plies() > 0


def test_links_lead_around_the_folder_and_back(browser: Browser, site: str) -> None:
    with browsing(browser, "/pegs") as page:
        assert httpx.get(site.rstrip("/"), follow_redirects=True).url == site
        page.goto(site)
        page.get_by_role("link", name="Learn").click()
        page.wait_for_url(f"{site}learn")
        page.get_by_role("link", name="Back").click()
        page.wait_for_url(site)
        page.go_back()
        page.wait_for_url(f"{site}learn")
        page.goto(f"{site}rules/arizona")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.goto(f"{site}rules/new")
        page.get_by_role("radio").first.click()
        page.get_by_role("button", name="Next").click()
        page.wait_for_url(re.compile(rf"{site}rules/new#\w+"))


def test_an_invitation_and_its_code_have_the_folder(browser: Browser, site: str) -> None:
    with browsing(browser, "/pegs") as page:
        page.goto(f"{site}family")
        page.get_by_label("Your name").fill("Rosa")
        page.get_by_role("button", name="Continue").or_(page.get_by_role("button", name="Play")).first.click()
        code = page.locator("img[src*='api/qr?path=']").first
        expect(code).to_be_visible()
        page.wait_for_function("(it) => it.complete && it.naturalWidth > 0", arg=code.element_handle())
        path = re.sub(r".*path=%2F", "", str(code.get_attribute("src"))).replace("%2F", "/")
        with browsing(browser, "/pegs") as guest:
            guest.goto(f"{site}{path}")
            expect(guest.get_by_label("Your name")).to_be_visible()


def test_a_link_from_before_the_move_leads_to_the_same_page(browser: Browser, site: str) -> None:
    with closing(browser.new_context(locale="en-US")) as context:
        page = context.new_page()
        page.goto(site.replace("/pegs/", "/rules/arizona"))
        page.wait_for_url(f"{site}rules/arizona")
        page.goto(site.replace("/pegs/", "/club/0123456789abcdef#key"))
        assert page.url.startswith(f"{site}club/0123456789abcdef")
        page.goto(site.replace("/pegs/", "/wiki"))
        expect(page.locator("body")).to_have_text("Something else")


def test_the_worker_has_the_folder_and_leaves_other_sites_alone(browser: Browser, site: str) -> None:
    with browsing(browser, "/pegs", service_workers="allow") as page:
        page.goto(site)
        scope = page.evaluate("() => navigator.serviceWorker.ready.then((worker) => worker.scope)")
        assert scope == site
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        stored = page.evaluate(
            "() => caches.open('pegs/pegs').then((all) => all.keys()).then((all) => all.length)"
        )
        assert stored > 10
        page.context.set_offline(True)
        page.goto(f"{site}learn")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.context.set_offline(False)


def test_a_browser_that_had_the_game_before_the_move_is_sent_on(browser: Browser, tmp_path: Path) -> None:
    """It has a worker for the whole host, which asks for every page itself."""
    with browsing(browser, "", service_workers="allow") as page:
        with serving(tmp_path / "before") as server:
            page.goto(server.url)
            page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        address = f"{server.url}/pegs/"
        with (
            serving(tmp_path / "after", "--public-url", address) as moved,
            nginx(tmp_path, moved.port, server.port),
        ):
            page.goto(f"{server.url}/rules/arizona")
            page.wait_for_url(f"{address}rules/arizona")
            expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_page_reached_past_the_proxy_goes_on_in_the_folder(browser: Browser, tmp_path: Path) -> None:
    with (
        serving(tmp_path, "--public-url", "https://example.org/pegs/") as server,
        browsing(browser, "") as page,
    ):
        page.goto(f"{server.url}/learn")
        page.wait_for_url(f"{server.url}/pegs/learn")
        expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_home_assistant_shows_it_under_a_path_that_changes(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    with (
        serving(tmp_path / "server", "--prefix-header", "X-Ingress-Path") as server,
        closing(browser.new_context(locale="en-US", reduced_motion="reduce")) as context,
    ):
        page = context.new_page()
        for number, session in enumerate(SESSIONS):
            folder = tmp_path / str(number)
            folder.mkdir()
            with nginx(folder, server.port, port, INGRESS.format(session=session)) as host:
                page.goto(f"{host}/addon")
                frame = page.frames[1]
                if number == 0:
                    frame.get_by_role("button", name="Skip the lesson").click()
                    frame.get_by_label("Your name").fill("Rosa")
                    frame.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
                else:
                    # The seat is this browser's, whatever the path.
                    frame.locator("a[href^='t/']").first.click()
                frame.locator("main[data-asked=true]").wait_for(state="attached")
                assert frame.url.startswith(f"{host}{session}/t/")
                assert frame.evaluate("() => navigator.serviceWorker.getRegistration().then((it) => !it)")
