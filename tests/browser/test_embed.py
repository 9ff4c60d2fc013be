"""A shared game in a frame on a page of another site: stepping, its height, and what it can't get at."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.everywhere import Everywhere
from tests.browser.loading import Wire
from tests.browser.page_pool import NewPage
from tests.browser.test_practice import choose
from tests.server.clients import ServerProcess

HEIGHTS = """<script>
  window.heights = [];
  addEventListener("message", (event) => {
    if (event.source !== document.querySelector("iframe").contentWindow) throw new Error("someone else");
    heights.push(event.data);
    document.querySelector("iframe").style.height = `${event.data}px`;
  });
</script>"""
COPIED = """window.copied = [];
const clipboard = { writeText: async (text) => void copied.push(text) };
Object.defineProperty(navigator, "clipboard", { value: clipboard });"""
NO_CLIPBOARD = """window.clipboard = navigator.clipboard;
Object.defineProperty(navigator, "clipboard", { value: undefined });"""
"""As on a server without HTTPS."""
MOST = 150_000
"""Bytes that a frame loads from nothing, compressed."""
Framing = Callable[..., Page]


@contextmanager
def elsewhere(html: str) -> Iterator[str]:
    """The address of a page of another site."""

    class Site(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200 if self.path == "/" else 404)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            if self.path == "/":
                self.wfile.write(html.encode())

        def log_message(self, *_: object) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Site) as site:
        thread = threading.Thread(target=site.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{site.server_port}/"
        finally:
            site.shutdown()


@pytest.fixture(scope="module")
def finished(everywhere: Everywhere) -> dict[str, str]:
    """A finished game, and the key to a seat at its table."""
    place = everywhere["games"]
    assert place.seat is not None
    game = everywhere["replay"].path.removeprefix("/g/")
    return {"game": game, "token": str(place.seat["token"])}


def shared(server: ServerProcess, finished: dict[str, str], **more: object) -> str:
    """The address of a share."""
    answer = server.post("/api/shares", finished | more)
    assert answer.status_code == 201, answer.text
    return f"/embed/{answer.json()['id']}"


@pytest.fixture
def framing(browser: Browser, server: ServerProcess) -> Iterator[Framing]:
    """Opens a page of another site with a frame, in a browser of its own. Errors in it fail the test."""
    errors: list[str] = []
    with ExitStack() as stack:

        def frame(path: str, width: int = 480, scheme: str = "light") -> Page:
            html = (
                f'<!doctype html><html style="color-scheme: {scheme}"><title>Family</title>{HEIGHTS}'
                f'<iframe src="{server.url}{path}" style="width: {width}px; border: 0" title="Game"></iframe>'
            )
            page = stack.enter_context(closing(browser.new_context())).new_page()
            page.on("pageerror", lambda error: errors.append(error.message))
            page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
            page.goto(stack.enter_context(elsewhere(html)))
            return page

        yield frame
    assert errors == []


def test_it_steps_through_the_game_and_tells_its_height(
    framing: Framing, server: ServerProcess, finished: dict[str, str]
) -> None:
    page = framing(f"{shared(server, finished)}?turn=5")
    frame = page.frame_locator("iframe")
    expect(frame.locator("header")).to_contain_text("Turn 5 of ")
    frame.get_by_role("button", name="Next turn").click()
    expect(frame.locator("header")).to_contain_text("Turn 6 of ")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(frame.locator("header")).to_contain_text("Turn 4 of ")
    page.wait_for_function("() => heights.length > 0")
    heights = page.evaluate("() => heights")
    assert all(isinstance(each, int) for each in heights)
    assert page.locator("iframe").evaluate("(it) => it.clientHeight") == heights[-1]
    assert frame.locator("html").evaluate("(it) => it.scrollHeight <= innerHeight")


def test_another_sites_page_frames_nothing_else(
    browser: Browser, server: ServerProcess, finished: dict[str, str]
) -> None:
    for path in ("/", f"/g/{finished['game']}", f"/api/games/{finished['game']}", "/embed", "/embed.html"):
        html = f'<iframe src="{server.url}{path}"></iframe>'
        with elsewhere(html) as site, closing(browser.new_context()) as context:
            page = context.new_page()
            page.goto(site)
            frame = page.frames[1]
            assert frame.url.startswith("chrome-error:"), path


def test_it_reads_nothing_that_the_browser_has_stored(
    framing: Framing, server: ServerProcess, finished: dict[str, str]
) -> None:
    page = framing(shared(server, finished))
    expect(page.frame_locator("iframe").locator("header")).to_contain_text("Turn 0 of ")
    frame = page.frames[1]
    assert frame.evaluate("() => origin") == "null", "it's no page of the server's to the browser"
    for what in ("localStorage", "sessionStorage", "document.cookie", "indexedDB.open('x')"):
        tried = "(what) => { try { return String(eval(what)) } catch (error) { return error.name } }"
        assert frame.evaluate(tried.replace("eval(what)", what), what) == "SecurityError", what
    assert page.context.cookies() == []


def test_who_sat_there_puts_it_on_a_page_and_takes_it_back(
    new_page: NewPage, everywhere: Everywhere, browser: Browser
) -> None:
    seat = everywhere["games"].seat
    page = new_page(f"{everywhere['replay'].path}?turn=58", seat=seat, script=COPIED)
    page.get_by_role("button", name="Share").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("switch", name="Names").click()
    sheet.get_by_role("button", name="Copy the frame").click()
    page.wait_for_function("() => copied.length === 1")
    sheet.get_by_role("button", name="Copy the link").click()
    page.wait_for_function("() => copied.length === 2")
    code, link = page.evaluate("() => copied")
    path = link[link.index("/embed/") :]
    assert path in code
    assert path.endswith("?turn=58")
    with elsewhere(f"<!doctype html>{code}") as site, closing(browser.new_context()) as context:
        blog = context.new_page()
        blog.goto(site)
        frame = blog.frame_locator("iframe")
        expect(frame.locator("header")).to_contain_text("Turn 58 of ")
        expect(frame.locator("svg").get_by_text("Dario").first).to_be_visible()
        blog.wait_for_function("() => document.querySelector('iframe').height !== '640'")
        sheet.get_by_role("button", name="Stop sharing").click()
        expect(sheet.get_by_role("button", name="Stop sharing")).to_have_count(0)
        blog.reload()
        expect(frame.get_by_text("This game isn’t shared anymore.")).to_be_visible()


def test_the_link_is_copied_without_https_too(new_page: NewPage, everywhere: Everywhere) -> None:
    page = new_page(
        f"{everywhere['replay'].path}?turn=58",
        seat=everywhere["games"].seat,
        script=NO_CLIPBOARD,
        permissions=["clipboard-read", "clipboard-write"],
    )
    page.get_by_role("button", name="Share").click()
    page.get_by_role("dialog").get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    assert page.evaluate("() => clipboard.readText()").endswith("?turn=58")


def test_who_did_not_sit_there_sends_the_link(new_page: NewPage, everywhere: Everywhere) -> None:
    page = new_page(f"{everywhere['replay'].path}?turn=5", script=COPIED)
    page.get_by_role("button", name="Share").click()
    page.wait_for_function("() => copied.length === 1")
    assert page.evaluate("() => copied[0]").endswith(f"{everywhere['replay'].path}?turn=5")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_puzzle_solved_in_the_frame_counts_in_no_week(framing: Framing, server: ServerProcess) -> None:
    puzzle = server.get("/api/puzzles").json()["today"]
    task = server.get(f"/api/puzzles/{puzzle}").json()
    page = framing(f"/embed/puzzle/{puzzle}", 360)
    frame = page.frames[1]
    frame.get_by_role("button", name="Hint").click()
    expect(frame.get_by_role("heading", name="Look at")).to_be_visible()
    frame.get_by_role("button", name="Hint").click()
    expect(frame.get_by_role("heading", name="It’s the")).to_be_visible()
    choose(frame, task, task["puzzle"]["right"][0]).click()
    expect(frame.get_by_role("main")).to_contain_text("Solved, first try")
    for link in frame.get_by_role("link").all():
        assert link.get_attribute("href") == f"practice/{puzzle}"
    assert frame.get_by_role("button", name="Play it out").count() == 0


def test_the_tab_key_leaves_a_frame_after_four_stops(
    framing: Framing, server: ServerProcess, finished: dict[str, str]
) -> None:
    puzzle = server.get("/api/puzzles").json()["today"]
    for path in (shared(server, finished), f"/embed/puzzle/{puzzle}"):
        page = framing(path)
        page.frame_locator("iframe").get_by_role("link", name="Open").focus()
        stops = 0
        while page.frames[1].evaluate("() => document.hasFocus()") and stops < 9:
            stops += 1
            page.keyboard.press("Tab")
        assert stops == 4, path


def test_enter_opens_the_turn_in_a_tab_of_its_own(
    framing: Framing, server: ServerProcess, finished: dict[str, str]
) -> None:
    for more, path in (({}, "/embed/"), ({"hands": True, "names": True}, f"/g/{finished['game']}")):
        page = framing(f"{shared(server, finished, **more)}?turn=9")
        slider = page.frame_locator("iframe").get_by_role("slider")
        slider.focus()
        page.keyboard.press("ArrowRight")
        with page.context.expect_page() as opened:
            page.keyboard.press("Enter")
        expect(opened.value.get_by_text("Turn 10 of ").first).to_be_visible()
        assert path in opened.value.url


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_page_around_it_can_choose_how_it_looks(
    framing: Framing, server: ServerProcess, finished: dict[str, str], theme: str
) -> None:
    page = framing(f"{shared(server, finished)}?theme={theme}&lang=es")
    expect(page.frame_locator("iframe").get_by_role("link", name="Abrir")).to_be_visible()
    assert page.frames[1].evaluate("() => document.documentElement.dataset.theme") == theme


def test_it_follows_light_and_dark(browser: Browser, server: ServerProcess, finished: dict[str, str]) -> None:
    with closing(browser.new_context(color_scheme="dark")) as context:
        page = context.new_page()
        page.goto(f"{server.url}{shared(server, finished)}")
        expect(page.locator("header")).to_contain_text("Turn 0 of ")
        for scheme in ("dark", "light"):
            page.emulate_media(color_scheme=scheme)
            page.wait_for_function("(theme) => document.documentElement.dataset.theme === theme", arg=scheme)


@pytest.mark.parametrize("what", ["game", "whole game", "puzzle"])
def test_a_frame_is_small(
    browser: Browser, server: ServerProcess, finished: dict[str, str], what: str
) -> None:
    puzzle = f"/embed/puzzle/{server.get('/api/puzzles').json()['today']}"
    path = (
        puzzle if what == "puzzle" else shared(server, finished, hands=what != "game", names=what != "game")
    )
    with closing(browser.new_context()) as context:
        page = context.new_page()
        wire = Wire.of(page)
        page.goto(f"{server.url}{path}", wait_until="networkidle")
        expect(page.locator("svg [data-peg]").first).to_be_visible()
        assert 50_000 < wire.received <= MOST, wire.table()


@pytest.mark.parametrize("width", [300, 480])
def test_a_frame_shows_comments_arrows_and_rings(
    framing: Framing, server: ServerProcess, finished: dict[str, str], width: int
) -> None:
    note = {
        "token": finished["token"],
        "turn": 3,
        "text": "Ten forward was better.",
        "arrows": [{"origin": "A8", "target": "B3"}],
        "rings": [{"at": "A8"}],
    }
    answer = server.post(f"/api/games/{finished['game']}/notes", note)
    assert answer.status_code == 200, answer.text
    page = framing(shared(server, finished, notes=True), width)
    frame = page.frame_locator("iframe")
    slider = frame.get_by_role("slider")
    expect(slider).to_be_visible()
    expect(frame.get_by_role("note")).to_have_count(0)
    expect(frame.locator(".line .note")).to_have_count(1)
    slider.press("n")
    expect(frame.get_by_role("note")).to_contain_text("Ten forward was better.")
    expect(frame.locator("[data-notes] .note-mark")).to_have_count(2)
    slider.press("ArrowRight")
    expect(frame.get_by_role("note")).to_have_count(0)
