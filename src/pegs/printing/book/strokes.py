"""What happens on a board, as SVG: ways with every hole counted, flights, bursts, crosses, and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from pegs.core.geometry import Point
from pegs.core.svg import circle, el, group, moved, star, text, through, xy
from pegs.look import PALETTE, PAPER

BOW = 0.22
"""How far a flight bends, as a share of its length."""
STOP = 0.5
"""How far before its end a flight stops, so that the hole is seen."""
BESIDE_PEG = 0.5
"""How far from its beginning a flight starts if another peg is in that hole by now."""


def way(points: Sequence[Point]) -> str:
    """A peg's way from hole to hole, with a light dot for every hole it counts."""
    line = {"d": through(points), "fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    dots = (
        circle(at, 0.2, fill=PALETTE.peg_light, stroke=PALETTE.peg_dark, stroke_width=0.07)
        for at in points[1:]
    )
    return group(
        el("path", stroke=PALETTE.peg_dark, stroke_width=0.32, **line),
        el("path", stroke=PALETTE.peg_light, stroke_width=0.2, **line),
        *dots,
    )


def ghost(at: Point, color: str) -> str:
    """Where a peg was: its outline, dashed."""
    outline = circle(
        at,
        0.42,
        fill=PALETTE.peg_light,
        fill_opacity=0.92,
        stroke=PALETTE.peg_dark,
        stroke_width=0.06,
        stroke_dasharray="0.18 0.12",
    )
    return outline + circle(at, 0.2, fill=PALETTE.peg[color], fill_opacity=0.45)


def burst(at: Point) -> str:
    """A peg is hit here."""
    return el(
        "path",
        d=star(at, 10, 1.0, 0.66),
        fill=PALETTE.burst,
        stroke=PALETTE.peg_dark,
        stroke_width=0.07,
        stroke_linejoin="round",
    )


def cross(at: Point) -> str:
    """The turn fails here."""
    x, y = at
    r = 0.2
    strokes = through([(x - r, y - r), (x + r, y + r)]) + through([(x + r, y - r), (x - r, y + r)])
    ring = circle(at, 0.44, fill="#ffffff", stroke=PAPER.forbidden, stroke_width=0.12)
    return ring + el("path", d=strokes, stroke=PAPER.forbidden, stroke_width=0.14, stroke_linecap="round")


def number(count: int, at: Point) -> str:
    """A number in a dark disc."""
    label = text(
        str(count),
        (0, 0.29),
        font_size=0.82,
        font_family="Nunito",
        font_weight=900,
        text_anchor="middle",
        fill="#ffffff",
    )
    return moved(at, circle((0, 0), 0.56, fill=PALETTE.ink, stroke="#ffffff", stroke_width=0.09), label)


def flight_points(
    begin: Point, end: Point, bow: float = BOW, stop: float = STOP, start: float = 0.0
) -> list[Point]:
    """Points along a flight, which bends to the left of its direction by a share of its length.

    It leaves out ``start`` of its length at the beginning, and ``stop`` at the end.
    """
    dx, dy = end[0] - begin[0], end[1] - begin[1]
    length = hypot(dx, dy) or 1.0
    first, last = min(0.5, start / length), max(0.0, 1 - stop / length)
    control = ((begin[0] + end[0]) / 2 + dy * bow, (begin[1] + end[1]) / 2 - dx * bow)
    return [_on_curve(begin, control, end, first + k / 24 * (last - first)) for k in range(25)]


def _on_curve(a: Point, b: Point, c: Point, t: float) -> Point:
    one = 1 - t
    return tuple(one * one * p + 2 * one * t * q + t * t * r for p, q, r in zip(a, b, c, strict=True))  # type: ignore[return-value]


def flight(points: Sequence[Point], both: bool = False) -> str:
    """A striped arrow: a peg is carried there; with ``both``, another one comes the same way back."""
    shaft = points[1:-1] if both else points[:-1]
    line = {"d": through(shaft), "fill": "none", "stroke_linecap": "butt"}
    return group(
        el("path", stroke=PALETTE.peg_dark, stroke_width=0.26, **line),
        el("path", stroke=PALETTE.burst, stroke_width=0.16, stroke_dasharray="0.42 0.2", **line),
        _head(points[-3], points[-1]),
        *([_head(points[2], points[0])] if both else []),
    )


def _head(before: Point, tip: Point) -> str:
    """The head of an arrow that comes from a point."""
    (x0, y0), (x, y) = before, tip
    length = hypot(x - x0, y - y0) or 1.0
    dx, dy = (x - x0) / length, (y - y0) / length
    corners = [(x + 0.1 * dx, y + 0.1 * dy)] + [
        (x - 0.62 * dx + side * 0.36 * dy, y - 0.62 * dy - side * 0.36 * dx) for side in (1, -1)
    ]
    return el(
        "path",
        d=f"M{xy(corners[0])}L{xy(corners[1])}L{xy(corners[2])}Z",
        fill=PALETTE.burst,
        stroke=PALETTE.peg_dark,
        stroke_width=0.08,
        stroke_linejoin="round",
    )
