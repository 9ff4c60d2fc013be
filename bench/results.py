"""What the benchmarks measured, beside what was required: one table, JSON, and a chart.

Each benchmark adds its lines to the folder that the variable PEGS_BENCH names, one file of JSON for each.
This script puts them together as `report.json` and `report.svg` in that folder, and prints them.

    make bench
"""

from __future__ import annotations

import json
import math
import os
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from html import escape
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from measure import show

TITLE = "Measured, beside what was required"
FOLDER = "PEGS_BENCH"
REPORT = "report"
ROW, BARS, NAMES, FIGURES = 26, 260, 330, 210
TOP, MARGIN = 64, 24
WIDTH = NAMES + BARS + FIGURES + 2 * MARGIN
MOST = 4.0
"""The factor of what was required at which a bar ends."""
INK, SOFT, GOOD, MISSED = "#1f2933", "#66737f", "#2f6f9f", "#c2571a"


@dataclass(frozen=True)
class Result:
    """A figure, in ``unit``, that had to be at least ``required``, or ``at_most`` that.

    ``beside`` says what was measured in the same run, and what it came to.
    """

    name: str
    measured: float
    unit: str
    required: float
    beside: str
    at_most: bool = False

    @property
    def factor(self) -> float:
        """How many times as good as required; below 1 if it was missed."""
        factor = self.measured / self.required
        return 1 / factor if self.at_most else factor


def keep(results: Sequence[Result]) -> None:
    """Add the lines of the benchmark that's running to the report, if there's to be one."""
    folder = os.environ.get(FOLDER)
    if folder:
        file = Path(folder) / f"{Path(sys.argv[0]).stem}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps([asdict(result) for result in results], indent=1), "utf-8")


def collected(folder: Path) -> list[Result]:
    """The lines of all benchmarks."""
    files = [file for file in sorted(folder.glob("*.json")) if file.stem != REPORT]
    return [Result(**line) for file in files for line in json.loads(file.read_text("utf-8"))]


def figure(number: float) -> str:
    """A number with three digits or more."""
    return f"{number:,.0f}" if number >= 1000 else f"{number:.3g}"


def required_text(result: Result) -> str:
    """What was required, as text."""
    return f"{'at most' if result.at_most else 'at least'} {figure(result.required)}"


def chart(results: Iterable[Result]) -> str:
    """Bars from what was required, to the right if it was met; lengths are logarithms."""
    rows = list(results)
    height = TOP + ROW * len(rows) + MARGIN
    middle = MARGIN + NAMES + BARS / 3
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
        f' height="{height}" font-family="Helvetica, Arial, sans-serif" font-size="13" fill="{INK}">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="{MARGIN}" y="30" font-size="17" font-weight="bold">{TITLE}</text>',
        f'<text x="{middle}" y="{TOP - 8}" text-anchor="middle" fill="{SOFT}">required</text>',
        f'<path d="M{middle} {TOP}V{height - MARGIN}" stroke="{SOFT}"/>',
    ]
    for number, result in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        share = math.log(max(min(result.factor, MOST), 1 / MOST)) / math.log(MOST)
        length = share * BARS * (2 / 3 if share > 0 else 1 / 3)
        left, color = (middle, GOOD) if length >= 0 else (middle + length, MISSED)
        text = f"{figure(result.measured)} {result.unit}, {required_text(result)}"
        parts += [
            f'<text x="{MARGIN}" y="{y + 4:.0f}">{escape(result.name)}</text>',
            f'<rect x="{left:.1f}" y="{y - 8:.0f}" width="{abs(length):.1f}" height="16" fill="{color}"/>',
            f'<text x="{MARGIN + NAMES + BARS + 8}" y="{y + 4:.0f}" font-size="12">{escape(text)}</text>',
        ]
    return "\n".join([*parts, "</svg>\n"])


def main() -> None:
    folder = Path(os.environ.get(FOLDER, "build/bench"))
    folder.mkdir(parents=True, exist_ok=True)
    results = collected(folder)
    show(
        TITLE,
        ["", "measured", "required", "times as good", "beside it"],
        [
            [
                each.name,
                f"{figure(each.measured)} {each.unit}",
                required_text(each),
                f"{each.factor:.2f}",
                each.beside,
            ]
            for each in results
        ],
    )
    (folder / f"{REPORT}.json").write_text(json.dumps([asdict(each) for each in results], indent=1), "utf-8")
    (folder / f"{REPORT}.svg").write_text(chart(results), "utf-8")
    print(f"Also as JSON and as a chart: {folder}/{REPORT}.json, {folder}/{REPORT}.svg")
    missed = [each.name for each in results if each.factor < 1]
    print(f"Missed: {', '.join(missed)}" if missed else "Nothing was missed.")


if __name__ == "__main__":
    main()
