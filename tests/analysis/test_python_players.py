"""Players written in Python in simulations and comparisons."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from pegs import players as registry
from pegs.analysis.checkpoint import load, save
from pegs.analysis.lineup import lineup
from pegs.analysis.report import report
from pegs.analysis.simulation import SimulationSettings, Totals, play
from pegs.cli import main
from pegs.core.errors import PlayerError
from pegs.rules.loader import as_ruleset
from pegs.rules.ruleset import NAMES
from tests.soak import KINDS, sweep

MODULE = '''
from pegs import players
from pegs.core.turn import Kind, Turn


class Last:
    """Plays the last legal turn."""

    name = "last"

    def restart(self, seed):
        self.seen = 0

    def observe(self, operations):
        self.seen += len(operations)

    def choose(self, view):
        assert self.seen == len(view.history)
        return view.legal_turns[-1]


class Wrapped(Last):
    """Leaves every decision to a compiled player."""

    def __init__(self, name="hints"):
        self._inner = players.make(name)

    def restart(self, seed):
        super().restart(seed)
        self._inner.restart(seed)

    def choose(self, view):
        return self._inner.choose(view)


def random():
    return Wrapped("random")


def greedy():
    return Wrapped("greedy")


def strong():
    return Wrapped("strong")


hints = Wrapped


class Raising(Last):
    def choose(self, view):
        raise ZeroDivisionError("too bad")


class Cheating(Last):
    def choose(self, view):
        return Turn(Kind.ACCEPT)


class Silent(Last):
    def choose(self, view):
        pass


class Incomplete:
    def restart(self, seed):
        pass
'''


@pytest.fixture(autouse=True)
def _module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "my_bots.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    yield
    for name in [name for name in registry._loaded if name.startswith("my_bots:")]:
        del registry._loaded[name]


def simulate(
    names: tuple[str, ...],
    games: int,
    rules: str = "arizona",
    max_turns: int = 200,
    threads: int | None = None,
    totals: Totals | None = None,
) -> tuple[SimulationSettings, Totals]:
    ruleset = as_ruleset(rules)
    seats = lineup(names, ruleset.rules.board(4, 2))
    settings = SimulationSettings.of(ruleset, 4, 2, seats, "python", max_turns)
    totals = Totals() if totals is None else totals
    for _ in play(settings, totals, games, threading.Event(), threads):
        pass
    return settings, totals


def check_same(one: Totals, other: Totals) -> None:
    assert (one.wins, one.starts, one.lengths) == (other.wins, other.starts, other.lengths)
    for name in ("uses", "seats", "bluffs"):
        assert np.array_equal(getattr(one.counts, name), getattr(other.counts, name)), name


@pytest.mark.parametrize("rules", sweep(NAMES, KINDS))
def test_a_wrapped_compiled_player_plays_exactly_the_same_games(rules: str) -> None:
    names = ("hints", "greedy", "random", "strong")
    _, compiled = simulate(names, 2, rules)
    _, wrapped = simulate(tuple(f"my_bots:{name}" for name in names), 2, rules)
    check_same(wrapped, compiled)


def test_whole_games_are_the_same_too() -> None:
    _, compiled = simulate(("hints", "greedy"), 2, "kilpatrick", 5000)
    _, wrapped = simulate(("my_bots:Wrapped", "greedy"), 2, "kilpatrick", 5000)
    assert sum(compiled.wins.values()) == 2
    check_same(wrapped, compiled)


def test_the_number_of_threads_changes_nothing() -> None:
    names = ("my_bots:Last", "greedy")
    check_same(simulate(names, 6, threads=1)[1], simulate(names, 6, threads=3)[1])


def test_an_interrupted_and_resumed_simulation_gives_the_same_counts(tmp_path: Path) -> None:
    names, file = ("my_bots:Last", "greedy"), tmp_path / "saved.json"
    settings, totals = simulate(names, 2)
    save(file, settings, totals)
    saved, resumed = load(file)
    assert saved.seats == ("my_bots:Last", "greedy") * 2
    check_same(simulate(names, 5, totals=resumed)[1], simulate(names, 5)[1])


def test_the_report_mentions_players_that_are_not_compiled() -> None:
    settings, totals = simulate(("my_bots:Last", "hints"), 2)
    assert report(settings, totals, 2).in_python
    settings, totals = simulate(("greedy", "hints"), 2)
    assert not report(settings, totals, 2).in_python


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("Raising", r"failed in game 0 at the position 5s/.*: ZeroDivisionError: too bad \(my_bots.py:"),
        ("Cheating", r"chose accept, which isn’t legal, in game 0 at the position 5s/.*\."),
        ("Silent", r"chose None, which isn’t legal, in game 0"),
        ("Incomplete", r"failed in game 0 .*: AttributeError: .*'observe'"),
    ],
)
def test_a_faulty_player_is_an_error_with_its_name_game_and_position(name: str, problem: str) -> None:
    with pytest.raises(PlayerError, match=f"^my_bots:{name} {problem}"):
        simulate((f"my_bots:{name}",), 1)


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        main(args)
    out, err = capsys.readouterr()
    return int(end.value.code or 0), out, err


SHORT = ("--games", "4", "--max-turns", "60")


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("simulate", "--seats", "my_bots:Last,greedy", *SHORT)
    status, out, _ = run(capsys, *args)
    assert status == 0
    assert "my_bots:Last isn’t compiled" in " ".join(out.split())
    assert max(map(len, out.splitlines())) <= 80
    status, out, _ = run(capsys, *args, "--json")
    assert json.loads(out)["in_python"] is True


def test_resume(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    args = ("simulate", "--seats", "my_bots:Last,greedy", "--max-turns", "60", "--json")
    file = str(tmp_path / "saved.json")
    run(capsys, *args, "--games", "2", "--save", file)
    registry._loaded.clear()
    _, resumed, _ = run(capsys, "simulate", "--resume", file, "--games", "4", "--json")
    _, uninterrupted, _ = run(capsys, *args, "--games", "4")
    assert resumed == uninterrupted


def test_compare(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("compare", "my_bots:Wrapped", "my_bots:hints", *SHORT)
    status, out, _ = run(capsys, *args)
    assert status == 0
    assert "aren’t compiled" in " ".join(out.split())
    status, out, _ = run(capsys, *args, "--json")
    found = json.loads(out)
    assert found["in_python"] is True
    assert found["lead"]["value"] == 0


def test_compare_rule_sets(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("compare", "arizona", "basic", "--seats", "my_bots:Last,random", *SHORT, "--json")
    status, out, _ = run(capsys, *args)
    assert status == 0
    assert json.loads(out)["in_python"] is True


def test_a_failing_player_ends_the_command_with_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "simulate", "--seats", "my_bots:Cheating", *SHORT)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert "my_bots:Cheating chose accept" in err


def test_a_missing_player_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "simulate", "--seats", "my_bots:Nobody", *SHORT)
    assert status == 2
    assert "my_bots:Nobody" in err
