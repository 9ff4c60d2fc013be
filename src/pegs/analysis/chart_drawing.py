"""A chart as it is drawn: SVG elements from the top of the page down."""

from __future__ import annotations

from html import escape

from pegs.analysis.chart_style import FONT, INK, LINE, PAPER
from pegs.core.svg import chart, el, tenths

WIDTH = 880
MARGIN = 40


class ChartDrawing:
    """The elements drawn so far, and the height filled from the top."""

    def __init__(self) -> None:
        self.elements: list[str] = []
        self.y = 0.0

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: int = 13,
        color: str = INK,
        anchor: str = "start",
        weight: int = 400,
    ) -> None:
        """Write a line of text; ``anchor`` says which part of it is at ``x``."""
        self.elements.append(
            el(
                "text",
                escape(text),
                x=tenths(x),
                y=tenths(y),
                font_size=size,
                fill=color,
                text_anchor=anchor,
                font_weight=weight,
                stroke=PAPER,
                stroke_width=3,
                paint_order="stroke",
            )
        )

    def box(self, x: float, y: float, width: float, height: float, color: str, title: str = "") -> None:
        """Fill a rectangle; ``title`` shows when the mouse is over it."""
        inside = el("title", escape(title)) if title else ""
        width, height = max(width, 0), max(height, 0)
        self.elements.append(
            el(
                "rect",
                inside,
                x=tenths(x),
                y=tenths(y),
                width=tenths(width),
                height=tenths(height),
                fill=color,
            )
        )

    def line(
        self, x1: float, y1: float, x2: float, y2: float, color: str = LINE, width: float = 1, dash: str = ""
    ) -> None:
        """Draw a line."""
        ends = {"x1": tenths(x1), "y1": tenths(y1), "x2": tenths(x2), "y2": tenths(y2)}
        self.elements.append(
            el("line", **ends, stroke=color, stroke_width=width, stroke_dasharray=dash or None)
        )

    def interval(self, low: float, high: float, top: float, bottom: float) -> None:
        """Draw an interval across the page, with an end mark from ``top`` to ``bottom`` at each side."""
        middle = (top + bottom) / 2
        for width, color in ((4, PAPER), (1.6, INK)):
            self.line(low, middle, high, middle, color, width)
            self.line(low, top, low, bottom, color, width)
            self.line(high, top, high, bottom, color, width)

    def heading(self, text: str) -> None:
        """Begin a part below everything drawn so far."""
        self.y += 48
        self.text(MARGIN, self.y, text, 15, weight=600)
        self.y += 16

    def svg(self, title: str, description: str) -> str:
        """The drawing as a file."""
        height = round(self.y + MARGIN)
        lines = [
            "",
            el("title", escape(title)),
            el("desc", escape(description)),
            el("rect", width=WIDTH, height=height, fill=PAPER),
            *self.elements,
            "",
        ]
        return chart(WIDTH, height, "\n".join(lines), role="img", font_family=FONT) + "\n"
