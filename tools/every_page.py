"""Write a picture of every page of the client, and compare it with an earlier one pixel by pixel.

    python tools/every_page.py build/before
    python tools/every_page.py build/after --against build/before

Pages are shown whole, on a phone and on a desk, by light and by dark, without motion. With ``--against``,
those that differ are written beside each other, with what differs in red, and listed, most different first.
The client has to be built (``make web``).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from base64 import b64decode, b64encode
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.audit import dress
from tests.browser.conftest import OPTIONS, chromium
from tests.browser.everywhere import Everywhere
from tests.browser.page_pool import DESKTOP, PATIENCE, PHONE, TELEVISION, PagePool
from tests.browser.tables import Tables
from tests.server.clients import NO_LIMITS, serving

SIZES = {"phone": PHONE, "desk": DESKTOP}
THEMES = ("light", "dark")
# Draws both pictures and, in red on the second, where they differ; says which share of the pixels does.
COMPARE = """async ([before, after]) => {
  const load = async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    return image;
  };
  const images = [await load(before), await load(after)];
  const width = Math.max(...images.map((each) => each.width));
  const height = Math.max(...images.map((each) => each.height));
  const pixels = images.map((each) => {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.drawImage(each, 0, 0);
    return context.getImageData(0, 0, width, height);
  });
  const [old, now] = pixels.map((each) => each.data);
  const canvas = Object.assign(document.createElement('canvas'), { width: 3 * width + 32, height });
  const context = canvas.getContext('2d');
  const marks = new ImageData(width, height);
  let count = 0;
  for (let at = 0; at < old.length; at += 4) {
    const differs = [0, 1, 2, 3].some((part) => Math.abs(old[at + part] - now[at + part]) > 8);
    count += differs;
    marks.data.set(differs ? [255, 0, 0, 255] : [now[at], now[at + 1], now[at + 2], 60], at);
  }
  context.putImageData(pixels[0], 0, 0);
  context.putImageData(pixels[1], width + 16, 0);
  context.putImageData(marks, 2 * width + 32, 0);
  return [count / (width * height), canvas.toDataURL().split(',')[1]];
}"""


@dataclass(frozen=True)
class Picture:
    """A page as it's shown somewhere."""

    name: str
    png: bytes


def main() -> None:
    """Write the pictures, and what differs from earlier ones."""
    options = _options()
    folder = Path(options.folder)
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=OPTIONS)
        for picture in _pictures(browser, options.pages, options.themes):
            (folder / f"{picture.name}.png").write_bytes(picture.png)
        if options.against:
            _report(browser, Path(options.against), folder)
        browser.close()


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", help="where to write the pictures")
    parser.add_argument("--against", help="a folder of earlier pictures")
    parser.add_argument("--themes", nargs="+", default=THEMES, choices=THEMES, help="light or dark")
    parser.add_argument("--pages", nargs="+", default=Everywhere.NAMES, help="which pages")
    return parser.parse_args()


def _pictures(browser: Browser, names: list[str], themes: list[str]) -> Iterator[Picture]:
    with tempfile.TemporaryDirectory() as data, serving(Path(data), limits=NO_LIMITS) as server:
        everywhere = Everywhere(Tables(server.data), server)
        pool = PagePool(browser, server.url)
        for name in names:
            try:
                with pool.lend() as new_page:
                    place = everywhere[name]
                    sizes = {"television": TELEVISION} if name == "television" else SIZES
                    page = new_page(place.path, next(iter(sizes.values())), seat=place.seat)
                    place.settle(page)
                    for size, (width, height) in sizes.items():
                        page.set_viewport_size({"width": width, "height": height})
                        # A television is always dark.
                        for theme in themes if name != "television" else ("dark",):
                            dress(page, theme)
                            yield Picture(f"{name.replace(' ', '-')}.{size}.{theme}", _shot(page))
            except (AssertionError, PlaywrightTimeoutError) as failure:
                print(f"{name}: {failure}", file=sys.stderr)


def _shot(page: Page) -> bytes:
    return page.screenshot(full_page=True, animations="disabled", timeout=PATIENCE)


def _report(browser: Browser, before: Path, after: Path) -> None:
    page = browser.new_page()
    shares: dict[str, float] = {}
    for path in sorted(after.glob("*.png")):
        old = before / path.name
        if path.stem.endswith(".differs") or not old.exists():
            continue
        pair = [b64encode(each.read_bytes()).decode() for each in (old, path)]
        shares[path.stem], picture = page.evaluate(COMPARE, pair)
        if shares[path.stem]:
            (after / f"{path.stem}.differs.png").write_bytes(b64decode(picture))
    for name, share in sorted(shares.items(), key=lambda item: -item[1]):
        if share:
            print(f"{share:8.3%}  {name}")
    print(f"{sum(not share for share in shares.values())} of {len(shares)} pictures are the same.")


if __name__ == "__main__":
    main()
