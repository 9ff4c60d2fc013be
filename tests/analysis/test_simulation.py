"""A simulation's result doesn't depend on threads, interruptions, or saving and resuming."""

from __future__ import annotations

import threading
from pathlib import Path

import msgspec
import pytest

from pegs.analysis.checkpoint import VERSION, check_same_settings, load, save
from pegs.analysis.lineup import lineup
from pegs.analysis.report import Report, report
from pegs.analysis.simulation import SimulationSettings, Totals, play
from pegs.analysis.workers import Workers, stop_on_interrupt
from pegs.core.errors import UsageError
from pegs.rules.loader import as_ruleset

GAMES = 60
MANY = 100_000
"""More games than are played before the first chunk stops the simulation."""


def settings_of(rules: str = "arizona", seed: str = "7") -> SimulationSettings:
    ruleset = as_ruleset(rules)
    return SimulationSettings.of(
        ruleset, 4, 2, lineup(("greedy", "random"), ruleset.rules.board(4, 2)), seed, 300
    )


def simulate(settings: SimulationSettings, totals: Totals, games: int, threads: int) -> Report:
    for _ in play(settings, totals, games, threading.Event(), threads):
        pass
    return report(settings, totals, games)


def simulate_until_interrupted(settings: SimulationSettings) -> Totals:
    totals, stop = Totals(), threading.Event()
    for done in play(settings, totals, MANY, stop, 2):
        if done:
            stop.set()
    return totals


def test_the_number_of_threads_changes_nothing() -> None:
    found = [simulate(settings_of(), Totals(), GAMES, threads) for threads in (1, 2, 5)]
    assert found[0] == found[1] == found[2]


def test_another_seed_gives_other_games() -> None:
    one, other = (simulate(settings_of(seed=seed), Totals(), GAMES, 2) for seed in ("7", "8"))
    assert one.rates != other.rates


def test_an_interrupted_and_resumed_simulation_gives_the_same_report(tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    totals = simulate_until_interrupted(settings_of())
    assert 0 < totals.games < MANY
    goal = max(end for _, end in totals.done) + 10
    save(file, settings_of(), totals)
    settings, resumed = load(file)
    assert settings == settings_of()
    assert resumed.done == totals.done
    assert simulate(settings, resumed, goal, 2) == simulate(settings_of(), Totals(), goal, 1)


def test_a_saved_simulation_can_be_extended(tmp_path: Path) -> None:
    file, totals = tmp_path / "saved.json", Totals()
    simulate(settings_of(), totals, GAMES // 2, 2)
    save(file, settings_of(), totals)
    settings, resumed = load(file)
    assert simulate(settings, resumed, GAMES, 1) == simulate(settings_of(), Totals(), GAMES, 1)


def test_a_file_with_other_settings_is_refused() -> None:
    with pytest.raises(UsageError, match="seed is 7 there, not 8"):
        check_same_settings(settings_of(), settings_of(seed="8"), Path("saved.json"))
    with pytest.raises(UsageError, match="rules_name is arizona there, not basic"):
        check_same_settings(settings_of(), settings_of("basic"), Path("saved.json"))
    changed = msgspec.structs.replace(settings_of(), rules="hand_size = 6\n")
    with pytest.raises(UsageError, match="different rules, also called arizona"):
        check_same_settings(settings_of(), changed, Path("saved.json"))


@pytest.mark.parametrize(
    "content", ["", "[]", "{}", '{"format": "pegs-simulation", "version": 99}', "\x00\xff"]
)
def test_a_file_that_isnt_a_simulation_is_refused(tmp_path: Path, content: str) -> None:
    file = tmp_path / "other.json"
    file.write_text(content)
    with pytest.raises(UsageError, match="isn’t a simulation"):
        load(file)


def test_a_file_of_another_version_or_shape_is_refused(tmp_path: Path) -> None:
    file, totals = tmp_path / "saved.json", Totals()
    simulate(settings_of(), totals, 2, 1)
    save(file, settings_of(), totals)
    saved = msgspec.json.decode(file.read_bytes())
    for change in ({"version": VERSION + 1}, {"format": "other"}, {"uses": [[1, 2]]}):
        file.write_bytes(msgspec.json.encode(saved | change))
        with pytest.raises(UsageError, match="isn’t a simulation"):
            load(file)


def test_a_missing_file_or_folder_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="Can’t read"):
        load(tmp_path / "none.json")
    with pytest.raises(UsageError, match="Can’t write"):
        save(tmp_path / "none" / "saved.json", settings_of(), Totals())


def test_saving_leaves_no_other_files(tmp_path: Path) -> None:
    save(tmp_path / "saved.json", settings_of(), Totals())
    save(tmp_path / "saved.json", settings_of(), Totals())
    assert [file.name for file in tmp_path.iterdir()] == ["saved.json"]


def test_every_game_is_played_once() -> None:
    workers = Workers(lambda _memory, span: span, threads=3)
    found = sorted(span for span, _ in workers.run([(0, 5), (9, 10), (20, 20), (30, 300)], threading.Event()))
    numbers = [number for start, stop in found for number in range(start, stop)]
    assert numbers == [*range(5), 9, *range(30, 300)]


def test_an_exception_in_a_thread_is_raised_by_run() -> None:
    def fail(_memory: object, span: tuple[int, int]) -> None:
        raise ZeroDivisionError(span)

    with pytest.raises(ZeroDivisionError):
        list(Workers(fail, threads=2).run([(0, 10)], threading.Event()))


def test_the_first_interrupt_finishes_chunks_and_the_second_raises() -> None:
    import signal

    notices: list[str] = []
    with stop_on_interrupt(lambda: notices.append("stopping")) as stop:
        signal.raise_signal(signal.SIGINT)
        assert stop.is_set()
        assert notices == ["stopping"]
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
