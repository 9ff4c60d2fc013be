"""Takes pictures of the running product: those of the tour, and those that the documents show.

Run: python -m tools.docs_site.pictures, which renews the documents' own in docs/pictures
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from pegs.core.board import HOME
from pegs.protocol.game_view import GameView
from tests.browser.audit import dress
from tests.browser.conftest import OPTIONS, chromium
from tests.browser.everywhere import Everywhere, Place
from tests.browser.page_pool import Kept, PagePool
from tests.browser.playing import Hand
from tests.browser.tables import Tables, settings_of
from tests.server.clients import NO_LIMITS, ServerProcess, serving
from tools.docs_site.airplane import can_take_strip, take_strip
from tools.docs_site.shots import shot
from tools.docs_site.sources import DOCS
from tools.docs_site.tour import DESK, PHONE, SIZES, TOUR, picture_name, sizes_of


@dataclass(frozen=True)
class Shown:
    """How a document shows a table: on which screen, and by light or dark."""

    size: str
    theme: str


IN_DOCUMENTS: Mapping[str, Shown] = {
    "table.webp": Shown(DESK, "light"),
    "phone.webp": Shown(PHONE, "dark"),
}
"""The pictures in docs/pictures of a turn in the middle of a game."""

STRIP = "airplane.webp"
"""The game without a server, in docs/pictures; the one that's there stays where `make device` hasn't run."""


@dataclass(frozen=True)
class Product:
    """The running server with its tables, and a browser."""

    server: ServerProcess
    tables: Tables
    browser: Browser


@contextmanager
def running() -> Iterator[Product]:
    """The product, for as long as pictures are taken."""
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), limits=NO_LIMITS, PEGS_LOCAL_PUSH="1") as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium(), args=OPTIONS) as browser,
    ):
        yield Product(server, Tables(server.data), browser)


def take_pictures(tour: Path, documents: Path) -> None:
    """Take pictures of every page of the tour, on every screen it's made for, and those of the documents."""
    with running() as product:
        take_documents_pictures(product, documents)
        everywhere = Everywhere(product.tables, product.server)
        pool = PagePool(product.browser, product.server.url)
        names = [name for pages in TOUR.values() for name in pages]
        for number, name in enumerate(names, 1):
            print(f"\rTaking pictures of the product: {number} of {len(names)} pages", end="", flush=True)
            for size, webp in _shots(pool, everywhere[name], sizes_of(name)):
                (tour / picture_name(name, size)).write_bytes(webp)
        print()


def take_documents_pictures(product: Product, folder: Path) -> None:
    """Take the pictures of a turn in the middle of a game, and the strip of one without a server."""
    seat = product.tables.at(settings_of("basic"), _is_halfway, seed=1)
    pool = PagePool(product.browser, product.server.url)
    for name, shown in IN_DOCUMENTS.items():
        (folder / name).write_bytes(_table(pool, seat, shown))
    if can_take_strip():
        (folder / STRIP).write_bytes(take_strip(product.browser))


def _is_halfway(game: GameView) -> bool:
    """Everyone has pegs at home and on the track, and seat 0 has a choice of cards and of pegs."""
    home = [sum(place >= HOME for place in pegs) for pegs in game.pegs]
    out = [sum(0 <= place < HOME for place in pegs) for pegs in game.pegs]
    first = [option for option in game.options if game.hand and option.card == game.hand[0]]
    return (
        game.phase == "play"
        and all(1 <= each <= 3 for each in home)
        and min(out) >= 1
        and len(set(game.hand or ())) >= 5
        and len(first) >= 2
    )


def _table(pool: PagePool, seat: Kept, shown: Shown) -> bytes:
    with pool.lend() as new_page:
        page = new_page(f"/t/{seat['table']}", SIZES[shown.size], seat=seat)
        hand = Hand(page)
        hand.expect_my_turn()
        dress(page, shown.theme)
        if shown.size == PHONE:
            hand.cards.first.click()
            page.locator(".ask .row").first.wait_for()
        return shot(page, shown.size)


def _shots(pool: PagePool, place: Place, sizes: tuple[str, ...]) -> list[tuple[str, bytes]]:
    with pool.lend() as new_page:
        page = new_page(place.path, SIZES[sizes[0]], seat=place.seat)
        place.settle(page)
        return [(size, shot(page, size)) for size in sizes]


if __name__ == "__main__":
    with running() as product:
        take_documents_pictures(product, DOCS / "pictures")
