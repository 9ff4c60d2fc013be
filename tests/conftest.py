"""What every test needs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pegs import players


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


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    terminal: pytest.TerminalReporter | None = config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(InstantFailures(terminal), "instant-failures")


@pytest.fixture(autouse=True)
def _no_players_left_over() -> Iterator[None]:
    """Players that a test loads by ``MODULE:NAME`` are unknown to the next one."""
    before = dict(players._loaded)
    yield
    players._loaded.clear()
    players._loaded.update(before)
