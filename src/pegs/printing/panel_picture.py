"""Pictures of panels, in hole spacings: colored ones for paper and for rings, and one with its measures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, pi, tan

from pegs.core.geometry import OUTER, Box, Point
from pegs.core.svg import circle, el, group, moved, num, picture, through
from pegs.look import PALETTE, PAPER
from pegs.printing.board_picture import painted_hole, start_area
from pegs.printing.drawing import outline_path
from pegs.printing.full_size import label
from pegs.printing.panel import Panel, ring_of

TINTS = (PAPER.wood, "#e9d0a2")
"""Neighboring panels have different tints."""
BLUE, BLUE_TINT = PALETTE.peg["B"], "#dbe1f5"
"""The marks of a panel that isn't painted for a player."""


def panel_picture(panel: Panel, color: str | None = None, tint: str = TINTS[0], edge: float = 0.07) -> str:
    """A panel as SVG elements, painted in a seat's color; bare without one."""
    wood = el(
        "path",
        d=outline_path(panel.outline),
        fill=tint,
        stroke=PALETTE.wood_edge,
        stroke_width=edge,
        stroke_linejoin="round",
    )
    groove = through([panel.track[0], (-panel.board.side_length + 0.75, 0)])
    line: dict[str, str | float | None] = {
        "stroke": PALETTE.groove,
        "fill": "none",
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }
    parts = [wood, el("path", d=groove, stroke_width=0.11, **line)]
    parts.append(el("path", d=_chevrons(panel.board.side_length), stroke_width=0.1, **line))
    if color is not None:
        parts.append(_painted(panel, PALETTE.peg[color]))
    parts += [circle(hole, 0.2, fill=PALETTE.hole) for hole in panel.track]
    if color is not None:
        parts += [painted_hole(hole) for hole in (*panel.home, *panel.start)]
    return "".join(parts)


def _chevrons(length: int) -> str:
    """Three small arrows for the way of play, as on a board."""
    firsts = (-0.72 * length - (k - 1) * 0.42 for k in range(3))
    return "".join(through([(x + 0.13, 0.88), (x - 0.13, 0.64), (x + 0.13, 0.4)]) for x in firsts)


def _painted(panel: Panel, fill: str) -> str:
    start = moved((-panel.plan.u, -panel.plan.d), start_area(panel.board.pegs, fill), turn=135)
    home = el(
        "path", d=outline_path(panel.paint["home"]), fill=fill, stroke=PALETTE.inlay_edge, stroke_width=0.08
    )
    spots = [outline_path(panel.paint[name]) for name in ("in_spot", "out_spot")]
    rims = (el("path", d=d, fill="none", stroke=PALETTE.inlay_edge, stroke_width=0.3) for d in spots)
    lines = (el("path", d=d, fill="none", stroke=fill, stroke_width=0.2) for d in spots)
    return "".join((start, home, *rims, *lines))


def ring_picture(panel: Panel, count: int, colors: Sequence[str | None], width_mm: float) -> str:
    """A ring of panels with the seats' colors by side; None is an empty side."""
    half = panel.board.side_length / 2
    down = half / tan(pi / count)
    placed = [
        group(
            moved((half, down), panel_picture(panel, color, TINTS[k % 2], edge=0.1)),
            transform=f"rotate({num(360 * k / count)})",
        )
        for k, color in enumerate(colors)
    ]
    reach = max(abs(value) for outline in ring_of(panel, count) for value in outline.bounds) + 0.2
    box = Box(-reach, -reach, 2 * reach, 2 * reach)
    if not panel.is_paper:
        return picture(box, *placed, width_mm=width_mm)
    # Every panel of paper lies on the one before it, so the first one's key is drawn again on the last.
    clip = el("clipPath", circle((half, down), 1.0), id="key")
    return picture(box, *placed, group(placed[0], clip_path="url(#key)"), width_mm=width_mm, defs=clip)


# -- with measures ----------------------------------------------------------------------------------------


def measured_box(panel: Panel) -> Box:
    """The part of the plane that the picture with measures shows."""
    length, depth = panel.board.side_length, panel.wide.depth
    return Box(-length - 1.6, -depth - 0.15, length + 2.6, depth + 3.4)


