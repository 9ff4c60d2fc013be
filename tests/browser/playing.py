"""A person at the table page: looks, taps, decides."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

from tests.browser.lasting import wait_for_frames

PLAY = "[data-play]"
ASKED = "main[data-asked=true]"
PLAYED = "(before) => Number(document.querySelector('main.table-page')?.dataset.ply ?? 0) !== before"
WORDS = ("Believe it", "Take it", "Draw a card", "Pass")


class Hand:
    """Plays with the mouse what is possible, one turn after the other."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def cards(self) -> Locator:
        return self.page.locator(".hand .card")

    @property
    def rows(self) -> Locator:
        return self.page.locator(".ask .rows button.row")

    @property
    def play(self) -> Locator:
        return self.page.locator(PLAY)

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    def card(self, letter: str) -> Locator:
        """The first card of a rank in the hand."""
        return self.page.locator(f'.hand [data-card="{letter}"]').first

    def row(self, words: str | re.Pattern[str]) -> Locator:
        """The first answer with these words."""
        return self.rows.filter(has_text=words).first

    def pegs(self, state: str = "") -> Locator:
        """The pegs on the board."""
        return self.page.locator(f".board [data-peg]{state}")

    def expect_my_turn(self) -> None:
        """Wait until something is asked of me, and may be answered."""
        self.page.locator(ASKED).wait_for(state="attached")
        self.prompt.wait_for()

    def wait(self) -> str:
        """Wait until something is asked of me, or the game is over: ``"turn"`` or ``"over"``."""
        self.page.wait_for_selector(f"main.over, {ASKED}", state="attached")
        return "over" if self.page.locator("main.over").count() else "turn"

    def plies(self) -> int:
        """How many decisions were made in this game, as far as the page knows."""
        return int(self.page.locator("main.table-page").get_attribute("data-ply") or 0)

    def confirm(self) -> None:
        """Play what is chosen, and wait until it was played."""
        before = self.plies()
        self.play.click()
        self._wait_until_played(before)

    def _wait_until_played(self, before: int) -> None:
        self.page.wait_for_function(PLAYED, arg=before)

    def take(self, card: Locator) -> None:
        """Take a card; the first tap may only end a motion that is being shown."""
        for _ in range(3):
            card.click()
            wait_for_frames(self.page)
            if card.get_attribute("aria-pressed") == "true":
                return

    @property
    def parts(self) -> Locator:
        """The parts of a split that is being chosen; the last one may still need a peg."""
        return self.page.locator("[data-split] .part")

    def number(self, count: int) -> Locator:
        """A number on the plank."""
        return self.page.locator(f'.plank [data-number="{count}"]')

    def choose(self, most: int = 8) -> None:
        """Take the first answer to every question, until a turn is chosen."""
        open_part = self.page.locator("[data-split] .empty")
        # On a phone, a tap on the number leads to the parts.
        others = open_part.or_(self.page.locator(".plank .piece")).filter(visible=True)
        for _ in range(most):
            self.play.or_(self.rows).or_(others).first.wait_for()
            if self.play.count():
                return
            (self.rows if self.rows.count() else others).first.click()

    def take_turn(self) -> None:
        """One decision: the first card that can be played, then the first answers."""
        before = self.plies()
        for word in WORDS:
            button = self.page.get_by_role("button", name=word, exact=True)
            if button.count() and button.is_enabled():
                button.click()
                self._wait_until_played(before)
                return
        self.take(self.page.locator(".hand .card:not(.dull)").first)
        self.choose()
        self.confirm()
