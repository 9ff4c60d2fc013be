"""A person at a table, in any engine: taps whatever can be tapped next until a turn is played."""

from __future__ import annotations

import time

from tests.browser.engines.tab import CENTER, PATIENCE, Tab

PLY = "Number(document.querySelector('main.table-page')?.dataset.ply ?? 0)"
OVER = "!!document.querySelector('main.over')"
ASKED = "!!document.querySelector('main[data-asked=true]')"
# What to tap next: a decision, the turn that's ready, an answer, an open part of a split, or a card.
NEXT = """(() => {
  const words = ["Believe it", "Take it", "Draw a card", "Pass"];
  const all = (selector) => [...document.querySelectorAll(selector)];
  if (document.querySelector("[data-play]:disabled")) return;  // the turn is on its way
  const lists = [
    // If the page moves just before a tap, the tap can open something that nobody asked for.
    all("dialog[open] .close"),
    all("button").filter((each) => words.includes(each.textContent.trim())),
    all("[data-play]"),
    all(".ask .rows button.row"),
    all("[data-split] .empty[aria-expanded=false]"),
    // On a phone, it leads to the parts.
    all(".plank .piece"),
    all('.hand [aria-pressed="true"]').length ? [] : all(".hand .card:not(.dull)"),
  ];
  return lists.flat().find((each) => !each.disabled && each.getClientRects().length > 0);
})()"""


class Person:
    """Plays by tapping."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab

    def wait_for_turn(self) -> bool:
        """Wait until something is asked, and return whether the game isn't over."""
        self.tab.wait(f"{ASKED} || {OVER}")
        return not self.tab.run(OVER)

    def take_turn(self) -> None:
        """Play the first turn that taps lead to."""
        before, end = self.tab.run(PLY), time.monotonic() + PATIENCE
        while self.tab.run(PLY) == before:
            assert time.monotonic() < end, self.tab.run("document.body.innerText")
            self.tap_next()

    def tap_next(self) -> None:
        """Tap what can be tapped next, if there's anything."""
        point = self.tab.run(CENTER % NEXT)
        if point:
            self.tab.tap_at(*point)
        else:
            time.sleep(0.02)

    def share_seven(self) -> None:
        """Play a seven with two pegs."""
        before, end = self.tab.run(PLY), time.monotonic() + PATIENCE
        while not self.tab.run("!!document.querySelector('.ask .rows button.row')"):
            self.tab.tap('.hand [data-card="7"]')
        self.tab.tap(".ask .rows button.row")
        self.tab.see(".plank")
        self.tab.tap(".plank [role=radio]:not([aria-disabled=true]):not([data-number='7'])")
        while self.tab.run(PLY) == before:
            assert time.monotonic() < end, self.tab.run("document.body.innerText")
            self.tap_next()
