"""In each engine a whole game and every page, and all of them at one table whose server is started again."""

from __future__ import annotations

from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest

from pegs.server.http.static_client import HERE
from tests.browser.by_words import GAME, LABELS, play_a_game
from tests.browser.engines.conftest import Start
from tests.browser.engines.features import PLAYING, feature
from tests.browser.engines.firefox import FirefoxTab
from tests.browser.engines.firefox_tree import FirefoxTree
from tests.browser.engines.person import OVER, PLY, Person
from tests.browser.engines.tab import Tab
from tests.browser.engines.traveler import Traveler
from tests.browser.everywhere import Everywhere
from tests.browser.tables import Tables, settings_of
from tests.browser.without_eyes import PASSES_OWN, PUZZLE, Visitor
from tests.server.clients import NO_LIMITS, ServerProcess, serving

RELOADED_AT = 5
"""The turn before which a page is loaded again."""


@feature("A whole game", *PLAYING)
@pytest.mark.soak
def test_an_engine_plays_a_whole_game(start: Start, server: ServerProcess, engine: str) -> None:
    seat = server.make(GAME, start=True)
    with start(engine).tab() as tab:
        tab.sit(server.url, seat, f"/t/{seat['table']}")
        person = Person(tab)
        while person.wait_for_turn():
            person.take_turn()
        assert tab.errors == []


@feature("A whole game with the server gone, and a reload in the middle", *PLAYING)
@pytest.mark.soak
@pytest.mark.skipif(not (HERE / "manifest.json").is_file(), reason="make device builds what a browser needs")
def test_an_engine_plays_in_an_airplane(start: Start, tmp_path: Path, engine: str) -> None:
    with serving(tmp_path, limits=NO_LIMITS) as server, start(engine).tab() as tab:
        traveler = Traveler(tab, server.url)
        traveler.keep()
        server.stop()
        traveler.deal()
        for turn in count():
            if not traveler.wait_for_turn():
                break
            if turn == RELOADED_AT:
                traveler.reload()
            traveler.take_turn()
        assert turn > RELOADED_AT
        plies = tab.run(PLY)
        assert traveler.look_again() == f"Turn 0 of {plies}"
        assert tab.errors == []


@feature("A whole game on the board in words, by the accessibility tree", "firefox")
@pytest.mark.soak
@pytest.mark.parametrize("language", list(LABELS))
def test_an_engine_plays_by_its_accessibility_tree(
    start: Start, server: ServerProcess, engine: str, language: str
) -> None:
    seat = server.make(GAME, start=True)
    with start(engine).tab() as tab:
        assert isinstance(tab, FirefoxTab)
        tab.sit(server.url, seat, f"/t/{seat['table']}/words", language=language)
        assert play_a_game(FirefoxTree(tab), language) > 10
        assert tab.errors == []


@feature("A puzzle, a review, a dispute and a table for family, by the accessibility tree", "firefox")
@pytest.mark.soak
@pytest.mark.parametrize("language", list(LABELS))
def test_an_engine_uses_the_pages_around_a_game_by_their_accessibility_tree(
    start: Start, server: ServerProcess, everywhere: Everywhere, engine: str, language: str
) -> None:
    with start(engine).tab() as tab:
        assert isinstance(tab, FirefoxTab)
        visitor = Visitor(FirefoxTree(tab), language)
        tab.sit(server.url, None, PUZZLE, language=language)
        visitor.solve_a_puzzle()
        tab.sit(server.url, None, everywhere["review"].path, language=language)
        turn, better = visitor.find_the_costliest_turn()
        assert turn > 0
        assert better
        tab.sit(server.url, None, "/judge", language=language)
        assert PASSES_OWN[language] in visitor.settle_a_dispute()
        tab.run("""localStorage.setItem("pegs.me", '{"name":"Rosa","color":"B"}')""")
        tab.open(server.url)
        server.join(visitor.open_a_table(), "Theo")
        visitor.deal_once_someone_sits("Theo")
        assert tab.errors == []


@feature("Every page, without an error", *PLAYING)
@pytest.mark.soak
def test_every_page_is_without_an_error(
    start: Start, everywhere: Everywhere, server: ServerProcess, engine: str
) -> None:
    # In one window: WebKitGTK's driver can hang when it starts one browser after another.
    with start(engine).tab() as tab:
        for name in Everywhere.NAMES:
            place = everywhere[name]
            tab.sit(server.url, place.seat, place.path)
            tab.see("main")
            assert (name, tab.errors) == (name, [])
            assert tab.run("document.querySelector('#broken').hidden"), name


@feature("All at one table, through a restart of the server", *PLAYING, together=True)
@pytest.mark.soak
def test_all_engines_play_at_one_table_through_a_restart(
    start: Start, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with serving(tmp_path_factory.mktemp("restarted")) as server, ExitStack() as stack:
        tables = Tables(server.data)
        first = tables.at(settings_of("basic", people=3), lambda game: game.phase == "play", seed=8)
        seats = [first, tables.key(first, 1), tables.key(first, 2)]
        tabs = [stack.enter_context(start(engine).tab()) for engine in PLAYING]
        for tab, seat in zip(tabs, seats, strict=True):
            tab.sit(server.url, seat, f"/t/{seat['table']}")
        _play_rounds(tabs, 3)
        server.stop()
        server.start()
        server.wait_until_ready()
        _play_rounds(tabs, 3)
        plies = {tab.run(PLY) for tab in tabs}
        assert max(plies) - min(plies) <= len(tabs)
        assert [tab.errors for tab in tabs] == [[], [], []]


def _play_rounds(tabs: list[Tab], rounds: int) -> None:
    for _ in range(rounds):
        for tab in tabs:
            if tab.run(OVER):
                return
            person = Person(tab)
            person.wait_for_turn()
            person.take_turn()
