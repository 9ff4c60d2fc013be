"""What every test needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import PurePath

import pytest

from pegs import players
from tests import soak as soak  # registers Hypothesis's profile before it is chosen

SLOWEST = 20
"""How many tests the report at the end lists."""


class InstantFailures:
    """Prints each failure as it happens, and not only when all tests have run."""

    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self._terminal = terminal

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._terminal.write_line("")
            self._terminal.write_line(f"FAILED {report.nodeid} ({report.when})", red=True)
            self._terminal.write_line(report.longreprtext)


class TimeReport:
    """Reports at the end where the time went: each folder's seconds, and the slowest tests."""

    def __init__(self) -> None:
        self._tests: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._tests[report.nodeid] += report.duration  # type: ignore[assignment]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if len(self._tests) <= SLOWEST:
            return
        folders: Counter[str] = Counter()
        for test, seconds in self._tests.items():
            folders[_folder(test)] += seconds  # type: ignore[assignment]
        terminalreporter.section("worker-seconds of each folder")
        for folder, seconds in folders.most_common():
            terminalreporter.write_line(f"{seconds:8.1f} s  {folder}")
        terminalreporter.write_line(f"{sum(folders.values()):8.1f} s  in all")
        terminalreporter.section(f"the {SLOWEST} slowest tests")
        for test, seconds in self._tests.most_common(SLOWEST):
            terminalreporter.write_line(f"{seconds:8.1f} s  {test}")


def _folder(test: str) -> str:
    """The folder below ``tests``, or the file if it's in none."""
    file = PurePath(test.partition("::")[0])
    return str(PurePath(*file.parts[:2]))


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    terminal: pytest.TerminalReporter | None = config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(InstantFailures(terminal), "instant-failures")
        config.pluginmanager.register(TimeReport(), "time-report")


@pytest.fixture(autouse=True)
def _no_players_left_over() -> Iterator[None]:
    """Players that a test loads by ``MODULE:NAME`` are unknown to the next one."""
    before = dict(players._loaded)
    yield
    players._loaded.clear()
    players._loaded.update(before)
