"""Name plates on a board in a rule book: past each start, or beside the wood of a board that's too small."""

from __future__ import annotations

from math import cos, radians, sin

from pegs.core.board import Seat
from pegs.core.geometry import OUTER, Layout, Plate, Point
from pegs.core.svg import el, moved, text
from pegs.look import PALETTE
from pegs.printing.peg_picture import peg
from pegs.printing.side_picture import COLORS

BESIDE, PLATE_BESIDE = 1.0, 4.9
"""The distance and the width of name plates beside the wood, in hole spacings."""


def plate(layout: Layout, seat: Seat, name: str) -> str:
    """A name plate with a peg, past the start, or beside the wood of a board that's too small for that."""
    (x, y), angle, width = plate_spot(layout, layout.board.sides_of_seats[seat])
    shape = el(
        "rect",
        x=-width / 2,
        y=-0.85,
        width=width,
        height=1.7,
        rx=0.85,
        fill=PALETTE.paper,
        stroke=PALETTE.wood_edge,
        stroke_width=0.07,
    )
    size = min(1.15, (width - 1.9) / max(1, 0.58 * len(name)))
    label = text(
        name,
        (0.55, size * 0.36),
        font_size=size,
        font_family="Nunito",
        font_weight=800,
        text_anchor="middle",
        fill=PALETTE.ink,
    )
    sign = moved((-width / 2 + 0.85, 0), peg(COLORS[seat]))
    return moved((x, y), shape, sign, label, turn=angle)


def plate_spot(layout: Layout, side: int) -> Plate:
    """Where a side's name plate is."""
    past_start = layout.plate(side)
    if past_start.width:
        return past_start
    middle = layout.track.at(side, layout.board.side_length / 2, -OUTER - BESIDE)
    return Plate(middle, past_start.angle, PLATE_BESIDE)


def has_plates_beside(layout: Layout) -> bool:
    """Whether the board is so small that its plates are beside the wood."""
    return not layout.plate(layout.viewer_side).width


def plate_points(layout: Layout, side: int) -> list[Point]:
    """Points all over a plate."""
    (x, y), angle, width = plate_spot(layout, side)
    dx, dy = cos(radians(angle)), sin(radians(angle))
    along = [k * width / 8 for k in range(-4, 5)]
    return [(x + dx * u - dy * v, y + dy * u + dx * v) for u in along for v in (-0.5, 0.5)]
