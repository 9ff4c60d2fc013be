"""What was measured, beside what was required and what the peers did: a table, JSON, and a chart.

Reads the files of the named benchmarks from the folder that the variable PEGS_BENCH names, writes
`report.json` and `report.svg` there, and prints the table. Fails if something required was missed.

    make bench
"""

from __future__ import annotations

import json
import os
import platform
import sys
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parent))

from report_chart import chart
from results import FOLDER, Result, Section, beside, figure, load_text, required_text, section_of

TITLE = "Measured, beside what was required"
REPORT = "report"
WIDTH = 175
"""Characters of the table, wherever it's printed."""


def machine() -> dict[str, str]:
    """What the figures were measured on, and when."""
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "processor": processor(),
        "cores": f"{os.cpu_count()} cores",
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"Python {platform.python_version()}",
    }


def processor() -> str:
    """The processor's name, if the system says it."""
    file = Path("/proc/cpuinfo")
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def verdict(result: Result) -> str:
    """How many times as good as required, as text."""
    if result.factor is None:
        return ""
    return f"{result.factor:.2f}{' missed' if result.is_missed else ''}"


def show_sections(sections: list[Section]) -> None:
    """Print the table."""
    table = Table(title=TITLE, title_justify="left")
    for name in ("", "measured", "required", "times as good", "in the same run"):
        justify: Literal["left", "right"] = "right" if name == "times as good" else "left"
        table.add_column(name, justify=justify, no_wrap=True)
    for section in sections:
        table.add_row(f"[bold]{section.title}[/]", "", "", "", f"[dim]{load_text(section)}[/]")
        for each, peers in zip(section.results, beside(section.results), strict=True):
            measured = f"{figure(each.measured)} {each.unit}"
            table.add_row(f"  {each.name}", measured, required_text(each), verdict(each), "\n".join(peers))
        table.add_section()
    Console(width=WIDTH).print(table)


def main(names: list[str]) -> None:
    folder = Path(os.environ.get(FOLDER, "build/bench"))
    files = [file for name in names if (file := folder / f"{name}.json").exists()]
    sections = [section_of(json.loads(file.read_text("utf-8"))) for file in files]
    here = machine()
    show_sections(sections)
    report = {"machine": here, "sections": [asdict(section) for section in sections]}
    (folder / f"{REPORT}.json").write_text(json.dumps(report, indent=1), "utf-8")
    (folder / f"{REPORT}.svg").write_text(chart(TITLE, ", ".join(here.values()), sections), "utf-8")
    print(f"Also as JSON and as a chart: {folder}/{REPORT}.json, {folder}/{REPORT}.svg")
    missed = [each.name for section in sections for each in section.results if each.is_missed]
    if missed:
        sys.exit(f"Missed: {', '.join(missed)}")
    print("Nothing was missed.")


if __name__ == "__main__":
    main(sys.argv[1:])
