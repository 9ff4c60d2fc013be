"""What the benchmarks measured, for the report that bench/report.py makes of it.

Each benchmark adds its lines to the folder that the variable PEGS_BENCH names, as a file of JSON.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

FOLDER = "PEGS_BENCH"


@dataclass(frozen=True)
class Peer:
    """What was measured in the same run, for comparison."""

    name: str
    measured: float
    unit: str


@dataclass(frozen=True)
class Result:
    """A figure in ``unit``. If ``required`` isn't None, it has to be at least that, or ``at_most`` that."""

    name: str
    measured: float
    unit: str
    required: float | None
    peers: tuple[Peer, ...]
    at_most: bool = False

    @property
    def factor(self) -> float | None:
        """How many times as good as required; below 1 if it was missed."""
        if self.required is None:
            return None
        factor = self.measured / self.required
        return 1 / factor if self.at_most else factor

    @property
    def is_missed(self) -> bool:
        """Whether it isn't as good as required."""
        return self.factor is not None and self.factor < 1


@dataclass(frozen=True)
class Section:
    """The results of one benchmark, and the machine's load when it ended (None if there's no such figure)."""

    title: str
    load: float | None
    results: tuple[Result, ...]


def keep(title: str, results: Sequence[Result]) -> None:
    """Add the section of the benchmark that's running to the report, if there's to be one."""
    folder = os.environ.get(FOLDER)
    if folder:
        file = Path(folder) / f"{Path(sys.argv[0]).stem}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        section = Section(title, os.getloadavg()[0] if hasattr(os, "getloadavg") else None, tuple(results))
        file.write_text(json.dumps(asdict(section), indent=1), "utf-8")


def section_of(stored: dict[str, Any]) -> Section:
    """A section as `keep` stored it."""
    lines = [{**line, "peers": tuple(Peer(**peer) for peer in line["peers"])} for line in stored["results"]]
    return Section(stored["title"], stored["load"], tuple(Result(**line) for line in lines))


def figure(number: float) -> str:
    """A number with three digits or more; millions as such."""
    if number >= 1e6:
        return f"{number / 1e6:#.3g} M"
    return f"{number:,.0f}" if number >= 1000 else f"{number:.3g}"


def required_text(result: Result) -> str:
    """What was required, as text."""
    if result.required is None:
        return ""
    return f"{'at most' if result.at_most else 'at least'} {figure(result.required)}"


def peer_lines(result: Result) -> list[str]:
    """What was measured for comparison, as text."""
    return [f"{peer.name} {figure(peer.measured)} {peer.unit}" for peer in result.peers]


def load_text(section: Section) -> str:
    """How busy the machine was, as text."""
    return "" if section.load is None else f"load {section.load:.1f}"


def beside(results: tuple[Result, ...]) -> list[list[str]]:
    """What was measured for comparison with each result, as lines, unless the result before has the same."""
    befores = (None, *results)
    return [
        ["as above"] if before is not None and before.peers == each.peers else peer_lines(each)
        for before, each in zip(befores, results, strict=False)
    ]
