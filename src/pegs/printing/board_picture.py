"""A board on paper: wood, track, painted marks and holes, in hole spacings, as on the screen but flat.

Shapes and measures are those of the client's ``board/wood.ts`` and ``board/marks.ts``; wood is light, without
grain and shadow. Positions are those of `pegs.core.geometry`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import atan2, cos, degrees, pi, radians, sin, sqrt, tan

from pegs.core.board import Place, Seat
from pegs.core.geometry import OUTER, Layout, Point, start_reach
from pegs.core.svg import circle, el, group, moved, num, ring_path, through, xy
from pegs.look import PALETTE, PAPER
from pegs.printing.peg_picture import peg

FINE = 6
"""Points of an outline per hole spacing."""
TALL_CORNER = 2.2
"""The radius of the free middle's corners on a tall board."""
SOLID = 2.6
"""A smaller free middle is filled with wood."""

Pegs = Mapping[Seat, Sequence[Place]]
"""The places of pegs by seat, each place once for ``START``."""


def board_picture(layout: Layout, colors: Sequence[str], pegs: Pegs | None = None) -> str:
    """A whole board as SVG elements. ``colors`` are letters by seat."""
    return wood(layout) + marks(layout, colors) + pegs_on_board(layout, colors, pegs or {})


def wood(layout: Layout) -> str:
    """The wood with its edge, the groove of the track, the corners, and arrows for the way of play."""
    sides = range(layout.board.sides)
    line = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    band = ring_at(layout, -OUTER) + ("" if layout.opening < SOLID else _opening(layout))
    chevrons = "".join(_chevrons(layout, side) for side in sides)
    return "".join(
        (
            el("path", d=band, fill=PAPER.wood, fill_rule="evenodd"),
            el("path", d=band, stroke=PALETTE.wood_edge, stroke_width=0.1, **line),
            el("path", d=ring_at(layout, 0), stroke=PALETTE.groove, stroke_width=0.11, **line),
            el("path", d=chevrons, stroke=PALETTE.groove, stroke_width=0.1, **line),
            *(_corner(layout, side) for side in sides),
        )
    )


def ring_at(layout: Layout, d: float) -> str:
    """The path along the whole track at a depth."""
    length, bend = layout.board.side_length, layout.track.bend
    steps = [k / FINE for k in range(length * FINE)]
    bent = [u for u in steps if not bend + 1 / FINE < u < length - bend - 1 / FINE]  # lines need only ends
    points = [layout.track.at(side, u, d) for side in range(layout.board.sides) for u in bent]
    return through(points, closed=True)


def _opening(layout: Layout) -> str:
    """The edge of the free middle: the sides moved in by the wood's depth, with round corners."""
    track = layout.track
    radius = opening_radius(layout)
    pieces = []
    for side in range(layout.board.sides):
        turn = track.corners[(side - layout.viewer_side) % layout.board.sides - 1]
        before, after = _line(layout, side - 1), _line(layout, side)
        corner, cut = _crossing(*before, *after), radius * tan(turn / 2)
        (_, way), (_, way2) = before, after
        start = corner[0] - way[0] * cut, corner[1] - way[1] * cut
        end = corner[0] + way2[0] * cut, corner[1] + way2[1] * cut
        pieces.append(f"{'L' if side else 'M'}{xy(start)}A{num(radius)} {num(radius)} 0 0 1 {xy(end)}")
    return "".join(pieces) + "Z"


def opening_radius(layout: Layout) -> float:
    """The radius of the free middle's corners."""
    round_corner = TALL_CORNER if layout.is_tall else max(layout.track.radius - layout.depth, 1.5)
    return min(round_corner, layout.opening * 0.9)


def _line(layout: Layout, side: int) -> tuple[Point, Point]:
    """A side's line at the wood's depth: a point on it, and its direction."""
    side %= layout.board.sides
    turn = layout.track.turns[(side - layout.viewer_side) % layout.board.sides]
    return layout.track.at(side, layout.board.side_length / 2, layout.depth), (-cos(turn), -sin(turn))


def _crossing(a: Point, way_a: Point, b: Point, way_b: Point) -> Point:
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = (dx * way_b[1] - dy * way_b[0]) / (way_a[0] * way_b[1] - way_a[1] * way_b[0])
    return a[0] + way_a[0] * t, a[1] + way_a[1] * t


def way_marks(length: int) -> tuple[float, float]:
    """Where the small arrows on a side begin and end, with some room around them."""
    return 0.72 * length - 0.75, 0.72 * length + 0.75


def _chevrons(layout: Layout, side: int) -> str:
    """Three small arrows in the direction of play."""
    drawn = []
    for k in range(3):
        u = 0.72 * layout.board.side_length + (k - 1) * 0.42
        corners = ((-0.13, -0.88), (0.13, -0.64), (-0.13, -0.4))
        drawn.append(through([layout.track.at(side, u + du, d) for du, d in corners]))
    return "".join(drawn)


