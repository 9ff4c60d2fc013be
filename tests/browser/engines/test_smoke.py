"""Each engine shows the front page, a step of a lesson, and a turn that splits a seven; the oldest say what's wrong."""

from __future__ import annotations

import pytest

from tests.browser.tables import Tables, settings_of
from tests.browser.test_splits import shared, splits
from tests.browser.engines.conftest import Start
from tests.browser.engines.person import Person
from tests.browser.engines.tab import Tab
from tests.server.clients import ServerProcess

PLAYING = ("firefox", "webkit", "chromium 103")
TELEVISION = (1920, 1080)


@pytest.mark.parametrize("engine", PLAYING)
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


def test_a_chromium_that_is_too_old_says_so(start: Start, server: ServerProcess) -> None:
    with start("chromium 92").tab() as tab:
        tab.open(server.url)
        tab.see("#too-old")
        assert tab.run("document.querySelectorAll('main, #app').length") == 0
