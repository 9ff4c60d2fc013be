"""Check what was touched, or everything: ``python -m tools.check [--since COMMIT | --everything]``."""

from __future__ import annotations

import argparse
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

from tools.check.selection import Selection, select
from tools.check.temporary_files import in_memory
from tools.check.touched import ROOT, touched_files

PYTEST = [str(Path(sys.executable).with_name("pytest")), "--dist", "worksteal"]
INTERRUPTED = 130
BESIDE = 2
"""How many steps run beside the tests at once."""
FEW, MANY = ("-n", "2"), ("-n", "3")
"""How many processes share the tests. Two keep a small machine busy as long as steps run beside them; then a
third uses the time in which others wait for a server or a browser. A fourth made two idle cores no faster.
"""
ON_DEVICES = (
    "tests/here/test_files.py",
    "tests/browser/test_here.py",
    "tests/browser/test_in_a_folder.py",
)
"""Tests of what `make device` builds."""
BUDGET = 40.0
"""Seconds of tests that are near what was touched, spread over two processes."""


@dataclass(frozen=True)
class Step:
    """A command, what the report calls it, and whether its output is shown before it has ended."""

    name: str
    command: Sequence[str]
    is_live: bool = False


@dataclass(frozen=True)
class Plan:
    """Steps one after another, and at the same time others that need none of them.

    Tests often wait for a server or a browser, so what runs beside them costs them little.
    """

    ahead: list[Step]
    beside: list[Step]


def main(words: Sequence[str] | None = None) -> int:
    """Carry out the plan, print what fails, and return the exit status."""
    parser = argparse.ArgumentParser(prog="tools.check", description=__doc__)
    parser.add_argument("--since", metavar="COMMIT", help="compare with this commit instead of the newest")
    parser.add_argument("--everything", action="store_true", help="check everything, whatever was touched")
    chosen = parser.parse_args(words)
    began = time.monotonic()
    for sign in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(sign, signal.default_int_handler)
    try:
        failed = carry_out(everything() if chosen.everything else plan_for(touched_files(chosen.since)))
    except KeyboardInterrupt:
        print("Stopped.")
        return INTERRUPTED
    took = f"after {_minutes(time.monotonic() - began)}"
    print(f"Failed {took}: {', '.join(step.name for step in failed)}" if failed else f"All fine {took}")
    return 1 if failed else 0


def everything() -> Plan:
    """What `make test` does."""
    tests = Step("tests", [*PYTEST, *MANY], is_live=True)
    beside = [_make("lint"), _make("client-check"), _make("client-tests"), _make("types")]
    return Plan([_make("kernel", "web", "device"), tests], beside)


def plan_for(touched: Sequence[str]) -> Plan:
    """What `make check` does."""
    selection = select(touched, BUDGET)
    if selection.untested:
        print(f"No tests belong to {', '.join(selection.untested)}", flush=True)
    ahead = [_make(*_built_for(selection.chosen)), _tests(selection)] if selection.chosen else []
    beside = [_make("lint"), _make("types")]
    if _touches(touched, "web/"):
        beside.append(_make("client-check"))
    if _touches(touched, "web/", "src/pegs/locales/", "src/pegs/look/"):
        beside.append(_make("client-tests"))
    return Plan(ahead, beside)


def carry_out(plan: Plan) -> list[Step]:
    """Run the steps, and return those that failed. After a failed step, the ones behind it don't run.

    An interrupt terminates the steps that are running.
    """
    with in_memory() as environment, ThreadPoolExecutor(BESIDE) as threads:
        runs = Runs(environment)
        try:
            results = [(step, threads.submit(runs.run, step)) for step in plan.beside]
            failed = next(([step] for step in plan.ahead if not runs.run(step)), [])
            return failed + [step for step, passed in results if not passed.result()]
        except BaseException:
            runs.stop()
            raise


class Runs:
    """Runs steps as processes in an environment, and can terminate them all."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._environment = environment
        self._running: set[subprocess.Popen[str]] = set()
        self._is_stopped = False
        self._lock = Lock()

    def run(self, step: Step) -> bool:
        """Run a step, print its output if it fails, and return whether it passed."""
        began = time.monotonic()
        process = self._start(step)
        if process is None:
            return False
        output, _ = process.communicate()
        with self._lock:
            self._running.discard(process)
        is_fine = process.returncode == 0
        if output and not is_fine and not self._is_stopped:
            print(output)
        if not self._is_stopped:
            print(f"{'✓' if is_fine else '✗'} {step.name} ({_minutes(time.monotonic() - began)})", flush=True)
        return is_fine

    def _start(self, step: Step) -> subprocess.Popen[str] | None:
        with self._lock:
            if self._is_stopped:
                return None
            process = subprocess.Popen(
                step.command,
                cwd=ROOT,
                env=self._environment,
                stdout=None if step.is_live else subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
            self._running.add(process)
            return process

    def stop(self) -> None:
        """Terminate the running steps and start no others. `run` returns False for all of them."""
        with self._lock:
            self._is_stopped = True
            running = set(self._running)
        for process in running:
            process.terminate()
        for process in running:
            process.wait()


def _built_for(tests: Sequence[str]) -> list[str]:
    """The make targets that these tests need; make does nothing for those that are up to date."""
    targets = ["kernel"]
    if _touches(tests, "tests/browser/"):
        targets.append("web")
    if _touches(tests, *ON_DEVICES):
        targets.append("device")
    return targets


def _make(*targets: str) -> Step:
    return Step(" and ".join(targets), ["make", "--no-print-directory", f"-j{len(targets)}", *targets])


def _tests(selection: Selection) -> Step:
    left = (
        f", {len(selection.left)} that are farther away or slow are left to make test"
        if selection.left
        else ""
    )
    return Step(f"tests in {len(selection.chosen)} files{left}", [*PYTEST, *FEW, "-q", *selection.chosen])


def _touches(touched: Sequence[str], *folders: str) -> bool:
    return any(file.startswith(folders) for file in touched)


def _minutes(seconds: float) -> str:
    return f"{seconds // 60:.0f}:{seconds % 60:02.0f}"


if __name__ == "__main__":
    sys.exit(main())
