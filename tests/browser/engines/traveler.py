"""A person who plays with no server in reach, in any engine."""

from __future__ import annotations

from tests.browser.engines.person import ASKED, PLY, Person
from tests.browser.engines.tab import Tab
from tests.browser.one_phone import HAND, KNOWS, LINES

OPTIONS = "[...document.querySelectorAll('button')].find((each) => each.innerText.startsWith('Options'))"
BOT_SPEED = "[...document.querySelectorAll('label')].find((each) => each.innerText.startsWith('Bot speed'))"
# Each engine opens the list of a field in its own way, out of its driver's reach.
NO_WAITING = f"""(() => {{
  const field = {BOT_SPEED}.control;
  field.selectedIndex = 0;
  field.dispatchEvent(new Event("change", {{ bubbles: true }}));
}})()"""
TWO_SEATS = """document.querySelector("input[name=players][value='2']")"""
CLOSE = "document.querySelector('dialog [aria-label=Close]')"
CARDS = f"document.querySelectorAll({HAND!r}).length"
LAST_GAME = "main a[href^='g/here-']"
COUNT = "document.querySelector('.turn .count')?.innerText"


class Traveler(Person):
    """Someone who has played before, and whose browser has nothing of this yet."""

    def __init__(self, tab: Tab, url: str) -> None:
        super().__init__(tab)
        self._url = url

    def keep(self) -> None:
        """Keep the game on the device, as Settings offers it."""
        self.tab.visit(self._url, "/settings", KNOWS)
        self.tab.tap_button("Keep this on my phone")
        self.tab.read("Kept on this phone")

    def deal(self) -> None:
        """Deal at a table for two, with a bot that doesn't take its time."""
        self.tab.open(self._url)
        # It pushes the buttons down.
        self.tab.read("No internet, but you can play on this phone.")
        self.tab.tap_button("Pass this phone")
        self.tab.read("Pass this phone around")
        self.tab.tap_until(f"{TWO_SEATS}?.closest('label')", f"{TWO_SEATS}?.checked")
        self.tab.read("Waiting for 1")  # with fewer seats, what's below them moves up
        self.tab.tap_button("Fill with bots")
        self.tab.tap_until(OPTIONS, f"!!{BOT_SPEED}")
        self.tab.run(NO_WAITING)
        self.tab.tap_until(CLOSE, f"!{CLOSE}")
        self.tab.tap_button("Deal")

    def reload(self) -> None:
        """Load the table again in the middle of the game; all of it has to be there."""
        seen, log = self._seen(), self._log()
        self.tab.open(self.tab.run("location.href"))
        self.tab.wait(ASKED)
        assert self._seen() == seen
        assert self._log()[: len(log)] == log

    def _seen(self) -> tuple[int, int]:
        return self.tab.run(PLY), self.tab.run(CARDS)

    def _log(self) -> list[object]:
        lines: list[object] = self.tab.run(f"({LINES})()")
        return lines

    def look_again(self) -> str:
        """Open the finished game, and return which turn of how many it shows."""
        self.tab.open(f"{self._url}/games")
        self.tab.tap(LAST_GAME)
        return str(self.tab.wait(COUNT))