def measured_picture(panel: Panel, spaces: str, width_mm: float) -> str:
    """A panel with its measures in millimeters. ``spaces`` is the text under the track."""
    length, box = panel.board.side_length, measured_box(panel)
    unit = box.width / width_mm
    marks = (outline_path(panel.paint[name]) for name in ("home", "start", "in_spot", "out_spot"))
    grounds = (BLUE_TINT, BLUE_TINT, "none", "none")
    return picture(
        box,
        el(
            "path", d=outline_path(panel.outline), fill="#f5e2c0", stroke=PALETTE.wood_edge, stroke_width=0.07
        ),
        *(
            el("path", d=d, fill=ground, stroke=BLUE, stroke_width=0.05)
            for d, ground in zip(marks, grounds, strict=True)
        ),
        _center_line(length),
        *(
            circle(
                hole.point,
                panel.size.hole_radius / panel.size.pitch,
                fill="#fff",
                stroke="#333",
                stroke_width=0.04,
            )
            for hole in panel.holes
        ),
        *_measures(panel, unit, spaces),
        width_mm=width_mm,
    )


def _center_line(length: int) -> str:
    path = through([(0.0, 0.0), (-float(length), 0.0)])
    return el(
        "path", d=path, stroke=PALETTE.wood_edge, stroke_width=0.04, stroke_dasharray="0.45 0.2 0.05 0.2"
    )


def _measures(panel: Panel, unit: float, spaces: str) -> Iterator[str]:
    length, wide, pitch = panel.board.side_length, panel.wide, panel.size.pitch
    left, _, right, _ = panel.outline.bounds
    narrow = -length + 2.4
    back = wide.end + 2 * wide.sweep
    first = -float(ceil(min(back, length - 1)))
    yield _vertical(narrow, -OUTER, OUTER, 2 * OUTER * pitch, unit)
    across = -min(back - 0.5, length - 3.4)
    yield _vertical(across, -wide.depth, OUTER, panel.width, unit, reach=(-wide.end + 0.6, across + 1.9))
    yield _horizontal(first, first + 1, 1.67, f"{pitch:g}", unit, from_y=0.25)
    yield _horizontal(-length, 0, 2.14, spaces, unit, from_y=0.25)
    yield _horizontal(left, right, 2.9, f"{right * pitch - left * pitch:.1f}", unit, from_y=1.4)
    deepest = min(panel.home, key=lambda hole: (hole[1], -hole[0]))
    yield _vertical(-1.4, deepest[1], 0, -deepest[1] * pitch, unit, reach=(deepest[0] + 0.2, -1.25))
    beside = -panel.plan.u - 1.5
    yield _vertical(
        beside, -panel.plan.d, 0, panel.plan.d * pitch, unit, reach=(beside - 0.15, -panel.plan.u)
    )


def _length_text(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _vertical(
    x: float, top: float, bottom: float, value: float, unit: float, reach: tuple[float, float] | None = None
) -> str:
    """A measure beside the panel; ``reach`` is how far the line at its top goes to both sides."""
    first, last = reach or (x - 0.15, x + 0.15)
    lines = f"M{num(x)} {num(top)}V{num(bottom)}"
    lines += f"M{num(min(first, x - 0.12))} {num(top)}H{num(max(last, x + 0.12))}"
    lines += f"M{num(x - 0.12)} {num(bottom)}H{num(x + 0.12)}"
    words = moved((x, (top + bottom) / 2), _boxed(_length_text(value), (0, 0), unit), turn=90)
    return _line(lines) + words


def _horizontal(x0: float, x1: float, y: float, words: str, unit: float, from_y: float) -> str:
    lines = f"M{num(x0)} {num(y)}H{num(x1)}"
    lines += "".join(f"M{num(x)} {num(from_y)}V{num(y + 0.15)}" for x in (x0, x1))
    lines += "".join(
        f"M{num(x - s * 0.09)} {num(y + 0.09)}L{num(x + s * 0.09)} {num(y - 0.09)}"
        for x, s in ((x0, 1), (x1, 1))
    )
    return _line(lines) + _boxed(words, ((x0 + x1) / 2, y), unit)


def _line(d: str) -> str:
    return el("path", d=d, stroke=PALETTE.primary, stroke_width=0.04, fill="none")


def _boxed(words: str, at: Point, unit: float) -> str:
    """Words on a white ground that interrupts the line."""
    size = 3.1 * unit
    width = (0.58 * len(words) + 0.5) * size
    ground = el(
        "rect", x=at[0] - width / 2, y=at[1] - 0.62 * size, width=width, height=1.24 * size, fill="#fff"
    )
    return ground + label(words, at, size, fill=PALETTE.primary)
