"""Everyone can use the documentation: axe finds nothing on any page, and nothing is wider than a phone."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page, sync_playwright

from tests.browser.audit import OF_COLOR, TAGS, WIDE, violations
from tests.browser.conftest import OPTIONS, chromium
from tools.docs_site.sources import DOCS

DESK, PHONE = (1280, 800), (390, 844)
NOT_OURS = ("play/",)
"""The game itself has its own tests."""
IN_FOLDER = "/pegs"
"""Where the site is on its host; the page for unknown addresses finds its styles only there."""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_words: object) -> None: ...

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(IN_FOLDER))


@contextmanager
def served(site: Path) -> Iterator[str]:
    """The address of a site."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}{IN_FOLDER}/"
        server.shutdown()


@contextmanager
def own_page() -> Iterator[Page]:
    """A page of a browser of its own."""
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium(), args=OPTIONS) as browser,
    ):
        yield browser.new_context(reduced_motion="reduce").new_page()


def pages_of(site: Path) -> list[str]:
    """The addresses of all pages that the documentation has."""
    names = [each.relative_to(site).as_posix() for each in site.rglob("*.html")]
    return sorted(name for name in names if not name.startswith(NOT_OURS))


@pytest.mark.soak
@pytest.mark.parametrize(
    ("size", "scheme", "rules"),
    [(DESK, "light", TAGS), (PHONE, "light", TAGS), (DESK, "dark", OF_COLOR)],
    ids=["desk", "phone", "dark"],
)
def test_axe_finds_nothing_on_any_page(
    site: Path, size: tuple[int, int], scheme: str, rules: list[str]
) -> None:
    names = pages_of(site)
    assert {each.stem for each in DOCS.glob("*.md")} <= {Path(name).stem for name in names}
    # Another thread, because this one may have a browser of other tests, and Playwright runs once in each.
    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(faults_of, site, names, size, scheme, rules).result() == {}


def faults_of(
    site: Path, names: list[str], size: tuple[int, int], scheme: str, rules: list[str]
) -> dict[str, list[str]]:
    """What axe finds on each of these pages, if anything."""
    faults: dict[str, list[str]] = {}
    with served(site) as address, own_page() as page:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        for name in names:
            page.goto(address + name)
            found = violations(page, {"runOnly": rules}) + page.evaluate(WIDE)
            if found:
                faults[name] = found
    return faults
