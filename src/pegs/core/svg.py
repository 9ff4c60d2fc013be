"""SVG as text: elements with attributes, paths through points, numbers rounded to a thousandth or a tenth."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import cos, pi, sin
from xml.sax.saxutils import quoteattr

from pegs.core.geometry import Box, Point


def num(value: float) -> str:
    """A number, rounded, in the shortest form: ``1.5``, never ``-0``."""
    return f"{round(value, 3) + 0:g}" if abs(value) < 1000 else f"{round(value, 3):.10g}"


def tenths(value: float) -> str:
    """A number with one decimal, for charts: ``1.0``."""
    return f"{value:.1f}"


def xy(point: Point) -> str:
    """A point of a path."""
    return f"{num(point[0])} {num(point[1])}"


def el(name: str, *children: str, **attributes: str | float | None) -> str:
    """An element. An underscore in an attribute's name stands for a hyphen; None leaves an attribute out."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(value if isinstance(value, str) else num(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(children)}</{name}>" if children else f"<{name}{written}/>"


def text(content: str, at: Point, **attributes: str | float | None) -> str:
    """A line of text that begins at a point, or is centered there with ``text_anchor="middle"``."""
    return el("text", escape(content), x=at[0], y=at[1], **attributes)


def circle(at: Point, r: float, **attributes: str | float | None) -> str:
    """A circle."""
    return el("circle", cx=at[0], cy=at[1], r=r, **attributes)


def group(*children: str, **attributes: str | float | None) -> str:
    """Elements with common attributes."""
    return el("g", *children, "", **attributes)


def moved(at: Point, *children: str, turn: float = 0.0, scale: float = 1.0) -> str:
    """Elements moved from (0, 0) to a point, turned by degrees and scaled around it."""
    parts = [f"translate({xy(at)})"]
    parts += [f"rotate({num(turn)})"] if turn else []
    parts += [f"scale({num(scale)})"] if scale != 1 else []
    return group(*children, transform=" ".join(parts))


def through(points: Sequence[Point], closed: bool = False) -> str:
    """The path of straight lines through points."""
    return f"M{'L'.join(map(xy, points))}{'Z' if closed else ''}"


def ring_path(at: Point, r: float) -> str:
    """The path of a circle."""
    left, right = xy((at[0] - r, at[1])), xy((at[0] + r, at[1]))
    arc = f"A{num(r)} {num(r)} 0 1 1 "
    return f"M{left}{arc}{right}{arc}{left}Z"


def star(at: Point, points: int, outer: float, inner: float) -> str:
    """The path of a star with this many points between two radii."""
    corners = []
    for k in range(2 * points):
        angle, r = pi * k / points, inner if k % 2 else outer
        corners.append((at[0] + r * sin(angle), at[1] - r * cos(angle)))
    return through(corners, closed=True)


def document(*children: str, **attributes: str | float | None) -> str:
    """A whole SVG."""
    return el("svg", *children, xmlns="http://www.w3.org/2000/svg", **attributes)


def chart(width: int, height: int, *children: str, **attributes: str | float | None) -> str:
    """A whole SVG of a size in pixels."""
    return document(*children, viewBox=f"0 0 {width} {height}", width=width, height=height, **attributes)


def picture(box: Box, *children: str, width_mm: float, defs: str = "") -> str:
    """A whole SVG that shows a rectangle at a width in millimeters."""
    return document(
        el("defs", defs) if defs else "",
        *children,
        width=f"{num(width_mm)}mm",
        height=f"{num(width_mm * box.height / box.width)}mm",
        viewBox=f"{num(box.x)} {num(box.y)} {num(box.width)} {num(box.height)}",
    )
