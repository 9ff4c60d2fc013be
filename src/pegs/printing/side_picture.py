"""The small board of a reference card: one side, with numbers at its five places."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pegs.core.board import Board
from pegs.core.geometry import OUTER, Box, Layout, Point
from pegs.core.svg import circle, el, group, moved, picture, text
from pegs.look import PALETTE
from pegs.printing.board_picture import marks, wood

COLORS = "BYRGWNOKPI"
"""The colors of the seats, clockwise from the reader's."""
ARROW_ROOM = 5.0
"""The holes that the arrow needs after the start; a shorter side has only the small arrows on its track."""
WAY_WIDTH = 9.6
"""The room for the arrow's caption: its letters times the size of the text."""
RADIUS = 0.5
"""The radius of a number's disc."""
_FADE = 2.2
"""How far the top of the picture fades to white, in hole spacings."""


@dataclass(frozen=True)
class SidePicture:
    """The picture, its width and height in millimeters, and what it shows in words."""

    svg: str
    width: float
    height: float


def side_picture(board: Board, way: str, width_mm: float = 136.0, numbers: float = 1.0) -> SidePicture:
    """One side of a board with numbers: 1 start, 2 out spot, 3 in-spot, 4 home, 5 the corner.

    ``way`` is the caption of the arrow in the direction of play. A board of four sides stands for all.
    ``numbers`` above 1 makes the numbers larger, for a board that's printed small.
    """
    shown = replace(board, players=4, teams=2, sides=4)
    layout = Layout(shown)
    box = _box(layout, RADIUS * numbers)
    height = width_mm * box.height / box.width
    drawn = (
        group(wood(layout), marks(layout, COLORS)),
        _fade(box),
        _arrow(layout, way),
        *_numbers(layout, numbers),
    )
    return SidePicture(picture(box, *drawn, width_mm=width_mm, defs=_gradient()), width_mm, height)


def _box(layout: Layout, radius: float) -> Box:
    """The bottom of the board, as far up as home, start and some wood reach, and room for numbers."""
    bounds = layout.bounds
    top = layout.track.at(0, layout.board.side_length / 2, layout.depth + 0.6)[1]
    bottom = bounds.y + bounds.height + radius + 1
    right = max(bounds.x + bounds.width + 0.1, _below_corner(layout)[0] + radius + 0.1)
    return Box(bounds.x - 0.1, top, right - bounds.x + 0.1, bottom - top)


def _below_corner(layout: Layout) -> Point:
    """Where the number of the corner stands."""
    return layout.track.at(0, 0, -OUTER - 0.9)


def _gradient() -> str:
    stops = el("stop", offset=0, stop_color="#ffffff") + el(
        "stop", offset=1, stop_color="#ffffff", stop_opacity=0
    )
    return el("linearGradient", stops, id="fade", x1=0, y1=0, x2=0, y2=1)


def _fade(box: Box) -> str:
    return el("rect", x=box.x, y=box.y, width=box.width, height=_FADE, fill="url(#fade)")


def _arrow(layout: Layout, way: str) -> str:
    """An arrow to the left, the way of play, with its caption below it; empty if there's no room."""
    length = layout.board.side_length
    taken = max(layout.plan.u + 3.0, layout.board.out_spot + 1.5)
    if length - taken < ARROW_ROOM:
        return ""
    u = min((taken + length) / 2, length - 3.0)
    x, y = layout.track.at(0, u, 2.3)
    line = el(
        "path",
        d=f"M{x + 2.2:.2f} {y:.2f}H{x - 2.2:.2f}M{x - 1.6:.2f} {y - 0.5:.2f}L{x - 2.3:.2f} {y:.2f}"
        f"L{x - 1.6:.2f} {y + 0.5:.2f}",
        fill="none",
        stroke=PALETTE.ink2,
        stroke_width=0.16,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    if not way:
        return line
    words = text(
        way,
        (x, y + 1.2),
        font_size=min(0.78, WAY_WIDTH / len(way)),
        font_family="Nunito",
        font_weight=800,
        text_anchor="middle",
        fill=PALETTE.ink2,
    )
    return line + words


def _numbers(layout: Layout, scale: float) -> list[str]:
    board = layout.board
    foot = layout.bounds.y + layout.bounds.height + 0.85
    out, entry = layout.ring[board.out_spots[0]], layout.ring[board.in_spots[0]]
    corner = layout.track.at(0, 0)
    start = layout.track.at(0, layout.plan.u, layout.plan.d)
    home = layout.home(0)
    middle = home[min(layout.plan.inward, len(home)) - 1]
    below = _below_corner(layout)
    return [
        _leader(out, (out[0], foot), 0.45),
        _leader(entry, (entry[0], foot), 0.65),
        _leader(corner, below, 0.55),
        *(
            moved(at, _number(number), scale=scale)
            for number, at in enumerate((start, (out[0], foot), (entry[0], foot), middle, below), 1)
        ),
    ]


def _leader(at: Point, to: Point, gap: float) -> str:
    dx, dy = to[0] - at[0], to[1] - at[1]
    reach = (dx * dx + dy * dy) ** 0.5 or 1.0
    begin = at[0] + dx / reach * gap, at[1] + dy / reach * gap
    return el(
        "path",
        d=f"M{begin[0]:.2f} {begin[1]:.2f}L{to[0]:.2f} {to[1]:.2f}",
        stroke=PALETTE.ink,
        stroke_width=0.1,
    )


def _number(number: int) -> str:
    label = text(
        str(number),
        (0, 0.27),
        font_size=0.75,
        font_family="Nunito",
        font_weight=900,
        text_anchor="middle",
        fill="#ffffff",
    )
    return circle((0, 0), RADIUS, fill=PALETTE.ink, stroke="#ffffff", stroke_width=0.08) + label
