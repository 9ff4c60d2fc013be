"""Pictures at full size: one unit is a millimeter. Rulers to check a print, targets to join sheets by."""

from __future__ import annotations

from pegs.core.geometry import Box, Point
from pegs.core.svg import circle, el, group, num, picture, text, through
from pegs.look import PALETTE, PAPER

PRINTABLE = (190.0, 259.0)
"""The width and height that A4 and Letter can both print, in millimeters."""
INCH = 25.4
RULER_MM, RULER_INCHES = 100, 2
RULERS_HEIGHT = 11.0
GLUE = "#fbe7e4"
SEAM = PAPER.forbidden
FONT = "Nunito"


def label(content: str, at: Point, size: float, **attributes: str | float | None) -> str:
    """A line of bold text around a point, of a size in the picture's unit."""
    look: dict[str, str | float | None] = {"text_anchor": "middle", "fill": PALETTE.ink, "font_weight": 800}
    return text(
        content, (at[0], at[1] + size * 0.35), font_family=FONT, font_size=size, **(look | attributes)
    )


def full_size(box: Box, *children: str) -> str:
    """A picture whose unit is a millimeter on paper."""
    return picture(box, *children, width_mm=box.width)


def rulers() -> str:
    """A ruler of 100 mm and one of 2 in, side by side."""
    eighths = 8 * RULER_INCHES
    millimeters = _ruler((3, 1), RULER_MM, RULER_MM, (10, 5), labels=10, unit="mm")
    inches = _ruler(
        (PRINTABLE[0] - RULER_INCHES * INCH - 14, 1),
        RULER_INCHES * INCH,
        eighths,
        (8, 4),
        labels=1,
        unit="in",
    )
    return full_size(Box(0, 0, PRINTABLE[0], RULERS_HEIGHT), millimeters, inches)


def _ruler(at: Point, length: float, parts: int, marked: tuple[int, int], labels: int, unit: str) -> str:
    """A ruler of a length in equal parts, of which those in ``marked`` have longer ticks.

    Those with the longest are numbered in steps of ``labels``. The unit stands at the end.
    """
    x, y = at
    longest, longer = marked
    drawn = [f"M{num(x)} {num(y)}H{num(x + length)}"]
    numbers = []
    for k in range(parts + 1):
        tick = x + length * k / parts
        drawn.append(
            f"M{num(tick)} {num(y)}v{num(4.5 if k % longest == 0 else 3.0 if k % longer == 0 else 2.0)}"
        )
        if k % longest == 0:
            numbers.append(label(str(k // longest * labels), (tick, y + 7), 2.9))
    numbers.append(label(unit, (x + length + 1.6, y + 2.2), 2.9, text_anchor="start"))
    return el("path", d="".join(drawn), stroke=PALETTE.ink, stroke_width=0.2, fill="none") + "".join(numbers)


def target(at: Point, r: float = 2.2) -> str:
    """A target: two sheets that show it are joined so that both lie on each other."""
    x, y = at
    cross = f"M{num(x - 1.5 * r)} {num(y)}H{num(x + 1.5 * r)}M{num(x)} {num(y - 1.5 * r)}V{num(y + 1.5 * r)}"
    return group(circle(at, r), el("path", d=cross), fill="none", stroke=SEAM, stroke_width=0.2)


def seam(start: Point, end: Point) -> str:
    """The dashed line along which a sheet is cut, or laid on another."""
    return el(
        "path", d=through([start, end]), stroke=SEAM, stroke_width=0.3, stroke_dasharray="3 2", fill="none"
    )


def pricked_hole(at: Point, radius: float, reach: float) -> str:
    """A hole to drill: a circle, and a cross to prick its middle."""
    x, y = at
    cross = f"M{num(x - reach)} {num(y)}H{num(x + reach)}M{num(x)} {num(y - reach)}V{num(y + reach)}"
    return group(
        circle(at, radius),
        el("path", d=cross),
        fill="none",
        stroke=PALETTE.ink,
        stroke_width=0.25,
    )
