"""Each engine shows the front page, a step of a lesson, and a turn that splits a seven."""

from __future__ import annotations

from tests.browser.engines.conftest import Start
from tests.browser.engines.features import PLAYING, feature
from tests.browser.engines.person import Person
from tests.browser.engines.tab import Tab
from tests.browser.tables import Tables, settings_of
from tests.browser.test_splits import shared, splits
from tests.server.clients import ServerProcess


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
