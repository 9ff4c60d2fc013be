"""Each engine shows the front page, a step of a lesson, and a turn that splits a seven."""

from __future__ import annotations

import msgspec

from pegs.protocol.settings import RulesChoice
from tests.browser.engines.conftest import Start
from tests.browser.engines.features import PLAYING, feature
from tests.browser.engines.firefox import FirefoxTab
from tests.browser.engines.person import Person
from tests.browser.engines.tab import CENTER, Tab
from tests.browser.tables import Tables, settings_of
from tests.browser.test_splits import shared, splits
from tests.long_lists import AMONG_THREE
from tests.server.clients import ServerProcess

ROW = "!!document.querySelector('.ask .rows button.row')"
# Pegs lie over it, and the board finds it by the point that's tapped.
TABLET = (820, 1180)
RING = """(() => {
  const { left, top, width, height } = document.querySelector(".board .choosable").getBoundingClientRect();
  return [left + width / 2, top + height / 2];
})()"""


@feature("Front page, a lesson, a turn that splits a seven", *PLAYING)
def test_an_engine_plays(start: Start, server: ServerProcess, tables: Tables, engine: str) -> None:
    with start(engine).tab() as tab:
        tab.sit(server.url, None, "/")
        tab.see("main button")
        learn(tab, server)
        share(tab, server, tables)
        assert tab.errors == []


def learn(tab: Tab, server: ServerProcess) -> None:
    """The first step of the first game."""
    bot = {"who": "bot", "bot": "random"}
    seat = server.make({"lesson": "first-game", "seats": [{"who": "me"}, bot, bot, bot]}, start=True)
    tab.sit(server.url, seat, f"/t/{seat['table']}")
    tab.see('.bubble[data-lesson="goal"]')
    last = """[...document.querySelectorAll('.bubble[data-lesson="goal"] button')].pop()"""
    tab.tap_until(last, """!!document.querySelector('.bubble[data-lesson="out"]')""")


def share(tab: Tab, server: ServerProcess, tables: Tables) -> None:
    """A turn that splits a seven."""
    seat = tables.at(settings_of("basic"), splits("7", 3), seed=5)
    tab.sit(server.url, seat, f"/t/{seat['table']}")
    person = Person(tab)
    assert person.wait_for_turn()
    person.share_seven()
    counts = shared(tables, seat)
    assert len(counts) == 2
    assert sum(counts) == 7


@feature("A touch and a click at once", "firefox")
def test_a_touch_and_a_click_at_once_share_a_seven_among_three(
    start: Start, server: ServerProcess, tables: Tables, engine: str
) -> None:
    # In Firefox, touches by Playwright never arrive, so `test_splits.py` can't show this.
    settings = msgspec.structs.replace(settings_of("basic", 2, 2), rules=RulesChoice("", AMONG_THREE))
    seat = tables.at(settings, splits("7", 3, 3), seed=2)
    with start(engine).tab() as tab:
        assert isinstance(tab, FirefoxTab)
        tab.resize(*TABLET)  # where the pegs and the numbers of a split are in view together
        tab.sit(server.url, seat, f"/t/{seat['table']}")
        assert Person(tab).wait_for_turn()
        tab.tap_until("""document.querySelector('.hand [data-card="7"]')""", ROW)
        tab.tap(".ask .rows button.row")
        tab.tap('.plank [data-number="1"]')
        tab.wait("document.querySelector('.prompt').innerText.includes('6 left')")
        ring, number = (
            tab.run(RING),
            tab.run(CENTER % """document.querySelector('.plank [data-number="1"]')"""),
        )
        tab.touch_and_click(ring, number)
        tab.wait("document.querySelectorAll('[data-split] .part').length === 3")
        assert tab.errors == []


@feature("The page for a television", "chromium 103")
def test_a_television_shows_a_table(start: Start, server: ServerProcess, tables: Tables, engine: str) -> None:
    seat = tables.at(settings_of("basic"), splits("7", 3), seed=5)
    with start(engine).tab() as tab:
        tab.sit(server.url, None, f"/tv/{seat['code']}")
        tab.see(".stage [data-peg]")
        tab.see(".teams")
        assert tab.errors == []


@feature("The sentence that it’s too old", "chromium 92")
def test_an_engine_that_is_too_old_says_so(start: Start, server: ServerProcess, engine: str) -> None:
    with start(engine).tab() as tab:
        tab.open(server.url)
        tab.see("#too-old")
        assert tab.run("document.querySelectorAll('main, #app').length") == 0
        assert (
            tab.run("performance.getEntriesByType('resource').some(({ name }) => name.includes('/here/'))")
            is False
        )
