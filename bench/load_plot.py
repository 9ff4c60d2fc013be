"""The plot of `load.py`: curves over the number of tables, as SVG."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from pegs.core.svg import chart, el, tenths


@dataclass(frozen=True)
class Measured:
    """The result for a number of tables: times in seconds, memory in bytes, ``busy`` in cores."""

    tables: int
    turns: int
    half: float
    p95: float
    p99: float
    memory: int
    server_busy: float
    client_busy: float
    turn_cost: float
    """CPU seconds of the server per turn."""
    floor_cost: float
    """The same of the floor."""
    ratios: tuple[float, ...]
    """Server to floor, for each pair of rounds."""
    storm: float
    """From cutting all sockets at once until everyone has their view again."""


LIMIT = 0.1
"""Seconds within which 95% of turns must reach everyone."""


@dataclass(frozen=True)
class Panel:
    """One panel of the plot: a title, and curves (name, value, color) in ``unit``."""

    title: str
    unit: str
    step: float
    curves: Sequence[tuple[str, Callable[[Measured], float], str]]
    limit: float | None = None


GREEN, BLUE, RED = "#2a7f62", "#1f5fa8", "#b3402a"
PANELS = (
    Panel(
        "from a turn's command until everyone has it",
        "ms",
        50,
        (
            ("50 %", lambda each: 1000 * each.half, GREEN),
            ("95 %", lambda each: 1000 * each.p95, BLUE),
            ("99 %", lambda each: 1000 * each.p99, RED),
        ),
        1000 * LIMIT,
    ),
    Panel("busy", "cores", 0.25, (("server", lambda each: each.server_busy, BLUE),)),
    Panel("memory", "MiB", 50, (("tables", lambda each: each.tables * each.memory / 2**20, BLUE),)),
    Panel("all sockets cut until everyone is back", "s", 1, (("storm", lambda each: each.storm, RED),)),
)
WIDTH, HIGH, LEFT, RIGHT, ABOVE = 640, 130, 70, 60, 34
"""Pixels: HIGH is the height of a panel's plot area, ABOVE the space for its title."""


def _panel(panel: Panel, measured: Sequence[Measured], top: float) -> list[str]:
    most = max(each.tables for each in measured)
    values = [value(each) for _, value, _ in panel.curves for each in measured]
    ticks = math.ceil(max(*values, panel.limit or 0) / panel.step)

    def x_of(tables: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * tables / most

    def y_of(value: float) -> float:
        return top + ABOVE + HIGH * (1 - value / (ticks * panel.step))

    right = WIDTH - RIGHT
    lines = [el("text", escape(panel.title), x=LEFT, y=top + 18, font_weight="bold")]
    for tick in range(ticks + 1):
        y = y_of(tick * panel.step)
        lines.append(el("path", d=f"M{LEFT} {tenths(y)}H{right}", stroke="#ddd"))
        words = f"{tick * panel.step:g} {panel.unit}"
        lines.append(el("text", escape(words), x=LEFT - 8, y=tenths(y + 4), text_anchor="end"))
    if panel.limit is not None:
        limit = f"M{LEFT} {tenths(y_of(panel.limit))}H{right}"
        lines.append(el("path", d=limit, stroke="#555", stroke_dasharray="5 4"))
    for each in measured:
        x, y = x_of(each.tables), top + ABOVE + HIGH + 16
        lines.append(el("text", str(each.tables), x=tenths(x), y=y, text_anchor="middle"))
    for name, value, color in panel.curves:
        points = [(x_of(each.tables), y_of(value(each))) for each in measured]
        way = " ".join(f"{tenths(x)},{tenths(y)}" for x, y in points)
        lines.append(el("polyline", points=way, fill="none", stroke=color, stroke_width=2))
        x, y = points[-1]
        lines.append(el("text", escape(name), x=tenths(x + 6), y=tenths(y + 4), fill=color))
    return lines


def plot(measured: Sequence[Measured], file: Path) -> None:
    """Write the plot."""
    each_high = ABOVE + HIGH + 26
    panels = [line for k, panel in enumerate(PANELS) for line in _panel(panel, measured, k * each_high)]
    height = len(PANELS) * each_high + 20
    paper = el("rect", width="100%", height="100%", fill="white")
    legend = el("text", "tables of four people, one turn per second each", x=LEFT, y=height - 8)
    body = "\n".join(["", paper, *panels, legend, ""])
    file.write_text(chart(WIDTH, height, body, font_family="sans-serif", font_size=12) + "\n", "utf-8")
