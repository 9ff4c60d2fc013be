"""What every test needs."""

from __future__ import annotations

import signal
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator
from operator import itemgetter
from pathlib import PurePath

import pytest

from pegs import players
from tests import soak as soak  # registers Hypothesis's profile before it is chosen

SLOWEST = 20
"""How many tests the report at the end lists."""
MISSING_ENGINE = " isn't installed"
"""How the reason ends for which a test in a browser engine is skipped (tests/browser/engines)."""
SECONDS = "pegs/seconds"
"""Where pytest's cache has the seconds of each file."""


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
        self._tests: dict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._tests[report.nodeid] += report.duration

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Keep what each file took: `make check` chooses by it."""
        cache = getattr(session.config, "cache", None)  # pytest may run without this plugin
        if cache is not None and exitstatus == 0 and _runs_whole_files(session.config):
            cache.set(SECONDS, cache.get(SECONDS, {}) | self._sums(_file))

    def _sums(self, group_of: Callable[[str], str]) -> dict[str, float]:
        found: dict[str, float] = defaultdict(float)
        for test, seconds in self._tests.items():
            found[group_of(test)] += seconds
        return found

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if len(self._tests) <= SLOWEST:
            return
        folders = self._sums(_folder)
        terminalreporter.section("worker-seconds of each folder")
        for folder, seconds in _most(folders):
            terminalreporter.write_line(f"{seconds:8.1f} s  {folder}")
        terminalreporter.write_line(f"{sum(folders.values()):8.1f} s  in all")
        terminalreporter.section(f"the {SLOWEST} slowest tests")
        for test, seconds in _most(self._tests)[:SLOWEST]:
            terminalreporter.write_line(f"{seconds:8.1f} s  {test}")


class MissingEngines:
    """Says at the end, loudly, which browser engines weren't here, so that their tests were skipped."""

    def __init__(self) -> None:
        self._reasons: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped and isinstance(report.longrepr, tuple) and MISSING_ENGINE in report.longrepr[2]:
            self._reasons.add(report.longrepr[2].removeprefix("Skipped: ").removesuffix(MISSING_ENGINE))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> Generator[None]:
        """After everything else."""
        yield
        if self._reasons:
            engines = ", ".join(sorted(self._reasons))
            line = f"NOT TESTED in {engines}: run tools/engines.sh"
            terminalreporter.write_line(line, red=True, bold=True)


def _runs_whole_files(config: pytest.Config) -> bool:
    """Whether every test of a file runs that `make test` runs, and as there."""
    option = config.option
    is_usual = option.markexpr == "not soak" and option.hypothesis_profile == "ci"
    return is_usual and not option.keyword and not any("::" in test for test in config.args)


def _file(test: str) -> str:
    return test.partition("::")[0]


def _folder(test: str) -> str:
    """The folder below ``tests``, or the file if it's in none."""
    return str(PurePath(*PurePath(_file(test)).parts[:2]))


def _most(seconds: dict[str, float]) -> list[tuple[str, float]]:
    return sorted(seconds.items(), key=itemgetter(1), reverse=True)


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    # A shell's background processes, and what they start, ignore Ctrl-C. Some tests send it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    terminal: pytest.TerminalReporter | None = config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(InstantFailures(terminal), "instant-failures")
        config.pluginmanager.register(TimeReport(), "time-report")
        config.pluginmanager.register(MissingEngines(), "missing-engines")


@pytest.fixture(autouse=True)
def _no_players_left_over() -> Iterator[None]:
    """Players that a test loads by ``MODULE:NAME`` are unknown to the next one."""
    before = dict(players._loaded)
    yield
    players._loaded.clear()
    players._loaded.update(before)
