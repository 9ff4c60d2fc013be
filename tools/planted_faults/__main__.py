"""The command: see `tools.planted_faults`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from queue import SimpleQueue
from threading import Lock

from tools import planted_faults
from tools.planted_faults.faults import Fault, load_faults
from tools.planted_faults.scratch import BUILD, Scratch
from tools.planted_faults.trial import Outcome, Trial

RESULTS = BUILD / "results.json"
ENOUGH = 0.95
"""The share that `make test` has to catch, of what all tests catch."""


class Results:
    """What was found so far, also by earlier runs."""

    def __init__(self, file: Path) -> None:
        self._file, self._lock = file, Lock()
        self._found: dict[str, Outcome] = {}
        if file.exists():
            found = json.loads(file.read_text("utf-8"))
            self._found = {key: Outcome(**each) for key, each in found.items()}

    def get(self, suite: str, fault: Fault) -> Outcome | None:
        """What became of a fault in a suite; None if that isn't known."""
        return self._found.get(_key(suite, fault))

    def add(self, suite: str, fault: Fault, outcome: Outcome) -> None:
        """Keep an outcome."""
        with self._lock:
            self._found[_key(suite, fault)] = outcome
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_text(
                json.dumps({key: asdict(each) for key, each in self._found.items()}, indent=1), "utf-8"
            )


def _key(suite: str, fault: Fault) -> str:
    return f"{suite}/{fault.name}/{fault.digest}"


class Runner:
    """Tries faults, several at a time, and prints what becomes of each."""

    def __init__(self, options: argparse.Namespace) -> None:
        self._options, self._results = options, Results(RESULTS)
        self._whole = f"all of {options.tests}" if options.tests else "all"

    def short(self, faults: Sequence[Fault]) -> dict[str, Outcome]:
        """The outcomes in `make test`."""
        return self._outcomes("short", faults, None, all_tests=False)

    def whole(self, faults: Sequence[Fault]) -> dict[str, Outcome]:
        """The outcomes with all tests."""
        return self._outcomes(self._whole, faults, self._options.tests, all_tests=True)

    def _outcomes(
        self, suite: str, faults: Sequence[Fault], revision: str | None, *, all_tests: bool
    ) -> dict[str, Outcome]:
        wanted = [fault for fault in faults if self._options.again or self._results.get(suite, fault) is None]
        done: SimpleQueue[Fault] = SimpleQueue()
        jobs = min(self._options.jobs, len(wanted))
        trials: SimpleQueue[Trial] = SimpleQueue()
        for number in range(jobs):
            scratch = Scratch(BUILD / f"{'whole' if all_tests else 'short'}-{number}", revision)
            trials.put(Trial(scratch, self._options.limit, all_tests=all_tests))

        def attempt(fault: Fault) -> None:
            trial = trials.get()
            try:
                outcome = trial.outcome(fault)
            finally:
                trials.put(trial)
            self._results.add(suite, fault, outcome)
            done.put(fault)
            print(f"{done.qsize():3} of {len(wanted)}  {fault.name}: {_told(outcome)} ({suite})", flush=True)

        if wanted:
            with ThreadPoolExecutor(jobs) as pool:
                list(pool.map(attempt, wanted))
        found = {fault.name: self._results.get(suite, fault) for fault in faults}
        return {name: outcome for name, outcome in found.items() if outcome is not None}


def _told(outcome: Outcome) -> str:
    test = outcome.test.strip().partition("\n")[0]
    return " ".join((outcome.kind, *filter(None, (test, f"{outcome.seconds:.0f} s"))))


def main() -> int:
    """Try the faults, and print a table. The exit status is 1 if `make test` misses too many."""
    options = _options()
    known = {fault.name: fault for fault in load_faults()}
    if unknown := [name for name in options.names if name not in known]:
        sys.exit(f"There is no fault {', '.join(unknown)}.")
    faults = [known[name] for name in options.names] or list(known.values())
    runner = Runner(options)
    short = {} if options.suite == "all" else runner.short(faults)
    missed = [fault for fault in faults if fault.name not in short or short[fault.name].kind != "caught"]
    whole = {} if options.suite == "short" else runner.whole(missed)
    return _report(faults, short, whole)


def _report(faults: Sequence[Fault], short: dict[str, Outcome], whole: dict[str, Outcome]) -> int:
    width = max(len(fault.name) for fault in faults)
    print()
    for fault in faults:
        outcomes = [("make test", short.get(fault.name)), ("all tests", whole.get(fault.name))]
        told = [f"{suite}: {_told(outcome)}" for suite, outcome in outcomes if outcome is not None]
        print(f"{fault.name:<{width}}  {', '.join(told)}")
    quick = sum(each.kind == "caught" for each in short.values())
    later = sum(each.kind == "caught" for each in whole.values())
    print(f"\nOf {len(faults)} faults, make test caught {quick}, and all tests {later} of the others.")
    for name, outcome in {**short, **whole}.items():
        if outcome.kind in ("broken", "endless"):
            print(f"Try {name} again: it's {outcome.kind}.")
    return int(bool(short) and quick < ENOUGH * (quick + later))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.planted_faults",
        description=planted_faults.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="faults to try, by default all")
    parser.add_argument(
        "--suite",
        choices=("short", "all", "both"),
        default="both",
        help="the tests of make test, all tests, or all for what make test misses (the default)",
    )
    parser.add_argument("--tests", metavar="REVISION", help="take all tests from another revision")
    parser.add_argument("--jobs", type=int, default=1, help="how many faults to try at a time (1)")
    parser.add_argument("--limit", type=float, default=600, help="seconds for the tests of an area (600)")
    parser.add_argument("--again", action="store_true", help="also what earlier runs have tried")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
