"""A chart as it is drawn: SVG elements from the top of the page down."""

from __future__ import annotations

from html import escape

from pegs.analysis.chart_style import FONT, INK, LINE, PAPER

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
        """Write a text; ``anchor`` says which part of it is at ``x``."""
        self.elements.append(
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{color}" text-anchor="{anchor}"'
            f' font-weight="{weight}" stroke="{PAPER}" stroke-width="3" paint-order="stroke">'
            f"{escape(text)}</text>"
        )

    def box(self, x: float, y: float, width: float, height: float, color: str, title: str = "") -> None:
        """Fill a rectangle; ``title`` shows when the mouse is over it."""
        inside = f"<title>{escape(title)}</title>" if title else ""
        self.elements.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{max(height, 0):.1f}"'
            f' fill="{color}">{inside}</rect>'
        )

    def line(
        self, x1: float, y1: float, x2: float, y2: float, color: str = LINE, width: float = 1, dash: str = ""
    ) -> None:
        """Draw a line."""
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        self.elements.append(
            f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{color}"'
            f' stroke-width="{width}"{dashes}/>'
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
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
            f' width="{WIDTH}" height="{height}" role="img" font-family="{FONT}">\n'
            f"<title>{escape(title)}</title>\n<desc>{escape(description)}</desc>\n"
            f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>\n'
            + "\n".join(self.elements)
            + "\n</svg>\n"
        )
