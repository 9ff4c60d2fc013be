"""Versions of the net: every one stays what it was, and a name can ask for it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from pegs import players
from pegs.analysis.checkpoint import load, save
from pegs.analysis.comparison import PlayerMatch
from pegs.analysis.ladder import Ladder
from pegs.analysis.simulation import SimulationSettings, Totals
from pegs.analysis.workers import WorkerMemory
from pegs.core.errors import UsageError
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.players import versions
from pegs.rules.loader import as_ruleset
from pegs.rules.loader import load as rules_of
from pegs.view import SeatView, view_of
from tests.players.second_net import second_net

BASIC = rules_of("basic")


@pytest.fixture
def two_nets(tmp_path: Path) -> Iterator[None]:
    with second_net(tmp_path):
        yield


@pytest.fixture
def views() -> list[SeatView]:
    """Moments of a game."""
    game, bot, seen = Game.deal("basic", seed="versions"), players.make("hints", 1), []
    while len(game.plies) < 60:
        view = view_of(game, game.turn)
        game.play(bot.choose(view))
        if len(view.legal_turns) > 3:
            seen.append(view)
    return seen


def turns(name: str, views: list[SeatView]) -> list[Turn]:
    return [players.decide(name, number, view) for number, view in enumerate(views)]


def lineup_of(a: str, b: str) -> PlayerMatch:
    return PlayerMatch(a, b, BASIC, 4, 2, "versions", 400)


@pytest.mark.parametrize("name", ["strong", "expert"])
def test_the_first_version_plays_as_it_did_before_there_was_another(
    name: str, views: list[SeatView], tmp_path: Path
) -> None:
    few = views if name == "strong" else views[:6]
    before = turns(name, few)
    with second_net(tmp_path):
        assert turns(f"{name}@1", few) == before
        assert turns(f"{name}@2", few) != before
        assert turns(name, few) == turns(f"{name}@2", few)


@pytest.mark.usefixtures("two_nets")
def test_a_name_without_a_version_means_the_newest() -> None:
    assert players.find("strong") == "strong@2"
    assert players.find("strong@1") == "strong@1"
    assert players.make("expert").name == "expert@2"
    assert players.find("hints") == "hints"
    assert players.names() == ("random", "greedy", "easy", "hints", "strong", "expert")


@pytest.mark.usefixtures("two_nets")
@pytest.mark.parametrize("name", ["strong@3", "strong@", "strong@1@1", "strong@x"])
def test_an_unknown_version_says_which_there_are(name: str) -> None:
    for ask in (players.find, players.make):
        with pytest.raises(UsageError, match=rf"“{name}” here. There’s strong@1, strong@2"):
            ask(name)
    assert not players.is_listed(name)


def test_a_player_without_a_net_has_no_versions() -> None:
    with pytest.raises(UsageError, match="no player called “hints@1”"):
        players.find("hints@1")


@pytest.mark.usefixtures("two_nets")
def test_an_installation_may_lack_an_old_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        versions, "NETS", {1: versions.Nets("missing.net", "missing.net"), 2: versions.NETS[2]}
    )
    assert versions.versions() == (2,)
    with pytest.raises(UsageError, match="There’s strong@2"):
        players.make("strong@1")
    assert versions.installed(1) == 2


@pytest.mark.usefixtures("two_nets")
def test_two_versions_meet_in_the_kernel_and_in_python_in_the_same_games() -> None:
    match = lineup_of("strong", "strong@1")
    assert (match.a, match.b) == ("strong@2", "strong@1")
    for names in match._sides:
        setup, memory = match._setup, WorkerMemory()
        compiled = setup.play(memory, (0, 3), names).tallies
        seated = [players.make(name) for name in names]
        for number in range(3):
            game = setup.play_python_game(number, seated, names)
            assert len(game.plies) == compiled[number, :, 0].sum()


@pytest.mark.usefixtures("two_nets")
def test_matches_and_ladders_say_which_versions_met() -> None:
    match = lineup_of("strong@1", "strong")
    for _ in match.play(4, threading.Event()):
        pass
    assert match.result().lead.value != 0
    assert Ladder(["strong", "strong@1"], [BASIC], 4, 2, "0", 100).names == ["strong@2", "strong@1"]


def test_a_simulation_goes_on_with_the_version_that_it_began_with(tmp_path: Path) -> None:
    ruleset, file = as_ruleset("basic"), tmp_path / "saved.json"
    settings = SimulationSettings.of(ruleset, 4, 2, ("strong", "hints") * 2, "0", 100)
    save(file, settings, Totals())
    with second_net(tmp_path):
        assert load(file)[0].seats == ("strong@1", "hints") * 2
