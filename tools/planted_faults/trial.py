"""Whether tests see a fault."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from tools.planted_faults.faults import BROWSER_TESTS, CLIENT, Fault
from tools.planted_faults.scratch import FailedError, Scratch, environment

Kind = Literal["caught", "missed", "endless", "broken"]
CACHE = Path(".pytest-of-faults")
VITEST_REPORT = Path("vitest-report.json")
NOTHING_RAN = 5
"""The exit status of pytest if no test was left."""


class EndlessError(Exception):
    """Tests took longer than they may."""


@dataclass(frozen=True)
class Outcome:
    """What became of a fault.

    It is ``caught`` by a test; ``missed``; ``endless`` if the tests took too long; or ``broken`` if they
    couldn't run, or the one that failed does so without the fault, too.
    """

    kind: Kind
    test: str = ""
    seconds: float = 0.0


class Trial:
    """Runs the tests of faults in one scratch copy."""

    def __init__(self, scratch: Scratch, limit: float, *, all_tests: bool) -> None:
        """``limit``: the seconds that tests may take. ``all_tests``: also those of `make soak`."""
        self._scratch, self._limit = scratch, limit
        self._marks = "" if all_tests else "not soak"

    def outcome(self, fault: Fault) -> Outcome:
        """Plant a fault, run its tests, and take it out again."""
        try:
            return self._outcome(fault)
        except EndlessError:
            return Outcome("endless", seconds=self._limit)
        except FailedError as error:
            return Outcome("broken", str(error))

    def _outcome(self, fault: Fault) -> Outcome:
        with self._scratch.planted(fault):
            self._scratch.prepare_kernel(fault)
            began = time.monotonic()
            found = self._first_failure(fault)
            seconds = time.monotonic() - began
        if found is None:
            return Outcome("missed", seconds=seconds)
        self._scratch.prepare_kernel()
        return Outcome("broken" if self._fails(fault, found) else "caught", found, seconds)

    def _first_failure(self, fault: Fault) -> str | None:
        """The first test that fails; None if none does. Raises EndlessError or FailedError."""
        if fault.is_client and (failed := self._vitest(fault)):
            return failed
        first, area = self._existing(fault.first), self._existing(fault.area)
        if first and (failed := self._pytest(first)):
            return failed
        return self._pytest(area, *(f"--ignore={each}" for each in first)) if area else None

    def _fails(self, fault: Fault, test: str) -> bool:
        """Whether a test fails without the fault."""
        if test.startswith(CLIENT):
            return self._vitest(fault) is not None
        return self._pytest([test]) is not None

    def _existing(self, tests: Sequence[str]) -> list[str]:
        """Another revision may not have all of them."""
        return [each for each in tests if (self._scratch.root / each).exists()]

    def _pytest(self, tests: Sequence[str], *options: str) -> str | None:
        """The first of some tests that fails, or the file that can't be imported."""
        if any(each.startswith(BROWSER_TESTS) for each in tests):
            self._scratch.prepare_client()
        shutil.rmtree(self._scratch.root / CACHE, ignore_errors=True)
        command = [str(self._scratch.python), "-m", "pytest", "-x", "-q", "--no-header", "--tb=short"]
        command += ["-m", self._marks, "-o", f"cache_dir={CACHE}", *options, *tests]
        status, output = self._run(command)
        if status in (0, NOTHING_RAN):
            return None
        failed = self._scratch.root / CACHE / "v/cache/lastfailed"
        if not failed.exists():
            raise FailedError(f"pytest ended with {status}:\n{output[-3000:]}")
        return str(next(iter(json.loads(failed.read_text("utf-8")))))

    def _vitest(self, fault: Fault) -> str | None:
        """The first of the client's tests that fails, of those that import the fault's file."""
        report = self._scratch.root / VITEST_REPORT
        report.unlink(missing_ok=True)
        command = [
            "tools/npm.sh",
            "exec",
            "--",
            "vitest",
            "related",
            "--run",
            "--bail=1",
            "--passWithNoTests",
        ]
        command += ["--reporter=json", f"--outputFile={report}", fault.file.removeprefix("web/")]
        status, output = self._run(command)
        if status == 0:
            return None
        if not report.exists():
            raise FailedError(f"vitest ended with {status}:\n{output[-3000:]}")
        files = json.loads(report.read_text("utf-8"))["testResults"]
        failed = [
            f"{_below(self._scratch.root, file['name'])} > {test['fullName']}"
            for file in files
            for test in file["assertionResults"]
            if test["status"] == "failed"
        ]
        return failed[0] if failed else _below(self._scratch.root, files[0]["name"])

    def _run(self, command: Sequence[str]) -> tuple[int, str]:
        """The exit status and the output of a command. Raises EndlessError."""
        with subprocess.Popen(
            command,
            cwd=self._scratch.root,
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        ) as process:
            try:
                output, _ = process.communicate(timeout=self._limit)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                raise EndlessError from None
            return process.returncode, output


def _below(root: Path, file: str) -> str:
    return Path(file).resolve().relative_to(root.resolve()).as_posix()
