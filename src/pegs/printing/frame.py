"""The fixed frame: the board of the screen in wood, of one plank a side, joined by butterfly keys.

All planks of a board are alike. A plank runs from a seam half a hole before its hole 0 to the next seam. Both
point to the middle of the board, and half a butterfly is cut out of each. Lengths are in hole spacings, and
points those of a `Layout` with the plank's side at the bottom.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import atan2, cos, degrees, hypot, pi, sin, sqrt

from pegs.core.board import Board
from pegs.core.errors import UnbuildableError
from pegs.core.geometry import OUTER, Layout, Point, gap, nearest, smallest, start_reach
from pegs.i18n import translate
from pegs.printing.board_picture import SOLID
from pegs.printing.drawing import Drawing, below
from pegs.printing.outline import Outline, Pen, circle, ribbon
from pegs.printing.panel import MIN_WOOD, RIBBON, RING_MARK, SQUARE_MARK
from pegs.printing.sizes import Size
from pegs.printing.tiles import check_room

KEY_LENGTH, KEY_WIDTH, KEY_WAIST = 1.04, 0.64, 0.26
"""The butterfly key across the seam, along it at its ends, and along it in the middle."""


@dataclass(frozen=True)
class Frame:
    """A whole board of planks, in a size.

    Boards of two or three sides, whose seams would run through holes, are in one piece.
    """

    board: Board
    size: Size

    @cached_property
    def layout(self) -> Layout:
        """The places of all holes."""
        return Layout(self.board)

    @cached_property
    def holes(self) -> tuple[Point, ...]:
        """The holes of a plank: track, home, start."""
        layout = self.layout
        return (*layout.ring[: self.board.side_length], *layout.home(0), *layout.start(0))

    @cached_property
    def is_solid(self) -> bool:
        """Whether the planks meet in the middle, because hardly any opening would be left."""
        return self.layout.opening < SOLID

    @property
    def _turn(self) -> float:
        return 2 * pi / self.board.sides

    @cached_property
    def _seam(self) -> tuple[Point, Point]:
        """The outer and the inner end of the seam before the plank."""
        outer = self.layout.track.at(0, -0.5, -OUTER)
        if self.is_solid:
            return outer, (0.0, 0.0)
        reach = self._opening_toward(outer) / hypot(*outer)
        return outer, (outer[0] * reach, outer[1] * reach)

    # -- the opening ------------------------------------------------------------------------------------

    @cached_property
    def _round(self) -> tuple[Point, float]:
        """The arc of the opening's corner before the plank: its center and its radius."""
        track, opening = self.layout.track, self.layout.opening
        radius = min(max(track.radius - self.layout.depth, 1.5), opening * 0.9)
        corner = track.at(0, 0)
        reach = (opening - radius) / cos(self._turn / 2) / hypot(*corner)
        return (corner[0] * reach, corner[1] * reach), radius

    def _opening_toward(self, point: Point) -> float:
        """The radius of the opening in the direction of a point near the corner before the plank."""
        (x, y), radius = self._round
        center = hypot(x, y)
        off = abs(_angle(point) - _angle((x, y)))
        inside = radius**2 - (center * sin(off)) ** 2
        if inside >= 0:
            reach = center * cos(off) + sqrt(inside)
            if atan2(reach * sin(off), reach * cos(off) - center) <= self._turn / 2:
                return reach
        return self.layout.opening / cos(self._turn / 2 - off)

    def _draw_opening(self, pen: Pen) -> None:
        """Draw the plank's edge along the opening, against play."""
        _, inner = self._seam
        center, radius = self._round
        off = _angle((inner[0] - center[0], inner[1] - center[1])) - _angle(center)
        half = self._turn / 2
        first = _at(center, radius, _angle(center) + half)
        if off > -half + 1e-9:
            pen.arc(_turned(center, self._turn), -degrees(off + half)).line(first)
            pen.arc(center, -degrees(half - off))
        else:
            pen.line(first).arc(center, -degrees(2 * half)).line(inner)

    # -- the plank --------------------------------------------------------------------------------------

    @cached_property
    def key_middle(self) -> Point | None:
        """The middle of the butterfly key in the seam before the plank; None if there's no room for one.

        It's the place on the seam with the most wood around it.
        """
        outer, inner = self._seam
        holes = [*self.holes, *(_turned(hole, -self._turn) for hole in self.holes)]
        spots = [_between(outer, inner, k / 40) for k in range(1, 40)]
        if self.is_solid:
            holes.append(inner)

        def room(spot: Point) -> float:
            ends = min(gap(spot, outer), gap(spot, inner)) - KEY_WIDTH / 2
            return min(
                ends, nearest([spot], holes) - KEY_LENGTH / 2 - self.size.hole_radius / self.size.pitch
            )

        best = max(spots, key=room)
        return best if room(best) * self.size.pitch >= MIN_WOOD else None

    @cached_property
    def plank(self) -> Outline:
        """The edge of a plank."""
        track, length = self.layout.track, self.board.side_length
        (outer, inner), end = self._seam, self._turn
        half = length - track.bend
        pen = Pen(outer)
        pen.arc(track.at(0, track.bend, track.radius), degrees((track.bend + 0.5) / track.radius))
        if track.straight > 1e-9:
            pen.line(track.at(0, half, -OUTER))
        pen.arc(track.at(0, half, track.radius), degrees((track.bend - 0.5) / track.radius))
        pen.line(*(_turned(point, end) for point in self._notch(1)), _turned(inner, end))
        if not self.is_solid:
            self._draw_opening(pen)
        return pen.line(*reversed(self._notch(-1))).close()

    def _notch(self, side: int) -> list[Point]:
        """Half the butterfly at the seam before the plank, from outside to inside.

        ``side`` is -1 for the half in the plank, 1 for the half in the one before it.
        """
        if self.key_middle is None:
            return []
        outer, inner = self._seam
        length = gap(outer, inner)
        ax, ay = (inner[0] - outer[0]) / length, (inner[1] - outer[1]) / length
        waist, end, across = KEY_WAIST / 2, KEY_WIDTH / 2, side * KEY_LENGTH / 2
        corners = ((-waist, 0.0), (-end, across), (end, across), (waist, 0.0))
        x, y = self.key_middle
        return [(x + a * ax - b * ay, y + a * ay + b * ax) for a, b in corners]

    @cached_property
    def key(self) -> Outline:
        """The edge of a butterfly key, smaller than its hole by the play."""
        w, n, h = KEY_WIDTH / 2, KEY_WAIST / 2, KEY_LENGTH / 2
        whole = Pen((-w, -h)).line((w, -h), (n, 0), (w, h), (-w, h), (-n, 0)).close()
        return whole.grown(-self.size.play / self.size.pitch / 2)

    @cached_property
    def paint(self) -> tuple[Outline, ...]:
        """The painted marks of a plank."""
        layout, board = self.layout, self.board
        plan = layout.plan
        middle, outward = (layout.track.at(0, plan.u, d) for d in (plan.d, plan.d - 1))
        toward = _angle((outward[0] - middle[0], outward[1] - middle[1]))
        reach = start_reach(board.pegs) + 0.62
        start = circle(middle, reach) if board.pegs > 5 else _square(middle, max(reach + 0.07, 1.13), toward)
        return (
            ribbon(layout.home(0), RIBBON),
            start,
            circle(layout.ring[board.in_spot], RING_MARK),
            _square(layout.ring[board.out_spot], SQUARE_MARK, toward),
        )

    @cached_property
    def least_wood(self) -> float:
        """The least wood between a hole and the plank's edge, in millimeters."""
        nearest_hole = min(self.plank.distance(hole) for hole in self.holes)
        return nearest_hole * self.size.pitch - self.size.hole_radius

    @cached_property
    def least_between(self) -> float:
        """The least wood between two holes of the board, in millimeters."""
        sides = self.board.sides_of_seats
        private = [hole for side in sides for hole in (*self.layout.home(side), *self.layout.start(side))]
        return smallest([*self.layout.ring, *private]) * self.size.pitch - self.size.hole

    @property
    def is_one_piece(self) -> bool:
        """Whether the board is cut from one plank, because seams would run through holes."""
        return self.least_wood < MIN_WOOD and self.is_solid

    @cached_property
    def whole(self) -> tuple[Outline, ...]:
        """The edges of the board in one piece."""
        track, sides = self.layout.track, self.board.sides
        pen = Pen(track.at(0, track.bend, -OUTER))
        for side in range(sides):
            end = self.board.side_length - track.bend
            if track.straight > 1e-9:
                pen.line(track.at(side, end, -OUTER))
            pen.arc(track.at(side, end, track.radius), 360 / sides)
        return (pen.close(),)

    def drawing(self) -> Drawing:
        """One plank, and one key if there is room for keys, in millimeters; or the board in one piece."""
        drill = self.size.hole_radius / self.size.pitch
        if self.is_one_piece:
            private = self.holes[self.board.side_length :]
            turns = [self._turn * side for side in self.board.sides_of_seats]
            holes = [
                *self.layout.ring,
                *(_turned(hole, turn) for hole in private for turn in turns),
            ]
            paint = tuple(each.moved(turn, 0, 0) for turn in turns for each in self.paint)
            return Drawing(self.whole, tuple((h, drill) for h in holes), paint).scaled(self.size.pitch)
        plank = Drawing((self.plank,), tuple((hole, drill) for hole in self.holes), self.paint)
        if self.key_middle is None:
            return plank.scaled(self.size.pitch)
        return below((plank, Drawing((self.key,), ())), 0.5).scaled(self.size.pitch)


def build_frame(board: Board, size: Size) -> Frame:
    """The frame for a board in a size. Raises UnbuildableError if a hole would have too little wood."""
    frame = Frame(board, size)
    check_room(frame.layout)
    if frame.layout.plan.d < 0:
        raise UnbuildableError(translate("frame-start-beside", sides=board.sides, length=board.side_length))
    wood = frame.least_between if frame.is_one_piece else min(frame.least_wood, frame.least_between)
    if wood < MIN_WOOD:
        raise UnbuildableError(translate("frame-little-wood", wood=round(max(wood, 0.0), 1), least=MIN_WOOD))
    return frame


def _angle(point: Point) -> float:
    return atan2(point[1], point[0])


def _at(center: Point, radius: float, angle: float) -> Point:
    return center[0] + radius * cos(angle), center[1] + radius * sin(angle)


def _turned(point: Point, turn: float) -> Point:
    x, y = point
    return x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _square(middle: Point, reach: float, toward: float) -> Outline:
    corners = [_at(middle, reach, toward + k * pi / 2) for k in range(4)]
    return Pen(corners[0]).line(*corners[1:]).close()
