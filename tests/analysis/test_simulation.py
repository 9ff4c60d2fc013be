"""A simulation is the same however it is cut up, kept and taken up again."""

from __future__ import annotations

import threading
from pathlib import Path

import msgspec
import pytest

from pegs.analysis.checkpoint import VERSION, load, refuse_differing, save
from pegs.analysis.lineup import lineup
from pegs.analysis.report import Report, report
from pegs.analysis.simulation import Settings, Totals, play
from pegs.analysis.workers import Crew, stop_on_interrupt
from pegs.core.errors import UsageError
from pegs.rules.resolve import resolve

GAMES = 60
MANY = 100_000
"""More than any thread plays while another has no time to stop it."""


def settings_of(rules: str = "arizona", seed: str = "7") -> Settings:
    ruleset = resolve(rules)
    return Settings.of(ruleset, 4, 2, lineup(("greedy", "random"), ruleset.rules.board(4, 2)), seed, 300)


def played(settings: Settings, totals: Totals, games: int, threads: int) -> Report:
    for _ in play(settings, totals, games, threading.Event(), threads):
        pass
    return report(settings, totals, games)


def interrupted(settings: Settings) -> Totals:
    totals, stop = Totals(), threading.Event()
    for done in play(settings, totals, MANY, stop, 2):
        if done:
            stop.set()
    return totals


def test_the_number_of_threads_changes_nothing() -> None:
    found = [played(settings_of(), Totals(), GAMES, threads) for threads in (1, 2, 5)]
    assert found[0] == found[1] == found[2]


def test_another_seed_gives_other_games() -> None:
    one, other = (played(settings_of(seed=seed), Totals(), GAMES, 2) for seed in ("7", "8"))
    assert one.rates != other.rates


def test_interrupted_kept_and_resumed_is_as_never_interrupted(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    totals = interrupted(settings_of())
    assert 0 < totals.games < MANY
    goal = max(end for _, end in totals.done) + 10
    save(file, settings_of(), totals)
    settings, resumed = load(file)
    assert settings == settings_of()
    assert resumed.done == totals.done
    assert played(settings, resumed, goal, 2) == played(settings_of(), Totals(), goal, 1)


def test_a_kept_simulation_can_be_made_longer(tmp_path: Path) -> None:
    file, totals = tmp_path / "kept.json", Totals()
    played(settings_of(), totals, GAMES // 2, 2)
    save(file, settings_of(), totals)
    settings, resumed = load(file)
    assert played(settings, resumed, GAMES, 1) == played(settings_of(), Totals(), GAMES, 1)


def test_a_file_with_other_settings_is_refused() -> None:
    with pytest.raises(UsageError, match="its seed is 7, not 8"):
        refuse_differing(settings_of(), settings_of(seed="8"), Path("kept.json"))
    with pytest.raises(UsageError, match="its rules_name is arizona, not basic"):
        refuse_differing(settings_of(), settings_of("basic"), Path("kept.json"))
    changed = msgspec.structs.replace(settings_of(), rules="hand_size = 6\n")
    with pytest.raises(UsageError, match="other rules by the name of arizona"):
        refuse_differing(settings_of(), changed, Path("kept.json"))


@pytest.mark.parametrize(
    "content", ["", "[]", "{}", '{"format": "pegs-simulation", "version": 99}', "\x00\xff"]
)
def test_a_file_that_holds_no_simulation_is_refused(tmp_path: Path, content: str) -> None:
    file = tmp_path / "other.json"
    file.write_text(content)
    with pytest.raises(UsageError, match="holds no simulation"):
        load(file)


def test_a_file_of_another_version_or_shape_is_refused(tmp_path: Path) -> None:
    file, totals = tmp_path / "kept.json", Totals()
    played(settings_of(), totals, 2, 1)
    save(file, settings_of(), totals)
    kept = msgspec.json.decode(file.read_bytes())
    for change in ({"version": VERSION + 1}, {"format": "other"}, {"uses": [[1, 2]]}):
        file.write_bytes(msgspec.json.encode(kept | change))
        with pytest.raises(UsageError, match="holds no simulation"):
            load(file)


def test_a_missing_file_and_a_folder_are_told(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot be read"):
        load(tmp_path / "none.json")
    with pytest.raises(UsageError, match="cannot be written"):
        save(tmp_path / "none" / "kept.json", settings_of(), Totals())


def test_saving_leaves_nothing_else_behind(tmp_path: Path) -> None:
    save(tmp_path / "kept.json", settings_of(), Totals())
    save(tmp_path / "kept.json", settings_of(), Totals())
    assert [file.name for file in tmp_path.iterdir()] == ["kept.json"]


def test_spans_are_played_once_each() -> None:
    crew = Crew(lambda _bench, span: span, threads=3)
    found = sorted(span for span, _ in crew.run([(0, 5), (9, 10), (20, 20), (30, 300)], threading.Event()))
    numbers = [number for start, stop in found for number in range(start, stop)]
    assert numbers == [*range(5), 9, *range(30, 300)]


def test_a_mistake_in_a_thread_is_raised_where_it_is_waited_for() -> None:
    def fail(_bench: object, span: tuple[int, int]) -> None:
        raise ZeroDivisionError(span)

    with pytest.raises(ZeroDivisionError):
        list(Crew(fail, threads=2).run([(0, 10)], threading.Event()))


def test_the_first_interrupt_stops_softly_the_second_at_once() -> None:
    import signal

    with stop_on_interrupt() as stop:
        signal.raise_signal(signal.SIGINT)
        assert stop.is_set()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
