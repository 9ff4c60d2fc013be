"""What a browser fetches from its first look at the front page to its first hand of cards, and when."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import CDPSession, Page, expect

BOUGHT_LONG_AGO = 4
"""How many times slower than this machine a slow phone computes."""
SLOW_NET = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}
"""A slow mobile network: milliseconds to and fro, bytes in a second."""


BLOCKING = ("Document", "Script", "Stylesheet")
WATCH = """() => new MutationObserver((_, observer) => {
  const has = (selector, count) => document.querySelectorAll(selector).length >= count;
  if (!has('.hand .card', 5) || !has('.board [data-peg]', 20)) return;
  window.firstCards = Date.now() / 1000;
  observer.disconnect();
  // What is done in a frame's callback, plus a task, comes after that frame was painted.
  requestAnimationFrame(() => setTimeout(() => (window.paintedCards = performance.now() / 1000)));
}).observe(document, { childList: true, subtree: true })"""


@dataclass
class Fetch:
    """One request."""

    path: str
    kind: str
    sent: float
    """Seconds, on the browser's clock."""
    received: int = 0
    """Bytes over the wire: the answer's head and its compressed body."""


@dataclass
class Wire:
    """Listens to what a page fetches; sockets, which stay open, are not counted."""

    page: Page
    session: CDPSession
    fetches: dict[str, Fetch] = field(default_factory=dict)

    @classmethod
    def of(cls, page: Page) -> Wire:
        """From now on, and with nothing kept from earlier."""
        wire = cls(page, page.context.new_cdp_session(page))
        page.add_init_script(f"({WATCH})()")
        wire.session.on("Network.requestWillBeSent", wire._sent)
        wire.session.on("Network.loadingFinished", wire._finished)
        wire.session.send("Network.enable")
        return wire

    def slow_down(self) -> None:
        """As on a slow phone."""
        self.session.send("Network.emulateNetworkConditions", SLOW_NET)
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": BOUGHT_LONG_AGO})

    def _sent(self, event: dict[str, object]) -> None:
        request, kind = event["request"], event.get("type", "")
        address = urlsplit(str(request["url"]))  # type: ignore[index]
        if address.scheme.startswith("http"):
            sent = float(str(event["wallTime"]))
            self.fetches[str(event["requestId"])] = Fetch(address.path, str(kind), sent)

    def _finished(self, event: dict[str, object]) -> None:
        fetch = self.fetches.get(str(event["requestId"]))
        if fetch is not None:
            fetch.received = int(float(str(event["encodedDataLength"])))

    @property
    def received(self) -> int:
        """Bytes in all."""
        return sum(each.received for each in self.fetches.values())

    def end_at_first_cards(self) -> None:
        """Forget what the page asked for once its first cards were there: however slow this machine is."""
        shown = float(self.page.evaluate("() => window.firstCards"))
        self.fetches = {key: each for key, each in self.fetches.items() if each.sent <= shown}

    def seconds_to_cards(self) -> float:
        """From the start of the navigation until the first cards are painted, on the page's own clock.

        On that of a test, the work with which Playwright looks at a page would count too, slowed down alike.
        """
        painted = self.page.wait_for_function("() => window.paintedCards", timeout=60_000)
        return float(painted.json_value())

    @property
    def blocking(self) -> list[str]:
        """What must have come before the page can be used."""
        return [each.path for each in self.fetches.values() if each.kind in BLOCKING]

    def table(self) -> str:
        """A line a fetch."""
        fetches = sorted(self.fetches.values(), key=lambda each: -each.received)
        return "\n".join(f"{each.received:8,} {each.kind:10} {each.path}" for each in fetches)


def play_now(page: Page) -> None:
    """A newcomer's way from the front page to the first cards."""
    page.get_by_role("button", name="Skip the lesson").click()
    page.get_by_label("Your name").fill("Rosa")
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".hand .card").nth(4)).to_be_visible(timeout=20_000)
    expect(page.locator(".board [data-peg]").nth(19)).to_be_visible()