def _corner(layout: Layout, side: int) -> str:
    at, inward = layout.track.at(side, 0), layout.track.at(side, 0, 1)
    turn = degrees(atan2(inward[1] - at[1], inward[0] - at[0]))
    square = through(_square(at, turn, 0.5), closed=True)
    return el("path", d=square, fill=PAPER.corner, stroke=PALETTE.groove, stroke_width=0.08)


def _square(at: Point, turn: float, reach: float) -> list[Point]:
    """A square's corners, the first one at an angle in degrees."""
    angles = [radians(turn) + k * pi / 2 for k in range(4)]
    return [(at[0] + reach * cos(angle), at[1] + reach * sin(angle)) for angle in angles]


def marks(layout: Layout, colors: Sequence[str]) -> str:
    """The painted homes, starts, in-spots and out spots of all seats, and every hole."""
    board = layout.board
    painted = [at for side in board.sides_of_seats for at in (*layout.home(side), *layout.start(side))]
    return "".join(
        (
            *(_seat_marks(layout, seat, colors[seat]) for seat in range(board.players)),
            *(circle(at, 0.2, fill=PALETTE.hole) for at in layout.ring),
            *(painted_hole(at) for at in painted),
        )
    )


def painted_hole(at: Point) -> str:
    """A hole in a painted mark, with a light ring."""
    return circle(at, 0.2, fill=PALETTE.peg_dark, stroke=PALETTE.peg_light, stroke_width=0.05)


def _seat_marks(layout: Layout, seat: Seat, color: str) -> str:
    board, fill = layout.board, PALETTE.peg[color]
    out = layout.ring[board.out_spots[seat]]
    square = through(_square(out, facing(layout, seat), 0.66), closed=True)
    return "".join(
        (
            _start(layout, seat, fill),
            _home(layout, seat, fill),
            _edged(ring_path(layout.ring[board.in_spots[seat]], 0.6), fill),
            _edged(square, fill),
        )
    )


def facing(layout: Layout, seat: Seat) -> float:
    """The direction from the middle of the board to a seat's side, in degrees; 0 is to the right."""
    side, plan = layout.board.sides_of_seats[seat], layout.plan
    (cx, cy), (ox, oy) = (layout.track.at(side, plan.u, d) for d in (plan.d, plan.d - 1))
    return degrees(atan2(oy - cy, ox - cx))


def _start(layout: Layout, seat: Seat, fill: str) -> str:
    side, plan = layout.board.sides_of_seats[seat], layout.plan
    shape = start_area(layout.board.pegs, fill)
    return moved(layout.track.at(side, plan.u, plan.d), shape, turn=facing(layout, seat) + 45)


def start_area(pegs: int, fill: str) -> str:
    """The painted area around a start cluster at (0, 0); its track is at 45 degrees to the axes."""
    reach = start_reach(pegs) + 0.62
    edge: dict[str, str | float | None] = {"stroke": PALETTE.inlay_edge, "stroke_width": 0.08}
    if pegs > 5:
        return el("circle", r=reach, fill=fill, **edge)
    half = max(reach / sqrt(2) + 0.05, 0.8)
    return el("rect", x=-half, y=-half, width=2 * half, height=2 * half, rx=0.42, fill=fill, **edge)


def _home(layout: Layout, seat: Seat, fill: str) -> str:
    holes = layout.home(layout.board.sides_of_seats[seat])
    d = through(holes if len(holes) > 1 else (*holes, *holes))
    line = {"d": d, "fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return el("path", stroke=PALETTE.inlay_edge, stroke_width=1.22, **line) + el(
        "path", stroke=fill, stroke_width=1.06, **line
    )


def _edged(d: str, fill: str) -> str:
    """A line in a seat's color with an outline."""
    line = {"d": d, "fill": "none", "stroke_linejoin": "round"}
    return el("path", stroke=PALETTE.inlay_edge, stroke_width=0.3, **line) + el(
        "path", stroke=fill, stroke_width=0.2, **line
    )


def pegs_on_board(layout: Layout, colors: Sequence[str], pegs: Pegs) -> str:
    """Pegs in their holes, those in start one by one, from the top of the picture to its bottom."""
    pictures: list[tuple[float, str]] = []
    for seat, places in pegs.items():
        start = iter(layout.start(layout.board.sides_of_seats[seat]))
        for place in places:
            at = next(start) if place < 0 else layout.hole(seat, place)
            pictures.append((at[1], moved(at, peg(colors[seat]))))
    return group(*(body for _, body in sorted(pictures)))
