"""Lines over a run of training, as SVG: for notebooks and reports."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from math import ceil, floor, isfinite, log10
from pathlib import Path

from pegs.analysis.chart_style import FONT, INK, LINE, PAPER, SOFT, TEAM_COLORS
from pegs.core.errors import UsageError
from pegs.core.svg import chart, el, tenths
from pegs.i18n import translate

WIDTH, HEIGHT = 640, 360
_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 120, 48, 48
_DASHES = ("", "8 4", "2 3", "10 3 2 3")
"""Lines differ by these too, not by color alone."""
_MAX_TICKS = 5

Point = tuple[float, float]


@dataclass
class LineChart:
    """A chart of lines; notebooks show it as a picture.

    >>> chart = LineChart("Practice", x="games", y="won")
    >>> chart.add("a learner", [0.5, 0.6, 0.8], [100, 200, 300])
    >>> chart.svg()[:4]
    '<svg'
    """

    title: str
    x: str
    y: str
    lines: list[tuple[str, tuple[Point, ...]]] = field(default_factory=list, repr=False)

    def add(self, name: str, values: Sequence[float], at: Sequence[float] | None = None) -> None:
        """Add a line through these values, at these places or at 1, 2, 3 ...

        Raises UsageError if there are fewer than two, not as many places, or one that isn't finite.
        """
        at = range(1, len(values) + 1) if at is None else at
        if len(values) < 2 or len(at) != len(values) or not all(map(isfinite, (*values, *at))):
            raise UsageError(translate("study-line", name=name, values=len(values), places=len(at)))
        self.lines.append((name, tuple((float(x), float(y)) for x, y in zip(at, values, strict=True))))

    def svg(self) -> str:
        """The chart as SVG. Raises UsageError if it has no lines."""
        if not self.lines:
            raise UsageError(translate("study-no-lines"))
        points = [point for _, line in self.lines for point in line]
        across = _Scale.of([x for x, _ in points], _LEFT, WIDTH - _RIGHT)
        upward = _Scale.of([y for _, y in points], HEIGHT - _BOTTOM, _TOP)
        parts = [_text(_LEFT, 26, self.title, "start", INK, 15), *self._axes(across, upward)]
        for number, (name, line) in enumerate(self.lines):
            color = TEAM_COLORS[number % len(TEAM_COLORS)]
            path = " ".join(f"{tenths(across(x))},{tenths(upward(y))}" for x, y in line)
            dash = _DASHES[number % len(_DASHES)]
            parts.append(
                el("polyline", points=path, fill="none", stroke=color, stroke_width=2, stroke_dasharray=dash)
            )
            last_x, last_y = line[-1]
            parts.append(_text(across(last_x) + 6, upward(last_y) + 4, name, "start", color))
        title, paper = el("title", escape(self.title)), el("rect", width=WIDTH, height=HEIGHT, fill=PAPER)
        return chart(WIDTH, HEIGHT, title, paper, *parts, role="img", font_family=FONT)

    def write(self, file: str | Path) -> None:
        """Write the chart as SVG or PNG, by the file's ending. Raises UsageError if that fails."""
        from pegs.analysis.chart import write_chart

        write_chart(self.svg(), Path(file))

    def _repr_svg_(self) -> str:
        return self.svg()

    def _axes(self, across: _Scale, upward: _Scale) -> list[str]:
        """Grid lines with their numbers, and what the numbers mean."""
        parts = []
        for mark in upward.ticks:
            parts.append(_line(_LEFT, upward(mark), WIDTH - _RIGHT, upward(mark)))
            parts.append(_text(_LEFT - 8, upward(mark) + 4, f"{mark:g}", "end", SOFT))
        for mark in across.ticks:
            parts.append(_text(across(mark), HEIGHT - _BOTTOM + 18, f"{mark:,g}", "middle", SOFT))
        parts.append(_text((_LEFT + WIDTH - _RIGHT) / 2, HEIGHT - 10, self.x, "middle", SOFT))
        parts.append(_text(_LEFT - 8, _TOP - 10, self.y, "end", SOFT))
        return parts


@dataclass(frozen=True)
class _Scale:
    """From values to a coordinate of the picture; round numbers at the ends."""

    low: float
    step: float
    steps: int
    start: float
    end: float

    @classmethod
    def of(cls, values: Sequence[float], start: float, end: float) -> _Scale:
        low, high = min(values), max(values)
        rough = (high - low or 1) / _MAX_TICKS
        power = 10.0 ** floor(log10(rough))
        step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough * (1 - 1e-9))
        first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
        return cls(first * step, step, max(last - first, 1), start, end)

    @property
    def ticks(self) -> list[float]:
        """The round numbers."""
        return [round(self.low + k * self.step, 10) for k in range(self.steps + 1)]

    def __call__(self, value: float) -> float:
        share = (value - self.low) / (self.step * self.steps)
        return self.start + share * (self.end - self.start)


def _text(x: float, y: float, text: str, anchor: str, color: str, size: int = 12) -> str:
    at = {"x": tenths(x), "y": tenths(y)}
    return el("text", escape(text), **at, font_size=size, fill=color, text_anchor=anchor)


def _line(x1: float, y1: float, x2: float, y2: float) -> str:
    return el("line", x1=tenths(x1), y1=tenths(y1), x2=tenths(x2), y2=tenths(y2), stroke=LINE)
