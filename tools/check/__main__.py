"""Check what was touched, or everything: ``python -m tools.check [--since COMMIT | --everything]``."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tools.check.selection import Selection, select
from tools.check.temporary_files import in_memory
from tools.check.touched import ROOT, touched_files

PYTEST = [str(Path(sys.executable).with_name("pytest")), "--dist", "worksteal"]
BESIDE = 2
"""How many steps run beside the tests at once."""
FEW, MANY = ("-n", "2"), ("-n", "3")
"""How many processes share the tests. Two keep a small machine busy as long as steps run beside them; then a
third uses the time in which others wait for a server or a browser.
"""
BUDGET = 40.0
"""Seconds of tests that are near what was touched, spread over two processes."""
COMPILED = tuple(
    f"src/pegs/{name}/" for name in ("engine/kernel", "players", "analysis", "study", "training")
)
"""Folders with code that's compiled into the kernel's library; its builder knows which."""


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
    failed = carry_out(everything() if chosen.everything else plan_for(touched_files(chosen.since)))
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
    ahead = [_make("kernel")] if _touches(touched, *COMPILED) else []
    if _touches(touched, "web/") and any(file.startswith("tests/browser/") for file in selection.chosen):
        ahead.append(_make("web"))
    if selection.chosen:
        ahead.append(_tests(selection))
    beside = [_make("lint"), _make("types")]
    if _touches(touched, "web/"):
        beside.append(_make("client-check"))
    if _touches(touched, "web/", "src/pegs/locales/", "src/pegs/look/"):
        beside.append(_make("client-tests"))
    return Plan(ahead, beside)


def carry_out(plan: Plan) -> list[Step]:
    """Run the steps, and return those that failed. After a failed step, the ones behind it don't run."""
    with in_memory() as environment, ThreadPoolExecutor(BESIDE) as threads:
        results = [(step, threads.submit(_run, step, environment)) for step in plan.beside]
        failed = _first_failed(plan.ahead, environment)
        return failed + [step for step, passed in results if not passed.result()]


def _first_failed(steps: Sequence[Step], environment: Mapping[str, str]) -> list[Step]:
    return next(([step] for step in steps if not _run(step, environment)), [])


def _make(*targets: str) -> Step:
    return Step(" and ".join(targets), ["make", "--no-print-directory", f"-j{len(targets)}", *targets])


def _tests(selection: Selection) -> Step:
    left = f", {len(selection.left)} farther away are left to make test" if selection.left else ""
    return Step(f"tests in {len(selection.chosen)} files{left}", [*PYTEST, *FEW, "-q", *selection.chosen])


def _touches(touched: Sequence[str], *folders: str) -> bool:
    return any(file.startswith(folders) for file in touched)


def _run(step: Step, environment: Mapping[str, str]) -> bool:
    """Run a step, print its output if it fails, and return whether it passed."""
    began = time.monotonic()
    output = None if step.is_live else subprocess.PIPE
    done = subprocess.run(
        step.command, cwd=ROOT, env=environment, stdout=output, stderr=subprocess.STDOUT, text=True
    )
    is_fine = done.returncode == 0
    if done.stdout and not is_fine:
        print(done.stdout)
    print(f"{'✓' if is_fine else '✗'} {step.name} ({_minutes(time.monotonic() - began)})", flush=True)
    return is_fine


def _minutes(seconds: float) -> str:
    return f"{seconds // 60:.0f}:{seconds % 60:02.0f}"


if __name__ == "__main__":
    sys.exit(main())
